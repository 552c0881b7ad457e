//! The picture of a battle, built from facts for the parts that draw it. It never looks at the battle itself and
//! draws nothing.

mod figure;
mod things;

use std::borrow::Cow;
use std::sync::Arc;

use figure::first_sightings;
use smallvec::SmallVec;

use crate::battle::{
    Arms, Board, CarriedLights, Chronicle, CombatantId, Control, Fact, Fate, Flame, FlameFact, Glow, GmOrder,
    Happening, HitPoints, Lamps, MoraleChange, MoraleOrLife, Offer, Outcome, Outfit, Placing, Posture,
    SideId, Sort, StateChange, Stock, Target, Track,
};
use crate::dice::Dice;
use crate::engine::Battle;
use crate::grid::{Diagonal, Pos, SquareSet};
use crate::rules::axes::light::lamps_of;
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Axis;
use crate::rules::table::knowledge::Sighting;
pub use figure::Figure;

/// What one side knows about where a combatant is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// They are in view.
    Seen,
    /// They were last seen on this square.
    Remembered(Pos),
    /// The side does not know about them.
    Unknown,
}

/// The state of a battle as far as its facts have been shown.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Every combatant, in the order of their numbers.
    pub figures: Vec<Figure>,
    /// The field, its doors, what lies on it, and its light.
    pub board: Board,
    /// The current round; 0 before the first.
    pub round: u16,
    /// The side whose turn it is.
    pub side_to_go: Option<SideId>,
    /// The combatant whose turn it is.
    pub active: Option<CombatantId>,
    /// The question that is being asked, if any.
    pub offer: Option<Offer>,
    /// How the battle ended, if it is over.
    pub outcome: Option<Outcome>,
    /// The squares that each side has seen.
    explored: Vec<SquareSet>,
    /// A ruling is about to add a copy of this combatant to this side.
    joining: Option<(CombatantId, SideId)>,
}

impl Picture {
    /// The picture before anything has happened.
    pub fn new(muster: &Arc<Muster>) -> Picture {
        let still = Battle::still(muster, Dice::seeded(0), Chronicle::forgetful());
        let table = still.table();
        let sides = muster.scenario.sides.len();
        let figures = table.seen().map(|(who, body)| Figure::of(body, muster.sheet(who), sides)).collect();
        let explored = vec![SquareSet::none(table.board.field.size()); sides];
        Picture {
            figures,
            board: table.board.clone(),
            round: 0,
            side_to_go: None,
            active: None,
            offer: None,
            outcome: None,
            explored,
            joining: None,
        }
    }

    /// The picture before anything has happened in this battle, with which it shares the lines of sight.
    pub fn before(battle: &Battle) -> Picture {
        let mut picture = Picture::new(battle.muster());
        picture.board.share_sights(battle.table().board);
        picture
    }

