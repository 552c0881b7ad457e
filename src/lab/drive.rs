//! The driver of a battle without people: asks the opponents in charge until it is over.

use crate::battle::{CombatantId, Offer, Outcome, SideId};
use crate::brain::{Mind, Profile};
use crate::engine::{Awaiting, Battle};
use crate::rules::table::Table;

/// Who decides for whom: what somebody asked for by side, else the scenario's opponents, else the careful one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profiles {
    by_side: Vec<Option<Profile>>,
    for_all: Option<Profile>,
}

impl Profiles {
    /// The scenario's own opponents, and the careful one where it has none.
    pub fn of_scenario() -> Profiles {
        Profiles::default()
    }

    /// The same profile for everybody.
    pub fn all(profile: Profile) -> Profiles {
        Profiles { by_side: Vec::new(), for_all: Some(profile) }
    }

    /// These, with another profile for one side.
    pub fn with(mut self, side: SideId, profile: Profile) -> Profiles {
        if self.by_side.len() <= side.index() {
            self.by_side.resize(side.index() + 1, None);
        }
        self.by_side[side.index()] = Some(profile);
        self
    }

    /// The profile that decides for a combatant.
    pub fn of(&self, table: &Table<'_>, who: CombatantId) -> Profile {
        let asked = self.by_side.get(table.side(who).index()).copied().flatten().or(self.for_all);
        let own = || table.body(who).and_then(|body| Profile::at(body.control));
        asked.or_else(own).unwrap_or(Profile::Careful)
    }

    /// The order of whoever is to decide next; none when the battle is over.
    pub fn decide(&self, battle: &Battle, mind: &mut Mind) -> Option<crate::battle::Order> {
        let table = battle.table();
        let (side, first) = match battle.awaiting()? {
            Awaiting::Over(_) => return None,
            Awaiting::Answer(Offer { to, .. }) => (table.side(to), to),
            Awaiting::Order(side) => (side, table.candidates().next()?),
        };
        let profile = self.of(&table, first);
        let shares_profile = |who| self.of(&table, who) == profile;
        Some(profile.decide_among(&table.seen_by(side), battle.aims().list(), mind, shares_profile))
    }
}

/// Plays a battle to its end, everybody in the hands of opponents.
///
/// # Panics
/// If an opponent gives an order that is not permitted, which would be a fault of this program.
pub fn play_out(battle: &mut Battle, profiles: &Profiles, mind: &mut Mind) -> Outcome {
    while let Some(order) = profiles.decide(battle, mind) {
        if let Err(refusal) = battle.submit(order.clone()) {
            panic!("an opponent ordered {order:?}: {refusal:?}");
        }
    }
    match battle.awaiting() {
        Some(Awaiting::Over(outcome)) => outcome,
        _ => Outcome::Draw,
    }
}
