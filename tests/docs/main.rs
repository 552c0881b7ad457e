//! Checks the pages under `docs/`: every RON example loads as it is, and every field and every choice of the format is
//! explained.

mod cards;
mod creatures;
mod readme;
mod rulebooks;

use std::path::Path;

use affray::battle::{Arg, Clause, Listed, Phrase, Problem, Source, Terrain};
use affray::data::authored::PartyFile;
use affray::data::catalogue::{Catalogue, Defaults, Kind};
use affray::data::reader::{field_names, read};
use affray::data::resolve::{check_temper, load_scenario};
use affray::data::rulebooks::{load_rulebook, muster, read_rulebook};
use affray::data::tree::{Value, parse};
use affray::rules::book::rulebook::Rulebook;

const AUTHORING: &str = include_str!("../../docs/authoring.md");
const RULEBOOKS: &str = include_str!("../../docs/rulebooks.md");

/// The scenario that fragments of scenarios are inserted into.
const BASE: &str = r#"(
    map: [
        "A......C",
        "........",
        "........",
        "B......D",
        "........",
        "........",
    ],
    sides: { "party": (), "foes": () },
    combatants: {
        "A": (creature: "warden", side: "party"),
        "B": (creature: "warden", side: "party"),
        "C": (creature: "raider", side: "foes"),
        "D": (creature: "raider", side: "foes"),
    },
)"#;

/// The RON blocks of a page, each with its first line, a comment that says what kind of file it is.
fn examples(page: &str) -> Vec<(String, String)> {
    let mut examples = Vec::new();
    for block in page.split("```ron\n").skip(1) {
        let text = block.split("\n```").next().unwrap_or_default();
        let first = text.lines().next().and_then(|line| line.strip_prefix("// "));
        let first = first.unwrap_or_else(|| panic!("says what it is: {text}"));
        examples.push((first.to_owned(), text.to_owned()));
    }
    examples
}

/// The tables and the prose of a page, without its examples: a name that occurs only in an example is not explained.
fn prose(page: &str) -> String {
    let mut parts = page.split("```ron\n");
    let first = parts.next().unwrap_or_default();
    let others = parts.map(|part| part.split_once("\n```").map_or("", |(_, after)| after));
    std::iter::once(first).chain(others).collect()
}

fn fields(text: &str) -> Vec<(String, String)> {
    let parsed = parse(&Source::new("fields", text));
    assert!(parsed.problems.is_empty(), "{:#?}\n{text}", said(&parsed.problems));
    let Value::Struct(_, fields) = &parsed.tree.root.value else { panic!("fields: {text}") };
    let whole =
        |name: &str, span: affray::battle::Span| (name.to_owned(), text[span.start..span.end].to_owned());
    fields.iter().map(|field| whole(&field.word.text, field.node.span)).collect()
}

/// A file with some of its fields replaced by a fragment.
fn with_fragment(base: &str, fragment: &str) -> String {
    let own = fields(&format!("(\n{fragment}\n)"));
    let kept = fields(base).into_iter().filter(|(name, _)| own.iter().all(|(known, _)| known != name));
    let kept: String = kept.map(|(name, text)| format!("{name}: {text},\n")).collect();
    format!("(\n{kept}{fragment}\n)")
}

fn said(problems: &[Problem]) -> Vec<(Phrase, Option<&str>)> {
    problems.iter().map(|problem| (problem.phrase.clone(), problem.line())).collect()
}

fn catalogue() -> Catalogue {
    let mut catalogue = Catalogue::bundled();
    for (first, text) in examples(AUTHORING) {
        if Kind::ALL.iter().any(|kind| first.starts_with(kind.folder())) {
            catalogue.add(&first, Source::new(first.as_str(), text));
        }
    }
    catalogue
}

/// The rulebook that fragments of rulebooks are inserted into.
fn whole_rulebook(catalogue: &Catalogue, id: &str) -> String {
    catalogue.source(Kind::Rulebook, id).unwrap_or_else(|| panic!("{id} is bundled")).text().to_owned()
}

