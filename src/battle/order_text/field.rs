//! The fields of deeds as text. Each type of field is read and written in the same way in every deed.

use smallvec::SmallVec;

use super::deeds::Writer;
use super::parse::Parser;
use super::print::tested_words;
use super::words::quote;
use super::{OrderNames, OrderProblem};
use crate::battle::deeds::{HeldDeed, Manner, NamedThing, Share, Swings, Via};
use crate::battle::{Against, ArmourId, CombatantId, Deed, Occasion, Phrase, Span, Target, Tested, WeaponId};
use crate::grid::Pos;

/// A field of a deed that can be read from text and written as text.
pub trait Field: Sized {
    /// Reads the field.
    ///
    /// # Errors
    /// The next words are not such a field.
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem>;

    /// Writes the field after a space, or nothing if it has its usual value.
    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>);

    /// Calls `visit` with every combatant and weapon that the field names.
    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        let _ = visit;
    }
}

impl Field for CombatantId {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.who()
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        line.word(&line.printer.who(*self));
    }

    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        visit(NamedThing::Combatant(*self));
    }
}

impl Field for WeaponId {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.weapon()
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        line.word(&line.printer.weapon(*self));
    }

    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        visit(NamedThing::Weapon(*self));
    }
}

impl Field for ArmourId {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.armour()
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        line.word(&line.printer.armour(*self));
    }
}

impl Field for Pos {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.square()
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        line.word(&self.to_string());
    }
}

/// `via 3,4 5,6`, or nothing.
impl Field for Via {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        let mut via = SmallVec::new();
        if line.take("via") {
            via.push(line.square()?);
            while !line.words.is_empty() {
                via.push(line.square()?);
            }
        }
        Ok(via)
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        if !self.is_empty() {
            line.word("via");
            for stop in self {
                stop.write(line);
            }
        }
    }
}

/// `and W`, `daringly`, both or nothing.
impl Field for Manner {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        let second = if line.take("and") { Some(line.weapon()?) } else { None };
        Ok(Manner { second, daring: line.take("daringly") })
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        if let Some(second) = self.second {
            line.word("and");
            second.write(line);
        }
        if self.daring {
            line.word("daringly");
        }
    }

    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        if let Some(second) = self.second {
            second.names(visit);
        }
    }
}

/// `3 swings`, followed by `C 2 swings` for each further target, or nothing.
impl Field for Swings {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        let mut also = SmallVec::new();
        if line.words.is_empty() {
            return Ok(Swings { own: None, also });
        }
        let own = count_of_swings(line)?;
        while !line.words.is_empty() {
            also.push(Share { target: line.who()?, swings: count_of_swings(line)? });
        }
        Ok(Swings { own: Some(own), also })
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        let mut count = |target: Option<CombatantId>, swings: u8| {
            if let Some(target) = target {
                target.write(line);
            }
            line.word(&swings.to_string());
            line.word(if swings == 1 { "swing" } else { "swings" });
        };
        if let Some(own) = self.own {
            count(None, own);
        }
        for share in &self.also {
            count(Some(share.target), share.swings);
        }
    }

    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        for share in &self.also {
            share.target.names(visit);
        }
    }
}

fn count_of_swings<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<u8, OrderProblem> {
    let count = line.number()?;
    if !line.take("swing") {
        line.keyword("swings")?;
    }
    Ok(count)
}

/// `on B`, or `at 3,4`; nothing for the acting combatant.
impl Field for Target {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        if let Some(who) = line.who.filter(|_| line.words.is_empty()) {
            return Ok(Target::One(who));
        }
        Ok(match line.one_of(&["on", "at"])? {
            "on" => Target::One(line.who()?),
            _ => Target::Square(line.square()?),
        })
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        match self {
            Target::One(target) if *target == line.who => {}
            Target::One(target) => {
                line.word("on");
                target.write(line);
            }
            Target::Square(square) => {
                line.word("at");
                square.write(line);
            }
        }
    }
}

impl Field for Occasion {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.worded()
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        line.word(self.word());
    }
}

/// A weapon to strike with, or a colon and a deed written as in an order of its own.
impl Field for HeldDeed {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        let is_strike = line.form.first().is_none_or(|word| !word.ends_with(':'));
        let Some(who) = line.who.filter(|_| !is_strike) else {
            return Ok(HeldDeed::Strike { weapon: line.weapon()? });
        };
        let words = line.words;
        let trigger = words.len().checked_sub(2).filter(|place| words[*place].is("for"));
        let (written, rest) = words.split_at(trigger.unwrap_or(words.len()));
        let end = rest.first().map_or(line.end, |word| word.span.start);
        let deed = line.deed_of(who, written, end)?;
        line.words = rest;
        HeldDeed::of(&deed).ok_or_else(|| {
            let span = written.first().map_or(Span::new(end, end), |word| word.span);
            OrderProblem::new(span, Phrase::new("order-not-to-be-readied"))
        })
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        match self {
            HeldDeed::Strike { weapon } => weapon.write(line),
            held => {
                line.text.push(':');
                line.deed(&held.deed(line.who));
            }
        }
    }

    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        match self {
            HeldDeed::Strike { weapon } => weapon.names(visit),
            // Only the target of a strike is not known yet, so any combatant will do here.
            held => held.deed(CombatantId(0)).names(visit),
        }
    }
}

impl Field for Vec<Deed> {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.who.map_or(Ok(Vec::new()), |who| line.deeds(who))
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        let deeds = line.printer.deeds(line.who, self);
        line.text.push_str(&deeds);
    }

    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        for deed in self {
            deed.names(visit);
        }
    }
}

impl Field for String {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.any("order-wants-text").map(|word| word.text.clone())
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        line.word(&quote(self));
    }
}

impl Field for Tested {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.practice(&[])
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        line.word(&tested_words(*self));
    }
}

impl Field for Against {
    fn read<N: OrderNames>(line: &mut Parser<'_, N>) -> Result<Self, OrderProblem> {
        line.against()
    }

    fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
        let against = line.printer.against(*self);
        line.text.push_str(&against);
    }

    fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
        if let Against::One { other, .. } = self {
            other.names(visit);
        }
    }
}
