//! How a figure stands at a moment: how far it is moved and tipped by the acts that it takes part in, and how it
//! flashes.

use bevy::math::Vec2;

use super::Playing;
use super::act::{Act, Hue};
use super::choreography::FALL;
use crate::battle::CombatantId;
use crate::sound::cues::{IMPACT, SWING};

/// How a figure differs from one at rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stance {
    /// How far it is moved, in squares; up is positive.
    pub shift: Vec2,
    /// How far it is tipped over, in radians, clockwise.
    pub tilt: f32,
    /// How large it is, as a share of its size.
    pub size: f32,
    /// The colour that it flashes in, and how strongly.
    pub flash: Option<(Hue, f32)>,
}

/// A figure at rest.
const REST: Stance = Stance { shift: Vec2::ZERO, tilt: 0.0, size: 1.0, flash: None };

/// How far the fallen are tipped over, and how much smaller they are drawn, as `paint` draws them.
const FALLEN: Stance = Stance { shift: Vec2::new(-0.28, 0.11), tilt: 1.361, size: 0.78, flash: None };

/// By which share a lunge straight up the board falls short of one to the side.
const HIDING: f32 = 0.5;

/// How a combatant stands now. `place` gives the middle of a figure in squares; a calm stance only flashes and falls.
pub fn stance<'p>(
    playing: impl IntoIterator<Item = &'p Playing>,
    who: CombatantId,
    place: impl Fn(CombatantId) -> Option<Vec2>,
    is_calm: bool,
) -> Stance {
    let mut stance = REST;
    let towards = |other: CombatantId| {
        let way = place(other).zip(place(who)).map(|(there, here)| there - here);
        way.map_or(Vec2::ZERO, Vec2::normalize_or_zero)
    };
    for Playing { act, age } in playing {
        let age = *age;
        match act {
            Act::Flash { who: one, hue } if *one == who => {
                let strength = 1.0 - (age / act.lasts()).clamp(0.0, 1.0);
                let before = stance.flash.map_or(0.0, |(_, strength)| strength);
                if strength > before {
                    stance.flash = Some((*hue, strength));
                }
            }
            Act::Topple { who: one } if *one == who => {
                // It falls faster and faster, and stays down until the fallen figure is drawn instead.
                let share = (age / FALL).clamp(0.0, 1.0);
                let fallen = if is_calm { 1.0 } else { share * share };
                stance.tilt += FALLEN.tilt * fallen;
                stance.shift += FALLEN.shift * fallen;
                stance.size *= 1.0 + (FALLEN.size - 1.0) * fallen;
            }
            _ if is_calm => {}
            Act::Lunge { who: one, at, reach, aside, stop } if *one == who => {
                let way = towards(*at);
                // Figures are taller than their squares: whoever strikes upwards would hide the one who is struck.
                let reach = reach * (1.0 - HIDING * way.y.max(0.0));
                stance.shift += (way + way.perp() * *aside / reach) * lunge(age, reach, *stop);
                stance.tilt += way.x * 0.22 * lunge(age, reach, *stop);
            }
            Act::Knock { who: one, from, is_hard, stop } if *one == who => {
                let away = from.map_or(Vec2::ZERO, |from| -towards(from));
                let (far, shake) = knock(age, *is_hard, *stop);
                stance.shift += away * far + Vec2::new(shake, 0.0);
                stance.tilt += away.x * far * 0.9;
            }
            Act::Dodge { who: one, from } if *one == who => {
                let way = towards(*from);
                let far = there_and_back(age, 0.1, 0.2, act.lasts());
                stance.shift += (way.perp() * 0.34 - way * 0.08) * far;
                stance.tilt += way.perp().x * 0.25 * far;
            }
            Act::Parry { who: one, from } if *one == who => {
                stance.shift -= towards(*from) * 0.07 * there_and_back(age, 0.04, 0.06, act.lasts());
            }
            Act::Glance { who: one, from: Some(from) } if *one == who => {
                stance.shift -= towards(*from) * 0.05 * there_and_back(age, 0.03, 0.05, act.lasts());
            }
            Act::Shiver { who: one, breaks } if *one == who => {
                let left = 1.0 - (age / act.lasts()).clamp(0.0, 1.0);
                let strength = if *breaks { 0.07 } else { 0.035 };
                stance.shift.x += strength * left * (age * 62.0).sin();
            }
            _ => {}
        }
    }
    stance
}

