//! A line's words, taken one after another.

use crate::battle::order_text::{Named, OrderNames, OrderProblem, Word, take_choice, take_word};
use crate::battle::words::Worded;
use crate::battle::{ArmourId, CombatantId, CreatureId, Phrase, SideId, WeaponId};
use crate::grid::Pos;
use crate::rules::book::muster::Muster;

/// A line's words that have not been taken yet.
pub struct Cursor<'c> {
    /// Whose names the line uses.
    pub names: &'c Muster,
    words: &'c [Word],
    /// Where the line ends.
    end: usize,
}

impl<'c> Cursor<'c> {
    /// All words of a line.
    pub const fn new(names: &'c Muster, words: &'c [Word], end: usize) -> Cursor<'c> {
        Cursor { names, words, end }
    }

    /// The next word, without taking it.
    pub fn peek(&self) -> Option<&'c Word> {
        self.words.first()
    }

    /// All words that are left, without taking them.
    pub const fn rest(&self) -> &'c [Word] {
        self.words
    }

    /// Takes all that is left.
    pub fn take_rest(&mut self) -> &'c [Word] {
        std::mem::take(&mut self.words)
    }

    /// Takes a word if it is the next one.
    pub fn take(&mut self, word: &str) -> bool {
        self.take_any(&[word]).is_some()
    }

    /// Takes the next word if it is one of these.
    pub fn take_any<'w>(&mut self, known: &[&'w str]) -> Option<&'w str> {
        let (word, rest) = self.words.split_first()?;
        let found = known.iter().copied().find(|known| word.is(known))?;
        self.words = rest;
        Some(found)
    }

    /// Takes some words if they are the next ones.
    pub fn take_all(&mut self, words: &[&str]) -> bool {
        let fits = self.words.len() >= words.len()
            && words.iter().zip(self.words).all(|(known, word)| word.is(known));
        if fits {
            self.words = &self.words[words.len()..];
        }
        fits
    }

    /// Takes the next word, whatever it is.
    pub fn any(&mut self, expected: impl FnOnce() -> Phrase) -> Result<&'c Word, OrderProblem> {
        take_word(&mut self.words, self.end, expected)
    }

    /// Takes the next word, which must be one of these.
    pub fn one_of<'w>(&mut self, known: &[&'w str]) -> Result<&'w str, OrderProblem> {
        self.choice(known.iter().map(|word| (*word, *word)))
    }

    /// Takes the next word, which must be one of these, and gives what that word stands for.
    pub fn choice<'w, T: Copy>(
        &mut self,
        known: impl IntoIterator<Item = (&'w str, T)>,
    ) -> Result<T, OrderProblem> {
        take_choice(&mut self.words, self.end, known, &[])
    }

    /// Takes the next word, which must be the word of a case.
    pub fn worded<W: Worded>(&mut self) -> Result<W, OrderProblem> {
        self.choice(W::words())
    }

    fn named(&mut self, kind: Named, key: &'static str) -> Result<usize, OrderProblem> {
        let word = self.any(|| Phrase::new(key))?;
        let unfit = || OrderProblem::unfit(word.span, &word.text, Phrase::new(key), self.names.names(kind));
        self.names.number_of(kind, &word.text).ok_or_else(unfit)
    }

    /// Takes the name of a combatant.
    pub fn combatant(&mut self) -> Result<CombatantId, OrderProblem> {
        self.named(Named::Combatant, "order-wants-combatant").map(CombatantId::at)
    }

    /// Takes the name of a weapon.
    pub fn weapon(&mut self) -> Result<WeaponId, OrderProblem> {
        let number = self.named(Named::Weapon, "order-wants-weapon")?;
        Ok(WeaponId(u16::try_from(number).unwrap_or(u16::MAX)))
    }

    /// Takes the name of armour.
    pub fn armour(&mut self) -> Result<ArmourId, OrderProblem> {
        self.named(Named::Armour, "order-wants-armour").map(ArmourId::at)
    }

    /// Takes the name of a side.
    pub fn side(&mut self) -> Result<SideId, OrderProblem> {
        let number = self.named(Named::Side, "order-wants-side")?;
        Ok(SideId(u8::try_from(number).unwrap_or(u8::MAX)))
    }

    /// Takes the name of a kind of creature.
    pub fn creature(&mut self) -> Result<CreatureId, OrderProblem> {
        let number = self.named(Named::Creature, "order-wants-creature")?;
        Ok(CreatureId(u16::try_from(number).unwrap_or(u16::MAX)))
    }

    /// Takes a square.
    pub fn square(&mut self) -> Result<Pos, OrderProblem> {
        self.value("order-wants-square")
    }

    /// Takes a number.
    pub fn number<T: std::str::FromStr>(&mut self) -> Result<T, OrderProblem> {
        self.value("order-wants-number")
    }

    fn value<T: std::str::FromStr>(&mut self, key: &'static str) -> Result<T, OrderProblem> {
        let word = self.any(|| Phrase::new(key))?;
        let value = if word.is_quoted { None } else { word.text.parse().ok() };
        value.ok_or_else(|| OrderProblem::unfit(word.span, &word.text, Phrase::new(key), []))
    }

    /// Makes sure that nothing is left.
    pub fn finish(&self) -> Result<(), OrderProblem> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => {
                let phrase = Phrase::new("order-surplus").with("found", word.text.as_str());
                Err(OrderProblem::new(word.span, phrase))
            }
        }
    }

    /// Takes `for X:`, if that comes next.
    pub fn whom(&mut self) -> Result<Option<CombatantId>, OrderProblem> {
        if !self.take("for") {
            return Ok(None);
        }
        let names = self.names;
        let word = self.any(|| Phrase::new("card-wants-actor"))?;
        let who = names.number_of(Named::Combatant, word.text.trim_end_matches(':'));
        let who = who.filter(|_| word.text.ends_with(':')).map(CombatantId::at);
        let unfit = || {
            let known = names.names(Named::Combatant);
            OrderProblem::unfit(word.span, &word.text, Phrase::new("card-wants-actor"), known)
        };
        who.map(Some).ok_or_else(unfit)
    }
}
