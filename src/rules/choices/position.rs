//! What positions do to attacks.

use serde::{Deserialize, Serialize};

use crate::battle::Severity;
use crate::dice::Edge;
use crate::rules::answers::reads::{Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What positions do to attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PositionRule {
    /// Cover next to the target: `Position::Cover`.
    Cover(Edge),
    /// A melee attack on a prone or senseless target.
    FallenTarget(Edge),
    /// An attack by a prone attacker.
    OnTheGround(Edge),
    /// A ranged attack on a prone target.
    RangedAtProne(Edge),
    /// A target between enemies.
    Flanked(Flanked),
    /// A target with several enemies next to it.
    Crowded(Crowded),
    /// A target who cannot defend themselves, against attacks of any kind: `Position::TargetHelpless`.
    TargetHelpless(Edge),
    /// An attacker who is held: `Position::AttackerHeld`.
    AttackerHeld(Edge),
    /// A target whom the attacker does not see: `Position::TargetUnseen`.
    TargetUnseen(Edge),
    /// An attacker who has hidden from the target; it is not enough that darkness keeps the target from seeing them:
    /// `Position::AttackerHidden`.
    AttackerHidden(Edge),
    /// Many fighters who act as one, against individuals and the other way round.
    Detachments(Detachments),
    /// A shooter whom an enemy could attack in melee from where that enemy stands.
    ShooterPressed(ShooterPressed),
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

/// Many fighters who act as one, against individuals and the other way round (`Position::Detachments`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detachments {
    /// An individual attacks a detachment with something that does not hit many at once.
    pub struck: Edge,
    /// A detachment attacks an individual.
    pub striking: Edge,
}

impl Variant for Detachments {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        by.detachments().into()
    }
}

/// A target with several enemies next to it (`Position::Crowded`).
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
    /// How many other able enemies next to the target, opposite the attacker, are enough.
    pub opposite: u8,
    /// How many other able enemies anywhere next to the target are enough as well.
    pub or_next_to_the_target: u8,
    /// The edge of melee attacks.
    pub melee: Edge,
}

/// A shooter whom an able enemy could attack in melee from where that enemy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShooterPressed {
    /// The edge of ranged attacks.
    pub ranged: Edge,
}
