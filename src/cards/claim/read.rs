//! Reads lines of a `then` block as claims.

use super::cursor::Cursor;
use super::deed::read_liberty;
use super::field::{read_light, read_trap};
use super::{Actor, Being, Claim, Count, FATES, FieldClaim, Held, What};
use crate::battle::order_text::{Named, OrderNames, OrderProblem, split_words};
use crate::battle::{BodyPart, CombatantId, Fate, Loss, Phrase, ReactionName, Refusal};
use crate::cards::card::Line;
use crate::cards::chance::Claimed;
use crate::rules::book::muster::Muster;
use crate::rules::questions::odds::Wanted;

/// Words that a line may begin with, apart from names.
const OPENINGS: &[&str] = &[
    "refused:", "offered:", "odds", "nothing", "turn", "round", "clock", "winner", "battle", "door", "light",
    "trap",
];
/// What may follow the name of a combatant.
const VERBS: &[&str] = &["is", "has", "carries", "holds", "wears", "does", "may"];
/// What a combatant may be.
const BEINGS: &[&str] = &[
    "able",
    "dead",
    "down",
    "maimed",
    "surrendered",
    "fleeing",
    "dying",
    "unconscious",
    "paralysed",
    "delirious",
    "helpless",
    "gone",
    "awaited",
    "prone",
    "standing",
    "sneaking",
    "hidden",
    "spotted",
    "at",
    "seen",
    "on",
    "controlled",
];

/// Reads a line of a `then` block.
pub fn read_claim(line: Line<'_>, names: &Muster) -> Result<Claim, OrderProblem> {
    let words = split_words(line.text, line.span.start)?;
    let mut cursor = Cursor::new(names, &words, line.span.end);
    let claim = Reader { line, cursor: &mut cursor }.claim()?;
    cursor.finish()?;
    Ok(claim)
}

struct Reader<'r, 'c> {
    line: Line<'r>,
    cursor: &'r mut Cursor<'c>,
}

const fn plain(what: What) -> Claim {
    Claim { what, is_denied: false }
}

impl Reader<'_, '_> {
    fn claim(&mut self) -> Result<Claim, OrderProblem> {
        let Some(first) = self.cursor.peek() else {
            return Ok(plain(What::Refused(None)));
        };
        let names = self.cursor.names;
        let is_name = |kind| names.number_of(kind, &first.text).is_some();
        if is_name(Named::Combatant) && (first.is_quoted || !OPENINGS.contains(&first.text.as_str())) {
            return self.of_combatant();
        }
        if let Some(opening) = self.cursor.take_any(OPENINGS) {
            return self.of_battle(opening);
        }
        if is_name(Named::Weapon) {
            return self.of_weapon();
        }
        let known =
            names.names(Named::Combatant).chain(names.names(Named::Weapon)).chain(OPENINGS.iter().copied());
        Err(OrderProblem::unfit(first.span, &first.text, Phrase::new("card-wants-claim"), known))
    }

    fn of_battle(&mut self, opening: &str) -> Result<Claim, OrderProblem> {
        let what = match opening {
            "refused:" => What::Refused(Some(self.phrase_of(Refusal::WORDS)?)),
            "offered:" => {
                let kind = self.phrase_of_until(ReactionName::WORDS, "to")?;
                self.cursor.one_of(&["to"])?;
                What::Offered(Some((kind, self.cursor.combatant()?)))
            }
            "nothing" => match self.cursor.one_of(&["refused", "offered"])? {
                "refused" => What::Refused(None),
                _ => What::Offered(None),
            },
            "odds" => return self.odds(),
            "door" => return self.door(),
            "light" => return read_light(self.cursor),
            "trap" => return read_trap(self.cursor),
            "round" => {
                self.cursor.one_of(&["is"])?;
                What::Round(self.cursor.number()?)
            }
            "clock" => {
                self.cursor.one_of(&["is"])?;
                let seconds = self.cursor.number()?;
                self.cursor.one_of(&["s"])?;
                What::Clock(seconds)
            }
            subject => {
                self.cursor.one_of(&["is"])?;
                let is_denied = self.cursor.take("not");
                let what = match subject {
                    "turn" => What::Turn(self.actor()?),
                    "winner" if self.cursor.take("nobody") => What::Winner(None),
                    "winner" => What::Winner(Some(self.cursor.side()?)),
                    _ => {
                        self.cursor.one_of(&["over"])?;
                        What::Over
                    }
                };
                return Ok(Claim { what, is_denied });
            }
        };
        Ok(plain(what))
    }

