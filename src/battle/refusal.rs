//! Refusals: why an order is not allowed. Each case holds what its sentence needs to explain it.

use serde::{Deserialize, Serialize};

use super::{ArmourId, CombatantId, Trait, WeaponId};
use crate::grid::Pos;

/// Why an order is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Refusal {
    /// There are not enough action points for that many swings.
    NoSwings {
        /// How many swings there are points for.
        left: u16,
    },
    /// That has no uses left in this battle.
    UsedUp { what: WeaponId },
    /// The weapon has been aimed already, and cannot be aimed again before the combatant's next turn.
    StillOn { weapon: WeaponId },
    /// The weapon, spell or item cannot be aimed at that.
    WrongMark { what: WeaponId },
    /// The same target is named twice.
    SharedTwice,
    /// The battle is over.
    BattleOver,
    /// Another combatant is to answer or to act.
    NotYourTurn,
    /// Another combatant of the side is in the middle of their turn.
    AnotherIsActing { who: CombatantId },
    /// The combatant has already had their turn this round.
    TurnIsOver,
    /// An offer must be answered first.
    OfferOpen,
    /// There is no offer to answer.
    NothingOffered,
    /// The combatant cannot act.
    NotAble,
    /// The combatant is prone and must stand up first.
    Prone,
    /// The combatant is already standing.
    NotProne,
    /// The combatant has no action left for that.
    NoAction,
    /// The combatant does not have enough movement left.
    TooFar {
        /// Steps needed.
        needed: u16,
        /// Steps left.
        left: u16,
    },
    /// No way leads there.
    NoWay,
    /// A combatant stands there.
    Occupied { at: Pos },
    /// The combatant is already there.
    AlreadyThere,
    /// The combatant does not carry that weapon.
    NoSuchWeapon { weapon: WeaponId },
    /// The combatant carries that weapon, but not in hand.
    NotReady { weapon: WeaponId },
    /// The combatant already has that weapon in hand.
    AlreadyReady,
    /// The action that it takes is reserved for the readied deed.
    KeptBack,
    /// The deed takes a lesser action than the one that readying reserves, so it cannot be readied.
    LesserAction,
    /// Nothing is readied.
    NothingReadied,
    /// The combatant does not carry that armour, or does not wear it.
    NoSuchArmour { armour: ArmourId },
    /// The combatant already wears armour.
    WearsArmour,
    /// There is no such thing to pick up.
    NothingToTake,
    /// The target is out of reach and range.
    OutOfRange {
        /// Steps to the target.
        distance: u16,
        /// Steps that the weapon or the deed reaches.
        reach: u16,
    },
    /// The target is not seen.
    NotSeen,
    /// The target can no longer be attacked.
    NoTarget,
    /// That can be done only to an enemy.
    NotAnEnemy,
    /// That can be done only for an ally.
    NotAnAlly,
    /// Nobody can do that to themselves.
    Oneself,
    /// The target is already prone.
    TargetProne,
    /// A flyer cannot be tripped.
    TargetFlies,
    /// The combatant flees and can do nothing else.
    Flees,
    /// The combatant has no spell left to concentrate on in this turn.
    NothingToHeed,
    /// The combatant is too exhausted for that.
    TooExhausted,
    /// The target does not check morale, or already flees.
    Unshaken,
    /// The target has nothing that can be treated.
    NothingToTreat,
    /// There is already a trap or a placed weapon.
    TrapAlready,
    /// The combatant has no such condition.
    NothingToLift,
    /// The combatant is held.
    Held,
    /// The combatant already holds the target.
    TargetHeld,
    /// The combatant has declared something else.
    OtherwiseDeclared,
    /// That weapon needs both hands.
    TwoHanded { weapon: WeaponId },
    /// That combatant does not hold them.
    NotHeld,
    /// The target has no weapon to lose.
    TargetUnarmed,
    /// That combatant does not act later in this round.
    NotSlower,
    /// There are already as many of them as allowed.
    TooMany { most: u16 },
    /// There is no door.
    NoDoor,
    /// The door is already open, or already closed.
    DoorAlready,
    /// A combatant stands in the doorway.
    DoorBlocked,
    /// Combatants cannot leave the field from here.
    NoExit,
    /// The map marks no exit, so there is no safe place to run to.
    NoSafePlace,
    /// The rulebook in force has no such deed.
    NotInThisBook,
    /// There is no such combatant here.
    NoSuchCombatant,
    /// The rulebook in force does not count that.
    NotKept,
    /// It is too late for that.
    TooLate,
    /// That light already burns.
    BurnsAlready { item: WeaponId },
    /// That light does not burn.
    NotBurning { item: WeaponId },
    /// There is no trap, or no longer.
    NoTrap,
    /// The side already knows how that trap works.
    AlreadyFound,
    /// The combatant already sneaks.
    AlreadyHidden,
    /// An enemy would see them hide.
    InSight { by: CombatantId },
    /// There is nothing to hide in or behind.
    NoHidingPlace,
    /// Before the battle combatants can only prepare.
    OnlyPreparing,
    /// An enemy is next to the combatant, and that cannot be done so close to an enemy.
    InCombat { by: CombatantId },
    /// No enemy is next to the combatant.
    NotInCombat,
    /// The combatant has already moved without ending next to an enemy.
    AfterMoving,
    /// The combatant can go that far only to get next to an enemy.
    OnlyToContact,
    /// That cannot be done with the enemies where they are now.
    NotNow,
    /// The combatant already evades.
    AlreadyEvading,
    /// Nobody can hide in that armour.
    HeavyArmour,
    /// The die has no such face; if the next die is not known, no die has.
    NoSuchFace { face: u8, sides: u8 },
    /// It needs a trait that the combatant does not have.
    LacksTrait { lacks: Trait },
}

