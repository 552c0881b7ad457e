//! Readied actions: one holds an attack back until something happens (`Reaction::Readied`). What it springs with is kept
//! for it, and it lapses when its owner's next turn begins.

use serde::{Deserialize, Serialize};

use super::ReactionRule;
use crate::battle::{
    ActionCost, BodyRef, CombatantId, Condition, ConditionKind, Cost, Effect, Occasion, Offer, OfferKind,
    Refusal, Until, WeaponId, clauses,
};
use crate::grid::Footprint;
use crate::rules::table::{Somebody, Table};

/// An attack that is held back until something happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadiedAction {
    /// The action that it takes to hold it back.
    pub readying: ActionCost,
    /// The action that it takes when it comes, kept for it until then.
    pub springing: ActionCost,
    /// What it may wait for.
    pub triggers: Vec<Occasion>,
}

impl Table<'_> {
    /// How attacks are held back, where the rulebook knows such a thing.
    #[must_use]
    pub fn readied_rule(&self) -> Option<&ReadiedAction> {
        self.muster.book.reactions.iter().find_map(|chosen| match &chosen.take {
            ReactionRule::ReadiedAction(rule) => Some(rule),
            ReactionRule::NamedByAbility => None,
        })
    }

    /// What it costs to hold an attack with a weapon back until something happens.
    ///
    /// # Errors
    /// Why one may not.
    pub(in crate::rules) fn price_readying(
        &self,
        who: CombatantId,
        weapon: WeaponId,
        on: Occasion,
    ) -> Result<Cost, Refusal> {
        let rule = self.readied_rule().filter(|rule| rule.triggers.contains(&on));
        let rule = rule.ok_or(Refusal::NotInThisBook)?;
        if !self.weapons(who).any(|own| own == weapon) {
            return Err(Refusal::NoSuchWeapon { weapon });
        }
        if !self.is_at_hand(who, weapon) {
            return Err(Refusal::NotReady { weapon });
        }
        let (mut purse, pace) = (*self.body(who).ok_or(Refusal::NoSuchCombatant)?.purse, self.pace(who));
        let cost = self.budget().price_of(purse, pace, rule.readying)?;
        purse.spend(cost);
        // What it will take is kept back for it, so it must still be there.
        self.budget().price_of(purse, pace, rule.springing)?;
        Ok(cost)
    }

    /// What holding an attack back comes to; what was held back before is so no longer.
    #[must_use]
    pub fn readied(&self, who: CombatantId, weapon: WeaponId, on: Occasion) -> Vec<Effect> {
        let clause = Some(clauses::Reaction::Readied.into());
        let condition = Condition {
            kind: ConditionKind::Readied(weapon, on),
            source: Some(who),
            until: Until::TurnStart(who),
        };
        let before = self.held_back(who).map(|(condition, ..)| Effect::Cease { who, condition });
        before.into_iter().chain([Effect::Begin { who, condition, clause }]).collect()
    }

    /// The attack that one holds back, and what for.
    fn held_back(&self, who: CombatantId) -> Option<(Condition, WeaponId, Occasion)> {
        self.body(who)?.conditions.0.iter().find_map(|own| match own.kind {
            ConditionKind::Readied(weapon, on) => Some((*own, weapon, on)),
            _ => None,
        })
    }

    /// The attack that one may let go at an enemy now that something has happened.
    #[must_use]
    pub fn sprung(&self, who: CombatantId, on: Occasion, foe: CombatantId) -> Option<Offer> {
        let (_, weapon, _) = self.held_back(who).filter(|(_, _, waits_for)| *waits_for == on)?;
        let is_possible = self.price_of_springing(who).is_some()
            && !self.can_only_stand(who)
            && self.permit_attack(who, foe, weapon).is_ok();
        let kind = OfferKind::Readied { on, weapon, target: foe };
        is_possible.then_some(Offer { to: who, kind })
    }

    fn price_of_springing(&self, who: CombatantId) -> Option<Cost> {
        let body = self.body(who).filter(|body| body.fate.is_able())?;
        self.budget().price_of(*body.purse, self.pace(who), self.readied_rule()?.springing).ok()
    }

    /// What letting go takes, and that nothing is held back any more.
    #[must_use]
    pub fn springing(&self, who: CombatantId) -> Vec<Effect> {
        let cost = self.price_of_springing(who).unwrap_or_default();
        let held = self.held_back(who).map(|(condition, ..)| Effect::Cease { who, condition });
        held.into_iter().chain([Effect::Spend { who, cost }]).collect()
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
            let (_, weapon, on) = self.held_back(other).filter(|_| self.is_enemy(other, who))?;
            self.comes_about(other, &body, (weapon, on), from, to).then_some((on, other))
        })
    }

    fn comes_about(
        &self,
        eye: CombatantId,
        body: &BodyRef<'_>,
        (weapon, on): (WeaponId, Occasion),
        from: Footprint,
        to: Footprint,
    ) -> bool {
        let here = self.footprint_at(eye, body.place.0);
        match on {
            Occasion::EnemyInReach => {
                let gap = |place: Footprint| here.reach(place, self.muster.book.diagonal);
                let reach = u32::from(self.attack_reach(weapon));
                gap(to) <= reach && gap(from) > reach
            }
            Occasion::EnemyInSight => self.has_line(here, to) && !self.has_line(here, from),
            Occasion::AllyAttacked | Occasion::FriendAttacked | Occasion::Attacked | Occasion::SpellCast => {
                false
            }
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
    #[must_use]
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
