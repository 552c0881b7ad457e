//! Small things drawn again and again: stones, bushes, tufts, reeds. The same place always gets the same stamp.

use super::sheet::{Area, Pen, Point, Sheet, Tint, cover, line_cover};
use crate::grid::Pos;
use crate::view::paint::canvas::{length, polygon};
use crate::view::paint::noise::grain;

/// Fixed numbers from 0 to 1 for one stamp.
#[derive(Clone, Copy)]
pub struct Luck {
    at: Pos,
    which: i32,
}

impl Luck {
    /// The numbers of a stamp on a square.
    pub const fn of(at: Pos, which: i32) -> Luck {
        Luck { at, which }
    }

    /// One of the numbers.
    pub fn number(self, layer: u32) -> f32 {
        grain(
            i32::from(self.at.col) * 67 + self.which,
            i32::from(self.at.row) * 71 - self.which * 13,
            layer + 1000,
        )
    }

    /// One of the numbers, from `low` to `high`.
    pub fn between(self, low: f32, high: f32, layer: u32) -> f32 {
        low + (high - low) * self.number(layer)
    }
}

/// The directions in which the corners of a stone lie.
const AROUND: [Point; 10] = [
    (1.0, 0.0),
    (0.81, 0.59),
    (0.31, 0.95),
    (-0.31, 0.95),
    (-0.81, 0.59),
    (-1.0, 0.0),
    (-0.81, -0.59),
    (-0.31, -0.95),
    (0.31, -0.95),
    (0.81, -0.59),
];

/// A single stone.
#[derive(Clone, Copy)]
pub struct Stone {
    pub middle: Point,
    /// Half its width and half its depth.
    pub radius: Point,
    /// How far its front reaches down below its top.
    pub rise: f32,
    /// How far its corners stray from an even shape.
    pub rough: f32,
    pub top: Tint,
    pub weight: f32,
}

/// The colour of a stone of this tint, which lies in the same warm light as the paper.
pub fn stone_of(tint: Option<Tint>) -> Tint {
    let [red, green, blue] = tint.unwrap_or([0.86; 3]);
    [red * 1.06, green * 1.02, blue * 0.91].map(|part| part.min(0.98))
}

/// Draws a stone.
pub fn draw_stone(sheet: &mut Sheet, stone: &Stone, luck: Luck) {
    let Stone { middle: (cx, cy), radius: (rx, ry), rise, .. } = *stone;
    let top: Vec<Point> = AROUND
        .iter()
        .enumerate()
        .map(|(corner, (x, y))| {
            let far = 1.0 + stone.rough * (luck.number(20 + corner as u32) - 0.5);
            (cx + x * rx * far, cy - rise / 2.0 + y * ry * far)
        })
        .collect();
    let foot: Vec<Point> = (0..=5).map(|corner| (top[corner].0, top[corner].1 + rise)).collect();
    shade_ground(sheet, (cx + rx * 0.5, cy + rise / 2.0 + ry * 0.35), (rx * 1.15, ry * 0.9), 0.2);
    if rise > 0.0 {
        let mut front: Vec<Point> = foot.clone();
        front.extend(top[..=5].iter().rev());
        fill(sheet, &front, stone.top.map(|part| part * 0.74));
    }
    fill(sheet, &top, stone.top);
    let pen = Pen::even(stone.weight, 0.9);
    if rise > 0.0 {
        let mut rim = vec![top[0], foot[0]];
        rim.extend(&foot[1..]);
        rim.push(top[5]);
        sheet.stroke(&rim, pen);
        // Strokes down the front, on the side away from the light.
        for (x, y) in top.iter().copied().skip(1).take(3) {
            let (x, y) = (x + rx * 0.1, y + rise * 0.15);
            sheet.stroke(&[(x, y), (x, y + rise * 0.6)], Pen::flick(stone.weight * 0.7, 0.75));
        }
    }
    let mut outline = top.clone();
    outline.push(top[0]);
    sheet.stroke(&outline, Pen::even(stone.weight * 0.85, 0.85));
    if rx * sheet.scale > 4.0 {
        for part in [0.25, 0.55] {
            let (x, y) = (cx + rx * (0.1 + 0.5 * part), cy - rise / 2.0 + ry * (0.75 - part));
            let stroke = [(x, y), (x + rx * 0.28, y - ry * 0.34)];
            sheet.stroke(&stroke, Pen::flick(stone.weight * 0.6, 0.55));
        }
    }
}

/// Lays a soft shadow on the ground.
pub fn shade_ground(sheet: &mut Sheet, middle: Point, radius: Point, strength: f32) {
    sheet.across(Area::around(&[middle], radius.0.max(radius.1)), |x, y, spot| {
        let (u, v) = ((x - middle.0) / radius.0, (y - middle.1) / radius.1);
        let near = 1.0 - (u * u + v * v);
        if near > 0.0 {
            spot.wash([0.35, 0.36, 0.42], strength * (near * 2.0).min(1.0));
        }
    });
}

