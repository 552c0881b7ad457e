//! `affray odds`: shows the exact chances of one attack, worked out from the same exchange that a battle rolls.

use std::fmt::Write as _;

use clap::Args;

use super::arguments::read_square;
use super::failure::{Failure, Outcome, Verdict};
use super::fights::{Fight, open_fights};
use super::people;
use super::setting::Setting;
use super::terminal::{Style, Terminal};
use crate::battle::deeds;
use crate::battle::{CombatantId, Fate, GmOrder, Order, Phrase, Refusal, WeaponId};
use crate::dice::Distribution;
use crate::engine::Battle;
use crate::grid::{Pos, Reach};
use crate::rules::questions::odds::{Odds as Chances, Wanted};
use crate::rules::table::Table;
use crate::tell::Teller;

/// Show the exact chances of one attack
///
/// All combatants are where the scenario puts them. If the attacker could not strike from there, they are put on the
/// nearest square that they can walk to and strike from, and a line says so; --move-to puts them on any square.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Odds {
    /// The name of a scenario, or its file
    scenario: String,
    /// The attacker: their key on the map, or their name
    #[arg(long, value_name = "A")]
    by: String,
    /// The target: their key on the map, or their name
    #[arg(long, value_name = "B")]
    at: String,
    /// The weapon (default: the first one that reaches the target)
    #[arg(long, value_name = "W")]
    with: Option<String>,
    /// Put the attacker on this square first
    #[arg(long, value_name = "COL,ROW", value_parser = read_square)]
    move_to: Option<Pos>,
    #[command(flatten)]
    setting: Setting,
}

const EXAMPLES: &str = "\
Examples:
  affray odds first_blood --by W --at R
  affray odds first_blood --by W --at R --with bow --move-to 5,1
  affray odds ambush.ron --by Ansel --at R1 --rulebook all";

/// Decimal places. Rounding errors of doubles only show far beyond these.
const DIGITS: usize = 9;

/// The attack whose chances are asked for.
struct Attack {
    by: CombatantId,
    at: CombatantId,
    weapon: WeaponId,
}

impl Odds {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let fights = open_fights(terminal, &self.scenario, &self.setting)?;
        let mut verdict = Verdict::Sound;
        for (number, fight) in fights.iter().enumerate() {
            if number > 0 {
                terminal.line("")?;
            }
            if self.weigh(terminal, fight)? == Verdict::Failed {
                verdict = Verdict::Failed;
            }
        }
        Ok(verdict)
    }

    fn weigh(&self, terminal: &mut Terminal, fight: &Fight) -> Outcome {
        let muster = &fight.prepared.muster;
        let by = people::combatant(muster, &self.by)?;
        let at = people::combatant(muster, &self.at)?;
        let mut battle = Battle::in_turn_of(muster, by);
        for who in [by, at] {
            if battle.table().fate(who) == Some(Fate::Awaited) {
                submit(&mut battle, Order::Gm(GmOrder::Bring { who }))
                    .map_err(|refusal| refuse(terminal, &battle, &refusal))?;
            }
        }
        if let Some(square) = self.move_to {
            if !muster.scenario.field.size().contains(square) {
                let at = square.to_string();
                return Err(Failure::usage(Phrase::new("off-the-map").with("at", at)));
            }
            let put = submit(&mut battle, Order::Gm(GmOrder::Put { who: by, at: square }));
            put.map_err(|refusal| refuse(terminal, &battle, &refusal))?;
        }
        let weapons: Vec<WeaponId> = battle.table().weapons(by).collect();
        let weapon = match &self.with {
            Some(name) => people::weapon(muster, by, &weapons, name)?,
            None => first_that_carries(&battle.table(), by, at, &weapons).ok_or_else(|| self.unarmed())?,
        };
        let attack = Attack { by, at, weapon };
        let moved = if self.move_to.is_none() { attack.approach(&mut battle) } else { None };
        let table = battle.table();
        let view = table.seen_by(table.side(by));
        let order = Order::deed(by, deeds::Attack::with(at, weapon));
        let permitted =
            if table.is_able(by) { view.permit_attack(by, at, weapon) } else { Err(Refusal::NotAble) };
        if let Err(refusal) = permitted {
            return Err(refuse(terminal, &battle, &refusal));
        }
        let teller = Teller::new(terminal.words().clone(), battle.muster().clone());
        let title = Phrase::new("cli-odds-title")
            .with("order", teller.order(&order))
            .with("book", fight.rulebook.as_str());
        let title = terminal.set_off(Style::Bold, &terminal.words().phrase(&title));
        terminal.line(&title)?;
        if let Some(square) = moved {
            let (who, square) = (teller.name(by), teller.square(square));
            terminal.say(&Phrase::new("cli-odds-moved").with("who", who).with("at", square))?;
        }
        let Some(odds) = view.odds(&order) else { return Ok(Verdict::Sound) };
        tell(terminal, &teller, &odds, at, fight)?;
        Ok(Verdict::Sound)
    }

    fn unarmed(&self) -> Failure {
        Failure::usage(Phrase::new("cli-unarmed").with("who", self.by.as_str()))
    }
}

