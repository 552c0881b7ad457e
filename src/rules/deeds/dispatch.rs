//! Leads from any deed to its file: code that holds a `Deed` asks here.

use super::{AllyGain, Behaviour, Consequence, Drawer, Gain, Gait, Pointing};
use crate::battle::deeds::{each_deed, every_deed};
use crate::battle::{
    Clause, CombatantId, Cost, Deed, Effect, Planned, PossibleReaction, Refusal, Sort, Sweep, Target,
    TurnBudget,
};
use crate::grid::Reach;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

impl Deed {
    /// Whether this deed only prepares another, as a walk to the target prepares an attack.
    pub fn only_prepares(&self) -> bool {
        each_deed!(self, deed => deed.only_prepares())
    }

    /// Whether the game master may make this deed depend on a check.
    pub fn may_be_risky(&self) -> bool {
        each_deed!(self, deed => deed.may_be_risky())
    }

    /// Whether the log mentions this deed even if nothing comes of it.
    pub fn is_told(&self) -> bool {
        each_deed!(self, deed => deed.is_told())
    }

    /// Whether the log gives this deed a line of its own.
    pub fn has_log_line(&self) -> bool {
        each_deed!(self, deed => deed.has_log_line())
    }

    /// Whether combatants who can no longer act may still do this deed.
    pub fn is_for_the_unable(&self) -> bool {
        each_deed!(self, deed => deed.is_for_the_unable())
    }

    /// Whether this deed may replace any declared deed that has become impossible.
    pub fn replaces_anything(&self) -> bool {
        each_deed!(self, deed => deed.replaces_anything())
    }

    /// How the combatant moves along the path in the permit, if this deed leads anywhere.
    pub fn gait(&self) -> Option<Gait> {
        each_deed!(self, deed => deed.gait())
    }

    /// The blows that this deed strikes, and whether they are daring.
    pub fn blow(&self) -> Option<(Sweep, bool)> {
        each_deed!(self, deed => deed.blow())
    }

    /// How this deed changes the plan of a combatant who declares it.
    pub fn plan(&self, planned: &mut Planned) {
        each_deed!(self, deed => deed.plan(planned));
    }

    /// The combatant or square at which this deed is aimed, if any.
    pub fn aim(&self, who: CombatantId) -> Option<Target> {
        each_deed!(self, deed => deed.aim(who))
    }

    /// What a player points at to order this deed.
    pub fn points_at(&self, table: &Table<'_>) -> Pointing {
        each_deed!(self, deed => deed.points_at(table))
    }

    /// The same deed, aimed at another target.
    pub fn aimed(&self, at: Target) -> Deed {
        each_deed!(self, deed => deed.aimed(at))
    }

    /// The drawer of the action bar in which this deed lies with others of its sort.
    pub fn drawer(&self) -> Option<Drawer> {
        each_deed!(self, deed => deed.drawer())
    }
}

