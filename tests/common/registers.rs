//! Who names what is to be named in a few files alone: deeds and conditions in their register and in their own files, variants
//! of a choice where it is made and where it is carried out.

use std::collections::{BTreeMap, BTreeSet};

use super::{files_below, text_of, without_tests};

/// A file or folder, what it names, and why.
pub type Named = (&'static str, &'static [&'static str], &'static str);

/// The files and folders that may name deeds outside the register and the deeds' own files: which deeds, and why.
pub const NAME_DEEDS: &[Named] = &[
    ("src/battle/order_text/deeds.rs", &["Attack", "Cast"], "an attack on a square is read as a casting"),
    ("src/rules/axes/tempo.rs", &["Declare", "End"], "a round is declared, and the declaration ends"),
    ("src/rules/questions/options.rs", &["Move"], "walks are options by their squares"),
    (
        "src/engine/battle.rs",
        &["Declare", "End"],
        "a round that is declared at once is declared deed by deed",
    ),
    ("src/engine/intents.rs", &["End"], "whoever ends has declared"),
    ("src/rules/reactions/behaviour.rs", &["Attack"], "some reactions are blows"),
    ("src/engine/flight.rs", &["Leave"], "those who flee leave"),
    ("src/engine/settling.rs", &["Stabilise"], "allies see to the dying after the fight"),
    ("src/engine/stack.rs", &["Attack"], "what holds for an attack holds for all of its swings"),
    ("src/tell/order.rs", &["Attack", "Declare", "Ready"], "their sentences are put together of several"),
    ("src/cards/claim/deed.rs", &["Attack", "Speak", "Try"], "a card may ask for what is no option"),
    ("src/cards/run.rs", &["Declare"], "a card says whose round is declared"),
    (
        "src/rules/questions/foresight.rs",
        &["Attack", "Disengage"],
        "a careful step provokes nothing, whatever stands beside its way; the swings of an attack may have several targets",
    ),
    (
        "src/cli/referee/options.rs",
        &["Attack", "Declare", "Try"],
        "programs are told of what has too many forms to be listed: swings, whole rounds, checks against others",
    ),
    ("src/cli/referee/mod.rs", &["End"], "the turns of a program that has stopped end"),
    ("src/cli/whys.rs", &["End"], "why a turn ends is told beside why something was done in it"),
    ("src/cli/odds.rs", &["Attack"], "the odds that are asked for are those of an attack"),
    (
        "src/brain",
        &[],
        "opponents know attacks, moves, spells and errands; they choose other deeds by what they gain",
    ),
    ("src/view/tools/mod.rs", &["Attack", "End"], "the end of the turn has a button of its own"),
    (
        "src/rules/questions/danger.rs",
        &["Switch"],
        "a weapon is a danger only if there is time to change to it and attack",
    ),
    ("src/rules/questions/threats.rs", &["Attack"], "a threat is the best attack"),
    (
        "src/view/tools/approach.rs",
        &["Attack", "Move"],
        "a click on an enemy out of reach walks up to them and attacks",
    ),
    (
        "src/view/tools/pointing.rs",
        &["Move", "Open"],
        "a click on a free square walks, one on a door opens it",
    ),
    ("src/view/focus.rs", &["Attack", "Move"], "swings are shared out, and squares to go by are picked"),
    ("src/view/hud/aim.rs", &["Attack"], "swings can be shared out"),
    ("src/view/reasons.rs", &["End"], "that a turn ends says less than what was done in it"),
    ("src/view/overlays.rs", &["Move"], "the squares that a walk goes by are drawn"),
    ("src/app/wishes.rs", &["Move"], "keys and Shift-clicks pick the squares that a walk goes by"),
    ("src/app/wishes/turn.rs", &["Attack", "End"], "keys share out swings and end the turn"),
    ("src/app/opponents.rs", &["End"], "whoever has nothing to decide is done"),
];

/// The files that may name conditions outside the register and the conditions' own files: which conditions, and why.
/// Rules name the conditions that they cause; no other code needs to tell conditions apart.
pub const NAME_CONDITIONS: &[Named] = &[
    ("src/rules/axes/aftermath.rs", &["Weakened"], "a row of the injury table weakens"),
    ("src/rules/axes/attack/dodge_or_armour.rs", &["OffBalance"], "a blow that goes wrong unbalances"),
    ("src/rules/axes/hardship.rs", &["Corrupted", "Exhausted"], "corruption goes on, and exhausts"),
    ("src/rules/axes/harm/at_zero.rs", &["Maiming"], "who is felled may be maimed"),
    ("src/rules/axes/track.rs", &["Trauma"], "what cannot be endured leaves a trauma"),
    ("src/rules/deeds/aid.rs", &["Aided"], "whoever aids brings it about"),
    ("src/rules/deeds/command.rs", &["Spurred"], "a command spurs on"),
    ("src/rules/deeds/trip.rs", &["Tripped"], "who is tripped falls later, by some rulebooks"),
    (
        "src/engine/gm_order.rs",
        &["Assured", "FixedDie", "Granted", "Rated", "Risky", "Trauma"],
        "the game master has orders of its own for what bears on the next roll or deed, and for traumas",
    ),
    ("src/tell/condition.rs", &["Readied", "Suffering"], "their sentences are put together of several"),
];

/// Who may name variants beside the files of the choices and the axes: files and folders, which variants, and why.
pub const NAME_VARIANTS: &[Named] = &[
    ("src/rules/exchange", &[], "ties of contests, and hits that force a save, still go by the variants"),
    ("src/rules/deeds", &[], "each deed carries out its own manoeuvre, and names its course of a turn"),
];

/// Who may name reactions beside the register and the files of the reactions, and why.
pub const NAME_REACTIONS: &[Named] = &[
    (
        "src/rules/conditions/readied.rs",
        &["Readied"],
        "the rule that lets deeds be held back has this name too",
    ),
    ("src/view/hud/explain/rules.rs", &["Readied"], "the rule that explains deeds that are held back"),
];

/// Who may name occasions beside the files of the reactions, and why.
pub const NAME_OCCASIONS: &[Named] = &[(
    "src/brain/waiting.rs",
    &["EnemyInReach", "EnemyInSight"],
    "opponents ready blows on those who come nearer",
)];

/// Who names something outside the files and folders of its own, and is not listed for it; and who is listed and names
/// something else. What a text names is asked of a function.
pub fn strangers(own: &[&str], listed: &[Named], named_in: impl Fn(&str) -> BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut named: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for path in files_below("src", "rs") {
        if own.iter().any(|own| path.starts_with(own)) {
            continue;
        }
        let names = named_in(without_tests(&text_of(&path)));
        match listed.iter().find(|(known, ..)| path.starts_with(known)) {
            Some((known, ..)) => named.entry(known).or_default().extend(names),
            None if names.is_empty() => {}
            None => wrong.push(format!(
                "{} names {names:?}; if that is right, list it with the reason in tests/common/registers.rs",
                path.display()
            )),
        }
    }
    for (path, allowed, _) in listed {
        let found = named.remove(path).unwrap_or_default();
        let is_same = found.iter().map(String::as_str).eq(allowed.iter().copied());
        if found.is_empty() || !allowed.is_empty() && !is_same {
            wrong.push(format!("{path} names {found:?}, and is listed for {allowed:?}"));
        }
    }
    wrong
}

/// Those of the given names that a text holds behind one of the given words: as cases, and as structs that it imports.
pub fn named_in(text: &str, all: &BTreeSet<&str>, before: &[&str]) -> BTreeSet<String> {
    let code: String =
        text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut names = BTreeSet::new();
    for before in before {
        let parts: Vec<&str> = code.split(before).collect();
        for (before, after) in parts.iter().zip(parts.iter().copied().skip(1)) {
            // The prefix is the end of a longer name.
            if before.ends_with(char::is_alphanumeric) {
                continue;
            }
            // Either a list of imports or a single name follows.
            let within =
                after.strip_prefix('{').map_or(after, |list| list.split('}').next().unwrap_or_default());
            let words =
                within.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
            let count = if after.starts_with('{') { usize::MAX } else { 1 };
            names.extend(words.take(count).filter(|word| all.contains(word)).map(str::to_owned));
        }
    }
    names
}

/// The enums of a folder, each as it stands before its cases (`AttackRule::`), with these.
pub fn cases_in(folder: &str) -> BTreeMap<String, BTreeSet<String>> {
    let word =
        |line: &str| -> String { line.chars().take_while(|letter| letter.is_alphanumeric()).collect() };
    let mut enums = BTreeMap::new();
    for path in files_below(folder, "rs") {
        for body in text_of(&path).split("\npub enum ").skip(1) {
            let body = body.split("\n}").next().unwrap_or_default();
            let lines = body.lines().skip(1).filter_map(|line| line.strip_prefix("    "));
            let cases = lines.filter(|line| line.starts_with(char::is_uppercase)).map(word);
            enums.insert(format!("{}::", word(body)), cases.collect());
        }
    }
    enums
}
