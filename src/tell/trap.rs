//! Traps and placed weapons, in words.

use super::teller::Teller;
use super::words::say;
use crate::battle::{PlacedFact, PlacedTurn, TrapDeed, TrapFact, TrapTurn};
use crate::grid::Pos;

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

    /// What has happened about a placed weapon.
    pub(super) fn placed(&self, fact: &PlacedFact) -> String {
        let words = &self.words;
        let (at, what) = (self.square(fact.at), self.weapon(fact.what));
        let Some(who) = fact.who else {
            let id = match fact.turn {
                PlacedTurn::Removed => "placed-gone",
                PlacedTurn::Laid | PlacedTurn::Sprung | PlacedTurn::Found => "placed-known",
            };
            return say!(words, id, at = at, what = what);
        };
        let id = match fact.turn {
            PlacedTurn::Laid => "placed-laid",
            PlacedTurn::Sprung => "placed-sprung",
            PlacedTurn::Removed => "placed-removed",
            PlacedTurn::Found => "placed-found",
        };
        say!(words, id, who = self.name(who), at = at, what = what)
    }

    /// What a roll about a trap came to.
    pub(super) fn trap_rolled(
        &self,
        who: String,
        deed: TrapDeed,
        at: Pos,
        check: String,
        success: &'static str,
    ) -> String {
        let id = match deed {
            TrapDeed::Find => "rolled-find-trap",
            TrapDeed::Disarm => "rolled-disarm-trap",
            TrapDeed::Avoid => "rolled-avoid-trap",
        };
        say!(self.words, id, who = who, at = self.square(at), check = check, success = success)
    }

    /// What a roll about a trap is for.
    pub(super) fn trap_purpose(&self, deed: TrapDeed, at: Pos) -> String {
        let id = match deed {
            TrapDeed::Find => "purpose-find-trap",
            TrapDeed::Disarm => "purpose-disarm-trap",
            TrapDeed::Avoid => "purpose-avoid-trap",
        };
        say!(self.words, id, at = self.square(at))
    }
}
