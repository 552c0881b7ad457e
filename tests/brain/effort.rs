//! What a batch of battles takes: how often opponents weigh an exchange and search for ways, and how many passes the
//! battles have. Whoever changes one of these numbers on purpose writes the new ones down here.

use affray::battle::Chronicle;
use affray::brain::{Level, Mind};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::dice::Dice;
use affray::engine::Battle;
use affray::lab::{Opponents, battle_seed};

const BATTLES: u64 = 10;

/// For each rulebook: weighings, searches and passes in ten battles of `bench_4v4`.
const KNOWN: [(&str, [u64; 3]); 6] = [
    ("affray", [2959, 269, 8195]),
    ("autohit", [680, 649, 10911]),
    ("llcf", [681, 393, 6220]),
    ("lot", [1705, 286, 5757]),
    ("torchlit", [251, 196, 2630]),
    ("twodice", [154, 172, 9012]),
];

fn effort(book: &str) -> [u64; 3] {
    let muster = prepare_by_name(&Catalogue::bundled(), "bench_4v4", book).unwrap().muster;
    let (opponents, mut mind) = (Opponents::all(Level::Soldier), Mind::new());
    let mut battle = Battle::still(&muster, Dice::seeded(1), Chronicle::default());
    let first = battle.snapshot();
    let mut passes = 0;
    for number in 1..=BATTLES {
        battle.restart(&first, battle_seed(1, number));
        while let Some(judged) = opponents.judge(&battle, &mut mind) {
            battle.give_order(judged).unwrap();
            while battle.step() {
                passes += 1;
            }
        }
    }
    let effort = mind.effort();
    [effort.weighings, effort.searches, passes]
}

#[test]
fn a_batch_takes_no_more_weighings_searches_and_passes_than_are_known() {
    let now = KNOWN.map(|(book, _)| (book, effort(book)));
    let is_near = |(now, known): (&u64, &u64)| now.abs_diff(*known) * 10 <= *known;
    let are_near =
        |((_, now), (_, known)): (&(&str, [u64; 3]), &(&str, [u64; 3]))| now.iter().zip(known).all(is_near);
    assert!(now.iter().zip(&KNOWN).all(are_near), "something is more than a tenth off: {now:?}");
}
