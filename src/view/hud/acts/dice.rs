//! Dice on the table: they tumble, land on what was rolled, and the comparison that they decide is written beside them.
//! The newest throw lies at the bottom; older ones move up and fade.

use bevy::math::{Quat, Vec3};
use bevy_egui::egui;
use egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::Board;
use super::shapes::INK;
use super::solids::Solid;
use crate::battle::{ExtraRoll, Purpose};
use crate::dice::{Goal, Throw};
use crate::sound::cues::IMPACT;
use crate::tell::{Teller, say};
use crate::view::acts::{Act, Thrown};
use crate::view::hud::theme::{self, Ink};
use crate::view::paint::grain;

/// Half the width of a die, and the distance between the middles of two dice, in points.
const RADIUS: f32 = 19.0;
const APART: f32 = 41.0;
/// The height of a row of dice.
const ROW: f32 = 46.0;
/// The most rows, and the most dice in a row.
const ROWS: usize = 4;
const MOST: usize = 9;
/// The distance between the dice and the edges of the board.
const EDGE: f32 = 14.0;
/// Dice that are thrown within so many seconds belong to one throw.
const TOGETHER: f32 = 0.05;
/// Seconds in which the dice of an older throw are pushed up.
const PUSH: f32 = 0.12;
/// The part of its time after which a throw fades.
const FADING: f32 = 0.85;

const BONE: Color32 = Color32::from_rgb(0xEE, 0xE4, 0xC8);

/// A die of a throw.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Die {
    sides: u8,
    /// Which face it shows, counted from 0.
    face: usize,
    /// Whether it counts.
    is_kept: bool,
}

/// The dice of a throw. Hundred sides are two dice with ten sides: the tens and the ones.
fn dice(thrown: &Thrown) -> Vec<Die> {
    let rolled = &thrown.rolled;
    let keeps_one = matches!(rolled.throw, Throw::One { .. } | Throw::Low { .. } | Throw::Pool { .. });
    let sides = rolled.throw.sides();
    let mut has_kept = false;
    let mut dice = Vec::new();
    for face in &rolled.faces {
        let is_kept = !keeps_one || !has_kept && i32::from(*face) == rolled.natural;
        has_kept |= is_kept;
        if sides == 100 {
            let (tens, ones) = (face / 10 % 10, face % 10);
            dice.extend([tens, ones].map(|face| Die {
                sides: 10,
                face: usize::from(face + 9) % 10,
                is_kept,
            }));
        } else {
            dice.push(Die { sides, face: usize::from(face.saturating_sub(1)), is_kept });
        }
    }
    dice
}

/// What the dice decide, in small words: the sum, what it is compared with, and what comes of it.
fn comparison(thrown: &Thrown, teller: &Teller) -> String {
    let (words, rolled) = (teller.words(), &thrown.rolled);
    let bonus = rolled.total - rolled.natural;
    let is_bare = rolled.faces.len() == 1 && bonus == 0;
    let sum = match bonus {
        0 => rolled.natural.to_string(),
        1.. => say!(words, "window-throw-plus", natural = rolled.natural, bonus = bonus),
        _ => say!(words, "window-throw-minus", natural = rolled.natural, bonus = -bonus),
    };
    let id = match thrown.check.goal {
        Goal::Show if is_bare => return sum,
        Goal::Show if bonus == 0 => return say!(words, "window-throw-total", total = rolled.total),
        Goal::Show => return say!(words, "window-throw-sum", sum = sum, total = rolled.total),
        Goal::Reach => "window-throw-reach",
        Goal::Exceed => "window-throw-exceed",
        Goal::AtMost { .. } => "window-throw-at-most",
    };
    let verdict = match thrown.purpose {
        Purpose::Attack { .. } => "window-verdict-attack",
        Purpose::ExtraRoll(ExtraRoll::Confirm { .. }) => "window-verdict-critical",
        Purpose::ExtraRoll(ExtraRoll::Pierce { .. }) => "window-verdict-armour",
        Purpose::ExtraRoll(ExtraRoll::Evade { .. }) => "window-verdict-evasion",
        Purpose::Morale { .. } => "window-verdict-morale",
        _ => "window-verdict",
    };
    let success = if rolled.succeeds { "yes" } else { "no" };
    let verdict = say!(words, verdict, success = success);
    words.say(id, &[("sum", sum.into()), ("target", rolled.target.into()), ("verdict", verdict.into())])
}

/// What the dice are thrown for, and by whom.
fn title(thrown: &Thrown, teller: &Teller) -> String {
    let purpose = teller.tell(&thrown.purpose);
    match thrown.who {
        Some(who) => say!(teller.words(), "window-throw-by", who = teller.name(who), purpose = purpose),
        None => purpose,
    }
}

