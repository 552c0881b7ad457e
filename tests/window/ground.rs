//! The painted ground: every kind of terrain looks like itself and like no other, also without colour, and stays on its
//! own squares.

use affray::battle::{Biome, Field, Terrain};
use affray::data::catalogue::Catalogue;
use affray::grid::{Grid, Pos, Size};
use affray::view::paint::{Canvas, MARGIN, paint_bare, paint_ground, paint_small};

const SCALE: u32 = 32;

/// Every bundled kind of terrain that is painted in its own way.
const KINDS: [&str; 11] =
    ["floor", "bridge", "thicket", "mud", "rubble", "water", "bank", "low-wall", "pit", "wall", "window"];

fn kind(name: &str) -> Terrain {
    Catalogue::bundled().terrain.get(name).unwrap().clone()
}

/// A field of two kinds of terrain.
fn field(size: Size, first: &str, second: &str, is_second: impl Fn(Pos) -> bool) -> Field {
    let tiles = Grid::from_fn(size, |at| u8::from(is_second(at)));
    Field::new(tiles, vec![kind(first), kind(second)], Vec::new())
}

fn field_of(size: Size, name: &str) -> Field {
    field(size, name, name, |_| false)
}

/// A square patch of a picture around a point of the field, as wide as said.
fn patch(canvas: &Canvas, (x, y): (f32, f32), wide: f32) -> Vec<[f32; 4]> {
    let first = |middle: f32| ((middle - wide / 2.0 + MARGIN) * SCALE as f32) as u32;
    let count = ((wide * SCALE as f32) as u32).max(1);
    let (left, top) = (first(x), first(y));
    let pixel = |x: u32, y: u32| {
        let at = (y as usize * canvas.width as usize + x as usize) * 4;
        [0, 1, 2, 3].map(|part| f32::from(canvas.pixels[at + part]) / 255.0)
    };
    (0..count * count).map(|at| pixel(left + at % count, top + at / count)).collect()
}

fn mean(pixels: &[[f32; 4]]) -> [f32; 4] {
    [0, 1, 2, 3].map(|part| pixels.iter().map(|pixel| pixel[part]).sum::<f32>() / pixels.len() as f32)
}

/// Whether a patch of a picture looks more like the same patch of one picture than of another.
fn is_nearer(picture: &Canvas, one: &Canvas, other: &Canvas, middle: (f32, f32), wide: f32) -> bool {
    let [own, one, other] = [picture, one, other].map(|canvas| mean(&patch(canvas, middle, wide)));
    distance(own, one) < distance(own, other)
}

fn distance(one: [f32; 4], other: [f32; 4]) -> f32 {
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
}

fn grey(pixel: &[f32; 4]) -> f32 {
    0.3 * pixel[0] + 0.59 * pixel[1] + 0.11 * pixel[2]
}

/// What is left of a picture without colour: how much of it has each of ten degrees of lightness, and how much its
/// lightness changes from left to right and from top to bottom.
fn without_colour(canvas: &Canvas) -> Vec<f32> {
    let wide = 3.0;
    let pixels: Vec<f32> = patch(canvas, (2.5, 2.5), wide).iter().map(grey).collect();
    let (side, count) = ((wide * SCALE as f32) as usize, pixels.len() as f32);
    let change = |step: usize| {
        pixels.iter().zip(&pixels[step..]).map(|(one, other)| (one - other).abs()).sum::<f32>() / count
    };
    let degree = |from: usize| pixels.iter().filter(|grey| (**grey * 10.0) as usize == from).count();
    let mut look: Vec<f32> = (0..10).map(|from| degree(from) as f32 / count).collect();
    look.extend([change(1) * 3.0, change(side) * 3.0]);
    look
}

#[test]
fn every_kind_of_terrain_can_be_told_apart_without_colour() {
    let size = Size::new(5, 5);
    let looks: Vec<Vec<f32>> = KINDS
        .iter()
        .map(|name| {
            // Every other square, so that borders, fronts and shadows belong to the look.
            let field = field(size, "floor", name, |at| (at.col + at.row) % 2 == 0 || at.row == 2);
            without_colour(&paint_ground(&field, Biome::Meadow, SCALE).full)
        })
        .collect();
    for (index, one) in looks.iter().enumerate() {
        for (other, look) in looks.iter().enumerate().skip(index + 1) {
            let apart: f32 = one.iter().zip(look).map(|(one, other)| (one - other).abs()).sum();
            assert!(apart > 0.1, "{} and {} look alike: {apart}", KINDS[index], KINDS[other]);
        }
    }
}

