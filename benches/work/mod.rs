//! What is measured, in one place for the clock (`battle.rs`) and for the instruction counter (`count.rs`): each is
//! set up first, then done over and over.

mod crowd;

use std::hint::black_box;
use std::sync::Arc;

use affray::battle::{Chronicle, CombatantId, Purpose, SideId};
use affray::brain::{Level, Mind};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::dice::Dice;
use affray::engine::{Awaiting, Battle, Snapshot};
use affray::grid::{Diagonal, Grid, Pos, Question, Reach, Sight, Size};
use affray::lab::{Opponents, battle_seed, play_out};
use affray::rules::book::muster::Muster;
use affray::rules::questions::circumstances::{Attempted, Before};

/// Something to be done over and over.
pub type Work = Box<dyn FnMut()>;

/// Everything that is measured: its name, and how it is set up.
pub const ALL: [(&str, fn() -> Work); 17] = [
    ("check", check),
    ("reach_64x64", reach),
    ("sight_64x64", sight),
    ("pass", pass),
    ("set_up", set_up),
    ("battle_4v4_alone", alone),
    ("battle_4v4", || battle_4v4("llcf")),
    ("battle_4v4_lot", || battle_4v4("lot")),
    ("battle_4v4_torchlit", || battle_4v4("torchlit")),
    ("battle_4v4_twodice", || battle_4v4("twodice")),
    ("battle_4v4_autohit", || battle_4v4("autohit")),
    ("battle_4v4_affray", || battle_4v4("affray")),
    ("battle_64", || battle(&crowd::muster("llcf", 64, (60, 40)), 1)),
    ("copy_8", || copy(&company("llcf"))),
    ("copy_64", || copy(&crowd::muster("llcf", 64, (60, 40)))),
    ("restore_8", || restore(&company("llcf"))),
    ("restore_64", || restore(&crowd::muster("llcf", 64, (60, 40)))),
];

const BOARD: Size = Size::new(64, 64);

/// Four against four.
pub fn company(book: &str) -> Arc<Muster> {
    prepare_by_name(&Catalogue::bundled(), "bench_4v4", book).expect("they are sound and fit").muster
}

/// Walls here and there, by a pattern that favours no direction.
fn is_wall(pos: Pos) -> bool {
    (i32::from(pos.col) * 7 + i32::from(pos.row) * 13 + i32::from(pos.col) * i32::from(pos.row)) % 11 == 0
}

/// One attack check: built, edges and all, rolled and judged.
fn check() -> Work {
    let battle = Battle::new(&company("llcf"), 1);
    let mut dice = Dice::seeded(1);
    let (who, target) = (CombatantId(0), CombatantId(4));
    Box::new(move || {
        let table = battle.table();
        let weapon = table.weapons(who).next().expect("it has a weapon");
        let odds = table
            .exchange(&affray::battle::Order::deed(who, affray::battle::deeds::Attack::with(target, weapon)));
        if let Some(affray::rules::step::Step::Ask(_, ask)) = odds.map(|exchange| exchange.next(None)) {
            let purpose = Purpose::Attack { target, weapon };
            let circumstances = table.circumstances(Attempted {
                who: Some(who),
                purpose,
                before: Before::Nothing,
                is_helped: false,
            });
            let check = circumstances.bear_on(ask.check);
            let faces = dice.throw(who.stream(), check.throw.count(), check.throw.sides());
            black_box(check.judge(&faces));
        }
    })
}

/// Everywhere that a body can get to on a board of 64 x 64.
fn reach() -> Work {
    let mut reach = Reach::new();
    let middle = Pos::new(31, 33);
    Box::new(move || {
        let enter = |pos: Pos| (!is_wall(pos)).then_some(1 + u32::from(pos.col % 3 == 0));
        let question = Question {
            size: BOARD,
            side: 1,
            diagonal: Diagonal::Five,
            is_next_diagonal_double: false,
            budget: None,
            enter,
            no_rest: Vec::new(),
            stops: Vec::new(),
        };
        reach.explore(middle, &question);
        black_box(reach.cost(Pos::new(1, 1)));
    })
}

