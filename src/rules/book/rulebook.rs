//! A rulebook as a value: one choice on every axis, the lists beside them, and the rule that each clause stands for.
//!
//! A variant knows nothing of the book that chose it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::battle::Clause;
use crate::grid::Diagonal;
use crate::rules::book::stat_books::StatBooks;
use crate::rules::choices::aftermath::AftermathRule;
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::budget::BudgetRule;
use crate::rules::choices::check::CheckRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::DamageRule;
use crate::rules::choices::exit::ExitRule;
use crate::rules::choices::harm::{HarmRule, ZeroRule};
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::choices::last_chances::LastChancesRule;
use crate::rules::choices::leaving::LeavingRule;
use crate::rules::choices::light::LightRule;
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::choices::morale::MoraleRule;
use crate::rules::choices::movement::MovementRule;
use crate::rules::choices::opening::OpeningRule;
use crate::rules::choices::position::PositionRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::range::RangeRule;
use crate::rules::choices::reaction::ReactionRule;
use crate::rules::choices::stealth::StealthRule;
use crate::rules::choices::tempo::TempoRule;
use crate::rules::choices::track::{PenaltyRule, TrackRule};

/// Which rule of the book each clause stands for: `"Axis::Clause": "ID"`.
pub type Cites = BTreeMap<String, String>;

/// What a book takes on one axis, and the rules that it cites for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chosen<V> {
    /// The variant with its numbers.
    pub take: V,
    /// The rules that its clauses stand for.
    #[serde(default = "Cites::new")]
    pub cites: Cites,
}

