//! What a rulebook asks of other files and finds nowhere: numbers that no creature's stat block has, and rules that no page
//! of the codex tells.

use serde::de::DeserializeOwned;

use super::{complain, complain_of_entry};
use crate::battle::{
    Ability, AptitudeSet, Armour, ArmourBlock, Clause, Creature, CreatureBlock, Phrase, Problem, Severity,
    Span, Weapon, WeaponBlock,
};
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::codex::Codex;
use crate::data::reader::read;
use crate::data::tree::Tree;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::check::{CheckRule, ScoreHelp};
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::{DamageRule, SwingsRule};
use crate::rules::choices::exit::{ExitRule, Retreat, WholeTurn};
use crate::rules::choices::harm::HarmRule;
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::choices::manoeuvre::{Command, Frighten, ManoeuvreRule, Treat};
use crate::rules::choices::morale::MoraleRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::stealth::{HidingCheck, StealthRule, Untargetable};

/// What may stand in a stat block: some of its fields, and whether a block states any of them.
struct Stated<B> {
    fields: Vec<&'static str>,
    states: Box<dyn Fn(&B) -> bool>,
}

/// What an axis reads: it means something where either a creature, or what creatures wear, states it.
struct Read {
    axis: Axis,
    of_creatures: Stated<CreatureBlock>,
    of_armours: Option<fn(&ArmourBlock) -> bool>,
}

