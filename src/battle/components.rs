//! What changes about a combatant, one component each. The list at the end makes snapshot, restore and look-up, so
//! that none of them can forget a component.

use bevy_ecs::prelude::Component;
use bevy_ecs::query::QueryData;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::conditions::Condition;
use super::words::words;
use super::{ArmourId, Brink, CombatantId, Fate, Intent, Lamps, Losses, Nerve, Shielding, WeaponId};
use crate::dice::Edge;
use crate::grid::Pos;

/// Where it stands: the corner of its squares with the lowest column and row.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place(pub Pos);

/// How it holds itself.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Posture {
    /// On its feet, or in the air.
    #[default]
    Standing,
    /// On the ground.
    Prone,
}

/// What it may still spend: book-neutral units that each budget fills in its own way.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Purse {
    /// Movement left, in steps of one square of open ground.
    pub steps: u16,
    /// Main actions.
    pub main: u8,
    /// Lesser actions.
    pub swift: u8,
    /// Actions that take hardly any time.
    pub free: u8,
    /// Reactions.
    pub reaction: u8,
}

/// The weapons it carries.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arms {
    /// What it carries, in the order listed; without what it is born with.
    pub carried: SmallVec<[WeaponId; 4]>,
    /// The weapon at the ready, which a disarming foe would go for.
    pub ready: Option<WeaponId>,
}

impl Arms {
    /// Brings a weapon that is carried to the ready.
    pub fn bring_to_the_ready(&mut self, weapon: WeaponId) {
        if self.carried.contains(&weapon) {
            self.ready = Some(weapon);
        }
    }
}

/// The armour it has with it.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outfit {
    /// What it wears.
    pub worn: Option<ArmourId>,
    /// What it carries beside that, in the order listed.
    pub spare: SmallVec<[ArmourId; 2]>,
}

impl Outfit {
    /// What is put on comes out of what is carried, and what is taken off is carried on.
    pub fn change(&mut self, armour: ArmourId, on: bool) {
        if on {
            if let Some(place) = self.spare.iter().position(|own| *own == armour) {
                self.spare.remove(place);
            }
            self.worn = Some(armour);
        } else {
            self.worn = None;
            self.spare.push(armour);
        }
    }
}

/// The conditions it is under.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conditions(pub SmallVec<[Condition; 2]>);

/// Hit points.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HitPoints {
    /// How many are left.
    pub now: u16,
    /// How many there are at most.
    pub most: u16,
}

/// Its chances to hold on to life.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chances {
    /// What favours or hampers each chance that is left, the next one first.
    pub left: SmallVec<[Edge; 3]>,
    /// The round in which it went down, before the first round 0; none where it has not, or is able again.
    pub fell_in: Option<u16>,
}

/// What is left of a bar that takes damage before the body does.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shield(pub Shielding);

/// How often it can still use what may be used so often and no more: its items, and spells with uses to a battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pouch(pub SmallVec<[(WeaponId, u8); 2]>);

impl Pouch {
    /// How often something can still be used; none where nobody counts.
    pub fn left(&self, what: WeaponId) -> Option<u8> {
        self.0.iter().find(|(known, _)| *known == what).map(|(_, left)| *left)
    }
}

/// Action points that swings have used since its turn began.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Swung(pub u16);

/// Whether one sneaks, and who has spotted it all the same.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sneaking {
    /// What its last roll to go unseen came to; none where it does not sneak.
    pub roll: Option<i32>,
    /// The enemies who have spotted it, each until its own next turn.
    pub spotted_by: SmallVec<[CombatantId; 4]>,
    /// The most steps that it has gone in one move since it was last rolled.
    pub stride: u16,
}

impl Sneaking {
    /// Whether it sneaks and somebody has not spotted it.
    pub fn eludes(&self, eye: CombatantId) -> bool {
        self.roll.is_some() && !self.spotted_by.contains(&eye)
    }
}

/// Injuries taken.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Injuries(pub u8);

/// Fatigue taken.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fatigue(pub u8);

/// Actions of its turn that have gone into fighting and moving.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Toil(pub u8);

/// Stress taken.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stress(pub u8);

words! {
    /// A count that wears a combatant down, each kept in a component of its own.
    pub enum Track {
        Injuries = "injuries",
        Fatigue = "fatigue",
        Stress = "stress",
    }
}

