//! Refusals: why an order is not permitted. Each is closed and carries what a sentence needs to explain it.

use serde::{Deserialize, Serialize};

use super::{ArmourId, CombatantId, Steps, Trait, WeaponId};
use crate::grid::Pos;

/// Why an order is not permitted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Refusal {
    /// There are no action points for so many swings.
    NoSwings {
        /// How many swings there are points for.
        left: u16,
    },
    /// That can be used no more in this battle.
    UsedUp { what: WeaponId },
    /// It is on a target already, and goes on by itself.
    StillOn { weapon: WeaponId },
    /// That is not what it is aimed at.
    WrongMark { what: WeaponId },
    /// One and the same target is named twice.
    SharedTwice,
    /// The battle is over.
    BattleOver,
    /// Somebody else is to answer or to act.
    NotYourTurn,
    /// Another one of the side is in the middle of its turn.
    AnotherIsActing { who: CombatantId },
    /// It has had its turn this round.
    TurnIsOver,
    /// An offer must be answered first.
    OfferOpen,
    /// Nothing is offered.
    NothingOffered,
    /// It cannot act.
    NotAble,
    /// It lies on the ground and must get up first.
    Prone,
    /// It is on its feet.
    NotProne,
    /// It has no action left for that.
    NoAction,
    /// It has not enough movement left.
    TooFar { needed: Steps, left: Steps },
    /// No way leads there.
    NoWay,
    /// Somebody stands there.
    Occupied { at: Pos },
    /// It stands there already.
    AlreadyThere,
    /// It does not carry that weapon.
    NoSuchWeapon { weapon: WeaponId },
    /// It has that weapon about it, but not in hand.
    NotReady { weapon: WeaponId },
    /// It has that weapon in hand.
    AlreadyReady,
    /// The action that it would take is kept back for what is readied.
    KeptBack,
    /// It takes a lesser action than the one that is kept back for what is readied.
    LesserAction,
    /// Nothing is readied.
    NothingReadied,
    /// It does not have that armour with it, or does not wear it.
    NoSuchArmour { armour: ArmourId },
    /// It wears armour already.
    WearsArmour,
    /// Nothing of the kind lies there.
    NothingToTake,
    /// The target is out of reach and range.
    OutOfRange {
        distance: Steps,
        /// How far the weapon or the deed reaches.
        reach: Steps,
    },
    /// The target is not seen.
    NotSeen,
    /// The target is no longer to be attacked.
    NoTarget,
    /// One does not do that to a friend.
    NotAnEnemy,
    /// One does that only for a friend.
    NotAnAlly,
    /// It does that to itself.
    Oneself,
    /// The target lies already.
    TargetProne,
    /// A flyer cannot be tripped.
    TargetFlies,
    /// It flees and does nothing else.
    Flees,
    /// It concentrates on nothing that it has still to see to.
    NothingToHeed,
    /// It is too exhausted for that.
    TooExhausted,
    /// Nothing shakes that one, or it flees already.
    Unshaken,
    /// There is nothing that care could ease.
    NothingToTreat,
    /// Something waits there already.
    TrapAlready,
    /// It bears no such condition.
    NothingToLift,
    /// Somebody holds it fast.
    Held,
    /// It holds the target fast already.
    TargetHeld,
    /// It has said that it would do something else.
    OtherwiseDeclared,
    /// A weapon takes both hands.
    TwoHanded { weapon: WeaponId },
    /// That one does not hold it.
    NotHeld,
    /// The target has nothing to lose.
    TargetUnarmed,
    /// That one does not come later in this round.
    NotSlower,
    /// There are as many of them as there may be.
    TooMany { most: u16 },
    /// There is no door.
    NoDoor,
    /// The door stands that way already.
    DoorAlready,
    /// Somebody stands in the doorway.
    DoorBlocked,
    /// One cannot leave the field from here.
    NoExit,
    /// The map marks no exit, so there is no safe place to run to.
    NoSafePlace,
    /// The rulebook in force has no such deed.
    NotInThisBook,
    /// There is no such combatant here.
    NoSuchCombatant,
    /// The rulebook in force keeps no such count.
    NotKept,
    /// That is too late now.
    TooLate,
    /// That burns already.
    BurnsAlready { item: WeaponId },
    /// That does not burn.
    NotBurning { item: WeaponId },
    /// Nothing waits there, or no longer.
    NoTrap,
    /// How that works is known already.
    AlreadyFound,
    /// It sneaks already.
    AlreadyHidden,
    /// An enemy would see it hide.
    InSight { by: CombatantId },
    /// There is nothing to hide in or behind.
    NoHidingPlace,
    /// There is time to prepare oneself, for nothing else.
    OnlyPreparing,
    /// An enemy stands next to it, which leaves it other things to do.
    InCombat { by: CombatantId },
    /// No enemy stands next to it.
    NotInCombat,
    /// It has moved already, and not next to an enemy.
    AfterMoving,
    /// It may go so far only to get next to an enemy.
    OnlyToContact,
    /// That is not to be done with enemies where they are.
    NotNow,
    /// It has its mind on evading already.
    AlreadyEvading,
    /// Nobody hides in such armour.
    HeavyArmour,
    /// The die has no such face; where it is not known which die it is, not even the largest has it.
    NoSuchFace { face: u8, sides: u8 },
    /// It takes a trait that it has not got.
    LacksTrait { lacks: Trait },
}

impl Refusal {
    /// It takes more steps than are left.
    pub const fn too_far(needed: u16, left: u16) -> Refusal {
        Refusal::TooFar { needed: Steps(needed), left: Steps(left) }
    }

    /// The target is more steps away than the weapon or the deed reaches.
    pub const fn out_of_range(distance: u16, reach: u16) -> Refusal {
        Refusal::OutOfRange { distance: Steps(distance), reach: Steps(reach) }
    }

    /// Every word that there is for a refusal.
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

    /// Whether it may be otherwise later in the same round: it is about where everybody is and how they are, not about
    /// what one has, or what the rulebook knows.
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
