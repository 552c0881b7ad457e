//! Checks the page about rulebooks: the section of each axis and of each list shows every variant, and explains every
//! field and every word in it.

use affray::battle::{Arg, Problem, Source};
use affray::data::catalogue::Catalogue;
use affray::data::reader::field_names;
use affray::data::tree::{Node, Value, parse};
use affray::rules::book::rulebook::Rulebook;

use super::{RULEBOOKS, examples, problems_of, prose, said};

/// The fields of a rulebook that are neither axes nor lists.
const OTHERS: [&str; 6] = ["name", "notes", "promise", "differs", "stats", "diagonal"];
const LISTS: [&str; 5] = ["manoeuvres", "reactions", "tracks", "penalties", "position"];
/// Parts with fields only, and no variants.
const PLAIN: [&str; 3] = ["time", "tracks", "penalties"];

/// Fields and words inside the choices, each written with a name that does not exist.
const WITHIN: [(&str, &str); 50] = [
    ("check", "D20AtLeast(dc: 1, ability: (nosuch: 1))"),
    ("check", "D20AtLeast(dc: 1, ability: (exhausted: (nosuch: 1)))"),
    ("check", "D20AtLeast(dc: 1, ability: (corruption: (nosuch: 1)))"),
    ("check", "Pool(difficulty: (nosuch: 1))"),
    ("initiative", "Rolled(dice: (1, 6), traits: (nosuch: 1))"),
    ("initiative", "ByScore(score: Dex, ties: Nosuch)"),
    ("initiative", "SaveToActBefore(rolled: Nosuch)"),
    ("initiative", "SaveToActBefore(later: Nosuch)"),
    ("budget", "FullSwiftFree(swift_deeds: [Nosuch])"),
    ("budget", "FullSwiftFree(armour: (nosuch: 1))"),
    ("budget", "FullSwiftFree(armour: (light: Nosuch))"),
    ("budget", "EngagedOrFree(engaged: [Nosuch])"),
    ("budget", "ActiveMoveQuick(active_buys: [Nosuch])"),
    ("movement", "Paced(prone: Nosuch)"),
    ("movement", "Paced(several_causes: Nosuch)"),
    ("movement", "PacedUnderLoad(load: (nosuch: 1))"),
    ("attack", "AgainstDodgeOrArmour(unproficient: (nosuch: 1))"),
    ("attack", "AgainstDodgeOrArmour(unproficient: (of_a_bonus: Nosuch))"),
    ("attack", "AgainstDodgeOrArmour(ties: Nosuch)"),
    ("attack", "AgainstDodgeOrArmour(mishap: (nosuch: 1))"),
    ("attack", "AgainstDodgeOrArmour(mishap: (held: Nosuch))"),
    ("attack", "AgainstDodgeOrArmour(mishap: (natural: Nosuch))"),
    ("attack", "AgainstDodgeOrArmour(mishap: (spell: Nosuch))"),
    ("attack", "TestByProficiency(untrained_unarmed: (nosuch: 1))"),
    ("attack", "TestByProficiency(untrained_unarmed: (evades_weapons: (nosuch: 1)))"),
    ("critical", "MaximumPastThreshold(counted: Nosuch)"),
    ("critical", "ExtraOnSum(lowered: (nosuch: 1))"),
    ("damage", "DicePerSwing(swings: Nosuch)"),
    ("damage", "DicePerSwing(a_miss_costs: Nosuch)"),
    ("damage", "DicePerSwing(constant: Nosuch)"),
    ("damage", "WeaponDie(several_attackers: Nosuch)"),
    ("damage", "WeaponDie(two_weapons: Nosuch)"),
    ("protection", "ReductionByType(dr: Nosuch)"),
    ("protection", "SecondTest(light: (nosuch: 1))"),
    ("harm", "HitPoints(spared_at_full: Nosuch)"),
    ("harm", "ProtectionThenStrength(emptied: { Str: Nosuch })"),
    ("at_zero", "DeadOrMaimed(Nosuch)"),
    ("at_zero", "CriticalDamage(others: Nosuch)"),
    ("last_chances", "TestsOfOnesOwn(dice: (nosuch: 1))"),
    ("last_chances", "TestsOfOnesOwn(helper: Nosuch)"),
    ("aftermath", "InjuryTable(when: Nosuch)"),
    ("aftermath", "InjuryTable(rows: [(nosuch: 1)])"),
    ("aftermath", "InjuryTable(rows: [(from: 1, to: 1, brings: Nosuch)])"),
    ("morale", "OnOccasions(occasions: [Nosuch])"),
    ("morale", "OnOccasions(failed: Nosuch)"),
    ("light", "FourLevels(sources: [(nosuch: 1)])"),
    ("light", "FourLevels(dim: (favours: [Nosuch]))"),
    ("stealth", "UntargetableTillAttack(by: Nosuch)"),
    ("tracks", "(on: [Nosuch])"),
    ("tracks", "(collapse: Nosuch)"),
];

