//! The tempers of combatants: their own, or that of their side, or that of their kind.

use super::{Work, title_of};
use crate::battle::{Creature, MOST_WEIGHT, Phrase, Problem, Source, Temper, Term};
use crate::data::authored::CombatantFile;
use crate::data::catalogue::{Catalogue, Kind, unknown};
use crate::data::nearest::nearest;
use crate::data::reader::{Read, read};
use crate::data::tree::{Step, Tree};

impl Work<'_> {
    /// Looks up all tempers that sides and combatants name. So what is wrong with them is told even where a combatant is of no known
    /// kind, or a side has nobody.
    pub(super) fn check_tempers(&mut self) {
        let file = self.file;
        let of_sides = file.sides.iter().map(|(name, side)| ("sides", name, side.temper.as_deref()));
        let of_some = file.combatants.iter().map(|(key, one)| ("combatants", key, one.temper.as_deref()));
        for (list, name, temper) in of_sides.chain(of_some) {
            if let Some(temper) = temper {
                self.temper_named(temper, &[Step::Field(list), Step::Key(name), Step::Field("temper")]);
            }
        }
    }

    /// The temper of a combatant of a kind.
    pub(super) fn temper(&mut self, combatant: &CombatantFile, kind: &Creature, path: &[Step<'_>]) -> Temper {
        let file = self.file;
        let side = combatant.side.as_str();
        let of_side = file.sides.get(side).and_then(|side| side.temper.as_deref());
        let temper = if let Some(own) = &combatant.temper {
            self.temper_named(own, &[path, &[Step::Field("temper")]].concat())
        } else if let Some(name) = of_side {
            self.temper_named(name, &[Step::Field("sides"), Step::Key(side), Step::Field("temper")])
        } else {
            kind.temper.as_ref().and_then(|name| self.temper_named(name, path))
        };
        temper.unwrap_or_default()
    }

    /// A temper by its name. What is wrong with it is told where it is named first.
    pub(super) fn temper_named(&mut self, name: &str, path: &[Step<'_>]) -> Option<Temper> {
        if let Some((_, known)) = self.tempers.iter().find(|(known, _)| known == name) {
            return known.clone();
        }
        let temper = match self.catalogue.source(Kind::Temper, name) {
            Some(source) => {
                let file = read::<Temper>(source);
                let Choices { tempers, sources, faults } = choices(self.catalogue, &file);
                self.problems.extend(faults);
                self.sources.extend(sources);
                self.take_entry(file).map(|temper| titled(name, Temper { choices: tempers, ..temper }))
            }
            None => {
                let suggestion = nearest(name, self.catalogue.names(Kind::Temper)).map(str::to_owned);
                self.complain_of_name(path, unknown(Kind::Temper.phrase(), name), suggestion);
                None
            }
        };
        self.tempers.push((name.to_owned(), temper.clone()));
        temper
    }
}

/// A temper of a catalogue, if it has no mistakes.
pub fn temper_of(catalogue: &Catalogue, name: &str) -> Option<Result<Temper, Vec<Problem>>> {
    let file = read::<Temper>(catalogue.source(Kind::Temper, name)?);
    let Choices { tempers, faults, .. } = choices(catalogue, &file);
    Some(match file.value {
        Some(temper) if faults.is_empty() => Ok(titled(name, Temper { choices: tempers, ..temper })),
        _ => Err([file.problems, faults].concat()),
    })
}

/// Every problem with the file of a temper.
pub fn check_temper(catalogue: &Catalogue, source: &Source) -> Vec<Problem> {
    let file = read::<Temper>(source);
    let Choices { faults, .. } = choices(catalogue, &file);
    file.joined_with(faults)
}

/// The tempers of which each combatant draws one.
#[derive(Default)]
struct Choices {
    tempers: Vec<Temper>,
    /// Their files.
    sources: Vec<Source>,
    /// What is wrong with them, and with the temper that names them.
    faults: Vec<Problem>,
}

/// The tempers that a temper names to draw one of them.
fn choices(catalogue: &Catalogue, file: &Read<Temper>) -> Choices {
    let Some(temper) = file.any() else { return Choices::default() };
    let mut choices = Choices { faults: too_heavy(&file.tree, temper), ..Choices::default() };
    for (number, name) in temper.one_of.iter().enumerate() {
        let complain = |phrase| file.tree.complain(&[Step::Field("one_of"), Step::Index(number)], phrase);
        let Some(source) = catalogue.source(Kind::Temper, name) else {
            let meant = nearest(name, catalogue.names(Kind::Temper));
            choices.faults.push(complain(unknown(Kind::Temper.phrase(), name)).suggest(meant));
            continue;
        };
        let choice = read::<Temper>(source);
        choices.sources.push(source.clone());
        choices.faults.extend(choice.problems.iter().cloned());
        let Some(one) = choice.any() else { continue };
        choices.faults.extend(too_heavy(&choice.tree, one));
        if !one.one_of.is_empty() {
            choices.faults.push(complain(Phrase::new("temper-of-several").with("found", name.as_str())));
        }
        choices.tempers.push(titled(name, one.clone()));
    }
    choices
}

/// Terms that count for more than they may.
fn too_heavy(tree: &Tree, temper: &Temper) -> Vec<Problem> {
    let too_heavy = Term::ALL.into_iter().filter(|term| temper.weight(*term) > MOST_WEIGHT);
    let complain = |term: Term| {
        let phrase = Phrase::new("temper-too-heavy").with("found", usize::from(temper.weight(term)));
        tree.complain(&[Step::Field(term.word())], phrase.with("limit", usize::from(MOST_WEIGHT)))
    };
    too_heavy.map(complain).collect()
}

/// A temper with a name for people.
fn titled(id: &str, temper: Temper) -> Temper {
    let name = if temper.name.is_empty() { title_of(id).to_lowercase() } else { temper.name.clone() };
    Temper { name, ..temper }
}
