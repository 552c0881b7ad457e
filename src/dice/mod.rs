//! Dice: seeded or scripted streams, checks as data, and the exact chances of what a check may show.
//!
//! Nothing here knows a rule, a combatant or a book: a check is generic over the reasons that its modifiers name.

mod check;
mod edge;
mod spread;
mod stream;
mod throw;

pub use check::{Check, Goal, Part, Rolled};
pub use edge::Edge;
pub use spread::Spread;
pub use stream::{Dice, DiceFault, DiceMark, Die};
pub use throw::{Pool, Throw, Trade};