/// Fills a polygon with a body of colour.
pub fn fill(sheet: &mut Sheet, corners: &[Point], colour: Tint) {
    let scale = sheet.scale;
    sheet.across(Area::around(corners, 1.0 / scale), |x, y, spot| {
        let cover = cover(polygon(x, y, corners), scale);
        if cover > 0.0 {
            spot.lay(colour, cover * 0.92);
        }
    });
}

/// Draws a bush of leafy lobes.
pub fn draw_bush(sheet: &mut Sheet, (cx, cy): Point, radius: f32, leaf: Tint, luck: Luck) {
    shade_ground(sheet, (cx + radius * 0.4, cy + radius * 0.45), (radius * 1.15, radius), 0.22);
    let lobes: Vec<(f32, f32, f32)> = (0..7)
        .map(|lobe| {
            let (x, y) = AROUND[(lobe as usize * 10 / 7) % 10];
            let far = radius * luck.between(0.5, 0.68, 40 + lobe);
            (cx + x * far, cy + y * far * 0.86, radius * luck.between(0.34, 0.46, 50 + lobe))
        })
        .collect();
    let scale = sheet.scale;
    let gap = 0.055;
    sheet.across(Area::around(&[(cx, cy)], radius * 1.3), |x, y, spot| {
        let mut outside = length(x - cx, y - cy) - radius * 0.6;
        let mut lobe_rim = f32::MAX;
        for (lx, ly, reach) in &lobes {
            let own = length(x - lx, y - ly) - reach;
            // The upper left rim of lobes that lie inside the bush shows as an arc.
            if own.abs() < lobe_rim && (x - lx) + (y - ly) < -reach * 0.35 {
                lobe_rim = own.abs();
            }
            outside = outside.min(own);
        }
        let cover = cover(outside, scale);
        if cover > 0.0 {
            let turned = ((x - cx) + (y - cy)) / radius;
            spot.lay(leaf.map(|part| part * (1.0 - 0.1 * (turned + 0.2).clamp(-0.6, 1.0))), cover * 0.9);
            if outside < -0.03 && lobe_rim * scale < 0.8 {
                spot.ink(0.5 * (1.0 - lobe_rim * scale).clamp(0.0, 1.0));
            }
            let hatch = (x + y) / gap;
            let hatch = (hatch - hatch.round()).abs() * gap * scale * 0.7;
            if turned > 0.42 && hatch < 1.0 {
                spot.ink(cover * 0.62 * (1.0 - hatch));
            }
        }
        spot.ink(line_cover(outside, 0.026, scale) * 0.88);
    });
}

/// Draws a tuft of grass: a few blades from one root.
pub fn draw_tuft(sheet: &mut Sheet, (x, y): Point, tall: f32, dark: f32, luck: Luck) {
    let blades = 3 + (luck.number(60) * 2.5) as i32;
    for blade in 0..blades {
        let lean = (blade as f32 - (blades - 1) as f32 / 2.0) * 0.42 + luck.between(-0.1, 0.1, 61);
        let high = tall * (1.0 - 0.22 * lean.abs());
        let foot = (x + lean * tall * 0.25, y);
        let bend = (foot.0 + lean * high * 0.35, y - high * 0.6);
        let tip = (foot.0 + lean * high * 0.95, y - high);
        sheet.stroke(&[foot, bend, tip], Pen::flick(0.024, dark));
    }
}

/// Draws reeds: tall stalks, some with a head.
pub fn draw_reeds(sheet: &mut Sheet, (x, y): Point, luck: Luck) {
    for stalk in 0..5 {
        let foot = (x + (stalk as f32 - 2.0) * 0.055, y + luck.between(-0.02, 0.03, 70 + stalk));
        let lean = (stalk as f32 - 2.0) * 0.035 + luck.between(-0.04, 0.06, 75 + stalk);
        let high = luck.between(0.18, 0.32, 80 + stalk);
        let tip = (foot.0 + lean, foot.1 - high);
        sheet.stroke(&[foot, (foot.0 + lean * 0.3, foot.1 - high * 0.6), tip], Pen::even(0.016, 0.75));
        if luck.number(85 + stalk) < 0.4 {
            let neck = (foot.0 + lean * 0.7, foot.1 - high * 0.75);
            sheet.stroke(&[neck, tip], Pen::even(0.03, 0.85));
        }
    }
}

/// Draws a dot of ink.
pub fn draw_dot(sheet: &mut Sheet, (x, y): Point, weight: f32, dark: f32) {
    sheet.stroke(&[(x, y), (x + 0.002, y)], Pen::even(weight, dark));
}
