//! The odds of a weapon with six kinds of damage, compared with a count of all throws of its dice in whole numbers.

use affray::rules::questions::odds::Wanted;

use crate::swings::odds;

/// Each kind of damage with the sides of its die, and the reductions of the overshield and of the body.
const KINDS: [(&str, u64, i32, i32); 6] = [
    ("Plain", 3, 0, 1),
    ("Fire", 3, 1, 1),
    ("Solar", 3, 1, 0),
    ("Bleed", 2, 0, 1),
    ("Ice", 2, 1, 1),
    ("Blight", 2, 1, 0),
];
const OVERSHIELD: i32 = 4;
const HIT_POINTS: i32 = 5;

/// The damage to the body of an attack with all six kinds; the overshield is reduced.
fn through(dealt: [i32; 6], shield: &mut i32) -> i32 {
    let mut through = 0;
    for (mut left, (_, _, off_shield, off_body)) in dealt.into_iter().zip(KINDS) {
        if *shield > 0 {
            left = (left - off_shield).max(0);
            let taken = left.min(*shield);
            *shield -= taken;
            left -= taken;
            if *shield > 0 {
                continue;
            }
        }
        through += (left - off_body).max(0);
    }
    through
}

/// Every result of the six dice of one swing.
fn throws() -> Vec<[i32; 6]> {
    let all: u64 = KINDS.iter().map(|(_, sides, _, _)| sides).product();
    let throw = |mut number: u64| {
        KINDS.map(|(_, sides, _, _)| {
            let face = number % sides + 1;
            number /= sides;
            i32::try_from(face).unwrap()
        })
    };
    (0..all).map(throw).collect()
}

/// In how many throws of two swings the target is senseless, in how many they are dead, and the number of all throws.
fn counted(each_swing: bool) -> (u64, u64, u64) {
    let (mut senseless, mut dead, mut all) = (0, 0, 0);
    for one in throws() {
        for other in throws() {
            let mut shield = OVERSHIELD;
            let dealt = if each_swing {
                through(one, &mut shield) + through(other, &mut shield)
            } else {
                through(std::array::from_fn(|kind| one[kind] + other[kind]), &mut shield)
            };
            senseless += u64::from(dealt == HIT_POINTS);
            dead += u64::from(dealt > HIT_POINTS);
            all += 1;
        }
    }
    (senseless, dead, all)
}

#[test]
fn odds_of_six_kinds_are_those_of_counting_all_throws() {
    let parts = KINDS.map(|(kind, sides, _, _)| format!("(dice: (1, {sides}), kind: {kind})")).join(", ");
    let scenario = format!(
        r#"( map: ["AB.."], sides: {{ "one": (), "other": () }},
             creatures: {{
                 "a": (lot: (hp: 9, ap: 20)),
                 "b": (lot: (hp: {HIT_POINTS}, ap: 20, dodge: -100, armour: -100,
                             dr: (general: 1, elemental: 1),
                             overshield: (hp: {OVERSHIELD}, dr: (elemental: 1, arcane: 1)))),
             }},
             weapons: {{ "w": (lot: (skill: Axes, ap: 10, damage: [{parts}])) }},
             combatants: {{
                 "A": (creature: "a", side: "one", weapons: ["w"]),
                 "B": (creature: "b", side: "other"),
             }} )"#
    );
    for (each_swing, change) in [(false, ("", "")), (true, ("dr: PerAttack", "dr: PerSwing"))] {
        let odds = odds("lot", change, &scenario, "A attacks B with w 2 swings");
        let (senseless, dead, all) = counted(each_swing);
        assert!(senseless > 0 && dead > 0 && senseless + dead < all);
        // Every attack roll except a 1 hits.
        for (wanted, count) in [(Wanted::Senseless, senseless), (Wanted::Dead, dead)] {
            let exact = (19 * count) as f64 / (20 * all) as f64;
            let found = odds.chance(wanted);
            assert!((found - exact).abs() < 1e-12, "{each_swing}, {wanted:?}: {found}, not {exact}");
        }
    }
}