/// All that one square of a board of 64 x 64 sees, found anew.
fn sight() -> Work {
    let opaque = Grid::from_fn(BOARD, is_wall);
    Box::new(move || {
        let sight = Sight::new(opaque.clone());
        black_box(sight.row(Pos::new(31, 33)).count());
    })
}

/// One pass of the pipeline, taken over a whole battle whose orders are known: orders, rolls, effects and the clock's
/// own.
fn pass() -> Work {
    let mut battle = Battle::still(&company("llcf"), Dice::seeded(1), Chronicle::default());
    let first = battle.snapshot();
    let (opponents, mut mind, mut orders) = (Opponents::all(Level::Brute), Mind::new(), Vec::new());
    battle.restart(&first, 1);
    while let Some(order) = opponents.decide(&battle, &mut mind) {
        orders.push(order.clone());
        battle.submit(order).expect("permitted");
    }
    let mut given = orders.len();
    Box::new(move || {
        if battle.step() {
            return;
        }
        if let Some(order) = orders.get(given) {
            given += 1;
            battle.give_order(order.clone()).expect("permitted");
        } else {
            given = 0;
            battle.restart(&first, 1);
        }
    })
}

/// A battle from nothing to its first decision.
fn set_up() -> Work {
    let company = company("llcf");
    let mut seed = 0;
    Box::new(move || {
        seed += 1;
        black_box(Battle::new(&company, seed).awaiting());
    })
}

/// How many battles of four against four go before those that are measured: then the opponents remember what comes up
/// again.
const BATTLES_BEFORE: u64 = 100;

/// A whole battle by itself, four against four, both sides soldiers: set up from nothing, and nothing is remembered.
fn alone() -> Work {
    let company = company("llcf");
    let opponents = Opponents::all(Level::Soldier);
    let mut number = 0;
    Box::new(move || {
        number += 1;
        let mut battle = Battle::new(&company, battle_seed(1, number));
        black_box(play_out(&mut battle, &opponents, &mut Mind::new()));
    })
}

fn battle_4v4(book: &str) -> Work {
    battle(&company(book), BATTLES_BEFORE)
}

/// A whole battle, both sides soldiers; begun anew in place as batches do, after others of the same batch.
fn battle(company: &Arc<Muster>, before: u64) -> Work {
    let mut battle = Battle::still(company, Dice::seeded(1), Chronicle::default());
    let first = battle.snapshot();
    let (opponents, mut mind) = (Opponents::all(Level::Soldier), Mind::new());
    let mut number = 0;
    let mut next = move || {
        number += 1;
        battle.restart(&first, battle_seed(1, number));
        let outcome = play_out(&mut battle, &opponents, &mut mind);
        assert!(!matches!(battle.awaiting(), Some(Awaiting::Order(SideId(_)))));
        black_box(outcome);
    };
    (0..before).for_each(|_| next());
    Box::new(next)
}

/// Two states of a battle, two rounds and four rounds after it began, and the battle itself.
fn two_states(company: &Arc<Muster>) -> (Battle, [Snapshot; 2]) {
    let mut battle = Battle::new(company, 1);
    let (opponents, mut mind) = (Opponents::all(Level::Soldier), Mind::new());
    let states = [3, 5].map(|round| {
        while battle.table().turn.round < round {
            let judged = opponents.judge(&battle, &mut mind).expect("it goes on");
            battle.submit(judged).expect("permitted");
        }
        battle.snapshot()
    });
    (battle, states)
}

/// Copies the state of a battle over another state.
fn copy(company: &Arc<Muster>) -> Work {
    let (battle, [mut state, _]) = two_states(company);
    Box::new(move || battle.snapshot_in(black_box(&mut state)))
}

/// Restores a battle in place to another state.
fn restore(company: &Arc<Muster>) -> Work {
    let (mut battle, states) = two_states(company);
    let mut turns = 0;
    Box::new(move || {
        turns += 1;
        battle.restore(black_box(&states[turns % 2]));
    })
}
