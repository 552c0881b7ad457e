//! Orders of the game master, in words.

use super::teller::Teller;
use crate::battle::{GmOrder, StateChange};

impl Teller {
    /// An order of the game master.
    pub fn gm_order(&self, gm_order: &GmOrder) -> String {
        let more = match gm_order {
            // A change needs a sign.
            GmOrder::Points { change, .. } => vec![("change", self.words.signed(*change).into())],
            // The words of the condition depend on the combatant who is under it.
            GmOrder::AddCondition { who, condition } => {
                vec![("condition", self.condition(condition.on(*who)).into())]
            }
            // Points that are regained are below 0.
            GmOrder::Lose { loss, .. } => self.loss(*loss),
            // The labels of deeds are put together separately.
            GmOrder::ChangeState { who, change: change @ StateChange::Intends { deeds } } => {
                let more = [("who", self.noun(*who).into()), ("deeds", self.deeds(deeds).into())];
                vec![("change", self.tell_by("state-change-intends", change, &more).into())]
            }
            _ => Vec::new(),
        };
        self.tell_as("ruled", gm_order, &more)
    }
}
