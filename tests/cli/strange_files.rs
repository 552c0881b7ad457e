//! Paths that are not regular files, and names that no person would choose: refused with a sentence that any terminal
//! can show.

use super::program::Place;

/// Every way to name an input file on the command line.
#[cfg(unix)]
fn every_way<'n>(ron: &'n str, record: &'n str, card: &'n str) -> Vec<Vec<&'n str>> {
    vec![
        vec!["check", ron],
        vec!["run", ron],
        vec!["run", "first_blood", "--rulebook", ron],
        vec!["sim", ron],
        vec!["odds", ron, "--by", "A", "--at", "B"],
        vec!["replay", record],
        vec!["card", card],
    ]
}

#[cfg(unix)]
#[test]
fn a_pipe_or_a_device_given_by_name_is_refused_and_not_waited_for() {
    let place = Place::new();
    for name in ["pipe.ron", "pipe.affray", "pipe.md", "pipe"] {
        place.pipe(name);
    }
    let ways = [
        every_way("pipe.ron", "pipe.affray", "pipe.md"),
        every_way("pipe", "pipe", "pipe"),
        every_way("/dev/zero", "/dev/zero", "/dev/zero"),
    ];
    for arguments in ways.concat() {
        let said = place.run(&arguments).ended(2).complains("is a named pipe or a device, not a file");
        assert_eq!(said.out, "", "{arguments:?}");
    }
    place
        .run(["run", "first_blood", "--record", "pipe"])
        .ended(2)
        .complains("The file \"pipe\" exists already");
    place
        .run(["run", "first_blood", "--keep", "party=pipe"])
        .ended(2)
        .complains("The file \"pipe\" exists already");
}

#[cfg(unix)]
#[test]
fn a_folder_given_where_a_file_belongs_is_refused() {
    let place = Place::new();
    place.write("folder.ron/x", "");
    for arguments in every_way("folder.ron", "folder.ron", "folder.ron") {
        if !matches!(arguments[0], "check" | "card") {
            place.run(&arguments).ended(2).complains("folder.ron\" is a folder, not a file");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_user_folder_is_reported_and_ignored() {
    let place = Place::new();
    place.pipe("home/creatures/ghost.ron");
    let said = place.run(["run", "first_blood"]).ended(0);
    assert!(said.aside.contains("ghost.ron\" is a named pipe"), "{}", said.aside);
}

#[cfg(unix)]
#[test]
fn a_card_with_a_rulebook_that_is_not_a_file_gets_a_message_in_the_card() {
    let place = Place::new();
    place.pipe("book.ron");
    for (name, why) in [("book.ron", "named pipe"), ("gone.ron", "There is no file")] {
        place.write(
            "card.md",
            format!("# A card\n\nrule: X-1\nrulebook: {name}\n\n```ron\n()\n```\n```then\nround is 1\n```\n"),
        );
        for task in ["card", "check"] {
            let said = place.run([task, "card.md"]).ended(1).complains("card.md:4:11").complains(why);
            assert!(said.aside.contains(name), "{}", said.aside);
        }
    }
}

#[cfg(unix)]
#[test]
fn names_are_shown_without_the_codes_that_a_terminal_obeys() {
    let place = Place::new();
    let name = "a\u{1b}[31mb\u{7}\n.ron";
    place.write(&format!("home/scenarios/{name}"), "(map: [\"A\"])");
    place.write(name, "(\n nmae: 3,\n)");
    place.write("card\u{1b}[2J.md", "# It holds\n\nrule: X-1\n");
    let ways: [&[&str]; 9] = [
        &["check", name],
        &["check", "."],
        &["check", "gone\u{1b}[31m.ron"],
        &["check", "--list", "scenarios"],
        &["run", name],
        &["run", "first\u{1b}[31mblood"],
        &["run", "first_blood", "--record", name],
        &["replay", name],
        &["card", "card\u{1b}[2J.md"],
    ];
    for arguments in ways {
        let said = place.run(arguments);
        let all = format!("{}{}", said.out, said.aside);
        let is_code = |letter: char| letter.is_control() && letter != '\n';
        assert!(!all.contains(is_code) && !all.contains("b\n.ron"), "{arguments:?}: {all:?}");
        assert!(all.contains('\u{fffd}'), "{arguments:?}: the name is there all the same: {all:?}");
    }
}

#[test]
fn ten_thousand_refused_orders_give_one_page_of_messages() {
    let place = Place::new();
    let card = |order: &str| {
        format!(
            "# Nothing holds\n\nrule: LLCF-ATK-1\nrulebook: llcf\n\n```map\nW.......R\n```\n```ron\n(combatants: {{\
             \"W\": (creature: \"warden\", side: \"a\"), \"R\": (creature: \"raider\", side: \"b\")}})\n```\n\
             ```orders\n{}```\n```then\nround is 1\n```\n",
            format!("{order}\n").repeat(10_000)
        )
    };
    for order in ["W attacks R with sword", "W attakcs R with sword"] {
        place.write("card.md", card(order));
        for task in ["card", "check"] {
            let said =
                place.run([task, "card.md"]).ended(1).complains("Only the first 12 problems are listed.");
            assert!(said.aside.lines().count() < 100, "{}", said.aside);
        }
    }
}

/// A file with one small block may be of several kinds, so nothing is written into it.
#[test]
fn a_file_that_may_hold_several_kinds_is_not_filled() {
    let place = Place::new();
    let text = "(name: \"brigandine\", llcf: (ad: 2))";
    place.write("brigandine.ron", text);
    place.run(["check", "brigandine.ron"]).ended(0).complains("could be something else").complains("armours");
    place.run(["check", "--fill", "brigandine.ron"]).ended(1).complains("could be something else");
    assert_eq!(std::fs::read_to_string(place.path("brigandine.ron")).unwrap(), text);
    // Its problems are reported for the kind that it fits best.
    place.write("axe.ron", "(name: \"axe\", llcf: (kind: Meele))");
    place.run(["check", "axe.ron"]).ended(1).complains("did you mean \"Melee\"");
}
