//! Wishes that need a closer look at the turn: targets one after the other, swings shared out among them, and its end.

use super::Hand;
use crate::battle::deeds::End;
use crate::battle::{CombatantId, Deed, Order, Share};
use crate::grid::Pos;
use crate::tell::say;
use crate::view::focus::{aim, next_target};
use crate::view::hud::Question;
use crate::view::wish::Wish;

impl Hand<'_> {
    /// Points at the next combatant that the tool in hand can be used on, or else at the next enemy in sight.
    pub(super) fn point_next(&mut self) {
        let Some(who) = self.choices.who() else { return };
        let next = next_target(self.stage, self.focus, self.choices, who);
        if let Some(at) = next {
            self.point(at);
        }
    }

    /// Adds a swing at the combatant on a square, if there are swings left.
    pub(super) fn share(&mut self, at: Pos) {
        let Some(who) = self.choices.who() else { return };
        let shares = self.focus.shares.clone();
        self.point(at);
        self.focus.shares.clear();
        let aimed = aim(self.stage, self.focus, self.choices, who, at).map(|aim| aim.order);
        let Some(Order::Deed { deed: Deed::Attack(attack), .. }) = aimed else {
            self.focus.shares = shares;
            self.say(say!(self.voice.0, "window-nothing-there"));
            return;
        };
        self.focus.shares.clone_from(&shares);
        match self.focus.shares.iter_mut().find(|share| share.target == attack.target) {
            Some(share) => share.swings = share.swings.saturating_add(1),
            None => self.focus.shares.push(Share { target: attack.target, swings: 1 }),
        }
        let order = Order::deed(who, self.focus.shared_out(attack.into()));
        match self.stage.table().permit(&order) {
            Ok(_) => self.focus.notice = None,
            Err(refusal) => {
                let why = self.voice.teller(self.stage).refusal(&refusal);
                self.focus.shares = shares;
                self.say(why);
            }
        }
    }

    /// Ends a turn. Somebody who could still do something may be asked about first.
    pub(super) fn end(&mut self, who: CombatantId) {
        let order = Order::deed(who, End {});
        let table = self.stage.table();
        let has_action =
            table.spare(who).is_some_and(|left| left.main > 0) || table.points_left(who) > Some(0);
        if self.asks.end_turn && has_action && table.permit(&order).is_ok() {
            let name = self.voice.teller(self.stage).noun(who);
            let text = say!(self.voice.0, "question-end-turn", who = name);
            self.question = Some(Question { text, wish: Wish::Give(order) });
            return;
        }
        self.give(order);
    }
}
