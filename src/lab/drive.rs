//! Plays a battle without people: asks the opponents for orders until the battle is over.

use crate::battle::{CombatantId, Offer, Order, Outcome, SideId};
use crate::brain::{Level, Mind};
use crate::engine::{Awaiting, Battle};
use crate::rules::table::Table;
use crate::rules::table::answers::Judged;

/// Which opponent decides for each combatant. A choice for the side comes first, then a choice for all sides, then
/// the scenario's opponent, then a soldier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opponents {
    by_side: Vec<Option<Level>>,
    for_all: Option<Level>,
}

impl Opponents {
    /// The scenario's opponents, and a soldier for combatants that have none.
    pub fn of_scenario() -> Opponents {
        Opponents::default()
    }

    /// The same opponent for every combatant.
    pub fn all(level: Level) -> Opponents {
        Opponents { by_side: Vec::new(), for_all: Some(level) }
    }

    /// These opponents, with another opponent for one side.
    pub fn with(mut self, side: SideId, level: Level) -> Opponents {
        if self.by_side.len() <= side.index() {
            self.by_side.resize(side.index() + 1, None);
        }
        self.by_side[side.index()] = Some(level);
        self
    }

    /// The opponent that decides for a combatant.
    pub fn of(&self, table: &Table<'_>, who: CombatantId) -> Level {
        let chosen = self.by_side.get(table.side(who).index()).copied().flatten().or(self.for_all);
        let from_scenario = || table.body(who).and_then(|body| Level::at(&body.control));
        chosen.or_else(from_scenario).unwrap_or(Level::Soldier)
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
        let level = self.of(&table, first);
        let shares_level = |who| self.of(&table, who) == level;
        Some(level.decide_among(&table.seen_by(side), battle.aims().list(), mind, shares_level))
    }
}

/// Plays a battle to its end with opponents on every side.
///
/// # Panics
/// If an opponent gives an order that is not allowed, which is a bug in this program.
pub fn play_out(battle: &mut Battle, opponents: &Opponents, mind: &mut Mind) -> Outcome {
    while let Some(judged) = opponents.judge(battle, mind) {
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
