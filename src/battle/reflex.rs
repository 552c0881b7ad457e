//! Reflexes: what an ability or a spell lets somebody do in the middle of another's turn, and what it waits for.

use serde::{Deserialize, Serialize};

use super::WeaponId;
use super::words::words;
use crate::grid::Pos;

words! {
    /// What a reaction may wait for.
    pub enum Occasion {
        /// An enemy comes within reach of one's melee weapon.
        EnemyInReach = "reach",
        /// An enemy is about to attack an ally next to one.
        FriendAttacked = "friend",
        /// An enemy is about to attack one.
        Attacked = "attack",
        /// An enemy comes into one's sight.
        EnemyInSight = "sight",
        /// An enemy is about to attack an ally, wherever that is.
        AllyAttacked = "ally",
        /// An enemy in sight is about to cast a spell.
        SpellCast = "spell",
    }
}

/// What an ability of the body does when its occasion comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Knack {
    /// One swing at the enemy, in melee.
    Strike,
    /// One square away from the enemy.
    Step,
}

/// An ability to react.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reflex {
    /// What it waits for.
    pub on: Occasion,
    /// What it does then.
    pub does: Knack,
}

/// What a reaction comes to, here and now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reply {
    /// A swing with a weapon, or a spell that strikes.
    Strike(WeaponId),
    /// A step to a square.
    Step(Pos),
    /// A spell that does good.
    Cast(WeaponId),
}
