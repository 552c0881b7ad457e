//! A battle that is played in the terminal: tells what happens, asks whoever is to act, and does what is typed.

use std::fs::File;
use std::path::PathBuf;

use super::meaning::{Meaning, meaning_of, nearest_command};
use super::options::{Options, OrderView};
use super::read_line;
use crate::battle::order_text::{OrderProblem, parse_order, print_name};
use crate::battle::{CombatantId, Control, DeedName, Fact, Offer, Order, Phrase, SideId};
use crate::brain::Mind;
use crate::cli::boards;
use crate::cli::endings;
use crate::cli::failure::Failure;
use crate::cli::fights::Fight;
use crate::cli::known_names::{KnownNames, knows_of};
use crate::cli::terminal::{Style, Terminal};
use crate::engine::record::RecordWriter;
use crate::engine::{Awaiting, Session};
use crate::lab::Opponents;
use crate::rules::table::Table;
use crate::tell::{Teller, count_settled, say};

/// How many orders are shown if several could be meant.
const UNCLEAR_SHOWN: usize = 12;

/// A battle that is played in the terminal.
pub struct Game {
    pub fight: Fight,
    pub session: Session,
    pub teller: Teller,
    /// Decides for everybody whom no person plays.
    pub opponents: Opponents,
    pub mind: Mind,
    /// How many facts have been told, and on which level of the chronicle they ended.
    pub told: usize,
    pub depth: usize,
    /// The round whose board has been drawn.
    pub drawn: Option<u16>,
    /// Who was given an order last.
    pub acting: Option<CombatantId>,
    /// The record that the battle is written to.
    pub record: Option<(PathBuf, RecordWriter<File>)>,
}

/// What a person has to decide.
pub(super) struct Question {
    pub side: SideId,
    /// The combatants who may be given orders.
    pub who: Vec<CombatantId>,
    pub offer: Option<Offer>,
}

/// Whether the person goes on playing.
#[derive(PartialEq, Eq)]
pub(super) enum Next {
    /// The same question is still open.
    Again,
    /// The battle has changed.
    Changed,
    Quit,
}

impl Game {
    /// Plays until the battle is over or the person leaves.
    pub fn play(&mut self, terminal: &mut Terminal) -> Result<(), Failure> {
        while let Some(awaiting) = self.session.battle().awaiting() {
            if let Awaiting::Over(_) = awaiting {
                self.tell(terminal, true)?;
                self.draw(terminal, None)?;
                return endings::end(terminal, &self.teller, self.session.battle());
            }
            let Some(question) = self.question(awaiting) else {
                if let Some(order) = self.opponents.decide(self.session.battle(), &mut self.mind) {
                    self.tell(terminal, false)?;
                    if let Err(refusal) = self.give(order.clone())? {
                        panic!("an opponent ordered {order:?}: {refusal}");
                    }
                }
                continue;
            };
            self.tell(terminal, true)?;
            if self.ask(terminal, &question)? == Next::Quit {
                return Ok(());
            }
        }
        Ok(())
    }

    /// What a person has to decide now; none if an opponent decides.
    fn question(&self, awaiting: Awaiting) -> Option<Question> {
        let battle = self.session.battle();
        let is_person = |who: &CombatantId| battle.control(*who) == Control::Player;
        match awaiting {
            Awaiting::Answer(offer) => is_person(&offer.to).then(|| Question {
                side: battle.table().side(offer.to),
                who: vec![offer.to],
                offer: Some(offer),
            }),
            Awaiting::Order(_) => {
                let all: Vec<CombatantId> = battle.candidates().into_iter().filter(is_person).collect();
                let side = battle.table().side(*all.first()?);
                let who = all.into_iter().filter(|who| battle.table().side(*who) == side).collect();
                Some(Question { side, who, offer: None })
            }
            Awaiting::Over(_) => None,
        }
    }

    /// The sides that people play.
    fn sides(&self) -> Vec<SideId> {
        let scenario = &self.session.battle().muster().scenario;
        let is_persons = |side: &SideId| scenario.sides[side.index()].control == Control::Player;
        scenario.side_ids().filter(is_persons).collect()
    }

    /// Facts as the people's sides perceived them.
    pub(super) fn chronicle(&self, facts: &[Fact], depth: &mut usize) -> String {
        match self.sides().as_slice() {
            [only] => self.teller.chronicle_on(facts, Some(*only), depth),
            several => {
                let perceived = |fact: &&Fact| several.iter().any(|side| fact.seen_by.contains(*side));
                let facts: Vec<Fact> = facts.iter().filter(perceived).cloned().collect();
                self.teller.chronicle_on(&facts, None, depth)
            }
        }
    }

