//! Reads orders from text.

use super::words::{Word, split, take, take_choice};
use super::{Named, OrderNames, OrderProblem};
use crate::battle::words::Worded;
use crate::battle::{
    Ability, Against, ArmourId, CombatantId, Order, Phrase, SideId, Skill, Tested, WeaponId,
};
use crate::grid::Pos;

/// Reads one order.
///
/// # Errors
/// Why the line cannot be read as an order, with the place and the word that was probably meant.
pub fn parse_order(line: &str, names: &impl OrderNames) -> Result<Order, OrderProblem> {
    let trimmed = line.trim_start();
    let start = line.len() - trimmed.len();
    let (is_gm, text, start) = match trimmed.strip_prefix("gm:") {
        Some(rest) => (true, rest, start + 3),
        None => (false, trimmed, start),
    };
    let words = split(text, start)?;
    let mut parser = Parser::new(names, &words, line.trim_end().len());
    let order = if is_gm { Order::Gm(parser.gm_order()?) } else { parser.order()? };
    parser.finish()?;
    Ok(order)
}

/// A line of text that is being read, word by word.
pub struct Parser<'p, N> {
    pub(super) names: &'p N,
    pub(super) words: &'p [Word],
    /// The byte at which the line ends.
    pub(super) end: usize,
    /// The combatant whose deed is being read.
    pub(super) who: Option<CombatantId>,
    /// The words that the deed began with.
    pub(super) form: &'static [&'static str],
}

