//! The objectives of the sides of a scenario.

use super::Work;
use super::events::within;
use super::limits::{AIMS, too_many};
use super::map::Drawn;
use super::people::{Placed, side_id};
use crate::battle::{Objective, Phrase, Problem, Severity, Side, SideId};
use crate::data::authored::ObjectiveFile;
use crate::data::tree::Step;

impl Work<'_> {
    /// The objectives of each side.
    pub(super) fn objectives(&mut self, drawn: &Drawn, mut sides: Vec<Side>, placed: &[Placed]) -> Vec<Side> {
        let file = self.file;
        for (name, entry) in file.sides.iter() {
            if let Some(phrase) = too_many(entry.objectives.len(), AIMS) {
                self.complain(&[Step::Field("sides"), Step::Key(name), Step::Field("objectives")], phrase);
                continue;
            }
            for (number, objective) in entry.objectives.iter().enumerate() {
                let path =
                    [Step::Field("sides"), Step::Key(name), Step::Field("objectives"), Step::Index(number)];
                let Some(side) = sides.iter().position(|side| side.id == name) else { continue };
                if let Some(objective) = self.objective(drawn, placed, side_id(side), objective, &path) {
                    sides[side].objectives.push(objective);
                }
            }
        }
        sides
    }

    pub(super) fn objective(
        &mut self,
        drawn: &Drawn,
        placed: &[Placed],
        side: SideId,
        objective: &ObjectiveFile,
        path: &[Step<'_>],
    ) -> Option<Objective> {
        self.check_count(placed, side, objective, path);
        Some(match objective {
            ObjectiveFile::Defeat => Objective::Defeat,
            ObjectiveFile::Survive(rounds) => Objective::Survive { rounds: *rounds },
            ObjectiveFile::Reach(area, count) => {
                Objective::Reach { area: self.area(drawn, area, &within(path, 0)), count: *count }
            }
            ObjectiveFile::Hold(area, rounds) => {
                Objective::Hold { area: self.area(drawn, area, &within(path, 0)), rounds: *rounds }
            }
            ObjectiveFile::Escape(count) => Objective::Escape { count: *count },
            ObjectiveFile::Protect(who) => {
                let path = within(path, 0);
                let ward = self.combatant_named(placed, who, &path)?;
                let start = &placed[ward].enlisted.start;
                if start.unconscious || start.down {
                    let phrase = Phrase::new("protects-the-fallen").with("who", who.as_str());
                    let problem = self.tree.complain(&path, phrase);
                    self.problems.push(Problem { severity: Severity::Warning, ..problem });
                }
                Objective::Protect { who: ward }
            }
        })
    }

    /// An objective must ask for something, and not for more members than the side has: that would lose the battle before it
    /// begins.
    fn check_count(&mut self, placed: &[Placed], side: SideId, objective: &ObjectiveFile, path: &[Step<'_>]) {
        let (count, place) = match objective {
            ObjectiveFile::Survive(rounds) => (*rounds, 0),
            ObjectiveFile::Escape(count) => (*count, 0),
            ObjectiveFile::Reach(_, count) | ObjectiveFile::Hold(_, count) => (*count, 1),
            ObjectiveFile::Defeat | ObjectiveFile::Protect(_) => return,
        };
        let path = within(path, place);
        if count == 0 {
            self.complain(&path, Phrase::new("objective-of-nothing"));
        }
        // Combatants with errors have no place on the map and cannot be counted.
        if self.problems.iter().any(|problem| problem.severity == Severity::Error) {
            return;
        }
        let members = placed.iter().filter(|placed| placed.enlisted.side == side).count();
        let is_of_people = matches!(objective, ObjectiveFile::Escape(_) | ObjectiveFile::Reach(..));
        if is_of_people && usize::from(count) > members {
            let phrase = Phrase::new("objective-of-too-many").with("members", members);
            let problem = self.tree.complain(&path, phrase);
            self.problems.push(Problem { severity: Severity::Warning, ..problem });
        }
    }
}
