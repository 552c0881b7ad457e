//! What a position brings.

use serde::{Deserialize, Serialize};

use crate::battle::Severity;
use crate::dice::Edge;
use crate::rules::answers::reads::{Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, Variant};

/// What a position brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PositionRule {
    /// Cover next to the target: `Position::Cover`.
    Cover(Edge),
    /// A melee attack against one who is prone or senseless.
    FallenTarget(Edge),
    /// An attack by one who lies on the ground itself.
    OnTheGround(Edge),
    /// A ranged attack against one who is prone.
    RangedAtProne(Edge),
    /// A target between enemies.
    Flanked(Flanked),
    /// A target with several enemies next to it.
    Crowded(Crowded),
    /// A target that cannot defend itself, however it is attacked: `Position::TargetHelpless`.
    TargetHelpless(Edge),
    /// An attacker whom somebody holds, so that its hands are bound: `Position::AttackerHeld`.
    AttackerHeld(Edge),
    /// A target that its attacker does not see itself: `Position::TargetUnseen`.
    TargetUnseen(Edge),
    /// An attacker that has hidden from its target; merely being out of its sight in the dark is not enough:
    /// `Position::AttackerHidden`.
    AttackerHidden(Edge),
    /// Many fighters who act as one, against individuals and the other way round.
    Detachments(Detachments),
    /// A shooter whom an enemy could strike from where it stands.
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
    /// An individual strikes a detachment, with anything that does not reach many at once.
    pub struck: Edge,
    /// A detachment strikes an individual.
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
    /// What each of them past the first takes off its dodge and armour.
    pub each_past_the_first: i32,
}

impl Variant for Crowded {
    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Dodge)]
    }
}

/// A target that its enemies have between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flanked {
    /// How many of its other able enemies stand next to it, opposite the attacker, where that is enough.
    pub opposite: u8,
    /// How many stand next to it anywhere, where that is enough as well.
    pub or_next_to_the_target: u8,
    /// What it brings in melee.
    pub melee: Edge,
}

/// A shooter whom an able enemy could strike from where that one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShooterPressed {
    /// What it brings to what goes from afar.
    pub ranged: Edge,
}
