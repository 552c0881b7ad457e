//! From what a player has chosen to a battle that is ready to begin.

use std::sync::Arc;

use crate::app::{PreparedBattle, SeatPlayers};
use crate::battle::{Problem, Scenario};
use crate::data::catalogue::Catalogue;
use crate::data::parties::with_party;
use crate::tell::Words;
use crate::view::table::{BattleChoices, Chosen, SheetContent, fighters, opening};

/// Makes the chosen battle ready.
///
/// # Errors
/// Everything that is wrong with it.
pub fn ready(
    catalogue: &Catalogue,
    scenario: &str,
    choices: &BattleChoices,
    seat: &SeatPlayers,
) -> Result<PreparedBattle, Vec<Problem>> {
    let changed = choices.party.as_ref().and_then(|party| with_party(catalogue, scenario, party));
    let (before, own) = (Arc::clone(seat), choices.clone());
    let seat: SeatPlayers = Arc::new(move |scenario: &mut Scenario| {
        before(scenario);
        own.seat(scenario);
    });
    PreparedBattle::open(changed.as_ref().unwrap_or(catalogue), scenario, choices.book.as_deref(), &seat)
}

/// What the table tells of a battle that is ready.
pub fn told(bout: &PreparedBattle, number: u64, words: &Arc<Words>) -> Chosen {
    let muster = &bout.prepared.muster;
    Chosen {
        content: SheetContent::of(muster, words),
        fighters: fighters(&opening(muster), words),
        cautions: bout.prepared.cautions.iter().map(|problem| words.problem(problem)).collect(),
        number,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::battle::Control;
    use crate::data::catalogue::Kind;
    use crate::data::prepare::prepare_again;

    fn nobody() -> SeatPlayers {
        Arc::new(|_| {})
    }

    fn made(scenario: &str, choices: &BattleChoices) -> PreparedBattle {
        ready(&Catalogue::bundled(), scenario, choices, &nobody())
            .unwrap_or_else(|problems| panic!("{problems:#?}"))
    }

    #[test]
    fn without_choices_a_battle_is_the_scenario_s_own() {
        let bout = made("bridge", &BattleChoices::default());
        let scenario = &bout.prepared.muster.scenario;
        assert_eq!(Some(&bout.rulebook), scenario.rulebook.as_ref());
    }

    #[test]
    fn book_party_and_seats_are_as_chosen_and_a_record_keeps_them() {
        let opponent = Control::Opponent("brute".to_owned());
        let catalogue = Catalogue::bundled();
        let own = made("bridge", &BattleChoices::default()).rulebook;
        let book = catalogue.names(Kind::Rulebook).find(|book| **book != own).unwrap();
        let choices = BattleChoices {
            book: Some(book.to_owned()),
            party: Some("lamplighters".to_owned()),
            seats: BTreeMap::from([(0, opponent.clone()), (1, Control::Player)]),
            ..BattleChoices::default()
        };
        let bout = made("bridge", &choices);
        assert_eq!(bout.rulebook, book);
        let files: Vec<(String, String)> = bout
            .prepared
            .files
            .iter()
            .map(|(name, source)| (name.clone(), source.text().to_owned()))
            .collect();
        let seating = bout.prepared.muster.scenario.seating();
        let again = prepare_again(&files, &bout.scenario, &bout.rulebook, Some(&seating))
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
        for muster in [&bout.prepared.muster, &again.muster] {
            assert_eq!(muster.scenario.sides[0].control, opponent);
            assert_eq!(muster.scenario.sides[1].control, Control::Player);
            assert!(muster.sheets.iter().any(|sheet| sheet.name == "Jorun Hale"));
            assert!(muster.sheets.iter().all(|sheet| sheet.name != "Brannoc"));
        }
    }
}
