//! A strike: attack, then what a hit deals, what protects from it, what it does to the body (`Harm::HitHarms`), what it
//! costs in breath, and what else it brings about. Each axis brings its own part; this file only hands values from one to
//! the next. Harm that needs no roll to hit goes the same way from the second step on.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{
    Blow, Check, Clause, CombatantId, DamageDice, Effect, Fate, Feat, Happening, Purpose, Reason, WeaponId,
    clauses,
};
use crate::dice::Rolled;
use crate::rules::axes::attack::Saving;
use crate::rules::axes::critical::CriticalPlan;
use crate::rules::axes::damage::{Besetting, DamagePlan, DamageStep, Scaling, SwingCount, spent};
use crate::rules::axes::harm::{HarmPlan, HarmStep};
use crate::rules::axes::protection::Guard;
use crate::rules::axes::track::{TrackPlan, TrackStep};
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// A blow that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Strike {
    stage: StrikeStage,
    /// Whether a roll says that it lands; what befalls one without that is no hit.
    is_attack: bool,
    effects: Vec<Effect>,
}

/// How far a strike has come, with all that still lies ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum StrikeStage {
    /// Nothing is rolled yet.
    Ahead(Box<Ahead>),
    /// The roll to hit.
    Attacking(Box<Ahead>),
    /// It has hit, and something stands between the hit and what it deals.
    Facing(Hurdle, Box<Ahead>),
    /// What is dealt, with what has got through so far; none to begin with where blows carry no damage of their own.
    Dealing(Option<DamagePlan>, Box<Body>, i32),
    /// The body takes it.
    Harming(HarmPlan, SmallVec<[TrackPlan; 1]>, SmallVec<[Effect; 1]>),
    /// The breath takes it.
    Tiring(TrackPlan, SmallVec<[Effect; 1]>),
    /// Nothing lies ahead.
    Over,
}

/// What may still be rolled between a hit and what it deals, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Hurdle {
    /// Whether it is an uncommonly good hit.
    Critical,
    /// Whether it gets past armour.
    Armour,
}

/// What a strike is going to ask, as it stood when the strike was weighed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Ahead {
    attacker: CombatantId,
    target: CombatantId,
    weapon: WeaponId,
    attack: Check,
    /// What the one attacked decides by a save of its own, instead of a roll to hit.
    saving: Option<Saving>,
    clause: Clause,
    critical: Option<CriticalPlan>,
    /// Action points that a hit takes, and a miss.
    cost: (u16, u16),
    /// What a natural 1 brings.
    mishap: Vec<Effect>,
    damage: Option<DamagePlan>,
    body: Body,
}

/// What a hit meets, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Body {
    who: CombatantId,
    guard: Guard,
    /// Whether it does no harm, whatever else comes of it.
    harmless: bool,
    harm: HarmPlan,
    tiring: SmallVec<[TrackPlan; 1]>,
    /// What it brings about beside damage.
    always: SmallVec<[Effect; 1]>,
    /// The same, where no overshield keeps it off.
    unless_kept_off: SmallVec<[Effect; 1]>,
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
        let (attack, saving, clause) = match self.save(target, weapon) {
            Some((check, saving)) => (check, Some(saving), clauses::Attack::Save.into()),
            None => {
                let (check, clause) = self.attack(attacker, target, weapon)?;
                (check, None, clause)
            }
        };
        let swings = self.swings(attacker, weapon, swings);
        // Who lies senseless is out of the fight already and has no breath to lose.
        let is_able = self.fate(target).is_some_and(Fate::is_able);
        let tiring = if is_able { self.tiring_hit(target, weapon) } else { SmallVec::new() };
        let (always, unless_kept_off) = self.after_a_hit(attacker, target, weapon);
        let body = Body {
            who: target,
            guard: self.guard(target, self.ignores_overshield(weapon)),
            harmless: self.is_harmless(weapon),
            harm: self.harm(target, Some(weapon))?,
            tiring,
            always,
            unless_kept_off,
        };
        let ahead = Ahead {
            attacker,
            target,
            weapon,
            attack,
            saving,
            clause,
            critical: self.critical(attacker, weapon),
            cost: (self.swing_cost(swings, true), self.swing_cost(swings, false)),
            mishap: self.mishap(attacker, weapon),
            damage: self.damage((attacker, target, weapon), swings, self.swings_together()),
            body,
        };
        let stage = StrikeStage::Ahead(Box::new(ahead));
        Some(Strike { stage, is_attack: true, effects: Vec::new() })
    }

    /// Harm by a weapon that is on somebody already.
    #[must_use]
    pub fn goes_on(&self, besetting: Besetting) -> Option<Strike> {
        let Besetting { attacker, target, weapon } = besetting;
        let body = Body {
            who: target,
            guard: self.guard(target, self.ignores_overshield(weapon)),
            harmless: false,
            harm: self.harm(target, Some(weapon))?,
            tiring: SmallVec::new(),
            always: SmallVec::new(),
            unless_kept_off: SmallVec::new(),
        };
        let damage = self.damage((attacker, target, weapon), None, self.swings_together());
        let stage = StrikeStage::Dealing(damage, Box::new(body), 0);
        Some(Strike { stage, is_attack: false, effects: Vec::new() })
    }

    /// Harm that befalls one without a roll to hit.
    #[must_use]
    pub fn befalls(&self, target: CombatantId, dice: DamageDice) -> Option<Strike> {
        let body = Body {
            who: target,
            guard: self.guard(target, false),
            harmless: false,
            harm: self.harm(target, None)?,
            tiring: SmallVec::new(),
            always: SmallVec::new(),
            unless_kept_off: SmallVec::new(),
        };
        let stage = StrikeStage::Dealing(self.suffering(target, dice), Box::new(body), 0);
        Some(Strike { stage, is_attack: false, effects: Vec::new() })
    }
}

