//! A strike: attack, then what a hit deals, what protects from it, what it does to the body (`Harm::HitHarms`), and
//! what it costs in breath. Each axis brings its own part; this file only hands values from one to the next.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{Check, Clause, CombatantId, Effect, Fate, Purpose, WeaponId};
use crate::dice::Rolled;
use crate::rules::axes::critical::CriticalPlan;
use crate::rules::axes::damage::{DamagePlan, DamageStep, SwingCount, spent};
use crate::rules::axes::harm::{HarmPlan, HarmStep};
use crate::rules::axes::protection::Guard;
use crate::rules::axes::track::{TrackPlan, TrackStep};
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// A blow that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Strike {
    attacker: CombatantId,
    target: CombatantId,
    weapon: WeaponId,
    stage: StrikeStage,
    effects: Vec<Effect>,
}

/// How far a strike has come, with all that still lies ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum StrikeStage {
    /// Nothing is rolled yet.
    Ahead(Box<Ahead>),
    /// The roll to hit.
    Attacking(Box<Ahead>),
    /// What the hit deals, with what has got through so far.
    Dealing(DamagePlan, Box<Body>, i32),
    /// The body takes it.
    Harming(HarmPlan, SmallVec<[TrackPlan; 1]>),
    /// The breath takes it.
    Tiring(TrackPlan),
    /// Nothing lies ahead.
    Over,
}

/// What a strike is going to ask, as it stood when the strike was weighed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Ahead {
    attack: Check,
    clause: Clause,
    critical: Option<CriticalPlan>,
    /// Action points that a hit takes, and a miss.
    cost: (u16, u16),
    /// What a natural 1 brings.
    mishap: Vec<Effect>,
    damage: Option<DamagePlan>,
    body: Body,
}

/// What a hit meets.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Body {
    guard: Guard,
    harm: HarmPlan,
    tiring: SmallVec<[TrackPlan; 1]>,
}

impl Table<'_> {
    /// The strike that an attack comes to.
    #[must_use]
    pub fn strike(
        &self,
        attacker: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
        swings: SwingCount,
    ) -> Option<Strike> {
        let (attack, clause) = self.attack(attacker, target, weapon)?;
        let swings = self.swings(attacker, weapon, swings);
        // Who lies senseless is out of the fight already and has no breath to lose.
        let is_able = self.fate(target).is_some_and(Fate::is_able);
        let tiring =
            if is_able { self.tiring_hit(target, weapon).into_iter().collect() } else { SmallVec::new() };
        let ahead = Ahead {
            attack,
            clause,
            critical: self.critical(attacker),
            cost: (self.swing_cost(swings, true), self.swing_cost(swings, false)),
            mishap: self.mishap(attacker, weapon),
            damage: self.damage((attacker, target, weapon), swings, self.swings_together()),
            body: Body { guard: self.guard(target), harm: self.harm(target, Some(weapon))?, tiring },
        };
        let stage = StrikeStage::Ahead(Box::new(ahead));
        Some(Strike { attacker, target, weapon, stage, effects: Vec::new() })
    }
}

impl Strike {
    /// Goes on by one roll.
    #[must_use]
    pub fn next(self, rolled: Option<&Rolled>) -> Step {
        let Strike { attacker, target, weapon, stage, effects } = self;
        let strike = Strike { attacker, target, weapon, stage: StrikeStage::Over, effects };
        match (stage, rolled) {
            (StrikeStage::Attacking(ahead), Some(rolled)) => strike.attacked(*ahead, rolled),
            (StrikeStage::Ahead(ahead) | StrikeStage::Attacking(ahead), _) => {
                let ask = Ask {
                    who: Some(attacker),
                    purpose: Purpose::Attack { target, weapon },
                    clause: ahead.clause,
                    check: ahead.attack.clone(),
                    matters: ahead.matters(),
                };
                strike.asks(StrikeStage::Attacking(ahead), ask)
            }
            (StrikeStage::Dealing(damage, body, through), rolled) => {
                strike.deal(damage, *body, through, rolled)
            }
            (StrikeStage::Harming(harm, tiring), Some(rolled)) => strike.harm(harm.next(rolled), tiring),
            (StrikeStage::Harming(harm, tiring), None) => strike.harm(harm.suffer(None), tiring),
            (StrikeStage::Tiring(plan), rolled) => strike.tire(plan, rolled),
            (StrikeStage::Over, _) => strike.landed(),
        }
    }

    fn asks(self, stage: StrikeStage, ask: Ask) -> Step {
        Step::Ask(Exchange::Strike(Strike { stage, ..self }), ask)
    }

    fn attacked(mut self, ahead: Ahead, rolled: &Rolled) -> Step {
        let Ahead { critical, cost, mishap, damage, body, .. } = ahead;
        let (hit_costs, miss_costs) = cost;
        if !rolled.succeeds {
            self.effects.extend(spent(self.attacker, miss_costs, false));
            if rolled.natural == 1 {
                self.effects.extend(mishap);
            }
            return Step::Done(Ending { landed: Some(false), effects: self.effects });
        }
        self.effects.extend(spent(self.attacker, hit_costs, true));
        match damage {
            Some(damage) => {
                let is_critical = critical.is_some_and(|critical| critical.is_met_by(rolled));
                self.deal(damage.critically(is_critical), body, 0, None)
            }
            None => {
                let Body { harm, tiring, .. } = body;
                self.harm(harm.suffer(None), tiring)
            }
        }
    }

    fn deal(mut self, damage: DamagePlan, mut body: Body, mut through: i32, rolled: Option<&Rolled>) -> Step {
        let mut step = damage.next(rolled);
        loop {
            match step {
                DamageStep::Ask(damage, ask) => {
                    return self.asks(StrikeStage::Dealing(damage, Box::new(body), through), ask);
                }
                DamageStep::Dealt(blow, more) => {
                    through += body.guard.take(&blow);
                    match more {
                        Some(more) => step = more.next(None),
                        None => break,
                    }
                }
            }
        }
        self.effects.extend(body.guard.effects());
        // Behind a shield that stands, a blow does nothing else to the body.
        if body.guard.has_held() {
            body.tiring.clear();
        }
        self.harm(body.harm.suffer(Some(through)), body.tiring)
    }

    fn harm(mut self, step: HarmStep, mut tiring: SmallVec<[TrackPlan; 1]>) -> Step {
        match step {
            HarmStep::Ask(effects, harm, ask) => {
                self.effects.extend(effects);
                self.asks(StrikeStage::Harming(harm, tiring), ask)
            }
            HarmStep::Done(effects, still_fights) => {
                self.effects.extend(effects);
                match tiring.pop().filter(|_| still_fights) {
                    Some(plan) => self.tire(plan, None),
                    None => self.landed(),
                }
            }
        }
    }

    fn tire(mut self, plan: TrackPlan, rolled: Option<&Rolled>) -> Step {
        match plan.next(rolled) {
            TrackStep::Ask(plan, ask) => self.asks(StrikeStage::Tiring(plan), ask),
            TrackStep::Done(effects) => {
                self.effects.extend(effects);
                self.landed()
            }
        }
    }

    fn landed(self) -> Step {
        Step::Done(Ending { landed: Some(true), effects: self.effects })
    }
}

impl Ahead {
    /// Where nothing hangs on the numbers of the roll, odds need not tell them apart.
    fn matters(&self) -> Matters {
        match (self.critical, self.mishap.is_empty()) {
            (None, true) => Matters::Success,
            _ => Matters::Natural,
        }
    }
}
