//! What is left of a combatant's turn, in words.

use serde::Serialize;

use super::teller::Teller;
use super::words::say;
use crate::battle::CombatantId;
use crate::rules::table::Table;

/// The parts of a turn budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Budget {
    Movement,
    Main,
    Swift,
    Free,
    Reaction,
    Points,
}

impl Teller {
    /// Each part of a combatant's turn budget that is left, with the rulebook's names for the kinds of action; none for
    /// a combatant whom the table's viewer does not see.
    pub fn left(&self, table: &Table<'_>, who: CombatantId) -> Option<Vec<(String, Budget)>> {
        let words = self.words();
        let turn_budget = table.spare(who)?;
        let by_actions = table.budget().forfeits_steps();
        let is_own = table.viewer.is_none_or(|side| side == table.side(who));
        let steps = if is_own { table.free_steps(who) } else { turn_budget.steps };
        let mut left = Vec::new();
        if !by_actions && steps > 0 {
            left.push((say!(words, "window-left-movement", feet = u32::from(steps) * 5), Budget::Movement));
        }
        let kinds = [
            (
                turn_budget.main,
                if by_actions { "window-left-full" } else { "window-left-actions" },
                Budget::Main,
            ),
            (
                turn_budget.swift,
                if by_actions { "window-left-swift" } else { "window-left-quick" },
                Budget::Swift,
            ),
            (turn_budget.free, "window-left-free", Budget::Free),
            (turn_budget.reaction, "window-left-reactions", Budget::Reaction),
        ];
        for (count, id, part) in kinds.into_iter().filter(|(count, ..)| *count > 0) {
            left.push((words.say(id, &[("count", count.into())]), part));
        }
        let points = table.points_left(who);
        left.extend(points.map(|points| (say!(words, "window-left-points", left = points), Budget::Points)));
        Some(left)
    }
}
