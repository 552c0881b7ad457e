//! The counts from which a report is made. They are whole numbers, so that the order of adding does not matter.

use crate::account::{Blows, harm_in};
use crate::battle::{Fate, Outcome};
use crate::engine::{Battle, winners};

/// Counts over some battles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub battles: u64,
    /// How many battles nobody won.
    pub draws: u64,
    /// How many battles each side won, by the side's number.
    pub wins: Vec<u64>,
    /// How many battles lasted how many rounds, by the number of rounds.
    pub rounds: Vec<u64>,
    /// How each combatant fared, by the combatant's number.
    pub combatants: Vec<CombatantTally>,
}

/// How one combatant fared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CombatantTally {
    /// In how many battles they were alive at the end.
    pub survived: u64,
    /// In how many battles they were alive at the end but out of the fight.
    pub down: u64,
    /// The harm that they dealt: the hit points that their targets lost. In rulebooks without hit points, one for
    /// each injury and one for each time that they put a target out of the fight.
    pub harm: u64,
}

impl Tally {
    /// The counts before any battle.
    pub fn none(sides: usize, combatants: usize) -> Tally {
        let (wins, combatants) = (vec![0; sides], vec![CombatantTally::default(); combatants]);
        Tally { wins, combatants, ..Tally::default() }
    }

    /// Adds a battle that is over and whose facts have all been told.
    pub fn take_in(&mut self, battle: &Battle, outcome: Outcome) {
        self.battles += 1;
        let won = winners(outcome);
        let table = battle.table();
        let mut somebody_won = false;
        for (side, wins) in table.muster.scenario.side_ids().zip(&mut self.wins) {
            if won.contains(side) {
                *wins += 1;
                somebody_won = true;
            }
        }
        self.draws += u64::from(!somebody_won);
        count(&mut self.rounds, usize::from(table.turn.round));
        for (who, lot) in table.everybody().zip(&mut self.combatants) {
            let fate = table.fate(who);
            lot.survived += u64::from(fate != Some(Fate::Dead));
            lot.down += u64::from(fate.is_some_and(Fate::is_helpless));
        }
        let counts_hit_points = table.seen().any(|(_, body)| body.hit_points.is_some());
        let mut blows = Blows::default();
        for (number, fact) in battle.chronicle().since(0).iter().enumerate() {
            blows.follow(number, &fact.what);
            let Some((hurt, harm)) = harm_in(&fact.what, counts_hit_points) else { continue };
            let dealer = blows.dealer(hurt).and_then(|dealer| self.combatants.get_mut(dealer.index()));
            if let Some(lot) = dealer {
                lot.harm += u64::from(harm);
            }
        }
    }

    /// The sum of two tallies of the same sides and combatants.
    pub fn and(mut self, other: &Tally) -> Tally {
        self.battles += other.battles;
        self.draws += other.draws;
        for (own, more) in self.wins.iter_mut().zip(&other.wins) {
            *own += more;
        }
        for (rounds, more) in other.rounds.iter().enumerate().filter(|(_, more)| **more > 0) {
            grow(&mut self.rounds, rounds);
            self.rounds[rounds] += more;
        }
        for (own, more) in self.combatants.iter_mut().zip(&other.combatants) {
            own.survived += more.survived;
            own.down += more.down;
            own.harm += more.harm;
        }
        self
    }
}

fn count(list: &mut Vec<u64>, place: usize) {
    grow(list, place);
    list[place] += 1;
}

fn grow(list: &mut Vec<u64>, place: usize) {
    if list.len() <= place {
        list.resize(place + 1, 0);
    }
}
