//! Duels under Torchlit: a fixed order by Dexterity, attacks against an armour class, and a natural 20 that doubles the
//! whole damage.

use super::{Dice, Ending, assert_same_fight};

const SCENARIO: &str = r#"(
    map: ["....", ".AB.", "...."],
    creatures: {
        "a": (torchlit: (scores: (str: 15, dex: 9), proficiency: 2, proficient: [Melee], ac: 13, hp: 16)),
        "b": (torchlit: (scores: (str: 8, dex: 12), ac: 11, hp: 24)),
    },
    weapons: {
        "sword": (torchlit: (damage: [(dice: (1, 8))])),
        "cudgel": (torchlit: (damage: [(dice: (2, 4))])),
    },
    sides: { "one": (), "two": () },
    combatants: {
        "A": (creature: "a", side: "one", weapons: ["sword"]),
        "B": (creature: "b", side: "two", weapons: ["cudgel"]),
    },
)"#;

/// Without morale checks and manoeuvres.
const BOOK: &str =
    r#"(name: "blows alone", mix: (base: "torchlit"), morale: (take: Nothing), manoeuvres: [])"#;

struct Fighter {
    to_hit: i32,
    dice: i32,
    faces: u32,
    plus: i32,
    armour_class: i32,
    hp: i32,
}

fn strike(actor: &Fighter, target: &mut Fighter, dice: &mut Dice) {
    let shown = dice.roll(20);
    if shown != 20 && shown + actor.to_hit < target.armour_class {
        return;
    }
    let harm = (dice.sum(actor.dice, actor.faces) + actor.plus).max(1);
    target.hp -= if shown == 20 { 2 * harm } else { harm };
}

fn fight(dice: &mut Dice) -> Ending {
    // A score of 15 gives +2, and proficiency 2 more; a score of 8 gives -1.
    let mut a = Fighter { to_hit: 4, dice: 1, faces: 8, plus: 2, armour_class: 13, hp: 16 };
    let mut b = Fighter { to_hit: -1, dice: 2, faces: 4, plus: -1, armour_class: 11, hp: 24 };
    for round in 1.. {
        strike(&b, &mut a, dice);
        if a.hp <= 0 {
            return Ending { first_won: false, round };
        }
        strike(&a, &mut b, dice);
        if b.hp <= 0 {
            return Ending { first_won: true, round };
        }
    }
    unreachable!("somebody falls")
}

#[test]
fn armour_classes_and_doubled_blows() {
    assert_same_fight(SCENARIO, BOOK, fight);
}
