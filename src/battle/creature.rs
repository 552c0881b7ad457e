//! Creatures, weapons and armour: what all rulebooks share of them, and one stat block for each that they know.

use serde::{Deserialize, Serialize};

use super::{
    Ability, ActionCost, AptitudeSet, Area, Corruption, DamageAbility, DamageDice, Magic, Occasion,
    Overshield, Placing, Reduction, Reflex, Save, Scores, Skill, Skills, Training, Trait, WeaponClass,
    Working,
};

/// A kind of creature of this battle: its place in the battle's bestiary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CreatureId(pub u16);

/// A kind of creature.
#[derive(Clone, Debug, PartialEq)]
pub struct Creature {
    pub name: String,
    /// How it is drawn: one or two letters, and a colour.
    pub token: Token,
    /// Squares to a side, 1 to 4.
    pub size: u8,
    /// Feet to a move, where its block says nothing else.
    pub speed: u16,
    /// Whether it flies.
    pub flies: bool,
    /// Whether its eyes are made for the dark, and bright light hampers them.
    pub darksight: bool,
    /// What it is: words that rules and scenarios may ask for.
    pub tags: Vec<String>,
    /// The weapons it carries unless a scenario says otherwise.
    pub weapons: Vec<String>,
    /// What it strikes with when it has no weapon; unarmed where nothing is named.
    pub natural: Vec<String>,
    /// The armour it wears.
    pub armour: Option<String>,
    /// The items it has on it; one named twice is there twice.
    pub items: Vec<String>,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, CreatureBlock)>,
}

/// How a creature is drawn until a picture of its own is there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Token {
    /// One or two letters.
    pub letters: String,
    /// Red, green, blue, from 0 to 255.
    pub colour: (u8, u8, u8),
}

/// Declares a stat block: numbers that any book may keep, none of which need be there.
macro_rules! stat_block {
    ($(#[$doc:meta])* $block:ident { $( $(#[$why:meta])* $field:ident: $number:ty ),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $block {
            $( $(#[$why])* #[serde(skip_serializing_if = "Option::is_none")] pub $field: Option<$number>, )*
        }

        impl $block {
            /// This block with what another one states put over it.
            pub fn overridden_by(&self, other: &$block) -> $block {
                $block { $( $field: Number::over(self.$field.as_ref(), other.$field.as_ref()), )* }
            }

            /// Whether it states a number; where that is several under one name, one of some parts, or any where no part
            /// is named.
            pub fn states(&self, field: &str, parts: &[&str]) -> bool {
                match field {
                    $( stringify!($field) => self.$field.as_ref().is_some_and(|own| own.is_said(parts)), )*
                    _ => false,
                }
            }
        }
    };
}

/// A number of a stat block, or several under one name.
trait Number: Clone {
    /// What one block states, another being put over it.
    fn over(below: Option<&Self>, above: Option<&Self>) -> Option<Self> {
        above.or(below).cloned()
    }

    /// Whether anything is said by it, or by one of some parts.
    fn is_said(&self, _: &[&str]) -> bool {
        true
    }
}

impl Number for bool {}
impl Number for i32 {}
impl Number for u16 {}
impl Number for AptitudeSet {}
impl Number for WeaponKind {}
impl Number for ArmourWeight {}
impl Number for Reduction {}
impl Number for Overshield {}
impl Number for DefenceKind {}
impl Number for Skill {}
impl Number for Vec<Skill> {}
impl Number for Vec<Working> {}
impl Number for Vec<Reflex> {}
impl Number for Occasion {}
impl Number for Area {}
impl Number for ActionCost {}
impl Number for Vec<Trait> {}
impl Number for Vec<String> {}
impl Number for String {}
impl Number for WeaponClass {}
impl Number for Vec<Training> {}
impl Number for Magic {}
impl Number for Corruption {}
impl Number for DamageAbility {}
impl Number for Save {}

impl Number for Vec<DamageDice> {
    fn is_said(&self, _: &[&str]) -> bool {
        !self.is_empty()
    }
}

impl Number for Scores {
    fn is_said(&self, parts: &[&str]) -> bool {
        let mut asked =
            Ability::ALL.iter().filter(|ability| parts.is_empty() || parts.contains(&ability.field()));
        asked.any(|ability| self.of(*ability).is_some())
    }

    fn over(below: Option<&Scores>, above: Option<&Scores>) -> Option<Scores> {
        match (below, above) {
            (Some(below), Some(above)) => Some(below.overridden_by(above)),
            (below, above) => above.or(below).copied(),
        }
    }
}

impl Number for Skills {
    fn is_said(&self, parts: &[&str]) -> bool {
        self.named().any(|skill| parts.is_empty() || parts.contains(&skill.word()))
    }

    fn over(below: Option<&Skills>, above: Option<&Skills>) -> Option<Skills> {
        match (below, above) {
            (Some(below), Some(above)) => Some(below.overridden_by(above)),
            (below, above) => above.or(below).cloned(),
        }
    }
}

stat_block! {
    /// The numbers that books keep for a creature; each axis reads its own.
    CreatureBlock {
        /// What it is good at.
        aptitudes: AptitudeSet,
        /// How much harder than bare skin its hide is to hit.
        ad: i32,
        /// Feet to a move, where this book differs.
        speed: u16,
        /// What it adds to the roll for its place in the order of play.
        initiative: i32,
        /// Hit points.
        hp: u16,
        /// Action points for swings.
        ap: u16,
        /// How hard it is to hit by being elsewhere.
        dodge: i32,
        /// How hard it is to hit by what its hide turns aside.
        armour: i32,
        /// Which of the two it uses; the better one where nothing is said.
        defence: DefenceKind,
        /// What is taken off damage.
        dr: Reduction,
        /// A bar that takes damage before the body does.
        overshield: Overshield,
        /// The total above which a hit is a critical one.
        critical: i32,
        /// What it is practised at.
        skills: Skills,
        /// What it may do in the middle of another's turn.
        reactions: Vec<Reflex>,
        /// Skills with weapons that it has without having been taught to use them well.
        unproficient: Vec<Skill>,
        /// What its body and mind are capable of.
        scores: Scores,
        /// How far a hero has come.
        level: i32,
        /// Hit dice: how seasoned a creature is that is no hero.
        hd: i32,
        /// What it adds to checks that it has been trained for.
        proficiency: i32,
        /// What that covers.
        proficient: Vec<Training>,
        /// What it adds to attacks of every kind, instead of anything else.
        attack: i32,
        /// How hard it is to hit, armour that it wears left out.
        ac: i32,
        /// Loads that it carries.
        load: i32,
        /// What it adds to morale checks, where that is not a rulebook's.
        morale: i32,
        /// Whether it is many fighters who act as one.
        detachment: bool,
        /// What is special about it.
        traits: Vec<Trait>,
        /// The subclasses of weapons that it was taught to use.
        proficiencies: Vec<String>,
        /// The subclasses of weapons that it has mastered.
        masteries: Vec<String>,
    }
}

/// What one relies on not to be hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DefenceKind {
    Dodge,
    Armour,
}

/// A kind of weapon.
#[derive(Clone, Debug, PartialEq)]
pub struct Weapon {
    pub name: String,
    /// Feet within which it strikes.
    pub reach: u16,
    /// Feet within which it shoots or is thrown; none where it only strikes.
    pub range: Option<u16>,
    /// Whether it is a spell: no hand holds it, and books that do not know it do without.
    pub spell: bool,
    /// How it is placed on a square, if it is.
    pub placed: Option<Placing>,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, WeaponBlock)>,
}

