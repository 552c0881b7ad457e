//! Options: everything that a combatant may be ordered to do right now. The action bar, the program's players, the soak test and
//! the keyboard use them.

use crate::battle::deeds::{Move, Via};
use crate::battle::{CombatantId, Deed, Order, SideId};
use crate::grid::{Pos, Reach, Reached};
use crate::rules::table::Table;
use crate::rules::table::answers::{Judged, Permit, Reachable, Stamp};

/// Everything that a combatant may be ordered to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Where they may move.
    pub squares: Vec<Reachable>,
    /// What else they may do, in a fixed order.
    pub deeds: Vec<Order>,
}

impl Options {
    /// Every order, moves first.
    pub fn orders(&self, who: CombatantId) -> impl Iterator<Item = Order> + '_ {
        let to = move |square: &Reachable| Order::deed(who, Move { to: square.at, via: Via::new() });
        self.squares.iter().map(to).chain(self.deeds.iter().cloned())
    }
}

/// The squares that a combatant may move to, with the ways there, which need not be searched again for the order.
#[derive(Debug, Default)]
pub struct Ways {
    reach: Reach,
    squares: Vec<Reachable>,
    /// Who would go, and in which state of the battle.
    found_for: Option<(CombatantId, Stamp)>,
    /// Within how many steps ways were searched.
    steps: u16,
}

impl Ways {
    pub fn squares(&self) -> &[Reachable] {
        &self.squares
    }

    /// The way to a square.
    pub fn path(&self, to: Pos) -> Option<Vec<Pos>> {
        self.reach.path(to)
    }

    /// How many searches for ways have been made so far.
    pub const fn searches(&self) -> u64 {
        self.reach.searches()
    }
}

impl Table<'_> {
    /// Whether the members of a side may interleave their deeds while it is their side's turn.
    pub fn members_interleave(&self) -> bool {
        self.muster.book.initiative.take.interleaves()
    }

    /// The side whose turn it is.
    pub fn side_to_go(&self) -> Option<SideId> {
        self.candidates().next().map(|who| self.side(who))
    }

    /// The combatants who may be given orders right now.
    pub fn candidates(&self) -> impl Iterator<Item = CombatantId> + '_ {
        let bound = self.turn.active.filter(|_| !self.members_interleave());
        self.turn.group.iter().copied().filter(move |who| {
            self.turn.phase.is_for_deeds()
                && bound.is_none_or(|active| active == *who)
                && !self.turn.finished.contains(who)
                && !self.turn.sits_out.contains(who)
                && (self.is_able(*who) || self.crawls(*who))
                && self.is_free_to_decide(*who)
                && !self.flees(*who)
        })
    }

    /// Everything that a combatant may be ordered to do right now. Afterwards `reach` gives the paths to the squares.
    pub fn options(&self, who: CombatantId, reach: &mut Reach) -> Options {
        if self.offer.is_some() || !self.candidates().any(|candidate| candidate == who) {
            return Options::default();
        }
        let mut deeds = self.all_deeds(who, reach);
        let is_permitted = |deed: &Deed| self.permit_deed_in_turn(who, deed).is_ok();
        let may = self.permit_turn(who).is_ok();
        deeds.retain(|deed| may && is_permitted(deed));
        let mut readyings = self.readyings(who, deeds.iter());
        readyings.retain(|deed| may && is_permitted(deed));
        deeds.extend(readyings);
        let squares = self.squares(who, reach);
        Options { squares, deeds: deeds.into_iter().map(|deed| Order::deed(who, deed)).collect() }
    }

    /// Every square that a combatant may move to right now.
    pub fn squares(&self, who: CombatantId, reach: &mut Reach) -> Vec<Reachable> {
        let mut squares = Vec::new();
        let steps = self.steps_left(who);
        self.search_within(who, steps, reach);
        self.list_squares(who, (steps, false), reach, &mut squares);
        squares
    }

    /// Finds every square that a combatant may move to right now, or only those that leave them their action.
    pub fn find_ways(&self, who: CombatantId, keeps_action: bool, ways: &mut Ways) {
        let found_for = self.stamp_for(who).map(|stamp| (who, stamp.clone()));
        let steps = if keeps_action { self.free_steps(who) } else { self.steps_left(who) };
        // In the same state of the battle the same ways lead to the same squares.
        let is_searched = found_for.is_some() && ways.found_for == found_for && ways.steps >= steps;
        if !is_searched {
            self.search_within(who, steps, &mut ways.reach);
            (ways.found_for, ways.steps) = (found_for, steps);
        }
        self.list_squares(who, (steps, keeps_action), &ways.reach, &mut ways.squares);
    }

    /// A move, with its permit if the way has been found.
    pub fn judge_found(&self, order: Order, ways: &Ways) -> Judged {
        let permit = self.permit_found(&order, ways);
        Judged::new(order, permit)
    }

    fn permit_found(&self, order: &Order, ways: &Ways) -> Option<(Stamp, Permit)> {
        let Order::Deed { who, deed: Deed::Move(Move { to, via }) } = order else { return None };
        let (_, stamp) = ways.found_for.as_ref().filter(|(found_for, _)| found_for == who)?;
        if !via.is_empty() || self.offer.is_some() || self.stamp_for(*who) != Some(stamp) {
            return None;
        }
        let steps = ways.squares.iter().find(|square| square.at == *to)?.steps;
        self.permit_turn(*who).ok()?;
        let cost =
            self.pay(*who, |turn_budget| self.budget().walk(turn_budget, self.pace(*who), steps)).ok()?;
        Some((stamp.clone(), Permit { cost, path: ways.reach.path(*to)? }))
    }

    fn search_within(&self, who: CombatantId, steps: u16, reach: &mut Reach) {
        if let Some(body) = self.body(who).filter(|_| !self.is_rooted(who)) {
            self.explore(who, body.place.0, Some(u32::from(steps)), reach);
        }
    }

    /// Lists the squares where a move of so many steps at most may end, of those to which ways have been searched, for a
    /// combatant who is to keep their action, or not.
    fn list_squares(
        &self,
        who: CombatantId,
        (most, keeps_action): (u16, bool),
        reach: &Reach,
        squares: &mut Vec<Reachable>,
    ) {
        squares.clear();
        let Some(body) = self.body(who).filter(|_| !self.is_rooted(who)) else { return };
        let (here, free) = (body.place.0, self.free_steps(who));
        let may_go = |square: &Reached| square.may_end && square.pos != here;
        // There is room for all of them first, so none has to ask for its own. And `for_each` goes through the squares much faster
        // than a `for` loop here.
        squares.resize(reach.most_places(), Reachable::default());
        let mut count = 0;
        reach.reached_within(most.into()).filter(may_go).for_each(|square| {
            if let Some(room) = squares.get_mut(count) {
                let steps = square.cost as u16;
                *room = Reachable { at: square.pos, steps, takes_action: steps > free };
                count += 1;
            }
        });
        squares.truncate(count);
        self.keep_to_course(who, free, keeps_action, reach, squares);
    }
}
