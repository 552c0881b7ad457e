//! Bodies of beasts: hounds, flyers, serpents and swarms.

use tiny_skia::Transform;

use super::FigureLook;
use super::outline::{ball, oval};
use super::palette::{ASH, BLOOD, BONE, INK, LINEN, WOOD, dyed};
use super::sketch::Sketch;

/// A hound, seen from its side.
pub fn hound(look: &FigureLook) -> Sketch {
    let hide = dyed(look.colour);
    let far = hide.lit(0.68);
    let mut sketch = Sketch::default();
    sketch.shape("M 22 40 Q 8 34 6 16 Q 14 26 28 32 Z", hide);
    sketch.shape("M 28 50 L 38 50 L 35 62 L 38 74 L 30 74 L 28 62 Z", far);
    sketch.shape("M 62 50 L 70 50 L 69 62 L 72 74 L 64 74 L 62 62 Z", far);
    sketch.shape("M 18 36 Q 36 28 56 33 Q 66 26 70 18 L 84 28 Q 82 44 74 52 Q 62 58 48 52 Q 36 58 22 55 Q 14 46 18 36 Z", hide);
    sketch.shape("M 16 46 Q 28 44 32 54 L 26 64 L 29 80 L 19 80 L 18 65 Q 12 56 16 46 Z", hide);
    sketch.shape("M 66 46 L 78 46 L 77 62 L 80 80 L 70 80 L 69 64 Z", hide);
    sketch.shape(
        "M 64 16 L 62 0 L 74 9 Q 84 8 88 15 L 103 19 Q 104 26 98 28 L 86 32 Q 76 34 70 28 Q 64 24 64 16 Z",
        hide,
    );
    sketch.shape("M 72 12 L 73 -4 L 82 10 Z", far);
    sketch.patch(oval(84.0, 17.0, 2.4, 2.4), INK);
    sketch.patch(ball(101.0, 21.0, 2.8), INK);
    sketch.shape("M 90 29 L 92 35 L 94 28 Z", BONE);
    sketch.line("M 34 36 L 40 40 M 42 34 L 48 39 M 26 40 L 30 45 M 66 30 L 70 36", 1.1, INK.faded(0.6));
    sketch
}

/// A bird with its wings spread, on a thin peg.
pub fn flyer(look: &FigureLook) -> Sketch {
    let hide = dyed(look.colour);
    let mut sketch = Sketch::default();
    sketch.rod(&[(50.0, 52.0), (50.0, 78.0)], 3.0, ASH);
    sketch.part(oval(50.0, 78.0, 6.0, 3.4), ASH);
    sketch.shape("M 44 44 L 40 66 L 47 62 L 50 68 L 53 62 L 60 66 L 56 44 Z", hide.lit(0.7));
    for side in [-1.0f32, 1.0] {
        sketch.within(Transform::from_scale(side, 1.0).post_translate(50.0, 0.0), |wing| {
            wing.shape("M 4 30 Q 16 12 34 -8 Q 46 -14 56 -10 L 50 0 L 57 4 L 48 13 L 53 20 L 42 25 L 44 33 L 30 34 L 26 42 L 4 46 Z", hide);
            wing.line("M 14 32 Q 26 18 46 -4 M 18 36 Q 30 26 46 10 M 20 39 Q 30 34 40 26", 1.2, INK.faded(0.6));
            wing.shape("M 5 28 Q 18 10 34 -6 L 38 2 Q 24 18 8 36 Z", hide.lit(0.78));
        });
    }
    sketch.shape("M 50 20 Q 62 24 61 40 Q 58 54 50 57 Q 42 54 39 40 Q 38 24 50 20 Z", LINEN.lit(0.92));
    sketch.line("M 45 36 L 47 39 M 53 34 L 55 37 M 48 44 L 50 47 M 54 44 L 55 46", 1.2, INK.faded(0.7));
    sketch.part(ball(52.0, 15.0, 10.0), hide);
    sketch.shape("M 59 11 Q 70 10 70 21 Q 64 17 59 20 Z", BONE.lit(0.8));
    sketch.patch(ball(56.0, 13.0, 2.2), INK);
    sketch.bent("M 45 56 L 43 64", 2.4, ASH);
    sketch.bent("M 55 56 L 57 64", 2.4, ASH);
    sketch
}

/// A serpent that has coiled up and raised its head.
pub fn serpent(look: &FigureLook) -> Sketch {
    let hide = dyed(look.colour);
    let mut sketch = Sketch::default();
    sketch.shape("M 16 70 Q 4 62 2 48 Q 14 54 26 62 Z", hide);
    sketch.part(oval(48.0, 72.0, 34.0, 11.5), hide.lit(0.82));
    sketch.part(oval(50.0, 60.0, 26.0, 9.5), hide);
    sketch.bent("M 62 56 Q 30 58 36 40 Q 42 30 56 26 Q 66 22 60 12", 13.0, hide);
    sketch.line("M 42 52 Q 36 46 40 40 Q 46 33 57 30", 2.6, LINEN.faded(0.8));
    sketch.shape("M 50 14 Q 46 -3 62 -5 Q 80 -3 92 8 Q 84 17 70 17 Q 58 20 50 14 Z", hide.lit(1.06));
    sketch.patch(oval(70.0, 3.0, 3.0, 2.4), INK);
    sketch.bent("M 90 9 L 100 11", 1.6, BLOOD);
    sketch.bent("M 99 11 L 106 7 M 99 11 L 105 16", 1.4, BLOOD);
    sketch.line(
        "M 22 72 L 28 66 L 34 72 L 40 66 L 46 72 L 52 66 L 58 72 L 64 66 L 70 72 L 76 68",
        1.6,
        INK.faded(0.75),
    );
    sketch.line("M 32 60 L 38 55 L 44 60 L 50 55 L 56 60 L 62 55 L 68 60", 1.4, INK.faded(0.75));
    sketch
}

/// Many rats.
pub fn swarm(look: &FigureLook) -> Sketch {
    let hide = dyed(look.colour);
    let mut sketch = Sketch::default();
    let rats = [
        (30.0, 42.0, -1.0, 0.92),
        (66.0, 40.0, 1.0, 0.96),
        (20.0, 60.0, 1.0, 1.0),
        (80.0, 60.0, -1.0, 1.0),
        (50.0, 58.0, 1.0, 1.1),
        (32.0, 77.0, -1.0, 1.12),
        (68.0, 79.0, 1.0, 1.16),
    ];
    let coats = [hide.lit(0.72), hide.towards(LINEN, 0.3), hide];
    for (index, (x, y, facing, size)) in rats.into_iter().enumerate() {
        let coat = coats[index % 3];
        sketch.within(Transform::from_scale(facing * size, size).post_translate(x, y), |rat| {
            rat.bent("M -14 1 Q -28 2 -24 -10 Q -22 -17 -28 -20", 2.6, WOOD);
            rat.shape("M -18 3 Q -18 -12 -4 -12 Q 10 -12 21 1 Q 23 4 18 5 L -12 6 Q -18 6 -18 3 Z", coat);
            rat.part(ball(4.0, -11.0, 4.6), coat.lit(0.85));
            rat.patch(ball(4.4, -10.6, 2.6), WOOD);
            rat.patch(ball(12.0, -4.0, 1.9), INK);
            rat.patch(ball(21.0, 2.0, 2.0), INK);
        });
    }
    sketch
}
