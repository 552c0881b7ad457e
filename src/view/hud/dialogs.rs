//! The dialog above the board: a question to answer.

use bevy_egui::egui;
use egui::{Pos2, Rect, RichText, Vec2};

use super::Hud;
use super::aim;
use super::explain::Explainer;
use super::lesson;
use super::place::{Projection, covered, figure_on};
use super::theme;
use crate::battle::Offer;
use crate::engine::Awaiting;
use crate::tell::{Teller, say};
use crate::view::commands::Command;
use crate::view::picture::Figure;
use crate::view::wish::Wish;

/// The height of everything in the dialog but the odds.
const AROUND: f32 = 170.0;
/// The largest width of what is in the dialog, and the space between the dialog and the edge of the board.
const WIDE: f32 = 380.0;
const APART: f32 = 14.0;

pub(super) fn show(
    context: &egui::Context,
    (board, tokens): (Rect, &[Rect]),
    onto: &Projection,
    hud: &mut Hud,
    teller: &Teller,
) {
    if let Some(Awaiting::Answer(offer)) = hud.stage.awaiting()
        && hud.stage.waits_for_player()
    {
        ask(context, (board, tokens), onto, hud, teller, offer);
    }
}

fn ask(
    context: &egui::Context,
    (board, tokens): (Rect, &[Rect]),
    onto: &Projection,
    hud: &mut Hud,
    teller: &Teller,
    offer: Offer,
) {
    let words = teller.words();
    let odds = hud.stage.table().odds_of_answer(offer);
    let figure = |who| hud.stage.picture.figure(who).map(Figure::footprint);
    let involved = [offer.to, offer.reaction.target()].into_iter().filter_map(figure);
    let involved = involved.map(|body| figure_on(onto.rect(body)));
    // The pane of a lesson says what the question means.
    let involved: Vec<Rect> = involved.chain(lesson::covered(context, hud)).collect();
    let id = egui::Id::new("offer");
    // The size of the last frame; the first frames of a dialog follow one another until it is right.
    let size =
        context.memory(|memory| memory.area_rect(id)).map_or(Vec2::new(WIDE, AROUND), |rect| rect.size());
    let shown = egui::Window::new(theme::heading(say!(words, "window-offer")))
        .id(id)
        .collapsible(false)
        .resizable(false)
        .constrain_to(board)
        .fixed_pos(corner(size, board, &involved, tokens))
        .show(context, |ui| {
            ui.set_width(WIDE.min(board.width() - 40.0));
            ui.label(RichText::new(teller.offer(offer)).size(theme::BODY));
            if let Some(odds) = &odds {
                // In a low window the odds are scrolled, so that the answers stay in sight.
                let room = (board.height() - AROUND).max(24.0);
                egui::ScrollArea::vertical().max_height(room).show(ui, |ui| {
                    let explainer = Explainer::new(hud, teller);
                    aim::show_odds(ui, explainer, teller, odds, Some(offer.reaction.target()));
                });
            }
            answers(ui, hud, teller).1
        });
    if let Some(yes) = shown.and_then(|shown| shown.inner).flatten() {
        hud.wishes.write(Wish::Answer(yes));
    }
}

/// The two buttons that answer a question, of which the first is returned, and the answer if one of them was clicked.
pub(super) fn answers(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) -> (egui::Response, Option<bool>) {
    let (words, keys) = (teller.words(), &hud.settings.keys);
    ui.horizontal(|ui| {
        let yes = ui.button(say!(words, "window-yes", key = keys.first(Command::Yes, words)));
        let no = ui.button(say!(words, "window-no", key = keys.first(Command::No, words)));
        let answer = if yes.clicked() { Some(true) } else { no.clicked().then_some(false) };
        (yes, answer)
    })
    .inner
}

/// The upper left corner of a dialog of this size: where it hides nobody whom the question is about, then where it hides fewest
/// others, and of equal places below the middle of the board first.
fn corner(size: Vec2, board: Rect, involved: &[Rect], others: &[Rect]) -> Pos2 {
    let room = board.shrink(APART);
    let first = room.min;
    let last = (room.max - size).max(first);
    let middle = first + (last - first) / 2.0;
    let places = [
        Pos2::new(middle.x, last.y),
        Pos2::new(middle.x, first.y),
        Pos2::new(first.x, last.y),
        last,
        first,
        Pos2::new(last.x, first.y),
        Pos2::new(first.x, middle.y),
        Pos2::new(last.x, middle.y),
    ];
    let hidden = |rects: &[Rect], place: Pos2| {
        let dialog = Rect::from_min_size(place, size);
        rects.iter().map(|rect| covered(*rect, dialog)).sum::<f32>()
    };
    let cost = |place: &Pos2| 100.0 * hidden(involved, *place) + hidden(others, *place);
    let best = places.into_iter().min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.unwrap_or(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Rect = Rect { min: Pos2::new(0.0, 38.0), max: Pos2::new(957.0, 674.0) };
    const SIZE: Vec2 = Vec2::new(404.0, 240.0);

    fn figure(x: f32, y: f32) -> Rect {
        Rect::from_center_size(Pos2::new(x, y), Vec2::splat(48.0))
    }

    #[test]
    fn a_dialog_never_hides_the_two_whom_it_is_about() {
        for col in 0..18 {
            for row in 0..12 {
                let at = |cols: f32| figure(40.0 + 50.0 * col as f32 + cols, 80.0 + 50.0 * row as f32);
                let two = [at(0.0), at(50.0)];
                let dialog = Rect::from_min_size(corner(SIZE, BOARD, &two, &[]), SIZE);
                assert!(BOARD.contains_rect(dialog));
                assert!(two.iter().all(|one| covered(*one, dialog) <= 0.0), "{dialog:?} hides {two:?}");
            }
        }
    }

    #[test]
    fn a_dialog_hides_as_few_others_as_possible() {
        let two = [figure(480.0, 200.0), figure(530.0, 200.0)];
        let low = Rect::from_min_size(corner(SIZE, BOARD, &two, &[]), SIZE);
        assert!((low.center().x - BOARD.center().x).abs() < 1.0 && low.top() > BOARD.center().y);
        let crowd = [figure(480.0, 600.0), figure(400.0, 560.0)];
        let aside = Rect::from_min_size(corner(SIZE, BOARD, &two, &crowd), SIZE);
        assert!(crowd.iter().chain(&two).all(|one| covered(*one, aside) <= 0.0), "{aside:?}");
    }
}
