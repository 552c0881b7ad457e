//! Nerves: what sides have heeded that shakes them, so that it does so once.

use serde::{Deserialize, Serialize};

use crate::battle::{Cause, SideId};

/// What sides have heeded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nerves(Vec<(SideId, Cause)>);

impl Nerves {
    /// Whether a side has heeded something.
    #[must_use]
    pub fn have_heeded(&self, side: SideId, cause: Cause) -> bool {
        self.0.contains(&(side, cause))
    }

    /// Notes that a side has heeded something.
    pub fn heed(&mut self, side: SideId, cause: Cause) {
        if !self.have_heeded(side, cause) {
            self.0.push((side, cause));
        }
    }
}
