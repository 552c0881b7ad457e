//! What a strike needs for its rolls, worked out when it begins, as the battle stands then.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::Strike;
use super::impact::ImpactPlan;
use crate::battle::{Check, Clause, CombatantId, DamageDice, Effect, Fate, Placed, WeaponId, clauses};
use crate::dice::Edge;
use crate::rules::axes::attack::Saving;
use crate::rules::axes::damage::striker::{DaringManoeuvre, Striker};
use crate::rules::axes::damage::{ConstantDamage, DamagePlan, Scaling, SwingCount};
use crate::rules::axes::harm::HarmPlan;
use crate::rules::axes::protection::Guard;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::critical::CriticalPlan;
use crate::rules::choices::manoeuvre::Daring;
use crate::rules::table::Table;

/// Everything that a strike needs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StrikePlan {
    pub delivery: DeliveryPlan,
    /// What a hit does to the target, for each hand.
    pub impacts: SmallVec<[ImpactPlan; 1]>,
}

/// Everything that decides how much damage reaches the body.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DeliveryPlan {
    /// None for harm that neither hits nor misses, such as that of a trap.
    pub attack: Option<AttackPlan>,
    /// The weapons that strike, usually a single one.
    pub hands: SmallVec<[Hand; 1]>,
    /// The daring manoeuvres of the attackers.
    pub daring: SmallVec<[(CombatantId, Dare); 1]>,
    /// The amount of damage above which more makes no difference to the body.
    pub enough: i32,
    /// Whether it comes of a check that has failed, such as one to get clear of a trap.
    #[serde(default)]
    pub of_failure: bool,
}

/// How it is decided whether a strike hits, and what comes of that alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AttackPlan {
    pub attacker: CombatantId,
    pub target: CombatantId,
    pub weapon: WeaponId,
    /// The roll to hit; none if nothing is rolled to hit.
    pub check: Option<Check>,
    /// The target's save, if it replaces the roll to hit.
    pub saving: Option<Saving>,
    pub clause: Clause,
    /// The test by which the target may evade the attack.
    pub evasion: Option<Check>,
    pub critical: Option<CriticalPlan>,
    /// The action points that a hit costs, and those that a miss costs.
    pub cost: (u16, u16),
    /// The effect that the roll has on the attacker, whether it hits or misses.
    pub aimed: Option<Effect>,
    /// The effects of a natural 1.
    pub mishap: Vec<Effect>,
}

/// A weapon that strikes, and what protects the target from it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hand {
    pub target: CombatantId,
    /// The damage of the weapon; none if weapons have no damage of their own.
    pub damage: Option<DamagePlan>,
    pub guard: Guard,
    /// Whether the hit does no harm, whatever its other effects are.
    pub harmless: bool,
}

/// A daring manoeuvre.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dare {
    /// Still to be tried, by this rule and with this save.
    Ahead(Daring, Box<Check>),
    /// Tried before, with this edge as the result.
    Brings(Edge),
}

