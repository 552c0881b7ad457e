//! Bound books: leather with raised bands on the spine, and an emblem in ink that the rules of the book decide.

use super::canvas::{Canvas, Paint, circle, length, line, polygon, rounded_box};
use super::noise::{clouds, grain};

/// How many leathers there are.
pub const BOOKS_OF_LEATHER: usize = LEATHERS.len();

/// Muted colours of leather, neighbours far apart.
const LEATHERS: [Paint; 12] = [
    Paint::solid(0x5E, 0x2B, 0x22),
    Paint::solid(0x2E, 0x45, 0x3A),
    Paint::solid(0x2B, 0x3A, 0x52),
    Paint::solid(0x6B, 0x4A, 0x26),
    Paint::solid(0x45, 0x2D, 0x47),
    Paint::solid(0x4E, 0x4A, 0x2A),
    Paint::solid(0x7A, 0x3F, 0x24),
    Paint::solid(0x24, 0x47, 0x4C),
    Paint::solid(0x4A, 0x31, 0x24),
    Paint::solid(0x3C, 0x3C, 0x40),
    Paint::solid(0x63, 0x31, 0x3C),
    Paint::solid(0x3D, 0x52, 0x2C),
];

/// The ink of emblems, and the paper of the label that carries them.
const INK: Paint = Paint::solid(0x1E, 0x1A, 0x17);
const LABEL: Paint = Paint::solid(0xE0, 0xD1, 0xAF);

/// What the emblem of a book is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Emblem {
    /// The sides of the largest die that the book throws.
    pub die: u8,
    /// Whether bodies have hit points, which is a drop in the middle; otherwise a crack.
    pub has_hit_points: bool,
    /// Whether light counts, which is a ring of rays.
    pub has_light: bool,
    /// Whether the book is a mixture of others, which is a second, broken ring.
    pub is_mixed: bool,
    /// How many tracks wear a combatant down: dots below the die.
    pub tracks: u8,
    /// Tells books apart that are alike in all of this: the turn of the die in twelfths of a circle.
    pub turn: u8,
}

/// Everything that decides how a book is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Binding {
    /// Which leather, counted round and round.
    pub leather: usize,
    pub emblem: Emblem,
}

impl Binding {
    /// The colour of the leather.
    pub fn colour(self) -> Paint {
        LEATHERS[self.leather % LEATHERS.len()]
    }

    /// Leather at a pixel; `shine` is the light that falls on it.
    fn leather_at(self, x: f32, y: f32, shine: f32) -> Paint {
        let layer = 930 + (self.leather % 97) as u32;
        let grained = 0.9
            + 0.14 * clouds(x * 0.05, y * 0.05, layer)
            + 0.1 * grain((x / 1.6) as i32, (y / 1.6) as i32, layer);
        self.colour().lit(grained * shine)
    }
}

/// The raised bands of a spine, as parts of its height.
const BANDS: [f32; 4] = [0.1, 0.24, 0.72, 0.9];

/// Paints the spine of a book that stands.
pub fn paint_spine(binding: Binding, width: u32, height: u32) -> Canvas {
    let (w, h) = (width as f32, height as f32);
    let mut spine = Canvas::of(width, height, |x, y| {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        // A spine is round: its middle is nearest to the light.
        let across = x / w * 2.0 - 1.0;
        let round = 1.12 - 0.62 * across * across - 0.12 * across;
        let band = BANDS.iter().map(|at| (y - at * h) / (0.016 * h)).find(|off| off.abs() < 2.2);
        let relief = band.map_or(1.0, |off| if off.abs() <= 1.0 { 1.3 - 0.22 * off } else { 0.74 });
        let inside = rounded_box(x, y, (w / 2.0, h / 2.0), (w / 2.0, h / 2.0), w * 0.12);
        binding.leather_at(x, y, round * relief).faded((0.5 - inside).clamp(0.0, 1.0))
    });
    let middle = (w / 2.0, h * 0.81);
    let radius = (w * 0.36).min(h * 0.075);
    spine.fill(LABEL.lit(0.94), |x, y| circle(x, y, middle, radius));
    draw_emblem(&mut spine, binding.emblem, middle, radius * 0.86);
    spine
}

/// Paints the cover of a book that lies.
pub fn paint_cover(binding: Binding, width: u32, height: u32) -> Canvas {
    let (w, h) = (width as f32, height as f32);
    let mut cover = Canvas::of(width, height, |x, y| {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        let inside = rounded_box(x, y, (w / 2.0, h / 2.0), (w / 2.0, h / 2.0), w * 0.05);
        // The joint beside the spine, and a frame that is pressed into the leather.
        let joint = 1.0 - 0.45 * (1.0 - ((x - w * 0.1) / (w * 0.03)).abs()).max(0.0);
        let frame = rounded_box(x, y, (w * 0.55, h / 2.0), (w * 0.37, h * 0.43), w * 0.03).abs();
        let pressed = if frame < w * 0.012 { 0.68 } else { 1.0 };
        let light = 1.1 - 0.25 * (x / w * 0.5 + y / h * 0.5);
        binding.leather_at(x, y, light * joint * pressed).faded((0.5 - inside).clamp(0.0, 1.0))
    });
    let (middle, radius) = ((w * 0.55, h * 0.5), w * 0.26);
    cover.fill(LABEL.lit(0.94), |x, y| circle(x, y, middle, radius));
    draw_emblem(&mut cover, binding.emblem, middle, radius * 0.86);
    cover
}

