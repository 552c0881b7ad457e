//! Records: a written record can be read again, missing or changed parts are noticed, and a replay gives the same
//! battle or says where it differs.

use std::io::{self, Write};
use std::sync::Arc;

use affray::battle::Control;
use affray::engine::record::{
    About, Journal, Mismatch, Reading, Record, RecordNote, RecordWriter, read_record, replay,
};
use affray::engine::session::{Session, SessionInput};
use affray::grid::Reach;
use affray::rules::book::muster::Muster;

use crate::common::{Chooser, random_order};
use crate::play::{do_anything, go_on, musters, state_of};

const ABOUT: About<'_> = About {
    scenario: "first_blood",
    rulebook: "skirmish",
    sources: &[("first_blood.ron", "(\n    name: \"First \\ Blood\",\r\n)\n"), ("a name", "")],
};

/// A session played at random, and the record that was written during it.
fn recorded(muster: &Arc<Muster>, seed: u64, length: usize) -> (Session, Vec<u8>) {
    let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
    let mut session = Session::new(muster, seed);
    let (journal, beginning) = Journal::begin(&session, &ABOUT);
    let mut writer = RecordWriter::new(beginning.into_bytes(), journal);
    for _ in 0..length {
        do_anything(&mut session, &mut chooser, &mut reach);
        writer.follow(&session).unwrap();
    }
    (session, writer.into_inner())
}

/// A short record with every kind of line.
fn short(muster: &Arc<Muster>) -> Vec<u8> {
    let bytes = (0..).map(|seed| recorded(muster, seed, 12).1).find(|bytes| {
        let text = str::from_utf8(bytes).unwrap();
        [" order ", " ruling ", " back ", " round "].iter().all(|word| text.contains(word))
    });
    bytes.unwrap()
}

fn given(session: &Session) -> Vec<SessionInput> {
    session.given().cloned().collect()
}

fn sound(bytes: &[u8]) -> Record {
    let Reading { record, notes, sound, .. } = read_record(bytes);
    assert_eq!((notes, sound), (Vec::new(), bytes.len()));
    record.unwrap()
}

/// Writes lines with new checksums, worked out only from the description of the format.
fn sealed(lines: &[String]) -> Vec<u8> {
    let (mut before, mut text) = (String::new(), String::new());
    for line in lines {
        let hash = blake3::hash(format!("{before}{line}").as_bytes()).to_hex();
        before = hash[..16].to_owned();
        text += &format!("{before} {line}\n");
    }
    text.into_bytes()
}

/// The lines of a record without their checksums.
fn lines(bytes: &[u8]) -> Vec<String> {
    str::from_utf8(bytes).unwrap().lines().map(|line| line[17..].to_owned()).collect()
}

#[test]
fn a_replay_gives_the_same_battle() {
    for muster in musters() {
        for seed in 0..8 {
            let (session, bytes) = recorded(&muster, seed, 60);
            let record = sound(&bytes);
            assert_eq!(record.sources[0].1, ABOUT.sources[0].1);
            assert_eq!((record.scenario.as_str(), record.rulebook.as_str()), ("first_blood", "skirmish"));
            let again = replay(&record, &muster);
            assert_eq!(again.difference, None, "seed {seed}");
            assert_eq!(given(&again.session), given(&session));
            assert_eq!(state_of(again.session.battle()), state_of(session.battle()), "seed {seed}");
        }
    }
}

#[test]
fn the_checksums_are_those_that_the_format_describes() {
    let [muster, ..] = musters();
    let bytes = short(&muster);
    assert_eq!(sealed(&lines(&bytes)), bytes);
}

#[test]
fn a_record_cut_off_anywhere_keeps_all_whole_lines() {
    let [muster, ..] = musters();
    let bytes = short(&muster);
    for end in 0..bytes.len() {
        let reading = read_record(&bytes[..end]);
        let whole = bytes[..end].iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        assert_eq!(reading.sound, whole);
        // A record that ends within its beginning has only that note.
        if reading.record.is_none() {
            let [note] = reading.notes.as_slice() else { panic!("{end}: {:?}", reading.notes) };
            assert!(matches!(note, RecordNote::Unbegun | RecordNote::NoRecord), "{end}: {note:?}");
            continue;
        }
        let is_torn = reading.notes.iter().any(|note| matches!(note, RecordNote::Torn { .. }));
        assert_eq!(is_torn, whole < end, "{end}");
        assert!(!reading.notes.iter().any(|note| matches!(note, RecordNote::Broken { .. })));
        assert_eq!(reading.record, read_record(&bytes[..whole]).record);
    }
}

