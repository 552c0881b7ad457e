//! Everything about a combatant that can change, one component each. One list of components, near the end, generates
//! snapshot, restore and look-up, so that none of them can forget a component.

use bevy_ecs::prelude::{Component, DetectChanges, Entity, ParamSet, Query, World};
use bevy_ecs::query::QueryData;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::conditions::Condition;
use super::words::words;
use super::{
    ArmourId, CarriedLights, CombatantId, DyingState, Fate, Intent, Losses, MoraleState, OvershieldState,
    WeaponId,
};
use crate::dice::Edge;
use crate::grid::Pos;
use crate::in_place::clone_in_place;

/// Where the combatant stands: of their squares, the one with the lowest column and row.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place(pub Pos);

/// Whether the combatant stands or lies prone.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Posture {
    /// On their feet, or in the air.
    #[default]
    Standing,
    /// On the ground.
    Prone,
}

/// What the combatant can still spend in this turn. The units are the same for all rulebooks; each budget fills them
/// in its own way.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnBudget {
    /// Movement left, in steps of one square of open ground.
    pub steps: u16,
    /// Main actions: usually spent on attacks and spells.
    pub main: u8,
    /// Lesser actions.
    pub swift: u8,
    /// Actions that take hardly any time.
    pub free: u8,
    /// Reactions.
    pub reaction: u8,
    /// Whether an action has gone into movement in this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ran: bool,
}

/// The weapons that the combatant carries.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arms {
    /// The carried weapons, in the order of the file; natural weapons are not among them.
    pub carried: SmallVec<[WeaponId; 4]>,
    /// The weapon in hand: the one that the combatant can lose to a disarm.
    pub ready: Option<WeaponId>,
}

clone_in_place! { Arms { carried, ready } }

impl Arms {
    /// Takes a carried weapon in hand. Does nothing if the weapon is not carried.
    pub fn bring_to_the_ready(&mut self, weapon: WeaponId) {
        if self.carried.contains(&weapon) {
            self.ready = Some(weapon);
        }
    }

    /// Takes a carried weapon away, also out of the hand. Returns whether it was carried.
    pub fn remove(&mut self, weapon: WeaponId) -> bool {
        let Some(place) = self.carried.iter().position(|carried| *carried == weapon) else { return false };
        self.carried.remove(place);
        self.ready = self.ready.filter(|ready| *ready != weapon);
        true
    }
}

/// The armour that the combatant wears and carries.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outfit {
    /// The armour worn.
    pub worn: Option<ArmourId>,
    /// Armour that is carried but not worn, in the order of the file.
    pub spare: SmallVec<[ArmourId; 2]>,
}

clone_in_place! { Outfit { worn, spare } }

impl Outfit {
    /// Puts armour on, from the spare armour, or takes it off, back to the spare armour.
    pub fn change(&mut self, armour: ArmourId, on: bool) {
        if on {
            if let Some(place) = self.spare.iter().position(|spare| *spare == armour) {
                self.spare.remove(place);
            }
            self.worn = Some(armour);
        } else {
            self.worn = None;
            self.spare.push(armour);
        }
    }
}

/// The conditions that the combatant is under.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Conditions(pub SmallVec<[Condition; 2]>);

clone_in_place! { Conditions(conditions) }

#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HitPoints {
    /// The hit points left.
    pub now: u16,
    /// The hit points of the unharmed combatant.
    pub most: u16,
}

/// The chances of a dying combatant to survive.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chances {
    /// The edge of each chance that is left, the next chance first.
    pub left: SmallVec<[Edge; 3]>,
    /// The round in which the combatant went down; 0 before the first round. None for a combatant who has not gone
    /// down, or is able again.
    pub fell_in: Option<u16>,
}

clone_in_place! { Chances { left, fell_in } }

/// The combatant's overshield.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shield(pub OvershieldState);

/// The uses left of everything with a limited number of uses in a battle: items, and some spells.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LimitedUses(pub SmallVec<[(WeaponId, u8); 2]>);

clone_in_place! { LimitedUses(uses) }

impl LimitedUses {
    /// How often something can still be used; none if its uses are not limited.
    pub fn left(&self, what: WeaponId) -> Option<u8> {
        self.0.iter().find(|(known, _)| *known == what).map(|(_, left)| *left)
    }
}

/// The action points that the combatant has spent on swings since their turn began.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Swung(pub u16);

/// Whether the combatant sneaks, and which enemies have spotted them.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sneaking {
    /// The total of their last roll to sneak; none if they do not sneak.
    pub roll: Option<i32>,
    /// The enemies who have spotted them, each until that enemy's next turn.
    pub spotted_by: SmallVec<[CombatantId; 4]>,
    /// The longest move, in steps, since the last roll to sneak.
    pub stride: u16,
}

clone_in_place! { Sneaking { roll, spotted_by, stride } }

impl Sneaking {
    /// Whether the combatant sneaks unseen by `eye`, another combatant.
    pub fn eludes(&self, eye: CombatantId) -> bool {
        self.roll.is_some() && !self.spotted_by.contains(&eye)
    }
}

/// Points on the injuries track.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Injuries(pub u8);

/// Points on the fatigue track.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fatigue(pub u8);

/// How many actions of this turn the combatant has spent on fighting and moving.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TiringActions(pub u8);

/// Points on the stress track.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stress(pub u8);

words! {
    /// A count of points that wear a combatant down. Each track is a component.
    pub enum Track {
        Injuries = "injuries",
        Fatigue = "fatigue",
        Stress = "stress",
    }
}