impl Table<'_> {
    /// The blow of a placed weapon: one swing, which has been paid for.
    pub fn placed_blow(&self, placed: &Placed, who: CombatantId) -> Option<Strike> {
        self.strike(placed.by, who, placed.what, SwingCount::Unpaid)
    }

    /// The strike of an attack with one weapon.
    pub fn strike(
        &self,
        attacker: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
        swings: SwingCount,
    ) -> Option<Strike> {
        let striker = Striker { who: attacker, weapon, dare: DaringManoeuvre::Nothing, clause: None };
        self.strike_by(&[striker], target, swings)
    }

    /// The strike of several weapons, of which only the highest blow counts. If there is a roll to hit, the first weapon
    /// decides.
    pub fn strike_by(&self, strikers: &[Striker], target: CombatantId, swings: SwingCount) -> Option<Strike> {
        let Striker { who: attacker, weapon, .. } = *strikers.first()?;
        let swings = self.swings(attacker, weapon, swings);
        let hand = |striker: &Striker| {
            let damage = self.damage((striker.who, target, striker.weapon), swings, self.swings_together());
            let damage = match striker.clause {
                Some(clause) => damage.map(|plan| plan.because_of(clause)),
                None => damage,
            };
            // Several blows are compared by their totals.
            let damage = if strikers.len() > 1 { damage.map(DamagePlan::as_a_whole) } else { damage };
            self.hand(target, damage, Some(striker.weapon), self.is_harmless(striker.weapon))
        };
        let hands = strikers.iter().map(hand).collect();
        let impact = |striker: &Striker| self.impact_of_hit(striker.who, target, striker.weapon);
        let impacts = strikers.iter().map(impact).collect::<Option<SmallVec<_>>>()?;
        let dares = |striker: &Striker| {
            let dare = match striker.dare {
                DaringManoeuvre::Nothing => return None,
                DaringManoeuvre::Ahead => {
                    let rule = self.daring()?;
                    Dare::Ahead(rule, Box::new(self.save(striker.who, Axis::Manoeuvres, rule.save)))
                }
                DaringManoeuvre::Brings(edge) => Dare::Brings(edge),
            };
            Some((striker.who, dare))
        };
        let daring = strikers.iter().rev().filter_map(dares).collect();
        let cost = (self.swing_cost(swings, true), self.swing_cost(swings, false));
        let (rolled, saving) = match self.saving(target, weapon) {
            Some((check, saving)) => (Some((check, clauses::Attack::Save.into())), Some(saving)),
            None => (self.attack(attacker, target, weapon), None),
        };
        let (check, clause) = match rolled {
            Some((check, clause)) => (Some(check), clause),
            None => {
                self.always_lands()?;
                (None, clauses::Attack::AlwaysLands.into())
            }
        };
        let attack = AttackPlan {
            attacker,
            target,
            weapon,
            check,
            saving,
            clause,
            evasion: self.evasion(target, attacker, weapon),
            critical: self.critical(attacker, weapon),
            cost,
            aimed: self.aimed(attacker, weapon),
            mishap: self.mishap(attacker, weapon),
        };
        let (attack, enough) = (Some(attack), enough(&impacts));
        let delivery = DeliveryPlan { attack, hands, daring, enough, of_failure: false };
        Some(Strike::of(StrikePlan { delivery, impacts }))
    }

    /// A weapon that strikes a target, and what protects the target from it.
    fn hand(
        &self,
        target: CombatantId,
        damage: Option<DamagePlan>,
        weapon: Option<WeaponId>,
        harmless: bool,
    ) -> Hand {
        let is_past_shields = weapon.is_some_and(|weapon| self.ignores_overshield(weapon));
        Hand { target, damage, guard: self.guard(target, is_past_shields), harmless }
    }

    /// What a hit with a weapon does to its target.
    pub fn impact_of_hit(
        &self,
        attacker: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Option<ImpactPlan> {
        // A target who is unconscious is out of the fight already and cannot tire.
        let is_able = self.fate(target).is_some_and(Fate::is_able);
        let tiring = if is_able { self.fatigue_plans_for_hit(target, weapon).pop() } else { None };
        let (always, unless_kept_off) = self.side_effects_of_hit(attacker, target, weapon);
        let harm = self.harm(target, Some((attacker, weapon)))?;
        Some(ImpactPlan { who: target, harm, tiring, always, unless_kept_off })
    }

    /// The harm that a weapon does to a combatant on whom it already is.
    pub fn goes_on(&self, besetting: ConstantDamage) -> Option<Strike> {
        let ConstantDamage { attacker, target, weapon } = besetting;
        let damage = self.damage((attacker, target, weapon), None, self.swings_together());
        let hand = self.hand(target, damage, Some(weapon), false);
        Some(Strike::without_attack(hand, self.harm(target, Some((attacker, weapon)))?, false))
    }

    /// Harm to a combatant without a weapon and without a roll to hit: `of_failure` if it comes because they failed to get clear.
    pub fn strike_by_dice(
        &self,
        target: CombatantId,
        (dice, scaling): (DamageDice, Option<Scaling>),
        of_failure: bool,
    ) -> Option<Strike> {
        let damage = self.suffering(target, dice).map(|damage| match scaling {
            Some(scaling) => damage.scaled(scaling),
            None => damage,
        });
        let hand = self.hand(target, damage, None, false);
        Some(Strike::without_attack(hand, self.harm(target, None)?, of_failure))
    }
}

/// The amount of damage beyond which more makes no difference to the target of these impacts.
pub fn enough(impacts: &[ImpactPlan]) -> i32 {
    impacts.iter().map(|impact| impact.harm.enough()).max().unwrap_or(0)
}

impl Strike {
    /// Harm that comes without a roll to hit, and has no effects besides.
    fn without_attack(hand: Hand, harm: HarmPlan, of_failure: bool) -> Strike {
        let (always, unless_kept_off) = (SmallVec::new(), SmallVec::new());
        let impact = ImpactPlan { who: hand.target, harm, tiring: None, always, unless_kept_off };
        let (hands, daring, enough) = (smallvec![hand], SmallVec::new(), impact.harm.enough());
        let delivery = DeliveryPlan { attack: None, hands, daring, enough, of_failure };
        Strike::of(StrikePlan { delivery, impacts: smallvec![impact] })
    }
}
