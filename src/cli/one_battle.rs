//! One battle as data for other programs: how it ended and why, who fell and when, and what it cost. It says what the last lines of
//! the text say; every field stands in `docs/lab.md`.

use std::collections::BTreeMap;

use clap::ValueEnum;
use serde::Serialize;
use serde_json::Value;

use super::endings::summary_of;
use super::failure::Failure;
use super::terminal::Terminal;
use super::things::{ThingLine, things};
use crate::account::{Account, AfterFall, Fall, Fared, Reason, Summary, Supply};
use crate::battle::order_text::{Named, OrderNames};
use crate::battle::{CombatantId, Objective, Outcome, SideId};
use crate::engine::Battle;
use crate::tell::Teller;

/// In which form a battle is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// Text to read
    Text,
    /// One JSON object on a line
    Json,
}

/// Which battle it is.
#[derive(Serialize)]
pub struct Which {
    pub scenario: String,
    pub rulebook: String,
    pub seed: u64,
    /// Its number in the batch of this seed, counted from 1; none if the seed is the battle's own.
    pub battle: Option<u64>,
}

#[derive(Serialize)]
struct OneBattle {
    #[serde(flatten)]
    which: Which,
    /// Whether it is over. If not, nothing is said of how it ended.
    over: bool,
    rounds: u16,
    #[serde(skip_serializing_if = "Option::is_none", flatten)]
    ending: Option<Ending>,
    /// The harm that each side suffered in each round; the first is what came before round 1.
    harm_by_round: Vec<Vec<u32>>,
    /// Whether harm is counted in hit points; otherwise in injuries and falls.
    harm_in_hit_points: bool,
    falls: Vec<FallLine>,
    lost_nerve: Vec<BrokenLine>,
    things: Vec<ThingLine>,
}

/// How a battle ended.
#[derive(Serialize)]
struct Ending {
    /// The sides that won; empty for a draw.
    winners: Vec<String>,
    /// By what: the word that `affray sim` counts it by.
    cause: &'static str,
    /// The same as a sentence.
    why: String,
    /// The objectives that decided it, if any did.
    decided_by: Option<Decision>,
    first_fallen: Option<FirstFallen>,
    /// Since when those who lost were weaker without a break.
    tipped: Option<Tipped>,
    sides: Vec<SideLine>,
    combatants: Vec<Person>,
}

#[derive(Serialize)]
struct Decision {
    side: String,
    /// Whether the side met them; otherwise it could no longer meet the one that is listed.
    met: bool,
    objectives: Vec<Goal>,
}

#[derive(Serialize)]
struct Goal {
    text: String,
    data: Value,
}

#[derive(Serialize)]
struct FirstFallen {
    who: String,
    by: Option<String>,
    round: u16,
}

#[derive(Serialize)]
struct Tipped {
    round: u16,
    /// Whose turn it was; none before the first turn.
    who: Option<String>,
}

#[derive(Serialize)]
struct SideLine {
    name: String,
    won: bool,
    /// The share of its strength that is left, from 0 to 1.
    strength_left: f64,
}

#[derive(Serialize)]
struct FallLine {
    who: String,
    round: u16,
    by: Option<String>,
    /// What they were then.
    fate: &'static str,
    /// What became of them in the end.
    at_last: &'static str,
    /// Whether they fought on later.
    fought_on: bool,
}

#[derive(Serialize)]
struct BrokenLine {
    who: String,
    round: u16,
}

#[derive(Serialize)]
struct Person {
    key: String,
    name: String,
    side: String,
    /// The word for the state in which they end, as `affray sim` counts it.
    end: Option<&'static str>,
    fell: bool,
    fell_in_round: Option<u16>,
    felled_by: Option<String>,
    harm_dealt: u32,
    harm_suffered: u32,
    /// What they had and have of each supply that the rulebook keeps.
    supplies: BTreeMap<&'static str, Left>,
    /// Lost parts of the body, and conditions that last.
    scars: Vec<String>,
}

#[derive(Serialize)]
struct Left {
    /// None for whoever joined later.
    before: Option<u32>,
    after: u32,
}

