//! Numbers that must be reached by those who get away, hide, or do something else than strike.

use super::{FARTHEST, Notes, beyond_reach, uneven_feet};
use crate::battle::{Problem, Severity};
use crate::data::book_faults::complain;
use crate::data::tree::Step;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::exit::ExitRule;
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::choices::stealth::{HidingCheck, StealthRule, Untargetable};

impl Notes<'_> {
    /// What must be reached by those who get away or hide.
    pub(super) fn ways_out(&mut self, book: &Rulebook) {
        if let ExitRule::WholeTurn(rule) = &book.exit.take {
            self.threshold("exit", &[Step::Field("dc")], rule.dc, FARTHEST.1);
        }
        if let StealthRule::UntargetableTillAttack(Untargetable { by: HidingCheck::Ability(rule), .. }) =
            &book.stealth.take
        {
            self.threshold("stealth", &[Step::Field("by"), Step::Field("dc")], rule.dc, FARTHEST.1);
        }
    }

    pub(super) fn manoeuvres(&mut self, book: &Rulebook) {
        for (number, chosen) in book.manoeuvres.iter().enumerate() {
            let (dc, feet) = match &chosen.take {
                ManoeuvreRule::Frighten(rule) => (Some(rule.dc), Some(rule.feet)),
                ManoeuvreRule::Command(rule) => (Some(rule.dc), None),
                ManoeuvreRule::Treat(rule) => (Some(rule.dc), None),
                ManoeuvreRule::HandleTraps(rule) => (Some(rule.dc), None),
                _ => (None, None),
            };
            let far = dc.and_then(|dc| beyond_reach(dc, FARTHEST.1));
            let far = far.map(|phrase| (Severity::Warning, "dc", phrase));
            let feet = feet.and_then(uneven_feet).map(|phrase| (Severity::Error, "feet", phrase));
            for (severity, word, phrase) in far.into_iter().chain(feet) {
                let path =
                    [Step::Field("manoeuvres"), Step::Index(number), Step::Field("take"), Step::Field(word)];
                let problem = match self.tree.find(&path) {
                    Some(_) => self.tree.complain(&path, phrase),
                    None => complain(self.tree, "manoeuvres", phrase),
                };
                self.problems.push(Problem { severity, ..problem });
            }
        }
    }
}
