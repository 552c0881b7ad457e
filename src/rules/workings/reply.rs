//! Replies: what abilities and spells let somebody do in the middle of another's turn (`Reaction::ByAbility`), when what
//! they wait for has come. It costs the reaction, and is settled before what it answers goes on.

use smallvec::SmallVec;

use crate::battle::{CombatantId, Knack, Occasion, Offer, OfferKind, Reply, Sort, WeaponId};
use crate::grid::{Direction, Footprint, Pos};
use crate::rules::book::aim::Aim;
use crate::rules::book::rulebook::Axis;
use crate::rules::table::{Somebody, Table};

impl Table<'_> {
    /// Whether abilities name reactions in this book.
    pub fn knows_reflexes(&self) -> bool {
        self.muster.book.knows_reflexes()
    }

    /// What somebody may do when an occasion comes; none while it is down, or unaware of what has come. `friend` is the
    /// one who is about to be attacked.
    pub fn reply(
        &self,
        who: CombatantId,
        on: Occasion,
        foe: CombatantId,
        friend: Option<CombatantId>,
    ) -> Option<Offer> {
        // Those who flee do nothing else.
        if self.flees(who) {
            return None;
        }
        if let Some(offer) = self.sprung(who, on, foe) {
            return Some(offer);
        }
        if !self.knows_reflexes() {
            return None;
        }
        let is_ready = self.body(who).is_some_and(|body| body.fate.is_able() && body.purse.reaction > 0);
        if !is_ready || self.must_stand_first(who) || !self.is_able(foe) || !self.sees(who, foe) {
            return None;
        }
        let offer = |reply, target| Offer { to: who, kind: OfferKind::ByAbility { on, reply, target } };
        let reflexes = self.sheet(who).blocks.of(Axis::Attack).reactions.as_deref().unwrap_or_default();
        let by_body = reflexes.iter().filter(|reflex| reflex.on == on).find_map(|reflex| match reflex.does {
            Knack::Strike => {
                let weapon = self.melee_weapon(who)?;
                self.permit_attack(who, foe, weapon).ok().map(|()| offer(Reply::Strike(weapon), foe))
            }
            Knack::Step => self.step_away(who, foe).map(|to| offer(Reply::Step(to), foe)),
        });
        by_body.or_else(|| {
            let answers = |spell: &WeaponId| {
                let arm = self.arm(*spell);
                arm.sort == Sort::Spell && arm.blocks.of(Axis::Attack).answers == Some(on)
            };
            self.sheet(who).natural.iter().copied().filter(answers).find_map(|spell| {
                match self.aim_of(spell) {
                    Aim::Foe => {
                        self.permit_attack(who, foe, spell).ok().map(|()| offer(Reply::Strike(spell), foe))
                    }
                    Aim::Friend => {
                        let target = friend.unwrap_or(who);
                        let is_allowed =
                            self.has_uses(who, spell) && self.permit_friend(who, target, spell).is_ok();
                        is_allowed.then(|| offer(Reply::Cast(spell), target))
                    }
                    Aim::Area(_) | Aim::Ground => None,
                }
            })
        })
    }

    /// The free square next to one that is farthest from an enemy, if that is farther than one is.
    fn step_away(&self, who: CombatantId, foe: CombatantId) -> Option<Pos> {
        if self.is_rooted(who) {
            return None;
        }
        let (here, there) = (self.footprint(who)?, self.footprint(foe)?);
        let gap = |place: Footprint| place.reach(there, self.muster.book.diagonal);
        let places =
            Direction::ROW_MAJOR.into_iter().map(|towards| here.moved_to(here.corner().step(towards)));
        let free: SmallVec<[Footprint; 8]> = places
            .filter(|place| {
                place.squares().all(|at| self.ground_cost(who, at).is_some())
                    && self.may_rest(who, place.corner())
            })
            .filter(|place| gap(*place) > gap(here))
            .collect();
        // Of equals the first, row by row.
        free.into_iter().rev().max_by_key(|place| gap(*place)).map(Footprint::corner)
    }

    /// Those who may want to react to somebody about to attack: for each occasion, who, and which friend it is about.
    pub fn roused_by_attack(
        &self,
        foe: CombatantId,
        victims: &[CombatantId],
        spell: Option<WeaponId>,
    ) -> Vec<(Occasion, CombatantId, Option<CombatantId>)> {
        let mut roused = self.awaited_attack(foe, victims, spell.is_some());
        if !self.knows_reflexes() {
            return roused;
        }
        if spell.is_some() {
            let foes = self.able().filter(|(other, _)| self.is_enemy(*other, foe));
            roused.extend(foes.map(|(other, _)| (Occasion::SpellCast, other, None)));
        }
        for victim in victims.iter().copied().filter(|victim| self.is_enemy(*victim, foe)) {
            roused.push((Occasion::Attacked, victim, Some(victim)));
            let Some(place) = self.footprint(victim) else { continue };
            let friends = self.able().filter(|(other, body)| {
                self.is_ally(*other, victim) && self.footprint_at(*other, body.place.0).is_adjacent(place)
            });
            roused.extend(friends.map(|(other, _)| (Occasion::FriendAttacked, other, Some(victim))));
        }
        roused
    }

    /// Those who may want to react to somebody who goes from one place to another, and to what of it.
    pub fn roused_by_coming(
        &self,
        who: CombatantId,
        from: Footprint,
        to: Footprint,
    ) -> impl Iterator<Item = (Occasion, CombatantId)> + '_ {
        let waits = move |(other, _): &(CombatantId, _)| {
            let reflexes =
                self.sheet(*other).blocks.of(Axis::Attack).reactions.as_deref().unwrap_or_default();
            let spells = self.sheet(*other).natural.iter();
            let answers = |spell: &WeaponId| {
                self.arm(*spell).blocks.of(Axis::Attack).answers == Some(Occasion::EnemyInReach)
            };
            reflexes.iter().any(|reflex| reflex.on == Occasion::EnemyInReach)
                || spells.copied().any(|spell| answers(&spell))
        };
        let comes = move |(other, body): &(CombatantId, Somebody<'_>)| {
            let Some(weapon) = self.melee_weapon(*other) else { return false };
            let (here, reach) =
                (self.footprint_at(*other, body.place.0), u32::from(self.weapon_reach(weapon)));
            let gap = |place: Footprint| here.reach(place, self.muster.book.diagonal);
            gap(to) <= reach && gap(from) > reach
        };
        let is_foe = move |(other, _): &(CombatantId, _)| self.is_enemy(*other, who);
        let able = self.knows_reflexes().then(|| self.able()).into_iter().flatten();
        let by_ability = able.filter(move |one| is_foe(one) && waits(one) && comes(one));
        by_ability.map(|(other, _)| (Occasion::EnemyInReach, other)).chain(self.awaited_by(who, from, to))
    }
}
