//! The tip: what a click on the pointed square would come to, in a few lines right beside it, so that the eye need not
//! leave the board. The panel at the side says the same at length.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Color32, CornerRadius, FontId, Stroke, StrokeKind};

use super::place::{Projection, beside};
use super::{aim, theme};
use crate::battle::{Order, Target};
use crate::grid::Footprint;
use crate::rules::questions::odds::Wanted;
use crate::tell::say;
use crate::view::focus::{Aim, Focus, Prospect};
use crate::view::stage::Stage;
use crate::view::voice::Voice;

/// What a click would come to, in a few lines.
#[derive(Resource, Default)]
pub struct Tip {
    /// The lines, the most important one first after the title.
    pub lines: Vec<TipLine>,
    /// The squares that it is about, and those of the one who would act.
    pub about: Option<(Footprint, Footprint)>,
}

/// One line of a tip.
#[derive(Clone, Debug, PartialEq)]
pub struct TipLine {
    /// What it says.
    pub text: String,
    /// How it is written.
    pub tone: Tone,
}

/// How a line of a tip is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What would be done.
    Title,
    /// A chance.
    Chance(Wanted),
    /// Why it would be refused, or what is to be feared.
    Warning,
    /// What else is to be known.
    Plain,
}

/// Whether any line of the tip holds some words, whatever their case.
pub fn shows(tip: &Tip, text: &str) -> bool {
    let wanted = text.to_lowercase();
    tip.lines.iter().any(|line| line.text.to_lowercase().contains(&wanted))
}

pub(super) fn write_tip(
    stage: Res<Stage>,
    focus: Res<Focus>,
    prospect: Res<Prospect>,
    voice: Res<Voice>,
    mut tip: ResMut<Tip>,
) {
    if !(stage.is_changed() || focus.is_changed() || prospect.is_changed()) {
        return;
    }
    *tip = prospect.aim.as_ref().and_then(|aim| tip_of(&stage, &prospect, &voice, aim)).unwrap_or_default();
}

fn tip_of(stage: &Stage, prospect: &Prospect, voice: &Voice, aim: &Aim) -> Option<Tip> {
    let Order::Deed { who, deed } = &aim.order else { return None };
    let body = |who| stage.picture.figure(who).map(crate::view::picture::Figure::footprint);
    let from = stage.table().footprint(prospect.who()?)?;
    let teller = voice.teller(stage);
    let line = |text: String, tone| TipLine { text, tone };
    let mut lines = Vec::new();
    if deed.gait().is_some() {
        for blow in &aim.blows {
            let foe = teller.name(blow.offer.to);
            lines.push(line(say!(teller.words(), "window-blow", who = foe), Tone::Warning));
            lines.extend(chances(aim::decisive(&teller, &blow.odds)));
        }
    } else {
        lines.push(line(teller.label(deed).long, Tone::Title));
        if let Err(refusal) = &aim.permit {
            lines.push(line(teller.refusal(refusal), Tone::Warning));
        }
    }
    let about = match deed.aim(*who)? {
        Target::One(target) => {
            if let (Ok(_), Some(odds)) = (&aim.permit, &aim.odds) {
                lines.extend(chances(teller.chances(odds)));
                lines.extend(teller.harm(odds, target).map(|text| line(text, Tone::Plain)));
            }
            body(target)?
        }
        Target::Square(at) if deed.leads_to().is_none() => Footprint::new(at, 1),
        Target::Square(at) => {
            if let (Ok(_), Some(odds)) = (&aim.permit, &aim.odds) {
                lines.extend(chances(teller.chances(odds)));
            }
            stage.table().footprint_at(*who, at)
        }
    };
    for (whom, odds) in aim.reached.iter().filter(|_| aim.permit.is_ok()) {
        lines.push(line(teller.name(*whom), Tone::Title));
        lines.extend(chances(aim::decisive(&teller, odds)));
        lines.extend(teller.harm(odds, *whom).map(|text| line(text, Tone::Plain)));
    }
    if aim.choices > 1 && !lines.is_empty() {
        lines.push(line(say!(teller.words(), "window-more-choices"), Tone::Title));
    }
    (!lines.is_empty()).then_some(Tip { lines, about: Some((about, from)) })
}

fn chances(chances: Vec<(Wanted, String)>) -> impl Iterator<Item = TipLine> {
    chances.into_iter().map(|(wanted, text)| TipLine { text, tone: Tone::Chance(wanted) })
}

/// The widest that a tip becomes, in pixels.
const WIDE: f32 = 300.0;
/// How high a name below a token is.
const NAME: f32 = 16.0;
/// Between the tip's rim and its writing.
const RIM: f32 = 8.0;
/// Between two lines.
const GAP: f32 = 3.0;

/// Paints the tip beside what it is about, never over it, and over other tokens only where there is no room else.
pub(super) fn paint(painter: &egui::Painter, tip: &Tip, tokens: &[egui::Rect], onto: &Projection) {
    let Some((about, from)) = tip.about else { return };
    let written = tip.lines.iter().map(|line| {
        let (size, colour) = match line.tone {
            Tone::Title => (12.0, theme::FAINT),
            Tone::Chance(Wanted::Hit) => (16.0, Color32::WHITE),
            Tone::Chance(_) | Tone::Plain => (13.0, theme::INK),
            Tone::Warning => (13.0, theme::WARNING),
        };
        let text = painter.layout(line.text.clone(), FontId::proportional(size), colour, WIDE);
        (line.tone, text)
    });
    let written: Vec<_> = written.collect();
    let wide = written.iter().map(|(_, text)| text.size().x).fold(0.0, f32::max) + 8.0;
    let high: f32 = written.iter().map(|(_, text)| text.size().y + GAP).sum::<f32>() - GAP;
    let size = egui::vec2(wide, high) + egui::Vec2::splat(2.0 * RIM);
    let is_right = onto.middle(from).x <= onto.middle(about).x;
    // The name below it is a part of what it is about.
    let mut thing = onto.rect(about);
    thing.max.y += NAME;
    let corner = beside(thing, size, onto.room, is_right, tokens);
    let rect = egui::Rect::from_min_size(corner, size);
    painter.rect(
        rect,
        CornerRadius::same(6),
        Color32::from_rgba_unmultiplied(16, 18, 24, 240),
        Stroke::new(1.0, Color32::from_rgb(88, 98, 120)),
        StrokeKind::Inside,
    );
    let mut at = corner + egui::Vec2::splat(RIM);
    for (tone, text) in written {
        let high = text.size().y;
        let inset = if let Tone::Chance(wanted) = tone {
            let bar = egui::Rect::from_min_size(at + egui::vec2(0.0, 2.0), egui::vec2(3.0, high - 4.0));
            painter.rect_filled(bar, CornerRadius::same(1), aim::colour_of(wanted));
            8.0
        } else {
            0.0
        };
        painter.galley(at + egui::vec2(inset, 0.0), text, theme::INK);
        at.y += high + GAP;
    }
}
