//! Paints what blows look like: swings, missiles, sparks, rings and drops, in ink.

use bevy_egui::egui;
use egui::{Pos2, Vec2, vec2};

use super::Board;
use super::shapes::{
    BLOOD, INK, PAPER, SPARK, STEEL, VIOLET, WOOD, crescent, inked_line, inked_shape, inked_spot, polar,
    ring, star,
};
use crate::sound::cues::{IMPACT, SWING};
use crate::view::acts::{Act, Flight, Missile, Playing};

/// Seconds that a missile flies.
const FLYING: f32 = IMPACT - SWING;

/// Paints an act, as far as it is more than the stance of a figure.
pub fn paint(painter: &egui::Painter, playing: &Playing, board: &Board) {
    let Playing { act, age } = playing;
    let share = playing.share();
    match act {
        Act::Swing { who, at, is_wide } if !board.is_calm => {
            if let Some((from, there)) = board.chest(*who).zip(board.chest(*at)) {
                swing(painter, from, there, share, *is_wide);
            }
        }
        Act::Missile { who, at, missile, flight } => {
            if let Some((from, there)) = board.chest(*who).zip(board.chest(*at)) {
                fly(painter, *missile, *flight, from.0, there, *age, act.lasts());
            }
        }
        Act::Burst { who } => {
            if let Some((middle, size)) = board.chest(*who) {
                ring(painter, middle, size * (0.2 + 0.5 * share.sqrt()), 3.0 * (1.0 - share), 1.0 - share);
                star(painter, middle, size * 0.85, share, SPARK, 12);
            }
        }
        Act::Spray { who, from, is_hard } => {
            if let Some((middle, size)) = board.chest(*who) {
                let away = from
                    .and_then(|from| board.chest(from))
                    .map_or(vec2(0.0, -1.0), |(from, _)| (middle - from).normalized());
                spray(painter, middle, away, size, share, if *is_hard { 13 } else { 7 });
            }
        }
        Act::Parry { who, from } => {
            if let Some(((middle, size), (other, _))) = board.chest(*who).zip(board.chest(*from)) {
                parry(painter, middle + (other - middle).normalized() * size * 0.45, size, share);
            }
        }
        Act::Glance { who, from } => {
            if let Some((middle, size)) = board.chest(*who) {
                let way = from
                    .and_then(|from| board.chest(from))
                    .map_or(vec2(0.0, -1.0), |(from, _)| (from - middle).normalized());
                glance(painter, middle, way, size, share);
            }
        }
        Act::Ward { who } => {
            if let Some((middle, size)) = board.chest(*who) {
                // It closes quickly, and holds.
                let closing = if board.is_calm { 1.0 } else { (share / 0.22).min(1.0) };
                let strength = ((1.0 - share) / 0.35).min(1.0);
                let wide = 0.95 - 0.4 * closing * (2.0 - closing);
                ring(painter, middle + vec2(0.0, 0.06 * size), size * wide, 4.0, strength);
            }
        }
        Act::Shell { who } => {
            if let Some((middle, size)) = board.chest(*who) {
                shell(painter, middle, size, share);
            }
        }
        Act::Shatter { who } => {
            if let Some((middle, size)) = board.chest(*who) {
                shatter(painter, middle, size, share);
            }
        }
        Act::Shiver { who, breaks } => {
            if let Some((middle, size)) = board.chest(*who) {
                shiver(painter, middle, size, share, if *breaks { 7 } else { 3 });
            }
        }
        _ => {}
    }
}

/// The trace of a weapon through the air: to the target, or past it.
fn swing(painter: &egui::Painter, from: (Pos2, f32), there: (Pos2, f32), share: f32, is_wide: bool) {
    let way = there.0 - from.0;
    let angle = way.angle();
    let size = from.1.min(there.1);
    // The striker has darted half of a square forward.
    let pivot = from.0 + way.normalized() * size * 0.2;
    let reach = (way.length() - 0.2 * size).clamp(size * 0.55, size * 1.6);
    let (first, last) = if is_wide { (-1.3, 1.25) } else { (-1.35, 0.55) };
    let tip = first + (last - first) * (share / 0.55).min(1.0);
    let strength = (2.2 * (1.0 - share)).min(1.0);
    let (width, radius) = if is_wide { (size * 0.16, reach * 1.05) } else { (size * 0.34, reach) };
    let ends = (angle + first, angle + tip);
    crescent(painter, pivot, radius, ends, width + 4.0, INK.gamma_multiply(0.8 * strength));
    crescent(painter, pivot, radius, ends, width, PAPER.gamma_multiply(strength));
    if is_wide {
        // The air that it stirs.
        for line in [0.78, 1.26] {
            let ends = (angle + first + 0.3, angle + tip - 0.12);
            crescent(painter, pivot, radius * line, ends, 3.0, INK.gamma_multiply(0.55 * strength));
        }
    }
}

