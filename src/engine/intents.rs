//! Intents: what everybody declares before anything is done (`Tempo::Intents` for those who play against the heroes,
//! `Tempo::Declared` for the others), and how that is carried out in the order in which it was declared. What has become
//! impossible leaves one free to turn to something else of the kind (`Tempo::Again`).

use smallvec::SmallVec;

use super::apply::Changing;
use super::clock::turn_purse;
use super::frame::{Frame, Matter, Pursuit, Tick};
use super::stack::Stack;
use super::walk::price_of_way;
use crate::battle::{
    Act, BodyRef, CombatantId, Effect, Happening, Intent, Manner, Order, Planned, Posture, Resolve, SideId,
    SideSet, Sweep, clauses,
};
use crate::rules::axes::damage::striker::Striker;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;
use crate::rules::table::turn::Phase;

/// What a declaration of one deed brings about.
pub fn add(table: &Table<'_>, who: CombatantId, act: Act, permit: &Permit) -> Vec<Effect> {
    let mut effects = Vec::new();
    let mut cost = permit.cost;
    if let (Act::Move { .. }, Some(body)) = (&act, table.body(who)) {
        let steps = price_of_way(table, who, body.place.0, &permit.path);
        cost = table.pay(who, |purse| table.budget().walk(purse, table.pace(who), steps)).unwrap_or(cost);
    }
    let end = permit.path.last().copied();
    effects.push(Effect::Intend { who, resolve: Resolve::Add(act), cost, end });
    effects
}

fn resolves(who: CombatantId, resolve: Resolve) -> Effect {
    Effect::Intend { who, resolve, cost: crate::battle::Cost::default(), end: None }
}

/// Whom an intent means to strike next, with all that comes before it being a way there.
fn strikes_next(intent: &Intent) -> Option<(CombatantId, usize)> {
    let place = intent.acts.iter().position(|act| !act.leads_up())?;
    match intent.acts[place] {
        Act::Attack { target, .. } => Some((target, place)),
        _ => None,
    }
}

/// Notes what somebody is going to do.
pub fn intend(table: &Table<'_>, stack: &mut Stack, who: CombatantId, act: Act) {
    let view = table.seen_by(table.side(who));
    let order = Order::act(who, act);
    let permit = match stack.permitted.take() {
        Some((known, permit)) if known == order => Ok(permit),
        _ => view.permit(&order),
    };
    let (Ok(permit), Order::Act { act, .. }) = (permit, order) else { return };
    let then = match act {
        Act::End => Frame::tick(Tick::HasDeclared(who)),
        act => Frame::effects(add(&view, who, act, &permit)),
    };
    stack.push_in_order([Frame::tick(Tick::Resumes(who)), then]);
}

/// Goes about what somebody has declared.
pub fn go_on(table: &Table<'_>, stack: &mut Stack, pursuit: Pursuit) {
    match pursuit {
        Pursuit::Goes(who) => go(table, stack, who),
        Pursuit::Leads(who) => lead(table, stack, who),
    }
}

/// The next of what one has declared: done, or found to be impossible; the turn ends where nothing is left.
fn go(table: &Table<'_>, stack: &mut Stack, who: CombatantId) {
    let Some(intent) = table.intent(who).filter(|_| table.turn.active == Some(who) && table.is_able(who))
    else {
        return;
    };
    let Some(act) = intent.acts.first().cloned() else {
        stack.frames.push(Frame::tick(Tick::TurnEnds(who)));
        return;
    };
    if let Act::Attack { target, .. } = act
        && let Some(other) = companion_to_lead(table, who, target)
    {
        // Those who strike with it come first to where they strike from.
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
    do_next(table, stack, who, act, Frame::from(Pursuit::Goes(who)));
}

/// Goes where one has declared that it strikes from.
fn lead(table: &Table<'_>, stack: &mut Stack, who: CombatantId) {
    let Some(intent) = table.intent(who).filter(|_| table.is_able(who)) else { return };
    match intent.acts.first() {
        Some(act) if act.leads_up() => {
            let act = act.clone();
            let view = table.seen_by(table.side(who));
            if view.permit(&Order::act(who, act.clone())).is_ok() {
                do_next(table, stack, who, act, Frame::from(Pursuit::Leads(who)));
                return;
            }
        }
        _ => {}
    }
    stack.frames.push(Frame::effects(vec![resolves(who, Resolve::Led)]));
}

fn do_next(table: &Table<'_>, stack: &mut Stack, who: CombatantId, act: Act, then: Frame) {
    let view = table.seen_by(table.side(who));
    let order = Order::act(who, act);
    match view.permit(&order) {
        Ok(_) => stack.push_in_order([
            Frame::effects(vec![resolves(who, Resolve::Next)]),
            Frame::Weigh(Matter::Order(order)),
            then,
        ]),
        Err(_) => {
            let happening = Box::new(Happening::Reconsiders { who });
            let clause = Some(clauses::Tempo::Again.into());
            let told = Effect::Tell { happening, clause };
            stack.frames.push(Frame::effects(vec![resolves(who, Resolve::Fail), told]));
        }
    }
}

/// Others who go with one, each with what it has declared.
fn companions<'t>(table: &'t Table<'_>, who: CombatantId) -> impl Iterator<Item = (CombatantId, &'t Intent)> {
    let mut group: SmallVec<[(u16, CombatantId); 8]> = SmallVec::new();
    if table.strike_together() {
        let others = table.turn.group.iter().copied().filter(|other| *other != who);
        let others = others.filter(|other| !table.turn.finished.contains(other) && table.is_able(*other));
        group.extend(others.filter_map(|other| Some((table.intent(other)?.rank?, other))));
        group.sort_unstable();
    }
    group.into_iter().filter_map(|(_, other)| Some((other, table.intent(other)?)))
}

