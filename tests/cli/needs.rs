//! `check --needs` says what a rulebook reads of stat blocks, and the fields that it calls required really are.

use super::program::{Place, repository};

/// A field that a rulebook needs in the blocks of some kind of thing.
#[derive(Clone, Debug, PartialEq)]
struct Field {
    /// The stat block that contains it.
    book: String,
    name: String,
    /// The parts that are needed, if the field holds several numbers.
    parts: Vec<String>,
    /// Whether a battle is refused without it, or there is only a warning.
    is_required: bool,
}

/// What a rulebook needs of a kind of thing: the blocks, and the fields in them.
fn demands(out: &str, whose: &str) -> (Vec<String>, Vec<Field>) {
    let (mut books, mut fields) = (Vec::new(), Vec::new());
    let mut own = None;
    for line in out.lines() {
        if !line.starts_with("  ") {
            let names = line.strip_prefix(whose).and_then(|rest| rest.split("for ").nth(1));
            own = names.map(|names| names.split([',', ' ']).next().unwrap().to_owned());
            books.extend(own.clone().filter(|_| line.contains("required)")));
        }
        let Some(book) = own.clone().filter(|_| line.starts_with("  ")) else { continue };
        let mut words = line.split_whitespace();
        let (name, want) = (words.next().unwrap(), words.next().unwrap());
        let is_certain = !line.contains("required at times");
        if ["required", "expected"].contains(&want) && is_certain {
            let parts = line.split_once('(').and_then(|(_, rest)| rest.split_once(')'));
            let parts = parts.map(|(parts, _)| parts.split(", ").map(str::to_owned).collect());
            let (name, is_required) = (name.to_owned(), want == "required");
            fields.push(Field { book, name, parts: parts.unwrap_or_default(), is_required });
        }
    }
    books.extend(fields.iter().map(|field| field.book.clone()));
    books.sort();
    books.dedup();
    (books, fields)
}

/// A field as text in a file.
fn stated(field: &Field) -> String {
    let number = match field.name.as_str() {
        "hp" | "ap" => "6".to_owned(),
        "die" => "8".to_owned(),
        "damage" => "[(dice: (1, 6))]".to_owned(),
        "scores" => {
            format!("({})", field.parts.iter().map(|part| format!("{part}: 11, ")).collect::<String>())
        }
        other => panic!("nobody has said yet what {other} looks like"),
    };
    format!("{}: {number}", field.name)
}

/// Blocks for some rulebooks with these fields.
fn blocks(books: &[String], fields: &[Field]) -> String {
    let block = |book: &String| {
        let own = fields.iter().filter(|field| field.book == *book).map(stated);
        format!("{book}: ({}), ", own.collect::<Vec<_>>().join(", "))
    };
    books.iter().map(block).collect()
}

