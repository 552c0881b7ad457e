//! Walls and windows in three-quarter view: a lit top, a front on the south side, and a hatched shadow on the ground to
//! the lower right. All of a wall lies within its squares.

use super::plan::{Look, Plan};
use super::sheet::{Area, Pen, Sheet, Tint, cover, line_cover};
use super::stamps::Luck;
use crate::grid::Pos;
use crate::view::paint::noise::cloud;

/// How much of a square the front of a wall takes.
const FRONT: f32 = 0.36;
/// How far the shadow of a wall reaches to the right and down.
const SHADOW: (f32, f32) = (0.36, 0.3);

/// What lies open around a square of a wall.
#[derive(Clone, Copy)]
struct Sides {
    north: bool,
    south: bool,
    west: bool,
    east: bool,
}

impl Sides {
    fn of(plan: &Plan, at: Pos) -> Sides {
        let is_open = |dx: i16, dy: i16| !plan.is_high(at.offset(dx, dy));
        Sides { north: is_open(0, -1), south: is_open(0, 1), west: is_open(-1, 0), east: is_open(1, 0) }
    }

    /// Where the top of the wall ends and its front begins.
    fn ridge(self) -> f32 {
        if self.south { 1.0 - FRONT } else { 1.0 }
    }
}

/// Casts the shadows of walls and low walls on the ground beside them.
pub fn cast_shadows(sheet: &mut Sheet, plan: &Plan) {
    let scale = sheet.scale;
    for at in plan.near(Look::is_high).into_iter().filter(|at| !plan.is_high(*at)) {
        let casts: Vec<(f32, f32)> = [(-1, 0), (-1, -1), (0, -1)]
            .into_iter()
            .filter(|(dx, dy)| plan.is_high(at.offset(*dx, *dy)))
            .map(|(dx, dy)| (f32::from(at.col + dx), f32::from(at.row + dy)))
            .collect();
        if casts.is_empty() {
            continue;
        }
        sheet.across_square(at, |x, y, spot| {
            let sway = (cloud(x * 2.7, y * 2.7, 751) - 0.5) * 0.1;
            let inside = casts
                .iter()
                .map(|(left, top)| {
                    let (u, v) = ((x - left) / (SHADOW.0 + sway), (y - top) / (SHADOW.1 + sway));
                    let (over, under) = (1.0 / (SHADOW.0 + sway), 1.0 / (SHADOW.1 + sway));
                    (u.min(v).min(1.0) - (u - over).max(v - under).max(0.0)) * SHADOW.1
                })
                .fold(f32::MIN, f32::max);
            let depth = cover(-inside, scale);
            if depth > 0.0 {
                spot.wash([0.66, 0.66, 0.72], depth * 0.55);
                let gap = 0.085;
                let rank = (x + y * 1.15) / gap;
                let stroke = (rank - rank.round()) * gap * 0.66;
                let weight = 0.012 + 0.016 * cloud(x * 2.0, y * 2.0, 753);
                spot.ink(line_cover(stroke, weight, scale) * depth * 0.66);
            }
        });
    }
}

/// Draws all walls and windows.
pub fn draw_walls(sheet: &mut Sheet, plan: &Plan) {
    for at in plan.size().positions().filter(|at| plan.is_high(*at)) {
        let stone = plan.tint(at).unwrap_or([0.9, 0.88, 0.86]);
        let sides = Sides::of(plan, at);
        draw_body(sheet, at, sides, stone);
        draw_joints(sheet, at, sides);
        if plan.is(at, Look::Window) {
            draw_window(sheet, plan, at, sides);
        }
    }
    for at in plan.size().positions().filter(|at| plan.is_high(*at)) {
        draw_edges(sheet, at, Sides::of(plan, at));
    }
}