impl Refusal {
    /// Every word for a refusal.
    pub const WORDS: &[&str] = &[
        "battle over",
        "not your turn",
        "another is acting",
        "turn is over",
        "offer open",
        "nothing offered",
        "flees",
        "too exhausted",
        "unshaken",
        "nothing to lift",
        "nothing to treat",
        "not able",
        "prone",
        "not prone",
        "no action",
        "too far",
        "no way",
        "occupied",
        "already there",
        "no such weapon",
        "not ready",
        "already ready",
        "kept back",
        "lesser action",
        "nothing readied",
        "no such armour",
        "wears armour",
        "nothing to take",
        "out of range",
        "not seen",
        "no target",
        "not an enemy",
        "not an ally",
        "oneself",
        "target prone",
        "target flies",
        "held",
        "target held",
        "two handed",
        "otherwise declared",
        "not held",
        "target unarmed",
        "no door",
        "door already",
        "door blocked",
        "no exit",
        "not in this book",
        "no such combatant",
        "not kept",
        "too late",
        "no swings",
        "shared twice",
        "used up",
        "wrong mark",
        "still on",
        "burns already",
        "not burning",
        "no trap",
        "trap already",
        "already found",
        "already hidden",
        "in sight",
        "no hiding place",
        "only preparing",
        "in combat",
        "not in combat",
        "after moving",
        "only to contact",
        "not now",
        "already evading",
        "lacks trait",
        "not slower",
        "heavy armour",
        "no such face",
        "nothing to heed",
    ];

    /// Whether the reason may be gone later in the same round. That is so for reasons about where combatants are and
    /// what state they are in, but not for reasons about what a combatant has or what the rulebook allows.
    pub const fn may_pass(&self) -> bool {
        matches!(
            self,
            Refusal::OutOfRange { .. }
                | Refusal::NotSeen
                | Refusal::NoTarget
                | Refusal::NothingToTreat
                | Refusal::Unshaken
                | Refusal::TargetProne
                | Refusal::TargetUnarmed
                | Refusal::TargetHeld
                | Refusal::NotHeld
                | Refusal::Occupied { .. }
                | Refusal::TrapAlready
                | Refusal::InSight { .. }
        )
    }

