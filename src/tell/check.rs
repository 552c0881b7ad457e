//! Checks in words: the dice, the modifiers, the threshold, and why each part counts, with the rule that it comes from.
//! The same words serve for rolls made and for rolls to come.

use super::teller::{DICE, Teller};
use super::words::{say, yes_no};
use crate::battle::{Check, Clause, CombatantId, Modifier, Purpose, Reason, clauses};
use crate::dice::{Edge, Goal, Rolled, Throw};

/// The purpose of a check, and the clause that its whole line cites.
#[derive(Clone, Copy, Debug)]
pub struct About {
    pub purpose: Purpose,
    /// The clause that the line cites.
    pub clause: Option<Clause>,
}

impl Teller {
    /// A roll that was made: who rolled and why, each die, each modifier, the threshold, and the result.
    pub fn rolled(
        &self,
        who: Option<CombatantId>,
        purpose: Purpose,
        check: &Check,
        rolled: &Rolled,
        clause: Option<Clause>,
    ) -> String {
        // An attack that cannot miss needs no roll to hit, so its dice are only shown.
        let is_sure = check.goal == Goal::Show && check.threshold.is_empty();
        let event = if is_sure && matches!(purpose, Purpose::Attack { .. }) { "landed" } else { "rolled" };
        let told = self.check(check, Some(rolled), About { purpose, clause });
        let who = self.noun_or_somebody(who);
        let success = yes_no(rolled.succeeds);
        self.tell_as(
            event,
            &purpose,
            &[("who", who.into()), ("check", told.into()), ("success", success.into())],
        )
    }

    /// A check from its dice to its threshold, with its result if it was rolled.
    pub fn check(&self, check: &Check, rolled: Option<&Rolled>, about: About) -> String {
        let words = &self.words;
        let dice = self.dice(check, rolled, about);
        let bonuses = words.list(check.bonuses.iter().map(|part| self.part(part, about)));
        let roll = match (check.bonuses.is_empty(), rolled) {
            (true, _) => dice,
            (false, None) => say!(words, "roll-ahead", dice = dice, bonuses = bonuses),
            (false, Some(rolled)) => {
                say!(words, "roll-sum", dice = dice, bonuses = bonuses, total = rolled.total)
            }
        };
        match check.goal {
            Goal::Show => match check.threshold.first() {
                Some(part) => {
                    say!(words, "check-sure", roll = roll, why = self.cited(part.why, about, &[]))
                }
                None => roll,
            },
            Goal::Reach => say!(words, "check-reach", roll = roll, threshold = self.threshold(check, about)),
            Goal::AtMost { .. } => {
                say!(words, "check-at-most", roll = roll, threshold = self.threshold(check, about))
            }
            Goal::Exceed => {
                say!(words, "check-exceed", roll = roll, threshold = self.threshold(check, about))
            }
        }
    }

