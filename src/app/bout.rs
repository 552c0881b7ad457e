//! A bout: a scenario and a rulebook, ready to begin, with the names and files that its record needs.

use std::sync::Arc;

use crate::battle::{Problem, Scenario};
use crate::data::catalogue::{Catalogue, Kind, unknown};
use crate::data::nearest::nearest;
use crate::data::prepare::{Prepared, Wanted, prepare};

/// Changes which combatants of a scenario are played by people and which by opponents.
pub type SeatPlayers = Arc<dyn Fn(&mut Scenario) + Send + Sync>;

/// A scenario and a rulebook, ready to begin.
#[derive(Clone)]
pub struct PreparedBattle {
    pub scenario: String,
    pub rulebook: String,
    /// The combatants, the rules and the files that they come from.
    pub prepared: Prepared,
}

impl PreparedBattle {
    /// Prepares a scenario of the catalogue with the given rulebook, or else the scenario's own, or else the default.
    ///
    /// # Errors
    /// Everything that is wrong with the files.
    pub fn open(
        catalogue: &Catalogue,
        scenario: &str,
        rulebook: Option<&str>,
        seat: &SeatPlayers,
    ) -> Result<PreparedBattle, Vec<Problem>> {
        let find = |kind: Kind, id: &str| {
            let missing =
                || Problem::error(unknown(kind.phrase(), id)).suggest(nearest(id, catalogue.names(kind)));
            catalogue.source(kind, id).ok_or_else(|| vec![missing()])
        };
        let source = find(Kind::Scenario, scenario)?;
        let loaded = crate::data::resolve::load_scenario(catalogue, scenario, source);
        let named = loaded.value.as_ref().and_then(|scenario| scenario.rulebook.clone());
        let book =
            rulebook.map(str::to_owned).or(named).unwrap_or_else(|| catalogue.defaults.rulebook.clone());
        let wanted = Wanted { scenario: (scenario, source), rulebook: (&book, find(Kind::Rulebook, &book)?) };
        let prepared = prepare(catalogue, wanted, |scenario| seat(scenario))?;
        Ok(PreparedBattle { scenario: scenario.to_owned(), rulebook: book, prepared })
    }
}
