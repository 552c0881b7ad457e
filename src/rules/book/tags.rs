//! The tags of creatures that rules ask for.

/// The tags of creatures who keep others together, and are missed when they fall.
pub const LEADERS: [&str; 2] = ["leader", "expert"];

/// The tag of creatures who know no fear, since they do not live.
pub const UNLIVING: &str = "unliving";

/// The tag of creatures who terrify others at first sight.
pub const TERRIFYING: &str = "terrifying";
