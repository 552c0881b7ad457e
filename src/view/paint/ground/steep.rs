//! Steep ground: banks, drawn with hachures down the slope, and pits.

use super::border::Border;
use super::plan::{Look, Plan};
use super::sheet::{Pen, Sheet, cover, line_cover};
use super::stamps::{Luck, draw_dot};
use crate::grid::{Grid, Pos};
use crate::view::paint::canvas::length;
use crate::view::paint::noise::cloud;

/// How high the ground lies, as far as banks tell: what they enclose is high.
struct Heights(Grid<f32>);

impl Heights {
    fn of(plan: &Plan) -> Heights {
        let size = plan.size();
        let mut is_low = Grid::filled(size, false);
        let mut open: Vec<Pos> = size.positions().filter(|at| size.is_edge(*at)).collect();
        while let Some(at) = open.pop() {
            if is_low.get(at) == Some(&false) && !plan.is(at, Look::Bank) {
                is_low.set(at, true);
                open.extend(at.neighbours().filter(|next| size.contains(*next)));
            }
        }
        let encloses = size.positions().any(|at| is_low.get(at) == Some(&false) && !plan.is(at, Look::Bank));
        Heights(Grid::from_fn(size, |at| match (plan.is(at, Look::Bank), is_low.get(at)) {
            (true, _) => 0.5,
            (false, Some(true)) if encloses => 0.0,
            // A bank that encloses nothing falls away from the light.
            (false, Some(true)) => 0.5 - 0.02 * f32::from(at.row) - 0.01 * f32::from(at.col),
            _ => 1.0,
        }))
    }

    /// The direction down the slope at a spot.
    fn down(&self, x: f32, y: f32) -> (f32, f32) {
        let at = |x: f32, y: f32| {
            let size = self.0.size();
            let (col, row) = (x.floor() as i16, y.floor() as i16);
            let most = (size.cols.cast_signed() - 1, size.rows.cast_signed() - 1);
            self.0.get(Pos::new(col.clamp(0, most.0), row.clamp(0, most.1))).copied().unwrap_or(0.0)
        };
        let (mut dx, mut dy) = (0.0, 0.0);
        for reach in [0.6, 0.95] {
            for (u, v) in [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7)] {
                let fall = at(x - u * reach, y - v * reach) - at(x + u * reach, y + v * reach);
                (dx, dy) = (dx + u * fall, dy + v * fall);
            }
        }
        let far = length(dx, dy);
        if far < 0.02 { (0.3, 0.95) } else { (dx / far, dy / far) }
    }
}

/// Draws all banks: a heavy upper edge, and strokes that thin out down the slope.
pub fn draw_banks(sheet: &mut Sheet, plan: &Plan) {
    let squares = plan.near(|look| look == Look::Bank);
    if squares.is_empty() {
        return;
    }
    let border = Border::of(plan.size(), |at| plan.is(at, Look::Bank));
    let heights = Heights::of(plan);
    let (scale, tint) = (sheet.scale, plan.tint_of(Look::Bank));
    for at in &squares {
        sheet.across_square(*at, |x, y, spot| {
            let far = border.at(x, y);
            let cover = cover(far, scale);
            if cover > 0.0 {
                spot.clear(cover);
                spot.wash(tint, cover * 1.1);
            }
            if far.abs() < 0.06 {
                let (dx, dy) = heights.down(x, y);
                let (ox, oy) = border.outward(x, y);
                // Only the upper edge of the slope is a line; the foot fades into the ground.
                let upper = (-(dx * ox + dy * oy) * 1.6).clamp(0.0, 1.0);
                let weight = 0.03 + 0.03 * cloud(x * 1.6, y * 1.6, 651);
                spot.ink(line_cover(far, weight, scale) * upper * 0.9);
            }
        });
    }
    for at in squares {
        for which in 0..28 {
            let luck = Luck::of(at, 260 + which);
            let x = f32::from(at.col) + (f32::from((which % 7) as i8) + luck.between(0.25, 0.75, 1)) / 7.0;
            let y = f32::from(at.row) + (f32::from((which / 7) as i8) + luck.between(0.25, 0.75, 2)) / 4.0;
            let (dx, dy) = heights.down(x, y);
            let bend = luck.between(-0.1, 0.1, 3);
            let (dx, dy) = (dx - dy * bend, dy + dx * bend);
            let far = luck.between(0.16, 0.34, 4);
            let end = (x + dx * far, y + dy * far);
            if border.at(x, y) > -0.02 || border.at(end.0, end.1) > 0.04 {
                continue;
            }
            // Slopes that face away from the light get heavier strokes.
            let away = (dx + dy) * 0.7;
            let middle = ((x + end.0) / 2.0 + dy * 0.012, (y + end.1) / 2.0 - dx * 0.012);
            sheet.stroke(&[(x, y), middle, end], Pen::flick(0.026 + 0.01 * away, 0.64 + 0.2 * away));
        }
    }
}

/// Draws all pits: a dark hole with hatched inner walls.
pub fn draw_pits(sheet: &mut Sheet, plan: &Plan) {
    let squares = plan.near(|look| look == Look::Pit);
    if squares.is_empty() {
        return;
    }
    let border = Border::of(plan.size(), |at| plan.is(at, Look::Pit));
    let scale = sheet.scale;
    for at in &squares {
        sheet.across_square(*at, |x, y, spot| {
            let far = border.at(x, y);
            let cover = cover(far, scale);
            if cover > 0.0 {
                let (ox, oy) = border.outward(x, y);
                // The wall of the pit that faces the light shows as a pale sickle at the lower right.
                let lit = ((ox + oy) * 0.7).clamp(0.0, 1.0) * (1.0 + far / 0.26).clamp(0.0, 1.0);
                let deep = (-far / 0.3).clamp(0.0, 1.0);
                let dark = 0.4 + 0.42 * deep - 0.3 * lit;
                spot.clear(cover);
                spot.wash([0.16, 0.15, 0.17], cover * dark);
            }
            let weight = 0.04 + 0.035 * cloud(x * 1.6, y * 1.6, 661);
            spot.ink(line_cover(far, weight, scale) * 0.95);
            spot.ink(line_cover(far - 0.075, 0.014, scale) * 0.5 * cloud(x * 2.0, y * 2.0, 663));
        });
    }
    for at in squares {
        for which in 0..42 {
            let luck = Luck::of(at, 300 + which);
            let (x, y) = (f32::from(at.col) + luck.number(1), f32::from(at.row) + luck.number(2));
            let far = border.at(x, y);
            let (ox, oy) = border.outward(x, y);
            if far < -0.02 && far > -0.14 {
                let long = luck.between(0.1, 0.2, 3) * (1.1 - 0.5 * (ox + oy).clamp(-1.0, 1.0));
                let rim = (x - ox * far, y - oy * far);
                sheet.stroke(&[rim, (rim.0 - ox * long, rim.1 - oy * long)], Pen::flick(0.026, 0.9));
            } else if far < -0.16 {
                draw_dot(sheet, (x, y), luck.between(0.016, 0.034, 4), 0.9);
            }
        }
    }
}
