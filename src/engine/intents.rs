//! Intents: what combatants declare before anything is done (`Tempo::Declared` for the players' combatants, `Tempo::Intents` for
//! the others), and how it is carried out in the order in which it was declared. A combatant whose declared deed has become
//! impossible may choose another deed of the same sort (`Tempo::Again`).

use super::apply::Changing;
use super::frame::{Frame, Matter, Pursuit, Tick};
use super::stack::Stack;
use super::walk::price_of_way;
use crate::battle::{
    BodyState, Change, CombatantId, Deed, Effect, Happening, Intent, Order, Planned, Resolve, SideId,
    SideSet, clauses,
};
use crate::rules::deeds::Gait;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;
use crate::rules::table::turn::Phase;

/// The effects of declaring one deed.
pub fn add(table: &Table<'_>, who: CombatantId, deed: Deed, permit: &Permit) -> Vec<Effect> {
    let mut effects = Vec::new();
    let mut cost = permit.cost;
    if let (Some(Gait::Walk), Some(body)) = (deed.gait(), table.body(who)) {
        let steps = price_of_way(table, who, body.place.0, &permit.path);
        cost = table
            .pay(who, |turn_budget| table.budget().walk(turn_budget, table.pace(who), steps))
            .unwrap_or(cost);
    }
    let end = permit.path.last().copied();
    effects.push(Change::Intend { who, resolve: Box::new(Resolve::Add(deed)), cost, end }.into());
    effects
}

/// Notes what a combatant is going to do.
pub fn intend(table: &Table<'_>, stack: &mut Stack, who: CombatantId, deed: Deed) {
    let view = table.seen_by(table.side(who));
    let order = Order::deed(who, deed);
    let permit = match stack.permitted.take() {
        Some((known, permit)) if known == order => Ok(permit),
        _ => view.permit(&order),
    };
    let (Ok(permit), Order::Deed { deed, .. }) = (permit, order) else { return };
    let then = match deed {
        Deed::End(_) => Frame::tick(Tick::HasDeclared(who)),
        deed => Frame::effects(add(&view, who, deed, &permit)),
    };
    stack.push_in_order([Frame::tick(Tick::Resumes(who)), then]);
}

/// Carries out what a combatant has declared.
pub fn resolve(table: &Table<'_>, stack: &mut Stack, pursuit: Pursuit) {
    match pursuit {
        Pursuit::Goes(who) => go(table, stack, who),
        Pursuit::Leads(who) => lead(table, stack, who),
    }
}

/// Does the next declared deed of a combatant, or finds it impossible. The turn ends if nothing is left.
fn go(table: &Table<'_>, stack: &mut Stack, who: CombatantId) {
    let Some(intent) = table.intent(who).filter(|_| table.turn.active == Some(who) && table.is_able(who))
    else {
        return;
    };
    let Some(deed) = intent.deeds.first().cloned() else {
        stack.push(Frame::tick(Tick::TurnEnds(who)));
        return;
    };
    if let Some(other) = table.companion_to_lead(who, &deed) {
        // Companions who strike together with this combatant first go to where they strike from.
        let begins =
            if table.turn.begun.contains(&other) { Tick::Resumes(other) } else { Tick::TurnBegins(other) };
        stack.push_in_order([
            Frame::tick(begins),
            Frame::from(Pursuit::Leads(other)),
            Frame::tick(Tick::Resumes(who)),
            Frame::from(Pursuit::Goes(who)),
        ]);
        return;
    }
    do_next(table, stack, who, deed, Frame::from(Pursuit::Goes(who)));
}

/// Brings a combatant to the square from which they have declared to strike.
fn lead(table: &Table<'_>, stack: &mut Stack, who: CombatantId) {
    let Some(intent) = table.intent(who).filter(|_| table.is_able(who)) else { return };
    match intent.deeds.first() {
        Some(deed) if deed.only_prepares() => {
            let deed = deed.clone();
            let view = table.seen_by(table.side(who));
            if view.permit(&Order::deed(who, deed.clone())).is_ok() {
                do_next(table, stack, who, deed, Frame::from(Pursuit::Leads(who)));
                return;
            }
        }
        _ => {}
    }
    stack.push(Frame::effect(Resolve::Led.of(who)));
}

fn do_next(table: &Table<'_>, stack: &mut Stack, who: CombatantId, deed: Deed, then: Frame) {
    let view = table.seen_by(table.side(who));
    let order = Order::deed(who, deed);
    match view.permit(&order) {
        Ok(permit) => {
            stack.permitted = Some((order.clone(), permit));
            stack.push_in_order([
                Frame::effect(Resolve::Next.of(who)),
                Frame::Weigh(Matter::Order(order)),
                then,
            ]);
        }
        Err(_) => {
            let told = Change::tell(Happening::Reconsiders { who }).by(clauses::Tempo::Again);
            stack.push(Frame::effects(vec![Resolve::Fail.of(who), told]));
        }
    }
}