fn problems_of(catalogue: &Catalogue, first: &str, text: &str) -> Vec<Problem> {
    let source = Source::new(first, text);
    let scenario = |text: String| load_scenario(catalogue, "example", &Source::new(first, text)).problems;
    match first.split('/').next().unwrap_or_default() {
        "within a scenario" => scenario(with_fragment(BASE, text)),
        kind if kind.starts_with("within a rulebook") => {
            let like = kind.strip_prefix("within a rulebook like ").unwrap_or("llcf");
            let base = whole_rulebook(catalogue, like);
            read_rulebook(catalogue, &Source::new(first, with_fragment(&base, text))).problems
        }
        "rulebooks" => read_rulebook(catalogue, &source).problems,
        "scenarios" => scenario(text.to_owned()),
        "terrain.ron" => read::<Listed<Terrain>>(&source).problems,
        "defaults.ron" => read::<Defaults>(&source).problems,
        "parties" => read::<PartyFile>(&source).problems,
        "tempers" => check_temper(catalogue, &source),
        kind @ ("creatures" | "weapons" | "armours" | "items") => {
            let field = format!("{kind}: {{ \"example\": {text} }},");
            let problems = scenario(with_fragment(BASE, &field));
            // It does not matter that no combatant in the surrounding scenario has the thing in the example.
            problems.into_iter().filter(|problem| problem.key() != "nobody-has").collect()
        }
        other => panic!("nobody knows how to read {other:?}"),
    }
}

#[test]
fn every_example_of_the_authoring_page_loads_as_it_stands() {
    let catalogue = catalogue();
    let examples = examples(AUTHORING);
    assert!(examples.len() >= 15, "{}", examples.len());
    for (first, text) in examples {
        let problems = problems_of(&catalogue, &first, &text);
        assert!(problems.is_empty(), "{first}: {:#?}\n{text}", said(&problems));
    }
}

/// A creature, a weapon and an armour of the page can be used under the default rulebook, and under every other one.
#[test]
fn every_example_of_a_creature_a_weapon_or_an_armour_can_be_fought_with_by_every_rulebook() {
    let catalogue = catalogue();
    let mut seen = [0; 3];
    for (first, text) in examples(AUTHORING) {
        let Some(kind) = ["creatures", "weapons", "armours"].iter().position(|kind| first.starts_with(kind))
        else {
            continue;
        };
        seen[kind] += 1;
        let id = Path::new(&first).file_stem().and_then(|id| id.to_str()).expect("it has a name");
        let fighter = match kind {
            0 => format!("creature: {id:?}"),
            1 => format!("creature: \"bog_troll\", weapons: [{id:?}]"),
            _ => format!("creature: \"bog_troll\", armour: {id:?}"),
        };
        let fight = format!(
            r#"(map: ["........", "........"], combatants: {{
                "A": (creature: "warden", side: "party", at: (0, 0)), "B": ({fighter}, side: "foes", at: (5, 0)) }})"#
        );
        let scenario = load_scenario(&catalogue, "fight", &Source::new("fight", fight));
        let scenario = scenario.shared().sound().unwrap_or_else(|problems| panic!("{text}: {problems:#?}"));
        for book in catalogue.names(Kind::Rulebook) {
            let rules = load_rulebook(&catalogue, book).shared().sound().expect("it is bundled");
            if let Err(problems) = muster(&catalogue, &scenario, &rules, None) {
                panic!("{first} by {book}: {:#?}", said(&problems));
            }
        }
    }
    assert!(seen[0] >= 5 && seen[1] >= 3 && seen[2] >= 1, "{seen:?}");
}

#[test]
fn every_example_of_the_rulebooks_page_loads_as_it_stands() {
    let examples = examples(RULEBOOKS);
    assert!(!examples.is_empty());
    for (first, text) in examples {
        let problems = problems_of(&Catalogue::bundled(), &first, &text);
        assert!(problems.is_empty(), "{first}: {:#?}\n{text}", said(&problems));
    }
}

#[test]
fn the_rulebooks_page_leaves_out_no_axis_and_no_clause() {
    let clauses = Clause::ALL.iter().map(|clause| clause.name());
    for name in clauses.chain(field_names::<Rulebook>().iter().copied()) {
        assert!(RULEBOOKS.contains(&format!("`{name}`")), "{name} is not explained");
    }
}

#[test]
fn the_smallest_scenario_of_the_page_is_about_ten_lines_long() {
    let (first, text) = examples(AUTHORING).remove(0);
    assert!(first.starts_with("scenarios/"), "{first}");
    let map = text.lines().filter(|line| line.trim_start().starts_with('"') && !line.contains(':')).count();
    assert!(text.lines().count() - map <= 12, "{text}");
}

