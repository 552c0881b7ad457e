//! How strong a side still is: one measure for when the odds tipped and for how clearly a battle was won.
//!
//! A combatant who fights counts as a whole one, or, where the rulebook counts hit points, as the share of their hit points
//! that is left. Whoever is felled, flees or has left counts nothing; whoever is yet to come counts as a whole one. Only for a side
//! that is to leave the field, whoever has left got away, and counts as if they still fought. The strength of a side is what its
//! members count together, as a share of how many they are. All is in whole numbers.

use super::stock::Stock;
use crate::battle::SideId;

/// What a combatant counts who is unharmed.
const WHOLE: u32 = 1000;

/// How strong everybody is.
#[derive(Debug)]
pub(super) struct Strength {
    fighters: Vec<Fighter>,
    /// What each side's members count together.
    left: Vec<u32>,
    /// What they would count if all were unharmed.
    full: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
struct Fighter {
    side: SideId,
    most: u16,
    /// What they would count if they fought.
    worth: u32,
    is_able: bool,
    flees: bool,
    /// Whether they have left the field as their side is to do.
    got_away: bool,
}

impl Fighter {
    const fn fights(self) -> bool {
        self.is_able && !self.flees
    }

    const fn counts(self) -> u32 {
        if self.fights() || self.got_away { self.worth } else { 0 }
    }
}

impl Strength {
    /// How strong the members of these sides are at the beginning. Of those who join later nothing is known yet.
    pub(super) fn of(sides: &[SideId], start: &[Stock], count: usize) -> Strength {
        let mut strength = Strength {
            fighters: Vec::with_capacity(sides.len()),
            left: vec![0; count],
            full: vec![0; count],
        };
        for (number, side) in sides.iter().enumerate() {
            let stock = start.get(number);
            let fighter = Fighter {
                side: *side,
                most: stock.map_or(0, |stock| stock.most_hit_points),
                worth: WHOLE,
                is_able: stock.is_none_or(|stock| stock.is_able),
                flees: stock.is_some_and(|stock| stock.flees),
                got_away: false,
            };
            strength.fighters.push(fighter);
            strength.full[side.index()] += WHOLE;
            strength.left[side.index()] += fighter.counts();
            if let Some(now) = stock.and_then(|stock| stock.amount(super::Supply::HitPoints)) {
                strength.has_hit_points(number, now);
            }
        }
        strength
    }

    /// The side of a fighter.
    pub(super) fn side(&self, who: usize) -> Option<SideId> {
        self.fighters.get(who).map(|fighter| fighter.side)
    }

    /// Changes what is known of a fighter. Returns whether they fought before, and whether they do now.
    fn change(&mut self, who: usize, change: impl FnOnce(&mut Fighter)) -> (bool, bool) {
        let Some(fighter) = self.fighters.get_mut(who) else { return (false, false) };
        let before = *fighter;
        change(fighter);
        let left = &mut self.left[before.side.index()];
        *left = *left + fighter.counts() - before.counts();
        (before.fights(), fighter.fights())
    }

    pub(super) fn has_hit_points(&mut self, who: usize, now: u32) {
        self.change(who, |fighter| {
            if let Some(share) = (now * WHOLE).checked_div(u32::from(fighter.most)) {
                // By some rulebooks combatants fight on without hit points, so they still count for something.
                fighter.worth = share.clamp(1, WHOLE);
            }
        });
    }

    /// Notes whether somebody is able. Returns whether that put them out of the fight.
    pub(super) fn is_able(&mut self, who: usize, is_able: bool) -> bool {
        self.change(who, |fighter| fighter.is_able = is_able) == (true, false)
    }

    /// Notes whether somebody has left the field as their side is to do.
    pub(super) fn got_away(&mut self, who: usize, got_away: bool) {
        self.change(who, |fighter| fighter.got_away = got_away);
    }

    /// Notes whether somebody flees. Returns whether that put them out of the fight.
    pub(super) fn flees(&mut self, who: usize, flees: bool) -> bool {
        self.change(who, |fighter| fighter.flees = flees) == (true, false)
    }

    /// The strength left of some sides together, in thousandths; 0 if they have no members.
    pub(super) fn share(&self, of: impl Fn(SideId) -> bool) -> u32 {
        let (left, full) = self.sums(of);
        (left * WHOLE).checked_div(full).unwrap_or(0)
    }

    /// Whether some sides together are behind others.
    pub(super) fn are_behind(&self, some: impl Fn(SideId) -> bool, others: impl Fn(SideId) -> bool) -> bool {
        let ((some, all), (others, others_all)) = (self.sums(some), self.sums(others));
        u64::from(some) * u64::from(others_all) < u64::from(others) * u64::from(all)
    }

    fn sums(&self, of: impl Fn(SideId) -> bool) -> (u32, u32) {
        let sides = (0..).map(SideId).zip(self.left.iter().zip(&self.full)).filter(|(side, _)| of(*side));
        sides.fold((0, 0), |(left, full), (_, (more, whole))| (left + more, full + whole))
    }
}
