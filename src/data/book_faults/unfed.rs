//! What a rulebook asks of other files and finds nowhere: numbers that no creature's stat block has, and rules that no page
//! of the codex tells.

use serde::de::DeserializeOwned;

use super::{complain, complain_of_entry};
use crate::battle::{Clause, Creature, CreatureBlock, Phrase, Problem, Severity, Span, Weapon, WeaponBlock};
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::codex::Codex;
use crate::data::reader::read;
use crate::data::tree::Tree;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::check::CheckRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::DamageRule;
use crate::rules::choices::exit::ExitRule;
use crate::rules::choices::harm::HarmRule;
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::choices::morale::MoraleRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::stealth::{HidingCheck, StealthRule, Untargetable};

/// What may stand in a stat block: some of its fields, and whether a block states any of them.
type Stated<B> = (&'static [&'static str], fn(&B) -> bool);

const APTITUDES: Stated<CreatureBlock> = (&["aptitudes"], |block| block.aptitudes.is_some());
const SKILLS: Stated<CreatureBlock> = (&["skills"], |block| block.skills.is_some());
const SCORES: Stated<CreatureBlock> = (&["scores"], |block| block.scores.is_some());
const HIT_POINTS: Stated<CreatureBlock> = (&["hp"], |block| block.hp.is_some());

/// Choices whose numbers no creature and no weapon states in the stat blocks that they read.
pub fn nothing_to_read(catalogue: &Catalogue, book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let creatures: Vec<Creature> = all(catalogue, Kind::Creature);
    let weapons: Vec<Weapon> = all(catalogue, Kind::Weapon);
    let of_creatures = blocks(creatures.iter().map(|creature| &creature.blocks));
    let of_weapons = blocks(weapons.iter().map(|weapon| &weapon.blocks));
    let mut problems = Vec::new();
    for (axis, stated) in read_of_creatures(book) {
        if let Some(phrase) = unstated("nothing-to-read", book, axis, stated, &of_creatures) {
            problems.push(complain(tree, axis.field(), phrase));
        }
    }
    if let Some(stated) = read_of_weapons(book)
        && let Some(phrase) = unstated("nothing-to-read-of-weapons", book, Axis::Damage, stated, &of_weapons)
    {
        problems.push(complain(tree, Axis::Damage.field(), phrase));
    }
    for (number, chosen) in book.manoeuvres.iter().enumerate() {
        let stated = read_by_manoeuvre(&chosen.take);
        let unread = |stated| unstated("nothing-to-read", book, Axis::Manoeuvres, stated, &of_creatures);
        if let Some(phrase) = stated.and_then(unread) {
            problems.push(complain_of_entry(tree, "manoeuvres", number, phrase));
        }
    }
    problems.into_iter().map(|problem| Problem { severity: Severity::Warning, ..problem }).collect()
}

/// Every file of a kind that can be read.
fn all<T: DeserializeOwned>(catalogue: &Catalogue, kind: Kind) -> Vec<T> {
    catalogue.names(kind).filter_map(|name| read(catalogue.source(kind, name)?).value).collect()
}

/// All stat blocks, by the books that they are for.
fn blocks<'a, B>(lists: impl Iterator<Item = &'a Vec<(String, B)>>) -> Vec<(&'a str, &'a B)> {
    lists.flatten().map(|(book, block)| (book.as_str(), block)).collect()
}

/// What to say of a choice whose numbers no block states.
fn unstated<B>(
    message: &'static str,
    book: &Rulebook,
    axis: Axis,
    (fields, states): Stated<B>,
    blocks: &[(&str, &B)],
) -> Option<Phrase> {
    let books = book.stats.of(axis).names();
    let is_read = |name: &str| books.iter().any(|book| book == name);
    if blocks.iter().any(|(name, block)| is_read(name) && states(block)) {
        return None;
    }
    let phrase = Phrase::new(message).with("axis", axis.field()).with("books", books.to_vec());
    let fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
    Some(phrase.with("fields", fields))
}