    /// Tells what has happened since the last time: all of it, or all that can be told before a walk has ended.
    fn tell(&mut self, terminal: &mut Terminal, is_all: bool) -> Result<(), Failure> {
        let news = self.session.battle().chronicle().since(self.told);
        let as_side = if let [only] = self.sides()[..] { Some(only) } else { None };
        let count = if is_all { news.len() } else { count_settled(news, as_side) };
        let mut depth = self.depth;
        let text = self.chronicle(&news[..count], &mut depth);
        (self.depth, self.told) = (depth, self.told + count);
        terminal.print(&text)
    }

    pub(super) fn draw(&self, terminal: &mut Terminal, side: Option<SideId>) -> Result<(), Failure> {
        terminal.line("")?;
        boards::draw(terminal, &self.teller, self.session.battle(), side)?;
        terminal.line("")
    }

    /// Gives an order and writes it down. The inner error is the reason why it is refused.
    fn give(&mut self, order: Order) -> Result<Result<(), String>, Failure> {
        let who = order.who();
        if let Err(refusal) = self.session.submit(order) {
            return Ok(Err(self.teller.refusal(&refusal)));
        }
        self.acting = who.or(self.acting);
        self.write_down()?;
        Ok(Ok(()))
    }

    pub(super) fn write_down(&mut self) -> Result<(), Failure> {
        if let Some((path, writer)) = &mut self.record {
            writer.follow(&self.session).map_err(|cause| Failure::unwritable(path, &cause))?;
        }
        Ok(())
    }

