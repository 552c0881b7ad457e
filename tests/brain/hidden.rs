//! What is hidden from a side changes none of its orders, at any level and by any book: which enemies there are that it has never
//! seen, where they, traps and things are, and what the dice will show.

use affray::battle::order_text::print_order;
use affray::battle::{BodyState, CombatantId, Order, SideId};
use affray::brain::{Level, Mind};
use affray::engine::{Awaiting, Battle};
use affray::grid::Pos;
use affray::rules::table::Table;

use crate::PURPOSEFUL;
use crate::knowledge::mustered;
use crate::traps::books;

/// What the seekers cannot see.
#[derive(Clone, Copy, Debug)]
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

/// What a side knows before a decision: who may act, how everybody is and what they intend, who goes when, and what of the doors
/// and of those out of sight.
type Seen = (Vec<CombatantId>, Vec<String>, Vec<CombatantId>, String);

fn seen(table: &Table<'_>) -> Seen {
    let order = table.turn.order.iter().map(|(who, _)| *who).filter(|who| table.body(*who).is_some());
    // Numbers of weapons depend on what everybody carries, so orders are compared as text.
    let intends = |who: CombatantId| {
        let deeds = table.intent(who).map(|intent| intent.deeds.as_slice()).unwrap_or_default();
        deeds
            .iter()
            .map(|deed| print_order(&Order::deed(who, deed.clone()), &**table.muster))
            .collect::<Vec<_>>()
    };
    let bodies = table.seen().map(|(who, body)| {
        let BodyState { place, posture, conditions, hit_points, turn_budget, .. } = body;
        format!(
            "{who:?} {place:?} {posture:?} {conditions:?} {hit_points:?} {turn_budget:?} {:?} {:?}",
            table.flees(who),
            intends(who)
        )
    });
    let lost = table.everybody().filter_map(|who| Some((who, table.remembered(who)?)));
    let ground = format!("{:?} {:?}", table.board.state.open, lost.collect::<Vec<_>>());
    (table.candidates().collect(), bodies.collect(), order.collect(), ground)
}

#[test]
fn what_is_hidden_from_a_side_changes_no_order_at_any_level_by_any_book() {
    let seekers = SideId(0);
    let pos = |col, row| Pos::new(col, row);
    let usual = Hidden { enemy: pos(9, 2), trap: pos(10, 4), thing: pos(11, 3), seed: 1 };
    let cases = [
        usual,
        Hidden { enemy: pos(11, 4), ..usual },
        Hidden { trap: pos(9, 3), ..usual },
        Hidden { thing: pos(9, 4), ..usual },
        Hidden { enemy: pos(10, 3), trap: pos(11, 2), thing: pos(9, 3), ..usual },
    ];
    // Other dice also let unseen enemies go earlier or later.
    let others = (2..12).map(|seed| Hidden { seed, ..usual });
    let cases: Vec<Hidden> = cases.into_iter().chain(others).collect();
    for book in books() {
        for level in PURPOSEFUL {
            let decisions = cases.iter().filter_map(|hidden| {
                let battle = Battle::new(&mustered("room", &room(hidden), &book), hidden.seed);
                Some((format!("{hidden:?}"), first_decision(battle, seekers, level, 0)?))
            });
            let compared = compare(decisions, &format!("{book}, {}", level.word()));
            assert!(compared >= 3, "{book}, {}: {compared} decisions were compared", level.word());
        }
    }
}

/// Who else there is beside the one enemy in the hall.
#[derive(Clone, Copy, Debug)]
enum Other {
    Nobody,
    /// They stand behind a closed door.
    Waits(&'static str),
    /// They come there in the second round.
    Comes(&'static str),
}

/// A hall in which the party sees one enemy.
fn hall(other: Other) -> String {
    let text = r##"(
        map: [
            ".##############",
            ".#......#.....#",
            ".#......#.....#",
            ".#.A....#.....#",
            ".#...W..+..H..#",
            ".#.T....#.....#",
            ".#......#.....#",
            ".##############",
        ],
        sides: { "party": (), "foes": () },
        combatants: {
            "A": (creature: "lantern_adept", side: "party"),
            "T": (creature: "cutpurse", side: "party"),
            "W": (creature: "warden", side: "party", weapons: ["sword", "bow"], items: ["fire_flask"]),
            "G": (creature: "pikeman", side: "foes", at: (7, 1)),
            REST
        },
        first_side: "party",
        started_by: "party",
        EVENTS
    )"##;
    let (other, events) = match other {
        Other::Nobody => return text.replace('H', ".").replace("REST", "").replace("EVENTS", ""),
        Other::Waits(kind) => (format!(r#"(creature: "{kind}", side: "foes")"#), ""),
        Other::Comes(kind) => (
            format!(r#"(creature: "{kind}", side: "foes", awaited: true)"#),
            r#"events: [(when: Round(2), do: [Arrive(["H"])])],"#,
        ),
    };
    text.replace("REST", &format!(r#""H": {other},"#)).replace("EVENTS", events)
}

#[test]
fn enemies_whom_nobody_has_seen_change_no_order_whoever_they_are() {
    let party = SideId(0);
    let waiting = ["raider", "villager", "fell_giant"].map(Other::Waits);
    let coming = ["raider", "fell_giant"].map(Other::Comes);
    let others: Vec<Other> = [Other::Nobody].into_iter().chain(waiting).chain(coming).collect();
    for book in books() {
        for level in [Level::Veteran, Level::Master] {
            let mut compared = 0;
            for seed in 0..8 {
                let decisions = others.iter().filter_map(|other| {
                    let battle = Battle::new(&mustered("hall", &hall(*other), &book), seed);
                    Some((format!("{other:?}"), first_decision(battle, party, level, seed)?))
                });
                compared += compare(decisions, &format!("{book}, {}", level.word()));
            }
            assert!(compared >= 4, "{book}, {}: {compared} decisions were compared", level.word());
        }
    }
}

/// Compares decisions, each with what was hidden from the side that made it: where it knew the same, it orders the same. Returns
/// how many knew the same as one before.
fn compare(decisions: impl Iterator<Item = (String, (Seen, String))>, by: &str) -> usize {
    let mut known: Vec<(Seen, String)> = Vec::new();
    let mut compared = 0;
    for (hidden, (seen, order)) in decisions {
        match known.iter().find(|(other, _)| *other == seen) {
            Some((_, other)) => {
                compared += 1;
                assert_eq!(*other, order, "{by}, {hidden}");
            }
            None => known.push((seen, order)),
        }
    }
    compared
}

/// What a side sees when it has to decide for the first time, and what it orders, as text; none if the battle ends before. The
/// others do what soldiers do.
fn first_decision(mut battle: Battle, side: SideId, level: Level, seed: u64) -> Option<(Seen, String)> {
    let mut mind = Mind::for_battle(seed);
    loop {
        let order = match battle.awaiting()? {
            Awaiting::Order(decides) => {
                let level = if decides == side { level } else { Level::Soldier };
                let table = battle.table().seen_by(decides);
                let order = level.decide(&table, battle.aims().list(), &mut mind);
                if decides == side {
                    return Some((seen(&table), print_order(&order, &**battle.muster())));
                }
                order
            }
            Awaiting::Answer(_) => Order::Decline,
            Awaiting::Over(_) => return None,
        };
        battle.submit(order).expect("permitted");
    }
}
