//! Whole battles: the same from the same seed, sound after every order, and every rule met on the way.

#[path = "../common/mod.rs"]
mod common;

mod determinism;
mod offers;
mod soak;