/// Writes a battle as one line of JSON.
pub fn show(terminal: &mut Terminal, teller: &Teller, battle: &Battle, which: Which) -> Result<(), Failure> {
    let shower = Shower { teller, battle };
    let value = serde_json::to_string(&shower.battle(which)).map_err(std::io::Error::from)?;
    terminal.line(&value)
}

struct Shower<'s> {
    teller: &'s Teller,
    battle: &'s Battle,
}

impl Shower<'_> {
    fn named(&self, kind: Named, number: usize) -> String {
        self.battle.muster().name_of(kind, number).unwrap_or_default().to_owned()
    }

    fn key(&self, who: CombatantId) -> String {
        self.named(Named::Combatant, who.index())
    }

    fn side(&self, side: SideId) -> String {
        self.named(Named::Side, side.index())
    }

    fn battle(&self, which: Which) -> OneBattle {
        let account = Account::of(self.battle.muster(), self.battle.chronicle().since(0));
        let ending = summary_of(self.battle).map(|summary| self.ending(&summary));
        let table = self.battle.table();
        OneBattle {
            which,
            over: ending.is_some(),
            rounds: table.turn.round,
            ending,
            harm_in_hit_points: account.counts_hit_points,
            falls: account.falls.iter().map(|fall| self.fall(fall)).collect(),
            lost_nerve: account
                .broken
                .iter()
                .map(|broken| BrokenLine { who: self.key(broken.who), round: broken.round })
                .collect(),
            harm_by_round: account.rounds,
            things: things(&table),
        }
    }

    fn fall(&self, fall: &Fall) -> FallLine {
        FallLine {
            who: self.key(fall.who),
            round: fall.round,
            by: fall.by.map(|by| self.key(by)),
            fate: fall.at_first.word(),
            at_last: fall.fate.word(),
            fought_on: fall.after == AfterFall::FoughtOn,
        }
    }

    fn ending(&self, summary: &Summary) -> Ending {
        let scenario = &self.battle.muster().scenario;
        let has_won = |side: SideId| matches!(summary.outcome, Outcome::Won(sides) if sides.contains(side));
        let side = |(side, strength): (SideId, &u32)| SideLine {
            name: self.side(side),
            won: has_won(side),
            strength_left: f64::from(*strength) / 1000.0,
        };
        let table = self.battle.table();
        Ending {
            winners: scenario.side_ids().filter(|side| has_won(*side)).map(|side| self.side(side)).collect(),
            cause: summary.reason.ending().word(),
            why: self.teller.why(&summary.reason),
            decided_by: self.decision(&summary.reason),
            first_fallen: summary.first_fallen.map(|first| FirstFallen {
                who: self.key(first.who),
                by: first.by.map(|by| self.key(by)),
                round: first.round,
            }),
            tipped: summary
                .tipped
                .map(|tipping| Tipped { round: tipping.round, who: tipping.who.map(|who| self.key(who)) }),
            sides: scenario.side_ids().zip(&summary.strength).map(side).collect(),
            combatants: table
                .everybody()
                .zip(&summary.combatants)
                .map(|(who, fared)| self.person(who, fared))
                .collect(),
        }
    }

    fn decision(&self, reason: &Reason) -> Option<Decision> {
        let goal = |aim: &Objective| Goal { text: self.teller.objective(aim), data: self.teller.data(aim) };
        let (side, met, aims) = reason.decision()?;
        Some(Decision { side: self.side(side), met, objectives: aims.iter().map(goal).collect() })
    }

    fn person(&self, who: CombatantId, fared: &Fared) -> Person {
        let table = self.battle.table();
        let sheet = table.sheet(who);
        let supplies = Supply::ALL.into_iter().filter_map(|supply| {
            let before = fared.before.and_then(|stock| stock.amount(supply));
            Some((supply.word(), Left { before, after: fared.after.amount(supply)? }))
        });
        Person {
            key: sheet.key.clone(),
            name: sheet.name.clone(),
            side: self.side(sheet.side),
            end: fared.end(),
            fell: fared.fell_in.is_some(),
            fell_in_round: fared.fell_in,
            felled_by: fared.felled_by.map(|by| self.key(by)),
            harm_dealt: fared.dealt,
            harm_suffered: fared.suffered,
            supplies: supplies.collect(),
            scars: self.teller.scars(&table, who),
        }
    }
}
