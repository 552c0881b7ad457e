//! Why opponents gave their orders, told as a battle goes on.

use super::failure::Failure;
use super::terminal::{Style, Terminal};
use crate::battle::{Deed, Order, Phrase, Reasons, SideId};
use crate::brain::Mind;
use crate::engine::Battle;
use crate::tell::Teller;

/// The indent of a line that says why.
const INDENT: &str = "        ";

/// The reasons of the order that was given last, until they are told.
pub struct Whys {
    as_side: Option<SideId>,
    last: Option<Reasons>,
}

impl Whys {
    /// Lets a mind keep its reasons, and says how their amounts are meant. If a side is given, only its own reasons are told,
    /// since others may speak of what it does not see.
    pub fn begin(terminal: &mut Terminal, mind: &mut Mind, as_side: Option<SideId>) -> Result<Whys, Failure> {
        mind.ask_why(true);
        terminal.say(&Phrase::new("why-unit"))?;
        Ok(Whys { as_side, last: None })
    }

    /// Keeps the reasons of an order that is about to be given.
    pub fn keep(&mut self, battle: &Battle, mind: &mut Mind, order: &Order) {
        self.last = reasons(battle, mind, order)
            .filter(|reasons| self.as_side.is_none_or(|side| battle.table().side(reasons.who) == side));
    }

    /// Tells the reasons of the last order before its facts, if it ended a turn: they tell of the next turn.
    pub fn tell_end(&mut self, terminal: &mut Terminal, teller: &Teller) -> Result<(), Failure> {
        let is_end = |reasons: &Reasons| matches!(&reasons.order, Order::Deed { deed: Deed::End(_), .. });
        if self.last.as_ref().is_some_and(is_end) { self.tell(terminal, teller) } else { Ok(()) }
    }

    /// Tells the reasons of the last order, once.
    pub fn tell(&mut self, terminal: &mut Terminal, teller: &Teller) -> Result<(), Failure> {
        match self.last.take() {
            Some(reasons) => line(terminal, teller, &reasons),
            None => Ok(()),
        }
    }
}

/// Why a mind has decided on an order, as its side sees the battle.
pub fn reasons(battle: &Battle, mind: &mut Mind, order: &Order) -> Option<Reasons> {
    let table = battle.table();
    let who = match order {
        Order::Deed { who, .. } => *who,
        _ => table.offer?.to,
    };
    mind.why(&table.seen_by(table.side(who)), order)
}

/// Says why in an indented line.
pub fn line(terminal: &mut Terminal, teller: &Teller, reasons: &Reasons) -> Result<(), Failure> {
    let line = terminal.set_off(Style::Faint, &teller.why_of(reasons));
    terminal.line(&format!("{INDENT}{line}"))
}
