//! Paints the figures of the game: turned and painted wooden pieces on bases, put together from parts. A piece, its
//! base and the arc of its hit points are pictures of their own, so that each can change without the others.
//!
//! All are drawn in the same frame, one and a half squares wide and high: it leaves room beside the square for weapons
//! and above it for heads.

mod bases;
mod beasts;
mod brush;
mod headgear;
mod light;
mod outline;
mod palette;
mod people;
mod seals;
mod sketch;
mod weapons;
mod wear;

use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::canvas::Canvas;
use crate::battle::look::{Back, Body, Cloak, Garb, Headgear, Shield, Stature, Token};
use crate::battle::{SideId, WeaponLook};
use brush::blank;
use outline::outline;
use palette::BLOOD;
use sketch::{Halo, Inking, Sketch};

pub use brush::{brush_of, canvas_of, round};
pub use palette::{Colours, INK, PAPER, choose_colours, chosen_colours, paint_among, side_paint};
pub use seals::{Seal, paint_seal};

/// How much wider and higher a picture is than the squares that the figure stands on.
pub const FRAME: f32 = 1.5;
/// How much of a square the picture shows above the square; the rest of what it shows is beside and below.
pub const ABOVE: f32 = 0.37;

/// The light that a figure carries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Torchlight {
    #[default]
    Nothing,
    Torch,
    Lantern,
}

/// How a figure stands or lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pose {
    #[default]
    Standing,
    /// Tipped over on its base.
    Prone,
    /// Toppled, base and all.
    Fallen,
}

/// How a figure is finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Finish {
    #[default]
    Painted,
    /// Hatched, so that the ground shows through.
    Sneaking,
    /// Outlines only: where somebody was last seen.
    Remembered,
}

/// Everything that decides how a figure looks, apart from its base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureLook {
    pub body: Body,
    pub stature: Stature,
    pub garb: Garb,
    pub head: Headgear,
    pub cloak: Cloak,
    pub back: Back,
    pub shield: Shield,
    /// Red, green and blue of the clothes or the hide.
    pub colour: (u8, u8, u8),
    /// What is in the hand.
    pub weapon: WeaponLook,
    pub light: Torchlight,
    pub pose: Pose,
    pub finish: Finish,
}

impl FigureLook {
    /// A standing figure of a creature, with a weapon in hand.
    pub fn new(token: &Token, weapon: WeaponLook) -> FigureLook {
        FigureLook {
            body: token.body,
            stature: token.stature,
            garb: token.garb,
            head: token.head,
            cloak: token.cloak,
            back: token.back,
            shield: token.shield,
            colour: token.colour,
            weapon,
            light: Torchlight::default(),
            pose: Pose::default(),
            finish: Finish::default(),
        }
    }

    fn sketch(&self) -> Sketch {
        match self.body {
            Body::Person => people::person(self),
            Body::Big => people::big(self),
            Body::Undead => people::undead(self),
            Body::Crowd => people::crowd(self),
            Body::Hound => beasts::hound(self),
            Body::Flyer => beasts::flyer(self),
            Body::Serpent => beasts::serpent(self),
            Body::Swarm => beasts::swarm(self),
        }
    }
}

/// Everything that decides how a base looks, apart from the arc on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BaseLook {
    /// The side, which the colour, the shape and the pattern of the base tell.
    pub side: SideId,
    /// Whether the combatant is a hero, who has studs on the base.
    pub hero: bool,
    pub pose: Pose,
    pub finish: Finish,
}

fn inking(pixels: u32, pose: Transform) -> Inking {
    let edge = 50.0 * (FRAME - 1.0);
    Inking {
        scale: pixels as f32 / (100.0 * FRAME),
        origin: (edge, 100.0 * ABOVE),
        pose,
        is_faint: false,
        halo: Halo::Whole,
    }
}

/// How a figure is turned in a pose.
fn turn(pose: Pose) -> Transform {
    let (x, y) = bases::MIDDLE;
    match pose {
        Pose::Standing => Transform::identity(),
        Pose::Prone => Transform::from_translate(-x, -80.0)
            .post_rotate(68.0)
            .post_scale(0.84, 0.84)
            .post_translate(x - 27.0, y - 4.0),
        Pose::Fallen => Transform::from_translate(-x, -y)
            .post_rotate(78.0)
            .post_scale(0.78, 0.78)
            .post_translate(x - 28.0, y - 11.0),
    }
}

fn draw_figure(canvas: &mut Pixmap, look: &FigureLook, pixels: u32) {
    let mut inking = inking(pixels, turn(look.pose));
    inking.is_faint = look.finish == Finish::Remembered;
    if look.pose == Pose::Standing {
        inking.halo = Halo::Except(bases::upper_side());
        if look.finish == Finish::Painted {
            bases::contact_shadow(canvas, &inking);
        }
    }
    look.sketch().ink(canvas, &inking);
}

