//! Duels under LLCF: no hit points; injuries make the next one deadlier, attacks tire, and both give penalties.

use super::{Dice, Ending, assert_same_fight};

const SCENARIO: &str = r#"(
    map: ["....", ".AB.", "...."],
    creatures: {
        "a": (llcf: (aptitudes: [might, speed, constitution], ad: 1)),
        "b": (llcf: (aptitudes: [coordination, might, speed, endurance])),
    },
    weapons: {
        "maul": (llcf: (kind: Melee, itm: 1, ftm: 1)),
        "blade": (llcf: (kind: Melee, hit: 1)),
    },
    sides: { "one": (), "two": () },
    combatants: {
        "A": (creature: "a", side: "one", weapons: ["blade"], hero: true),
        "B": (creature: "b", side: "two", weapons: ["maul"]),
    },
)"#;

/// Without manoeuvres, so that nobody trips or disarms.
const BOOK: &str = r#"(name: "blows alone", mix: (base: "llcf"), manoeuvres: [])"#;

struct Fighter {
    to_hit: i32,
    defence: i32,
    constitution: i32,
    stamina: i32,
    deadliness: i32,
    tires: Option<i32>,
    injuries: i32,
    fatigue: i32,
}

/// One attack; returns whether the target is out of the fight.
fn strike(actor: &Fighter, target: &mut Fighter, dice: &mut Dice) -> bool {
    let worn = i32::from(actor.injuries >= 2) + i32::from(actor.fatigue >= 3);
    if dice.roll(6) + actor.to_hit - worn < target.defence {
        return false;
    }
    if dice.roll(6) + target.constitution < 2 + target.injuries + actor.deadliness {
        return true;
    }
    target.injuries += 1;
    let Some(modifier) = actor.tires else { return false };
    if dice.roll(6) + target.stamina < 1 + target.fatigue + modifier {
        return true;
    }
    target.fatigue += 1;
    false
}

fn fight(dice: &mut Dice) -> Ending {
    // Two aptitudes that apply give 1, three give 2; the blade adds 1.
    let mut a = Fighter {
        to_hit: 1 + 1,
        defence: 3 + 1,
        constitution: 1,
        stamina: 1,
        deadliness: 0,
        tires: None,
        injuries: 0,
        fatigue: 0,
    };
    let mut b = Fighter {
        to_hit: 2,
        defence: 3,
        constitution: 0,
        stamina: 1,
        deadliness: 1,
        tires: Some(1),
        injuries: 0,
        fatigue: 0,
    };
    let a_first = dice.roll(6) % 2 == 1;
    for round in 1.. {
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
fn injuries_fatigue_and_what_they_cost() {
    assert_same_fight(SCENARIO, BOOK, fight);
}
