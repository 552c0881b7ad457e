//! The causes of morale checks that each side has noted, so that each cause counts once.

use serde::{Deserialize, Serialize};

use crate::battle::{Cause, SideId};
use crate::in_place::clone_in_place;

/// The causes of morale checks that sides have noted.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NotedCauses(Vec<(SideId, Cause)>);

clone_in_place! { NotedCauses(noted) }

impl NotedCauses {
    /// Whether a side has noted a cause.
    pub fn has_noted(&self, side: SideId, cause: Cause) -> bool {
        self.0.contains(&(side, cause))
    }

    /// Whether this fits so many sides and combatants.
    pub fn are_of(&self, sides: usize, combatants: usize) -> bool {
        let is_there = |cause: Cause| match cause {
            Cause::LeaderKilled(who) | Cause::Deserted(who) | Cause::Frightened(who) | Cause::Called(who) => {
                who.index() < combatants
            }
            Cause::BattleBegins | Cause::FirstKilled | Cause::TidePlain | Cause::Asked => true,
        };
        self.0.iter().all(|(side, cause)| side.index() < sides && is_there(*cause))
    }

    /// How many causes have been noted.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The causes that have been noted after so many others, each with the side that it shakes.
    pub fn after(&self, count: usize) -> impl Iterator<Item = (SideId, Cause)> {
        self.0.iter().skip(count).copied()
    }

    /// Notes a cause for a side.
    pub fn note(&mut self, side: SideId, cause: Cause) {
        if !self.has_noted(side, cause) {
            self.0.push((side, cause));
        }
    }
}
