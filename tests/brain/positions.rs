//! Positions that an opponent must play well, as cards: each says which orders are acceptable, by which rulebooks.

use std::path::Path;

use affray::battle::Source;
use affray::cards::{find_cards, run_card};
use affray::data::catalogue::Catalogue;
use affray::tell::Words;

#[test]
fn opponents_play_every_position_well() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/brain/positions");
    let catalogue = Catalogue::bundled();
    let words = Words::english();
    let (mut cards, mut reports) = (0, String::new());
    for path in find_cards(&folder).unwrap() {
        let result = run_card(&catalogue, &Source::read(&path).unwrap());
        cards += 1;
        if !result.holds() {
            reports.push_str(&words.reports(&result.problems, false));
        }
    }
    assert!(cards > 0, "there are positions");
    assert!(reports.is_empty(), "{reports}");
}
