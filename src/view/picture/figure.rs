//! The figure of a combatant: everything about it that is drawn or told beside the board.

use crate::battle::{Arms, BodyRef, Condition, Control, Fate, HitPoints, Outfit, Posture, SideId, Track};
use crate::grid::{Footprint, Pos};
use crate::rules::book::muster::Sheet;
use crate::rules::table::knowledge::Sighting;

/// A combatant as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The corner of its squares with the lowest column and row.
    pub at: Pos,
    /// Squares to a side.
    pub size: u8,
    /// Whose side it is on.
    pub side: SideId,
    /// What has become of it.
    pub fate: Fate,
    /// How it holds itself.
    pub posture: Posture,
    /// What its roll to go unseen came to, if it sneaks.
    pub sneaks: Option<i32>,
    /// Hit points, where they are kept.
    pub hit_points: Option<HitPoints>,
    /// What its overshield still takes, where overshields are kept.
    pub overshield: Option<u16>,
    /// The points on each track, in the order of [`Track::ALL`].
    pub points: [u8; Track::ALL.len()],
    /// What holds for a while.
    pub conditions: Vec<Condition>,
    /// Whether its nerve has broken, so that it flees.
    pub flees: bool,
    /// How many lights that burn it carries.
    pub lights: usize,
    /// What it carries.
    pub arms: Arms,
    /// What it wears, and could wear instead.
    pub outfit: Outfit,
    /// Who stands at its controls.
    pub control: Control,
    /// What each side knows of where it is.
    pub(super) sightings: Vec<Sighting>,
}

impl Figure {
    /// The figure of a combatant, with sides that have not looked around yet.
    pub fn of(body: &BodyRef<'_>, sheet: &Sheet, sides: usize) -> Figure {
        Figure {
            at: body.place.0,
            size: sheet.size,
            side: sheet.side,
            fate: *body.fate,
            posture: *body.posture,
            sneaks: body.sneaking.and_then(|sneaking| sneaking.roll),
            hit_points: body.hit_points.copied(),
            overshield: body.shield.map(|shield| shield.0.bar.hp),
            points: Track::ALL.map(|track| body.points(track)),
            conditions: body.conditions.0.to_vec(),
            flees: body.nerve.is_some_and(|nerve| nerve.flees()),
            lights: body.lamps.map_or(0, |lamps| lamps.0.iter().filter(|flame| flame.burns()).count()),
            arms: body.arms.clone(),
            outfit: body.outfit.clone(),
            control: body.control.clone(),
            sightings: first_sightings(sides, sheet.side),
        }
    }

    /// The squares that it covers.
    pub fn footprint(&self) -> Footprint {
        Footprint::new(self.at, self.size)
    }

    /// The points on a track.
    pub const fn points(&self, track: Track) -> u8 {
        self.points[track as usize]
    }

    /// Whether nothing has befallen it that shows: it stands, with all its hit points, no points on a track and no
    /// condition.
    pub fn is_unhurt(&self) -> bool {
        self.fate == Fate::Able
            && self.posture == Posture::Standing
            && self.hit_points.is_none_or(|points| points.now == points.most)
            && self.points.iter().all(|points| *points == 0)
            && self.conditions.is_empty()
    }

    /// What those keep in mind of it who saw it last on that square: who it is, and nothing of how it fares since.
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
            lights: 0,
            ..self.clone()
        }
    }

    /// The figure itself, without what anybody knows of it.
    pub fn without_sightings(&self) -> Figure {
        Figure { sightings: Vec::new(), ..self.clone() }
    }

    /// Who goes down has no hit points left. Who has left the field is out of sight and out of mind, but for its own
    /// side.
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

/// A side knows its own from the start, and nobody else.
pub(super) fn first_sightings(sides: usize, own: SideId) -> Vec<Sighting> {
    let known = |side: usize| if side == own.index() { Sighting::Seen } else { Sighting::Never };
    (0..sides).map(known).collect()
}
