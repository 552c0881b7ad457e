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

/// What a delivery goes on with: a roll, or what has reached the body now that it is over; none if the strike missed.
enum Next {
    Ask(Progress, Ask),
    Over(Option<Dealt>),
}

impl Delivery {
    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(self, rolled: Option<&Rolled>) -> DeliveryStep {
        let Delivery { plan, progress, mut effects } = self;
        match plan.delivery.next(progress, rolled, &mut effects) {
            Next::Ask(progress, ask) => DeliveryStep::Ask(Delivery { plan, progress, effects }, ask),
            Next::Over(dealt) => DeliveryStep::Over(Delivered { dealt, effects }),
        }
    }
}

impl DeliveryPlan {
    /// Takes the result of the last roll, then asks for the next one or ends.
    fn next(&self, mut progress: Progress, rolled: Option<&Rolled>, effects: &mut Vec<Effect>) -> Next {
        match (progress.stage, rolled, &self.attack) {
            (DeliveryStage::Daring, Some(rolled), _) => {
                if let Some((_, Dare::Ahead(rule, _))) = self.next_dare(&progress) {
                    progress.dared.push(if rolled.succeeds { rule.success } else { rule.failure });
                }
                self.begin(progress, effects)
            }
            (DeliveryStage::Attacking, Some(rolled), Some(attack)) => match attack.saving {
                Some(saving) => self.saved(attack, progress, saving, rolled, effects),
                None => self.attacked(attack, progress, rolled, effects),
            },
            (DeliveryStage::Facing(hurdle), Some(rolled), Some(attack)) => {
                self.faced(attack, progress, hurdle, rolled, effects)
            }
            (DeliveryStage::Dealing, Some(rolled), _) => {
                self.count(&mut progress, rolled.total);
                self.deal(progress, effects)
            }
            _ => self.begin(progress, effects),
        }
    }

    /// Asks for the next daring manoeuvre, or for the roll to hit once they are all tried.
    fn begin(&self, mut progress: Progress, effects: &mut Vec<Effect>) -> Next {
        if let Some((who, Dare::Ahead(rule, save))) = self.next_dare(&progress) {
            progress.stage = DeliveryStage::Daring;
            let ask = Ask {
                who: Some(*who),
                purpose: Purpose::Save(rule.save),
                clause: clauses::Manoeuvre::Daring.into(),
                check: (**save).clone(),
                matters: RelevantResult::Success,
            };
            return Next::Ask(progress, ask);
        }
        match &self.attack {
            None => self.begin_dealing(progress, effects),
            Some(attack) => match attack.ask_whether_it_hits() {
                Some(ask) => self.asks(progress, DeliveryStage::Attacking, ask),
                None => self.face(attack, progress, Hurdle::Evasion, effects),
            },
        }
    }

    fn asks(&self, mut progress: Progress, stage: DeliveryStage, ask: Ask) -> Next {
        progress.stage = stage;
        let ask = self.as_dared(&progress, ask);
        Next::Ask(progress, ask)
    }

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

    fn attacked(
        &self,
        attack: &AttackPlan,
        mut progress: Progress,
        rolled: &Rolled,
        effects: &mut Vec<Effect>,
    ) -> Next {
        effects.extend(attack.aimed.clone());
        if !rolled.succeeds {
            let mishap = if rolled.is_worst() { attack.mishap.as_slice() } else { &[] };
            return missed(attack, mishap, effects);
        }
        if let Some(critical) = attack.critical.filter(|critical| critical.is_met_by(rolled)) {
            critical.on(&mut progress.hit);
        }
        progress.hit_with = Some((rolled.throw, rolled.target));
        self.face(attack, progress, Hurdle::Evasion, effects)
    }

    fn saved(
        &self,
        attack: &AttackPlan,
        mut progress: Progress,
        saving: Saving,
        rolled: &Rolled,
        effects: &mut Vec<Effect>,
    ) -> Next {
        effects.extend(spent(attack.attacker, attack.cost.0, true));
        if saving.spares(rolled) {
            return Next::Over(None);
        }
        progress.is_saved = rolled.succeeds;
        progress.hit.scaling = saving.scaling(rolled);
        self.begin_dealing(progress, effects)
    }

    /// Asks for the next roll between a hit and its damage, beginning with this hurdle.
    fn face(
        &self,
        attack: &AttackPlan,
        progress: Progress,
        hurdle: Hurdle,
        effects: &mut Vec<Effect>,
    ) -> Next {
        match self.ask_of(attack, &progress, hurdle) {
            Some(ask) => self.asks(progress, DeliveryStage::Facing(hurdle), ask),
            None => self.pass(attack, progress, hurdle, effects),
        }
    }

    /// Goes on behind a hurdle.
    fn pass(
        &self,
        attack: &AttackPlan,
        progress: Progress,
        hurdle: Hurdle,
        effects: &mut Vec<Effect>,
    ) -> Next {
        match hurdle {
            Hurdle::Evasion => {
                effects.extend(spent(attack.attacker, attack.cost.0, true));
                self.face(attack, progress, Hurdle::Critical, effects)
            }
            Hurdle::Critical => self.face(attack, progress, Hurdle::Armour, effects),
            Hurdle::Armour => self.begin_dealing(progress, effects),
        }
    }

    fn faced(
        &self,
        attack: &AttackPlan,
        mut progress: Progress,
        hurdle: Hurdle,
        rolled: &Rolled,
        effects: &mut Vec<Effect>,
    ) -> Next {
        match hurdle {
            Hurdle::Evasion if rolled.succeeds => return missed(attack, &[], effects),
            Hurdle::Evasion => {}
            Hurdle::Critical => {
                let extra = attack.critical.and_then(CriticalPlan::roll).filter(|_| rolled.succeeds);
                progress.hit.extra += extra.map_or(0, |(_, extra)| extra);
            }
            Hurdle::Armour => progress.is_beaten = rolled.succeeds,
        }
        self.pass(attack, progress, hurdle, effects)
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

    fn begin_dealing(&self, mut progress: Progress, effects: &mut Vec<Effect>) -> Next {
        progress.stage = DeliveryStage::Dealing;
        progress.damage = progress.hit;
        progress.wear = self.wear_at_first(&progress, 0);
        self.deal(progress, effects)
    }

    fn deal(&self, mut progress: Progress, effects: &mut Vec<Effect>) -> Next {
        match self.next_dice(&mut progress) {
            Some(ask) => self.asks(progress, DeliveryStage::Dealing, ask),
            None => Next::Over(self.outcome(progress, effects)),
        }
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

/// Ends a strike that has missed.
fn missed(attack: &AttackPlan, mishap: &[Effect], effects: &mut Vec<Effect>) -> Next {
    effects.extend(spent(attack.attacker, attack.cost.1, false));
    effects.extend_from_slice(mishap);
    Next::Over(None)
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