#[test]
fn the_middle_of_every_square_shows_its_own_terrain() {
    let size = Size::new(8, 6);
    for name in ["mud", "water", "bank", "pit", "wall", "bridge", "thicket"] {
        let is_second = |at: Pos| (at.col * 5 + at.row * 3) % 4 < 2;
        let mixed = paint_ground(&field(size, "floor", name, is_second), Biome::Meadow, SCALE).full;
        let [floor, own] =
            ["floor", name].map(|name| paint_ground(&field_of(size, name), Biome::Meadow, SCALE).full);
        for at in size.positions() {
            let middle = (f32::from(at.col) + 0.5, f32::from(at.row) + 0.5);
            // Shadows of walls reach over a third of the square beside them.
            let wide = if name == "wall" { 0.3 } else { 0.6 };
            let is_own = is_nearer(&mixed, &own, &floor, middle, wide);
            assert_eq!(is_own, is_second(at), "{name} at {at:?}");
        }
    }
}

#[test]
fn borders_stay_near_the_edges_of_squares() {
    let size = Size::new(4, 30);
    for name in ["mud", "water", "pit"] {
        let halves = paint_ground(&field(size, "floor", name, |at| at.col >= 2), Biome::Meadow, SCALE).full;
        let [floor, own] =
            ["floor", name].map(|name| paint_ground(&field_of(size, name), Biome::Meadow, SCALE).full);
        for step in 0..290 {
            let y = step as f32 / 10.0 + 0.5;
            for (x, belongs) in [(2.0 - 0.32, false), (2.0 + 0.32, true)] {
                assert_eq!(is_nearer(&halves, &own, &floor, (x, y), 0.2), belongs, "{name} {x} {y}");
            }
        }
    }
}

#[test]
fn squares_that_were_never_seen_show_no_ink() {
    let size = Size::new(7, 6);
    let walls = paint_ground(&field(size, "floor", "wall", |at| at.col % 2 == 0), Biome::Cellar, SCALE).lines;
    let water = paint_ground(&field(size, "floor", "water", |at| at.row > 2), Biome::Snow, SCALE).lines;
    let bare = paint_bare(size, SCALE);
    // What is drawn on squares that were never seen is the bare paper, whatever is on the field.
    for ((one, other), bare) in
        walls.pixels.chunks(4).zip(water.pixels.chunks(4)).zip(bare.lines.pixels.chunks(4))
    {
        assert_eq!(one[..3], bare[..3]);
        assert_eq!(other[..3], bare[..3]);
        assert_eq!(bare[3], 0);
    }
    for at in size.positions() {
        let middle = (f32::from(at.col) + 0.5, f32::from(at.row) + 0.5);
        let darkest = patch(&bare.lines, middle, 1.0).iter().map(grey).fold(1.0, f32::min);
        assert!(darkest > 0.6, "{at:?}");
    }
}

#[test]
fn remembered_squares_show_the_lines_of_their_terrain() {
    let size = Size::new(5, 5);
    for name in KINDS.into_iter().filter(|name| *name != "floor") {
        let lines = paint_ground(&field(size, "floor", name, |at| at.col == 2), Biome::Meadow, SCALE).lines;
        let ink = |col: f32| mean(&patch(&lines, (col, 2.5), 1.0))[3];
        assert!(ink(2.5) > ink(0.5) + 0.01, "{name}");
    }
}

#[test]
fn the_same_field_gives_the_same_picture() {
    let field = field(Size::new(9, 7), "thicket", "water", |at| at.col > at.row);
    for biome in Biome::ALL {
        let [one, other] = [(); 2].map(|()| paint_ground(&field, biome, 24));
        assert_eq!(one.full.pixels, other.full.pixels);
        assert_eq!(one.lines.pixels, other.lines.pixels);
    }
}

#[test]
fn biomes_differ() {
    let floor = field_of(Size::new(6, 6), "floor");
    let looks = Biome::ALL.map(|biome| {
        let full = paint_ground(&floor, biome, SCALE).full;
        mean(&patch(&full, (3.0, 3.0), 5.0))
    });
    for (index, one) in looks.iter().enumerate() {
        for other in &looks[index + 1..] {
            assert!(distance(*one, *other) > 0.02, "{:?}", Biome::ALL[index]);
        }
    }
}

#[test]
fn fields_of_any_size_can_be_painted() {
    for (cols, rows, scale) in [(1, 1, 64), (1, 9, 40), (200, 200, 8), (256, 3, 8)] {
        let size = Size::new(cols, rows);
        let field = field(size, "floor", "water", |at| (at.col + at.row) % 5 == 0);
        let pictures = paint_ground(&field, Biome::Moor, scale);
        let expected = |squares: u16| ((f32::from(squares) + 2.0 * MARGIN) * scale as f32).round() as u32;
        assert_eq!((pictures.full.width, pictures.full.height), (expected(cols), expected(rows)));
        assert_eq!(pictures.full.pixels.len(), (expected(cols) * expected(rows) * 4) as usize);
        // The paper ends in a torn edge: corners are transparent, the middle is not.
        assert!(pictures.full.pixels[3] < 128);
    }
    let small = paint_small(&field_of(Size::new(20, 10), "floor"), Biome::Sand, 8);
    assert_eq!((small.width, small.height), ((21.2 * 8.0) as u32, (11.2 * 8.0) as u32));
}
