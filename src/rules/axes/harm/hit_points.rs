//! Damage comes off hit points (`Harm::HitPoints`); at 0 the body gives out. A combatant with all their hit points
//! may be spared death by a single attack (`Harm::Spared`).

use serde::{Deserialize, Serialize};

use super::at_zero::Felled;
use super::{HarmPlan, HarmStep};
use crate::battle::{Change, CombatantId, Effect, Fate, clauses};
use crate::dice::Rolled;
use crate::rules::choices::harm::{HitPointRule, Spared};
use crate::rules::table::Table;

/// What damage is going to do to one combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HitPointPlan {
    who: CombatantId,
    /// Hit points before the attack.
    now: i32,
    /// Whether no single attack can kill the combatant.
    spared: bool,
    /// What being felled does: by exactly the hit points left, and by more.
    felled: (Felled, Felled),
    /// Whether the damage comes from an attack.
    is_attack: bool,
    /// Whether the combatant still fights.
    is_able: bool,
    /// Whether the combatant is down already, so that damage costs them no more than a chance.
    is_down: bool,
    /// The chance that is lost then, where the combatant has any.
    chance: Option<Box<Effect>>,
    /// Whether any hit fells the combatant, even without damage, because they have held on to life before.
    is_frail: bool,
    /// Whether any blow that gets through kills the combatant, because they lie unconscious.
    is_at_mercy: bool,
    /// What a die is about to decide.
    deciding: Option<Felled>,
}

impl HitPointRule {
    /// Only attacks can trigger the spare rule.
    pub(super) fn plan(self, table: &Table<'_>, who: CombatantId, is_attack: bool) -> Option<HitPointPlan> {
        let body = table.body(who)?;
        let points = body.hit_points?;
        let spared = match self.spared_at_full {
            Spared::Nobody => false,
            Spared::Heroes => table.sheet(who).hero,
            Spared::Everybody => true,
        };
        Some(HitPointPlan {
            who,
            now: i32::from(points.now),
            spared: spared && is_attack && points.now == points.most,
            felled: (table.felled(who, false), table.felled(who, true)),
            is_attack,
            is_able: body.fate.is_able(),
            is_down: body.fate == Fate::Down,
            chance: table.chance_lost(who).map(Box::new),
            is_frail: is_attack && table.has_held_on(who),
            is_at_mercy: is_attack && table.dies_of_any_blow(who),
            deciding: None,
        })
    }
}

impl HitPointPlan {
    /// Damage beyond one more than the hit points makes no further difference.
    pub(super) fn enough(&self) -> i32 {
        self.now.max(0) + 1
    }

    pub(super) fn suffer(&self, amount: i32) -> HarmStep {
        let who = self.who;
        if self.is_down && (self.is_attack || amount > 0) && self.chance.is_some() {
            return HarmStep::Done(self.chance.iter().map(|lost| (**lost).clone()).collect(), false);
        }
        let amount = if self.is_frail { amount.max(self.now) } else { amount };
        if amount <= 0 {
            return HarmStep::Done(Vec::new(), self.is_able);
        }
        let amount = if self.is_at_mercy { amount.max(self.now + 1) } else { amount };
        let left = self.now - amount;
        let lost = u16::try_from(amount.min(self.now)).unwrap_or(0);
        let mut effects = Vec::new();
        if lost > 0 {
            effects.push(Change::Harm { who, amount: lost }.by(clauses::Harm::HitPoints));
        }
        if left > 0 || self.is_down {
            return HarmStep::Done(effects, self.is_able);
        }
        let felled = if left == 0 && self.is_able { self.felled.0 } else { self.felled.1 };
        let senseless = Fate::Unconscious { turns: None };
        if self.spared && felled != Felled::Is(senseless) {
            effects.push(Change::Fate { who, fate: senseless }.by(clauses::Harm::Spared));
            return HarmStep::Done(effects, false);
        }
        match felled.ask(who) {
            Some(ask) => {
                let plan = HitPointPlan { deciding: Some(felled), ..self.clone() };
                HarmStep::Ask(effects, HarmPlan::HitPoints(plan), ask)
            }
            None => {
                effects.extend(felled.effects(who, None));
                HarmStep::Done(effects, false)
            }
        }
    }

    pub(super) fn decide(self, rolled: &Rolled) -> HarmStep {
        let effects = self.deciding.map(|felled| felled.effects(self.who, Some(rolled)));
        HarmStep::Done(effects.unwrap_or_default(), false)
    }
}
