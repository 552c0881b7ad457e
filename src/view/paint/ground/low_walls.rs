//! Low walls of loose stones, breast-high: a row of stones with a front, which links up with its neighbours.

use super::plan::{Look, Plan};
use super::sheet::Sheet;
use super::stamps::{Luck, Stone, draw_stone, shade_ground, stone_of};
use crate::grid::Pos;

/// Draws the low walls on a row of squares.
pub fn draw_low_walls(sheet: &mut Sheet, plan: &Plan, row: &[Pos]) {
    for at in row.iter().filter(|at| plan.is(**at, Look::LowWall)) {
        let links = |dx: i16, dy: i16| {
            plan.look(at.offset(dx, dy)).is_some_and(|look| look == Look::LowWall || look.is_high())
        };
        let (north, south, west, east) = (links(0, -1), links(0, 1), links(-1, 0), links(1, 0));
        let is_upright = (north || south) && !(west || east);
        let (x, y) = (f32::from(at.col), f32::from(at.row));
        let mut stones: Vec<(f32, f32)> = Vec::new();
        if is_upright {
            let (from, to) = (if north { 0.0 } else { 0.12 }, if south { 1.0 } else { 0.88 });
            stones.extend(along(from, to).flat_map(|part| [(0.4, part), (0.62, part + 0.03)]));
        } else {
            let (from, to) = (if west { 0.0 } else { 0.08 }, if east { 1.0 } else { 0.92 });
            stones.extend(along(from, to).flat_map(|part| [(part, 0.4), (part + 0.05, 0.6)]));
            for (is_linked, from, to) in [(north, 0.0, 0.3), (south, 0.72, 1.0)] {
                if is_linked {
                    stones.extend(along(from, to).flat_map(|part| [(0.4, part), (0.62, part + 0.03)]));
                }
            }
        }
        stones.sort_by(|one, other| one.1.total_cmp(&other.1));
        let shadow = if is_upright { (0.32, 0.62) } else { (0.62, 0.3) };
        shade_ground(sheet, (x + 0.62, y + 0.72), shadow, 0.34);
        let top = stone_of(plan.tint(*at));
        for (which, (u, v)) in stones.into_iter().enumerate() {
            let luck = Luck::of(*at, 600 + which as i32);
            let wide = luck.between(0.1, 0.15, 1);
            let middle = (
                x + (u + luck.between(-0.03, 0.03, 2)).clamp(0.1, 0.92),
                y + (v + luck.between(-0.03, 0.03, 3)).clamp(0.1, 0.84),
            );
            let radius = (wide, wide * luck.between(0.68, 0.82, 4));
            let tone = luck.between(0.93, 1.03, 5);
            let stone = Stone {
                middle,
                radius,
                rise: 0.1,
                rough: 0.24,
                top: top.map(|part| (part * tone).min(0.98)),
                weight: 0.03,
            };
            draw_stone(sheet, &stone, luck);
        }
    }
}

/// Places for stones in a row.
fn along(from: f32, to: f32) -> impl Iterator<Item = f32> {
    let count = ((to - from) / 0.2).round().max(1.0);
    (0..count as i32).map(move |which| from + (to - from) * (which as f32 + 0.5) / count)
}
