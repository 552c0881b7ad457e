//! A scenario: everything that a battle starts from, checked and with all names looked up. How authors write it is in `data`.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Alarm, Armour, Biome, Control, Creature, CreatureBlock, Field, Grouping, Item, Levels, Light, LightRange,
    Objective, SideId, SideSet, Start, Temper, Thing, ThingId, Trap, Weapon,
};
use crate::grid::{Footprint, Pos};

/// The most combatants that a battle may have.
pub const MOST_COMBATANTS: usize = 256;
/// The most things that a battle may have.
pub const MOST_THINGS: usize = 64;
/// The most lights that may burn on the ground of a battle.
pub const MOST_LIGHTS: usize = 128;

/// A battle, ready to be fought by any rulebook that knows its creatures.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The name of the file, without the ending.
    pub id: String,
    pub name: String,
    /// What the author says of the scenario.
    pub notes: String,
    /// Of a hundred battles, how many the first side of a player wins, by the name of the opponent who plays for it.
    pub measured: Vec<(String, u8)>,
    /// The rulebook that the author had in mind.
    pub rulebook: Option<String>,
    pub field: Arc<Field>,
    /// What the open ground is.
    pub biome: Biome,
    /// The light without any source.
    pub light: Light,
    /// Lights that no combatant carries.
    pub lights: Vec<PlacedLight>,
    /// The traps, with the squares that they wait on.
    pub traps: Vec<Trap>,
    /// The things that can be carried.
    pub things: Vec<Thing>,
    /// The creatures, by the names of their files.
    pub creatures: Vec<(String, Creature)>,
    /// The weapons, by the names of their files.
    pub weapons: Vec<(String, Weapon)>,
    /// The items, by the names of their files.
    pub items: Vec<(String, Item)>,
    /// The armour, by the names of the files.
    pub armours: Vec<(String, Armour)>,
    /// The sides, in the order written.
    pub sides: Vec<Side>,
    /// The combatants, in the order written.
    pub combatants: Vec<CombatantEntry>,
    /// The events.
    pub cues: Vec<Cue>,
    /// The side that goes first, where the author says so.
    pub first_side: Option<SideId>,
    /// The side that started the battle, where the author says so.
    pub started_by: Option<SideId>,
    /// What calls for morale checks, where the author says so.
    pub morale_on: Option<Vec<Alarm>>,
    /// Who makes morale checks together, where the author says so.
    pub morale_by: Option<Grouping>,
    /// The sides that lie in ambush.
    pub ambush: SideSet,
    /// How far opponents think.
    pub levels: Levels,
    /// The round after which the battle is called off.
    pub round_limit: u16,
}

impl Scenario {
    /// Every side, in the order written.
    pub fn side_ids(&self) -> impl Iterator<Item = SideId> + use<> {
        (0..u8::try_from(self.sides.len()).unwrap_or(u8::MAX)).map(SideId)
    }

    /// Every thing that sides fight over, in the order written.
    pub fn thing_ids(&self) -> impl Iterator<Item = ThingId> + use<> {
        (0..self.things.len()).map(ThingId::at)
    }

    /// The first side that a person plays.
    pub fn side_of_people(&self) -> Option<SideId> {
        self.side_ids().find(|side| self.sides[side.index()].control == Control::Player)
    }

    /// Whether two sides are allies, or the same side.
    pub fn are_allied(&self, one: SideId, other: SideId) -> bool {
        self.sides[one.index()].allies.contains(other)
    }

    /// Whether two sides are enemies.
    pub fn are_hostile(&self, one: SideId, other: SideId) -> bool {
        let is_neutral = |side: SideId| self.sides[side.index()].neutral;
        !self.are_allied(one, other) && !is_neutral(one) && !is_neutral(other)
    }

    /// Who decides for each side and each combatant.
    pub fn seating(&self) -> Seating {
        Seating {
            sides: self.sides.iter().map(|side| side.control.clone()).collect(),
            combatants: self.combatants.iter().map(|combatant| combatant.control.clone()).collect(),
            tempers: self.combatants.iter().map(|combatant| combatant.temper.clone()).collect(),
        }
    }

    /// Lets those decide again who decided before, as far as the same sides and combatants are there.
    pub fn seat(&mut self, seating: &Seating) {
        for (side, control) in self.sides.iter_mut().zip(&seating.sides) {
            side.control.clone_from(control);
        }
        for (combatant, control) in self.combatants.iter_mut().zip(&seating.combatants) {
            combatant.control.clone_from(control);
        }
        for (combatant, temper) in self.combatants.iter_mut().zip(&seating.tempers) {
            combatant.temper.clone_from(temper);
        }
    }
}

