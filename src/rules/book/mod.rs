//! The book: one choice on every axis, whose stat blocks it reads, and what it makes of those who take part.

pub mod aim;
mod asked;
pub mod blocks;
mod keeps;
pub mod made;
pub mod muster;
mod needs;
pub mod reads;
pub mod rulebook;
pub mod stat_books;
pub mod tags;
