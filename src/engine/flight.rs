//! Flight: combatants who flee make for the way out on each of their turns and do nothing else (`Morale::Flees`). Combatants who
//! retreat past enemies run on until one of these enemies hits them (`Exit::Struck`).

use super::frame::{Flight, Frame, Run, Waiting, Walk};
use super::stack::Stack;
use super::story::Story;
use crate::battle::deeds::Leave;
use crate::battle::{
    Cause, Change, Clause, CombatantId, Fate, Happening, MoraleChange, MoraleOrLife, clauses,
};
use crate::rules::axes::damage::SwingCount;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Deals with morale checks, and with combatants who are on their way out.
pub fn resolve(table: &Table<'_>, stack: &mut Stack, story: &mut Story, flight: Flight) {
    match flight {
        Flight::MoraleCheck(group, cause) => {
            let plan = table.morale_check(&group, cause).map(Exchange::Morale);
            stack.begin(plan);
        }
        Flight::Flee(who) => flee(table, stack, story, who),
        Flight::Escape(who) => escape(table, stack, who),
        Flight::Run(on_their_way) => run(table, stack, on_their_way),
    }
}

/// The turn of a combatant who flees.
fn flee(table: &Table<'_>, stack: &mut Stack, story: &mut Story, who: CombatantId) {
    if !table.is_able(who) || !table.flees(who) {
        return;
    }
    let clause = clauses::Morale::Flees.into();
    if table.must_stand_first(who) {
        let up = Change::Posture { who, prone: false }.by(clauses::Movement::StandUp);
        stack.push(Frame::effect(up));
        return;
    }
    let cannot_walk = table.is_held(who) || table.is_too_exhausted_to_leave(who) || table.pace(who) == 0;
    if cannot_walk || table.whole_turn().is_none() && table.bound_by(who).is_some() {
        let held_back = MoraleOrLife::MoraleChanges { who, change: MoraleChange::HeldBack };
        stack.push(Frame::effect(held_back.because(clause)));
        return;
    }
    let Some(way) = table.way_out(who) else {
        let gives_up = Change::Fate { who, fate: Fate::Surrendered }.by(clause);
        stack.push(Frame::effect(gives_up));
        return;
    };
    story.tell(table, Happening::Declared { who, deed: Leave {}.into() }, Some(clause));
    stack.push_in_order(left_behind(table, who));
    if let Some(plan) = table.retreat(who) {
        stack.extend(Frame::begin(Exchange::Retreat(plan)));
    } else if way.is_empty() {
        stack.push(away(who, clause));
    } else {
        // Where combatants have to walk off the field, they go as far as their movement lasts.
        let stretch = table.first_stretch_out(who, table.steps_left(who)).unwrap_or_default();
        stack.push_in_order([Frame::from(Walk::along(who, stretch, None)), Frame::from(Flight::Escape(who))]);
    }
}

/// The morale checks of the followers of a combatant who tries to retreat (`Morale::Followers`). They are made once the retreat
/// has succeeded or failed.
pub fn left_behind(table: &Table<'_>, leader: CombatantId) -> Vec<Frame> {
    let check = |group| Frame::from(Flight::MoraleCheck(group, Cause::Deserted(leader)));
    table.left_behind(leader).into_iter().map(check).collect()
}

/// Takes a fleeing combatant off the field if they stand at an exit.
fn escape(table: &Table<'_>, stack: &mut Stack, who: CombatantId) {
    if table.is_able(who) && table.flees(who) && table.stands_at_exit(who) {
        stack.push(away(who, clauses::Morale::Flees.into()));
    }
}

/// Lets a combatant run on: past the next enemy who can strike, or off the field.
fn run(table: &Table<'_>, stack: &mut Stack, mut run: Run) {
    let who = run.who;
    let Some(body) = table.body(who).filter(|body| body.fate.is_able()) else { return };
    let clause = clauses::Exit::Struck.into();
    let ahead = run.ahead.take().or_else(|| table.way_out(who));
    let Some(mut ahead) = ahead.filter(|_| !run.was_hit) else {
        let held_back = MoraleOrLife::MoraleChanges { who, change: MoraleChange::HeldBack };
        stack.push(Frame::effect(held_back.because(clause)));
        return;
    };
    let here = table.footprint_at(who, body.place.0);
    let struck = run.struck.clone();
    let unasked = |at| table.melee_threats(who, at).find(|(enemy, _)| !struck.contains(enemy));
    if let Some((enemy, weapon)) = unasked(here) {
        run.struck.push(enemy);
        run.ahead = Some(ahead);
        let strike = table.strike(enemy, who, weapon, SwingCount::Unpaid).map(Exchange::Strike);
        match strike {
            Some(strike) => stack.begin_for(strike, Waiting::RunOn(run)),
            None => stack.push(run.after(false)),
        }
        return;
    }
    let next = ahead.iter().position(|at| unasked(here.moved_to(*at)).is_some());
    let path: Vec<_> = ahead.drain(..next.map_or(ahead.len(), |next| next + 1)).collect();
    run.ahead = Some(ahead);
    let end = if next.is_some() { Frame::from(Flight::Run(run)) } else { away(who, clause) };
    let walked = (!path.is_empty()).then(|| Frame::effect(Change::Place { who, path }));
    stack.push_in_order(walked.into_iter().chain([end]).collect::<Vec<_>>());
}

fn away(who: CombatantId, clause: Clause) -> Frame {
    Frame::effect(Change::Fate { who, fate: Fate::Gone }.by(clause))
}
