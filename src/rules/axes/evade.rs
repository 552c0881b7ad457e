//! Evading: a combatant gives up attacking, and makes a test against every hit (`Manoeuvre::Evade`).

use smallvec::smallvec;

use crate::battle::{Check, CombatantId, Reason, Refusal, WeaponId};
use crate::dice::Edge;
use crate::rules::choices::manoeuvre::{Evade, ManoeuvreRule};
use crate::rules::table::Table;

impl Table<'_> {
    /// The rule for evading, where the rulebook has one.
    pub fn evading(&self) -> Option<Evade> {
        self.muster.book.manoeuvres.iter().find_map(|chosen| match &chosen.take {
            ManoeuvreRule::Evade(rule) => Some(*rule),
            _ => None,
        })
    }

    pub(in crate::rules) fn permit_evading(&self, who: CombatantId) -> Result<(), Refusal> {
        match self.evading() {
            None => Err(Refusal::NotInThisBook),
            Some(_) if self.is_evading(who) => Err(Refusal::AlreadyEvading),
            Some(_) => Ok(()),
        }
    }

    /// The test by which a combatant may evade a hit; none unless they are evading.
    pub fn evasion(&self, who: CombatantId, attacker: CombatantId, weapon: WeaponId) -> Option<Check> {
        let rule = self.evading().filter(|_| self.is_able(who) && self.is_evading(who))?;
        let bare = self.bare_evasion(who, attacker, weapon);
        let (difficulty, edge) = match bare {
            Some(bare) => (bare.difficulty, (Reason::BareHands, bare.edge)),
            None => (self.usual_difficulty(), (Reason::Evading, rule.test)),
        };
        let check = self.test(who, difficulty)?;
        Some(if edge.1 == Edge::Plain { check } else { check.with_edges(smallvec![edge]) })
    }
}
