//! What is hidden from a side changes none of its orders, at any level and by any book: where unseen enemies, traps and things are,
//! and what the dice will show.

use affray::battle::{CombatantId, Order, SideId};
use affray::brain::Mind;
use affray::engine::{Awaiting, Battle};
use affray::grid::Pos;
use affray::rules::table::Table;

use crate::PURPOSEFUL;
use crate::knowledge::mustered;
use crate::traps::books;

/// Where something is that the seekers cannot see.
#[derive(Debug)]
struct Hidden {
    enemy: Pos,
    trap: Pos,
    thing: Pos,
    seed: u64,
}

/// A room with closed doors, two enemies outside of it and one inside, with a thing that the seekers are after.
fn room(hidden: &Hidden) -> String {
    let at = |pos: Pos| format!("({}, {})", pos.col, pos.row);
    let text = r##"(
        map: [
            "....................",
            ".A......#####.......",
            ".B......#...+.......",
            "........#...#...Y...",
            ".C......#...#.......",
            "........##+##..Z....",
            "....................",
        ],
        things: { "relic": (name: "relic", at: THING) },
        exits: "west",
        areas: { "west": Rect((0, 0), (0, 6)) },
        traps: [(at: TRAP, hint: "a wire", dc: 12, damage: (dice: (1, 4)))],
        sides: { "seekers": (objectives: [CarryOff("relic"), Defeat]), "hidden": () },
        combatants: {
            "A": (creature: "warden", side: "seekers"),
            "B": (creature: "bowman", side: "seekers"),
            "C": (creature: "raider", side: "seekers"),
            "Y": (creature: "raider", side: "hidden"),
            "Z": (creature: "raider", side: "hidden"),
            "x": (creature: "raider", side: "hidden", at: ENEMY),
        },
        first_side: "seekers",
        started_by: "seekers",
        morale_on: [],
    )"##;
    text.replace("THING", &at(hidden.thing))
        .replace("TRAP", &at(hidden.trap))
        .replace("ENEMY", &at(hidden.enemy))
}

/// What the side sees before a decision: who may act, where everybody stands, and who goes when.
fn seen(table: &Table<'_>) -> (Vec<CombatantId>, Vec<(CombatantId, Pos)>, Vec<CombatantId>) {
    let order = table.turn.order.iter().map(|(who, _)| *who).filter(|who| table.body(*who).is_some());
    let places = table.able().map(|(who, body)| (who, body.place.0));
    (table.candidates().collect(), places.collect(), order.collect())
}

#[test]
fn what_is_hidden_from_a_side_changes_no_order_at_any_level_by_any_book() {
    let seekers = SideId(0);
    let pos = |col, row| Pos::new(col, row);
    let cases = [
        Hidden { enemy: pos(9, 2), trap: pos(10, 4), thing: pos(11, 3), seed: 1 },
        Hidden { enemy: pos(11, 4), trap: pos(10, 4), thing: pos(11, 3), seed: 1 },
        Hidden { enemy: pos(9, 2), trap: pos(9, 3), thing: pos(11, 3), seed: 1 },
        Hidden { enemy: pos(9, 2), trap: pos(10, 4), thing: pos(9, 4), seed: 1 },
        Hidden { enemy: pos(10, 3), trap: pos(11, 2), thing: pos(9, 3), seed: 1 },
    ];
    // Other dice also let unseen enemies go earlier or later.
    let others = (2..12).map(|seed| Hidden { enemy: pos(9, 2), trap: pos(10, 4), thing: pos(11, 3), seed });
    let cases: Vec<Hidden> = cases.into_iter().chain(others).collect();
    for book in books() {
        for level in PURPOSEFUL {
            let mut known: Vec<(_, Order)> = Vec::new();
            let mut compared = 0;
            for hidden in &cases {
                let mut battle = Battle::new(&mustered("room", &room(hidden), &book), hidden.seed);
                let mut mind = Mind::new();
                while let Some(awaiting) = battle.awaiting() {
                    let order = match awaiting {
                        Awaiting::Order(side) => {
                            let table = battle.table().seen_by(side);
                            let order = level.decide(&table, battle.aims().list(), &mut mind);
                            if side == seekers {
                                let seen = seen(&table);
                                match known.iter().find(|(other, _)| *other == seen) {
                                    Some((_, other)) => {
                                        compared += 1;
                                        assert_eq!(*other, order, "{book}, {}, {hidden:?}", level.word());
                                    }
                                    None => known.push((seen, order)),
                                }
                                break;
                            }
                            order
                        }
                        Awaiting::Answer(_) => Order::Decline,
                        Awaiting::Over(_) => break,
                    };
                    battle.submit(order).expect("permitted");
                }
            }
            assert!(compared >= 3, "{book}, {}: {compared} decisions were compared", level.word());
        }
    }
}
