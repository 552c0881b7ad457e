//! The game master's rulings on the order of play, as a part of Apply. A ruling holds at once for all who have yet to act in this
//! round, and from the next round on for everybody. A combatant whose turn has begun, but who has spent nothing of it, may be
//! made to wait.

use super::apply::Changing;
use crate::battle::{Clause, CombatantId, Happening, Precedence, SideId};
use crate::rules::axes::initiative::order_of_sides;
use crate::rules::table::turn::Phase;

impl Changing<'_, '_, '_> {
    /// Lets a side go first, because of a roll or a ruling.
    pub(super) fn go_first(&mut self, side: SideId, clause: Option<Clause>) {
        self.tell(Happening::FirstSide { side }, clause);
        if self.muster.book.initiative.take.goes_alone() {
            return self.rank(Precedence::Side(side));
        }
        let turn = &mut *self.turn;
        turn.is_ruled |= clause.is_none();
        if turn.phase == Phase::Opening {
            turn.sides = order_of_sides(&self.muster.scenario, side);
            self.begin_ambush();
            return self.end_opening();
        }
        let nobody_has_begun = turn.gone <= 1 && turn.begun.is_empty() && turn.finished.is_empty();
        match (turn.phase, nobody_has_begun) {
            (Phase::Going, true) => {
                self.put_in_force(Precedence::Side(side));
                self.turn.gone = 0;
                self.turn.group.clear();
            }
            (Phase::Going, false) => turn.rulings.push(Precedence::Side(side)),
            _ => self.put_in_force(Precedence::Side(side)),
        }
    }

    /// Gives a combatant, or a whole side, another place in an order of play in which every combatant has a place.
    pub(super) fn rank(&mut self, ruling: Precedence) {
        if self.turn.order.is_empty() {
            // The order of play is still to be settled.
            self.turn.rulings.push(ruling);
            return;
        }
        if self.turn.phase != Phase::Going {
            return self.put_in_force(ruling);
        }
        let before = self.turn.order.clone();
        let waiting = self.turn.active.filter(|_| !self.turn.has_acted);
        let gone = usize::from(self.turn.gone) - usize::from(waiting.is_some());
        let mut ruled = before.clone();
        self.arrange(ruling, &mut ruled);
        ruled.retain(|(who, _)| before[gone..].iter().any(|(other, _)| other == who));
        if waiting.is_some() && waiting != ruled.first().map(|(who, _)| *who) {
            self.turn.gone -= 1;
            self.turn.active = None;
            self.turn.group.clear();
        }
        self.turn.order.truncate(gone);
        self.turn.order.extend(ruled);
        if gone > 0 {
            self.turn.rulings.push(ruling);
        }
        self.tell_ruled_order();
    }

    /// Puts the rulings in force that have had to wait.
    pub(super) fn put_rulings_in_force(&mut self) {
        for ruling in std::mem::take(&mut self.turn.rulings) {
            self.put_in_force(ruling);
        }
    }

    fn put_in_force(&mut self, ruling: Precedence) {
        // While an ambush lasts, there is a second order of play for the time after it.
        let mut orders =
            [std::mem::take(&mut self.turn.order), std::mem::take(&mut self.turn.after_ambush.0)];
        orders.iter_mut().for_each(|order| self.arrange(ruling, order));
        [self.turn.order, self.turn.after_ambush.0] = orders;
        if let Precedence::Side(side) = ruling {
            let ruled = order_of_sides(&self.muster.scenario, side);
            for sides in [&mut self.turn.sides, &mut self.turn.after_ambush.1] {
                if !sides.is_empty() {
                    sides.clone_from(&ruled);
                }
            }
        }
        if !self.turn.order.is_empty() {
            self.tell_ruled_order();
        }
    }

    fn arrange(&self, ruling: Precedence, order: &mut Vec<(CombatantId, i32)>) {
        let scenario = &self.muster.scenario;
        let goes_with = |side: SideId, who| {
            let combatant_side = self.muster.sheet(who).side;
            combatant_side == side || scenario.sides[side.index()].allies.contains(combatant_side)
        };
        ruling.arrange(order, goes_with);
    }

    fn tell_ruled_order(&mut self) {
        let order = self.turn.order.clone();
        let seen_by = self.who_see_all(order.iter().map(|(who, _)| *who));
        self.story.0.tell(Happening::OrderSettled { order }, None, seen_by);
    }
}
