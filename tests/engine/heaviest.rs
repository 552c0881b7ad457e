//! The heaviest weapons that files may bring, weighed by every book that is not mixed of others.

use crate::swings::odds;

/// Ten kinds of dice that add up to as much as is allowed, against a body and an overshield that take as much as is allowed.
const SCENARIO: &str = r#"(
    map: ["AB.."], sides: { "one": (), "other": () },
    creatures: { "giant": (
        llcf: (),
        lot: (hp: 1000, ap: 100, dr: (general: 5), overshield: (hp: 1000, dr: (elemental: 3))),
        twodice: (hp: 1000),
        autohit: (hp: 1000, scores: (str: 20, dex: 20, wil: 20)),
        torchlit: (hp: 1000, scores: (str: 20)),
    ) },
    weapons: { "w": (
        llcf: (kind: Melee, itm: 1),
        lot: (skill: Axes, ap: 10, damage: DAMAGE),
        twodice: (class: HeavyMelee, subclass: "axes"),
        autohit: (die: 12),
        torchlit: (damage: DAMAGE, ability: Str),
    ) },
    combatants: {
        "A": (creature: "giant", side: "one", weapons: ["w"]),
        "B": (creature: "giant", side: "other"),
    },
)"#;

/// Lists of dice that are as heavy as is allowed, each in its own way.
const DAMAGE: [&str; 4] = [
    "[(dice: (20, 10))]",
    "[(dice: (2, 100), plus: 1000)]",
    "[(dice: (1, 100)), (dice: (1, 100))]",
    "[(dice: (2, 10)), (dice: (2, 10), kind: Bleed), (dice: (2, 10), kind: NonLethal), (dice: (2, 10), kind: Fire),
      (dice: (2, 10), kind: Ice), (dice: (2, 10), kind: Acid), (dice: (2, 10), kind: Lightning),
      (dice: (2, 10), kind: Dissonance), (dice: (2, 10), kind: Blight), (dice: (2, 10), kind: Solar)]",
];

#[test]
fn the_heaviest_weapon_can_be_weighed_by_every_book() {
    for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
        for damage in DAMAGE {
            for change in [("", ""), ("dr: PerAttack", "dr: PerSwing")] {
                let odds = odds(book, change, &SCENARIO.replace("DAMAGE", damage), "A attacks B with w");
                let sum: f64 = odds.endings.iter().map(|(_, chance)| chance).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{book}, {damage}: {sum}");
                // What is left of the body and of its overshield, and little beside that, tells endings apart.
                let count = odds.endings.iter().count();
                assert!(count <= 5000, "{book}, {damage}: {count} endings");
            }
        }
    }
}
