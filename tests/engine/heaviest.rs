//! The heaviest allowed files: weapons, whose odds are worked out under every rulebook that is not a mixture, and
//! crowds.

use affray::battle::deeds::End;
use affray::battle::order_text::parse_order;
use affray::battle::{Deed, Fate, Order};
use affray::brain::{Level, Mind};
use affray::engine::{Awaiting, Battle};

use crate::swings::{odds, oracle};

/// Ten kinds of dice with the largest allowed sum, against a body and an overshield of the largest allowed size.
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

/// Lists of dice that are as heavy as allowed, each in a different way.
const DAMAGE: [&str; 4] = [
    "[(dice: (20, 10))]",
    "[(dice: (2, 100), plus: 1000)]",
    "[(dice: (1, 100)), (dice: (1, 100))]",
    "[(dice: (2, 10)), (dice: (2, 10), kind: Bleed), (dice: (2, 10), kind: NonLethal), (dice: (2, 10), kind: Fire),
      (dice: (2, 10), kind: Ice), (dice: (2, 10), kind: Acid), (dice: (2, 10), kind: Lightning),
      (dice: (2, 10), kind: Dissonance), (dice: (2, 10), kind: Blight), (dice: (2, 10), kind: Solar)]",
];

#[test]
fn the_odds_of_the_heaviest_weapon_can_be_worked_out_under_every_rulebook() {
    for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
        for damage in DAMAGE {
            for change in [("", ""), ("dr: PerAttack", "dr: PerSwing")] {
                let odds = odds(book, change, &SCENARIO.replace("DAMAGE", damage), "A attacks B with w");
                let sum: f64 = odds.endings.iter().map(|(_, chance)| chance).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{book}, {damage}: {sum}");
                // Endings differ in the remaining hit points and overshield, and in little else.
                let count = odds.endings.iter().count();
                assert!(count <= 5000, "{book}, {damage}: {count} endings");
            }
        }
    }
}

/// After the battle, many combatants are dying far away from many who could help them.
#[test]
fn a_crowd_is_tended_after_the_battle() {
    let rows = vec!["\"".to_owned() + &".".repeat(128) + "\""; 128].join(",\n");
    let people: String = (0..30)
        .map(|number| {
            let (col, row) = (number % 10, number / 10);
            format!(
                r#""h{number}": (creature: "warden", side: "a", hero: true, at: ({col}, {row})),
                   "d{number}": (creature: "villager", side: "a", hero: true, at: ({}, {}), down: true),"#,
                127 - col,
                127 - row,
            )
        })
        .collect();
    let scenario = format!(
        r#"( map: [{rows}], sides: {{ "a": (), "b": () }},
             combatants: {{ {people} "X": (creature: "villager", side: "b", at: (12, 0)) }} )"#
    );
    let muster = oracle("autohit", ("", ""), &scenario);
    let mut battle = Battle::new(&muster, 1);
    battle.run();
    battle.submit(parse_order("gm: X is dead", &*muster).unwrap()).unwrap();
    // Declared orders are carried out first.
    while let Some(Awaiting::Order(side)) = battle.awaiting() {
        let who = battle.table().seen_by(side).candidates().next().unwrap();
        battle.submit(Order::deed(who, Deed::from(End {}))).unwrap();
    }
    assert!(matches!(battle.awaiting(), Some(Awaiting::Over(_))), "the fight is over");
    let table = battle.table();
    let dead = table.everybody().filter(|who| table.fate(*who) == Some(Fate::Dead)).count();
    assert!(dead < 30, "only {dead} of those who lay dying, and the enemy, are dead in the end");
}

/// Many combatants, each with heavy weapons and spells that reach the whole field. The opponent considers only some of
/// the options; all of them would take minutes.
#[test]
fn an_opponent_finds_an_order_among_crowds_with_arsenals() {
    let numbers = |number: usize| {
        let damage = DAMAGE[3].replace("(2, 10)", &format!("(2, {})", 5 + number % 6));
        format!(
            "llcf: (kind: Melee, itm: 1), twodice: (class: HeavyMelee, subclass: \"axes\"), autohit: (die: 12),
             lot: (skill: Axes, ap: {}, damage: {damage}), torchlit: (damage: {damage}, ability: Str),",
            10 + number
        )
    };
    let weapons: String = (0..30).map(|number| format!("\"w{number}\": ({}),", numbers(number))).collect();
    let area = ["llcf", "lot", "twodice", "autohit", "torchlit"];
    let spells: String = (0..30)
        .map(|number| {
            let mut numbers = numbers(number);
            for book in area {
                numbers = numbers.replacen(&format!("{book}: ("), &format!("{book}: (area: Burst(60), "), 1);
            }
            format!("\"s{number}\": (spell: true, range: 200, {numbers}),")
        })
        .collect();
    let names: String = (0..30).map(|number| format!("\"w{number}\", \"s{number}\",")).collect();
    let people: String = (0..40)
        .map(|number| {
            let (side, col) = if number % 2 == 0 { ("one", 2) } else { ("other", 5) };
            format!(
                "\"{side}{number}\": (creature: \"giant\", side: \"{side}\", weapons: [{names}], hp: {}, at: ({col}, {})),\n",
                1000 - number,
                number / 2
            )
        })
        .collect();
    let map = vec!["\"........\""; 20].join(", ");
    let giant = &SCENARIO[SCENARIO.find("creatures:").unwrap()..SCENARIO.find("weapons:").unwrap()];
    let scenario = format!(
        "( map: [{map}], sides: {{ \"one\": (), \"other\": () }}, {giant}
           weapons: {{ {weapons} {spells} }}, combatants: {{ {people} }} )"
    );
    for book in ["affray", "autohit", "llcf", "lot", "torchlit", "twodice"] {
        let muster = oracle(book, ("", ""), &scenario);
        let mut battle = Battle::new(&muster, 1);
        battle.run();
        let mut mind = Mind::new();
        for _ in 0..3 {
            let Some(Awaiting::Order(side)) = battle.awaiting() else {
                panic!("{book}: nobody is waited for")
            };
            let order = Level::Soldier.decide(&battle.table().seen_by(side), battle.aims().list(), &mut mind);
            battle.submit(order).unwrap_or_else(|refusal| panic!("{book}: {refusal:?}"));
        }
    }
}

/// The limits of a file also hold for what the game master adds.
#[test]
fn the_game_master_adds_no_more_combatants_and_lights_than_a_file_may_hold() {
    let rows = vec!["\"".to_owned() + &".".repeat(40) + "\""; 10].join(", ");
    let scenario = format!(
        r#"( map: [{rows}], sides: {{ "a": (), "b": () }}, combatants: {{
            "A": (creature: "villager", side: "a", at: (0, 0)), "B": (creature: "villager", side: "b", at: (39, 9)) }} )"#
    );
    let muster = oracle("torchlit", ("", ""), &scenario);
    let mut battle = Battle::new(&muster, 1);
    battle.run();
    let mut count = |order: &dyn Fn(usize, usize) -> String| {
        let squares = (2..302).map(|number| (number % 38 + 1, number / 38));
        let orders = squares.map(|(col, row)| parse_order(&order(col, row), &*muster).unwrap());
        orders.filter(|order| battle.submit(order.clone()).is_ok()).count()
    };
    let added = count(&|col, row| format!("gm: add another B as \"n{col}-{row}\" to b at {col},{row}"));
    assert_eq!(added, 256 - 2);
    let lit = count(&|col, row| format!("gm: light lit 10 at {col},{row}"));
    assert_eq!(lit, 128);
}
