//! A scenario: everything an encounter starts from, checked and resolved. How it is written down is `data`'s affair.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    Alarm, Armour, Control, Creature, CreatureBlock, Dread, Field, Grouping, Item, Light, Losses, Shine,
    SideId, SideSet, Trap, Weapon, WeaponId,
};
use crate::grid::{Footprint, Pos};

/// The most combatants that a battle may have: more is no battle but a strain.
pub const MOST_COMBATANTS: usize = 256;
/// The most lights that may burn on the ground of one.
pub const MOST_LIGHTS: usize = 128;

/// An encounter, ready to be fought under any rulebook that knows its creatures.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The name of its file, without the ending.
    pub id: String,
    pub name: String,
    /// What its author says of it.
    pub notes: String,
    /// The rulebook that its author had in mind.
    pub rulebook: Option<String>,
    pub field: Arc<Field>,
    /// The light without any source.
    pub light: Light,
    /// What gives light and is carried by nobody.
    pub lights: Vec<PlacedLight>,
    /// What waits on which squares.
    pub traps: Vec<Trap>,
    /// The kinds of creatures in it, by the names of their files.
    pub creatures: Vec<(String, Creature)>,
    /// The weapons in it, by the names of their files.
    pub weapons: Vec<(String, Weapon)>,
    /// The items in it, by the names of their files.
    pub items: Vec<(String, Item)>,
    /// The armour in it, by the names of its files.
    pub armours: Vec<(String, Armour)>,
    /// The sides, in the order written.
    pub sides: Vec<Side>,
    /// The combatants, in the order written.
    pub combatants: Vec<Enlisted>,
    /// What is going to happen, and when.
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
    /// The round after which the battle is called off.
    pub round_limit: u16,
}

impl Scenario {
    /// Every side, in the order written.
    pub fn side_ids(&self) -> impl Iterator<Item = SideId> + use<> {
        (0..u8::try_from(self.sides.len()).unwrap_or(u8::MAX)).map(SideId)
    }

    /// Whether two sides stand together.
    pub fn are_allied(&self, one: SideId, other: SideId) -> bool {
        self.sides[one.index()].allies.contains(other)
    }

    /// Whether two sides are out for each other.
    pub fn are_hostile(&self, one: SideId, other: SideId) -> bool {
        let is_neutral = |side: SideId| self.sides[side.index()].neutral;
        !self.are_allied(one, other) && !is_neutral(one) && !is_neutral(other)
    }

    /// Who stands at whose controls.
    pub fn seating(&self) -> Seating {
        Seating {
            sides: self.sides.iter().map(|side| side.control.clone()).collect(),
            combatants: self.combatants.iter().map(|combatant| combatant.control.clone()).collect(),
        }
    }

    /// Puts those at the controls who stood there before, as far as the same sides and combatants are there.
    pub fn seat(&mut self, seating: &Seating) {
        for (side, control) in self.sides.iter_mut().zip(&seating.sides) {
            side.control.clone_from(control);
        }
        for (combatant, control) in self.combatants.iter_mut().zip(&seating.combatants) {
            combatant.control.clone_from(control);
        }
    }
}

/// Who stands at whose controls: the one part of a scenario that may be settled anew for every battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Seating {
    /// At each side's, in the order written.
    pub sides: Vec<Control>,
    /// At each combatant's, in the order written, where that is not its side's.
    pub combatants: Vec<Option<Control>>,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The name that files and orders use.
    pub id: String,
    pub name: String,
    /// The sides it is allied with, itself among them.
    pub allies: SideSet,
    /// Whether it is nobody's enemy.
    pub neutral: bool,
    /// Who stands at its controls.
    pub control: Control,
    /// What it is after; all of it must be met.
    pub objectives: Vec<Objective>,
}

/// A combatant as a scenario lists it.
#[derive(Clone, Debug, PartialEq)]
pub struct Enlisted {
    /// The short name that maps, orders and cards use.
    pub key: String,
    pub name: String,
    /// Its kind: its place in the scenario's creatures.
    pub creature: usize,
    pub side: SideId,
    /// Where it starts, or arrives.
    pub at: Pos,
    /// Whether it is a player character.
    pub hero: bool,
    /// Whether it leads others, whatever its kind.
    pub leader: bool,
    /// The one that it follows: its place in the scenario's combatants.
    pub follows: Option<usize>,
    /// What it carries: places in the scenario's weapons.
    pub weapons: Vec<usize>,
    /// What it is born with: places in the scenario's weapons.
    pub natural: Vec<usize>,
    /// What it wears: a place in the scenario's armours.
    pub armour: Option<usize>,
    /// What it has on it to be used up: places in the scenario's items, one for each piece.
    pub items: Vec<usize>,
    /// Lights that it carries beside those among its items.
    pub lights: Vec<CarriedLight>,
    /// What it could wear instead: places in the scenario's armours.
    pub spare_armour: Vec<usize>,
    /// What this one differs in, by book.
    pub overrides: Vec<(String, CreatureBlock)>,
    /// The state it starts in.
    pub start: Start,
    /// Who stands at its controls, where that is not its side's.
    pub control: Option<Control>,
}

