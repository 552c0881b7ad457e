//! How important a fact is to a reader, so that a log can emphasise it, indent it or leave it out.

use crate::battle::Happening;

/// How important a fact is to a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// Other facts already say it, or only a close look needs it.
    Detail,
    /// A combatant did something, or something happened to them.
    Line,
    /// It structures the battle, or decides it.
    Headline,
}

impl Weight {
    /// The weight of a fact.
    pub fn of(what: &Happening) -> Weight {
        match what {
            Happening::RoundBegins { .. }
            | Happening::SideGoes { .. }
            | Happening::ObjectiveAdded { .. }
            | Happening::ObjectiveSettled { .. }
            | Happening::AlternativeLost { .. }
            | Happening::Over { .. } => Weight::Headline,
            // The rolls and changes of a deed have their own facts.
            Happening::Declared { deed, .. } if deed.has_log_line() => Weight::Line,
            Happening::Declared { .. } => Weight::Detail,
            Happening::ConditionBegan { condition, .. } if condition.kind.begins_with_a_line() => {
                Weight::Line
            }
            Happening::ConditionEnded { condition, .. } if condition.kind.ends_with_a_line() => Weight::Line,
            Happening::TurnEnds { .. }
            | Happening::Leaves { .. }
            | Happening::ConditionBegan { .. }
            | Happening::ConditionEnded { .. }
            | Happening::Readied { .. }
            | Happening::UsedUp { .. }
            | Happening::Traded { .. }
            | Happening::Offered { .. }
            | Happening::Sighted { .. }
            | Happening::LostSight { .. } => Weight::Detail,
            _ => Weight::Line,
        }
    }
}
