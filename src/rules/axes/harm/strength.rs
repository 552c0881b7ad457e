//! Damage comes off hit points, and what is left of it off strength (`Harm::Strength`); then a save keeps one on one's
//! feet, or it is critical damage (`Harm::Save`), which may bring more (`Harm::OnCritical`). Who has nothing left of an
//! ability is dead, or cannot act (`Harm::Emptied`); a detachment is routed instead (`Harm::Routed`).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::at_zero::Felled;
use super::{HarmPlan, HarmStep};
use crate::battle::{
    Ability, Amount, Brink, Change, Check, CombatantId, Effect, Fate, Loss, Part, Purpose, Reason, WeaponId,
    Working, clauses,
};
use crate::dice::{Rolled, Throw};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::harm::{Emptied, ProtectionThenStrength};
use crate::rules::step::{Ask, Matters};
use crate::rules::table::Table;

impl Emptied {
    /// Its fate.
    pub const fn fate(self) -> Fate {
        match self {
            Emptied::Dead => Fate::Dead,
            Emptied::Paralysed => Fate::Paralysed,
            Emptied::Delirious => Fate::Delirious,
        }
    }
}

/// What damage is going to do to one body.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StrengthPlan {
    who: CombatantId,
    /// Hit points before the attack.
    hp: i32,
    /// The ability that damage comes off next, and what is left of it.
    ability: Ability,
    score: i32,
    /// What becomes of one who has nothing left of that ability.
    emptied: Option<Emptied>,
    /// The save that decides, against what is left then.
    save: Check,
    /// Whether it still fights.
    is_able: bool,
    /// Whether it has fallen already, so that nothing more is saved.
    has_fallen: bool,
    /// What keeps it from acting whatever else becomes of it: it has nothing left of an ability.
    kept_from_acting: Option<Fate>,
    /// What failing the save brings.
    falls: Falls,
    /// What the attacker brings about in one who fails it.
    brings: SmallVec<[Effect; 1]>,
    /// What it draws from the one who fails it, the last first.
    drains: SmallVec<[Drain; 1]>,
    stage: StrengthStage,
}

/// What failing the save brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Falls {
    /// It is felled like anybody whose body gives out.
    Felled(Felled),
    /// It leaves the field.
    Routed,
}

/// Points of an ability that are about to be lost, by dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Drain {
    ability: Ability,
    dice: Amount,
    /// What is left of it now.
    score: i32,
    emptied: Option<Emptied>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum StrengthStage {
    /// Nothing is rolled yet.
    Ahead,
    /// The save is being rolled.
    Saving,
    /// A die decides what becomes of one who has failed it.
    Deciding,
    /// Dice say what is drawn from it.
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
        let workings = by.map(|(_, weapon)| table.brought_by_critical(weapon)).unwrap_or_default();
        let drains = workings.iter().rev().filter_map(|working| match working {
            Working::Drain(drained) => {
                let (ability, dice) = (drained.ability, drained.amount());
                let emptied = self.emptied.get(&ability).copied();
                Some(Drain { ability, dice, score: score(ability), emptied })
            }
            _ => None,
        });
        let brings = by.into_iter().flat_map(|(attacker, weapon)| {
            workings.iter().filter_map(move |working| table.certain(attacker, who, weapon, *working))
        });
        let (fate, felled) = (*body.fate, table.felled(who, false));
        // Who merely sleeps, or cannot act, has not fallen.
        let has_fallen = Felled::Is(fate) == felled || body.brink.is_some_and(|brink| *brink != Brink::Far);
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
    /// All the hit points that it has, and all of the ability.
    pub(super) fn enough(&self) -> i32 {
        (self.hp.max(0) + self.score.max(0)).max(1)
    }

    pub(super) fn suffer(mut self, amount: i32) -> HarmStep {
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
        self.score -= rest;
        if self.score == 0 {
            effects.extend(self.emptied.map(|emptied| fall(who, emptied.fate(), clauses::Harm::Emptied)));
            return HarmStep::Done(effects, self.emptied.is_none() && self.is_able);
        }
        if self.has_fallen {
            return HarmStep::Done(effects, false);
        }
        self.save.threshold =
            smallvec::smallvec![Part { why: Reason::Score(self.ability), amount: self.score }];
        let ask = Ask {
            who: Some(who),
            purpose: Purpose::Save(self.ability),
            clause: clauses::Harm::Save.into(),
            check: self.save.clone(),
            matters: Matters::Success,
        };
        self.stage = StrengthStage::Saving;
        HarmStep::Ask(effects, HarmPlan::Strength(self), ask)
    }

    /// Goes on by one roll.
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

    /// Critical damage has been done: what the attacker brings about comes on top.
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
            check.bonuses.push(Part { why: Reason::Weapon, amount: drain.dice.plus });
        }
        let ask = Ask {
            who: Some(self.who),
            purpose: Purpose::Draining(drain.ability),
            clause: clauses::Harm::OnCritical.into(),
            check,
            matters: Matters::Natural,
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
    /// What becomes of one who loses points of an ability without a save, at the game master's desk for instance.
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
