//! Files as their authors write them: short, full of names, most of it optional. `resolve` makes checked values of
//! them.

mod entries;
mod lasting;
mod lights;
mod scenario;

pub use lasting::{CorruptedFile, TraumaFile};
pub use lights::{CarriedLightFile, PlacedLightFile};
pub use scenario::{
    AreaFile, CombatantFile, EventFile, MemberFile, ObjectiveFile, PartyFile, ScenarioFile, SideFile,
    ThenFile, WhenFile,
};

/// The weapon of everybody who names no natural one.
pub const UNARMED: &str = "unarmed";
