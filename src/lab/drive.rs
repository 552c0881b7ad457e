//! Plays a battle without people: asks the opponents for orders until the battle is over.

use crate::battle::{CombatantId, Offer, Order, Outcome, SideId, Temper};
use crate::brain::{Level, Mind};
use crate::engine::{Awaiting, Battle, Decision};
use crate::rules::table::Table;
use crate::rules::table::answers::Judged;

/// Who plays: a level, and a temper if not that of each combatant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub level: Level,
    pub temper: Option<Temper>,
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Opponent {
        Opponent { level, temper: None }
    }
}

impl Opponent {
    /// The level, with the temper after a colon, as the command line takes it.
    pub fn name(&self) -> String {
        let temper = self.temper.iter().map(|temper| format!(":{}", temper.name));
        std::iter::once(self.level.word().to_owned()).chain(temper).collect()
    }
}

/// Which opponent decides for each combatant. A choice for the side comes first, then a choice for all sides, then
/// the scenario's opponent, then a soldier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opponents {
    by_side: Vec<Option<Opponent>>,
    for_all: Option<Opponent>,
}

impl Opponents {
    /// The scenario's opponents, and a soldier for combatants that have none.
    pub fn of_scenario() -> Opponents {
        Opponents::default()
    }

    /// The same opponent for every combatant.
    pub fn all(opponent: impl Into<Opponent>) -> Opponents {
        Opponents { by_side: Vec::new(), for_all: Some(opponent.into()) }
    }

    /// These opponents, with another opponent for one side.
    pub fn with(mut self, side: SideId, opponent: impl Into<Opponent>) -> Opponents {
        if self.by_side.len() <= side.index() {
            self.by_side.resize_with(side.index() + 1, || None);
        }
        self.by_side[side.index()] = Some(opponent.into());
        self
    }

    /// The level at which a combatant is played, and the temper if it is not their own.
    pub fn of(&self, table: &Table<'_>, who: CombatantId) -> (Level, Option<&Temper>) {
        if let Some(chosen) = self.chosen_for(table.side(who)) {
            return (chosen.level, chosen.temper.as_ref());
        }
        let from_scenario = table.body(who).and_then(|body| Level::at(&body.control));
        (from_scenario.unwrap_or(Level::Soldier), None)
    }

    /// The opponent who plays all of a side, whatever the scenario says.
    fn chosen_for(&self, side: SideId) -> Option<&Opponent> {
        self.by_side.get(side.index()).and_then(Option::as_ref).or(self.for_all.as_ref())
    }

    /// The next order, from the opponent whose turn it is to decide; `None` when the battle is over.
    pub fn decide(&self, battle: &Battle, mind: &mut Mind) -> Option<Order> {
        self.judge(battle, mind).map(Judged::into_order)
    }

    /// The next order with its permit, where the opponent has judged it.
    pub fn judge(&self, battle: &Battle, mind: &mut Mind) -> Option<Judged> {
        let Decision { awaiting, table, aims } = battle.decision()?;
        let (side, asked) = match awaiting {
            Awaiting::Over(_) => return None,
            Awaiting::Answer(Offer { to, .. }) => (table.side(to), Some(to)),
            Awaiting::Order(side) => (side, None),
        };
        let chosen = self.chosen_for(side);
        let (level, temper) = match chosen {
            Some(Opponent { level, temper }) => (*level, temper.as_ref()),
            None => self.of(&table, asked.or_else(|| table.candidates().next())?),
        };
        mind.impose(temper);
        let shares_level = |who| chosen.is_some() || self.of(&table, who) == (level, temper);
        Some(level.decide_among(&table.seen_by(side), aims, mind, shares_level))
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