impl Strike {
    /// Goes on by one roll.
    #[must_use]
    pub fn next(self, rolled: Option<&Rolled>) -> Step {
        let Strike { stage, is_attack, effects } = self;
        let strike = Strike { stage: StrikeStage::Over, is_attack, effects };
        match (stage, rolled) {
            (StrikeStage::Attacking(ahead), Some(rolled)) => match ahead.saving {
                Some(saving) => strike.saved(ahead, saving, rolled),
                None => strike.attacked(ahead, rolled),
            },
            (StrikeStage::Ahead(ahead) | StrikeStage::Attacking(ahead), _) => {
                let ask = ahead.ask_whether_it_hits();
                strike.asks(StrikeStage::Attacking(ahead), ask)
            }
            (StrikeStage::Facing(hurdle, ahead), Some(rolled)) => strike.faced(hurdle, ahead, rolled),
            (StrikeStage::Facing(hurdle, ahead), None) => strike.face(hurdle, ahead),
            (StrikeStage::Dealing(damage, body, through), rolled) => {
                strike.deal(damage, *body, through, rolled)
            }
            (StrikeStage::Harming(harm, tiring, after), Some(rolled)) => {
                strike.harm(harm.next(rolled), tiring, after)
            }
            (StrikeStage::Harming(harm, tiring, after), None) => {
                strike.harm(harm.suffer(None), tiring, after)
            }
            (StrikeStage::Tiring(plan, after), rolled) => strike.tire(plan, after, rolled),
            (StrikeStage::Over, _) => strike.over(SmallVec::new()),
        }
    }

    fn asks(self, stage: StrikeStage, ask: Ask) -> Step {
        Step::Ask(Exchange::Strike(Strike { stage, ..self }), ask)
    }

    fn attacked(mut self, mut ahead: Box<Ahead>, rolled: &Rolled) -> Step {
        let (hit_costs, miss_costs) = ahead.cost;
        if !rolled.succeeds {
            self.effects.extend(spent(ahead.attacker, miss_costs, false));
            if rolled.natural == 1 {
                self.effects.append(&mut ahead.mishap);
            }
            return Step::Done(Ending { landed: Some(false), effects: self.effects });
        }
        self.effects.extend(spent(ahead.attacker, hit_costs, true));
        if let Some(critical) = ahead.critical.filter(|critical| critical.is_met_by(rolled)) {
            ahead.damage = ahead.damage.map(|damage| critical.on(damage));
        }
        ahead.attack = ahead.attack.again(rolled, Reason::SameDice);
        self.face(Hurdle::Critical, ahead)
    }

    fn saved(mut self, mut ahead: Box<Ahead>, saving: Saving, rolled: &Rolled) -> Step {
        self.effects.extend(spent(ahead.attacker, ahead.cost.0, true));
        if saving.spares(rolled) {
            return Step::Done(Ending { landed: Some(false), effects: self.effects });
        }
        if rolled.succeeds {
            ahead.body.always.clear();
            ahead.body.unless_kept_off.clear();
        }
        ahead.damage = ahead.damage.map(|damage| saving.on(damage, rolled));
        self.deal(ahead.damage, ahead.body, 0, None)
    }

    /// Asks for what stands between a hit and its damage, from some hurdle on.
    fn face(self, hurdle: Hurdle, ahead: Box<Ahead>) -> Step {
        match (ahead.ask(hurdle), hurdle) {
            (Some(ask), _) => self.asks(StrikeStage::Facing(hurdle, ahead), ask),
            (None, Hurdle::Critical) => self.face(Hurdle::Armour, ahead),
            (None, Hurdle::Armour) => self.deal(ahead.damage, ahead.body, 0, None),
        }
    }

    fn faced(self, hurdle: Hurdle, mut ahead: Box<Ahead>, rolled: &Rolled) -> Step {
        match hurdle {
            Hurdle::Critical => {
                let extra = ahead.critical.and_then(CriticalPlan::roll).filter(|_| rolled.succeeds);
                let extra = extra.map_or(0, |(_, extra)| extra);
                ahead.damage = ahead.damage.map(|damage| damage.with_extra(extra));
                self.face(Hurdle::Armour, ahead)
            }
            Hurdle::Armour => {
                if rolled.succeeds {
                    ahead.body.guard.beat();
                }
                self.deal(ahead.damage, ahead.body, 0, None)
            }
        }
    }

