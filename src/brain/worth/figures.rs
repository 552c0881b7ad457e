//! Figures: what follows from the state of a combatant alone, kept until that state changes.

use smallvec::SmallVec;

use super::stance::{Stance, swings_count};
use crate::battle::{CombatantId, WeaponId};
use crate::rules::book::aim::Aim;
use crate::rules::table::Table;

/// What follows from the state of a combatant alone, wherever they stand.
#[derive(Clone, Debug)]
pub struct Figure {
    pub stance: Stance,
    /// The steps of a move.
    pub pace: u16,
    /// The weapons with which they can attack.
    pub weapons: SmallVec<[WeaponId; 4]>,
    /// Steps within which they can attack without a move; none if they cannot.
    pub reach: Option<u16>,
    /// Whether they have something that strikes several at once.
    pub has_blasts: bool,
}

/// The figures of all combatants that have been asked about.
#[derive(Debug, Default)]
pub struct Figures {
    known: Vec<Option<(State, Figure)>>,
    /// Whether the figure of each combatant has been compared with their state since the table changed.
    compared: Vec<bool>,
}

/// What a figure depends on: the number of the combatant's state, whether it is the planned one, and whether what they have swung
/// in their turn counts; none if they are not seen.
type State = Option<(u64, bool, bool)>;

impl Figures {
    /// Forgets everything. Must be called whenever the muster is another one.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// Compares each figure with the combatant's state again before it is used. Must be called whenever the table has changed.
    pub fn refresh(&mut self, table: &Table<'_>) {
        self.known.resize(table.bodies.len(), None);
        self.compared.clear();
        self.compared.resize(table.bodies.len(), false);
    }

    /// The figure of a combatant in the state that they are in; that of somebody without a state if they are not seen.
    pub fn of(&mut self, table: &Table<'_>, who: CombatantId) -> &Figure {
        let slot = &mut self.known[who.index()];
        let mut state = State::default();
        if !std::mem::replace(&mut self.compared[who.index()], true) {
            state = table.body(who).map(|body| {
                (table.bodies.number(who), table.is_planning_its_round(who), swings_count(table, (who, body)))
            });
            if slot.as_ref().is_some_and(|(known, _)| *known != state) {
                *slot = None;
            }
        }
        &slot.get_or_insert_with(|| (state, Figure::of(table, who))).1
    }
}

impl Figure {
    fn of(table: &Table<'_>, who: CombatantId) -> Figure {
        let strikes_several =
            |weapon| matches!(table.aim_of(weapon), Aim::Area(_)) && !table.is_helpful(weapon);
        let weapons: SmallVec<[WeaponId; 4]> = table.weapons(who).collect();
        Figure {
            stance: Stance::of(table, who),
            pace: table.pace(who),
            reach: weapons.iter().map(|weapon| table.weapon_reach(*weapon)).max(),
            weapons,
            has_blasts: table.usable_things(who).any(strikes_several),
        }
    }
}
