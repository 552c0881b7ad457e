//! Refusals: why an order is not allowed. Each case holds what its sentence needs to explain it.

use serde::{Deserialize, Serialize};

use super::words::phrases;
use super::{ArmourId, CombatantId, Steps, Trait, WeaponId};
use crate::grid::Pos;

phrases! {
    /// Why an order is not permitted.
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Refusal {
        /// There are not enough action points for so many swings.
        NoSwings {
            /// How many swings there are points for.
            left: u16,
        } = "no swings",
        /// This cannot be used any more in this battle.
        UsedUp { what: WeaponId } = "used up",
        /// The weapon already deals its damage to a target every turn.
        StillOn { weapon: WeaponId } = "still on",
        /// This is aimed at something else.
        WrongMark { what: WeaponId } = "wrong mark",
        /// A target is named twice.
        SharedTwice = "shared twice",
        /// The battle is over.
        BattleOver = "battle over",
        /// It is another combatant's turn to act or to answer.
        NotYourTurn = "not your turn",
        /// Another combatant of the side is in the middle of their turn.
        AnotherIsActing { who: CombatantId } = "another is acting",
        /// They have had their turn this round.
        TurnIsOver = "turn is over",
        /// An offer must be answered first.
        OfferOpen = "offer open",
        /// Nothing is offered.
        NothingOffered = "nothing offered",
        /// They cannot act.
        NotAble = "not able",
        /// They are prone and must get up first.
        Prone = "prone",
        /// They are not prone.
        NotProne = "not prone",
        /// They have no action left for this.
        NoAction = "no action",
        /// They do not have enough movement left.
        TooFar {
            needed: Steps,
            left: Steps,
        } = "too far",
        /// No path leads there.
        NoWay = "no way",
        /// A combatant stands there.
        Occupied { at: Pos } = "occupied",
        /// They stand there already.
        AlreadyThere = "already there",
        /// They do not carry this weapon.
        NoSuchWeapon { weapon: WeaponId } = "no such weapon",
        /// They carry this weapon, but not in hand.
        NotReady { weapon: WeaponId } = "not ready",
        /// They have this weapon in hand already.
        AlreadyReady = "already ready",
        /// They must keep this action for what they have readied.
        KeptBack = "kept back",
        /// This takes a lesser action than the action that they must keep for what they have readied.
        LesserAction = "lesser action",
        /// Nothing is readied.
        NothingReadied = "nothing readied",
        /// They do not carry this armour, or do not wear it.
        NoSuchArmour { armour: ArmourId } = "no such armour",
        /// They wear armour already.
        WearsArmour = "wears armour",
        /// Nothing of this kind lies there.
        NothingToTake = "nothing to take",
        /// They are a beast, who cannot hold this.
        NoHands = "no hands",
        /// The target is out of reach and range.
        OutOfRange {
            distance: Steps,
            /// How far the weapon or the deed reaches.
            reach: Steps,
        } = "out of range",
        /// The target is not seen.
        NotSeen = "not seen",
        /// The target can no longer be attacked.
        NoTarget = "no target",
        /// This is done to enemies only.
        NotAnEnemy = "not an enemy",
        /// This is done for allies only.
        NotAnAlly = "not an ally",
        /// They cannot do this to themselves.
        Oneself = "oneself",
        /// The target is prone already.
        TargetProne = "target prone",
        /// A flyer cannot be tripped.
        TargetFlies = "target flies",
        /// They are fleeing and can do nothing else.
        Flees = "flees",
        /// They concentrate on nothing.
        NothingToHeed = "nothing to heed",
        /// They are too exhausted for this.
        TooExhausted = "too exhausted",
        /// The morale of this combatant cannot be shaken, or they are fleeing already.
        Unshaken = "unshaken",
        /// The target has nothing that treatment could ease.
        NothingToTreat = "nothing to treat",
        /// A trap waits there already.
        TrapAlready = "trap already",
        /// They are not under this condition.
        NothingToLift = "nothing to lift",
        /// Another combatant holds them.
        Held = "held",
        /// They already hold the target.
        TargetHeld = "target held",
        /// They have declared something else.
        OtherwiseDeclared = "otherwise declared",
        /// The weapon takes both hands.
        TwoHanded { weapon: WeaponId } = "two handed",
        /// This combatant does not hold them.
        NotHeld = "not held",
        /// The target has no weapon to lose.
        TargetUnarmed = "target unarmed",
        /// This combatant does not come later in the order of this round.
        NotSlower = "not slower",
        /// The battle has as many combatants as it may have.
        TooMany { most: u16 } = "too many",
        /// There is no door.
        NoDoor = "no door",
        /// The door is already open, or already closed, as ordered.
        DoorAlready = "door already",
        /// A combatant stands in the doorway.
        DoorBlocked = "door blocked",
        /// They cannot leave the field from here.
        NoExit = "no exit",
        /// The map marks no exit, so there is no safe place to run to.
        NoSafePlace = "no exit",
        /// The rulebook in force has no such deed.
        NotInThisBook = "not in this book",
        /// There is no such combatant here.
        NoSuchCombatant = "no such combatant",
        /// The rulebook in force does not count this.
        NotKept = "not kept",
        /// It is too late for this.
        TooLate = "too late",
        /// This burns already.
        BurnsAlready { item: WeaponId } = "burns already",
        /// This does not burn.
        NotBurning { item: WeaponId } = "not burning",
        /// No trap waits there, or no longer.
        NoTrap = "no trap",
        /// It is already known how the trap works.
        AlreadyFound = "already found",
        /// They sneak already.
        AlreadyHidden = "already hidden",
        /// An enemy would see them hide.
        InSight { by: CombatantId } = "in sight",
        /// There is nothing to hide in or behind.
        NoHidingPlace = "no hiding place",
        /// There is time to prepare, and for nothing else.
        OnlyPreparing = "only preparing",
        /// An enemy stands next to them, so they can do only some things.
        InCombat { by: CombatantId } = "in combat",
        /// No enemy stands next to them.
        NotInCombat = "not in combat",
        /// They have moved already, and not next to an enemy.
        AfterMoving = "after moving",
        /// They may go so far only to get next to an enemy.
        OnlyToContact = "only to contact",
        /// This cannot be done while enemies are so near.
        NotNow = "not now",
        /// They evade already.
        AlreadyEvading = "already evading",
        /// Hiding is impossible in this armour.
        HeavyArmour = "heavy armour",
        /// The die has no such face; if the die is not known yet, even the largest possible die does not have it.
        NoSuchFace { face: u8, sides: u8 } = "no such face",
        /// This takes a trait that they do not have.
        LacksTrait { lacks: Trait } = "lacks trait",
    }
}

impl Refusal {
    /// The path takes more steps than are left.
    pub const fn too_far(needed: u16, left: u16) -> Refusal {
        Refusal::TooFar { needed: Steps(needed), left: Steps(left) }
    }

    /// The target is more steps away than the weapon or the deed reaches.
    pub const fn out_of_range(distance: u16, reach: u16) -> Refusal {
        Refusal::OutOfRange { distance: Steps(distance), reach: Steps(reach) }
    }

    /// Whether the order may be allowed later in the same round: the refusal is about positions and conditions, not
    /// about equipment or the rulebook.
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
}
