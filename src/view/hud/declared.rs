//! The odds of declared blows, written at their arrows on the board.

use bevy_egui::egui;
use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::Hud;
use super::place::{Projection, covered, within};
use super::theme::{self, Ink};
use crate::battle::CombatantId;
use crate::rules::questions::odds::Odds;
use crate::tell::{Teller, say};
use crate::view::intents::IntendedBlow;
use crate::view::stage::Stage;

/// The size of the text.
const SIZE: f32 = 14.0;
/// The space between a text and the edge of its label.
const RIM: Vec2 = Vec2::new(6.0, 1.0);

/// The odds of a blow in words, a line for each target. Where there is only one, it need not be named.
fn lines(teller: &Teller, blow: &IntendedBlow) -> Vec<String> {
    match blow.odds.as_slice() {
        [(target, odds)] => vec![teller.brief_odds(odds, *target)],
        several => several.iter().map(|(target, odds)| named(teller, *target, odds)).collect(),
    }
}

/// The odds for one target, with the name.
fn named(teller: &Teller, target: CombatantId, odds: &Odds) -> String {
    let (who, odds) = (teller.name(target), teller.brief_odds(odds, target));
    say!(teller.words(), "odds-brief-for", who = who, odds = odds)
}

/// Lists the odds of the blows that a combatant intends.
pub(super) fn list(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, who: CombatantId) {
    for blow in hud.intended.blows.iter().filter(|blow| blow.who == who) {
        for (target, odds) in &blow.odds {
            ui.label(theme::faint(named(teller, *target, odds)));
        }
    }
}

/// Writes the odds of each blow at its arrow, away from figures, names and one another.
pub(super) fn paint(
    painter: &egui::Painter,
    blows: &[IntendedBlow],
    (stage, teller): (&Stage, &Teller),
    onto: &Projection,
    covered: &[Rect],
) {
    let visuals = painter.ctx().global_style().visuals.clone();
    let mut taken = covered.to_vec();
    for blow in blows {
        let text = lines(teller, blow).join("\n");
        let text = painter.layout_no_wrap(text, theme::bold_face(SIZE), Ink::Strong.of(&visuals));
        let (from, to) = (onto.rect(blow.from), onto.rect(blow.at));
        if !onto.room.intersects(from.union(to)) {
            continue;
        }
        let label = label_at(from, to, text.size() + 2.0 * RIM, onto.room, &taken);
        taken.push(label);
        let rim = Stroke::new(1.5, theme::side_colour(stage.muster().sheet(blow.who).side));
        painter.rect(label, CornerRadius::same(3), theme::over_board(&visuals), rim, StrokeKind::Inside);
        painter.galley(label.min + RIM, text, Ink::Strong.of(&visuals));
    }
}

/// Where a label of this size lies on an arrow between two bodies: as near to its middle as possible without covering
/// anything, or else where it covers least. The target counts most.
fn label_at(from: Rect, to: Rect, size: Vec2, room: Rect, taken: &[Rect]) -> Rect {
    let way = to.center() - from.center();
    let aside = way.normalized().rot90() * (size.y + 4.0);
    let along = [0.5, 0.4, 0.6, 0.3, 0.7];
    let beside = [0.0, 1.0, -1.0, 2.0, -2.0];
    let middles = beside.iter().flat_map(|far| along.map(|share| from.center() + way * share + aside * *far));
    let labels =
        middles.map(|middle: Pos2| Rect::from_min_size(within(middle - size / 2.0, size, room), size));
    let hidden = |label: &Rect| {
        let others: f32 = taken.iter().map(|rect| covered(*rect, *label)).sum();
        others + 4.0 * covered(to, *label) + covered(from, *label)
    };
    // Of equal places the first counts.
    let best = labels.min_by(|one, other| hidden(one).total_cmp(&hidden(other)));
    best.unwrap_or(Rect::from_center_size(from.center() + way / 2.0, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { min: Pos2::ZERO, max: Pos2::new(900.0, 600.0) };

    fn square(col: i16, row: i16) -> Rect {
        Rect::from_min_size(Pos2::new(f32::from(col), f32::from(row)) * 40.0, Vec2::splat(40.0))
    }

    #[test]
    fn a_label_lies_on_its_arrow_and_hides_neither_attacker_nor_target() {
        let size = Vec2::new(90.0, 19.0);
        let from = square(5, 5);
        for (col, row) in [(11, 5), (5, 12), (1, 1), (11, 9), (0, 5)] {
            let to = square(col, row);
            let label = label_at(from, to, size, ROOM, &[]);
            assert!(ROOM.contains_rect(label));
            assert!(!label.intersects(to) && !label.intersects(from), "{label:?} to {to:?}");
            let middle = from.center() + (to.center() - from.center()) / 2.0;
            assert!(label.expand(1.0).contains(middle), "{label:?} is away from {middle:?}");
        }
    }

    #[test]
    fn a_label_next_to_its_target_lies_beside_the_arrow() {
        let (from, to) = (square(5, 5), square(6, 5));
        let label = label_at(from, to, Vec2::new(76.0, 19.0), ROOM, &[]);
        assert!(covered(to, label) <= 0.0, "{label:?} hides a part of {to:?}");
    }

    #[test]
    fn labels_of_arrows_that_meet_do_not_hide_one_another() {
        let to = square(10, 7);
        let mut taken = vec![to];
        for (col, row) in [(2, 3), (2, 5), (2, 7), (2, 9), (2, 11)] {
            let label = label_at(square(col, row), to, Vec2::new(90.0, 19.0), ROOM, &taken);
            assert!(!taken.iter().any(|other| other.intersects(label)), "{label:?} among {taken:?}");
            taken.push(label);
        }
    }
}