    /// The picture after these facts, counted from the beginning of the battle.
    pub fn of<'f>(muster: &Arc<Muster>, facts: impl IntoIterator<Item = &'f Fact>) -> Picture {
        let mut picture = Picture::new(muster);
        for fact in facts {
            picture.take_in(muster, &fact.what);
        }
        picture
    }

    /// A combatant's figure.
    pub fn figure(&self, who: CombatantId) -> Option<&Figure> {
        self.figures.get(who.index())
    }

    /// Every combatant with their figure.
    pub fn everybody(&self) -> impl Iterator<Item = (CombatantId, &Figure)> {
        (0..).map(CombatantId).zip(&self.figures)
    }

    /// What the viewer knows about where a combatant is; without a viewer, everything.
    pub fn known(&self, viewer: Option<SideId>, who: CombatantId) -> Known {
        let Some(figure) = self.figure(who).filter(|figure| figure.fate.is_on_map()) else {
            return Known::Unknown;
        };
        let Some(side) = viewer else { return Known::Seen };
        match figure.sightings.get(side.index()) {
            Some(Sighting::Seen) => Known::Seen,
            Some(Sighting::Lost(at)) => Known::Remembered(*at),
            Some(Sighting::Never) | None => Known::Unknown,
        }
    }

    /// A combatant's figure as the viewer knows it; `None` if the viewer does not know about them.
    pub fn figure_as_known(&self, viewer: Option<SideId>, who: CombatantId) -> Option<Cow<'_, Figure>> {
        let figure = self.figure(who)?;
        match self.known(viewer, who) {
            Known::Seen => Some(Cow::Borrowed(figure)),
            Known::Remembered(at) => Some(Cow::Owned(figure.remembered_at(at))),
            Known::Unknown => None,
        }
    }

    /// The combatant whose turn it is, if the viewer sees them.
    pub fn active_as_known(&self, viewer: Option<SideId>) -> Option<CombatantId> {
        self.active.filter(|who| self.known(viewer, *who) == Known::Seen)
    }

    /// The squares that a side has seen so far.
    pub fn explored(&self, side: SideId) -> Option<&SquareSet> {
        self.explored.get(side.index())
    }

    /// The squares that a side sees now.
    pub fn in_sight(&self, side: SideId) -> SquareSet {
        let mut seen = SquareSet::none(self.board.field.size());
        for figure in self.figures.iter().filter(|figure| figure.side == side && figure.fate.is_able()) {
            self.board.sight.add_seen_by(figure.footprint(), &mut seen);
        }
        seen
    }

    /// The combatant that the viewer sees on a square. Of several, takes one that can act, or else one that can be
    /// attacked.
    pub fn on_square(&self, viewer: Option<SideId>, at: Pos) -> Option<CombatantId> {
        let here = self.everybody().filter(|(who, figure)| {
            self.known(viewer, *who) == Known::Seen && figure.footprint().contains(at)
        });
        here.max_by_key(|(who, figure)| {
            (figure.fate.is_able(), figure.fate.is_target(), std::cmp::Reverse(*who))
        })
        .map(|(who, _)| who)
    }

    /// Every lamp that burns, by what has been shown.
    pub fn lamps(&self) -> Lamps {
        let on_map = self.everybody().filter(|(_, figure)| figure.fate.is_on_map());
        lamps_of(&self.board, on_map.map(|(who, figure)| (who, figure.footprint(), &figure.lights.0[..])))
    }

    /// How light every square is, by what has been shown.
    pub fn glow(&self, diagonal: Diagonal) -> Glow {
        Glow::new(self.board.state.light, self.lamps(), diagonal, &self.board.sight, None)
    }

    /// Adds something that has happened to the picture.
    pub fn take_in(&mut self, muster: &Muster, what: &Happening) {
        match what {
            Happening::RoundBegins { round, .. } => self.round = *round,
            Happening::SideGoes { side } => self.side_to_go = Some(*side),
            Happening::TurnBegins { who } | Happening::Plans { who } => {
                self.active = Some(*who);
                // Where combatants take turns one by one, no fact says whose side's turn it is.
                self.side_to_go = self.figure(*who).map(|figure| figure.side).or(self.side_to_go);
            }
            // A combatant who cannot do what they declared is asked during the turns of others.
            Happening::Reconsiders { who } => self.active = Some(*who),
            Happening::TurnEnds { .. } | Happening::Delays { .. } => self.active = None,
            Happening::Ruled { gm_order } => self.rule(muster, gm_order),
            Happening::Joined { .. } => self.join(muster),
            Happening::Offered { offer } => self.offer = Some(*offer),
            Happening::Answered { .. } => self.offer = None,
            Happening::DoorMoved { at, open, .. } => {
                self.board.set_door(*at, *open);
                self.look_around();
            }
            Happening::Flame(flame) => self.flare(flame),
            Happening::Placed(fact) => {
                let placing = muster.weapon_sheet(fact.what).placing.unwrap_or(Placing::Once);
                fact.change(&mut self.board.state.placed, placing);
            }
            Happening::Trap(trap) => {
                let allies = |who| muster.scenario.sides[muster.sheet(who).side.index()].allies;
                let knows = trap.who.map_or(crate::battle::SideSet::ALL, allies);
                let traps = muster.scenario.traps.iter().zip(&mut self.board.state.traps);
                for (_, state) in traps.filter(|(known, _)| known.at == trap.at) {
                    state.update(trap.change, knows);
                }
            }
            Happening::LightChanged { light } => self.board.state.light = *light,
            what if let Some((thing, at)) = muster.thing_moved(what) => {
                self.board.state.things[thing.index()] = at;
            }
            Happening::Over { outcome } => {
                self.outcome = Some(*outcome);
                self.active = None;
            }
            Happening::Sighted { who, by, .. } => self.note(*who, *by, Sighting::Seen),
            Happening::LostSight { who, by } => {
                let at = self.figure(*who).map(|figure| figure.at).unwrap_or_default();
                self.note(*who, *by, Sighting::Lost(at));
            }
            _ => self.change_figure(what),
        }
    }

    fn change_figure(&mut self, what: &Happening) {
        let Some(figure) = what.who().and_then(|who| self.figures.get_mut(who.index())) else { return };
        match what {
            Happening::Moved { path, .. } => figure.at = path.last().copied().unwrap_or(figure.at),
            Happening::Arrived { at, .. } => figure.at = *at,
            Happening::Points { track, now, .. } => figure.points[*track as usize] = *now,
            Happening::Harmed { now, .. } | Happening::Healed { now, .. } => {
                figure.hit_points = figure.hit_points.map(|points| HitPoints { now: *now, ..points });
            }
            Happening::Shielded { left: hp, .. } | Happening::ShieldRaised { hp, .. } => {
                figure.overshield = Some(*hp);
            }
            Happening::ShieldEnded { .. } => figure.overshield = Some(0),
            Happening::Fate { fate, .. } => figure.set_fate(*fate),
            Happening::Posture { prone, .. } => figure.posture = Posture::of(*prone),
            Happening::Sneaks { roll, .. } | Happening::Hides { roll, .. } => figure.sneaks = Some(*roll),
            Happening::Revealed { .. } => figure.sneaks = None,
            Happening::ConditionBegan { condition, .. } => figure.conditions.push(*condition),
            Happening::ConditionEnded { condition, .. } => figure.conditions.retain(|held| held != condition),
            Happening::Dropped { weapon, at, .. } => {
                figure.arms.carried.retain(|carried| carried != weapon);
                figure.arms.ready = figure.arms.ready.filter(|ready| ready != weapon);
                self.board.state.dropped.push((*at, *weapon));
            }
            Happening::TakenUp { weapon, from, .. } => {
                figure.arms.carried.push(*weapon);
                figure.arms.ready = Some(*weapon);
                let lying = &mut self.board.state.dropped;
                if let Some(place) = lying.iter().position(|found| found == &(*from, *weapon)) {
                    lying.remove(place);
                }
            }
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { change: MoraleChange::Breaks, .. },
            } => figure.flees = true,
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { change: MoraleChange::Rallies, .. },
            } => figure.flees = false,
            Happening::Readied { weapon, .. } => figure.arms.ready = Some(*weapon),
            Happening::Outfitted { armour, on, .. } => figure.outfit.change(*armour, *on),
            Happening::ControlChanged { level, .. } => figure.control = Control::of(level.clone()),
            _ => return,
        }
        if matches!(what, Happening::Moved { .. } | Happening::Arrived { .. } | Happening::Fate { .. }) {
            self.look_around();
        }
    }

    /// Something happens to a light that a combatant carries or that lies on the ground.
    fn flare(&mut self, fact: &FlameFact) {
        let lying = &mut self.board.state.flames;
        match fact {
            FlameFact::Dropped { flame, at, .. } | FlameFact::Kindled { flame, on: Target::Square(at) } => {
                lying.push((*at, *flame));
            }
            FlameFact::TakenUp { flame, from, .. } => {
                if let Some(place) = lying.iter().position(|found| found == &(*from, *flame)) {
                    lying.remove(place);
                }
            }
            FlameFact::BurntOut { flame, at } => lying.retain(|found| found != &(*at, *flame)),
            FlameFact::Lit { .. }
            | FlameFact::Doused { .. }
            | FlameFact::Kindled { on: Target::One(_), .. }
            | FlameFact::BurntDown { .. } => {}
        }
        let round = self.round;
        let Some(figure) = fact.who().and_then(|who| self.figures.get_mut(who.index())) else { return };
        let carried = &mut figure.lights;
        match fact {
            FlameFact::Lit { item, .. } => {
                if let Some(flame) = carried.find(*item, Flame::can_be_lit) {
                    *flame = flame.lit(round);
                }
            }
            FlameFact::Doused { item, .. } => {
                if let Some(flame) = carried.find(*item, Flame::burns) {
                    *flame = flame.doused(round);
                }
            }
            FlameFact::TakenUp { flame, .. } | FlameFact::Kindled { flame, .. } => carried.0.push(*flame),
            FlameFact::Dropped { flame, .. } | FlameFact::BurntDown { flame, .. } => {
                if let Some(place) = carried.0.iter().position(|found| found == flame) {
                    carried.0.remove(place);
                }
            }
            FlameFact::BurntOut { .. } => {}
        }
    }

    /// Applies a ruling of the game master. A newcomer is a copy of a combatant who is there already.
    fn rule(&mut self, muster: &Muster, gm_order: &GmOrder) {
        if let GmOrder::ChangeState { who, change } = gm_order
            && let Some(figure) = self.figures.get_mut(who.index())
        {
            match change {
                StateChange::Has { stock: Stock::Overshield, number } => {
                    figure.overshield = figure.overshield.map(|_| *number);
                }
                StateChange::Receives { what } => {
                    match (muster.weapon_sheet(*what).flame, muster.weapon_sheet(*what).sort) {
                        (Some(flame), _) if counts_light(muster) => figure.lights.0.push(flame),
                        (_, Sort::Weapon) => {
                            figure.arms.carried.push(*what);
                            figure.arms.ready = figure.arms.ready.or(Some(*what));
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        if let GmOrder::Add { like, side, .. } = gm_order {
            self.joining = Some((*like, *side));
        }
    }

    fn join(&mut self, muster: &Muster) {
        let Some((like, side)) = self.joining.take() else { return };
        let Some(model) = self.figure(like) else { return };
        let carried = model.arms.carried.clone();
        let lights = if counts_light(muster) { muster.sheet(like).flames.clone() } else { SmallVec::new() };
        let own_shield = muster.sheet(like).blocks.of(Axis::Protection).overshield.unwrap_or_default();
        let newcomer = Figure {
            at: Pos::new(0, 0),
            size: model.size,
            side,
            fate: Fate::Awaited,
            posture: Posture::Standing,
            sneaks: None,
            hit_points: model.hit_points.map(|points| HitPoints { now: points.most, ..points }),
            overshield: model.overshield.map(|_| own_shield.hp),
            points: [0; Track::ALL.len()],
            conditions: Vec::new(),
            flees: false,
            lights: CarriedLights(lights),
            arms: Arms { ready: carried.first().copied(), carried },
            outfit: Outfit::of(muster.sheet(like)),
            control: muster.scenario.sides[side.index()].control.clone(),
            sightings: first_sightings(self.explored.len(), side),
        };
        self.figures.push(newcomer);
    }

    fn note(&mut self, who: CombatantId, by: SideId, sighting: Sighting) {
        let figure = self.figures.get_mut(who.index());
        if let Some(known) = figure.and_then(|figure| figure.sightings.get_mut(by.index())) {
            *known = sighting;
        }
    }

    fn look_around(&mut self) {
        for (side, explored) in (0..).map(SideId).zip(&mut self.explored) {
            for figure in self.figures.iter().filter(|figure| figure.side == side && figure.fate.is_able()) {
                self.board.sight.add_seen_by(figure.footprint(), explored);
            }
        }
    }
}

/// Whether the rulebook keeps track of carried lights.
fn counts_light(muster: &Muster) -> bool {
    muster.book.has_light()
}