fn draw_body(sheet: &mut Sheet, at: Pos, sides: Sides, stone: Tint) {
    let (top, ridge) = (f32::from(at.row), sides.ridge());
    let face = stone.map(|part| part * 0.84);
    let lit = stone.map(|part| part * 1.24);
    let scale = sheet.scale;
    sheet.across_square(at, |x, y, spot| {
        let v = y - top;
        let sway = (cloud(x * 2.3, y * 2.3, 761) - 0.5) * 0.03;
        let front = cover(ridge + sway - v, scale) * f32::from(u8::from(sides.south));
        let tone = 1.0 + 0.12 * (cloud(x * 1.4, y * 1.4, 763) - 0.5)
            - 0.18 * front * ((v - ridge) / FRONT).clamp(0.0, 1.0);
        let tint = [0, 1, 2].map(|part| (lit[part] + (face[part] - lit[part]) * front) * tone);
        spot.clear(1.0);
        spot.wash(tint, 1.0);
    });
}

/// A few joints, from which the eye builds the whole wall.
fn draw_joints(sheet: &mut Sheet, at: Pos, sides: Sides) {
    let (left, top, ridge) = (f32::from(at.col), f32::from(at.row), sides.ridge());
    for which in 0..3 {
        let luck = Luck::of(at, 500 + which);
        if luck.number(1) < 0.62 {
            let (x, y) =
                (left + luck.between(0.12, 0.7, 2), top + luck.between(0.12, (ridge - 0.1).max(0.2), 3));
            let (wide, tall) = (luck.between(0.12, 0.24, 4), luck.between(0.08, 0.16, 5));
            let pen = Pen::swell(0.018, 0.5);
            match (luck.number(6) * 4.0) as u8 {
                0 => sheet.stroke(&[(x, y + tall), (x, y), (x + wide, y)], pen),
                1 => sheet.stroke(&[(x + wide, y), (x + wide, y + tall), (x, y + tall)], pen),
                2 => sheet.stroke(&[(x, y), (x + wide, y + 0.01)], pen),
                _ => sheet.stroke(&[(x, y), (x + wide * 0.6, y), (x + wide * 0.6, y + tall)], pen),
            }
        }
    }
    if !sides.south {
        return;
    }
    let foot = top + 1.0 - 0.03;
    let courses = 3;
    let high = (foot - top - ridge) / courses as f32;
    for course in 0..courses {
        let luck = Luck::of(at, 520 + course);
        let y = top + ridge + high * course as f32;
        if course > 0 {
            let (from, to) = (luck.between(0.0, 0.2, 1), luck.between(0.75, 1.0, 2));
            sheet.hand_line((left + from, y), (left + to, y), Pen::even(0.02, 0.72), 771);
        }
        for joint in 0..3 {
            if luck.number(10 + joint) < 0.7 {
                let stagger = if course % 2 == 0 { 0.0 } else { 0.17 };
                let x = left + 0.12 + joint as f32 * 0.33 + stagger + luck.between(-0.04, 0.04, 20 + joint);
                sheet.stroke(&[(x, y + 0.01), (x, y + high - 0.01)], Pen::even(0.02, 0.72));
            }
        }
    }
}

fn draw_edges(sheet: &mut Sheet, at: Pos, sides: Sides) {
    let (left, top) = (f32::from(at.col), f32::from(at.row));
    let (right, bottom, ridge) = (left + 1.0, top + 1.0, top + sides.ridge());
    let inset = 0.02;
    let thick = Pen::even(0.05, 0.95);
    let (heavy, fine) = (Pen::even(0.068, 0.97), Pen::even(0.03, 0.9));
    if sides.north {
        sheet.hand_line((left, top + inset), (right, top + inset), thick, 781);
    }
    if sides.west {
        sheet.hand_line((left + inset, top), (left + inset, bottom), thick, 782);
    }
    if sides.east {
        sheet.hand_line((right - inset, top), (right - inset, bottom), heavy, 783);
    }
    if sides.south {
        sheet.hand_line((left, bottom - inset), (right, bottom - inset), heavy, 784);
        sheet.hand_line((left, ridge), (right, ridge), fine, 785);
    }
}

