//! Holding a deed back until something happens (`Reaction::Readied`). The action that the deed takes is kept back for it, and
//! it lapses when its owner's next turn begins. How it is done when its time comes is in `reactions/readied.rs`.

use crate::battle::{CombatantId, Cost, HeldDeed, Occasion, Refusal};
use crate::rules::choices::reaction::{ReactionRule, ReadiedAction};
use crate::rules::table::Table;

impl Table<'_> {
    /// How deeds are held back, where the rulebook lets them be.
    pub fn readied_rule(&self) -> Option<&ReadiedAction> {
        self.muster.book.reactions.iter().find_map(|chosen| match &chosen.take {
            ReactionRule::ReadiedAction(rule) => Some(rule),
            ReactionRule::NamedByAbility => None,
        })
    }

    /// What it costs to hold a deed back until something happens.
    ///
    /// # Errors
    /// Why the deed may not be held back.
    pub(in crate::rules) fn price_readying(
        &self,
        who: CombatantId,
        deed: HeldDeed,
        on: Occasion,
    ) -> Result<Cost, Refusal> {
        let rule = self.readied_rule().filter(|rule| rule.triggers.contains(&on));
        let rule = rule.ok_or(Refusal::NotInThisBook)?;
        self.permit_to_wait(who, deed)?;
        let (budget, pace) = (self.budget(), self.pace(who));
        // The deed must take at least the action that is kept back for it.
        let full = budget.full(pace);
        let taken = self.price_out_of(full, who, &deed.deed(who))?;
        if taken.main < budget.price_of(full, pace, rule.springing)?.main {
            return Err(Refusal::LesserAction);
        }
        let cost = self.pay(who, |turn_budget| budget.price_of(turn_budget, pace, rule.readying))?;
        let mut left = self.body(who).ok_or(Refusal::NoSuchCombatant)?.turn_budget;
        left.spend(cost);
        // The action that is kept back for it must still be there.
        budget.price_of(left, pace, rule.springing)?;
        Ok(cost)
    }

    /// Whether there may come a time for a deed: what the battle has yet to bring about, such as a target in reach, need not
    /// be so yet.
    fn permit_to_wait(&self, who: CombatantId, deed: HeldDeed) -> Result<(), Refusal> {
        if let Some(weapon) = deed.weapon() {
            if !self.weapons(who).any(|own| own == weapon) {
                return Err(Refusal::NoSuchWeapon { weapon });
            }
            if !self.is_at_hand(who, weapon) {
                return Err(Refusal::NotReady { weapon });
            }
        }
        let is_strike = matches!(deed, HeldDeed::Strike { .. });
        let permit = if is_strike { Ok(()) } else { self.permit_deed(who, &deed.deed(who)) };
        permit.or_else(|why| if why.may_pass() { Ok(()) } else { Err(why) })
    }

    /// Whether a combatant holds a deed back, which they might give up.
    ///
    /// # Errors
    /// They do not.
    pub(in crate::rules) fn permit_unreadying(&self, who: CombatantId) -> Result<(), Refusal> {
        self.held_back(who).map(|_| ()).ok_or(Refusal::NothingReadied)
    }

    /// What is kept back out of a combatant's turn budget for the deed that they hold back.
    pub(in crate::rules) fn kept_back(&self, who: CombatantId) -> Option<Cost> {
        self.held_back(who)?;
        self.price_of_springing(who, self.readied_rule()?)
    }

    /// Whether a combatant can still pay for the deed that they hold back.
    pub(in crate::rules) fn can_pay_for_springing(&self, who: CombatantId) -> bool {
        self.readied_rule().is_some_and(|rule| self.price_of_springing(who, rule).is_some())
    }

    fn price_of_springing(&self, who: CombatantId, rule: &ReadiedAction) -> Option<Cost> {
        let body = self.body(who).filter(|body| body.fate.is_able())?;
        self.budget().price_of(body.turn_budget, self.pace(who), rule.springing).ok()
    }
}
