//! Weapons and spells by ear: what is heard when they are drawn, swung, loosed and strike.

use super::cue::Cue;
use crate::battle::{DamageKind, Sort};

/// A weapon, a spell or an item as one hears it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Arm {
    /// Knives, swords and points that are quick.
    LightBlade,
    /// Great blades and axes.
    HeavyBlade,
    /// Clubs, hammers, staves and spear shafts.
    Blunt,
    /// Fists, claws and teeth.
    #[default]
    Bare,
    Bow,
    Crossbow,
    Sling,
    Thrown,
    Spark,
    Fire,
    Healing,
    Light,
    /// Any other spell.
    Breath,
}

/// What is known of a weapon, a spell or an item that bears on its sound.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits<'n> {
    /// The name of its entry in files.
    pub id: &'n str,
    pub sort: Sort,
    /// Whether it shoots or is thrown.
    pub has_range: bool,
    /// Whether it only helps.
    pub does_good: bool,
    /// Whether it gives light.
    pub shines: bool,
    /// The damage that it does first.
    pub damage: Option<DamageKind>,
    /// Whether it needs both hands.
    pub takes_both_hands: bool,
}

/// Parts of names, and how weapons with these names sound. The first that fits counts.
const BY_NAME: &[(&str, Arm)] = &[
    ("crossbow", Arm::Crossbow),
    ("bow", Arm::Bow),
    ("sling", Arm::Sling),
    ("javelin", Arm::Thrown),
    ("throwing", Arm::Thrown),
    ("dart", Arm::Thrown),
    ("net", Arm::Thrown),
    ("flask", Arm::Fire),
    ("torch", Arm::Fire),
    ("greatsword", Arm::HeavyBlade),
    ("halberd", Arm::HeavyBlade),
    ("glaive", Arm::HeavyBlade),
    ("axe", Arm::HeavyBlade),
    ("hatchet", Arm::LightBlade),
    ("sword", Arm::LightBlade),
    ("dagger", Arm::LightBlade),
    ("knife", Arm::LightBlade),
    ("rapier", Arm::LightBlade),
    ("sabre", Arm::LightBlade),
    ("spear", Arm::Blunt),
    ("staff", Arm::Blunt),
    ("club", Arm::Blunt),
    ("mace", Arm::Blunt),
    ("maul", Arm::Blunt),
    ("hammer", Arm::Blunt),
    ("trunk", Arm::Blunt),
    ("fist", Arm::Bare),
    ("unarmed", Arm::Bare),
    ("bite", Arm::Bare),
    ("teeth", Arm::Bare),
    ("fang", Arm::Bare),
    ("claw", Arm::Bare),
    ("talon", Arm::Bare),
    ("jaw", Arm::Bare),
];

impl Arm {
    /// How something with these traits sounds.
    pub fn of(traits: Traits) -> Arm {
        if traits.sort == Sort::Spell {
            return match traits.damage {
                Some(DamageKind::Fire) => Arm::Fire,
                Some(DamageKind::Lightning) => Arm::Spark,
                Some(DamageKind::Solar) => Arm::Light,
                _ if traits.shines => Arm::Light,
                _ if traits.does_good => Arm::Healing,
                _ => Arm::Breath,
            };
        }
        if traits.does_good {
            return Arm::Healing;
        }
        let named = BY_NAME.iter().find(|(part, _)| traits.id.contains(part)).map(|(_, arm)| *arm);
        let by_use = match traits {
            Traits { damage: Some(DamageKind::Fire), .. } => Arm::Fire,
            Traits { has_range: true, .. } => Arm::Thrown,
            Traits { takes_both_hands: true, .. } => Arm::HeavyBlade,
            Traits { sort: Sort::Weapon, .. } => Arm::LightBlade,
            _ => Arm::Thrown,
        };
        named.unwrap_or(by_use)
    }

