//! The commands of a battle in the terminal.

use std::path::Path;

use super::game::{Game, Next, Question};
use super::meaning::{Command, Meaning, meaning_of};
use super::options::{Options, OrderView};
use crate::battle::{CombatantId, Phrase};
use crate::cli::failure::Failure;
use crate::cli::known_names::knows_of;
use crate::cli::records::begin_record;
use crate::cli::terminal::{Style, Terminal};

impl Game {
    /// Carries out a command.
    pub(super) fn command(
        &mut self,
        terminal: &mut Terminal,
        question: &Question,
        options: &Options,
        command: Command,
        rest: &str,
    ) -> Result<Next, Failure> {
        match command {
            Command::Help => {
                terminal.print(&terminal.words().say("text-help", &[]))?;
                terminal.line("")?;
            }
            Command::Options => {
                let view = OrderView::new(self.session.battle(), &self.teller, question.side);
                for line in options.lines(&view, rest) {
                    terminal.line(&line)?;
                }
            }
            Command::Odds => self.odds(terminal, question, options, rest)?,
            Command::Undo | Command::Redo => return self.undo(terminal, command == Command::Undo),
            Command::Map => self.draw(terminal, Some(question.side))?,
            Command::Sheet => self.sheet(terminal, question, rest)?,
            Command::Log => self.log(terminal, rest)?,
            Command::Save => self.save(terminal, rest)?,
            Command::Quit => {
                terminal.say(&Phrase::new("text-left"))?;
                return Ok(Next::Quit);
            }
        }
        Ok(Next::Again)
    }

    /// Shows what an order would lead to: one that is typed in full, in short or by its number.
    fn odds(
        &self,
        terminal: &mut Terminal,
        question: &Question,
        options: &Options,
        line: &str,
    ) -> Result<(), Failure> {
        let acting = self.usual(question).map(|who| self.key(who));
        let order = match meaning_of(line, &options.texts, acting.as_deref()) {
            Meaning::Nothing => return terminal.say(&Phrase::new("text-odds-of-what")),
            Meaning::Option(place) => options.orders[place].clone(),
            Meaning::Number(number) if (1..=options.orders.len()).contains(&number) => {
                options.orders[number - 1].clone()
            }
            _ => match self.read(question, line) {
                Ok(order) => order,
                Err(problem) => return self.explain(terminal, line, &problem),
            },
        };
        let view = OrderView::new(self.session.battle(), &self.teller, question.side);
        terminal.line(&terminal.set_off(Style::Bold, &self.teller.order(&order)))?;
        if let Err(refusal) = view.table.permit(&order) {
            return terminal.line(&self.teller.refusal(&refusal));
        }
        let lines = view.whole_odds(&order);
        if lines.is_empty() {
            return terminal.say(&Phrase::new("text-no-dice"));
        }
        for line in lines {
            terminal.line(&format!("  {line}"))?;
        }
        Ok(())
    }

    fn undo(&mut self, terminal: &mut Terminal, is_back: bool) -> Result<Next, Failure> {
        let is_done = if is_back { self.session.undo() } else { self.session.redo() };
        if !is_done {
            terminal.say(&Phrase::new(if is_back {
                "text-nothing-to-undo"
            } else {
                "text-nothing-to-redo"
            }))?;
            return Ok(Next::Again);
        }
        self.write_down()?;
        if is_back {
            terminal.say(&Phrase::new("text-undone"))?;
            self.told = self.session.battle().chronicle().len();
            self.drawn = None;
        }
        Ok(Next::Changed)
    }

    /// Shows all that the side may know of a combatant.
    fn sheet(&self, terminal: &mut Terminal, question: &Question, name: &str) -> Result<(), Failure> {
        let table = self.session.battle().table().seen_by(question.side);
        let is_called = |who: &CombatantId| {
            let sheet = table.sheet(*who);
            [&sheet.key, &sheet.name].iter().any(|own| own.eq_ignore_ascii_case(name))
        };
        let usual = self.usual(question).filter(|_| name.is_empty());
        let known: Vec<CombatantId> = table.everybody().filter(|who| knows_of(&table, *who)).collect();
        let Some(who) = usual.or_else(|| known.iter().copied().find(is_called)) else {
            let names: Vec<String> = known.iter().map(|who| table.sheet(*who).key.clone()).collect();
            return terminal
                .say(&Phrase::new("cli-unknown-combatant").with("found", name).with("names", names));
        };
        let (words, teller) = (terminal.words().clone(), &self.teller);
        let sheet = table.sheet(who);
        let title = Phrase::new("text-sheet")
            .with("who", words.called(&sheet.name).into_plain())
            .with("key", sheet.key.as_str());
        let title =
            title.with("creature", teller.creature(sheet.creature)).with("side", teller.side(sheet.side));
        terminal.line(&terminal.set_off(Style::Side(sheet.side.0), &words.phrase(&title)))?;
        if let Some(at) = table.remembered(who) {
            return terminal.say(&Phrase::new("text-seen-last").with("at", teller.square(at)));
        }
        let (gear, body) = teller.gear(&table, who);
        let state = words.list(teller.state(&table, who));
        let left = self.left(&table, who);
        for line in [state, left].into_iter().chain(gear).chain(body) {
            terminal.line(&format!("  {line}"))?;
        }
        Ok(())
    }

    /// Tells the last lines of what the side has perceived, or all of them.
    fn log(&self, terminal: &mut Terminal, count: &str) -> Result<(), Failure> {
        let text = self.chronicle(self.session.battle().chronicle().since(0), &mut 0);
        let lines: Vec<&str> = text.lines().collect();
        let shown = count.parse().unwrap_or(lines.len());
        for line in &lines[lines.len().saturating_sub(shown)..] {
            terminal.line(line)?;
        }
        Ok(())
    }

    /// Writes the battle to a new file, and everything that is still to come.
    fn save(&mut self, terminal: &mut Terminal, name: &str) -> Result<(), Failure> {
        if name.is_empty() {
            return terminal.say(&Phrase::new("text-save-where"));
        }
        let path = Path::new(name);
        match begin_record(path, &self.session, &self.fight) {
            Ok(writer) => {
                self.record = Some((path.to_owned(), writer));
                terminal.say(&Phrase::new("text-saved").with("file", name))
            }
            // A file that cannot be written is no reason to lose the battle.
            Err(failure) => {
                terminal.flush()?;
                terminal.explain(&failure);
                Ok(())
            }
        }
    }
}
