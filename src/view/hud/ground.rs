//! The ground of a square in words: how it is crossed, what it does for whoever stands there, and how bright it is.

use crate::battle::{Ground, Light, Terrain};
use crate::grid::Pos;
use crate::tell::{Words, say};
use crate::view::stage::Stage;

/// What the viewer knows of a square. The light is told where it counts.
#[derive(Clone, Copy)]
pub(super) struct KnownGround<'s> {
    pub terrain: &'s Terrain,
    pub light: Option<Light>,
}

/// The ground of a square; none off the map, and where the viewer has never seen it.
pub(super) fn known(stage: &Stage, at: Pos) -> Option<KnownGround<'_>> {
    let board = &stage.picture.board;
    let explored = stage.viewer.and_then(|side| stage.picture.explored(side));
    let is_seen = explored.is_none_or(|seen| seen.get(at));
    let table = stage.table();
    let light = table.board.glow().is_some().then(|| table.light_at(at));
    Some(KnownGround { terrain: board.field.terrain(at).filter(|_| is_seen)?, light })
}

/// What is special about a kind of terrain.
pub(super) fn features(terrain: &Terrain, words: &Words) -> Vec<String> {
    let is_hard = matches!(terrain.ground, Ground::Difficult | Ground::Rough | Ground::Water | Ground::Climb);
    let all = [
        (is_hard, "window-square-hard"),
        (terrain.cover, "window-square-cover"),
        (terrain.hides, "window-square-hides"),
    ];
    all.into_iter().filter(|(is_so, _)| *is_so).map(|(_, id)| words.say(id, &[])).collect()
}

/// What to know about a square before going there; none where there is nothing special. Walls and doors speak for
/// themselves.
pub(super) fn remark(known: KnownGround<'_>, words: &Words) -> Option<String> {
    let KnownGround { terrain, light } = known;
    let is_to_enter = !matches!(terrain.ground, Ground::Wall | Ground::Door);
    let light = light.filter(|light| *light != Light::Lit).map(|light| words.tell(&light));
    let mut special = if is_to_enter { features(terrain, words) } else { Vec::new() };
    special.extend(light.filter(|_| is_to_enter));
    let name = words.called(&terrain.name).into_plain();
    (!special.is_empty()).then(|| say!(words, "window-ground", terrain = name, special = words.list(special)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::catalogue::Catalogue;

    fn told(kind: &str, light: Option<Light>) -> Option<String> {
        let catalogue = Catalogue::bundled();
        let (_, terrain) = catalogue.terrain.iter().find(|(id, _)| *id == kind).unwrap();
        remark(KnownGround { terrain, light }, &Words::english())
    }

    #[test]
    fn a_square_tells_how_it_is_crossed_what_it_gives_and_how_bright_it_is() {
        assert_eq!(told("floor", None), None);
        assert_eq!(told("floor", Some(Light::Lit)), None);
        assert_eq!(told("wall", Some(Light::Dim)), None);
        assert_eq!(told("floor", Some(Light::Darkness)).unwrap(), "Open ground: darkness");
        assert_eq!(told("mud", None).unwrap(), "Mud: hard going");
        assert_eq!(
            told("thicket", Some(Light::Dim)).unwrap(),
            "Thicket: hard going, gives cover from beyond it, a place to hide, dim light"
        );
    }
}
