//! What creatures and weapons look like: the parts that a figure is put together from. No rule reads any of it.

use serde::{Deserialize, Serialize};

use super::Weapon;

/// How a creature is drawn: a wooden figure, put together from parts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Token {
    /// One or two letters.
    pub letters: String,
    /// Red, green and blue of the clothes or the hide, from 0 to 255.
    pub colour: (u8, u8, u8),
    pub body: Body,
    pub stature: Stature,
    pub garb: Garb,
    pub head: Headgear,
    pub cloak: Cloak,
    /// What hangs on the back.
    pub back: Back,
    /// The shield on the arm that does not strike.
    pub shield: Shield,
}

/// The kind of figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Body {
    #[default]
    Person,
    /// A brute or a giant.
    Big,
    Hound,
    Flyer,
    Serpent,
    /// Many small beasts.
    Swarm,
    Undead,
    /// Many people who stand together.
    Crowd,
}

/// How tall and how broad a person is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stature {
    Short,
    #[default]
    Usual,
    Stout,
}

/// What a person wears on the body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Garb {
    #[default]
    Tunic,
    Robe,
    Apron,
    Mail,
    Plate,
}

/// What a person or a brute has on the head.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Headgear {
    #[default]
    Bare,
    Hood,
    /// A round helmet with a nasal.
    Helm,
    /// A helmet that covers the whole head.
    Greathelm,
    /// An iron hat with a brim.
    Kettle,
    /// A felt hat with a brim and a feather.
    Hat,
    /// A tall hat that ends in a point.
    Pointed,
    /// A wide straw hat.
    Straw,
    Cap,
    /// A flat cap with a long feather.
    Feather,
    /// A scarf, knotted behind the head.
    Scarf,
    /// A white cloth over head and shoulders.
    Veil,
    Crown,
    /// A helmet with a plume.
    Plume,
    /// A helmet or a skull with horns.
    Horned,
    /// Bare, with long ears.
    Ears,
    /// Bare, with the hair in a knot and tusks.
    Tusks,
    /// Long hair and a beard.
    Shaggy,
}

/// What hangs from the shoulders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cloak {
    #[default]
    Nothing,
    Short,
    Long,
    /// A collar of fur over the shoulders.
    Fur,
    Ragged,
}

/// What a person carries on the back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Back {
    #[default]
    Nothing,
    Pack,
    Quiver,
    /// A long pole with a lantern at its end.
    LanternPole,
    Banner,
}

/// The shield on the arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shield {
    #[default]
    Nothing,
    Round,
    Kite,
}

/// What is seen of a weapon in a figure's hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WeaponLook {
    /// Nothing in the hand: a natural weapon, or bare hands.
    #[default]
    Natural,
    Sword,
    Greatsword,
    Dagger,
    ThrowingKnife,
    Rapier,
    Axe,
    Hatchet,
    Spear,
    Javelin,
    Halberd,
    Mace,
    Maul,
    Club,
    /// A whole tree trunk.
    Trunk,
    Quarterstaff,
    Bow,
    Longbow,
    Crossbow,
    Sling,
    /// The spark of a spell that is ready.
    Spark,
}

impl Weapon {
    /// What is seen of the weapon in a figure's hand. Where its file says nothing, the distances that it reaches do.
    pub fn seen(&self) -> WeaponLook {
        let by_distance = || match (self.reach, self.range) {
            _ if self.spell => WeaponLook::Spark,
            _ if self.placed.is_some() => WeaponLook::Natural,
            (_, Some(90..)) => WeaponLook::Bow,
            (_, Some(30..)) => WeaponLook::Javelin,
            (_, Some(_)) => WeaponLook::Dagger,
            (10.., None) => WeaponLook::Spear,
            (_, None) => WeaponLook::Sword,
        };
        self.look.unwrap_or_else(by_distance)
    }
}
