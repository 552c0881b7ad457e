//! The file that says how far opponents of each level think.

use super::reader::read;
use super::tree::{Step, Tree};
use crate::battle::{Levels, Phrase, Problem, Source};

/// The file with the levels of opponents.
pub const LEVELS: &str = "levels.ron";

/// The levels of a file, if nothing is wrong with them; otherwise every problem.
pub fn levels_of(source: &Source) -> Result<Levels, Vec<Problem>> {
    let file = read::<Levels>(source);
    let faults = file.any().map(|levels| faults(&file.tree, levels)).unwrap_or_default();
    let levels = file.value.clone();
    let problems = file.joined_with(faults);
    match levels {
        Some(levels) if problems.is_empty() => Ok(levels),
        _ => Err(problems),
    }
}

/// Numbers that are out of bounds.
fn faults(tree: &Tree, levels: &Levels) -> Vec<Problem> {
    let mut faults = Vec::new();
    for (level, thinking, may_try) in levels.all() {
        for (field, number, (from, to)) in thinking.numbers(may_try) {
            if !(from..=to).contains(&number) {
                let phrase = Phrase::new("out-of-range").with("found", number.to_string());
                let phrase = phrase.with("from", usize::from(from)).with("to", usize::from(to));
                faults.push(tree.complain(&[Step::Field(level), Step::Field(field)], phrase));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::catalogue::Catalogue;

    fn keys(text: &str) -> Vec<String> {
        let problems = levels_of(&Source::new(LEVELS, text)).err().unwrap_or_default();
        problems.iter().map(|problem| problem.key().to_owned()).collect()
    }

    #[test]
    fn levels_think_within_bounds() {
        let levels = |veteran: &str| {
            let usual = "(squares: 5)";
            format!("(novice: {usual}, soldier: {usual}, veteran: {veteran}, master: {usual})")
        };
        assert_eq!(keys(&levels("(squares: 5, orders: 8, battles: 8)")), [""; 0]);
        assert_eq!(keys(&levels("(squares: 5, orders: 24, battles: 48)")), [""; 0]);
        assert_eq!(keys(&levels("(squares: 5, orders: 8, battles: 49)")), ["out-of-range"]);
        assert_eq!(keys(&levels("(squares: 0, orders: 25)")), ["out-of-range"; 2]);
        assert_eq!(keys(&levels("(squares: 5, among: 0)")), ["out-of-range"]);
        assert_eq!(keys(&levels("(squares: 5, orders: 8, battles: 8, rounds: 3)")), [""; 0]);
        assert_eq!(keys(&levels("(squares: 5, orders: 8, battles: 8, rounds: 4)")), ["out-of-range"]);
        assert_eq!(keys(&levels("(squares: 5, first: 4, tactics: true, effort: 900, patience: 7)")), [""; 0]);
        assert_eq!(keys(&levels("(squares: 5, first: 0, effort: 0, patience: 21)")), ["out-of-range"; 3]);
        assert_eq!(keys(&levels("(squares: 5, weighs: [Harm, Fun])")), ["unknown-choice"]);
        assert_eq!(keys("(soldier: (squares: 5))"), ["missing-fields"]);
    }

    #[test]
    fn a_broken_file_leaves_the_levels_as_they_were() {
        let mut catalogue = Catalogue::bundled();
        let bundled = catalogue.levels.clone();
        catalogue.add(LEVELS, Source::new(LEVELS, "(soldier: 3)"));
        assert!(!catalogue.settle().is_empty(), "the file is broken");
        assert_eq!(catalogue.levels, bundled, "so what was known before stays");
    }
}