/// How far a lunge has gone: a little back, then forward at once, a stop, and back again.
fn lunge(age: f32, reach: f32, stop: f32) -> f32 {
    let back = -0.16 * reach;
    let arrived = IMPACT - 0.01;
    match age {
        _ if age < SWING => back * eased(age / SWING),
        _ if age < arrived => {
            let share = (age - SWING) / (arrived - SWING);
            back + (reach - back) * share * share
        }
        _ if age < arrived + stop + 0.03 => reach,
        _ => reach * (1.0 - eased((age - arrived - stop - 0.03) / 0.24)),
    }
}

/// How far a struck figure is knocked, and how far it shakes to the side while everything stands still.
fn knock(age: f32, is_hard: bool, stop: f32) -> (f32, f32) {
    let far = if is_hard { 0.3 } else { 0.17 };
    if age < stop {
        // In the stop the figure only quivers.
        return (far * 0.25, 0.03 * (age * 190.0).sin());
    }
    let after = age - stop;
    let share =
        if after < 0.07 { 0.25 + 0.75 * eased(after / 0.07) } else { 1.0 - eased((after - 0.07) / 0.25) };
    (far * share, 0.0)
}

/// From 0 to 1 until `out`, there until `hold`, and back to 0 at the end.
fn there_and_back(age: f32, out: f32, hold: f32, end: f32) -> f32 {
    match age {
        _ if age < out => eased(age / out),
        _ if age < hold => 1.0,
        _ => 1.0 - eased((age - hold) / (end - hold)),
    }
}

/// A share that begins and ends gently.
fn eased(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: CombatantId = CombatantId(0);
    const B: CombatantId = CombatantId(1);

    fn place(who: CombatantId) -> Option<Vec2> {
        Some(Vec2::new(f32::from(who.0), 0.0))
    }

    fn at(act: Act, who: CombatantId, age: f32, is_calm: bool) -> Stance {
        stance(&[Playing { act, age }], who, place, is_calm)
    }

    #[test]
    fn a_lunge_goes_to_the_target_and_comes_back() {
        let act = Act::Lunge { who: A, at: B, reach: 0.5, aside: 0.0, stop: 0.1 };
        assert!(at(act.clone(), A, 0.06, false).shift.x < 0.0, "it draws back first");
        assert!((at(act.clone(), A, IMPACT, false).shift.x - 0.5).abs() < 0.01);
        assert!((at(act.clone(), A, IMPACT + 0.09, false).shift.x - 0.5).abs() < 0.01, "the stop");
        assert!(at(act.clone(), A, act.lasts(), false).shift.length() < 0.01);
        assert_eq!(at(act, B, IMPACT, false), REST);
    }

    #[test]
    fn a_lunge_up_the_board_does_not_hide_the_target() {
        let up = |who: CombatantId| Some(Vec2::new(0.0, f32::from(who.0)));
        let reach_of = |who, at| {
            let act = Act::Lunge { who, at, reach: 0.5, aside: 0.0, stop: 0.1 };
            stance(&[Playing { act, age: IMPACT }], who, up, false).shift.y
        };
        assert!((reach_of(A, B) - 0.25).abs() < 0.01, "{}", reach_of(A, B));
        assert!((reach_of(B, A) + 0.5).abs() < 0.01, "down the board nothing is hidden");
    }

    #[test]
    fn a_knock_goes_away_from_the_blow() {
        let act = Act::Knock { who: B, from: Some(A), is_hard: true, stop: 0.0 };
        assert!(at(act.clone(), B, 0.07, false).shift.x > 0.2);
        assert!(at(act.clone(), B, act.lasts(), false).shift.length() < 0.01);
    }

    #[test]
    fn whoever_wants_no_motion_sees_flashes_and_falls_only() {
        for act in [
            Act::Lunge { who: A, at: B, reach: 0.5, aside: 0.0, stop: 0.0 },
            Act::Knock { who: A, from: Some(B), is_hard: true, stop: 0.0 },
            Act::Dodge { who: A, from: B },
            Act::Shiver { who: A, breaks: true },
        ] {
            assert_eq!(at(act, A, 0.12, true), REST);
        }
        assert!(at(Act::Flash { who: A, hue: Hue::Blood }, A, 0.05, true).flash.is_some());
        assert_eq!(at(Act::Topple { who: A }, A, 0.0, true).tilt, FALLEN.tilt);
    }
}
