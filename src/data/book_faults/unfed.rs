//! What a rulebook asks of other files and finds nowhere: numbers that no creature's stat block has, and rules that no page
//! of the codex tells.

use super::complain;
use crate::battle::{Clause, Creature, CreatureBlock, Phrase, Problem, Severity, Span};
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::codex::Codex;
use crate::data::reader::read;
use crate::data::tree::Tree;
use crate::rules::axes::attack::AttackRule;
use crate::rules::axes::critical::CriticalRule;
use crate::rules::axes::harm::HarmRule;
use crate::rules::axes::initiative::InitiativeRule;
use crate::rules::axes::morale::MoraleRule;
use crate::rules::axes::protection::ProtectionRule;
use crate::rules::book::rulebook::{Axis, Rulebook};

/// What a choice reads of creatures, of which one must be there for it to mean anything.
type Read = (Axis, &'static [&'static str], fn(&CreatureBlock) -> bool);

/// Choices whose numbers no creature states in the stat blocks that they read.
pub fn nothing_to_read(catalogue: &Catalogue, book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let creatures: Vec<Creature> = catalogue
        .names(Kind::Creature)
        .filter_map(|name| read::<Creature>(catalogue.source(Kind::Creature, name)?).value)
        .collect();
    let mut problems = Vec::new();
    for (axis, fields, states) in reads(book) {
        let books = book.stats.of(axis).names();
        let mut blocks = creatures.iter().flat_map(|creature| &creature.blocks);
        if !blocks.any(|(name, block)| books.contains(name) && states(block)) {
            let phrase =
                Phrase::new("nothing-to-read").with("axis", axis.field()).with("fields", names_of(fields));
            let problem = complain(tree, axis.field(), phrase.with("books", books.to_vec()));
            problems.push(Problem { severity: Severity::Warning, ..problem });
        }
    }
    problems
}

fn names_of(fields: &[&str]) -> Vec<String> {
    fields.iter().map(|field| (*field).to_owned()).collect()
}

fn reads(book: &Rulebook) -> Vec<Read> {
    let mut reads: Vec<Read> = Vec::new();
    reads.push(match &book.attack.take {
        AttackRule::AgainstDefence(_) => {
            (Axis::Attack, &["aptitudes", "ad"], |block| block.aptitudes.is_some() || block.ad.is_some())
        }
        AttackRule::AgainstDodgeOrArmour(_) => (Axis::Attack, &["skills", "dodge", "armour"], |block| {
            block.skills.is_some() || block.dodge.is_some() || block.armour.is_some()
        }),
        AttackRule::TestByProficiency(_) => (Axis::Attack, &["proficiencies", "masteries"], |block| {
            block.proficiencies.is_some() || block.masteries.is_some()
        }),
        AttackRule::AgainstArmourClass(_) => (Axis::Attack, &["ac", "scores", "attack"], |block| {
            block.ac.is_some() || block.scores.is_some() || block.attack.is_some()
        }),
        AttackRule::AlwaysLands(_) => (Axis::Attack, &[], |_| true),
    });
    if let CriticalRule::MaximumPastThreshold(_) = &book.critical.take {
        reads.push((Axis::Critical, &["critical"], |block| block.critical.is_some()));
    }
    match &book.protection.take {
        ProtectionRule::ReductionByType(_) => {
            reads.push((Axis::Protection, &["dr", "overshield"], |block| {
                block.dr.is_some() || block.overshield.is_some()
            }))
        }
        ProtectionRule::SubtractArmour(_) => {
            reads.push((Axis::Protection, &["armour"], |block| block.armour.is_some()));
        }
        ProtectionRule::SecondTest(_) | ProtectionRule::Nothing => {}
    }
    reads.push(match &book.harm.take {
        HarmRule::InjuryChecks(_) => (Axis::Harm, &["aptitudes", "scores"], |block| {
            block.aptitudes.is_some() || block.scores.is_some()
        }),
        HarmRule::HitPoints(_) | HarmRule::ProtectionThenStrength(_) | HarmRule::HitPointsThenInjuries(_) => {
            (Axis::Harm, &["hp"], |block| block.hp.is_some())
        }
    });
    if let InitiativeRule::ByScore(_) | InitiativeRule::SaveToActBefore(_) = &book.initiative.take {
        reads.push((Axis::Initiative, &["scores"], |block| block.scores.is_some()));
    }
    if let MoraleRule::OnOccasions(_) = &book.morale.take {
        reads.push((Axis::Morale, &["morale", "hd", "scores"], |block| {
            block.morale.is_some() || block.hd.is_some() || block.scores.is_some()
        }));
    }
    reads
}

/// Rules that the file itself cites and that no page of the codex tells: one warning for all of them.
pub fn uncited_pages(catalogue: &Catalogue, book: &Rulebook, tree: &Tree) -> Option<Problem> {
    let (codex, _) = Codex::read(catalogue);
    let mut missing: Vec<(Span, &str)> = Vec::new();
    for (clause, id) in book.citations().flatten().filter(|(_, id)| codex.find(id).is_none()) {
        let is_clause = Clause::ALL.iter().any(|known| known.name() == clause);
        if let Some(place) = place_of_citation(tree, clause, id).filter(|_| is_clause) {
            missing.push((place, id));
        }
    }
    missing.sort_by_key(|(place, _)| place.start);
    let (place, first) = *missing.first()?;
    let mut ids: Vec<String> = Vec::new();
    for (_, id) in missing {
        if !ids.iter().any(|known| known == id) {
            ids.push(id.to_owned());
        }
    }
    let phrase = Phrase::new("rule-without-page").with("id", first).with("ids", ids);
    Some(Problem::warning(phrase).at(&tree.source, place))
}

/// Where a file cites a rule for a clause. Keys of maps have no path of their own here: the text itself is searched.
fn place_of_citation(tree: &Tree, clause: &str, id: &str) -> Option<Span> {
    let text = tree.source.text();
    let (key, value) = (format!("\"{clause}\""), format!("\"{id}\""));
    text.match_indices(&key).find_map(|(at, _)| {
        let after = at + key.len();
        let gap = text[after..].find(&value)?;
        let is_own = text[after..after + gap].chars().all(|letter| letter.is_whitespace() || letter == ':');
        is_own.then(|| Span::new(after + gap, after + gap + value.len()))
    })
}
