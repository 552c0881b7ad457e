//! Gains: what success at a deed brings to the side of the combatant who does it. Opponents weigh a gain by its chance, so that
//! they consider deeds that they know nothing else about.

/// What success at a deed against an enemy brings. `brain/support.rs` says what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// The enemy falls: allies who act before them attack at an advantage, and standing up takes a move.
    EnemyFalls,
    /// The enemy is held: all allies attack them at an advantage.
    EnemyIsHeld,
    /// The enemy loses the weapon in hand.
    EnemyIsDisarmed,
    /// The enemy must pass a morale check or lose their nerve.
    EnemyLosesNerve,
    /// The combatant is free of the enemy's hold.
    Freedom,
}

/// What success at a deed for an ally brings. `brain/care.rs` says what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllyGain {
    /// A dying ally is kept from death.
    Saved,
    /// An ally is rid of wounds or of a condition.
    Treated,
    /// An ally who flees comes back, if they pass a morale check.
    Rallied,
}
