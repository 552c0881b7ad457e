//! Plays a card: orders in, claims held against what came out, and every die accounted for.

use std::collections::VecDeque;
use std::sync::Arc;

use super::CardResult;
use super::card::{Block, BlockKind, Card, Line, lines_of, read_card};
use super::claim::{Claim, What, Witness, judge, read_claim};
use super::dice::{NamedDie, read_dice};
use super::facts::compare;
use super::odds::OrderOdds;
use super::position::unexpected_choices;
use super::setting::musters_of;
use crate::battle::order_text::{OrderProblem, parse_order};
use crate::battle::{
    Chronicle, CombatantId, Deed, Fact, Happening, Order, Phrase, Problem, Purpose, Source, Span,
};
use crate::data::catalogue::Catalogue;
use crate::data::nearest::nearest;
use crate::dice::{Dice, DiceFault};
use crate::engine::Battle;
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Rulebook;

/// The most problems of a card that are shown: a mistake in an order often brings more problems after it.
const TOLD: usize = 12;

/// Plays a card and finds everything that does not come out as the card claims.
pub fn run_card(catalogue: &Catalogue, source: &Source) -> CardResult {
    let (card, mut problems) = read_card(source);
    let dice = read_dice(source, &card, &mut problems);
    let musters = musters_of(catalogue, source, &card, &mut problems);
    let mut rewritten = None;
    for muster in &musters {
        problems.extend(uncited(source, &card, &muster.book));
    }
    let is_sound = problems.is_empty();
    for muster in musters.iter().filter(|_| is_sound) {
        let play = Play::begin(source, &card, muster, dice.clone()).finish(&card);
        problems.extend(play.problems);
        let facts = card.block(BlockKind::Facts).filter(|_| !play.is_off);
        if let Some((problem, text)) = facts.and_then(|facts| compare(source, facts, &play.battle)) {
            problems.push(problem);
            rewritten = Some(text);
        }
    }
    problems.sort_by_key(|problem| problem.span.map(|span| span.start));
    let problems = Problem::first_of(problems, TOLD, source);
    let rules = card.rules.into_iter().map(|(rule, _)| rule).collect();
    CardResult { title: card.title, rules, problems, rewritten }
}

/// Rules that a card cites and its rulebook does not: the card cannot prove them.
fn uncited(source: &Source, card: &Card, book: &Rulebook) -> Vec<Problem> {
    let cited: Vec<&str> = book.clauses().into_iter().map(|(_, rule)| rule).collect();
    let strange = card.rules.iter().filter(|(rule, _)| !cited.contains(&rule.as_str()));
    let complain = |(rule, place): &(String, Span)| {
        let phrase = Phrase::new("card-uncited").with("rule", rule.as_str());
        Problem::error(phrase).at(source, *place).suggest(nearest(rule, cited.iter().copied()))
    };
    strange.map(complain).collect()
}

/// A line of a block of orders.
pub(super) enum Said {
    /// `odds ORDER`: the odds are worked out, and the order is not given.
    Odds(Order),
    /// The order is given.
    Given(Order),
}

/// A card being played.
struct Play<'s> {
    source: &'s Source,
    battle: Battle,
    problems: Vec<Problem>,
    dice: Vec<NamedDie>,
    /// The orders refused since the last `then` block, each with its line.
    refused: VecDeque<(Line<'s>, &'static str)>,
    /// How many facts there were at the last `then` block.
    told: usize,
    /// The odds of the last `odds` line; before there is one, those of the first order that rolls.
    odds: Option<OrderOdds>,
    /// Whether something went so wrong that the rest is only read, not played.
    is_off: bool,
}

