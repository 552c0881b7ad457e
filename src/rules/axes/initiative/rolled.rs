//! Everybody rolls for a place in the order of play (`Initiative::Rolled`); ties are rolled again
//! (`Initiative::Ties`). Then one goes after the other.

use serde::{Deserialize, Serialize};

use crate::battle::{Check, Clause, CombatantId, Effect, Part, Purpose, Reason, clauses};
use crate::dice::{Rolled, Throw};
use crate::rules::book::rulebook::{Axis, Unbuilt};
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// One combatant after the other, as rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RolledOrder {
    /// How many dice, of how many sides.
    pub dice: (u8, u8),
    /// Traits that bring more dice, or break ties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub traits: Option<Unbuilt>,
}

/// The rolls for an order of play.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OrderRolls {
    /// Those who roll, with what each has rolled so far: the first roll, and those that broke ties.
    rolls: Vec<(CombatantId, Vec<i32>)>,
    /// What each adds, and the dice.
    bonuses: Vec<i32>,
    dice: (u8, u8),
    /// The one whose roll is under way.
    rolling: Option<usize>,
}

impl RolledOrder {
    /// The rolls of everybody who is there.
    #[must_use]
    pub fn rolls(self, table: &Table<'_>, who: impl Iterator<Item = CombatantId>) -> OrderRolls {
        let rolls: Vec<_> = who.map(|who| (who, Vec::new())).collect();
        let bonus = |who: CombatantId| table.sheet(who).blocks.of(Axis::Initiative).initiative.unwrap_or(0);
        let bonuses = rolls.iter().map(|(who, _)| bonus(*who)).collect();
        OrderRolls { rolls, bonuses, dice: self.dice, rolling: None }
    }
}

impl OrderRolls {
    /// Goes on by one roll.
    #[must_use]
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step {
        if let (Some(place), Some(rolled)) = (self.rolling.take(), rolled) {
            self.rolls[place].1.push(rolled.total);
        }
        match self.next_to_roll() {
            Some(place) => {
                let ask = self.ask(place);
                self.rolling = Some(place);
                Step::Ask(Exchange::Order(self), ask)
            }
            None => {
                self.rolls.sort_by(|one, other| other.1.cmp(&one.1));
                let clause = Some(clauses::Initiative::Rolled.into());
                let order = self.rolls.into_iter().map(|(who, rolls)| (who, rolls[0])).collect();
                Step::Done(Ending::of(vec![Effect::Order { order, clause }]))
            }
        }
    }

    /// The first who has not rolled, or who is tied and has to roll once more to part with another.
    fn next_to_roll(&self) -> Option<usize> {
        let unrolled = self.rolls.iter().position(|(_, rolls)| rolls.is_empty());
        unrolled.or_else(|| {
            let times = |place: usize| self.rolls[place].1.len();
            let is_tied = |place: &usize| {
                let own = &self.rolls[*place].1;
                // Those tied after the same number of rolls roll together, so one lags behind by no more than one.
                let shares = |other: &(CombatantId, Vec<i32>)| {
                    let shared = own.len().min(other.1.len());
                    own[..shared] == other.1[..shared]
                };
                self.rolls.iter().filter(|other| shares(other)).count() > 1
            };
            (0..self.rolls.len()).filter(is_tied).min_by_key(|place| times(*place))
        })
    }

    fn ask(&self, place: usize) -> Ask {
        let (count, sides) = self.dice;
        let throw = if count == 1 { Throw::one(sides) } else { Throw::Sum { count: count.into(), sides } };
        let mut check = Check::of(throw);
        if self.bonuses[place] != 0 {
            check.bonuses.push(Part { why: Reason::Initiative, amount: self.bonuses[place] });
        }
        let again = !self.rolls[place].1.is_empty();
        let clause: Clause =
            if again { clauses::Initiative::Ties.into() } else { clauses::Initiative::Rolled.into() };
        Ask {
            who: Some(self.rolls[place].0),
            purpose: Purpose::Initiative,
            clause,
            check,
            matters: Matters::Natural,
        }
    }
}
