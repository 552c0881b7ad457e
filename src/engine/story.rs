//! The story: the chronicle as the engine writes it, each fact with the sides that perceive it.

use crate::battle::{Chronicle, Clause, CombatantId, Happening, Purpose, SideId, SideSet};
use crate::rules::table::Table;
use crate::rules::table::knowledge::Sighting;

/// The chronicle of the battle.
#[derive(Clone, Debug, Default)]
pub struct Story(pub Chronicle);

impl Story {
    /// Tells what happened to the sides that perceive it: the side of the combatant whom it is about, and those that see them.
    pub fn tell(&mut self, table: &Table<'_>, what: Happening, clause: Option<Clause>) {
        let seen_by = match spotting(&what) {
            Some((who, target, succeeds)) => spectators(table, who, target, succeeds),
            None => what.who().map_or(SideSet::ALL, |who| perceivers(table, who)),
        };
        self.0.tell(what, clause, seen_by);
    }

    /// Tells what happened only because a combatant, `cause`, is there: sides that do not know of them are not told.
    pub fn tell_because_of(
        &mut self,
        table: &Table<'_>,
        cause: CombatantId,
        what: Happening,
        clause: Option<Clause>,
    ) {
        let knows_of_it = |side: &SideId| perceivers(table, cause).contains(*side);
        let perceive = what.who().map_or(SideSet::ALL, |who| perceivers(table, who));
        let sides =
            table.muster.scenario.side_ids().filter(|side| perceive.contains(*side)).filter(knows_of_it);
        let seen_by = sides.fold(SideSet::NONE, SideSet::and);
        self.0.tell(what, clause, seen_by);
    }
}

/// The sides that perceive what a combatant does.
pub fn perceivers(table: &Table<'_>, who: CombatantId) -> SideSet {
    table.knowledge.seers(who).and(table.side(who))
}

/// Who looks for whom, and whether they succeed, if a roll was for that.
const fn spotting(what: &Happening) -> Option<(CombatantId, CombatantId, bool)> {
    match what {
        Happening::Rolled { who: Some(who), purpose: Purpose::Spot { target }, rolled, .. } => {
            Some((*who, *target, rolled.succeeds))
        }
        Happening::Assured { who, purpose: Purpose::Spot { target } } => Some((*who, *target, true)),
        _ => None,
    }
}

/// The sides that learn the result of a look for a combatant who sneaks: the sneaking combatant's side, and the looking side
/// unless the result would reveal that a combatant is there.
fn spectators(table: &Table<'_>, who: CombatantId, target: CombatantId, succeeds: bool) -> SideSet {
    let (looking, sneaking) = (table.side(who), SideSet::only(table.side(target)));
    let knows = succeeds || table.knowledge.sighting(looking, target) == Sighting::Seen;
    if knows { sneaking.and(looking) } else { sneaking }
}