/// Takes slanting lines out of a drawing.
fn hatch(canvas: &mut Pixmap, scale: f32) {
    let (pixels, gap) = (canvas.width() as f32, (9.0 * scale).max(3.0));
    let count = (2.0 * pixels / gap) as usize;
    for index in 0..count {
        let along = index as f32 * gap;
        if let Some(path) = outline(&format!("M {along} 0 L {} {pixels}", along - pixels)) {
            brush::erase(canvas, &path, gap * 0.3, 0.7);
        }
    }
}

fn draw_base(canvas: &mut Pixmap, look: &BaseLook, pixels: u32) {
    let pose = if look.pose == Pose::Fallen { turn(Pose::Fallen) } else { Transform::identity() };
    let mut inking = inking(pixels, pose);
    inking.is_faint = look.finish == Finish::Remembered;
    match look.pose {
        Pose::Fallen => blot(canvas, &inking),
        _ if inking.is_faint => {}
        _ => bases::shadow(canvas, &inking),
    }
    bases::base(look.side, look.hero).ink(canvas, &inking);
}

/// The blot of ink below the fallen.
fn blot(canvas: &mut Pixmap, inking: &Inking) {
    let place = inking.place();
    let stain = "M 6 84 Q 2 74 20 74 Q 30 62 52 70 Q 74 62 86 74 Q 104 74 98 86 Q 106 96 88 96 Q 80 102 66 97 \
                 Q 44 104 34 96 Q 12 100 6 84 Z M 104 66 Q 110 66 109 71 Q 104 73 104 66 Z M 0 94 Q 6 94 4 99 Q -2 99 0 94 Z";
    if let Some(path) = outline(stain).and_then(|path| path.transform(place)) {
        brush::fill(canvas, &path, INK.towards(BLOOD, 0.16).faded(0.86));
    }
}

/// Paints a figure without its base, `pixels` wide and high.
pub fn paint_figure(look: &FigureLook, pixels: u32) -> Canvas {
    on_canvas(pixels, |canvas| lay_figure(canvas, look, pixels))
}

/// Paints a base without a figure and without the arc of hit points, `pixels` wide and high.
pub fn paint_base(look: &BaseLook, pixels: u32) -> Canvas {
    on_canvas(pixels, |canvas| draw_base(canvas, look, pixels))
}

/// Paints the arc of hit points, which belongs on a base: `share` is the part that is left, from 0 to 1.
pub fn paint_arc(side: SideId, share: f32, pixels: u32) -> Canvas {
    on_canvas(pixels, |canvas| bases::arc(canvas, side, share, &inking(pixels, Transform::identity())))
}

/// Paints the cracks that injuries leave in a base and its arc.
pub fn paint_cracks(side: SideId, cracks: u8, pixels: u32) -> Canvas {
    on_canvas(pixels, |canvas| bases::cracks(canvas, side, cracks, &inking(pixels, Transform::identity())))
}

/// Paints the gold ring that says that somebody may act; it belongs under a base.
pub fn paint_gold(side: SideId, is_selected: bool, pixels: u32) -> Canvas {
    on_canvas(pixels, |canvas| bases::gold(canvas, side, is_selected, &inking(pixels, Transform::identity())))
}

/// Paints a figure on its base with the arc of its hit points and with the cracks of its injuries.
pub fn paint_piece(look: &FigureLook, base: &BaseLook, share: f32, cracks: u8, pixels: u32) -> Canvas {
    on_canvas(pixels, |canvas| {
        draw_base(canvas, base, pixels);
        if base.pose != Pose::Fallen && base.finish != Finish::Remembered {
            let inking = inking(pixels, Transform::identity());
            bases::arc(canvas, base.side, share, &inking);
            bases::cracks(canvas, base.side, cracks, &inking);
        }
        lay_figure(canvas, look, pixels);
    })
}

/// Draws a figure over what is there. A sneaking one is hatched without what is below it.
fn lay_figure(canvas: &mut Pixmap, look: &FigureLook, pixels: u32) {
    let Some(mut layer) = blank(pixels) else { return };
    draw_figure(&mut layer, look, pixels);
    if look.finish == Finish::Sneaking {
        hatch(&mut layer, inking(pixels, Transform::identity()).scale);
    }
    canvas.draw_pixmap(0, 0, layer.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
}

fn on_canvas(pixels: u32, draw: impl FnOnce(&mut Pixmap)) -> Canvas {
    let Some(mut drawing) = blank(pixels) else { return Canvas::clear(pixels, pixels) };
    draw(&mut drawing);
    canvas_of(&drawing)
}
