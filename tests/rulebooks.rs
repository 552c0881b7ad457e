//! The bundled rulebooks: those whose variants are all built can be played; the others say, variant by variant, what is
//! still to be built, and nothing else is wrong with them.

use affray::battle::{Arg, Problem, Source};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::rulebooks::{is_merely_unbuilt, load_rulebook, read_rulebook};

const PLAYABLE: [&str; 11] = [
    "affray",
    "autohit",
    "llcf",
    "lot",
    "marching_orders",
    "no_way_past",
    "old_wounds",
    "skirmish",
    "torchlit",
    "twodice",
    "under_the_lantern",
];
const AHEAD: [&str; 0] = [];

fn problems_of(id: &str) -> Vec<Problem> {
    load_rulebook(&Catalogue::bundled(), id).problems
}

/// The variants that a file is refused for, each as the file writes it.
fn refused(id: &str) -> Vec<String> {
    let name = |problem: &Problem| match problem.phrase.arg("variant") {
        Some(Arg::Text(name)) => name.clone(),
        other => panic!("{id}: {other:?} in {problem:?}"),
    };
    problems_of(id).iter().map(name).collect()
}

#[test]
fn every_bundled_rulebook_is_listed_here() {
    let catalogue = Catalogue::bundled();
    let mut listed: Vec<&str> = PLAYABLE.into_iter().chain(AHEAD).collect();
    listed.sort_unstable();
    assert_eq!(catalogue.names(Kind::Rulebook).collect::<Vec<_>>(), listed);
}

#[test]
fn playable_books_have_nothing_wrong_with_them() {
    for id in PLAYABLE {
        let loaded = load_rulebook(&Catalogue::bundled(), id);
        assert_eq!(loaded.problems, [], "{id}");
        assert!(loaded.value.is_some(), "{id}");
    }
}

#[test]
fn the_other_books_are_refused_only_for_what_is_not_built() {
    for id in AHEAD {
        let problems = problems_of(id);
        assert!(is_merely_unbuilt(&problems), "{id}: {problems:#?}");
        assert!(problems.iter().all(|problem| problem.place().is_some()), "{id}: each at its place");
    }
}

#[test]
fn what_is_not_built_is_refused_by_name_all_at_once() {
    for id in AHEAD {
        let names = refused(id);
        let text = Catalogue::bundled().source(Kind::Rulebook, id).expect("it is bundled").text().to_owned();
        assert!(!names.is_empty(), "{id} is refused");
        assert!(names.iter().all(|name| text.contains(name.as_str())), "{id}: {names:?}");
    }
}

#[test]
fn each_problem_names_the_axis_that_it_is_about() {
    for id in AHEAD {
        for problem in problems_of(id) {
            let Some(Arg::Text(axis)) = problem.phrase.arg("axis") else { panic!("{id}: {problem:?}") };
            let line = problem.line().unwrap_or_default();
            assert!(!axis.is_empty() && !line.is_empty(), "{id}: {axis} at {line}");
        }
    }
}

#[test]
fn every_rule_that_a_playable_book_cites_is_told_in_the_codex_once() {
    let catalogue = Catalogue::bundled();
    let pages: Vec<&str> = catalogue.texts("codex/").map(|(_, page)| page.text()).collect();
    for id in PLAYABLE {
        let book = load_rulebook(&catalogue, id).sound().expect("it is playable");
        let clauses = book.clauses();
        assert!(clauses.len() > 20, "{id} cites its rules");
        for (clause, rule) in clauses {
            let heading = format!("## {rule} ");
            let told =
                pages.iter().flat_map(|page| page.lines()).filter(|line| line.starts_with(&heading)).count();
            assert_eq!(told, 1, "{rule}, cited for {} by {id}", clause.name());
        }
    }
}

#[test]
fn the_page_about_rulebooks_names_every_axis_list_and_variant() {
    let page = include_str!("../docs/rulebooks.md");
    let llcf = Catalogue::bundled().source(Kind::Rulebook, "llcf").expect("it is bundled").text().to_owned();
    let names = |text: String| -> Vec<String> {
        let found = read_rulebook(&Catalogue::bundled(), &Source::new("probe", text)).problems;
        let unknown =
            found.iter().filter(|problem| matches!(problem.key(), "unknown-field" | "unknown-choice"));
        let expected = unknown.filter_map(|problem| match problem.phrase.arg("expected") {
            Some(Arg::Names(names)) => Some(names.clone()),
            _ => None,
        });
        expected.flatten().collect()
    };
    let fields = names(llcf.replacen("    name:", "    nosuch: 1,\n    name:", 1));
    assert!(fields.len() > 25, "{fields:?}");
    let mut known = fields.clone();
    for field in &fields {
        for form in [format!("    {field}: (take: "), format!("    {field}: (\n        take: ")] {
            if let Some(at) = llcf.find(&form) {
                let at = at + form.len();
                known.extend(names(format!("{}Nosuch, was: {}", &llcf[..at], &llcf[at..])));
            }
        }
    }
    for (from, to) in [
        ("Trip(", "Nosuch("),
        ("Cover(", "Nosuch("),
        ("TiringHit", "Nosuch"),
        ("Senseless", "Nosuch"),
        ("Five", "Nosuch"),
    ] {
        known.extend(names(llcf.replacen(from, to, 1)));
    }
    for probe in
        ["ByScore", "ShooterPressed", "Grapple", "AllOutTurn", "SenselessFrom", "Manhattan", "reactions"]
    {
        assert!(known.iter().any(|name| name == probe), "{probe} in {known:?}");
    }
    for name in known {
        let is_named = page
            .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
            .any(|word| word == name);
        assert!(is_named, "{name} is not on the page");
    }
}