/// Who stands at the controls of a combatant.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Control {
    /// A person.
    Player,
    /// An opponent of this profile.
    Opponent(String),
}

/// The number of its entity's combatant.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number(pub CombatantId);

/// Lists the components once: those that every combatant has, and those that are there where the rulebook keeps them.
macro_rules! components {
    (always { $( $field:ident: $always:ty ),* $(,)? } sometimes { $( $option:ident: $some:ty ),* $(,)? }) => {
        /// Everything that changes about one combatant, in one look-up.
        #[derive(QueryData)]
        #[query_data(mutable)]
        pub struct Body {
            $( pub $field: &'static mut $always, )*
            $( pub $option: Option<&'static mut $some>, )*
        }

        /// Everything that changes about one combatant, to be read: plain references, passed around freely.
        #[derive(Clone, Copy)]
        pub struct BodyRef<'t> {
            $( pub $field: &'t $always, )*
            $( pub $option: Option<&'t $some>, )*
        }

        impl<'t> From<BodyReadOnlyItem<'t, '_>> for BodyRef<'t> {
            fn from(item: BodyReadOnlyItem<'t, '_>) -> BodyRef<'t> {
                BodyRef { $( $field: item.$field, )* $( $option: item.$option, )* }
            }
        }

        /// Everything that changes about one combatant, as a value.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct BodyState {
            $( pub $field: $always, )*
            $( pub $option: Option<$some>, )*
        }

        impl BodyRef<'_> {
            /// Takes everything down.
            pub fn state(&self) -> BodyState {
                BodyState {
                    $( $field: self.$field.clone(), )*
                    $( $option: self.$option.cloned(), )*
                }
            }
        }

        impl BodyItem<'_, '_> {
            /// Puts everything back as it was taken down.
            pub fn set(&mut self, state: &BodyState) {
                $( self.$field.clone_from(&state.$field); )*
                $( if let (Some(here), Some(there)) = (&mut self.$option, &state.$option) { here.clone_from(there); } )*
            }
        }

        impl BodyState {
            /// Puts all components that this state has on an entity.
            pub fn attach(&self, entity: &mut bevy_ecs::world::EntityWorldMut) {
                entity.insert(($( self.$field.clone(), )*));
                $( if let Some(component) = &self.$option { entity.insert(component.clone()); } )*
            }
        }
    };
}

components! {
    always {
        place: Place,
        fate: Fate,
        posture: Posture,
        purse: Purse,
        arms: Arms,
        outfit: Outfit,
        conditions: Conditions,
        pouch: Pouch,
        control: Control,
    }
    sometimes {
        hit_points: HitPoints,
        brink: Brink,
        chances: Chances,
        nerve: Nerve,
        shield: Shield,
        swung: Swung,
        injuries: Injuries,
        fatigue: Fatigue,
        stress: Stress,
        toil: Toil,
        sneaking: Sneaking,
        losses: Losses,
        intent: Intent,
        lamps: Lamps,
    }
}

impl BodyRef<'_> {
    /// The points on a track; 0 where the rulebook does not keep it.
    pub fn points(&self, track: Track) -> u8 {
        match track {
            Track::Injuries => self.injuries.map_or(0, |points| points.0),
            Track::Fatigue => self.fatigue.map_or(0, |points| points.0),
            Track::Stress => self.stress.map_or(0, |points| points.0),
        }
    }
}

impl BodyRef<'_> {
    /// Whether the rulebook keeps a track.
    pub const fn keeps(&self, track: Track) -> bool {
        match track {
            Track::Injuries => self.injuries.is_some(),
            Track::Fatigue => self.fatigue.is_some(),
            Track::Stress => self.stress.is_some(),
        }
    }
}

impl BodyItem<'_, '_> {
    /// The points on a track, to be changed; none where the rulebook does not keep it.
    pub fn points_mut(&mut self, track: Track) -> Option<&mut u8> {
        match track {
            Track::Injuries => self.injuries.as_mut().map(|points| &mut points.0),
            Track::Fatigue => self.fatigue.as_mut().map(|points| &mut points.0),
            Track::Stress => self.stress.as_mut().map(|points| &mut points.0),
        }
    }
}
