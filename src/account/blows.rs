//! Blows: which attack is under way, and whose blow did the harm that facts tell of.

use crate::battle::{CombatantId, ExtraRoll, Happening, Purpose, Track};
use crate::dice::Goal;

/// A blow against one target, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    pub by: CombatantId,
    pub target: CombatantId,
    pub round: u16,
    /// The harm that the target suffered from it.
    pub harm: u32,
    /// Whether it felled the target.
    pub fells: bool,
    /// The number of the fact that it began with.
    pub fact: usize,
}

/// Follows the facts and says whose blow is under way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blows {
    under_way: Option<(CombatantId, CombatantId)>,
}

impl Blows {
    /// Takes in the next fact. Returns the blow that begins with it, if one does.
    pub fn follow(&mut self, number: usize, what: &Happening) -> Option<Blow> {
        let (by, target, continues) = match what {
            Happening::Rolled { who: Some(who), purpose: Purpose::Attack { target, .. }, .. }
            | Happening::Assured { who, purpose: Purpose::Attack { target, .. } } => (*who, *target, false),
            Happening::Rolled { who: Some(who), purpose: Purpose::Damage { target, .. }, .. } => {
                (*who, *target, true)
            }
            Happening::Rolled { who: Some(who), purpose, .. } | Happening::Assured { who, purpose } => {
                (attacker_saved_against(*purpose)?, *who, false)
            }
            // A new deed, a ruling or the end of a turn ends the attack: harm after that is not the attacker's.
            Happening::Declared { .. } | Happening::Ruled { .. } | Happening::TurnEnds { .. } => {
                self.under_way = None;
                return None;
            }
            _ => return None,
        };
        if continues && self.under_way == Some((by, target)) {
            return None;
        }
        self.under_way = Some((by, target));
        Some(Blow { by, target, round: 0, harm: 0, fells: false, fact: number })
    }

    /// Who strikes at the moment, and whom.
    pub const fn under_way(&self) -> Option<(CombatantId, CombatantId)> {
        self.under_way
    }

    /// Who dealt the harm that a combatant suffers now; none if it is no blow that harms them.
    pub fn dealer(&self, hurt: CombatantId) -> Option<CombatantId> {
        self.under_way.filter(|(_, target)| *target == hurt).map(|(by, _)| by)
    }

    /// Whether this fact decides that the blow under way lands, and by whom it is struck; `follow` has taken it in already.
    pub fn lands(&self, what: &Happening) -> Option<Landing> {
        let (by, _) = self.under_way?;
        let lands = match what {
            Happening::Rolled { purpose: Purpose::Attack { .. }, rolled, .. } => rolled.succeeds,
            Happening::Assured { purpose: Purpose::Attack { .. }, .. } => true,
            Happening::Rolled { purpose: Purpose::ExtraRoll(roll), rolled, .. } => match roll {
                ExtraRoll::Save { .. } => !rolled.succeeds,
                // A hit that is evaded is none.
                ExtraRoll::Evade { .. } if rolled.succeeds => return Some(Landing::Undone(by)),
                _ => return None,
            },
            // Where attacks always land, the damage is the first roll.
            Happening::Rolled { purpose: Purpose::Damage { .. }, .. } => {
                return Some(Landing::AtTheLatest(by));
            }
            _ => return None,
        };
        lands.then_some(Landing::Now(by))
    }
}

/// How a blow lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// It lands now.
    Now(CombatantId),
    /// It has landed, now or before.
    AtTheLatest(CombatantId),
    /// It seemed to land, but was evaded.
    Undone(CombatantId),
}

/// Whose attack this save is made against.
const fn attacker_saved_against(purpose: Purpose) -> Option<CombatantId> {
    match purpose {
        Purpose::ExtraRoll(ExtraRoll::Save { attacker, .. }) => Some(attacker),
        _ => None,
    }
}

/// Whether a fact is a roll that had to reach something.
pub(super) const fn is_check(goal: Goal) -> bool {
    !matches!(goal, Goal::Show)
}

/// Who is harmed by what a fact tells of, and how much: the hit points lost. In rulebooks without hit points, one for each
/// injury and one for each time that somebody is put out of the fight.
pub fn harm_in(what: &Happening, counts_hit_points: bool) -> Option<(CombatantId, u32)> {
    match what {
        Happening::Harmed { who, amount, .. } => Some((*who, u32::from(*amount))),
        _ if counts_hit_points => None,
        Happening::Points { who, track: Track::Injuries, now: 1.. } => Some((*who, 1)),
        Happening::Fate { who, fate } if !fate.is_able() && fate.is_on_map() => Some((*who, 1)),
        _ => None,
    }
}
