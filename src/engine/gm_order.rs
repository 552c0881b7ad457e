//! Carries out the game master's orders, as ordinary effects and checks.

use super::arrival::arrive;
use super::frame::{Frame, Waiting};
use super::stack::Stack;
use super::state_change;
use super::story::Story;
use crate::battle::conditions::{Assured, FixedDie, Granted, Rated, Risky, Trauma};
use crate::battle::{
    Against, Change, CombatantId, Condition, ConditionKind, Effect, Fate, Fire, Flame, GmFate, GmOrder,
    Happening, LightRange, Loss, PlacedChange, Precedence, Target, TrapChange, TrapFact, Until, clauses,
};
use crate::rules::axes::aftermath::lose_points;
use crate::rules::axes::harm::HarmStep;
use crate::rules::book::rulebook::Axis;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Carries out an order of the game master.
pub fn rule(table: &Table<'_>, stack: &mut Stack, story: &mut Story, gm_order: GmOrder) {
    story.tell(table, Happening::Ruled { gm_order: gm_order.clone() }, None);
    let effects = match gm_order {
        GmOrder::Grant { who, edge } => vec![next_check(who, Granted { edge })],
        GmOrder::SetDifficulty { who, difficulty } => vec![next_check(who, Rated { difficulty })],
        GmOrder::Risky { who, tested, against } => {
            let number = if let Against::Number(number) = against { Some(number) } else { None };
            let (kind, until) = (Risky { tested, against: number }.into(), Until::Battle);
            let condition = Condition { kind, source: None, until };
            vec![Change::BeginCondition { who, condition }.by(clauses::Tempo::Risky)]
        }
        GmOrder::ChangeState { who, change } => state_change::effects_of(table, who, change),
        GmOrder::SetDie { who, face } => vec![next_check(who, FixedDie { face })],
        GmOrder::Succeed { who } => vec![next_check(who, Assured {})],
        GmOrder::Points { who, track, change } => vec![Change::Points { who, track, change }.into()],
        GmOrder::Harm { who, amount } => return suffer(table, stack, who, amount),
        GmOrder::Heal { who, amount } => {
            vec![Change::Heal { who, amount }.by(clauses::Harm::Healing)]
        }
        GmOrder::Risk { .. } | GmOrder::Endure { .. } | GmOrder::Check { .. } => {
            return stack.begin(table.called_for(&gm_order));
        }
        GmOrder::Fate { who, fate } => {
            let keeps_points = table.body(who).is_some_and(|body| body.hit_points.is_some());
            vec![Change::Fate { who, fate: decided(fate, keeps_points) }.into()]
        }
        GmOrder::Prone { who, prone } => vec![Change::Posture { who, prone }.into()],
        GmOrder::Trauma { who, of } => {
            let condition =
                Condition { kind: Trauma { dread: of }.into(), source: None, until: Until::Lasting };
            vec![Change::BeginCondition { who, condition }.into()]
        }
        GmOrder::AddCondition { who, condition } => {
            vec![Change::BeginCondition { who, condition: condition.on(who) }.into()]
        }
        GmOrder::RemoveCondition { who, condition } => {
            let conditions = table.conditions_of_kind(who, condition).into_iter();
            conditions.map(|condition| Change::EndCondition { who, condition }.into()).collect()
        }
        GmOrder::MoraleOrLife { event } => vec![Change::MoraleOrLife(event).into()],
        GmOrder::Lose { who, loss: Loss::Points(ability, points) } => {
            let score = table.score(who, Axis::Aftermath, ability);
            lose_points(who, (ability, score), points.into(), None).0
        }
        GmOrder::Lose { who, loss } => vec![Change::Lose { who, loss }.into()],
        GmOrder::Put { who, at } => vec![Change::Put { who, at }.into()],
        GmOrder::Rank { who, other, later } => {
            vec![Change::Rank { ruling: Precedence::Next { who, other, later } }.into()]
        }
        GmOrder::FirstSide { side } => {
            // The game master's decision replaces the roll that may still be to come.
            stack.call_off_roll_for_first_side();
            vec![Change::FirstSide { side }.into()]
        }
        GmOrder::Bring { who } => {
            let mut effects = Vec::new();
            arrive(table, who, &mut Vec::new(), &mut effects);
            effects
        }
        GmOrder::Add { like, name, side, at } => vec![Change::Join { like, name, side, at }.into()],
        GmOrder::Control { who, level } => vec![Change::Control { who, level }.into()],
        GmOrder::Kindle { at, level, feet } => {
            let shine = LightRange { level, feet, lit_within: 0 };
            let fire = Fire::Burning { last: None };
            let flame = Flame { item: None, spell: None, shine, fire };
            vec![Change::Kindle { flame, on: Target::Square(at) }.into()]
        }
        GmOrder::Douse { at } => vec![Change::Extinguish { at }.into()],
        GmOrder::Trap { at, change } if table.placed_at(at).is_some() => {
            let known = change == TrapChange::Found;
            let change = if known { PlacedChange::Found } else { PlacedChange::Removed };
            let what = table.placed_at(at).map(|placed| placed.what).into_iter();
            what.map(|what| Change::Placed { at, what, who: None, change }.into()).collect()
        }
        GmOrder::Trap { at, change } => {
            vec![Change::Trap(TrapFact { at, who: None, change }).into()]
        }
        GmOrder::Light { light } => vec![Change::Light { light }.into()],
        GmOrder::Door { at, open } => vec![Change::Door { at, open, by: None }.into()],
    };
    stack.push(Frame::effects(effects));
}

/// Harms a combatant without an attack, and begins the checks that the harm calls for.
fn suffer(table: &Table<'_>, stack: &mut Stack, who: CombatantId, amount: u16) {
    let Some(plan) = table.harm(who, None) else { return };
    let effects = match plan.suffer(Some(i32::from(amount))) {
        HarmStep::Ask(effects, plan, ask) => {
            stack.push(Frame::roll(Exchange::Harm(plan), ask, Waiting::Nothing));
            effects
        }
        HarmStep::Done(effects, _) => effects,
    };
    stack.push(Frame::effects(effects));
}

fn next_check(who: CombatantId, kind: impl Into<ConditionKind>) -> Effect {
    let condition = Condition { kind: kind.into(), source: None, until: Until::NextCheck };
    Change::BeginCondition { who, condition }.into()
}

fn decided(fate: GmFate, keeps_points: bool) -> Fate {
    match fate {
        GmFate::Able => Fate::Able,
        GmFate::Unconscious => Fate::Unconscious { turns: (!keeps_points).then_some(1) },
        GmFate::Down => Fate::Down,
        GmFate::Maimed => Fate::Maimed,
        GmFate::Surrendered => Fate::Surrendered,
        GmFate::Paralysed => Fate::Paralysed,
        GmFate::Delirious => Fate::Delirious,
        GmFate::Dead => Fate::Dead,
        GmFate::Gone => Fate::Gone,
    }
}
