//! The beginning and the end of a battle as text: what the scenario says of itself, how the battle ended and why, and in what
//! state everybody is. `run`, `replay` and `play --text` tell them alike.

use super::failure::Failure;
use super::terminal::{Style, Terminal};
use crate::account::{Account, Stock, Summary};
use crate::battle::{Chronicle, Objective, Phrase};
use crate::dice::Dice;
use crate::engine::Battle;
use crate::rules::table::turn::Phase;
use crate::tell::Teller;

/// Tells which battle it is, with its number if it is one of a batch, and what the scenario says of itself.
pub fn begin(
    terminal: &mut Terminal,
    teller: &Teller,
    battle: &Battle,
    seed: u64,
    number: Option<u64>,
) -> Result<(), Failure> {
    let title = match number {
        Some(number) => Phrase::new("cli-run-title-of-batch").with("battle", number.to_string()),
        None => Phrase::new("cli-run-title"),
    };
    let title = title.with("scenario", teller.scenario()).with("book", teller.book());
    headline(terminal, &title.with("seed", seed.to_string()))?;
    let notes = &battle.muster().scenario.notes;
    if !notes.is_empty() {
        let notes = terminal.words().told(notes);
        terminal.line(&notes)?;
    }
    goals(terminal, teller, battle)
}

/// Tells what each side is after, if any of them is after more than to beat its enemies.
fn goals(terminal: &mut Terminal, teller: &Teller, battle: &Battle) -> Result<(), Failure> {
    let sides = &battle.muster().scenario.sides;
    if sides.iter().all(|side| side.objectives.is_empty()) {
        return Ok(());
    }
    for (side, own) in battle.muster().scenario.side_ids().zip(sides).filter(|(_, own)| !own.neutral) {
        let usual = [Objective::Defeat];
        let aims = if own.objectives.is_empty() { &usual[..] } else { &own.objectives };
        let aims = terminal.words().remarks(aims.iter().map(|aim| teller.objective(aim)));
        terminal.say(&Phrase::new("cli-goals-of").with("side", teller.side(side)).with("goals", aims))?;
    }
    Ok(())
}

/// The summary of a battle; none before it is over.
pub fn summary_of(battle: &Battle) -> Option<Summary> {
    let Phase::Over(outcome) = battle.table().turn.phase else { return None };
    let start = Battle::still(battle.muster(), Dice::seeded(0), Chronicle::default());
    let start = Stock::of_everybody(&start.table());
    Some(Summary::of(&start, battle, outcome))
}

/// Tells how a battle ended that is over, and in what state everybody is.
pub fn end(terminal: &mut Terminal, teller: &Teller, battle: &Battle) -> Result<(), Failure> {
    let Some(summary) = summary_of(battle) else { return Ok(()) };
    terminal.line("")?;
    headline(terminal, &Phrase::new("cli-ending-title"))?;
    for sentence in teller.how_it_ended(&summary) {
        terminal.line(&format!("  {sentence}"))?;
    }
    headline(terminal, &Phrase::new("cli-fared-title"))?;
    for (who, fared) in battle.table().everybody().zip(&summary.combatants) {
        terminal.line(&format!("  {}", teller.fared(&battle.table(), who, fared)))?;
    }
    for thing in teller.things(&battle.table()) {
        terminal.line(&format!("  {thing}."))?;
    }
    Ok(())
}

/// Tells the harm and the falls of every round, a line each.
pub fn rounds(terminal: &mut Terminal, teller: &Teller, battle: &Battle) -> Result<(), Failure> {
    headline(terminal, &Phrase::new("cli-brief-title"))?;
    let account = Account::of(battle.muster(), battle.chronicle().since(0));
    for line in (0..account.rounds.len()).filter_map(|round| teller.round_in_brief(&account, round)) {
        terminal.line(&format!("  {line}"))?;
    }
    Ok(())
}

/// A line that stands out.
pub fn headline(terminal: &mut Terminal, phrase: &Phrase) -> Result<(), Failure> {
    let text = terminal.words().phrase(phrase);
    let text = terminal.set_off(Style::Bold, &text);
    terminal.line(&text)
}
