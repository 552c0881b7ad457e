//! Wants: what the objectives of a side ask of the acting combatant apart from fighting.

use smallvec::SmallVec;

use crate::battle::{CombatantId, Fate, SideId, Then, WeaponId, When};
use crate::engine::{Aim, Task};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

/// What a side wants apart from fighting, by its objectives.
#[derive(Clone, Debug, Default)]
pub struct Wants {
    /// Squares to be on.
    pub squares: Vec<Pos>,
    /// Whether to leave the field.
    pub escape: bool,
    /// Whether it is enough to stay alive.
    pub survive: bool,
    /// Combatants who must not fall.
    pub wards: SmallVec<[CombatantId; 2]>,
    /// Enemies who must be out of the fight.
    pub prey: SmallVec<[CombatantId; 2]>,
    /// Things to pick up.
    pub things: SmallVec<[WeaponId; 2]>,
}

impl Wants {
    /// Plans for an objective to escape. If too few combatants have arrived, the side first goes to squares where
    /// more join it.
    fn plan_escape(&mut self, table: &Table<'_>, side: SideId, count: u16) {
        let members = || table.everybody().filter(|who| table.side(*who) == side);
        let is_there = |who: &CombatantId| matches!(table.fate(*who), Some(Fate::Able | Fate::Gone));
        let is_awaited = |who: &CombatantId| table.fate(*who) == Some(Fate::Awaited);
        if members().filter(is_there).count() >= usize::from(count) {
            self.escape = true;
            return;
        }
        for cue in &table.muster.scenario.cues {
            let joins = |then: &Then| match then {
                Then::Arrive(list) => members().filter(is_awaited).any(|who| list.contains(&who.index())),
                _ => false,
            };
            match &cue.when {
                When::Enters { side: entering, area } if *entering == side && cue.then.iter().any(joins) => {
                    self.squares.extend_from_slice(area);
                }
                _ => {}
            }
        }
    }

    pub fn take_in(&mut self, table: &Table<'_>, me: CombatantId, aims: &[Aim]) {
        *self = Wants { squares: std::mem::take(&mut self.squares), ..Wants::default() };
        self.squares.clear();
        for task in aims.iter().flat_map(|aim| aim.tasks(table, me)) {
            match task {
                Task::Stand(area) => self.squares.extend_from_slice(area),
                Task::Leave(None) => self.escape = true,
                Task::Leave(Some(count)) => self.plan_escape(table, table.side(me), count),
                Task::Survive => self.survive = true,
                Task::Guard(who) => self.wards.push(who),
                Task::Beat(who) => self.prey.push(who),
                Task::Fetch(thing, at) => {
                    self.things.push(table.muster.armoury_id(thing));
                    if falls_to(table, me, at) {
                        self.squares.extend(within_reach_of(at));
                    }
                }
            }
        }
    }
}

/// The squares from which a thing can be picked up that lies on this one.
pub fn within_reach_of(at: Pos) -> impl Iterator<Item = Pos> {
    at.neighbours().chain([at])
}

/// Whether it falls to a combatant to go to a square, while the others of the side fight: none of them is nearer to it.
pub fn falls_to(table: &Table<'_>, me: CombatantId, at: Pos) -> bool {
    let there = Footprint::new(at, 1);
    let rank = |who: CombatantId| {
        let gap = table.footprint(who).map(|here| here.reach(there, table.muster.book.diagonal));
        (gap.unwrap_or(u32::MAX), who)
    };
    let own = rank(me);
    table.able().filter(|(who, _)| table.side(*who) == table.side(me)).all(|(who, _)| rank(who) >= own)
}
