//! Permits: whether an order may be given, as far as the side that gives it knows. Players, the program's players and rule
//! cards are all judged here.

mod faces;
mod gm_order;
mod state_change;

use crate::battle::{CombatantId, Order, Refusal};
use crate::rules::table::Table;
use crate::rules::table::answers::{Judged, Permit, Stamp};
use crate::rules::table::turn::Phase;

impl Table<'_> {
    /// Whether an order may be given.
    ///
    /// # Errors
    /// Why it may not.
    pub fn permit(&self, order: &Order) -> Result<Permit, Refusal> {
        if let Order::Gm(gm_order) = order {
            return self.permit_gm_order(gm_order).map(|()| Permit::default());
        }
        if matches!(self.turn.phase, Phase::Over(_)) {
            return Err(Refusal::BattleOver);
        }
        match order {
            Order::Accept | Order::Decline => {
                self.offer.map(|_| Permit::default()).ok_or(Refusal::NothingOffered)
            }
            Order::Gm(_) => Ok(Permit::default()),
            Order::Deed { who, deed } => {
                if self.offer.is_some() {
                    return Err(Refusal::OfferOpen);
                }
                self.permit_turn(*who)?;
                self.permit_deed_in_turn(*who, deed)
            }
        }
    }

    /// The order with its permit, which is good as long as the battle does not change.
    ///
    /// # Errors
    /// Why it may not be given.
    pub fn judge(&self, order: &Order) -> Result<Judged, Refusal> {
        let permit = self.permit(order)?;
        let stamp = order.who().and_then(|who| self.stamp_for(who));
        Ok(Judged::new(order.clone(), stamp.map(|stamp| (stamp.clone(), permit))))
    }

    /// The state of the battle, if what this table permits a combatant is permitted by what their side knows.
    pub(super) fn stamp_for(&self, who: CombatantId) -> Option<&Stamp> {
        self.stamp.filter(|_| self.viewer == Some(self.side(who)) && self.supposed.is_none())
    }

    pub(super) fn permit_turn(&self, who: CombatantId) -> Result<(), Refusal> {
        let body = self.body(who).ok_or(Refusal::NoSuchCombatant)?;
        if !body.fate.is_able() && !self.crawls(who) {
            return Err(Refusal::NotAble);
        }
        if self.flees(who) {
            return Err(Refusal::Flees);
        }
        if !self.turn.phase.is_for_deeds() || !self.turn.group.contains(&who) {
            return Err(Refusal::NotYourTurn);
        }
        if self.turn.finished.contains(&who) {
            return Err(Refusal::TurnIsOver);
        }
        match self.turn.active {
            Some(active) if active != who && !self.members_interleave() => {
                Err(Refusal::AnotherIsActing { who: active })
            }
            _ => Ok(()),
        }
    }
}
