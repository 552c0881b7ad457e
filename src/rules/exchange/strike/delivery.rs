//! The delivery of a strike: daring manoeuvres, the roll to hit or the save that replaces it, what else stands between a hit
//! and its damage, and the damage dice. Harm without a roll to hit begins with the dice.

use smallvec::smallvec;

use super::plan::{AttackPlan, Dare, DeliveryPlan};
use super::progress::{DeliveryStage, Hurdle, Progress};
use super::{Dealt, Delivered, Delivery, DeliveryStep};
use crate::battle::{Clause, CombatantId, Effect, ExtraRoll, Purpose, Reason, clauses};
use crate::dice::Rolled;
use crate::rules::axes::attack::Saving;
use crate::rules::axes::damage::spent;
use crate::rules::axes::protection::GuardWear;
use crate::rules::choices::critical::CriticalPlan;
use crate::rules::step::{Ask, RelevantResult};

impl Delivery {
    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(mut self, rolled: Option<&Rolled>) -> DeliveryStep {
        let plan = self.plan.clone();
        match (self.progress.stage, rolled, &plan.delivery.attack) {
            (DeliveryStage::Daring, Some(rolled), _) => {
                if let Some((_, Dare::Ahead(rule, _))) = plan.delivery.next_dare(&self.progress) {
                    self.progress.dared.push(if rolled.succeeds { rule.success } else { rule.failure });
                }
                self.begin()
            }
            (DeliveryStage::Attacking, Some(rolled), Some(attack)) => match attack.saving {
                Some(saving) => self.saved(attack, saving, rolled),
                None => self.attacked(attack, rolled),
            },
            (DeliveryStage::Facing(hurdle), Some(rolled), Some(attack)) => self.faced(attack, hurdle, rolled),
            (DeliveryStage::Dealing, Some(rolled), _) => {
                plan.delivery.count(&mut self.progress, rolled.total);
                self.deal()
            }
            _ => self.begin(),
        }
    }

    /// Asks for the next daring manoeuvre, or for the roll to hit once they are all tried.
    fn begin(mut self) -> DeliveryStep {
        let plan = self.plan.clone();
        if let Some((who, Dare::Ahead(rule, save))) = plan.delivery.next_dare(&self.progress) {
            self.progress.stage = DeliveryStage::Daring;
            let ask = Ask {
                who: Some(*who),
                purpose: Purpose::Save(rule.save),
                clause: clauses::Manoeuvre::Daring.into(),
                check: (**save).clone(),
                matters: RelevantResult::Success,
            };
            return DeliveryStep::Ask(self, ask);
        }
        match &plan.delivery.attack {
            None => self.begin_dealing(),
            Some(attack) => match attack.ask_whether_it_hits() {
                Some(ask) => self.asks(DeliveryStage::Attacking, ask),
                None => self.face(attack, Hurdle::Evasion),
            },
        }
    }

    fn asks(mut self, stage: DeliveryStage, ask: Ask) -> DeliveryStep {
        self.progress.stage = stage;
        let ask = self.plan.delivery.as_dared(&self.progress, ask);
        DeliveryStep::Ask(self, ask)
    }

    fn over(self, dealt: Option<Dealt>) -> DeliveryStep {
        DeliveryStep::Over(Delivered { dealt, effects: self.effects })
    }

    fn missed(mut self, attack: &AttackPlan, mishap: &[Effect]) -> DeliveryStep {
        self.effects.extend(spent(attack.attacker, attack.cost.1, false));
        self.effects.extend_from_slice(mishap);
        self.over(None)
    }

    fn attacked(mut self, attack: &AttackPlan, rolled: &Rolled) -> DeliveryStep {
        self.effects.extend(attack.aimed.clone());
        if !rolled.succeeds {
            let mishap = if rolled.is_worst() { attack.mishap.as_slice() } else { &[] };
            return self.missed(attack, mishap);
        }
        if let Some(critical) = attack.critical.filter(|critical| critical.is_met_by(rolled)) {
            critical.on(&mut self.progress.hit);
        }
        self.progress.hit_with = Some((rolled.throw, rolled.target));
        self.face(attack, Hurdle::Evasion)
    }

    fn saved(mut self, attack: &AttackPlan, saving: Saving, rolled: &Rolled) -> DeliveryStep {
        self.effects.extend(spent(attack.attacker, attack.cost.0, true));
        if saving.spares(rolled) {
            return self.over(None);
        }
        self.progress.is_saved = rolled.succeeds;
        self.progress.hit.scaling = saving.scaling(rolled);
        self.begin_dealing()
    }

    /// Asks for the next roll between a hit and its damage, beginning with this hurdle.
    fn face(self, attack: &AttackPlan, hurdle: Hurdle) -> DeliveryStep {
        match self.plan.delivery.ask_of(attack, &self.progress, hurdle) {
            Some(ask) => self.asks(DeliveryStage::Facing(hurdle), ask),
            None => self.pass(attack, hurdle),
        }
    }

    fn faced(mut self, attack: &AttackPlan, hurdle: Hurdle, rolled: &Rolled) -> DeliveryStep {
        match hurdle {
            Hurdle::Evasion if rolled.succeeds => return self.missed(attack, &[]),
            Hurdle::Evasion => {}
            Hurdle::Critical => {
                let extra = attack.critical.and_then(CriticalPlan::roll).filter(|_| rolled.succeeds);
                self.progress.hit.extra += extra.map_or(0, |(_, extra)| extra);
            }
            Hurdle::Armour => self.progress.is_beaten = rolled.succeeds,
        }
        self.pass(attack, hurdle)
    }

