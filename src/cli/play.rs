//! `affray play`, and `affray` without a subcommand: opens the window, or plays in the terminal.

use std::path::PathBuf;

use clap::Args;

use super::arguments::ByOpponents;
use super::failure::Outcome;
use super::setting::Setting;
use super::terminal::Terminal;
use super::text_play;

/// The seed of the dice where a battle needs one and none is given, as for other subcommands.
pub(super) const USUAL_SEED: u64 = 1;

/// Open the window, or play in the terminal
///
/// Without a scenario the window opens with a list of all scenarios. You play every side that the scenario leaves to a
/// player, unless --ai lets an opponent play it. Every battle is saved as it is played.
///
/// With --text a battle is played in the terminal instead, by orders in plain text; `help` lists what can be typed.
/// There a battle is saved by --record, or by `save FILE`.
#[derive(Args, Clone, Debug, Default)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    /// The name of a scenario, its file, or the record of a battle to continue
    scenario: Option<String>,
    /// Play in the terminal
    #[arg(long, requires = "scenario", conflicts_with_all = ["script", "frame_times", "watch"])]
    text: bool,
    /// In the terminal: play this side, and let opponents play all others
    #[arg(long = "as", value_name = "SIDE", requires = "text", conflicts_with = "people")]
    pub(super) as_side: Option<String>,
    /// The seed of the dice: the same seed and the same orders give the same battle
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    /// Let a file play: orders, clicks, keys and screenshots, one per line
    #[arg(long, value_name = "FILE")]
    script: Option<PathBuf>,
    /// Write the record of the battle to a new file instead of among the saved battles
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// Write to a file how long each frame takes, in microseconds, one per line
    #[arg(long, value_name = "FILE")]
    frame_times: Option<PathBuf>,
    /// Watch a recorded battle from its beginning instead of going on with it
    #[arg(long)]
    watch: bool,
    #[command(flatten)]
    pub(super) setting: Setting,
    #[command(flatten)]
    pub(super) opponents: ByOpponents,
    /// Let a person play a side, whatever the scenario says; two people take turns before the window
    #[arg(long = "person", value_name = "SIDE")]
    pub(super) people: Vec<String>,
    /// Watch the battle with this number, counted from 1, of `affray sim` with the same seed; in the terminal, play it with the
    /// same dice
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..), requires = "scenario")]
    pub(super) battle: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  affray
  affray play first_blood
  affray play bridge --ai party=soldier         watch both sides being played
  affray play first_blood --text                in the terminal
  affray play deep_cellar --person goblins      two people before one window
  affray play ambush.affray                     go on with a battle that was recorded
  affray play ambush.affray --watch             watch it again
  affray play ambush.ron --seed 7 --script walk.txt
  affray play first_blood --battle 12           the twelfth battle of `affray sim first_blood`";

impl Play {
    /// Whether a script plays.
    pub const fn is_scripted(&self) -> bool {
        self.script.is_some()
    }

    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        match &self.scenario {
            Some(scenario) if self.text => text_play::play(self, scenario, terminal),
            _ => self.open_window(terminal),
        }
    }

    #[cfg(not(feature = "play"))]
    fn open_window(&self, _: &mut Terminal) -> Outcome {
        use super::failure::Failure;
        use crate::battle::Phrase;

        Err(Failure::usage(Phrase::new("cli-no-window")))
    }

    #[cfg(feature = "play")]
    fn open_window(&self, terminal: &mut Terminal) -> Outcome {
        window::open(self, terminal)
    }
}

#[cfg(feature = "play")]
mod window {
    use std::fs::File;
    use std::path::{Path, PathBuf};
    use std::sync::Arc;

    use super::{Play, USUAL_SEED};
    use crate::app::{self, FirstScreen, PreparedBattle, Script, SeatPlayers};
    use crate::battle::{Control, Phrase, Problem, Scenario, Source};
    use crate::brain::Level;
    use crate::cli::arguments::{ALL, Assignment};
    use crate::cli::failure::{Failure, Outcome, Verdict};
    use crate::cli::fights::seed_of;
    use crate::cli::library::{find, find_rulebooks, open_library, pack_of};
    use crate::cli::opponents::opponent_named;
    use crate::cli::people;
    use crate::cli::records::is_record;
    use crate::cli::terminal::Terminal;
    use crate::data::catalogue::{Catalogue, Kind};
    use crate::data::library::{Library, checkout};
    use crate::data::user_folder::user_folder;
    use crate::lab::Opponent;

