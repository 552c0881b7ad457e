//! The bundled rulebooks have no problems, and the codex explains every rule that they cite.

use affray::battle::{Arg, Source};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::rulebooks::{load_rulebook, read_rulebook};

const BOOKS: [&str; 11] = [
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

#[test]
fn every_bundled_rulebook_is_listed_here() {
    let catalogue = Catalogue::bundled();
    assert_eq!(catalogue.names(Kind::Rulebook).collect::<Vec<_>>(), BOOKS);
}

#[test]
fn the_bundled_rulebooks_have_no_problems() {
    for id in BOOKS {
        let loaded = load_rulebook(&Catalogue::bundled(), id);
        assert_eq!(loaded.problems, [], "{id}");
        assert!(loaded.value.is_some(), "{id}");
    }
}

#[test]
fn the_codex_explains_every_cited_rule_once() {
    let catalogue = Catalogue::bundled();
    let pages: Vec<&str> = catalogue.texts("codex/").map(|(_, page)| page.text()).collect();
    for id in BOOKS {
        let book = load_rulebook(&catalogue, id).sound().expect("it is sound");
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