    /// The word that rule cards and scripts use for it.
    pub const fn word(&self) -> &'static str {
        match self {
            Refusal::BattleOver => "battle over",
            Refusal::NotYourTurn => "not your turn",
            Refusal::AnotherIsActing { .. } => "another is acting",
            Refusal::TurnIsOver => "turn is over",
            Refusal::OfferOpen => "offer open",
            Refusal::NothingOffered => "nothing offered",
            Refusal::NotAble => "not able",
            Refusal::Prone => "prone",
            Refusal::NotProne => "not prone",
            Refusal::NoAction => "no action",
            Refusal::TooFar { .. } => "too far",
            Refusal::NoWay => "no way",
            Refusal::Occupied { .. } => "occupied",
            Refusal::AlreadyThere => "already there",
            Refusal::NoSuchWeapon { .. } => "no such weapon",
            Refusal::NotReady { .. } => "not ready",
            Refusal::AlreadyReady => "already ready",
            Refusal::KeptBack => "kept back",
            Refusal::LesserAction => "lesser action",
            Refusal::NothingReadied => "nothing readied",
            Refusal::NoSuchArmour { .. } => "no such armour",
            Refusal::WearsArmour => "wears armour",
            Refusal::NothingToTake => "nothing to take",
            Refusal::OutOfRange { .. } => "out of range",
            Refusal::NotSeen => "not seen",
            Refusal::NoTarget => "no target",
            Refusal::NotAnEnemy => "not an enemy",
            Refusal::NotAnAlly => "not an ally",
            Refusal::Oneself => "oneself",
            Refusal::TargetProne => "target prone",
            Refusal::TargetFlies => "target flies",
            Refusal::Flees => "flees",
            Refusal::NothingToHeed => "nothing to heed",
            Refusal::TooExhausted => "too exhausted",
            Refusal::Unshaken => "unshaken",
            Refusal::NothingToTreat => "nothing to treat",
            Refusal::TrapAlready => "trap already",
            Refusal::NothingToLift => "nothing to lift",
            Refusal::Held => "held",
            Refusal::TargetHeld => "target held",
            Refusal::OtherwiseDeclared => "otherwise declared",
            Refusal::TwoHanded { .. } => "two handed",
            Refusal::NotHeld => "not held",
            Refusal::TargetUnarmed => "target unarmed",
            Refusal::NotSlower => "not slower",
            Refusal::TooMany { .. } => "too many",
            Refusal::NoDoor => "no door",
            Refusal::DoorAlready => "door already",
            Refusal::DoorBlocked => "door blocked",
            Refusal::NoExit | Refusal::NoSafePlace => "no exit",
            Refusal::NotInThisBook => "not in this book",
            Refusal::NoSuchCombatant => "no such combatant",
            Refusal::NotKept => "not kept",
            Refusal::TooLate => "too late",
            Refusal::NoSwings { .. } => "no swings",
            Refusal::SharedTwice => "shared twice",
            Refusal::UsedUp { .. } => "used up",
            Refusal::WrongMark { .. } => "wrong mark",
            Refusal::StillOn { .. } => "still on",
            Refusal::BurnsAlready { .. } => "burns already",
            Refusal::NotBurning { .. } => "not burning",
            Refusal::NoTrap => "no trap",
            Refusal::AlreadyFound => "already found",
            Refusal::AlreadyHidden => "already hidden",
            Refusal::InSight { .. } => "in sight",
            Refusal::NoHidingPlace => "no hiding place",
            Refusal::OnlyPreparing => "only preparing",
            Refusal::InCombat { .. } => "in combat",
            Refusal::NotInCombat => "not in combat",
            Refusal::AfterMoving => "after moving",
            Refusal::OnlyToContact => "only to contact",
            Refusal::NotNow => "not now",
            Refusal::AlreadyEvading => "already evading",
            Refusal::LacksTrait { .. } => "lacks trait",
            Refusal::HeavyArmour => "heavy armour",
            Refusal::NoSuchFace { .. } => "no such face",
        }
    }
}
