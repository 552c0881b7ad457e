//! The fighters of the plain loop: their numbers, the chances of their checks, and their dice.

use super::field::Square;

pub struct Weapon {
    /// What the fighter and the weapon add to the roll to hit.
    pub hit: i32,
    /// What the weapon adds to the threshold of the injury check.
    pub injury: i32,
    /// What it adds to the threshold of the fatigue check, if a hit forces one.
    pub fatigue: Option<i32>,
    /// How far it reaches, in squares.
    pub reach: usize,
}

pub struct Kind {
    pub letter: char,
    pub weapons: &'static [Weapon],
    pub pace: usize,
    pub defence: i32,
    pub toughness: i32,
    pub endurance: i32,
    pub nerve: i32,
}

/// The fighters of `bench_4v4`, with the numbers that LLCF gives them.
pub const KINDS: [Kind; 4] = [
    Kind {
        letter: 'A',
        weapons: &[
            Weapon { hit: 2, injury: 0, fatigue: None, reach: 24 },
            Weapon { hit: 0, injury: 0, fatigue: None, reach: 1 },
        ],
        pace: 6,
        defence: 4,
        toughness: 0,
        endurance: 0,
        nerve: 0,
    },
    Kind {
        letter: 'C',
        weapons: &[
            Weapon { hit: 2, injury: 0, fatigue: None, reach: 1 },
            Weapon { hit: 3, injury: 0, fatigue: None, reach: 12 },
        ],
        pace: 6,
        defence: 5,
        toughness: 1,
        endurance: 1,
        nerve: 1,
    },
    Kind {
        letter: 'I',
        weapons: &[Weapon { hit: 0, injury: 1, fatigue: Some(1), reach: 1 }],
        pace: 4,
        defence: 6,
        toughness: 1,
        endurance: 1,
        nerve: 0,
    },
    Kind {
        letter: 'P',
        weapons: &[
            Weapon { hit: 1, injury: 0, fatigue: None, reach: 2 },
            Weapon { hit: 1, injury: 0, fatigue: None, reach: 1 },
        ],
        pace: 6,
        defence: 5,
        toughness: 0,
        endurance: 0,
        nerve: 0,
    },
];

pub struct Fighter {
    pub kind: &'static Kind,
    pub side: usize,
    pub square: Square,
    pub injuries: i32,
    pub fatigue: i32,
    pub stress: i32,
    pub is_shaken: bool,
    pub is_down: bool,
}

/// Whether a check is rolled with two dice, and which of them counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    Even,
    /// The lower of two dice.
    Hampered,
}

impl Fighter {
    pub fn new(kind: &'static Kind, side: usize, square: Square) -> Fighter {
        Fighter { kind, side, square, injuries: 0, fatigue: 0, stress: 0, is_shaken: false, is_down: false }
    }

    /// What a fighter who is worn has less on their rolls to hit.
    pub fn penalty(&self) -> i32 {
        i32::from(self.injuries >= 2) + i32::from(self.fatigue >= 3) + i32::from(self.stress >= 3)
    }

    /// The edge of this fighter's checks, where the target may be behind cover.
    pub fn edge(&self, is_covered: bool) -> Edge {
        if self.is_shaken || is_covered { Edge::Hampered } else { Edge::Even }
    }

    /// The threshold of the injury check that a hit forces.
    pub fn injury_threshold(&self, weapon: &Weapon) -> i32 {
        2 + self.injuries + weapon.injury
    }

    /// The injuries that an attack is expected to bring; to fell the target counts as three.
    fn expected_injuries(&self, weapon: &Weapon, target: &Fighter, is_covered: bool) -> f64 {
        let hits = chance(target.kind.defence, weapon.hit - self.penalty(), self.edge(is_covered));
        let stands = chance(target.injury_threshold(weapon), target.kind.toughness, target.edge(false));
        hits * (stands + 3.0 * (1.0 - stands))
    }

    /// What each weapon of this fighter is worth against a target, wherever the two stand.
    pub fn blows(&self, target: &Fighter) -> Vec<Blow> {
        let blow = |weapon| Blow {
            weapon,
            open: self.expected_injuries(weapon, target, false),
            covered: self.expected_injuries(weapon, target, true),
        };
        self.kind.weapons.iter().map(blow).collect()
    }
}

/// A weapon with the injuries to expect of it.
pub struct Blow {
    pub weapon: &'static Weapon,
    pub open: f64,
    pub covered: f64,
}

/// The exact chance that a six-sided die and a bonus reach a threshold.
fn chance(threshold: i32, bonus: i32, edge: Edge) -> f64 {
    let faces = (7 - threshold + bonus).clamp(0, 6);
    let one = f64::from(faces) / 6.0;
    if edge == Edge::Hampered { one * one } else { one }
}

/// A small generator of dice, splitmix64.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn roll(&mut self) -> i32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        1 + (bits % 6) as i32
    }

    pub fn check(&mut self, threshold: i32, bonus: i32, edge: Edge) -> bool {
        let first = self.roll();
        let counts = if edge == Edge::Hampered { first.min(self.roll()) } else { first };
        counts + bonus >= threshold
    }
}
