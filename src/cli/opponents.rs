//! Finds the opponents that play sides and combatants, by the names that arguments use.

use super::arguments::{ALL, Assignment};
use super::failure::Failure;
use super::people;
use crate::battle::Scenario;
use crate::battle::former_words::present_word;
use crate::brain::Profile;
use crate::data::nearest::nearest;
use crate::lab::Profiles;

/// The opponents that the user asked for; otherwise those of the scenario.
pub fn profiles_of(scenario: &Scenario, assigned: &[Assignment]) -> Result<Profiles, Failure> {
    let mut profiles = Profiles::of_scenario();
    for Assignment { side, profile } in assigned {
        let profile = profile_named(profile)?;
        if side == ALL {
            profiles = Profiles::all(profile);
        } else {
            profiles = profiles.with(people::side(scenario, side)?, profile);
        }
    }
    Ok(profiles)
}

/// The names of all opponents.
pub fn names() -> Vec<&'static str> {
    Profile::ALL.iter().map(|profile| profile.word()).collect()
}

/// The opponent of that name.
pub fn profile_named(name: &str) -> Result<Profile, Failure> {
    Profile::parse(name).ok_or_else(|| {
        let meant = present_word(name).filter(|word| Profile::parse(word).is_some());
        let meant = meant.or_else(|| nearest(name, names()));
        Failure::stranger("cli-unknown-opponent", name, names().into_iter(), meant)
    })
}