    /// Whether it strikes from afar.
    pub const fn is_shot(self) -> bool {
        matches!(self, Arm::Bow | Arm::Crossbow | Arm::Sling | Arm::Thrown)
    }

    /// Whether it is a spell, or burns like one.
    pub const fn is_magic(self) -> bool {
        matches!(self, Arm::Spark | Arm::Fire | Arm::Healing | Arm::Light | Arm::Breath)
    }

    /// What is heard when it is taken in hand.
    pub const fn drawn(self) -> Cue {
        match self {
            Arm::LightBlade => Cue::DrawLightBlade,
            Arm::HeavyBlade => Cue::DrawHeavyBlade,
            Arm::Blunt | Arm::Bow | Arm::Crossbow => Cue::DrawWood,
            _ => Cue::Leather,
        }
    }

    /// What is heard when it is swung, loosed or cast.
    pub const fn loosed(self) -> Cue {
        match self {
            Arm::LightBlade => Cue::SwingLightBlade,
            Arm::HeavyBlade => Cue::SwingHeavyBlade,
            Arm::Blunt => Cue::SwingBlunt,
            Arm::Bare => Cue::SwingBare,
            Arm::Bow => Cue::LooseBow,
            Arm::Crossbow => Cue::LooseCrossbow,
            Arm::Sling => Cue::LooseSling,
            Arm::Thrown => Cue::Throw,
            Arm::Spark => Cue::SpellSpark,
            Arm::Fire => Cue::SpellFire,
            Arm::Healing => Cue::SpellHealing,
            Arm::Light => Cue::SpellLight,
            Arm::Breath => Cue::SpellBreath,
        }
    }

    /// What is heard when it strikes home; a spell is heard when it is cast.
    pub const fn strikes(self) -> Option<Cue> {
        Some(match self {
            Arm::LightBlade | Arm::HeavyBlade => Cue::StrikeBlade,
            Arm::Blunt => Cue::StrikeBlunt,
            Arm::Bare => Cue::StrikeBare,
            Arm::Bow | Arm::Crossbow | Arm::Thrown => Cue::StrikeShot,
            Arm::Sling => Cue::StrikeBare,
            _ => return None,
        })
    }

    /// What is heard when it wards off a blow.
    pub const fn wards(self) -> Cue {
        if matches!(self, Arm::LightBlade | Arm::HeavyBlade) { Cue::ParryMetal } else { Cue::ParryWood }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weapons_sound_as_they_are_named_or_used() {
        let weapon = |id| Arm::of(Traits { id, ..Traits::default() });
        assert_eq!(weapon("crossbow"), Arm::Crossbow);
        assert_eq!(weapon("longbow"), Arm::Bow);
        assert_eq!(weapon("greatsword"), Arm::HeavyBlade);
        assert_eq!(weapon("sword"), Arm::LightBlade);
        assert_eq!(weapon("something new"), Arm::LightBlade);
        let great = Traits { id: "something new", takes_both_hands: true, ..Traits::default() };
        assert_eq!(Arm::of(great), Arm::HeavyBlade);
        let far = Traits { id: "something new", has_range: true, ..Traits::default() };
        assert_eq!(Arm::of(far), Arm::Thrown);
    }

    #[test]
    fn spells_sound_by_what_they_do() {
        let spell = Traits { id: "bow of the heavens", sort: Sort::Spell, ..Traits::default() };
        assert_eq!(Arm::of(spell), Arm::Breath);
        assert_eq!(Arm::of(Traits { damage: Some(DamageKind::Fire), ..spell }), Arm::Fire);
        assert_eq!(Arm::of(Traits { damage: Some(DamageKind::Lightning), ..spell }), Arm::Spark);
        assert_eq!(Arm::of(Traits { does_good: true, ..spell }), Arm::Healing);
        assert_eq!(Arm::of(Traits { shines: true, does_good: true, ..spell }), Arm::Light);
    }
}