/// The names that the game expects where a file says `nothing-of-the-kind`.
fn expected(first: &str, text: &str) -> Vec<String> {
    let problems = problems_of(&Catalogue::bundled(), first, text);
    let names = |problem: &Problem| match problem.phrase.arg("expected") {
        Some(Arg::Names(names)) => Some(names.clone()),
        _ => None,
    };
    let unknown =
        problems.iter().filter(|problem| matches!(problem.key(), "unknown-field" | "unknown-choice"));
    let found: Vec<String> = unknown.filter_map(names).flatten().collect();
    assert!(!found.is_empty(), "{first}: {text} {:#?}", said(&problems));
    found
}

#[test]
fn the_page_leaves_out_no_field_and_no_choice() {
    let scenario = "within a scenario";
    let places = [
        (scenario, "nosuch: 1,"),
        (scenario, r#"sides: { "party": (nosuch: 1), "foes": () },"#),
        (scenario, r#"combatants: { "A": (creature: "warden", side: "party", nosuch: 1) },"#),
        (scenario, r#"areas: { "a": Nosuch(1) },"#),
        (scenario, r#"sides: { "party": (control: Nosuch), "foes": () },"#),
        (scenario, r#"sides: { "party": (objectives: [Nosuch(1)]), "foes": () },"#),
        (scenario, r#"events: [(when: Nosuch(1), do: [])],"#),
        (scenario, r#"events: [(when: Round(1), do: [Nosuch(1)])],"#),
        (scenario, r#"events: [(when: Round(1), do: [], nosuch: 1)],"#),
        (scenario, "light: Nosuch,"),
        (scenario, "biome: Nosuch,"),
        (scenario, r#"creatures: { "c": (token: (nosuch: 1)) },"#),
        (scenario, r#"creatures: { "c": (token: (body: Nosuch)) },"#),
        (scenario, r#"creatures: { "c": (token: (stature: Nosuch)) },"#),
        (scenario, r#"creatures: { "c": (token: (garb: Nosuch)) },"#),
        (scenario, r#"creatures: { "c": (token: (head: Nosuch)) },"#),
        (scenario, r#"creatures: { "c": (token: (cloak: Nosuch)) },"#),
        (scenario, r#"creatures: { "c": (token: (back: Nosuch)) },"#),
        (scenario, r#"creatures: { "c": (token: (shield: Nosuch)) },"#),
        (scenario, r#"weapons: { "w": (look: Nosuch) },"#),
        (scenario, r#"creatures: { "c": (llcf: (nosuch: 1)) },"#),
        (scenario, r#"creatures: { "c": (llcf: (aptitudes: [nosuch])) },"#),
        (scenario, r#"weapons: { "w": (llcf: (nosuch: 1)) },"#),
        (scenario, r#"weapons: { "w": (llcf: (kind: Nosuch)) },"#),
        (
            scenario,
            r#"weapons: { "w": (twodice: (effects: [Affliction(kind: Nosuch, until: BearersTurn)])) },"#,
        ),
        (scenario, r#"creatures: { "c": (lot: (reactions: [(on: Attacked, does: Nosuch)])) },"#),
        (scenario, r#"armours: { "a": (llcf: (nosuch: 1)) },"#),
        ("parties/p.ron", "(nosuch: 1)"),
        ("parties/p.ron", r#"(members: { "A": (creature: "warden", nosuch: 1) })"#),
        ("terrain.ron", r#"{ "t": (name: "t", mark: 't', colour: (0, 0, 0), nosuch: 1) }"#),
        ("terrain.ron", r#"{ "t": (name: "t", mark: 't', colour: (0, 0, 0), ground: Nosuch) }"#),
        ("defaults.ron", "(nosuch: 1)"),
    ];
    let page = prose(AUTHORING);
    let shared = affray::battle::Creature::SHARED.iter().chain(affray::battle::Weapon::SHARED);
    let names = places.iter().flat_map(|(first, text)| expected(first, text));
    for name in names.chain(shared.map(|name| (*name).to_owned())) {
        let explained = [format!("`{name}`"), format!("`{name}("), format!("{name}\""), format!("`{name}:")];
        assert!(explained.iter().any(|form| page.contains(form.as_str())), "{name} is not explained");
    }
}
