//! The tags of creatures that rules ask for.

/// The tags of creatures that keep others together, and are missed when they fall.
pub const LEADERS: [&str; 2] = ["leader", "expert"];

/// The tag of creatures that know no fear, being dead or never having lived.
pub const UNLIVING: &str = "unliving";

/// The tag of creatures that terrify those who first see them.
pub const TERRIFYING: &str = "terrifying";
