//! Claims about what a combatant may do: a deed, whatever its target, or one whole order.

use super::cursor::Cursor;
use super::lines::or_nothing;
use crate::battle::deeds::{Speak, Try};
use crate::battle::order_text::{OrderProblem, parse_order, print_name, print_order};
use crate::battle::{Ability, Against, CombatantId, Deed, DeedName, Order, Skill, Span, Target, Tested};
use crate::engine::Battle;
use crate::grid::Reach;

/// What a combatant may do.
#[derive(Clone, Debug, PartialEq)]
pub enum Liberty {
    /// A deed, perhaps with its target.
    Some(Choice, Option<CombatantId>),
    /// Exactly this order.
    Exactly(Order),
}

/// What may be chosen: a deed, or an answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Deed(DeedName),
    Accept,
    Decline,
}

/// How many orders of a deed are shown where the card claims that there is none.
const SHOWN: usize = 4;

/// A verb as it stands after "may": `try` for `tries`.
fn infinitive(verb: &str) -> String {
    // A colon at the end stays.
    let (verb, colon) = verb.strip_suffix(':').map_or((verb, ""), |verb| (verb, ":"));
    let stem = if let Some(stem) = verb.strip_suffix("ies") {
        format!("{stem}y")
    } else if verb.ends_with("shes") || verb.ends_with("ches") {
        verb[..verb.len() - 2].to_owned()
    } else {
        verb.strip_suffix('s').unwrap_or(verb).to_owned()
    };
    format!("{stem}{colon}")
}

impl Choice {
    /// The words that stand after "may".
    fn words(self) -> String {
        match self {
            Choice::Deed(name) => {
                let form = name.forms().first().copied().unwrap_or_default();
                let rest = form.iter().skip(1).map(|word| format!(" {word}"));
                infinitive(name.verb()) + &rest.collect::<String>()
            }
            Choice::Accept => "accept".to_owned(),
            Choice::Decline => "decline".to_owned(),
        }
    }
}

/// Reads the rest of a line as what a combatant may do. `line` is the whole line, and `start` its place in the file.
pub fn read_liberty(
    who: CombatantId,
    cursor: &mut Cursor<'_>,
    line: &str,
    start: usize,
) -> Result<Liberty, OrderProblem> {
    let forms = || DeedName::ALL.iter().flat_map(|name| name.forms().iter().map(|form| (*name, *form)));
    let verbs: Vec<String> = forms().map(|(_, form)| infinitive(form[0])).collect();
    let answers = [("accept", Choice::Accept), ("decline", Choice::Decline)];
    let words: Vec<&str> = verbs.iter().map(String::as_str).chain(answers.map(|(word, _)| word)).collect();
    let first = cursor.peek().map_or(Span::default(), |word| word.span);
    let word = cursor.one_of(&words)?;
    if let Some((_, answer)) = answers.into_iter().find(|(known, _)| *known == word) {
        return Ok(Liberty::Some(answer, None));
    }
    let meant: Vec<_> = forms().filter(|(_, form)| infinitive(form[0]) == word).collect();
    let rest = cursor.rest();
    // The last words of a form may be left out, where that leaves no other form.
    let is_begun = |form: &[&str]| {
        rest.len() < form.len() && rest.iter().zip(&form[1..]).all(|(word, known)| word.is(known))
    };
    let begun = meant.iter().filter(|(_, form)| is_begun(form)).min_by_key(|(_, form)| form.len());
    if let Some((name, _)) = begun {
        cursor.take_rest();
        return Ok(Liberty::Some(Choice::Deed(*name), None));
    }
    if meant.iter().any(|(name, _)| *name == DeedName::Attack) && rest.len() == 1 {
        return Ok(Liberty::Some(Choice::Deed(DeedName::Attack), Some(cursor.combatant()?)));
    }
    // The rest reads like an order, so it is read as an order.
    let verb = meant.first().map_or("", |(_, form)| form[0]);
    let said = &line[first.end - start..];
    let actor = print_name(&cursor.names.sheet(who).key);
    let order = format!("{actor} {verb}{said}");
    let before = order.len() - said.len();
    cursor.take_rest();
    let home = |at: usize| if at < before { first.start } else { at - before + first.end };
    match parse_order(&order, cursor.names) {
        Ok(order) => Ok(Liberty::Exactly(order)),
        Err(problem) => {
            let span = Span::new(home(problem.span.start), home(problem.span.end));
            Err(OrderProblem { span, ..problem })
        }
    }
}