#[test]
fn a_changed_byte_anywhere_is_noticed_at_its_line() {
    let [muster, ..] = musters();
    let bytes = short(&muster);
    let untouched = lines(&bytes);
    for place in 0..bytes.len() {
        for flip in [1 << (place % 8), 0x20] {
            let mut changed = bytes.clone();
            changed[place] ^= flip;
            let reading = read_record(&changed);
            let line = bytes[..place].iter().filter(|byte| **byte == b'\n').count() + 1;
            let is_last = line == untouched.len();
            let found = reading.notes.iter().any(|note| match note {
                RecordNote::Broken { line: at } | RecordNote::BrokenBeginning { line: at } => *at == line,
                RecordNote::NoRecord => line == 1,
                RecordNote::Torn { line: at } => is_last && *at == line,
                _ => false,
            });
            assert!(found, "byte {place} ^ {flip}: {:?}", reading.notes);
            let before = sealed(&untouched[..line - 1]);
            assert_eq!((reading.sound, reading.record), (before.len(), read_record(&before).record));
        }
    }
}

#[test]
fn other_files_are_refused_as_records_without_a_panic() {
    for bytes in
        [&b""[..], b"\n", b"affray-record 1 0.1.0\n", b"\xff\xfe\n", &[b' '; 40], "é".repeat(20).as_bytes()]
    {
        let reading = read_record(bytes);
        assert_eq!((reading.record, reading.sound), (None, 0));
        assert_eq!(reading.notes, [RecordNote::NoRecord]);
    }
}

#[test]
fn a_record_can_be_continued_wherever_it_was_cut_off() {
    let [muster, ..] = musters();
    let (_, bytes) = recorded(&muster, 40, 30);
    let mut chooser = Chooser::new(9);
    let beginning = bytes.len() / 3;
    for _ in 0..8 {
        let end = beginning + chooser.below(bytes.len() - beginning);
        let reading = read_record(&bytes[..end]);
        let Some(record) = &reading.record else { continue };
        let mut again = replay(record, &muster);
        assert_eq!(again.difference, None);
        let mut writer =
            RecordWriter::new(bytes[..reading.sound].to_vec(), Journal::resume(&reading, &again.session));
        let mut reach = Reach::new();
        for _ in 0..15 {
            do_anything(&mut again.session, &mut chooser, &mut reach);
            writer.follow(&again.session).unwrap();
        }
        let last = replay(&sound(&writer.into_inner()), &muster);
        assert_eq!(last.difference, None);
        assert_eq!(state_of(last.session.battle()), state_of(again.session.battle()));
    }
}

#[test]
fn a_session_resumed_from_a_snapshot_can_be_recorded() {
    let [muster, ..] = musters();
    let (mut chooser, mut reach) = (Chooser::new(2), Reach::new());
    let snapshot = Session::new(&muster, 2).battle().snapshot();
    let mut session = Session::resume(&muster, 2, snapshot).unwrap();
    let (mut journal, mut text) = Journal::begin(&session, &ABOUT);
    for _ in 0..20 {
        go_on(&mut session, &mut chooser, &mut reach);
        text += &journal.catch_up(&session);
    }
    let again = replay(&sound(text.as_bytes()), &muster);
    assert_eq!(again.difference, None);
    assert_eq!(again.session.battle().snapshot(), session.battle().snapshot());
    assert!(again.session.started_from().is_some());
}

#[test]
fn the_first_difference_is_reported_and_its_round_is_opened() {
    let [muster, ..] = musters();
    let (session, bytes) = (0..)
        .map(|seed| recorded(&muster, seed, 80))
        .find(|(session, _)| session.rounds().len() > 2 && session.given().len() > 10)
        .unwrap();
    let mut record = sound(&bytes);
    for place in 0..record.entries.len() {
        let right = std::mem::replace(&mut record.entries[place].hash, "0123456789abcdef".to_owned());
        let again = replay(&record, &muster);
        let difference = again.difference.unwrap();
        assert_eq!((difference.order, difference.why), (place + 1, Mismatch::Facts));
        assert_eq!(difference.text, record.entries[place].text);
        let round = record.rounds.iter().rfind(|round| round.after <= place);
        assert_eq!(again.opened_at, round.map(|round| round.round));
        let after = round.map_or(place, |round| round.after);
        assert_eq!(given(&again.session), given(&session)[..after]);
        record.entries[place].hash = right;
    }
}

#[test]
fn a_round_that_cannot_be_reached_any_more_is_opened_from_its_snapshot() {
    let [muster, ..] = musters();
    let (session, bytes) = recorded(&muster, 21, 80);
    let mut record = sound(&bytes);
    let (_, first) = session.rounds().next().unwrap();
    record.opening = "0123456789abcdef".to_owned();
    let again = replay(&record, &muster);
    assert_eq!(again.difference.unwrap().order, 0);
    assert_eq!(again.opened_at, Some(1));
    assert_eq!(again.session.started_from(), Some(first));
    record.rounds.clear();
    let again = replay(&record, &muster);
    assert_eq!((again.difference.unwrap().order, again.opened_at), (0, None));
}

