//! A program that is killed in the middle of a battle: everything that it printed is in the record, and the record can
//! be replayed.

use std::fs;
use std::io::Read;
use std::process::Stdio;

use crate::program::Place;

/// How often the program is killed.
const KILLS: u32 = 200;

/// Whether a record contains its whole beginning.
fn has_begun(record: &str) -> bool {
    let whole = record.rfind('\n').map_or("", |end| &record[..end]);
    whole.lines().any(|line| line.get(17..).is_some_and(|rest| rest.starts_with("begin ")))
}

#[test]
fn a_program_killed_at_any_moment_loses_nothing_that_it_printed() {
    let place = Place::new();
    let battle = |record: &str| ["run", "bench_4v4", "--seed", "5", "--record", record].map(str::to_owned);
    let told = place.run(battle("whole.affray")).ended(0).out;
    let record = fs::read_to_string(place.path("whole.affray")).unwrap();
    let (mut begun, mut torn) = (0, 0);
    for kill in 0..KILLS {
        let file = format!("{kill}.affray");
        let mut program = place.program();
        program.args(battle(&file)).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut program = program.spawn().unwrap();
        let mut mouth = program.stdout.take().unwrap();
        // The kills are spread over the whole battle in an irregular order; some come right at the start.
        let enough =
            told.len() * usize::try_from(kill * 37 % KILLS).unwrap() / usize::try_from(KILLS).unwrap();
        let (mut heard, mut bytes) = (Vec::new(), [0; 512]);
        while heard.len() < enough {
            match mouth.read(&mut bytes).unwrap() {
                0 => break,
                count => heard.extend_from_slice(&bytes[..count]),
            }
        }
        program.kill().unwrap();
        mouth.read_to_end(&mut heard).unwrap();
        program.wait().unwrap();
        let heard = String::from_utf8_lossy(&heard);
        assert!(told.starts_with(&*heard), "kill {kill}: what is told does not change by being cut short");
        let Ok(kept) = fs::read_to_string(place.path(&file)) else {
            assert!(heard.lines().count() <= 1, "kill {kill}: nothing is told before the record has begun");
            continue;
        };
        begun += 1;
        torn += u32::from(kept.len() < record.len());
        assert!(record.starts_with(&kept), "kill {kill}: what is kept is the beginning of the whole record");
        if !has_begun(&kept) {
            assert!(heard.lines().count() <= 1, "kill {kill}: nothing is told before the record has begun");
            place.run(battle(&file)).ended(0);
            let again = fs::read_to_string(place.path(&file)).unwrap();
            assert!(
                again == record,
                "kill {kill}: whoever begins the record anew uses the file that was left"
            );
            continue;
        }
        let again = place.run(["replay", &file]).ended(0).out;
        let lines = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
        let whole_lines = heard.rfind('\n').map_or("", |end| &heard[..end]);
        assert!(lines(&again).starts_with(&lines(whole_lines)), "kill {kill}: what was told is played again");
    }
    let strange: Vec<String> =
        place.files().into_iter().filter(|name| name != "home" && !name.ends_with(".affray")).collect();
    assert_eq!(strange, [""; 0], "no kill leaves anything else behind");
    assert!(begun > KILLS / 4 && torn > KILLS / 8, "{begun} of {KILLS} had begun, {torn} were cut short");
}
