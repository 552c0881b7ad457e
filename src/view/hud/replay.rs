//! The bar of a replay: a slider over the whole battle with marks for rounds and falls, buttons to go back and on by deed,
//! turn and round, the pace, whose eyes to look with, and the way back into the battle.

use bevy_egui::egui;
use egui::{Align, CornerRadius, Layout, Pos2, Rect, RichText, Sense, Stroke, Vec2};

use super::Hud;
use super::ending::cross;
use super::spoken;
use super::theme::{self, Ink};
use crate::tell::{Teller, Words, say};
use crate::view::commands::Command;
use crate::view::pace::Pace;
use crate::view::replay::Reel;
use crate::view::wish::ReplayWish;
use crate::view::wish::Wish;

/// The height of the bar, and of a second row in a narrow window.
const HIGH: f32 = 84.0;
const ROW: f32 = 31.0;
/// The width from which on one row holds everything.
const WIDE: f32 = 830.0;
/// The width that the words for the pace need.
const PACES: f32 = 190.0;
/// The height of the slider with its marks.
const SLIDER: f32 = 34.0;

/// The height of the bar in a window of this width.
pub(super) fn height(width: f32) -> f32 {
    if width < WIDE { HIGH + ROW } else { HIGH }
}

pub(super) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let reel = &hud.reel;
    let now = reel.moment(hud.stage.session.reviewed_at());
    let mut wished = slide(ui, reel, now, teller).map(Wish::Replay);
    let is_narrow = ui.ctx().viewport_rect().width() < WIDE;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        wished = strides(ui, hud, now, teller).or(wished.take());
        ui.add_space(8.0);
        // Where there is no room, keys and settings change the pace.
        if ui.available_width() > PACES {
            wished = pace(ui, hud.settings.pace, teller).map(Wish::Replay).or(wished.take());
        }
        if !is_narrow {
            ui.add_space(8.0);
            wished = ways_on(ui, hud, now, teller).or(wished.take());
        }
    });
    if is_narrow {
        wished = ui.horizontal(|ui| ways_on(ui, hud, now, teller)).inner.or(wished);
    }
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
}

/// The buttons that go back and on.
fn strides(ui: &mut egui::Ui, hud: &Hud, now: usize, teller: &Teller) -> Option<Wish> {
    let (words, reel) = (teller.words(), &hud.reel);
    let play = if reel.is_playing { "⏸" } else { "▶" };
    let back = [
        ("⏮", Command::ReplayFirst),
        ("«", Command::ReplayRoundBack),
        ("‹‹", Command::ReplayTurnBack),
        ("‹", Command::ReplayDeedBack),
    ];
    let on = [
        (play, Command::ReplayPlay),
        ("›", Command::ReplayDeedOn),
        ("››", Command::ReplayTurnOn),
        ("»", Command::ReplayRoundOn),
        ("⏭", Command::ReplayLast),
    ];
    let back = back.map(|button| (button, now > 0, "window-replay-at-start"));
    let on = on.map(|button| (button, now < reel.last(), "window-replay-at-end"));
    let mut wished = None;
    for ((sign, command), is_on, end) in back.into_iter().chain(on) {
        let button = egui::Button::new(RichText::new(sign).size(16.0)).min_size(Vec2::new(32.0, 26.0));
        let tip = tip(hud, command, words);
        let button = spoken::named(ui.add_enabled(is_on, button), &tip);
        if button.on_hover_text(tip).on_disabled_hover_text(words.say(end, &[])).clicked() {
            wished = command.wish(None);
        }
    }
    wished
}

/// What a command of the replay does, and its key.
fn tip(hud: &Hud, command: Command, words: &Words) -> String {
    hud.settings.keys.tip(&command.words(words), command, words)
}

