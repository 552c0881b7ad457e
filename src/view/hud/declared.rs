//! The odds of declared blows, written at their arrows on the board.

use bevy_egui::egui;
use egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Vec2};

use super::Hud;
use super::place::{Projection, covered, figure_on, lead, name_place, within};
use super::theme::{self, Ink};
use crate::battle::{CombatantId, SideId};
use crate::grid::Footprint;
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

/// Writes the odds of each blow at its arrow, away from figures, names and one another, and beside a target how many of the dice
/// count, where several strike together.
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
        write(painter, label, text, side_of(stage, blow));
    }
    if !stage.table().strike_together() {
        return;
    }
    for (side, target, count) in together(blows.iter().map(|blow| (side_of(stage, blow), blow.at, blow.who)))
    {
        let text = say!(teller.words(), "window-highest-counts", count = count);
        let text = painter.layout_no_wrap(text, theme::face(SIZE), Ink::Text.of(&visuals));
        let (figure, size) = (figure_on(onto.rect(target)), text.size() + 2.0 * RIM);
        if let Some((label, is_far)) = name_place(figure, size, onto.room, &taken) {
            taken.push(label);
            if is_far {
                lead(painter, figure, label, theme::side_colour(side));
            }
            write(painter, label, text, side);
        }
    }
}

fn side_of(stage: &Stage, blow: &IntendedBlow) -> SideId {
    stage.muster().sheet(blow.who).side
}

/// Writes a text on a label with a rim in a side's colour.
fn write(painter: &egui::Painter, label: Rect, text: std::sync::Arc<egui::Galley>, side: SideId) {
    let ground = theme::over_board(&painter.ctx().global_style().visuals);
    let rim = Stroke::new(1.5, theme::side_colour(side));
    painter.rect(label, CornerRadius::same(3), ground, rim, StrokeKind::Inside);
    painter.galley(label.min + RIM, text, Color32::PLACEHOLDER);
}

/// The targets at whom several combatants of a side strike, with their side and their number.
fn together(
    blows: impl Iterator<Item = (SideId, Footprint, CombatantId)>,
) -> Vec<(SideId, Footprint, usize)> {
    let mut struck: Vec<(SideId, Footprint, Vec<CombatantId>)> = Vec::new();
    for (side, at, who) in blows {
        match struck.iter_mut().find(|(other, target, _)| (*other, *target) == (side, at)) {
            Some((_, _, strikers)) if strikers.contains(&who) => {}
            Some((_, _, strikers)) => strikers.push(who),
            None => struck.push((side, at, vec![who])),
        }
    }
    let several = struck.into_iter().filter(|(_, _, strikers)| strikers.len() > 1);
    several.map(|(side, at, strikers)| (side, at, strikers.len())).collect()
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
    use crate::grid::Pos;

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
    fn blows_of_one_side_at_one_target_are_struck_together() {
        let [one, other] = [(3, 4), (8, 4)].map(|(col, row)| Footprint::new(Pos::new(col, row), 1));
        let [a, b, c, d] = [0, 1, 2, 3].map(CombatantId::at);
        let (west, east) = (SideId(0), SideId(1));
        let blows = [(west, one, a), (west, other, b), (east, one, c), (west, one, d), (west, one, d)];
        assert_eq!(together(blows.into_iter()), [(west, one, 2)]);
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
