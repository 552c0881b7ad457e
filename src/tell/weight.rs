//! How much a fact matters to one who reads along, so that a log can set it off, indent it or leave it out.

use crate::battle::Happening;

/// How much a fact matters to one who reads along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// Said by other facts as well, or of use only to whoever looks closely.
    Detail,
    /// Something that somebody did or that befell somebody.
    Line,
    /// Something that divides the battle, or decides it.
    Headline,
}

impl Weight {
    /// The weight of something that happened.
    pub fn of(what: &Happening) -> Weight {
        match what {
            Happening::RoundBegins { .. }
            | Happening::SideGoes { .. }
            | Happening::ObjectiveAdded { .. }
            | Happening::ObjectiveSettled { .. }
            | Happening::Over { .. } => Weight::Headline,
            // What a deed rolls or changes is told by itself.
            Happening::Declared { deed, .. } if deed.has_its_own_line() => Weight::Line,
            Happening::Declared { .. } => Weight::Detail,
            Happening::Began { condition, .. } if condition.kind.begins_with_a_line() => Weight::Line,
            Happening::Ceased { condition, .. } if condition.kind.ends_with_a_line() => Weight::Line,
            Happening::TurnEnds { .. }
            | Happening::Leaves { .. }
            | Happening::Began { .. }
            | Happening::Ceased { .. }
            | Happening::Readied { .. }
            | Happening::UsedUp { .. }
            | Happening::Traded { .. }
            | Happening::Offered { .. }
            | Happening::Sighted { .. }
            | Happening::LostSight { .. } => Weight::Detail,
            Happening::FirstSide { .. }
            | Happening::TurnBegins { .. }
            | Happening::Intends { .. }
            | Happening::Reconsiders { .. }
            | Happening::Thwarted { .. }
            | Happening::Delays { .. }
            | Happening::Plans { .. }
            | Happening::Sneaks { .. }
            | Happening::Hides { .. }
            | Happening::Revealed { .. }
            | Happening::Ruled { .. }
            | Happening::Rolled { .. }
            | Happening::Swung { .. }
            | Happening::Assured { .. }
            | Happening::Moved { .. }
            | Happening::HardGoing { .. }
            | Happening::Arrived { .. }
            | Happening::Joined { .. }
            | Happening::Halted { .. }
            | Happening::Points { .. }
            | Happening::OrderSettled { .. }
            | Happening::ChangedPlaces { .. }
            | Happening::Harmed { .. }
            | Happening::Healed { .. }
            | Happening::Ordeal { .. }
            | Happening::Shielded { .. }
            | Happening::Scaled { .. }
            | Happening::KeptOff { .. }
            | Happening::ShieldRaised { .. }
            | Happening::ShieldStays { .. }
            | Happening::ShieldEnded { .. }
            | Happening::Warded { .. }
            | Happening::Pushed { .. }
            | Happening::Fizzled { .. }
            | Happening::Lost { .. }
            | Happening::Fate { .. }
            | Happening::Posture { .. }
            | Happening::Dropped { .. }
            | Happening::TakenUp { .. }
            | Happening::Outfitted { .. }
            | Happening::SecondMove { .. }
            | Happening::DoorMoved { .. }
            | Happening::ControlChanged { .. }
            | Happening::Faced { .. }
            | Happening::Answered { .. }
            | Happening::Said { .. }
            | Happening::Flame(_)
            | Happening::Trap(_)
            | Happening::Placed(_)
            | Happening::LightChanged { .. } => Weight::Line,
        }
    }
}