    fn odds(&mut self) -> Result<Claim, OrderProblem> {
        self.cursor.one_of(&["of"])?;
        let outcomes = Wanted::ALL.map(Wanted::word);
        let expected = || {
            let words = outcomes.iter().map(|word| format!("{word}:")).collect::<Vec<_>>();
            Phrase::new("order-wants-word").with("words", words)
        };
        let word = self.cursor.any(expected)?;
        let outcome = word.text.trim_end_matches(':');
        let wanted = Wanted::ALL.into_iter().find(|wanted| wanted.word() == outcome);
        let whom = if wanted.is_some() && !word.text.ends_with(':') { self.cursor.whom()? } else { None };
        let Some(wanted) = wanted.filter(|_| word.text.ends_with(':') || whom.is_some()) else {
            return Err(OrderProblem::unfit(word.span, &word.text, expected(), outcomes));
        };
        let chance = self.cursor.any(|| Phrase::new("card-wants-chance"))?;
        self.cursor.take_rest();
        let said = &self.line.text[chance.span.start - self.line.span.start..];
        let unfit = || OrderProblem::unfit(chance.span, said, Phrase::new("card-wants-chance"), []);
        Ok(plain(What::Odds(wanted, whom, Claimed::parse(said).ok_or_else(unfit)?)))
    }

    fn door(&mut self) -> Result<Claim, OrderProblem> {
        let at = self.cursor.square()?;
        self.cursor.one_of(&["is"])?;
        let is_denied = self.cursor.take("not");
        let is_closed = self.cursor.one_of(&["open", "closed"])? == "closed";
        Ok(Claim { what: What::DoorOpen(at), is_denied: is_denied != is_closed })
    }

    fn of_weapon(&mut self) -> Result<Claim, OrderProblem> {
        let weapon = self.cursor.weapon()?;
        let (verb, is_denied) = match self.cursor.one_of(&["lies", "burns", "does"])? {
            "does" => {
                self.cursor.one_of(&["not"])?;
                (self.cursor.one_of(&["lie", "burn"])?, true)
            }
            verb => (verb, false),
        };
        self.cursor.one_of(&["at"])?;
        let at = self.cursor.square()?;
        let burns = verb.starts_with("burn");
        let what = if burns { What::Field(FieldClaim::Burns(weapon, at)) } else { What::Lies(weapon, at) };
        Ok(Claim { what, is_denied })
    }

    fn of_combatant(&mut self) -> Result<Claim, OrderProblem> {
        let who = self.cursor.combatant()?;
        let verb = self.cursor.one_of(VERBS)?;
        let mut is_denied = self.cursor.take("not");
        let what = match verb {
            "is" => What::Is(who, self.being()?),
            "has" => {
                is_denied |= self.cursor.take("no");
                self.possession(who)?
            }
            "carries" => What::Carries(who, self.cursor.weapon()?),
            "holds" => What::Holds(who, self.cursor.weapon()?),
            "wears" => What::Wears(who, self.cursor.armour()?),
            "may" => {
                let deed = read_liberty(who, self.cursor, self.line.text, self.line.span.start)?;
                What::May(who, deed)
            }
            _ => {
                if !is_denied {
                    self.cursor.one_of(&["not"])?;
                }
                is_denied = true;
                match self.cursor.one_of(&["carry", "hold", "wear", "have"])? {
                    "carry" => What::Carries(who, self.cursor.weapon()?),
                    "hold" => What::Holds(who, self.cursor.weapon()?),
                    "wear" => What::Wears(who, self.cursor.armour()?),
                    _ => self.possession(who)?,
                }
            }
        };
        Ok(Claim { what, is_denied })
    }

    fn being(&mut self) -> Result<Being, OrderProblem> {
        let word = self.cursor.one_of(BEINGS)?;
        if let Some(fate) = FATES.into_iter().find(|fate| fate.word() == word) {
            let has_turns = word == "unconscious" && self.cursor.take("for");
            return Ok(Being::Fate(if has_turns { self.unconscious()? } else { fate }));
        }
        Ok(match word {
            "fleeing" => Being::Fleeing,
            "dying" => Being::Dying,
            "helpless" => Being::Helpless,
            "prone" => Being::Prone,
            "standing" => Being::Standing,
            "sneaking" if self.cursor.take("at") => Being::Sneaking(Some(self.cursor.number()?)),
            "sneaking" | "hidden" => Being::Sneaking(None),
            "spotted" => {
                self.cursor.one_of(&["by"])?;
                Being::SpottedBy(self.cursor.combatant()?)
            }
            "at" => Being::At(self.cursor.square()?),
            "seen" => {
                self.cursor.one_of(&["by"])?;
                Being::SeenBy(self.actor()?)
            }
            "on" => {
                self.cursor.one_of(&["side"])?;
                Being::OnSide(self.cursor.side()?)
            }
            _ => {
                self.cursor.one_of(&["by"])?;
                let level = self.cursor.any(|| Phrase::new("order-wants-level"))?;
                Being::ControlledBy(if level.is("player") { None } else { Some(level.text.clone()) })
            }
        })
    }

