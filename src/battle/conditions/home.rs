//! The conditions that combatants keep after a battle and bring into the next one.

use super::{Condition, ConditionKind, Corrupted, Exhausted, Maiming, Trauma, Until, Weakened};
use crate::battle::{Start, starting_state};

/// Makes the conversions between conditions and the starting state, from the table in `battle/start.rs`.
macro_rules! home {
    (
        state {
            $($(#[$doc:meta])* $([$kept:ident $(as $condition:ident)?])? $field:ident: $type:ty,)*
        }
        $($more:tt)*
    ) => {
        impl Start {
            /// The conditions that a combatant starts with, in the order of the register.
            pub fn conditions(&self) -> Vec<Condition> {
                let mut kinds: Vec<ConditionKind> = Vec::new();
                $($($(if self.$field {
                    kinds.push($condition {}.into());
                })?)?)*
                kinds.extend(self.traumas.iter().map(|dread| ConditionKind::from(Trauma { dread: *dread })));
                let corrupted = self.corrupted.map(|(weapon, stage)| Corrupted { weapon, stage });
                kinds.extend(corrupted.map(ConditionKind::from));
                kinds.sort_by_key(ConditionKind::name);
                let lasting = |kind| Condition { kind, source: None, until: Until::Lasting };
                kinds.into_iter().map(lasting).collect()
            }

            /// Adds to the starting state a condition that a combatant has at the end of a battle, if it outlasts the
            /// battle.
            pub fn take_home(&mut self, kind: ConditionKind) {
                match kind {
                    $($($(ConditionKind::$condition(_) => self.$field = true,)?)?)*
                    ConditionKind::Trauma(Trauma { dread }) => self.traumas.push(dread),
                    ConditionKind::Corrupted(Corrupted { weapon, stage }) => {
                        self.corrupted.get_or_insert((weapon, stage));
                    }
                    _ => {}
                }
            }
        }
    };
}

starting_state!(home);
