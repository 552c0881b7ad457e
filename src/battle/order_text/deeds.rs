//! Writes deeds as text and reads them: first the words of the deed's form, then its fields.

use super::parse::Parser;
use super::print::Printer;
use super::words::Word;
use super::{Named, OrderNames, OrderProblem};
use crate::battle::deeds::Cast;
use crate::battle::{CombatantId, Deed, DeedName, Target};
use crate::grid::Pos;

/// A deed, and the words of one of its forms.
type Form = (DeedName, &'static [&'static str]);

/// Writes a deed to a line of text.
pub struct Writer<'n, N> {
    pub(super) printer: &'n Printer<'n, N>,
    /// The combatant whose deed it is.
    pub(super) who: CombatantId,
    pub(super) text: String,
}

impl<N: OrderNames> Writer<'_, N> {
    /// Writes a word after a space.
    pub fn word(&mut self, word: &str) {
        self.text.push(' ');
        self.text.push_str(word);
    }

    /// Writes the words of a deed and its fields.
    pub(super) fn deed(&mut self, deed: &Deed) {
        let form = deed.name().forms().first().copied().unwrap_or_default();
        for word in form {
            self.word(word);
        }
        deed.write(self);
    }
}

impl<N: OrderNames> Printer<'_, N> {
    pub(super) fn deed(&self, who: CombatantId, deed: &Deed) -> String {
        let mut line = Writer { printer: self, who, text: self.who(who) };
        line.deed(deed);
        line.text
    }

    /// The deeds of a combatant without the combatant's name, each after a space, with semicolons between them.
    pub(super) fn deeds(&self, who: CombatantId, deeds: &[Deed]) -> String {
        let mut line = Writer { printer: self, who, text: String::new() };
        for (place, deed) in deeds.iter().enumerate() {
            if place > 0 {
                // A semicolon right after a quoted word would be read as part of it.
                line.text.push_str(if line.text.ends_with('"') { " ;" } else { ";" });
            }
            line.deed(deed);
        }
        line.text
    }
}

impl<N: OrderNames> Parser<'_, N> {
    pub(super) fn deed(&mut self, who: CombatantId) -> Result<Deed, OrderProblem> {
        self.who = Some(who);
        let (name, form) = self.form()?;
        self.form = form;
        if name == DeedName::Attack && self.is_square_next() {
            // An attack on a square is a `Cast` of a weapon with an area.
            let at = Target::Square(self.square()?);
            self.keyword("with")?;
            return Ok(Cast { spell: self.weapon()?, at }.into());
        }
        name.read(self)
    }

    /// Reads the words of a form, and tells which deed they stand for.
    fn form(&mut self) -> Result<Form, OrderProblem> {
        let all = || DeedName::ALL.iter().flat_map(|name| name.forms().iter().map(|form| (*name, *form)));
        let mut firsts: Vec<&str> = all().map(|(_, form)| form[0]).collect();
        firsts.dedup();
        let first = self.one_of(&firsts)?;
        let mut meant: Vec<Form> = all().filter(|(_, form)| form[0] == first).collect();
        let is_next = |form: &[&str]| {
            self.words.len() >= form.len() && form.iter().zip(self.words).all(|(known, word)| word.is(known))
        };
        let longest = meant.iter().filter(|(_, form)| is_next(&form[1..])).max_by_key(|(_, form)| form.len());
        if let Some((name, form)) = longest.copied() {
            self.words = &self.words[form.len() - 1..];
            return Ok((name, form));
        }
        let seconds: Vec<&str> = meant.iter().filter_map(|(_, form)| form.get(1).copied()).collect();
        let second = self.one_of(&seconds)?;
        meant.retain(|(_, form)| form.get(1) == Some(&second));
        // The first two words fit, so a later word is wrong or missing.
        let (name, form) = meant[0];
        for word in &form[2..] {
            self.keyword(word)?;
        }
        Ok((name, form))
    }

    /// Reads deeds with semicolons between them, up to the end of the line.
    pub(super) fn deeds(&mut self, who: CombatantId) -> Result<Vec<Deed>, OrderProblem> {
        let words = std::mem::take(&mut self.words);
        let mut deeds = Vec::new();
        let mut deed: Vec<Word> = Vec::new();
        for word in words {
            let mut word = word.clone();
            let is_last = !word.is_quoted && word.text.ends_with(';');
            if is_last {
                word.text.pop();
                word.span.end -= 1;
            }
            let end = word.span.end;
            if !word.text.is_empty() || word.is_quoted {
                deed.push(word);
            }
            if is_last {
                deeds.push(self.deed_of(who, &std::mem::take(&mut deed), end)?);
            }
        }
        if !deed.is_empty() || words.is_empty() {
            deeds.push(self.deed_of(who, &deed, self.end)?);
        }
        Ok(deeds)
    }

    /// Reads all of `words` as one deed.
    pub(super) fn deed_of(&self, who: CombatantId, words: &[Word], end: usize) -> Result<Deed, OrderProblem> {
        let mut parser = Parser::new(self.names, words, end);
        let deed = parser.deed(who)?;
        parser.finish()?;
        Ok(deed)
    }

    fn is_square_next(&self) -> bool {
        let is_name = |word: &Word| self.names.number_of(Named::Combatant, &word.text).is_some();
        self.words
            .first()
            .is_some_and(|word| !word.is_quoted && !is_name(word) && word.text.parse::<Pos>().is_ok())
    }
}
