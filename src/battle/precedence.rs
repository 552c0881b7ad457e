//! Changes that the game master makes to the order of play, whatever the dice decided.

use serde::{Deserialize, Serialize};

use super::{CombatantId, SideId};

/// A change that the game master makes to the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Precedence {
    /// A side and its allies go before all others.
    Side(SideId),
    /// A combatant goes right before or right after another. Nothing changes if they already go before or after them.
    Next {
        who: CombatantId,
        other: CombatantId,
        /// Whether to go after `other`; otherwise before them.
        later: bool,
    },
}

impl Precedence {
    /// Rearranges an order of play. The numbers stay where they were: each combatant takes the number of their new
    /// place, so that a combatant who joins later still finds theirs. `allies` says who goes with a side.
    pub fn arrange(self, order: &mut Vec<(CombatantId, i32)>, allies: impl Fn(SideId, CombatantId) -> bool) {
        let numbers: Vec<i32> = order.iter().map(|(_, number)| *number).collect();
        match self {
            Precedence::Side(side) => order.sort_by_key(|(who, _)| !allies(side, *who)),
            Precedence::Next { who, other, later } => {
                let place = |order: &[(CombatantId, i32)], wanted| {
                    order.iter().position(|(found, _)| *found == wanted)
                };
                let (Some(from), Some(there)) = (place(order, who), place(order, other)) else { return };
                if (from > there) == later {
                    return;
                }
                let moved = order.remove(from);
                let to = place(order, other).map_or(from, |to| to + usize::from(later));
                order.insert(to, moved);
            }
        }
        for ((_, number), kept) in order.iter_mut().zip(numbers) {
            *number = kept;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CombatantId, Precedence, SideId};

    fn arranged(ruling: Precedence) -> Vec<(u16, i32)> {
        let mut order =
            [(3, 20), (0, 15), (2, 15), (1, 4)].map(|(who, number)| (CombatantId(who), number)).to_vec();
        // Combatants with odd numbers are on side 1, the others on side 0.
        ruling.arrange(&mut order, |side, who| who.0 % 2 == u16::from(side.0));
        order.into_iter().map(|(who, number)| (who.0, number)).collect()
    }

    #[test]
    fn a_side_goes_first_in_the_order_that_it_had() {
        assert_eq!(arranged(Precedence::Side(SideId(0))), [(0, 20), (2, 15), (3, 15), (1, 4)]);
        assert_eq!(arranged(Precedence::Side(SideId(1))), [(3, 20), (1, 15), (0, 15), (2, 4)]);
    }

    #[test]
    fn one_goes_right_before_or_after_another() {
        let next = |who, other, later| {
            arranged(Precedence::Next { who: CombatantId(who), other: CombatantId(other), later })
        };
        assert_eq!(next(1, 3, false), [(1, 20), (3, 15), (0, 15), (2, 4)]);
        assert_eq!(next(3, 2, true), [(0, 20), (2, 15), (3, 15), (1, 4)]);
        assert_eq!(next(3, 1, false), [(3, 20), (0, 15), (2, 15), (1, 4)], "it does so all along");
        assert_eq!(next(9, 1, false), [(3, 20), (0, 15), (2, 15), (1, 4)], "who has no place gets none");
    }
}
