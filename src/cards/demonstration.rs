//! Rule cards as demonstrations: the cards that come with the game, and a battle in the position of a card, with the card's
//! dice and the orders that show the rule. Once these are used up the battle goes on as any other.

use std::sync::LazyLock;

use super::card::{BlockKind, lines_of, read_card};
use super::dice::read_dice;
use super::run::{Said, first_actor, read_order};
use super::setting::musters_of;
use crate::battle::{Chronicle, Order, Problem, Severity, Source};
use crate::data::catalogue::Catalogue;
use crate::dice::Dice;
use crate::engine::{Battle, Session};

/// The cards that come with the game: their names, and their texts.
const BUNDLED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// The seed of the dice that are thrown after those of the card.
const SEED: u64 = 1;

/// A bundled card.
pub struct Example {
    /// The sentence that the card shows to be so.
    pub title: String,
    pub source: Source,
    rules: Vec<String>,
}

/// Every bundled card. Reading them takes a moment, so they are read once.
static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| {
    let example = |(name, text): &(&str, &str)| {
        let source = Source::new(*name, *text);
        let (card, _) = read_card(&source);
        // Cards with a rulebook of their own show what no bundled book does.
        let is_shown = card.block(BlockKind::Rulebook).is_none();
        let rules = card.rules.into_iter().map(|(rule, _)| rule).collect();
        is_shown.then_some(Example { title: card.title, source, rules })
    };
    BUNDLED.iter().filter_map(example).collect()
});

/// How many examples of a rule the codex offers.
pub const OFFERED: usize = 3;

/// The cards that show a rule, those that are about it before those that only need it.
pub fn examples_of(rule: &str) -> Vec<&'static Example> {
    let place_of = |rules: &[String]| rules.iter().position(|own| own.eq_ignore_ascii_case(rule));
    let found = EXAMPLES.iter().filter_map(|card| Some((place_of(&card.rules)? + card.rules.len(), card)));
    let mut found: Vec<_> = found.collect();
    found.sort_by_key(|(distance, _)| *distance);
    found.into_iter().map(|(_, card)| card).collect()
}

/// The bundled card of this name.
pub fn example_named(name: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|card| card.source.name() == name)
}

/// A card that can be watched and played on.
pub struct Demonstration {
    /// The sentence that the card shows to be so.
    pub title: String,
    pub session: Session,
    /// The orders that show it.
    pub steps: Vec<Order>,
}

/// Makes the battle of a card, before its first order.
///
/// # Errors
/// What is wrong with the card.
pub fn demonstrate(catalogue: &Catalogue, source: &Source) -> Result<Demonstration, Vec<Problem>> {
    let (card, mut problems) = read_card(source);
    let dice = read_dice(source, &card, &mut problems);
    let muster = musters_of(catalogue, source, &card, &mut problems).into_iter().next();
    let is_broken = problems.iter().any(|problem| problem.severity == Severity::Error);
    let Some(muster) = muster.filter(|_| !is_broken) else { return Err(problems) };
    let dice = Dice::scripted(dice.iter().map(|named| named.die)).then_seeded(SEED);
    let mut battle = Battle::still(&muster, dice, Chronicle::default());
    if card.begins_by_roll {
        battle.begin();
    } else {
        battle.arrive();
        let (who, declares) = first_actor(source, &card, &muster);
        battle.open_turn(who, declares);
    }
    let lines = card.blocks_of(BlockKind::Orders).flat_map(|block| lines_of(source, block));
    let step = |line: super::card::Line<'_>| match read_order(line, &muster) {
        Ok(Said::Given(order)) => Some(order),
        _ => None,
    };
    let steps = lines.filter_map(step).collect();
    Ok(Demonstration { title: card.title, session: Session::under_way(battle, SEED), steps })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::catalogue::Kind;
    use crate::data::codex::Codex;
    use crate::data::rulebooks::load_rulebook;

    #[test]
    fn rules_lead_to_cards_and_those_about_one_rule_come_first() {
        for known in EXAMPLES.iter().flat_map(|card| &card.rules) {
            let cards = examples_of(&known.to_lowercase());
            let count = |card: &&Example| card.rules.len();
            let alone = cards.iter().position(|card| card.rules == [known.as_str()]);
            assert!(cards.iter().all(|card| card.rules.contains(known)));
            assert!(alone.is_none_or(|alone| alone == 0 || count(&cards[0]) == 1), "{known}");
        }
        assert!(examples_of("no-such-rule").is_empty());
    }

    #[test]
    fn the_first_card_of_every_rule_of_every_rulebook_can_be_played_and_undone() {
        let catalogue = Catalogue::bundled();
        let (codex, _) = Codex::read(&catalogue);
        let mut without = Vec::new();
        for book in catalogue.names(Kind::Rulebook) {
            let Some(book) = load_rulebook(&catalogue, book).value else { continue };
            for (_, rule) in book.clauses() {
                let Some(card) = examples_of(rule).into_iter().next() else {
                    without.push(rule.to_owned());
                    continue;
                };
                assert!(codex.find(rule).is_some(), "{rule}");
                let mut shown = demonstrate(&catalogue, &card.source)
                    .unwrap_or_else(|found| panic!("{rule}: {found:#?}"));
                assert!(!shown.title.is_empty(), "{}", card.source.name());
                let before = shown.session.battle().snapshot();
                let steps = std::mem::take(&mut shown.steps);
                let given =
                    steps.into_iter().filter(|step| shown.session.submit(step.clone()).is_ok()).count();
                while shown.session.undo() {}
                assert_eq!(
                    shown.session.battle().snapshot(),
                    before,
                    "{} after {given} orders",
                    card.source.name()
                );
            }
        }
        without.sort();
        without.dedup();
        assert!(without.is_empty(), "no card plays {without:?}");
    }
}
