//! Rolls in the middle of a fight, in words: those that were made, and what they are for.

use super::teller::Teller;
use super::words::say;
use crate::battle::Feat;

impl Teller {
    /// A roll that was made.
    pub(super) fn feat_rolled(
        &self,
        who: String,
        feat: Feat,
        check: String,
        success: &'static str,
    ) -> String {
        let words = &self.words;
        match feat {
            Feat::Confirm { target, .. } => {
                let target = self.name(target);
                say!(words, "rolled-confirm", who = who, target = target, check = check, success = success)
            }
            Feat::Save { attacker, from } => {
                let (attacker, from) = (self.name(attacker), self.weapon(from));
                say!(
                    words,
                    "rolled-save-from",
                    who = who,
                    attacker = attacker,
                    from = from,
                    check = check,
                    success = success
                )
            }
            Feat::Pierce { target, .. } => {
                let target = self.name(target);
                say!(words, "rolled-pierce", who = who, target = target, check = check, success = success)
            }
            Feat::Evade { attacker } => {
                let attacker = self.name(attacker);
                say!(words, "rolled-evade", who = who, attacker = attacker, check = check, success = success)
            }
            Feat::Venture => say!(words, "rolled-venture", who = who, check = check, success = success),
            Feat::HowMany { with } => {
                say!(words, "rolled-how-many", who = who, with = self.weapon(with), check = check)
            }
            Feat::Extricate => say!(words, "rolled-extricate", who = who, check = check, success = success),
            Feat::HoldOn => say!(words, "rolled-hold-on", who = who, check = check, success = success),
            Feat::Tend { target } => {
                let target = self.name(target);
                say!(words, "rolled-tend", who = who, target = target, check = check, success = success)
            }
        }
    }

    /// What a roll is for.
    pub(super) fn feat(&self, feat: Feat) -> String {
        let words = &self.words;
        match feat {
            Feat::Confirm { target, .. } => say!(words, "purpose-confirm", target = self.name(target)),
            Feat::Save { from, .. } => say!(words, "purpose-save-from", from = self.weapon(from)),
            Feat::Pierce { target, .. } => say!(words, "purpose-pierce", target = self.name(target)),
            Feat::Evade { attacker } => say!(words, "purpose-evade", attacker = self.name(attacker)),
            Feat::Venture => say!(words, "purpose-venture"),
            Feat::HowMany { with } => say!(words, "purpose-how-many", with = self.weapon(with)),
            Feat::Extricate => say!(words, "purpose-extricate"),
            Feat::HoldOn => say!(words, "purpose-hold-on"),
            Feat::Tend { target } => say!(words, "purpose-tend", target = self.name(target)),
        }
    }
}
