//! Damage comes off hit points (`Harm::HitPoints`); at the last of them the body gives out. Who is at its best may be
//! spared the worst of one attack (`Harm::Spared`).

use serde::{Deserialize, Serialize};

use super::at_zero::Felled;
use super::{HarmPlan, HarmStep};
use crate::battle::{Change, CombatantId, Effect, Fate, clauses};
use crate::dice::Rolled;
use crate::rules::choices::harm::{HitPointRule, Spared};
use crate::rules::table::Table;

/// What damage is going to do to one body.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HitPointPlan {
    who: CombatantId,
    /// Hit points before the attack.
    now: i32,
    /// Whether no single attack kills it.
    spared: bool,
    /// How it is felled by just as much as was left, and by more.
    felled: (Felled, Felled),
    /// Whether a blow brings it, rather than something else.
    is_attack: bool,
    /// Whether it still fights.
    is_able: bool,
    /// Whether it is down already, so that nothing worse comes of damage than a lost chance.
    is_down: bool,
    /// The chance that is lost then, where it has any.
    chance: Option<Box<Effect>>,
    /// Whether a hit that deals nothing fells it: it has held on to life once.
    is_frail: bool,
    /// Whether a blow that gets through at all fells it: it lies senseless, where that is next to death.
    is_at_mercy: bool,
    /// What a die is about to decide.
    deciding: Option<Felled>,
}

impl HitPointRule {
    /// What is no attack spares nobody.
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
            is_down: *body.fate == Fate::Down,
            chance: table.chance_lost(who).map(Box::new),
            is_frail: is_attack && table.has_held_on(who),
            is_at_mercy: is_attack && table.dies_of_any_blow(who),
            deciding: None,
        })
    }
}

impl HitPointPlan {
    /// More than it has makes a difference, by how much does not.
    pub(super) fn enough(&self) -> i32 {
        self.now.max(0) + 1
    }

    pub(super) fn suffer(self, amount: i32) -> HarmStep {
        let who = self.who;
        if self.is_down && (self.is_attack || amount > 0) && self.chance.is_some() {
            return HarmStep::Done(self.chance.map(|lost| *lost).into_iter().collect(), false);
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
                let plan = HitPointPlan { deciding: Some(felled), ..self };
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