/// A battle of two imps, each with a hook, under a rulebook.
fn fight(book: &str, imp: &str, hook: &str) -> String {
    format!(
        "(rulebook: \"{book}\", map: [\"A....B\"],
         weapons: {{\"hook\": (name: \"hook\", {hook})}},
         creatures: {{\"imp\": (name: \"Imp\", weapons: [\"hook\"], {imp})}},
         combatants: {{\"A\": (creature: \"imp\", side: \"a\"), \"B\": (creature: \"imp\", side: \"b\")}})"
    )
}

#[test]
fn every_bundled_rulebook_lists_what_it_reads() {
    let place = Place::new();
    let books = place.run(["check", "--list", "rulebooks"]).ended(0).out;
    for book in books.lines() {
        let said = place.run(["check", "--needs", book]).ended(0).answers(&format!("(\"{book}\")"));
        assert_eq!(said.aside, "", "{book}");
        for whose in ["Creatures", "Weapons, spells and items", "Armour"] {
            assert!(
                !demands(&said.out, whose).0.is_empty(),
                "{book} needs some block of {whose}: {}",
                said.out
            );
        }
    }
    // A rulebook given as a file gets the same answer.
    let file = repository("assets/rulebooks/autohit.ron");
    let said = place.run(["check", "--needs", file.to_str().unwrap()]).ended(0);
    assert_eq!(said.out, place.run(["check", "--needs", "autohit"]).ended(0).out);
}

#[test]
fn the_list_shows_which_choice_needs_a_field_and_how_much() {
    let place = Place::new();
    let said = place.run(["check", "--needs", "autohit"]).ended(0);
    let rows: Vec<String> =
        said.out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for row in [
        "hp required harm: ProtectionThenStrength",
        "scores required harm: ProtectionThenStrength (str)",
        "armour asked for protection: SubtractArmour",
        "hands counts damage: WeaponDie",
        "traps: it has no traps",
    ] {
        assert!(rows.iter().any(|own| own == row), "no {row:?} in {}", said.out);
    }
    let said = place.run(["check", "--needs", "twodice"]).ended(0);
    place.run(["check", "--needs", "torchlit"]).ended(0).answers("give light").answers("torch");
    said.answers("(ArmorTraining, Strong)").answers("to wear armour that asks for them");
}

#[test]
fn the_list_of_a_mixture_shows_which_blocks_each_axis_reads() {
    let place = Place::new();
    place.write(
        "mine.ron",
        "(name: \"Mine\", mix: (base: \"llcf\", take: {\"lot\": [damage], \"autohit\": [harm]}))",
    );
    let said = place.run(["check", "--needs", "mine.ron"]).ended(0);
    let (books, fields) = demands(&said.out, "Creatures");
    assert_eq!(books, ["autohit", "llcf", "lot"]);
    let names: Vec<_> = fields.iter().map(|field| (field.book.as_str(), field.name.as_str())).collect();
    assert_eq!(names, [("lot", "ap"), ("autohit", "hp"), ("autohit", "scores")]);
    let fields = demands(&said.out, "Weapons").1;
    assert!(fields.iter().all(|field| field.book == "lot" && field.is_required), "{fields:?}");
}

#[test]
fn a_rulebook_that_is_not_there_is_bad_usage() {
    let place = Place::new();
    let said = place.run(["check", "--needs", "torchlitt"]).ended(2).complains("torchlit");
    assert_eq!(said.out, "");
    place.run(["check", "--needs", "nowhere.ron"]).ended(2).complains("nowhere.ron");
    place.write("broken.ron", "(name: \"Broken\", mix: (base: \"lfcf\"))");
    place.run(["check", "--needs", "broken.ron"]).ended(1).complains("llcf");
}

#[test]
fn the_required_fields_are_sufficient_and_each_is_necessary() {
    let place = Place::new();
    let mut tried = 0;
    for book in ["llcf", "lot", "torchlit", "twodice", "autohit", "affray", "old_wounds", "under_the_lantern"]
    {
        let said = place.run(["check", "--needs", book]).ended(0);
        let (of_imps, imps) = demands(&said.out, "Creatures");
        let (of_hooks, hooks) = demands(&said.out, "Weapons");
        let imp = blocks(&of_imps, &imps);
        let hook = blocks(&of_hooks, &hooks);
        let check = |imp: &str, hook: &str| {
            place.write("fight.ron", fight(book, imp, hook));
            place.run(["check", "fight.ron"])
        };
        check(&imp, &hook).ended(0).answers("no errors, no warnings");
        place.run(["run", "fight.ron"]).ended(0);
        let others = |fields: &[Field], without: &Field| -> Vec<Field> {
            fields.iter().filter(|field| *field != without).cloned().collect()
        };
        for field in &imps {
            let said = check(&blocks(&of_imps, &others(&imps, field)), &hook);
            let said = said.ended(i32::from(field.is_required)).complains(&format!("\"{}\"", field.name));
            assert!(said.aside.contains("Imp") || said.aside.contains("imp"), "{book}: {said:#?}");
            tried += 1;
        }
        for field in &hooks {
            let said = check(&imp, &blocks(&of_hooks, &others(&hooks, field)));
            said.ended(i32::from(field.is_required)).complains(&format!("\"{}\"", field.name));
            tried += 1;
        }
    }
    assert!(tried >= 10, "{tried} fields");
}
