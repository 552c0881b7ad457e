//! The battles of a batch from the worst to the best for one side, in little memory: how many there are of each kind, and the
//! first of them.
//!
//! Battles that the side lost come first, then those that nobody won, then those that it won. Among them they are ordered by
//! how far the strength left of the side is ahead of its strongest enemy's (`account`'s measure, in thousandths). There
//! are some thousands of such places at most, so memory stays the same however many battles there are. Of battles at the same
//! place, the first stands for all, so the answer does not depend on the order in which battles were fought.

use std::collections::BTreeMap;

use crate::account::Summary;
use crate::battle::SideId;
use crate::engine::winners;
use crate::rules::book::muster::Muster;

/// What a battle was for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Luck {
    Lost,
    Drawn,
    Won,
}

/// How many battles there are at one place, and the number of the first, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    count: u64,
    first: u64,
}

/// Battles from the worst to the best for one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    places: BTreeMap<(Luck, i32), Place>,
}

/// Which battle is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    Worst,
    TypicalLoss,
    TypicalWin,
    Best,
    /// So many of a hundred battles were no better.
    Percentile(u8),
}

impl Which {
    /// Those that are named if nobody asks for others.
    pub const USUAL: [Which; 4] = [Which::Worst, Which::TypicalLoss, Which::TypicalWin, Which::Best];

    /// Reads `worst`, `typical-loss`, `median`, `typical-win`, `best`, or a percentile such as `p5`.
    pub fn parse(word: &str) -> Option<Which> {
        Some(match word {
            "worst" => Which::Worst,
            "typical-loss" => Which::TypicalLoss,
            "typical-win" => Which::TypicalWin,
            "best" => Which::Best,
            "median" => Which::Percentile(50),
            _ => Which::Percentile(word.strip_prefix('p')?.parse().ok().filter(|part| *part <= 100)?),
        })
    }

    /// The word for it.
    pub fn word(self) -> String {
        match self {
            Which::Worst => "worst".to_owned(),
            Which::TypicalLoss => "typical-loss".to_owned(),
            Which::TypicalWin => "typical-win".to_owned(),
            Which::Best => "best".to_owned(),
            Which::Percentile(50) => "median".to_owned(),
            Which::Percentile(part) => format!("p{part}"),
        }
    }
}

/// What a battle was for a side, and by how much.
pub fn standing(summary: &Summary, muster: &Muster, side: SideId) -> (Luck, i32) {
    let won = winners(summary.outcome);
    let luck = match (won.contains(side), muster.scenario.side_ids().any(|side| won.contains(side))) {
        (true, _) => Luck::Won,
        (false, false) => Luck::Drawn,
        (false, true) => Luck::Lost,
    };
    let of = |side: SideId| summary.strength.get(side.index()).map_or(0, |share| share.cast_signed());
    let enemies = muster.scenario.side_ids().filter(|other| muster.scenario.are_hostile(side, *other));
    (luck, of(side) - enemies.map(of).max().unwrap_or(0))
}

impl Ranking {
    pub fn take_in(&mut self, number: u64, standing: (Luck, i32)) {
        self.add(standing, Place { count: 1, first: number });
    }

    fn add(&mut self, standing: (Luck, i32), more: Place) {
        self.places
            .entry(standing)
            .and_modify(|place| {
                *place = Place { count: place.count + more.count, first: place.first.min(more.first) };
            })
            .or_insert(more);
    }

    pub fn and(&mut self, other: &Ranking) {
        for (standing, place) in &other.places {
            self.add(*standing, *place);
        }
    }

    /// The number of a battle, counted from 0; none if there is no such battle.
    pub fn find(&self, which: Which) -> Option<u64> {
        let among = |luck: Luck| {
            self.places.iter().filter(move |((own, _), _)| *own == luck).map(|(_, place)| *place)
        };
        match which {
            Which::Worst => self.places.first_key_value().map(|(_, place)| place.first),
            Which::Best => self.places.last_key_value().map(|(_, place)| place.first),
            Which::TypicalLoss => at(among(Luck::Lost), 50),
            Which::TypicalWin => at(among(Luck::Won), 50),
            Which::Percentile(part) => at(self.places.values().copied(), part),
        }
    }
}

/// The battle that so many of a hundred of these are no better than.
fn at(places: impl Iterator<Item = Place> + Clone, percent: u8) -> Option<u64> {
    let all: u64 = places.clone().map(|place| place.count).sum();
    let enough = (all * u64::from(percent)).div_ceil(100).max(1);
    let mut so_far = 0;
    let mut places = places;
    let reached = places.find(|place| {
        so_far += place.count;
        so_far >= enough
    });
    reached.map(|place| place.first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_that_of_the_sorted_list_in_any_order_of_adding() {
        let standings: Vec<(Luck, i32)> = (0..101)
            .map(|number: i32| {
                let luck = [Luck::Lost, Luck::Drawn, Luck::Won][(number % 3).unsigned_abs() as usize];
                (luck, number * 37 % 101)
            })
            .collect();
        let of = |numbers: &mut dyn Iterator<Item = usize>| {
            let mut ranking = Ranking::default();
            numbers.for_each(|number| ranking.take_in(number as u64, standings[number]));
            ranking
        };
        let mut ranking = of(&mut (0..50));
        ranking.and(&of(&mut (50..101)));
        assert_eq!(ranking, of(&mut (0..101).rev()));
        let mut sorted: Vec<usize> = (0..101).collect();
        sorted.sort_by_key(|number| standings[*number]);
        assert_eq!(ranking.find(Which::Worst), Some(sorted[0] as u64));
        assert_eq!(ranking.find(Which::Best), Some(sorted[100] as u64));
        assert_eq!(ranking.find(Which::Percentile(5)), Some(sorted[5] as u64));
        assert_eq!(ranking.find(Which::Percentile(50)), Some(sorted[50] as u64));
        let won: Vec<usize> =
            sorted.iter().copied().filter(|number| standings[*number].0 == Luck::Won).collect();
        assert_eq!(ranking.find(Which::TypicalWin), Some(won[(won.len() - 1) / 2] as u64));
        assert_eq!(Ranking::default().find(Which::TypicalWin), None);
    }

    #[test]
    fn the_first_of_equal_battles_stands_for_all() {
        let mut ranking = Ranking::default();
        [7, 3, 9].into_iter().for_each(|number| ranking.take_in(number, (Luck::Won, 400)));
        assert_eq!(ranking.find(Which::TypicalWin), Some(3));
        assert_eq!(ranking.find(Which::TypicalLoss), None);
    }

    #[test]
    fn every_word_for_a_battle_can_be_read() {
        for which in Which::USUAL.into_iter().chain([Which::Percentile(5), Which::Percentile(50)]) {
            assert_eq!(Which::parse(&which.word()), Some(which));
        }
        for nonsense in ["p101", "p", "5", "pp5", ""] {
            assert_eq!(Which::parse(nonsense), None, "{nonsense}");
        }
    }
}
