//! Odds: the exact chances of everything that an exchange may lead to, found by giving it every possible result of its checks.
//!
//! Odds end where a combatant is made an offer. They leave out all that happens because of an ending, such as a morale check.

pub use super::wanted::Wanted;
pub use super::weigh_out::Odds;
use super::weigh_out::{CheckedCircumstances, Meeting};
use crate::battle::{
    Change, CombatantId, Effect, GmOrder, Loss, Manner, MoraleOrLife, Offer, Order, Sweep, WeaponId,
};
use crate::rules::axes::damage::SwingCount;
use crate::rules::axes::damage::striker::{DaringManoeuvre, Striker};
use crate::rules::exchange::Exchange;
use crate::rules::step::Ending;
use crate::rules::table::Table;

/// How many points a combatant loses: on average, at least and at most.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Toll {
    pub mean: f64,
    pub least: u16,
    pub most: u16,
}

impl Odds {
    /// The exact chance that a combatant is among the targets or, if `affected` is false, that they are not.
    fn chance_to_affect(&self, target: CombatantId, affected: bool) -> f64 {
        let affects = |effect: &Effect| matches!(&effect.change, Change::AffectTargets { targets, .. } if targets.contains(&target));
        self.endings.chance(|ending| ending.effects.iter().any(affects) == affected)
    }

    /// The exact chance of an ending of this kind.
    pub fn chance(&self, wanted: Wanted) -> f64 {
        self.endings.chance(|ending| wanted.is_in(ending))
    }

    /// Whether a roll decides whether the order succeeds.
    pub fn may_land_or_miss(&self) -> bool {
        self.endings.iter().any(|(ending, _)| ending.landed.is_some())
    }

    /// The hit points that a combatant loses on average, and at most; none if they cannot lose any.
    pub fn harm(&self, whose: CombatantId) -> Option<(f64, u16)> {
        let toll = self.sum_up(|change| match change {
            Change::Harm { who, amount } if *who == whose => *amount,
            _ => 0,
        })?;
        Some((toll.mean, toll.most))
    }

    /// What damage takes from a combatant: hit points and, where the rulebook goes on to them, points of an ability; none
    /// if they cannot lose any.
    pub fn toll(&self, whose: CombatantId) -> Option<Toll> {
        self.sum_up(|change| match change {
            Change::Harm { who, amount } if *who == whose => *amount,
            Change::Lose { who, loss: Loss::Points(_, points) } if *who == whose => {
                u16::try_from(*points).unwrap_or(0)
            }
            _ => 0,
        })
    }

    /// What the changes of each ending add up to; none if that is 0 in all of them.
    fn sum_up(&self, points: impl Fn(&Change) -> u16) -> Option<Toll> {
        let sum = |ending: &Ending| ending.effects.iter().map(|effect| points(&effect.change)).sum();
        let sums = || self.endings.iter().map(|(ending, _)| sum(ending));
        let (least, most) = (sums().min()?, sums().max().filter(|most: &u16| *most > 0)?);
        Some(Toll { mean: self.endings.mean(|ending| f64::from(sum(ending))), least, most })
    }
}

