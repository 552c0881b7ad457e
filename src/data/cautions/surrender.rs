//! Objectives that a single surrender would lose: a combatant who surrenders is lost to their side, and some objectives ask
//! for every member of a side, or name one.

use crate::battle::{Objective, Phrase, Problem, SideId};
use crate::data::tree::{Step, Tree};
use crate::rules::book::muster::Muster;

/// A warning for each objective that asks for all members of its side, or for those whom it names, where the morale of some of
/// them may fail.
pub fn lost_by_surrender(muster: &Muster, tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    if !muster.has_morale_checks() {
        return problems;
    }
    for (side, entry) in muster.scenario.side_ids().zip(&muster.scenario.sides) {
        for (number, objective) in entry.objectives.iter().enumerate() {
            let (message, asked) = match objective {
                Objective::Reach { count, .. } | Objective::Escape { count } => {
                    let members = || muster.sheets.iter().filter(|sheet| sheet.side == side);
                    // A side of one loses by a surrender in any case, whatever its objective.
                    if usize::from(*count) != members().count() || *count < 2 {
                        continue;
                    }
                    ("lost-by-surrender", members().collect::<Vec<_>>())
                }
                Objective::Beat { .. } => continue,
                objective => {
                    let named = objective.named().iter().map(|who| muster.sheet(*who));
                    ("lost-by-surrender-of-named", named.collect())
                }
            };
            let may_surrender = asked.into_iter().filter(|sheet| muster.can_check_morale_unasked(sheet));
            let names: Vec<String> = may_surrender.map(|sheet| sheet.key.clone()).collect();
            if !names.is_empty() {
                problems.push(caution(muster, tree, message, (side, number), names));
            }
        }
    }
    problems
}

fn caution(
    muster: &Muster,
    tree: &Tree,
    message: &'static str,
    (side, number): (SideId, usize),
    names: Vec<String>,
) -> Problem {
    let id = muster.scenario.sides[side.index()].id.as_str();
    let path = [Step::Field("sides"), Step::Key(id), Step::Field("objectives"), Step::Index(number)];
    let phrase = Phrase::new(message).with("book", muster.book.name.as_str());
    let phrase = phrase.with("side", id).with("count", names.len()).with("names", names);
    Problem::warning(phrase).at(&tree.source, tree.place(&path))
}
