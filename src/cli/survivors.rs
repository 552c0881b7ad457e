//! Shows the lasting consequences of a battle for the combatants, and saves them as a party for the next battle.

use std::io;
use std::path::PathBuf;

use super::failure::Failure;
use super::people;
use super::terminal::{Style, Terminal};
use crate::battle::{Phrase, Scenario, SideId};
use crate::data::files::write_new;
use crate::data::survivors::party_of;
use crate::engine::Battle;
use crate::rules::table::turn::Phase;
use crate::tell::{Teller, Words};

/// A side and the file that its survivors are saved to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping {
    side: String,
    file: PathBuf,
}

/// Reads `SIDE=FILE`.
pub fn read_keeping(text: &str) -> Result<Keeping, String> {
    match text.split_once('=') {
        Some((side, file)) if !side.is_empty() && !file.is_empty() => {
            Ok(Keeping { side: side.to_owned(), file: file.into() })
        }
        _ => Err(Words::english().phrase(&Phrase::new("cli-bad-keeping"))),
    }
}

/// Shows the lasting consequences of a finished battle for everybody, or for the members of one side.
pub fn tell(
    terminal: &mut Terminal,
    teller: &Teller,
    battle: &Battle,
    of: Option<SideId>,
) -> Result<(), Failure> {
    let table = battle.table();
    if !matches!(table.turn.phase, Phase::Over(_)) {
        return Ok(());
    }
    let title = terminal.words().phrase(&Phrase::new("cli-lasting-title"));
    let title = terminal.set_off(Style::Bold, &title);
    terminal.line("")?;
    terminal.line(&title)?;
    for who in table.everybody().filter(|who| of.is_none_or(|side| table.side(*who) == side)) {
        terminal.line(&format!("  {}", teller.lasting(&table, who)))?;
    }
    Ok(())
}

/// Checks before a battle whether its survivors can be saved after it.
pub fn check(scenario: &Scenario, keeping: &Keeping) -> Result<(), Failure> {
    people::side(scenario, &keeping.side)?;
    if keeping.file.exists() {
        return Err(Failure::unwritable(&keeping.file, &io::ErrorKind::AlreadyExists.into()));
    }
    match keeping.file.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        Some(folder) => {
            Err(Failure::usage(Phrase::new("cli-no-folder").with("folder", folder.display().to_string())))
        }
        None => Ok(()),
    }
}

/// Writes the survivors of a side to a new file.
pub fn keep(terminal: &mut Terminal, battle: &Battle, keeping: &Keeping) -> Result<(), Failure> {
    let table = battle.table();
    let side = people::side(&battle.muster().scenario, &keeping.side)?;
    let file = keeping.file.display().to_string();
    let cannot = |cause| Failure::unwritable(&keeping.file, &cause);
    let text = party_of(&table, side).map_err(|cause| cannot(io::Error::other(cause)))?;
    write_new(&keeping.file, &text).map_err(cannot)?;
    terminal.remark(&Phrase::new("cli-kept").with("side", keeping.side.as_str()).with("file", file.as_str()));
    Ok(())
}
