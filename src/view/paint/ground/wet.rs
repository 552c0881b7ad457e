//! Water with its shore lines, and mud with its puddles.

use super::border::Border;
use super::plan::{Look, Plan};
use super::sheet::{Area, Pen, Point, Sheet, cover, line_cover};
use super::stamps::{Luck, draw_reeds, draw_tuft};
use crate::grid::Pos;
use crate::view::paint::canvas::length;
use crate::view::paint::noise::cloud;

/// Whether there is water on a square, or below the planks on it.
fn is_wet(plan: &Plan, at: Pos) -> bool {
    let beside = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    plan.is(at, Look::Water)
        || plan.is(at, Look::Planks)
            && beside.iter().any(|(dx, dy)| plan.is(at.offset(*dx, *dy), Look::Water))
}

/// Draws all water: a wash that is darker along the shore, a shore line, and ripples that follow it.
pub fn draw_water(sheet: &mut Sheet, plan: &Plan) {
    let squares = plan.near(|look| look == Look::Water);
    if squares.is_empty() {
        return;
    }
    let shore = Border::of(plan.size(), |at| is_wet(plan, at));
    let tint = plan.tint_of(Look::Water);
    let scale = sheet.scale;
    for at in &squares {
        sheet.across_square(*at, |x, y, spot| {
            let far = shore.at(x, y);
            let cover = cover(far, scale);
            if cover > 0.0 {
                let depth = (-far / 0.9).clamp(0.0, 1.0);
                let pool = 0.3 * (1.0 + far / 0.12).clamp(0.0, 1.0);
                spot.clear(cover);
                spot.wash(tint, cover * (0.66 + 0.3 * depth + pool));
            }
            let press = cloud(x * 1.3, y * 1.3, 501);
            spot.ink(line_cover(far, 0.024 + 0.028 * press, scale) * 0.92);
            // Ripples recede from the shore and break more and more often.
            for (reach, weight, gap) in [(0.12, 0.02, 0.3), (0.25, 0.017, 0.4), (0.4, 0.015, 0.5)] {
                if (far + reach).abs() < 0.05 {
                    let broken =
                        ((cloud(x * 2.2, y * 2.2, 503 + (reach * 50.0) as u32) - gap) * 9.0).clamp(0.0, 1.0);
                    let ripple = line_cover(far + reach + 0.02 * (press - 0.5), weight, scale);
                    spot.ink(ripple * broken * (0.72 - reach));
                }
            }
        });
    }
    for at in squares {
        for which in 0..3 {
            let luck = Luck::of(at, 100 + which);
            let (x, y) = (f32::from(at.col) + luck.number(1), f32::from(at.row) + luck.number(2));
            let far = shore.at(x, y);
            if far < -0.45 && luck.number(3) < 0.4 {
                let wide = luck.between(0.09, 0.17, 4);
                let wave = [
                    (x - wide, y),
                    (x - wide * 0.5, y - 0.03),
                    (x, y),
                    (x + wide * 0.5, y - 0.03),
                    (x + wide, y),
                ];
                sheet.stroke(&wave, Pen::swell(0.02, 0.42));
            }
            if far > -0.1 && far < 0.02 && luck.number(5) < 0.55 && plan.look_at(x, y) != Some(Look::Planks) {
                draw_reeds(sheet, (x, y), luck);
            }
        }
    }
}

/// Draws all mud: a broken edge, wet strokes, puddles and tufts.
pub fn draw_mud(sheet: &mut Sheet, plan: &Plan) {
    let squares = plan.near(|look| look == Look::Mud);
    if squares.is_empty() {
        return;
    }
    let border = Border::of(plan.size(), |at| plan.is(at, Look::Mud));
    let scale = sheet.scale;
    let usual = plan.tint_of(Look::Mud);
    for at in &squares {
        let tint = plan.tint(*at).filter(|_| plan.is(*at, Look::Mud)).unwrap_or(usual);
        sheet.across_square(*at, |x, y, spot| {
            let far = border.at(x, y);
            let cover = cover(far, scale);
            if cover > 0.0 {
                let pool = 0.35 * (1.0 + far / 0.14).clamp(0.0, 1.0);
                let patch = 0.25 * (cloud(x * 1.7, y * 2.6, 511) - 0.5);
                spot.clear(cover);
                spot.wash(tint, cover * (0.88 + pool + patch));
            }
            let broken = ((cloud(x * 2.4, y * 2.4, 513) - 0.36) * 8.0).clamp(0.0, 1.0);
            spot.ink(line_cover(far, 0.03, scale) * broken * 0.78);
        });
    }
    for at in squares {
        let (left, top) = (f32::from(at.col), f32::from(at.row));
        for which in 0..7 {
            let luck = Luck::of(at, 120 + which);
            let (x, y) = (left + luck.number(1), top + (which as f32 + luck.number(2)) / 7.0);
            let far = border.at(x, y);
            if far > -0.1 {
                continue;
            }
            let wide = luck.between(0.1, 0.24, 3).min(-far * 0.9 + 0.06);
            let sag = 0.022;
            sheet.stroke(
                &[
                    (x - wide, y),
                    (x - wide * 0.4, y + sag),
                    (x + wide * 0.3, y - sag * 0.4),
                    (x + wide, y + sag * 0.5),
                ],
                Pen::swell(0.028, 0.66),
            );
        }
        let luck = Luck::of(at, 140);
        let (x, y) = (left + luck.between(0.25, 0.75, 1), top + luck.between(0.25, 0.75, 2));
        if border.at(x, y) < -0.27 && luck.number(3) < 0.5 {
            draw_puddle(sheet, (x, y), luck);
        }
        let luck = Luck::of(at, 141);
        let (x, y) = (left + luck.number(1), top + luck.number(2));
        if border.at(x, y) < -0.02 && luck.number(3) < 0.6 {
            draw_tuft(sheet, (x, y), 0.15, 0.7, luck);
        }
    }
}

/// A puddle reflects the sky: paler than the mud, with a rim that is drawn on the side of the light only.
fn draw_puddle(sheet: &mut Sheet, (cx, cy): Point, luck: Luck) {
    let (rx, ry) = (luck.between(0.15, 0.23, 5), luck.between(0.08, 0.11, 6));
    let beside = (cx + rx * luck.between(0.4, 0.7, 7), cy + ry * luck.between(-0.7, 0.7, 8));
    let scale = sheet.scale;
    sheet.across(Area::around(&[(cx, cy), beside], 0.26), |x, y, spot| {
        let far = outside_oval((x - cx, y - cy), (rx, ry));
        let far = far.min(outside_oval((x - beside.0, y - beside.1), (rx * 0.7, ry * 0.75)));
        let far = far + 0.03 * (cloud(x * 6.0, y * 6.0, 521) - 0.5);
        let cover = cover(far, scale);
        if cover > 0.0 {
            spot.lay([0.81, 0.82, 0.77], cover * 0.85);
        }
        let from_light = ((cx - x) / rx + (cy - y) / ry).clamp(-1.0, 1.0);
        spot.ink(line_cover(far, 0.026 + 0.01 * from_light, scale) * (0.55 + 0.35 * from_light));
    });
}

/// About how far a point is outside an oval around the origin.
fn outside_oval((x, y): Point, (rx, ry): Point) -> f32 {
    let (part, slope) = (length(x / rx, y / ry), length(x / (rx * rx), y / (ry * ry)));
    if slope < 1e-3 { -rx.min(ry) } else { part * (part - 1.0) / slope }
}
