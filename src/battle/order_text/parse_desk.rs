//! Reads the game master's orders from text.

use super::parse::Parser;
use super::print::edge_word;
use super::{Named, OrderNames, OrderProblem};
use crate::battle::words::Worded;
use crate::battle::{
    Ability, Aptitude, BodyPart, Cause, CombatantId, CreatureId, Desk, DeskFate, Dread, LaidPlight, Light,
    Loss, Ordeal, Plight, Spirit, Tending, Tested, Track, TrapChange, Verdict,
};
use crate::dice::Edge;

/// The words that a game master's order may begin with. It may also begin with a name.
#[rustfmt::skip]
const RULINGS: &[&str] = &[
    "advantage", "disadvantage", "neither", "difficulty", "risky", "next", "first", "bring", "add", "control", "light",
    "trap", "douse", "open", "close",
];
/// The words that may follow a name in a game master's order.
const DECISIONS: &[&str] = &[
    "succeeds",
    "loses",
    "regains",
    "risks",
    "checks",
    "is",
    "fears",
    "to",
    "flees",
    "rallies",
    "sickens",
    "rests",
    "goes",
    "gets",
    "sheds",
    "has",
    "intends",
    "intends:",
    "decides",
    "concentrates",
    "receives",
    "puts",
    "takes",
];

const fn lost_points(who: CombatantId, ability: Ability, points: i8) -> Desk {
    Desk::Lose { who, loss: Loss::Points(ability, points) }
}

