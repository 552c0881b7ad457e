//! Duels under Autohit: every attack lands; armour, protection, then Strength and a save; a save decides who is first.

use super::{Dice, Ending, assert_same_fight};

const SCENARIO: &str = r#"(
    map: ["....", ".AB.", "...."],
    creatures: {
        "a": (autohit: (scores: (str: 11, dex: 13, wil: 9), hp: 6, armour: 1)),
        "b": (autohit: (scores: (str: 14, dex: 8, wil: 8), hp: 9)),
    },
    weapons: {
        "sword": (autohit: (die: 8)),
        "axe": (autohit: (die: 10)),
    },
    sides: { "one": (), "two": () },
    combatants: {
        "A": (creature: "a", side: "one", weapons: ["sword"], hero: true),
        "B": (creature: "b", side: "two", weapons: ["axe"]),
    },
)"#;

/// Without manoeuvres, so that there are no daring attacks.
const BOOK: &str = r#"(name: "blows alone", mix: (base: "autohit"), manoeuvres: [])"#;

struct Fighter {
    die: u32,
    armour: i32,
    hp: i32,
    strength: i32,
}

fn saves(ability: i32, dice: &mut Dice) -> bool {
    let shown = dice.roll(20);
    shown == 1 || (shown != 20 && shown <= ability)
}

/// One attack; returns whether the target is out of the fight.
fn strike(actor: &Fighter, target: &mut Fighter, dice: &mut Dice) -> bool {
    let harm = (dice.roll(actor.die) - target.armour).max(0);
    let past = (harm - target.hp).max(0);
    target.hp = (target.hp - harm).max(0);
    if past == 0 {
        return false;
    }
    target.strength -= past;
    target.strength <= 0 || !saves(target.strength, dice)
}

fn fight(dice: &mut Dice) -> Ending {
    let mut a = Fighter { die: 8, armour: 1, hp: 6, strength: 11 };
    let mut b = Fighter { die: 10, armour: 0, hp: 9, strength: 14 };
    let quick = saves(13, dice);
    for round in 1.. {
        let a_first = quick || round > 1;
        for a_goes in [a_first, !a_first] {
            let (actor, target) = if a_goes { (&a, &mut b) } else { (&b, &mut a) };
            if strike(actor, target, dice) {
                return Ending { first_won: a_goes, round };
            }
        }
    }
    unreachable!("somebody falls")
}

#[test]
fn protection_strength_and_saves() {
    assert_same_fight(SCENARIO, BOOK, fight);
}