stat_block! {
    /// The numbers that books keep for a weapon.
    WeaponBlock {
        /// How it is used.
        kind: WeaponKind,
        /// What it adds to a roll to hit.
        hit: i32,
        /// What it adds to the threshold of an injury check.
        itm: i32,
        /// What it adds to the threshold of a fatigue check; none where it does not tire.
        ftm: i32,
        /// A narrower list of aptitudes than its kind's.
        aptitudes: AptitudeSet,
        /// The skill that it is wielded with.
        skill: Skill,
        /// Action points to a swing.
        ap: u16,
        /// What a swing deals.
        damage: Vec<DamageDice>,
        /// Whether it is light enough to be thrown in passing.
        light: bool,
        /// The action that it takes, where that is not what its kind takes.
        cost: ActionCost,
        /// The squares that it reaches at once.
        area: Area,
        /// What it brings about beside damage.
        effects: Vec<Working>,
        /// Whether a hit does no harm by itself, so that only what it brings about comes of it.
        harmless: bool,
        /// How often it can be used in a battle.
        uses: u16,
        /// Whether its damage goes past overshields.
        ignores_overshield: bool,
        /// Whether its damage goes on after a hit, whenever a turn begins.
        constant: bool,
        /// What a spell may be cast at in the middle of another's turn, as a reaction.
        answers: Occasion,
        /// The sides of the die that says what it deals.
        die: u16,
        /// How many hands it takes.
        hands: u16,
        /// What it carries into the blood of those whom it hits.
        corrupts: Corruption,
        /// What it brings about where its blow does critical damage.
        on_critical: Vec<Working>,
        /// What kind of fighting it is made for.
        class: WeaponClass,
        /// What it is within its class, which one is taught or not.
        subclass: String,
        /// The ability that is added to its damage, where that is not the usual one.
        ability: DamageAbility,
        /// The school of magic that a spell is of.
        magic: Magic,
        /// How those whom it reaches may save themselves; then there is no roll to hit.
        save: Save,
        /// Whether what a spell lays on somebody lasts only while its caster pays heed to it.
        concentration: bool,
    }
}

/// A kind of thing that is used up: what it does stands in blocks like a weapon's.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub name: String,
    /// Feet within which it can be used on others.
    pub range: u16,
    /// How it is placed on a square, if it is.
    pub placed: Option<Placing>,
    /// One stat block for each book that knows it; the others do without it.
    pub blocks: Vec<(String, WeaponBlock)>,
}

/// How a weapon is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WeaponKind {
    Melee,
    Thrown,
    Propelled,
    Unarmed,
}

/// A kind of armour.
#[derive(Clone, Debug, PartialEq)]
pub struct Armour {
    pub name: String,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, ArmourBlock)>,
}

stat_block! {
    /// The numbers that books keep for armour.
    ArmourBlock {
        /// How much harder its wearer is to hit.
        ad: i32,
        /// How much more it turns aside than bare skin.
        armour: i32,
        /// How much nimbler, or clumsier, it makes its wearer.
        dodge: i32,
        /// What it takes off damage.
        dr: Reduction,
        /// How heavy it is.
        weight: ArmourWeight,
        /// What it adds to its wearer's armour class.
        ac: i32,
    }
}

/// How heavy armour is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ArmourWeight {
    Light,
    Medium,
    Heavy,
}

/// The block of one book, if there is one.
pub fn block_of<'b, B>(blocks: &'b [(String, B)], book: &str) -> Option<&'b B> {
    blocks.iter().find(|(name, _)| name == book).map(|(_, block)| block)
}
