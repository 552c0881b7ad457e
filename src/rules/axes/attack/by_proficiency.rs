//! A test that depends only on the attacker's training (`Attack::Proficiency`); attacking with bare hands takes
//! training as well (`Attack::Unarmed`).

use smallvec::smallvec;

use super::worst_face::miss_on_the_worst_face_alone;
use crate::battle::{Check, CombatantId, Reason, Trait, WeaponId, WeaponKind};
use crate::dice::Edge;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::attack::{AttackRule, BareEvasion, TestByProficiency, UntrainedUnarmed};
use crate::rules::table::Table;

/// How well a combatant is trained with a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Teaching {
    None,
    Proficient,
    Mastery,
}

impl TestByProficiency {
    /// The test to hit.
    pub fn check(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Option<Check> {
        let mut check = table.test(who, table.usual_difficulty())?;
        if table.is_held_for_blows(target) {
            miss_on_the_worst_face_alone(&mut check, Reason::TargetHeld);
        }
        let edge = match self.teaching(table, who, weapon) {
            Teaching::None => (Reason::Unproficient, self.unproficient),
            Teaching::Proficient => (Reason::Proficient, self.proficient),
            Teaching::Mastery => (Reason::Mastery, self.mastery),
        };
        Some(if edge.1 == Edge::Plain { check } else { check.with_edges(smallvec![edge]) })
    }

    fn teaching(&self, table: &Table<'_>, who: CombatantId, weapon: WeaponId) -> Teaching {
        let block = table.sheet(who).blocks.of(Axis::Attack);
        let subclass = table.weapon_sheet(weapon).blocks.of(Axis::Attack).subclass.as_ref();
        let is_among = |list: &Option<Vec<String>>| {
            subclass.is_some_and(|subclass| list.as_ref().is_some_and(|list| list.contains(subclass)))
        };
        let is_bare = table.weapon_kind(weapon) == WeaponKind::Unarmed;
        match (is_bare, self.is_fighter(table, who)) {
            (true, false) => Teaching::None,
            _ if is_among(&block.masteries) => Teaching::Mastery,
            (true, true) => Teaching::Proficient,
            (false, _) if is_among(&block.proficiencies) => Teaching::Proficient,
            (false, _) => Teaching::None,
        }
    }

    fn is_fighter(&self, table: &Table<'_>, who: CombatantId) -> bool {
        table.has_trait(who, Axis::Attack, self.trained_unarmed)
    }
}

impl Table<'_> {
    /// Whether a combatant has a trait, as an axis reads it.
    pub fn has_trait(&self, who: CombatantId, axis: Axis, wanted: Trait) -> bool {
        self.sheet(who).blocks.of(axis).traits.as_ref().is_some_and(|held| held.contains(&wanted))
    }

    /// How a combatant with untrained bare hands and no weapon evades a weapon; none where they evade as usual.
    pub fn bare_evasion(
        &self,
        who: CombatantId,
        attacker: CombatantId,
        weapon: WeaponId,
    ) -> Option<BareEvasion> {
        let AttackRule::TestByProficiency(rule) = &self.muster.book.attack.take else { return None };
        let is_taught = rule.teaching(self, attacker, weapon) != Teaching::None;
        let is_harder =
            !self.is_armed(who) && !rule.is_fighter(self, who) && is_taught && !self.is_bare(weapon);
        is_harder.then_some(rule.untrained_unarmed.evades_weapons)
    }

    /// What attacks with untrained bare hands do, where the rulebook makes a difference.
    pub fn untaught_hands(&self, who: CombatantId, weapon: WeaponId) -> Option<UntrainedUnarmed> {
        let AttackRule::TestByProficiency(rule) = &self.muster.book.attack.take else { return None };
        let is_bare = self.weapon_kind(weapon) == WeaponKind::Unarmed;
        (is_bare && !rule.is_fighter(self, who)).then_some(rule.untrained_unarmed)
    }
}
