//! The objectives of the sides of a scenario.

use super::Work;
use super::events::within;
use super::limits::{AIMS, too_many};
use super::map::Drawn;
use super::people::{Placed, side_id};
use crate::battle::{CombatantId, Objective, Phrase, Problem, Severity, Side, SideId};
use crate::data::authored::{MembersFile, ObjectiveFile};
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
        let (first, second) = (within(path, 0), within(path, 1));
        Some(match objective {
            ObjectiveFile::Defeat => Objective::Defeat,
            ObjectiveFile::Survive(rounds) => Objective::Survive { rounds: *rounds },
            ObjectiveFile::Reach(area, MembersFile::Count(count)) => {
                Objective::Reach { area: self.area(drawn, area, &first), count: *count }
            }
            ObjectiveFile::Reach(area, who) => {
                let area = self.area(drawn, area, &first);
                Objective::NamedReach { area, who: self.named(placed, who, &second)? }
            }
            ObjectiveFile::Hold(area, rounds) => {
                Objective::Hold { area: self.area(drawn, area, &first), rounds: *rounds }
            }
            ObjectiveFile::Escape(MembersFile::Count(count)) => Objective::Escape { count: *count },
            ObjectiveFile::Escape(who) => Objective::NamedEscape { who: self.named(placed, who, &first)? },
            ObjectiveFile::Protect(who) => Objective::Protect { who: self.one(placed, who, &first)? },
            ObjectiveFile::ProtectUntil(who, rounds) => {
                Objective::ProtectUntil { who: self.one(placed, who, &first)?, rounds: *rounds }
            }
            ObjectiveFile::Beat(who) => {
                Objective::Beat { who: CombatantId::at(self.combatant_named(placed, who, &first)?) }
            }
            ObjectiveFile::CarryOff(thing) => Objective::CarryOff { thing: self.thing_named(thing, &first)? },
            ObjectiveFile::Bring(thing, area) => {
                let area = self.area(drawn, area, &second);
                Objective::Bring { thing: self.thing_named(thing, &first)?, area }
            }
            ObjectiveFile::Keep(thing, rounds) => {
                Objective::Keep { thing: self.thing_named(thing, &first)?, rounds: *rounds }
            }
            ObjectiveFile::AnyOf(aims) => self.any_of(drawn, placed, side, aims, &first)?,
        })
    }

    /// Objectives of which one is enough. None of them can be one that is never met by itself.
    fn any_of(
        &mut self,
        drawn: &Drawn,
        placed: &[Placed],
        side: SideId,
        aims: &[ObjectiveFile],
        path: &[Step<'_>],
    ) -> Option<Objective> {
        if aims.is_empty() {
            self.complain(path, Phrase::new("objective-of-nothing"));
        }
        if let Some(phrase) = too_many(aims.len(), AIMS) {
            self.complain(path, phrase);
            return None;
        }
        let mut all = Vec::new();
        for (number, aim) in aims.iter().enumerate() {
            let path = within(path, number);
            match aim {
                ObjectiveFile::Protect(_) => self.complain(&path, Phrase::new("never-met-by-itself")),
                ObjectiveFile::AnyOf(_) => self.complain(&path, Phrase::new("choice-within-a-choice")),
                _ => all.extend(self.objective(drawn, placed, side, aim, &path)),
            }
        }
        Some(Objective::AnyOf { aims: all })
    }

    /// A combatant who must not be lost.
    fn one(&mut self, placed: &[Placed], who: &str, path: &[Step<'_>]) -> Option<CombatantId> {
        let found = self.combatant_named(placed, who, path)?;
        let start = &placed[found].enlisted.start;
        if start.unconscious || start.down {
            let phrase = Phrase::new("protects-the-fallen").with("who", who);
            let problem = self.tree.complain(path, phrase);
            self.problems.push(Problem { severity: Severity::Warning, ..problem });
        }
        Some(CombatantId::at(found))
    }

    /// Combatants who all have to get somewhere.
    fn named(&mut self, placed: &[Placed], who: &MembersFile, path: &[Step<'_>]) -> Option<Vec<CombatantId>> {
        match who {
            MembersFile::Count(_) => None,
            MembersFile::One(who) => Some(vec![self.one(placed, who, path)?]),
            MembersFile::All(names) => {
                if names.is_empty() {
                    self.complain(path, Phrase::new("objective-of-nothing"));
                }
                let found =
                    names.iter().enumerate().map(|(place, who)| self.one(placed, who, &within(path, place)));
                let mut who: Vec<CombatantId> = found.collect::<Vec<_>>().into_iter().flatten().collect();
                who.sort_unstable();
                who.dedup();
                (!who.is_empty()).then_some(who)
            }
        }
    }

    /// An objective must ask for something, and not for more members than the side has: that would lose the battle before it
    /// begins.
    fn check_count(&mut self, placed: &[Placed], side: SideId, objective: &ObjectiveFile, path: &[Step<'_>]) {
        let (count, place) = match objective {
            ObjectiveFile::Survive(count) | ObjectiveFile::Escape(MembersFile::Count(count)) => (*count, 0),
            ObjectiveFile::Reach(_, MembersFile::Count(count))
            | ObjectiveFile::Hold(_, count)
            | ObjectiveFile::ProtectUntil(_, count)
            | ObjectiveFile::Keep(_, count) => (*count, 1),
            _ => return,
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
