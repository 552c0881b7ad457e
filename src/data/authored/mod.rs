//! Files as authors write them: short, full of names, with many fields that may be left out. `resolve` makes checked
//! values of them.

mod combatant;
mod entries;
mod lasting;
mod lights;
mod scenario;

pub use combatant::{CombatantFile, MemberFile};
pub use lasting::{CorruptedFile, TraumaFile};
pub use lights::{CarriedLightFile, PlacedLightFile};
pub use scenario::{
    AreaFile, EventFile, ObjectiveFile, PartyFile, ScenarioFile, SideFile, ThenFile, WhenFile,
};

/// The weapon of all creatures that name no natural weapon.
pub const UNARMED: &str = "unarmed";
