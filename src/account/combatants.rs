//! What each combatant did.

use super::blows::{Blow, Landing};
use crate::battle::{CombatantId, Happening, Target};
use crate::rules::book::muster::Muster;

/// What a combatant did in a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doings {
    /// How many blows they struck, at one target each.
    pub strikes: u32,
    /// How many of these landed.
    pub hits: u32,
    /// The harm that their blows did.
    pub dealt: u32,
    /// The harm that they suffered, from blows and anything else.
    pub suffered: u32,
    /// How many enemies their blows felled.
    pub felled: u32,
    /// How many deeds they did for allies.
    pub helped: u32,
    /// How many squares they entered.
    pub squares: u32,
    /// Whether the blow under way counts as a hit already.
    has_landed: bool,
}

fn of(all: &mut [Doings], who: CombatantId) -> Option<&mut Doings> {
    all.get_mut(who.index())
}

pub(super) fn count_strike(all: &mut [Doings], blow: &Blow) {
    if let Some(own) = of(all, blow.by) {
        own.strikes += 1;
        own.has_landed = false;
    }
}

pub(super) fn count_hit(all: &mut [Doings], landing: Landing) {
    let (Landing::Now(by) | Landing::AtTheLatest(by) | Landing::Undone(by)) = landing;
    let Some(own) = of(all, by) else { return };
    let lands = !matches!(landing, Landing::Undone(_));
    match (own.has_landed, lands) {
        (false, true) => own.hits += 1,
        (true, false) => own.hits -= 1,
        _ => {}
    }
    own.has_landed = lands;
}

pub(super) fn count_harm(all: &mut [Doings], hurt: CombatantId, by: Option<CombatantId>, harm: u32) {
    if let Some(own) = of(all, hurt) {
        own.suffered += harm;
    }
    if let Some(own) = by.and_then(|by| of(all, by)) {
        own.dealt += harm;
    }
}

pub(super) fn count_fall(all: &mut [Doings], by: CombatantId, is_enemy: bool) {
    if let Some(own) = of(all, by).filter(|_| is_enemy) {
        own.felled += 1;
    }
}

/// Counts steps and deeds for allies.
pub(super) fn take_in(muster: &Muster, all: &mut [Doings], what: &Happening) {
    match what {
        Happening::Moved { who, path } => {
            if let Some(own) = of(all, *who) {
                own.squares += u32::try_from(path.len()).unwrap_or(u32::MAX);
            }
        }
        Happening::Declared { who, deed } => {
            let Some(Target::One(target)) = deed.aim(*who) else { return };
            let side = |who: CombatantId| muster.sheets.get(who.index()).map(|sheet| sheet.side);
            let is_ally = side(*who)
                .zip(side(target))
                .is_some_and(|(own, other)| muster.scenario.are_allied(own, other));
            if let Some(own) = of(all, *who).filter(|_| is_ally && target != *who) {
                own.helped += 1;
            }
        }
        _ => {}
    }
}
