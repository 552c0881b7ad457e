//! Tempers: at the same level, in the same position, another temper gives another order.

use std::collections::BTreeSet;

use affray::battle::{CombatantId, Deed, Order, SideId, Temper};
use affray::brain::{Level, Mind};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::prepare_by_name;
use affray::data::resolve::temper_of;
use affray::engine::Battle;
use affray::grid::Pos;
use affray::lab::{Opponent, Opponents};

use crate::knowledge::mustered;

/// The combatant whose turn it is.
const ME: CombatantId = CombatantId(0);

/// What an order comes to.
#[derive(Debug)]
struct Came {
    /// Whether it uses a spell or an item on a friend.
    helps: bool,
    /// Steps to the nearest enemy afterwards.
    to_enemies: i32,
    /// Steps to the area `gate` afterwards.
    to_gate: i32,
}

fn temper(name: &str) -> Temper {
    temper_of(&Catalogue::bundled(), name).expect("it is there").expect("it is sound")
}

fn steps(one: Pos, other: Pos) -> i32 {
    (one.col - other.col).abs().max((one.row - other.row).abs()).into()
}

/// What somebody of a temper does in a position, and what a steady one does there.
fn both(name: &str, book: &str, gate: &[Pos], scenario: &str) -> [Came; 2] {
    [name, "steady"].map(|name| {
        let battle = Battle::in_turn_of(&mustered("position", scenario, book), ME);
        let table = battle.table();
        let view = table.seen_by(SideId(0));
        let mut mind = Mind::new();
        mind.impose(Some(&temper(name)));
        let order = Level::Soldier.decide_among(&view, battle.aims().list(), &mut mind, |who| who == ME);
        let here = view.footprint(ME).expect("they are there").corner();
        let (helps, to) = match order.into_order() {
            Order::Deed { deed: Deed::Move(going), .. } => (false, going.to),
            Order::Deed { deed: Deed::Disengage(going), .. } => (false, going.to),
            Order::Deed { deed: Deed::Step(going), .. } => (false, going.to),
            Order::Deed { deed: Deed::Cast(_) | Deed::Use(_), .. } => (true, here),
            _ => (false, here),
        };
        let enemies = view.able().filter(|(who, _)| view.is_enemy(ME, *who));
        Came {
            helps,
            to_enemies: enemies.map(|(_, body)| steps(body.place.0, to)).min().expect("there are enemies"),
            to_gate: gate.iter().map(|at| steps(*at, to)).min().unwrap_or(0),
        }
    })
}

fn square(col: i16, row: i16, side: i16) -> Vec<Pos> {
    (0..side).flat_map(|down| (0..side).map(move |right| Pos::new(col + right, row + down))).collect()
}

#[test]
fn the_bold_go_forward_where_others_hesitate() {
    let scenario = r##"(
        map: [
            "#...........",
            "A...........",
            "............",
            "............",
            "...........s",
            "..........b.",
            "#....#.....r",
        ],
        combatants: {
            "A": (creature: "bonesetter", side: "party"),
            "b": (creature: "cutpurse", side: "party", injuries: 1),
            "r": (creature: "cutpurse", side: "foes"),
            "s": (creature: "fencer", side: "foes"),
        },
    )"##;
    let [bold, steady] = both("bold", "llcf", &[], scenario);
    assert!(bold.to_enemies < steady.to_enemies, "{bold:?}, {steady:?}");
}

#[test]
fn the_wary_shoot_where_others_walk_up() {
    let scenario = r##"(
        map: [
            "........b",
            "..r.....#",
            "s........",
            "#....#.A.",
            "...#.....",
            ".........",
        ],
        combatants: {
            "A": (creature: "warden", side: "party"),
            "b": (creature: "warden", side: "party"),
            "r": (creature: "slinger", side: "foes"),
            "s": (creature: "pikeman", side: "foes"),
        },
    )"##;
    let [wary, steady] = both("wary", "llcf", &[], scenario);
    assert!(wary.to_enemies > steady.to_enemies, "{wary:?}, {steady:?}");
}

#[test]
fn the_loyal_heal_where_others_strike() {
    let scenario = |foe: &str, hp: u16| {
        format!(
            r##"(
                map: [".....#...", ".........", ".........", ".b.s.....", "....A....", ".....r..."],
                combatants: {{
                    "A": (creature: "bonesetter", side: "party", hp: {hp}),
                    "b": (creature: "ironclad", side: "party"),
                    "r": (creature: "pikeman", side: "foes"),
                    "s": (creature: {foe:?}, side: "foes"),
                }},
            )"##
        )
    };
    let mut sooner = 0;
    for foe in ["cutpurse", "slinger", "raider", "villager", "bowman", "ironclad"] {
        for (book, most) in [("twodice", 3), ("torchlit", 10), ("autohit", 5)] {
            for hp in 1..most {
                let [loyal, steady] = both("loyal", book, &[], &scenario(foe, hp));
                assert!(loyal.helps || !steady.helps, "{book}, {hp}: {loyal:?}, {steady:?}");
                sooner += u16::from(loyal.helps && !steady.helps);
            }
        }
    }
    assert!(sooner > 0, "the loyal heal sooner");
}

