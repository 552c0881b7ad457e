//! Damage comes off hit points, and the rest off strength (`Harm::Strength`). Then a save decides whether it is
//! critical damage (`Harm::Save`), which may bring more (`Harm::OnCritical`). A combatant with an ability at 0 dies
//! or cannot act (`Harm::Emptied`); a detachment is routed instead (`Harm::Routed`).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::at_zero::Felled;
use super::{HarmPlan, HarmStep};
use crate::battle::{
    Ability, Amount, Change, Check, CombatantId, DyingState, Effect, Fate, Loss, Modifier, Purpose, Reason,
    WeaponId, Working, clauses,
};
use crate::dice::{Rolled, Throw};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::harm::{Emptied, ProtectionThenStrength};
use crate::rules::step::{Ask, RelevantResult};
use crate::rules::table::Table;

impl Emptied {
    pub const fn fate(self) -> Fate {
        match self {
            Emptied::Dead => Fate::Dead,
            Emptied::Paralysed => Fate::Paralysed,
            Emptied::Delirious => Fate::Delirious,
        }
    }
}

/// What damage is going to do to one combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StrengthPlan {
    who: CombatantId,
    /// Hit points before the attack.
    hp: i32,
    /// The ability that damage comes off next, and its present score.
    ability: Ability,
    score: i32,
    /// What that ability at 0 does.
    emptied: Option<Emptied>,
    /// The save that decides, against the score that is left then.
    save: Check,
    /// Whether the combatant still fights.
    is_able: bool,
    /// Whether the combatant has fallen already, so that no further save is made.
    has_fallen: bool,
    /// The fate that keeps the combatant from acting in any case, because an ability is at 0.
    kept_from_acting: Option<Fate>,
    /// What failing the save brings.
    falls: Falls,
    /// The effects of the attacker's workings on a combatant who fails the save.
    brings: SmallVec<[Effect; 1]>,
    /// The ability points that a combatant who fails the save loses, the last first.
    drains: SmallVec<[Drain; 1]>,
    stage: StrengthStage,
}

/// What failing the save brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Falls {
    /// The combatant is felled, as when anybody's body gives out.
    Felled(Felled),
    /// The detachment leaves the field.
    Routed,
}

/// Points of an ability that are about to be lost, by dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Drain {
    ability: Ability,
    dice: Amount,
    /// The present score.
    score: i32,
    emptied: Option<Emptied>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum StrengthStage {
    /// Nothing is rolled yet.
    Ahead,
    Saving,
    /// A die decides the fate of a combatant who has failed the save.
    Deciding,
    /// Dice decide how many points of an ability are lost.
    Draining,
}

impl ProtectionThenStrength {
    pub(super) fn plan(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        by: Option<(CombatantId, WeaponId)>,
    ) -> Option<StrengthPlan> {
        let body = table.body(who)?;
        let routs = self.detachments_rout && table.sheet(who).detachment;
        let score = |ability| table.score(who, Axis::Harm, ability);
        let workings = by.map(|(_, weapon)| table.critical_workings(weapon)).unwrap_or_default();
        let drains = workings.iter().rev().filter_map(|working| match working {
            Working::Drain(drained) => {
                let (ability, dice) = (drained.ability, drained.amount());
                let emptied = self.emptied.get(&ability).copied();
                Some(Drain { ability, dice, score: score(ability), emptied })
            }
            _ => None,
        });
        let brings = by.into_iter().flat_map(|(attacker, weapon)| {
            workings
                .iter()
                .filter_map(move |working| table.effect_without_dice(attacker, who, weapon, *working))
        });
        let (fate, felled) = (body.fate, table.felled(who, false));
        // A combatant who is asleep, or cannot act, has not fallen.
        let has_fallen =
            Felled::Is(fate) == felled || body.dying.is_some_and(|dying| dying != DyingState::Far);
        let is_emptied = matches!(fate, Fate::Paralysed | Fate::Delirious);
        Some(StrengthPlan {
            who,
            hp: body.hit_points.map_or(0, |points| i32::from(points.now)),
            ability: self.save,
            score: score(self.save),
            emptied: self.emptied.get(&self.save).copied(),
            save: table.save_from_harm(who, Axis::Harm, self.save),
            is_able: fate.is_able(),
            has_fallen,
            kept_from_acting: is_emptied.then_some(fate),
            falls: if routs { Falls::Routed } else { Falls::Felled(felled) },
            brings: brings.collect(),
            drains: drains.collect(),
            stage: StrengthStage::Ahead,
        })
    }
}

impl StrengthPlan {
    /// Damage beyond the hit points and the ability's score makes no further difference.
    pub(super) fn enough(&self) -> i32 {
        (self.hp.max(0) + self.score.max(0)).max(1)
    }

