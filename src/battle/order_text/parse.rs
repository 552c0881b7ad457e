//! Text -> orders.

use smallvec::SmallVec;

use super::print::manoeuvre_word;
use super::words::{Word, split, take};
use super::{Named, OrderNames, OrderProblem};
use crate::battle::{
    Ability, Act, Against, ArmourId, Attempt, CombatantId, Manner, Manoeuvre, Mark, Order, Phrase, Share,
    Shift, SideId, Skill, Tending, Tested, TrapDeed, WeaponId,
};
use crate::grid::Pos;

/// What may follow the name of one who acts.
#[rustfmt::skip]
const DEEDS: &[&str] = &[
    "moves", "steps", "disengages", "extricates", "evades", "concentrates", "attacks", "switches", "puts", "trips", "disarms", "grapples",
    "breaks", "aids", "stands", "opens", "closes", "takes", "casts", "uses", "says",
    "tries", "hides", "places", "searches", "lights", "douses", "drops", "delays", "readies", "readies:", "unreadies", "declares:", "leaves",
    "retreats",
    "ends", "waits",
    "stabilises", "treats", "frightens", "commands", "finishes",
];

/// Reads one order.
///
/// # Errors
/// What keeps the line from being one, with its place and what was probably meant.
pub fn parse_order(line: &str, names: &impl OrderNames) -> Result<Order, OrderProblem> {
    let trimmed = line.trim_start();
    let start = line.len() - trimmed.len();
    let (is_desk, text, start) = match trimmed.strip_prefix("gm:") {
        Some(rest) => (true, rest, start + 3),
        None => (false, trimmed, start),
    };
    let words = split(text, start)?;
    let mut parser = Parser { names, words: &words, end: line.trim_end().len() };
    let order = if is_desk { Order::Desk(parser.desk()?) } else { parser.order()? };
    parser.finish()?;
    Ok(order)
}

pub(super) struct Parser<'p, N> {
    pub(super) names: &'p N,
    pub(super) words: &'p [Word],
    /// Where the line ends.
    pub(super) end: usize,
}

impl<'p, N: OrderNames> Parser<'p, N> {
    fn order(&mut self) -> Result<Order, OrderProblem> {
        for (word, order) in [("accept", Order::Accept), ("decline", Order::Decline)] {
            if self.words.len() == 1 && self.take(word) {
                return Ok(order);
            }
        }
        let who = CombatantId::at(self.named(Named::Combatant, &["accept", "decline"])?);
        Ok(Order::Act { who, act: self.act(who)? })
    }

    pub(super) fn act(&mut self, who: CombatantId) -> Result<Act, OrderProblem> {
        Ok(match self.one_of(DEEDS)? {
            "moves" => {
                self.keyword("to")?;
                let to = self.square()?;
                let mut via = SmallVec::new();
                if self.take("via") {
                    via.push(self.square()?);
                    while !self.words.is_empty() {
                        via.push(self.square()?);
                    }
                }
                Act::Move { to, via }
            }
            deed @ ("steps" | "disengages" | "extricates") => {
                self.keyword("to")?;
                let shift = match deed {
                    "steps" => Shift::Step,
                    "disengages" => Shift::Disengage,
                    _ => Shift::Extricate,
                };
                Act::Shift { to: self.square()?, shift }
            }
            "evades" => Act::Evade,
            "concentrates" => Act::Concentrate,
            "switches" => {
                self.keyword("to")?;
                Act::Switch { weapon: self.weapon()? }
            }
            "puts" => {
                self.keyword("on")?;
                Act::Outfit { armour: self.armour()?, on: true }
            }
            "attacks" if self.is_square_next() => {
                let at = Mark::Square(self.square()?);
                self.keyword("with")?;
                Act::Cast { spell: self.weapon()?, at }
            }
            "attacks" => {
                let target = self.who()?;
                self.keyword("with")?;
                let weapon = self.weapon()?;
                let second = if self.take("and") { Some(self.weapon()?) } else { None };
                let manner = Manner { second, daring: self.take("daringly") };
                let (swings, also) = self.swings()?;
                Act::Attack { target, weapon, swings, also, manner }
            }
            "breaks" => {
                self.keyword("free")?;
                self.keyword("of")?;
                Act::Manoeuvre { kind: Manoeuvre::BreakFree, target: self.who()? }
            }
            "aids" => Act::Aid { ally: self.who()? },
            "stands" => {
                self.keyword("up")?;
                Act::Stand
            }
            deed @ ("opens" | "closes") => {
                self.keyword("door")?;
                Act::Door { at: self.square()?, open: deed == "opens" }
            }
            "takes" => match self.one_of(&["up", "off"])? {
                "up" => Act::TakeUp { weapon: self.weapon()? },
                _ => Act::Outfit { armour: self.armour()?, on: false },
            },
            "casts" => Act::Cast { spell: self.weapon()?, at: self.mark(who)? },
            "uses" => Act::Use { item: self.weapon()?, at: self.mark(who)? },
            "says" => Act::Speak { words: self.any("order-wants-text")?.text.clone() },
            "tries" => {
                let tested = self.practice(&[])?;
                Act::Try { tested, against: self.against()? }
            }
            "readies" => self.readied_strike()?,
            "readies:" => self.readied_deed(who)?,
            "unreadies" => Act::Unready,
            "delays" => {
                self.keyword("after")?;
                Act::Delay { after: self.who()? }
            }
            "declares:" => Act::Declare { acts: self.declared(who)? },
            "hides" => Act::Hide,
            "places" => {
                let weapon = self.weapon()?;
                self.keyword("at")?;
                Act::Place { weapon, at: self.square()? }
            }
            "searches" => Act::Trap { at: self.square()?, deed: TrapDeed::Find },
            "disarms" if self.take("trap") => Act::Trap { at: self.square()?, deed: TrapDeed::Disarm },
            "leaves" | "retreats" => Act::Leave,
            "lights" => self.tending(Tending::Light)?,
            "douses" => self.tending(Tending::Douse)?,
            "drops" => self.tending(Tending::Drop)?,
            "ends" | "waits" => Act::End,
            deed if Attempt::ALL.iter().any(|kind| kind.word() == deed) => {
                let kind = Attempt::ALL.into_iter().find(|kind| kind.word() == deed);
                Act::Attempt { kind: kind.unwrap_or(Attempt::Stabilise), target: self.who()? }
            }
            deed => {
                let is_meant = |kind: &Manoeuvre| manoeuvre_word(*kind) == deed;
                let kind = Manoeuvre::ALL.into_iter().find(is_meant).unwrap_or(Manoeuvre::Trip);
                Act::Manoeuvre { kind, target: self.who()? }
            }
        })
    }

