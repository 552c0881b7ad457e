//! Drawings of the sheet: the harm of every round as two-sided bars, and where the dice of a side fell among all the ways
//! they could have fallen.

use bevy_egui::egui;
use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, Vec2};

use crate::account::{Account, Chances};
use crate::battle::SideId;
use crate::view::hud::theme::{self, Ink};

/// The room for the numbers of the rounds between the bars.
const GAP: f32 = 18.0;
/// The widest column.
const WIDEST: f32 = 52.0;
/// The smallest distance between the numbers of rounds.
const APART: f32 = 18.0;

/// Draws the harm of every round, with `half` as the height of the bars of each side: what the reader's enemies suffered above, what the reader's side suffered below. A cross
/// marks everybody who fell.
pub(super) fn timeline(ui: &mut egui::Ui, account: &Account, half: f32, is_own: impl Fn(SideId) -> bool) {
    let (rect, _) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), 2.0 * half + GAP + 8.0), egui::Sense::hover());
    let painter = ui.painter_at(rect);
    let (text, faint) = (Ink::Text.of(ui.visuals()), Ink::Faint.of(ui.visuals()));
    let rounds = account.rounds.len().saturating_sub(1).max(1);
    let column = (rect.width() / rounds as f32).min(WIDEST);
    let middle = rect.center().y;
    let stride = (APART / column).ceil().max(1.0) as usize;
    for edge in [middle - GAP / 2.0, middle + GAP / 2.0] {
        painter.hline(rect.x_range(), edge, Stroke::new(1.0, faint.gamma_multiply(0.6)));
    }
    let most = (0..=rounds)
        .flat_map(|round| [true, false].map(|own| sum(account, round, |side| is_own(side) == own)))
        .max()
        .unwrap_or(0)
        .max(1) as f32;
    for round in 1..=rounds {
        let left = rect.left() + column * (round - 1) as f32;
        let x = left + column / 2.0;
        if round == 1 || round % stride == 0 || round == rounds && column >= APART {
            painter.text(
                Pos2::new(x, middle),
                Align2::CENTER_CENTER,
                round.to_string(),
                theme::face(theme::SMALL),
                faint,
            );
        }
        for own in [false, true] {
            let (from, way) = if own { (middle + GAP / 2.0, 1.0) } else { (middle - GAP / 2.0, -1.0) };
            let mut end = from;
            for (side, harm) in account.rounds.get(round).into_iter().flatten().enumerate() {
                let side = SideId(u8::try_from(side).unwrap_or(u8::MAX));
                if is_own(side) != own || *harm == 0 {
                    continue;
                }
                let next = end + way * (half - 16.0) * *harm as f32 / most;
                let wide = (column - 3.0).clamp(2.0, 30.0);
                let bar = Rect::from_two_pos(Pos2::new(x - wide / 2.0, end), Pos2::new(x + wide / 2.0, next));
                painter.rect(
                    bar,
                    CornerRadius::same(1),
                    theme::side_colour(side),
                    Stroke::new(1.0, text.gamma_multiply(0.55)),
                    egui::StrokeKind::Inside,
                );
                if own {
                    hatch(&painter, bar, text.gamma_multiply(0.35));
                }
                end = next;
            }
            let fallen = account.falls.iter().filter(|fall| {
                usize::from(fall.round) == round && fall.fate.is_felled() && is_own(fall.side) == own
            });
            let fallen = fallen.count();
            let apart = (column / (fallen + 1) as f32).min(9.0);
            for place in 0..fallen {
                let off = apart * (place as f32 - (fallen - 1) as f32 / 2.0);
                cross(&painter, Pos2::new(x + off, end + way * 7.0), 3.0, text);
            }
        }
    }
}

fn sum(account: &Account, round: usize, counts: impl Fn(SideId) -> bool) -> u32 {
    let suffered = account.rounds.get(round).into_iter().flatten().enumerate();
    suffered
        .filter(|(side, _)| counts(SideId(u8::try_from(*side).unwrap_or(u8::MAX))))
        .map(|(_, harm)| harm)
        .sum()
}

/// Fine lines across a bar, so that the two sides differ in more than colour.
fn hatch(painter: &egui::Painter, bar: Rect, ink: Color32) {
    let clipped = painter.with_clip_rect(bar.shrink(0.5).intersect(painter.clip_rect()));
    let mut x = bar.left() - bar.height();
    while x < bar.right() {
        clipped.line_segment(
            [Pos2::new(x, bar.bottom()), Pos2::new(x + bar.height(), bar.top())],
            Stroke::new(1.0, ink),
        );
        x += 4.0;
    }
}

/// A small cross, drawn with two strokes of the pen.
pub(in crate::view::hud) fn cross(painter: &egui::Painter, at: Pos2, reach: f32, ink: Color32) {
    for turn in [1.0, -1.0] {
        let arm = Vec2::new(reach, reach * turn);
        painter.line_segment([at - arm, at + arm], Stroke::new(1.8, ink));
    }
}

/// Draws all the ways in which these rolls could have come out, the likelier the higher, and fills the one that came.
pub(super) fn bell(ui: &mut egui::Ui, chances: &Chances, side: SideId, high: f32) -> egui::Response {
    let (rect, response) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), high), egui::Sense::hover());
    let painter = ui.painter_at(rect);
    let all = chances.distribution();
    // What practically never happens needs no room, unless it did happen.
    let likely = |(count, chance): (usize, &f64)| (*chance > 0.001 || count == chances.met).then_some(count);
    let mut counts = all.iter().enumerate().filter_map(likely);
    let first = counts.next().unwrap_or(0);
    let last = counts.next_back().unwrap_or(first);
    let (ink, faint) = (Ink::Text.of(ui.visuals()), Ink::Faint.of(ui.visuals()));
    let column = (rect.width() / (last - first + 1) as f32).min(22.0);
    let most = all.iter().copied().fold(0.0, f64::max).max(1e-9);
    let base = rect.bottom() - 6.0;
    painter.hline(rect.x_range(), base, Stroke::new(1.0, faint.gamma_multiply(0.6)));
    for (count, chance) in all.iter().enumerate().take(last + 1).skip(first) {
        let high = (chance / most) as f32 * (base - rect.top() - 2.0);
        let left = rect.left() + column * (count - first) as f32;
        let bar = Rect::from_min_max(
            Pos2::new(left + 1.0, base - high.max(1.0)),
            Pos2::new(left + column.max(3.0) - 1.0, base),
        );
        if count == chances.met {
            painter.rect_filled(bar, CornerRadius::ZERO, theme::side_colour(side));
            let tip = Pos2::new(bar.center().x, base + 1.0);
            let (wide, high) = (4.0, 5.0);
            let triangle = vec![tip, tip + Vec2::new(wide, high), tip + Vec2::new(-wide, high)];
            painter.add(egui::Shape::convex_polygon(triangle, ink, Stroke::NONE));
        }
        painter.rect_stroke(bar, CornerRadius::ZERO, Stroke::new(1.0, faint), egui::StrokeKind::Inside);
    }
    let expected = rect.left() + column * (chances.expected() as f32 - first as f32 + 0.5);
    painter.vline(expected, rect.top()..=base, Stroke::new(1.5, Ink::Gold.of(ui.visuals())));
    response
}
