//! The book: one choice on every axis, the stat blocks that it reads, and the combatants as it reads them.

pub mod aim;
mod asked;
pub mod blocks;
pub mod footing;
mod keeps;
pub mod made;
pub mod muster;
mod needs;
pub mod reads;
pub mod rulebook;
pub mod stat_books;
pub mod tags;
pub mod weapon_sheet;
