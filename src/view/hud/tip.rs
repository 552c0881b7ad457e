//! The tip: a few lines beside the pointed square that say what a click would do. The panel at the side says the same
//! at length.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{CornerRadius, StrokeKind};

use super::aim;
use super::ground;
use super::place::{Clear, Projection, beside};
use super::theme::{self, Ink};
use super::threats;
use crate::battle::{Order, Target};
use crate::grid::{Footprint, Pos};
use crate::rules::questions::odds::Wanted;
use crate::tell::say;
use crate::view::danger::Danger;
use crate::view::focus::{Aim, Choices, Focus};
use crate::view::stage::Stage;
use crate::view::voice::Voice;

/// The text of the tip, and where it belongs.
#[derive(Resource, Default)]
pub struct Tip {
    /// The lines: the title, then the most important line.
    pub lines: Vec<TipLine>,
    /// The squares that the tip is about, and the squares of the combatant who would act.
    pub about: Option<(Footprint, Footprint)>,
    /// The squares of the way there, and those that would be affected.
    pub way: Vec<Footprint>,
}

/// One line of a tip.
#[derive(Clone, Debug, PartialEq)]
pub struct TipLine {
    pub text: String,
    pub tone: Tone,
}

/// How a line of a tip is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The name of the deed.
    Title,
    /// A chance.
    Chance(Wanted),
    /// Why the deed would be refused, or a danger.
    Warning,
    /// Other information.
    Plain,
}

/// Whether a line of the tip contains a text, upper or lower case.
pub fn shows(tip: &Tip, text: &str) -> bool {
    let wanted = text.to_lowercase();
    tip.lines.iter().any(|line| line.text.to_lowercase().contains(&wanted))
}

pub(super) fn write_tip(
    stage: Res<Stage>,
    focus: Res<Focus>,
    choices: Res<Choices>,
    danger: Res<Danger>,
    voice: Res<Voice>,
    mut tip: ResMut<Tip>,
) {
    if !(stage.is_changed() || focus.is_changed() || choices.is_changed() || danger.is_changed()) {
        return;
    }
    let aimed = choices.aim.as_ref().and_then(|aim| tip_of(&stage, &choices, &voice, aim));
    let mut told = aimed.unwrap_or_default();
    if let Some((at, remark)) = ground_pointed_at(&stage, &focus, &voice) {
        let square = Footprint::new(at, 1);
        let from = choices.who().and_then(|who| stage.table().footprint(who)).unwrap_or(square);
        told.lines.push(TipLine { text: remark, tone: Tone::Title });
        told.about = told.about.or(Some((square, from)));
    }
    if let Some(at) = focus.pointed.filter(|_| focus.shows_danger)
        && let Some(text) = threats::strikers(&stage, &focus, &danger, &voice.teller(&stage), at)
    {
        let here = Footprint::new(at, 1);
        told.about.get_or_insert((here, here));
        told.lines.push(TipLine { text, tone: Tone::Plain });
    }
    *tip = told;
}

/// The free square that is pointed at, with what is special about it.
fn ground_pointed_at(stage: &Stage, focus: &Focus, voice: &Voice) -> Option<(Pos, String)> {
    let at = focus.pointed?;
    if stage.is_replay() || stage.is_over() || stage.picture.on_square(stage.viewer, at).is_some() {
        return None;
    }
    Some((at, ground::remark(ground::known(stage, at)?, &voice.0)?))
}

