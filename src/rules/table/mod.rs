//! The table: what may be known of a battle. Rules, odds, opponents and the screen all ask it. Seen by a side, it
//! holds only what this side sees or remembers.

pub mod answers;
pub mod bodies;
pub mod knowledge;
pub mod noted_causes;
pub mod things;
pub mod turn;

use std::sync::Arc;

use crate::battle::{ArmourBlock, Board, BodyState, CombatantId, Fate, Offer, SideId, Sort, WeaponId};
use crate::grid::{Footprint, Grid, Pos};
use crate::rules::book::aim::Aim;
use crate::rules::book::muster::{Muster, Sheet};
use crate::rules::book::rulebook::Axis;
use crate::rules::book::weapon_sheet::WeaponSheet;
use crate::rules::table::answers::Stamp;
use crate::rules::table::knowledge::{Knowledge, Sighting};
use crate::rules::table::noted_causes::NotedCauses;
use crate::rules::table::turn::{Phase, Turn};
pub use bodies::Bodies;

/// Which combatant stands on which square. Only able combatants are listed, since others do not block squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupancy(pub Grid<Option<CombatantId>>);

impl Occupancy {
    /// Notes that a combatant stands somewhere. An ally whose squares they pass through keeps these squares.
    pub fn settle(&mut self, who: CombatantId, squares: Footprint) {
        for square in squares.squares() {
            if self.0.get_or(square, None).is_none() {
                self.0.set(square, Some(who));
            }
        }
    }

    /// Notes that a combatant no longer stands there.
    pub fn vacate(&mut self, who: CombatantId, squares: Footprint) {
        for square in squares.squares() {
            if self.0.get_or(square, None) == Some(who) {
                self.0.set(square, None);
            }
        }
    }
}

/// What may be known of a battle.
#[derive(Clone, Copy)]
pub struct Table<'t> {
    /// The changing part of every combatant.
    pub bodies: &'t Bodies,
    /// The unchanging part of everything.
    pub muster: &'t Arc<Muster>,
    /// The field as it is now.
    pub board: &'t Board,
    pub occupancy: &'t Occupancy,
    pub turn: &'t Turn,
    /// What sides have seen.
    pub knowledge: &'t Knowledge,
    /// What has shaken the sides' morale.
    pub causes: &'t NotedCauses,
    pub offer: Option<Offer>,
    /// The side whose view this is; none for the whole truth.
    pub viewer: Option<SideId>,
    /// What the viewer knows of each combatant; none for the whole truth.
    pub sightings: Option<&'t [Sighting]>,
    /// Whether a round is being planned, so that the viewer sees its own combatants as they will be.
    pub plans: bool,
    /// A combatant who is taken to stand somewhere else than they do.
    pub supposed: Option<(CombatantId, Pos)>,
    /// The state of the battle; none where no permit is to be kept.
    pub stamp: Option<&'t Stamp>,
}

