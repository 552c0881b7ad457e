//! Every combatant rolls for a place in the order of play (`Initiative::Rolled`), some of them together where the
//! book says so (`Initiative::Shared`, `Initiative::Grouped`). Ties are rolled again and in the end settled by lot
//! (`Initiative::Ties`), traits may help (`Initiative::Traits`), and three heroes in a row may be kept apart
//! (`Initiative::Apart`). Then the combatants act one after the other.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::{
    Change, Check, Clause, CombatantId, Effect, Happening, Modifier, Purpose, Reason, Trait, clauses,
};
use crate::dice::{Rolled, Throw};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::initiative::RolledOrder;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

/// The most rolls for one place. Combatants who are tied after these draw lots, since dice may tie for ever.
pub const ROLLS_BEFORE_LOTS: usize = 20;

/// The rolls for an order of play.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OrderRolls {
    /// The rolls, in the order in which they are made.
    rolls: Vec<OrderRoll>,
    dice: (u8, u8),
    /// The place in `rolls` of the roll under way.
    rolling: Option<usize>,
    /// The places in `rolls` of those among whom a lot is being drawn.
    drawing: Vec<usize>,
    /// Heroes and their enemies, where three heroes in a row are kept apart.
    parted: Option<(Vec<CombatantId>, Vec<CombatantId>)>,
}

/// The roll of a combatant, or of several who share it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct OrderRoll {
    /// The combatants whose roll it is; the first of them rolls.
    who: SmallVec<[CombatantId; 1]>,
    /// What the first of them adds.
    bonus: i32,
    /// The rule behind it.
    clause: Clause,
    /// How many more dice than usual are rolled.
    more_dice: u8,
    /// Whether it goes before other rolls with the same number.
    wins_ties: bool,
    /// What has been rolled so far: the first roll, and those that broke ties.
    totals: Vec<i32>,
    /// How many lots were drawn before the one that fell on this roll, where one did.
    lot: Option<usize>,
}

impl RolledOrder {
    /// The rolls of everybody at the start, or of combatants who join later. Nobody else's place changes.
    pub fn rolls(&self, table: &Table<'_>, who: impl Iterator<Item = CombatantId>) -> OrderRolls {
        let mut rolls: Vec<OrderRoll> = Vec::new();
        for who in who {
            match rolls.iter_mut().find_map(|roll| Some((self.shared(table, roll, who)?, roll))) {
                Some((clause, roll)) => {
                    roll.who.push(who);
                    roll.clause = clause;
                }
                None => rolls.push(self.roll(table, who)),
            }
        }
        let keeps_apart = self.no_three_players_running && table.turn.phase == Phase::Opening;
        let parted = keeps_apart.then(|| {
            let heroes: Vec<_> = table.everybody().filter(|who| table.sheet(*who).hero).collect();
            let is_enemy = |who: &CombatantId| heroes.iter().any(|hero| table.is_enemy(*hero, *who));
            let enemies = table.everybody().filter(is_enemy).collect();
            (heroes, enemies)
        });
        OrderRolls { rolls, dice: self.dice, rolling: None, drawing: Vec::new(), parted }
    }

    fn roll(&self, table: &Table<'_>, who: CombatantId) -> OrderRoll {
        let bonus = table.sheet(who).blocks.of(Axis::Initiative).initiative.unwrap_or(0);
        let has = |held: Trait| table.has_trait(who, Axis::Initiative, held);
        let traits = self.traits.as_ref();
        let more_dice: u8 = traits.map_or(0, |traits| {
            let more = traits.more_dice.iter().filter(|(held, _)| has(*held)).map(|(_, more)| *more);
            more.fold(0, u8::saturating_add)
        });
        let wins_ties = traits.is_some_and(|traits| traits.ties.iter().any(|held| has(*held)));
        let clause =
            if more_dice > 0 { clauses::Initiative::Traits } else { clauses::Initiative::Rolled }.into();
        OrderRoll { who: smallvec![who], bonus, clause, more_dice, wins_ties, totals: Vec::new(), lot: None }
    }

