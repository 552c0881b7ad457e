//! The file that says how far opponents of each level think.

use super::catalogue::{Catalogue, Kind};
use super::check::Names;
use super::reader::{Read, read};
use super::tree::Step;
use crate::battle::{Levels, Phrase, Problem, Source};

/// The file with the levels of opponents.
pub const LEVELS: &str = "levels.ron";

/// The levels of a file, if nothing is wrong with them; otherwise every problem.
pub fn levels_of(source: &Source) -> Result<Levels, Vec<Problem>> {
    let file = read::<Levels>(source);
    let problems = problems_of(&file);
    match file.value {
        Some(levels) if problems.is_empty() => Ok(levels),
        _ => Err(problems),
    }
}

/// Every problem with a file of levels and with the rulebooks that it names.
pub fn check(catalogue: &Catalogue, source: &Source) -> Vec<Problem> {
    let file = read::<Levels>(source);
    let mut problems = problems_of(&file);
    let names = Names { catalogue, tree: &file.tree };
    let books = file.any().into_iter().flat_map(|levels| levels.by_rulebook.names());
    problems.extend(books.filter_map(|book| {
        names.stranger(Kind::Rulebook, &[Step::Field("by_rulebook"), Step::Key(book)], Some(&book.to_owned()))
    }));
    problems
}

/// The problems of a file of levels itself, with numbers that are out of bounds.
fn problems_of(file: &Read<Levels>) -> Vec<Problem> {
    let Some(levels) = file.any() else { return file.joined_with(Vec::new()) };
    let usual = levels.all().into_iter().flat_map(|(level, thinking, may_try)| {
        thinking.numbers(may_try).map(|number| (vec![Step::Field(level)], number))
    });
    let by_rulebook = levels.by_rulebook.iter().flat_map(|(book, differences)| {
        differences.all().into_iter().flat_map(move |(level, difference)| {
            let path = vec![Step::Field("by_rulebook"), Step::Key(book), Step::Field(level)];
            difference.numbers().map(move |number| (path.clone(), number))
        })
    });
    let is_out = |(_, (_, number, (from, to))): &(_, (_, u16, (u16, u16)))| !(from..=to).contains(&number);
    let all = usual.chain(by_rulebook).filter(is_out);
    let faults = all.map(|(mut path, (field, number, (from, to)))| {
        path.push(Step::Field(field));
        let phrase = Phrase::new("out-of-range").with("found", number.to_string());
        file.tree.complain(&path, phrase.with("from", usize::from(from)).with("to", usize::from(to)))
    });
    file.joined_with(faults.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(keys(&levels("(squares: 0, orders: 33)")), ["out-of-range"; 2]);
        assert_eq!(keys(&levels("(squares: 5, among: 0)")), ["out-of-range"]);
        assert_eq!(keys(&levels("(squares: 5, orders: 8, battles: 8, rounds: 3)")), [""; 0]);
        assert_eq!(keys(&levels("(squares: 5, orders: 8, battles: 8, rounds: 4)")), ["out-of-range"]);
        assert_eq!(keys(&levels("(squares: 5, first: 4, tactics: true, effort: 900, patience: 7)")), [""; 0]);
        assert_eq!(keys(&levels("(squares: 5, first: 0, effort: 0, patience: 21)")), ["out-of-range"; 3]);
        assert_eq!(keys(&levels("(squares: 5, weighs: [Harm, Fun])")), ["unknown-choice"]);
        assert_eq!(keys("(soldier: (squares: 5))"), ["missing-fields"]);
        let by_lot = |differences: &str| {
            let usual = "(squares: 5)";
            let levels =
                ["novice", "soldier", "veteran", "master"].map(|level| format!("{level}: {usual}, "));
            format!("({}by_rulebook: {{ \"lot\": {differences} }})", levels.concat())
        };
        assert_eq!(keys(&by_lot("(veteran: (battles: 7), master: (orders: 32, effort: 700))")), [""; 0]);
        assert_eq!(
            keys(&by_lot("(veteran: (battles: 49), master: (orders: 33, effort: 0))")),
            ["out-of-range"; 3]
        );
        assert_eq!(keys(&by_lot("(soldier: (squares: 4))")), ["unknown-field"]);
        assert_eq!(keys(&by_lot("(master: (rounds: 2))")), [""; 0]);
        assert_eq!(keys(&by_lot("(master: (rounds: 4))")), ["out-of-range"]);
        assert_eq!(keys(&by_lot("(master: (first: 2))")), ["unknown-field"]);
    }

    #[test]
    fn a_rulebook_that_does_not_exist_is_told() {
        let usual =
            "novice: (squares: 5), soldier: (squares: 5), veteran: (squares: 5), master: (squares: 5)";
        let text = format!("({usual}, by_rulebook: {{ \"torchlight\": () }})");
        let problems = check(&Catalogue::bundled(), &Source::new(LEVELS, text));
        let keys: Vec<_> = problems.iter().map(Problem::key).collect();
        assert_eq!(keys, ["unknown-name"], "{problems:?}");
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