/// The variant of an entry of a rulebook, or those of its list.
fn variants(entry: &Node) -> Vec<String> {
    match &entry.value {
        Value::List(entries) => entries.iter().flat_map(variants).collect(),
        Value::Struct(_, fields) => {
            let take = fields.iter().find(|field| field.word.text == "take");
            let word = take.and_then(|take| match &take.node.value {
                Value::Struct(word, _) | Value::Tuple(word, _) => word.as_ref().map(|word| word.text.clone()),
                Value::Word(word) => Some(word.clone()),
                _ => None,
            });
            word.into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The section of an axis or a list, up to the next one.
fn section(part: &str) -> &'static str {
    let heading = format!("\n### `{part}`\n");
    let (_, after) = RULEBOOKS.split_once(&heading).unwrap_or_else(|| panic!("{part} has a section"));
    let ends = ["\n### ", "\n## "].into_iter().filter_map(|next| after.find(next));
    &after[..ends.min().unwrap_or(after.len())]
}

fn parts() -> impl Iterator<Item = &'static str> {
    field_names::<Rulebook>().iter().copied().filter(|name| !OTHERS.contains(name))
}

/// The problems of a rulebook with this choice or entry.
fn problems_with(part: &str, take: &str) -> Vec<Problem> {
    let choice = if LISTS.contains(&part) { format!("[(take: {take})]") } else { format!("(take: {take})") };
    problems_of(&Catalogue::bundled(), "within a rulebook", &format!("{part}: {choice},"))
}

/// The names that the game expects in place of `nosuch`.
fn expected(key: &str, part: &str, take: &str) -> Vec<String> {
    let found = problems_with(part, take);
    let unknown = found.iter().filter(|problem| problem.key() == key);
    let names = unknown.filter_map(|problem| match problem.phrase.arg("expected") {
        Some(Arg::Names(names)) => Some(names.clone()),
        _ => None,
    });
    names.flatten().collect()
}

/// The variants of an axis or a list.
fn variants_of(part: &str) -> Vec<String> {
    let known = expected("unknown-choice", part, "Nosuch(1)");
    assert_eq!(known.is_empty(), PLAIN.contains(&part), "{part}: {known:?}");
    known
}

/// Whether a section mentions a name outside its examples.
fn explains(section: &str, name: &str) -> bool {
    let text = prose(section);
    [format!("`{name}`"), format!("`{name}("), format!("`{name}:")].iter().any(|form| text.contains(form))
}

#[test]
fn every_axis_and_every_list_has_a_section_and_a_line_in_the_tables_at_the_top() {
    let (top, _) = RULEBOOKS.split_once("\n## The axes\n").expect("the axes have sections");
    for part in parts() {
        let line = top.lines().find(|line| line.starts_with(&format!("| [`{part}`](#{part}) |")));
        let line = line.unwrap_or_else(|| panic!("{part} has a line"));
        for variant in variants_of(part) {
            assert!(line.contains(&format!("`{variant}`")), "{variant} stands in the line of {part}");
        }
        assert!(!section(part).is_empty());
    }
}

#[test]
fn every_variant_is_explained_and_written_out_in_the_section_of_its_axis() {
    for part in parts() {
        let mut written: Vec<String> = Vec::new();
        for (first, text) in examples(section(part)) {
            let parsed = parse(&Source::new(first, format!("(\n{text}\n)")));
            let Value::Struct(_, fields) = &parsed.tree.root.value else { panic!("{text} has fields") };
            let own = fields.iter().filter(|field| field.word.text == part);
            written.extend(own.flat_map(|field| variants(&field.node)));
            assert!(fields.iter().any(|field| field.word.text == part), "{text} is about {part}");
        }
        for variant in variants_of(part) {
            assert!(written.contains(&variant), "{part}: {variant} is not written out");
            assert!(explains(section(part), &variant), "{part}: {variant} is not explained");
        }
        assert!(!examples(section(part)).is_empty(), "{part} has an example");
    }
}

#[test]
fn every_field_is_explained_in_the_section_of_its_axis() {
    let mut count = 0;
    for part in parts() {
        let own = if PLAIN.contains(&part) { vec![String::new()] } else { variants_of(part) };
        for field in
            own.iter().flat_map(|take| expected("unknown-field", part, &format!("{take}(nosuch: 1)")))
        {
            assert!(explains(section(part), &field), "{part}: {field} is not explained");
            count += 1;
        }
    }
    assert!(count > 150, "{count}");
}

#[test]
fn every_word_within_a_choice_is_explained_in_the_section_of_its_axis() {
    for (part, take) in WITHIN {
        let keys = ["unknown-field", "unknown-choice"];
        let names: Vec<String> = keys.into_iter().flat_map(|key| expected(key, part, take)).collect();
        assert!(!names.is_empty(), "{take}: {:#?}", said(&problems_with(part, take)));
        for name in names {
            assert!(explains(section(part), &name), "{part}: {name} of {take} is not explained");
        }
    }
}
