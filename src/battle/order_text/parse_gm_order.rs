//! Reads the game master's orders from text.

use super::parse::Parser;
use super::print::edge_word;
use super::{Named, OrderNames, OrderProblem};
use crate::battle::words::Worded;
use crate::battle::{
    Ability, AddableCondition, Aptitude, BodyPart, Cause, CombatantId, CreatureId, Dread, GmFate, GmOrder,
    Light, Loss, MoraleChange, MoraleOrLife, RemovableCondition, StateChange, Tending, Tested, Track,
    TrapChange,
};
use crate::dice::Edge;

/// The words that a game master's order may begin with. It may also begin with a name.
#[rustfmt::skip]
const FIRST_WORDS: &[&str] = &[
    "advantage", "disadvantage", "neither", "difficulty", "risky", "next", "first", "bring", "add", "control", "light",
    "trap", "douse", "open", "close",
];
/// The words that may follow a name in a game master's order.
const WORDS_AFTER_NAME: &[&str] = &[
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

const fn lost_points(who: CombatantId, ability: Ability, points: i8) -> GmOrder {
    GmOrder::Lose { who, loss: Loss::Points(ability, points) }
}

impl<N: OrderNames> Parser<'_, N> {
    pub(super) fn gm_order(&mut self) -> Result<GmOrder, OrderProblem> {
        for edge in [Edge::Favoured, Edge::Hampered, Edge::Plain] {
            if self.take(edge_word(edge)) {
                return Ok(GmOrder::Grant { who: self.who()?, edge });
            }
        }
        if self.take("difficulty") {
            let who = self.who()?;
            return Ok(GmOrder::SetDifficulty { who, difficulty: self.worded()? });
        }
        if self.take("risky") {
            let who = self.who()?;
            let tested = if self.is_over() { None } else { Some(self.tested(&[])?) };
            return Ok(GmOrder::Risky { who, tested, against: self.against()? });
        }
        if self.take("next") {
            self.keyword("die")?;
            self.keyword("of")?;
            let who = self.who()?;
            return Ok(GmOrder::SetDie { who, face: self.number()? });
        }
        if self.take("first") {
            self.keyword("side")?;
            return Ok(GmOrder::FirstSide { side: self.side()? });
        }
        if self.take("bring") {
            return Ok(GmOrder::Bring { who: self.who()? });
        }
        if self.take("add") {
            self.keyword("another")?;
            let like = self.who()?;
            self.keyword("as")?;
            let name = self.any("order-wants-name")?.text.clone();
            self.keyword("to")?;
            let side = self.side()?;
            self.keyword("at")?;
            return Ok(GmOrder::Add { like, name, side, at: self.square()? });
        }
        if self.take("control") {
            let who = self.who()?;
            self.keyword("by")?;
            let level = self.any("order-wants-level")?;
            let level = if level.is("player") { None } else { Some(level.text.clone()) };
            return Ok(GmOrder::Control { who, level });
        }
        if self.take("trap") {
            let at = self.square()?;
            let change = self.choice(TrapChange::rulings())?;
            return Ok(GmOrder::Trap { at, change });
        }
        if self.take("light") {
            let level: Light = self.worded()?;
            if self.is_over() {
                return Ok(GmOrder::Light { light: level });
            }
            let feet = self.number()?;
            self.keyword("at")?;
            return Ok(GmOrder::Kindle { at: self.square()?, level, feet });
        }
        if self.take("douse") {
            return Ok(GmOrder::Douse { at: self.square()? });
        }
        for (word, open) in [("open", true), ("close", false)] {
            if self.take(word) {
                return Ok(GmOrder::Door { at: self.square()?, open });
            }
        }
        self.about_combatant()
    }

    fn about_combatant(&mut self) -> Result<GmOrder, OrderProblem> {
        let who = CombatantId::at(self.named(Named::Combatant, FIRST_WORDS)?);
        if let Some((_, track)) = Track::words().find(|(word, _)| self.take(word)) {
            return Ok(GmOrder::Points { who, track, change: self.number()? });
        }
        if let Some((_, how)) = Tending::words().find(|(word, _)| self.take(word)) {
            let change = StateChange::Tends { item: self.weapon()?, how };
            return Ok(GmOrder::ChangeState { who, change });
        }
        let tracks = Track::ALL.map(Track::word);
        let known: Vec<&str> =
            WORDS_AFTER_NAME.iter().copied().chain(tracks).chain(Tending::ALL.map(Tending::word)).collect();
        Ok(match self.one_of(&known)? {
            "succeeds" => GmOrder::Succeed { who },
            "risks" => GmOrder::Risk { who, track: self.track()? },
            "loses" => self.loss(who)?,
            "regains" => self.gain(who)?,
            "flees" => GmOrder::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::Breaks },
            },
            "sickens" => GmOrder::MoraleOrLife { event: MoraleOrLife::Sickens { who } },
            "rests" => GmOrder::MoraleOrLife { event: MoraleOrLife::Rests { who } },
            "rallies" => GmOrder::MoraleOrLife {
                event: MoraleOrLife::MoraleChanges { who, change: MoraleChange::Rallies },
            },
            "checks" if self.take("morale") => {
                GmOrder::MoraleOrLife { event: MoraleOrLife::MoraleCheck { who, cause: Cause::Asked } }
            }
            "checks" => self.check(who)?,
            "is" if self.is_next(&["hidden", "spotted", "exposed", "not"]) => self.state_after_is(who)?,
            "is" if self.take("saved") => {
                GmOrder::MoraleOrLife { event: MoraleOrLife::Saved { who, healed: 0 } }
            }
            "is" => {
                let fates = GmFate::words().map(|(word, fate)| (word, Ok(fate)));
                match self.choice(fates.chain([("prone", Err(true)), ("up", Err(false))]))? {
                    Ok(fate) => GmOrder::Fate { who, fate },
                    Err(prone) => GmOrder::Prone { who, prone },
                }
            }
            "goes" => {
                let later = self.one_of(&["before", "after"])? == "after";
                GmOrder::Rank { who, other: self.who()?, later }
            }
            "gets" => GmOrder::AddCondition { who, condition: self.added()? },
            "sheds" => GmOrder::RemoveCondition {
                who,
                condition: self.one_by(RemovableCondition::ALL, RemovableCondition::word)?,
            },
            "fears" => GmOrder::Trauma { who, of: self.dread()? },
            "to" => GmOrder::Put { who, at: self.square()? },
            deed => self.state_change(who, deed)?,
        })
    }

    /// Reads `stunned`, or `held by B`.
    fn added(&mut self) -> Result<AddableCondition, OrderProblem> {
        let added = self.one_by(AddableCondition::ALL, |added| added.kind().word())?;
        if added.by().is_none() {
            return Ok(added);
        }
        self.keyword("by")?;
        Ok(added.done_by(self.who()?))
    }

    /// Reads `3 hp`, `3 Con` or `hand`.
    fn loss(&mut self, who: CombatantId) -> Result<GmOrder, OrderProblem> {
        if let Some(part) = BodyPart::ALL.into_iter().find(|part| self.take(part.word())) {
            return Ok(GmOrder::Lose { who, loss: Loss::Part(part) });
        }
        let amount: u16 = self.number()?;
        Ok(match self.lost_ability()? {
            None => GmOrder::Harm { who, amount },
            Some(ability) => lost_points(who, ability, i8::try_from(amount).unwrap_or(i8::MAX)),
        })
    }

    /// Reads `3 hp`, `3 Con` or `hand`.
    fn gain(&mut self, who: CombatantId) -> Result<GmOrder, OrderProblem> {
        if let Some(part) = BodyPart::ALL.into_iter().find(|part| self.take(part.word())) {
            return Ok(GmOrder::Lose { who, loss: Loss::PartBack(part) });
        }
        let amount: u16 = self.number()?;
        Ok(match self.lost_ability()? {
            None => GmOrder::Heal { who, amount },
            Some(ability) => lost_points(who, ability, -i8::try_from(amount).unwrap_or(i8::MAX)),
        })
    }

    /// Reads an ability, or `hp`, for which it returns none.
    fn lost_ability(&mut self) -> Result<Option<Ability>, OrderProblem> {
        let abilities = Ability::words().map(|(word, ability)| (word, Some(ability)));
        self.choice(std::iter::once(("hp", None)).chain(abilities))
    }

    /// Reads a track, or a skill, an ability or aptitudes and what the check is made against.
    fn check(&mut self, who: CombatantId) -> Result<GmOrder, OrderProblem> {
        if let Some(track) = Track::ALL.into_iter().find(|track| self.take(track.word())) {
            return Ok(GmOrder::Endure { who, track });
        }
        let tested = self.tested(&Track::ALL.map(Track::word))?;
        Ok(GmOrder::Check { who, tested, against: self.against()? })
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
