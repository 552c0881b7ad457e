//! What a combatant can do in a turn.

use serde::{Deserialize, Serialize};

use crate::battle::{DeedKind, Phrase};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What a combatant can do in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BudgetRule {
    /// A move and one action, in any order.
    MoveAndAction(MoveAndAction),
    /// An active, a movement and a quick action, with trades.
    ActiveMoveQuick(ActiveMoveQuick),
    /// What a combatant may do depends on how near enemies are.
    EngagedOrFree(EngagedOrFree),
    /// Full, swift and free actions and a reaction, with trades.
    FullSwiftFree(FullSwiftFree),
}

impl Rule for BudgetRule {
    fn variant(&self) -> Named<'_> {
        match self {
            BudgetRule::MoveAndAction(rule) => Named::new("MoveAndAction", rule),
            BudgetRule::ActiveMoveQuick(rule) => Named::new("ActiveMoveQuick", rule),
            BudgetRule::EngagedOrFree(rule) => Named::new("EngagedOrFree", rule),
            BudgetRule::FullSwiftFree(rule) => Named::new("FullSwiftFree", rule),
        }
    }

    fn always_reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Budget, "light")]
    }
}

impl BudgetRule {
    /// Whether armour can be put on and taken off in a battle.
    pub const fn changes_armour(&self) -> bool {
        match self {
            BudgetRule::FullSwiftFree(rule) => rule.armour.is_some(),
            BudgetRule::MoveAndAction(_) | BudgetRule::ActiveMoveQuick(_) | BudgetRule::EngagedOrFree(_) => {
                false
            }
        }
    }
}

/// An active, a movement and a quick action, with trades.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActiveMoveQuick {
    /// Active actions a turn.
    pub active: u8,
    /// Movement actions a turn.
    pub movement: u8,
    /// Quick actions a turn.
    pub quick: u8,
    /// What an active action can be traded for.
    #[serde(default)]
    pub active_buys: Vec<Lesser>,
    /// What a movement action can be traded for.
    #[serde(default)]
    pub movement_buys: Vec<Lesser>,
    /// Deeds that take a quick action.
    pub quick_deeds: Vec<DeedKind>,
}

impl Variant for ActiveMoveQuick {
    fn find_faults(&self, faults: &mut Faults) {
        find_missing_actions(faults, ("active", self.active), [self.movement, self.quick]);
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::SwiftActions
    }
}

/// What a greater action can be traded for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lesser {
    Movement,
    Quick,
}

/// What a combatant may do, by how near enemies are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngagedOrFree {
    /// If an able enemy is next to the combatant.
    pub engaged: Vec<Course>,
    /// If no enemy is next to the combatant, and one is within a move.
    pub enemy_within_one_move: Vec<Course>,
    /// If no enemy is within a move, and one is within two moves.
    pub enemy_within_two_moves: Vec<Course>,
    /// If no enemy is within two moves.
    pub no_enemy_near: Vec<Course>,
    /// The reactions from one turn of a combatant to the next.
    #[serde(default)]
    pub reactions: u8,
}

impl Variant for EngagedOrFree {
    fn find_faults(&self, faults: &mut Faults) {
        for (field, courses) in [
            ("engaged", &self.engaged),
            ("enemy_within_one_move", &self.enemy_within_one_move),
            ("enemy_within_two_moves", &self.enemy_within_two_moves),
            ("no_enemy_near", &self.no_enemy_near),
        ] {
            if courses.is_empty() {
                faults.error_in(field, Phrase::new("no-courses"));
            }
        }
    }

    fn meets(&self, need: Need) -> bool {
        need == Need::Reactions && self.reactions > 0
    }
}

/// A way to spend a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Course {
    /// Attack without moving.
    Attack,
    /// Give up attacking in order not to be hit.
    Evade,
    /// Try to get away from enemies.
    Extricate,
    /// Go next to an enemy and attack.
    AdvanceAndAttack,
    /// Move and do something else.
    MoveAndDeed,
    /// Go next to an enemy by two moves.
    AdvanceToContact,
    /// Go anywhere by two moves.
    TwoMoves,
}

/// Full, swift and free actions and a reaction, with trades.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FullSwiftFree {
    /// Full actions a turn.
    pub full: u8,
    /// Swift actions a turn.
    pub swift: u8,
    /// Free actions a turn.
    pub free: u8,
    /// The reactions from one turn of a combatant to the next.
    pub reaction: u8,
    /// Swift actions that a full action buys.
    pub full_buys_swift: u8,
    /// Free actions that a swift action buys.
    pub swift_buys_free: u8,
    /// Deeds that take a swift action.
    pub swift_deeds: Vec<DeedKind>,
    /// Deeds that take a free action.
    pub free_deeds: Vec<DeedKind>,
    /// The actions for putting armour on or taking it off; if left out, this cannot be done in a battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub armour: Option<ArmourPrices>,
}

impl Variant for FullSwiftFree {
    fn reads_of_armour(&self, by: Reader) -> Vec<Reading> {
        self.armour.iter().map(|_| by.welcomes(Axis::Budget, "weight")).collect()
    }

    fn find_faults(&self, faults: &mut Faults) {
        find_missing_actions(faults, ("full", self.full), [self.swift, self.free]);
    }

    fn meets(&self, need: Need) -> bool {
        match need {
            Need::Reactions => self.reaction > 0,
            Need::SwiftActions => true,
            Need::AttackDie(_) | Need::Dodge | Need::Damage | Need::Dying | Need::Track(_) => false,
        }
    }
}

/// The actions for putting armour on or taking it off, by its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourPrices {
    pub light: ArmourPrice,
    pub medium: ArmourPrice,
    pub heavy: ArmourPrice,
}

/// The actions for putting armour of one weight on or taking it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArmourPrice {
    /// This many full actions of the same turn.
    Full(u8),
    /// A whole turn.
    WholeTurn,
}

/// A move and one action, in any order; the move can be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveAndAction {
    /// Reactions a round.
    #[serde(default)]
    pub reactions: u8,
    /// Whether changing weapons takes the action; otherwise it is part of an attack.
    #[serde(default)]
    pub swap_takes_action: bool,
}

impl Variant for MoveAndAction {
    fn meets(&self, need: Need) -> bool {
        need == Need::Reactions && self.reactions > 0
    }
}

/// Reports a turn without any action as wrong, and a turn without a main action as odd.
fn find_missing_actions(faults: &mut Faults, (main, count): (&'static str, u8), lesser: [u8; 2]) {
    if count > 0 {
        return;
    }
    if lesser == [0, 0] {
        faults.error(Phrase::new("no-actions"));
    } else {
        faults.warning_in(main, Phrase::new("no-main-actions").with("action", main));
    }
}
