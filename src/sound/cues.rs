//! Which fact is heard as what: a pure function from a fact to cues.

use super::arm::Arm;
use super::cue::Cue;
use crate::battle::{
    CombatantId, ExtraRoll, Fate, FlameFact, Happening, MoraleChange, MoraleOrLife, Outcome, PlacedChange,
    Purpose, Scale, SideId, Track, TrapChange, WeaponId,
};
use crate::dice::Rolled;

/// What a listener knows besides the fact.
pub trait Scene {
    /// How a weapon, a spell or an item sounds.
    fn arm(&self, weapon: WeaponId) -> Arm;

    /// How the weapon sounds that a combatant has in hand.
    fn held(&self, who: CombatantId) -> Arm;

    /// Whether a player at this window decides for a combatant.
    fn is_own(&self, who: CombatantId) -> bool;

    /// The side that listens; none for somebody who watches all of them.
    fn side(&self) -> Option<SideId>;
}

/// A cue, when it is to be heard, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    pub cue: Cue,
    /// Seconds after the fact is shown.
    pub after: f32,
    /// The combatant from whom it comes; none for the table.
    pub from: Option<CombatantId>,
}

/// When a swing follows its dice, in seconds: the dice are still rolling.
pub const SWING: f32 = 0.1;
/// When a blow arrives.
pub const IMPACT: f32 = 0.24;
/// A blow that misses by no more than this is warded off.
const CLOSE: i32 = 2;

/// Whether a roll misses or hits by so little that a blow that misses is warded off.
pub fn is_close(rolled: &Rolled) -> bool {
    (rolled.total - rolled.target).abs() <= CLOSE
}