/// A missile on its way, and where it ends.
fn fly(
    painter: &egui::Painter,
    missile: Missile,
    flight: Flight,
    from: Pos2,
    (there, size): (Pos2, f32),
    age: f32,
    lasts: f32,
) {
    let way = there - from;
    let ahead = way.normalized();
    let flown = (age / FLYING).min(1.0);
    let after = ((age - FLYING) / (lasts - FLYING)).clamp(0.0, 1.0);
    let height = (way.length() * 0.06).min(size * 0.5);
    let arched = |share: f32| from + way * share - vec2(0.0, height * 4.0 * share * (1.0 - share));
    let (at, angle, strength) = match flight {
        Flight::Home => (there - ahead * size * 0.12, way.angle(), 1.0 - after),
        // It turns over as it falls.
        Flight::Stopped => (
            there - ahead * size * (0.3 + 0.25 * after) + vec2(0.0, size * 0.5 * after * after),
            way.angle() + 3.4 * after,
            1.0 - after * after,
        ),
        Flight::Past => {
            let aside = ahead.rot90() * size * 0.22;
            (
                there + aside + ahead * size * 0.8 * after.sqrt(),
                way.angle() + 0.1,
                1.0 - after * after * after,
            )
        }
    };
    let aside = if flight == Flight::Past { ahead.rot90() * size * 0.22 * flown } else { Vec2::ZERO };
    if flown < 1.0 {
        let at = arched(flown) + aside;
        let turn = (arched((flown + 0.05).min(1.0)) - arched(flown)).angle();
        let streak = arched((flown - 0.25).max(0.0)) + aside;
        painter.line_segment([streak, at], egui::Stroke::new(2.0, INK.gamma_multiply(0.4)));
        body(painter, missile, at, turn, size, 1.0, age);
    } else if strength > 0.0 {
        body(painter, missile, at, angle, size, strength, age);
    }
}

/// A missile with its middle at a point.
fn body(painter: &egui::Painter, missile: Missile, at: Pos2, angle: f32, size: f32, strength: f32, age: f32) {
    let along = |share: f32| at + polar(angle, size * share);
    let across = |share: f32, aside: f32| along(share) + polar(angle, 1.0).rot90() * size * aside;
    match missile {
        Missile::Arrow | Missile::Bolt | Missile::Javelin => {
            let (long, width) = match missile {
                Missile::Arrow => (0.32, 2.0),
                Missile::Bolt => (0.2, 3.0),
                _ => (0.5, 3.2),
            };
            inked_line(painter, [along(-long), along(long)], width, WOOD, strength);
            let head = vec![along(long + 0.13), across(long - 0.03, 0.055), across(long - 0.03, -0.055)];
            inked_shape(painter, head, STEEL, strength);
            if missile != Missile::Javelin {
                for side in [-0.07, 0.07] {
                    let feather = vec![
                        along(0.14 - long),
                        across(0.06 - long, side),
                        across(-long, side),
                        along(-long),
                    ];
                    inked_shape(painter, feather, PAPER, strength);
                }
            }
        }
        Missile::Stone => inked_spot(painter, at, size * 0.075, STEEL, strength),
        Missile::Knife | Missile::Hatchet => {
            let turned = angle + 26.0 * age;
            let end = |share: f32| at + polar(turned, size * share);
            let beside = |share: f32, aside: f32| end(share) + polar(turned, 1.0).rot90() * size * aside;
            inked_line(painter, [end(-0.2), end(0.05)], 3.0, WOOD, strength);
            let blade = if missile == Missile::Knife {
                vec![beside(0.0, 0.045), end(0.26), beside(0.0, -0.045)]
            } else {
                vec![beside(0.0, 0.0), beside(0.02, 0.17), beside(0.2, 0.15), beside(0.17, 0.0)]
            };
            inked_shape(painter, blade, STEEL, strength);
        }
        Missile::Spark => {
            painter.circle_filled(at, size * 0.2, SPARK.gamma_multiply(0.35 * strength));
            inked_spot(painter, at, size * 0.1, SPARK, strength);
            star(painter, at, size * 0.28, 0.25 + 0.4 * (age * 31.0).sin().abs(), PAPER, 6);
        }
    }
}