    /// The rule by which a combatant shares a roll, if they do.
    fn shared(&self, table: &Table<'_>, roll: &OrderRoll, who: CombatantId) -> Option<Clause> {
        let first = *roll.who.first()?;
        let (one, other) = (table.sheet(first), table.sheet(who));
        if one.hero || other.hero || one.side != other.side {
            return None;
        }
        let is_against_heroes = |who| {
            let mut heroes = table.everybody().filter(|other| table.sheet(*other).hero).peekable();
            heroes.peek().is_none() || heroes.any(|hero| table.is_enemy(hero, who))
        };
        let is_grouped = self.grouped > 1 && is_against_heroes(who);
        let has_room = !is_grouped || roll.who.len() < usize::from(self.grouped);
        match (self.creatures_share, is_grouped) {
            (true, _) if one.creature == other.creature && has_room => {
                Some(clauses::Initiative::Shared.into())
            }
            (false, true) if has_room => Some(clauses::Initiative::Grouped.into()),
            _ => None,
        }
    }
}

impl OrderRoll {
    /// Puts two rolls in order: by the first roll, then by a trait that wins ties, then by the rolls that broke ties,
    /// then by lots. Rolls that only one of the two has made do not count yet.
    fn compare(&self, other: &OrderRoll) -> Ordering {
        let own = (self.totals.first(), self.wins_ties);
        let others = (other.totals.first(), other.wins_ties);
        let shared = self.totals.len().min(other.totals.len());
        // A roll on which no lot has fallen comes last.
        let lots = || match (self.lot, other.lot) {
            (Some(own), Some(other)) => other.cmp(&own),
            (own, other) => own.is_some().cmp(&other.is_some()),
        };
        own.cmp(&others).then_with(|| self.totals[..shared].cmp(&other.totals[..shared])).then_with(lots)
    }
}

impl OrderRolls {
    /// Continues with a roll.
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step<Self> {
        let drawn = std::mem::take(&mut self.drawing);
        match (self.rolling.take(), rolled) {
            (Some(place), Some(rolled)) => self.rolls[place].totals.push(rolled.total),
            (None, Some(rolled)) => self.fall_on(&drawn, rolled),
            (_, None) => {}
        }
        match self.next_to_roll() {
            Some(place) if self.rolls[place].totals.len() >= ROLLS_BEFORE_LOTS => {
                self.drawing = self.tied_with(place);
                let ask = self.lot();
                Step::Ask(self, ask)
            }
            Some(place) => {
                let ask = self.ask(place);
                self.rolling = Some(place);
                Step::Ask(self, ask)
            }
            None => Step::Done(Ending::of(self.settled())),
        }
    }

    /// The order that the rolls come to.
    fn settled(mut self) -> Vec<Effect> {
        self.rolls.sort_by(|one, other| other.compare(one));
        let places = self.rolls.iter().flat_map(|roll| roll.who.iter().map(|who| (*who, roll.totals[0])));
        let mut order: Vec<(CombatantId, i32)> = places.collect();
        let changes =
            self.parted.map(|(heroes, enemies)| part(&mut order, &heroes, &enemies)).unwrap_or_default();
        let tell =
            |(who, with)| Change::tell(Happening::ChangedPlaces { who, with }).by(clauses::Initiative::Apart);
        let mut effects: Vec<Effect> = changes.into_iter().map(tell).collect();
        effects.push(Change::Order { order }.by(clauses::Initiative::Rolled));
        effects
    }

    /// The first roll that has not been made, or that is tied and must be made once more.
    fn next_to_roll(&self) -> Option<usize> {
        let unrolled = self.rolls.iter().position(|roll| roll.totals.is_empty());
        unrolled.or_else(|| {
            let mut sorted: Vec<usize> = (0..self.rolls.len()).collect();
            // Puts tied rolls side by side, those with fewer rolls first.
            sorted.sort_by(|one, other| {
                let (one, other) = (&self.rolls[*one], &self.rolls[*other]);
                one.compare(other).then_with(|| one.totals.len().cmp(&other.totals.len()))
            });
            let are_tied =
                |pair: &&[usize]| self.rolls[pair[0]].compare(&self.rolls[pair[1]]) == Ordering::Equal;
            let tied = sorted.windows(2).filter(are_tied).flatten();
            tied.copied().min_by_key(|place| (self.rolls[*place].totals.len(), *place))
        })
    }