/// A window: an opening across the top of the wall with panes in it, and the same opening in the front.
fn draw_window(sheet: &mut Sheet, plan: &Plan, at: Pos, sides: Sides) {
    let (left, top, ridge) = (f32::from(at.col), f32::from(at.row), sides.ridge());
    let leads_south = plan.is_high(at.offset(0, -1)) || plan.is_high(at.offset(0, 1));
    let runs_east = plan.is_high(at.offset(-1, 0)) || plan.is_high(at.offset(1, 0));
    let glass = [0.80, 0.86, 0.88];
    let sill = [0.70, 0.66, 0.60];
    let scale = sheet.scale;
    let upright = leads_south && !runs_east;
    // Measured along the wall and across its top.
    let deep = if upright { 1.0 } else { ridge };
    let place = |along: f32, across: f32| {
        if upright { (left + across, top + along) } else { (left + along, top + across) }
    };
    let mut lay = |from: (f32, f32), to: (f32, f32), colour: Tint| {
        let area = Area { left: from.0, top: from.1, right: to.0, bottom: to.1 };
        sheet.across(area.grown(0.5 / scale), |x, y, spot| {
            let outside = (from.0 - x).max(x - to.0).max(from.1 - y).max(y - to.1);
            spot.lay(colour, cover(outside, scale));
        });
    };
    lay(place(0.14, 0.03), place(0.86, deep - 0.03), sill);
    lay(place(0.14, deep * 0.34), place(0.86, deep * 0.66), glass);
    let pen = Pen::even(0.028, 0.95);
    for along in [0.14, 0.86] {
        sheet.hand_line(place(along, 0.02), place(along, deep - 0.02), Pen::even(0.045, 0.95), 791);
    }
    for across in [0.34, 0.66] {
        sheet.hand_line(place(0.14, deep * across), place(0.86, deep * across), pen, 792);
    }
    for along in [0.32, 0.5, 0.68] {
        sheet.hand_line(place(along, deep * 0.34), place(along, deep * 0.66), pen, 793);
    }
    if sides.south {
        let (from, to) = ((left + 0.2, top + ridge + 0.05), (left + 0.8, top + 0.93));
        let area = Area { left: from.0, top: from.1, right: to.0, bottom: to.1 };
        sheet.across(area, |_, _, spot| spot.lay([0.46, 0.50, 0.53], 0.95));
        let frame = [from, (to.0, from.1), to, (from.0, to.1), from];
        sheet.stroke(&frame, Pen::even(0.036, 0.95));
        for part in [0.33, 0.66] {
            let x = from.0 + (to.0 - from.0) * part;
            sheet.stroke(&[(x, from.1), (x, to.1)], Pen::even(0.024, 0.95));
        }
        let middle = (from.1 + to.1) / 2.0;
        sheet.stroke(&[(from.0, middle), (to.0, middle)], Pen::even(0.024, 0.95));
    }
}

/// Draws the thresholds below doors: two worn slabs across the way.
pub fn draw_thresholds(sheet: &mut Sheet, plan: &Plan) {
    for at in plan.squares(Look::Threshold) {
        let (left, top) = (f32::from(at.col), f32::from(at.row));
        let upright = plan.is_high(at.offset(0, -1)) && plan.is_high(at.offset(0, 1));
        sheet.across_square(at, |_, _, spot| {
            spot.clear(1.0);
            spot.wash([0.80, 0.74, 0.66], 0.8);
        });
        for across in [0.06, 0.5, 0.94] {
            let ends = if upright {
                [(left + across, top), (left + across, top + 1.0)]
            } else {
                [(left, top + across), (left + 1.0, top + across)]
            };
            sheet.hand_line(ends[0], ends[1], Pen::even(0.024, 0.75), 795);
        }
    }
}
