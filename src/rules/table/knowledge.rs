//! What each side has seen: which squares, and which combatants where.

use serde::{Deserialize, Serialize};

use crate::battle::{BodyState, CombatantId, CreatureId, SideId, SideSet, ThingId, Whereabouts};
use crate::grid::{Pos, Size, SquareSet};
use crate::in_place::clone_in_place;

/// What a side knows of one combatant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sighting {
    /// They were never seen.
    #[default]
    Never,
    /// They were last seen at this place.
    Lost(Pos),
    /// They are seen, or heard close by.
    Seen,
}

/// What every side has seen.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Knowledge {
    sides: Vec<SideKnowledge>,
    /// Which combatants have faced which terrifying kind of creature.
    faced: Vec<(CombatantId, CreatureId)>,
    /// Who is not there at all, as far as a side can know that imagines the battle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<CombatantId>,
}

clone_in_place! { Knowledge { sides, faced, left_out } }

/// What one side has seen.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct SideKnowledge {
    explored: SquareSet,
    sightings: Vec<Sighting>,
    /// Combatants to look for, and where.
    trails: Vec<(CombatantId, Pos)>,
    /// Things that were seen, and where they are as far as the side knows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    things: Vec<(ThingId, Whereabouts)>,
}

clone_in_place! { SideKnowledge { explored, sightings, trails, things } }

impl Knowledge {
    /// The knowledge at the start, when nobody has seen anything.
    pub fn none(sides: usize, combatants: usize, size: Size) -> Knowledge {
        let (explored, sightings) = (SquareSet::none(size), vec![Sighting::Never; combatants]);
        let blank = SideKnowledge { explored, sightings, trails: Vec::new(), things: Vec::new() };
        Knowledge { sides: vec![blank; sides], faced: Vec::new(), left_out: Vec::new() }
    }

    /// Whether this fits so many sides and combatants on a field of this size.
    pub fn is_of(&self, sides: usize, combatants: usize, size: Size) -> bool {
        let blank = SquareSet::none(size);
        let is_whole = |side: &SideKnowledge| {
            side.explored.size() == size
                && side.explored.words().len() == blank.words().len()
                && side.sightings.len() <= combatants
        };
        self.sides.len() == sides && self.sides.iter().all(is_whole)
    }

    /// Leaves a combatant out of an imagined battle.
    pub fn leave_out(&mut self, who: CombatantId) {
        self.left_out.push(who);
    }

    /// Whether a combatant is left out of an imagined battle.
    pub fn leaves_out(&self, who: CombatantId) -> bool {
        self.left_out.contains(&who)
    }

    /// What a side knows of a combatant.
    pub fn sighting(&self, side: SideId, who: CombatantId) -> Sighting {
        self.sides[side.index()].sightings.get(who.index()).copied().unwrap_or_default()
    }

    /// What a side knows of each combatant, in the order of the roster. The list may be shorter than the roster: of those who are
    /// missing at its end the side has never seen anything.
    pub fn sightings(&self, side: SideId) -> &[Sighting] {
        &self.sides[side.index()].sightings
    }

    /// Notes what a side knows of a combatant.
    pub fn note(&mut self, side: SideId, who: CombatantId, sighting: Sighting) {
        let sightings = &mut self.sides[side.index()].sightings;
        if sightings.len() <= who.index() {
            sightings.resize(who.index() + 1, Sighting::Never);
        }
        sightings[who.index()] = sighting;
    }

    /// Where a side would look for a combatant whom it no longer sees.
    pub fn trail(&self, side: SideId, who: CombatantId) -> Option<Pos> {
        self.sides[side.index()].trails.iter().find(|(lost, _)| *lost == who).map(|(_, at)| *at)
    }

    /// Notes where a side would look for a combatant whom it has lost sight of.
    pub fn pick_up_trail(&mut self, side: SideId, who: CombatantId, at: Pos) {
        self.lose_trail(side, who);
        self.sides[side.index()].trails.push((who, at));
    }

    /// Notes that a side no longer knows where to look for a combatant.
    pub fn lose_trail(&mut self, side: SideId, who: CombatantId) {
        self.sides[side.index()].trails.retain(|(lost, _)| *lost != who);
    }

    /// Where a thing is, as far as a side knows.
    pub fn thing(&self, side: SideId, thing: ThingId) -> Option<Whereabouts> {
        self.sides[side.index()].things.iter().find(|(known, _)| *known == thing).map(|(_, at)| *at)
    }

    /// Everything that sides know of things.
    pub fn things(&self) -> impl Iterator<Item = &(ThingId, Whereabouts)> {
        self.sides.iter().flat_map(|side| &side.things)
    }

    /// Notes where a thing is, as far as a side knows.
    pub fn note_thing(&mut self, side: SideId, thing: ThingId, at: Option<Whereabouts>) {
        let things = &mut self.sides[side.index()].things;
        things.retain(|(known, _)| *known != thing);
        things.extend(at.map(|at| (thing, at)));
    }

    /// Replaces what the other sides know by what one side must suppose of it: they see everybody who does not sneak, and know
    /// the ground.
    pub fn suppose_of_others(
        &mut self,
        side: SideId,
        bodies: &[BodyState],
        side_of: impl Fn(CombatantId) -> SideId,
    ) {
        for (number, known) in (0u8..).zip(&mut self.sides) {
            if SideId(number) == side {
                continue;
            }
            known.explored = SquareSet::of(known.explored.size(), |_| true);
            known.trails.clear();
            known.sightings.clear();
            known.sightings.extend((0..).map(CombatantId::at).zip(bodies).map(|(who, body)| {
                let is_hidden = body
                    .sneaking
                    .as_ref()
                    .is_some_and(|sneaking| sneaking.roll.is_some() && sneaking.spotted_by.is_empty());
                if side_of(who) != SideId(number) && is_hidden { Sighting::Never } else { Sighting::Seen }
            }));
        }
    }

    /// Whether a combatant has faced a kind of creature.
    pub fn has_faced(&self, who: CombatantId, kind: CreatureId) -> bool {
        self.faced.contains(&(who, kind))
    }

    /// Notes that a combatant has faced a kind of creature.
    pub fn face(&mut self, who: CombatantId, kind: CreatureId) {
        if !self.has_faced(who, kind) {
            self.faced.push((who, kind));
        }
    }

    /// The squares that a side has seen.
    pub fn explored(&self, side: SideId) -> &SquareSet {
        &self.sides[side.index()].explored
    }

    /// The squares that a side has seen, to add more of them.
    pub fn explored_mut(&mut self, side: SideId) -> &mut SquareSet {
        &mut self.sides[side.index()].explored
    }

    /// The sides that see a combatant.
    pub fn seers(&self, who: CombatantId) -> SideSet {
        let sees = |side: &&SideKnowledge| side.sightings.get(who.index()) == Some(&Sighting::Seen);
        let mut seers = SideSet::NONE;
        for (side, number) in self.sides.iter().zip(0u8..) {
            if sees(&side) {
                seers = seers.and(SideId(number));
            }
        }
        seers
    }
}
