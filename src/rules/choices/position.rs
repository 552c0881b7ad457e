//! The effects of positions on attacks.

use serde::{Deserialize, Serialize};

use crate::battle::Severity;
use crate::dice::Edge;
use crate::rules::answers::reads::{Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// The effects of positions on attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PositionRule {
    /// Cover next to the target: `Position::Cover`.
    Cover(Edge),
    /// A melee attack on a prone or unconscious target.
    FallenTarget(Edge),
    /// An attack by a prone attacker.
    OnTheGround(Edge),
    /// A ranged attack on a prone target.
    RangedAtProne(Edge),
    /// A target between enemies.
    Flanked(Flanked),
    /// A target with several enemies next to them.
    Crowded(Crowded),
    /// A target who cannot defend themselves, against attacks of any kind: `Position::TargetHelpless`.
    TargetHelpless(Edge),
    /// An attacker who is held: `Position::AttackerHeld`.
    AttackerHeld(Edge),
    /// A target whom the attacker does not see: `Position::TargetUnseen`.
    TargetUnseen(Edge),
    /// An attacker who has hidden from the target. It is not enough that the target cannot see them in the dark:
    /// `Position::AttackerHidden`.
    AttackerHidden(Edge),
    /// Detachments of many fighters who act as one, against individuals, and individuals against detachments.
    Detachments(Detachments),
    /// A shooter whom an enemy could attack in melee from where the enemy stands.
    ShooterPressed(ShooterPressed),
}

/// What a rule of position looks at apart from the states of attacker and target.
#[derive(Clone, Copy, Debug)]
pub enum Finding {
    Covered,
    Seen,
    Flanked(Flanked),
    Pressed,
}

impl PositionRule {
    /// What it looks at apart from the states of attacker and target; none if its effect depends on these alone.
    pub const fn finding(self) -> Option<Finding> {
        match self {
            PositionRule::Cover(_) => Some(Finding::Covered),
            PositionRule::TargetUnseen(_) => Some(Finding::Seen),
            PositionRule::Flanked(rule) => Some(Finding::Flanked(rule)),
            PositionRule::ShooterPressed(_) => Some(Finding::Pressed),
            // How crowded a target is changes the attack itself.
            PositionRule::Crowded(_)
            | PositionRule::FallenTarget(_)
            | PositionRule::OnTheGround(_)
            | PositionRule::RangedAtProne(_)
            | PositionRule::TargetHelpless(_)
            | PositionRule::AttackerHeld(_)
            | PositionRule::AttackerHidden(_)
            | PositionRule::Detachments(_) => None,
        }
    }
}

impl Rule for PositionRule {
    fn variant(&self) -> Named<'_> {
        match self {
            PositionRule::Cover(_) => Named::plain("Cover"),
            PositionRule::FallenTarget(_) => Named::plain("FallenTarget"),
            PositionRule::OnTheGround(_) => Named::plain("OnTheGround"),
            PositionRule::RangedAtProne(_) => Named::plain("RangedAtProne"),
            PositionRule::Flanked(_) => Named::plain("Flanked"),
            PositionRule::Crowded(rule) => Named::new("Crowded", rule),
            PositionRule::TargetHelpless(_) => Named::plain("TargetHelpless"),
            PositionRule::AttackerHeld(_) => Named::plain("AttackerHeld"),
            PositionRule::TargetUnseen(_) => Named::plain("TargetUnseen"),
            PositionRule::AttackerHidden(_) => Named::plain("AttackerHidden"),
            PositionRule::Detachments(rule) => Named::new("Detachments", rule),
            PositionRule::ShooterPressed(_) => Named::plain("ShooterPressed"),
        }
    }
}

/// Detachments of many fighters who act as one, against individuals, and individuals against detachments
/// (`Position::Detachments`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detachments {
    /// The edge of an individual's attack on a detachment, unless it hits many at once.
    pub struck: Edge,
    /// The edge of a detachment's attack on an individual.
    pub striking: Edge,
}

impl Variant for Detachments {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        by.detachments().into()
    }
}

/// A target with several enemies next to them (`Position::Crowded`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crowded {
    /// What each enemy after the first takes off the target's dodge and armour.
    pub each_past_the_first: i32,
}

impl Variant for Crowded {
    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Dodge)]
    }
}

/// A target between enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flanked {
    /// How many other able enemies must be next to the target, opposite the attacker.
    pub opposite: u8,
    /// How many other able enemies, anywhere next to the target, are enough instead.
    pub or_next_to_the_target: u8,
    /// The edge of melee attacks.
    pub melee: Edge,
}

/// A shooter whom an able enemy could attack in melee from where the enemy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShooterPressed {
    /// The edge of ranged attacks.
    pub ranged: Edge,
}