/// Whose eyes to look with, and the ways back into the battle.
fn ways_on(ui: &mut egui::Ui, hud: &Hud, now: usize, teller: &Teller) -> Option<Wish> {
    let words = teller.words();
    let mut wished = None;
    let eyes = hud.stage.viewer.map_or_else(|| say!(words, "window-replay-all"), |side| teller.side(side));
    let text = say!(words, "window-replay-eyes", eyes = eyes);
    if ui.button(text).on_hover_text(tip(hud, Command::ReplayEyes, words)).clicked() {
        wished = Command::ReplayEyes.wish(None);
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let close = ui.button(say!(words, "window-replay-close"));
        if close.on_hover_text(tip(hud, Command::ReplayClose, words)).clicked() {
            wished = Command::ReplayClose.wish(None);
        }
        let gold = Stroke::new(1.5, Ink::Gold.of(ui.visuals()));
        let button = egui::Button::new(say!(words, "window-replay-take-over")).stroke(gold);
        let is_open = now < hud.reel.last();
        if ui
            .add_enabled(is_open, button)
            .on_hover_text(tip(hud, Command::ReplayTakeOver, words))
            .on_disabled_hover_text(say!(words, "window-replay-at-end"))
            .clicked()
        {
            wished = Command::ReplayTakeOver.wish(None);
        }
    });
    wished
}

fn pace(ui: &mut egui::Ui, now: Pace, teller: &Teller) -> Option<ReplayWish> {
    let mut wished = None;
    let paces = [
        (Pace::Normal, "window-pace-normal"),
        (Pace::Double, "window-pace-double"),
        (Pace::Fourfold, "window-pace-fourfold"),
        (Pace::Instant, "window-pace-instant"),
    ];
    for (pace, name) in paces {
        if ui.selectable_label(pace == now, teller.words().say(name, &[])).clicked() {
            wished = Some(ReplayWish::Pace(pace));
        }
    }
    wished
}

/// The slider. Rounds are lines with their numbers, a cross marks everybody who fell.
fn slide(ui: &mut egui::Ui, reel: &Reel, now: usize, teller: &Teller) -> Option<ReplayWish> {
    let (rect, response) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), SLIDER), Sense::click_and_drag());
    let painter = ui.painter_at(rect.expand(4.0));
    let (text, faint, gold) =
        (Ink::Text.of(ui.visuals()), Ink::Faint.of(ui.visuals()), Ink::Gold.of(ui.visuals()));
    let track = Rect::from_min_max(
        Pos2::new(rect.left() + 8.0, rect.bottom() - 12.0),
        Pos2::new(rect.right() - 8.0, rect.bottom() - 6.0),
    );
    let last = reel.last().max(1) as f32;
    let at = |moment: usize| track.left() + track.width() * moment as f32 / last;
    painter.rect_filled(track, CornerRadius::same(3), ui.visuals().extreme_bg_color);
    let done = Rect::from_min_max(track.min, Pos2::new(at(now), track.bottom()));
    painter.rect_filled(done, CornerRadius::same(3), gold.gamma_multiply(0.7));
    painter.rect_stroke(track, CornerRadius::same(3), Stroke::new(1.0, faint), egui::StrokeKind::Outside);
    let mut written = f32::NEG_INFINITY;
    for (round, moment) in &reel.rounds {
        let x = at(*moment);
        painter.vline(x, track.top() - 5.0..=track.bottom() + 3.0, Stroke::new(1.0, text));
        if x > written {
            let number = say!(teller.words(), "window-round", round = *round);
            let mut label = painter.layout_no_wrap(number, theme::face(theme::SMALL), faint);
            if label.size().x > track.width() * 0.09 {
                label = painter.layout_no_wrap(round.to_string(), theme::face(theme::SMALL), faint);
            }
            let wide = label.size().x;
            painter.galley(Pos2::new(x.min(track.right() - wide), rect.top() - 1.0), label, faint);
            written = x + wide + 6.0;
        }
    }
    for (moment, side) in &reel.falls {
        let spot = Pos2::new(at(*moment), track.center().y);
        painter.circle(spot, 6.0, theme::side_colour(*side), Stroke::new(1.0, text));
        cross(&painter, spot, 2.6, egui::Color32::WHITE);
    }
    let knob = Pos2::new(at(now), track.center().y);
    painter.rect(
        Rect::from_center_size(knob, Vec2::new(9.0, 20.0)),
        CornerRadius::same(3),
        gold,
        Stroke::new(1.0, text),
        egui::StrokeKind::Outside,
    );
    let pointer = response.interact_pointer_pos().filter(|_| response.dragged() || response.clicked())?;
    let share = ((pointer.x - track.left()) / track.width()).clamp(0.0, 1.0);
    let wanted = (share * last).round() as usize;
    (wanted != now).then_some(ReplayWish::Go(wanted))
}