impl Changing<'_, '_, '_> {
    /// Lets the members of a side declare what they are going to do.
    pub(super) fn declares(&mut self, side: SideId) {
        self.turn.gone += 1;
        self.turn.finished.clear();
        let goes = |who, body: &BodyState| {
            self.muster.sheet(who).side == side && body.fate.is_able() && !self.turn.sits_out.contains(&who)
        };
        self.turn.group = self.combatants_where(goes).into_vec();
        for who in self.turn.group.clone() {
            // The game master has already decided for some of them.
            match self.bodies.get(who).and_then(|body| body.intent.as_ref()?.rank) {
                Some(_) => self.turn.finished.push(who),
                None => self.consider(who),
            }
        }
    }

    pub(super) fn end_declaring(&mut self) {
        self.turn.phase = Phase::Going;
        self.turn.gone = 0;
        self.turn.active = None;
        self.turn.group.clear();
        self.turn.finished.clear();
    }

    /// Lets a combatant plan, with everything that they will have in their turn.
    pub(super) fn consider(&mut self, who: CombatantId) {
        let Some(body) = self.bodies.get(who) else { return };
        let BodyState { place, posture, arms, .. } = body;
        let turn_budget = self.new_turn_budget(who, body);
        let planned = Planned { place: *place, posture: *posture, turn_budget, arms: arms.clone() };
        self.change_intent(who, |intent| *intent = Intent { planned: Some(planned), ..Intent::default() });
    }

    pub(super) fn has_declared(&mut self, who: CombatantId) {
        let rank = self.next_rank();
        self.change_intent(who, |intent| (intent.rank, intent.planned) = (Some(rank), None));
        self.turn.finished.push(who);
        self.turn.active = None;
        self.tell_intent(who);
    }

    /// The rank of a combatant who declares after all others.
    fn next_rank(&self) -> u16 {
        let ranks = self.bodies.iter().filter_map(|(_, body)| body.intent.as_ref()?.rank);
        ranks.max().map_or(0, |rank| rank + 1)
    }

    /// Tells what a combatant is going to do: only their own side if they are a player's, otherwise every side that sees them.
    fn tell_intent(&mut self, who: CombatantId) {
        let intent = self.bodies.get(who).and_then(|body| body.intent.as_ref());
        let deeds = intent.map(|intent| intent.deeds.clone()).unwrap_or_default();
        let side = self.muster.sheet(who).side;
        let is_players = self.muster.is_players(side);
        let (clause, seen_by) = if is_players {
            (clauses::Tempo::Declared, SideSet::only(side))
        } else {
            (clauses::Tempo::Intents, self.perceivers(who))
        };
        self.story.0.tell(Happening::Intends { who, deeds }, Some(clause.into()), seen_by);
    }

    /// Lets the game master say what a combatant is going to do. They keep the rank of their declaration, or else get the last.
    pub(super) fn intends(&mut self, who: CombatantId, deeds: Vec<Deed>) {
        let rank = self.next_rank();
        self.change_intent(who, |intent| {
            let rank = intent.rank.unwrap_or(rank);
            *intent = Intent { rank: Some(rank), deeds, ..Intent::default() };
        });
        if self.turn.phase == Phase::Declaring && !self.turn.finished.contains(&who) {
            self.turn.finished.push(who);
            self.turn.active = self.turn.active.filter(|active| *active != who);
        }
        self.tell_intent(who);
    }

    /// Lets a combatant decide anew: at once if their side is still declaring, otherwise when their turn comes.
    pub(super) fn decides_anew(&mut self, who: CombatantId) {
        if self.turn.phase == Phase::Declaring && self.turn.group.contains(&who) {
            self.turn.finished.retain(|other| *other != who);
            self.consider(who);
        } else {
            self.change_intent(who, |intent| *intent = Intent::default());
        }
    }

    /// Changes what a combatant is going to do.
    pub(super) fn intend(
        &mut self,
        who: CombatantId,
        resolve: Resolve,
        cost: crate::battle::Cost,
        end: Option<crate::grid::Pos>,
    ) {
        self.change_intent(who, |intent| match resolve {
            Resolve::Add(deed) => {
                if let Some(planned) = &mut intent.planned {
                    planned.turn_budget.spend(cost);
                    planned.place.0 = end.unwrap_or(planned.place.0);
                    deed.plan(planned);
                }
                intent.deeds.push(deed);
            }
            Resolve::Next if !intent.deeds.is_empty() => {
                intent.deeds.remove(0);
            }
            Resolve::Next => {}
            Resolve::Fail => intent.failed = std::mem::take(&mut intent.deeds),
            Resolve::Led => intent.is_led = true,
            Resolve::Struck(target) => intent.struck.push(target),
        });
    }
}