    /// The dice, with everything that was rolled, and what gave advantage or disadvantage.
    fn dice(&self, check: &Check, rolled: Option<&Rolled>, about: About) -> String {
        let words = &self.words;
        let (count, sides, edge) = match check.throw {
            Throw::One { sides, edge } => (1, sides, edge),
            // Where a low roll is good, advantage takes the lower of two dice.
            Throw::Low { sides, edge } => (1, sides, edge.reversed()),
            Throw::Sum { count, sides } => (count, sides, Edge::Plain),
            Throw::ByEdge { count, die, edge } => (count, die.sides(edge), Edge::Plain),
            Throw::Pool { pool, edge } => (u16::from(pool.count(edge)), pool.sides, Edge::Plain),
        };
        let is_pool = matches!(check.throw, Throw::Pool { .. });
        let faces = rolled.filter(|rolled| rolled.faces.len() > 1 && !self.draws_dice).map(|rolled| {
            let faces = words.list(rolled.faces.iter().map(ToString::to_string));
            say!(words, "dice-faces", faces = faces)
        });
        let remarks =
            [Edge::Favoured, Edge::Hampered].into_iter().filter_map(|side| self.reasons(check, side, about));
        let remarks = words.remarks(faces.into_iter().chain(remarks));
        let is_drawn = self.draws_dice && rolled.is_some_and(|rolled| !rolled.faces.is_empty());
        let dice = match (rolled, edge) {
            (Some(rolled), _) if is_drawn && count > 1 && !is_pool => {
                say!(words, "dice-drawn-sum", dice = DICE.to_string(), natural = rolled.natural)
            }
            (Some(_), _) if is_drawn && count > 1 => DICE.to_string(),
            (Some(rolled), _) if count > 1 && is_pool => {
                say!(words, "dice-highest-shown", count = count, sides = sides, natural = rolled.natural)
            }
            (Some(rolled), _) if count > 1 => {
                say!(words, "dice-sum-shown", count = count, sides = sides, natural = rolled.natural)
            }
            (Some(rolled), _) => match check.best_counts.filter(|_| rolled.natural == check.throw.best()) {
                Some(counts) => {
                    let (natural, best) = (rolled.natural, &[clauses::Attack::BestFace.into()]);
                    let shown =
                        say!(words, "dice-best-shown", sides = sides, natural = natural, counts = counts);
                    let shown = if is_drawn { format!("{DICE} {shown}") } else { shown };
                    self.with_rules(shown, best, about)
                }
                None if is_drawn => DICE.to_string(),
                None => say!(words, "dice-shown", sides = sides, natural = rolled.natural),
            },
            (None, _) if count > 1 && is_pool => {
                say!(words, "dice-highest", count = count, sides = sides)
            }
            (None, _) if count > 1 => say!(words, "dice-sum", count = count, sides = sides),
            (None, Edge::Plain) => say!(words, "dice-one", sides = sides),
            (None, Edge::Favoured) => say!(words, "dice-higher", sides = sides),
            (None, Edge::Hampered) => say!(words, "dice-lower", sides = sides),
        };
        if remarks.is_empty() { dice } else { say!(words, "dice-remarks", dice = dice, remarks = remarks) }
    }

    /// All reasons for advantage, or all reasons for disadvantage.
    fn reasons(&self, check: &Check, side: Edge, about: About) -> Option<String> {
        let of_it = check.edges.iter().filter(|(_, edge)| *edge == side);
        let why = of_it.map(|(why, _)| self.cited(*why, about, &[clauses::Check::Edge.into()]));
        let why = self.words.list(why);
        let edge = match check.throw {
            // In such a throw, advantage means that the attacker's position is strong.
            Throw::ByEdge { .. } => self.words.tell_as("position", &side, &[]),
            _ => self.words.tell(&side),
        };
        if why.is_empty() { None } else { Some(say!(self.words, "dice-edge", edge = edge, why = why)) }
    }

    /// What a check has to reach: the sum, and its parts if there are several.
    fn threshold(&self, check: &Check, about: About) -> String {
        // The first part is the base and needs no sign.
        let part =
            |(place, part)| if place == 0 { self.unsigned(part, about) } else { self.part(part, about) };
        let parts = || self.words.list(check.threshold.iter().enumerate().map(part));
        match &check.threshold[..] {
            [only] => self.unsigned(only, about),
            _ => say!(self.words, "threshold-sum", total = check.target(), parts = parts()),
        }
    }

    fn unsigned(&self, part: &Modifier, about: About) -> String {
        match part.why {
            Reason::Base => part.amount.to_string(),
            why => say!(self.words, "part-unsigned", amount = part.amount, why = self.cited(why, about, &[])),
        }
    }

    fn part(&self, part: &Modifier, about: About) -> String {
        let amount = self.words.signed(part.amount);
        say!(self.words, "part-signed", amount = amount, why = self.cited(part.why, about, &[]))
    }

    /// Why a number counts or why a check has advantage or disadvantage, with the rules that this comes from: those of
    /// the reason's own clauses, or else those of `usual`. A rule that the whole line cites is left out.
    fn cited(&self, why: Reason, about: About, usual: &[Clause]) -> String {
        let own = why.clauses(about.purpose);
        let is_own = own.iter().any(|clause| self.muster.book.cited(*clause).is_some());
        self.with_rules(self.tell(&why), if is_own { own } else { usual }, about)
    }

    /// Some words with the rules that they come from, except the rule of the whole line.
    fn with_rules(&self, words: String, clauses: &[Clause], about: About) -> String {
        let book = &self.muster.book;
        let of_the_line = about.clause.and_then(|clause| book.cited(clause));
        let rules = clauses.iter().filter_map(|clause| book.cited(*clause));
        let mut rules: Vec<&str> = rules.filter(|rule| Some(*rule) != of_the_line).collect();
        rules.dedup();
        if rules.is_empty() {
            return words;
        }
        say!(self.words, "fact-cited", sentence = words, rule = rules.join(", "))
    }
}