/// One who strikes the same target and still has to go where it does so from.
fn companion_to_lead(table: &Table<'_>, who: CombatantId, target: CombatantId) -> Option<CombatantId> {
    let has_a_way = |(_, intent): &(CombatantId, &Intent)| {
        !intent.is_led && strikes_next(intent).is_some_and(|(other, place)| other == target && place > 0)
    };
    companions(table, who).find(has_a_way).map(|(other, _)| other)
}

/// Those whose dice count with a blow at a target, with what that takes of each.
pub fn joined(table: &Table<'_>, who: CombatantId, target: CombatantId) -> (Vec<Striker>, Vec<Effect>) {
    let (mut strikers, mut effects) = (Vec::new(), Vec::new());
    for (other, intent) in companions(table, who) {
        let Some((act, sweep, daring)) = intent.acts.first().and_then(blow) else { continue };
        // Of those whom a die is still to pick out, the one that is aimed at is certain.
        let by_die = table.is_by_die(sweep.what);
        let struck = match act {
            Act::Attack { target, .. } if by_die => vec![*target],
            act => table.victims(other, act),
        };
        let is_whole = struck.len() == 1 && !by_die && matches!(act, Act::Attack { .. });
        let is_due = struck.contains(&target) && !intent.struck.contains(&target);
        // What hangs on a check is done by itself, or not at all; what is dared is dared once, for all whom it strikes.
        let is_by_itself = table.mark_of_risk(other).is_some() || daring && !is_whole;
        let view = table.seen_by(table.side(other));
        let price = view.price(other, act);
        let (true, false, Ok(cost), true) =
            (is_due, is_by_itself, price, still_may(table, &view, other, act))
        else {
            continue;
        };
        let clause = Some(clauses::Damage::Highest.into());
        let own = match is_whole {
            true => table.strikers(other, sweep.what, Manner { second: sweep.second, daring }),
            false => table.sweepers(other, target, sweep),
        };
        strikers.extend(own.into_iter().map(|own| Striker { clause, ..own }));
        if is_whole {
            effects.push(Effect::Spend { who: other, cost });
            effects.extend(table.uses_up(other, sweep.what));
            effects.push(resolves(other, Resolve::Next));
            let happening = Box::new(Happening::Declared { who: other, act: act.clone() });
            effects.push(Effect::Tell { happening, clause });
        } else {
            let hold = |condition| Effect::HoldForTheAttack { who: other, condition };
            effects.extend(table.help_with(other, &struck).map(hold));
            effects.push(resolves(other, Resolve::Struck(target)));
        }
    }
    (strikers, effects)
}

/// A deed that is a blow at one or at many, with what, and whether it is a daring one.
fn blow(act: &Act) -> Option<(&Act, Sweep, bool)> {
    match act {
        Act::Attack { weapon, manner, .. } => Some((act, Sweep::with(*weapon, *manner), manner.daring)),
        Act::Cast { spell: what, .. } | Act::Use { item: what, .. } => Some((act, Sweep::of(*what), false)),
        _ => None,
    }
}

/// Whether one may still strike the blow that it has declared, and would reach whom it means.
fn still_may(table: &Table<'_>, view: &Table<'_>, who: CombatantId, act: &Act) -> bool {
    match act {
        Act::Attack { target, weapon, manner, .. } => {
            let may = |weapon| {
                view.permit_attack(who, *target, weapon).is_ok() && table.still_reaches(who, *target, weapon)
            };
            may(*weapon) && manner.second.is_none_or(may)
        }
        Act::Cast { spell: what, at } | Act::Use { item: what, at } => {
            table.is_attack(act)
                && !table.is_by_die(*what)
                && view.permit_working(who, *what, *at, table.arm(*what).sort).is_ok()
        }
        _ => false,
    }
}

