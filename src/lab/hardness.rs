//! How hard a scenario is for people: each opponent plays for them in a batch of battles against the scenario's own
//! opponents.

use std::sync::Arc;

use rayon::ThreadPoolBuildError;

use super::batch::{Setup, run_batch};
use super::drive::Profiles;
use crate::battle::Control;
use crate::brain::Profile;
use crate::rules::book::muster::Muster;

/// Of a hundred battles, how many the first side of a person wins, for each opponent who may play for it. Nothing if no
/// side is a person's.
///
/// # Errors
/// If the threads cannot be started.
pub fn measure(
    muster: &Arc<Muster>,
    rulebook: &str,
    battles: u64,
    seed: u64,
    threads: usize,
) -> Result<Vec<(Profile, u8)>, ThreadPoolBuildError> {
    let scenario = &muster.scenario;
    let Some(first) = scenario.side_of_people() else { return Ok(Vec::new()) };
    let of_people =
        || scenario.side_ids().filter(|side| scenario.sides[side.index()].control == Control::Player);
    let measured = Profile::ALL.into_iter().map(|profile| {
        let profiles = of_people().fold(Profiles::of_scenario(), |all, side| all.with(side, profile));
        let setup = Setup { muster: Arc::clone(muster), rulebook: rulebook.to_owned(), profiles };
        let report = run_batch(&setup, battles, seed, threads, &|_| {})?;
        let rate = report.sides.get(first.index()).map_or(0.0, |side| side.win_rate);
        Ok((profile, (rate * 100.0).round() as u8))
    });
    measured.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Scenario, SideId};
    use crate::data::catalogue::Catalogue;
    use crate::data::prepare::{Wanted, prepare};

    fn first_blood(change: impl FnOnce(&mut Scenario)) -> Arc<Muster> {
        let catalogue = Catalogue::bundled();
        let wanted = Wanted::named(&catalogue, "first_blood", "affray").unwrap_or_else(|_| panic!("it is bundled"));
        prepare(&catalogue, wanted, change).unwrap_or_else(|problems| panic!("{problems:#?}")).muster
    }

    #[test]
    fn the_side_of_people_is_measured_once_for_each_opponent() {
        let measured = measure(&first_blood(|_| {}), "affray", 8, 1, 1).unwrap_or_else(|fault| panic!("{fault}"));
        let profiles: Vec<Profile> = measured.iter().map(|(profile, _)| *profile).collect();
        assert_eq!(profiles, Profile::ALL);
        assert!(measured.iter().all(|(_, won)| *won <= 100));
    }

    #[test]
    fn a_side_without_enemies_who_can_fight_back_wins_every_battle() {
        let easy = first_blood(|scenario| {
            for foe in scenario.combatants.iter_mut().filter(|combatant| combatant.side == SideId(1)) {
                foe.start.hp = Some(1);
            }
        });
        let fair = measure(&first_blood(|_| {}), "affray", 40, 1, 1).unwrap_or_else(|fault| panic!("{fault}"));
        let easy = measure(&easy, "affray", 40, 1, 1).unwrap_or_else(|fault| panic!("{fault}"));
        for ((_, easy), (_, fair)) in easy.iter().zip(&fair) {
            assert!(easy > fair && *easy >= 90, "{easy} of 100 against {fair} of 100");
        }
    }

    #[test]
    fn nothing_is_measured_where_nobody_plays() {
        let watched = first_blood(|scenario| {
            for side in &mut scenario.sides {
                side.control = Control::Opponent("careful".to_owned());
            }
        });
        assert_eq!(measure(&watched, "affray", 4, 1, 1).unwrap_or_else(|fault| panic!("{fault}")), []);
    }
}
