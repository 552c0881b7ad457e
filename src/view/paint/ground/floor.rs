//! The open ground of each biome: its wash, and what grows or lies on it.

use super::paper::{Slow, along};
use super::plan::{Look, Plan};
use super::sheet::{Area, Pen, Sheet, Tint};
use super::stamps::{Luck, draw_dot, draw_tuft};
use crate::battle::Biome;
use crate::grid::Pos;
use crate::view::paint::noise::{cloud, clouds};

/// The wash of a biome in hollows and on swells of the ground.
const fn washes(biome: Biome) -> (Tint, Tint) {
    match biome {
        Biome::Meadow => ([0.88, 0.935, 0.85], [0.975, 0.985, 0.93]),
        Biome::Cellar => ([0.83, 0.85, 0.91], [0.92, 0.93, 0.97]),
        Biome::Moor => ([0.83, 0.81, 0.83], [0.93, 0.935, 0.88]),
        Biome::Snow => ([0.95, 1.01, 1.15], [1.06, 1.11, 1.26]),
        Biome::Sand => ([0.96, 0.915, 0.83], [1.02, 0.98, 0.91]),
        Biome::Boards => ([0.91, 0.85, 0.77], [0.98, 0.925, 0.85]),
    }
}

/// Lays the wash of the biome over the playable squares. It pools darker along its own edge, as watercolour does.
pub fn lay_wash(sheet: &mut Sheet, plan: &Plan, biome: Biome) {
    let size = plan.size();
    let (cols, rows) = (f32::from(size.cols), f32::from(size.rows));
    let swell = Slow::of(size, |x, y| ((clouds(x * 0.42, y * 0.42, 401) - 0.5) * 2.2 + 0.5).clamp(0.0, 1.0));
    let sway = Slow::of(size, |x, y| (cloud(x * 1.9, y * 1.9, 403) - 0.5) * 0.12);
    let (low, high) = washes(biome);
    let soft = 0.02 + 0.5 / sheet.scale;
    let reach = 0.12;
    for row in sheet.rows(-reach, rows + reach) {
        let y = sheet.middle_of(row);
        let (swells, sways) = (swell.line(y), sway.line(y));
        let beside = y.min(rows - y);
        sheet.across_row(row, -reach, cols + reach, |x, spot| {
            let inside = x.min(cols - x).min(beside) + along(&sways, x) + 0.03;
            let cover = (inside / soft).clamp(0.0, 1.0);
            if cover <= 0.0 {
                return;
            }
            let share = along(&swells, x);
            let pool = if inside < 0.16 { 0.06 * (1.0 - inside / 0.16) } else { 0.0 };
            let mix = |part: usize| low[part] + (high[part] - low[part]) * share - pool;
            spot.wash([mix(0), mix(1), mix(2)], cover);
        });
    }
    for (at, tint) in plan.size().positions().filter_map(|at| Some((at, plan.tint(at)?))) {
        if plan.is(at, Look::Floor) || plan.is(at, Look::Boulder) {
            sheet.across_square(at, |_, _, spot| spot.wash(tint, 0.55));
        }
    }
}

/// Draws what grows or lies on open ground.
pub fn draw_details(sheet: &mut Sheet, plan: &Plan, biome: Biome) {
    for at in plan.squares(Look::Floor) {
        match biome {
            Biome::Meadow => meadow(sheet, at),
            Biome::Cellar => flags(sheet, plan, at),
            Biome::Moor => moor(sheet, at),
            Biome::Snow => snow(sheet, at),
            Biome::Sand => sand(sheet, at),
            Biome::Boards => boards(sheet, at),
        }
    }
}

fn spot_in(at: Pos, luck: Luck) -> (f32, f32) {
    (f32::from(at.col) + luck.between(0.12, 0.88, 1), f32::from(at.row) + luck.between(0.22, 0.9, 2))
}