/// Who decides for each side and each combatant, and by which temper: the only part of a scenario that may differ from battle to battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seating {
    /// For each side, in the order written.
    pub sides: Vec<Control>,
    /// For each combatant, in the order written; none where whoever decides for the side does.
    pub combatants: Vec<Option<Control>>,
    /// For each combatant, how opponents decide for them.
    pub tempers: Vec<Temper>,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The name that files and orders use.
    pub id: String,
    pub name: String,
    /// The allies of the side, the side itself among them.
    pub allies: SideSet,
    /// Whether the side has no enemies.
    pub neutral: bool,
    /// Who decides for the side.
    pub control: Control,
    /// The aims of the side, all of which must be met.
    pub objectives: Vec<Objective>,
}

/// A combatant as a scenario lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct CombatantEntry {
    /// The short name that maps, orders and cards use.
    pub key: String,
    pub name: String,
    /// Their kind, as a place in the scenario's creatures.
    pub creature: usize,
    pub side: SideId,
    /// Where they start, or arrive.
    pub at: Pos,
    /// Whether they are a player character.
    pub hero: bool,
    /// Whether they lead others, whatever their kind.
    pub leader: bool,
    /// The combatant that they follow, as a place in the scenario's combatants.
    pub follows: Option<usize>,
    /// The weapons that they carry, as places in the scenario's weapons.
    pub weapons: Vec<usize>,
    /// Their natural weapons, as places in the scenario's weapons.
    pub natural: Vec<usize>,
    /// What they wear, as a place in the scenario's armours.
    pub armour: Option<usize>,
    /// Their items, as places in the scenario's items, a place for each piece.
    pub items: Vec<usize>,
    /// How opponents decide for them.
    pub temper: Temper,
    /// Lights that they carry beside those among their items.
    pub lights: Vec<CarriedLight>,
    /// What they could wear instead, as places in the scenario's armours.
    pub spare_armour: Vec<usize>,
    /// What they differ in from their kind, by book.
    pub overrides: Vec<(String, CreatureBlock)>,
    /// The state that they start in.
    pub start: Start,
    /// Who decides for them, where that is not who decides for their side.
    pub control: Option<Control>,
}

/// A light that a combatant comes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarriedLight {
    /// The item, as a place in the scenario's items.
    pub item: usize,
    /// Whether the light burns.
    pub lit: bool,
    /// For how many rounds the light still burns, where that is not as many as a new light.
    pub rounds: Option<u16>,
}

/// A light that no combatant carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedLight {
    pub at: Pos,
    pub given: PlacedShine,
    /// Whether the light burns.
    pub lit: bool,
    /// For how many rounds the light still burns, where that is not as many as a new light.
    pub rounds: Option<u16>,
}

/// What a light gives that no combatant carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacedShine {
    /// What an item gives, as a place in the scenario's items; every combatant may take the item.
    Item(usize),
    /// This, where the light belongs to the place.
    Fixed(LightRange),
}

/// An event, which happens once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cue {
    pub when: When,
    /// What it brings, one after another.
    pub then: Vec<Then>,
}

/// When an event comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// At the start of a round.
    Round(u16),
    /// When a member of a side enters an area.
    Enters {
        /// Sorted, so that a square is found quickly.
        area: Vec<Pos>,
        side: SideId,
    },
    /// When a combatant falls: dead, maimed or unconscious.
    Falls {
        /// A place in the scenario's combatants.
        who: usize,
    },
    /// When a side sees a combatant.
    Sees {
        side: SideId,
        /// A place in the scenario's combatants.
        who: usize,
    },
}

impl When {
    /// Whether a member of a side who stands on these squares has entered the area of this event.
    pub fn is_entered(&self, by: SideId, squares: Footprint) -> bool {
        match self {
            When::Enters { area, side } => {
                *side == by && squares.squares().any(|at| area.binary_search(&at).is_ok())
            }
            When::Round(_) | When::Falls { .. } | When::Sees { .. } => false,
        }
    }
}

/// What an event brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// These combatants, who were awaited, come onto the field.
    Arrive(Vec<usize>),
    /// A door opens or closes.
    Door {
        at: Pos,
        /// Whether the door opens.
        open: bool,
    },
    /// The light changes.
    Light(Light),
    /// The log tells this.
    Say(String),
    /// A side gets another aim.
    Objective { side: SideId, objective: Objective },
}

impl Then {
    /// The combatants that this brings onto the field.
    pub fn arrivals(&self) -> &[usize] {
        match self {
            Then::Arrive(who) => who,
            _ => &[],
        }
    }
}
