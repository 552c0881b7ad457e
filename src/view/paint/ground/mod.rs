//! Paints the ground of a whole field as a map on parchment, drawn in ink and pale washes. Each kind of ground has its
//! own strokes, so that colour is not needed to tell them apart. Doors are drawn elsewhere, because they open and shut.

mod border;
mod floor;
mod low_walls;
mod paper;
mod plan;
mod planks;
mod rough;
mod sheet;
mod stamps;
mod steep;
mod walls;
mod wet;

use super::canvas::Canvas;
use crate::battle::{Biome, Field};
use crate::grid::{Pos, Size};

pub use sheet::MARGIN;

use plan::Plan;
use sheet::{Sheet, Tint};

/// The colour of the ink.
const INK: Tint = [0.118, 0.102, 0.09];

/// The pictures of a field that the board is made of. Both show the margin around the field too.
pub struct GroundPictures {
    /// The whole map. The paper ends in a torn edge, beyond which the picture is transparent.
    pub full: Canvas,
    /// The bare paper; its opacity says how much ink of the map lies on each pixel.
    pub lines: Canvas,
}

/// Paints paper for a field on which nothing is drawn yet.
pub fn paint_bare(size: Size, scale: u32) -> GroundPictures {
    finish(&bare_sheet(size, scale), size)
}

/// Paints a sheet of parchment with a torn edge and nothing on it.
pub fn paint_parchment(size: Size, scale: u32) -> Canvas {
    let mut sheet = Sheet::new(size, scale as f32);
    paper::lay_paper(&mut sheet, size);
    sheet.bare.clone_from(&sheet.pixels);
    finish(&sheet, size).full
}

/// Paints a small picture of a whole field, with its margin; each square is `scale` pixels wide and high.
pub fn paint_small(field: &Field, biome: Biome, scale: u32) -> Canvas {
    paint_ground(field, biome, scale * 4).full.halved().halved()
}

fn bare_sheet(size: Size, scale: u32) -> Sheet {
    let mut sheet = Sheet::new(size, scale as f32);
    paper::lay_paper(&mut sheet, size);
    paper::draw_frame(&mut sheet, size);
    sheet.bare.clone_from(&sheet.pixels);
    sheet
}

/// Paints the pictures of a field; each square is `scale` pixels wide and high.
pub fn paint_ground(field: &Field, biome: Biome, scale: u32) -> GroundPictures {
    let plan = Plan::of(field);
    let size = plan.size();
    let mut sheet = bare_sheet(size, scale);
    floor::lay_wash(&mut sheet, &plan, biome);
    floor::draw_details(&mut sheet, &plan, biome);
    let borders = rough::lay_rough(&mut sheet, &plan);
    wet::draw_mud(&mut sheet, &plan);
    wet::draw_water(&mut sheet, &plan);
    steep::draw_banks(&mut sheet, &plan);
    steep::draw_pits(&mut sheet, &plan);
    floor::draw_grid(&mut sheet, &plan);
    planks::draw_planks(&mut sheet, &plan);
    walls::draw_thresholds(&mut sheet, &plan);
    walls::cast_shadows(&mut sheet, &plan);
    // What stands up hides what stands behind it.
    for row in 0..size.rows.cast_signed() {
        let row: Vec<Pos> = (0..size.cols.cast_signed()).map(|col| Pos::new(col, row)).collect();
        rough::draw_rubble(&mut sheet, &plan, &borders, &row);
        rough::draw_thicket(&mut sheet, &plan, &borders, &row);
        rough::draw_boulders(&mut sheet, &plan, &row);
        low_walls::draw_low_walls(&mut sheet, &plan, &row);
    }
    walls::draw_walls(&mut sheet, &plan);
    finish(&sheet, size)
}

fn finish(sheet: &Sheet, size: Size) -> GroundPictures {
    let (width, height) = (sheet.width as u32, sheet.height as u32);
    let (mut full, mut lines) = (Canvas::clear(width, height), Canvas::clear(width, height));
    let out = full.pixels.chunks_exact_mut(4).zip(lines.pixels.chunks_exact_mut(4));
    for (at, ((full, lines), (pixel, under))) in out.zip(sheet.pixels.iter().zip(&sheet.bare)).enumerate() {
        let x = ((at % sheet.width) as f32 + 0.5) / sheet.scale - MARGIN;
        let y = ((at / sheet.width) as f32 + 0.5) / sheet.scale - MARGIN;
        full[..3].copy_from_slice(&inked(pixel));
        full[3] = (paper::paper_cover(sheet, size, x, y) * 255.0) as u8;
        lines[..3].copy_from_slice(&inked(under));
        lines[3] = pixel[3].saturating_sub(under[3]);
    }
    GroundPictures { full, lines }
}

/// The colour of a pixel with its ink.
fn inked(pixel: &[u8; 4]) -> [u8; 3] {
    let dark = u32::from(pixel[3]);
    [0, 1, 2].map(|part| {
        let ink = (INK[part] * 255.0) as u32;
        ((u32::from(pixel[part]) * (255 - dark) + ink * dark + 127) / 255) as u8
    })
}
