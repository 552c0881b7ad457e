//! Objectives and the things that they are about, as scenario files state them.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::battle::Complaint;
use crate::grid::Pos;

/// An objective of a side.
#[derive(Clone, Debug, Deserialize)]
pub enum ObjectiveFile {
    /// No enemy can fight any more.
    Defeat,
    /// Some members can still fight when this round is over.
    Survive(u16),
    /// At least this many members, or these combatants, stand in an area.
    Reach(String, MembersFile),
    /// Members stand in an area, and no enemy who can fight does, for this many rounds in a row.
    Hold(String, u16),
    /// At least this many members, or these combatants, have left the field.
    Escape(MembersFile),
    /// A combatant must not be lost.
    Protect(String),
    /// A combatant must not be lost before this round is over.
    ProtectUntil(String, u16),
    /// A combatant is out of the fight.
    Beat(String),
    /// A member has left the field with a thing.
    CarryOff(String),
    /// A member stands in an area with a thing.
    Bring(String, String),
    /// Members carry a thing for this many rounds in a row.
    Keep(String, u16),
    /// One of these objectives is met.
    AnyOf(Vec<ObjectiveFile>),
}

/// Those who have to get somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MembersFile {
    /// So many members of the side, whoever they are.
    Count(u16),
    /// This combatant.
    One(String),
    /// All of these combatants.
    All(Vec<String>),
}

impl<'de> Deserialize<'de> for MembersFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = MembersFile;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, "{}", Complaint::new("expect-members"))
            }
            fn visit_u64<E: Error>(self, count: u64) -> Result<MembersFile, E> {
                // A side never has as many members as fit into this number.
                Ok(MembersFile::Count(u16::try_from(count).unwrap_or(u16::MAX)))
            }
            fn visit_str<E: Error>(self, who: &str) -> Result<MembersFile, E> {
                Ok(MembersFile::One(who.to_owned()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<MembersFile, A::Error> {
                let mut all = Vec::new();
                while let Some(who) = list.next_element()? {
                    all.push(who);
                }
                Ok(MembersFile::All(all))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// A thing that combatants can pick up and carry.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ThingFile {
    /// What it is called, if not by its key.
    pub name: String,
    /// Where it lies.
    pub at: Option<Pos>,
    /// Who carries it.
    pub with: Option<String>,
}
