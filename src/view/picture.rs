//! The picture of a battle: what facts add up to for whoever draws them. It never looks at the battle itself, and
//! no drawing is done here.

use std::sync::Arc;

use crate::battle::{
    Arms, Board, BodyRef, Chronicle, CombatantId, Condition, Control, Desk, Fact, Fate, FlameFact, Happening,
    HitPoints, Mark, Offer, Outcome, Outfit, Placing, Posture, SideId, Sort, Stock, Track, Verdict,
};
use crate::dice::Dice;
use crate::engine::Battle;
use crate::grid::{Bits, Footprint, Pos};
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Axis;
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
    /// What it carries.
    pub arms: Arms,
    /// What it wears, and could wear instead.
    pub outfit: Outfit,
    /// Who stands at its controls.
    pub control: Control,
    /// What each side knows of where it is.
    sightings: Vec<Sighting>,
}

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
    #[must_use]
    pub fn new(muster: &Arc<Muster>) -> Picture {
        let still = Battle::still(muster, Dice::seeded(0), Chronicle::forgetful());
        let table = still.table();
        let sides = muster.scenario.sides.len();
        let figures =
            table.seen().map(|(who, body)| Figure::of(&body, muster.sheet(who).size, sides)).collect();
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
    #[must_use]
    pub fn of<'f>(muster: &Arc<Muster>, facts: impl IntoIterator<Item = &'f Fact>) -> Picture {
        let mut picture = Picture::new(muster);
        for fact in facts {
            picture.take_in(muster, &fact.what);
        }
        picture
    }

    /// A combatant's figure.
    #[must_use]
    pub fn figure(&self, who: CombatantId) -> Option<&Figure> {
        self.figures.get(who.index())
    }

    /// Everybody with their numbers.
    pub fn everybody(&self) -> impl Iterator<Item = (CombatantId, &Figure)> {
        (0..).map(CombatantId).zip(&self.figures)
    }

    /// What somebody's eyes know of a combatant; nobody's eyes know everything.
    #[must_use]
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

    /// The squares that a side has seen so far.
    #[must_use]
    pub fn explored(&self, side: SideId) -> Option<&Bits> {
        self.explored.get(side.index())
    }

    /// The squares that a side sees as things stand.
    #[must_use]
    pub fn in_sight(&self, side: SideId) -> Bits {
        let mut seen = Bits::none(self.board.field.size());
        for figure in self.figures.iter().filter(|figure| figure.side == side && figure.fate.is_able()) {
            self.board.sight.add_seen_by(figure.footprint(), &mut seen);
        }
        seen
    }

    /// The one whose square that is, as far as somebody's eyes know; those who can act before those who lie there.
    #[must_use]
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
            Happening::TurnEnds { .. } | Happening::Delays { .. } => self.active = None,
            Happening::Ruled { desk } => self.rule(muster, desk),
            Happening::Joined { .. } => self.join(muster),
            Happening::Offered { offer } => self.offer = Some(*offer),
            Happening::Answered { .. } => self.offer = None,
            Happening::DoorMoved { at, open, .. } => {
                self.board.set_door(*at, *open);
                self.look_around();
            }
            Happening::Flame(FlameFact::Kindled { flame, on: Mark::Square(at) }) => {
                self.board.state.flames.push((*at, *flame));
            }
            Happening::Flame(FlameFact::BurntOut { flame, at }) => {
                self.board.state.flames.retain(|lying| lying != &(*at, *flame));
            }
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
            Happening::Flame(FlameFact::Dropped { flame, at, .. }) => {
                self.board.state.flames.push((*at, *flame))
            }
            Happening::Flame(FlameFact::TakenUp { flame, from, .. }) => {
                let lying = &mut self.board.state.flames;
                if let Some(place) = lying.iter().position(|found| found == &(*from, *flame)) {
                    lying.remove(place);
                }
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

    /// A newcomer takes after one who is there already.
    fn rule(&mut self, muster: &Muster, desk: &Desk) {
        if let Desk::Verdict { who, verdict } = desk
            && let Some(figure) = self.figures.get_mut(who.index())
        {
            match verdict {
                Verdict::Has { stock: Stock::Overshield, number } => {
                    figure.overshield = figure.overshield.map(|_| *number);
                }
                Verdict::Receives { what } if muster.arm(*what).sort == Sort::Weapon => {
                    figure.arms.carried.push(*what);
                    figure.arms.ready = figure.arms.ready.or(Some(*what));
                }
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

impl Figure {
    /// The figure of a combatant of so many squares to a side, with sides that have not looked around yet.
    #[must_use]
    pub fn of(body: &BodyRef<'_>, size: u8, sides: usize) -> Figure {
        Figure {
            at: body.place.0,
            size,
            side: body.allegiance.0,
            fate: *body.fate,
            posture: *body.posture,
            sneaks: body.sneaking.and_then(|sneaking| sneaking.roll),
            hit_points: body.hit_points.copied(),
            overshield: body.shield.map(|shield| shield.0.bar.hp),
            points: Track::ALL.map(|track| body.points(track)),
            conditions: body.conditions.0.to_vec(),
            arms: body.arms.clone(),
            outfit: body.outfit.clone(),
            control: body.control.clone(),
            sightings: first_sightings(sides, body.allegiance.0),
        }
    }

    /// The squares that it covers.
    #[must_use]
    pub fn footprint(&self) -> Footprint {
        Footprint::new(self.at, self.size)
    }

    /// The points on a track.
    #[must_use]
    pub const fn points(&self, track: Track) -> u8 {
        self.points[track as usize]
    }

    /// Whether nothing has befallen it that shows: it stands, with all its hit points, no points on a track and no
    /// condition.
    #[must_use]
    pub fn is_unhurt(&self) -> bool {
        self.fate == Fate::Able
            && self.posture == Posture::Standing
            && self.hit_points.is_none_or(|points| points.now == points.most)
            && self.points.iter().all(|points| *points == 0)
            && self.conditions.is_empty()
    }

    /// The figure itself, without what anybody knows of it.
    #[must_use]
    pub fn without_sightings(&self) -> Figure {
        Figure { sightings: Vec::new(), ..self.clone() }
    }

    /// Who has left the field is out of sight and out of mind, but for its own side.
    fn set_fate(&mut self, fate: Fate) {
        self.fate = fate;
        if !fate.is_on_map() {
            self.sightings = first_sightings(self.sightings.len(), self.side);
        }
    }
}

/// A side knows its own from the start, and nobody else.
fn first_sightings(sides: usize, own: SideId) -> Vec<Sighting> {
    let known = |side: usize| if side == own.index() { Sighting::Seen } else { Sighting::Never };
    (0..sides).map(known).collect()
}
