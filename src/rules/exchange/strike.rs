//! A strike, step by step: the attack, the damage of a hit, what protects against it, what it does to the body
//! (`Harm::HitHarms`), how it tires the target, and its other effects. Each axis works out its own part; this file only passes
//! values from one to the next. Harm that needs no roll to hit starts at the second step.

mod dealing;
mod hands;
mod saved;
mod sums;
mod weighed;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::{Check, Clause, CombatantId, Effect, ExtraRoll, Purpose, Reason, WeaponId, clauses};
use crate::dice::{Edge, Goal, Rolled};
use crate::rules::axes::attack::Saving;
use crate::rules::axes::damage::{DamagePlan, spent};
use crate::rules::axes::harm::{HarmPlan, HarmStep};
use crate::rules::axes::track::{TrackPlan, TrackStep};
use crate::rules::choices::critical::CriticalPlan;
use crate::rules::choices::manoeuvre::Daring;
use crate::rules::exchange::strike::dealing::Dealing;
use crate::rules::exchange::strike::hands::Hands;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
pub use sums::Sums;

/// A blow that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Strike {
    stage: StrikeStage,
    /// Whether this is an attack, which hits or misses. Other harm, such as that of a trap, does neither.
    is_attack: bool,
    effects: Vec<Effect>,
    /// The daring manoeuvres of the attackers. They are tried from the last to the first.
    daring: SmallVec<[(CombatantId, Dare); 1]>,
}

/// A daring manoeuvre: its rule and its save, then the edge that it brings.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Dare {
    /// Not tried yet.
    Ahead(Daring, Box<Check>),
    /// Tried, with this edge as the result.
    Brings(Edge),
}

/// How far a strike has come, with everything that still lies ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum StrikeStage {
    /// Nothing is rolled yet.
    Ahead(Box<Ahead>),
    /// The roll to hit.
    Attacking(Box<Ahead>),
    /// The attack has hit, and another roll stands between the hit and its damage.
    Facing(Hurdle, Box<Ahead>),
    /// The damage rolls.
    Dealing(Box<Dealing>),
    /// What the damage does to the body.
    Harming(HarmPlan, Vec<TrackPlan>, SmallVec<[Effect; 1]>),
    /// Whether the hit tires the target.
    Tiring(TrackPlan, SmallVec<[Effect; 1]>),
    /// Nothing lies ahead.
    Over,
}

/// What may still be rolled between a hit and its damage, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Hurdle {
    /// Whether the target evades the attack.
    Evasion,
    /// Whether the hit is a critical hit.
    Critical,
    /// Whether the hit gets past armour.
    Armour,
}

/// Everything that a strike needs for its rolls, worked out when the strike begins.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Ahead {
    attacker: CombatantId,
    target: CombatantId,
    weapon: WeaponId,
    attack: Check,
    /// The target's save, if it replaces the roll to hit.
    saving: Option<Saving>,
    clause: Clause,
    /// The test by which the target may evade the attack.
    evasion: Option<Check>,
    critical: Option<CriticalPlan>,
    /// The action points that a hit costs, and those that a miss costs.
    cost: (u16, u16),
    /// The effect that the roll has on the attacker, whether it hits or misses.
    aimed: Option<Effect>,
    /// The effects of a natural 1.
    mishap: Vec<Effect>,
    hands: Hands,
}

impl Strike {
    /// The same strike, with effects that come before it.
    pub fn preceded_by(self, effects: Vec<Effect>) -> Strike {
        Strike { effects, ..self }
    }

    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        if let Some(place) = self.daring.iter().rposition(|(_, dare)| matches!(dare, Dare::Ahead(..))) {
            return self.dare(place, rolled);
        }
        let Strike { stage, is_attack, effects, daring } = self;
        let strike = Strike { stage: StrikeStage::Over, is_attack, effects, daring };
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
            (StrikeStage::Dealing(dealing), rolled) => strike.deal(dealing, rolled),
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

    fn asks(self, stage: StrikeStage, ask: Ask) -> Step<Self> {
        let ask = self.as_dared(ask);
        Step::Ask(Strike { stage, ..self }, ask)
    }

    /// Adds the edge of the roller's daring manoeuvre to a roll. It counts for all dice of an attack.
    fn as_dared(&self, mut ask: Ask) -> Ask {
        let dared = self.daring.iter().find_map(|(who, dare)| match dare {
            Dare::Brings(edge) if Some(*who) == ask.who => Some((Reason::Daring, *edge)),
            _ => None,
        });
        if let (Some(dared), Purpose::Attack { .. }) = (dared, ask.purpose) {
            ask.check = ask.check.with_edges(smallvec![dared]);
        }
        ask
    }

    /// Tries a daring manoeuvre.
    fn dare(mut self, place: usize, rolled: Option<&Rolled>) -> Step<Self> {
        let (who, dare) = &mut self.daring[place];
        let Dare::Ahead(rule, save) = dare else { return self.next(None) };
        if let Some(rolled) = rolled {
            *dare = Dare::Brings(if rolled.succeeds { rule.success } else { rule.failure });
            return self.next(None);
        }
        let ask = Ask {
            who: Some(*who),
            purpose: Purpose::Save(rule.save),
            clause: clauses::Manoeuvre::Daring.into(),
            check: (**save).clone(),
            matters: RelevantResult::Success,
        };
        Step::Ask(self, ask)
    }

