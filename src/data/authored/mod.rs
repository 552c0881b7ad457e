//! Files as authors write them: short, with names and with many fields that may be left out. `resolve` turns them into
//! checked values.

mod combatant;
mod entries;
mod lasting;
mod lights;
mod objectives;
mod scenario;

pub use combatant::{CombatantFile, MemberFile, NO_ARMOUR};
pub use lasting::{CorruptedFile, TraumaFile};
pub use lights::{CarriedLightFile, PlacedLightFile};
pub use objectives::{MembersFile, ObjectiveFile, ThingFile};
pub use scenario::{AreaFile, EventFile, PartyFile, ScenarioFile, SideFile, ThenFile, WhenFile};

/// The weapon of all creatures that name no natural weapon.
pub const UNARMED: &str = "unarmed";
