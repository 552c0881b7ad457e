//! Plays a battle without people: asks the opponents for orders until the battle is over.

use crate::battle::{CombatantId, Offer, Order, Outcome, SideId};
use crate::brain::{Mind, Profile};
use crate::engine::{Awaiting, Battle};
use crate::rules::table::Table;
use crate::rules::table::answers::Judged;

/// Which opponent decides for each combatant. A choice for the side comes first, then a choice for all sides, then
/// the scenario's opponent, then a soldier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profiles {
    by_side: Vec<Option<Profile>>,
    for_all: Option<Profile>,
}

impl Profiles {
    /// The scenario's opponents, and a soldier for combatants that have none.
    pub fn of_scenario() -> Profiles {
        Profiles::default()
    }

    /// The same opponent for every combatant.
    pub fn all(profile: Profile) -> Profiles {
        Profiles { by_side: Vec::new(), for_all: Some(profile) }
    }

    /// These profiles, with another opponent for one side.
    pub fn with(mut self, side: SideId, profile: Profile) -> Profiles {
        if self.by_side.len() <= side.index() {
            self.by_side.resize(side.index() + 1, None);
        }
        self.by_side[side.index()] = Some(profile);
        self
    }

    /// The opponent that decides for a combatant.
    pub fn of(&self, table: &Table<'_>, who: CombatantId) -> Profile {
        let chosen = self.by_side.get(table.side(who).index()).copied().flatten().or(self.for_all);
        let from_scenario = || table.body(who).and_then(|body| Profile::at(&body.control));
        chosen.or_else(from_scenario).unwrap_or(Profile::Soldier)
    }

    /// The next order, from the opponent whose turn it is to decide; `None` when the battle is over.
    pub fn decide(&self, battle: &Battle, mind: &mut Mind) -> Option<Order> {
        self.judge(battle, mind).map(Judged::into_order)
    }

    /// The next order with its permit, where the opponent has judged it.
    pub fn judge(&self, battle: &Battle, mind: &mut Mind) -> Option<Judged> {
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

/// Plays a battle to its end with opponents on every side.
///
/// # Panics
/// If an opponent gives an order that is not allowed, which is a bug in this program.
pub fn play_out(battle: &mut Battle, profiles: &Profiles, mind: &mut Mind) -> Outcome {
    while let Some(judged) = profiles.judge(battle, mind) {
        let order = judged.order().clone();
        if let Err(refusal) = battle.submit(judged) {
            panic!("an opponent ordered {order:?}: {refusal:?}");
        }
    }
    match battle.awaiting() {
        Some(Awaiting::Over(outcome)) => outcome,
        _ => Outcome::Draw,
    }
}
