//! The axes: each file or folder holds the variants of one choice that every rulebook makes.

pub mod ability;
pub mod aftermath;
pub mod attack;
pub mod budget;
pub mod check;
pub mod critical;
pub mod damage;
pub mod difficulty;
pub mod exit;
pub mod harm;
pub mod initiative;
pub mod last_chances;
pub mod leaving;
pub mod light;
pub mod manoeuvre;
pub mod morale;
pub mod movement;
pub mod opening;
pub mod position;
pub mod protection;
pub mod range;
pub mod reaction;
pub mod stealth;
pub mod surrounded;
pub mod tempo;
pub mod track;