/// Declares the axes once: the fields of a rulebook, their names, and whose stat block each reads.
macro_rules! axes {
    ($( $(#[$doc:meta])* $field:ident: $axis:ident($rule:ty) ),* $(,)?) => {
        /// An axis on which every rulebook makes one choice.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Axis { $( $axis ),*, Tracks, Manoeuvres }

        impl Axis {
            /// How many there are.
            pub const COUNT: usize = Axis::ALL.len();
            /// Every axis.
            pub const ALL: &'static [Axis] = &[ $( Axis::$axis ),*, Axis::Tracks, Axis::Manoeuvres ];

            /// The field of a rulebook file.
            pub const fn field(self) -> &'static str {
                match self { $( Axis::$axis => stringify!($field), )* Axis::Tracks => "tracks", Axis::Manoeuvres => "manoeuvres" }
            }
        }

        /// Whose stat blocks a rulebook reads: one by default, another where an axis says so.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Stats {
            /// The blocks that every axis reads which names no other.
            pub default: StatBooks,
            $( #[doc = concat!("The blocks that `", stringify!($field), "` reads.")] #[serde(default, skip_serializing_if = "Option::is_none")] pub $field: Option<StatBooks>, )*
            /// The blocks that tracks read.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub tracks: Option<StatBooks>,
            /// The blocks that manoeuvres read.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub manoeuvres: Option<StatBooks>,
        }

        impl Stats {
            /// The blocks that an axis reads.
            pub fn of(&self, axis: Axis) -> &StatBooks {
                let own = match axis { $( Axis::$axis => &self.$field, )* Axis::Tracks => &self.tracks, Axis::Manoeuvres => &self.manoeuvres };
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
            /// What its author says of it.
            #[serde(default)]
            pub notes: String,
            /// Whose stat blocks it reads.
            pub stats: Stats,
            /// How a diagonal step counts.
            #[serde(default)]
            pub diagonal: Diagonal,
            /// How long things take.
            pub time: Chosen<TimeRule>,
            $( $(#[$doc])* pub $field: Chosen<$rule>, )*
            /// Ways to get the better of somebody without harm.
            #[serde(default)]
            pub manoeuvres: Vec<Chosen<ManoeuvreRule>>,
            /// Answers in the middle of another's turn.
            #[serde(default)]
            pub reactions: Vec<Chosen<ReactionRule>>,
            /// Counts that wear a combatant down.
            #[serde(default)]
            pub tracks: Vec<Chosen<TrackRule>>,
            /// What being worn down does to other checks.
            #[serde(default)]
            pub penalties: Vec<Chosen<PenaltyRule>>,
            /// What a position brings.
            #[serde(default)]
            pub position: Vec<Chosen<PositionRule>>,
        }

        /// A part of a rulebook that a mixture may take from another.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Portion { Time, $( $axis, )* Manoeuvres, Reactions, Tracks, Penalties, Position }

        /// A rulebook made of others: all of one, parts of some, and what the file itself says.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Mixture {
            pub name: String,
            #[serde(default)]
            pub notes: String,
            /// What it is made of.
            pub mix: Mix,
            #[serde(default)]
            pub stats: Option<Stats>,
            #[serde(default)]
            pub diagonal: Option<Diagonal>,
            #[serde(default)]
            pub time: Option<Chosen<TimeRule>>,
            $( #[serde(default)] pub $field: Option<Chosen<$rule>>, )*
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
            /// Takes a part of another rulebook, and reads its stat blocks there.
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

            /// Takes what a mixture says itself.
            pub fn take_own(&mut self, own: Mixture) {
                (self.name, self.notes) = (own.name, own.notes);
                let Mixture { stats, diagonal, time, manoeuvres, reactions, tracks, penalties, position, .. } = own;
                stats.into_iter().for_each(|stats| self.stats = stats);
                diagonal.into_iter().for_each(|diagonal| self.diagonal = diagonal);
                time.into_iter().for_each(|time| self.time = time);
                $( own.$field.into_iter().for_each(|chosen| self.$field = chosen); )*
                manoeuvres.into_iter().for_each(|list| self.manoeuvres = list);
                reactions.into_iter().for_each(|list| self.reactions = list);
                tracks.into_iter().for_each(|list| self.tracks = list);
                penalties.into_iter().for_each(|list| self.penalties = list);
                position.into_iter().for_each(|list| self.position = list);
            }

            /// The citations of every choice, in the order of the file.
            pub fn citations(&self) -> impl Iterator<Item = &Cites> {
                let axes = [ &self.time.cites, $( &self.$field.cites ),* ];
                axes.into_iter()
                    .chain(self.manoeuvres.iter().map(|chosen| &chosen.cites))
                    .chain(self.reactions.iter().map(|chosen| &chosen.cites))
                    .chain(self.tracks.iter().map(|chosen| &chosen.cites))
                    .chain(self.penalties.iter().map(|chosen| &chosen.cites))
                    .chain(self.position.iter().map(|chosen| &chosen.cites))
            }
        }
    };
}

axes! {
    /// Checks for skills, manoeuvres, traps and risky deeds.
    check: Check(CheckRule),
    /// Who goes when.
    initiative: Initiative(InitiativeRule),
    /// When an order is carried out.
    tempo: Tempo(TempoRule),
    /// What comes before the first turn.
    opening: Opening(OpeningRule),
    /// What a turn may hold.
    budget: Budget(BudgetRule),
    /// How far and over what one moves.
    movement: Movement(MovementRule),
    /// What leaving an enemy's reach brings.
    leaving: Leaving(LeavingRule),
    /// How far weapons carry.
    range: Range(RangeRule),
    /// Whether a blow lands.
    attack: Attack(AttackRule),
    /// What an uncommonly good or bad roll brings.
    critical: Critical(CriticalRule),
    /// What a hit deals.
    damage: Damage(DamageRule),
    /// What stands between a blow and the body.
    protection: Protection(ProtectionRule),
    /// What a blow does to the body.
    harm: Harm(HarmRule),
    /// What becomes of one whose body gives out.
    at_zero: AtZero(ZeroRule),
    /// The chances of one who lies dying.
    last_chances: LastChances(LastChancesRule),
    /// What stays with one who was saved.
    aftermath: Aftermath(AftermathRule),
    /// Whether nerve may fail.
    morale: Morale(MoraleRule),
    /// What light does.
    light: Light(LightRule),
    /// Whether one can hide.
    stealth: Stealth(StealthRule),
    /// How one leaves the field.
    exit: Exit(ExitRule),
}

/// What a mixture is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mix {
    /// The rulebook that everything comes from which nothing else is said about.
    pub base: String,
    /// Parts that come from others instead, by the name of the rulebook.
    #[serde(default)]
    pub take: BTreeMap<String, Vec<Portion>>,
}

/// How long things take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeRule {
    /// Seconds to a round.
    pub round_seconds: u16,
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

    /// Steps of five feet in a distance.
    pub const fn steps(feet: u16) -> u16 {
        feet / 5
    }

    /// The distance that steps come to, in feet.
    pub const fn feet(steps: u16) -> u32 {
        steps as u32 * 5
    }

    /// What a book takes for a track, if it keeps it.
    pub fn track(&self, track: crate::battle::Track) -> Option<&TrackRule> {
        self.tracks.iter().map(|chosen| &chosen.take).find(|rule| rule.track == track)
    }
}
