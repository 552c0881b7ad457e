//! The exact odds of one attack: the chance to hit, the harm on average, and how likely each amount of harm is.
//!
//!     cargo run --no-default-features --example odds
//!
//! Nothing is rolled and nothing is drawn: odds come of feeding an attack every result that its dice may show.

use std::error::Error;
use std::io::{Write, stdout};

use affray::battle::deeds::Attack;
use affray::battle::{Change, Order};
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::dice::Spread;
use affray::engine::Battle;
use affray::rules::questions::odds::Wanted;
use affray::tell::{Teller, Words};

fn main() -> Result<(), Box<dyn Error>> {
    run(&mut stdout().lock())
}

/// The program itself; it writes wherever it is told to.
pub fn run(out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let prepared = prepare_by_name(&Catalogue::bundled(), "first_blood", "torchlit")
        .map_err(|problems| Words::english().reports(&problems, false))?;
    let muster = &prepared.muster;

    // Combatants have numbers; people know them by their keys on the map, or by their names.
    let attacker = muster.named("R").ok_or("nobody is called R")?;
    let target = muster.named("Wystan").ok_or("nobody is called Wystan")?;

    // Everybody stands where the scenario puts them, and it is the attacker's turn.
    let battle = Battle::in_turn_of(muster, attacker);

    // A table is what rules are asked about. Seen by a side it holds what that side knows, and nothing else.
    let table = battle.table();
    let view = table.seen_by(table.side(attacker));

    // The first weapon with which this attack is allowed from here; a refusal would say why not.
    let mut weapons = view.weapons(attacker);
    let weapon = weapons.find(|weapon| view.permit_attack(attacker, target, *weapon).is_ok());
    let weapon = weapon.ok_or("nothing that R carries gets there")?;

    // An order says what somebody wants to do. Its odds are every way in which it may end, each with its chance.
    let order = Order::deed(attacker, Attack::with(target, weapon));
    let odds = view.odds(&order).ok_or("nothing is rolled for that")?;
    writeln!(out, "{}", Teller::english(muster).order(&order))?;
    writeln!(out, "hits: {:.4}", odds.chance(Wanted::Hit))?;
    if let Some((mean, most)) = odds.harm(target) {
        writeln!(out, "hit points lost: {mean:.4} on average, {most} at most")?;
    }

    // An ending is a list of effects. Here only the hit points matter, so that endings which cost as many are one.
    let mut spread: Spread<u16> = Spread::default();
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
