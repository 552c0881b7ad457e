//! `chooses` blocks: what opponents are expected to do in the position that the orders above have brought about.
//!
//! A line is a pattern for the next order, a pattern after `not`, or, after `then`, claims of which one holds once the
//! side's turn is over, however the dice fall. The battle of the card goes on as if nobody had been asked.

use super::card::{Block, Line, lines_of};
use super::claim::{Witness, judge, read_claim};
use crate::battle::nearest::nearest;
use crate::battle::order_text::{OrderProblem, print_order};
use crate::battle::{Order, Phrase, Problem, SideId, Source, Span};
use crate::brain::{Level, Mind};
use crate::engine::{Awaiting, Battle};
use crate::grid::Pos;

/// With how many dice a turn is played out.
const SEEDS: u64 = 12;
/// The most orders of a turn.
const LONGEST: usize = 200;

/// Asks the opponents that the block names, and returns what they do otherwise than its lines say.
pub fn unexpected_choices(source: &Source, block: Block, battle: &Battle) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut asked = Vec::new();
    for word in source.slice(block.about).split_whitespace() {
        match Level::parse(word) {
            Some(level) => asked.push(level),
            None => {
                let phrase = Phrase::new("card-unknown-opponent").with("found", word);
                let known = Level::ALL.map(Level::word);
                problems.push(Problem::error(phrase).at(source, block.about).suggest(nearest(word, known)));
            }
        }
    }
    if asked.is_empty() && problems.is_empty() {
        problems.push(Problem::error(Phrase::new("card-nobody-asked")).at(source, block.fence));
    }
    for level in asked {
        let question = Question { source, block, battle, level };
        question.judge_order(&mut problems);
        question.judge_turn(&mut problems);
    }
    problems
}

/// What one opponent is asked.
struct Question<'q> {
    source: &'q Source,
    block: Block,
    battle: &'q Battle,
    level: Level,
}

