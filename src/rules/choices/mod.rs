//! What a rulebook may choose on each axis, as data, and what each choice answers about itself. The rules that carry
//! the choices out are in `rules/axes`.

pub mod aftermath;
pub mod attack;
pub mod budget;
pub mod check;
pub mod critical;
pub mod damage;
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
pub mod tempo;
pub mod time;
pub mod track;