impl<'s> Play<'s> {
    fn begin(source: &'s Source, card: &Card, muster: &Arc<Muster>, dice: Vec<NamedDie>) -> Play<'s> {
        let script = Dice::scripted(dice.iter().map(|named| named.die));
        let mut battle = Battle::still(muster, script, Chronicle::default());
        if card.begins_by_roll {
            battle.begin();
        } else {
            battle.arrive();
            let (who, declares) = first_actor(source, card, muster);
            battle.open_turn(who, declares);
        }
        let mut play = Play {
            source,
            battle,
            problems: Vec::new(),
            dice,
            refused: VecDeque::new(),
            told: 0,
            odds: None,
            is_off: false,
        };
        play.check_dice(None);
        play
    }

    fn finish(mut self, card: &Card) -> Play<'s> {
        for block in &card.blocks {
            match block.kind {
                BlockKind::Orders => {
                    for line in lines_of(self.source, *block) {
                        self.order(line);
                    }
                }
                BlockKind::Then => self.then(*block),
                BlockKind::Chooses if !self.is_off => {
                    self.problems.extend(unexpected_choices(self.source, *block, &self.battle));
                }
                _ => {}
            }
        }
        self.blame_refusals();
        let (_, left) = self.battle.dice_fault();
        if !self.is_off && left > 0 {
            let phrase = Phrase::new("card-dice-left").with("count", left);
            let first = self.dice[self.dice.len() - left].span;
            self.problems.push(Problem::error(phrase).at(self.source, first));
        }
        self
    }

    fn complain(&mut self, problem: OrderProblem) {
        let OrderProblem { span, phrase, suggestion } = problem;
        self.problems.push(Problem::error(phrase).at(self.source, span).suggest(suggestion));
    }

    fn order(&mut self, line: Line<'s>) {
        let said = match read_order(line, self.battle.muster()) {
            Ok(said) => said,
            Err(problem) => {
                self.is_off = true;
                return self.complain(problem);
            }
        };
        if self.is_off {
            return;
        }
        match said {
            Said::Odds(order) => {
                self.odds = self.odds_of(&order);
                if self.odds.is_none() {
                    self.problems.push(line.complain(self.source, Phrase::new("card-nothing-to-weigh")));
                }
            }
            Said::Given(order) => {
                // Odds of the game master's orders are worked out only for `odds` lines.
                if self.odds.is_none() && order.who().is_some() {
                    self.odds = self.odds_of(&order);
                }
                match self.battle.submit(order) {
                    Ok(()) => self.check_dice(Some(line)),
                    Err(refusal) => self.refused.push_back((line, refusal.word())),
                }
            }
        }
    }

    /// The odds of an order, by what the combatant's side knows; the game master knows everything.
    fn odds_of(&self, order: &Order) -> Option<OrderOdds> {
        let table = self.battle.table();
        match order.who() {
            Some(who) => OrderOdds::of(&table.seen_by(table.side(who)), order),
            None => OrderOdds::of(&table, order),
        }
    }

    /// Stops the play where the card's dice do not fit those that are rolled.
    fn check_dice(&mut self, line: Option<Line<'_>>) {
        let (Some(fault), _) = self.battle.dice_fault() else { return };
        self.is_off = true;
        let (number, occasion) = self.roll_of_fault(fault);
        let place = self.dice.get(number).map(|named| named.span);
        let phrase = match fault {
            DiceFault::RanOut { sides } => Phrase::new("card-dice-too-few").with("sides", usize::from(sides)),
            DiceFault::WrongSides { named, sides } => Phrase::new("card-dice-sides")
                .with("named", usize::from(named.sides))
                .with("sides", usize::from(sides)),
        };
        let phrase = phrase.with("number", number + 1).with("occasion", occasion);
        let problem = match (place, line) {
            (Some(place), _) => Problem::error(phrase).at(self.source, place),
            (None, Some(line)) => line.complain(self.source, phrase),
            (None, None) => Problem::error(phrase).of(self.source),
        };
        self.problems.push(problem);
    }

    /// The number of the die at which the dice went wrong, and what it was rolled for.
    fn roll_of_fault(&self, fault: DiceFault) -> (usize, String) {
        let mut thrown = 0;
        for fact in self.battle.chronicle().since(0) {
            let Happening::Rolled { who, purpose, check, .. } = &fact.what else { continue };
            let count = check.throw.count();
            let wrong = (thrown..thrown + count).find(|number| {
                self.dice.get(*number).is_none_or(|named| named.die.sides != check.throw.sides())
            });
            if let Some(number) = wrong {
                let actor = who.map(|who| self.battle.muster().sheet(who).key.as_str());
                let occasion = occasion(*purpose);
                let occasion =
                    actor.map_or_else(|| occasion.to_owned(), |actor| format!("{occasion}, {actor}"));
                return (number, occasion);
            }
            thrown += count;
        }
        let number = if matches!(fault, DiceFault::RanOut { .. }) { self.dice.len() } else { 0 };
        (number, String::new())
    }