    /// Asks for lines until one of them decides the question.
    fn ask(&mut self, terminal: &mut Terminal, question: &Question) -> Result<Next, Failure> {
        let round = self.session.battle().table().turn.round;
        if self.drawn != Some(round) {
            self.drawn = Some(round);
            self.draw(terminal, Some(question.side))?;
        }
        self.pose(terminal, question)?;
        let options = Options::of(&self.session.battle().table().seen_by(question.side), &question.who);
        loop {
            let Some(line) = read_line(terminal)? else {
                terminal.say(&Phrase::new("text-left"))?;
                return Ok(Next::Quit);
            };
            match self.follow(terminal, question, &options, &line)? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    /// Says who is to act, or what is offered.
    fn pose(&self, terminal: &mut Terminal, question: &Question) -> Result<(), Failure> {
        let (teller, battle) = (&self.teller, self.session.battle());
        let text = match (question.offer, question.who.as_slice()) {
            (Some(offer), _) => {
                say!(terminal.words(), "text-offer", question = teller.offer(offer))
            }
            (None, [only]) => {
                let table = battle.table().seen_by(question.side);
                let left = self.left(&table, *only);
                say!(terminal.words(), "text-to-act", who = teller.noun(*only), left = left)
            }
            (None, several) => {
                let who = terminal.words().list(several.iter().map(|who| teller.name(*who)));
                say!(terminal.words(), "text-one-to-act", who = who)
            }
        };
        let text = terminal.set_off(Style::Side(question.side.0), &text);
        terminal.line(&text)
    }

    /// What is left of a combatant's turn, as a sentence.
    pub(super) fn left(&self, table: &Table<'_>, who: CombatantId) -> String {
        let left = self.teller.left(table, who).unwrap_or_default();
        let words = self.teller.words();
        if left.is_empty() {
            return say!(words, "window-nothing-left");
        }
        say!(words, "window-left", what = words.list(left.into_iter().map(|(text, _)| text)))
    }

    /// Who is meant where an order does not say who.
    pub(super) fn usual(&self, question: &Question) -> Option<CombatantId> {
        let active = self.session.battle().table().turn.active;
        let may_act = |who: &CombatantId| question.who.contains(who);
        let only = if let [only] = question.who[..] { Some(only) } else { None };
        only.or_else(|| active.filter(may_act)).or_else(|| self.acting.filter(may_act))
    }

    pub(super) fn key(&self, who: CombatantId) -> String {
        print_name(&self.session.battle().table().sheet(who).key)
    }

    /// Does what a line says.
    fn follow(
        &mut self,
        terminal: &mut Terminal,
        question: &Question,
        options: &Options,
        line: &str,
    ) -> Result<Next, Failure> {
        if question.offer.is_some() {
            let small = line.to_lowercase();
            let is_meant = |word: &str| !small.is_empty() && word.to_lowercase().starts_with(&small);
            let (yes, no) = (terminal.words().say("text-yes", &[]), terminal.words().say("text-no", &[]));
            for (word, order) in
                [("yes", Order::Accept), (&yes, Order::Accept), ("no", Order::Decline), (&no, Order::Decline)]
            {
                if is_meant(word) {
                    return self.order(terminal, order);
                }
            }
        }
        if let Some(named) = question.who.iter().find(|who| self.key(**who) == line) {
            self.acting = Some(*named);
            let table = self.session.battle().table().seen_by(question.side);
            let (who, left) = (self.teller.noun(*named), self.left(&table, *named));
            terminal.line(&say!(terminal.words(), "text-to-act", who = who, left = left))?;
            return Ok(Next::Again);
        }
        let acting = self.usual(question).map(|who| self.key(who));
        match meaning_of(line, &options.texts, acting.as_deref()) {
            Meaning::Nothing => Ok(Next::Again),
            Meaning::Command(command, rest) => self.command(terminal, question, options, command, rest),
            Meaning::Number(number) => {
                match number.checked_sub(1).and_then(|place| options.orders.get(place)) {
                    Some(order) => self.order(terminal, order.clone()),
                    None => {
                        let phrase = Phrase::new("text-no-number").with("found", number);
                        terminal.say(&phrase.with("count", options.orders.len()))?;
                        Ok(Next::Again)
                    }
                }
            }
            Meaning::Option(place) => self.order(terminal, options.orders[place].clone()),
            Meaning::Unclear(places) => {
                terminal.say(&Phrase::new("text-unclear"))?;
                let view = OrderView::new(self.session.battle(), &self.teller, question.side);
                for place in places.iter().take(UNCLEAR_SHOWN) {
                    terminal.line(&options.line(&view, *place))?;
                }
                if let Some(more) = places.len().checked_sub(UNCLEAR_SHOWN).filter(|more| *more > 0) {
                    terminal.say(&Phrase::new("text-unclear-more").with("count", more))?;
                }
                Ok(Next::Again)
            }
            Meaning::Other => match self.read(question, line) {
                Ok(order) => self.order(terminal, order),
                Err(problem) => {
                    self.explain(terminal, line, &problem)?;
                    Ok(Next::Again)
                }
            },
        }
    }

    /// Reads an order. Who is to do it may be left out.
    pub(super) fn read(&self, question: &Question, line: &str) -> Result<Order, OrderProblem> {
        let table = self.session.battle().table().seen_by(question.side);
        let names = KnownNames::of(&table);
        parse_order(line, &names).or_else(|problem| {
            let first = line.split_whitespace().next().unwrap_or_default();
            let is_named = table.everybody().any(|who| knows_of(&table, who) && self.key(who) == first);
            let usual = self.usual(question);
            // Where nobody is meant yet, a name only helps to say what is wrong with the rest.
            match usual.or(question.who.first().copied()).filter(|_| !is_named) {
                Some(who) => match parse_order(&format!("{} {line}", self.key(who)), &names) {
                    Ok(_) if usual.is_none() => Err(problem),
                    read => read,
                },
                None => Err(problem),
            }
        })
    }

    /// Says why a line is no order, and what was probably meant.
    pub(super) fn explain(
        &self,
        terminal: &mut Terminal,
        line: &str,
        problem: &OrderProblem,
    ) -> Result<(), Failure> {
        let meant = nearest_command(line).map(str::to_owned).or_else(|| problem.suggestion.clone());
        // Where no word of a deed is known, a list of all of them would only bury what was meant.
        let names_deed = line.split_whitespace().take(2).any(|word| {
            DeedName::ALL.iter().any(|deed| deed.forms().iter().any(|form| form.first() == Some(&word)))
        });
        let problem = if names_deed {
            problem.phrase.clone()
        } else {
            Phrase::new("text-not-understood").with("line", line)
        };
        terminal.say(&match meant {
            Some(meant) => Phrase::new("referee-meant").with("problem", problem).with("meant", meant),
            None => problem,
        })
    }

    /// Gives an order of the person, or says why it is refused.
    fn order(&mut self, terminal: &mut Terminal, order: Order) -> Result<Next, Failure> {
        if matches!(order, Order::Gm(_)) {
            terminal.say(&Phrase::new("referee-no-game-master"))?;
            return Ok(Next::Again);
        }
        if let Some(who) = order.who().filter(|who| self.session.battle().control(*who) != Control::Player) {
            terminal.line(&say!(self.teller.words(), "text-not-yours", who = self.teller.noun(who)))?;
            return Ok(Next::Again);
        }
        match self.give(order)? {
            Ok(()) => Ok(Next::Changed),
            Err(refusal) => {
                terminal.line(&refusal)?;
                Ok(Next::Again)
            }
        }
    }
}
