//! Opponents consider the harm that their own deeds do to allies.

use affray::battle::deeds::Cast;
use affray::battle::{CombatantId, Deed, Order, SideId, Target};
use affray::brain::{Level, Mind};
use affray::engine::{Awaiting, Battle};
use affray::grid::Pos;

use crate::knowledge::mustered;

/// Whether a blast around one square reaches another, which is within five feet.
fn reaches(at: Pos, there: Pos) -> bool {
    (at.col - there.col).abs() <= 1 && (at.row - there.row).abs() <= 1
}

#[test]
fn opponents_keep_fire_off_a_fallen_ally() {
    let scenario = r##"(
        map: [
            "A....R..",
            "....B...",
            "......S.",
            "........",
        ],
        combatants: {
            "A": (creature: "hedge_witch", side: "party", weapons: ["fire_burst"]),
            "B": (creature: "pikeman", side: "party", unconscious: true),
            "R": (creature: "raider", side: "foes"),
            "S": (creature: "raider", side: "foes"),
        },
        first_side: "party",
    )"##;
    let (witch, fallen) = (CombatantId(0), Pos::new(4, 1));
    let mut battle = Battle::new(&mustered("fire", scenario, "autohit"), 1);
    let mut blasts = 0;
    for _ in 0..40 {
        let Some(Awaiting::Order(side)) = battle.awaiting() else { break };
        let view = battle.table().seen_by(side);
        let order = Level::Soldier.decide(&view, battle.aims().list(), &mut Mind::new());
        if let Order::Deed { who, deed: Deed::Cast(Cast { at: Target::Square(at), .. }) } = &order
            && (*who, side) == (witch, SideId(0))
        {
            blasts += 1;
            assert!(!reaches(*at, fallen), "it burns its own ally at {at:?}");
        }
        battle.submit(order).expect("permitted");
    }
    assert!(blasts > 0, "fire is used at all");
}