#[test]
fn an_order_that_cannot_be_read_or_given_any_more_is_a_difference() {
    let [muster, ..] = musters();
    let mut records = (0..).map(|seed| sound(&recorded(&muster, seed, 30).1));
    let record = records.find(|record| record.entries.len() > 3).unwrap();
    let changed = |text: &str| {
        let mut record = record.clone();
        record.entries[2].text = text.to_owned();
        record.entries[2].before_fact = None;
        let difference = replay(&record, &muster).difference.unwrap();
        assert_eq!(difference.order, 3);
        difference.why
    };
    assert!(matches!(changed("W sings"), Mismatch::Unreadable(_)));
    assert!(matches!(changed("W aids W"), Mismatch::InputError(_)));
    let mut record = record.clone();
    record.from = Some("{}".to_owned());
    assert_eq!(replay(&record, &muster).difference.unwrap().why, Mismatch::Start);
}

#[test]
fn a_record_says_who_played_each_side() {
    let mut scenario = (*musters()[0].scenario).clone();
    for side in &mut scenario.sides {
        side.control = Control::Opponent("brute".to_owned());
    }
    scenario.combatants[0].control = Some(Control::Player);
    let seating = scenario.seating();
    let changed = Muster { scenario: Arc::new(scenario), ..(*musters()[0]).clone() };
    let record = sound(&recorded(&Arc::new(changed), 5, 4).1);
    let mut again = (*musters()[0].scenario).clone();
    assert_ne!(again.seating(), seating);
    again.seat(record.seating.as_ref().unwrap());
    assert_eq!(again.seating(), seating);
}

#[test]
fn a_record_without_seats_can_be_replayed() {
    let muster = &musters()[0];
    let mut lines = lines(&recorded(muster, 5, 8).1);
    lines.retain(|line| !line.starts_with("seats "));
    let record = sound(&sealed(&lines));
    assert_eq!(record.seating, None);
    assert!(replay(&record, muster).difference.is_none());
}

#[test]
fn a_record_of_another_version_is_read_as_far_as_it_is_understood() {
    let [muster, ..] = musters();
    let mut lines = lines(&short(&muster));
    lines[0] = "affray-record 7 9.9.9".to_owned();
    lines.insert(5, "weather rain".to_owned());
    let reading = read_record(&sealed(&lines));
    let program = "9.9.9".to_owned();
    assert!(reading.notes.contains(&RecordNote::OtherVersion { program }));
    assert!(reading.notes.contains(&RecordNote::Unknown { line: 6, word: "weather".to_owned() }));
    assert_eq!(replay(&reading.record.unwrap(), &muster).difference, None);
}

#[test]
fn a_record_of_an_older_format_is_replayed_by_its_orders() {
    let [muster, ..] = musters();
    let mut lines = lines(&short(&muster));
    lines[0] = "affray-record 1 0.0.9".to_owned();
    for line in lines.iter_mut().filter(|line| line.starts_with("order ") || line.starts_with("begin ")) {
        // The fingerprint comes from another version, so it cannot match.
        let kept = line.len() - 16;
        line.replace_range(kept.., "0123456789abcdef");
    }
    let reading = read_record(&sealed(&lines));
    assert!(reading.notes.contains(&RecordNote::OtherVersion { program: "0.0.9".to_owned() }));
    let record = reading.record.unwrap();
    assert!(!record.is_compared());
    let played = replay(&record, &muster);
    assert_eq!(played.difference, None);
    assert_eq!(played.session.given().count(), record.entries.len());
}

/// A disk that accepts a few bytes at a time, and sometimes none.
struct Moody {
    held: Vec<u8>,
    mood: usize,
}

impl Write for Moody {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.mood += 1;
        if self.mood.is_multiple_of(9) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        let taken = bytes.len().min(100);
        self.held.extend_from_slice(&bytes[..taken]);
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn after_a_full_disk_writing_goes_on_without_a_gap() {
    let [muster, ..] = musters();
    let (mut chooser, mut reach) = (Chooser::new(5), Reach::new());
    let mut session = Session::new(&muster, 5);
    let (journal, beginning) = Journal::begin(&session, &ABOUT);
    let mut writer = RecordWriter::new(Moody { held: beginning.into_bytes(), mood: 0 }, journal);
    let mut faults = 0;
    for _ in 0..30 {
        if let Some(order) = random_order(session.battle(), &mut chooser, &mut reach) {
            session.submit(order).unwrap();
        }
        faults += usize::from(writer.follow(&session).is_err());
    }
    while writer.follow(&session).is_err() {}
    assert!(faults > 0);
    let again = replay(&sound(&writer.into_inner().held), &muster);
    assert_eq!(again.difference, None);
    assert_eq!(given(&again.session), given(&session));
}