    pub(super) fn suffer(&self, amount: i32) -> HarmStep {
        let (who, mut effects) = (self.who, Vec::new());
        if amount <= 0 {
            return HarmStep::Done(effects, self.is_able);
        }
        let off_hp = amount.min(self.hp);
        if off_hp > 0 {
            let amount = u16::try_from(off_hp).unwrap_or(u16::MAX);
            effects.push(Change::Harm { who, amount }.by(clauses::Harm::HitPoints));
        }
        let rest = (amount - off_hp).min(self.score);
        if amount == off_hp {
            return HarmStep::Done(effects, self.is_able);
        }
        effects.extend(lost(who, self.ability, rest, clauses::Harm::Strength));
        let score = self.score - rest;
        if score == 0 {
            effects.extend(self.emptied.map(|emptied| fall(who, emptied.fate(), clauses::Harm::Emptied)));
            return HarmStep::Done(effects, self.emptied.is_none() && self.is_able);
        }
        if self.has_fallen {
            return HarmStep::Done(effects, false);
        }
        let mut plan = StrengthPlan { score, stage: StrengthStage::Saving, ..self.clone() };
        plan.save.threshold =
            smallvec::smallvec![Modifier { why: Reason::Score(self.ability), amount: score }];
        let ask = Ask {
            who: Some(who),
            purpose: Purpose::Save(self.ability),
            clause: clauses::Harm::Save.into(),
            check: plan.save.clone(),
            matters: RelevantResult::Success,
        };
        HarmStep::Ask(effects, HarmPlan::Strength(plan), ask)
    }

    /// Continues with a roll.
    pub(super) fn next(mut self, rolled: &Rolled) -> HarmStep {
        match self.stage {
            StrengthStage::Saving if rolled.succeeds => HarmStep::Done(Vec::new(), self.is_able),
            StrengthStage::Saving => match self.falls {
                Falls::Routed => {
                    let routed = fall(self.who, Fate::Gone, clauses::Harm::Routed);
                    HarmStep::Done(vec![routed], false)
                }
                Falls::Felled(felled) => match felled.ask(self.who) {
                    Some(ask) => {
                        self.stage = StrengthStage::Deciding;
                        HarmStep::Ask(Vec::new(), HarmPlan::Strength(self), ask)
                    }
                    None => {
                        let effects = felled.effects(self.who, None);
                        self.fallen(effects)
                    }
                },
            },
            StrengthStage::Deciding => match self.falls {
                Falls::Felled(felled) => {
                    let effects = felled.effects(self.who, Some(rolled));
                    self.fallen(effects)
                }
                Falls::Routed => HarmStep::Done(Vec::new(), false),
            },
            StrengthStage::Draining => {
                let effects = self.drains.pop().map(|drain| drain.effects(self.who, rolled.total));
                self.drain(effects.unwrap_or_default())
            }
            StrengthStage::Ahead => HarmStep::Done(Vec::new(), self.is_able),
        }
    }

    /// Critical damage has been done: the attacker's workings come on top.
    fn fallen(mut self, mut effects: Vec<Effect>) -> HarmStep {
        let keeps = |fate| fall(self.who, fate, clauses::Harm::Emptied);
        effects.extend(self.kept_from_acting.map(keeps));
        effects.extend(std::mem::take(&mut self.brings));
        self.drain(effects)
    }

    fn drain(mut self, effects: Vec<Effect>) -> HarmStep {
        let Some(drain) = self.drains.last() else { return HarmStep::Done(effects, false) };
        let (count, sides) = drain.dice.dice;
        let mut check = Check::of(Throw::Sum { count: count.into(), sides });
        if drain.dice.plus != 0 {
            check.bonuses.push(Modifier { why: Reason::Weapon, amount: drain.dice.plus });
        }
        let ask = Ask {
            who: Some(self.who),
            purpose: Purpose::Draining(drain.ability),
            clause: clauses::Harm::OnCritical.into(),
            check,
            matters: RelevantResult::Natural,
        };
        self.stage = StrengthStage::Draining;
        HarmStep::Ask(effects, HarmPlan::Strength(self), ask)
    }
}

impl Drain {
    fn effects(self, who: CombatantId, amount: i32) -> Vec<Effect> {
        let amount = amount.clamp(0, self.score);
        let mut effects: Vec<Effect> =
            lost(who, self.ability, amount, clauses::Harm::OnCritical).into_iter().collect();
        if amount == self.score {
            effects.extend(self.emptied.map(|emptied| fall(who, emptied.fate(), clauses::Harm::Emptied)));
        }
        effects
    }
}

fn lost(who: CombatantId, ability: Ability, amount: i32, clause: clauses::Harm) -> Option<Effect> {
    let points = i8::try_from(amount).unwrap_or(i8::MAX);
    (points > 0).then_some(Change::Lose { who, loss: Loss::Points(ability, points) }.by(clause))
}

fn fall(who: CombatantId, fate: Fate, clause: clauses::Harm) -> Effect {
    Change::Fate { who, fate }.by(clause)
}

impl Table<'_> {
    /// The effects of losing points of an ability without a save, at the word of the game master for instance.
    pub fn drained(&self, who: CombatantId, ability: Ability, points: i32) -> Vec<Effect> {
        let (emptied, score) = (self.emptied(ability), self.score(who, Axis::Harm, ability));
        Drain { ability, dice: Amount { dice: (0, 0), plus: 0 }, score, emptied }.effects(who, points)
    }

    fn emptied(&self, ability: Ability) -> Option<Emptied> {
        match &self.muster.book.harm.take {
            super::HarmRule::ProtectionThenStrength(rule) => rule.emptied.get(&ability).copied(),
            _ => None,
        }
    }
}
