//! Why an order is not permitted, with the numbers behind it.

use super::teller::Teller;
use super::words::say;
use crate::battle::Refusal;

/// Feet to a step.
const STEP_FEET: u32 = 5;

/// Steps as feet, which is how distances are shown.
pub(super) fn feet(steps: u16) -> u32 {
    u32::from(steps) * STEP_FEET
}

impl Teller {
    /// Why an order is not permitted.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let words = &self.words;
        match refusal {
            Refusal::BattleOver => say!(words, "refusal-battle-over"),
            Refusal::NotYourTurn => say!(words, "refusal-not-your-turn"),
            Refusal::AnotherIsActing { who } => {
                say!(words, "refusal-another-is-acting", who = self.name(*who))
            }
            Refusal::TurnIsOver => say!(words, "refusal-turn-is-over"),
            Refusal::OfferOpen => say!(words, "refusal-offer-open"),
            Refusal::NothingOffered => say!(words, "refusal-nothing-offered"),
            Refusal::NotAble => say!(words, "refusal-not-able"),
            Refusal::Prone => say!(words, "refusal-prone"),
            Refusal::NotProne => say!(words, "refusal-not-prone"),
            Refusal::NoAction => say!(words, "refusal-no-action"),
            Refusal::TooFar { needed, left } => {
                say!(words, "refusal-too-far", needed = feet(*needed), left = feet(*left))
            }
            Refusal::NoWay => say!(words, "refusal-no-way"),
            Refusal::Occupied { at } => say!(words, "refusal-occupied", at = self.square(*at)),
            Refusal::AlreadyThere => say!(words, "refusal-already-there"),
            Refusal::NoSuchWeapon { weapon } => {
                say!(words, "refusal-no-such-weapon", weapon = self.weapon(*weapon))
            }
            Refusal::NotReady { weapon } => {
                say!(words, "refusal-not-ready", weapon = self.weapon(*weapon))
            }
            Refusal::AlreadyReady => say!(words, "refusal-already-ready"),
            Refusal::KeptBack => say!(words, "refusal-kept-back"),
            Refusal::LesserAction => say!(words, "refusal-lesser-action"),
            Refusal::NothingReadied => say!(words, "refusal-nothing-readied"),
            Refusal::NoSuchArmour { armour } => {
                say!(words, "refusal-no-such-armour", armour = self.armour(*armour))
            }
            Refusal::WearsArmour => say!(words, "refusal-wears-armour"),
            Refusal::NothingToTake => say!(words, "refusal-nothing-to-take"),
            Refusal::OutOfRange { distance, reach } => {
                say!(words, "refusal-out-of-range", distance = feet(*distance), reach = feet(*reach))
            }
            Refusal::NotSeen => say!(words, "refusal-not-seen"),
            Refusal::NoTarget => say!(words, "refusal-no-target"),
            Refusal::NotAnEnemy => say!(words, "refusal-not-an-enemy"),
            Refusal::NotAnAlly => say!(words, "refusal-not-an-ally"),
            Refusal::Oneself => say!(words, "refusal-oneself"),
            Refusal::TargetProne => say!(words, "refusal-target-prone"),
            Refusal::TargetFlies => say!(words, "refusal-target-flies"),
            Refusal::Flees => say!(words, "refusal-flees"),
            Refusal::NothingToHeed => say!(words, "refusal-nothing-to-heed"),
            Refusal::TooExhausted => say!(words, "refusal-too-exhausted"),
            Refusal::Unshaken => say!(words, "refusal-unshaken"),
            Refusal::TrapAlready => say!(words, "refusal-trap-already"),
            Refusal::NothingToLift => say!(words, "refusal-nothing-to-lift"),
            Refusal::NothingToTreat => say!(words, "refusal-nothing-to-treat"),
            Refusal::Held => say!(words, "refusal-held"),
            Refusal::TargetHeld => say!(words, "refusal-target-held"),
            Refusal::OtherwiseDeclared => say!(words, "refusal-otherwise-declared"),
            Refusal::TwoHanded { weapon } => say!(words, "refusal-two-handed", weapon = self.weapon(*weapon)),
            Refusal::NotHeld => say!(words, "refusal-not-held"),
            Refusal::TargetUnarmed => say!(words, "refusal-target-unarmed"),
            Refusal::NotSlower => say!(words, "refusal-not-slower"),
            Refusal::TooMany { most } => say!(words, "refusal-too-many", most = i128::from(*most)),
            Refusal::NoDoor => say!(words, "refusal-no-door"),
            Refusal::DoorAlready => say!(words, "refusal-door-already"),
            Refusal::DoorBlocked => say!(words, "refusal-door-blocked"),
            Refusal::NoExit => say!(words, "refusal-no-exit"),
            Refusal::NoSafePlace => say!(words, "refusal-no-safe-place"),
            Refusal::NotInThisBook => say!(words, "refusal-not-in-this-book", book = &self.muster.book.name),
            Refusal::NoSuchCombatant => say!(words, "refusal-no-such-combatant"),
            Refusal::NotKept => say!(words, "refusal-not-kept", book = &self.muster.book.name),
            Refusal::TooLate => say!(words, "refusal-too-late"),
            Refusal::NoSwings { left } => say!(words, "refusal-no-swings", left = *left),
            Refusal::UsedUp { what } => say!(words, "refusal-used-up", what = self.weapon(*what)),
            Refusal::StillOn { weapon } => say!(words, "refusal-still-on", weapon = self.weapon(*weapon)),
            Refusal::WrongMark { what } => say!(words, "refusal-wrong-mark", what = self.weapon(*what)),
            Refusal::BurnsAlready { item } => say!(words, "refusal-burns-already", item = self.weapon(*item)),
            Refusal::NotBurning { item } => say!(words, "refusal-not-burning", item = self.weapon(*item)),
            Refusal::NoTrap => say!(words, "refusal-no-trap"),
            Refusal::AlreadyFound => say!(words, "refusal-already-found"),
            Refusal::AlreadyHidden => say!(words, "refusal-already-hidden"),
            Refusal::InSight { by } => say!(words, "refusal-in-sight", by = self.name(*by)),
            Refusal::NoHidingPlace => say!(words, "refusal-no-hiding-place"),
            Refusal::OnlyPreparing => say!(words, "refusal-only-preparing"),
            Refusal::InCombat { by } => say!(words, "refusal-in-combat", by = self.name(*by)),
            Refusal::NotInCombat => say!(words, "refusal-not-in-combat"),
            Refusal::AfterMoving => say!(words, "refusal-after-moving"),
            Refusal::OnlyToContact => say!(words, "refusal-only-to-contact"),
            Refusal::NotNow => say!(words, "refusal-not-now"),
            Refusal::LacksTrait { lacks } => say!(words, "refusal-lacks-trait", lacks = words.held(*lacks)),
            Refusal::HeavyArmour => say!(words, "refusal-heavy-armour"),
            Refusal::NoSuchFace { face, sides } => {
                say!(words, "refusal-no-such-face", face = *face, sides = *sides)
            }
            Refusal::AlreadyEvading => say!(words, "refusal-already-evading"),
            Refusal::SharedTwice => say!(words, "refusal-shared-twice"),
        }
    }
}
