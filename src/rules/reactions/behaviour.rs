//! The rules of a reaction: the questions that each reaction's file answers, with the usual answers as defaults.

use crate::battle::deeds::Attack;
use crate::battle::reactions::Registered;
use crate::battle::{
    Change, Clause, CombatantId, Cost, Effect, HeldDeed, Occasion, Reaction, WeaponId, clauses,
};
use crate::rules::axes::damage::SwingCount;
use crate::rules::deeds::Consequence;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// An occasion that a combatant may react to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The combatant who may react.
    pub who: CombatantId,
    pub on: Occasion,
    /// The enemy who brought the occasion about.
    pub enemy: CombatantId,
    /// The ally who is about to be attacked.
    pub ally: Option<CombatantId>,
}

/// The rules of a reaction. The defaults are what reactions by abilities and spells have in common; each reaction
/// overrides what differs.
pub trait Behaviour: Registered + Copy + Into<Reaction> {
    /// The reaction that a rule allows a combatant on an occasion; none if they may not react.
    fn by_rule(table: &Table<'_>, moment: &Moment) -> Option<Self> {
        let _ = (table, moment);
        None
    }

    /// The reaction of a combatant whose creature names it for the occasion; none if they may not react. Called only
    /// for reactions that the register marks `named`.
    fn by_body(table: &Table<'_>, moment: &Moment) -> Option<Self> {
        let _ = (table, moment);
        None
    }

    /// The reaction that a combatant's spell for the occasion allows; none if they may not react, or the spell is for
    /// another reaction.
    fn by_spell(table: &Table<'_>, moment: &Moment, spell: WeaponId) -> Option<Self> {
        let _ = (table, moment, spell);
        None
    }

    /// The rule that allows the reaction.
    fn clause(&self) -> Clause {
        clauses::Reaction::ByAbility.into()
    }

    /// The weapon or spell that loses one of its uses by it.
    fn uses(&self) -> Option<WeaponId> {
        None
    }

    /// What accepting it costs.
    fn costs(&self, table: &Table<'_>, who: CombatantId) -> Vec<Effect> {
        let mut costs = vec![Change::Spend { who, cost: Cost { reaction: 1, ..Cost::default() } }.into()];
        if let Some(what) = self.uses() {
            costs.extend(table.concentration_ended_by(who, what));
            costs.extend(table.uses_up(who, what));
        }
        costs
    }

    /// The chain of checks that the reaction begins, as far as the viewer knows; none if it needs no roll.
    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let Merit::Blow { target, weapon } = self.merit() else { return None };
        table.strike(who, target, weapon, SwingCount::Unpaid).map(Exchange::Strike)
    }

    /// What the reaction sets off once it is paid for, in this order.
    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let mut set_off: Vec<Consequence> =
            self.exchange(table, who).map(Consequence::Checks).into_iter().collect();
        if let Merit::Blow { target, weapon } = self.merit() {
            let revealed = table.revealed_by(who, &Attack::with(target, weapon).into());
            set_off.extend(Consequence::effects(revealed));
        }
        set_off
    }

    /// What the program's players judge the reaction by.
    fn merit(&self) -> Merit {
        Merit::Always
    }

    /// The deed that was readied for it.
    fn held(&self) -> Option<HeldDeed> {
        None
    }

    /// Which of the reaction's words rule cards use for it, if the register has several.
    fn form(&self) -> usize {
        0
    }

    /// The end of the keys of its messages, after `offer-` and `answered-`. Reactions by abilities share theirs; a
    /// message of their own, `reaction-` and their name, says what they do.
    fn message(&self) -> &'static str {
        "reaction"
    }
}

/// What the program's players judge a reaction by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// It is an attack, worth as much as its odds say.
    Blow { target: CombatantId, weapon: WeaponId },
    /// It is a spell that helps, worth as much as it does for the target.
    Boon { target: CombatantId, spell: WeaponId },
    /// It retreats, which brutes do not.
    Retreat,
    /// It is always worth doing.
    Always,
}
