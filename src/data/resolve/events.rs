//! The events of a scenario: when they come, and what they bring.

use super::Work;
use super::map::Drawn;
use super::people::Placed;
use crate::battle::{Cue, Phrase, Problem, Severity, Side, Then, When};
use crate::data::authored::{ThenFile, WhenFile};
use crate::data::tree::Step;
use crate::grid::Pos;

impl Work<'_> {
    pub(super) fn cues(&mut self, drawn: &Drawn, sides: &[Side], placed: &[Placed]) -> Vec<Cue> {
        let file = self.file;
        let mut cues = Vec::new();
        if file.events.len() > super::EVENTS {
            let path = [Step::Field("events"), Step::Index(super::EVENTS)];
            let phrase = Phrase::new("too-many-events").with("found", file.events.len());
            self.complain(&path, phrase.with("limit", super::EVENTS));
        }
        for (number, event) in file.events.iter().enumerate().take(super::EVENTS) {
            let when = [Step::Field("events"), Step::Index(number), Step::Field("when")];
            let when = self.when(drawn, sides, placed, &event.when, &when);
            let mut then = Vec::new();
            for (part, entry) in event.r#do.iter().enumerate() {
                let path = [Step::Field("events"), Step::Index(number), Step::Field("do"), Step::Index(part)];
                then.extend(self.then(drawn, sides, placed, entry, &path));
            }
            cues.extend(when.map(|when| Cue { when, then }));
        }
        self.warn_of_the_forgotten(placed, &cues);
        cues
    }

    /// Combatants who are awaited, and whom no event calls.
    fn warn_of_the_forgotten(&mut self, placed: &[Placed], cues: &[Cue]) {
        let brought: Vec<usize> =
            cues.iter().flat_map(|cue| &cue.then).flat_map(Then::arrivals).copied().collect();
        for (place, placed) in placed.iter().enumerate() {
            if placed.enlisted.start.awaited && !brought.contains(&place) {
                let path = [Step::Field("combatants"), Step::Key(&placed.entry), Step::Field("awaited")];
                let phrase = Phrase::new("never-arrives").with("who", placed.enlisted.key.as_str());
                let problem = self.tree.complain(&path, phrase);
                self.problems.push(Problem { severity: Severity::Warning, ..problem });
            }
        }
    }

    fn when(
        &mut self,
        drawn: &Drawn,
        sides: &[Side],
        placed: &[Placed],
        when: &WhenFile,
        path: &[Step<'_>],
    ) -> Option<When> {
        match when {
            WhenFile::Round(0) => {
                self.complain(path, Phrase::new("no-rounds"));
                None
            }
            WhenFile::Round(round) => Some(When::Round(*round)),
            WhenFile::Enters(side, area) => {
                let side = self.side_named(sides, side, &within(path, 0));
                let mut area = self.area(drawn, area, &within(path, 1));
                area.sort_unstable();
                area.dedup();
                Some(When::Enters { area, side: side? })
            }
            WhenFile::Falls(who) => {
                Some(When::Falls { who: self.combatant_named(placed, who, &within(path, 0))? })
            }
            WhenFile::Sees(side, who) => {
                let side = self.side_named(sides, side, &within(path, 0));
                let who = self.combatant_named(placed, who, &within(path, 1));
                Some(When::Sees { side: side?, who: who? })
            }
        }
    }

    fn then(
        &mut self,
        drawn: &Drawn,
        sides: &[Side],
        placed: &[Placed],
        then: &ThenFile,
        path: &[Step<'_>],
    ) -> Option<Then> {
        Some(match then {
            ThenFile::Arrive(names) => {
                let mut list = Vec::new();
                for (number, name) in names.iter().enumerate() {
                    let path = within(&within(path, 0), number);
                    // The name of an entry stands for all combatants who were made from it.
                    let mut called: Vec<usize> =
                        (0..placed.len()).filter(|place| placed[*place].entry == *name).collect();
                    if called.is_empty() {
                        called.extend(self.combatant_named(placed, name, &path));
                    }
                    for place in &called {
                        if !placed[*place].enlisted.start.awaited {
                            let who = placed[*place].enlisted.key.as_str();
                            self.complain(&path, Phrase::new("not-awaited").with("who", who));
                        }
                    }
                    list.extend(called);
                }
                Then::Arrive(list)
            }
            ThenFile::Open(at) => Then::Door { at: self.door(drawn, *at, path)?, open: true },
            ThenFile::Close(at) => Then::Door { at: self.door(drawn, *at, path)?, open: false },
            ThenFile::Light(light) => Then::Light(*light),
            ThenFile::Say(words) => Then::Say(words.clone()),
            ThenFile::Objective(side, objective) => {
                let side = self.side_named(sides, side, &within(path, 0))?;
                let objective = self.objective(drawn, placed, side, objective, &within(path, 1))?;
                Then::Objective { side, objective }
            }
        })
    }

    fn door(&mut self, drawn: &Drawn, at: Pos, path: &[Step<'_>]) -> Option<Pos> {
        let is_door = drawn.field.doors.contains(&at);
        if !is_door {
            self.complain(path, Phrase::new("no-door-there").with("at", at.to_string()));
        }
        is_door.then_some(at)
    }
}

/// The path to a value that a choice holds.
pub(super) fn within<'p>(path: &[Step<'p>], number: usize) -> Vec<Step<'p>> {
    let mut path = path.to_vec();
    path.push(Step::Index(number));
    path
}