fn meadow(sheet: &mut Sheet, at: Pos) {
    for which in 0..3 {
        let luck = Luck::of(at, which);
        let (x, y) = spot_in(at, luck);
        // Grass grows in patches.
        if cloud(x * 0.55, y * 0.55, 411) < luck.between(0.3, 0.85, 3) {
            continue;
        }
        draw_tuft(sheet, (x, y), luck.between(0.09, 0.16, 4), 0.5, luck);
    }
    let luck = Luck::of(at, 9);
    if luck.number(5) < 0.16 {
        let (x, y) = spot_in(at, luck);
        for (dx, dy) in [(0.0, 0.0), (0.05, 0.02), (0.025, -0.04)] {
            draw_dot(sheet, (x + dx, y + dy), 0.022, 0.5);
        }
    }
}

fn flags(sheet: &mut Sheet, plan: &Plan, at: Pos) {
    let (left, top) = (f32::from(at.col), f32::from(at.row));
    let pen = Pen::even(0.018, 0.46);
    for course in 0..2 {
        let luck = Luck::of(at, 20 + course);
        let y = top + course as f32 * 0.5;
        // Joints are drawn here and there; the eye adds the rest.
        if luck.number(1) < 0.72 && plan.look_at(left, y - 0.1).is_some_and(|look| !look.is_high()) {
            let (from, to) = (luck.between(0.0, 0.25, 2), luck.between(0.6, 1.0, 3));
            sheet.hand_line((left + from, y), (left + to, y), pen, 421);
        }
        for joint in 0..2 {
            let luck = Luck::of(at, 30 + course * 2 + joint);
            if luck.number(4) < 0.6 {
                let x = left + joint as f32 * 0.5 + luck.between(0.12, 0.38, 5);
                let (from, to) = (luck.between(0.0, 0.1, 6), luck.between(0.35, 0.5, 7));
                sheet.hand_line((x, y + from), (x, y + to), pen, 422);
            }
        }
        if luck.number(8) < 0.13 {
            let (x, y) = (left + luck.between(0.2, 0.7, 9), y + luck.between(0.1, 0.3, 10));
            let crack = [(x, y), (x + 0.07, y + 0.05), (x + 0.1, y + 0.13), (x + 0.18, y + 0.16)];
            sheet.stroke(&crack, Pen::swell(0.018, 0.5));
        }
    }
}

fn moor(sheet: &mut Sheet, at: Pos) {
    for which in 0..4 {
        let luck = Luck::of(at, which);
        let (x, y) = spot_in(at, luck);
        let wet = cloud(x * 0.5, y * 0.5, 431);
        if wet > luck.between(0.3, 0.95, 3) {
            draw_tuft(sheet, (x, y), luck.between(0.08, 0.13, 4), 0.55, luck);
            let dash = [(x - 0.1, y + 0.015), (x, y + 0.025), (x + 0.11, y + 0.012)];
            sheet.stroke(&dash, Pen::swell(0.018, 0.5));
        } else if luck.number(5) < 0.25 {
            let wide = luck.between(0.08, 0.2, 6);
            sheet.stroke(&[(x - wide, y), (x, y + 0.015), (x + wide, y)], Pen::swell(0.018, 0.42));
        }
    }
}

fn snow(sheet: &mut Sheet, at: Pos) {
    let luck = Luck::of(at, 1);
    if luck.number(3) < 0.42 {
        let (x, y) = spot_in(at, luck);
        let wide = luck.between(0.18, 0.4, 4);
        let arc = [
            (x - wide, y + 0.02),
            (x - wide * 0.4, y - 0.04),
            (x + wide * 0.3, y - 0.045),
            (x + wide, y + 0.03),
        ];
        sheet.stroke(&arc, Pen::swell(0.02, 0.42));
        if luck.number(5) < 0.5 {
            let lower = arc.map(|(x, y)| (x * 0.7 + (at.col as f32 + 0.5) * 0.3 + 0.05, y + 0.06));
            sheet.stroke(&lower, Pen::swell(0.014, 0.3));
        }
    }
    for which in 2..5 {
        let luck = Luck::of(at, which);
        if luck.number(6) < 0.4 {
            draw_dot(sheet, spot_in(at, luck), 0.018, 0.4);
        }
    }
    let luck = Luck::of(at, 6);
    if luck.number(7) < 0.12 {
        draw_tuft(sheet, spot_in(at, luck), 0.1, 0.5, luck);
    }
}

