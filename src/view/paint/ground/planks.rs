//! Bridges: planks across the way, with rails along the sides that fall to the water.

use super::plan::{Look, Plan};
use super::sheet::{Area, Pen, Sheet, Tint, cover};
use super::stamps::{Luck, draw_dot};
use crate::grid::Pos;

/// Planks per square.
const PLANKS: i16 = 5;

/// Whether a bridge leads from north to south, by the water beside its squares.
fn leads_south(plan: &Plan, at: Pos) -> bool {
    let mut seen = vec![at];
    let (mut beside, mut above) = (0, 0);
    let mut next = 0;
    while let Some(own) = seen.get(next).copied() {
        next += 1;
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let other = own.offset(dx, dy);
            if plan.is(other, Look::Planks) {
                if !seen.contains(&other) && seen.len() < 200 {
                    seen.push(other);
                }
            } else if plan.is(other, Look::Water) {
                *(if dx == 0 { &mut above } else { &mut beside }) += 1;
            }
        }
    }
    beside > above
}

/// Draws all planks.
pub fn draw_planks(sheet: &mut Sheet, plan: &Plan) {
    for at in plan.squares(Look::Planks) {
        let wood = plan.tint(at).unwrap_or([0.86, 0.77, 0.66]);
        let wood: Tint = [wood[0] * 1.05, wood[1] * 0.99, wood[2] * 0.87];
        draw_square(sheet, plan, at, wood, leads_south(plan, at));
    }
}

fn draw_square(sheet: &mut Sheet, plan: &Plan, at: Pos, wood: Tint, south: bool) {
    let (left, top) = (f32::from(at.col), f32::from(at.row));
    // Measured along the way and across it; `place` turns that into a point of the map.
    let place = |along: f32, across: f32| {
        if south { (left + across, top + along) } else { (left + along, top + across) }
    };
    let is_open_side = |turn: i16| {
        let (dx, dy) = if south { (turn, 0) } else { (0, turn) };
        plan.look(at.offset(dx, dy)).is_none_or(|look| look != Look::Planks)
    };
    let scale = sheet.scale;
    let (near, far) = (is_open_side(-1), is_open_side(1));
    let inset = |is_open: bool| if is_open { 0.045 } else { 0.0 };
    // The shadow on the water below.
    let low = if south {
        [left + 0.94, top, left + 1.16, top + 1.0]
    } else {
        [left, top + 0.94, left + 1.0, top + 1.16]
    };
    let beyond = if south { at.offset(1, 0) } else { at.offset(0, 1) };
    if plan.is(beyond, Look::Water) {
        let area = Area { left: low[0], top: low[1], right: low[2], bottom: low[3] };
        sheet.across(area, |_, _, spot| spot.wash([0.6, 0.62, 0.68], 0.55));
    }
    for plank in 0..PLANKS {
        // A plank lies across all squares beside each other, so its luck is theirs in common.
        let way = if south { Pos::new(0, at.row) } else { Pos::new(at.col, 0) };
        let luck = Luck::of(way, 400 + i32::from(plank));
        let (from, to) = (f32::from(plank) / f32::from(PLANKS), f32::from(plank + 1) / f32::from(PLANKS));
        let (start, end) = (
            inset(near) + if near { luck.between(-0.03, 0.02, 1) } else { 0.0 },
            1.0 - inset(far) + if far { luck.between(-0.02, 0.03, 2) } else { 0.0 },
        );
        let tone = luck.between(0.92, 1.04, 3);
        let (a, b) = (place(from, start), place(to, end));
        let own = Area { left: a.0.min(b.0), top: a.1.min(b.1), right: a.0.max(b.0), bottom: a.1.max(b.1) };
        sheet.across(own.grown(0.5 / scale), |x, y, spot| {
            let outside = (own.left - x).max(x - own.right).max(own.top - y).max(y - own.bottom);
            spot.lay(wood.map(|part| part * tone), cover(outside, scale));
        });
        let pen = Pen::even(0.02, 0.8);
        sheet.hand_line(place(to, start), place(to, end), pen, 701);
        for (is_open, across) in [(near, start), (far, end)] {
            if is_open {
                sheet.hand_line(place(from, across), place(to, across), Pen::even(0.028, 0.9), 702);
            }
        }
        for across in [0.2, 0.8] {
            let (x, y) = place((from + to) / 2.0, across);
            draw_dot(sheet, (x, y), 0.022, 0.7);
        }
        let grain = luck.between(0.3, 0.5, 4);
        let middle = (from + to) / 2.0 + luck.between(-0.03, 0.03, 5);
        sheet.hand_line(place(middle, grain), place(middle, grain + 0.22), Pen::swell(0.012, 0.45), 703);
    }
    for (is_open, across) in [(near, 0.09), (far, 0.91)] {
        if is_open {
            draw_rail(sheet, &place, across, wood);
        }
    }
}

fn draw_rail(sheet: &mut Sheet, place: &impl Fn(f32, f32) -> (f32, f32), across: f32, wood: Tint) {
    let (a, b) = (place(0.0, across - 0.03), place(1.0, across + 0.03));
    let own = Area { left: a.0, top: a.1, right: b.0, bottom: b.1 };
    sheet.across(own, |_, _, spot| spot.lay(wood.map(|part| part * 1.06), 0.95));
    for side in [-0.035, 0.035] {
        sheet.hand_line(place(0.0, across + side), place(1.0, across + side), Pen::even(0.024, 0.92), 704);
    }
    for along in [0.0, 0.5, 1.0] {
        let (x, y) = place(along, across);
        draw_dot(sheet, (x, y), 0.1, 0.9);
    }
}
