//! Trying a skill or an ability: a check that has no effect by itself. `exchange/trial.rs` settles what is rolled.

use smallvec::SmallVec;

use super::{Behaviour, Drawer, Pointing};
use crate::battle::deeds::Try;
use crate::battle::{Ability, Against, CombatantId, Deed, DeedKind, Order, Refusal, Skill, Target, Tested};
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Behaviour for Try {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        if !table.tests_skills() || table.check_of(who, self.tested).is_none() {
            return Err(Refusal::NotInThisBook);
        }
        let Against::One { other, with } = self.against else { return Ok(()) };
        if with.is_some_and(|with| table.check_of(other, with).is_none()) {
            return Err(Refusal::NotInThisBook);
        }
        if who == other {
            return Err(Refusal::Oneself);
        }
        let body = table.body(other).ok_or(Refusal::NotSeen)?;
        if !body.fate.is_able() {
            return Err(Refusal::NoTarget);
        }
        if table.sees(who, other) { Ok(()) } else { Err(Refusal::NotSeen) }
    }

    fn kind(&self, _: &Table<'_>, _: CombatantId) -> Option<DeedKind> {
        Some(match self.tested {
            Tested::Skill(Skill::Sneak) => DeedKind::Hide,
            Tested::Skill(Skill::Cognition | Skill::Intellect) => DeedKind::Knowledge,
            _ => DeedKind::Skill,
        })
    }

    fn course(&self) -> Option<Course> {
        Some(Course::MoveAndDeed)
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        table.trial(who, self.tested, self.against).map(Exchange::Trial)
    }

    fn aim(&self, who: CombatantId) -> Option<Target> {
        Some(Target::One(self.other().unwrap_or(who)))
    }

    fn points_at(&self, _: &Table<'_>) -> Pointing {
        Pointing::Other
    }

    fn aimed(&self, at: Target) -> Deed {
        Try { against: Against::One { other: at.somebody(), with: None }, ..*self }.into()
    }

    fn drawer(&self) -> Option<Drawer> {
        Some(Drawer::Trials)
    }

    fn is_hostile(&self, table: &Table<'_>, who: CombatantId) -> bool {
        self.other().is_some_and(|other| table.is_enemy(who, other))
    }
}

impl Try {
    const fn other(&self) -> Option<CombatantId> {
        match self.against {
            Against::One { other, .. } => Some(other),
            Against::Usual | Against::Number(_) => None,
        }
    }
}

impl Table<'_> {
    /// The checks that a combatant can try now, against the usual number or against a combatant in sight. They are not among
    /// the options, because they have no effect of their own and opponents have no use for them.
    pub fn trials(&self, who: CombatantId) -> Vec<Order> {
        let others = self.able().map(|(other, _)| Against::One { other, with: None });
        let against: SmallVec<[Against; 16]> = std::iter::once(Against::Usual).chain(others).collect();
        self.trials_against(who, &against)
    }

    /// The checks that a combatant can try now against these: skills of body and mind, and abilities in rulebooks that test
    /// them.
    pub fn trials_against(&self, who: CombatantId, against: &[Against]) -> Vec<Order> {
        const GIFTS: [Skill; 6] = [
            Skill::Vigor,
            Skill::Dexterity,
            Skill::Cognition,
            Skill::Intellect,
            Skill::Awareness,
            Skill::Sneak,
        ];
        let abilities = Ability::ALL.iter().copied().map(Tested::Ability);
        let tested = GIFTS.into_iter().map(Tested::Skill).chain(abilities);
        let orders =
            tested.flat_map(|tested| against.iter().map(move |against| Try { tested, against: *against }));
        orders.map(|deed| Order::deed(who, deed)).filter(|order| self.permit(order).is_ok()).collect()
    }
}
