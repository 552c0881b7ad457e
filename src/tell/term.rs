//! Words for what a combatant is and is under: fates, postures, counts, conditions, the light.

use super::arguments::{key_of, message_of};
use super::teller::Teller;
use super::words::{Words, say};
use crate::battle::conditions::{Readied, Risky, Suffering, Trauma};
use crate::battle::{
    Ability, Aptitude, BodyPart, Condition, ConditionKind, DamageKind, Difficulty, Dread, Fate, Light,
    Posture, Skill, Track, Trait, Until,
};
use crate::dice::Edge;

impl Words {
    /// What has become of somebody, in a word or two.
    pub fn fate(&self, fate: Fate) -> String {
        match fate {
            Fate::Awaited => say!(self, "fate-awaited"),
            Fate::Able => say!(self, "fate-able"),
            Fate::Unconscious { turns: Some(turns) } => say!(self, "fate-unconscious", turns = turns),
            Fate::Unconscious { turns: None } => say!(self, "fate-senseless"),
            Fate::Down => say!(self, "fate-down"),
            Fate::Maimed => say!(self, "fate-maimed"),
            Fate::Surrendered => say!(self, "fate-surrendered"),
            Fate::Paralysed => say!(self, "fate-paralysed"),
            Fate::Delirious => say!(self, "fate-delirious"),
            Fate::Dead => say!(self, "fate-dead"),
            Fate::Gone => say!(self, "fate-gone"),
        }
    }

    /// How somebody holds itself, in a word.
    pub fn posture(&self, posture: Posture) -> String {
        match posture {
            Posture::Standing => say!(self, "posture-standing"),
            Posture::Prone => say!(self, "posture-prone"),
        }
    }

    /// What a track counts.
    pub fn track(&self, track: Track) -> String {
        self.say(&message_of("track", track), &[])
    }

    /// So many points on a track.
    pub fn points(&self, track: Track, points: u8) -> String {
        self.say(&message_of("points", track), &[("points", points.into())])
    }

    /// How light it is.
    pub fn light(&self, light: Light) -> String {
        self.say(&message_of("light", light), &[])
    }

    /// A kind of damage.
    pub fn damage_kind(&self, kind: DamageKind) -> String {
        self.say(&message_of("damage", kind), &[])
    }

    /// The name of an ability.
    pub fn ability(&self, ability: Ability) -> String {
        self.say(&message_of("ability", ability), &[])
    }

    pub fn skill(&self, skill: Skill) -> String {
        self.say(&message_of("skill", skill), &[])
    }

    /// An aptitude.
    pub fn aptitude(&self, aptitude: Aptitude) -> String {
        self.say(&message_of("aptitude", aptitude), &[])
    }

    /// What is special about somebody.
    pub fn held(&self, held: Trait) -> String {
        self.say(&message_of("trait", held), &[])
    }

    /// How difficult a test is.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        self.say(&message_of("difficulty", difficulty), &[])
    }

    /// What favours or hampers a check.
    pub fn edge(&self, edge: Edge) -> String {
        match edge {
            Edge::Hampered => say!(self, "edge-hampered"),
            Edge::Plain => say!(self, "edge-plain"),
            Edge::Favoured => say!(self, "edge-favoured"),
        }
    }

    /// The same, where it says how strong the position of an attacker is.
    pub fn position(&self, edge: Edge) -> String {
        match edge {
            Edge::Hampered => say!(self, "position-weak"),
            Edge::Plain => say!(self, "edge-plain"),
            Edge::Favoured => say!(self, "position-strong"),
        }
    }

    /// A part of the body.
    pub fn body_part(&self, part: BodyPart) -> String {
        self.say(&message_of("part", part), &[])
    }
}

impl Teller {
    /// What a condition is, without its end.
    pub fn condition(&self, condition: Condition) -> String {
        let key = key_of(condition.kind.name().name());
        let mut parts = self.arguments(&condition.kind);
        parts.push(("source", self.name_or_somebody(condition.source).into()));
        match condition.kind {
            ConditionKind::Readied(Readied { deed, .. }) => {
                parts.push(("deed", self.readied(deed).into()));
            }
            ConditionKind::Risky(Risky { tested, against }) => {
                parts.push(("risk", self.risk(tested, against).into()));
            }
            ConditionKind::Trauma(Trauma { dread }) => parts.push(("dread", self.dread(dread).into())),
            ConditionKind::Suffering(Suffering { damage }) => {
                let (count, sides) = damage.dice;
                let thrown = say!(self.words, "dice-sum", count = count, sides = sides);
                let kind = self.words.damage_kind(damage.kind);
                parts.extend([("dice", thrown.into()), ("plus", damage.plus.into()), ("kind", kind.into())]);
            }
            _ => {}
        }
        self.words.say(&format!("condition-{key}"), &parts)
    }

    /// How long something holds.
    pub fn until(&self, until: Until) -> String {
        match until {
            Until::NextCheck => say!(self.words, "until-next-check"),
            Until::NextCheckOfRound(round) => say!(self.words, "until-next-check-of-round", round = round),
            Until::AttackEnds(who) => say!(self.words, "until-attack-ends", who = self.name(who)),
            Until::TurnStart(who) => say!(self.words, "until-turn-start", who = self.name(who)),
            Until::TurnEnd(who) => say!(self.words, "until-turn-end", who = self.name(who)),
            Until::HeedEnds(who) => say!(self.words, "until-heed-ends", who = self.name(who)),
            Until::HoldEnds => say!(self.words, "until-hold-ends"),
            Until::Round(round) => say!(self.words, "until-round", round = round),
            Until::Battle => say!(self.words, "until-battle"),
            Until::Lasting => say!(self.words, "until-lasting"),
        }
    }

    /// What a trauma is of.
    pub fn dread(&self, dread: Dread) -> String {
        match dread {
            Dread::DeadAlly => say!(self.words, "dread-dead-ally"),
            Dread::Defeat => say!(self.words, "dread-defeat"),
            Dread::Creature(kind) => self.creature(kind),
        }
    }
}
