//! `affray referee`: another program plays a side. The referee writes one JSON object on each line and reads one order
//! after each question; `docs/referee.md` describes both.

mod answer;
mod ground;
mod lines;
mod options;
mod view;

use std::io::Write;
use std::path::PathBuf;

use self::answer::{Answer, read_answer, read_line};
use self::lines::{Choice, Decide, End, Ending, Error, Line, Perceived, Side, Start, Titled, VERSION};
use self::view::Viewer;
use super::arguments::{ByOpponents, BySeed};
use super::endings::summary_of;
use super::failure::{Failure, Outcome, Verdict};
use super::fights::{Fight, open_fight_alone, seed_of};
use super::known_names::KnownNames;
use super::opponents::opponents_of;
use super::people;
use super::records::begin_record;
use super::setting::Setting;
use super::terminal::Terminal;
use crate::battle::deeds::End as EndTurn;
use crate::battle::order_text::{Named, OrderNames, parse_order};
use crate::battle::{self, Order, Phrase, Refusal, SideId};
use crate::brain::Mind;
use crate::engine::{Awaiting, Session};
use crate::lab::Opponents;
use crate::tell::Teller;
use clap::Args;

/// Let another program play a side, by lines of JSON
///
/// The program reads one JSON object from each line of the output: what its side knows and every order that it may
/// give, with the exact odds. It answers each question with one line: an order, as text or as the number of an option.
/// docs/referee.md describes every field. The exit status is 1 if the program stops giving orders before the end.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Referee {
    /// The name of a scenario, or its file
    scenario: String,
    /// The side that the program plays; may be given several times
    #[arg(long = "as", value_name = "SIDE", required = true)]
    sides: Vec<String>,
    /// Write a record of the battle to a new file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    setting: Setting,
    #[command(flatten)]
    dice: BySeed,
    #[command(flatten)]
    opponents: ByOpponents,
    /// Fight the battle with this number, counted from 1, of `affray sim` with the same seed
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    battle: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  affray referee first_blood --as party
  affray referee first_blood --as party --as foes --seed 7
  affray referee bridge --as party --ai toll=brute --record bridge.affray";

impl Referee {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let fight = open_fight_alone(terminal, &self.scenario, &self.setting)?;
        let scenario = &fight.prepared.muster.scenario;
        let mut seats: Vec<Seat> = Vec::new();
        for name in &self.sides {
            let side = people::side(scenario, name)?;
            if seats.iter().all(|seat| seat.side != side) {
                seats.push(Seat { side, told: 0 });
            }
        }
        let opponents = opponents_of(&fight.catalogue, scenario, &self.opponents.opponents)?;
        let seed = seed_of(self.dice.seed, self.battle);
        let session = Session::new(&fight.prepared.muster, seed);
        let teller = Teller::new(terminal.words().clone(), session.battle().muster().clone());
        let mut game = Game {
            session,
            teller,
            seats,
            opponents,
            mind: Mind::for_battle(seed),
            asked: 0,
            abandoned: false,
        };
        let start = Line::Start(game.start(&fight));
        game.tell(terminal, &start)?;
        self.play(&mut game, terminal, &fight)?;
        let verdict = if game.abandoned { Verdict::Failed } else { Verdict::Sound };
        let end = Line::End(game.end());
        game.tell(terminal, &end)?;
        Ok(verdict)
    }

    fn play(&self, game: &mut Game, terminal: &mut Terminal, fight: &Fight) -> Result<(), Failure> {
        let record = self.record.as_deref();
        let mut writer = record.map(|path| begin_record(path, &game.session, fight)).transpose()?;
        while let Some(side) = game.side_to_decide() {
            let seat = game.seats.iter().position(|seat| seat.side == side);
            match seat {
                Some(seat) if !game.abandoned => game.ask(terminal, seat)?,
                Some(_) => game.pass(side),
                None => game.let_opponent_decide(),
            }
            if let (Some(writer), Some(path)) = (&mut writer, record) {
                writer.follow(&game.session).map_err(|cause| Failure::unwritable(path, &cause))?;
            }
        }
        Ok(())
    }
}

/// A side that the program plays.
struct Seat {
    side: SideId,
    /// How many facts of the battle it has been told, or could not perceive.
    told: usize,
}

