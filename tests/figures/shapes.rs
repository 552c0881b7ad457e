//! The shapes of figures, bases and arcs: what can be told apart without any colour, down to small sizes.

use affray::battle::look::Token;
use affray::battle::{SideId, WeaponLook};
use affray::view::paint::figures::{
    FRAME, FigureLook, Finish, PAPER, Pose, Seal, Torchlight, paint_arc, paint_base, paint_cracks,
    paint_figure, paint_seal,
};
use affray::view::paint::{Canvas, Paint, side_paint};

use super::{base, figures};

/// The pixels of a frame around a square of this many pixels.
fn frame(square: u32) -> u32 {
    (square as f32 * FRAME) as u32
}

/// How much of what two pictures show shows in only one of them: 0 for the same outline, 1 for none in common.
fn unlike(one: &Canvas, other: &Canvas) -> f32 {
    let shows = |pixel: &[u8]| pixel[3] > 127;
    let pixels = || one.pixels.chunks_exact(4).zip(other.pixels.chunks_exact(4));
    let either = pixels().filter(|(a, b)| shows(a) || shows(b)).count();
    let single = pixels().filter(|(a, b)| shows(a) != shows(b)).count();
    single as f32 / either.max(1) as f32
}

/// How many pixels have about this colour.
fn count(canvas: &Canvas, paint: Paint) -> usize {
    let bytes = paint.colour.map(|part| (part * 255.0).round() as u8);
    let alike = |pixel: &&[u8]| {
        pixel[3] > 200 && bytes.iter().zip(pixel.iter()).all(|(own, there)| own.abs_diff(*there) < 12)
    };
    canvas.pixels.chunks_exact(4).filter(alike).count()
}

#[test]
fn every_creature_is_told_from_every_other_by_its_outline_alone() {
    let pictures: Vec<(String, Canvas)> =
        figures().into_iter().map(|(id, look)| (id, paint_figure(&look, frame(32)))).collect();
    for (place, (id, one)) in pictures.iter().enumerate() {
        for (other_id, other) in &pictures[place + 1..] {
            let unlike = unlike(one, other);
            assert!(unlike > 0.12, "{id} and {other_id} differ by {unlike}");
        }
    }
}

#[test]
fn every_weapon_in_hand_is_told_from_every_other() {
    use WeaponLook::*;
    let all = [
        Natural,
        Sword,
        Greatsword,
        Dagger,
        ThrowingKnife,
        Rapier,
        Axe,
        Hatchet,
        Spear,
        Javelin,
        Halberd,
        Mace,
        Maul,
        Club,
        Trunk,
        Quarterstaff,
        Bow,
        Longbow,
        Crossbow,
        Sling,
        Spark,
    ];
    let armed = |weapon| paint_figure(&FigureLook::new(&Token::default(), weapon), frame(48));
    let pictures = all.map(|weapon| (weapon, armed(weapon)));
    for (place, (weapon, one)) in pictures.iter().enumerate() {
        for (other_weapon, other) in &pictures[place + 1..] {
            let unlike = unlike(one, other);
            assert!(unlike > 0.03, "{weapon:?} and {other_weapon:?} differ by {unlike}");
        }
    }
}

#[test]
fn every_side_has_a_base_of_its_own_shape() {
    let bases = [0, 1, 2, 3, 4, 5].map(|side| paint_base(&base(side), frame(32)));
    for (side, one) in bases.iter().enumerate() {
        for (other_side, other) in bases.iter().enumerate().skip(side + 1) {
            let unlike = unlike(one, other);
            assert!(unlike > 0.05, "the bases of sides {side} and {other_side} differ by {unlike}");
        }
    }
}

#[test]
fn the_arc_shows_what_is_left_and_what_is_lost_on_a_small_piece() {
    for side in 0..6 {
        let shares = [0.0, 0.25, 0.5, 0.75, 1.0];
        let arcs = shares.map(|share| paint_arc(SideId(side), share, frame(24)));
        let left = arcs.each_ref().map(|arc| count(arc, side_paint(SideId(side))));
        let lost = arcs.each_ref().map(|arc| count(arc, PAPER));
        assert_eq!((left[0], lost[4]), (0, 0), "side {side}");
        assert!(left.windows(2).all(|pair| pair[1] >= pair[0] + 3), "side {side}: {left:?} are left");
        assert!(lost.windows(2).all(|pair| pair[0] >= pair[1] + 3), "side {side}: {lost:?} are lost");
    }
}

#[test]
fn every_further_injury_shows_as_a_crack() {
    for side in 0..6 {
        let inked = |cracks| {
            let drawn = paint_cracks(SideId(side), cracks, frame(24));
            drawn.pixels.chunks_exact(4).filter(|pixel| pixel[3] > 127).count()
        };
        assert_eq!(inked(0), 0);
        assert!((0..6).all(|cracks| inked(cracks + 1) > inked(cracks)), "side {side}");
    }
}

#[test]
fn no_figure_is_cut_off_by_its_frame() {
    let pixels = frame(40);
    for (id, look) in figures() {
        for pose in [Pose::Standing, Pose::Prone, Pose::Fallen] {
            for light in [Torchlight::Nothing, Torchlight::Torch, Torchlight::Lantern] {
                let drawn = paint_figure(&FigureLook { pose, light, ..look }, pixels);
                let edge = pixels as usize - 1;
                let shows = |x: usize, y: usize| drawn.pixels[(y * pixels as usize + x) * 4 + 3] > 0;
                let touches =
                    (0..=edge).any(|at| shows(at, 0) || shows(at, edge) || shows(0, at) || shows(edge, at));
                assert!(!touches, "{id}, {pose:?}, {light:?}");
            }
        }
    }
}

#[test]
fn the_states_of_a_figure_are_told_apart_without_colour() {
    let weights = |look: &FigureLook| -> Vec<f32> {
        let drawn = paint_figure(look, frame(32));
        drawn.pixels.chunks_exact(4).map(|pixel| f32::from(pixel[3]) / 255.0).collect()
    };
    for (id, look) in figures() {
        let standing = paint_figure(&look, frame(32));
        for pose in [Pose::Prone, Pose::Fallen] {
            let lying = paint_figure(&FigureLook { pose, ..look }, frame(32));
            assert!(unlike(&standing, &lying) > 0.3, "{id}, {pose:?}");
        }
        let whole: f32 = weights(&look).iter().sum();
        let hatched: f32 = weights(&FigureLook { finish: Finish::Sneaking, ..look }).iter().sum();
        assert!(hatched < 0.92 * whole, "{id} does not seem to sneak");
    }
}

#[test]
fn every_seal_differs_from_every_other_without_colour() {
    let shade = |seal: Seal| -> Vec<f32> {
        let drawn = paint_seal(seal, 18);
        let grey = |pixel: &[u8]| (f32::from(pixel[0]) + f32::from(pixel[1]) + f32::from(pixel[2])) / 765.0;
        drawn.pixels.chunks_exact(4).map(|pixel| if grey(pixel) < 0.6 { 1.0 } else { 0.0 }).collect()
    };
    for (place, seal) in Seal::ALL.iter().enumerate() {
        for other in &Seal::ALL[place + 1..] {
            let differ: f32 = shade(*seal).iter().zip(shade(*other)).map(|(a, b)| (a - b).abs()).sum();
            assert!(differ >= 14.0, "{seal:?} and {other:?} differ by {differ} pixels");
        }
    }
}
