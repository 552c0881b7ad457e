//! Battles of a few soldiers with clubs, by known dice.

use std::sync::Arc;

use affray::battle::{Chronicle, CombatantId, Source};
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::dice::{Dice, Die};
use affray::engine::Battle;

/// Two soldiers of different sides who stand side by side.
pub const TWO_SOLDIERS: &str = r#"(
    map: [
        "A.....",
        ".B....",
    ],
    creatures: { "soldier": (weapons: ["club"], llcf: (aptitudes: [might])) },
    weapons: { "club": (llcf: (kind: Melee)) },
    combatants: {
        "A": (creature: "soldier", side: "party"),
        "B": (creature: "soldier", side: "foes"),
    },
)"#;

/// The turn of the first combatant of a scenario, with these faces of six-sided dice.
pub fn first_turn(scenario: &str, dice: &[u8]) -> Battle {
    let catalogue = Catalogue::bundled();
    let scenario = load_scenario(&catalogue, "soldiers", &Source::new("soldiers.ron", scenario)).sound();
    let scenario = scenario.unwrap_or_else(|problems| panic!("{problems:#?}"));
    let book = load_rulebook(&catalogue, "skirmish").sound();
    let book = book.unwrap_or_else(|problems| panic!("{problems:#?}"));
    let muster = muster(&catalogue, &Arc::new(scenario), &Arc::new(book), None).expect("all have blocks");
    let dice = Dice::scripted(dice.iter().map(|face| Die { sides: 6, face: *face }));
    let mut battle = Battle::still(&muster, dice, Chronicle::default());
    battle.arrive();
    battle.open_turn(CombatantId(0), false);
    battle
}