fn stated<B>(fields: &[&'static str], states: impl Fn(&B) -> bool + 'static) -> Stated<B> {
    Stated { fields: fields.to_vec(), states: Box::new(states) }
}

fn skills() -> Stated<CreatureBlock> {
    stated(&["skills"], |block: &CreatureBlock| block.skills.is_some())
}

fn hit_points() -> Stated<CreatureBlock> {
    stated(&["hp"], |block: &CreatureBlock| block.hp.is_some())
}

fn score(ability: Ability) -> Stated<CreatureBlock> {
    stated(&["scores"], move |block: &CreatureBlock| {
        block.scores.is_some_and(|own| own.of(ability).is_some())
    })
}

/// What helps with a check on a die of six sides: aptitudes, or a score; none where nothing is to help.
fn help(aptitudes: AptitudeSet, by_score: Option<&ScoreHelp>) -> Option<Stated<CreatureBlock>> {
    match (aptitudes.is_empty(), by_score) {
        (true, None) => None,
        (true, Some(by_score)) => Some(score(by_score.0)),
        (false, by_score) => {
            let ability = by_score.map(|by_score| by_score.0);
            Some(stated(&["aptitudes"], move |block: &CreatureBlock| {
                let has_score = |ability| block.scores.is_some_and(|own| own.of(ability).is_some());
                block.aptitudes.is_some() || ability.is_some_and(has_score)
            }))
        }
    }
}

/// Choices whose numbers no creature, armour or weapon states in the stat blocks that they read.
pub fn nothing_to_read(catalogue: &Catalogue, book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let creatures: Vec<Creature> = all(catalogue, Kind::Creature);
    let armours: Vec<Armour> = all(catalogue, Kind::Armour);
    let weapons: Vec<Weapon> = all(catalogue, Kind::Weapon);
    let of_creatures = blocks(creatures.iter().map(|creature| &creature.blocks));
    let of_armours = blocks(armours.iter().map(|armour| &armour.blocks));
    let of_weapons = blocks(weapons.iter().map(|weapon| &weapon.blocks));
    let mut problems = Vec::new();
    for Read { axis, of_creatures: stated, of_armours: worn } in read_of_creatures(book) {
        let is_worn = worn.is_some_and(|worn| is_stated(book, axis, &worn, &of_armours));
        if !is_worn && let Some(phrase) = unstated("nothing-to-read", book, axis, &stated, &of_creatures) {
            problems.push(complain(tree, axis.field(), phrase));
        }
    }
    if let Some(stated) = read_of_weapons(book)
        && let Some(phrase) = unstated("nothing-to-read-of-weapons", book, Axis::Damage, &stated, &of_weapons)
    {
        problems.push(complain(tree, Axis::Damage.field(), phrase));
    }
    let tracks = book.tracks.iter().map(|chosen| help(chosen.take.help, chosen.take.score.as_ref()));
    let manoeuvres = book.manoeuvres.iter().map(|chosen| read_by_manoeuvre(&chosen.take));
    let entries = tracks.enumerate().map(|(number, stated)| (Axis::Tracks, number, stated));
    let entries =
        entries.chain(manoeuvres.enumerate().map(|(number, stated)| (Axis::Manoeuvres, number, stated)));
    for (axis, number, stated) in entries {
        let unread = |stated| unstated("nothing-to-read", book, axis, &stated, &of_creatures);
        if let Some(phrase) = stated.and_then(unread) {
            problems.push(complain_of_entry(tree, axis.field(), number, phrase));
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

/// Whether some block that an axis reads states what it asks for.
fn is_stated<B>(book: &Rulebook, axis: Axis, states: &dyn Fn(&B) -> bool, blocks: &[(&str, &B)]) -> bool {
    let books = book.stats.of(axis).names();
    blocks.iter().any(|(name, block)| books.iter().any(|book| book == name) && states(block))
}

/// What to say of a choice whose numbers no block states.
fn unstated<B>(
    message: &'static str,
    book: &Rulebook,
    axis: Axis,
    Stated { fields, states }: &Stated<B>,
    blocks: &[(&str, &B)],
) -> Option<Phrase> {
    if is_stated(book, axis, states, blocks) {
        return None;
    }
    let phrase = Phrase::new(message).with("axis", axis.field());
    let phrase = phrase.with("books", book.stats.of(axis).names().to_vec());
    Some(phrase.with("fields", fields.iter().map(|field| (*field).to_owned()).collect::<Vec<String>>()))
}

fn read_of_creatures(book: &Rulebook) -> Vec<Read> {
    let mut reads: Vec<Read> = Vec::new();
    let read = |axis, of_creatures| Read { axis, of_creatures, of_armours: None };
    let worn = |axis, of_creatures, worn: fn(&ArmourBlock) -> bool| Read {
        axis,
        of_creatures,
        of_armours: Some(worn),
    };
    match &book.attack.take {
        AttackRule::AgainstDefence(_) => {
            let own = stated(&["aptitudes", "ad"], |block: &CreatureBlock| {
                block.aptitudes.is_some() || block.ad.is_some()
            });
            reads.push(worn(Axis::Attack, own, |block| block.ad.is_some()));
        }
        AttackRule::AgainstDodgeOrArmour(_) => {
            let own = stated(&["skills", "dodge", "armour"], |block: &CreatureBlock| {
                block.skills.is_some() || block.dodge.is_some() || block.armour.is_some()
            });
            reads.push(worn(Axis::Attack, own, |block| block.armour.is_some()));
        }
        AttackRule::TestByProficiency(_) => {
            let own = stated(&["proficiencies", "masteries"], |block: &CreatureBlock| {
                block.proficiencies.is_some() || block.masteries.is_some()
            });
            reads.push(read(Axis::Attack, own));
        }
        AttackRule::AgainstArmourClass(_) => {
            let own = stated(&["ac", "scores", "attack"], |block: &CreatureBlock| {
                block.ac.is_some() || block.scores.is_some() || block.attack.is_some()
            });
            reads.push(worn(Axis::Attack, own, |block| block.ac.is_some()));
        }
        AttackRule::AlwaysLands(_) => {}
    }
    if let CriticalRule::MaximumPastThreshold(_) = &book.critical.take {
        reads.push(read(
            Axis::Critical,
            stated(&["critical"], |block: &CreatureBlock| block.critical.is_some()),
        ));
    }
    match &book.damage.take {
        DamageRule::DicePerSwing(rule) if rule.swings == SwingsRule::ApOverCost => {
            reads.push(read(Axis::Damage, stated(&["ap"], |block: &CreatureBlock| block.ap.is_some())));
        }
        DamageRule::DiceAndAbility(_) => {
            reads.push(read(
                Axis::Damage,
                stated(&["scores"], |block: &CreatureBlock| block.scores.is_some()),
            ));
        }
        _ => {}
    }
    match &book.protection.take {
        ProtectionRule::ReductionByType(_) => {
            let own = stated(&["dr", "overshield"], |block: &CreatureBlock| {
                block.dr.is_some() || block.overshield.is_some()
            });
            reads.push(worn(Axis::Protection, own, |block| block.dr.is_some()));
        }
        ProtectionRule::SubtractArmour(_) => {
            let own = stated(&["armour"], |block: &CreatureBlock| block.armour.is_some());
            reads.push(worn(Axis::Protection, own, |block| block.armour.is_some()));
        }
        ProtectionRule::SecondTest(_) | ProtectionRule::Nothing => {}
    }
    match &book.harm.take {
        HarmRule::InjuryChecks(rule) => {
            reads.extend(help(rule.help, rule.score.as_ref()).map(|own| read(Axis::Harm, own)));
        }
        HarmRule::HitPoints(_) | HarmRule::HitPointsThenInjuries(_) => {
            reads.push(read(Axis::Harm, hit_points()));
        }
        HarmRule::ProtectionThenStrength(rule) => {
            reads.extend([hit_points(), score(rule.save)].map(|own| read(Axis::Harm, own)));
        }
    }
    match &book.initiative.take {
        InitiativeRule::ByScore(rule) => reads.push(read(Axis::Initiative, score(rule.score))),
        InitiativeRule::SaveToActBefore(rule) => reads.push(read(Axis::Initiative, score(rule.ability))),
        _ => {}
    }
    if let MoraleRule::OnOccasions(_) = &book.morale.take {
        let own = stated(&["morale", "hd", "scores"], |block: &CreatureBlock| {
            block.morale.is_some() || block.hd.is_some() || block.scores.is_some()
        });
        reads.push(read(Axis::Morale, own));
    }
    reads.extend(read_to_check(&book.check.take).map(|own| read(Axis::Check, own)));
    reads.extend(read_to_get_away(&book.exit.take).map(|own| read(Axis::Exit, own)));
    match &book.stealth.take {
        StealthRule::RecordedRoll(_) => reads.push(read(Axis::Stealth, skills())),
        StealthRule::UntargetableTillAttack(Untargetable { by: HidingCheck::Ability(rule), .. }) => {
            reads.push(read(Axis::Stealth, score(rule.ability)));
        }
        _ => {}
    }
    reads
}

fn read_to_check(check: &CheckRule) -> Option<Stated<CreatureBlock>> {
    match check {
        CheckRule::D6AtLeast(_) => {
            Some(stated(&["aptitudes"], |block: &CreatureBlock| block.aptitudes.is_some()))
        }
        CheckRule::D20AtLeast(rule) if rule.ability.is_none() => Some(skills()),
        CheckRule::D20AtLeast(_) => Some(stated(&["scores", "skills"], |block: &CreatureBlock| {
            block.scores.is_some() || block.skills.is_some()
        })),
        CheckRule::D20AtMost(_) => Some(stated(&["scores"], |block: &CreatureBlock| block.scores.is_some())),
        CheckRule::Pool(_) => None,
    }
}

fn read_to_get_away(exit: &ExitRule) -> Option<Stated<CreatureBlock>> {
    match exit {
        ExitRule::WholeTurn(rule) if rule.retreat == Retreat::Struck => None,
        ExitRule::WholeTurn(WholeTurn { skill: Some(_), .. }) => Some(skills()),
        ExitRule::WholeTurn(rule) => Some(score(rule.ability.unwrap_or(Ability::Dex))),
        ExitRule::SaveToSafety(rule) => Some(score(rule.ability)),
        ExitRule::WalkOff => None,
    }
}

fn read_by_manoeuvre(rule: &ManoeuvreRule) -> Option<Stated<CreatureBlock>> {
    match rule {
        ManoeuvreRule::Trip(rule) | ManoeuvreRule::Disarm(rule) => help(rule.help, None),
        ManoeuvreRule::TripBySkill(_) | ManoeuvreRule::Grapple(_) => Some(skills()),
        ManoeuvreRule::Daring(rule) => Some(score(rule.save)),
        ManoeuvreRule::Frighten(Frighten { ability, .. })
        | ManoeuvreRule::Command(Command { ability, .. })
        | ManoeuvreRule::Treat(Treat { ability, .. }) => Some(score(*ability)),
        _ => None,
    }
}

/// What a choice for damage reads of weapons.
fn read_of_weapons(book: &Rulebook) -> Option<Stated<WeaponBlock>> {
    match &book.damage.take {
        DamageRule::DicePerSwing(_) | DamageRule::DiceAndAbility(_) => {
            Some(stated(&["damage"], |block: &WeaponBlock| block.damage.is_some()))
        }
        DamageRule::WeaponDie(_) => Some(stated(&["die"], |block: &WeaponBlock| block.die.is_some())),
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
