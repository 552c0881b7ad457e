//! Parchment: its tone, its fibres, stains and torn edge, and what is printed on the margin around every map.

use super::sheet::{Area, MARGIN, Pen, Point, Sheet, Tint, cover, line_cover};
use super::stamps::fill;
use crate::grid::Size;
use crate::view::paint::canvas::{length, polygon};
use crate::view::paint::noise::{cloud, clouds, grain};

/// The colour of the parchment.
pub const PAPER: Tint = [0.902, 0.847, 0.722];

/// The width and height of the pattern of fibres, in pixels.
const TILE: usize = 320;

/// The pattern of grain and fibres: how much lighter or darker each pixel is. It continues across its own edges.
struct Fibres(Vec<f32>);

impl Fibres {
    fn new() -> Fibres {
        let place = |x: usize, y: usize| (y % TILE) * TILE + x % TILE;
        let raw = |x: usize, y: usize| grain((x % TILE) as i32, (y % TILE) as i32, 301) - 0.5;
        let mut tones: Vec<f32> = (0..TILE * TILE)
            .map(|at| {
                let (x, y) = (at % TILE, at / TILE);
                0.022 * raw(x, y)
                    + 0.02 * (raw(x, y) + raw(x + 1, y) + raw(x, y + 1) + raw(x + 1, y + 1)) / 2.0
            })
            .collect();
        for fibre in 0..260 {
            let number = |layer| grain(fibre, 7, layer);
            let (mut x, mut y) = (number(311) * TILE as f32, number(312) * TILE as f32);
            let (mut dx, mut dy) = (if number(313) < 0.5 { 0.9 } else { -0.9 }, number(314) * 1.6 - 0.8);
            let tone = if number(315) < 0.6 { -0.028 } else { 0.03 };
            for step in 0..(8 + (number(316) * 26.0) as i32) {
                let bend = grain(fibre, step, 317) - 0.5;
                (dx, dy) = (dx - dy * bend * 0.5, dy + dx * bend * 0.5);
                (x, y) = (x + dx + TILE as f32, y + dy + TILE as f32);
                if let Some(own) = tones.get_mut(place(x as usize, y as usize)) {
                    *own += tone;
                }
                (x, y) = (x % TILE as f32, y % TILE as f32);
            }
        }
        Fibres(tones)
    }

    /// One row of pixels, which goes on for ever.
    fn line(&self, row: usize) -> impl Iterator<Item = f32> {
        let from = (row % TILE) * TILE;
        self.0[from..from + TILE].iter().copied().cycle()
    }
}

/// Slow changes of tone, sampled four times per square and smooth in between.
pub struct Slow {
    columns: usize,
    values: Vec<f32>,
}

/// The value on a line of slow changes.
pub fn along(line: &[f32], x: f32) -> f32 {
    let u = ((x + MARGIN) * FINE).max(0.0);
    let column = (u as usize).min(line.len() - 2);
    line[column] + (line[column + 1] - line[column]) * (u - column as f32)
}

/// Samples per square.
const FINE: f32 = 4.0;

impl Slow {
    /// Samples a pattern over a field and its margin.
    pub fn of(size: Size, pattern: impl Fn(f32, f32) -> f32) -> Slow {
        let samples = |squares: u16| ((f32::from(squares) + 2.0 * MARGIN) * FINE).ceil() as usize + 2;
        let (columns, rows) = (samples(size.cols), samples(size.rows));
        let values = (0..rows * columns)
            .map(|at| pattern((at % columns) as f32 / FINE - MARGIN, (at / columns) as f32 / FINE - MARGIN))
            .collect();
        Slow { columns, values }
    }

    /// The values along a line from left to right, to be looked up by `along`.
    pub fn line(&self, y: f32) -> Vec<f32> {
        let v = ((y + MARGIN) * FINE).max(0.0);
        let rows = self.values.len() / self.columns;
        let row = (v as usize).min(rows - 2);
        let v = v - row as f32;
        let (upper, lower) = self.values[row * self.columns..(row + 2) * self.columns].split_at(self.columns);
        upper.iter().zip(lower).map(|(upper, lower)| upper + (lower - upper) * v).collect()
    }
}

