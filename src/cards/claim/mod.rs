//! What a line of a `then` block claims. `read` makes a claim of a line, `judge` compares it with the battle.

mod cursor;
mod deed;
mod field;
mod held;
mod judge;
mod lines;
mod read;

use super::chance::Claimed;
use crate::battle::{Ability, ArmourId, CombatantId, Fate, Loss, SideId, WeaponId};
use crate::grid::Pos;
use crate::rules::questions::odds::Wanted;

pub use deed::Liberty;
pub use field::FieldClaim;
pub use held::Held;
pub use judge::{Witness, judge};
pub use read::read_claim;

/// A claim, or its opposite.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    pub what: What,
    /// Whether the opposite is claimed.
    pub is_denied: bool,
}

/// What may be claimed.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// `X is ...`
    Is(CombatantId, Being),
    /// `X has injuries 2`
    Counts(CombatantId, Count, u32),
    /// `X has uses 2 of W`
    Uses(CombatantId, u8, WeaponId),
    /// `X has condition ...`
    Condition(CombatantId, Option<Held>),
    /// `X carries W`
    Carries(CombatantId, WeaponId),
    /// `X holds W`
    Holds(CombatantId, WeaponId),
    /// `X wears ARMOUR`
    Wears(CombatantId, ArmourId),
    /// `X has lost 3 Con`, `X has lost hand`, or `X has lost anything`
    Lost(CombatantId, Option<Loss>),
    /// `W lies at c,r`
    Lies(WeaponId, Pos),
    /// Something about light or traps.
    Field(FieldClaim),
    /// `door c,r is open`
    DoorOpen(Pos),
    /// `refused: ...`, or `nothing refused`
    Refused(Option<&'static str>),
    /// `offered: ... to X`, or `nothing offered`
    Offered(Option<(&'static str, CombatantId)>),
    /// `odds of ...: p`, or `odds of ... for X: p`
    Odds(Wanted, Option<CombatantId>, Claimed),
    /// `turn is X`
    Turn(Actor),
    /// `X may ...`
    May(CombatantId, Liberty),
    /// `round is n`
    Round(u16),
    /// `clock is n s`
    Clock(u32),
    /// `winner is SIDE`, or `winner is nobody`
    Winner(Option<SideId>),
    /// `battle is over`
    Over,
}

/// What a combatant may be said to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Being {
    /// Unconscious without a number means for any time.
    Fate(Fate),
    Fleeing,
    Dying,
    Helpless,
    Prone,
    Standing,
    /// With this roll, where the claim names a number.
    Sneaking(Option<i32>),
    SpottedBy(CombatantId),
    At(Pos),
    SeenBy(Actor),
    OnSide(SideId),
    /// By an opponent of this level; by a player where there is none.
    ControlledBy(Option<String>),
}

/// What a claim may say has become of a combatant.
pub const FATES: [Fate; 10] = [
    Fate::Able,
    Fate::Awaited,
    Fate::Dead,
    Fate::Delirious,
    Fate::Down,
    Fate::Gone,
    Fate::Maimed,
    Fate::Paralysed,
    Fate::Surrendered,
    Fate::Unconscious { turns: None },
];

/// One combatant or a whole side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    One(CombatantId),
    Side(SideId),
}

/// What is counted of a combatant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    Injuries,
    Fatigue,
    Stress,
    HitPoints,
    Overshield,
    /// What is left of an ability.
    Score(Ability),
    /// Chances left to hold on to life.
    Chances,
    /// Action points used for swings.
    Swung,
    Swift,
    Free,
    /// Feet of movement left.
    Movement,
    Actions,
    Reactions,
}

impl Count {
    /// Every count with the words that cards use for it, the usual ones first.
    pub fn words() -> impl Iterator<Item = (&'static str, Count)> {
        let scores = Ability::ALL.into_iter().map(|ability| (ability.field(), Count::Score(ability)));
        scores.chain(Count::COUNTS)
    }

    /// All counts but scores.
    const COUNTS: [(&'static str, Count); 14] = [
        ("hp", Count::HitPoints),
        ("overshield", Count::Overshield),
        ("chances", Count::Chances),
        ("spent", Count::Swung),
        ("swift", Count::Swift),
        ("free", Count::Free),
        ("injuries", Count::Injuries),
        ("fatigue", Count::Fatigue),
        ("stress", Count::Stress),
        ("movement", Count::Movement),
        ("actions", Count::Actions),
        ("reactions", Count::Reactions),
        ("action", Count::Actions),
        ("reaction", Count::Reactions),
    ];
}
