//! Armour that the attacker must beat by a second test (`Protection::SecondTest`), and what wearing armour takes and
//! costs (`Protection::Wearing`).

use serde::{Deserialize, Serialize};

use super::GuardWear;
use crate::battle::{
    ArmourId, ArmourWeight, Blow, Change, CombatantId, Effect, ExtraRoll, Happening, Purpose, Reason,
    Refusal, Trait, clauses,
};
use crate::dice::Edge;
use crate::rules::book::muster::{Muster, Sheet};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::protection::{ProtectionRule, SecondTest, WeightRule};
use crate::rules::table::Table;

/// What armour takes off a hit that does not beat it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TestedGuard {
    who: CombatantId,
    /// How much it takes off at most.
    reduction: i32,
}

impl SecondTest {
    const fn of(&self, weight: ArmourWeight) -> &WeightRule {
        match weight {
            ArmourWeight::Light => &self.light,
            ArmourWeight::Medium => &self.medium,
            ArmourWeight::Heavy => &self.heavy,
        }
    }

    pub(super) fn guard(&self, table: &Table<'_>, who: CombatantId) -> TestedGuard {
        let worn = table.worn_mail(who);
        TestedGuard { who, reduction: worn.map_or(0, |mail| mail.reduction) }
    }
}

impl TestedGuard {
    pub(super) const fn is_to_be_beaten(&self) -> bool {
        self.reduction > 0
    }

    pub(super) const fn beat(&self, wear: &mut GuardWear) {
        wear.worn = self.reduction;
    }

    pub(super) const fn left(&self, wear: GuardWear) -> i32 {
        self.reduction - wear.worn
    }

    pub(super) fn take(&self, wear: &mut GuardWear, blow: &Blow) -> i32 {
        let dealt = blow.total();
        let off = self.left(*wear).min(dealt).max(0);
        wear.worn += off;
        wear.kept_off += off;
        dealt - off
    }

    pub(super) fn effect(&self, wear: GuardWear) -> Option<Effect> {
        let happening = Happening::KeptOff { who: self.who, amount: wear.kept_off };
        (wear.kept_off > 0).then(|| Change::tell(happening).by(clauses::Protection::SecondTest))
    }
}

impl Rulebook {
    /// What armour of a weight does for its wearer, where the rulebook makes a difference.
    fn mail(&self, weight: ArmourWeight) -> Option<&WeightRule> {
        match &self.protection.take {
            ProtectionRule::SecondTest(rule) => Some(rule.of(weight)),
            _ => None,
        }
    }
}

impl Muster {
    fn mail(&self, armour: ArmourId) -> Option<&WeightRule> {
        let weight = self.armours[armour.index()].of(Axis::Protection).weight;
        self.book.mail(weight.unwrap_or(ArmourWeight::Light))
    }

    /// The traits that a combatant lacks for wearing some armour.
    pub fn lacks_for(&self, sheet: &Sheet, armour: ArmourId) -> impl Iterator<Item = Trait> {
        let held = sheet.blocks.of(Axis::Protection).traits.as_deref().unwrap_or_default();
        let needs = self.mail(armour).map(|mail| mail.needs.as_slice()).unwrap_or_default();
        needs.iter().copied().filter(|needed| !held.contains(needed))
    }

    /// The steps of a move in some armour.
    pub fn pace_in(&self, sheet: &Sheet, worn: Option<ArmourId>) -> u16 {
        let slows = worn.and_then(|worn| self.mail(worn)).map_or(0, |mail| mail.slows);
        sheet.pace.saturating_sub(Rulebook::steps(slows))
    }
}

impl Table<'_> {
    fn worn_mail(&self, who: CombatantId) -> Option<&WeightRule> {
        self.muster.mail(self.body(who)?.outfit.worn?)
    }

    /// How the worn armour hampers a test, except a test to hold on to life.
    pub(in crate::rules) fn armour_hampers(
        &self,
        who: CombatantId,
        purpose: Purpose,
    ) -> impl Iterator<Item = (Reason, Edge)> {
        let ProtectionRule::SecondTest(rule) = &self.muster.book.protection.take else {
            return None.into_iter().chain(None);
        };
        let is_hampered =
            purpose.is_check() && !purpose.repeats() && purpose != Purpose::ExtraRoll(ExtraRoll::HoldOn);
        let worn = self.worn_mail(who).filter(|_| is_hampered);
        let is_trained = self.has_trait(who, Axis::Protection, rule.training);
        let untrained = worn.map(|mail| mail.untrained).filter(|_| !is_trained);
        let sneaking = worn.map(|mail| mail.sneaking).filter(|_| purpose == Purpose::Sneak);
        let edge = |why: Reason, edge: Option<Edge>| {
            edge.filter(|edge| *edge != Edge::Plain).map(|edge| (why, edge))
        };
        edge(Reason::UntrainedArmour, untrained).into_iter().chain(edge(Reason::LoudArmour, sneaking))
    }

    /// Whether a combatant has the traits for some armour.
    pub(in crate::rules) fn permit_wearing(&self, who: CombatantId, armour: ArmourId) -> Result<(), Refusal> {
        match self.muster.lacks_for(self.sheet(who), armour).next() {
            Some(lacks) => Err(Refusal::LacksTrait { lacks }),
            None => Ok(()),
        }
    }

    /// Whether the worn armour keeps a combatant from hiding.
    pub fn armour_betrays(&self, who: CombatantId) -> bool {
        self.worn_mail(who).is_some_and(|mail| !mail.sneaks)
    }
}