    fn unconscious(&mut self) -> Result<Fate, OrderProblem> {
        let turns = self.cursor.number()?;
        self.cursor.one_of(&["turns", "turn"])?;
        Ok(Fate::Unconscious { turns: Some(turns) })
    }

    fn possession(&mut self, who: CombatantId) -> Result<What, OrderProblem> {
        let mut words: Vec<_> = Count::words().map(|(word, _)| word).collect();
        words.extend(["condition", "uses", "lit", "rounds", "lost"]);
        let word = self.cursor.one_of(&words)?;
        if word == "lost" {
            return Ok(What::Lost(who, self.loss()?));
        }
        if word == "lit" {
            return Ok(What::Field(FieldClaim::Carried(who, self.cursor.weapon()?)));
        }
        if word == "rounds" {
            let left = self.cursor.number()?;
            self.cursor.one_of(&["of"])?;
            return Ok(What::Field(FieldClaim::Rounds(who, left, self.cursor.weapon()?)));
        }
        if word == "uses" {
            let left = self.cursor.number()?;
            self.cursor.one_of(&["of"])?;
            return Ok(What::Uses(who, left, self.cursor.weapon()?));
        }
        let Some((_, count)) = Count::words().find(|(known, _)| *known == word) else {
            return Ok(What::Condition(who, Held::read(self.cursor)?));
        };
        let number = self.cursor.number()?;
        if count == Count::Movement {
            self.cursor.take_any(&["feet", "ft"]);
        }
        Ok(What::Counts(who, count, number))
    }

    /// `3 Con`, `hand`, or `nothing`.
    fn loss(&mut self) -> Result<Option<Loss>, OrderProblem> {
        if let Some(part) = BodyPart::ALL.into_iter().find(|part| self.cursor.take(part.word())) {
            return Ok(Some(Loss::Part(part)));
        }
        if self.cursor.take("anything") {
            return Ok(None);
        }
        let points = self.cursor.number()?;
        Ok(Some(Loss::Points(self.cursor.worded()?, points)))
    }

    fn actor(&mut self) -> Result<Actor, OrderProblem> {
        let word = self.cursor.any(|| Phrase::new("card-wants-actor"))?;
        let names = self.cursor.names;
        if let Some(who) = names.number_of(Named::Combatant, &word.text) {
            return Ok(Actor::One(CombatantId::at(who)));
        }
        if let Some(side) =
            names.scenario.side_ids().find(|side| names.scenario.sides[side.index()].id == word.text)
        {
            return Ok(Actor::Side(side));
        }
        let known = names.names(Named::Combatant).chain(names.names(Named::Side));
        Err(OrderProblem::unfit(word.span, &word.text, Phrase::new("card-wants-actor"), known))
    }

    /// Several words that stand for one thing, whatever their case and whatever joins them.
    fn phrase_of(&mut self, known: &[&'static str]) -> Result<&'static str, OrderProblem> {
        self.phrase_of_until(known, "")
    }

    fn phrase_of_until(&mut self, known: &[&'static str], end: &str) -> Result<&'static str, OrderProblem> {
        let expected = || {
            let mut words: Vec<String> = known.iter().map(|word| (*word).to_owned()).collect();
            // Some refusals share their words.
            words.dedup();
            Phrase::new("order-wants-word").with("words", words)
        };
        let first = self.cursor.any(expected)?;
        let (mut said, mut span) = (first.text.clone(), first.span);
        while let Some(word) = self.cursor.peek().filter(|word| !word.is(end)) {
            said = format!("{said} {}", word.text);
            span.end = word.span.end;
            self.cursor.any(expected)?;
        }
        let found = known.iter().copied().find(|known| letters(known).eq(letters(&said)));
        found.ok_or_else(|| OrderProblem::unfit(span, &said, expected(), known.iter().copied()))
    }
}

fn letters(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase)
}