fn read_of_creatures(book: &Rulebook) -> Vec<(Axis, Stated<CreatureBlock>)> {
    let mut reads: Vec<(Axis, Stated<CreatureBlock>)> = Vec::new();
    match &book.attack.take {
        AttackRule::AgainstDefence(_) => reads.push((
            Axis::Attack,
            (&["aptitudes", "ad"], |block| block.aptitudes.is_some() || block.ad.is_some()),
        )),
        AttackRule::AgainstDodgeOrArmour(_) => reads.push((
            Axis::Attack,
            (&["skills", "dodge", "armour"], |block| {
                block.skills.is_some() || block.dodge.is_some() || block.armour.is_some()
            }),
        )),
        AttackRule::TestByProficiency(_) => reads.push((
            Axis::Attack,
            (&["proficiencies", "masteries"], |block| {
                block.proficiencies.is_some() || block.masteries.is_some()
            }),
        )),
        AttackRule::AgainstArmourClass(_) => reads.push((
            Axis::Attack,
            (&["ac", "scores", "attack"], |block| {
                block.ac.is_some() || block.scores.is_some() || block.attack.is_some()
            }),
        )),
        AttackRule::AlwaysLands(_) => {}
    }
    if let CriticalRule::MaximumPastThreshold(_) = &book.critical.take {
        reads.push((Axis::Critical, (&["critical"], |block| block.critical.is_some())));
    }
    match &book.damage.take {
        DamageRule::DicePerSwing(_) => reads.push((Axis::Damage, (&["ap"], |block| block.ap.is_some()))),
        DamageRule::DiceAndAbility(_) => reads.push((Axis::Damage, SCORES)),
        DamageRule::Nothing | DamageRule::FixedByClass(_) | DamageRule::WeaponDie(_) => {}
    }
    match &book.protection.take {
        ProtectionRule::ReductionByType(_) => reads.push((
            Axis::Protection,
            (&["dr", "overshield"], |block| block.dr.is_some() || block.overshield.is_some()),
        )),
        ProtectionRule::SubtractArmour(_) => {
            reads.push((Axis::Protection, (&["armour"], |block| block.armour.is_some())));
        }
        ProtectionRule::SecondTest(_) | ProtectionRule::Nothing => {}
    }
    reads.push(match &book.harm.take {
        HarmRule::InjuryChecks(_) => (
            Axis::Harm,
            (&["aptitudes", "scores"], |block| block.aptitudes.is_some() || block.scores.is_some()),
        ),
        HarmRule::HitPoints(_) | HarmRule::ProtectionThenStrength(_) | HarmRule::HitPointsThenInjuries(_) => {
            (Axis::Harm, HIT_POINTS)
        }
    });
    if let InitiativeRule::ByScore(_) | InitiativeRule::SaveToActBefore(_) = &book.initiative.take {
        reads.push((Axis::Initiative, SCORES));
    }
    if let MoraleRule::OnOccasions(_) = &book.morale.take {
        reads.push((
            Axis::Morale,
            (&["morale", "hd", "scores"], |block| {
                block.morale.is_some() || block.hd.is_some() || block.scores.is_some()
            }),
        ));
    }
    reads.extend(read_to_check(&book.check.take).map(|stated| (Axis::Check, stated)));
    reads.extend(read_to_get_away(&book.exit.take).map(|stated| (Axis::Exit, stated)));
    match &book.stealth.take {
        StealthRule::RecordedRoll(_) => reads.push((Axis::Stealth, SKILLS)),
        StealthRule::UntargetableTillAttack(Untargetable { by: HidingCheck::Ability(_), .. }) => {
            reads.push((Axis::Stealth, SCORES));
        }
        _ => {}
    }
    reads
}

fn read_to_check(check: &CheckRule) -> Option<Stated<CreatureBlock>> {
    match check {
        CheckRule::D6AtLeast(_) => Some(APTITUDES),
        CheckRule::D20AtLeast(rule) if rule.ability.is_none() => Some(SKILLS),
        CheckRule::D20AtLeast(_) => {
            Some((&["scores", "skills"], |block| block.scores.is_some() || block.skills.is_some()))
        }
        CheckRule::D20AtMost(_) => Some(SCORES),
        CheckRule::Pool(_) => None,
    }
}

fn read_to_get_away(exit: &ExitRule) -> Option<Stated<CreatureBlock>> {
    match exit {
        ExitRule::WholeTurn(rule) => Some(if rule.skill.is_some() { SKILLS } else { SCORES }),
        ExitRule::SaveToSafety(_) => Some(SCORES),
        _ => None,
    }
}

fn read_by_manoeuvre(rule: &ManoeuvreRule) -> Option<Stated<CreatureBlock>> {
    match rule {
        ManoeuvreRule::Trip(_) | ManoeuvreRule::Disarm(_) => Some(APTITUDES),
        ManoeuvreRule::TripBySkill(_) | ManoeuvreRule::Grapple(_) => Some(SKILLS),
        ManoeuvreRule::Daring(_) => Some(SCORES),
        _ => None,
    }
}

/// What a choice for damage reads of weapons.
fn read_of_weapons(book: &Rulebook) -> Option<Stated<WeaponBlock>> {
    match &book.damage.take {
        DamageRule::DicePerSwing(_) | DamageRule::DiceAndAbility(_) => {
            Some((&["damage"], |block| block.damage.is_some()))
        }
        DamageRule::WeaponDie(_) => Some((&["die"], |block| block.die.is_some())),
        DamageRule::Nothing | DamageRule::FixedByClass(_) => None,
    }
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
