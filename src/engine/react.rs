//! React: what new facts bring about. It runs after every pass, and only pushes frames.

use super::aims::Aims;
use super::arrival::{arrive, made_room};
use super::concentration::ended_with_concentration;
use super::frame::{Flight, Frame, Matter};
use super::seen::Truth;
use super::snares::come_upon;
use super::stack::{Progress, Stack};
use super::stealth::{come_into_the_open, look_out, sneak_on};
use crate::battle::{
    Change, CombatantId, Condition, Effect, Fact, Fate, Happening, MoraleChange, MoraleOrLife, SideId, Then,
    When,
};
use crate::grid::Pos;
use crate::rules::axes::track::Strain;
use crate::rules::exchange::Exchange;
use crate::rules::exchange::trap::sprung_by;
use crate::rules::table::Table;

/// Reacts to every fact that is new since the last pass.
pub fn react(truth: &Truth, progress: &mut Progress) {
    let Progress { stack, story, .. } = progress;
    if story.0.len() == stack.reacted && !stack.looked {
        return;
    }
    let table = truth.table();
    let mut frames = Vec::new();
    let mut came = Vec::new();
    let mut newcomers = Vec::new();
    for fact in story.0.since(stack.reacted) {
        match &fact.what {
            Happening::Fate { who, fate } => {
                let mourners = table.witnesses_of_fall(*who, *fate).into_iter();
                frames.extend(mourners.map(|(who, strain)| Frame::Weigh(Matter::Strain(who, strain))));
                if *fate == Fate::Able {
                    newcomers.push(*who);
                    frames.extend(made_room(&table, *who).map(Frame::effect));
                }
                frames.extend(ended_with_concentration(&table, &fact.what));
                frames.extend(let_go(&table, &fact.what));
            }
            Happening::ConditionEnded { .. } => frames.extend(ended_with_concentration(&table, &fact.what)),
            // If sides act as one, the turns of all members begin together.
            Happening::SideGoes { .. } => {
                table.turn.group.iter().for_each(|who| look_out(&table, *who, &mut frames));
            }
            Happening::TurnBegins { who } => {
                frames.extend(suffering(&table, *who));
                let besets = |besetting| Frame::Weigh(Matter::Beset(besetting));
                frames.extend(table.constant_damage_due().into_iter().map(besets));
                if table.flees(*who) {
                    frames.push(Frame::from(Flight::Flee(*who)));
                }
                if !table.turn.order.is_empty() {
                    look_out(&table, *who, &mut frames);
                }
            }
            Happening::TurnEnds { who } => {
                let strain = table.strain_of_turn(*who);
                frames.extend(strain.map(|strain| Frame::Weigh(Matter::Strain(*who, strain))));
                sneak_on(&table, *who, &mut frames);
            }
            Happening::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::Rallies },
            } if table.minds(Strain::Rallied) => {
                frames.push(Frame::Weigh(Matter::Strain(*who, Strain::Rallied)));
            }
            Happening::Moved { who, .. } => {
                frames.extend(let_go(&table, &fact.what));
                let passes = stack.walks_on_foot(*who);
                let sprung = sprung_by(&table, &fact.what, passes).map(Exchange::Trap);
                frames.extend(sprung.and_then(Frame::begin));
                frames.extend(come_upon(&table, &fact.what, passes));
                frames.extend(come_into_the_open(&table, stack, &fact.what));
            }
            Happening::Arrived { .. } => frames.extend(let_go(&table, &fact.what)),
            Happening::Halted { .. } => frames.extend(come_into_the_open(&table, stack, &fact.what)),
            Happening::Sighted { who, by, .. } => {
                frames.extend(sprung_by_sight(&table, stack, *who, *by));
            }
            _ => {}
        }
        cues(&table, &truth.aims, fact, &mut came, &mut frames);
    }
    frames.extend(places_in_order(&table, newcomers));
    stack.reacted = story.0.len();
    story.0.let_go();
    if std::mem::take(&mut stack.looked) {
        face_terror(&table, &mut frames);
    }
    stack.push_in_order(frames);
}

/// The combatants who have waited for an enemy to come into sight. During a walk, the walk asks them, step by step.
fn sprung_by_sight(table: &Table<'_>, stack: &Stack, who: CombatantId, by: SideId) -> Option<Frame> {
    if matches!(stack.top(), Some(Frame::Weigh(Matter::AskToReact { .. } | Matter::Walk(_)))) {
        return None;
    }
    Frame::ask_to_react(who, table.possible_reactions_to_sight(by, who))
}

/// The conditions on a combatant that harm them when their turn begins.
fn suffering<'t>(table: &Table<'t>, who: CombatantId) -> impl Iterator<Item = Frame> + use<'t> {
    let harm = table.conditions_on(who).iter().filter_map(|own| own.kind.harms_each_turn());
    harm.map(move |dice| Frame::Weigh(Matter::Suffer(who, dice)))
}