/// Whether a combatant may do something right now, as far as their side knows, and the claims that hold instead: the orders
/// that are permitted, or why the order is not, or what else they may do.
pub fn judge_liberty(battle: &Battle, who: CombatantId, liberty: &Liberty) -> (bool, String) {
    let table = battle.table();
    let view = table.seen_by(table.side(who));
    match liberty {
        Liberty::Exactly(order) => match view.permit(order) {
            Ok(_) => (true, claim_of(battle, who, order)),
            Err(refusal) => (false, format!("refused: {}", refusal.word())),
        },
        Liberty::Some(wanted, target) => {
            let mut choices: Vec<Choice> = Vec::new();
            let mut meant: Vec<String> = Vec::new();
            // Any words may be said and any skill may be tried, so options do not list these deeds.
            let speech = Deed::from(Speak { words: String::new() });
            let skills = Skill::ALL.into_iter().map(Tested::Skill);
            let tested = skills.chain(Ability::ALL.iter().copied().map(Tested::Ability));
            let trials = tested.map(|tested| Try { tested, against: Against::Usual }.into());
            let free = std::iter::once(speech).chain(trials).map(|deed| Order::deed(who, deed));
            let free = free.filter(|order| view.permit(order).is_ok());
            let is_asked = view.offer.is_some_and(|offer| offer.to == who);
            for order in view.options(who, &mut Reach::new()).orders(who).chain(free) {
                let Order::Deed { deed, .. } = &order else { continue };
                let choice = Choice::Deed(deed.name());
                let is_meant = target.is_none_or(|target| deed.aim(who) == Some(Target::One(target)));
                if choice == *wanted && is_meant && meant.len() <= SHOWN {
                    meant.push(claim_of(battle, who, &order));
                }
                if !choices.contains(&choice) {
                    choices.push(choice);
                }
            }
            if is_asked {
                choices.extend([Choice::Accept, Choice::Decline]);
            }
            let actor = print_name(&battle.muster().sheet(who).key);
            let lines = choices.iter().map(|choice| format!("{actor} may {}", choice.words()));
            if is_asked && matches!(wanted, Choice::Accept | Choice::Decline) {
                meant.push(format!("{actor} may {}", wanted.words()));
            }
            if meant.is_empty() {
                return (false, or_nothing(lines, || format!("{actor} may do nothing")));
            }
            let has_more = meant.len() > SHOWN;
            meant.truncate(SHOWN);
            if has_more {
                meant.push("...".to_owned());
            }
            (true, meant.join(", "))
        }
    }
}

/// The claim that an order may be given.
fn claim_of(battle: &Battle, who: CombatantId, order: &Order) -> String {
    let muster = &**battle.muster();
    let (actor, text) = (print_name(&muster.sheet(who).key), print_order(order, muster));
    let said = text.strip_prefix(actor.as_str()).unwrap_or_default().trim_start();
    let verb = said.split(' ').next().unwrap_or_default();
    match order {
        Order::Deed { .. } => format!("{actor} may {}{}", infinitive(verb), &said[verb.len()..]),
        Order::Accept | Order::Decline | Order::Gm(_) => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_after_may_are_those_of_orders() {
        for (verb, word) in [
            ("tries", "try"),
            ("finishes", "finish"),
            ("switches", "switch"),
            ("closes", "close"),
            ("says", "say"),
        ] {
            assert_eq!(infinitive(verb), word);
        }
        assert_eq!(infinitive("declares:"), "declare:");
        assert_eq!(Choice::Deed(DeedName::BreakFree).words(), "break free");
    }
}