/// A battle, with what is needed to ask for orders.
struct Game {
    session: Session,
    teller: Teller,
    seats: Vec<Seat>,
    opponents: Opponents,
    mind: Mind,
    /// How many decisions the program has been asked for.
    asked: u32,
    /// Whether the program has stopped giving orders, or no longer reads.
    abandoned: bool,
}

impl Game {
    fn side_named(&self, side: SideId) -> String {
        self.teller_names().name_of(Named::Side, side.index()).unwrap_or_default().to_owned()
    }

    fn teller_names(&self) -> &impl OrderNames {
        &**self.session.battle().muster()
    }

    fn start(&self, fight: &Fight) -> Start {
        let muster = self.session.battle().muster();
        let scenario = &muster.scenario;
        let sides = scenario.side_ids().zip(&scenario.sides).map(|(number, side)| Side {
            titled: Titled { id: side.id.clone(), name: side.name.clone() },
            plays: self.seats.iter().any(|seat| seat.side == number),
            allies: (scenario.side_ids())
                .filter(|other| scenario.are_allied(number, *other))
                .map(|other| self.side_named(other))
                .collect(),
            neutral: side.neutral,
        });
        let size = scenario.field.size();
        Start {
            version: VERSION,
            program: concat!("affray ", env!("CARGO_PKG_VERSION")),
            scenario: Titled { id: fight.scenario.clone(), name: scenario.name.clone() },
            rulebook: Titled { id: fight.rulebook.clone(), name: muster.book.name.clone() },
            size: (size.cols, size.rows),
            round_limit: scenario.round_limit,
            sides: sides.collect(),
        }
    }

    fn end(&mut self) -> End {
        let outcome = match self.session.battle().awaiting() {
            Some(Awaiting::Over(outcome)) => outcome,
            _ => battle::Outcome::Draw,
        };
        let won = |side: SideId| matches!(outcome, battle::Outcome::Won(winners) if winners.contains(side));
        let sides = (0..self.seats.len()).map(|seat| Ending {
            side: self.side_named(self.seats[seat].side),
            result: match outcome {
                battle::Outcome::Draw => "draw",
                battle::Outcome::Won(_) if won(self.seats[seat].side) => "won",
                battle::Outcome::Won(_) => "lost",
            },
            facts: self.news(seat),
        });
        let sides = sides.collect();
        let scenario = &self.session.battle().muster().scenario;
        let summary = summary_of(self.session.battle());
        let reason = summary.as_ref().map(|summary| &summary.reason);
        End {
            cause: reason.map(|reason| reason.ending().word()),
            why: reason.map(|reason| self.teller.why(reason)),
            winners: scenario
                .side_ids()
                .filter(|side| won(*side))
                .map(|side| self.side_named(side))
                .collect(),
            rounds: self.session.battle().table().turn.round,
            decisions: self.asked,
            abandoned: self.abandoned,
            sides,
        }
    }

    /// The side that has to decide next; none once the battle is over.
    fn side_to_decide(&self) -> Option<SideId> {
        let battle = self.session.battle();
        match battle.awaiting()? {
            Awaiting::Answer(offer) => Some(battle.table().side(offer.to)),
            Awaiting::Order(side) => Some(side),
            Awaiting::Over(_) => None,
        }
    }

    /// What a side has perceived since it was last told.
    fn news(&self, seat: usize) -> Vec<Perceived> {
        let Seat { side, told } = self.seats[seat];
        let facts = self.session.battle().chronicle().since(told);
        let book = &self.session.battle().muster().book;
        let perceived = facts.iter().filter(|fact| fact.seen_by.contains(side)).map(|fact| Perceived {
            text: self.teller.sentence(fact),
            rule: fact.clause.and_then(|clause| book.cited(clause)).map(str::to_owned),
            data: self.teller.data(&fact.what),
        });
        perceived.collect()
    }

