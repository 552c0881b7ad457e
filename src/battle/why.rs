//! Why an opponent gave an order: what the deed has over another one, or the rule by which they did not weigh at all.

use super::words::words;
use super::{CombatantId, Deed, Order, Term};
use crate::grid::Pos;

words! {
    /// A rule by which an opponent decides before anything is weighed, or when nothing is left to be weighed.
    pub enum Reflex {
        /// Whoever may leave and wants to, leaves.
        Leaves,
        /// Whoever can get to where their side wins, or to where they want to leave the field, in this turn goes there.
        GoesThere,
        /// Whoever lies down gets up.
        GetsUp,
        /// Whoever hides well hides where that costs little.
        Hides,
        /// Whoever sees nothing makes light.
        MakesLight,
        /// Things that the side is after, and weapons that are clearly better, are picked up.
        PicksUp,
        /// Whoever has no fitting weapon in hand takes another.
        ChangesWeapon,
        /// Doors in the way are opened.
        OpensDoor,
        /// Traps that no way leads round are dealt with.
        DealsWithTrap,
        /// Weapons are laid in the way of enemies who have to come.
        LaysWeapon,
        /// Whoever is held by an enemy and has nothing to gain there gets away.
        BreaksAway,
        /// Spells that need it are kept up.
        KeepsSpellUp,
        /// Where no enemy is in sight, the side goes for its objectives or looks for enemies.
        Seeks,
        /// Whoever need not come waits for the enemies.
        Waits,
        /// What is left after the deed of the turn is used.
        UsesTheRest,
        /// While no enemy can be attacked, whoever can help helps.
        Helps,
        /// An ally in need is helped before anything else.
        Rescues,
        /// Whoever has nothing better to do holds a blow ready.
        HoldsReady,
        /// Whoever has nothing better to do lets the next enemy go first.
        GoesLater,
        /// The nearest enemy is struck with the best weapon.
        StrikesNearest,
        /// Whoever can strike without another step strikes.
        StrikesFromHere,
        /// Anything is as good as anything else.
        AtRandom,
        /// A reaction that may do good is taken.
        TakesOffer,
        /// A reaction that does no good is left.
        LeavesOffer,
        /// Nothing is left to be done.
        IsDone,
        /// It is what is always done then.
        Habit,
    }
}

/// A square to go to and what to do there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The square to go to; none to stay.
    pub to: Option<Pos>,
    /// What is done from there: none for nothing.
    pub deed: Option<Deed>,
}

/// What spoke for an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Because {
    Reflex(Reflex),
    Weighed {
        /// What was most like to be done otherwise; none if there was nothing else.
        other: Option<Course>,
        /// How much more each term speaks for what is done, the largest differences first. They count as they do for who
        /// decides, on the scale on which putting an enemy out of the fight counts 1000.
        differences: Vec<(Term, i32)>,
        /// How many enemies can strike at who acts in their next turn: where they will be, and where they would be otherwise.
        strikers: (usize, usize),
        /// Whether it counted less than what was not done.
        is_second_best: bool,
    },
    /// It was tried out in imagined battles.
    Tried {
        /// What was found second best.
        other: Order,
        /// How many battles were imagined, and in how many of them the order did better or worse than the other.
        battles: usize,
        better: usize,
        worse: usize,
        /// How much more it brought on average, on the scale on which putting an enemy out of the fight counts 1000.
        gain: i32,
    },
}

/// Why an opponent gave an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// The combatant who acts or answers.
    pub who: CombatantId,
    pub order: Order,
    pub because: Because,
}
