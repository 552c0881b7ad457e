//! Creatures, weapons, items and armour. All rulebooks share some of their data; the rest is in one stat block for
//! each book.

use serde::{Deserialize, Serialize};

use super::{
    Ability, ActionCost, AptitudeSet, Area, Corruption, CreatureReaction, DamageAbility, DamageDice, Magic,
    Occasion, Overshield, Placing, Reduction, Save, Scores, Skill, Skills, Token, Training, Trait,
    WeaponClass, WeaponLook, Working,
};

/// A kind of creature in this battle: an index into the battle's bestiary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CreatureId(pub u16);

/// A kind of creature.
#[derive(Clone, Debug, PartialEq)]
pub struct Creature {
    pub name: String,
    /// How the creature is drawn.
    pub token: Token,
    /// How many squares long and wide the creature is, 1 to 4.
    pub size: u8,
    /// Feet to a move, unless the stat block says otherwise.
    pub speed: u16,
    pub flies: bool,
    /// Whether the creature sees in the dark and is hampered by bright light.
    pub darksight: bool,
    /// Words for what the creature is, which rules and scenarios may ask for.
    pub tags: Vec<String>,
    /// The weapons that the creature carries unless a scenario says otherwise.
    pub weapons: Vec<String>,
    /// The natural weapons that the creature uses when they have no other weapon. If none is named, they fight
    /// unarmed.
    pub natural: Vec<String>,
    /// The armour that the creature wears.
    pub armour: Option<String>,
    /// How opponents decide who play such a creature: the name of a temper.
    pub temper: Option<String>,
    /// The items that the creature carries; one that is named twice is there twice.
    pub items: Vec<String>,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, CreatureBlock)>,
}

