//! Arguments that several subcommands share.

use clap::Args;

use crate::battle::Phrase;
use crate::grid::Pos;
use crate::tell::Words;

/// The argument that chooses the seed of the dice.
#[derive(Args, Clone, Debug, Default)]
pub struct BySeed {
    /// The seed of the dice: the same seed gives the same battle
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// The arguments that choose the opponents.
#[derive(Args, Clone, Debug, Default)]
pub struct ByOpponents {
    /// Let this opponent play a side, or `all` sides; may be given several times, and later ones override earlier ones
    #[arg(long = "ai", value_name = "SIDE=LEVEL[:TEMPER]", value_parser = read_assignment)]
    pub opponents: Vec<Assignment>,
}

/// An opponent to play a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// The side, or `all`.
    pub side: String,
    /// The name of a level, and perhaps of a temper after a colon.
    pub opponent: String,
}

/// The argument value that means every side, or every rulebook.
pub const ALL: &str = "all";

fn read_assignment(text: &str) -> Result<Assignment, String> {
    match text.split_once('=') {
        Some((side, opponent)) if !side.is_empty() && !opponent.is_empty() => {
            Ok(Assignment { side: side.to_owned(), opponent: opponent.to_owned() })
        }
        _ => Err(Words::english().phrase(&Phrase::new("cli-bad-assignment"))),
    }
}

/// Reads a square from an argument.
pub fn read_square(text: &str) -> Result<Pos, String> {
    text.parse().map_err(|_| Words::english().phrase(&Phrase::new("cli-bad-square")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assignment_names_a_side_and_an_opponent() {
        let read = read_assignment("foes=brute").unwrap();
        assert_eq!((read.side.as_str(), read.opponent.as_str()), ("foes", "brute"));
        for nonsense in ["foes", "=brute", "foes=", "="] {
            assert!(read_assignment(nonsense).is_err(), "{nonsense}");
        }
    }
}
