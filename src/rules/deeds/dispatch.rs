//! The way from any deed to its file: whoever has a deed in hand asks here.

use super::{Behaviour, Consequence, Drawer, Gait, Pointing};
use crate::battle::deeds::{each_deed, every_deed};
use crate::battle::{
    Clause, CombatantId, Cost, Deed, Effect, Planned, Purse, Refusal, Roused, Sort, Sweep, Target,
};
use crate::grid::Reach;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

impl Deed {
    /// Whether it only brings somebody where something else can be done from.
    pub fn leads_up(&self) -> bool {
        each_deed!(self, deed => deed.leads_up())
    }

    /// Whether the game master may have it hang on a check.
    pub fn may_be_risky(&self) -> bool {
        each_deed!(self, deed => deed.may_be_risky())
    }

    /// Whether the log tells it, even though nothing may come of it.
    pub fn is_told(&self) -> bool {
        each_deed!(self, deed => deed.is_told())
    }

    /// Whether the log gives it a line of its own.
    pub fn has_its_own_line(&self) -> bool {
        each_deed!(self, deed => deed.has_its_own_line())
    }

    /// Whether those may do it who can no longer act.
    pub fn is_for_the_unable(&self) -> bool {
        each_deed!(self, deed => deed.is_for_the_unable())
    }

    /// Whether it may take the place of what was declared and has become impossible, whatever that was.
    pub fn replaces_anything(&self) -> bool {
        each_deed!(self, deed => deed.replaces_anything())
    }

    /// How the way is gone that its permit has found.
    pub fn gait(&self) -> Option<Gait> {
        each_deed!(self, deed => deed.gait())
    }

    /// The blows that it strikes, and whether they are daring ones.
    pub fn blow(&self) -> Option<(Sweep, bool)> {
        each_deed!(self, deed => deed.blow())
    }

    /// What it changes in the plan of somebody who declares it.
    pub fn plan(&self, planned: &mut Planned) {
        each_deed!(self, deed => deed.plan(planned));
    }

    /// Whom or where one points to give the order.
    pub fn aim(&self, who: CombatantId) -> Option<Target> {
        each_deed!(self, deed => deed.aim(who))
    }

    /// What one may point at to give the order.
    pub fn points_at(&self, table: &Table<'_>) -> Pointing {
        each_deed!(self, deed => deed.points_at(table))
    }

    /// The same deed, aimed somewhere else.
    pub fn aimed(&self, at: Target) -> Deed {
        each_deed!(self, deed => deed.aimed(at))
    }

    /// The drawer of an action bar that it lies in beside others of its kind.
    pub fn drawer(&self) -> Option<Drawer> {
        each_deed!(self, deed => deed.drawer())
    }
}

impl Table<'_> {
    /// Every deed that somebody might do here and now, in the order of the register; what is not permitted among them.
    pub(in crate::rules) fn all_deeds(&self, who: CombatantId, reach: &mut Reach) -> Vec<Deed> {
        let mut deeds = Vec::new();
        every_deed!(D => D::options(self, who, reach, &mut |deed| deeds.push(deed)));
        deeds
    }

    /// Every deed that an action bar shows even while there is nobody to do it to, aimed at nobody.
    pub fn always_shown(&self, who: CombatantId) -> Vec<Deed> {
        let mut deeds = Vec::new();
        every_deed!(D => D::always_shown(self, who, &mut |deed| deeds.push(deed)));
        deeds
    }

    /// Whether somebody may do something here and now, whoever's turn it is and whatever it takes.
    ///
    /// # Errors
    /// Why they may not.
    pub fn permit_deed(&self, who: CombatantId, deed: &Deed) -> Result<(), Refusal> {
        each_deed!(deed, deed => deed.permit(self, who))
    }

    /// Whether somebody may do something now that it is their turn, with what it takes and the way that it leads.
    pub(in crate::rules) fn permit_deed_in_turn(
        &self,
        who: CombatantId,
        deed: &Deed,
    ) -> Result<Permit, Refusal> {
        each_deed!(deed, deed => deed.permit_in_turn(self, who))
    }

    /// What a deed takes out of somebody's purse.
    ///
    /// # Errors
    /// The purse does not hold it.
    pub fn price(&self, who: CombatantId, deed: &Deed) -> Result<Cost, Refusal> {
        self.pay(who, |purse| self.price_out_of(purse, who, deed))
    }

    /// What a deed takes out of a purse.
    pub(in crate::rules) fn price_out_of(
        &self,
        purse: Purse,
        who: CombatantId,
        deed: &Deed,
    ) -> Result<Cost, Refusal> {
        each_deed!(deed, deed => deed.price(self, who, purse))
    }

    /// The chain of checks that a deed begins, as far as the viewer knows.
    pub fn exchange_of(&self, who: CombatantId, deed: &Deed) -> Option<Exchange> {
        each_deed!(deed, deed => deed.exchange(self, who))
    }

    /// The rule behind a deed, where nothing that it sets off tells it.
    pub fn clause_of_deed(&self, who: CombatantId, deed: &Deed) -> Option<Clause> {
        each_deed!(deed, deed => deed.clause(self, who))
    }

    /// What a deed changes as soon as it is paid for, before anybody reacts.
    pub fn begun_by(&self, who: CombatantId, deed: &Deed) -> Vec<Effect> {
        each_deed!(deed, deed => deed.begins(self, who))
    }

    /// What a deed sets off once everybody has reacted, the first of it first.
    pub fn set_off_by(&self, who: CombatantId, deed: &Deed) -> Vec<Consequence> {
        each_deed!(deed, deed => deed.sets_off(self, who))
    }

    /// Whether a deed is an attack, with whatever and on whomever.
    pub fn is_attack(&self, deed: &Deed) -> bool {
        each_deed!(deed, deed => deed.is_attack(self))
    }

    /// Whether a deed is done against an enemy.
    pub fn is_hostile(&self, who: CombatantId, deed: &Deed) -> bool {
        each_deed!(deed, deed => deed.is_hostile(self, who))
    }

    /// Whether a deed is fighting or moving, which tires.
    pub fn is_toil(&self, deed: &Deed) -> bool {
        each_deed!(deed, deed => deed.is_toil(self))
    }

    /// Those whom a deed is done to, enemies or not.
    pub fn victims(&self, who: CombatantId, deed: &Deed) -> Vec<CombatantId> {
        each_deed!(deed, deed => deed.victims(self, who))
    }

    /// Those whom a deed takes in at once, where it may take in several.
    pub fn taken_in_by(&self, who: CombatantId, deed: &Deed) -> Option<Vec<CombatantId>> {
        each_deed!(deed, deed => deed.takes_in(self, who))
    }

    /// What a deed uses up, where it can be done only so often, and what its doer gives up for it.
    pub fn used_by(&self, who: CombatantId, deed: &Deed) -> Vec<Effect> {
        let Some(what) = each_deed!(deed, deed => deed.weapon()) else { return Vec::new() };
        self.gives_up(who, what).into_iter().chain(self.uses_up(who, what)).collect()
    }

    /// Those who may react to a deed that is about to be done.
    pub fn roused_by(&self, who: CombatantId, deed: &Deed) -> Vec<Roused> {
        if !each_deed!(deed, deed => deed.rouses()) {
            return Vec::new();
        }
        let what = each_deed!(deed, deed => deed.weapon());
        let is_spell = what.is_some_and(|what| self.arm(what).sort == Sort::Spell);
        self.roused_by_attack(who, &self.victims(who, deed), is_spell)
    }
}
