//! The story: the chronicle as the pipeline writes it, each fact with the sides that perceive it.

use crate::battle::{
    Act, Chronicle, Clause, CombatantId, Happening, Purpose, Shift, SideId, SideSet, clauses,
};
use crate::rules::axes::attempt::clause_of;
use crate::rules::table::Table;
use crate::rules::table::knowledge::Sighting;

/// The chronicle of the battle.
#[derive(Clone, Debug, Default)]
pub struct Story(pub Chronicle);

impl Story {
    /// Tells what happened to all who perceive it: the side of the one whom it is about, and all who see that one.
    pub fn tell(&mut self, table: &Table<'_>, what: Happening, clause: Option<Clause>) {
        let seen_by = match spotting(&what) {
            Some((who, target, succeeds)) => spectators(table, who, target, succeeds),
            None => what.who().map_or(SideSet::ALL, |who| perceivers(table, who)),
        };
        self.0.tell(what, clause, seen_by);
    }

    /// Tells what happened only because somebody is there: sides that do not know of that one are not told.
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

/// The sides that perceive what one does.
pub fn perceivers(table: &Table<'_>, who: CombatantId) -> SideSet {
    table.knowledge.seers(who).and(table.side(who))
}

/// Who looks for whom, and whether it succeeds, if that is what a roll was for.
const fn spotting(what: &Happening) -> Option<(CombatantId, CombatantId, bool)> {
    match what {
        Happening::Rolled { who: Some(who), purpose: Purpose::Spot { target }, rolled, .. } => {
            Some((*who, *target, rolled.succeeds))
        }
        Happening::Assured { who, purpose: Purpose::Spot { target } } => Some((*who, *target, true)),
        _ => None,
    }
}

/// The sides that learn how a look for one who sneaks came out: its own, and that of the one who looks unless it
/// would learn from it that there is somebody.
fn spectators(table: &Table<'_>, who: CombatantId, target: CombatantId, succeeds: bool) -> SideSet {
    let (looking, sneaking) = (table.side(who), SideSet::only(table.side(target)));
    let knows = succeeds || table.knowledge.sighting(looking, target) == Sighting::Seen;
    if knows { sneaking.and(looking) } else { sneaking }
}

/// The rule behind a deed, where nothing that it sets off tells it.
pub fn story_clause(table: &Table<'_>, who: CombatantId, act: &Act) -> Option<Clause> {
    match act {
        Act::Leave if table.whole_turn().is_some() => Some(Clause::Exit(clauses::Exit::Retreat)),
        Act::Leave if table.save_to_safety().is_some() => Some(Clause::Exit(clauses::Exit::ToSafety)),
        Act::Leave => Some(Clause::Exit(clauses::Exit::WalkOff)),
        Act::Stand => Some(Clause::Movement(clauses::Movement::StandUp)),
        Act::Aid { .. } => Some(Clause::Manoeuvre(clauses::Manoeuvre::Aid)),
        Act::Door { .. }
        | Act::TakeUp { .. }
        | Act::Cast { .. }
        | Act::Use { .. }
        | Act::Tend { .. }
        | Act::Outfit { .. }
        | Act::Speak { .. } => Some(table.budget().clause_of_deeds()),
        Act::Shift { shift: Shift::Extricate, .. } => Some(Clause::Leaving(clauses::Leaving::ByTest)),
        Act::Shift { .. } => Some(Clause::Movement(clauses::Movement::Shift)),
        Act::Concentrate => Some(Clause::Budget(clauses::Budget::Concentration)),
        Act::Evade => Some(Clause::Manoeuvre(clauses::Manoeuvre::Evade)),
        Act::Switch { .. } | Act::Place { .. } => Some(Clause::Budget(clauses::Budget::Weapons)),
        Act::Attack { target, weapon, .. } if table.is_light_throw(who, *target, *weapon) => {
            Some(Clause::Budget(clauses::Budget::Weapons))
        }
        Act::Move { .. }
        | Act::Attack { .. }
        | Act::Manoeuvre { .. }
        | Act::Try { .. }
        | Act::Trap { .. }
        | Act::Hide
        | Act::Ready { .. }
        | Act::Unready
        | Act::Delay { .. }
        | Act::Declare { .. }
        | Act::End => None,
        Act::Attempt { kind, .. } => Some(clause_of(*kind)),
    }
}
