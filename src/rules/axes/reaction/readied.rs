//! Readied actions: one holds a deed back until something happens (`Reaction::Readied`). The action that it takes is kept
//! back for it, and it lapses when its owner's next turn begins.

use crate::battle::{
    BodyRef, Change, CombatantId, Cost, Effect, HeldDeed, Occasion, Offer, OfferKind, Refusal,
};
use crate::grid::Footprint;
use crate::rules::choices::reaction::{ReactionRule, ReadiedAction};
use crate::rules::table::{Somebody, Table};

impl Table<'_> {
    /// How deeds are held back, where the rulebook knows such a thing.
    pub fn readied_rule(&self) -> Option<&ReadiedAction> {
        self.muster.book.reactions.iter().find_map(|chosen| match &chosen.take {
            ReactionRule::ReadiedAction(rule) => Some(rule),
            ReactionRule::NamedByAbility => None,
        })
    }

    /// What it costs to hold a deed back until something happens.
    ///
    /// # Errors
    /// Why one may not.
    pub(in crate::rules) fn price_readying(
        &self,
        who: CombatantId,
        deed: HeldDeed,
        on: Occasion,
    ) -> Result<Cost, Refusal> {
        let rule = self.readied_rule().filter(|rule| rule.triggers.contains(&on));
        let rule = rule.ok_or(Refusal::NotInThisBook)?;
        self.permit_to_wait(who, deed)?;
        let (budget, pace) = (self.budget(), self.pace(who));
        // Only what takes the action that is kept back is worth keeping one back for.
        let full = budget.full(pace);
        let taken = self.price_out_of(full, who, &deed.deed(who))?;
        if taken.main < budget.price_of(full, pace, rule.springing)?.main {
            return Err(Refusal::LesserAction);
        }
        let cost = self.pay(who, |purse| budget.price_of(purse, pace, rule.readying))?;
        let mut left = *self.body(who).ok_or(Refusal::NoSuchCombatant)?.purse;
        left.spend(cost);
        // What it will take is kept back for it, so it must still be there.
        budget.price_of(left, pace, rule.springing)?;
        Ok(cost)
    }

    /// Whether one may have something to wait for with a deed: what the battle has yet to bring about, such as a target in
    /// reach, need not be so yet.
    fn permit_to_wait(&self, who: CombatantId, deed: HeldDeed) -> Result<(), Refusal> {
        if let Some(weapon) = deed.weapon() {
            if !self.weapons(who).any(|own| own == weapon) {
                return Err(Refusal::NoSuchWeapon { weapon });
            }
            if !self.is_at_hand(who, weapon) {
                return Err(Refusal::NotReady { weapon });
            }
        }
        let is_strike = matches!(deed, HeldDeed::Strike { .. });
        let permit = if is_strike { Ok(()) } else { self.permit_deed(who, &deed.deed(who)) };
        permit.or_else(|why| if why.may_pass() { Ok(()) } else { Err(why) })
    }

    /// Whether one holds anything back that it might give up.
    ///
    /// # Errors
    /// It does not.
    pub(in crate::rules) fn permit_unreadying(&self, who: CombatantId) -> Result<(), Refusal> {
        self.held_back(who).map(|_| ()).ok_or(Refusal::NothingReadied)
    }

    /// What is kept back out of one's purse for what it has readied.
    pub(in crate::rules) fn kept_back(&self, who: CombatantId) -> Cost {
        let rule = self.readied_rule().filter(|_| self.held_back(who).is_some());
        let kept = rule.and_then(|rule| self.price_of_springing(who, rule));
        kept.unwrap_or_default()
    }

    /// The deed that one may let go now that an enemy has brought something about.
    pub fn sprung(&self, who: CombatantId, on: Occasion, foe: CombatantId) -> Option<Offer> {
        let (_, deed, _) = self.held_back(who).filter(|(_, _, waits_for)| *waits_for == on)?;
        self.price_of_springing(who, self.readied_rule()?)?;
        let is_possible = !self.can_only_stand(who) && self.permit_deed(who, &deed.deed(foe)).is_ok();
        let kind = OfferKind::Readied { on, deed, target: foe };
        is_possible.then_some(Offer { to: who, kind })
    }

    fn price_of_springing(&self, who: CombatantId, rule: &ReadiedAction) -> Option<Cost> {
        let body = self.body(who).filter(|body| body.fate.is_able())?;
        self.budget().price_of(*body.purse, self.pace(who), rule.springing).ok()
    }

    /// What letting go takes, and that nothing is held back any more.
    pub fn springing(&self, who: CombatantId) -> Vec<Effect> {
        let cost = self.kept_back(who);
        self.unreadied(who).into_iter().chain([Change::Spend { who, cost }.into()]).collect()
    }

    /// Those who have waited for somebody to go from one place to another, and what for.
    pub(in crate::rules) fn awaited_by(
        &self,
        who: CombatantId,
        from: Footprint,
        to: Footprint,
    ) -> impl Iterator<Item = (Occasion, CombatantId)> + '_ {
        let knows = self.readied_rule().is_some();
        let able = knows.then(|| self.able()).into_iter().flatten();
        able.filter_map(move |(other, body)| {
            let (_, deed, on) = self.held_back(other).filter(|_| self.is_enemy(other, who))?;
            self.comes_about(other, &body, (deed, on), from, to).then_some((on, other))
        })
    }

    fn comes_about(
        &self,
        eye: CombatantId,
        body: &BodyRef<'_>,
        (deed, on): (HeldDeed, Occasion),
        from: Footprint,
        to: Footprint,
    ) -> bool {
        let here = self.footprint_at(eye, body.place.0);
        match on {
            Occasion::EnemyInReach => {
                let gap = |place: Footprint| here.reach(place, self.muster.book.diagonal);
                let reach = u32::from(self.reach_of_readied(eye, deed));
                gap(to) <= reach && gap(from) > reach && self.would_see(eye, here, to)
            }
            Occasion::EnemyInSight => self.has_line(here, to) && !self.has_line(here, from),
            Occasion::AllyAttacked | Occasion::FriendAttacked | Occasion::Attacked | Occasion::SpellCast => {
                false
            }
        }
    }

    /// Steps within which an enemy is in reach of one who holds a deed back: of the attack, or else of what one strikes
    /// with in melee.
    fn reach_of_readied(&self, who: CombatantId, deed: HeldDeed) -> u16 {
        match deed.weapon() {
            Some(weapon) => self.attack_reach(weapon),
            None => self.melee_weapon(who).map_or(1, |weapon| self.weapon_reach(weapon)),
        }
    }

    /// Those who have waited for an enemy to attack any of some, or to cast a spell.
    pub(in crate::rules) fn awaited_attack(
        &self,
        foe: CombatantId,
        victims: &[CombatantId],
        by_spell: bool,
    ) -> Vec<(Occasion, CombatantId, Option<CombatantId>)> {
        if self.readied_rule().is_none() {
            return Vec::new();
        }
        let mut roused = Vec::new();
        for (other, _) in self.able().filter(|(other, _)| self.is_enemy(*other, foe)) {
            let Some((_, _, on)) = self.held_back(other) else { continue };
            let concerns = |victim: &CombatantId| match on {
                Occasion::AllyAttacked => *victim != other && self.is_ally(other, *victim),
                Occasion::FriendAttacked => {
                    *victim != other
                        && self.is_ally(other, *victim)
                        && self.distance(other, *victim).is_some_and(|gap| gap <= 1)
                }
                Occasion::Attacked => *victim == other,
                Occasion::SpellCast | Occasion::EnemyInReach | Occasion::EnemyInSight => false,
            };
            let friend = victims.iter().copied().find(concerns);
            if friend.is_some() || on == Occasion::SpellCast && by_spell {
                roused.push((on, other, friend));
            }
        }
        roused
    }

    /// Those of a side who have waited for an enemy to come into sight, and see it now that it has, whatever brought it.
    pub fn awaited_sight(
        &self,
        side: crate::battle::SideId,
        foe: CombatantId,
    ) -> Vec<(Occasion, CombatantId)> {
        if self.readied_rule().is_none() {
            return Vec::new();
        }
        let waits = |(other, _): &(CombatantId, Somebody<'_>)| {
            self.side(*other) == side
                && self.is_enemy(*other, foe)
                && self.held_back(*other).is_some_and(|(_, _, on)| on == Occasion::EnemyInSight)
                && self.sees(*other, foe)
        };
        self.able().filter(waits).map(|(other, _)| (Occasion::EnemyInSight, other)).collect()
    }
}