fn submit(battle: &mut Battle, order: Order) -> Result<(), Refusal> {
    battle.submit(order)
}

/// The failure for an order that is refused.
fn refuse(terminal: &Terminal, battle: &Battle, refusal: &Refusal) -> Failure {
    let teller = Teller::new(terminal.words().clone(), battle.muster().clone());
    Failure::BrokenFiles(vec![crate::battle::Problem::error(
        Phrase::new("cli-odds-refused").with("why", teller.refusal(refusal)),
    )])
}

/// The first weapon that reaches the target from the attacker's square, or else the first weapon.
fn first_that_carries(
    table: &Table<'_>,
    by: CombatantId,
    at: CombatantId,
    weapons: &[WeaponId],
) -> Option<WeaponId> {
    let distance = table.distance(by, at);
    let carries =
        |weapon: &&WeaponId| distance.is_some_and(|distance| distance <= table.weapon_reach(**weapon));
    weapons.iter().find(carries).or_else(|| weapons.first()).copied()
}

impl Attack {
    /// If the attacker cannot strike from their square, puts them on the nearest square from which they can.
    fn approach(&self, battle: &mut Battle) -> Option<Pos> {
        let table = battle.table();
        let here = table.body(self.by)?.place.0;
        if self.strikes_from(&table, here) {
            return None;
        }
        let mut reach = Reach::new();
        table.explore(self.by, here, None, &mut reach);
        let walked = reach.reached().filter(|square| square.may_end && self.strikes_from(&table, square.pos));
        let square = walked.min_by_key(|square| (square.cost, square.pos))?.pos;
        let put = Order::Gm(GmOrder::Put { who: self.by, at: square });
        if battle.submit(put).is_ok() { Some(square) } else { None }
    }

    fn strikes_from(&self, table: &Table<'_>, square: Pos) -> bool {
        let own = table.footprint_at(self.by, square);
        table.footprint(self.at).is_some_and(|other| {
            let gap = own.reach(other, table.muster.book.diagonal);
            gap <= u32::from(table.weapon_reach(self.weapon)) && table.would_notice(self.by, own, other)
        })
    }
}

fn tell(
    terminal: &mut Terminal,
    teller: &Teller,
    odds: &Chances,
    target: CombatantId,
    fight: &Fight,
) -> Result<(), Failure> {
    if let Some(ask) = &odds.first {
        let check = teller.ask(ask);
        let rule = fight.prepared.muster.book.cited(ask.clause);
        match rule {
            Some(rule) => {
                terminal.say(&Phrase::new("cli-odds-check").with("check", check).with("rule", rule))?
            }
            None => terminal.line(&check)?,
        }
    }
    terminal.line("")?;
    for (_, line) in teller.chances(odds) {
        terminal.line(&format!("  {line}"))?;
    }
    if let Some(line) = teller.harm(odds, target) {
        terminal.line(&format!("  {line}"))?;
    }
    terminal.line("")?;
    terminal.say(&Phrase::new("cli-odds-endings"))?;
    // Endings that read the same are merged.
    let mut endings: Distribution<Vec<Wanted>> = Distribution::default();
    for (ending, chance) in odds.endings.iter() {
        endings.add(Wanted::ALL.into_iter().filter(|wanted| wanted.is_in(ending)).collect(), chance);
    }
    for (ending, chance) in endings.iter() {
        let mut line = String::new();
        // Writing to a `String` cannot fail.
        let _ = write!(line, "  {chance:.DIGITS$}  {:<24}", terminal.words().chance(chance));
        line.push_str(&describe(terminal, ending));
        terminal.line(line.trim_end())?;
    }
    Ok(())
}

/// An ending in words: everything that happens in it.
fn describe(terminal: &Terminal, ending: &[Wanted]) -> String {
    let words = ending.iter().map(|wanted| {
        terminal.words().phrase(&match wanted {
            Wanted::Hit => Phrase::new("ending-hit"),
            Wanted::Miss => Phrase::new("ending-miss"),
            Wanted::Injured => Phrase::new("ending-injured"),
            Wanted::Dead => Phrase::new("ending-dead"),
            Wanted::Down => Phrase::new("ending-down"),
            Wanted::Maimed => Phrase::new("ending-maimed"),
            Wanted::Senseless => Phrase::new("ending-unconscious"),
            Wanted::OutOfTheFight => Phrase::new("ending-out-of-the-fight"),
            Wanted::Tired => Phrase::new("ending-tired"),
            Wanted::Stressed => Phrase::new("ending-stressed"),
            Wanted::Prone => Phrase::new("ending-prone"),
            Wanted::Disarmed => Phrase::new("ending-disarmed"),
            Wanted::Mishap => Phrase::new("ending-mishap"),
        })
    });
    terminal.words().list(words)
}
