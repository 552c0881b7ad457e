//! A small battle for tests of sentences: a warden and two raiders with the same name. Also a check that applies to
//! every sentence.

use std::sync::Arc;

use affray::battle::{CombatantId, SideId, Source, WeaponId};
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::rules::book::muster::Muster;
use affray::tell::{Teller, Words};

pub const SCENARIO: &str = r#"(
    name: "Told",
    map: ["....", ".WR.", ".Q.."],
    creatures: {
        "warden": (name: "Warden", weapons: ["axe"], llcf: (ad: 1, aptitudes: [constitution])),
        "raider": (name: "Raider", weapons: ["axe"], llcf: (aptitudes: [might, speed])),
    },
    weapons: { "axe": (name: "axe", llcf: (kind: Melee, hit: 1, itm: 2, ftm: 0)) },
    sides: { "party": (name: "The Watch"), "foes": (name: "The Wolves") },
    combatants: {
        "W": (creature: "warden", side: "party", hero: true, injuries: 1),
        "R": (creature: "raider", side: "foes"),
        "Q": (creature: "raider", side: "foes"),
    },
    first_side: "foes",
)"#;

pub const WARDEN: CombatantId = CombatantId(0);
pub const RAIDER: CombatantId = CombatantId(1);
pub const OTHER: CombatantId = CombatantId(2);
pub const PARTY: SideId = SideId(0);
pub const FOES: SideId = SideId(1);
pub const AXE: WeaponId = WeaponId(0);

/// The muster of the scenario above.
pub fn mustered() -> Arc<Muster> {
    let catalogue = Catalogue::bundled();
    let scenario = load_scenario(&catalogue, "told", &Source::new("told.ron", SCENARIO));
    let scenario = Arc::new(scenario.sound().unwrap());
    let book = Arc::new(load_rulebook(&catalogue, "llcf").sound().unwrap());
    muster(&catalogue, &scenario, &book, None).unwrap()
}

pub fn teller() -> Teller {
    Teller::new(Arc::new(Words::english()), mustered())
}

/// Asserts that a sentence is not empty, has no missing arguments, and is not just the name of a message.
#[track_caller]
pub fn assert_said(sentence: &str) {
    assert!(!sentence.is_empty());
    assert!(!sentence.contains("{$"), "an argument is missing: {sentence}");
    let is_id = |word: &str| word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let mut words = sentence.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    assert!(!words.any(is_id), "a message is missing: {sentence}");
}
