//! Paints the ground of a whole field. Each kind of ground has its own pattern, so that colour is not needed to tell
//! them apart. Doors are drawn elsewhere, because they open and shut.

use super::canvas::{Canvas, Paint};
use super::noise::{cloud, clouds, grain, stones};
use crate::battle::{Field, Ground, Terrain};
use crate::grid::Pos;

/// Paints a field; each square is `scale` pixels wide and high.
pub fn paint_ground(field: &Field, scale: u32) -> Canvas {
    let size = field.size();
    let painter = Painter { field };
    Canvas::of(u32::from(size.cols) * scale, u32::from(size.rows) * scale, |x, y| {
        painter.paint((x as f32 + 0.5) / scale as f32, (y as f32 + 0.5) / scale as f32, scale as f32)
    })
}

struct Painter<'f> {
    field: &'f Field,
}

impl<'f> Painter<'f> {
    fn terrain(&self, x: f32, y: f32) -> Option<&'f Terrain> {
        self.field.terrain(Pos::new(x.floor() as i16, y.floor() as i16))
    }

    /// The terrain at a spot, with ragged borders between natural kinds of terrain.
    fn ragged(&self, x: f32, y: f32) -> Option<&'f Terrain> {
        let exact = self.terrain(x, y)?;
        let sway = |layer| (clouds(x * 1.6, y * 1.6, layer) - 0.5) * 0.55;
        match self.terrain(x + sway(11), y + sway(23)) {
            Some(swayed) if is_natural(exact) && is_natural(swayed) => Some(swayed),
            _ => Some(exact),
        }
    }

    fn paint(&self, x: f32, y: f32, scale: f32) -> Paint {
        let Some(terrain) = self.ragged(x, y) else { return Paint::solid(0, 0, 0) };
        let base = Paint::of(terrain.colour);
        let mut paint = match terrain.ground {
            Ground::Open | Ground::Door => open(base, x, y),
            Ground::Difficult => difficult(base, x, y),
            Ground::Rough => rough(base, x, y),
            Ground::Water => self.water(base, x, y),
            Ground::Climb if terrain.cover => self.low_wall(base, x, y),
            Ground::Climb => climb(base, x, y),
            Ground::Pit => self.pit(base, x, y),
            Ground::Wall => self.wall(base, x, y),
            Ground::Window => self.window(base, x, y),
        };
        if !terrain.ground.is_solid() {
            paint = match terrain.ground {
                Ground::Open | Ground::Difficult if terrain.hides => thicket(paint, base, x, y),
                Ground::Open | Ground::Difficult if terrain.cover => boulder(paint, base, x, y),
                _ => paint,
            };
            paint = self.shaded(paint, x, y);
        }
        let line = 0.7 / scale;
        let (u, v) = (x - x.floor(), y - y.floor());
        let is_on_line = u < line || v < line || u > 1.0 - line || v > 1.0 - line;
        if is_on_line && !terrain.ground.is_solid() { paint.lit(0.84) } else { paint }
    }

    /// Darkens a spot in the shadow of walls to the north and west.
    fn shaded(&self, paint: Paint, x: f32, y: f32) -> Paint {
        let is_wall =
            |dx: f32, dy: f32| self.terrain(x + dx, y + dy).is_some_and(|kind| kind.ground.is_solid());
        let reach = 0.26;
        let depth =
            [0.25, 0.5, 0.75, 1.0].into_iter().find(|part| is_wall(-reach * part, -reach * part * 1.3));
        paint.lit(depth.map_or(1.0, |part| 0.58 + 0.4 * part))
    }

    fn is_edge(&self, x: f32, y: f32, far: f32, ground: Ground) -> bool {
        let differs =
            |dx: f32, dy: f32| self.ragged(x + dx, y + dy).is_some_and(|kind| kind.ground != ground);
        differs(far, 0.0) || differs(-far, 0.0) || differs(0.0, far) || differs(0.0, -far)
    }

    fn water(&self, base: Paint, x: f32, y: f32) -> Paint {
        let depth = clouds(x * 0.45, y * 0.45, 41);
        let ripple = (y * 3.2 + clouds(x * 0.9, y * 1.4, 43) * 4.0).fract();
        let crest = if ripple < 0.1 && cloud(x * 1.3, y * 2.6, 47) > 0.45 { 0.16 } else { 0.0 };
        let paint = base.lit(0.82 + 0.34 * depth + crest);
        if self.is_edge(x, y, 0.06, Ground::Water) {
            paint.towards(Paint::solid(225, 240, 240), 0.5)
        } else if self.is_edge(x, y, 0.16, Ground::Water) {
            paint.towards(Paint::solid(170, 215, 220), 0.28)
        } else {
            paint
        }
    }

    fn pit(&self, base: Paint, x: f32, y: f32) -> Paint {
        let dying = [0.06, 0.14, 0.24, 0.36].into_iter().position(|far| self.is_edge(x, y, far, Ground::Pit));
        let light = match dying {
            Some(0) => 0.85,
            Some(1) => 0.55,
            Some(2) => 0.38,
            Some(_) => 0.28,
            None => 0.2,
        };
        base.lit(light * (0.85 + 0.3 * grain((x * 24.0) as i32, (y * 24.0) as i32, 51)))
    }

    fn wall(&self, base: Paint, x: f32, y: f32) -> Paint {
        let row = (y * 3.0).floor();
        let along = x * 1.5 + if row as i32 % 2 == 0 { 0.0 } else { 0.5 };
        let (u, v) = (along - along.floor(), y * 3.0 - row);
        let joint = u < 0.05 || v < 0.1;
        let tone = 0.86
            + 0.22 * grain(along.floor() as i32, row as i32, 61)
            + 0.1 * (clouds(x * 5.0, y * 5.0, 63) - 0.5);
        let lit_edge = if v < 0.22 { 0.1 } else { 0.0 };
        let paint = base.lit(if joint { 0.68 } else { tone + lit_edge });
        self.bevelled(paint, x, y)
    }

    /// A breast-high wall of loose stones.
    fn low_wall(&self, base: Paint, x: f32, y: f32) -> Paint {
        let (nearest, next, which) = stones(x * 3.4, y * 4.2, 121);
        let paint =
            if next - nearest < 0.13 { base.lit(0.5) } else { base.lit(0.9 + 0.25 * which - 0.35 * nearest) };
        if self.is_edge(x, y, 0.07, Ground::Climb) { paint.lit(0.6) } else { paint }
    }

    fn window(&self, base: Paint, x: f32, y: f32) -> Paint {
        let (u, v) = (x - x.floor() - 0.5, y - y.floor() - 0.5);
        let pane = u.abs() < 0.34 && v.abs() < 0.34;
        let bar = u.abs() < 0.035 || v.abs() < 0.035;
        let glass = Paint::solid(150, 200, 215).lit(0.8 + 0.5 * ((u + v) * 3.0).fract().abs());
        if pane && !bar { glass } else { self.bevelled(base.lit(0.9), x, y) }
    }

    /// Gives walls a light edge to the north and west, and a dark edge to the south and east.
    fn bevelled(&self, paint: Paint, x: f32, y: f32) -> Paint {
        let ends = |dx: f32, dy: f32| self.terrain(x + dx, y + dy).is_none_or(|kind| !kind.ground.is_solid());
        let rim = 0.07;
        if ends(rim, 0.0) || ends(0.0, rim) {
            paint.lit(0.55)
        } else if ends(-rim, 0.0) || ends(0.0, -rim) {
            paint.lit(1.3)
        } else {
            paint
        }
    }
}

