//! The edge of a check: favoured, plain or hampered. Each kind of check decides what an edge changes.

use serde::{Deserialize, Serialize};

/// Advantage or disadvantage, by names that belong to no rulebook. Any number of sources on both sides cancel to
/// plain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// At disadvantage.
    Hampered,
    /// Neither, or both at once.
    #[default]
    Plain,
    /// At advantage.
    Favoured,
}

impl Edge {
    /// The edge of a check with these sources: sources on both sides cancel to plain, however many they are.
    pub fn of(sources: impl IntoIterator<Item = Edge>) -> Edge {
        let (mut favoured, mut hampered) = (false, false);
        for source in sources {
            favoured |= source == Edge::Favoured;
            hampered |= source == Edge::Hampered;
        }
        match (favoured, hampered) {
            (true, false) => Edge::Favoured,
            (false, true) => Edge::Hampered,
            _ => Edge::Plain,
        }
    }

    /// Advantage for disadvantage, and disadvantage for advantage.
    pub const fn reversed(self) -> Edge {
        match self {
            Edge::Hampered => Edge::Favoured,
            Edge::Plain => Edge::Plain,
            Edge::Favoured => Edge::Hampered,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Edge::{Favoured, Hampered, Plain};
    use super::*;

    #[test]
    fn any_number_of_sources_on_both_sides_cancel() {
        assert_eq!(Edge::of([Favoured, Favoured, Hampered]), Plain);
        assert_eq!(Edge::of([Favoured, Favoured]), Favoured);
        assert_eq!(Edge::of([Hampered, Plain]), Hampered);
        assert_eq!(Edge::of([]), Plain);
    }
}
