//! The rules. Nothing here changes a battle, and no book is named.
//!
//! From the bottom to the top, each knowing only those above it in this list:
//!
//! - `answers`: what every choice answers about itself.
//! - `choices`: what can be chosen on each axis, as data.
//! - `step`: one step of a chain of checks.
//! - `book`: a rulebook, and what it makes of the creatures and weapons of a scenario.
//! - `table`: what a side may know of a battle.
//! - `conditions`: what each condition comes to, a file for each.
//! - `axes`: how each choice is carried out, a file or folder for each axis.
//! - `workings`: what spells and items bring about.
//! - `exchange`: chains of checks from a deed to its effects.
//! - `deeds`: what each deed does, a file for each.
//! - `reactions`: what each reaction does, and when it is time to react, a file for each.
//! - `questions`: what everybody asks: what there is to do, what is allowed, how likely it is.

pub mod answers;
pub mod axes;
pub mod book;
pub mod choices;
pub mod conditions;
pub mod deeds;
pub mod exchange;
pub mod questions;
pub mod reactions;
pub mod step;
pub mod table;
pub mod workings;