/// What is heard of a fact.
pub fn of(what: &Happening, scene: &impl Scene) -> Vec<Heard> {
    let at = |who: CombatantId, cue: Cue| vec![Heard { cue, after: 0.0, from: Some(who) }];
    let table = |cue: Cue| vec![Heard { cue, after: 0.0, from: None }];
    match what {
        Happening::RoundBegins { .. } | Happening::Said { .. } | Happening::ObjectiveAdded { .. } => {
            table(Cue::Page)
        }
        Happening::AlternativeLost { .. } => table(Cue::Page),
        Happening::CarriedOff { who, .. } => at(*who, Cue::Leather),
        Happening::ObjectiveSettled { met, .. } => table(if *met { Cue::Rally } else { Cue::Page }),
        Happening::TurnBegins { who } | Happening::Plans { who } | Happening::Reconsiders { who }
            if scene.is_own(*who) =>
        {
            table(Cue::Turn)
        }
        Happening::SideGoes { side } if scene.side() == Some(*side) => table(Cue::Turn),
        Happening::Offered { offer } if scene.is_own(offer.to) => table(Cue::Turn),
        Happening::Rolled { who, purpose, rolled, .. } => roll(*who, *purpose, rolled, scene),
        Happening::Assured { who, purpose: Purpose::Attack { target, weapon } } => {
            blow(Some(*who), *target, scene.arm(*weapon), None, scene, 0.0)
        }
        Happening::Harmed { who, amount, now } => {
            at(*who, if amount >= now { Cue::HitHeavy } else { Cue::HitLight })
        }
        Happening::Points { who, track, now } if *now > 0 => match track {
            Track::Injuries => at(*who, if *now > 1 { Cue::HitHeavy } else { Cue::HitLight }),
            Track::Fatigue => at(*who, Cue::Leather),
            Track::Stress => at(*who, Cue::Fear),
        },
        Happening::Lost { who, .. } | Happening::Scaled { who, scale: Scale::Double, .. } => {
            at(*who, Cue::HitCritical)
        }
        Happening::Healed { who, .. } | Happening::ShieldRaised { who, .. } => at(*who, Cue::SpellHealing),
        Happening::MoraleOrLife { event } => morale_or_life(*event),
        Happening::Shielded { who, left, .. } => {
            at(*who, if *left == 0 { Cue::ShieldBreaks } else { Cue::ParryWood })
        }
        Happening::KeptOff { who, .. } | Happening::Warded { who } => at(*who, Cue::ParryMetal),
        Happening::Pushed { who, .. } => at(*who, Cue::Fall),
        Happening::Fizzled { who, .. } | Happening::Thwarted { who, .. } => at(*who, Cue::Miss),
        Happening::Fate { who, fate } => match fate {
            Fate::Dead => at(*who, Cue::Death),
            Fate::Unconscious { .. } | Fate::Down | Fate::Maimed | Fate::Paralysed => at(*who, Cue::Fall),
            Fate::Delirious => at(*who, Cue::Fear),
            Fate::Surrendered => at(*who, Cue::Clatter),
            Fate::Awaited | Fate::Able | Fate::Gone => Vec::new(),
        },
        Happening::Posture { who, prone } => at(*who, if *prone { Cue::Fall } else { Cue::Leather }),
        Happening::Dropped { who, .. } => at(*who, Cue::Clatter),
        Happening::TakenUp { who, weapon, .. } | Happening::Readied { who, weapon } => {
            at(*who, scene.arm(*weapon).drawn())
        }
        Happening::Outfitted { who, .. } | Happening::Hides { who, .. } => at(*who, Cue::Leather),
        Happening::DoorMoved { open, by, .. } => {
            vec![Heard { cue: if *open { Cue::DoorOpens } else { Cue::DoorCloses }, after: 0.0, from: *by }]
        }
        Happening::Faced { who, .. } => at(*who, Cue::Fear),
        Happening::Flame(flame) => {
            let cue = match flame {
                FlameFact::Lit { .. } => Cue::TorchKindled,
                FlameFact::Doused { .. } | FlameFact::BurntDown { .. } | FlameFact::BurntOut { .. } => {
                    Cue::TorchOut
                }
                FlameFact::Dropped { .. } => Cue::TorchDropped,
                FlameFact::TakenUp { .. } => Cue::Leather,
                FlameFact::Kindled { .. } => Cue::SpellLight,
            };
            vec![Heard { cue, after: 0.0, from: flame.who() }]
        }
        Happening::Trap(trap) => {
            let cue = match trap.change {
                TrapChange::Avoided | TrapChange::Sprung => Cue::TrapSnaps,
                TrapChange::Disarmed | TrapChange::Set => Cue::DrawWood,
                TrapChange::Found => Cue::Tap,
            };
            vec![Heard { cue, after: 0.0, from: trap.who }]
        }
        Happening::Placed(placed) => {
            let cue = match placed.change {
                PlacedChange::Sprung => Cue::TrapSnaps,
                PlacedChange::Laid | PlacedChange::Removed => Cue::DrawWood,
                PlacedChange::Found => Cue::Tap,
            };
            vec![Heard { cue, after: 0.0, from: placed.who }]
        }
        Happening::LightChanged { .. } => table(Cue::SpellLight),
        Happening::Over { outcome } => match (outcome, scene.side()) {
            (Outcome::Won(winners), Some(side)) if winners.contains(side) => table(Cue::Victory),
            (Outcome::Won(_), None) => table(Cue::Victory),
            (Outcome::Won(_), Some(_)) => table(Cue::Defeat),
            (Outcome::Draw, _) => table(Cue::Page),
        },
        // Steps are heard while the walk is shown. The rest only says what other facts let one hear, or nothing that
        // makes a sound.
        Happening::Moved { .. }
        | Happening::Arrived { .. }
        | Happening::Leaves { .. }
        | Happening::HardGoing { .. }
        | Happening::Halted { .. }
        | Happening::SecondMove { .. }
        | Happening::FirstSide { .. }
        | Happening::OrderSettled { .. }
        | Happening::ChangedPlaces { .. }
        | Happening::Delays { .. }
        | Happening::Plans { .. }
        | Happening::Sneaks { .. }
        | Happening::Revealed { .. }
        | Happening::SideGoes { .. }
        | Happening::TurnBegins { .. }
        | Happening::TurnEnds { .. }
        | Happening::Intends { .. }
        | Happening::Reconsiders { .. }
        | Happening::Declared { .. }
        | Happening::Ruled { .. }
        | Happening::Assured { .. }
        | Happening::Joined { .. }
        | Happening::Points { .. }
        | Happening::Traded { .. }
        | Happening::Swung { .. }
        | Happening::ShieldStays { .. }
        | Happening::ShieldEnded { .. }
        | Happening::UsedUp { .. }
        | Happening::Scaled { .. }
        | Happening::ConditionBegan { .. }
        | Happening::ConditionEnded { .. }
        | Happening::ControlChanged { .. }
        | Happening::Offered { .. }
        | Happening::Answered { .. }
        | Happening::Sighted { .. }
        | Happening::LostSight { .. } => Vec::new(),
    }
}