/// Paints the throws that lie on the table.
pub fn paint(painter: &egui::Painter, board: &Board) {
    let lying = board.acts.playing.iter().filter_map(|playing| match &playing.act {
        Act::Throw(thrown) => Some((&**thrown, playing.age, playing.share())),
        _ => None,
    });
    let lying: Vec<_> = lying.collect();
    let Some((newest, ..)) = lying.last() else { return };
    let corner = corner(newest, lying.len().min(ROWS), board);
    // Dice of one throw lie above each other from the start; those of a later one push them up.
    let push = |own: f32, age: f32| if own - age < TOGETHER { 1.0 } else { (age / PUSH).min(1.0) };
    let newer = |place: usize| -> f32 {
        lying[place + 1..].iter().map(|(_, age, _)| push(lying[place].1, *age)).sum()
    };
    for (place, (thrown, age, share)) in lying.iter().enumerate().rev().take(ROWS) {
        let up = newer(place);
        let by_time = ((1.0 - share) / (1.0 - FADING)).min(1.0);
        let by_place = (ROWS as f32 - up).clamp(0.0, 1.0);
        let middle = corner.bottom - EDGE - ROW * (0.5 + up);
        row(painter, board, thrown, *age, by_time * by_place, middle, corner.is_right);
    }
}

/// Where the dice lie: in a lower corner of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Corner {
    is_right: bool,
    /// The lower edge of the lowest row.
    bottom: f32,
}

/// The corner for the dice of a throw: the left one, unless they would cover those whom they are about there, or a pane lies in it.
fn corner(thrown: &Thrown, rows: usize, board: &Board) -> Corner {
    let about = thrown.about.iter().filter_map(|who| board.body(*who)).map(|body| board.onto.rect(body));
    best_corner(board.onto.room, rows, &about.collect::<Vec<_>>(), board.pane)
}

/// Dice hide those whom they are about only if there is no other place, and lie above a pane rather than below it.
fn best_corner(room: Rect, rows: usize, about: &[Rect], pane: Option<Rect>) -> Corner {
    let size = vec2(room.width() * 0.45, EDGE + ROW * rows as f32);
    let places = [false, true].map(|is_right| {
        let left = if is_right { room.right() - size.x } else { room.left() };
        let lowest = Rect::from_min_size(pos2(left, room.bottom() - size.y), size);
        let above = pane.filter(|pane| pane.intersects(lowest)).map(|pane| pane.top());
        let bottom = above.filter(|top| top - size.y > room.top()).unwrap_or(room.bottom());
        let place = lowest.translate(vec2(0.0, bottom - room.bottom()));
        let hidden = about.iter().filter(|body| body.intersects(place)).count();
        ((hidden, above.is_some()), Corner { is_right, bottom })
    });
    let [left, right] = places;
    if right.0 < left.0 { right.1 } else { left.1 }
}

fn row(
    painter: &egui::Painter,
    board: &Board,
    thrown: &Thrown,
    age: f32,
    strength: f32,
    middle: f32,
    is_right: bool,
) {
    let room = board.onto.room;
    let dice = dice(thrown);
    let shown = &dice[..dice.len().min(MOST)];
    let dice_width = APART * shown.len() as f32;
    let visuals = painter.ctx().global_style().visuals.clone();
    let title = painter.layout(
        title(thrown, board.teller),
        theme::face(theme::SMALL),
        Ink::Faint.of(&visuals),
        300.0,
    );
    let verdict = painter.layout_no_wrap(
        comparison(thrown, board.teller),
        theme::bold_face(16.0),
        Ink::Strong.of(&visuals),
    );
    let text = vec2(title.size().x.max(verdict.size().x), title.size().y + verdict.size().y);
    let width = dice_width + text.x + 18.0;
    let left = if is_right { room.right() - EDGE - width } else { room.left() + EDGE };
    // The words come when the dice have landed.
    let landed = if board.is_calm { 1.0 } else { ((age - IMPACT) / 0.08 + 1.0).clamp(0.0, 1.0) };
    let plate = Rect::from_min_size(
        pos2(left + dice_width + 4.0, middle - text.y / 2.0 - 2.0),
        text + vec2(14.0, 4.0),
    );
    let shade = landed * strength;
    painter.rect_filled(
        plate,
        CornerRadius::same(3),
        theme::over_board(&visuals).gamma_multiply(0.9 * shade),
    );
    let corner = plate.min + vec2(7.0, 2.0);
    let lower = corner + vec2(0.0, title.size().y);
    let (faint, strong) = (Ink::Faint.of(&visuals), Ink::Strong.of(&visuals));
    painter.galley_with_override_text_color(corner, title, faint.gamma_multiply(shade));
    painter.galley_with_override_text_color(lower, verdict, strong.gamma_multiply(shade));
    for (place, die) in shown.iter().enumerate() {
        // Each die of a throw lands a little later than the one before.
        let time = IMPACT - 0.02 + 0.012 * place as f32;
        let share = if board.is_calm { 1.0 } else { (age / time).clamp(0.0, 1.0) };
        let at = pos2(left + APART * (place as f32 + 0.5), middle);
        let seed = place as i32 + 17 * thrown.rolled.total + 5 * thrown.rolled.target;
        throw(painter, *die, at, share, seed, strength, is_right);
    }
}