/// Who decides for a combatant.
#[derive(Component, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Control {
    /// A person.
    Player,
    /// The program, playing at the level of this name.
    Opponent(String),
}

/// Lists the components once: those that every combatant has, and those that only some rulebooks use.
macro_rules! components {
    (always { $( $field:ident: $always:ty ),* $(,)? } sometimes { $( $option:ident: $some:ty ),* $(,)? }) => {
        /// All components of one combatant, to be changed.
        #[derive(QueryData)]
        #[query_data(mutable)]
        pub struct Body {
            $( pub $field: &'static mut $always, )*
            $( pub $option: Option<&'static mut $some>, )*
        }

        /// The values of all components of one combatant, to be read and for snapshots.
        #[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct BodyState {
            $( pub $field: $always, )*
            $( pub $option: Option<$some>, )*
        }

        impl From<BodyReadOnlyItem<'_, '_>> for BodyState {
            fn from(item: BodyReadOnlyItem<'_, '_>) -> BodyState {
                BodyState { $( $field: item.$field.clone(), )* $( $option: item.$option.cloned(), )* }
            }
        }

        impl BodyItem<'_, '_> {
            /// Brings a copy up to date with what has just been changed. Returns whether that is more than where the combatant
            /// stands, what they spend in their turn, and what they intend.
            pub fn copy_changed_to(&self, state: &mut BodyState) -> bool {
                let mut changes = 0;
                $( if self.$field.is_changed() {
                    state.$field.clone_from(&self.$field);
                    changes += 1;
                } )*
                $( if let (Some(here), Some(there)) = (&self.$option, &mut state.$option)
                    && here.is_changed()
                {
                    there.clone_from(here);
                    changes += 1;
                } )*
                let passing = [
                    self.place.is_changed(),
                    self.turn_budget.is_changed(),
                    self.tiring_actions.as_ref().is_some_and(|spent| spent.is_changed()),
                    self.intent.as_ref().is_some_and(|intent| intent.is_changed()),
                ];
                changes > passing.into_iter().filter(|is_changed| *is_changed).count()
            }

            /// Restores the values of a snapshot.
            pub fn set(&mut self, state: &BodyState) {
                $( if *self.$field != state.$field { self.$field.clone_from(&state.$field); } )*
                $( if let (Some(here), Some(there)) = (&mut self.$option, &state.$option)
                    && **here != *there { here.clone_from(there); } )*
            }
        }

        impl Clone for BodyState {
            fn clone(&self) -> BodyState {
                BodyState { $( $field: self.$field.clone(), )* $( $option: self.$option.clone(), )* }
            }

            /// Most components are the same from one state to the next.
            fn clone_from(&mut self, state: &BodyState) {
                $( if self.$field != state.$field { self.$field.clone_from(&state.$field); } )*
                $( if self.$option != state.$option { self.$option.clone_from(&state.$option); } )*
            }
        }

        impl BodyState {
            /// Makes an entity with all components of this state.
            pub fn spawn(&self, world: &mut World) -> Entity {
                let mut entity = world.spawn(($( self.$field.clone(), )*));
                $( if let Some(component) = &self.$option { entity.insert(component.clone()); } )*
                entity.id()
            }
        }
    };
}

components! {
    always {
        place: Place,
        fate: Fate,
        posture: Posture,
        turn_budget: TurnBudget,
        arms: Arms,
        outfit: Outfit,
        conditions: Conditions,
        limited_uses: LimitedUses,
        control: Control,
    }
    sometimes {
        hit_points: HitPoints,
        dying: DyingState,
        chances: Chances,
        morale: MoraleState,
        shield: Shield,
        swung: Swung,
        injuries: Injuries,
        fatigue: Fatigue,
        stress: Stress,
        tiring_actions: TiringActions,
        sneaking: Sneaking,
        losses: Losses,
        intent: Intent,
        lamps: CarriedLights,
    }
}

impl BodyState {
    /// The points on a track; 0 if the rulebook does not use that track.
    pub fn points(&self, track: Track) -> u8 {
        match track {
            Track::Injuries => self.injuries.map_or(0, |points| points.0),
            Track::Fatigue => self.fatigue.map_or(0, |points| points.0),
            Track::Stress => self.stress.map_or(0, |points| points.0),
        }
    }

    /// Whether the rulebook uses a track.
    pub const fn keeps(&self, track: Track) -> bool {
        match track {
            Track::Injuries => self.injuries.is_some(),
            Track::Fatigue => self.fatigue.is_some(),
            Track::Stress => self.stress.is_some(),
        }
    }
}

impl BodyItem<'_, '_> {
    /// The points on a track, to be changed in place; none if the rulebook does not use that track.
    pub fn points_mut(&mut self, track: Track) -> Option<&mut u8> {
        match track {
            Track::Injuries => self.injuries.as_mut().map(|points| &mut points.0),
            Track::Fatigue => self.fatigue.as_mut().map(|points| &mut points.0),
            Track::Stress => self.stress.as_mut().map(|points| &mut points.0),
        }
    }
}

/// The components of combatants, for the one system that changes them: all of a combatant, and those that change most often, each of
/// which is found sooner by itself.
pub type Components<'w, 's> = ParamSet<
    'w,
    's,
    (
        Query<'static, 'static, Body>,
        Query<'static, 'static, &'static mut Place>,
        Query<'static, 'static, &'static mut TurnBudget>,
        Query<'static, 'static, &'static mut Intent>,
    ),
>;