/// The corners of the die's outline.
const fn corners_of(die: u8) -> u16 {
    match die {
        0..=4 => 3,
        5..=6 => 4,
        7..=8 => 8,
        9..=12 => 5,
        _ => 6,
    }
}

fn draw_emblem(canvas: &mut Canvas, emblem: Emblem, (x, y): (f32, f32), radius: f32) {
    let weight = (radius * 0.09).max(0.9);
    let circling = |count: u16, at: f32, reach: f32| -> Vec<(f32, f32)> {
        let angle = |number: u16| (f32::from(number) / f32::from(count) + at) * std::f32::consts::TAU;
        (0..count).map(|number| (x + reach * angle(number).sin(), y - reach * angle(number).cos())).collect()
    };
    canvas.fill(INK, |px, py| circle(px, py, (x, y), radius).abs() - weight / 2.0);
    if emblem.is_mixed {
        canvas.fill(INK, |px, py| {
            let ring = circle(px, py, (x, y), radius * 0.86).abs() - weight * 0.35;
            let part = ((px - x).atan2(py - y) / std::f32::consts::TAU * 16.0).rem_euclid(1.0);
            if part < 0.55 { ring } else { 1.0 }
        });
    }
    if emblem.has_light {
        let (inner, outer) = (circling(12, 0.0, radius * 0.68), circling(12, 0.0, radius * 0.9));
        for (from, to) in inner.iter().zip(&outer) {
            canvas.fill(INK, |px, py| line(px, py, *from, *to, weight * 0.7));
        }
    }
    let turn = f32::from(emblem.turn) / 24.0 + if corners_of(emblem.die) == 4 { 0.125 } else { 0.0 };
    let die = circling(corners_of(emblem.die), turn, radius * 0.6);
    canvas.fill(INK, |px, py| polygon(px, py, &die).abs() - weight * 0.55);
    if emblem.die > 8 {
        // The nearest face of a die with many.
        let face = circling(3, turn + 0.5, radius * 0.36);
        canvas.fill(INK, |px, py| polygon(px, py, &face).abs() - weight * 0.35);
    }
    if emblem.has_hit_points {
        let tip = (x, y - radius * 0.2);
        canvas.fill(INK, |px, py| {
            let round = length(px - x, py - y - radius * 0.03) - radius * 0.16;
            round.min(line(px, py, tip, (x, y), radius * 0.08))
        });
    } else {
        let crack = [(-0.1, -0.26), (0.06, -0.08), (-0.06, 0.05), (0.09, 0.26)];
        for (from, to) in crack.iter().zip(crack.iter().skip(1)) {
            let at = |(dx, dy): &(f32, f32)| (x + dx * radius, y + dy * radius);
            canvas.fill(INK, |px, py| line(px, py, at(from), at(to), weight * 1.2));
        }
    }
    for number in 0..emblem.tracks.min(5) {
        let along = f32::from(number) - f32::from(emblem.tracks.min(5) - 1) / 2.0;
        canvas
            .fill(INK, |px, py| circle(px, py, (x + along * radius * 0.2, y + radius * 0.76), radius * 0.06));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Emblem =
        Emblem { die: 20, has_hit_points: true, has_light: false, is_mixed: false, tracks: 0, turn: 0 };

    #[test]
    fn every_part_of_an_emblem_can_be_seen_on_the_spine() {
        let others = [
            Emblem { die: 6, ..PLAIN },
            Emblem { has_hit_points: false, ..PLAIN },
            Emblem { has_light: true, ..PLAIN },
            Emblem { is_mixed: true, ..PLAIN },
            Emblem { tracks: 3, ..PLAIN },
            Emblem { turn: 1, ..PLAIN },
        ];
        let painted = |emblem| paint_spine(Binding { leather: 3, emblem }, 48, 150).pixels;
        let differing = |other: &Emblem| {
            let pairs = painted(PLAIN).into_iter().zip(painted(*other)).collect::<Vec<_>>();
            pairs.chunks(4).filter(|part| part.iter().any(|(one, two)| one.abs_diff(*two) > 40)).count()
        };
        for other in others {
            assert!(differing(&other) >= 8, "{other:?}: {} pixels", differing(&other));
        }
    }

    #[test]
    fn neighbouring_leathers_differ() {
        for place in 0..BOOKS_OF_LEATHER {
            let colour = |leather| Binding { leather, emblem: PLAIN }.colour().colour;
            let apart: f32 =
                colour(place).iter().zip(colour(place + 1)).map(|(one, two)| (one - two).abs()).sum();
            assert!(apart > 0.12, "leather {place}: {apart}");
        }
    }
}