/// The places in the order of play of combatants who have just arrived, or are able again.
fn places_in_order(table: &Table<'_>, mut who: Vec<CombatantId>) -> Option<Frame> {
    let has_place = |who: &CombatantId| table.turn.order.iter().any(|(other, _)| other == who);
    who.retain(|who| table.is_able(*who) && !has_place(who));
    // After the fight there are no more turns.
    if who.is_empty() || table.turn.order.is_empty() || table.turn.phase.is_after_the_fight() {
        return None;
    }
    Frame::places(table.places_of(who))
}

/// The grapples that end: the two combatants are no longer next to each other, or one of them is out of the fight.
fn let_go(table: &Table<'_>, what: &Happening) -> Option<Frame> {
    let way: &[Pos] = if let Happening::Moved { path, .. } = what { path } else { &[] };
    let is_at_hand = |holder: CombatantId, held: CombatantId| {
        let (Some(here), Some(there)) = (table.footprint(holder), table.footprint(held)) else {
            return false;
        };
        let stays = |at: &Pos| match what.who() {
            Some(who) if who == holder => here.moved_to(*at).is_adjacent(there),
            Some(who) if who == held => here.is_adjacent(there.moved_to(*at)),
            _ => true,
        };
        here.is_adjacent(there) && way.iter().all(stays)
    };
    let ends = |who: CombatantId, hold: &Condition| {
        let holder = hold.source.filter(|holder| table.is_able(*holder) && is_at_hand(*holder, who));
        holder.is_none() || table.fate(who).is_none_or(|fate| !fate.is_on_map())
    };
    if !table.bodies.all().iter().any(|body| body.conditions.0.iter().any(|own| own.kind.holds())) {
        return None;
    }
    let held = table.everybody().flat_map(|who| table.holds_on(who).map(move |hold| (who, hold)));
    let ended = held.filter(|(who, hold)| ends(*who, hold));
    let effects: Vec<Effect> =
        ended.map(|(who, condition)| Change::EndCondition { who, condition }.into()).collect();
    (!effects.is_empty()).then_some(Frame::effects(effects))
}

fn face_terror(table: &Table<'_>, frames: &mut Vec<Frame>) {
    if !table.minds_terror() {
        return;
    }
    let able = table.able().map(|(other, _)| other);
    let terrifying: Vec<CombatantId> = able.filter(|other| table.sheet(*other).terrifies).collect();
    if terrifying.is_empty() {
        return;
    }
    for (who, _) in table.able() {
        let mut faced_now = Vec::new();
        for other in terrifying.iter().copied() {
            let kind = table.sheet(other).creature;
            let is_news = !table.knowledge.has_faced(who, kind) && !faced_now.contains(&kind);
            if is_news && table.is_enemy(who, other) && table.sees(who, other) {
                faced_now.push(kind);
                frames.push(Frame::effect(Change::Face { who, kind }));
                frames.push(Frame::Weigh(Matter::Strain(who, Strain::Terror(kind))));
            }
        }
    }
}

fn cues(table: &Table<'_>, aims: &Aims, fact: &Fact, came: &mut Vec<usize>, frames: &mut Vec<Frame>) {
    for (number, cue) in table.muster.scenario.cues.iter().enumerate() {
        if aims.has_come(number) || came.contains(&number) || !is_called(table, &cue.when, fact) {
            continue;
        }
        came.push(number);
        let mut effects = vec![Change::Cue { cue: u16::try_from(number).unwrap_or(u16::MAX) }.into()];
        let mut taken = Vec::new();
        for then in &cue.then {
            bring_about(table, then, &mut taken, &mut effects);
        }
        frames.push(Frame::effects(effects));
    }
}

fn is_called(table: &Table<'_>, when: &When, fact: &Fact) -> bool {
    match (when, &fact.what) {
        (When::Round(round), Happening::RoundBegins { round: now, .. }) => round == now,
        (When::Enters { .. }, Happening::Moved { who, .. } | Happening::Arrived { who, .. }) => {
            table.footprint(*who).is_some_and(|squares| when.is_entered(table.side(*who), squares))
        }
        (When::Falls { who: wanted }, Happening::Fate { who, fate }) => {
            who.index() == *wanted && fate.is_felled()
        }
        (When::Sees { side, who: wanted }, Happening::Sighted { who, by, .. }) => {
            who.index() == *wanted && by == side
        }
        _ => false,
    }
}

fn bring_about(table: &Table<'_>, then: &Then, taken: &mut Vec<Pos>, effects: &mut Vec<Effect>) {
    match then {
        Then::Arrive(list) => {
            for who in list.iter().map(|place| CombatantId::at(*place)) {
                arrive(table, who, taken, effects);
            }
        }
        // A door that is already open, or closed, stays as it is.
        Then::Door { at, open } if table.board.door(*at) == Some(*open) => {}
        Then::Door { at, open } => effects.push(Change::Door { at: *at, open: *open, by: None }.into()),
        Then::Light(light) => effects.push(Change::Light { light: *light }.into()),
        Then::Say(words) => {
            effects.push(Change::tell(Happening::Said { words: words.clone() }).into());
        }
        Then::Objective { side, objective } => {
            effects.push(Change::AddObjective { side: *side, objective: Box::new(objective.clone()) }.into());
        }
    }
}
