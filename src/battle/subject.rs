//! Subjects: the combatant whom a happening is about, which decides who perceives it. `fact` lists the happenings.

use super::{CombatantId, Happening};

impl Happening {
    /// The combatant whom this is mainly about.
    pub const fn who(&self) -> Option<CombatantId> {
        match self {
            Happening::TurnBegins { who }
            | Happening::TurnEnds { who }
            | Happening::Delays { who, .. }
            | Happening::Plans { who }
            | Happening::Sneaks { who, .. }
            | Happening::Hides { who, .. }
            | Happening::Revealed { who }
            | Happening::Declared { who, .. }
            | Happening::Intends { who, .. }
            | Happening::Reconsiders { who }
            | Happening::Thwarted { who, .. }
            | Happening::Assured { who, .. }
            | Happening::Leaves { who, .. }
            | Happening::Moved { who, .. }
            | Happening::HardGoing { who, .. }
            | Happening::Arrived { who, .. }
            | Happening::Joined { who }
            | Happening::Halted { who, .. }
            | Happening::Points { who, .. }
            | Happening::Traded { who, .. }
            | Happening::Swung { who, .. }
            | Happening::Harmed { who, .. }
            | Happening::Healed { who, .. }
            | Happening::Shielded { who, .. }
            | Happening::Scaled { who, .. }
            | Happening::KeptOff { who, .. }
            | Happening::ShieldRaised { who, .. }
            | Happening::ShieldStays { who }
            | Happening::ShieldEnded { who }
            | Happening::Warded { who }
            | Happening::Pushed { who, .. }
            | Happening::UsedUp { who, .. }
            | Happening::Fizzled { who, .. }
            | Happening::Lost { who, .. }
            | Happening::Fate { who, .. }
            | Happening::Posture { who, .. }
            | Happening::ConditionBegan { who, .. }
            | Happening::ConditionEnded { who, .. }
            | Happening::Dropped { who, .. }
            | Happening::TakenUp { who, .. }
            | Happening::CarriedOff { who, .. }
            | Happening::Readied { who, .. }
            | Happening::Outfitted { who, .. }
            | Happening::SecondMove { who }
            | Happening::Faced { who, .. }
            | Happening::ControlChanged { who, .. }
            | Happening::Sighted { who, .. }
            | Happening::LostSight { who, .. } => Some(*who),
            Happening::Offered { offer } | Happening::Answered { offer, .. } => Some(offer.to),
            Happening::MoraleOrLife { event } => event.who(),
            Happening::Rolled { who, .. } => *who,
            Happening::DoorMoved { by, .. } => *by,
            Happening::Flame(flame) => flame.who(),
            Happening::Trap(trap) => trap.who,
            Happening::Placed(placed) => placed.who,
            Happening::RoundBegins { .. }
            | Happening::FirstSide { .. }
            | Happening::OrderSettled { .. }
            | Happening::ChangedPlaces { .. }
            | Happening::SideGoes { .. }
            | Happening::Ruled { .. }
            | Happening::Said { .. }
            | Happening::LightChanged { .. }
            | Happening::ObjectiveAdded { .. }
            | Happening::ObjectiveSettled { .. }
            | Happening::AlternativeLost { .. }
            | Happening::Over { .. } => None,
        }
    }
}