    /// Opens the window as the command line asks.
    pub fn open(asked: &Play, terminal: &mut Terminal) -> Outcome {
        let mut catalogue = open_library(terminal);
        let of_side = |assigned: &Assignment| {
            Ok((assigned.side.clone(), opponent_named(&catalogue, &assigned.opponent)?))
        };
        let assigned = asked.opponents.opponents.iter().map(of_side).collect::<Result<Vec<_>, Failure>>()?;
        let mut library =
            Library { folders: checkout().into_iter().chain(user_folder()).collect(), files: Vec::new() };
        let rulebook = match asked.setting.rulebook.as_deref() {
            Some(ALL) => return Err(Failure::usage(Phrase::new("cli-one-book-only"))),
            Some(name) => {
                let book = find_rulebooks(&catalogue, Some(name), None)?.remove(0);
                note(&mut library, &Kind::Rulebook.file(&book.id), &book.source);
                catalogue.add(&Kind::Rulebook.file(&book.id), book.source);
                Some(book.id)
            }
            None => None,
        };
        let seat = seat_of(assigned, asked.people.clone(), asked.battle.is_some());
        let first = match &asked.scenario {
            Some(name) if is_record(Path::new(name)) && asked.watch => {
                FirstScreen::Replay(PathBuf::from(name))
            }
            Some(name) if is_record(Path::new(name)) => FirstScreen::Record(PathBuf::from(name)),
            Some(name) => FirstScreen::PreparedBattle(bout(
                &mut catalogue,
                &mut library,
                name,
                rulebook.as_deref(),
                &seat,
                asked,
            )?),
            None => FirstScreen::List,
        };
        let script = asked.script.as_deref().map(|path| script(path, terminal)).transpose()?;
        let frame_times = asked
            .frame_times
            .as_deref()
            .map(|path| File::create(path).map_err(|cause| Failure::unwritable(path, &cause)));
        let play = app::Play {
            first,
            rulebook,
            seed: match asked.battle {
                Some(_) => Some(seed_of(asked.seed.unwrap_or(USUAL_SEED), asked.battle)),
                None => asked.seed,
            },
            seat,
            script,
            home: user_folder(),
            record: asked.record.clone(),
            frame_times: frame_times.transpose()?,
            words: Arc::clone(terminal.words()),
            languages: terminal.languages().to_vec(),
            language: terminal.asked(),
            catalogue,
            library,
        };
        match app::play(play) {
            Ok(()) => Ok(Verdict::Sound),
            Err(failure) => {
                terminal.report(&[said(&failure, terminal)]);
                Ok(Verdict::Failed)
            }
        }
    }

    /// Adds a file that was named by its path to the library, and those around it that it may name.
    fn note(library: &mut Library, name: &str, source: &Source) {
        let path = PathBuf::from(source.name());
        if path.is_file() {
            library.folders.extend(pack_of(&path).filter(|pack| !library.folders.contains(pack)));
            library.files.push((name.to_owned(), path));
        }
    }

    fn said(failure: &app::Failure, terminal: &Terminal) -> Problem {
        Problem::error(Phrase::new("cli-script-failed").with("why", failure.sentence(terminal.words())))
    }

    fn bout(
        catalogue: &mut Catalogue,
        library: &mut Library,
        name: &str,
        rulebook: Option<&str>,
        seat: &SeatPlayers,
        asked: &Play,
    ) -> Result<PreparedBattle, Failure> {
        let named = find(catalogue, Kind::Scenario, name)?;
        let mut files = named.catalogue;
        note(library, &Kind::Scenario.file(&named.id), &named.source);
        files.add(&Kind::Scenario.file(&named.id), named.source);
        if let Some(book) = rulebook.and_then(|id| catalogue.source(Kind::Rulebook, id)) {
            files.add(&Kind::Rulebook.file(rulebook.unwrap_or_default()), book.clone());
        }
        let loaded = crate::data::resolve::load_scenario(
            &files,
            &named.id,
            files.source(Kind::Scenario, &named.id).unwrap_or(&Source::new(name, "")),
        );
        let scenario = loaded.sound().map_err(Failure::BrokenFiles)?;
        let book = rulebook.or(scenario.rulebook.as_deref()).unwrap_or(&files.defaults.rulebook).to_owned();
        let files = asked.setting.varied(files, &named.id, &book)?;
        let given = asked.opponents.opponents.iter().map(|assignment| &assignment.side);
        for side in given.chain(&asked.people).filter(|side| *side != ALL) {
            people::side(&scenario, side)?;
        }
        let bout = PreparedBattle::open(&files, &named.id, rulebook, seat).map_err(Failure::BrokenFiles)?;
        *catalogue = files;
        Ok(bout)
    }

    fn script(path: &Path, terminal: &Terminal) -> Result<Script, Failure> {
        let source = Source::read(path).map_err(|problem| Failure::unreadable(*problem))?;
        Script::read(&path.display().to_string(), source.text(), terminal.words())
            .map_err(|failure| Failure::BrokenFiles(vec![said(&failure, terminal)]))
    }

    /// Lets opponents and people play the sides that the user gave them, and changes no other side. In a battle of a batch,
    /// the opponent that batches use plays for everybody whom the scenario leaves to a person.
    fn seat_of(assigned: Vec<(String, Opponent)>, players: Vec<String>, is_of_batch: bool) -> SeatPlayers {
        Arc::new(move |scenario: &mut Scenario| {
            if is_of_batch {
                let own = scenario.combatants.iter_mut().filter_map(|combatant| combatant.control.as_mut());
                let sides = scenario.sides.iter_mut().map(|side| &mut side.control);
                for control in own.chain(sides).filter(|control| **control == Control::Player) {
                    *control = Control::Opponent(Level::Soldier.word().to_owned());
                }
            }
            for (side, Opponent { level, temper }) in &assigned {
                let control = Control::Opponent(level.word().to_owned());
                people::seat(scenario, side, &control, temper.as_ref());
            }
            for side in &players {
                people::seat(scenario, side, &Control::Player, None);
            }
        })
    }
}