/// Declares a stat block: fields that a book may use, all of them optional.
macro_rules! stat_block {
    ($(#[$doc:meta])* $block:ident { $( $(#[$why:meta])* $field:ident: $number:ty ),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $block {
            $( $(#[$why])* #[serde(skip_serializing_if = "Option::is_none")] pub $field: Option<$number>, )*
        }

        impl $block {
            /// This block, replaced by `other` wherever `other` has a value.
            pub fn overridden_by(&self, other: &$block) -> $block {
                $block { $( $field: Number::over(self.$field.as_ref(), other.$field.as_ref()), )* }
            }

            /// Whether the block has a value in a field. If the field has parts, such as scores, whether it has one
            /// of `parts`; if no part is given, whether it has any.
            pub fn states(&self, field: &str, parts: &[&str]) -> bool {
                match field {
                    $( stringify!($field) => self.$field.as_ref().is_some_and(|value| value.is_said(parts)), )*
                    _ => false,
                }
            }
        }
    };
}

/// The type of a field of a stat block.
trait Number: Clone {
    /// The value of the block `below`, replaced by that of the block `above` wherever that one has a value.
    fn over(below: Option<&Self>, above: Option<&Self>) -> Option<Self> {
        above.or(below).cloned()
    }

    /// Whether the field holds one of `parts`, or anything at all if `parts` is empty.
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
impl Number for Vec<CreatureReaction> {}
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
    /// What books say about a creature. Each axis reads the fields that it needs.
    CreatureBlock {
        /// The aptitudes of the creature.
        aptitudes: AptitudeSet,
        /// What the creature's hide adds to their defence.
        ad: i32,
        /// Feet to a move, if this book differs from the creature's file.
        speed: u16,
        /// The bonus to the initiative roll.
        initiative: i32,
        hp: u16,
        /// Action points for swings.
        ap: u16,
        /// The defence from dodging.
        dodge: i32,
        /// The defence from the creature's hide, or what the hide takes off each hit; each book says which.
        armour: i32,
        /// Which of the two defences applies; the better one if nothing is given.
        defence: DefenceKind,
        /// How much damage is prevented.
        dr: Reduction,
        /// The overshield that the creature always has.
        overshield: Overshield,
        /// The total above which a hit is a critical one.
        critical: i32,
        /// The skills of the creature.
        skills: Skills,
        /// The reactions that the creature has by themselves.
        reactions: Vec<CreatureReaction>,
        /// Weapon skills that the creature was never taught.
        unproficient: Vec<Skill>,
        /// Ability scores.
        scores: Scores,
        /// The level of a hero.
        level: i32,
        /// Hit dice: the counterpart of a level for a creature who is not a hero.
        hd: i32,
        /// The proficiency bonus, added to checks that `proficient` covers.
        proficiency: i32,
        /// What the proficiency bonus applies to.
        proficient: Vec<Training>,
        /// The bonus to every attack, instead of all other bonuses.
        attack: i32,
        /// Armour class without the armour worn.
        ac: i32,
        /// How many loads the creature carries.
        load: i32,
        /// The bonus to morale checks, if it is not the rulebook's usual one.
        morale: i32,
        /// Whether this is a detachment: many fighters who act as one combatant.
        detachment: bool,
        /// The creature's special traits.
        traits: Vec<Trait>,
        /// The weapon subclasses that the creature is proficient with.
        proficiencies: Vec<String>,
        /// The weapon subclasses that the creature has mastered.
        masteries: Vec<String>,
    }
}

/// Which defence a creature uses against attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DefenceKind {
    Dodge,
    Armour,
}

/// A kind of weapon, or a spell.
#[derive(Clone, Debug, PartialEq)]
pub struct Weapon {
    pub name: String,
    /// Feet within which the weapon strikes.
    pub reach: u16,
    /// Feet within which the weapon shoots or is thrown; none if it only strikes.
    pub range: Option<u16>,
    /// Whether this is a spell. Spells are not held in a hand; books without a stat block for a spell leave it out.
    pub spell: bool,
    /// Whether it strikes once or stays, if it is a weapon to be placed on a square.
    pub placed: Option<Placing>,
    /// What is seen of it in the hand, if its file says so; see [`Weapon::seen`].
    pub look: Option<WeaponLook>,
    /// One stat block for each book that knows it.
    pub blocks: Vec<(String, WeaponBlock)>,
}

stat_block! {
    /// What books say about a weapon, a spell or an item.
    WeaponBlock {
        /// How it is used.
        kind: WeaponKind,
        /// The bonus to the attack roll.
        hit: i32,
        /// Added to the threshold of an injury check.
        itm: i32,
        /// Added to the threshold of a fatigue check; none if the weapon does not cause fatigue.
        ftm: i32,
        /// The aptitudes that help to hit with it, if they differ from those of its kind.
        aptitudes: AptitudeSet,
        /// The skill that attacks with it use.
        skill: Skill,
        /// Action points to a swing.
        ap: u16,
        /// The damage of a swing.
        damage: Vec<DamageDice>,
        /// Whether it is light enough to be thrown as a swift action.
        light: bool,
        /// The action that using it takes, if not the usual one of its kind.
        cost: ActionCost,
        /// The area that it affects, if it affects more than one target.
        area: Area,
        /// Its effects besides damage.
        effects: Vec<Working>,
        /// Whether a hit does no harm by itself, so that only the effects happen.
        harmless: bool,
        /// How often it can be used in a battle; without limit if nothing is given.
        uses: u16,
        /// Whether its damage ignores overshields.
        ignores_overshield: bool,
        /// Whether its damage continues after a hit, whenever a turn begins.
        constant: bool,
        /// The occasion on which this spell may be cast as a reaction.
        answers: Occasion,
        /// The sides of its damage die.
        die: u16,
        /// How many hands it needs.
        hands: u16,
        /// The poison or disease that a hit may pass on to the target.
        corrupts: Corruption,
        /// Its effects on a target who takes critical damage.
        on_critical: Vec<Working>,
        /// Its weapon class.
        class: WeaponClass,
        /// The subclass within its class: creatures are proficient with subclasses.
        subclass: String,
        /// The ability that is added to its damage, if not the usual one.
        ability: DamageAbility,
        /// The school of magic of a spell.
        magic: Magic,
        /// The save that its targets make, which replaces the attack roll.
        save: Save,
        /// Whether the spell's conditions last only while the caster concentrates on it.
        concentration: bool,
    }
}

/// A kind of item, such as a potion or a bomb. Its stat blocks have the same fields as a weapon's.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub name: String,
    /// Feet within which the item can be used on others.
    pub range: u16,
    /// Whether it strikes once or stays, if it is a weapon to be placed on a square.
    pub placed: Option<Placing>,
    /// One stat block for each book that knows it; other books leave the item out.
    pub blocks: Vec<(String, WeaponBlock)>,
}

/// The way a weapon is used.
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
    /// What books say about armour.
    ArmourBlock {
        /// What it adds to the wearer's defence.
        ad: i32,
        /// What it adds to the wearer's `armour`.
        armour: i32,
        /// What it adds to the wearer's `dodge`; below 0 for clumsy armour.
        dodge: i32,
        /// How much damage it prevents.
        dr: Reduction,
        /// How heavy it is.
        weight: ArmourWeight,
        /// What it adds to the wearer's armour class.
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

/// The stat block of one book, if there is one.
pub fn block_of<'b, B>(blocks: &'b [(String, B)], book: &str) -> Option<&'b B> {
    blocks.iter().find(|(name, _)| name == book).map(|(_, block)| block)
}
