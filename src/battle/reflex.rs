//! Reflexes: what an ability or a spell lets somebody do in the middle of another's turn, and what it waits for.

use serde::{Deserialize, Serialize};

use super::WeaponId;
use crate::grid::Pos;

/// What a reaction may wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// An enemy comes within reach of one's melee weapon.
    EnemyInReach,
    /// An enemy is about to attack an ally next to one.
    FriendAttacked,
    /// An enemy is about to attack one.
    Attacked,
    /// An enemy comes into one's sight.
    EnemyInSight,
    /// An enemy is about to attack an ally, wherever that is.
    AllyAttacked,
    /// An enemy in sight is about to cast a spell.
    SpellCast,
}

impl Occasion {
    /// Every occasion.
    pub const ALL: [Occasion; 6] = [
        Occasion::EnemyInReach,
        Occasion::EnemyInSight,
        Occasion::AllyAttacked,
        Occasion::FriendAttacked,
        Occasion::Attacked,
        Occasion::SpellCast,
    ];

    /// The word that orders use for it.
    pub const fn word(self) -> &'static str {
        match self {
            Occasion::EnemyInReach => "reach",
            Occasion::EnemyInSight => "sight",
            Occasion::AllyAttacked => "ally",
            Occasion::FriendAttacked => "friend",
            Occasion::Attacked => "attack",
            Occasion::SpellCast => "spell",
        }
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
