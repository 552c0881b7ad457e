//! Ground that is covered with something: thickets, rubble, and single blocks of stone.

use super::border::Border;
use super::plan::{Look, Plan};
use super::sheet::{Pen, Sheet, Tint, cover};
use super::stamps::{Luck, Stone, draw_bush, draw_dot, draw_stone, stone_of};
use crate::grid::Pos;
use crate::view::paint::noise::cloud;

/// Lays a pale wash over a region, darker where it pools at the edge.
fn lay_region(sheet: &mut Sheet, plan: &Plan, look: Look, strength: f32) -> Option<Border> {
    let squares = plan.near(|own| own == look);
    if squares.is_empty() {
        return None;
    }
    let border = Border::of(plan.size(), |at| plan.is(at, look));
    let scale = sheet.scale;
    let usual = plan.tint_of(look);
    for at in squares {
        let tint = plan.tint(at).filter(|_| plan.is(at, look)).unwrap_or(usual);
        sheet.across_square(at, |x, y, spot| {
            let far = border.at(x, y);
            let cover = cover(far, scale);
            if cover > 0.0 {
                let pool = 0.3 * (1.0 + far / 0.15).clamp(0.0, 1.0);
                let patch = 0.4 * (cloud(x * 1.5, y * 1.5, 601) - 0.5);
                spot.clear(cover * 0.7);
                spot.wash(tint, cover * (strength + pool + patch).max(0.0));
            }
        });
    }
    Some(border)
}

/// Lays the washes of all rough ground, which lie below every stamp.
pub fn lay_rough(sheet: &mut Sheet, plan: &Plan) -> RoughBorders {
    RoughBorders {
        thicket: lay_region(sheet, plan, Look::Thicket, 0.7),
        rubble: lay_region(sheet, plan, Look::Rubble, 0.55),
    }
}

/// The borders of regions of rough ground, where there are any.
pub struct RoughBorders {
    thicket: Option<Border>,
    rubble: Option<Border>,
}

/// A place for a stamp within a region: moved inwards where it would reach over the border or off the field.
fn pulled_in(plan: &Plan, border: &Border, (x, y): (f32, f32), room: f32) -> Option<(f32, f32)> {
    let size = plan.size();
    let (x, y) = (x.clamp(room, f32::from(size.cols) - room), y.clamp(room, f32::from(size.rows) - room));
    let far = border.at(x, y) + room;
    let (dx, dy) = border.outward(x, y);
    let (x, y) = if far > 0.0 { (x - dx * far, y - dy * far) } else { (x, y) };
    (border.at(x, y) < -room * 0.6).then_some((x, y))
}

/// Draws bushes on a row of squares.
pub fn draw_thicket(sheet: &mut Sheet, plan: &Plan, borders: &RoughBorders, row: &[Pos]) {
    let Some(border) = &borders.thicket else { return };
    let mut bushes: Vec<(f32, f32, Pos, Luck)> = Vec::new();
    for at in row.iter().filter(|at| plan.is(**at, Look::Thicket)) {
        for which in 0..5 {
            let luck = Luck::of(*at, 200 + which);
            // Four stand around the middle of the square and one in it.
            let (u, v) =
                [(0.26, 0.28), (0.75, 0.22), (0.5, 0.53), (0.22, 0.76), (0.78, 0.74)][which as usize];
            let x = f32::from(at.col) + u + luck.between(-0.15, 0.15, 1);
            let y = f32::from(at.row) + v + luck.between(-0.14, 0.14, 2);
            bushes.push((x, y, *at, luck));
        }
    }
    bushes.sort_by(|one, other| one.1.total_cmp(&other.1));
    for (x, y, at, luck) in bushes {
        let radius = luck.between(0.13, 0.2, 3) + 0.1 * luck.number(5) * luck.number(6);
        let shade = luck.between(0.95, 1.04, 7);
        let leaf = leaf_of(plan.tint(at)).map(|part| part * shade);
        match pulled_in(plan, border, (x, y), radius) {
            Some(middle) if luck.number(4) < 0.85 => draw_bush(sheet, middle, radius, leaf, luck),
            _ => draw_dot(sheet, (x, y), 0.03, 0.5),
        }
    }
}

fn leaf_of(tint: Option<Tint>) -> Tint {
    let tint = tint.unwrap_or([0.85; 3]);
    [tint[0] * 0.92, tint[1] * 0.89, tint[2] * 0.79]
}

/// Draws loose stones on a row of squares.
pub fn draw_rubble(sheet: &mut Sheet, plan: &Plan, borders: &RoughBorders, row: &[Pos]) {
    let Some(border) = &borders.rubble else { return };
    for third in 0..3 {
        for at in row.iter().filter(|at| plan.is(**at, Look::Rubble)) {
            let top = stone_of(plan.tint(*at));
            for which in 0..3 {
                let luck = Luck::of(*at, 220 + third * 3 + which);
                let x = f32::from(at.col) + 0.17 + 0.33 * which as f32 + luck.between(-0.16, 0.16, 1);
                let y = f32::from(at.row) + 0.2 + 0.3 * third as f32 + luck.between(-0.15, 0.15, 2);
                let wide = 0.05 + 0.11 * luck.number(3) * luck.number(4) + 0.03 * luck.number(5);
                let radius = (wide, wide * luck.between(0.62, 0.85, 6));
                let Some(middle) = pulled_in(plan, border, (x, y), wide) else { continue };
                let stone = Stone { middle, radius, rise: wide * 0.5, rough: 0.5, top, weight: 0.026 };
                draw_stone(sheet, &stone, luck);
                if luck.number(7) < 0.5 {
                    let (x, y) = (middle.0 + wide * 1.5, middle.1 + wide * 0.8);
                    sheet.stroke(&[(x, y), (x + 0.03, y + 0.012)], Pen::even(0.024, 0.7));
                }
            }
        }
    }
}

/// Draws a block to take cover behind on each square that has one.
pub fn draw_boulders(sheet: &mut Sheet, plan: &Plan, row: &[Pos]) {
    for at in row.iter().filter(|at| plan.is(**at, Look::Boulder)) {
        let luck = Luck::of(*at, 240);
        let middle = (f32::from(at.col) + 0.5, f32::from(at.row) + 0.5);
        let top = stone_of(plan.tint(*at));
        let stone = Stone { middle, radius: (0.34, 0.27), rise: 0.17, rough: 0.3, top, weight: 0.038 };
        draw_stone(sheet, &stone, luck);
        // Ridges between the facets of its top.
        let (x, y) = (middle.0, middle.1 - 0.1);
        sheet
            .stroke(&[(x - 0.2, y + 0.1), (x - 0.05, y - 0.02), (x + 0.02, y - 0.2)], Pen::swell(0.022, 0.6));
        sheet.stroke(
            &[(x - 0.05, y - 0.02), (x + 0.12, y + 0.08), (x + 0.26, y + 0.03)],
            Pen::swell(0.022, 0.6),
        );
    }
}
