//! Fights a battle from its first roll to its last and tells it in sentences.
//!
//!     cargo run --no-default-features --example chronicle
//!
//! It goes the whole way from a file to sentences: the catalogue holds the files, `prepare_by_name` reads a scenario
//! by the rules of a rulebook, `Battle` fights it, and `Teller` puts what has happened into words.

use std::error::Error;
use std::io::{Write, stdout};

use affray::brain::Mind;
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::lab::{Opponents, play_out};
use affray::tell::{Teller, Words};

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut stdout().lock())
}

/// Runs the example and writes its output to `out`.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // Every file that comes with the game. `with_folder` would add files of your own.
    let catalogue = Catalogue::bundled();

    // The combatants and the rules. If a file is wrong, the error is a list of problems with their places; `Words`
    // turns them into the same report that `affray check` prints.
    let prepared = prepare_by_name(&catalogue, "first_blood", "torchlit")
        .map_err(|problems| Words::english().reports(&problems, false))?;

    // A battle is a value. The same seed gives the same battle on every machine.
    let mut battle = Battle::new(&prepared.muster, 7);

    // The scenario's opponents decide for every side here. A program in which people play would look at
    // `battle.awaiting()` and answer with `battle.submit(order)`.
    let outcome = play_out(&mut battle, &Opponents::of_scenario(), &mut Mind::for_battle(7));

    // What happened is a list of facts. With `None` the teller tells all of them; with a side, only what that side
    // perceived.
    let teller = Teller::english(battle.muster());
    let facts = battle.chronicle().since(0);
    write!(out, "{}", teller.chronicle(facts, None))?;

    // Programs can use the facts directly.
    writeln!(out, "\n{} facts; {outcome:?}", facts.len())?;
    Ok(())
}
