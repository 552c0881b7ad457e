//! Dice: seeded or scripted streams, checks as data, and the exact chances of their results.
//!
//! Nothing here knows a rule, a combatant or a rulebook: the reasons that modifiers name are a type parameter of a
//! check.

mod check;
mod edge;
pub mod lots;
mod spread;
mod stream;
mod throw;

pub use check::{Check, Goal, Modifier, Rolled};
pub use edge::Edge;
pub use spread::Distribution;
pub use stream::{Dice, DiceFault, DicePosition, Die};
pub use throw::{DieByEdge, Pool, Throw};
