//! What a reaction does by the rules: the questions that its file answers, with the answer of most reactions to each.

use crate::battle::deeds::Attack;
use crate::battle::reactions::Registered;
use crate::battle::{
    Change, Clause, CombatantId, Cost, Effect, HeldDeed, Occasion, Reaction, WeaponId, clauses,
};
use crate::rules::axes::damage::SwingCount;
use crate::rules::deeds::Consequence;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// What has come about for a combatant who may react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Who may react.
    pub who: CombatantId,
    pub on: Occasion,
    /// The enemy whose doing it is.
    pub foe: CombatantId,
    /// The friend who is about to be attacked.
    pub friend: Option<CombatantId>,
}

/// What a reaction does by the rules. What reactions by abilities and spells have in common is said here; a reaction says
/// where it differs.
pub trait Behaviour: Registered + Copy + Into<Reaction> {
    /// What a rule lets a combatant do when an occasion comes; none where they may not.
    fn by_rule(table: &Table<'_>, moment: &Moment) -> Option<Self> {
        let _ = (table, moment);
        None
    }

    /// What a combatant may do whose creature names this reaction for the occasion; none where they may not. Only what the
    /// register marks `named` is asked.
    fn by_body(table: &Table<'_>, moment: &Moment) -> Option<Self> {
        let _ = (table, moment);
        None
    }

    /// What a combatant may do with a spell that answers the occasion; none where they may not, or the spell is for
    /// another reaction.
    fn by_spell(table: &Table<'_>, moment: &Moment, spell: WeaponId) -> Option<Self> {
        let _ = (table, moment, spell);
        None
    }

    /// The rule that lets a combatant do it.
    fn clause(&self) -> Clause {
        clauses::Reaction::ByAbility.into()
    }

    /// The weapon or spell of which it takes a use.
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

    /// The chain of checks that it begins, as far as the viewer knows; none where nothing is rolled for it.
    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let Merit::Blow { target, weapon } = self.merit() else { return None };
        table.strike(who, target, weapon, SwingCount::Unpaid).map(Exchange::Strike)
    }

    /// What it sets off once it is paid for, the first of it first.
    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let mut set_off: Vec<Consequence> =
            self.exchange(table, who).map(Consequence::Checks).into_iter().collect();
        if let Merit::Blow { target, weapon } = self.merit() {
            let revealed = table.revealed_by(who, &Attack::with(target, weapon).into());
            set_off.extend(Consequence::effects(revealed));
        }
        set_off
    }

    /// What opponents go by when they decide whether to do it.
    fn merit(&self) -> Merit {
        Merit::Always
    }

    /// The deed that was held back for it.
    fn held(&self) -> Option<HeldDeed> {
        None
    }

    /// Which of its words rule cards use for it as it is, where the register has several.
    fn form(&self) -> usize {
        0
    }

    /// What the keys of its messages end in, behind `offer-` and `answered-`. Those of abilities share theirs, and a
    /// message of their own, `reaction-` and their name, says what they do.
    fn message(&self) -> &'static str {
        "reaction"
    }
}

/// What opponents go by when they decide whether to react.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Merit {
    /// It is a blow, as good as its odds.
    Blow { target: CombatantId, weapon: WeaponId },
    /// It is a spell that does good, as good as what it does for the target.
    Boon { target: CombatantId, spell: WeaponId },
    /// It gives ground, which only careful opponents do.
    Retreat,
    /// It is worth doing whenever it can be done.
    Always,
}