/// What is heard of a roll: the dice, and what they decide.
fn roll(who: Option<CombatantId>, purpose: Purpose, rolled: &Rolled, scene: &impl Scene) -> Vec<Heard> {
    let mut heard = vec![Heard { cue: Cue::Dice, after: 0.0, from: None }];
    let later = |cue, from| Heard { cue, after: IMPACT, from };
    match purpose {
        Purpose::Attack { target, weapon } => {
            heard.extend(blow(who, target, scene.arm(weapon), Some(rolled), scene, SWING));
        }
        Purpose::Healing { .. } => heard.push(later(Cue::SpellHealing, who)),
        Purpose::ExtraRoll(ExtraRoll::Confirm { target, .. }) if rolled.succeeds => {
            heard.push(later(Cue::HitCritical, Some(target)));
        }
        Purpose::ExtraRoll(ExtraRoll::Pierce { target, .. }) if !rolled.succeeds => {
            heard.push(later(Cue::ParryMetal, Some(target)));
        }
        Purpose::ExtraRoll(ExtraRoll::Evade { .. }) if rolled.succeeds => heard.push(later(Cue::Miss, who)),
        // The spell or the bomb that many save from is heard at the first save; the mixer drops the rest.
        Purpose::ExtraRoll(ExtraRoll::Save { attacker, from }) if scene.arm(from).is_magic() => {
            heard.push(Heard { cue: scene.arm(from).loosed(), after: SWING, from: Some(attacker) });
        }
        _ => {}
    }
    heard
}

/// What is heard of an attack, once it is known whether it hits; without a roll it always does.
fn blow(
    who: Option<CombatantId>,
    target: CombatantId,
    arm: Arm,
    rolled: Option<&Rolled>,
    scene: &impl Scene,
    swing: f32,
) -> Vec<Heard> {
    let impact = swing + IMPACT - SWING;
    let succeeds = rolled.is_none_or(|rolled| rolled.succeeds);
    let is_close = rolled.is_some_and(is_close);
    let end = match (succeeds, arm) {
        (true, _) => arm.strikes(),
        (false, _) if arm.is_magic() => None,
        (false, _) if arm.is_shot() => Some(Cue::ShotLands),
        (false, _) if is_close => Some(scene.held(target).wards()),
        (false, _) => Some(Cue::Miss),
    };
    let mut heard = vec![Heard { cue: arm.loosed(), after: swing, from: who }];
    heard.extend(end.map(|cue| Heard { cue, after: impact, from: Some(target) }));
    heard
}

fn morale_or_life(event: MoraleOrLife) -> Vec<Heard> {
    let cue = match event {
        MoraleOrLife::MoraleChanges { change: MoraleChange::Breaks, .. } | MoraleOrLife::Sickens { .. } => {
            Cue::Fear
        }
        MoraleOrLife::MoraleChanges { change: MoraleChange::Rallies, .. } => Cue::Rally,
        MoraleOrLife::Tended { .. } | MoraleOrLife::Rests { .. } => Cue::Leather,
        MoraleOrLife::Saved { .. } => Cue::SpellHealing,
        MoraleOrLife::MoraleChanges { change: MoraleChange::HeldBack, .. }
        | MoraleOrLife::Alarm { .. }
        | MoraleOrLife::MoraleCheck { .. }
        | MoraleOrLife::Runs { .. }
        | MoraleOrLife::ChanceLost { .. }
        | MoraleOrLife::Exposed { .. }
        | MoraleOrLife::FightEnds => return Vec::new(),
    };
    vec![Heard { cue, after: 0.0, from: event.who() }]
}

#[cfg(test)]
mod tests;