/// Whether terrain is natural, so that its borders are ragged.
fn is_natural(terrain: &Terrain) -> bool {
    !matches!(terrain.ground, Ground::Wall | Ground::Window | Ground::Door)
}

fn open(base: Paint, x: f32, y: f32) -> Paint {
    let tone = 0.9
        + 0.2 * clouds(x * 0.7, y * 0.7, 1)
        + 0.05 * (grain((x * 26.0) as i32, (y * 26.0) as i32, 5) - 0.5);
    let blade = cloud(x * 9.0, y * 4.5, 7);
    base.lit(if blade > 0.86 { tone * 1.1 } else { tone })
}

/// Tufts and wet patches.
fn difficult(base: Paint, x: f32, y: f32) -> Paint {
    let paint = open(base, x, y);
    let patch = clouds(x * 1.9, y * 1.9, 71);
    let tuft = cloud(x * 7.0, y * 13.0, 73);
    if tuft > 0.74 {
        paint.lit(0.66)
    } else if tuft > 0.66 {
        paint.lit(1.2)
    } else {
        paint.lit(0.8 + 0.3 * patch)
    }
}

/// Rubble made of single stones.
fn rough(base: Paint, x: f32, y: f32) -> Paint {
    let (nearest, next, which) = stones(x * 3.1, y * 3.1, 81);
    let gap = next - nearest;
    if gap < 0.1 {
        return base.lit(0.55);
    }
    base.lit(0.84 + 0.3 * which + 0.25 * (0.45 - nearest))
}

/// Ledges, one above the other.
fn climb(base: Paint, x: f32, y: f32) -> Paint {
    let height = y * 3.0 + clouds(x * 1.2, y * 0.8, 91) * 1.8;
    let ledge = height - height.floor();
    let tone = 0.75 + 0.45 * ledge + 0.1 * (clouds(x * 6.0, y * 6.0, 93) - 0.5);
    base.lit(if ledge < 0.12 { 0.5 } else { tone })
}

/// Leaves to hide in.
fn thicket(ground: Paint, base: Paint, x: f32, y: f32) -> Paint {
    let (nearest, next, which) = stones(x * 2.6, y * 2.6, 101);
    if nearest > 0.46 {
        return ground.lit(0.8);
    }
    let leaf = base.lit(0.62 + 0.4 * which);
    let light = 1.25 - nearest * 1.1 + 0.25 * (cloud(x * 14.0, y * 14.0, 103) - 0.5);
    leaf.lit(if next - nearest < 0.08 { light * 0.7 } else { light })
}

/// A block to take cover behind, one on each square.
fn boulder(ground: Paint, base: Paint, x: f32, y: f32) -> Paint {
    let (u, v) = (x - x.floor() - 0.5, y - y.floor() - 0.5);
    let sway = 0.14 * (clouds(x * 3.0, y * 3.0, 111) - 0.5);
    let inside = |dx: f32, dy: f32| {
        let (a, b) = (u - dx, (v - dy) * 1.15);
        0.36 + sway - (a * a + b * b).sqrt()
    };
    let depth = inside(0.0, 0.0);
    if depth > 0.0 {
        let facing = 1.08 - 0.75 * (u + v) + 0.2 * (clouds(x * 7.0, y * 7.0, 113) - 0.5);
        base.greyed(0.4).lit(if depth < 0.035 { 0.5 } else { facing })
    } else if inside(0.07, 0.09) > 0.0 {
        ground.lit(0.6)
    } else {
        ground
    }
}