    /// Deeds, parted by semicolons.
    pub(super) fn declared(&mut self, who: CombatantId) -> Result<Vec<Act>, OrderProblem> {
        let words = std::mem::take(&mut self.words);
        let mut acts = Vec::new();
        let mut deed: Vec<Word> = Vec::new();
        let mut read = |deed: &mut Vec<Word>, end: usize| {
            let words = std::mem::take(deed);
            let mut parser = Parser { names: self.names, words: &words, end };
            acts.push(parser.act(who)?);
            parser.finish()
        };
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
                read(&mut deed, end)?;
            }
        }
        if !deed.is_empty() || words.is_empty() {
            read(&mut deed, self.end)?;
        }
        Ok(acts)
    }

    fn is_square_next(&self) -> bool {
        let is_name = |word: &Word| self.names.number_of(Named::Combatant, &word.text).is_some();
        self.words
            .first()
            .is_some_and(|word| !word.is_quoted && !is_name(word) && word.text.parse::<Pos>().is_ok())
    }

    fn tending(&mut self, how: Tending) -> Result<Act, OrderProblem> {
        Ok(Act::Tend { item: self.weapon()?, how })
    }

    /// `on B`, or `at 3,4`; without either it is oneself.
    fn mark(&mut self, who: CombatantId) -> Result<Mark, OrderProblem> {
        if self.words.is_empty() {
            return Ok(Mark::One(who));
        }
        Ok(match self.one_of(&["on", "at"])? {
            "on" => Mark::One(self.who()?),
            _ => Mark::Square(self.square()?),
        })
    }

    /// `3 swings`, and `C 2 swings` for each of the others who share in them.
    fn swings(&mut self) -> Result<(Option<u8>, SmallVec<[Share; 1]>), OrderProblem> {
        let mut also = SmallVec::new();
        if self.words.is_empty() {
            return Ok((None, also));
        }
        let swings = self.count_of_swings()?;
        while !self.words.is_empty() {
            also.push(Share { target: self.who()?, swings: self.count_of_swings()? });
        }
        Ok((Some(swings), also))
    }

    fn count_of_swings(&mut self) -> Result<u8, OrderProblem> {
        let count = self.number()?;
        if !self.take("swing") {
            self.keyword("swings")?;
        }
        Ok(count)
    }

    /// A skill or an ability; `or` are words that might have stood here instead, but do not.
    pub(super) fn practice(&mut self, or: &[&str]) -> Result<Tested, OrderProblem> {
        let mut known = Skill::ALL.map(Skill::word).to_vec();
        known.extend(Ability::ALL.iter().map(|ability| ability.word()));
        known.extend(or);
        let found = self.one_of(&known)?;
        let ability = Ability::ALL.iter().find(|ability| ability.word() == found);
        let skill = || Skill::ALL.into_iter().find(|skill| skill.word() == found).unwrap_or(Skill::Vigor);
        Ok(ability.map_or_else(|| Tested::Skill(skill()), |ability| Tested::Ability(*ability)))
    }

    /// `against 12`, `against B` or `against B with SKILL`, or nothing.
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

    /// A name; `or` are words that might have stood here instead.
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

    /// Any word at all; `key` says what it is to be.
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

    /// Whether nothing is left but what it is against.
    pub(super) fn is_over(&self) -> bool {
        self.words.first().is_none_or(|word| word.is("against"))
    }

    /// Whether one of some words comes next.
    pub(super) fn is_next(&self, known: &[&str]) -> bool {
        self.words.first().is_some_and(|word| known.iter().any(|known| word.is(known)))
    }

    pub(super) fn keyword(&mut self, keyword: &'static str) -> Result<(), OrderProblem> {
        self.one_of(&[keyword]).map(|_| ())
    }

    pub(super) fn one_of<'w>(&mut self, known: &[&'w str]) -> Result<&'w str, OrderProblem> {
        let expected = || {
            let words: Vec<String> = known.iter().map(|word| (*word).to_owned()).collect();
            Phrase::new("order-wants-word").with("words", words)
        };
        let word = self.next(expected)?;
        let found = known.iter().copied().find(|known| word.is(known));
        found.ok_or_else(|| OrderProblem::unfit(word.span, &word.text, expected(), known.iter().copied()))
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