impl<'p, N: OrderNames> Parser<'p, N> {
    pub(super) const fn new(names: &'p N, words: &'p [Word], end: usize) -> Parser<'p, N> {
        Parser { names, words, end, who: None, form: &[] }
    }

    fn order(&mut self) -> Result<Order, OrderProblem> {
        for (word, order) in [("accept", Order::Accept), ("decline", Order::Decline)] {
            if self.words.len() == 1 && self.take(word) {
                return Ok(order);
            }
        }
        let who = CombatantId::at(self.named(Named::Combatant, &["accept", "decline"])?);
        Ok(Order::Deed { who, deed: self.deed(who)? })
    }

    /// Reads a skill or an ability; `or` are other words that would be allowed here, for messages.
    pub(super) fn practice(&mut self, or: &[&'static str]) -> Result<Tested, OrderProblem> {
        let skills = Skill::words().map(|(word, skill)| (word, Tested::Skill(skill)));
        let abilities = Ability::words().map(|(word, ability)| (word, Tested::Ability(ability)));
        self.choice_or(skills.chain(abilities), or)
    }

    /// Reads `against 12`, `against B` or `against B with SKILL`, or nothing.
    pub(super) fn against(&mut self) -> Result<Against, OrderProblem> {
        if !self.take("against") {
            return Ok(Against::Usual);
        }
        let number =
            self.words.first().filter(|word| !word.is_quoted).and_then(|word| word.text.parse().ok());
        match number {
            Some(number) => self.any("order-wants-number").map(|_| Against::Number(number)),
            None => {
                let other = self.who()?;
                let with = if self.take("with") { Some(self.tested(&[])?) } else { None };
                Ok(Against::One { other, with })
            }
        }
    }

    pub(super) fn who(&mut self) -> Result<CombatantId, OrderProblem> {
        self.named(Named::Combatant, &[]).map(CombatantId::at)
    }

    pub(super) fn weapon(&mut self) -> Result<WeaponId, OrderProblem> {
        let number = self.named(Named::Weapon, &[])?;
        Ok(WeaponId(u16::try_from(number).unwrap_or(u16::MAX)))
    }

    pub(super) fn armour(&mut self) -> Result<ArmourId, OrderProblem> {
        self.named(Named::Armour, &[]).map(ArmourId::at)
    }

    pub(super) fn side(&mut self) -> Result<SideId, OrderProblem> {
        let number = self.named(Named::Side, &[])?;
        Ok(SideId(u8::try_from(number).unwrap_or(u8::MAX)))
    }

    /// Reads a name; `or` are other words that would be allowed here, for messages.
    pub(super) fn named(&mut self, kind: Named, or: &[&str]) -> Result<usize, OrderProblem> {
        let key = match kind {
            Named::Combatant => "order-wants-combatant",
            Named::Weapon => "order-wants-weapon",
            Named::Armour => "order-wants-armour",
            Named::Side => "order-wants-side",
            Named::Creature => "order-wants-creature",
        };
        let (names, word) = (self.names, self.any(key)?);
        names.number_of(kind, &word.text).ok_or_else(|| {
            let known = names.names(kind).chain(or.iter().copied());
            OrderProblem::unfit(word.span, &word.text, Phrase::new(key), known)
        })
    }

    pub(super) fn square(&mut self) -> Result<Pos, OrderProblem> {
        self.value("order-wants-square")
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Result<T, OrderProblem> {
        self.value("order-wants-number")
    }

    fn value<T: std::str::FromStr>(&mut self, key: &'static str) -> Result<T, OrderProblem> {
        let word = self.any(key)?;
        let value = if word.is_quoted { None } else { word.text.parse().ok() };
        value.ok_or_else(|| OrderProblem::unfit(word.span, &word.text, Phrase::new(key), []))
    }

    /// Takes any word; `key` is the message that says what is expected.
    pub(super) fn any(&mut self, key: &'static str) -> Result<&'p Word, OrderProblem> {
        self.next(|| Phrase::new(key))
    }

    fn next(&mut self, expected: impl FnOnce() -> Phrase) -> Result<&'p Word, OrderProblem> {
        take(&mut self.words, self.end, expected)
    }

    pub(super) fn take(&mut self, keyword: &str) -> bool {
        match self.words.split_first() {
            Some((word, rest)) if word.is(keyword) => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }

    /// Whether the line ends here, or `against` follows.
    pub(super) fn is_over(&self) -> bool {
        self.words.first().is_none_or(|word| word.is("against"))
    }

    /// Whether one of some words comes next.
    pub(super) fn is_next(&self, known: &[&str]) -> bool {
        self.words.first().is_some_and(|word| known.iter().any(|known| word.is(known)))
    }

    pub fn keyword(&mut self, keyword: &'static str) -> Result<(), OrderProblem> {
        self.one_of(&[keyword]).map(|_| ())
    }

    pub(super) fn one_of<'w>(&mut self, known: &[&'w str]) -> Result<&'w str, OrderProblem> {
        self.choice(known.iter().map(|word| (*word, *word)))
    }

    /// Reads the word for a case of an enum.
    pub(super) fn worded<W: Worded>(&mut self) -> Result<W, OrderProblem> {
        self.choice(W::words())
    }

    /// Takes one of the known words and returns what it stands for.
    pub(super) fn choice<'w, T: Copy>(
        &mut self,
        known: impl IntoIterator<Item = (&'w str, T)>,
    ) -> Result<T, OrderProblem> {
        self.choice_or(known, &[])
    }

    /// The same; `or` are other words that would be allowed here, for messages.
    fn choice_or<'w, T: Copy>(
        &mut self,
        known: impl IntoIterator<Item = (&'w str, T)>,
        or: &[&'w str],
    ) -> Result<T, OrderProblem> {
        take_choice(&mut self.words, self.end, known, or)
    }

    /// Reads one of the known values, by its word.
    pub(super) fn one_by<'w, T: Copy>(
        &mut self,
        known: &[T],
        word_for: impl Fn(T) -> &'w str,
    ) -> Result<T, OrderProblem> {
        self.choice(known.iter().map(|known| (word_for(*known), *known)))
    }

    pub(super) fn finish(&self) -> Result<(), OrderProblem> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => {
                let phrase = Phrase::new("order-surplus").with("found", word.text.as_str());
                Err(OrderProblem::new(word.span, phrase))
            }
        }
    }
}