/// What a line of the block expects.
enum Expected<'l> {
    Order(&'l str),
    NoSuchOrder(&'l str),
    ByTheEnd(&'l str),
}

impl<'l> Expected<'l> {
    fn of(line: Line<'l>) -> Expected<'l> {
        if let Some(pattern) = line.text.strip_prefix("not ") {
            Expected::NoSuchOrder(pattern.trim_start())
        } else if let Some(claims) = line.text.strip_prefix("then ") {
            Expected::ByTheEnd(claims.trim_start())
        } else {
            Expected::Order(line.text)
        }
    }
}

impl<'q> Question<'q> {
    fn lines(&self) -> impl Iterator<Item = (Line<'q>, Expected<'q>)> + use<'q> {
        lines_of(self.source, self.block).map(|line| (line, Expected::of(line)))
    }

    /// Compares the next order with the patterns.
    fn judge_order(&self, problems: &mut Vec<Problem>) {
        let Some(order) = decide(self.battle, self.level, &mut Mind::new()) else {
            problems.push(self.complain(self.block.fence, "card-nothing-to-choose", String::new()));
            return;
        };
        let text = print_order(&order, self.battle.muster().as_ref());
        let mut wanted = self.lines().filter_map(|(line, expected)| match expected {
            Expected::Order(pattern) => Some((line, pattern)),
            _ => None,
        });
        if let Some((line, first)) = wanted.next()
            && !fits(first, &text)
            && !wanted.any(|(_, pattern)| fits(pattern, &text))
        {
            problems.push(self.complain(line.span, "card-chose", text.clone()));
        }
        for (line, expected) in self.lines() {
            if matches!(expected, Expected::NoSuchOrder(pattern) if fits(pattern, &text)) {
                problems.push(self.complain(line.span, "card-chose", text.clone()));
            }
        }
    }

    /// Plays the turn of the side out with several dice, and compares how it ends with the claims.
    fn judge_turn(&self, problems: &mut Vec<Problem>) {
        let claims: Vec<_> = self
            .lines()
            .filter_map(|(line, expected)| match expected {
                Expected::ByTheEnd(text) => Some((line, text)),
                _ => None,
            })
            .collect();
        let Some(Awaiting::Order(side)) = self.battle.awaiting().filter(|_| !claims.is_empty()) else {
            return;
        };
        let mut met = vec![true; claims.len()];
        for seed in 0..SEEDS {
            let (ended, orders) = self.play_on(side, seed);
            for ((line, text), met) in claims.iter().zip(&mut met).filter(|(_, met)| **met) {
                match self.holds(line, text, &ended) {
                    Ok(true) => {}
                    Ok(false) => {
                        *met = false;
                        problems.push(self.complain(line.span, "card-ended", orders.join("; ")));
                    }
                    Err(OrderProblem { span, phrase, suggestion }) => {
                        *met = false;
                        problems.push(Problem::error(phrase).at(self.source, span).suggest(suggestion));
                    }
                }
            }
        }
    }

    /// The battle once another side is to go, or it is over, and the orders that have led there.
    fn play_on(&self, side: SideId, seed: u64) -> (Battle, Vec<String>) {
        let mut battle = self.battle.copy(seed);
        let (mut mind, mut orders, round) = (Mind::new(), Vec::new(), battle.table().turn.round);
        while orders.len() < LONGEST {
            let goes_on = match battle.awaiting() {
                Some(Awaiting::Order(to_go)) => to_go == side && battle.table().turn.round == round,
                Some(Awaiting::Answer(_)) => true,
                Some(Awaiting::Over(_)) | None => false,
            };
            let Some(order) = goes_on.then(|| decide(&battle, self.level, &mut mind)).flatten() else {
                break;
            };
            orders.push(print_order(&order, battle.muster().as_ref()));
            if battle.submit(order).is_err() {
                break;
            }
        }
        (battle, orders)
    }

    /// Whether one of the claims of a line holds.
    fn holds(&self, line: &Line<'_>, text: &str, battle: &Battle) -> Result<bool, OrderProblem> {
        let witness = Witness { battle, news: &[], odds: None };
        for claim in text.split(" or ").flat_map(one_square_each) {
            let claim = read_claim(Line { text: &claim, span: line.span }, self.battle.muster())?;
            if judge(&claim, &witness).holds {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn complain(&self, span: Span, key: &'static str, found: String) -> Problem {
        let book = self.battle.muster().book.name.as_str();
        let phrase = Phrase::new(key).with("who", self.level.word()).with("book", book).with("found", found);
        Problem::error(phrase).at(self.source, span)
    }
}

/// What an opponent orders now, for the side that is to decide; none if nobody is.
fn decide(battle: &Battle, level: Level, mind: &mut Mind) -> Option<Order> {
    let table = battle.table();
    let side = match battle.awaiting()? {
        Awaiting::Order(side) => side,
        Awaiting::Answer(offer) => table.side(offer.to),
        Awaiting::Over(_) => return None,
    };
    Some(level.decide(&table.seen_by(side), battle.aims().list(), mind))
}

/// Whether an order begins with the words of a pattern. `*` stands for any word, and `c,r..c,r` for any square from one
/// corner to the other.
fn fits(pattern: &str, order: &str) -> bool {
    let mut words = order.split_whitespace();
    pattern.split_whitespace().all(|wanted| {
        let Some(word) = words.next() else { return false };
        let word = word.trim_end_matches(';');
        wanted == "*" || wanted == word || corners(wanted).is_some_and(|within| is_within(within, word))
    })
}

/// The corners of `c,r..c,r`.
fn corners(text: &str) -> Option<(Pos, Pos)> {
    let (from, to) = text.split_once("..")?;
    Some((square(from)?, square(to)?))
}

fn square(text: &str) -> Option<Pos> {
    let (col, row) = text.split_once(',')?;
    Some(Pos::new(col.parse().ok()?, row.parse().ok()?))
}

fn is_within((from, to): (Pos, Pos), word: &str) -> bool {
    square(word)
        .is_some_and(|at| (from.col..=to.col).contains(&at.col) && (from.row..=to.row).contains(&at.row))
}

/// A claim about squares from one corner to another, as claims about each of them; any other claim as it is.
fn one_square_each(claim: &str) -> Vec<String> {
    let found = claim.split_whitespace().find_map(|word| Some((word, corners(word)?)));
    let Some((word, (from, to))) = found else { return vec![claim.to_owned()] };
    let squares = (from.row..=to.row).flat_map(|row| (from.col..=to.col).map(move |col| (col, row)));
    squares.map(|(col, row)| claim.replace(word, &format!("{col},{row}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_the_beginning_of_an_order_with_gaps() {
        assert!(fits("R attacks I", "R attacks I with axe"));
        assert!(fits("* attacks * with axe", "R attacks I with axe daringly"));
        assert!(!fits("R attacks I with axe", "R attacks I"));
        assert!(fits("R moves to 3,2..5,4", "R moves to 5,3 via 4,3"));
        assert!(!fits("R moves to 3,2..5,4", "R moves to 6,3"));
    }

    #[test]
    fn a_claim_about_several_squares_is_one_about_each() {
        assert_eq!(one_square_each("R is at 1,2..2,2"), ["R is at 1,2", "R is at 2,2"]);
        assert_eq!(one_square_each("R is prone"), ["R is prone"]);
    }
}
