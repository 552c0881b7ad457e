//! Orders of the game master, in words.

use super::teller::Teller;
use crate::battle::{Desk, Verdict};

impl Teller {
    /// An order of the game master.
    pub fn desk(&self, desk: &Desk) -> String {
        let more = match desk {
            // A change needs a sign.
            Desk::Points { change, .. } => vec![("change", format!("{change:+}").into())],
            // The words of the condition depend on the combatant who is under it.
            Desk::Lay { who, plight } => vec![("condition", self.condition(plight.on(*who)).into())],
            // Points that are regained are below 0.
            Desk::Lose { loss, .. } => self.loss(*loss),
            // The labels of deeds are put together separately.
            Desk::Verdict { who, verdict: verdict @ Verdict::Intends { deeds } } => {
                let more = [("who", self.name(*who).into()), ("deeds", self.deeds(deeds).into())];
                vec![("verdict", self.tell_as("verdict", verdict, &more).into())]
            }
            _ => Vec::new(),
        };
        self.tell_as("desk", desk, &more)
    }
}