    /// Asks the program for an order until it gives one that is allowed, or stops.
    fn ask(&mut self, terminal: &mut Terminal, seat: usize) -> Result<(), Failure> {
        self.asked += 1;
        let question = {
            let viewer = Viewer::new(self.session.battle(), &self.teller, self.seats[seat].side);
            Decide {
                number: self.asked,
                side: self.side_named(self.seats[seat].side),
                facts: self.news(seat),
                view: viewer.view(),
                offer: viewer.question(),
                options: viewer.choices(),
            }
        };
        self.seats[seat].told = self.session.battle().chronicle().len();
        self.tell(terminal, &Line::Decide(&question))?;
        while !self.abandoned {
            let Some(line) = read_line()? else {
                self.abandoned = true;
                break;
            };
            let followed = line.map_err(Trouble::Phrase);
            let side = self.seats[seat].side;
            match followed.and_then(|line| self.follow(&line, &question.options, side)) {
                Ok(None) => break,
                Ok(Some(weighed)) => self.tell(terminal, &Line::Option(Box::new(weighed)))?,
                Err(why) => {
                    let reason = match why {
                        Trouble::Phrase(phrase) => terminal.words().phrase(&phrase),
                        Trouble::Said(sentence) => sentence,
                    };
                    self.tell(terminal, &Line::Error(Error { reason }))?;
                    self.tell(terminal, &Line::Decide(&question))?;
                }
            }
        }
        Ok(())
    }

    /// Writes a line. A program that no longer reads has stopped playing.
    fn tell(&mut self, terminal: &mut Terminal, line: &Line<'_>) -> Result<(), Failure> {
        match write(terminal, line) {
            Err(Failure::PipeClosed) => {
                self.abandoned = true;
                Ok(())
            }
            written => written,
        }
    }

    /// Gives the order that a line names, or only works out what it would do if the line asks for that.
    fn follow(&mut self, line: &str, options: &[Choice], side: SideId) -> Result<Option<Choice>, Trouble> {
        let refused = |refusal: &Refusal| Trouble::Said(self.teller.refusal(refusal));
        match read_answer(line, options).map_err(Trouble::Phrase)? {
            Answer::Ask(text) => {
                let order = self.read(&text, side)?;
                let viewer = Viewer::new(self.session.battle(), &self.teller, side);
                viewer.weigh(&order).map(Some).map_err(|refusal| refused(&refusal))
            }
            Answer::Give(text) => {
                let order = self.read(&text, side)?;
                self.session.submit(order).map(|()| None).map_err(|refusal| refused(&refusal))
            }
        }
    }

    /// Reads an order of a side.
    fn read(&self, text: &str, side: SideId) -> Result<Order, Trouble> {
        let table = self.session.battle().table().seen_by(side);
        let order = parse_order(text, &KnownNames::of(&table)).map_err(|problem| {
            let sentence = self.teller.words().phrase(&problem.phrase);
            match &problem.suggestion {
                Some(meant) => {
                    let phrase = Phrase::new("referee-meant").with("problem", sentence);
                    Trouble::Phrase(phrase.with("meant", meant.as_str()))
                }
                None => Trouble::Said(sentence),
            }
        })?;
        match &order {
            Order::Gm(_) => Err(Trouble::Phrase(Phrase::new("referee-no-game-master"))),
            Order::Deed { who, .. } if table.side(*who) != side => {
                Err(Trouble::Phrase(Phrase::new("referee-not-yours").with("who", self.teller.name(*who))))
            }
            Order::Deed { .. } | Order::Accept | Order::Decline => Ok(order),
        }
    }

    /// Declines the offer or ends the turn, for a program that has stopped giving orders.
    fn pass(&mut self, side: SideId) {
        let table = self.session.battle().table();
        let own = table.candidates().find(|who| table.side(*who) == side);
        let order = match own {
            Some(who) if table.offer.is_none() => Order::deed(who, EndTurn {}),
            _ => Order::Decline,
        };
        if self.session.submit(order).is_err() {
            self.let_opponent_decide();
        }
    }

    fn let_opponent_decide(&mut self) {
        let Some(order) = self.opponents.decide(self.session.battle(), &mut self.mind) else { return };
        if let Err(refusal) = self.session.submit(order.clone()) {
            panic!("an opponent ordered {order:?}: {refusal:?}");
        }
    }
}

/// Why a line is no order that can be given now.
enum Trouble {
    Phrase(Phrase),
    /// A sentence of its own.
    Said(String),
}

fn write(terminal: &mut Terminal, line: &Line<'_>) -> Result<(), Failure> {
    serde_json::to_writer(terminal.out(), line)
        .map_err(|cause| Failure::from(std::io::Error::from(cause)))?;
    writeln!(terminal.out())?;
    terminal.flush()
}
