//! `run --map`: the board as text, and what a side sees of it.

use super::program::Place;

/// One drawing of the board: its lines, and the lines about combatants below it.
struct Drawn<'t> {
    lines: Vec<&'t str>,
}

/// All drawings in a text. A drawing begins with the numbers of the columns.
fn drawings(text: &str) -> Vec<Drawn<'_>> {
    let blocks = text.split("\n\n").map(|block| block.lines().collect::<Vec<_>>());
    let begins = |lines: &[&str]| lines.iter().take(2).any(|line| line.trim_start().starts_with("0 1 2"));
    // The squares and the lines below them are two blocks with an empty line between.
    let blocks: Vec<Vec<&str>> = blocks.collect();
    let with_next = blocks.windows(2).filter(|pair| begins(&pair[0]));
    with_next.map(|pair| Drawn { lines: pair.concat() }).collect()
}

impl Drawn<'_> {
    /// The character on a square, on a board whose rows and keys take one character each.
    fn on(&self, col: usize, row: usize) -> char {
        let start = format!("{row} ");
        // The numbers of the columns come first, and the first of them may look like a row.
        let line = self.lines.iter().rfind(|line| line.trim_start().starts_with(&start)).unwrap();
        let margin = line.find(&start).unwrap() + start.len();
        line.chars().nth(margin + 2 * col).unwrap_or(' ')
    }

    /// The key and the square of everybody in the lines below the board.
    fn people(&self) -> Vec<(char, usize, usize)> {
        let read = |line: &&str| {
            let (key, rest) = line.split_once("  ")?;
            let key = key.chars().next().filter(|_| key.chars().count() == 1)?;
            let (at, _) = rest.split_once("), ")?.1.split_once(": ")?;
            let (col, row) = at.split_once(',')?;
            Some((key, col.parse().ok()?, row.parse().ok()?))
        };
        self.lines.iter().filter_map(read).collect()
    }
}

#[test]
fn everybody_stands_on_the_board_where_the_lines_below_it_say() {
    let place = Place::new();
    let told = place.run(["run", "first_blood", "--map", "--seed", "7"]).ended(0).out;
    let boards = drawings(&told);
    let rounds = told.lines().filter(|line| line.starts_with("Round ")).count();
    assert!(boards.len() > rounds && rounds > 1, "{} boards in {rounds} rounds", boards.len());
    for board in &boards {
        let people = board.people();
        assert!(people.len() >= 4, "{:#?}", board.lines);
        for (key, col, row) in people {
            let drawn = board.on(col, row);
            assert!([key, 'x'].contains(&drawn), "{key} at {col},{row}, not {drawn}: {:#?}", board.lines);
        }
    }
    let moved = |boards: &[Drawn<'_>]| boards[0].people() != boards[boards.len() - 1].people();
    assert!(moved(&boards), "the last board shows where they were at first");
}

#[test]
fn a_side_sees_on_the_board_no_more_than_it_knows() {
    let place = Place::new();
    let first = |arguments: &[&str]| {
        let fixed = ["run", "past_the_sentries", "--map", "--seed", "3"];
        place.run(fixed.iter().chain(arguments)).ended(0).out
    };
    let (all, own) = (first(&[]), first(&["--as", "party"]));
    let (all, own) = (&drawings(&all)[0], &drawings(&own)[0]);
    let count = |board: &Drawn<'_>| board.lines.concat().chars().filter(|letter| *letter == '.').count();
    assert!(count(own) < count(all), "{:#?}", own.lines);
    let known = own.people();
    assert!(!known.is_empty() && known.len() < all.people().len(), "{known:?}");
    assert!(known.iter().all(|person| all.people().contains(person)), "{known:?}");
}
