//! `affray play --text`: a battle in the terminal, by lines of plain text. It draws the board, tells what the person's
//! side perceives, and asks for orders; opponents play the other sides. It reads whole lines and moves no cursor, so it
//! works in a pipe and with a screen reader too.

mod commands;
mod game;
mod meaning;
mod options;

use std::io::{BufRead, IsTerminal, stdin};
use std::sync::Arc;

use self::game::Game;
use super::endings;
use super::failure::{Failure, Outcome, Verdict};
use super::fights::{Fight, open_fight_alone, seed_of};
use super::opponents::opponent_named;
use super::people;
use super::play::{Play, USUAL_SEED};
use super::records::begin_record;
use super::terminal::Terminal;
use crate::battle::{Control, Phrase, Scenario};
use crate::brain::{Level, Mind};
use crate::engine::Session;
use crate::lab::{Opponent, Opponents};
use crate::rules::book::muster::Muster;
use crate::tell::Teller;

/// Plays a battle of a scenario as the command line asks.
pub fn play(asked: &Play, scenario: &str, terminal: &mut Terminal) -> Outcome {
    let fight = open_fight_alone(terminal, scenario, &asked.setting)?;
    let muster = seated(asked, &fight)?;
    let seed = asked.seed.unwrap_or(USUAL_SEED);
    let session = Session::new(&muster, seed_of(seed, asked.battle));
    let teller = Teller::new(terminal.words().clone(), muster);
    endings::begin(terminal, &teller, session.battle(), seed, asked.battle)?;
    terminal.say(&Phrase::new("text-hint"))?;
    let record = asked.record.clone();
    let writer = record.as_deref().map(|path| begin_record(path, &session, &fight)).transpose()?;
    let record = record.zip(writer);
    let (opponents, mind) = (Opponents::of_scenario(), Mind::for_battle(session.seed()));
    let mut game = Game {
        fight,
        session,
        teller,
        opponents,
        mind,
        told: 0,
        depth: 0,
        drawn: None,
        acting: None,
        record,
    };
    game.play(terminal)?;
    Ok(Verdict::Sound)
}

/// The muster with everybody in the seats that the command line gives them.
fn seated(asked: &Play, fight: &Fight) -> Result<Arc<Muster>, Failure> {
    let (muster, catalogue) = (&fight.prepared.muster, &fight.catalogue);
    let mut scenario = Scenario::clone(&muster.scenario);
    for assignment in &asked.opponents.opponents {
        let Opponent { level, temper } = opponent_named(catalogue, &assignment.opponent)?;
        if assignment.side != super::arguments::ALL {
            people::side(&scenario, &assignment.side)?;
        }
        let control = Control::Opponent(level.word().to_owned());
        people::seat(&mut scenario, &assignment.side, &control, temper.as_ref());
    }
    for side in asked.people.iter().chain(&asked.as_side) {
        let side = people::side(&scenario, side)?;
        let id = scenario.sides[side.index()].id.clone();
        people::seat(&mut scenario, &id, &Control::Player, None);
    }
    if let Some(own) = &asked.as_side {
        let own = people::side(&scenario, own)?;
        let opponent = Control::Opponent(Level::Soldier.word().to_owned());
        for other in scenario.side_ids().filter(|side| *side != own) {
            let entry = &mut scenario.sides[other.index()];
            if entry.control == Control::Player {
                entry.control = opponent.clone();
            }
            let members = scenario.combatants.iter_mut().filter(|combatant| combatant.side == other);
            for member in members.filter(|combatant| combatant.control == Some(Control::Player)) {
                member.control = None;
            }
        }
    }
    if scenario.side_of_people().is_none() {
        return Err(Failure::usage(Phrase::new("text-no-side")));
    }
    let mut muster = Muster::clone(muster);
    for (sheet, combatant) in muster.sheets.iter_mut().zip(&scenario.combatants) {
        sheet.temper.clone_from(&combatant.temper);
    }
    Ok(Arc::new(Muster { scenario: Arc::new(scenario), ..muster }))
}

/// Asks for a line; none at the end of the input. On a terminal there is a prompt; otherwise the line is repeated, so
/// that what comes out can be read by itself.
fn read_line(terminal: &mut Terminal) -> Result<Option<String>, Failure> {
    const PROMPT: &str = "> ";
    let is_typed = stdin().is_terminal();
    if is_typed {
        terminal.print(PROMPT)?;
    }
    terminal.flush()?;
    let mut bytes = Vec::new();
    if stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&bytes).trim().to_owned();
    if !is_typed {
        terminal.line(&format!("{PROMPT}{}", crate::tell::plain(&line)))?;
    }
    Ok(Some(line))
}
