//! Words and numbers that rise from figures, in the book face, with a rim of paper.

use bevy_egui::egui;
use egui::{Color32, vec2};

use super::Board;
use super::shapes::{BLOOD, INK, PAPER, VIOLET};
use crate::battle::{Posture, Track};
use crate::tell::{Words, say};
use crate::view::acts::{Act, Playing, Word};
use crate::view::hud::place::within;
use crate::view::hud::theme;

const GREEN: Color32 = Color32::from_rgb(0x2F, 0x66, 0x2C);
const SEPIA: Color32 = Color32::from_rgb(0x6E, 0x45, 0x10);

/// Words of one figure that begin within so many seconds stand above each other.
const TOGETHER: f32 = 0.7;

/// A word as it is written: its text, its colour, and its size in points.
fn written(word: Word, words: &Words) -> (String, Color32, f32) {
    let plain = |id: &str| words.say(id, &[]);
    match word {
        Word::Harm(amount) => (say!(words, "window-harm", amount = amount), BLOOD, 34.0),
        Word::Healed(amount) => (say!(words, "window-healed", amount = amount), GREEN, 30.0),
        Word::Hit => (plain("window-hit"), INK, 20.0),
        Word::Missed => (plain("window-missed"), SEPIA, 20.0),
        Word::Dodged => (plain("window-dodged"), SEPIA, 20.0),
        Word::Parried => (plain("window-parried"), INK, 20.0),
        Word::Stopped => (plain("window-armour-holds"), INK, 20.0),
        Word::Saved => (plain("window-withstood"), INK, 20.0),
        Word::ShieldHolds(amount) => (say!(words, "window-shield-holds", amount = amount), INK, 20.0),
        Word::ShieldBroken => (plain("window-shield-broken"), BLOOD, 22.0),
        Word::Critical => (plain("window-critical"), BLOOD, 24.0),
        Word::Points(track, points) => {
            let (id, colour) = match track {
                Track::Injuries => ("window-injured", BLOOD),
                Track::Fatigue => ("window-tired", SEPIA),
                Track::Stress => ("window-shaken", VIOLET),
            };
            (say!(words, id, points = points), colour, 23.0)
        }
        Word::LostPoints(ability, points) => {
            (say!(words, "window-lost-points", ability = words.tell(&ability), points = points), BLOOD, 22.0)
        }
        Word::LostPart(part) => (say!(words, "reason-lost-part", what = words.tell(&part)), BLOOD, 22.0),
        Word::Fate(fate) => (words.tell(&fate), BLOOD, 24.0),
        Word::Prone => (words.tell(&Posture::Prone), INK, 20.0),
        Word::MoraleBreaks => (plain("window-morale-breaks"), VIOLET, 24.0),
        Word::MoraleHolds => (plain("window-morale-holds"), INK, 20.0),
        Word::MoraleReturns => (plain("window-morale-returns"), GREEN, 22.0),
        Word::Strikes => (plain("window-strikes"), INK, 22.0),
        Word::SecondMove => (plain("window-second-move"), SEPIA, 18.0),
    }
}

/// How large a word is shown when it is so many seconds old: it strikes the page, and settles.
fn struck(size: f32, age: f32, is_calm: bool) -> f32 {
    match age {
        _ if is_calm => size,
        _ if age < 0.035 => (size * 1.5).round(),
        _ if age < 0.07 => (size * 1.25).round(),
        _ => size,
    }
}

/// Paints all words that rise now.
pub fn paint(painter: &egui::Painter, board: &Board) {
    let playing = &board.acts.playing;
    for (place, Playing { act, age }) in playing.iter().enumerate() {
        let Act::Rise { who, word } = act else { continue };
        let Some(body) = board.body(*who) else { continue };
        let rect = board.onto.rect(body);
        let is_below = |other: &Playing| {
            matches!(&other.act, Act::Rise { who: one, .. } if one == who) && (other.age - age) < TOGETHER
        };
        let below = playing[..place].iter().filter(|other| is_below(other)).count();
        let share = age / act.lasts();
        let (text, colour, size) = written(*word, board.teller.words());
        let strength = ((1.0 - share) / 0.3).min(1.0);
        let galley =
            painter.layout_no_wrap(text, theme::bold_face(struck(size, *age, board.is_calm)), colour);
        let rise = if board.is_calm { 0.4 } else { 0.7 * (1.0 - (1.0 - share).powi(3)) };
        let middle = rect.center_top() - vec2(0.0, rect.width() * rise - 8.0 + 25.0 * below as f32);
        let corner = within(middle - galley.size() / 2.0, galley.size(), board.onto.room);
        let rim = PAPER.gamma_multiply(0.9 * strength);
        for angle in 0..12 {
            let off = super::shapes::polar(std::f32::consts::TAU * angle as f32 / 12.0, 2.2);
            painter.galley_with_override_text_color(corner + off, galley.clone(), rim);
        }
        painter.galley_with_override_text_color(corner, galley, colour.gamma_multiply(strength));
    }
}
