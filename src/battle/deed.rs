//! Kinds of deeds, as rulebooks list them: what takes which action, and what may be done when.

use serde::{Deserialize, Serialize};

use super::{Act, Manoeuvre};

/// A kind of deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum Deed {
    Attack,
    Trip,
    Disarm,
    Aid,
    Stand,
    Door,
    TakeUp,
    Cast,
    UseItem,
    Speak,
    Leave,
}

impl Deed {
    /// Which kind a deed is; none for walking and for being done, which have prices of their own.
    #[must_use]
    pub const fn of(act: &Act) -> Option<Deed> {
        match act {
            Act::Move { .. } | Act::End => None,
            Act::Attack { .. } => Some(Deed::Attack),
            Act::Manoeuvre { kind: Manoeuvre::Trip, .. } => Some(Deed::Trip),
            Act::Manoeuvre { kind: Manoeuvre::Disarm, .. } => Some(Deed::Disarm),
            Act::Aid { .. } => Some(Deed::Aid),
            Act::Stand => Some(Deed::Stand),
            Act::Door { .. } => Some(Deed::Door),
            Act::TakeUp { .. } => Some(Deed::TakeUp),
            Act::Cast { .. } => Some(Deed::Cast),
            Act::Use { .. } => Some(Deed::UseItem),
            Act::Speak { .. } => Some(Deed::Speak),
            Act::Leave => Some(Deed::Leave),
        }
    }
}
