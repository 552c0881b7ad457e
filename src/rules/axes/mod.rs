//! The axes: each file or folder holds the variants of one choice that every rulebook makes.

pub mod attack;
pub mod budget;
pub mod check;
pub mod critical;
pub mod damage;
pub mod harm;
pub mod initiative;
pub mod leaving;
pub mod light;
pub mod manoeuvre;
pub mod movement;
pub mod opening;
pub mod position;
pub mod protection;
pub mod stealth;
pub mod track;
