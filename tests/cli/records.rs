//! Records on the command line: the answers to damaged, unfinished and unwritable ones.

use std::fs;

use super::program::Place;

fn recorded(place: &Place) -> Vec<String> {
    place.run(["run", "the_duel", "--record", "whole.affray"]).ended(0);
    let record = fs::read_to_string(place.path("whole.affray")).unwrap();
    record.split_inclusive('\n').map(str::to_owned).collect()
}

fn line_of(record: &[String], word: &str) -> usize {
    record.iter().position(|line| line[17..].starts_with(word)).unwrap()
}

#[test]
fn a_damaged_beginning_of_a_record_gives_one_sentence() {
    let place = Place::new();
    let record = recorded(&place);
    for word in ["affray-record", "source", "scenario", "seed", "begin"] {
        let line = line_of(&record, word);
        let mut damaged = record.clone();
        let place_of_damage = 30.min(damaged[line].len() - 1);
        damaged[line].insert(place_of_damage, 'x');
        place.write("damaged.affray", damaged.concat());
        let said = place.run(["replay", "damaged.affray"]).ended(1);
        let found = format!("Line {} was changed or damaged. It says how the battle begins", line + 1);
        assert!(said.aside.contains(&found), "{word}: {}", said.aside);
        assert_eq!(said.aside.matches("error:").count(), 1, "{word}: {}", said.aside);
        assert!(!said.aside.contains("warning:") && said.out.is_empty(), "{word}: {said:?}");
    }
}

#[test]
fn a_record_that_ends_in_its_beginning_is_started_again_by_the_same_command() {
    let place = Place::new();
    let record = recorded(&place);
    let begin = line_of(&record, "begin");
    let head = record[..begin].concat();
    for (name, cut) in [("line.affray", head.len()), ("torn.affray", head.len() - 100)] {
        place.write(name, &head[..cut]);
        let said = place.run(["replay", name]).ended(1).complains("ends before its battle begins");
        assert_eq!(said.aside.matches(name).count(), 1, "{}", said.aside);
        place.run(["run", "the_duel", "--record", name]).ended(0);
        assert_eq!(fs::read_to_string(place.path(name)).unwrap(), record.concat());
    }
    // Neither a foreign file nor a record that has begun is overwritten.
    let begun = record[..=begin].concat();
    for (name, text) in [("mine.affray", "dear diary"), ("begun.affray", begun.as_str())] {
        place.write(name, text);
        place.run(["run", "the_duel", "--record", name]).ended(2).complains("already");
        assert_eq!(fs::read_to_string(place.path(name)).unwrap(), text);
    }
}

#[test]
fn replaying_an_unfinished_battle_says_so() {
    let place = Place::new();
    let record = recorded(&place);
    let whole = place.run(["replay", "whole.affray", "--quiet"]).ended(0);
    assert!(!whole.out.contains("unfinished"), "{}", whole.out);
    let third = line_of(&record, "round 3");
    place.write("half.affray", record[..=third].concat());
    let said = place.run(["replay", "half.affray", "--quiet"]).ended(0);
    assert!(said.out.ends_with("The battle is unfinished: the record ends in round 3.\n"), "{}", said.out);
}

#[test]
fn a_record_that_cannot_be_written_leaves_nothing_behind() {
    let place = Place::new();
    let said = place.run(["run", "the_duel", "--record", "no/such/folder/x.affray"]).ended(2);
    assert!(said.aside.contains("x.affray"), "{}", said.aside);
    assert_eq!(place.files(), [""; 0]);
}
