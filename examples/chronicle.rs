//! A battle from its first roll to its last, told in sentences.
//!
//!     cargo run --no-default-features --example chronicle
//!
//! This is the whole way from a file to a chronicle: the catalogue holds the files, `prepare_by_name` reads a scenario by
//! a rulebook, `Battle` fights it, and a `Teller` puts what has happened into words.

use std::error::Error;
use std::io::{Write, stdout};

use affray::brain::Mind;
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::lab::{Profiles, play_out};
use affray::tell::{Teller, Words};

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut stdout().lock())
}

/// The program itself; it writes wherever it is told to.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    // Every file that comes with the game. `with_folder` would add files of your own.
    let catalogue = Catalogue::bundled();

    // Who fights, and by which rules. What is wrong with a file is a list of problems, each of which knows its place;
    // `Words` turns them into the very report that `affray check` prints.
    let prepared = prepare_by_name(&catalogue, "first_blood", "torchlit")
        .map_err(|problems| Words::english().reports(&problems, false))?;

    // A battle is a value. The same seed brings the same battle on every machine.
    let mut battle = Battle::new(&prepared.muster, 7);

    // Nobody is asked anything here: the scenario's own opponents decide for every side. A program in which somebody
    // plays would look at `battle.awaiting()` instead, and answer it by `battle.submit(order)`.
    let outcome = play_out(&mut battle, &Profiles::of_scenario(), &mut Mind::new());

    // What happened is a list of facts. A teller tells them as one side perceived them, or, with `None`, all of them.
    let teller = Teller::english(battle.muster());
    let facts = battle.chronicle().since(0);
    write!(out, "{}", teller.chronicle(facts, None))?;

    // The facts are there for programs, too.
    writeln!(out, "\n{} facts; {outcome:?}", facts.len())?;
    Ok(())
}
