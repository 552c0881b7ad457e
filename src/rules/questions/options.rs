//! Options: everything that somebody may order right now. Action bar, opponents, soak test and keyboard read it.

use smallvec::SmallVec;

use crate::battle::{
    Act, Attempt, CombatantId, Manner, Manoeuvre, Mark, Occasion, Order, ReadiedDeed, Shift, SideId, Sort,
    Tending, TrapDeed, WeaponId,
};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::book::aim::Aim;
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// Everything that one may order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Where it may move.
    pub squares: Vec<Reachable>,
    /// What else it may do, in a settled order.
    pub deeds: Vec<Order>,
}

impl Options {
    /// Every order, moves first.
    pub fn orders(&self, who: CombatantId) -> impl Iterator<Item = Order> + '_ {
        let to = move |square: &Reachable| Order::act(who, Act::Move { to: square.at, via: SmallVec::new() });
        self.squares.iter().map(to).chain(self.deeds.iter().cloned())
    }
}

impl Table<'_> {
    /// Whether members of a side may take turns within their side's go.
    pub fn members_interleave(&self) -> bool {
        match &self.muster.book.initiative.take {
            InitiativeRule::SidesAlternate(rule) => rule.interleave,
            InitiativeRule::Rolled(_) | InitiativeRule::ByScore(_) | InitiativeRule::SaveToActBefore(_) => {
                false
            }
        }
    }

    /// The side whose go it is.
    pub fn side_to_go(&self) -> Option<SideId> {
        self.candidates().next().map(|who| self.side(who))
    }

    /// Those who may be given orders right now.
    pub fn candidates(&self) -> impl Iterator<Item = CombatantId> + '_ {
        let bound = self.turn.active.filter(|_| !self.members_interleave());
        self.turn.group.iter().copied().filter(move |who| {
            self.turn.phase.is_for_deeds()
                && bound.is_none_or(|active| active == *who)
                && !self.turn.finished.contains(who)
                && (self.is_able(*who) || self.crawls(*who))
                && self.is_free_to_decide(*who)
                && !self.flees(*who)
        })
    }

    /// Everything that one may order right now. The reach it walks by is left in `reach`, for paths.
    pub fn options(&self, who: CombatantId, reach: &mut Reach) -> Options {
        let shifts = self.shifts(who, reach);
        let mut options = Options { squares: self.squares(who, reach), deeds: Vec::new() };
        if self.offer.is_some() || !self.candidates().any(|candidate| candidate == who) {
            return Options::default();
        }
        let acts = shifts
            .into_iter()
            .chain(self.attacks(who))
            .chain(self.gear(who))
            .chain(self.helps(who))
            .chain(self.attempts(who))
            .chain(self.castings(who))
            .chain(self.things(who))
            .chain(self.placings(who).map(|(weapon, at)| Act::Place { weapon, at }))
            .chain(self.delays(who))
            .chain([Act::Evade, Act::Stand, Act::Concentrate, Act::Hide, Act::Unready, Act::Leave, Act::End]);
        let is_permitted = |order: &Order| self.permit(order).is_ok();
        options.deeds = acts.map(|act| Order::act(who, act)).filter(is_permitted).collect();
        let readyings = self.readyings(who, &options.deeds);
        options.deeds.extend(readyings.into_iter().map(|act| Order::act(who, act)).filter(is_permitted));
        options
    }

    /// Everybody after whom one may go from now on, as far as it knows of them.
    fn delays(&self, who: CombatantId) -> impl Iterator<Item = Act> + '_ {
        self.slower_than(who).filter(|after| self.is_able(*after)).map(|after| Act::Delay { after })
    }

    /// What one may hold back, for all that it might wait for: attacks on whoever comes, and those of its deeds that it
    /// might as well do now.
    fn readyings(&self, who: CombatantId, deeds: &[Order]) -> Vec<Act> {
        let Some(rule) = self.readied_rule() else { return Vec::new() };
        let strikes = self.weapons(who).map(|weapon| ReadiedDeed::Strike { weapon });
        let others = deeds.iter().filter_map(|order| match order {
            Order::Act { act: Act::Attack { .. }, .. } => None,
            Order::Act { act, .. } => ReadiedDeed::of(act),
            _ => None,
        });
        let held: Vec<ReadiedDeed> = strikes.chain(others).collect();
        let each =
            |on: &Occasion| held.iter().map(|deed| Act::Ready { deed: *deed, on: *on }).collect::<Vec<_>>();
        rule.triggers.iter().flat_map(each).collect()
    }

    /// Every square that one may move to right now.
    pub fn squares(&self, who: CombatantId, reach: &mut Reach) -> Vec<Reachable> {
        let mut squares = Vec::new();
        self.squares_within(who, false, reach, &mut squares);
        squares
    }

    /// Every square that one may move to right now, or only those for which it keeps its action, put into a list that
    /// is used again.
    pub fn squares_within(
        &self,
        who: CombatantId,
        keeps_action: bool,
        reach: &mut Reach,
        squares: &mut Vec<Reachable>,
    ) {
        squares.clear();
        let Some(body) = self.body(who).filter(|_| !self.is_rooted(who)) else { return };
        let (here, own) = (body.place.0, self.free_steps(who));
        let steps = if keeps_action { own } else { self.steps_left(who) };
        self.explore(who, here, Some(u32::from(steps)), reach);
        // Walking the squares from the inside is a good deal cheaper than asking for them one by one.
        reach.reached().filter(|square| square.may_end && square.pos != here).for_each(|square| {
            let steps = u16::try_from(square.cost).unwrap_or(u16::MAX);
            squares.push(Reachable { at: square.pos, steps, takes_action: steps > own });
        });
        self.keep_to_course(who, own, keeps_action, squares);
    }

    fn shifts(&self, who: CombatantId, reach: &mut Reach) -> Vec<Act> {
        let mut shifts = Vec::new();
        if self.bound_by(who).is_some() {
            let ways_out = self.explore_ways_out(who, reach).into_iter();
            shifts.extend(ways_out.map(|to| Act::Shift { to, shift: Shift::Extricate }));
        }
        let Some(body) = self.body(who).filter(|_| !self.is_rooted(who)) else { return shifts };
        let here = body.place.0;
        for shift in Shift::ALL {
            let Some(steps) = self.shift_steps(shift) else { continue };
            self.explore(who, here, Some(u32::from(steps)), reach);
            reach
                .reached()
                .filter(|square| square.may_end && square.pos != here)
                .for_each(|square| shifts.push(Act::Shift { to: square.pos, shift }));
        }
        shifts
    }

    fn gear(&self, who: CombatantId) -> impl Iterator<Item = Act> + '_ {
        let body = self.body(who);
        let switches = body
            .into_iter()
            .flat_map(|body| &body.arms.carried)
            .map(|weapon| Act::Switch { weapon: *weapon });
        let on = body.into_iter().flat_map(|body| &body.outfit.spare);
        let off = body.into_iter().filter_map(|body| body.outfit.worn);
        switches
            .chain(on.map(|armour| Act::Outfit { armour: *armour, on: true }))
            .chain(off.map(|armour| Act::Outfit { armour, on: false }))
    }

    /// Attacks with a weapon: plainly, daringly, and with each of those that can be used together with it.
    fn ways_to_attack(
        &self,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> impl Iterator<Item = Act> + '_ {
        let daring = self.daring().map(|_| Manner { second: None, daring: true });
        let seconds = self.seconds(who, weapon).map(|second| Manner { second: Some(second), daring: false });
        let manners = std::iter::once(Manner::default()).chain(daring).chain(seconds);
        manners.map(move |manner| Act::Attack { target, weapon, swings: None, also: SmallVec::new(), manner })
    }

    fn attacks(&self, who: CombatantId) -> impl Iterator<Item = Act> + '_ {
        self.targets(who).flat_map(move |target| {
            let blows = self.weapons(who).flat_map(move |weapon| self.ways_to_attack(who, target, weapon));
            blows.chain(Manoeuvre::ALL.into_iter().map(move |kind| Act::Manoeuvre { kind, target }))
        })
    }

    /// Those whom one might attack, friends and the fallen beyond harm left out.
    pub fn targets(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        self.seen()
            .filter(move |(other, body)| body.fate.is_target() && self.is_enemy(who, *other))
            .map(|(other, _)| other)
    }

    fn attempts(&self, who: CombatantId) -> impl Iterator<Item = Act> + '_ {
        let known = Attempt::ALL.into_iter().filter(|kind| self.knows_attempt(*kind));
        known.flat_map(move |kind| {
            let is_meant = move |other: CombatantId| match kind.is_for_friends() {
                true => self.is_ally(who, other) || other == who && kind.may_be_for_oneself(),
                false => self.is_enemy(who, other),
            };
            let others = self.seen().map(|(other, _)| other).filter(move |other| is_meant(*other));
            others.map(move |target| Act::Attempt { kind, target })
        })
    }

    fn helps(&self, who: CombatantId) -> impl Iterator<Item = Act> + '_ {
        self.able().filter(move |(other, _)| self.is_ally(who, *other)).map(|(ally, _)| Act::Aid { ally })
    }

    /// What one may cast or use: on each friend, or on the square of each enemy.
    pub fn castings(&self, who: CombatantId) -> impl Iterator<Item = Act> + '_ {
        let mut known: SmallVec<[WeaponId; 4]> = SmallVec::new();
        let mut acts = Vec::new();
        for what in self.belongings(who) {
            if known.contains(&what) {
                continue;
            }
            known.push(what);
            let marks: Vec<Mark> = match self.aim_of(what) {
                Aim::Foe | Aim::Ground => continue,
                Aim::Friend => {
                    let is_friend = |other: CombatantId| other == who || self.is_ally(who, other);
                    let friends =
                        self.seen().filter(|(other, body)| is_friend(*other) && body.fate.is_target());
                    friends.map(|(other, _)| Mark::One(other)).collect()
                }
                Aim::Area(_) if self.is_boon(what) => {
                    let friends = self.able().filter(|(other, _)| self.is_ally(who, *other));
                    friends.map(|(_, body)| Mark::Square(body.place.0)).collect()
                }
                Aim::Area(_) => {
                    let foes = self.targets(who).filter_map(|foe| self.body(foe));
                    foes.map(|body| Mark::Square(body.place.0)).collect()
                }
            };
            // A weapon that takes in an area is aimed at a square as a spell is.
            let is_item = self.arm(what).sort == Sort::Item;
            acts.extend(
                marks.into_iter().map(|at| {
                    if is_item { Act::Use { item: what, at } } else { Act::Cast { spell: what, at } }
                }),
            );
        }
        acts.into_iter()
    }

    fn things(&self, who: CombatantId) -> impl Iterator<Item = Act> + '_ {
        let here = self.footprint(who);
        let is_near = move |at: Pos| here.is_some_and(|here| here.is_adjacent(Footprint::new(at, 1)));
        let doors = self.board.field.doors.iter().copied().filter(move |at| is_near(*at));
        let doors =
            doors.filter_map(|at| self.board.door(at).map(|is_open| Act::Door { at, open: !is_open }));
        let mut lying: Vec<_> = self.board.state.dropped.iter().map(|(_, weapon)| *weapon).collect();
        lying.sort_unstable();
        lying.dedup();
        let lights = self.lights_at_hand(who).into_iter().flat_map(|item| {
            let tend = move |how| Act::Tend { item, how };
            Tending::ALL.map(tend).into_iter().chain([Act::TakeUp { weapon: item }])
        });
        let squares = here.into_iter().flat_map(move |here| {
            let traps = self.muster.scenario.traps.iter().map(|trap| trap.at);
            let traps = traps.chain(self.placed_known_to(who).map(|placed| placed.at));
            traps.filter(move |at| here.contains(*at) || is_near(*at))
        });
        let traps =
            squares.flat_map(|at| [TrapDeed::Find, TrapDeed::Disarm].map(|deed| Act::Trap { at, deed }));
        let lights = lights.chain(traps);
        doors.chain(lying.into_iter().map(|weapon| Act::TakeUp { weapon })).chain(lights)
    }
}