/// A light that a combatant comes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarriedLight {
    /// The item: its place in the scenario's items.
    pub item: usize,
    /// Whether it burns.
    pub lit: bool,
    /// For how many rounds it still burns, where that is not all that a new one has.
    pub rounds: Option<u16>,
}

/// A light that nobody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedLight {
    pub at: Pos,
    /// What it gives.
    pub given: PlacedShine,
    /// Whether it burns.
    pub lit: bool,
    /// For how many rounds it still burns, where that is not all that a new one has.
    pub rounds: Option<u16>,
}

/// What a light gives that nobody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacedShine {
    /// What an item gives, by its place in the scenario's items; anybody may take it up.
    Item(usize),
    /// This; it belongs to the place.
    Fixed(Shine),
}

/// The state that a combatant starts in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Start {
    /// Hit points it has left, where they are kept and it has not all of them.
    pub hp: Option<u16>,
    /// What is left of its overshield, or has been put before it, where those are kept.
    pub overshield: Option<u16>,
    /// Injuries it has already.
    pub injuries: u8,
    /// Fatigue it has already.
    pub fatigue: u8,
    /// Stress it has already.
    pub stress: u8,
    /// Whether it lies on the ground.
    pub prone: bool,
    /// Whether it lies senseless.
    pub unconscious: bool,
    /// Whether it is down, where one may be.
    pub down: bool,
    /// Whether it flees.
    pub flees: bool,
    /// Whether it is weak from a wound and has not rested.
    pub weakened: bool,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// What it has lost and has not got back.
    pub losses: Losses,
    /// Whether it bears a wound that stays.
    pub maimed: bool,
    /// What its traumas are of.
    pub traumas: Vec<Dread>,
    /// What is in its blood: with which weapon it came, and how many stages of it have begun.
    pub corrupted: Option<(WeaponId, u8)>,
    /// Whether it comes only when something calls it.
    pub awaited: bool,
}

impl Start {
    /// Whether it is on the field when the battle begins, and can fight.
    pub const fn is_able(&self) -> bool {
        !self.awaited && !self.unconscious && !self.down && !matches!(self.hp, Some(0))
    }
}

/// What a side may be after.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Objective {
    /// No enemy is able any more.
    Defeat,
    /// Some of it are able when this round is over.
    Survive { rounds: u16 },
    /// So many of it stand in an area.
    Reach { area: Vec<Pos>, count: u16 },
    /// An area is its own, and free of able enemies, for so many rounds on end.
    Hold {
        area: Vec<Pos>,
        /// How many rounds.
        rounds: u16,
    },
    /// So many of it have left the field.
    Escape { count: u16 },
    /// One combatant must not fall; kept rather than met.
    Protect {
        /// Whom: its place in the scenario's combatants.
        who: usize,
    },
}

/// Something that is going to happen, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cue {
    pub when: When,
    /// What, one after another.
    pub then: Vec<Then>,
}

/// When a cue comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// At the start of a round.
    Round(u16),
    /// When one of a side enters an area.
    Enters {
        /// In order, so that a square is found at once.
        area: Vec<Pos>,
        /// Whose members.
        side: SideId,
    },
    /// When somebody falls: dead, maimed or unconscious.
    Falls {
        /// Who: its place in the scenario's combatants.
        who: usize,
    },
    /// When a side sees somebody.
    Sees {
        side: SideId,
        /// Whom: its place in the scenario's combatants.
        who: usize,
    },
}

impl When {
    /// Whether one of a side who covers some squares has entered what this waits for.
    pub fn is_entered(&self, by: SideId, squares: Footprint) -> bool {
        match self {
            When::Enters { area, side } => {
                *side == by && squares.squares().any(|at| area.binary_search(&at).is_ok())
            }
            When::Round(_) | When::Falls { .. } | When::Sees { .. } => false,
        }
    }
}

/// What a cue brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Those awaited come onto the field.
    Arrive(Vec<usize>),
    /// A door opens or closes.
    Door {
        at: Pos,
        /// Whether it opens.
        open: bool,
    },
    /// The light changes.
    Light(Light),
    /// Words are said.
    Say(String),
    /// A side is after something more.
    Objective { side: SideId, objective: Objective },
}

impl Then {
    /// Those whom it brings onto the field.
    pub fn arrivals(&self) -> &[usize] {
        match self {
            Then::Arrive(who) => who,
            _ => &[],
        }
    }
}