/// What there is to say about an aim. A plain walk has nothing to be said, but what is said about the square where it ends keeps
/// clear of the way.
fn tip_of(stage: &Stage, choices: &Choices, voice: &Voice, aim: &Aim) -> Option<Tip> {
    let Order::Deed { who, deed } = &aim.order else { return None };
    let body = |who| stage.picture.figure(who).map(crate::view::picture::Figure::footprint);
    let from = stage.table().footprint(choices.who()?)?;
    let teller = voice.teller(stage);
    let line = |text: String, tone| TipLine { text, tone };
    let mut lines = Vec::new();
    if deed.gait().is_some() {
        for blow in &aim.blows {
            let enemy = teller.name(blow.offer.to);
            lines.push(line(say!(teller.words(), "window-blow", who = enemy), Tone::Warning));
            lines.extend(chances(aim::decisive(&teller, &blow.odds)));
        }
    }
    if deed.gait().is_none() || aim.then.is_some() {
        lines.push(line(aim::title(&teller, aim), Tone::Title));
        if let Err(refusal) = &aim.permit {
            lines.push(line(teller.refusal(refusal), Tone::Warning));
        }
    }
    let about = match aim.meant()?.aim(*who)? {
        Target::One(target) => {
            if let Some(odds) = &aim.odds {
                lines.extend(chances(teller.chances(odds)));
                lines.extend(teller.harm(odds, target).map(|text| line(text, Tone::Plain)));
            }
            body(target)?
        }
        Target::Square(at) if deed.leads_to().is_none() => Footprint::new(at, 1),
        Target::Square(at) => {
            if let Some(odds) = &aim.odds {
                lines.extend(chances(teller.chances(odds)));
            }
            stage.table().footprint_at(*who, at)
        }
    };
    for (reached, odds) in &aim.reached {
        lines.push(line(teller.name(*reached), Tone::Title));
        lines.extend(chances(aim::decisive(&teller, odds)));
        lines.extend(teller.harm(odds, *reached).map(|text| line(text, Tone::Plain)));
    }
    if aim.choices > 1 && !lines.is_empty() {
        lines.push(line(say!(teller.words(), "window-more-choices"), Tone::Title));
    }
    let path = aim.permit.iter().flat_map(|permit| &permit.path).map(|at| from.moved_to(*at));
    let area = aim.area.iter().map(|at| Footprint::new(*at, 1));
    let way = path.chain(area).collect();
    Some(Tip { lines, about: Some((about, from)), way })
}

fn chances(chances: Vec<(Wanted, String)>) -> impl Iterator<Item = TipLine> {
    chances.into_iter().map(|(wanted, text)| TipLine { text, tone: Tone::Chance(wanted) })
}

/// The largest width of a tip, in pixels.
const WIDE: f32 = 300.0;
/// The height of a name below a token.
const NAME: f32 = 16.0;
/// The space between the tip's edge and its text.
const RIM: f32 = 8.0;
/// The space between two lines.
const GAP: f32 = 3.0;

/// Paints the tip beside the squares that it is about, never over them, and over tokens and names only if there is no other
/// room. All of it lies in the part of the board that no panel covers.
pub(super) fn paint(
    painter: &egui::Painter,
    tip: &Tip,
    kept: &[egui::Rect],
    onto: &Projection,
    uncovered: egui::Rect,
) {
    let Some((about, from)) = tip.about.filter(|_| !tip.lines.is_empty()) else { return };
    let visuals = painter.ctx().global_style().visuals.clone();
    let written = tip.lines.iter().map(|line| {
        let (size, ink) = match line.tone {
            Tone::Title => (theme::SMALL, Ink::Faint),
            Tone::Chance(Wanted::Hit) => (18.0, Ink::Strong),
            Tone::Chance(_) | Tone::Plain => (14.0, Ink::Text),
            Tone::Warning => (14.0, Ink::Bad),
        };
        let text = painter.layout(line.text.clone(), theme::face(size), ink.of(&visuals), WIDE);
        (line.tone, text)
    });
    let written: Vec<_> = written.collect();
    let wide = written.iter().map(|(_, text)| text.size().x).fold(0.0, f32::max) + 8.0;
    let high: f32 = written.iter().map(|(_, text)| text.size().y + GAP).sum::<f32>() - GAP;
    let size = egui::vec2(wide, high) + egui::Vec2::splat(2.0 * RIM);
    let is_right = onto.middle(from).x <= onto.middle(about).x;
    // The name below a token belongs to it, so the tip does not hide the name either.
    let mut thing = onto.rect(about);
    thing.max.y += NAME;
    let way: Vec<egui::Rect> = tip.way.iter().chain([&from]).map(|body| onto.rect(*body)).collect();
    let clear = Clear { thing, way: &way, others: kept };
    let corner = beside(&clear, size, uncovered, is_right);
    let rect = egui::Rect::from_min_size(corner, size);
    painter.rect(
        rect,
        CornerRadius::same(3),
        theme::over_board(&visuals),
        visuals.window_stroke,
        StrokeKind::Inside,
    );
    let mut at = corner + egui::Vec2::splat(RIM);
    for (tone, text) in written {
        let high = text.size().y;
        let inset = if let Tone::Chance(wanted) = tone {
            let bar = egui::Rect::from_min_size(at + egui::vec2(0.0, 2.0), egui::vec2(3.0, high - 4.0));
            painter.rect_filled(bar, CornerRadius::same(1), aim::colour_of(wanted, &visuals));
            8.0
        } else {
            0.0
        };
        painter.galley(at + egui::vec2(inset, 0.0), text, Ink::Text.of(&visuals));
        at.y += high + GAP;
    }
}
