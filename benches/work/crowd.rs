//! Battles like `bench_4v4` with more combatants, on larger maps with about as many squares for each.

use std::sync::Arc;

use affray::battle::Source;
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::rules::book::muster::Muster;

/// The creatures of each side, in turn.
const CREATURES: [&str; 4] = ["bowman", "captain", "ironclad", "pikeman"];

/// A battle by a rulebook between two sides of the same size, on a map of so many columns and rows.
pub fn muster(book: &str, combatants: usize, (cols, rows): (usize, usize)) -> Arc<Muster> {
    let catalogue = Catalogue::bundled();
    let model = catalogue.source(Kind::Scenario, "bench_4v4").expect("it is bundled");
    let scenario = Source::new("scenarios/crowd.ron", scenario(model.text(), combatants / 2, cols, rows));
    let source = catalogue.source(Kind::Rulebook, book).expect("it is bundled");
    let wanted = Wanted { scenario: ("crowd", &scenario), rulebook: (book, source) };
    prepare(&catalogue, wanted, |_| {}).expect("they are sound and fit").muster
}

/// The terrain of `bench_4v4`, repeated as often as it takes. The sides stand opposite each other in columns, three
/// squares from one combatant to the next.
fn scenario(model: &str, side: usize, cols: usize, rows: usize) -> String {
    let rows_of_model = model.lines().filter_map(|line| line.trim().strip_prefix('"')?.strip_suffix("\","));
    let terrain: Vec<String> = rows_of_model.map(|row| row.replace(char::is_alphabetic, ".")).collect();
    let mut map: Vec<Vec<char>> =
        (0..rows).map(|row| terrain[row % terrain.len()].chars().cycle().take(cols).collect()).collect();
    let mut combatants = String::new();
    for number in 0..side {
        let creature = CREATURES[number % CREATURES.len()];
        let column = (rows - 2) / 3;
        let (col, row) = (2 + 2 * (number / column), 3 + 3 * (number % column));
        for (name, side, col, hero) in [("w", "west", col, true), ("e", "east", cols - 1 - col, false)] {
            map[row][col] = '.';
            combatants += &format!(
                "\"{name}{number}\": (creature: \"{creature}\", side: \"{side}\", hero: {hero}, at: ({col}, {row})),\n"
            );
        }
    }
    let map: String = map.iter().map(|row| format!("\"{}\",\n", row.iter().collect::<String>())).collect();
    format!("(map: [{map}], sides: {{ \"west\": (), \"east\": () }}, combatants: {{ {combatants} }})")
}
