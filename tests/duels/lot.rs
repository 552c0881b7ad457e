//! Duels under LoT: one roll for many swings, paid with action points; a critical threshold; an overshield with its own
//! damage reduction.

use super::{Dice, Ending, assert_same_fight};

const SCENARIO: &str = r#"(
    map: ["....", ".AB.", "...."],
    creatures: {
        "a": (lot: (initiative: 2, hp: 60, ap: 40, dodge: 13, armour: 11, critical: 24, dr: (general: 1), skills: { Blades: 5 })),
        "b": (lot: (hp: 75, ap: 30, dodge: 10, armour: 14, critical: 22, skills: { Axes: 4 }, overshield: (hp: 10, dr: (general: 2)))),
    },
    weapons: {
        "sabre": (lot: (skill: Blades, ap: 12, damage: [(dice: (1, 8), plus: 1)])),
        "axe": (lot: (skill: Axes, ap: 15, damage: [(dice: (1, 10), plus: 2)])),
    },
    sides: { "one": (), "two": () },
    combatants: {
        "A": (creature: "a", side: "one", weapons: ["sabre"]),
        "B": (creature: "b", side: "two", weapons: ["axe"]),
    },
)"#;

/// Without manoeuvres, so that nobody trips or grapples.
const BOOK: &str = r#"(name: "blows alone", mix: (base: "lot"), manoeuvres: [])"#;

struct Fighter {
    initiative: i32,
    hp: i32,
    ap: i32,
    defence: i32,
    threshold: i32,
    dr: i32,
    overshield: i32,
    overshield_dr: i32,
    skill: i32,
    faces: u32,
    plus: i32,
    cost: i32,
    armed: bool,
}

/// The overshield takes damage less its own reduction; the body takes the rest less the body's reduction.
fn suffer(target: &mut Fighter, mut damage: i32) {
    if target.overshield > 0 {
        damage = (damage - target.overshield_dr).max(0);
        let taken = damage.min(target.overshield);
        target.overshield -= taken;
        damage -= taken;
    }
    target.hp -= (damage - target.dr).max(0);
}

fn take_turn(actor: &mut Fighter, target: &mut Fighter, dice: &mut Dice) {
    let (mut points, mut full, mut swift) = (actor.ap, 2, 1);
    while full > 0 {
        if !actor.armed {
            if swift == 0 {
                full -= 1;
                swift += 2;
            }
            swift -= 1;
            actor.armed = true;
            continue;
        }
        let swings = points / actor.cost;
        if swings == 0 {
            return;
        }
        full -= 1;
        let shown = dice.roll(20);
        actor.armed = shown != 1;
        let total = if shown == 20 { 25 } else { shown } + actor.skill;
        // If neither is a hero, the defender wins ties.
        if shown == 1 || total <= target.defence {
            points -= actor.cost;
            continue;
        }
        points -= swings * actor.cost;
        let most = i32::try_from(actor.faces).map_or(i32::MAX, |faces| faces + actor.plus);
        let extra = if total > actor.threshold { most } else { 0 };
        suffer(target, dice.sum(swings, actor.faces) + swings * actor.plus + extra);
        if target.hp <= 0 {
            return;
        }
    }
}

fn fight(dice: &mut Dice) -> Ending {
    let mut a = Fighter {
        initiative: 2,
        hp: 60,
        ap: 40,
        defence: 13,
        threshold: 24,
        dr: 1,
        overshield: 0,
        overshield_dr: 0,
        skill: 5,
        faces: 8,
        plus: 1,
        cost: 12,
        armed: true,
    };
    let mut b = Fighter {
        initiative: 0,
        hp: 75,
        ap: 30,
        defence: 14,
        threshold: 22,
        dr: 0,
        overshield: 10,
        overshield_dr: 2,
        skill: 4,
        faces: 10,
        plus: 2,
        cost: 15,
        armed: true,
    };
    let a_first = loop {
        let (of_a, of_b) = (dice.roll(20) + a.initiative, dice.roll(20) + b.initiative);
        if of_a != of_b {
            break of_a > of_b;
        }
    };
    for round in 1.. {
        for a_goes in [a_first, !a_first] {
            let (actor, target) = if a_goes { (&mut a, &mut b) } else { (&mut b, &mut a) };
            take_turn(actor, target, dice);
            if target.hp <= 0 {
                return Ending { first_won: a_goes, round };
            }
        }
    }
    unreachable!("somebody falls")
}

#[test]
fn swings_reductions_and_critical_thresholds() {
    assert_same_fight(SCENARIO, BOOK, fight);
}
