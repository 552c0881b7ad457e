//! Words for what a combatant is and is under: fates, postures, counts, conditions, the light.

use super::arguments::key_of;
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
        match track {
            Track::Injuries => say!(self, "track-injuries"),
            Track::Fatigue => say!(self, "track-fatigue"),
            Track::Stress => say!(self, "track-stress"),
        }
    }

    /// So many points on a track.
    pub fn points(&self, track: Track, points: u8) -> String {
        match track {
            Track::Injuries => say!(self, "points-injuries", points = points),
            Track::Fatigue => say!(self, "points-fatigue", points = points),
            Track::Stress => say!(self, "points-stress", points = points),
        }
    }

    /// How light it is.
    pub fn light(&self, light: Light) -> String {
        match light {
            Light::Darkness => say!(self, "light-darkness"),
            Light::Dim => say!(self, "light-dim"),
            Light::Lit => say!(self, "light-lit"),
            Light::Brilliant => say!(self, "light-brilliant"),
        }
    }

    /// A kind of damage.
    pub fn damage_kind(&self, kind: DamageKind) -> String {
        match kind {
            DamageKind::Plain => say!(self, "damage-plain"),
            DamageKind::Bleed => say!(self, "damage-bleed"),
            DamageKind::NonLethal => say!(self, "damage-non-lethal"),
            DamageKind::Fire => say!(self, "damage-fire"),
            DamageKind::Ice => say!(self, "damage-ice"),
            DamageKind::Acid => say!(self, "damage-acid"),
            DamageKind::Lightning => say!(self, "damage-lightning"),
            DamageKind::Dissonance => say!(self, "damage-dissonance"),
            DamageKind::Blight => say!(self, "damage-blight"),
            DamageKind::Solar => say!(self, "damage-solar"),
        }
    }

    /// The name of an ability.
    pub fn ability(&self, ability: Ability) -> String {
        match ability {
            Ability::Str => say!(self, "ability-str"),
            Ability::Dex => say!(self, "ability-dex"),
            Ability::Con => say!(self, "ability-con"),
            Ability::Int => say!(self, "ability-int"),
            Ability::Wis => say!(self, "ability-wis"),
            Ability::Cha => say!(self, "ability-cha"),
            Ability::Wil => say!(self, "ability-wil"),
        }
    }

    pub fn skill(&self, skill: Skill) -> String {
        match skill {
            Skill::Blades => say!(self, "skill-blades"),
            Skill::Axes => say!(self, "skill-axes"),
            Skill::Bludgeons => say!(self, "skill-bludgeons"),
            Skill::Polearms => say!(self, "skill-polearms"),
            Skill::Bows => say!(self, "skill-bows"),
            Skill::Crossbows => say!(self, "skill-crossbows"),
            Skill::Slings => say!(self, "skill-slings"),
            Skill::Throwing => say!(self, "skill-throwing"),
            Skill::Unarmed => say!(self, "skill-unarmed"),
            Skill::Magic => say!(self, "skill-magic"),
            Skill::Vigor => say!(self, "skill-vigor"),
            Skill::Dexterity => say!(self, "skill-dexterity"),
            Skill::Cognition => say!(self, "skill-cognition"),
            Skill::Intellect => say!(self, "skill-intellect"),
            Skill::Awareness => say!(self, "skill-awareness"),
            Skill::Sneak => say!(self, "skill-sneak"),
        }
    }

    /// An aptitude.
    pub fn aptitude(&self, aptitude: Aptitude) -> String {
        match aptitude {
            Aptitude::Constitution => say!(self, "aptitude-constitution"),
            Aptitude::Endurance => say!(self, "aptitude-endurance"),
            Aptitude::Willpower => say!(self, "aptitude-willpower"),
            Aptitude::Bravery => say!(self, "aptitude-bravery"),
            Aptitude::Sanity => say!(self, "aptitude-sanity"),
            Aptitude::Coordination => say!(self, "aptitude-coordination"),
            Aptitude::Might => say!(self, "aptitude-might"),
            Aptitude::Speed => say!(self, "aptitude-speed"),
            Aptitude::Vision => say!(self, "aptitude-vision"),
            Aptitude::Steadiness => say!(self, "aptitude-steadiness"),
            Aptitude::Reaction => say!(self, "aptitude-reaction"),
            Aptitude::Perception => say!(self, "aptitude-perception"),
            Aptitude::Dexterity => say!(self, "aptitude-dexterity"),
            Aptitude::Brawling => say!(self, "aptitude-brawling"),
        }
    }

    /// What is special about somebody.
    pub fn held(&self, held: Trait) -> String {
        match held {
            Trait::Vigilant => say!(self, "trait-vigilant"),
            Trait::Brutal => say!(self, "trait-brutal"),
            Trait::Duelist => say!(self, "trait-duelist"),
            Trait::ArmorTraining => say!(self, "trait-armor-training"),
            Trait::Strong => say!(self, "trait-strong"),
            Trait::Robust => say!(self, "trait-robust"),
            Trait::HardToKill => say!(self, "trait-hard-to-kill"),
            Trait::Medic => say!(self, "trait-medic"),
            Trait::UnarmedFighter => say!(self, "trait-unarmed-fighter"),
            Trait::Resilient => say!(self, "trait-resilient"),
        }
    }

    /// How difficult a test is.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        match difficulty {
            Difficulty::Trivial => say!(self, "difficulty-trivial"),
            Difficulty::Easy => say!(self, "difficulty-easy"),
            Difficulty::Average => say!(self, "difficulty-average"),
            Difficulty::Difficult => say!(self, "difficulty-difficult"),
        }
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
        match part {
            BodyPart::Hand => say!(self, "part-hand"),
            BodyPart::Foot => say!(self, "part-foot"),
            BodyPart::Eye => say!(self, "part-eye"),
            BodyPart::Ear => say!(self, "part-ear"),
            BodyPart::Fingers => say!(self, "part-fingers"),
            BodyPart::Nose => say!(self, "part-nose"),
        }
    }
}

impl Teller {
    /// What a condition is, without its end.
    pub fn condition(&self, condition: Condition) -> String {
        let key = key_of(condition.kind.name().name());
        let mut parts = self.arguments(&condition.kind);
        parts.push(("source", self.name_or_somebody(condition.source).into()));
        match condition.kind {
            ConditionKind::Readied(Readied { deed, on }) => {
                parts.extend([("deed", self.readied(deed).into()), ("on", self.occasion(on).into())]);
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
