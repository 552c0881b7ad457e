//! A small battle for tests of sentences: a warden and two raiders with the same name. Also a check that applies to
//! every sentence.

use std::sync::Arc;

use affray::battle::{CombatantId, SideId, Source, ThingId, WeaponId};
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
    things: { "relic": (name: "relic", at: (0, 0)) },
    first_side: "foes",
)"#;

pub const WARDEN: CombatantId = CombatantId(0);
pub const RAIDER: CombatantId = CombatantId(1);
pub const OTHER: CombatantId = CombatantId(2);
pub const PARTY: SideId = SideId(0);
pub const ENEMIES: SideId = SideId(1);
pub const AXE: WeaponId = WeaponId(0);
pub const RELIC: ThingId = ThingId(0);

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

/// What is wrong with a sentence: it must say something, hold no argument that was not given, and name no message.
pub fn fault_of(sentence: &str) -> Option<&'static str> {
    let is_id = |word: &str| word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let mut words = sentence.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    if sentence.is_empty() {
        Some("nothing is said")
    } else if sentence.contains("{$") {
        Some("an argument is missing")
    } else if words.any(is_id) {
        Some("a message is missing")
    } else {
        None
    }
}

/// A sentence has no fault.
#[track_caller]
pub fn assert_said(sentence: &str) {
    assert_eq!(fault_of(sentence), None, "{sentence}");
}
