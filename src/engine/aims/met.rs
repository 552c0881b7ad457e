//! When each objective is met, and when it can no longer be met.

use super::Aim;
use crate::battle::{CombatantId, Fate, Objective, SideId, Whereabouts};
use crate::grid::Pos;
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

/// Whether an objective is met; none while that is open.
pub fn is_met(table: &Table<'_>, aim: &Aim) -> Option<bool> {
    let is_member = |who: &CombatantId| table.side(*who) == aim.side;
    let with_fate = |fits: &dyn Fn(Fate) -> bool| {
        let count =
            table.everybody().filter(is_member).filter(|who| table.fate(*who).is_some_and(fits)).count();
        u16::try_from(count).unwrap_or(u16::MAX)
    };
    let all = |who: &[CombatantId], fits: &dyn Fn(Fate) -> bool| {
        who.iter().all(|who| table.fate(*who).is_some_and(fits))
    };
    let is_over = |rounds: u16| table.turn.phase == Phase::RoundStart && table.turn.round >= rounds;
    match &aim.objective {
        Objective::Defeat => {
            let enemies = table
                .able()
                .any(|(who, _)| table.are_hostile(aim.side, table.side(who)) && !table.flees(who));
            let awaited = table.everybody().any(|who| {
                table.are_hostile(aim.side, table.side(who)) && table.fate(who) == Some(Fate::Awaited)
            });
            (!enemies && !awaited).then_some(true)
        }
        Objective::Survive { rounds } => {
            let able = with_fate(&|fate| fate.is_able());
            (is_over(*rounds) && able > 0).then_some(true)
        }
        Objective::Reach { area, count } => {
            (able_within(table, area, |side| side == aim.side) >= *count).then_some(true)
        }
        Objective::Hold { rounds, .. } | Objective::Keep { rounds, .. } if aim.held >= *rounds => Some(true),
        Objective::Hold { .. } => None,
        Objective::Escape { count } => {
            let gone = with_fate(&|fate| fate == Fate::Gone);
            let may_go = with_fate(&|fate| may_act_yet(fate));
            if gone >= *count { Some(true) } else { (gone.saturating_add(may_go) < *count).then_some(false) }
        }
        Objective::NamedEscape { who } => {
            let may_go = |fate: Fate| fate == Fate::Gone || may_act_yet(fate);
            settled(all(who, &|fate| fate == Fate::Gone), !all(who, &may_go))
        }
        Objective::NamedReach { area, who } => {
            let are_there = who.iter().all(|who| table.is_able(*who) && stands_in(table, *who, area));
            settled(are_there, !all(who, &may_act_yet))
        }
        Objective::Protect { who } => is_lost(table, *who).then_some(false),
        Objective::ProtectUntil { who, rounds } => settled(is_over(*rounds), is_lost(table, *who)),
        Objective::Beat { who } => settled(is_lost(table, *who), table.fate(*who) == Some(Fate::Gone)),
        Objective::CarryOff { thing } => match table.thing(*thing)? {
            Whereabouts::Away(who) => Some(table.are_allied(aim.side, table.side(who))),
            Whereabouts::Lies(_) | Whereabouts::With(_) => None,
        },
        Objective::Bring { thing, area } => match table.thing(*thing)? {
            Whereabouts::With(who) => {
                let is_there = is_member(&who) && table.is_able(who) && stands_in(table, who, area);
                is_there.then_some(true)
            }
            Whereabouts::Away(_) => Some(false),
            Whereabouts::Lies(_) => None,
        },
        Objective::Keep { thing, .. } => match table.thing(*thing)? {
            Whereabouts::Away(_) => Some(false),
            Whereabouts::Lies(_) | Whereabouts::With(_) => None,
        },
        // The list of aims holds each of them by itself.
        Objective::AnyOf { .. } => None,
    }
}

/// Whether an area or a thing was held this round; none where the objective asks for no such thing.
pub fn is_held(table: &Table<'_>, aim: &Aim) -> Option<bool> {
    match &aim.objective {
        Objective::Hold { area, .. } => {
            let members = able_within(table, area, |side| side == aim.side);
            let enemies = able_within(table, area, |side| table.are_hostile(aim.side, side));
            Some(members > 0 && enemies == 0)
        }
        Objective::Keep { thing, .. } => {
            let carrier = table.thing(*thing).and_then(Whereabouts::carrier);
            Some(carrier.is_some_and(|who| table.side(who) == aim.side && table.is_able(who)))
        }
        _ => None,
    }
}

/// An objective that is lost stays lost, even where it would be met at the same moment.
fn settled(is_met: bool, is_lost: bool) -> Option<bool> {
    (is_met || is_lost).then_some(!is_lost)
}

/// Whether a combatant has fallen or surrendered.
fn is_lost(table: &Table<'_>, who: CombatantId) -> bool {
    table.fate(who).is_some_and(Fate::is_lost)
}

/// Whether a combatant can still go somewhere, now or once they have come.
const fn may_act_yet(fate: Fate) -> bool {
    matches!(fate, Fate::Able | Fate::Awaited)
}

fn stands_in(table: &Table<'_>, who: CombatantId, area: &[Pos]) -> bool {
    table.footprint(who).is_some_and(|squares| area.iter().any(|at| squares.contains(*at)))
}

fn able_within(table: &Table<'_>, area: &[Pos], of: impl Fn(SideId) -> bool) -> u16 {
    let count = table.able().filter(|(who, _)| of(table.side(*who)) && stands_in(table, *who, area)).count();
    u16::try_from(count).unwrap_or(u16::MAX)
}
