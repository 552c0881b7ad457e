//! What a rulebook keeps track of in a battle: which counts every combatant has, and which things of a scenario have
//! rules. These functions ask the rulebook's choices.

use crate::battle::Working;
use crate::rules::book::muster::{Muster, Sheet};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::manoeuvre::HandleTraps;
use crate::rules::choices::morale::OnOccasions;

impl Rulebook {
    /// Whether the rulebook counts hit points.
    pub const fn counts_hit_points(&self) -> bool {
        self.harm.take.counts_hit_points()
    }

    /// Whether the rulebook counts injuries.
    pub const fn counts_injuries(&self) -> bool {
        self.harm.take.counts_injuries()
    }

    /// Whether damage reduces abilities once no hit points are left.
    pub const fn takes_abilities(&self) -> bool {
        self.harm.take.takes_abilities()
    }

    /// Whether points of abilities or parts of the body can be lost for good.
    pub const fn loses_for_good(&self) -> bool {
        self.loses_parts() || self.takes_abilities()
    }

    /// Whether parts of the body can be lost.
    pub const fn loses_parts(&self) -> bool {
        self.aftermath.take.loses_parts()
    }

    /// Whether overshields take damage before the body does.
    pub const fn has_overshields(&self) -> bool {
        self.protection.take.has_overshields()
    }

    /// Whether the rulebook has morale checks.
    pub const fn tests_morale(&self) -> bool {
        self.morale.take.checks().is_some()
    }

    /// Whether morale depends on hit dice.
    pub fn counts_hit_dice(&self) -> bool {
        self.morale.take.checks().is_some_and(OnOccasions::counts_hit_dice)
    }

    /// Whether the followers of a combatant make a check when that combatant tries to retreat.
    pub fn tests_followers(&self) -> bool {
        self.morale.take.checks().is_some_and(|rule| rule.followers_of_one_who_retreats.is_some())
    }

    /// Whether light affects the battle, instead of only being shown.
    pub fn has_light(&self) -> bool {
        self.light.take.levels().is_some()
    }

    /// The names of the items that give light, whatever their stat blocks say.
    pub fn items_that_shine(&self) -> impl Iterator<Item = &str> {
        self.light.take.sources().iter().map(|source| source.name.as_str())
    }

    /// Whether whole sides take turns.
    pub const fn goes_by_sides(&self) -> bool {
        self.initiative.take.goes_by_sides()
    }

    /// Whether armour can be put on and taken off in a battle.
    pub const fn changes_armour(&self) -> bool {
        self.budget.take.changes_armour()
    }

    /// How traps are handled; none if the rulebook has no rule for traps.
    pub fn trap_rule(&self) -> Option<HandleTraps> {
        self.manoeuvres.iter().find_map(|chosen| chosen.take.handles_traps())
    }

    /// Whether stat blocks can name reactions.
    pub fn knows_creature_reactions(&self) -> bool {
        self.reactions.iter().any(|chosen| chosen.take.is_named_by_ability())
    }
}

impl Muster {
    /// Whether a combatant may have to make morale checks that the game master does not ask for.
    pub fn can_check_morale_unasked(&self, sheet: &Sheet) -> bool {
        let is_spared = |rule: &OnOccasions| sheet.hero && rule.spares_heroes();
        self.book.morale.take.checks().is_some_and(|rule| sheet.living && !is_spared(rule))
    }

    /// Whether anything in the battle causes morale checks: an event, a retreat, or a combatant who frightens others.
    pub fn has_morale_checks(&self) -> bool {
        let Some(rule) = self.book.morale.take.checks() else { return false };
        let occasions = self.scenario.morale_on.as_ref().unwrap_or(&rule.occasions);
        !occasions.is_empty()
            || rule.followers_of_one_who_retreats.is_some()
            || self.book.manoeuvres.iter().any(|chosen| chosen.take.tests_morale())
    }

    /// Whether combatants may have overshields, from their stat blocks or from the effects of spells and items.
    pub fn keeps_shields(&self) -> bool {
        let mut workings = self
            .weapon_sheets
            .iter()
            .flat_map(|weapon_sheet| weapon_sheet.blocks.of(Axis::Attack).effects.iter().flatten());
        self.book.has_overshields() || workings.any(|working| matches!(working, Working::Overshield(_)))
    }
}