    /// Goes on behind a hurdle.
    fn pass(mut self, attack: &AttackPlan, hurdle: Hurdle) -> DeliveryStep {
        match hurdle {
            Hurdle::Evasion => {
                self.effects.extend(spent(attack.attacker, attack.cost.0, true));
                self.face(attack, Hurdle::Critical)
            }
            Hurdle::Critical => self.face(attack, Hurdle::Armour),
            Hurdle::Armour => self.begin_dealing(),
        }
    }

    fn begin_dealing(mut self) -> DeliveryStep {
        let progress = &mut self.progress;
        progress.stage = DeliveryStage::Dealing;
        progress.damage = progress.hit;
        progress.wear = self.plan.delivery.wear_at_first(progress, 0);
        self.deal()
    }

    fn deal(mut self) -> DeliveryStep {
        let plan = self.plan.clone();
        if let Some(ask) = plan.delivery.next_dice(&mut self.progress) {
            return self.asks(DeliveryStage::Dealing, ask);
        }
        let progress = std::mem::take(&mut self.progress);
        let dealt = plan.delivery.outcome(progress, &mut self.effects);
        self.over(dealt)
    }
}

impl DeliveryPlan {
    /// The daring manoeuvre that is tried next. They are tried from the last to the first.
    fn next_dare(&self, progress: &Progress) -> Option<&(CombatantId, Dare)> {
        let mut to_try = self.daring.iter().rev().filter(|(_, dare)| matches!(dare, Dare::Ahead(..)));
        to_try.nth(progress.dared.len())
    }

    /// Adds the edge of the roller's daring manoeuvre to a roll. It counts for all dice of an attack.
    pub(super) fn as_dared(&self, progress: &Progress, mut ask: Ask) -> Ask {
        let mut tried = progress.dared.iter();
        let mut dared = None;
        for (who, dare) in self.daring.iter().rev() {
            let edge = match dare {
                Dare::Brings(edge) => Some(edge),
                Dare::Ahead(..) => tried.next(),
            };
            if Some(*who) == ask.who {
                dared = edge.map(|edge| (Reason::Daring, *edge)).or(dared);
            }
        }
        if let (Some(dared), Purpose::Attack { .. }) = (dared, ask.purpose) {
            ask.check = ask.check.with_edges(smallvec![dared]);
        }
        ask
    }

    /// The roll that a hurdle asks for; none if this strike does not have that hurdle.
    fn ask_of(&self, attack: &AttackPlan, progress: &Progress, hurdle: Hurdle) -> Option<Ask> {
        let (target, weapon) = (attack.target, attack.weapon);
        let (who, roll, clause, check): (_, _, Clause, _) = match hurdle {
            Hurdle::Evasion => {
                let roll = ExtraRoll::Evade { attacker: attack.attacker };
                (target, roll, clauses::Manoeuvre::Evade.into(), attack.evasion.clone()?)
            }
            Hurdle::Critical => {
                let (check, _) = attack.critical.and_then(CriticalPlan::roll)?;
                (attack.attacker, ExtraRoll::Confirm { target, weapon }, clauses::Critical::Sum.into(), check)
            }
            Hurdle::Armour => {
                let is_to_be_beaten = self.hands.first()?.guard.is_to_be_beaten();
                let (throw, to_reach) = progress.hit_with.filter(|_| is_to_be_beaten)?;
                let check = attack.check.clone()?.again(throw, to_reach, Reason::SameDice);
                (
                    attack.attacker,
                    ExtraRoll::Pierce { target, weapon },
                    clauses::Protection::SecondTest.into(),
                    check,
                )
            }
        };
        let purpose = Purpose::ExtraRoll(roll);
        Some(Ask { who: Some(who), purpose, clause, check, matters: RelevantResult::Success })
    }

    /// How worn a hand finds the guard before its first blow.
    pub(super) fn wear_at_first(&self, progress: &Progress, hand: usize) -> GuardWear {
        let mut wear = GuardWear::default();
        if let Some(hand) = self.hands.get(hand).filter(|_| progress.is_beaten) {
            hand.guard.beat(&mut wear);
        }
        wear
    }
}

impl AttackPlan {
    /// The roll to hit, or the save that replaces it; none if the attack always hits.
    fn ask_whether_it_hits(&self) -> Option<Ask> {
        let (who, purpose) = match self.saving {
            Some(_) => {
                let roll = ExtraRoll::Save { attacker: self.attacker, from: self.weapon };
                (self.target, Purpose::ExtraRoll(roll))
            }
            None => (self.attacker, Purpose::Attack { target: self.target, weapon: self.weapon }),
        };
        let (check, matters) = (self.check.clone()?, self.matters());
        Some(Ask { who: Some(who), purpose, clause: self.clause, check, matters })
    }

    /// What about the roll makes a difference: odds need not tell other results apart.
    fn matters(&self) -> RelevantResult {
        if let Some(saving) = self.saving {
            return if saving.looks_at_numbers() { RelevantResult::Natural } else { RelevantResult::Success };
        }
        match (self.critical, self.mishap.is_empty()) {
            (None | Some(CriticalPlan::Sum { .. }), true) => RelevantResult::Success,
            _ => RelevantResult::Hit(self.critical),
        }
    }
}