impl Table<'_> {
    /// The exchange that an order would begin, as far as the viewer knows.
    pub fn exchange(&self, order: &Order) -> Option<Exchange> {
        match order {
            Order::Deed { who, deed } => self.exchange_of(*who, deed),
            Order::Gm(gm_order) => self.called_for(gm_order),
            Order::Accept | Order::Decline => None,
        }
    }

    /// The check that the game master calls for.
    pub fn called_for(&self, gm_order: &GmOrder) -> Option<Exchange> {
        match *gm_order {
            GmOrder::Risk { who, track } => self.point_check(who, track, true),
            GmOrder::Endure { who, track } => self.point_check(who, track, false),
            GmOrder::Check { who, tested, against } => self.trial(who, tested, against).map(Exchange::Trial),
            GmOrder::MoraleOrLife { event: MoraleOrLife::MoraleCheck { who, cause } } => {
                self.morale_check(&[who], cause).map(Exchange::Morale)
            }
            _ => None,
        }
    }

    /// The exchange in which a weapon, spell or item affects one of its targets.
    pub fn reached(&self, who: CombatantId, target: CombatantId, what: WeaponId) -> Option<Exchange> {
        self.exchange_in_manner(who, target, Sweep::of(what), Vec::new())
    }

    /// The same for an attack in a certain manner. If others strike the target too, only the highest blow counts.
    pub fn exchange_in_manner(
        &self,
        who: CombatantId,
        target: CombatantId,
        sweep: Sweep,
        others: Vec<Striker>,
    ) -> Option<Exchange> {
        if self.is_helpful(sweep.what) {
            return Some(Exchange::Work(self.work(who, target, sweep.what)));
        }
        let mut strikers = self.sweepers(who, target, sweep);
        strikers.extend(others);
        self.strike_by(&strikers, target, SwingCount::Unpaid).map(Exchange::Strike)
    }

    /// The exact chances of an order; none if nothing is rolled for it.
    pub fn odds(&self, order: &Order) -> Option<Odds> {
        self.exchange(order).map(|exchange| self.weigh_out(exchange))
    }

    /// The exact chances of an order for each of its targets, whatever it does to the others. A combatant who may turn out
    /// not to be among the targets counts as missed in that case.
    pub fn odds_for_each(&self, order: &Order) -> Vec<(CombatantId, Odds)> {
        let Order::Deed { who, deed } = order else { return Vec::new() };
        let Some((Sweep { what, second, .. }, daring)) = deed.blow() else { return Vec::new() };
        let Some(among) = self.several_targets_of(*who, deed) else {
            let odds = self.odds(order).zip(deed.aim(*who));
            return odds.map(|(odds, at)| (at.somebody(), odds)).into_iter().collect();
        };
        let manner = Manner { second, daring };
        let blow = |target| {
            let mut strikers = self.sweepers(*who, target, Sweep::with(what, manner));
            // A daring attacker makes one save for all targets, so the odds for each target begin with that save.
            for first in strikers.iter_mut().take(usize::from(manner.daring)) {
                first.dare = DaringManoeuvre::Ahead;
            }
            self.strike_by(&strikers, target, SwingCount::Unpaid).map(Exchange::Strike)
        };
        let number = self
            .target_count_roll(*who, what, &among)
            .map(|roll| self.weigh_out(Exchange::TargetRolls(roll)));
        let is_helped = self.help_with(*who, &among).next().is_some();
        let odds_for = |target: CombatantId| {
            let exchange =
                if self.is_helpful(what) { self.reached(*who, target, what) } else { blow(target) };
            let mut odds =
                self.weigh(exchange?, Meeting { met: &mut CheckedCircumstances::new(), is_helped });
            if let Some(number) = &number {
                odds.endings = odds.endings.scaled(number.chance_to_affect(target, true));
                let missed = Ending { landed: Some(false), effects: Vec::new() };
                odds.endings.add(missed, number.chance_to_affect(target, false));
            }
            Some((target, odds))
        };
        among.iter().filter_map(|target| odds_for(*target)).collect()
    }

    /// The chance that a weapon, spell or item affects a target, given all of its possible targets, the nearest first.
    pub fn chance_affected(
        &self,
        who: CombatantId,
        what: WeaponId,
        among: &[CombatantId],
        target: CombatantId,
    ) -> f64 {
        let number =
            self.target_count_roll(who, what, among).map(|roll| self.weigh_out(Exchange::TargetRolls(roll)));
        number.map_or(1.0, |number| number.chance_to_affect(target, true))
    }

    /// The exact chances of an offer, if it is accepted.
    pub fn odds_of_answer(&self, offer: Offer) -> Option<Odds> {
        self.exchange_of_reaction(offer).map(|exchange| self.weigh_out(exchange))
    }
}