    fn then(&mut self, block: Block) {
        for line in lines_of(self.source, block) {
            match read_claim(line, self.battle.muster()) {
                Err(problem) => {
                    // This line was probably meant for the next refusal.
                    if line.text.starts_with("refused") {
                        self.refused.pop_front();
                    }
                    self.complain(problem);
                }
                Ok(_) if self.is_off => {}
                Ok(Claim { what: What::Refused(word), .. }) => self.match_refusal(line, word),
                Ok(claim) => self.judge(line, &claim),
            }
        }
        self.blame_refusals();
        self.told = self.battle.chronicle().len();
    }

    fn judge(&mut self, line: Line<'_>, claim: &Claim) {
        let news: &[Fact] = self.battle.chronicle().since(self.told);
        let witness = Witness { battle: &self.battle, news, odds: self.odds.as_ref() };
        let found = judge(claim, &witness);
        if !found.holds {
            self.problems.push(self.unmet(line, found.instead));
        }
    }

    fn unmet(&self, line: Line<'_>, instead: String) -> Problem {
        let phrase = Phrase::new("card-unmet").with("expected", line.text).with("found", instead);
        line.complain(self.source, phrase)
    }

    fn match_refusal(&mut self, line: Line<'_>, word: Option<&'static str>) {
        match (word, self.refused.front()) {
            (None, None) => {}
            (Some(word), Some((_, found))) if word == *found => drop(self.refused.pop_front()),
            (Some(_), None) => self.problems.push(self.unmet(line, "nothing refused".to_owned())),
            (_, Some((order, found))) => {
                let problem = self.unmet(line, format!("refused: {found}"));
                self.problems.push(problem.relate(order.span, Phrase::new("card-refused-here")));
                self.refused.pop_front();
            }
        }
    }

    /// Reports refusals that no line of the card expects.
    fn blame_refusals(&mut self) {
        for (line, word) in std::mem::take(&mut self.refused) {
            if !self.is_off {
                let phrase = Phrase::new("card-refused").with("word", word);
                self.problems.push(line.complain(self.source, phrase));
            }
        }
    }
}

/// Whose turn a card begins with: the first combatant who is given an order, else the first of the scenario. `odds` lines do
/// not count.
pub(super) fn first_actor(source: &Source, card: &Card, muster: &Muster) -> (CombatantId, bool) {
    let lines =
        card.blocks_of(BlockKind::Orders).flat_map(|block| lines_of(source, block).collect::<Vec<_>>());
    let actors = lines.filter_map(|line| match read_order(line, muster).ok()? {
        Said::Odds(_) => None,
        Said::Given(order) => {
            Some((order.who()?, matches!(order, Order::Deed { deed: Deed::Declare { .. }, .. })))
        }
    });
    actors.into_iter().next().unwrap_or((CombatantId(0), false))
}

pub(super) fn read_order(line: Line<'_>, muster: &Muster) -> Result<Said, OrderProblem> {
    let (text, is_odds) = match line.text.strip_prefix("odds ") {
        Some(text) => (text, true),
        None => (line.text, false),
    };
    let start = line.span.end - text.len();
    match parse_order(text, muster) {
        Ok(order) if is_odds => Ok(Said::Odds(order)),
        Ok(order) => Ok(Said::Given(order)),
        Err(mut problem) => {
            problem.span.start += start;
            problem.span.end += start;
            Err(problem)
        }
    }
}

/// What a roll is for, in a word for card authors. An attempt is told by the verb of its deed.
fn occasion(purpose: Purpose) -> &'static str {
    if let Purpose::Attempt { deed, .. } = purpose { deed.verb() } else { purpose.word() }
}
