//! Tests that facts are heard as what they are.

use super::*;
use crate::battle::{Fire, Flame, SideSet, TrapFact};
use crate::dice::Check;
use crate::grid::Pos;

const FIGHTER: CombatantId = CombatantId(0);
const ENEMY: CombatantId = CombatantId(1);
const OURS: SideId = SideId(0);

/// A fighter with a sword, played here, and an enemy with a club.
struct Duel;

impl Scene for Duel {
    fn arm(&self, weapon: WeaponId) -> Arm {
        [Arm::LightBlade, Arm::Bow, Arm::Fire, Arm::Blunt][weapon.index()]
    }

    fn held(&self, who: CombatantId) -> Arm {
        if who == FIGHTER { Arm::LightBlade } else { Arm::Blunt }
    }

    fn is_own(&self, who: CombatantId) -> bool {
        who == FIGHTER
    }

    fn side(&self) -> Option<SideId> {
        Some(OURS)
    }
}

fn cues(what: &Happening) -> Vec<Cue> {
    of(what, &Duel).into_iter().map(|heard| heard.cue).collect()
}

fn attack(by: CombatantId, weapon: u16, total: i32) -> Happening {
    let target = if by == FIGHTER { ENEMY } else { FIGHTER };
    let check: Check<crate::battle::Reason> = Check::show(20);
    let mut rolled = check.judge(&[10]);
    (rolled.total, rolled.target, rolled.succeeds) = (total, 10, total >= 10);
    let purpose = Purpose::Attack { target, weapon: WeaponId(weapon) };
    Happening::Rolled { who: Some(by), purpose, check, rolled }
}

#[test]
fn a_blow_is_dice_a_swing_and_what_comes_of_it() {
    assert_eq!(cues(&attack(FIGHTER, 0, 12)), [Cue::Dice, Cue::SwingLightBlade, Cue::StrikeBlade]);
    assert_eq!(cues(&attack(FIGHTER, 0, 2)), [Cue::Dice, Cue::SwingLightBlade, Cue::Miss]);
    assert_eq!(cues(&attack(FIGHTER, 1, 2)), [Cue::Dice, Cue::LooseBow, Cue::ShotLands]);
    assert_eq!(cues(&attack(FIGHTER, 2, 12)), [Cue::Dice, Cue::SpellFire]);
}

#[test]
fn what_nearly_hits_is_warded_off_by_what_the_target_holds() {
    assert_eq!(cues(&attack(FIGHTER, 0, 9)), [Cue::Dice, Cue::SwingLightBlade, Cue::ParryWood]);
    assert_eq!(cues(&attack(ENEMY, 3, 8)), [Cue::Dice, Cue::SwingBlunt, Cue::ParryMetal]);
}

#[test]
fn a_blow_is_heard_in_its_order_and_from_its_place() {
    let heard = of(&attack(FIGHTER, 0, 12), &Duel);
    assert!(heard.windows(2).all(|two| two[0].after < two[1].after), "{heard:?}");
    let from: Vec<_> = heard.iter().map(|heard| heard.from).collect();
    assert_eq!(from, [None, Some(FIGHTER), Some(ENEMY)], "dice, swing, impact");
}

#[test]
fn harm_is_heard_by_its_weight() {
    let harmed = |amount, now| cues(&Happening::Harmed { who: ENEMY, amount, now });
    assert_eq!(harmed(2, 9), [Cue::HitLight]);
    assert_eq!(harmed(6, 5), [Cue::HitHeavy]);
    let doubled = Happening::Scaled { who: ENEMY, scale: Scale::Double, amount: 12 };
    assert_eq!(cues(&doubled), [Cue::HitCritical]);
    assert_eq!(cues(&Happening::Shielded { who: ENEMY, amount: 3, left: 4 }), [Cue::ParryWood]);
    assert_eq!(cues(&Happening::Shielded { who: ENEMY, amount: 3, left: 0 }), [Cue::ShieldBreaks]);
    assert_eq!(cues(&Happening::Fate { who: ENEMY, fate: Fate::Dead }), [Cue::Death]);
    assert_eq!(cues(&Happening::Fate { who: ENEMY, fate: Fate::Down }), [Cue::Fall]);
}

#[test]
fn nerve_doors_flames_and_traps_are_heard() {
    let change = |change| {
        let event = MoraleOrLife::MoraleChanges { who: ENEMY, change };
        cues(&Happening::MoraleOrLife { event })
    };
    assert_eq!(change(MoraleChange::Breaks), [Cue::Fear]);
    assert_eq!(change(MoraleChange::Rallies), [Cue::Rally]);
    let at = Pos::new(1, 1);
    assert_eq!(cues(&Happening::DoorMoved { at, open: true, by: None }), [Cue::DoorOpens]);
    assert_eq!(cues(&Happening::DoorMoved { at, open: false, by: None }), [Cue::DoorCloses]);
    let lit = FlameFact::Lit { who: FIGHTER, item: WeaponId(0) };
    assert_eq!(cues(&Happening::Flame(lit)), [Cue::TorchKindled]);
    let flame =
        Flame { item: None, spell: None, shine: Default::default(), fire: Fire::Out { rounds: None } };
    let dropped = FlameFact::Dropped { who: FIGHTER, flame, at };
    assert_eq!(cues(&Happening::Flame(dropped)), [Cue::TorchDropped]);
    let sprung = TrapFact { at, who: Some(ENEMY), change: TrapChange::Sprung };
    assert_eq!(cues(&Happening::Trap(sprung)), [Cue::TrapSnaps]);
}

#[test]
fn turns_and_ends_are_heard_from_the_own_side() {
    assert_eq!(cues(&Happening::TurnBegins { who: FIGHTER }), [Cue::Turn]);
    assert_eq!(cues(&Happening::TurnBegins { who: ENEMY }), [], "the enemy's turn does not knock");
    assert_eq!(cues(&Happening::SideGoes { side: OURS }), [Cue::Turn]);
    assert_eq!(cues(&Happening::SideGoes { side: SideId(1) }), []);
    let won = |side| cues(&Happening::Over { outcome: Outcome::Won(SideSet::only(SideId(side))) });
    assert_eq!(won(0), [Cue::Victory]);
    assert_eq!(won(1), [Cue::Defeat]);
    assert_eq!(cues(&Happening::RoundBegins { round: 2, seconds: 6 }), [Cue::Page]);
}
