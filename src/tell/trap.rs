//! Traps, in words.

use super::teller::Teller;
use super::words::say;
use crate::battle::{TrapFact, TrapTurn};

impl Teller {
    /// What has happened about a trap.
    pub(super) fn trap(&self, fact: &TrapFact) -> String {
        let words = &self.words;
        let at = self.square(fact.at);
        let Some(who) = fact.who else {
            return match fact.turn {
                TrapTurn::Found => say!(words, "trap-known", at = at),
                TrapTurn::Disarmed => say!(words, "trap-harmless", at = at),
                TrapTurn::Avoided | TrapTurn::Sprung => say!(words, "trap-springs", at = at),
                TrapTurn::Set => say!(words, "trap-waits", at = at),
            };
        };
        let who = self.name(who);
        match fact.turn {
            TrapTurn::Found => say!(words, "trap-found", who = who, at = at),
            TrapTurn::Disarmed => say!(words, "trap-disarmed", who = who, at = at),
            TrapTurn::Avoided => say!(words, "trap-avoided", who = who, at = at),
            TrapTurn::Sprung => say!(words, "trap-sprung", who = who, at = at),
            TrapTurn::Set => say!(words, "trap-waits", at = at),
        }
    }
}