/// Covers a sheet with bare parchment.
pub fn lay_paper(sheet: &mut Sheet, size: Size) {
    let fibres = Fibres::new();
    let tone = Slow::of(size, |x, y| {
        let stain = clouds(x * 0.23 + 3.0, y * 0.23, 331);
        let blot = ((stain - 0.6) * 6.0).clamp(0.0, 1.0) * 0.05;
        let rim = (1.0 - ((stain - 0.6) * 26.0).abs()).max(0.0) * 0.025;
        0.06 * (clouds(x * 0.5, y * 0.5, 341) - 0.5) - blot - rim
    });
    let per_pixel = 1.0 / sheet.scale;
    for (row, line) in sheet.pixels.chunks_exact_mut(sheet.width).enumerate() {
        let y = (row as f32 + 0.5) * per_pixel - MARGIN;
        let tones = tone.line(y);
        let fibres = fibres.line(row);
        for (column, (pixel, fibre)) in line.iter_mut().zip(fibres).enumerate() {
            let x = (column as f32 + 0.5) * per_pixel - MARGIN;
            // The rim of old parchment has browned.
            let age = (1.0 - inside_edge(size, x, y) / 0.45).max(0.0);
            let burn = 0.12 * age * age;
            let [r, g, b] = PAPER;
            // Stains are brown: they take more of the blue than of the red.
            let byte = |own: f32, warm: f32| {
                let tone = 1.0 + fibre + along(&tones, x) * warm;
                ((own * tone * (1.0 - burn * warm)).min(1.0) * 255.0 + 0.5) as u8
            };
            *pixel = [byte(r, 0.75), byte(g, 1.05), byte(b, 1.5), 0];
        }
    }
}

/// How far a spot lies within the paper if its edge were straight.
fn inside_edge(size: Size, x: f32, y: f32) -> f32 {
    let (cols, rows) = (f32::from(size.cols), f32::from(size.rows));
    (x + MARGIN).min(y + MARGIN).min(cols + MARGIN - x).min(rows + MARGIN - y)
}

/// How much of a pixel is paper, which ends in a torn edge.
pub fn paper_cover(sheet: &Sheet, size: Size, x: f32, y: f32) -> f32 {
    let inside = inside_edge(size, x, y);
    if inside > 0.2 {
        return 1.0;
    }
    let ragged = 0.035
        + 0.07 * cloud(x * 1.1, y * 1.1, 351)
        + 0.035 * cloud(x * 4.7, y * 4.7, 352)
        + 0.02 * cloud(x * 15.0, y * 15.0, 353);
    cover(ragged - inside, sheet.scale)
}

/// Draws the frame around the field, with a stretch of ink for every other square, and a small compass rose on its
/// lower right corner.
pub fn draw_frame(sheet: &mut Sheet, size: Size) {
    let (cols, rows) = (f32::from(size.cols), f32::from(size.rows));
    let thin = Pen::even(0.016, 0.75);
    for (out, layer) in [(0.13, 361), (0.19, 363)] {
        let corners =
            [(-out, -out), (cols + out, -out), (cols + out, rows + out), (-out, rows + out), (-out, -out)];
        for ends in corners.windows(2) {
            sheet.hand_line(ends[0], ends[1], thin, layer);
        }
    }
    let band = Pen::even(0.062, 0.8);
    for col in (0..size.cols).step_by(2) {
        let (from, to) = (f32::from(col), f32::from(col) + 1.0);
        for y in [-0.16, rows + 0.16] {
            sheet.hand_line((from, y), (to, y), band, 362);
        }
    }
    for row in (0..size.rows).step_by(2) {
        let (from, to) = (f32::from(row), f32::from(row) + 1.0);
        for x in [-0.16, cols + 0.16] {
            sheet.hand_line((x, from), (x, to), band, 362);
        }
    }
    draw_rose(sheet, (cols + 0.2, rows + 0.2), 0.3);
}

/// Draws a compass rose: four long points and four short ones, each half in ink.
fn draw_rose(sheet: &mut Sheet, (x, y): Point, radius: f32) {
    let scale = sheet.scale;
    sheet.across(Area::around(&[(x, y)], radius), |u, v, spot| {
        let far = length(u - x, v - y);
        spot.rub(cover(far - radius * 0.74, scale));
        spot.ink(line_cover(far - radius * 0.74, 0.014, scale) * 0.75);
        spot.ink(line_cover(far - radius * 0.62, 0.008, scale) * 0.6);
    });
    let slant = std::f32::consts::FRAC_1_SQRT_2;
    for (dx, dy, long, wide) in [
        (slant, slant, 0.6, 0.13),
        (-slant, slant, 0.6, 0.13),
        (slant, -slant, 0.6, 0.13),
        (-slant, -slant, 0.6, 0.13),
        (0.0, -1.0, 1.12, 0.16),
        (1.0, 0.0, 0.92, 0.16),
        (0.0, 1.0, 0.92, 0.16),
        (-1.0, 0.0, 0.92, 0.16),
    ] {
        let tip = (x + dx * radius * long, y + dy * radius * long);
        let side = |turn: f32| {
            let (u, v) = (dx - dy * turn, dy + dx * turn);
            (x + u * radius * wide, y + v * radius * wide)
        };
        fill(sheet, &[(x, y), side(1.0), tip, side(-1.0)], PAPER);
        let (dark, pen) = ([(x, y), side(1.0), tip], Pen::even(0.012, 0.85));
        sheet.across(Area::around(&dark, 0.02), |u, v, spot| {
            spot.ink(cover(polygon(u, v, &dark), scale) * 0.85)
        });
        sheet.stroke(&[(x, y), side(-1.0), tip, (x, y)], pen);
    }
}
