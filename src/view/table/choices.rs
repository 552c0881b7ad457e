//! What a player has chosen for the next battle: book, party, who plays which side, dice, and what may be taken back.

use std::collections::BTreeMap;
use std::num::ParseIntError;

use crate::battle::{Control, Scenario};
use crate::engine::session::TakeBack;

/// What a player has chosen for the next battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BattleChoices {
    /// The rulebook; `None` for the scenario's own.
    pub book: Option<String>,
    /// The party; `None` for the scenario's own.
    pub party: Option<String>,
    /// Who plays each side, by its number; the scenario decides about sides that are not named.
    pub seats: BTreeMap<usize, Control>,
    /// The seed of the dice as it was typed; nothing for other dice in each battle.
    pub seed: String,
    /// What may be taken back.
    pub take_back: TakeBack,
}

impl BattleChoices {
    /// Forgets what belongs to one scenario.
    pub fn turn_to_another_scenario(&mut self) {
        self.party = None;
        self.seats.clear();
    }

    /// Whether the same battle is chosen, whatever the dice and what may be taken back.
    pub fn is_same_battle(&self, other: &BattleChoices) -> bool {
        (&self.book, &self.party, &self.seats) == (&other.book, &other.party, &other.seats)
    }

    /// Lets the chosen players decide for their sides.
    pub fn seat(&self, scenario: &mut Scenario) {
        for (number, (side, own)) in scenario.side_ids().zip(scenario.sides.iter_mut()).enumerate() {
            let Some(control) = self.seats.get(&number) else { continue };
            own.control.clone_from(control);
            for combatant in scenario.combatants.iter_mut().filter(|combatant| combatant.side == side) {
                combatant.control = None;
            }
        }
    }

    /// The seed; `None` for other dice in each battle.
    ///
    /// # Errors
    /// What was typed is no seed.
    pub fn seed(&self) -> Result<Option<u64>, ParseIntError> {
        let typed = self.seed.trim();
        if typed.is_empty() { Ok(None) } else { typed.parse().map(Some) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::catalogue::Catalogue;
    use crate::data::prepare::prepare_by_name;

    #[test]
    fn only_the_sides_that_were_chosen_change_hands() {
        let prepared = prepare_by_name(&Catalogue::bundled(), "first_blood", "affray");
        let muster = prepared.unwrap_or_else(|problems| panic!("{problems:#?}")).muster;
        let mut scenario = Scenario::clone(&muster.scenario);
        let brute = Control::Opponent("brute".to_owned());
        let choices =
            BattleChoices { seats: BTreeMap::from([(1, brute.clone())]), ..BattleChoices::default() };
        choices.seat(&mut scenario);
        assert_eq!(scenario.sides[1].control, brute);
        assert_eq!(scenario.sides[0].control, muster.scenario.sides[0].control);
    }

    #[test]
    fn a_seed_is_a_number_or_nothing() {
        let typed = |seed: &str| BattleChoices { seed: seed.to_owned(), ..BattleChoices::default() }.seed();
        assert_eq!((typed(""), typed(" 7 ")), (Ok(None), Ok(Some(7))));
        assert!(typed("seven").is_err());
    }

    #[test]
    fn another_scenario_keeps_the_book_and_the_dice() {
        let mut choices = BattleChoices {
            book: Some("of_my_own".to_owned()),
            party: Some("wayfarers".to_owned()),
            seats: BTreeMap::from([(0, Control::Player)]),
            seed: "7".to_owned(),
            take_back: TakeBack::Nothing,
        };
        choices.turn_to_another_scenario();
        assert_eq!((choices.party, choices.seats.len()), (None, 0));
        assert_eq!((choices.book.as_deref(), choices.seed.as_str()), (Some("of_my_own"), "7"));
        assert_eq!(choices.take_back, TakeBack::Nothing);
    }
}
