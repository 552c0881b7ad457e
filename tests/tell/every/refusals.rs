//! A value of every refusal. A case that is left out does not compile.

use affray::battle::{ArmourId, Refusal};

use super::AT;
use crate::stage::{AXE, RAIDER};

pub fn refusals() -> Vec<Refusal> {
    every!(Refusal {
        BattleOver: [Refusal::BattleOver],
        NoSwings: [
            Refusal::NoSwings { left: 0 },
            Refusal::NoSwings { left: 1 },
            Refusal::NoSwings { left: 5 },
        ],
        AlreadyHidden: [Refusal::AlreadyHidden],
        InSight: [Refusal::InSight { by: RAIDER }],
        NoHidingPlace: [Refusal::NoHidingPlace],
        OnlyPreparing: [Refusal::OnlyPreparing],
        UsedUp: [Refusal::UsedUp { what: AXE }],
        StillOn: [Refusal::StillOn { weapon: AXE }],
        WrongMark: [Refusal::WrongMark { what: AXE }],
        SharedTwice: [Refusal::SharedTwice],
        NotYourTurn: [Refusal::NotYourTurn],
        AnotherIsActing: [Refusal::AnotherIsActing { who: RAIDER }],
        TurnIsOver: [Refusal::TurnIsOver],
        OfferOpen: [Refusal::OfferOpen],
        NothingOffered: [Refusal::NothingOffered],
        NotAble: [Refusal::NotAble],
        Prone: [Refusal::Prone],
        NotProne: [Refusal::NotProne],
        NoAction: [Refusal::NoAction],
        TooFar: [Refusal::TooFar { needed: 7, left: 6 }],
        NoWay: [Refusal::NoWay],
        Occupied: [Refusal::Occupied { at: AT }],
        AlreadyThere: [Refusal::AlreadyThere],
        NoSuchWeapon: [Refusal::NoSuchWeapon { weapon: AXE }],
        NotReady: [Refusal::NotReady { weapon: AXE }],
        AlreadyReady: [Refusal::AlreadyReady],
        NoSuchArmour: [Refusal::NoSuchArmour { armour: ArmourId(0) }],
        WearsArmour: [Refusal::WearsArmour],
        NothingToTake: [Refusal::NothingToTake],
        OutOfRange: [Refusal::OutOfRange { distance: 8, reach: 1 }],
        NotSeen: [Refusal::NotSeen],
        NoTarget: [Refusal::NoTarget],
        NotAnEnemy: [Refusal::NotAnEnemy],
        NotAnAlly: [Refusal::NotAnAlly],
        Oneself: [Refusal::Oneself],
        TargetProne: [Refusal::TargetProne],
        TargetFlies: [Refusal::TargetFlies],
        Held: [Refusal::Held],
        TargetHeld: [Refusal::TargetHeld],
        NotHeld: [Refusal::NotHeld],
        TargetUnarmed: [Refusal::TargetUnarmed],
        NoDoor: [Refusal::NoDoor],
        DoorAlready: [Refusal::DoorAlready],
        DoorBlocked: [Refusal::DoorBlocked],
        NoExit: [Refusal::NoExit],
        NotInThisBook: [Refusal::NotInThisBook],
        NoSuchCombatant: [Refusal::NoSuchCombatant],
        NotKept: [Refusal::NotKept],
        TooLate: [Refusal::TooLate],
    })
}
