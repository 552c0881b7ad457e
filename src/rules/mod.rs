//! The rules. Nothing here changes a battle, and no book is named.
//!
//! - `axes`: what can be chosen, a file or folder for each axis.
//! - `book`: a rulebook, and what it makes of the creatures and weapons of a scenario.
//! - `table`: what somebody may know of a battle.
//! - `exchange`: chains of checks from a deed to its effects.
//! - `workings`: what spells and items are aimed at and bring about.
//! - `questions`: what everybody asks: what there is to do, what is allowed, how likely it is.

pub mod axes;
pub mod book;
pub mod choices;
pub mod exchange;
pub mod questions;
pub mod step;
pub mod table;
pub mod workings;
