//! Nerves: what sides have heeded that shakes them, so that it does so once.

use serde::{Deserialize, Serialize};

use crate::battle::{Cause, SideId};

/// What sides have heeded.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nerves(Vec<(SideId, Cause)>);

impl Nerves {
    /// Whether a side has heeded something.
    pub fn have_heeded(&self, side: SideId, cause: Cause) -> bool {
        self.0.contains(&(side, cause))
    }

    /// Whether these may be the nerves of so many sides and combatants.
    pub fn are_of(&self, sides: usize, combatants: usize) -> bool {
        let is_there = |cause: Cause| match cause {
            Cause::LeaderKilled(who) | Cause::Deserted(who) | Cause::Frightened(who) | Cause::Called(who) => {
                who.index() < combatants
            }
            Cause::BattleBegins | Cause::FirstKilled | Cause::TidePlain | Cause::Asked => true,
        };
        self.0.iter().all(|(side, cause)| side.index() < sides && is_there(*cause))
    }

    /// Notes that a side has heeded something.
    pub fn heed(&mut self, side: SideId, cause: Cause) {
        if !self.have_heeded(side, cause) {
            self.0.push((side, cause));
        }
    }
}
