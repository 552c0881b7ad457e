//! Fights many battles at once and asks a question of its own: who falls first, and how often is Vesna never hurt at
//! all?
//!
//!     cargo run --release --no-default-features --example batch
//!
//! These are the same battles that `affray sim first_blood --rulebook torchlit` fights, on all cores of the machine.
//! `affray run first_blood --rulebook torchlit --battle 3` shows the third of them.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{Write, stdout};

use affray::battle::{CombatantId, Happening};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::lab::{Interval, Opponents, Setup, ask_each};
use affray::tell::{Teller, Words};

pub const BATTLES: u64 = 200;

/// The answer of one battle.
struct Answer {
    first_to_fall: Option<CombatantId>,
    is_unhurt: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut stdout().lock())
}

/// Runs the example and writes its output to `out`.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let prepared = prepare_by_name(&Catalogue::bundled(), "first_blood", "torchlit")
        .map_err(|problems| Words::english().reports(&problems, false))?;
    let (muster, opponents) = (prepared.muster, Opponents::of_scenario());
    let vesna = muster.named("Vesna").ok_or("nobody is called Vesna")?;

    // This closure is called with every battle when it is over. An answer can be anything that can be sent between
    // threads.
    let ask = |battle: &Battle, _outcome| {
        let facts = battle.chronicle().since(0);
        let mut falls = facts.iter().filter_map(|fact| match fact.what {
            Happening::Fate { who, fate } if fate.is_felled() => Some(who),
            _ => None,
        });
        let is_hers = |what: &Happening| matches!(what, Happening::Harmed { who, .. } if *who == vesna);
        Answer { first_to_fall: falls.next(), is_unhurt: !facts.iter().any(|fact| is_hers(&fact.what)) }
    };
    let setup = Setup { muster, rulebook: "torchlit".to_owned(), opponents };
    // Seed 1, and as many threads as there are cores: the answers are the same with any number of them.
    let answers = ask_each(&setup, BATTLES, 1, 0, ask)?;

    let mut counts: BTreeMap<Option<CombatantId>, u64> = BTreeMap::new();
    for answer in &answers {
        *counts.entry(answer.first_to_fall).or_default() += 1;
    }
    let teller = Teller::english(&setup.muster);
    for (who, count) in counts {
        match who.map(|who| teller.name(who)) {
            Some(name) => writeln!(out, "{name} falls first in {count} of {BATTLES}")?,
            None => writeln!(out, "nobody falls in {count} of {BATTLES}")?,
        }
    }
    // With so few battles the share is not exact. It lies in this interval with a confidence of 95 %.
    let unhurt = answers.iter().filter(|answer| answer.is_unhurt).count().try_into()?;
    let Interval(low, high) = Interval::wilson(unhurt, BATTLES);
    writeln!(
        out,
        "Vesna is never hurt in {unhurt} of {BATTLES}: between {:.1} % and {:.1} %",
        low * 100.0,
        high * 100.0
    )?;
    Ok(())
}
