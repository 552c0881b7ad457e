//! Reduction by the family of damage (`Protection::Reduction`), once for an attack or for each of its swings
//! (`Protection::Swings`), and an overshield that takes damage first, with a reduction of its own
//! (`Protection::Overshield`).

use serde::{Deserialize, Serialize};

use super::GuardWear;
use crate::battle::{
    Blow, Change, CombatantId, DamageKind, Effect, Happening, Overshield, Reduction, clauses,
};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::protection::ReductionByType;
use crate::rules::table::Table;

/// What protects a combatant from the blows of one attack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TypedGuard {
    who: CombatantId,
    dr: Reduction,
    /// The overshield that takes the blows, as long as it stands.
    shield: Option<Overshield>,
    /// Whether there is an overshield that the blows go past.
    is_passed: bool,
}

impl ReductionByType {
    pub(super) fn guard(self, table: &Table<'_>, who: CombatantId, past_shields: bool) -> TypedGuard {
        let own = table.sheet(who).blocks.of(Axis::Protection).dr.unwrap_or_default();
        let worn = table.worn_block(who, Axis::Protection).and_then(|worn| worn.dr).unwrap_or_default();
        let shield = table.body(who).and_then(|body| body.shield);
        let standing = shield.map(|shield| shield.0.bar).filter(|bar| bar.hp > 0);
        let (is_passed, shield) = (past_shields && standing.is_some(), standing.filter(|_| !past_shields));
        TypedGuard { who, dr: own.and(worn), shield, is_passed }
    }
}

impl TypedGuard {
    pub(super) fn take(&self, wear: &mut GuardWear, blow: &Blow) -> i32 {
        blow.parts.iter().map(|(kind, amount)| self.take_part(wear, *kind, *amount)).sum()
    }

    fn take_part(&self, wear: &mut GuardWear, kind: DamageKind, dealt: i32) -> i32 {
        let mut left = dealt;
        if let Some(shield) = self.standing(*wear) {
            let struck = (left - shield.dr.off(kind)).max(0);
            wear.kept_off += left - struck;
            let taken = struck.min(self.left(*wear));
            wear.worn += taken;
            left = struck - taken;
            if self.has_held(*wear) {
                return 0;
            }
        }
        let through = (left - self.dr.off(kind)).max(0);
        wear.kept_off += left - through;
        through
    }

    /// The overshield, if it still stands.
    fn standing(&self, wear: GuardWear) -> Option<Overshield> {
        self.shield.filter(|_| self.has_held(wear))
    }

    pub(super) fn left(&self, wear: GuardWear) -> i32 {
        self.shield.map_or(0, |shield| i32::from(shield.hp)) - wear.worn
    }

    pub(super) fn most_off(&self, wear: GuardWear) -> i32 {
        let most = |dr: Reduction| dr.general.max(dr.elemental).max(dr.arcane).max(0);
        let shield = self.standing(wear).map_or(0, |shield| most(shield.dr).saturating_add(self.left(wear)));
        most(self.dr).saturating_add(shield)
    }

    pub(super) fn has_held(&self, wear: GuardWear) -> bool {
        self.left(wear) > 0
    }

    pub(super) fn keeps_off_effects(&self, wear: GuardWear) -> bool {
        self.has_held(wear) || self.is_passed
    }

    pub(super) fn effects(&self, wear: GuardWear) -> impl Iterator<Item = Effect> {
        let points = u16::try_from(wear.worn).unwrap_or(u16::MAX);
        let worn = (wear.worn > 0)
            .then(|| Change::Shield { who: self.who, points }.by(clauses::Protection::Overshield));
        let happening = Happening::KeptOff { who: self.who, amount: wear.kept_off };
        let kept_off =
            (wear.kept_off != 0).then(|| Change::tell(happening).by(clauses::Protection::Reduction));
        worn.into_iter().chain(kept_off)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smallvec::smallvec;

    fn guard(hp: u16, shield_dr: i32, general: i32) -> TypedGuard {
        let shield_dr = Reduction { general: shield_dr, ..Reduction::default() };
        TypedGuard {
            who: CombatantId(0),
            dr: Reduction { general, ..Reduction::default() },
            shield: (hp > 0).then_some(Overshield { hp, dr: shield_dr }),
            is_passed: false,
        }
    }

    fn plain(amount: i32) -> Blow {
        Blow { parts: smallvec![(DamageKind::Plain, amount)] }
    }

    #[test]
    fn each_part_is_reduced_by_its_own_family_and_never_below_nothing() {
        let (guard, mut wear) = (guard(0, 0, 5), GuardWear::default());
        let blow = Blow { parts: smallvec![(DamageKind::Plain, 3), (DamageKind::Fire, 4)] };
        assert_eq!(guard.take(&mut wear, &blow), 4);
    }

    #[test]
    fn a_shield_takes_damage_first_with_its_own_reduction_and_what_is_left_meets_the_body_s() {
        let (guard, mut wear) = (guard(6, 2, 3), GuardWear::default());
        assert_eq!(guard.take(&mut wear, &plain(5)), 0);
        assert!(guard.has_held(wear), "5 less 2 leaves 3 of 6");
        assert_eq!(
            guard.take(&mut wear, &plain(12)),
            4,
            "12 less 2 is 10; 3 are taken; 7 less 3 get through"
        );
        assert!(!guard.has_held(wear));
        assert_eq!(guard.take(&mut wear, &plain(9)), 6, "nothing but the body's own is left");
    }
}
