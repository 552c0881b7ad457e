//! A rulebook as a value: one choice on every axis, further lists of choices, and the rule that each clause stands for.
//! A variant does not know which book chose it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::battle::Clause;
use crate::grid::Diagonal;
pub use crate::rules::answers::axes::Axis;
use crate::rules::answers::axes::axes;
use crate::rules::book::made::{Chosen, Cites, Made};
use crate::rules::book::stat_books::StatBooks;
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::choices::position::PositionRule;
use crate::rules::choices::reaction::ReactionRule;
use crate::rules::choices::time::TimeRule;
use crate::rules::choices::track::{PenaltyRule, TrackRule};

/// Makes the types with a field for every axis, and the functions that go through all of these fields.
macro_rules! books {
    ($( $(#[$doc:meta])* $field:ident: $axis:ident($file:ident::$rule:ident) ),* $(,)?) => {
        /// Which books' stat blocks a rulebook reads: the default books, or others where an axis names them.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Stats {
            /// The books for every axis that names no others.
            pub default: StatBooks,
            $(
                #[doc = concat!("The blocks that `", stringify!($field), "` reads.")]
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $field: Option<StatBooks>,
            )*
            /// The books for tracks.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub tracks: Option<StatBooks>,
            /// The books for manoeuvres.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub manoeuvres: Option<StatBooks>,
        }

        impl Stats {
            /// The books whose blocks an axis reads.
            pub fn of(&self, axis: Axis) -> &StatBooks {
                let own = match axis {
                    $( Axis::$axis => &self.$field, )*
                    Axis::Tracks => &self.tracks,
                    Axis::Manoeuvres => &self.manoeuvres,
                };
                own.as_ref().unwrap_or(&self.default)
            }

            /// Every book that some axis reads, each once.
            pub fn names(&self) -> Vec<String> {
                let mut names = self.default.names().to_vec();
                for name in Axis::ALL.iter().flat_map(|axis| self.of(*axis).names()) {
                    if !names.contains(name) {
                        names.push(name.clone());
                    }
                }
                names
            }
        }

        /// A rulebook.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Rulebook {
            pub name: String,
            /// The author's notes.
            #[serde(default)]
            pub notes: String,
            /// What a battle by this book feels like, in one line.
            #[serde(default)]
            pub promise: String,
            /// What is different in this book, in a few lines.
            #[serde(default)]
            pub differs: Vec<String>,
            /// The books whose stat blocks it reads.
            pub stats: Stats,
            /// How a diagonal step counts.
            #[serde(default)]
            pub diagonal: Diagonal,
            /// How long a round takes.
            pub time: Chosen<TimeRule>,
            $( $(#[$doc])* pub $field: Chosen<crate::rules::choices::$file::$rule>, )*
            /// What combatants can try besides attacks, and how it is tested.
            #[serde(default)]
            pub manoeuvres: Vec<Chosen<ManoeuvreRule>>,
            /// What combatants may do in the middle of another combatant's turn.
            #[serde(default)]
            pub reactions: Vec<Chosen<ReactionRule>>,
            /// Counts that wear a combatant down.
            #[serde(default)]
            pub tracks: Vec<Chosen<TrackRule>>,
            /// The effects of points on a track on other checks.
            #[serde(default)]
            pub penalties: Vec<Chosen<PenaltyRule>>,
            /// The effects of positions on attacks.
            #[serde(default)]
            pub position: Vec<Chosen<PositionRule>>,
        }

        /// A part of a rulebook that a mixture may take from another rulebook.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Portion { Time, $( $axis, )* Manoeuvres, Reactions, Tracks, Penalties, Position }

        /// A rulebook made from others: a whole base book, parts of other books, and what the file itself states.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Mixture {
            pub name: String,
            #[serde(default)]
            pub notes: String,
            /// What a battle by this book feels like, in one line.
            #[serde(default)]
            pub promise: String,
            /// What is different in this book, in a few lines.
            #[serde(default)]
            pub differs: Vec<String>,
            /// The rulebooks that it is made from.
            pub mix: Mix,
            #[serde(default)]
            pub stats: Option<Stats>,
            #[serde(default)]
            pub diagonal: Option<Diagonal>,
            #[serde(default)]
            pub time: Option<Chosen<TimeRule>>,
            $( #[serde(default)] pub $field: Option<Chosen<crate::rules::choices::$file::$rule>>, )*
            #[serde(default)]
            pub manoeuvres: Option<Vec<Chosen<ManoeuvreRule>>>,
            #[serde(default)]
            pub reactions: Option<Vec<Chosen<ReactionRule>>>,
            #[serde(default)]
            pub tracks: Option<Vec<Chosen<TrackRule>>>,
            #[serde(default)]
            pub penalties: Option<Vec<Chosen<PenaltyRule>>>,
            #[serde(default)]
            pub position: Option<Vec<Chosen<PositionRule>>>,
        }

        impl Rulebook {
            /// Takes a part of another rulebook, together with the stat books for it.
            pub fn take_from(&mut self, portion: Portion, other: &Rulebook) {
                match portion {
                    Portion::Time => self.time = other.time.clone(),
                    $( Portion::$axis => {
                        self.$field = other.$field.clone();
                        self.stats.$field = Some(other.stats.of(Axis::$axis).clone());
                    } )*
                    Portion::Manoeuvres => {
                        self.manoeuvres.clone_from(&other.manoeuvres);
                        self.stats.manoeuvres = Some(other.stats.of(Axis::Manoeuvres).clone());
                    }
                    Portion::Tracks => {
                        self.tracks.clone_from(&other.tracks);
                        self.stats.tracks = Some(other.stats.of(Axis::Tracks).clone());
                    }
                    Portion::Reactions => self.reactions.clone_from(&other.reactions),
                    Portion::Penalties => self.penalties.clone_from(&other.penalties),
                    Portion::Position => self.position.clone_from(&other.position),
                }
            }

            /// Takes everything that a mixture states itself.
            pub fn take_own(&mut self, own: Mixture) {
                (self.name, self.notes) = (own.name, own.notes);
                (self.promise, self.differs) = (own.promise, own.differs);
                if let Some(stats) = own.stats {
                    self.stats = stats;
                }
                if let Some(diagonal) = own.diagonal {
                    self.diagonal = diagonal;
                }
                if let Some(time) = own.time {
                    self.time = time;
                }
                $( if let Some(chosen) = own.$field {
                    self.$field = chosen;
                } )*
                if let Some(list) = own.manoeuvres {
                    self.manoeuvres = list;
                }
                if let Some(list) = own.reactions {
                    self.reactions = list;
                }
                if let Some(list) = own.tracks {
                    self.tracks = list;
                }
                if let Some(list) = own.penalties {
                    self.penalties = list;
                }
                if let Some(list) = own.position {
                    self.position = list;
                }
            }

            /// The citations of every choice, in the order of the file.
            pub fn citations(&self) -> impl Iterator<Item = &Cites> {
                self.choices().map(|made| made.cites)
            }

            /// Every choice, in the order of the file. Questions to all choices go through this list.
            pub fn choices(&self) -> impl Iterator<Item = Made<'_>> {
                let axes = [
                    Made::of("time", None, &self.time),
                    $( Made::of(stringify!($field), Some(Axis::$axis), &self.$field) ),*
                ];
                axes.into_iter()
                    .chain(Made::entries("manoeuvres", Some(Axis::Manoeuvres), &self.manoeuvres))
                    .chain(Made::entries("reactions", None, &self.reactions))
                    .chain(Made::entries("tracks", Some(Axis::Tracks), &self.tracks))
                    .chain(Made::entries("penalties", None, &self.penalties))
                    .chain(Made::entries("position", None, &self.position))
            }
        }
    };
}

axes!(books);

/// The rulebooks that a mixture is made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mix {
    /// The rulebook that all other parts come from.
    pub base: String,
    /// Parts that come from other rulebooks, by their names.
    #[serde(default)]
    pub take: BTreeMap<String, Vec<Portion>>,
}

impl Rulebook {
    /// The rule that a clause stands for in this book.
    pub fn cited(&self, clause: Clause) -> Option<&str> {
        self.citations().find_map(|cites| cites.get(clause.name())).map(String::as_str)
    }

    /// Every clause that this book cites, with its rule.
    pub fn clauses(&self) -> Vec<(Clause, &str)> {
        let cited = |clause: &Clause| Some((*clause, self.cited(*clause)?));
        Clause::ALL.iter().filter_map(cited).collect()
    }

    /// A distance in feet as steps of five feet.
    pub const fn steps(feet: u16) -> u16 {
        feet / 5
    }

    /// The distance in feet of a number of steps.
    pub const fn feet(steps: u16) -> u32 {
        steps as u32 * 5
    }

    /// The rule of a track; none if the book does not use the track.
    pub fn track(&self, track: crate::battle::Track) -> Option<&TrackRule> {
        self.tracks.iter().map(|chosen| &chosen.take).find(|rule| rule.track == track)
    }
}
