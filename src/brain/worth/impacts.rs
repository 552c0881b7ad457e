//! What the impacts of strikes are worth: each is worked out once for every amount of damage that comes up, then
//! remembered, whoever strikes.

use super::met::{CheckedCircumstances, add_missing, digests, holds};
use super::roles::Roles;
use super::slots::Slots;
use super::value::Measure;
use crate::rules::exchange::strike::{Dealt, ImpactPlan};
use crate::rules::questions::weigh_out::Rollers;
use crate::rules::table::Table;

/// The impacts of strikes that came up before.
#[derive(Debug, Default)]
pub struct Impacts(Slots<Known>);

/// What hits of one plan are worth. It stays valid as long as each of its checks would be made under the same circumstances.
#[derive(Clone, Debug, Default)]
pub struct Known {
    pub met: Vec<CheckedCircumstances>,
    /// The mean worth of each impact that has been asked about, and the chance that the target falls by it, sorted by
    /// impact.
    worths: Vec<((Dealt, Rollers), Impact)>,
}

/// What an impact is worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Impact {
    /// The mean worth.
    pub worth: f64,
    /// The chance that the target falls.
    pub falls: f64,
}

impl Impacts {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What is known of the impacts with this digest.
    pub fn of(&mut self, table: &Table<'_>, roles: Roles, key: u64) -> Option<&mut Known> {
        self.0.recall(key, |known| holds(table, roles, &known.met), || Some(Known::default()))
    }
}

impl Known {
    /// What is to be expected of what has been dealt, after rolls by combatants in these roles, and its place. `likely` is the place
    /// where it is looked for first.
    pub fn of(
        &mut self,
        table: &Table<'_>,
        roles: Roles,
        (impacts, measure): (&[ImpactPlan], Measure),
        (hit, likely): ((Dealt, &Rollers), usize),
    ) -> (Impact, usize) {
        if let Some(((dealt, rollers), impact)) = self.worths.get(likely)
            && (*dealt, rollers) == hit
        {
            return (*impact, likely);
        }
        let place = match self.worths.binary_search_by(|((dealt, rollers), _)| (*dealt, rollers).cmp(&hit)) {
            Ok(place) => return (self.worths[place].1, place),
            Err(place) => place,
        };
        let hit = (hit.0, hit.1.clone());
        let (mut impact, mut rolled) = (Impact::default(), Vec::new());
        let now = (hit.0, roles.recall_all(&hit.1));
        table.weigh_impact(impacts, now, &mut rolled, &mut |ending, share| {
            impact.worth += share * f64::from(measure.worth_of(&ending.effects));
            if measure.falls_by(&ending.effects) {
                impact.falls += share;
            }
        });
        add_missing(&mut self.met, &digests(roles, rolled).collect::<Vec<_>>());
        self.worths.insert(place, (hit, impact));
        (impact, place)
    }
}