fn sand(sheet: &mut Sheet, at: Pos) {
    for which in 0..9 {
        let luck = Luck::of(at, which);
        let (x, y) = spot_in(at, luck);
        if cloud(x * 0.8, y * 0.8, 441) > luck.between(0.35, 0.8, 3) {
            draw_dot(sheet, (x, y), luck.between(0.014, 0.026, 4), 0.46);
        }
    }
    let luck = Luck::of(at, 11);
    if luck.number(5) < 0.2 {
        let (x, y) = spot_in(at, luck);
        for (line, wide) in [(0.0, 0.2), (0.06, 0.14)] {
            let ripple = [
                (x - wide, y + line),
                (x - wide * 0.3, y + line - 0.025),
                (x + wide * 0.4, y + line + 0.015),
                (x + wide, y + line),
            ];
            sheet.stroke(&ripple, Pen::swell(0.018, 0.42));
        }
    }
}

fn boards(sheet: &mut Sheet, at: Pos) {
    let (left, top) = (f32::from(at.col), f32::from(at.row));
    for plank in 0..3 {
        let y = top + plank as f32 / 3.0;
        // A board is three squares long; those beside each other end at different places.
        let shift = (Luck::of(Pos::new(0, at.row), 50 + plank).number(1) * 3.0) as i16;
        let (piece, begins) = ((at.col + shift) / 3, (at.col + shift) % 3 == 0);
        let tone = Luck::of(Pos::new(piece, at.row), 60 + plank).between(0.93, 1.04, 2);
        let own = Area { left, top: y, right: left + 1.0, bottom: y + 1.0 / 3.0 };
        sheet.across(own, |x, v, spot| {
            if x >= own.left && x < own.right && v >= own.top && v < own.bottom {
                spot.wash([tone, tone, tone], 0.8);
            }
        });
        sheet.hand_line((left, y), (left + 1.0, y), Pen::even(0.016, 0.5), 451);
        if begins {
            sheet.stroke(&[(left, y), (left, y + 0.333)], Pen::even(0.018, 0.6));
            for (dx, dy) in [(-0.045, 0.08), (-0.045, 0.25), (0.045, 0.08), (0.045, 0.25)] {
                draw_dot(sheet, (left + dx, y + dy), 0.02, 0.6);
            }
        }
        let luck = Luck::of(at, 70 + plank);
        if luck.number(4) < 0.6 {
            let (x, y) = (left + luck.between(0.1, 0.5, 5), y + luck.between(0.1, 0.25, 6));
            sheet.stroke(&[(x, y), (x + 0.2, y + 0.008), (x + 0.42, y)], Pen::swell(0.012, 0.36));
        }
    }
}

/// Draws a small cross on every corner where squares meet. Walls hide it.
pub fn draw_grid(sheet: &mut Sheet, plan: &Plan) {
    let size = plan.size();
    let pen = Pen::even(0.016, 0.42);
    for row in 0..=size.rows.cast_signed() {
        for col in 0..=size.cols.cast_signed() {
            let around = [(-1, -1), (0, -1), (-1, 0), (0, 0)].map(|(dx, dy)| Pos::new(col + dx, row + dy));
            if around.iter().any(|at| plan.is_high(*at)) {
                continue;
            }
            let (x, y, arm) = (f32::from(col), f32::from(row), 0.065);
            let clip = |value: f32, most: u16| value.clamp(0.0, f32::from(most));
            sheet.stroke(&[(clip(x - arm, size.cols), y), (clip(x + arm, size.cols), y)], pen);
            sheet.stroke(&[(x, clip(y - arm, size.rows)), (x, clip(y + arm, size.rows))], pen);
        }
    }
}