    fn deal(
        mut self,
        damage: Option<DamagePlan>,
        mut body: Body,
        mut through: i32,
        rolled: Option<&Rolled>,
    ) -> Step {
        if body.harmless {
            let after = body.left_behind();
            return self.harm(body.harm.suffer(Some(0)), body.tiring, after);
        }
        let Some(damage) = damage else {
            let after = body.left_behind();
            return self.harm(body.harm.suffer(None), body.tiring, after);
        };
        let scaling = damage.scaling();
        let mut step = damage.next(rolled);
        loop {
            match step {
                DamageStep::Ask(damage, ask) => {
                    let stage = StrikeStage::Dealing(Some(damage), Box::new(body), through);
                    return self.asks(stage, ask);
                }
                DamageStep::Dealt(blow, more) => {
                    self.effects.extend(scaling.map(|scaling| body.told(&blow, scaling)));
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
        let after = body.left_behind();
        self.harm(body.harm.suffer(Some(through)), body.tiring, after)
    }

    fn harm(
        mut self,
        step: HarmStep,
        mut tiring: SmallVec<[TrackPlan; 1]>,
        after: SmallVec<[Effect; 1]>,
    ) -> Step {
        match step {
            HarmStep::Ask(effects, harm, ask) => {
                self.effects.extend(effects);
                self.asks(StrikeStage::Harming(harm, tiring, after), ask)
            }
            HarmStep::Done(effects, still_fights) => {
                self.effects.extend(effects);
                match tiring.pop().filter(|_| still_fights) {
                    Some(plan) => self.tire(plan, after, None),
                    None => self.over(after),
                }
            }
        }
    }

    fn tire(mut self, plan: TrackPlan, after: SmallVec<[Effect; 1]>, rolled: Option<&Rolled>) -> Step {
        match plan.next(rolled) {
            TrackStep::Ask(plan, ask) => self.asks(StrikeStage::Tiring(plan, after), ask),
            TrackStep::Done(effects) => {
                self.effects.extend(effects);
                self.over(after)
            }
        }
    }

    fn over(mut self, after: SmallVec<[Effect; 1]>) -> Step {
        self.effects.extend(after);
        Step::Done(Ending { landed: self.is_attack.then_some(true), effects: self.effects })
    }
}

impl Body {
    /// That a blow was doubled or halved.
    fn told(&self, blow: &Blow, Scaling { scale, clause }: Scaling) -> Effect {
        let amount = blow.parts.iter().map(|(_, amount)| amount).sum();
        let happening = Box::new(Happening::Scaled { who: self.who, scale, amount });
        Effect::Tell { happening, clause: Some(clause) }
    }

    /// What is left behind beside damage: an overshield that still stands keeps off what it can.
    fn left_behind(&mut self) -> SmallVec<[Effect; 1]> {
        let mut left = std::mem::take(&mut self.always);
        if self.guard.has_held() {
            if !self.unless_kept_off.is_empty() {
                let happening = Box::new(Happening::Warded { who: self.who });
                let clause = Some(clauses::Protection::Overshield.into());
                left.push(Effect::Tell { happening, clause });
            }
        } else {
            left.append(&mut self.unless_kept_off);
        }
        left
    }
}

impl Ahead {
    /// The roll to hit, or the save that stands for it.
    fn ask_whether_it_hits(&self) -> Ask {
        let (who, purpose) = match self.saving {
            Some(_) => {
                let feat = Feat::Save { attacker: self.attacker, from: self.weapon };
                (self.target, Purpose::Feat(feat))
            }
            None => (self.attacker, Purpose::Attack { target: self.target, weapon: self.weapon }),
        };
        Ask {
            who: Some(who),
            purpose,
            clause: self.clause,
            check: self.attack.clone(),
            matters: self.matters(),
        }
    }

    /// What has to be rolled at a hurdle; none where nothing stands there.
    fn ask(&self, hurdle: Hurdle) -> Option<Ask> {
        let (target, weapon) = (self.target, self.weapon);
        let (who, feat, clause, check): (_, _, Clause, _) = match hurdle {
            Hurdle::Critical => {
                let (check, _) = self.critical.and_then(CriticalPlan::roll)?;
                (self.attacker, Feat::Confirm { target, weapon }, clauses::Critical::Sum.into(), check)
            }
            Hurdle::Armour => {
                let check = self.body.guard.is_to_be_beaten().then(|| self.attack.clone())?;
                (
                    self.attacker,
                    Feat::Pierce { target, weapon },
                    clauses::Protection::SecondTest.into(),
                    check,
                )
            }
        };
        let purpose = Purpose::Feat(feat);
        Some(Ask { who: Some(who), purpose, clause, check, matters: Matters::Success })
    }

    /// Where nothing hangs on the numbers of the roll, odds need not tell them apart.
    fn matters(&self) -> Matters {
        if let Some(saving) = self.saving {
            return if saving.looks_at_numbers() { Matters::Natural } else { Matters::Success };
        }
        match (self.critical, self.mishap.is_empty()) {
            (None | Some(CriticalPlan::Sum { .. }), true) => Matters::Success,
            _ => Matters::Natural,
        }
    }
}
