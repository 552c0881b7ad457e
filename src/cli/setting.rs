//! How a battle is set up otherwise than its scenario says: by which rulebook, and with which values of what can vary. And the words of
//! a command line that sets it up so again.

use clap::Args;

use super::arguments::{ALL, Assignment};
use super::failure::Failure;
use super::library::Named;
use crate::battle::{Phrase, Problem};
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::variation::{Variant, Variation, Varied, What};
use crate::tell::Words;

/// The arguments that set a battle up otherwise than its scenario does.
#[derive(Args, Clone, Debug, Default)]
pub struct Setting {
    /// Fight under this rulebook: its name, a file, or `all` for every rulebook that fits (default: the scenario's own)
    #[arg(long, value_name = "ID|FILE|all")]
    pub rulebook: Option<String>,
    /// Fight it with this value of something that can vary, as for `affray lab sweep`; may be given several times
    #[arg(long, value_name = "WHAT=VALUE", value_parser = read_value)]
    pub vary: Vec<Variation>,
}

/// Reads what varies, from an argument.
pub fn read_variation(text: &str) -> Result<Variation, String> {
    Variation::parse(text).map_err(|phrase| Words::english().phrase(&phrase))
}

/// Reads a single value of something that varies. Rulebooks and opponents have arguments of their own.
fn read_value(text: &str) -> Result<Variation, String> {
    let variation = read_variation(text)?;
    let refuse = |key: &'static str| Err(Words::english().phrase(&Phrase::new(key).with("found", text)));
    match variation.what {
        What::Listed(Varied::Rulebook, _) => refuse("vary-by-rulebook"),
        What::Listed(Varied::Ai, _) => refuse("vary-by-ai"),
        _ if variation.values.len() > 1 => refuse("vary-one-value"),
        _ => Ok(variation),
    }
}

impl Setting {
    /// The scenario with the values that were asked for, as it is fought under a rulebook.
    pub fn of(&self, scenario: &Named, book: &Named) -> Result<Named, Failure> {
        let mut catalogue = scenario.catalogue.clone();
        catalogue.add(&Kind::Scenario.file(&scenario.id), scenario.source.clone());
        catalogue.add(&Kind::Rulebook.file(&book.id), book.source.clone());
        let catalogue = self.varied(catalogue, &scenario.id, &book.id)?;
        let source = catalogue.source(Kind::Scenario, &scenario.id).unwrap_or(&scenario.source).clone();
        Ok(Named { id: scenario.id.clone(), source, catalogue })
    }

    /// The files of a battle, with the values that were asked for.
    pub fn varied(&self, catalogue: Catalogue, scenario: &str, rulebook: &str) -> Result<Catalogue, Failure> {
        let (scenario, rulebook) = (scenario.to_owned(), rulebook.to_owned());
        let mut variant = Variant { catalogue, scenario, rulebook, opponents: Vec::new() };
        for vary in &self.vary {
            for value in &vary.values {
                let name = format!("{}={value}", vary.name());
                variant = variant.with(&vary.what, value).map_err(|faults| impossible(&name, faults))?;
            }
        }
        Ok(variant.catalogue)
    }

    /// The words that set a battle of a scenario up like this, by one rulebook and with these opponents.
    pub fn words(&self, scenario: &str, rulebook: &str, opponents: &[Assignment]) -> String {
        let asked = self.rulebook.as_deref().map(|asked| if asked == ALL { rulebook } else { asked });
        let mut words = vec![quoted(scenario)];
        words.extend(asked.map(|book| option("rulebook", book)));
        words.extend(opponents.iter().map(|seat| option("ai", &format!("{}={}", seat.side, seat.opponent))));
        for vary in &self.vary {
            words.extend(vary.values.iter().map(|value| words_for(vary, value)));
        }
        words.join(" ")
    }
}

/// The words that fight a battle with a value of something.
pub fn words_for(vary: &Variation, value: &str) -> String {
    match &vary.what {
        What::Listed(Varied::Rulebook, _) => option("rulebook", value),
        What::Listed(Varied::Ai, side) => option("ai", &format!("{side}={value}")),
        _ => option("vary", &format!("{}={value}", vary.name())),
    }
}

fn option(name: &str, value: &str) -> String {
    format!("--{name} {}", quoted(value))
}

/// The problems with a variant, under the name of the value that brought them.
pub fn impossible(name: &str, problems: Vec<Problem>) -> Failure {
    let mut all = vec![Problem::error(Phrase::new("vary-impossible").with("found", name))];
    all.extend(problems);
    Failure::BrokenFiles(all)
}

/// A word as shells read it.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./\\:=,+%".contains(letter);
    if word.chars().all(is_plain) { word.to_owned() } else { format!("\"{word}\"") }
}
