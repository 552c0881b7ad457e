//! The picture of a battle: what facts add up to for whoever draws them. It never looks at the battle itself, and
//! no drawing is done here.

mod figure;

use std::borrow::Cow;
use std::sync::Arc;

use figure::first_sightings;

use crate::battle::{
    Arms, Board, Chronicle, CombatantId, Control, Desk, Fact, Fate, FlameFact, Happening, HitPoints, Offer,
    Ordeal, Outcome, Outfit, Placing, Posture, SideId, Sort, Spirit, Stock, Target, Track, Verdict,
};
use crate::dice::Dice;
use crate::engine::Battle;
use crate::grid::{Bits, Pos};
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::light::LightRule;
use crate::rules::table::knowledge::Sighting;
pub use figure::Figure;

/// A combatant as one side knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It is in plain view.
    Seen,
    /// It was last seen there.
    Remembered(Pos),
    /// Nothing is known of it.
    Unknown,
}

/// What facts add up to.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Everybody, in roster order.
    pub figures: Vec<Figure>,
    /// The field, its doors, what lies about on it, and its light.
    pub board: Board,
    /// The round; 0 before the first.
    pub round: u16,
    /// The side whose go it is.
    pub side_to_go: Option<SideId>,
    /// The one in the middle of its turn.
    pub active: Option<CombatantId>,
    /// What is being asked.
    pub offer: Option<Offer>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The squares that each side has seen.
    explored: Vec<Bits>,
    /// Who is about to be doubled, and for which side.
    joining: Option<(CombatantId, SideId)>,
}

impl Picture {
    /// The picture before anything has happened.
    pub fn new(muster: &Arc<Muster>) -> Picture {
        let still = Battle::still(muster, Dice::seeded(0), Chronicle::forgetful());
        let table = still.table();
        let sides = muster.scenario.sides.len();
        let figures = table.seen().map(|(who, body)| Figure::of(&body, muster.sheet(who), sides)).collect();
        let explored = vec![Bits::none(table.board.field.size()); sides];
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

    /// The picture that these facts add up to from the beginning.
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

    /// Everybody with their numbers.
    pub fn everybody(&self) -> impl Iterator<Item = (CombatantId, &Figure)> {
        (0..).map(CombatantId).zip(&self.figures)
    }

    /// What somebody's eyes know of a combatant; nobody's eyes know everything.
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

    /// A combatant's figure as somebody's eyes know it; none of whom they know nothing.
    pub fn figure_as_known(&self, viewer: Option<SideId>, who: CombatantId) -> Option<Cow<'_, Figure>> {
        let figure = self.figure(who)?;
        match self.known(viewer, who) {
            Known::Seen => Some(Cow::Borrowed(figure)),
            Known::Remembered(at) => Some(Cow::Owned(figure.remembered_at(at))),
            Known::Unknown => None,
        }
    }

    /// The one in the middle of its turn, where somebody's eyes see it.
    pub fn active_as_known(&self, viewer: Option<SideId>) -> Option<CombatantId> {
        self.active.filter(|who| self.known(viewer, *who) == Known::Seen)
    }

    /// The squares that a side has seen so far.
    pub fn explored(&self, side: SideId) -> Option<&Bits> {
        self.explored.get(side.index())
    }

    /// The squares that a side sees as things stand.
    pub fn in_sight(&self, side: SideId) -> Bits {
        let mut seen = Bits::none(self.board.field.size());
        for figure in self.figures.iter().filter(|figure| figure.side == side && figure.fate.is_able()) {
            self.board.sight.add_seen_by(figure.footprint(), &mut seen);
        }
        seen
    }

    /// The one whose square that is, as far as somebody's eyes know; those who can act before those who lie there.
    pub fn on_square(&self, viewer: Option<SideId>, at: Pos) -> Option<CombatantId> {
        let here = self.everybody().filter(|(who, figure)| {
            self.known(viewer, *who) == Known::Seen && figure.footprint().contains(at)
        });
        here.max_by_key(|(who, figure)| {
            (figure.fate.is_able(), figure.fate.is_target(), std::cmp::Reverse(*who))
        })
        .map(|(who, _)| who)
    }

