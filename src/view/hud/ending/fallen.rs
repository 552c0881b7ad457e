//! Marks on the board where everybody fell: a cross in ink, with the name, the round, and who did it.

use bevy_egui::egui;
use egui::{Color32, CornerRadius, Rect, Stroke, Vec2};

use crate::account::{Account, AfterFall, Fall};
use crate::battle::Fate;
use crate::grid::Footprint;
use crate::tell::{Teller, say};
use crate::view::hud::place::{Projection, name_place};
use crate::view::hud::theme::{self, Ink};
use crate::view::stage::Stage;

/// The square on which somebody who fell is marked.
pub(super) fn square_of(fall: &Fall, stage: &Stage, onto: &Projection) -> Rect {
    let size = stage.picture.figure(fall.who).map_or(1, |figure| figure.size);
    onto.rect(Footprint::new(fall.at, size))
}

/// Marks where everybody fell. Nothing is written over what is `taken` already; a thin line leads to what has to lie farther
/// away.
pub(in crate::view::hud) fn show(
    painter: &egui::Painter,
    stage: &Stage,
    account: &Account,
    teller: &Teller,
    onto: &Projection,
    mut taken: Vec<Rect>,
) {
    let visuals = painter.ctx().global_style().visuals.clone();
    for fall in account.lost() {
        let square = square_of(fall, stage, onto);
        let ink = theme::side_colour(fall.side);
        if fall.fate.is_on_map() {
            strike_through(painter, square, ink);
        } else {
            leave(painter, square, ink);
        }
    }
    for fall in account.lost() {
        let square = square_of(fall, stage, onto);
        if !onto.room.contains(square.center()) {
            continue;
        }
        let ink = Ink::Text.of(&visuals);
        let mut job = egui::text::LayoutJob::simple(
            teller.name(fall.who),
            theme::face(theme::SMALL),
            ink,
            f32::INFINITY,
        );
        let faint = egui::TextFormat::simple(theme::face(theme::SMALL), Ink::Faint.of(&visuals));
        job.append(&format!("\n{}", how(fall, teller)), 0.0, faint);
        job.halign = egui::Align::LEFT;
        let text = painter.layout_job(job);
        let size = text.size() + Vec2::new(8.0, 2.0);
        let Some((label, is_far)) = name_place(square, size, onto.room, &taken) else { continue };
        taken.push(label);
        if is_far {
            let end = label.clamp(square.center());
            painter.line_segment([square.center(), end], Stroke::new(1.5, theme::over_board(&visuals)));
        }
        painter.rect_filled(label, CornerRadius::same(3), theme::over_board(&visuals));
        painter.galley(label.min + Vec2::new(4.0, 1.0), text, Color32::PLACEHOLDER);
    }
}

fn how(fall: &Fall, teller: &Teller) -> String {
    let (words, round) = (teller.words(), fall.round);
    let how = match (fall.fate, fall.by) {
        (Fate::Gone, _) => say!(words, "window-left-in-round", round = round),
        (_, Some(by)) => say!(words, "window-fell-by", round = round, by = teller.noun(by)),
        (fate, None) => {
            say!(words, "window-fell", round = round, fate = words.tell(&fate))
        }
    };
    if fall.after == AfterFall::Saved { say!(words, "window-fell-saved", how = how) } else { how }
}

/// Two strokes of a broad pen across a square, in the colour of a side, with ink round them.
fn strike_through(painter: &egui::Painter, square: Rect, colour: Color32) {
    let reach = square.width() * 0.36;
    let strokes = [(-1.0, -0.9, 1.0, 1.0), (0.95, -1.0, -1.0, 0.9)];
    for (wide, ink) in [(0.15, Color32::from_rgb(0x1E, 0x1A, 0x17)), (0.09, colour)] {
        for (x0, y0, x1, y1) in strokes {
            let point = |x: f32, y: f32| square.center() + Vec2::new(x, y) * reach;
            let (from, to) = (point(x0, y0), point(x1, y1));
            // A hand does not draw straight.
            let bend = Vec2::new(y1 - y0, x0 - x1) * reach * 0.06;
            let points = [from, from + (to - from) * 0.33 + bend, from + (to - from) * 0.66 + bend * 0.4, to];
            let stroke = Stroke::new((square.width() * wide).max(2.0), ink);
            painter.add(egui::epaint::CubicBezierShape::from_points_stroke(
                points,
                false,
                Color32::TRANSPARENT,
                stroke,
            ));
        }
    }
}

/// An arrow out of a square, for whoever left the field.
fn leave(painter: &egui::Painter, square: Rect, colour: Color32) {
    let reach = square.width() * 0.32;
    let (from, to) = (square.center() + Vec2::new(-reach, reach), square.center() + Vec2::new(reach, -reach));
    for (wide, ink) in [(0.14, Color32::from_rgb(0x1E, 0x1A, 0x17)), (0.08, colour)] {
        let stroke = Stroke::new((square.width() * wide).max(2.0), ink);
        painter.line_segment([from, to], stroke);
        for barb in [Vec2::new(-reach, 0.0), Vec2::new(0.0, reach)] {
            painter.line_segment([to, to + barb], stroke);
        }
    }
}
