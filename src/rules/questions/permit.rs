//! Permits: whether an order may be given, as far as its giver knows. The one gate for players, opponents and cards.

mod desk;
mod faces;
mod verdict;

use crate::battle::{
    Act, Against, ArmourId, BodyRef, CombatantId, Manner, Manoeuvre, Order, ReadiedDeed, Refusal, Share,
    Tested, WeaponId,
};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;
use crate::rules::table::turn::Phase;

impl Table<'_> {
    /// Whether an order may be given.
    ///
    /// # Errors
    /// Why it may not.
    pub fn permit(&self, order: &Order) -> Result<Permit, Refusal> {
        if let Order::Desk(desk) = order {
            return self.permit_desk(desk).map(|()| Permit::default());
        }
        if matches!(self.turn.phase, Phase::Over(_)) {
            return Err(Refusal::BattleOver);
        }
        match order {
            Order::Accept | Order::Decline => {
                self.offer.map(|_| Permit::default()).ok_or(Refusal::NothingOffered)
            }
            Order::Desk(_) => Ok(Permit::default()),
            Order::Act { who, act } => {
                if self.offer.is_some() {
                    return Err(Refusal::OfferOpen);
                }
                self.permit_turn(*who)?;
                self.permit_act(*who, act)
            }
        }
    }

    fn permit_turn(&self, who: CombatantId) -> Result<(), Refusal> {
        let body = self.body(who).ok_or(Refusal::NoSuchCombatant)?;
        if !body.fate.is_able() && !self.crawls(who) {
            return Err(Refusal::NotAble);
        }
        if self.flees(who) {
            return Err(Refusal::Flees);
        }
        if !self.turn.phase.is_for_deeds() || !self.turn.group.contains(&who) {
            return Err(Refusal::NotYourTurn);
        }
        if self.turn.finished.contains(&who) {
            return Err(Refusal::TurnIsOver);
        }
        match self.turn.active {
            Some(active) if active != who && !self.members_interleave() => {
                Err(Refusal::AnotherIsActing { who: active })
            }
            _ => Ok(()),
        }
    }

    fn permit_act(&self, who: CombatantId, act: &Act) -> Result<Permit, Refusal> {
        if let Act::Move { to, via } = act {
            return self.permit_move(who, *to, via);
        }
        self.permit_names(act)?;
        self.permit_while_planning(who, act)?;
        self.permit_course(who, act)?;
        self.permit_by_intent(who, act)?;
        if self.crawls(who) && !matches!(act, Act::End) {
            return Err(Refusal::NotAble);
        }
        if self.can_only_stand(who) && !matches!(act, Act::Stand | Act::End) {
            return Err(Refusal::Prone);
        }
        match act {
            Act::Shift { to, shift } => self.permit_shift(who, *to, *shift),
            Act::Declare { acts } => self.permit_act(who, acts.first().ok_or(Refusal::TooLate)?),
            Act::Outfit { armour, on } => {
                self.permit_outfit(who, *armour, *on)?;
                let weight = self.weight_of(*armour);
                let cost = self.pay(who, |purse| self.budget().price_armour(purse, weight))?;
                Ok(Permit { cost, path: Vec::new() })
            }
            Act::Ready { deed, on } => {
                Ok(Permit { cost: self.price_readying(who, *deed, *on)?, path: Vec::new() })
            }
            act => {
                self.permit_deed(who, act)?;
                self.permit_price(who, act)
            }
        }
    }

    pub(super) fn permit_switch(&self, who: CombatantId, weapon: WeaponId) -> Result<(), Refusal> {
        if self.changes_weapons_freely() {
            return Err(Refusal::NotInThisBook);
        }
        let arms = self.body(who).ok_or(Refusal::NoSuchCombatant)?.arms;
        if !arms.carried.contains(&weapon) {
            return Err(Refusal::NoSuchWeapon { weapon });
        }
        if arms.ready == Some(weapon) { Err(Refusal::AlreadyReady) } else { Ok(()) }
    }

    fn permit_outfit(&self, who: CombatantId, armour: ArmourId, on: bool) -> Result<(), Refusal> {
        let outfit = self.body(who).ok_or(Refusal::NoSuchCombatant)?.outfit;
        let is_there = if on { outfit.spare.contains(&armour) } else { outfit.worn == Some(armour) };
        match is_there {
            false => Err(Refusal::NoSuchArmour { armour }),
            true if on && outfit.worn.is_some() => Err(Refusal::WearsArmour),
            true if on => self.permit_wearing(who, armour),
            true => Ok(()),
        }
    }

    /// Whom and what a deed names must be there at all: orders may come from anywhere.
    fn permit_names(&self, act: &Act) -> Result<(), Refusal> {
        let (who, weapon) = match act {
            Act::Ready { deed: ReadiedDeed::Strike { weapon }, .. } => (None, Some(*weapon)),
            // What is held back for nobody in particular names somebody only in a strike.
            Act::Ready { deed, .. } => return self.permit_names(&deed.act(CombatantId(0))),
            Act::Attack { target, weapon, .. } => (Some(*target), Some(*weapon)),
            Act::Manoeuvre { target, .. } | Act::Attempt { target, .. } => (Some(*target), None),
            Act::Aid { ally: other } | Act::Delay { after: other } => (Some(*other), None),
            Act::Try { against: Against::One { other, .. }, .. } => (Some(*other), None),
            Act::TakeUp { weapon } | Act::Switch { weapon } | Act::Place { weapon, .. } => {
                (None, Some(*weapon))
            }
            Act::Cast { spell: what, .. } | Act::Use { item: what, .. } | Act::Tend { item: what, .. } => {
                (None, Some(*what))
            }
            _ => (None, None),
        };
        if who.is_some_and(|who| who.index() >= self.bodies.len()) {
            return Err(Refusal::NoSuchCombatant);
        }
        match weapon.filter(|weapon| weapon.index() >= self.muster.arms.len()) {
            Some(weapon) => Err(Refusal::NoSuchWeapon { weapon }),
            None => Ok(()),
        }
    }

    pub(super) fn permit_manner(
        &self,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
        manner: Manner,
    ) -> Result<(), Refusal> {
        if let Some(second) = manner.second {
            self.permit_second(who, weapon, second)?;
            self.permit_attack(who, target, second)?;
        }
        if manner.daring && self.daring().is_none() { Err(Refusal::NotInThisBook) } else { Ok(()) }
    }

    /// Whether somebody may be attacked with a weapon, whoever's turn it is.
    ///
    /// # Errors
    /// Why it may not.
    pub fn permit_attack(
        &self,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Result<(), Refusal> {
        if !self.weapons(who).any(|own| own == weapon) {
            return Err(match self.belongings(who).any(|own| own == weapon) {
                true if !self.has_uses(who, weapon) => Refusal::UsedUp { what: weapon },
                true if self.has_aimed(who, weapon) => Refusal::StillOn { weapon },
                true => Refusal::WrongMark { what: weapon },
                false => Refusal::NoSuchWeapon { weapon },
            });
        }
        self.permit_target(who, target, self.attack_reach(weapon))
    }

    /// Steps within which an attack with a weapon reaches, thrown where it can be.
    pub(in crate::rules) fn attack_reach(&self, weapon: WeaponId) -> u16 {
        let range = self.arm(weapon).range.filter(|_| self.can_be_thrown(weapon));
        range.unwrap_or_else(|| self.weapon_reach(weapon))
    }

    /// Whether there are swings enough, and all who share in them may be attacked.
    pub(super) fn permit_shares(
        &self,
        who: CombatantId,
        (target, swings): (CombatantId, Option<u8>),
        weapon: WeaponId,
        also: &[Share],
    ) -> Result<(), Refusal> {
        let Some(all) = self.swings(who, weapon, self.most_swings(who, target, weapon)) else {
            return if swings.is_none() && also.is_empty() { Ok(()) } else { Err(Refusal::NotInThisBook) };
        };
        let mut wanted = u16::from(swings.unwrap_or(1));
        for (place, share) in also.iter().enumerate() {
            let is_named_before = also[..place].iter().any(|other| other.target == share.target);
            if share.target == target || is_named_before {
                return Err(Refusal::SharedTwice);
            }
            if share.target.index() >= self.bodies.len() {
                return Err(Refusal::NoSuchCombatant);
            }
            self.permit_attack(who, share.target, weapon)?;
            wanted += u16::from(share.swings);
        }
        let is_unsaid = swings.is_none() && !also.is_empty();
        let is_empty = is_unsaid || swings == Some(0) || also.iter().any(|share| share.swings == 0);
        if is_empty || wanted > all.count { Err(Refusal::NoSwings { left: all.count }) } else { Ok(()) }
    }

    pub(in crate::rules) fn permit_target(
        &self,
        who: CombatantId,
        target: CombatantId,
        reach: u16,
    ) -> Result<(), Refusal> {
        if who == target {
            return Err(Refusal::Oneself);
        }
        let body = self.body(target).ok_or(Refusal::NotSeen)?;
        if !body.fate.is_target() {
            return Err(Refusal::NoTarget);
        }
        if self.is_ally(who, target) {
            return Err(Refusal::NotAnEnemy);
        }
        self.permit_distance(who, target, reach)
    }

    pub(in crate::rules) fn permit_distance(
        &self,
        who: CombatantId,
        target: CombatantId,
        reach: u16,
    ) -> Result<(), Refusal> {
        let distance = self.distance(who, target).ok_or(Refusal::NotSeen)?;
        // Who knows where everybody will be by then? Those who lie stay where they are.
        if self.is_planning_its_round(who) && self.is_able(target) {
            return Ok(());
        }
        if distance > reach {
            return Err(Refusal::OutOfRange { distance, reach });
        }
        if self.notices(who, target) { Ok(()) } else { Err(Refusal::NotSeen) }
    }

    pub(super) fn permit_manoeuvre(
        &self,
        who: CombatantId,
        kind: Manoeuvre,
        target: CombatantId,
    ) -> Result<(), Refusal> {
        if !self.knows_manoeuvre(kind) {
            return Err(Refusal::NotInThisBook);
        }
        self.permit_target(who, target, 1)?;
        if !self.is_able(target) {
            return Err(Refusal::NoTarget);
        }
        let is_held_by = |one, by| self.holds_on(one).any(|hold| hold.source == Some(by));
        match kind {
            Manoeuvre::Trip if self.must_stand_first(target) => Err(Refusal::TargetProne),
            _ if self.sheet(target).flies && self.spares_fliers(kind) => Err(Refusal::TargetFlies),
            Manoeuvre::Disarm if self.weapon_at_hand(target).is_none() => Err(Refusal::TargetUnarmed),
            Manoeuvre::Grapple if is_held_by(target, who) => Err(Refusal::TargetHeld),
            Manoeuvre::BreakFree if !is_held_by(who, target) => Err(Refusal::NotHeld),
            Manoeuvre::Trip | Manoeuvre::Disarm | Manoeuvre::Grapple | Manoeuvre::BreakFree => Ok(()),
        }
    }

    pub(super) fn permit_aid(&self, who: CombatantId, ally: CombatantId) -> Result<(), Refusal> {
        if !self.knows_aid() {
            return Err(Refusal::NotInThisBook);
        }
        if who == ally {
            return Err(Refusal::Oneself);
        }
        if !self.is_ally(who, ally) {
            return Err(Refusal::NotAnAlly);
        }
        if !self.is_able(ally) {
            return Err(Refusal::NoTarget);
        }
        self.permit_distance(who, ally, 1)
    }

    pub(super) fn permit_trial(
        &self,
        who: CombatantId,
        tested: Tested,
        against: Against,
    ) -> Result<(), Refusal> {
        if !self.tests_skills() || self.check_of(who, tested).is_none() {
            return Err(Refusal::NotInThisBook);
        }
        let Against::One { other, with } = against else { return Ok(()) };
        if with.is_some_and(|with| self.check_of(other, with).is_none()) {
            return Err(Refusal::NotInThisBook);
        }
        if who == other {
            return Err(Refusal::Oneself);
        }
        let body = self.body(other).ok_or(Refusal::NotSeen)?;
        if !body.fate.is_able() {
            return Err(Refusal::NoTarget);
        }
        if self.sees(who, other) { Ok(()) } else { Err(Refusal::NotSeen) }
    }

    pub(super) fn permit_door(&self, who: CombatantId, at: Pos, open: bool) -> Result<(), Refusal> {
        let is_open = self.board.door(at).ok_or(Refusal::NoDoor)?;
        let door = Footprint::new(at, 1);
        let here = self.footprint(who).ok_or(Refusal::NoSuchCombatant)?;
        let distance = u16::try_from(here.reach(door, self.muster.book.diagonal)).unwrap_or(u16::MAX);
        if distance > 1 {
            return Err(Refusal::OutOfRange { distance, reach: 1 });
        }
        if is_open == open {
            return Err(Refusal::DoorAlready);
        }
        if self.in_doorway(at).is_some() { Err(Refusal::DoorBlocked) } else { Ok(()) }
    }

    /// Somebody on the square of a door, dead or alive.
    pub fn in_doorway(&self, at: Pos) -> Option<CombatantId> {
        let mut seen = self.seen();
        let fills = |body: &BodyRef<'_>, who| {
            body.fate.is_on_map() && self.footprint_at(who, body.place.0).contains(at)
        };
        seen.find(|(who, body)| fills(body, *who)).map(|(who, _)| who)
    }

    /// Where a weapon lies that one could take up.
    pub fn lying_within_reach(&self, who: CombatantId, weapon: WeaponId) -> Option<Pos> {
        let here = self.footprint(who)?;
        let within = |at: Pos| here.contains(at) || here.is_adjacent(Footprint::new(at, 1));
        self.board.state.dropped.iter().find(|(at, lying)| *lying == weapon && within(*at)).map(|(at, _)| *at)
    }

    /// Whether one stands where one may walk off the field.
    pub fn stands_at_exit(&self, who: CombatantId) -> bool {
        self.footprint(who).is_some_and(|here| here.squares().any(|square| self.board.field.is_exit(square)))
    }
}
