//! The rules: one file or folder for each axis, the rulebook that chooses among them, and the questions that
//! everybody asks by them (`permit`, `options`, `odds`). Nothing here changes a battle, and no book is named.

pub mod attack;
pub mod budget;
pub mod check;
pub mod edges;
pub mod exchange;
pub mod harm;
pub mod initiative;
pub mod knowledge;
pub mod leaving;
pub mod manoeuvre;
pub mod movement;
pub mod muster;
pub mod odds;
pub mod options;
mod order_names;
pub mod permit;
pub mod rulebook;
pub mod stat_books;
pub mod strike;
pub mod table;
pub mod track;
pub mod turn;
