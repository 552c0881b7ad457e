//! Duels under Two Dice: tests need a 5 or a 6, a double 6 adds to the damage, and armour requires a second test.

use super::{Dice, Ending, assert_same_fight};

const SCENARIO: &str = r#"(
    map: ["....", ".AB.", "...."],
    creatures: {
        "a": (twodice: (hp: 14, proficiencies: ["one-handed swords"], traits: [ArmorTraining])),
        "b": (twodice: (hp: 6, proficiencies: ["maces"])),
    },
    weapons: {
        "sword": (twodice: (class: LightMelee, subclass: "one-handed swords")),
        "mace": (twodice: (class: HeavyMelee, subclass: "maces")),
    },
    armours: {
        "coat": (twodice: (weight: Medium)),
        "jerkin": (twodice: (weight: Light)),
    },
    sides: { "one": (), "two": () },
    combatants: {
        "A": (creature: "a", side: "one", weapons: ["sword"], armour: "coat"),
        "B": (creature: "b", side: "two", weapons: ["mace"], armour: "jerkin"),
    },
)"#;

const BOOK: &str = r#"(name: "blows alone", mix: (base: "twodice"), manoeuvres: [])"#;

struct Fighter {
    dice: i32,
    damage: i32,
    reduction: i32,
    hp: i32,
}

fn succeeds(count: i32, dice: &mut Dice) -> bool {
    // Every die is rolled, whatever the first one shows.
    (0..count).fold(false, |so_far, _| dice.roll(6) >= 5 || so_far)
}

fn strike(actor: &Fighter, target: &mut Fighter, dice: &mut Dice) {
    if !succeeds(actor.dice, dice) {
        return;
    }
    let critical = i32::from(dice.sum(2, 6) == 12);
    let reduced = if succeeds(actor.dice, dice) { 0 } else { target.reduction };
    target.hp -= (actor.damage + critical - reduced).max(0);
}

fn fight(dice: &mut Dice) -> Ending {
    let mut a = Fighter { dice: 2, damage: 1, reduction: 2, hp: 14 };
    let mut b = Fighter { dice: 2, damage: 2, reduction: 1, hp: 6 };
    let a_first = loop {
        let (of_a, of_b) = (dice.sum(2, 6), dice.sum(2, 6));
        if of_a != of_b {
            break of_a > of_b;
        }
    };
    for round in 1.. {
        for a_goes in [a_first, !a_first] {
            let (actor, target) = if a_goes { (&a, &mut b) } else { (&b, &mut a) };
            strike(actor, target, dice);
            if target.hp <= 0 {
                return Ending { first_won: a_goes, round };
            }
        }
    }
    unreachable!("somebody falls")
}

#[test]
fn pools_twelves_and_second_tests() {
    assert_same_fight(SCENARIO, BOOK, fight);
}
