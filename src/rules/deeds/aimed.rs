//! Answers that several deeds share: deeds aimed at one combatant, and deeds that lead to a square.

/// The answers of a deed whose only field is the combatant at whom it is aimed.
macro_rules! aimed_at_somebody {
    ($deed:ident { $field:ident }, $pointing:ident) => {
        fn aim(&self, _: $crate::battle::CombatantId) -> Option<$crate::battle::Target> {
            Some($crate::battle::Target::One(self.$field))
        }

        fn points_at(&self, _: &$crate::rules::table::Table<'_>) -> $crate::rules::deeds::Pointing {
            $crate::rules::deeds::Pointing::$pointing
        }

        fn aimed(&self, at: $crate::battle::Target) -> $crate::battle::Deed {
            $deed { $field: at.somebody() }.into()
        }
    };
}

/// The answers of a deed, other than a walk, that brings the combatant to a square.
macro_rules! leads_to_a_square {
    ($deed:ident) => {
        fn aim(&self, _: $crate::battle::CombatantId) -> Option<$crate::battle::Target> {
            Some($crate::battle::Target::Square(self.to))
        }

        fn points_at(&self, _: &$crate::rules::table::Table<'_>) -> $crate::rules::deeds::Pointing {
            $crate::rules::deeds::Pointing::Square
        }

        fn aimed(&self, at: $crate::battle::Target) -> $crate::battle::Deed {
            $deed { to: at.square() }.into()
        }

        fn only_prepares(&self) -> bool {
            true
        }

        fn is_tiring(&self, _: &$crate::rules::table::Table<'_>) -> bool {
            true
        }

        fn has_log_line(&self) -> bool {
            true
        }
    };
}

/// The answers of a deed that affects the combatant in its field `target`.
macro_rules! done_to_its_target {
    ($deed:ident, $pointing:ident) => {
        $crate::rules::deeds::aimed::aimed_at_somebody!($deed { target }, $pointing);

        fn victims(
            &self,
            _: &$crate::rules::table::Table<'_>,
            _: $crate::battle::CombatantId,
        ) -> Vec<$crate::battle::CombatantId> {
            vec![self.target]
        }
    };
}

/// The answers of a deed that is settled by a contest with an adjacent enemy.
macro_rules! contest {
    ($deed:ident) => {
        $crate::rules::deeds::aimed::done_to_its_target!($deed, Enemy);

        fn needs_adjacency() -> bool {
            true
        }

        fn is_attack(&self, _: &$crate::rules::table::Table<'_>) -> bool {
            true
        }
    };
}

/// The answers of a deed that helps or harms one combatant and is settled by one check, or by none.
macro_rules! attempt {
    ($deed:ident, $pointing:ident, $clause:expr) => {
        $crate::rules::deeds::aimed::done_to_its_target!($deed, $pointing);

        fn clause(
            &self,
            _: &$crate::rules::table::Table<'_>,
            _: $crate::battle::CombatantId,
        ) -> Option<$crate::battle::Clause> {
            Some($clause)
        }

        fn sets_off(
            &self,
            table: &$crate::rules::table::Table<'_>,
            who: $crate::battle::CombatantId,
        ) -> Vec<$crate::rules::deeds::Consequence> {
            // A reaction may have made the deed impossible.
            let checks = self.permit(table, who).ok().and_then(|()| self.exchange(table, who));
            checks.map($crate::rules::deeds::Consequence::Checks).into_iter().collect()
        }

        fn is_hostile(
            &self,
            table: &$crate::rules::table::Table<'_>,
            who: $crate::battle::CombatantId,
        ) -> bool {
            table.is_enemy(who, self.target)
        }
    };
}

pub(super) use {aimed_at_somebody, attempt, contest, done_to_its_target, leads_to_a_square};
