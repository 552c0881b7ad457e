//! Which lights are drawn, and where: those that burn, that the viewer's side knows, where they are on the screen.

use bevy::prelude::*;

use super::shadows::DrawnLight;
use crate::battle::{CombatantId, Lamps, LightRange, PlacedLight, PlacedShine};
use crate::grid::{Footprint, Pos};
use crate::rules::axes::light::lamps_of;
use crate::view::known::{KnownSquares, Seen};
use crate::view::picture::Known;
use crate::view::plane::SQUARE;
use crate::view::plane::middle_of_body;
use crate::view::playback::Playback;
use crate::view::stage::Stage;

/// How far a light shines that is only for show, in squares.
const SHOWN_REACH: f32 = 5.0;

/// Whether the rulebook ignores light, so that lights are drawn and mean nothing.
pub fn is_only_for_show(stage: &Stage) -> bool {
    !stage.muster().book.has_light()
}

/// Whether lights are drawn that mean nothing.
pub fn has_lights_for_show(stage: &Stage) -> bool {
    let scenario = &stage.muster().scenario;
    let is_carried = scenario.combatants.iter().flat_map(|entry| &entry.lights).any(|light| light.lit);
    is_only_for_show(stage) && (is_carried || scenario.lights.iter().any(|light| light.lit))
}

/// The lights that are drawn.
pub fn drawn_lights(stage: &Stage, known: &KnownSquares, playback: &Playback) -> Vec<DrawnLight> {
    let is_in_sight = |at: Pos| stage.viewer.is_none() || known.of(at) == Seen::InSight;
    if is_only_for_show(stage) {
        return shown_lights(stage, playback, is_in_sight);
    }
    let picture = &stage.picture;
    let lying = picture.board.state.flames.iter().filter(|(at, flame)| flame.burns() && is_in_sight(*at));
    let lying = lying.map(|(at, flame)| light(Footprint::new(*at, 1), None, reach_of(flame.shine)));
    let carried = picture.everybody().filter(|(who, _)| picture.known(stage.viewer, *who) == Known::Seen);
    let carried = carried.flat_map(|(who, figure)| {
        let place = playback.place_of(who, figure.size);
        figure.burning_lights().map(move |flame| light(figure.footprint(), place, reach_of(flame.shine)))
    });
    lying.chain(carried).collect()
}

/// The lights of a scenario in a rulebook that ignores them: as they are at the start, carried by who carries them.
fn shown_lights(stage: &Stage, playback: &Playback, is_in_sight: impl Fn(Pos) -> bool) -> Vec<DrawnLight> {
    let scenario = &stage.muster().scenario;
    let reach = |placed: &PlacedLight| match placed.given {
        PlacedShine::Item(_) => SHOWN_REACH,
        PlacedShine::Fixed(shine) => reach_of(shine),
    };
    let placed = scenario.lights.iter().filter(|placed| placed.lit && is_in_sight(placed.at));
    let placed = placed.map(|placed| light(Footprint::new(placed.at, 1), None, reach(placed)));
    let carried = (0..).map(CombatantId).zip(&scenario.combatants).filter_map(|(who, entry)| {
        let is_seen = stage.picture.known(stage.viewer, who) == Known::Seen;
        let figure =
            stage.picture.figure(who).filter(|_| is_seen && entry.lights.iter().any(|light| light.lit))?;
        Some(light(figure.footprint(), playback.place_of(who, figure.size), SHOWN_REACH))
    });
    placed.chain(carried).collect()
}

fn light(body: Footprint, place: Option<Vec2>, reach: f32) -> DrawnLight {
    let middle = place.unwrap_or_else(|| middle_of_body(body)) / SQUARE;
    DrawnLight { at: Vec2::new(middle.x, -middle.y), reach: reach + f32::from(body.side() - 1) / 2.0 }
}

/// How far a light shines, in squares. It ends at the far side of the last square.
fn reach_of(shine: LightRange) -> f32 {
    f32::from(shine.feet.max(shine.lit_within) / 5) + 0.5
}

/// Every lamp that burns, where it is on the screen: with the walker who carries it.
pub fn lamps_where_drawn(stage: &Stage, playback: &Playback) -> Lamps {
    let picture = &stage.picture;
    let on_map = picture.everybody().filter(|(_, figure)| figure.fate.is_on_map());
    lamps_of(
        &picture.board,
        on_map.map(|(who, figure)| {
            let body = figure.footprint();
            let place = playback.place_of(who, figure.size).map(|place| corner_at(place, body));
            (who, place.map_or(body, |at| body.moved_to(at)), &figure.lights.0[..])
        }),
    )
}

/// The corner of a body that is drawn at a place: that of the nearest squares.
fn corner_at(place: Vec2, body: Footprint) -> Pos {
    let away = (place - middle_of_body(body)) / SQUARE;
    body.corner().offset(away.x.round() as i16, -away.y.round() as i16)
}
