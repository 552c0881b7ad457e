//! The figure of a combatant: what the window shows of them on the board and in the panels.

use crate::battle::{
    Arms, BodyState, CarriedLights, Condition, Control, Fate, Flame, HitPoints, Outfit, Posture, SideId,
    Track,
};
use crate::grid::{Footprint, Pos};
use crate::rules::book::muster::Sheet;
use crate::rules::table::knowledge::Sighting;

/// A combatant as the window shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The square of the body with the lowest column and row.
    pub at: Pos,
    /// How many squares long each side of the body is.
    pub size: u8,
    /// The side that the combatant fights for.
    pub side: SideId,
    /// Whether they are able, down, dead, and so on.
    pub fate: Fate,
    pub posture: Posture,
    /// The result of their roll to sneak, if they are sneaking.
    pub sneaks: Option<i32>,
    /// Hit points, in rulebooks that have them.
    pub hit_points: Option<HitPoints>,
    /// What their overshield can still absorb, in rulebooks that have overshields.
    pub overshield: Option<u16>,
    /// The points on each track, in the order of [`Track::ALL`].
    pub points: [u8; Track::ALL.len()],
    pub conditions: Vec<Condition>,
    /// Whether their morale is broken and they flee.
    pub flees: bool,
    /// The lights that they carry, burning or not, in rulebooks that have light.
    pub lights: CarriedLights,
    pub arms: Arms,
    /// What they wear, and could wear instead.
    pub outfit: Outfit,
    /// Whether a player or an opponent decides for them.
    pub control: Control,
    /// What each side knows about where they are.
    pub(super) sightings: Vec<Sighting>,
}

impl Figure {
    /// The figure of a combatant at the start, before the `sides` sides have looked around.
    pub fn of(body: &BodyState, sheet: &Sheet, sides: usize) -> Figure {
        Figure {
            at: body.place.0,
            size: sheet.size,
            side: sheet.side,
            fate: body.fate,
            posture: body.posture,
            sneaks: body.sneaking.as_ref().and_then(|sneaking| sneaking.roll),
            hit_points: body.hit_points,
            overshield: body.shield.map(|shield| shield.0.bar.hp),
            points: Track::ALL.map(|track| body.points(track)),
            conditions: body.conditions.0.to_vec(),
            flees: body.morale.is_some_and(|morale| morale.flees()),
            lights: body.lamps.clone().unwrap_or_default(),
            arms: body.arms.clone(),
            outfit: body.outfit.clone(),
            control: body.control.clone(),
            sightings: first_sightings(sides, sheet.side),
        }
    }

    /// The squares that the body covers.
    pub fn footprint(&self) -> Footprint {
        Footprint::new(self.at, self.size)
    }

    /// The lights that they carry and that burn.
    pub fn burning_lights(&self) -> impl Iterator<Item = &Flame> {
        self.lights.0.iter().filter(|flame| flame.burns())
    }

    /// The points on a track.
    pub const fn points(&self, track: Track) -> u8 {
        self.points[track as usize]
    }

    /// Whether nothing that shows has happened to them: they stand, with all hit points, no points on any track and
    /// no condition.
    pub fn is_unhurt(&self) -> bool {
        self.fate == Fate::Able
            && self.posture == Posture::Standing
            && self.hit_points.is_none_or(|points| points.now == points.most)
            && self.points.iter().all(|points| *points == 0)
            && self.conditions.is_empty()
    }

    /// The combatant as remembered by a side that last saw them on this square: who they are, but nothing about their
    /// condition.
    pub(super) fn remembered_at(&self, at: Pos) -> Figure {
        Figure {
            at,
            fate: Fate::Able,
            posture: Posture::Standing,
            sneaks: None,
            hit_points: None,
            overshield: None,
            points: [0; Track::ALL.len()],
            conditions: Vec::new(),
            flees: false,
            lights: CarriedLights::default(),
            ..self.clone()
        }
    }

    /// The figure without what the sides know about where it is.
    pub fn without_sightings(&self) -> Figure {
        Figure { sightings: Vec::new(), ..self.clone() }
    }

    /// Changes the fate. A combatant who goes down has no hit points left. One who has left the field is not known to
    /// other sides any more.
    pub(super) fn set_fate(&mut self, fate: Fate) {
        self.fate = fate;
        if fate == Fate::Down {
            self.hit_points = self.hit_points.map(|points| HitPoints { now: 0, ..points });
        }
        if !fate.is_on_map() {
            self.sightings = first_sightings(self.sightings.len(), self.side);
        }
    }
}

/// At the start a side sees its own combatants and knows of no others.
pub(super) fn first_sightings(sides: usize, own: SideId) -> Vec<Sighting> {
    let known = |side: usize| if side == own.index() { Sighting::Seen } else { Sighting::Never };
    (0..sides).map(known).collect()
}
