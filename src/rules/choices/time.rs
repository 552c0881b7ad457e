//! How long a round takes.

use serde::{Deserialize, Serialize};

use crate::battle::Phrase;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::{Named, Rule, Variant};

/// How long a round takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeRule {
    /// The seconds of one round.
    pub round_seconds: u16,
}

impl Rule for TimeRule {
    fn variant(&self) -> Named<'_> {
        Named::new("time", self)
    }
}

impl Variant for TimeRule {
    fn find_faults(&self, faults: &mut Faults) {
        if self.round_seconds == 0 {
            faults.error(Phrase::new("round-without-seconds"));
        }
    }
}
