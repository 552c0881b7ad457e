//! Kinds of deeds, as rulebooks list them: what takes which action, and what may be done when.

use serde::{Deserialize, Serialize};

use super::{Act, Attempt, Manoeuvre, Shift, Skill, Tending, Tested};

/// A kind of deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deed {
    Step,
    Disengage,
    /// Getting away from enemies by a test.
    Extricate,
    /// Setting one's mind on not being hit.
    Evade,
    Attack,
    /// Throw a light weapon, once.
    ThrowLight,
    /// Light something, or put it out.
    Light,
    /// Drop something that gives light.
    DropLight,
    /// Place a weapon that waits for whoever comes.
    Place,
    /// Find out how a trap works, or make it harmless.
    Trap,
    /// Bring another weapon to the ready.
    Switch,
    /// Put armour on, or take it off.
    Outfit,
    Trip,
    Disarm,
    Grapple,
    BreakFree,
    Stabilise,
    Treat,
    Frighten,
    Command,
    Finish,
    Aid,
    Stand,
    Door,
    TakeUp,
    Cast,
    UseItem,
    Speak,
    Leave,
    /// Holding a deed back.
    Ready,
    /// Going into hiding, and trying how well one sneaks.
    Hide,
    /// Going on concentrating on a spell.
    Concentrate,
    /// Trying what one knows or can work out.
    Knowledge,
    /// Trying any other skill.
    Skill,
}

impl Deed {
    /// Which kind a deed is; none for walking, which has a price of its own, and for what takes nothing. That an
    /// attack throws a light weapon is for the table to see.
    pub const fn of(act: &Act) -> Option<Deed> {
        match act {
            Act::Move { .. } | Act::Delay { .. } | Act::Declare { .. } | Act::Unready | Act::End => None,
            Act::Shift { shift: Shift::Step, .. } => Some(Deed::Step),
            Act::Shift { shift: Shift::Disengage, .. } => Some(Deed::Disengage),
            Act::Shift { shift: Shift::Extricate, .. } => Some(Deed::Extricate),
            Act::Evade => Some(Deed::Evade),
            Act::Tend { how: Tending::Drop, .. } => Some(Deed::DropLight),
            Act::Tend { .. } => Some(Deed::Light),
            Act::Place { .. } => Some(Deed::Place),
            Act::Trap { .. } => Some(Deed::Trap),
            Act::Switch { .. } => Some(Deed::Switch),
            Act::Outfit { .. } => Some(Deed::Outfit),
            Act::Attack { .. } => Some(Deed::Attack),
            Act::Manoeuvre { kind: Manoeuvre::Trip, .. } => Some(Deed::Trip),
            Act::Manoeuvre { kind: Manoeuvre::Disarm, .. } => Some(Deed::Disarm),
            Act::Manoeuvre { kind: Manoeuvre::Grapple, .. } => Some(Deed::Grapple),
            Act::Manoeuvre { kind: Manoeuvre::BreakFree, .. } => Some(Deed::BreakFree),
            Act::Attempt { kind: Attempt::Stabilise, .. } => Some(Deed::Stabilise),
            Act::Attempt { kind: Attempt::Treat, .. } => Some(Deed::Treat),
            Act::Attempt { kind: Attempt::Frighten, .. } => Some(Deed::Frighten),
            Act::Attempt { kind: Attempt::Command, .. } => Some(Deed::Command),
            Act::Attempt { kind: Attempt::Finish, .. } => Some(Deed::Finish),
            Act::Aid { .. } => Some(Deed::Aid),
            Act::Stand => Some(Deed::Stand),
            Act::Door { .. } => Some(Deed::Door),
            Act::TakeUp { .. } => Some(Deed::TakeUp),
            Act::Cast { .. } => Some(Deed::Cast),
            Act::Use { .. } => Some(Deed::UseItem),
            Act::Speak { .. } => Some(Deed::Speak),
            Act::Ready { .. } => Some(Deed::Ready),
            Act::Leave => Some(Deed::Leave),
            Act::Hide | Act::Try { tested: Tested::Skill(Skill::Sneak), .. } => Some(Deed::Hide),
            Act::Concentrate => Some(Deed::Concentrate),
            Act::Try { tested: Tested::Skill(Skill::Cognition | Skill::Intellect), .. } => {
                Some(Deed::Knowledge)
            }
            Act::Try { .. } => Some(Deed::Skill),
        }
    }
}
