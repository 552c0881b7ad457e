//! The command line, with a file for each subcommand. Shared parts are in `arguments`, `setting`, `library`, `fights`,
//! `people`, `terminal` and `failure`. No rule is decided here. Apart from `assets/text`, only the help texts beside the
//! arguments contain sentences for users.

mod arguments;
mod batches;
mod boards;
mod card;
mod check;
mod codex;
mod endings;
mod failure;
mod fights;
mod figures;
mod fill;
mod interrupt;
mod known_names;
mod lab;
mod library;
mod needs;
mod new;
mod odds;
mod one_battle;
mod opponents;
mod page;
mod people;
mod play;
mod records;
mod referee;
mod replay;
mod run;
mod setting;
mod sim;
mod slips;
mod survivors;
mod terminal;
mod text_play;
mod things;
mod why;
mod whys;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use self::failure::{Failure, Outcome, Verdict};
use self::terminal::Terminal;
use crate::data::languages::language_files;
use crate::data::user_folder::user_folder;
use crate::tell::languages;

/// A turn-based tactical skirmish game that plays five tabletop rulebooks, and any mix of them.
///
/// Without a subcommand the window opens.
#[derive(Parser)]
#[command(name = "affray", version, max_term_width = 100, after_help = EXAMPLES)]
struct Affray {
    #[command(subcommand)]
    task: Option<Task>,
    /// Speak this language, such as `de` (default: the system's own, and English where a script plays)
    #[arg(long, global = true, value_name = "CODE")]
    language: Option<String>,
}

/// The language in which scripts are played.
const SCRIPTED: &str = "en";

const EXAMPLES: &str = "\
Examples:
  affray                                        open the window
  affray new scenario ambush                    write ambush.ron, a small battle to change
  affray check ambush.ron                       see all that is wrong with it
  affray run ambush.ron                         watch it being fought, as text
  affray sim ambush.ron --battles 10000         see how it tends to end
  affray codex cover                            read what the rules say about cover

`affray help SUBCOMMAND` tells more of each.";

#[derive(Subcommand)]
enum Task {
    Play(play::Play),
    Check(check::Check),
    Run(run::Run),
    Sim(sim::Sim),
    Lab(lab::Lab),
    Odds(odds::Odds),
    Replay(replay::Replay),
    Why(why::Why),
    Referee(referee::Referee),
    Card(card::Card),
    Codex(codex::Codex),
    New(new::New),
}

/// Carries out a command line. The exit status is 0 if all went well, 1 if a check failed, 2 if the command line was wrong,
/// and 130 if the user stopped it.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let mut terminal = Terminal::new();
    let affray = match Affray::try_parse_from(&arguments) {
        Ok(affray) => affray,
        Err(answer) => return without_a_task(answer, &arguments, &mut terminal),
    };
    let task = affray.task.unwrap_or_else(|| Task::Play(play::Play::default()));
    let outcome = speak(&mut terminal, affray.language.as_deref(), &task)
        .and_then(|()| task.carry_out(&mut terminal))
        // What was found out holds, whether or not somebody has read to the end.
        .and_then(|verdict| match terminal.flush() {
            Ok(()) | Err(Failure::PipeClosed) => Ok(verdict),
            Err(failure) => Err(failure),
        });
    ExitCode::from(match outcome {
        Ok(verdict) => verdict.status(),
        Err(failure) => {
            // Output from before the failure must appear before its message.
            let _ = terminal.flush();
            terminal.explain(&failure);
            failure.status()
        }
    })
}

/// Chooses the language. Scripts compare texts, so they are played in the same language everywhere unless the command line
/// asks for another.
fn speak(terminal: &mut Terminal, asked: Option<&str>, task: &Task) -> Result<(), Failure> {
    let (files, problems) = language_files(user_folder().as_deref());
    terminal.warn(&problems);
    let languages = languages(files.iter().map(|(name, source)| (name.as_str(), source.text())));
    let usual = matches!(task, Task::Play(play) if play.is_scripted()).then_some(SCRIPTED);
    terminal.speak(languages, asked.or(usual))
}

/// Answers a command line that asks for help or is wrong.
fn without_a_task(mut answer: clap::Error, arguments: &[OsString], terminal: &mut Terminal) -> ExitCode {
    let command = Affray::command();
    if let Some(failure) = slips::unknown_subcommand(&answer, &command, arguments) {
        terminal.explain(&failure);
        return ExitCode::from(failure.status());
    }
    slips::suggest(&mut answer, &command, arguments);
    // If printing fails, there is no way left to report that.
    let _ = answer.print();
    ExitCode::from(if answer.use_stderr() { Verdict::MISUSED } else { 0 })
}

impl Task {
    fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        match self {
            Task::Play(play) => play.carry_out(terminal),
            Task::Check(check) => check.carry_out(terminal),
            Task::Run(run) => run.carry_out(terminal),
            Task::Sim(sim) => sim.carry_out(terminal),
            Task::Lab(lab) => lab.carry_out(terminal),
            Task::Odds(odds) => odds.carry_out(terminal),
            Task::Replay(replay) => replay.carry_out(terminal),
            Task::Why(why) => why.carry_out(terminal),
            Task::Referee(referee) => referee.carry_out(terminal),
            Task::Card(card) => card.carry_out(terminal),
            Task::Codex(codex) => codex.carry_out(terminal),
            Task::New(new) => new.carry_out(terminal),
        }
    }
}