/// Drops that fly away from a blow and fall.
fn spray(painter: &egui::Painter, middle: Pos2, away: Vec2, size: f32, share: f32, drops: usize) {
    let strength = 1.0 - share * share;
    for drop in 0..drops {
        let spread = (drop as f32 * 2.4).sin() * 0.75;
        let speed = 0.4 + 0.45 * (drop as f32 * 1.7).cos().abs();
        let way = polar(away.angle() + spread, size * speed);
        let fall = |share: f32| middle + way * share.sqrt() + vec2(0.0, size * 0.55 * share * share);
        let (tail, head) = (fall((share - 0.12).max(0.0)), fall(share));
        let radius = size * (0.022 + 0.022 * (drop % 3) as f32);
        painter.line_segment([tail, head], egui::Stroke::new(radius * 1.3, BLOOD.gamma_multiply(strength)));
        painter.circle_filled(head, radius, BLOOD.gamma_multiply(strength));
    }
}

/// Two weapons that meet, and the sparks that they strike.
fn parry(painter: &egui::Painter, at: Pos2, size: f32, share: f32) {
    let strength = 1.0 - share * share;
    for angle in [0.75, 2.35] {
        let half = polar(angle, size * 0.34);
        inked_line(painter, [at - half, at + half], 3.4, STEEL, strength);
    }
    star(painter, at, size * 0.55, share, PAPER, 9);
}

/// A plate in the way of a blow, and the sparks that go off to both sides.
fn glance(painter: &egui::Painter, middle: Pos2, way: Vec2, size: f32, share: f32) {
    let strength = 1.0 - share * share;
    let angle = way.angle();
    let ends = (angle - 0.75, angle + 0.75);
    crescent(painter, middle, size * 0.46, ends, size * 0.2, INK.gamma_multiply(strength));
    crescent(painter, middle, size * 0.46, ends, size * 0.12, STEEL.gamma_multiply(strength));
    let at = middle + way * size * 0.52;
    for (index, turn) in [-1.3, -0.95, 1.0, 1.4].into_iter().enumerate() {
        let way = polar(angle + turn, size * (0.2 + 0.12 * index as f32));
        inked_line(
            painter,
            [at + way * (0.25 + 0.7 * share), at + way * (0.6 + share)],
            1.8,
            PAPER,
            strength,
        );
    }
}

/// A shell of plates that shows itself where it is struck, and stays whole.
fn shell(painter: &egui::Painter, middle: Pos2, size: f32, share: f32) {
    let strength = 1.0 - share * share;
    let radius = size * (0.62 + 0.05 * (share * 20.0).sin() * (1.0 - share));
    painter.circle_filled(middle, radius, SPARK.gamma_multiply(0.3 * strength));
    for plate in 0..8 {
        let from = std::f32::consts::TAU * plate as f32 / 8.0;
        let ends = (from + 0.06, from + std::f32::consts::TAU / 8.0 - 0.06);
        crescent(painter, middle, radius, ends, size * 0.13, INK.gamma_multiply(strength));
        crescent(painter, middle, radius, ends, size * 0.08, STEEL.gamma_multiply(strength));
    }
}

/// A shell that bursts: its pieces fly apart and turn.
fn shatter(painter: &egui::Painter, middle: Pos2, size: f32, share: f32) {
    let strength = 1.0 - share * share;
    for piece in 0..9 {
        let angle = std::f32::consts::TAU * piece as f32 / 9.0 + 0.2;
        let far = size * (0.5 + 0.55 * share.sqrt());
        let at = middle + polar(angle, far) + vec2(0.0, size * 0.3 * share * share);
        let turned = angle + 1.57 + 4.0 * share * if piece % 2 == 0 { 1.0 } else { -1.0 };
        let (along, across) = (polar(turned, size * 0.14), polar(turned, size * 0.055).rot90());
        let shard = vec![at - along, at + across, at + along * 0.9, at - across * 0.8];
        inked_shape(painter, shard, STEEL, strength);
    }
    star(painter, middle, size * 0.6, share, PAPER, 8);
}

/// Jagged lines around a figure whose nerve is strained.
fn shiver(painter: &egui::Painter, middle: Pos2, size: f32, share: f32, bolts: usize) {
    let strength = 1.0 - share * share;
    for bolt in 0..bolts {
        let turn = -std::f32::consts::FRAC_PI_2 + (bolt as f32 - (bolts - 1) as f32 / 2.0) * 0.62;
        let point = |step: usize| {
            let jag = if step.is_multiple_of(2) { 0.05 } else { -0.05 };
            let far = size * (0.42 + 0.09 * step as f32 + 0.12 * share);
            middle + polar(turn, far) + polar(turn, 1.0).rot90() * size * jag
        };
        let line: Vec<Pos2> = (0..4).map(point).collect();
        painter.add(egui::Shape::line(
            line.clone(),
            egui::Stroke::new(5.0, PAPER.gamma_multiply(0.8 * strength)),
        ));
        painter.add(egui::Shape::line(line, egui::Stroke::new(2.6, VIOLET.gamma_multiply(strength))));
    }
}
