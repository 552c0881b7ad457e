//! The tags of creatures that rules refer to.

/// The tags of leaders, whose fall shakes the morale of others.
pub const LEADERS: [&str; 2] = ["leader", "expert"];

/// The tag of creatures who feel no fear, since they are not alive.
pub const UNLIVING: &str = "unliving";

/// The tag of creatures without hands, who take up no weapons and no lights.
pub const BEAST: &str = "beast";

/// The tag of creatures who terrify others at first sight.
pub const TERRIFYING: &str = "terrifying";
