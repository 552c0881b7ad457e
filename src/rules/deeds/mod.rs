//! Deeds: everything that a combatant may be ordered to do, each in a file of its own. The register in `battle/deeds` says
//! what a deed is called and what it names; its file says what it does by the rules.

mod aid;
mod aimed;
mod attack;
mod behaviour;
mod cast;
mod command;
mod concentrate;
mod consequence;
mod declare;
mod delay;
mod disarm;
mod dispatch;
mod door;
mod end;
mod evade;
mod extricate;
mod finish;
mod frighten;
mod gain;
mod gates;
mod grapple;
mod hide;
mod leave;
mod light;
mod outfit;
mod place;
mod ready;
mod shift;
mod speak;
mod stabilise;
mod stand;
mod switch;
mod take_up;
mod together;
mod trap;
mod treat;
mod trip;
mod try_out;
mod walk;

pub use behaviour::{Behaviour, Drawer, Gait, Pointing};
pub use consequence::Consequence;
pub use gain::{AllyGain, Gain};
