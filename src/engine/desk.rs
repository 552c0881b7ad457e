//! The game master's desk: interventions become ordinary effects and checks.

use super::arrival::arrive;
use super::frame::{Frame, Waiting};
use super::stack::Stack;
use super::story::Story;
use super::verdict;
use crate::battle::conditions::{Assured, FixedDie, Granted, Rated, Risky, Trauma};
use crate::battle::{
    Against, CombatantId, Condition, ConditionKind, Desk, DeskFate, Effect, Fate, Fire, Flame, Happening,
    Loss, PlacedTurn, Precedence, Shine, Target, TrapFact, TrapTurn, Until, clauses,
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
            vec![Effect::Begin { who, condition, clause: Some(clauses::Tempo::Risky.into()) }]
        }
        Desk::Verdict { who, verdict } => verdict::rule(table, who, verdict),
        Desk::SetDie { who, face } => vec![next_check(who, FixedDie { face })],
        Desk::Succeed { who } => vec![next_check(who, Assured {})],
        Desk::Points { who, track, change } => vec![Effect::Points { who, track, change, clause: None }],
        Desk::Harm { who, amount } => return suffer(table, stack, who, amount),
        Desk::Heal { who, amount } => {
            vec![Effect::Heal { who, amount, clause: Some(clauses::Harm::Healing.into()) }]
        }
        Desk::Risk { .. } | Desk::Endure { .. } | Desk::Check { .. } => {
            return stack.begin(table.called_for(&desk));
        }
        Desk::Fate { who, fate } => {
            let keeps_points = table.body(who).is_some_and(|body| body.hit_points.is_some());
            vec![Effect::Fate { who, fate: decided(fate, keeps_points), clause: None }]
        }
        Desk::Prone { who, prone } => vec![Effect::Posture { who, prone, clause: None }],
        Desk::Trauma { who, of } => {
            let condition =
                Condition { kind: Trauma { dread: of }.into(), source: None, until: Until::Lasting };
            vec![Effect::Begin { who, condition, clause: None }]
        }
        Desk::Lay { who, plight } => {
            vec![Effect::Begin { who, condition: plight.on(who), clause: None }]
        }
        Desk::Lift { who, plight } => {
            let conditions = table.borne(who, plight).into_iter();
            conditions.map(|condition| Effect::Cease { who, condition }).collect()
        }
        Desk::Ordeal { ordeal } => vec![Effect::Ordeal { ordeal, clause: None }],
        Desk::Lose { who, loss: Loss::Points(ability, points) } => {
            let score = table.score(who, Axis::Aftermath, ability);
            lose_points(who, (ability, score), points.into(), None).0
        }
        Desk::Lose { who, loss } => vec![Effect::Lose { who, loss, clause: None }],
        Desk::Put { who, at } => vec![Effect::Put { who, at }],
        Desk::Rank { who, other, later } => {
            vec![Effect::Rank { ruling: Precedence::Next { who, other, later } }]
        }
        Desk::FirstSide { side } => {
            // The decision replaces the roll that lies ahead.
            stack.frames.retain(|frame| !matches!(frame, Frame::Roll(Exchange::FirstSide(_), ..)));
            vec![Effect::FirstSide { side, clause: None }]
        }
        Desk::Bring { who } => {
            let mut effects = Vec::new();
            arrive(table, who, &mut Vec::new(), &mut effects);
            effects
        }
        Desk::Add { like, name, side, at } => vec![Effect::Join { like, name, side, at }],
        Desk::Control { who, profile } => vec![Effect::Control { who, profile }],
        Desk::Kindle { at, level, feet } => {
            let shine = Shine { level, feet, lit_within: 0 };
            let fire = Fire::Burning { last: None };
            let flame = Flame { item: None, spell: None, shine, fire };
            vec![Effect::Kindle { flame, on: Target::Square(at) }]
        }
        Desk::Douse { at } => vec![Effect::Extinguish { at }],
        Desk::Trap { at, turn } if table.placed_at(at).is_some() => {
            let known = turn == TrapTurn::Found;
            let turn = if known { PlacedTurn::Found } else { PlacedTurn::Removed };
            let what = table.placed_at(at).map(|placed| placed.what).into_iter();
            what.map(|what| Effect::Placed { at, what, who: None, turn, clause: None }).collect()
        }
        Desk::Trap { at, turn } => {
            vec![Effect::Trap { trap: TrapFact { at, who: None, turn }, clause: None }]
        }
        Desk::Light { light } => vec![Effect::Light { light }],
        Desk::Door { at, open } => vec![Effect::Door { at, open, by: None }],
    };
    stack.frames.push(Frame::effects(effects));
}

/// Harm without a blow, with the checks that it calls for.
fn suffer(table: &Table<'_>, stack: &mut Stack, who: CombatantId, amount: u16) {
    let Some(plan) = table.harm(who, None) else { return };
    let effects = match plan.suffer(Some(i32::from(amount))) {
        HarmStep::Ask(effects, plan, ask) => {
            stack.frames.push(Frame::Roll(Exchange::Harm(plan), ask, Waiting::Nothing));
            effects
        }
        HarmStep::Done(effects, _) => effects,
    };
    stack.frames.push(Frame::effects(effects));
}

fn next_check(who: CombatantId, kind: impl Into<ConditionKind>) -> Effect {
    let condition = Condition { kind: kind.into(), source: None, until: Until::NextCheck };
    Effect::Begin { who, condition, clause: None }
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