    /// Takes in one more thing that has happened.
    pub fn take_in(&mut self, muster: &Muster, what: &Happening) {
        match what {
            Happening::RoundBegins { round, .. } => self.round = *round,
            Happening::SideGoes { side } => self.side_to_go = Some(*side),
            Happening::TurnBegins { who } | Happening::Plans { who } => {
                self.active = Some(*who);
                // Where everybody goes alone, no side is told to go.
                self.side_to_go = self.figure(*who).map(|figure| figure.side).or(self.side_to_go);
            }
            // Whoever finds that it cannot do what it declared is asked in the middle of others' turns.
            Happening::Reconsiders { who } => self.active = Some(*who),
            Happening::TurnEnds { .. } | Happening::Delays { .. } => self.active = None,
            Happening::Ruled { desk } => self.rule(muster, desk),
            Happening::Joined { .. } => self.join(muster),
            Happening::Offered { offer } => self.offer = Some(*offer),
            Happening::Answered { .. } => self.offer = None,
            Happening::DoorMoved { at, open, .. } => {
                self.board.set_door(*at, *open);
                self.look_around();
            }
            Happening::Flame(flame) => self.flare(flame),
            Happening::Placed(fact) => {
                let placing = muster.arm(fact.what).placing.unwrap_or(Placing::Once);
                fact.change(&mut self.board.state.placed, placing);
            }
            Happening::Trap(trap) => {
                let allies = |who| muster.scenario.sides[muster.sheet(who).side.index()].allies;
                let knows = trap.who.map_or(crate::battle::SideSet::ALL, allies);
                let traps = muster.scenario.traps.iter().zip(&mut self.board.state.traps);
                traps
                    .filter(|(known, _)| known.at == trap.at)
                    .for_each(|(_, state)| state.turn(trap.turn, knows));
            }
            Happening::LightChanged { light } => self.board.state.light = *light,
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
            Happening::Began { condition, .. } => figure.conditions.push(*condition),
            Happening::Ceased { condition, .. } => figure.conditions.retain(|own| own != condition),
            Happening::Dropped { weapon, at, .. } => {
                figure.arms.carried.retain(|own| own != weapon);
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
            Happening::Ordeal { ordeal: Ordeal::Spirit { spirit: Spirit::Breaks, .. } } => {
                figure.flees = true
            }
            Happening::Ordeal { ordeal: Ordeal::Spirit { spirit: Spirit::Rallies, .. } } => {
                figure.flees = false
            }
            Happening::Readied { weapon, .. } => figure.arms.ready = Some(*weapon),
            Happening::Outfitted { armour, on, .. } => figure.outfit.change(*armour, *on),
            Happening::ControlChanged { profile, .. } => figure.control = Control::of(profile.clone()),
            _ => return,
        }
        if matches!(what, Happening::Moved { .. } | Happening::Arrived { .. } | Happening::Fate { .. }) {
            self.look_around();
        }
    }

    /// Something happens to a light that somebody carries, or that lies about.
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
        let Some(figure) = fact.who().and_then(|who| self.figures.get_mut(who.index())) else { return };
        match fact {
            FlameFact::TakenUp { flame, .. } | FlameFact::Dropped { flame, .. } if !flame.burns() => {}
            FlameFact::Lit { .. } | FlameFact::TakenUp { .. } | FlameFact::Kindled { .. } => {
                figure.lights += 1
            }
            _ => figure.lights = figure.lights.saturating_sub(1),
        }
    }

    /// A newcomer takes after one who is there already.
    fn rule(&mut self, muster: &Muster, desk: &Desk) {
        if let Desk::Verdict { who, verdict } = desk
            && let Some(figure) = self.figures.get_mut(who.index())
        {
            match verdict {
                Verdict::Has { stock: Stock::Overshield, number } => {
                    figure.overshield = figure.overshield.map(|_| *number);
                }
                Verdict::Receives { what } => match (muster.arm(*what).flame, muster.arm(*what).sort) {
                    (Some(flame), _) if counts_light(muster) => figure.lights += usize::from(flame.burns()),
                    (_, Sort::Weapon) => {
                        figure.arms.carried.push(*what);
                        figure.arms.ready = figure.arms.ready.or(Some(*what));
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        if let Desk::Add { like, side, .. } = desk {
            self.joining = Some((*like, *side));
        }
    }

    fn join(&mut self, muster: &Muster) {
        let Some((like, side)) = self.joining.take() else { return };
        let Some(model) = self.figure(like) else { return };
        let carried = model.arms.carried.clone();
        let burning = muster.sheet(like).flames.iter().filter(|flame| flame.burns() && counts_light(muster));
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
            lights: burning.count(),
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

/// Whether anybody keeps count of the lights that are carried.
fn counts_light(muster: &Muster) -> bool {
    matches!(&muster.book.light.take, LightRule::FourLevels(_))
}