impl Table<'_> {
    /// Every deed that a combatant might do here and now, in the order of the register, including those not permitted.
    pub(in crate::rules) fn all_deeds(&self, who: CombatantId, reach: &mut Reach) -> Vec<Deed> {
        let mut deeds = Vec::new();
        every_deed!(D => D::options(self, who, reach, &mut |deed| deeds.push(deed)));
        deeds
    }

    /// The deeds by which a combatant may gain something against an enemy, in the order of the register.
    pub fn each_deed_against(
        &self,
        who: CombatantId,
        enemy: CombatantId,
        consider: &mut dyn FnMut(Deed, Gain),
    ) {
        let places = self.footprint(who).zip(self.footprint(enemy));
        let is_adjacent = places.is_some_and(|(here, there)| here.is_adjacent(there));
        every_deed!(D => if (is_adjacent || !D::needs_adjacency())
            && let Some((deed, gain)) = D::against(self, who, enemy)
        {
            consider(deed.into(), gain);
        });
    }

    /// The deeds by which a combatant may gain something for an ally, in the order of the register.
    pub fn each_deed_for(
        &self,
        who: CombatantId,
        ally: CombatantId,
        consider: &mut dyn FnMut(Deed, AllyGain),
    ) {
        every_deed!(D => if let Some((deed, gain)) = D::for_ally(self, who, ally) {
            consider(deed.into(), gain);
        });
    }

    /// Every deed that the action bar shows even while there is no target for it, aimed at nobody.
    pub fn always_shown(&self, who: CombatantId) -> Vec<Deed> {
        let mut deeds = Vec::new();
        every_deed!(D => D::always_shown(self, who, &mut |deed| deeds.push(deed)));
        deeds
    }

    /// Whether a combatant may do a deed here and now, no matter whose turn it is and what the deed costs.
    ///
    /// # Errors
    /// Why they may not.
    pub fn permit_deed(&self, who: CombatantId, deed: &Deed) -> Result<(), Refusal> {
        each_deed!(deed, deed => deed.permit(self, who))
    }

    /// Whether a combatant may do a deed in their turn, with its cost and the path that it follows.
    pub(in crate::rules) fn permit_deed_in_turn(
        &self,
        who: CombatantId,
        deed: &Deed,
    ) -> Result<Permit, Refusal> {
        each_deed!(deed, deed => deed.permit_in_turn(self, who))
    }

    /// What a deed costs a combatant.
    ///
    /// # Errors
    /// Their turn budget does not hold enough.
    pub fn price(&self, who: CombatantId, deed: &Deed) -> Result<Cost, Refusal> {
        self.pay(who, |turn_budget| self.price_out_of(turn_budget, who, deed))
    }

    /// What a deed costs out of a given turn budget.
    pub(in crate::rules) fn price_out_of(
        &self,
        turn_budget: TurnBudget,
        who: CombatantId,
        deed: &Deed,
    ) -> Result<Cost, Refusal> {
        each_deed!(deed, deed => deed.price(self, who, turn_budget))
    }

    /// The chain of checks that a deed begins, as far as the viewer knows.
    pub fn exchange_of(&self, who: CombatantId, deed: &Deed) -> Option<Exchange> {
        each_deed!(deed, deed => deed.exchange(self, who))
    }

    /// The rule that the log cites for a deed, if nothing that the deed sets off cites a rule.
    pub fn clause_of_deed(&self, who: CombatantId, deed: &Deed) -> Option<Clause> {
        each_deed!(deed, deed => deed.clause(self, who))
    }

    /// What a deed changes as soon as it is paid for, before anybody reacts.
    pub fn begun_by(&self, who: CombatantId, deed: &Deed) -> Vec<Effect> {
        each_deed!(deed, deed => deed.begins(self, who))
    }

    /// What a deed sets off once everybody has reacted, in order.
    pub fn consequences_of(&self, who: CombatantId, deed: &Deed) -> Vec<Consequence> {
        each_deed!(deed, deed => deed.sets_off(self, who))
    }

    /// Whether a deed is an attack; harmful spells and items count too.
    pub fn is_attack(&self, deed: &Deed) -> bool {
        each_deed!(deed, deed => deed.is_attack(self))
    }

    /// Whether a deed is directed against an enemy.
    pub fn is_hostile(&self, who: CombatantId, deed: &Deed) -> bool {
        each_deed!(deed, deed => deed.is_hostile(self, who))
    }

    /// Whether a deed is fighting or moving, which tires the combatant.
    pub fn is_tiring(&self, deed: &Deed) -> bool {
        each_deed!(deed, deed => deed.is_tiring(self))
    }

    /// The combatants whom a deed affects, enemies or not.
    pub fn victims(&self, who: CombatantId, deed: &Deed) -> Vec<CombatantId> {
        each_deed!(deed, deed => deed.victims(self, who))
    }

    /// The combatants whom a deed affects at once, if it is a deed that may affect several.
    pub fn several_targets_of(&self, who: CombatantId, deed: &Deed) -> Option<Vec<CombatantId>> {
        each_deed!(deed, deed => deed.several_targets(self, who))
    }

    /// What the combatant gives up for a deed, and the use that it takes of something with limited uses.
    pub fn uses_of(&self, who: CombatantId, deed: &Deed) -> Vec<Effect> {
        let Some(what) = each_deed!(deed, deed => deed.weapon()) else { return Vec::new() };
        self.concentration_ended_by(who, what).into_iter().chain(self.uses_up(who, what)).collect()
    }

    /// The combatants who may react to a deed that is about to be done.
    pub fn possible_reactions_to(&self, who: CombatantId, deed: &Deed) -> Vec<PossibleReaction> {
        if !each_deed!(deed, deed => deed.allows_reactions()) {
            return Vec::new();
        }
        let what = each_deed!(deed, deed => deed.weapon());
        let is_spell = what.is_some_and(|what| self.weapon_sheet(what).sort == Sort::Spell);
        self.possible_reactions_to_attack(who, &self.victims(who, deed), is_spell)
    }
}
