//! A strike as its facts tell it: who strikes whom, with what, and how it ends.

use super::act::{Thrown, Word};
use super::scene::{Manner, Scene};
use crate::battle::{
    Check, CombatantId, ExtraRoll, Fact, Fate, Happening, Loss, MoraleChange, MoraleOrLife, Purpose, Reason,
    Scale, Track, WeaponId,
};
use crate::dice::Rolled;
use crate::sound::cues;

/// What a strike comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    Hit,
    /// It goes wide.
    Miss,
    /// The target steps aside.
    Dodge,
    /// The target's weapon turns it aside.
    Parry,
    /// Armour stops it.
    Block,
    /// The target withstands it.
    Save,
    /// An overshield takes all of it.
    ShieldHolds,
    ShieldBreaks,
}

/// One combatant who strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Striker {
    pub who: CombatantId,
    pub manner: Manner,
    pub outcome: Outcome,
}

/// A strike, or harm that nobody is seen to do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strike {
    /// Several may strike together.
    pub strikers: Vec<Striker>,
    /// Whom they strike; whoever is harmed otherwise.
    pub target: Option<CombatantId>,
    /// The dice, in the order in which they are thrown.
    pub throws: Vec<Thrown>,
    /// What rises from whom, in the order of the facts.
    pub words: Vec<(CombatantId, Word)>,
    /// Whom it harms, and whether it harms them gravely.
    pub harmed: Vec<(CombatantId, bool)>,
    pub is_critical: bool,
    /// Who is felled.
    pub felled: Vec<(CombatantId, Fate)>,
}

/// Who strikes whom with what, if this fact begins a strike; with the roll, where one decides.
pub fn lead(what: &Happening) -> Option<(CombatantId, CombatantId, WeaponId, Option<(&Check, &Rolled)>)> {
    match what {
        Happening::Rolled { who: Some(who), purpose: Purpose::Attack { target, weapon }, check, rolled } => {
            Some((*who, *target, *weapon, Some((check, rolled))))
        }
        Happening::Assured { who, purpose: Purpose::Attack { target, weapon } } => {
            Some((*who, *target, *weapon, None))
        }
        Happening::Rolled {
            who: Some(who),
            purpose: Purpose::ExtraRoll(ExtraRoll::Save { attacker, from }),
            check,
            rolled,
        } => Some((*attacker, *who, *from, Some((check, rolled)))),
        _ => None,
    }
}

/// Whether a roll belongs to the strike that it follows, between the roll to hit and the harm.
pub fn is_delivery(what: &Happening) -> bool {
    let Happening::Rolled { purpose, .. } = what else { return false };
    matches!(
        purpose,
        Purpose::Damage { .. }
            | Purpose::Suffering { .. }
            | Purpose::ExtraRoll(
                ExtraRoll::Confirm { .. } | ExtraRoll::Pierce { .. } | ExtraRoll::Evade { .. }
            )
    )
}

/// Whether a fact tells what a strike, a fall or a strain does to somebody.
pub fn is_consequence(what: &Happening) -> bool {
    match what {
        Happening::Swung { .. }
        | Happening::Scaled { .. }
        | Happening::KeptOff { .. }
        | Happening::Shielded { .. }
        | Happening::ShieldEnded { .. }
        | Happening::Warded { .. }
        | Happening::Harmed { .. }
        | Happening::Healed { .. }
        | Happening::Lost { .. }
        | Happening::Points { .. }
        | Happening::Fate { .. }
        | Happening::Posture { prone: true, .. }
        | Happening::Dropped { .. }
        | Happening::Fizzled { .. }
        | Happening::ConditionBegan { .. }
        | Happening::ConditionEnded { .. }
        | Happening::Revealed { .. } => true,
        Happening::MoraleOrLife { event } => !matches!(
            event,
            MoraleOrLife::Alarm { .. } | MoraleOrLife::MoraleCheck { .. } | MoraleOrLife::FightEnds
        ),
        _ => false,
    }
}

impl Strike {
    /// The strike that these facts tell of, as far as they are perceived.
    pub fn read(facts: &[&Fact], scene: &impl Scene) -> Strike {
        let mut strike = Strike::default();
        for fact in facts {
            strike.take_in(&fact.what, scene);
        }
        strike.settle(facts);
        strike
    }

    fn take_in(&mut self, what: &Happening, scene: &impl Scene) {
        if let Some((who, target, weapon, roll)) = lead(what) {
            let manner = scene.manner(who, target, weapon);
            let outcome = first_outcome(what, manner, roll);
            self.target = Some(target);
            self.strikers.push(Striker { who, manner, outcome });
        }
        match what {
            Happening::Rolled { who, purpose, check, rolled } => {
                let about = self.strikers.iter().map(|striker| striker.who).chain(self.target).collect();
                let (check, rolled) = (check.clone(), rolled.clone());
                self.throws.push(Thrown { who: *who, about, purpose: *purpose, check, rolled });
                self.face(*purpose, &self.throws[self.throws.len() - 1].rolled.clone());
            }
            Happening::Scaled { scale: Scale::Double, .. } => self.is_critical = true,
            Happening::Harmed { who, amount, now } => {
                self.harm(*who, amount >= now);
                self.words.push((*who, Word::Harm(*amount)));
            }
            Happening::Healed { who, amount, .. } => self.words.push((*who, Word::Healed(*amount))),
            Happening::Lost { who, loss, .. } => {
                let word = match *loss {
                    Loss::Points(ability, points @ 1..) => Word::LostPoints(ability, points.unsigned_abs()),
                    Loss::Part(part) => Word::LostPart(part),
                    // What comes back is no harm.
                    Loss::Points(..) | Loss::PartBack(_) => return,
                };
                self.harm(*who, true);
                self.words.push((*who, word));
            }
            Happening::Points { who, track, now } if *now > 0 => {
                if *track == Track::Injuries {
                    self.harm(*who, *now > 1);
                }
                self.words.push((*who, Word::Points(*track, *now)));
            }
            Happening::Shielded { who, left: 0, .. } => self.words.push((*who, Word::ShieldBroken)),
            Happening::Shielded { who, amount, .. } => self.words.push((*who, Word::ShieldHolds(*amount))),
            Happening::Fate { who, fate } if !fate.is_able() => {
                self.felled.push((*who, *fate));
                self.words.push((*who, Word::Fate(*fate)));
            }
            Happening::Posture { who, prone: true } => self.words.push((*who, Word::Prone)),
            Happening::MoraleOrLife { event: MoraleOrLife::MoraleChanges { who, change } } => {
                let word = match change {
                    MoraleChange::Breaks => Word::MoraleBreaks,
                    MoraleChange::Rallies => Word::MoraleReturns,
                    MoraleChange::HeldBack => return,
                };
                self.words.push((*who, word));
            }
            _ => {}
        }
    }

