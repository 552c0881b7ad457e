//! What is wrong with the numbers of a choice, as values. `src/data` turns them into problems with their places in a
//! file.

use super::limits::{FARTHEST_OF_SIX, FARTHEST_OF_TWENTY, beyond_reach, uneven_feet};
use crate::battle::{Phrase, Severity};

/// A step on the path from a choice to one of its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Field(&'static str),
    Index(usize),
}

impl From<&'static str> for Way {
    fn from(field: &'static str) -> Way {
        Way::Field(field)
    }
}

impl From<usize> for Way {
    fn from(place: usize) -> Way {
        Way::Index(place)
    }
}

/// Something that is wrong with a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path to the faulty part of the choice; empty if the choice as a whole is at fault.
    pub within: Vec<Way>,
    pub severity: Severity,
    pub phrase: Phrase,
}

/// Everything that is wrong with a choice.
#[derive(Debug, Default)]
pub struct Faults {
    /// The path to the part of the choice that is being checked.
    way: Vec<Way>,
    found: Vec<Fault>,
}

impl Faults {
    pub fn found(self) -> Vec<Fault> {
        self.found
    }

    /// Checks a part of the choice.
    pub fn within(&mut self, part: impl Into<Way>, look: impl FnOnce(&mut Faults)) {
        self.way.push(part.into());
        look(self);
        self.way.pop();
    }

    /// Reports an error in the part that is being checked.
    pub fn error(&mut self, phrase: Phrase) {
        self.push(Severity::Error, phrase);
    }

    /// Reports something odd in the part that is being checked.
    pub fn warning(&mut self, phrase: Phrase) {
        self.push(Severity::Warning, phrase);
    }

    /// Reports an error in a field of the part that is being checked.
    pub fn error_in(&mut self, part: impl Into<Way>, phrase: Phrase) {
        self.within(part, |faults| faults.error(phrase));
    }

    /// Reports something odd in a field of the part that is being checked.
    pub fn warning_in(&mut self, part: impl Into<Way>, phrase: Phrase) {
        self.within(part, |faults| faults.warning(phrase));
    }

    /// Reports a distance that is not a whole number of squares.
    pub fn feet(&mut self, part: impl Into<Way>, found: u16) {
        if let Some(phrase) = uneven_feet(found) {
            self.error_in(part, phrase);
        }
    }

    /// Reports a face that the die does not have.
    pub fn face(&mut self, part: impl Into<Way>, found: i32, sides: u8) {
        if !(1..=i32::from(sides)).contains(&found) {
            let phrase = Phrase::new("face-never-shown").with("found", i128::from(found));
            self.error_in(part, phrase.with("sides", i128::from(sides)));
        }
    }

    /// Reports dice whose number or sides are 0.
    pub fn dice(&mut self, part: impl Into<Way>, dice: (u8, u8)) {
        self.within(part, |faults| faults.thrown(dice));
    }

    /// Reports dice whose number or sides are 0, as the part that is being checked.
    pub fn thrown(&mut self, (count, sides): (u8, u8)) {
        if count == 0 || sides == 0 {
            self.error(Phrase::new("nothing-thrown"));
        }
    }

    /// Reports a threshold that no six-sided die could reach.
    pub fn threshold_of_six(&mut self, part: impl Into<Way>, found: i32) {
        self.threshold(part, found, FARTHEST_OF_SIX);
    }

    /// Reports a threshold that no twenty-sided die could reach.
    pub fn threshold_of_twenty(&mut self, part: impl Into<Way>, found: i32) {
        self.threshold(part, found, FARTHEST_OF_TWENTY);
    }

    fn threshold(&mut self, part: impl Into<Way>, found: i32, farthest: i32) {
        if let Some(phrase) = beyond_reach(found, farthest) {
            self.warning_in(part, phrase);
        }
    }

    fn push(&mut self, severity: Severity, phrase: Phrase) {
        self.found.push(Fault { within: self.way.clone(), severity, phrase });
    }
}
