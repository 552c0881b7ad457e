//! The square grid: positions, distances, areas, reach, sight, cover and the spread of light.
//!
//! Everything here is a pure function of its arguments, or a cache that gives the same answers as one. Nothing here
//! knows a rule, a map, a combatant or the ECS: callers pass closures that say what a square costs, hides or shades.
//! Ties are broken by coordinates, so every machine comes to the same answer.
//!
//! | file | what lives there |
//! |---|---|
//! | `pos` | [`Pos`], [`Direction`], [`Size`] |
//! | `cells` | [`Grid`], one value for each square |
//! | `square_set` | [`SquareSet`], one bit for each square |
//! | `footprint` | [`Footprint`], the squares a body covers |
//! | `distance` | [`Diagonal`], [`distance()`] |
//! | `reach` | [`Reach`], where a body can go and by which path |
//! | `sight` | [`sees`], the definition of sight, and [`Sight`], a cache for a whole board |
//! | `cover` | [`has_cover`] |
//! | `area` | [`burst`], [`line()`], [`cone`] |
//! | `light` | [`light_up`], [`Lamp`] |

mod area;
mod cells;
mod cover;
mod distance;
mod footprint;
mod light;
mod pos;
mod reach;
mod sight;
mod square_set;

pub use area::{burst, cone, line};
pub use cells::Grid;
pub use cover::has_cover;
pub use distance::{Diagonal, distance};
pub use footprint::{Footprint, columns_within};
pub use light::{Lamp, light_up};
pub use pos::{Direction, NotAPos, Pos, Size};
pub use reach::{Going, Question, Reach, Reached, RowBits, for_each_bit};
pub use sight::{Sight, SightRow, sees};
pub use square_set::SquareSet;
