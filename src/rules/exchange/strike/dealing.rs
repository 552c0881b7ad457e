//! The damage of a strike, die by die, and how much of it gets through to the body. Which dice are thrown does not depend on what
//! earlier dice showed, so they are simply added up.

use serde::{Deserialize, Serialize};

use super::hands::{Body, Hand, Hands};
use crate::battle::{Change, Effect, Happening};
use crate::rules::axes::damage::{DamagePlan, DamageTally, NextDamage};
use crate::rules::step::Ask;

/// The damage of a strike, hand by hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(super) struct Dealing {
    pub(super) hands: Hands,
    /// The hand that strikes now.
    pub(super) now: usize,
    /// The total so far of the dice that have not met protection yet.
    pub(super) so_far: DamageTally,
    /// The damage that has got through to the body, up to the amount that makes a difference.
    pub(super) through: i32,
    /// If only the highest of several blows counts: the highest so far, and the index of its hand.
    pub(super) best: Option<(i32, usize)>,
    /// The totals of the blows that are doubled or halved, for the log.
    pub(super) told: Vec<i32>,
    /// The total of the present blow so far.
    pub(super) blow: i32,
}

impl Dealing {
    pub(super) fn of(hands: Hands) -> Box<Dealing> {
        let so_far = DamageTally::default();
        Box::new(Dealing { hands, now: 0, so_far, through: 0, best: None, told: Vec::new(), blow: 0 })
    }

    /// The damage of the hand that strikes now; none once all have struck.
    pub(super) fn plan(&self) -> Option<&DamagePlan> {
        self.hands.get(self.now)?.dealing()
    }

    /// The amount of damage above which more makes no difference to the body.
    pub(super) fn enough(&self) -> i32 {
        self.hands.iter().map(|hand| hand.body.harm.enough()).max().unwrap_or(0)
    }

    /// Whether only the highest of several blows counts.
    pub(super) fn is_highest(&self) -> bool {
        self.hands.len() > 1
    }

    /// The higher of two blows: the best so far, and the blow of the hand that strikes now.
    pub(super) fn better(&self, best: Option<(i32, usize)>, blow: i32) -> Option<(i32, usize)> {
        best.filter(|(best, _)| blow <= *best).or(Some((blow, self.now)))
    }

    /// Counts the total of some dice, or damage that needs no dice.
    pub(super) fn count(&mut self, total: i32) {
        let Some(plan) = self.plan() else { return };
        let (so_far, blow) = plan.count(&self.so_far, total);
        let (ends, is_scaled) = (plan.ends_a_blow(), plan.scaling().is_some());
        self.so_far = so_far;
        self.blow += blow.total();
        if !self.is_highest() {
            let most = self.enough();
            self.through = (self.through + self.hands[self.now].body.guard.take(&blow)).min(most);
        }
        if ends {
            let blow = std::mem::take(&mut self.blow);
            if self.is_highest() {
                self.best = self.better(self.best, blow);
            } else if is_scaled {
                self.told.push(blow);
            }
        }
        self.move_on();
    }

    /// Goes on to the next dice or damage, without counting a total.
    pub(super) fn move_on(&mut self) {
        let is_highest = self.is_highest();
        let Some(damage) = self.hands.get_mut(self.now).and_then(|hand| hand.damage.as_mut()) else { return };
        let ends = damage.ends_a_blow();
        damage.move_on();
        // If there are several hands, each strikes once.
        if ends && (is_highest || damage.due().is_none()) {
            self.now += 1;
        }
    }

    /// What is counted next; none once all damage is dealt.
    pub(super) fn due(&mut self) -> Option<NextDamage> {
        loop {
            match self.hands.get(self.now)?.dealing().and_then(DamagePlan::due) {
                Some(due) => return Some(due),
                // A hand that deals no damage.
                None => self.now += 1,
            }
        }
    }

    /// The dice to throw next, after counting damage that needs no dice.
    pub(super) fn next_dice(&mut self) -> Option<Ask> {
        loop {
            match self.due()? {
                NextDamage::Dice(ask) => return Some(ask),
                NextDamage::Certain(total) => self.count(total),
            }
        }
    }

    /// The body that takes the damage, the amount (none if weapons have no damage of their own), and what the log
    /// tells of it.
    pub(super) fn outcome(mut self) -> (Body, Option<i32>, Vec<Effect>) {
        let hand = self.best.map_or(0, |(_, hand)| hand);
        let Hand { damage, mut body } = self.hands.swap_remove(hand);
        if body.harmless {
            return (body, Some(0), Vec::new());
        }
        let Some(damage) = damage else { return (body, None, Vec::new()) };
        if let Some((best, _)) = self.best {
            self.through = body.guard.take(&damage.as_blow(best));
            self.told.extend(damage.scaling().map(|_| best));
        }
        let told = |amount: &i32| {
            let scaling = damage.scaling()?;
            let happening = Happening::Scaled { who: body.who, scale: scaling.scale, amount: *amount };
            Some(Change::tell(happening).by(scaling.clause))
        };
        let told = self.told.iter().filter_map(told).collect();
        (body, Some(self.through), told)
    }
}

impl Hand {
    /// The damage of this hand, if it does any harm.
    fn dealing(&self) -> Option<&DamagePlan> {
        self.damage.as_ref().filter(|_| !self.body.harmless)
    }
}
