//! Works out the exact odds of one attack: the chance to hit, the average harm, and the chance of every amount of
//! harm.
//!
//!     cargo run --no-default-features --example odds
//!
//! No dice are rolled: the program gives the attack every possible result of its dice, each with its chance.

use std::error::Error;
use std::io::{Write, stdout};

use affray::battle::deeds::Attack;
use affray::battle::{Change, Order};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::dice::Distribution;
use affray::engine::Battle;
use affray::rules::questions::odds::Wanted;
use affray::tell::{Teller, Words};

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut stdout().lock())
}

/// Runs the example and writes its output to `out`.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let prepared = prepare_by_name(&Catalogue::bundled(), "first_blood", "torchlit")
        .map_err(|problems| Words::english().reports(&problems, false))?;
    let muster = &prepared.muster;

    // Combatants have numbers. People know combatants by their keys on the map or by their names.
    let attacker = muster.named("R").ok_or("nobody is called R")?;
    let target = muster.named("Wystan").ok_or("nobody is called Wystan")?;

    // All combatants stand where the scenario puts them, and it is the attacker's turn.
    let battle = Battle::in_turn_of(muster, attacker);

    // Questions about the rules are put to a table. `seen_by` gives a table that holds only what one side knows.
    let table = battle.table();
    let view = table.seen_by(table.side(attacker));

    // The first weapon that may be used for this attack. A refusal would say why another may not.
    let mut weapons = view.weapons(attacker);
    let weapon = weapons.find(|weapon| view.permit_attack(attacker, target, *weapon).is_ok());
    let weapon = weapon.ok_or("nothing that R carries gets there")?;

    // An order says what a combatant is to do. Its odds are all ways in which it may end, each with its chance.
    let order = Order::deed(attacker, Attack::with(target, weapon));
    let odds = view.odds(&order).ok_or("nothing is rolled for that")?;
    writeln!(out, "{}", Teller::english(muster).order(&order))?;
    writeln!(out, "hits: {:.4}", odds.chance(Wanted::Hit))?;
    if let Some((mean, most)) = odds.harm(target) {
        writeln!(out, "hit points lost: {mean:.4} on average, {most} at most")?;
    }

    // An ending is a list of effects. Only the hit points matter here, so endings that cost the target the same are
    // merged.
    let mut spread: Distribution<u16> = Distribution::default();
    for (ending, chance) in odds.endings.iter() {
        let lost = ending.effects.iter().map(|effect| match &effect.change {
            Change::Harm { who, amount } if *who == target => *amount,
            _ => 0,
        });
        spread.add(lost.sum(), chance);
    }
    for (lost, chance) in spread.iter() {
        writeln!(out, "{lost:>3} lost: {chance:.4}")?;
    }
    Ok(())
}