impl<'t> Table<'t> {
    /// The table as one side sees it.
    pub fn seen_by(self, side: SideId) -> Table<'t> {
        let sightings = Some(self.knowledge.sightings(side));
        Table { viewer: Some(side), sightings, plans: self.turn.phase == Phase::Declaring, ..self }
    }

    /// The table as if one combatant stood somewhere else: for odds and lines of sight from there.
    pub const fn supposing(self, who: CombatantId, at: Pos) -> Table<'t> {
        Table { supposed: Some((who, at)), ..self }
    }

    /// Everybody in the roster, but for those whom an imagined battle leaves out.
    pub fn everybody(&self) -> impl Iterator<Item = CombatantId> + use<'t> {
        let knowledge = self.knowledge;
        (0..self.bodies.len()).map(CombatantId::at).filter(|who| !knowledge.leaves_out(*who))
    }

    /// Every combatant whom the viewer has seen on the field, where they still are as far as it knows.
    pub fn known(&self) -> impl Iterator<Item = CombatantId> + '_ {
        let is_known = |who: &CombatantId| {
            self.sightings.is_none_or(|known| known.get(who.index()).is_some_and(|of| *of != Sighting::Never))
        };
        self.everybody().filter(is_known)
    }

    /// Every combatant whom the viewer sees right now.
    pub fn seen(&self) -> impl Iterator<Item = (CombatantId, &'t BodyState)> + '_ {
        self.bodies.iter().filter(|(who, _)| self.knows(*who))
    }

    /// Every able combatant whom the viewer sees.
    pub fn able(&self) -> impl Iterator<Item = (CombatantId, &'t BodyState)> + '_ {
        self.seen().filter(|(_, body)| body.fate.is_able())
    }

    /// A combatant, if the viewer sees them.
    #[inline]
    pub fn body(&self, who: CombatantId) -> Option<&'t BodyState> {
        if !self.knows(who) {
            None
        } else if self.is_planning_its_round(who) {
            self.bodies.as_planned(who)
        } else {
            self.bodies.get(who)
        }
    }

    /// Whether the viewer sees a combatant right now.
    #[inline]
    pub(in crate::rules) fn knows(&self, who: CombatantId) -> bool {
        self.sightings.is_none_or(|known| matches!(known.get(who.index()), Some(Sighting::Seen)))
    }

    /// Where the viewer last saw a combatant whom it no longer sees.
    pub fn remembered(&self, who: CombatantId) -> Option<Pos> {
        match self.knowledge.sighting(self.viewer?, who) {
            Sighting::Lost(at) => Some(at),
            Sighting::Never | Sighting::Seen => None,
        }
    }

    /// Where the viewer would look for a combatant whom it no longer sees: where that combatant was last seen, if
    /// able then, unless the place has been seen without them since.
    pub fn trail(&self, who: CombatantId) -> Option<Pos> {
        self.knowledge.trail(self.viewer?, who)
    }

    /// The unchanging part of a combatant.
    pub fn sheet(&self, who: CombatantId) -> &'t Sheet {
        self.muster.sheet(who)
    }

    /// The armour that a combatant wears, as an axis reads it.
    pub fn worn_block(&self, who: CombatantId, axis: Axis) -> Option<&'t ArmourBlock> {
        let worn = self.body(who)?.outfit.worn?;
        Some(self.muster.armours[worn.index()].of(axis))
    }

    pub fn weapon_sheet(&self, weapon: WeaponId) -> &'t WeaponSheet {
        self.muster.weapon_sheet(weapon)
    }

    /// The squares of a combatant, if the viewer sees them. It is asked so often that calling it would cost as much as it does.
    #[inline(always)]
    pub fn footprint(&self, who: CombatantId) -> Option<Footprint> {
        Some(self.footprint_at(who, self.supposed_at(who, self.body(who)?)))
    }

    /// The same for one whose state is at hand because the viewer sees them.
    #[inline]
    pub fn footprint_of(&self, (who, body): (CombatantId, &BodyState)) -> Footprint {
        let body = if self.plans { self.body(who).unwrap_or(body) } else { body };
        self.footprint_at(who, self.supposed_at(who, body))
    }

    /// Where somebody in this state is taken to stand.
    #[inline]
    fn supposed_at(&self, who: CombatantId, body: &BodyState) -> Pos {
        let moved = self.supposed.filter(|(moved, _)| *moved == who);
        moved.map_or(body.place.0, |(_, there)| there)
    }

    /// The able combatants whom the viewer sees, without most of those who are more than so many steps away from a body.
    pub fn able_near(
        &self,
        here: Footprint,
        steps: u16,
    ) -> impl Iterator<Item = (CombatantId, Footprint)> + '_ {
        // Most are far away, which their corners alone show.
        let steps = i16::try_from(steps).unwrap_or(i16::MAX / 2);
        let near = |at: i16| {
            let first = at.saturating_sub(steps).saturating_sub(i16::from(Footprint::LARGEST_SIDE) - 1);
            first..at.saturating_add(steps).saturating_add(here.side().into())
        };
        let (cols, rows) = (near(here.corner().col), near(here.corner().row));
        self.bodies.iter().filter_map(move |(who, body)| {
            let body = if self.plans { self.body(who).unwrap_or(body) } else { body };
            let at = self.supposed_at(who, body);
            let may_be_near = cols.contains(&at.col) && rows.contains(&at.row);
            (may_be_near && body.fate.is_able() && self.knows(who)).then(|| (who, self.footprint_at(who, at)))
        })
    }

    /// The squares that a combatant would cover at a place.
    pub fn footprint_at(&self, who: CombatantId, at: Pos) -> Footprint {
        Footprint::new(at, self.sheet(who).size)
    }

    /// The side of a combatant. Nobody changes sides in a battle.
    pub fn side(&self, who: CombatantId) -> SideId {
        self.sheet(who).side
    }

    pub fn are_allied(&self, one: SideId, other: SideId) -> bool {
        self.muster.scenario.are_allied(one, other)
    }

    pub fn are_hostile(&self, one: SideId, other: SideId) -> bool {
        self.muster.scenario.are_hostile(one, other)
    }

    /// Whether two combatants are enemies.
    pub fn is_enemy(&self, one: CombatantId, other: CombatantId) -> bool {
        self.are_hostile(self.side(one), self.side(other))
    }

    /// Whether two combatants are allies; nobody is their own ally.
    pub fn is_ally(&self, one: CombatantId, other: CombatantId) -> bool {
        one != other && self.are_allied(self.side(one), self.side(other))
    }

    /// Steps between the nearest squares of two combatants, where both are seen.
    pub fn distance(&self, one: CombatantId, other: CombatantId) -> Option<u16> {
        Some(self.steps_between(self.footprint(one)?, self.footprint(other)?))
    }

    /// Steps between the nearest squares of two bodies.
    pub(in crate::rules) fn steps_between(&self, one: Footprint, other: Footprint) -> u16 {
        u16::try_from(one.reach(other, self.muster.book.diagonal)).unwrap_or(u16::MAX)
    }

    /// Whether nothing blocks the line between two bodies, however dark it is.
    pub fn has_line(&self, one: Footprint, other: Footprint) -> bool {
        self.board.sight.sees_body(one, other)
    }

    /// Whether a combatant sneaks and an enemy has not spotted them.
    pub fn eludes(&self, who: CombatantId, eye: CombatantId) -> bool {
        let sneaks = |body: &BodyState| body.sneaking.as_ref().is_some_and(|sneaking| sneaking.eludes(eye));
        self.body(who).is_some_and(sneaks) && self.is_enemy(who, eye)
    }

    /// The able combatant on a square, if the viewer sees them.
    pub fn occupant(&self, at: Pos) -> Option<CombatantId> {
        let who = (*self.occupancy.0.get(at)?)?;
        self.knows(who).then_some(who)
    }

    /// Whether a combatant is on the map and free to act, as far as the viewer sees.
    pub fn is_able(&self, who: CombatantId) -> bool {
        self.body(who).is_some_and(|body| body.fate.is_able())
    }

    /// What has happened to a combatant, as far as the viewer sees.
    pub fn fate(&self, who: CombatantId) -> Option<Fate> {
        self.body(who).map(|body| body.fate)
    }

    /// Whether a combatant can be attacked with a weapon. A weapon with an area strikes everybody around its target.
    fn strikes(&self, weapon: WeaponId) -> bool {
        match self.aim_of(weapon) {
            Aim::Enemy => true,
            Aim::Area(_) => self.weapon_sheet(weapon).sort == Sort::Weapon,
            Aim::Ally | Aim::Ground => false,
        }
    }

    /// How many weapons a combatant may attack with at most.
    pub fn most_weapons(&self, who: CombatantId) -> usize {
        self.body(who).map_or(0, |body| body.arms.carried.len()) + self.sheet(who).natural.len()
    }

    /// The weapons that a combatant may attack with: those they carry, then their natural ones, including attack
    /// spells.
    pub fn weapons(&self, who: CombatantId) -> impl Iterator<Item = WeaponId> + 't {
        let table = *self;
        let (arms, limited_uses) = self.body(who).map(|body| (&body.arms, &body.limited_uses)).unzip();
        let carried = arms.map(|arms| arms.carried.as_slice()).unwrap_or_default();
        let all = carried.iter().chain(&self.sheet(who).natural).copied();
        all.filter(move |weapon| {
            table.strikes(*weapon)
                && limited_uses.is_none_or(|limited_uses| limited_uses.left(*weapon) != Some(0))
                && !table.has_aimed(who, *weapon)
        })
    }
}