impl Changing<'_, '_> {
    /// Lets the members of a side say what they are going to do.
    pub(super) fn declares(&mut self, side: SideId) {
        self.turn.gone += 1;
        self.turn.finished.clear();
        let goes = |_, body: BodyRef<'_>| body.allegiance.0 == side && body.fate.is_able();
        self.turn.group = self.whoever(goes).into_vec();
        for who in self.turn.group.clone() {
            // For some the game master has decided already.
            match self.change(who, |body| body.intent.as_ref().and_then(|intent| intent.rank)).flatten() {
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

    /// Lets one make up its mind, with all that it will have in its turn.
    pub(super) fn consider(&mut self, who: CombatantId) {
        let (muster, sheet) = (self.muster, self.muster.sheet(who));
        self.change(who, |body| {
            let purse = turn_purse(muster, sheet, body);
            let planned =
                Planned { place: *body.place, posture: *body.posture, purse, arms: (*body.arms).clone() };
            if let Some(intent) = &mut body.intent {
                **intent = Intent { planned: Some(planned), ..Intent::default() };
            }
        });
    }

    pub(super) fn has_declared(&mut self, who: CombatantId) {
        let rank = self.next_rank();
        self.change(who, |body| {
            if let Some(intent) = &mut body.intent {
                (intent.rank, intent.planned) = (Some(rank), None);
            }
        });
        self.turn.finished.push(who);
        self.turn.active = None;
        self.tell_intent(who);
    }

    /// The rank of one who declares behind all others.
    fn next_rank(&self) -> u16 {
        let ranks = self.everybody().filter_map(|(_, body)| body.intent?.rank);
        ranks.max().map_or(0, |rank| rank + 1)
    }

    /// Tells what somebody is going to do to those who learn of it: of players their own side, of others whoever sees them.
    fn tell_intent(&mut self, who: CombatantId) {
        let acts = self.change(who, |body| body.intent.as_ref().map(|intent| intent.acts.clone()));
        let side = self.muster.sheet(who).side;
        let is_players = self.muster.is_players(side);
        let (clause, seen_by) = if is_players {
            (clauses::Tempo::Declared, SideSet::only(side))
        } else {
            (clauses::Tempo::Intents, self.perceivers(who))
        };
        let acts = acts.flatten().unwrap_or_default();
        self.story.0.tell(Happening::Intends { who, acts }, Some(clause.into()), seen_by);
    }

    /// Lets the game master say what somebody is going to do; it has its place by when it declared, or behind all others.
    pub(super) fn intends(&mut self, who: CombatantId, acts: Vec<Act>) {
        let rank = self.next_rank();
        self.change(who, |body| {
            if let Some(intent) = &mut body.intent {
                let rank = intent.rank.unwrap_or(rank);
                **intent = Intent { rank: Some(rank), acts, ..Intent::default() };
            }
        });
        if self.turn.phase == Phase::Declaring && !self.turn.finished.contains(&who) {
            self.turn.finished.push(who);
            self.turn.active = self.turn.active.filter(|active| *active != who);
        }
        self.tell_intent(who);
    }

    /// Lets somebody decide anew: at once, where its side is still declaring, or else when its go comes.
    pub(super) fn decides_anew(&mut self, who: CombatantId) {
        if self.turn.phase == Phase::Declaring && self.turn.group.contains(&who) {
            self.turn.finished.retain(|other| *other != who);
            self.consider(who);
        } else {
            self.change(who, |body| body.intent.as_mut().map(|intent| **intent = Intent::default()));
        }
    }

    /// Changes what somebody is going to do.
    pub(super) fn intend(
        &mut self,
        who: CombatantId,
        resolve: Resolve,
        cost: crate::battle::Cost,
        end: Option<crate::grid::Pos>,
    ) {
        self.change(who, |body| {
            let Some(intent) = &mut body.intent else { return };
            match resolve {
                Resolve::Add(act) => {
                    if let Some(planned) = &mut intent.planned {
                        planned.purse.spend(cost);
                        planned.place.0 = end.unwrap_or(planned.place.0);
                        match &act {
                            Act::Stand => planned.posture = Posture::Standing,
                            Act::Switch { weapon } | Act::Attack { weapon, .. }
                                if planned.arms.carried.contains(weapon) =>
                            {
                                planned.arms.ready = Some(*weapon);
                            }
                            _ => {}
                        }
                    }
                    intent.acts.push(act);
                }
                Resolve::Next if !intent.acts.is_empty() => {
                    intent.acts.remove(0);
                }
                Resolve::Next => {}
                Resolve::Fail => intent.failed = std::mem::take(&mut intent.acts),
                Resolve::Led => intent.is_led = true,
                Resolve::Struck(target) => intent.struck.push(target),
            }
        });
    }
}