#[test]
fn the_cruel_strike_where_others_heal() {
    let scenario = r##"(
        map: [
            ".....#...",
            ".........",
            ".........",
            ".b.s.....",
            "....A....",
            ".....r...",
        ],
        combatants: {
            "A": (creature: "bonesetter", side: "party", hp: 4),
            "b": (creature: "ironclad", side: "party", injuries: 1),
            "r": (creature: "pikeman", side: "foes"),
            "s": (creature: "cutpurse", side: "foes"),
        },
    )"##;
    let [cruel, steady] = both("cruel", "torchlit", &[], scenario);
    assert!(!cruel.helps && steady.helps, "{cruel:?}, {steady:?}");
}

/// Somebody whose side has to hold an area, with an enemy elsewhere.
fn errand(gate: (i16, i16), map: [&str; 6], creature: &str, others: [&str; 3]) -> String {
    let rows: String = map.iter().map(|row| format!("{row:?},")).collect();
    let ((col, row), [ally, enemy, another]) = (gate, others);
    format!(
        r##"(
            map: [{rows}],
            areas: {{ "gate": Rect(({col}, {row}), ({}, {})) }},
            sides: {{ "party": (objectives: [Hold("gate", 3)]), "foes": () }},
            combatants: {{
                "A": (creature: {creature:?}, side: "party"),
                "b": (creature: {ally:?}, side: "party"),
                "r": (creature: {enemy:?}, side: "foes"),
                "s": (creature: {another:?}, side: "foes"),
            }},
        )"##,
        col + 1,
        row + 1,
    )
}

#[test]
fn hunters_go_after_enemies_where_others_go_to_the_gate() {
    let map = [".......r.", "b........", "A........", ".........", "......#.#", ".s......."];
    let scenario = errand((2, 2), map, "bonesetter", ["pikeman", "raider", "cutpurse"]);
    let [hunter, steady] = both("hunter", "llcf", &square(2, 2, 2), &scenario);
    assert!(
        hunter.to_gate > steady.to_gate && hunter.to_enemies < steady.to_enemies,
        "{hunter:?}, {steady:?}"
    );
}

#[test]
fn the_driven_go_to_the_gate_where_others_strike_on_the_way() {
    let map = [".......A.", ".........", "..b......", ".........", ".....s##.", "..r......"];
    let scenario = errand((1, 1), map, "fencer", ["ironclad", "warden", "pikeman"]);
    let [driven, steady] = both("driven", "llcf", &square(1, 1, 2), &scenario);
    assert!(driven.to_gate < steady.to_gate, "{driven:?}, {steady:?}");
}

#[test]
fn guards_go_where_they_have_to_stand_where_others_strike_first() {
    let map = [".......", "r......", "...A.b.", ".......", ".s.....", "......."];
    let scenario = errand((4, 1), map, "bonesetter", ["pikeman", "raider", "fencer"]);
    let [guard, steady] = both("guard", "llcf", &square(4, 1, 2), &scenario);
    assert!(guard.to_gate < steady.to_gate, "{guard:?}, {steady:?}");
}

#[test]
fn every_bundled_temper_is_tried_here_and_steady_is_none_at_all() {
    let catalogue = Catalogue::bundled();
    let known: Vec<&str> = catalogue.names(Kind::Temper).collect();
    assert_eq!(known, ["bold", "cruel", "driven", "guard", "hunter", "loyal", "random", "steady", "wary"]);
    let steady = Temper { name: String::new(), notes: String::new(), ..temper("steady") };
    assert_eq!(steady, Temper::default());
}

#[test]
fn a_temper_of_several_is_drawn_for_each_combatant_and_battle() {
    let random = temper("random");
    assert_eq!(random.choices.len(), random.one_of.len());
    let drawn: BTreeSet<&str> = (0..200).map(|lot| random.drawn(lot).name.as_str()).collect();
    assert_eq!(drawn.len(), random.one_of.len(), "each of them");
    let bold = temper("bold");
    assert_eq!(bold.drawn(7), &bold, "whoever is not one of several stays as they are");

    let prepared = prepare_by_name(&Catalogue::bundled(), "bridge", "llcf").expect("it is sound");
    let orders = |temper: &Temper, seed: u64| {
        let mut battle = Battle::new(&prepared.muster, 3);
        let mut mind = Mind::for_battle(seed);
        let opponents = Opponents::all(Opponent { level: Level::Soldier, temper: Some(temper.clone()) });
        let mut orders = Vec::new();
        while let Some(order) = opponents.decide(&battle, &mut mind).filter(|_| orders.len() < 30) {
            battle.submit(order.clone()).expect("it is allowed");
            orders.push(order);
        }
        orders
    };
    assert_eq!(orders(&random, 4), orders(&random, 4), "the same battle goes the same way again");
    let is_mixed = |seed| {
        let mixed = orders(&random, seed);
        random.choices.iter().all(|one| orders(one, seed) != mixed)
    };
    assert!((0..12).any(is_mixed), "combatants of one side differ");
}
