//! The game master's desk: interventions become ordinary effects and checks.

use super::arrival::arrive;
use super::frame::{Frame, Waiting};
use super::stack::Stack;
use super::story::Story;
use super::verdict;
use crate::battle::conditions::{Assured, FixedDie, Granted, Rated, Risky, Trauma};
use crate::battle::{
    Against, Change, CombatantId, Condition, ConditionKind, Desk, DeskFate, Effect, Fate, Fire, Flame,
    Happening, LightRange, Loss, PlacedChange, Precedence, Target, TrapChange, TrapFact, Until, clauses,
};
use crate::rules::axes::aftermath::lose_points;
use crate::rules::axes::harm::HarmStep;
use crate::rules::book::rulebook::Axis;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Carries out an intervention.
pub fn rule(table: &Table<'_>, stack: &mut Stack, story: &mut Story, desk: Desk) {
    story.tell(table, Happening::Ruled { desk: desk.clone() }, None);
    let effects = match desk {
        Desk::Grant { who, edge } => vec![next_check(who, Granted { edge })],
        Desk::Rate { who, difficulty } => vec![next_check(who, Rated { difficulty })],
        Desk::Risky { who, tested, against } => {
            let number = if let Against::Number(number) = against { Some(number) } else { None };
            let (kind, until) = (Risky { tested, against: number }.into(), Until::Battle);
            let condition = Condition { kind, source: None, until };
            vec![Change::BeginCondition { who, condition }.by(clauses::Tempo::Risky)]
        }
        Desk::Verdict { who, verdict } => verdict::rule(table, who, verdict),
        Desk::SetDie { who, face } => vec![next_check(who, FixedDie { face })],
        Desk::Succeed { who } => vec![next_check(who, Assured {})],
        Desk::Points { who, track, change } => vec![Change::Points { who, track, change }.into()],
        Desk::Harm { who, amount } => return suffer(table, stack, who, amount),
        Desk::Heal { who, amount } => {
            vec![Change::Heal { who, amount }.by(clauses::Harm::Healing)]
        }
        Desk::Risk { .. } | Desk::Endure { .. } | Desk::Check { .. } => {
            return stack.begin(table.called_for(&desk));
        }
        Desk::Fate { who, fate } => {
            let keeps_points = table.body(who).is_some_and(|body| body.hit_points.is_some());
            vec![Change::Fate { who, fate: decided(fate, keeps_points) }.into()]
        }
        Desk::Prone { who, prone } => vec![Change::Posture { who, prone }.into()],
        Desk::Trauma { who, of } => {
            let condition =
                Condition { kind: Trauma { dread: of }.into(), source: None, until: Until::Lasting };
            vec![Change::BeginCondition { who, condition }.into()]
        }
        Desk::Lay { who, plight } => {
            vec![Change::BeginCondition { who, condition: plight.on(who) }.into()]
        }
        Desk::Lift { who, plight } => {
            let conditions = table.conditions_of_kind(who, plight).into_iter();
            conditions.map(|condition| Change::EndCondition { who, condition }.into()).collect()
        }
        Desk::Ordeal { ordeal } => vec![Change::Ordeal(ordeal).into()],
        Desk::Lose { who, loss: Loss::Points(ability, points) } => {
            let score = table.score(who, Axis::Aftermath, ability);
            lose_points(who, (ability, score), points.into(), None).0
        }
        Desk::Lose { who, loss } => vec![Change::Lose { who, loss }.into()],
        Desk::Put { who, at } => vec![Change::Put { who, at }.into()],
        Desk::Rank { who, other, later } => {
            vec![Change::Rank { ruling: Precedence::Next { who, other, later } }.into()]
        }
        Desk::FirstSide { side } => {
            // The game master's decision replaces the roll that may still be to come.
            stack.call_off_roll_for_first_side();
            vec![Change::FirstSide { side }.into()]
        }
        Desk::Bring { who } => {
            let mut effects = Vec::new();
            arrive(table, who, &mut Vec::new(), &mut effects);
            effects
        }
        Desk::Add { like, name, side, at } => vec![Change::Join { like, name, side, at }.into()],
        Desk::Control { who, profile } => vec![Change::Control { who, profile }.into()],
        Desk::Kindle { at, level, feet } => {
            let shine = LightRange { level, feet, lit_within: 0 };
            let fire = Fire::Burning { last: None };
            let flame = Flame { item: None, spell: None, shine, fire };
            vec![Change::Kindle { flame, on: Target::Square(at) }.into()]
        }
        Desk::Douse { at } => vec![Change::Extinguish { at }.into()],
        Desk::Trap { at, change } if table.placed_at(at).is_some() => {
            let known = change == TrapChange::Found;
            let change = if known { PlacedChange::Found } else { PlacedChange::Removed };
            let what = table.placed_at(at).map(|placed| placed.what).into_iter();
            what.map(|what| Change::Placed { at, what, who: None, change }.into()).collect()
        }
        Desk::Trap { at, change } => {
            vec![Change::Trap(TrapFact { at, who: None, change }).into()]
        }
        Desk::Light { light } => vec![Change::Light { light }.into()],
        Desk::Door { at, open } => vec![Change::Door { at, open, by: None }.into()],
    };
    stack.push(Frame::effects(effects));
}

/// Harms a combatant without an attack, and begins the checks that the harm calls for.
fn suffer(table: &Table<'_>, stack: &mut Stack, who: CombatantId, amount: u16) {
    let Some(plan) = table.harm(who, None) else { return };
    let effects = match plan.suffer(Some(i32::from(amount))) {
        HarmStep::Ask(effects, plan, ask) => {
            stack.push(Frame::Roll(Exchange::Harm(plan), ask, Waiting::Nothing));
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

fn decided(fate: DeskFate, keeps_points: bool) -> Fate {
    match fate {
        DeskFate::Able => Fate::Able,
        DeskFate::Unconscious => Fate::Unconscious { turns: (!keeps_points).then_some(1) },
        DeskFate::Down => Fate::Down,
        DeskFate::Maimed => Fate::Maimed,
        DeskFate::Surrendered => Fate::Surrendered,
        DeskFate::Paralysed => Fate::Paralysed,
        DeskFate::Delirious => Fate::Delirious,
        DeskFate::Dead => Fate::Dead,
        DeskFate::Gone => Fate::Gone,
    }
}
