//! Text -> what is held back until something happens: `A readies W for TRIGGER`, `A readies: DEED for TRIGGER`.

use super::parse::Parser;
use super::{OrderNames, OrderProblem};
use crate::battle::{Act, CombatantId, Occasion, Phrase, ReadiedDeed, Span};

impl<N: OrderNames> Parser<'_, N> {
    /// An attack with a weapon on whoever brings about what it waits for.
    pub(super) fn readied_strike(&mut self) -> Result<Act, OrderProblem> {
        let deed = ReadiedDeed::Strike { weapon: self.weapon()? };
        Ok(Act::Ready { deed, on: self.trigger()? })
    }

    /// A deed written as in an order of its own.
    pub(super) fn readied_deed(&mut self, who: CombatantId) -> Result<Act, OrderProblem> {
        let words = self.words;
        let trigger = words.len().checked_sub(2).filter(|place| words[*place].is("for"));
        let (written, rest) = words.split_at(trigger.unwrap_or(words.len()));
        let end = rest.first().map_or(self.end, |word| word.span.start);
        let mut parser = Parser { names: self.names, words: written, end };
        let act = parser.act(who)?;
        parser.finish()?;
        self.words = rest;
        let deed = ReadiedDeed::of(&act).ok_or_else(|| {
            let span = written.first().map_or(Span::new(end, end), |word| word.span);
            OrderProblem::new(span, Phrase::new("order-not-to-be-readied"))
        })?;
        Ok(Act::Ready { deed, on: self.trigger()? })
    }

    /// What it waits for.
    fn trigger(&mut self) -> Result<Occasion, OrderProblem> {
        self.keyword("for")?;
        let wanted = self.one_of(&Occasion::ALL.map(Occasion::word))?;
        let on = Occasion::ALL.into_iter().find(|on| on.word() == wanted);
        Ok(on.unwrap_or(Occasion::EnemyInReach))
    }
}