    /// What a roll between the roll to hit and the harm changes about the strike.
    fn face(&mut self, purpose: Purpose, rolled: &Rolled) {
        let ends = match purpose {
            Purpose::ExtraRoll(ExtraRoll::Confirm { .. }) => {
                self.is_critical |= rolled.succeeds;
                return;
            }
            Purpose::ExtraRoll(ExtraRoll::Evade { .. }) if rolled.succeeds => Outcome::Dodge,
            Purpose::ExtraRoll(ExtraRoll::Pierce { .. }) if !rolled.succeeds => Outcome::Block,
            _ => return,
        };
        self.strikers.iter_mut().for_each(|striker| striker.outcome = ends);
    }

    fn harm(&mut self, who: CombatantId, is_grave: bool) {
        match self.harmed.iter_mut().find(|(known, _)| *known == who) {
            Some((_, grave)) => *grave |= is_grave,
            None => self.harmed.push((who, is_grave)),
        }
    }

    /// Whether the target is harmed or felled.
    pub fn hurts_target(&self) -> bool {
        let is_target = |who: CombatantId| Some(who) == self.target;
        self.harmed.iter().any(|(who, _)| is_target(*who))
            || self.felled.iter().any(|(who, _)| is_target(*who))
    }

    /// Settles what a hit comes to by what the facts after it say, and its word where nothing else tells it.
    fn settle(&mut self, facts: &[&Fact]) {
        let Some(target) = self.target else { return };
        let about = |what: &Happening| what.who() == Some(target);
        let any = |is: fn(&Happening) -> bool| facts.iter().any(|fact| about(&fact.what) && is(&fact.what));
        let is_kept_off = any(|what| matches!(what, Happening::KeptOff { .. } | Happening::Warded { .. }));
        let breaks = any(|what| matches!(what, Happening::Shielded { left: 0, .. }));
        let is_shielded = any(|what| matches!(what, Happening::Shielded { .. }));
        let hurts = self.hurts_target();
        for striker in self.strikers.iter_mut().filter(|striker| striker.outcome == Outcome::Hit) {
            striker.outcome = match (breaks, is_shielded, is_kept_off) {
                (true, ..) => Outcome::ShieldBreaks,
                _ if hurts => Outcome::Hit,
                (_, true, _) => Outcome::ShieldHolds,
                (_, _, true) => Outcome::Block,
                _ => Outcome::Hit,
            };
        }
        let outcome = self.strikers.iter().map(|striker| striker.outcome).min();
        let word = match outcome {
            Some(Outcome::Miss) => Some(Word::Missed),
            Some(Outcome::Dodge) => Some(Word::Dodged),
            Some(Outcome::Parry) => Some(Word::Parried),
            Some(Outcome::Block) => Some(Word::Stopped),
            Some(Outcome::Save) => Some(Word::Saved),
            Some(Outcome::Hit) if !hurts => Some(Word::Hit),
            _ => None,
        };
        let critical = (self.is_critical && hurts).then_some(Word::Critical);
        self.words.extend(word.into_iter().chain(critical).map(|word| (target, word)));
    }
}

/// What the roll that begins a strike says about it.
fn first_outcome(what: &Happening, manner: Manner, roll: Option<(&Check, &Rolled)>) -> Outcome {
    let Some((check, rolled)) = roll else { return Outcome::Hit };
    if matches!(what, Happening::Rolled { purpose: Purpose::ExtraRoll(_), .. }) {
        return if rolled.succeeds { Outcome::Save } else { Outcome::Hit };
    }
    // A blow that would have struck home but for this part of the number to reach.
    let is_due_to = |reason: Reason| {
        let parts = check.threshold.iter().filter(|part| part.why == reason);
        let amount: i32 = parts.map(|part| part.amount).sum();
        amount > 0 && !rolled.is_worst() && rolled.total >= rolled.target - amount
    };
    match manner {
        _ if rolled.succeeds => Outcome::Hit,
        _ if is_due_to(Reason::Dodge) => Outcome::Dodge,
        Manner::Melee | Manner::Missile(_) if is_due_to(Reason::Armour) => Outcome::Block,
        Manner::Melee if cues::is_close(rolled) => Outcome::Parry,
        Manner::Melee | Manner::Missile(_) | Manner::Spell => Outcome::Miss,
    }
}
