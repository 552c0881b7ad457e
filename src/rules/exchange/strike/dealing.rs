//! The damage of a strike, die by die, and how much of it gets through to the body. Which dice are thrown does not depend on what
//! earlier dice showed, so they are simply added up.

use super::Dealt;
use super::plan::{DeliveryPlan, Hand};
use super::progress::Progress;
use crate::battle::{Change, Effect, Happening};
use crate::rules::axes::damage::{DamagePlan, NextDamage};
use crate::rules::step::Ask;

impl DeliveryPlan {
    /// The damage of the hand that strikes now; none once all have struck.
    pub(super) fn damage(&self, progress: &Progress) -> Option<&DamagePlan> {
        self.hands.get(progress.hand)?.dealing()
    }

    /// Whether only the highest of several blows counts.
    pub fn is_highest(&self) -> bool {
        self.hands.len() > 1
    }

    /// Counts the total of some dice, or damage that needs no dice.
    pub(super) fn count(&self, progress: &mut Progress, total: i32) {
        let Some(plan) = self.damage(progress) else { return };
        let (so_far, blow) = plan.count(&progress.damage, &progress.so_far, total);
        progress.so_far = so_far;
        progress.blow += blow.total();
        if !self.is_highest() {
            let through = self.hands[progress.hand].guard.take(&mut progress.wear, &blow);
            progress.through = (progress.through + through).min(self.enough);
        }
        if plan.ends_a_blow(&progress.damage) {
            let blow = std::mem::take(&mut progress.blow);
            if self.is_highest() {
                progress.best = progress.better(progress.best, blow);
            } else if plan.scaling(&progress.damage).is_some() {
                progress.told.push(blow);
            }
        }
        self.move_on(progress);
    }

    /// Goes on to the next dice or damage, without counting a total.
    pub(super) fn move_on(&self, progress: &mut Progress) {
        let Some(damage) = self.hands.get(progress.hand).and_then(|hand| hand.damage.as_ref()) else {
            return;
        };
        let ends = damage.ends_a_blow(&progress.damage);
        damage.move_on(&mut progress.damage);
        // If there are several hands, each strikes once.
        if ends && (self.is_highest() || damage.is_dealt(&progress.damage)) {
            progress.next_hand();
        }
    }

    /// What is counted next; none once all damage is dealt.
    pub(super) fn due(&self, progress: &mut Progress) -> Option<NextDamage> {
        loop {
            match self.hands.get(progress.hand)?.dealing().and_then(|damage| damage.due(&progress.damage)) {
                Some(due) => return Some(due),
                // A hand that deals no damage.
                None => progress.next_hand(),
            }
        }
    }

    /// The dice to throw next, after counting damage that needs no dice.
    pub(super) fn next_dice(&self, progress: &mut Progress) -> Option<Ask> {
        loop {
            match self.due(progress)? {
                NextDamage::Dice(ask) => return Some(ask),
                NextDamage::Certain(total) => self.count(progress, total),
            }
        }
    }

    /// What has reached the body, now that all damage is dealt.
    pub(super) fn outcome(&self, mut progress: Progress, effects: &mut Vec<Effect>) -> Option<Dealt> {
        let place = progress.best.map_or(0, |(_, hand)| hand);
        let hand = self.hands.get(place)?;
        let mut wear = progress.best.map_or(progress.wear, |_| self.wear_at_first(&progress, place));
        let through = match &hand.damage {
            _ if hand.harmless => Some(0),
            None => None,
            Some(damage) => {
                if let Some((best, _)) = progress.best {
                    progress.through = hand.guard.take(&mut wear, &damage.as_blow(best));
                    progress.told.extend(damage.scaling(&progress.hit).map(|_| best));
                }
                if let Some(scaling) = damage.scaling(&progress.hit) {
                    effects.extend(progress.told.iter().map(|amount| {
                        let (who, scale) = (hand.target, scaling.scale);
                        Change::tell(Happening::Scaled { who, scale, amount: *amount }).by(scaling.clause)
                    }));
                }
                Some(progress.through)
            }
        };
        hand.guard.add_effects(wear, effects);
        Some(Dealt {
            landed: match self.attack {
                // The damage that a target takes in spite of a save is no hit.
                Some(_) => (!progress.is_saved).then_some(true),
                None => self.of_failure.then_some(false),
            },
            hand: place,
            through,
            is_saved: progress.is_saved,
            has_held: hand.guard.has_held(wear),
            keeps_off_effects: hand.guard.keeps_off_effects(wear),
        })
    }
}

impl Progress {
    fn next_hand(&mut self) {
        self.hand += 1;
        self.damage = self.hit;
    }

    /// The higher of two blows: the best so far, and the blow of the hand that strikes now.
    pub(super) fn better(&self, best: Option<(i32, usize)>, blow: i32) -> Option<(i32, usize)> {
        best.filter(|(best, _)| blow <= *best).or(Some((blow, self.hand)))
    }
}

impl Hand {
    /// The damage of this hand, if it does any harm.
    fn dealing(&self) -> Option<&DamagePlan> {
        self.damage.as_ref().filter(|_| !self.harmless)
    }
}
