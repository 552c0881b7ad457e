//! `affray new`: writes a new file to start from, with many comments and without errors.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::failure::{Failure, Outcome, Verdict};
use super::library::open_library;
use super::terminal::Terminal;
use crate::battle::{Phrase, Source};
use crate::data::catalogue::Kind;
use crate::data::files::write_new;
use crate::data::resolve::title_of;
use crate::data::user_folder::user_folder;

/// Start a file of your own
///
/// Writes a commented file to the current folder; it passes `affray check` as it is. An existing file is never
/// overwritten.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct New {
    /// The kind of file
    kind: Beginning,
    /// The name of the new scenario, creature, weapon or rulebook; the file gets the same name in lower case
    name: String,
}

const EXAMPLES: &str = "\
Examples:
  affray new scenario \"The Old Mill\"      writes the_old_mill.ron
  affray new creature ogre
  affray new rulebook house_rules";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Beginning {
    /// An encounter: a map, sides and combatants
    Scenario,
    /// A kind of creature
    Creature,
    /// A kind of weapon
    Weapon,
    /// A choice among the rules, on every axis
    Rulebook,
}

impl Beginning {
    const fn kind(self) -> Kind {
        match self {
            Beginning::Scenario => Kind::Scenario,
            Beginning::Creature => Kind::Creature,
            Beginning::Weapon => Kind::Weapon,
            Beginning::Rulebook => Kind::Rulebook,
        }
    }

    /// The template's path relative to the assets folder.
    const fn template(self) -> &'static str {
        match self {
            Beginning::Scenario => "templates/scenario.ron",
            Beginning::Creature => "templates/creature.ron",
            Beginning::Weapon => "templates/weapon.ron",
            Beginning::Rulebook => "templates/rulebook.ron",
        }
    }
}

/// The name in every template, to be replaced.
const NAMELESS: &str = "\"Nameless\"";

impl New {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let id = id_of(&self.name);
        if id.is_empty() {
            return Err(Failure::usage(Phrase::new("cli-bad-name").with("name", self.name.as_str())));
        }
        let library = open_library(terminal);
        let template = library.text(self.kind.template()).map(Source::text).unwrap_or_default();
        let title = if self.name == id { title_of(&id) } else { self.name.trim().to_owned() };
        let quoted = format!("\"{}\"", title.replace('\\', "\\\\").replace('"', "\\\""));
        let text = template.replacen(NAMELESS, &quoted, 1);
        let path = PathBuf::from(format!("{id}.ron"));
        let file = path.display().to_string();
        write_new(&path, &text).map_err(|cause| Failure::unwritable(&path, &cause))?;
        terminal.say(&Phrase::new("cli-written").with("file", file.as_str()))?;
        let folder = user_folder().map(|folder| folder.join(self.kind.kind().folder()).display().to_string());
        match (self.kind, folder) {
            (Beginning::Scenario, _) => terminal.say(&Phrase::new("cli-next-scenario").with("file", file))?,
            (Beginning::Rulebook, _) => terminal.say(&Phrase::new("cli-next-rulebook").with("file", file))?,
            (Beginning::Creature | Beginning::Weapon, Some(folder)) => {
                terminal.say(&Phrase::new("cli-next-entry").with("id", id).with("folder", folder))?;
            }
            (Beginning::Creature | Beginning::Weapon, None) => {}
        }
        Ok(Verdict::Sound)
    }
}

/// Makes a file name from a name: lower-case letters and digits, with underscores between words.
fn id_of(name: &str) -> String {
    let mut id = String::new();
    for letter in name.trim().trim_end_matches(".ron").chars() {
        if letter.is_alphanumeric() {
            id.extend(letter.to_lowercase());
        } else if letter == '-' && !id.is_empty() {
            id.push('-');
        } else if !id.is_empty() && !id.ends_with(['_', '-']) {
            id.push('_');
        }
    }
    id.trim_end_matches(['_', '-']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_several_words_becomes_a_file_name() {
        let names = [
            ("The Old Mill", "the_old_mill"),
            ("ogre", "ogre"),
            ("Élan vital!", "élan_vital"),
            ("half-elf", "half-elf"),
            ("../../etc/passwd", "etc_passwd"),
            ("mill.ron", "mill"),
            ("???", ""),
        ];
        for (name, id) in names {
            assert_eq!(id_of(name), id, "{name}");
        }
    }
}
