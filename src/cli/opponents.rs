//! Who stands at the controls of which side when nobody plays.

use super::arguments::{ALL, Assignment};
use super::failure::Failure;
use super::library::Named;
use crate::battle::{Control, Phrase, Problem, Scenario};
use crate::brain::Profile;
use crate::data::catalogue::unknown;
use crate::data::nearest::nearest;

/// For each side the opponent that takes its controls, whatever the scenario says, and who takes those that the
/// scenario leaves to a person.
#[derive(Clone, Debug, Default)]
pub struct Seats {
    by_side: Vec<Option<String>>,
    usual: Option<String>,
}

impl Seats {
    /// Everybody stays where the scenario puts them.
    pub fn as_written() -> Seats {
        Seats::default()
    }

    /// Opponents everywhere: those assigned, else the scenario's, else the usual one.
    pub fn of_opponents(named: &Named, scenario: &Scenario, assigned: &[Assignment]) -> Result<Seats, Failure> {
        let mut by_side = vec![None; scenario.sides.len()];
        for Assignment { side, profile } in assigned {
            known(profile)?;
            if side == ALL {
                by_side.fill(Some(profile.clone()));
                continue;
            }
            let place = super::people::side(scenario, side)?;
            by_side[place.index()] = Some(profile.clone());
        }
        let usual = named.catalogue.defaults.opponent.clone();
        let seats = Seats { by_side, usual: Some(usual) };
        seats.check(named, scenario)?;
        Ok(seats)
    }

    /// A scenario may name opponents that there are not.
    fn check(&self, named: &Named, scenario: &Scenario) -> Result<(), Failure> {
        let mut seated = scenario.clone();
        self.take(&mut seated);
        let of_sides = seated.sides.iter().map(|side| &side.control);
        let of_some = seated.combatants.iter().filter_map(|combatant| combatant.control.as_ref());
        for control in of_sides.chain(of_some) {
            if let Control::Opponent(profile) = control
                && Profile::parse(profile).is_none()
            {
                let problem = Problem::error(unknown("kind-opponent", profile)).of(&named.source);
                return Err(Failure::Unsound(vec![problem.suggest(nearest_profile(profile))]));
            }
        }
        Ok(())
    }

    /// Lets everybody take their seats.
    pub fn take(&self, scenario: &mut Scenario) {
        let Some(usual) = &self.usual else { return };
        let mut of_sides = Vec::new();
        for (side, assigned) in scenario.sides.iter_mut().zip(&self.by_side) {
            seat(&mut side.control, assigned.as_ref(), usual);
            of_sides.push(assigned.clone());
        }
        for combatant in &mut scenario.combatants {
            let assigned = of_sides.get(combatant.side.index()).and_then(Option::as_ref);
            if let Some(control) = &mut combatant.control {
                seat(control, assigned, usual);
            }
        }
    }
}

fn seat(control: &mut Control, assigned: Option<&String>, usual: &str) {
    match (assigned, &control) {
        (Some(profile), _) => *control = Control::Opponent(profile.clone()),
        (None, Control::Player) => *control = Control::Opponent(usual.to_owned()),
        (None, Control::Opponent(_)) => {}
    }
}

fn known(profile: &str) -> Result<(), Failure> {
    match Profile::parse(profile) {
        Some(_) => Ok(()),
        None => {
            let names = Profile::ALL.iter().map(|profile| profile.name().to_owned()).collect::<Vec<_>>();
            let phrase = Phrase::new("cli-unknown-opponent").with("found", profile).with("names", names);
            Err(Failure::Usage(vec![Problem::error(phrase).suggest(nearest_profile(profile))]))
        }
    }
}

fn nearest_profile(name: &str) -> Option<&'static str> {
    nearest(name, Profile::ALL.iter().map(|profile| profile.name()))
}
