//! What the game master rules, in words.

use super::teller::Teller;
use crate::battle::{Desk, Verdict};

impl Teller {
    /// What the game master rules.
    pub fn desk(&self, desk: &Desk) -> String {
        let more = match desk {
            // A change has a sign.
            Desk::Points { change, .. } => vec![("change", format!("{change:+}").into())],
            // The condition's words need to know whom it is on.
            Desk::Lay { who, plight } => vec![("condition", self.condition(plight.on(*who)).into())],
            // Points that come back are below 0.
            Desk::Lose { loss, .. } => self.loss(*loss),
            // Deeds have labels that are put together by hand.
            Desk::Verdict { who, verdict: verdict @ Verdict::Intends { deeds } } => {
                let more = [("who", self.name(*who).into()), ("deeds", self.deeds(deeds).into())];
                vec![("verdict", self.tell_as("verdict", verdict, &more).into())]
            }
            _ => Vec::new(),
        };
        self.tell_as("desk", desk, &more)
    }
}
