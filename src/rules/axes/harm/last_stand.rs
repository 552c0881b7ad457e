//! Damage comes off hit points. A combatant with none left makes an injury check for each attack that harms them, and
//! stands as long as they succeed.

use serde::{Deserialize, Serialize};

use super::{Felled, HarmPlan, HarmStep, InjuryPlan};
use crate::battle::{Change, CombatantId, Effect, Fate, WeaponId, clauses};
use crate::dice::Rolled;
use crate::rules::choices::harm::InjuryChecks;
use crate::rules::table::Table;

/// What damage is going to do to one combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LastStandPlan {
    who: CombatantId,
    /// Hit points before the attack.
    now: i32,
    /// Whether the combatant still fights.
    is_able: bool,
    /// What being felled does to a combatant who lies felled already.
    fallen: Option<Felled>,
    /// The chance that a dying combatant loses by the damage.
    chance: Option<Box<Effect>>,
    injury: InjuryPlan,
}

impl InjuryChecks {
    /// What damage is going to do to a combatant who makes these checks once the hit points are gone.
    pub(super) fn last_stand(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        weapon: Option<WeaponId>,
    ) -> Option<LastStandPlan> {
        let body = table.body(who)?;
        let now = i32::from(body.hit_points?.now);
        let lies_felled = body.fate == Fate::Down || table.has_held_on(who);
        Some(LastStandPlan {
            who,
            now,
            is_able: body.fate.is_able(),
            chance: table.chance_lost(who).map(Box::new),
            fallen: lies_felled.then(|| table.felled(who, true)),
            injury: self.plan(table, who, weapon, false)?,
        })
    }
}

impl LastStandPlan {
    /// Damage beyond the hit points makes no further difference.
    pub(super) fn enough(&self) -> i32 {
        self.now.max(1)
    }

    pub(super) fn suffer(&self, amount: i32) -> HarmStep {
        let who = self.who;
        if amount <= 0 {
            return HarmStep::Done(Vec::new(), self.is_able);
        }
        if let Some(lost) = &self.chance {
            return HarmStep::Done(vec![(**lost).clone()], false);
        }
        if let Some(fallen) = self.fallen {
            return match fallen.ask(who) {
                Some(ask) => HarmStep::Ask(Vec::new(), HarmPlan::LastStand(self.clone()), ask),
                None => HarmStep::Done(fallen.effects(who, None), false),
            };
        }
        let mut effects = Vec::new();
        if self.now > 0 {
            let amount = u16::try_from(amount.min(self.now)).unwrap_or(0);
            effects.push(Change::Harm { who, amount }.by(clauses::Harm::HitPoints));
        }
        if amount < self.now {
            return HarmStep::Done(effects, self.is_able);
        }
        match self.injury.clone().next(None) {
            HarmStep::Ask(more, plan, ask) => {
                effects.extend(more);
                HarmStep::Ask(effects, plan, ask)
            }
            HarmStep::Done(more, still_fights) => {
                effects.extend(more);
                HarmStep::Done(effects, still_fights)
            }
        }
    }

    pub(super) fn decide(self, rolled: &Rolled) -> HarmStep {
        let effects = self.fallen.map(|felled| felled.effects(self.who, Some(rolled)));
        HarmStep::Done(effects.unwrap_or_default(), false)
    }
}