    fn attacked(mut self, mut ahead: Box<Ahead>, rolled: &Rolled) -> Step<Self> {
        self.effects.extend(ahead.aimed.take());
        if !rolled.succeeds {
            if rolled.is_worst() {
                let mishap = std::mem::take(&mut ahead.mishap);
                return self.missed(&ahead, mishap);
            }
            return self.missed(&ahead, Vec::new());
        }
        if let Some(critical) = ahead.critical.filter(|critical| critical.is_met_by(rolled)) {
            ahead.each_damage(|damage| critical.on(damage));
        }
        ahead.attack = ahead.attack.again(rolled, Reason::SameDice);
        self.face(Hurdle::Evasion, ahead)
    }

    fn missed(mut self, ahead: &Ahead, mishap: Vec<Effect>) -> Step<Self> {
        self.effects.extend(spent(ahead.attacker, ahead.cost.1, false));
        self.effects.extend(mishap);
        Step::Done(Ending { landed: Some(false), effects: self.effects })
    }

    /// Asks for the next roll between a hit and its damage, beginning with this hurdle.
    fn face(mut self, hurdle: Hurdle, ahead: Box<Ahead>) -> Step<Self> {
        match (ahead.ask(hurdle), hurdle) {
            (Some(ask), _) => self.asks(StrikeStage::Facing(hurdle, ahead), ask),
            (None, Hurdle::Evasion) => {
                self.effects.extend(spent(ahead.attacker, ahead.cost.0, true));
                self.face(Hurdle::Critical, ahead)
            }
            (None, Hurdle::Critical) => self.face(Hurdle::Armour, ahead),
            (None, Hurdle::Armour) => self.deal(Dealing::of(ahead.hands), None),
        }
    }

    fn faced(self, hurdle: Hurdle, mut ahead: Box<Ahead>, rolled: &Rolled) -> Step<Self> {
        match hurdle {
            Hurdle::Evasion if rolled.succeeds => self.missed(&ahead, Vec::new()),
            Hurdle::Evasion => {
                ahead.evasion = None;
                self.face(Hurdle::Evasion, ahead)
            }
            Hurdle::Critical => {
                let extra = ahead.critical.and_then(CriticalPlan::roll).filter(|_| rolled.succeeds);
                let extra = extra.map_or(0, |(_, extra)| extra);
                ahead.each_damage(|damage| damage.with_extra(extra));
                self.face(Hurdle::Armour, ahead)
            }
            Hurdle::Armour => {
                if rolled.succeeds {
                    ahead.hands.iter_mut().for_each(|hand| hand.body.guard.beat());
                }
                self.deal(Dealing::of(ahead.hands), None)
            }
        }
    }

    fn deal(self, mut dealing: Box<Dealing>, rolled: Option<&Rolled>) -> Step<Self> {
        if let Some(rolled) = rolled {
            dealing.count(rolled.total);
        }
        match dealing.next_dice() {
            Some(ask) => self.asks(StrikeStage::Dealing(dealing), ask),
            None => self.dealt(*dealing),
        }
    }

    /// The damage is known; the body takes what gets through.
    fn dealt(mut self, dealing: Dealing) -> Step<Self> {
        let (mut body, through, told) = dealing.outcome();
        self.effects.extend(told);
        self.effects.extend(body.guard.effects());
        // While an overshield holds, a hit does nothing else to the body.
        if body.guard.has_held() {
            body.tiring.clear();
        }
        let after = body.left_behind();
        self.harm(body.harm.suffer(through), body.tiring, after)
    }

    fn harm(
        mut self,
        step: HarmStep,
        mut tiring: Vec<TrackPlan>,
        after: SmallVec<[Effect; 1]>,
    ) -> Step<Self> {
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

    fn tire(mut self, plan: TrackPlan, after: SmallVec<[Effect; 1]>, rolled: Option<&Rolled>) -> Step<Self> {
        match plan.next(rolled) {
            TrackStep::Ask(plan, ask) => self.asks(StrikeStage::Tiring(plan, after), ask),
            TrackStep::Done(effects) => {
                self.effects.extend(effects);
                self.over(after)
            }
        }
    }

    fn over(mut self, after: SmallVec<[Effect; 1]>) -> Step<Self> {
        self.effects.extend(after);
        Step::Done(Ending { landed: self.is_attack.then_some(true), effects: self.effects })
    }
}

impl Ahead {
    fn each_damage(&mut self, change: impl Fn(DamagePlan) -> DamagePlan) {
        for hand in &mut self.hands {
            hand.damage = hand.damage.take().map(&change);
        }
    }

    /// The roll that a hurdle asks for; none if this strike does not have that hurdle.
    fn ask(&self, hurdle: Hurdle) -> Option<Ask> {
        let (target, weapon) = (self.target, self.weapon);
        let (who, roll, clause, check): (_, _, Clause, _) = match hurdle {
            Hurdle::Evasion => {
                let roll = ExtraRoll::Evade { attacker: self.attacker };
                (target, roll, clauses::Manoeuvre::Evade.into(), self.evasion.clone()?)
            }
            Hurdle::Critical => {
                let (check, _) = self.critical.and_then(CriticalPlan::roll)?;
                (self.attacker, ExtraRoll::Confirm { target, weapon }, clauses::Critical::Sum.into(), check)
            }
            Hurdle::Armour => {
                let guard = self.hands.first().map(|hand| &hand.body.guard)?;
                let is_rolled = self.attack.goal != Goal::Show;
                let check = (is_rolled && guard.is_to_be_beaten()).then(|| self.attack.clone())?;
                (
                    self.attacker,
                    ExtraRoll::Pierce { target, weapon },
                    clauses::Protection::SecondTest.into(),
                    check,
                )
            }
        };
        let purpose = Purpose::ExtraRoll(roll);
        Some(Ask { who: Some(who), purpose, clause, check, matters: RelevantResult::Success })
    }
}
