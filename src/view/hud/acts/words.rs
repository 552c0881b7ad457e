//! Words and numbers that rise from figures, in the book face, with a rim of paper.

use std::collections::BTreeSet;

use bevy_egui::egui;
use egui::{Color32, Rect, pos2};

use super::Board;
use super::shapes::{BLOOD, INK, PAPER, VIOLET, polar};
use crate::battle::{CombatantId, Posture, Track};
use crate::tell::{Words, say};
use crate::view::acts::{Act, Playing, Word};
use crate::view::hud::place::within;
use crate::view::hud::theme;

const GREEN: Color32 = Color32::from_rgb(0x2F, 0x66, 0x2C);
const SEPIA: Color32 = Color32::from_rgb(0x6E, 0x45, 0x10);

/// How much room a line takes, as a share of the size of its letters.
const LINE: f32 = 1.1;

/// How far below the upper edge of a figure's square words begin to rise.
const BELOW_TOP: f32 = 8.0;

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
            (say!(words, "window-loses-points", ability = words.tell(&ability), points = points), BLOOD, 22.0)
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

/// Where the words of one figure begin, from the oldest to the newest. Each is given by where it would begin if it stood
/// alone, and by its height. A newer word pushes older ones up, so that none covers another; where there is no room above
/// `ceiling`, they push each other down. Down is positive.
fn stacked(words: &[(f32, f32)], ceiling: f32) -> Vec<f32> {
    let mut tops = vec![0.0; words.len()];
    let mut end = f32::MAX;
    for (top, (alone, height)) in tops.iter_mut().zip(words).rev() {
        *top = alone.min(end - height);
        end = *top;
    }
    let mut begin = ceiling;
    for (top, (_, height)) in tops.iter_mut().zip(words) {
        *top = top.max(begin);
        begin = *top + height;
    }
    tops
}

/// How far words rise from higher up because a name stands above the figure, in the way of the first of them.
fn lifted(figure: Rect, names: &[Rect]) -> f32 {
    let bottom = figure.top() + BELOW_TOP;
    let begin = Rect::from_x_y_ranges(figure.x_range(), bottom - 0.5 * figure.height()..=bottom);
    let above = names.iter().filter(|name| name.intersects(begin) && name.top() < figure.top());
    above.map(|name| bottom - name.top()).fold(0.0, f32::max)
}

/// Paints all words that rise now.
pub fn paint(painter: &egui::Painter, board: &Board) {
    let rising = || {
        board.acts.playing.iter().filter_map(|Playing { act, age }| match act {
            Act::Rise { who, word } => Some((*who, *word, *age, age / act.lasts())),
            _ => None,
        })
    };
    let figures: BTreeSet<CombatantId> = rising().map(|(who, ..)| who).collect();
    for who in figures {
        let Some(body) = board.body(who) else { continue };
        let rect = board.onto.rect(body);
        let own = rising().filter(|(one, ..)| *one == who);
        let words: Vec<_> =
            own.map(|(_, word, age, share)| (written(word, board.teller.words()), age, share)).collect();
        let lifted = lifted(rect, board.names);
        let alone = words.iter().map(|((_, _, size), _, share)| {
            let rise = if board.is_calm { 0.4 } else { 0.7 * (1.0 - (1.0 - share).powi(3)) };
            let middle = rect.top() + BELOW_TOP - lifted - rect.width() * rise;
            (middle - 0.5 * LINE * size, LINE * size)
        });
        let tops = stacked(&alone.collect::<Vec<_>>(), board.onto.room.top());
        for (((text, colour, size), age, share), top) in words.into_iter().zip(tops) {
            let strength = ((1.0 - share) / 0.3).min(1.0);
            let face = theme::bold_face(struck(size, age, board.is_calm));
            let galley = painter.layout_no_wrap(text, face, colour);
            let middle = pos2(rect.center().x, top + 0.5 * LINE * size);
            let corner = within(middle - galley.size() / 2.0, galley.size(), board.onto.room);
            // The copies of the rim lie on one another, so they have to fade sooner than the word, or they stay as a smudge.
            let rim = PAPER.gamma_multiply(0.9 * strength.powi(4));
            for angle in 0..12 {
                let off = polar(std::f32::consts::TAU * angle as f32 / 12.0, 2.2);
                painter.galley_with_override_text_color(corner + off, galley.clone(), rim);
            }
            painter.galley_with_override_text_color(corner, galley, colour.gamma_multiply(strength));
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::Vec2;

    use super::*;

    #[test]
    fn words_rise_from_above_a_name_that_stands_over_the_figure() {
        let figure = Rect::from_min_size(pos2(100.0, 100.0), Vec2::splat(40.0));
        let name = |top: f32| Rect::from_min_size(pos2(90.0, top), Vec2::new(60.0, 20.0));
        assert_eq!(lifted(figure, &[]), 0.0);
        assert_eq!(lifted(figure, &[name(142.0)]), 0.0, "it stands below");
        assert_eq!(lifted(figure, &[name(40.0)]), 0.0, "it belongs to somebody further up");
        assert_eq!(lifted(figure, &[name(84.0)]), 24.0, "from its upper edge");
    }

    #[test]
    fn words_of_one_figure_never_cover_each_other() {
        assert_eq!(stacked(&[(40.0, 20.0)], 0.0), [40.0], "a word alone");
        let together = stacked(&[(60.0, 30.0), (60.0, 20.0), (60.0, 20.0)], 0.0);
        assert_eq!(together, [10.0, 40.0, 60.0], "the newest stands lowest");
        assert_eq!(
            stacked(&[(10.0, 20.0), (60.0, 30.0)], 0.0),
            [10.0, 60.0],
            "the older one is far up already"
        );
        assert_eq!(stacked(&[(10.0, 20.0), (20.0, 20.0)], 0.0), [0.0, 20.0], "the newer one pushes it up");
        assert_eq!(stacked(&[(5.0, 20.0), (10.0, 20.0)], 0.0), [0.0, 20.0], "at the upper edge of the board");
    }
}