impl<N: OrderNames> Parser<'_, N> {
    pub(super) fn desk(&mut self) -> Result<Desk, OrderProblem> {
        for edge in [Edge::Favoured, Edge::Hampered, Edge::Plain] {
            if self.take(edge_word(edge)) {
                return Ok(Desk::Grant { who: self.who()?, edge });
            }
        }
        if self.take("difficulty") {
            let who = self.who()?;
            return Ok(Desk::Rate { who, difficulty: self.worded()? });
        }
        if self.take("risky") {
            let who = self.who()?;
            let tested = if self.is_over() { None } else { Some(self.tested(&[])?) };
            return Ok(Desk::Risky { who, tested, against: self.against()? });
        }
        if self.take("next") {
            self.keyword("die")?;
            self.keyword("of")?;
            let who = self.who()?;
            return Ok(Desk::SetDie { who, face: self.number()? });
        }
        if self.take("first") {
            self.keyword("side")?;
            return Ok(Desk::FirstSide { side: self.side()? });
        }
        if self.take("bring") {
            return Ok(Desk::Bring { who: self.who()? });
        }
        if self.take("add") {
            self.keyword("another")?;
            let like = self.who()?;
            self.keyword("as")?;
            let name = self.any("order-wants-name")?.text.clone();
            self.keyword("to")?;
            let side = self.side()?;
            self.keyword("at")?;
            return Ok(Desk::Add { like, name, side, at: self.square()? });
        }
        if self.take("control") {
            let who = self.who()?;
            self.keyword("by")?;
            let profile = self.any("order-wants-profile")?;
            let profile = if profile.is("player") { None } else { Some(profile.text.clone()) };
            return Ok(Desk::Control { who, profile });
        }
        if self.take("trap") {
            let at = self.square()?;
            let change = self.choice(TrapChange::rulings())?;
            return Ok(Desk::Trap { at, change });
        }
        if self.take("light") {
            let level: Light = self.worded()?;
            if self.is_over() {
                return Ok(Desk::Light { light: level });
            }
            let feet = self.number()?;
            self.keyword("at")?;
            return Ok(Desk::Kindle { at: self.square()?, level, feet });
        }
        if self.take("douse") {
            return Ok(Desk::Douse { at: self.square()? });
        }
        for (word, open) in [("open", true), ("close", false)] {
            if self.take(word) {
                return Ok(Desk::Door { at: self.square()?, open });
            }
        }
        self.decision()
    }

    fn decision(&mut self) -> Result<Desk, OrderProblem> {
        let who = CombatantId::at(self.named(Named::Combatant, RULINGS)?);
        if let Some((_, track)) = Track::words().find(|(word, _)| self.take(word)) {
            return Ok(Desk::Points { who, track, change: self.number()? });
        }
        if let Some((_, how)) = Tending::words().find(|(word, _)| self.take(word)) {
            let verdict = Verdict::Tends { item: self.weapon()?, how };
            return Ok(Desk::Verdict { who, verdict });
        }
        let tracks = Track::ALL.map(Track::word);
        let known: Vec<&str> =
            DECISIONS.iter().copied().chain(tracks).chain(Tending::ALL.map(Tending::word)).collect();
        Ok(match self.one_of(&known)? {
            "succeeds" => Desk::Succeed { who },
            "risks" => Desk::Risk { who, track: self.track()? },
            "loses" => self.loss(who)?,
            "regains" => self.gain(who)?,
            "flees" => Desk::Ordeal { ordeal: Ordeal::Spirit { who, spirit: Spirit::Breaks } },
            "sickens" => Desk::Ordeal { ordeal: Ordeal::Sickens { who } },
            "rests" => Desk::Ordeal { ordeal: Ordeal::Rests { who } },
            "rallies" => Desk::Ordeal { ordeal: Ordeal::Spirit { who, spirit: Spirit::Rallies } },
            "checks" if self.take("morale") => {
                Desk::Ordeal { ordeal: Ordeal::Shaken { who, cause: Cause::Asked } }
            }
            "checks" => self.check(who)?,
            "is" if self.is_next(&["hidden", "spotted", "exposed", "not"]) => self.being(who)?,
            "is" if self.take("saved") => Desk::Ordeal { ordeal: Ordeal::Saved { who, healed: 0 } },
            "is" => {
                let fates = DeskFate::words().map(|(word, fate)| (word, Ok(fate)));
                match self.choice(fates.chain([("prone", Err(true)), ("up", Err(false))]))? {
                    Ok(fate) => Desk::Fate { who, fate },
                    Err(prone) => Desk::Prone { who, prone },
                }
            }
            "goes" => {
                let later = self.one_of(&["before", "after"])? == "after";
                Desk::Rank { who, other: self.who()?, later }
            }
            "gets" => Desk::Lay { who, plight: self.laid()? },
            "sheds" => Desk::Lift { who, plight: self.one_by(Plight::ALL, Plight::word)? },
            "fears" => Desk::Trauma { who, of: self.dread()? },
            "to" => Desk::Put { who, at: self.square()? },
            deed => self.verdict(who, deed)?,
        })
    }

    /// Reads `stunned`, or `held by B`.
    fn laid(&mut self) -> Result<LaidPlight, OrderProblem> {
        let laid = self.one_by(LaidPlight::ALL, |laid| laid.kind().word())?;
        if laid.by().is_none() {
            return Ok(laid);
        }
        self.keyword("by")?;
        Ok(laid.done_by(self.who()?))
    }

    /// Reads `3 hp`, `3 Con` or `hand`.
    fn loss(&mut self, who: CombatantId) -> Result<Desk, OrderProblem> {
        if let Some(part) = BodyPart::ALL.into_iter().find(|part| self.take(part.word())) {
            return Ok(Desk::Lose { who, loss: Loss::Part(part) });
        }
        let amount: u16 = self.number()?;
        Ok(match self.lost_ability()? {
            None => Desk::Harm { who, amount },
            Some(ability) => lost_points(who, ability, i8::try_from(amount).unwrap_or(i8::MAX)),
        })
    }

    /// Reads `3 hp`, `3 Con` or `hand`.
    fn gain(&mut self, who: CombatantId) -> Result<Desk, OrderProblem> {
        if let Some(part) = BodyPart::ALL.into_iter().find(|part| self.take(part.word())) {
            return Ok(Desk::Lose { who, loss: Loss::PartBack(part) });
        }
        let amount: u16 = self.number()?;
        Ok(match self.lost_ability()? {
            None => Desk::Heal { who, amount },
            Some(ability) => lost_points(who, ability, -i8::try_from(amount).unwrap_or(i8::MAX)),
        })
    }

    /// Reads an ability, or `hp`, for which it returns none.
    fn lost_ability(&mut self) -> Result<Option<Ability>, OrderProblem> {
        let abilities = Ability::words().map(|(word, ability)| (word, Some(ability)));
        self.choice(std::iter::once(("hp", None)).chain(abilities))
    }

    /// Reads a track, or a skill, an ability or aptitudes and what the check is made against.
    fn check(&mut self, who: CombatantId) -> Result<Desk, OrderProblem> {
        if let Some(track) = Track::ALL.into_iter().find(|track| self.take(track.word())) {
            return Ok(Desk::Endure { who, track });
        }
        let tested = self.tested(&Track::ALL.map(Track::word))?;
        Ok(Desk::Check { who, tested, against: self.against()? })
    }

    /// Reads a skill, an ability or aptitudes; `or` are other words that would be allowed here, for messages.
    pub(super) fn tested(&mut self, or: &[&'static str]) -> Result<Tested, OrderProblem> {
        let aptitude = |parser: &mut Self| Aptitude::ALL.into_iter().find(|known| parser.take(known.word()));
        let Some(first) = aptitude(self) else {
            let others: Vec<&str> = or.iter().copied().chain(Aptitude::ALL.map(Aptitude::word)).collect();
            return self.practice(&others);
        };
        let mut held = vec![first];
        held.extend(std::iter::from_fn(|| aptitude(self)));
        Ok(Tested::Aptitudes(held.into()))
    }

    fn dread(&mut self) -> Result<Dread, OrderProblem> {
        if self.take("dead") {
            self.keyword("allies")?;
            return Ok(Dread::DeadAlly);
        }
        if self.take("defeat") {
            return Ok(Dread::Defeat);
        }
        let kind = self.named(Named::Creature, &["dead", "defeat"])?;
        Ok(Dread::Creature(CreatureId(u16::try_from(kind).unwrap_or(u16::MAX))))
    }

    fn track(&mut self) -> Result<Track, OrderProblem> {
        self.worded()
    }
}
