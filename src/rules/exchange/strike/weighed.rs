//! Prepares a strike: works out everything that it is going to ask, as the battle stands now.

use smallvec::{SmallVec, smallvec};

use super::dealing::Dealing;
use super::hands::{Body, Hand, Hands};
use super::{Ahead, Dare, Hurdle, Strike, StrikeStage};
use crate::battle::{Check, CombatantId, DamageDice, Fate, Placed, WeaponId, clauses};
use crate::rules::axes::damage::striker::{DaringManoeuvre, Striker};
use crate::rules::axes::damage::{ConstantDamage, DamagePlan, Scaling, SwingCount};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

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
            Some(Hand { damage, body: self.struck(striker.who, target, striker.weapon)? })
        };
        let hands: Hands = strikers.iter().map(hand).collect::<Option<_>>()?;
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
        let (attack, clause) = match &rolled {
            Some((attack, clause)) => (attack.clone(), *clause),
            None => {
                // Nothing is rolled to hit.
                self.always_lands()?;
                (Check::show(20), clauses::Attack::AlwaysLands.into())
            }
        };
        let ahead = Ahead {
            attacker,
            target,
            weapon,
            attack,
            saving,
            clause,
            evasion: self.evasion(target, attacker, weapon),
            critical: self.critical(attacker, weapon),
            cost,
            aimed: self.aimed(attacker, weapon),
            mishap: self.mishap(attacker, weapon),
            hands,
        };
        let ahead = Box::new(ahead);
        let stage = match rolled {
            Some(_) => StrikeStage::Ahead(ahead),
            None => StrikeStage::Facing(Hurdle::Evasion, ahead),
        };
        Some(Strike { stage, is_attack: true, effects: Vec::new(), daring })
    }

    /// What protects the target from a hit, and what the hit does to them.
    fn struck(&self, attacker: CombatantId, target: CombatantId, weapon: WeaponId) -> Option<Body> {
        // A target who is unconscious is out of the fight already and cannot tire.
        let is_able = self.fate(target).is_some_and(Fate::is_able);
        let tiring = if is_able { self.fatigue_plans_for_hit(target, weapon) } else { Vec::new() };
        let (always, unless_kept_off) = self.side_effects_of_hit(attacker, target, weapon);
        Some(Body {
            who: target,
            guard: self.guard(target, self.ignores_overshield(weapon)),
            harmless: self.is_harmless(weapon),
            harm: self.harm(target, Some((attacker, weapon)))?,
            tiring,
            always,
            unless_kept_off,
        })
    }

    /// The harm that a weapon does to a combatant on whom it already is.
    pub fn goes_on(&self, besetting: ConstantDamage) -> Option<Strike> {
        let ConstantDamage { attacker, target, weapon } = besetting;
        let body = Body {
            who: target,
            guard: self.guard(target, self.ignores_overshield(weapon)),
            harmless: false,
            harm: self.harm(target, Some((attacker, weapon)))?,
            tiring: Vec::new(),
            always: SmallVec::new(),
            unless_kept_off: SmallVec::new(),
        };
        let damage = self.damage((attacker, target, weapon), None, self.swings_together());
        let stage = StrikeStage::Dealing(Dealing::of(smallvec![Hand { damage, body }]));
        Some(Strike { stage, is_attack: false, effects: Vec::new(), daring: SmallVec::new() })
    }

    /// Harm to a combatant without a weapon and without a roll to hit.
    pub fn strike_by_dice(
        &self,
        target: CombatantId,
        dice: DamageDice,
        scaling: Option<Scaling>,
    ) -> Option<Strike> {
        let damage = self.suffering(target, dice).map(|damage| match scaling {
            Some(scaling) => damage.scaled(scaling),
            None => damage,
        });
        let body = Body {
            who: target,
            guard: self.guard(target, false),
            harmless: false,
            harm: self.harm(target, None)?,
            tiring: Vec::new(),
            always: SmallVec::new(),
            unless_kept_off: SmallVec::new(),
        };
        let stage = StrikeStage::Dealing(Dealing::of(smallvec![Hand { damage, body }]));
        Some(Strike { stage, is_attack: false, effects: Vec::new(), daring: SmallVec::new() })
    }
}