    /// The rolls that are tied with a roll, including that roll.
    fn tied_with(&self, place: usize) -> Vec<usize> {
        let is_tied = |other: &usize| self.rolls[*other].compare(&self.rolls[place]) == Ordering::Equal;
        (0..self.rolls.len()).filter(is_tied).collect()
    }

    /// A lot falls on one of the rolls among which it was drawn.
    fn fall_on(&mut self, drawn: &[usize], rolled: &Rolled) {
        let lots = self.rolls.iter().filter(|roll| roll.lot.is_some()).count();
        let number = usize::try_from(rolled.natural - 1).unwrap_or(0);
        if let Some(place) = drawn.get(number) {
            self.rolls[*place].lot = Some(lots);
        }
    }

    /// The lot to be drawn.
    fn lot(&self) -> Ask {
        // More rolls than a die has sides are tied together only where no roll can part them.
        let sides = u8::try_from(self.drawing.len()).unwrap_or(u8::MAX);
        Ask {
            who: None,
            purpose: Purpose::Lot,
            clause: clauses::Initiative::Ties.into(),
            check: Check::show(sides),
            matters: RelevantResult::Natural,
        }
    }

    fn ask(&self, place: usize) -> Ask {
        let roll = &self.rolls[place];
        let (count, sides) = (self.dice.0.saturating_add(roll.more_dice), self.dice.1);
        let throw = if count == 1 { Throw::one(sides) } else { Throw::Sum { count: count.into(), sides } };
        let mut check = Check::of(throw);
        if roll.bonus != 0 {
            check.bonuses.push(Modifier { why: Reason::Initiative, amount: roll.bonus });
        }
        let again = !roll.totals.is_empty();
        let clause = if again { clauses::Initiative::Ties.into() } else { roll.clause };
        Ask {
            who: roll.who.first().copied(),
            purpose: Purpose::Initiative,
            clause,
            check,
            matters: RelevantResult::Natural,
        }
    }
}

/// Lets the third of three heroes in a row change places with the next enemy after them, if there is one; each then
/// has the other's number. Returns who changed with whom.
fn part(
    order: &mut [(CombatantId, i32)],
    heroes: &[CombatantId],
    enemies: &[CombatantId],
) -> Vec<(CombatantId, CombatantId)> {
    let mut changes = Vec::new();
    for third in 2..order.len() {
        let runs = order[third - 2..=third].iter().all(|(who, _)| heroes.contains(who));
        let next = (third + 1..order.len()).find(|place| enemies.contains(&order[*place].0));
        if let Some(next) = next.filter(|_| runs) {
            let (hero, enemy) = (order[third].0, order[next].0);
            (order[third].0, order[next].0) = (enemy, hero);
            changes.push((hero, enemy));
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(numbers: &[u16]) -> Vec<CombatantId> {
        numbers.iter().copied().map(CombatantId).collect()
    }

    #[test]
    fn no_three_heroes_are_left_in_a_row_while_an_enemy_comes_after_them() {
        // Heroes are 0 to 3, enemies 4 to 6; every order of all seven, by Heap's algorithm.
        let (heroes, enemies) = (ids(&[0, 1, 2, 3]), ids(&[4, 5, 6]));
        let mut people: Vec<u16> = (0..7).collect();
        let mut counts = [0usize; 7];
        let mut at = 0;
        let judge = |people: &[u16]| {
            let scores = (0..).map(|lower| 20 - lower);
            let mut order: Vec<_> = ids(people).into_iter().zip(scores).collect();
            part(&mut order, &heroes, &enemies);
            assert!(order.iter().map(|(_, score)| *score).eq((14..=20).rev()), "places keep their numbers");
            for third in 2..order.len() {
                let runs = order[third - 2..=third].iter().all(|(who, _)| heroes.contains(who));
                let more = order[third + 1..].iter().any(|(who, _)| enemies.contains(who));
                assert!(!(runs && more), "{order:?}");
            }
        };
        judge(&people);
        while at < 7 {
            if counts[at] < at {
                let other = if at % 2 == 0 { 0 } else { counts[at] };
                people.swap(other, at);
                judge(&people);
                counts[at] += 1;
                at = 0;
            } else {
                counts[at] = 0;
                at += 1;
            }
        }
    }
}
