//! Why opponents gave their orders, told as a battle goes on.

use super::failure::Failure;
use super::terminal::{Style, Terminal};
use crate::battle::{CombatantId, Deed, Fact, Happening, Order, Phrase, Reasons, SideId};
use crate::brain::Mind;
use crate::engine::{Battle, Session};
use crate::tell::{Teller, may_break_at};

/// The indent of a line that says why.
const INDENT: &str = "        ";

/// The reasons of orders whose facts have not been told yet.
pub struct Whys {
    as_side: Option<SideId>,
    /// Each with the number of facts after which it is to be told; none for a deed that is planned, as long as its combatant has not
    /// declared what they will do.
    open: Vec<(Option<usize>, Reasons)>,
}

impl Whys {
    /// Lets a mind keep its reasons, and says how their amounts are meant. If a side is given, only its own reasons are told,
    /// since others may speak of what it does not see.
    pub fn begin(terminal: &mut Terminal, mind: &mut Mind, as_side: Option<SideId>) -> Result<Whys, Failure> {
        mind.ask_why(true);
        terminal.say(&Phrase::new("why-unit"))?;
        Ok(Whys { as_side, open: Vec::new() })
    }

    /// Takes the reasons of an order that is about to be given. `submit` gives it.
    pub fn keep_of(
        &mut self,
        session: &mut Session,
        mind: &mut Mind,
        order: &Order,
        submit: impl FnOnce(&mut Session),
    ) {
        let battle = session.battle();
        let is_told = |who| self.as_side.is_none_or(|side| battle.table().side(who) == side);
        let reasons = reasons(battle, mind, order).filter(|reasons| is_told(reasons.who));
        let before = battle.chronicle().len();
        submit(session);
        if let Some(reasons) = reasons {
            let facts = session.battle().chronicle().since(before);
            let is_planned = facts.is_empty() && matches!(order, Order::Deed { .. });
            let after = (!is_planned).then(|| before + own_facts(facts, reasons.who));
            let planned = self.open.iter_mut().filter(|(other, of)| other.is_none() && of.who == reasons.who);
            planned.for_each(|(other, _)| *other = after);
            self.open.push((after, reasons));
        }
    }

    /// After how many facts reasons can be told, of those that begin with the fact numbered `told`: wherever no walk goes on.
    pub fn breaks(&self, facts: &[Fact], told: usize) -> Vec<usize> {
        let is_break = |after: &usize| may_break_at(facts, after.saturating_sub(told), self.as_side);
        self.open.iter().filter_map(|(after, _)| *after).filter(is_break).collect()
    }

    /// Tells the reasons of all orders whose facts are among the first `told`. Those that stand side by side name their orders.
    pub fn tell(&mut self, terminal: &mut Terminal, teller: &Teller, told: usize) -> Result<(), Failure> {
        let count =
            self.open.iter().take_while(|(after, _)| after.is_some_and(|after| after <= told)).count();
        let tell = |(_, reasons): (Option<usize>, Reasons)| {
            let names_order = count > 1 || matches!(reasons.order, Order::Deed { deed: Deed::End(_), .. });
            let why = if names_order { teller.why_of_order(&reasons) } else { teller.why_of(&reasons) };
            faint(terminal, why)
        };
        self.open.drain(..count).try_for_each(tell)
    }
}

/// How many of the facts that follow an order tell of it. What follows the end of a turn belongs to the next turn, and what follows a
/// declaration to others. After a reaction, the walk of another goes on.
fn own_facts(facts: &[Fact], me: CombatantId) -> usize {
    let declared =
        facts.iter().position(|fact| matches!(fact.what, Happening::Intends { who, .. } if who == me));
    let goes_on = |fact: &Fact| match fact.what {
        Happening::TurnEnds { who } => who == me,
        Happening::Moved { who, .. } => who != me,
        _ => false,
    };
    let others = || facts.iter().position(goes_on);
    declared.map(|place| place + 1).or_else(others).unwrap_or(facts.len())
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
    faint(terminal, teller.why_of(reasons))
}

/// Says something in an indented, faint line.
fn faint(terminal: &mut Terminal, why: String) -> Result<(), Failure> {
    let line = terminal.set_off(Style::Faint, &why);
    terminal.line(&format!("{INDENT}{line}"))
}
