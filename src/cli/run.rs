//! `affray run`: shows one battle as text, with opponents playing every side.

use std::path::PathBuf;

use clap::Args;

use super::arguments::{ByOpponents, BySeed};
use super::boards::Boards;
use super::endings;
use super::failure::{Failure, Outcome, Verdict};
use super::fights::{Fight, open_fight_alone, open_fights, seed_of};
use super::one_battle::{self, Form, Which};
use super::opponents::opponents_of;
use super::people;
use super::records::begin_record;
use super::setting::Setting;
use super::survivors::{self, Keeping};
use super::terminal::Terminal;
use super::whys::Whys;
use crate::battle::Phrase;
use crate::brain::Mind;
use crate::engine::Session;
use crate::tell::{Teller, count_settled};

/// Watch a battle as text
///
/// Opponents play every side: those of --ai, else the scenario's, else the default one. Everything is shown: every
/// deed, every die, every modifier, the threshold, the outcome, and the rule behind it; then how the battle ended and why,
/// who fell first, when the odds tipped, and in what state everybody is. The same seed gives the same chronicle, byte for
/// byte, on every machine.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Run {
    /// The name of a scenario, or its file
    scenario: String,
    /// Show only what this side perceived
    #[arg(long = "as", value_name = "SIDE")]
    as_side: Option<String>,
    /// Draw the board at the beginning, at each round and at the end
    #[arg(long)]
    map: bool,
    /// Tell the battle in a page: the harm and the falls of each round, and how it ended
    #[arg(long, conflicts_with = "as_side")]
    brief: bool,
    /// Say after each order why the opponent gave it; with --as, only for that side
    #[arg(long, conflicts_with = "brief")]
    why: bool,
    /// The format of the battle; JSON leaves out what happened turn by turn
    #[arg(long, value_enum, default_value_t = Form::Text, conflicts_with_all = ["as_side", "map", "brief", "why", "aftermath"])]
    format: Form,
    /// Write a record of the battle to a new file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Show the lasting consequences at the end: wounds, losses, traumas, what is left of lights
    #[arg(long)]
    aftermath: bool,
    /// Write the survivors of a side, as the battle leaves them, to a new party file; may be given several times
    #[arg(long, value_name = "SIDE=FILE", value_parser = survivors::read_keeping)]
    keep: Vec<Keeping>,
    #[command(flatten)]
    setting: Setting,
    #[command(flatten)]
    dice: BySeed,
    #[command(flatten)]
    opponents: ByOpponents,
    /// Show the battle with this number, counted from 1, of `affray sim` with the same seed
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    battle: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  affray run first_blood
  affray run first_blood --brief             in a page
  affray run first_blood --seed 7 --as party
  affray run first_blood --map --as party
  affray run first_blood --why               and why each opponent did it
  affray run first_blood --battle 12     the twelfth battle of `affray sim first_blood`
  affray run first_blood --format json   how it ended and what it cost, for programs
  affray run first_blood --keep party=those_left.ron
  affray run ambush.ron --ai foes=brute --record ambush.affray";

impl Run {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let setting = &self.setting;
        let is_one = self.record.is_some() || !self.keep.is_empty();
        let fights = if is_one {
            vec![open_fight_alone(terminal, &self.scenario, setting)?]
        } else {
            open_fights(terminal, &self.scenario, setting)?
        };
        for (number, fight) in fights.iter().enumerate() {
            if number > 0 && self.format == Form::Text {
                terminal.line("")?;
            }
            self.fight(terminal, fight)?;
        }
        Ok(Verdict::Sound)
    }

    fn fight(&self, terminal: &mut Terminal, fight: &Fight) -> Result<(), Failure> {
        let scenario = &fight.prepared.muster.scenario;
        let as_side = self.as_side.as_deref().map(|name| people::side(scenario, name)).transpose()?;
        for keeping in &self.keep {
            survivors::check(scenario, keeping)?;
        }
        let opponents = opponents_of(&fight.catalogue, scenario, &self.opponents.opponents)?;
        let seed = seed_of(self.dice.seed, self.battle);
        let mut session = Session::new(&fight.prepared.muster, seed);
        let teller = Teller::new(terminal.words().clone(), session.battle().muster().clone());
        let is_data = self.format == Form::Json;
        if !is_data {
            endings::begin(terminal, &teller, session.battle(), self.dice.seed, self.battle)?;
        }
        let record = self.record.as_deref();
        let mut writer = record.map(|path| begin_record(path, &session, fight)).transpose()?;
        let (mut mind, mut told, mut depth) = (Mind::for_battle(seed), 0, 0);
        let mut reasons = self.why.then(|| Whys::begin(terminal, &mut mind, as_side)).transpose()?;
        let mut boards = self.map.then(|| Boards::of(as_side));
        loop {
            let order = opponents.decide(session.battle(), &mut mind);
            let news = session.battle().chronicle().since(told);
            let settled = if order.is_some() { count_settled(news, as_side) } else { news.len() };
            let mut ends = reasons.as_ref().map_or_else(Vec::new, |reasons| reasons.breaks(news, told));
            ends.push(told + settled);
            for end in ends {
                let facts = &session.battle().chronicle().since(told)[..end.saturating_sub(told)];
                if !self.brief && !is_data {
                    terminal.print(&teller.chronicle_on(facts, as_side, &mut depth))?;
                }
                told = end.max(told);
                if let Some(reasons) = &mut reasons {
                    reasons.tell(terminal, &teller, told)?;
                }
            }
            if let Some(boards) = &mut boards {
                boards.draw_if_due(terminal, &teller, session.battle())?;
            }
            let Some(order) = order else { break };
            let submit = |session: &mut Session| {
                if let Err(refusal) = session.submit(order.clone()) {
                    panic!("an opponent ordered {order:?}: {refusal:?}");
                }
            };
            match &mut reasons {
                Some(reasons) => reasons.keep_of(&mut session, &mut mind, &order, submit),
                None => submit(&mut session),
            }
            if let (Some(writer), Some(path)) = (&mut writer, record) {
                // Record each order before its facts are shown, so that the record is never behind the text.
                writer.follow(&session).map_err(|cause| Failure::unwritable(path, &cause))?;
                terminal.flush()?;
            }
        }
        if self.brief {
            endings::rounds(terminal, &teller, session.battle())?;
        }
        if is_data {
            let (scenario, rulebook) = (fight.scenario.clone(), fight.rulebook.clone());
            let which = Which { scenario, rulebook, seed: self.dice.seed, battle: self.battle };
            one_battle::show(terminal, &teller, session.battle(), which)?;
        } else if as_side.is_none() {
            endings::end(terminal, &teller, session.battle())?;
        }
        if self.aftermath {
            survivors::tell(terminal, &teller, session.battle(), as_side)?;
        }
        for keeping in &self.keep {
            survivors::keep(terminal, session.battle(), keeping)?;
        }
        if let Some(path) = record {
            terminal.remark(&Phrase::new("cli-recorded").with("file", path.display().to_string()));
        }
        Ok(())
    }
}