/// A die on its way to where it lies: it comes from the edge of the board, hops and turns.
fn throw(painter: &egui::Painter, die: Die, at: Pos2, share: f32, seed: i32, strength: f32, is_right: bool) {
    let left = (1.0 - share) * (1.0 - share);
    let side = if is_right { 1.0 } else { -1.0 };
    let hop = (share * std::f32::consts::PI * 2.0).sin().abs() * (1.0 - share) * 30.0;
    let ground = at + vec2(side * 90.0 * left, 26.0 * left);
    let axis = Vec3::new(grain(seed, 1, 71) - 0.5, grain(seed, 2, 71) - 0.5, 0.4).normalize();
    let spin = Quat::from_axis_angle(axis, side * 9.0 * left);
    let alpha = strength * if die.is_kept { 1.0 } else { 0.5 };
    painter.circle_filled(
        ground + vec2(3.0, 5.0 + hop * 0.2),
        RADIUS * 0.92,
        Color32::from_black_alpha((90.0 * alpha) as u8),
    );
    paint_die(painter, die, ground - vec2(0.0, hop), spin, alpha);
}

/// Paints a die as a solid of bone with edges of ink, and the number of the face that looks at the viewer.
fn paint_die(painter: &egui::Painter, die: Die, at: Pos2, spin: Quat, alpha: f32) {
    let solid = Solid::of(die.sides);
    let turn = spin * solid.lying(die.face);
    let radius = RADIUS * if solid.faces.len() == 6 { 1.14 } else { 1.08 };
    let flat = |point: Vec3| at + vec2(point.x, -point.y) * radius;
    let light = Vec3::new(-0.45, 0.6, 0.66);
    let mut front: (f32, usize) = (f32::MIN, 0);
    for (index, (look, corners)) in solid.faces.iter().enumerate() {
        let look = turn * *look;
        if look.z <= 0.01 {
            continue;
        }
        if look.z > front.0 {
            front = (look.z, index);
        }
        let bright = 0.58 + 0.44 * look.dot(light).max(0.0);
        let outline: Vec<Pos2> = corners.iter().map(|corner| flat(turn * solid.corners[*corner])).collect();
        let fill = shaded(BONE, bright).gamma_multiply(alpha);
        painter.add(Shape::convex_polygon(outline, fill, Stroke::new(1.3, INK.gamma_multiply(alpha))));
    }
    let (_, face) = front;
    let (_, corners) = &solid.faces[face];
    let middle = corners.iter().map(|corner| solid.corners[*corner]).sum::<Vec3>() / corners.len() as f32;
    let number = if die.sides <= 3 { face % usize::from(die.sides) } else { face } + 1;
    let size = match solid.faces.len() {
        6 => 19.0,
        4 | 8 => 15.0,
        _ => 14.0,
    };
    let text = painter.layout_no_wrap(number.to_string(), theme::bold_face(size), INK);
    let corner = flat(turn * middle) - text.size() / 2.0;
    painter.galley_with_override_text_color(corner, text, INK.gamma_multiply(alpha));
}

fn shaded(colour: Color32, bright: f32) -> Color32 {
    let part = |part: u8| (f32::from(part) * bright).min(255.0) as u8;
    Color32::from_rgb(part(colour.r()), part(colour.g()), part(colour.b()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(900.0, 600.0));

    fn square(x: f32, y: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(60.0, 60.0))
    }

    #[test]
    fn dice_lie_at_the_left_unless_they_would_hide_those_whom_they_are_about() {
        let left = Corner { is_right: false, bottom: 600.0 };
        assert_eq!(best_corner(ROOM, 1, &[square(500.0, 100.0)], None), left);
        let right = Corner { is_right: true, bottom: 600.0 };
        assert_eq!(best_corner(ROOM, 1, &[square(100.0, 540.0)], None), right);
    }

    #[test]
    fn dice_do_not_lie_under_a_pane() {
        let pane = Rect::from_min_max(pos2(14.0, 450.0), pos2(300.0, 586.0));
        let right = Corner { is_right: true, bottom: 600.0 };
        assert_eq!(best_corner(ROOM, 1, &[], Some(pane)), right);
        // Where somebody stands at the right, they lie above the pane.
        let above = Corner { is_right: false, bottom: 450.0 };
        assert_eq!(best_corner(ROOM, 1, &[square(800.0, 540.0)], Some(pane)), above);
    }
}
