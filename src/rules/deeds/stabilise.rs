//! Stabilising a dying ally: a check that saves them from death (`LastChances::Stabilise`), or care that improves their own
//! chances (`LastChances::Helper`).

use super::aimed::attempt;
use super::{AllyGain, Behaviour};
use crate::battle::deeds::Stabilise;
use crate::battle::{Clause, CombatantId, Deed, DeedName, MoraleOrLife, Refusal, Training, clauses};
use crate::grid::Reach;
use crate::rules::book::rulebook::Axis;
use crate::rules::exchange::Exchange;
use crate::rules::exchange::attempt::AttemptPlan;
use crate::rules::table::Table;

/// The rule that the log cites for this deed.
const CLAUSE: Clause = Clause::LastChances(clauses::LastChances::Stabilise);

impl Behaviour for Stabilise {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        if !table.knows_stabilising() {
            return Err(Refusal::NotInThisBook);
        }
        table.permit_ally_at_all(who, self.target)?;
        table.permit_stabilising(who, self.target)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        if table.knows_stabilising() {
            table.allies(who).for_each(|target| add(Stabilise { target }.into()));
        }
    }

    fn for_ally(_: &Table<'_>, _: CombatantId, ally: CombatantId) -> Option<(Stabilise, AllyGain)> {
        Some((Stabilise { target: ally }, AllyGain::Saved))
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let target = self.target;
        let (check, won) = if table.helper_trait().is_some() {
            let won = MoraleOrLife::Tended { who: target }.because(clauses::LastChances::Helper);
            (Some(table.test(who, table.usual_difficulty())?), won)
        } else {
            let rule = table.by_others()?;
            let by = (Axis::LastChances, [Training::Healing].as_slice());
            let check = match rule.ability {
                Some(ability) => Some(table.check_against(who, by, ability, rule.dc)?),
                None => None,
            };
            (check, MoraleOrLife::Saved { who: target, healed: 0 }.because(CLAUSE))
        };
        let (deed, clause, won) = (DeedName::Stabilise, CLAUSE, vec![won]);
        Some(Exchange::Attempt(AttemptPlan { deed, clause, who, target, check, won }))
    }

    attempt!(Stabilise, Ally, CLAUSE);
}

impl Table<'_> {
    /// Whether the rulebook has any way for a combatant to save a dying ally.
    pub fn knows_stabilising(&self) -> bool {
        self.by_others().is_some() || self.helper_trait().is_some()
    }
}
