//! The glance: a rough value for each square, from nothing but its distance to each enemy. Tables that are made once
//! for a decision give the values of hundreds of squares, row by row, with one look-up for each enemy.

use smallvec::SmallVec;

use super::scene::{Enemy, Scene};
use super::together::shared;
use super::worth::Blow;
use crate::grid::{Diagonal, Footprint, Pos, Size, reach};

/// For each enemy and each distance, what attacking them gains and what their reply costs.
#[derive(Debug, Default)]
pub struct Glance {
    /// The enemies who count.
    enemies: Vec<Footprint>,
    /// For each of them in turn, the best attack and the worst reply at each distance from 0 steps on. The last entry
    /// for an enemy is for all greater distances.
    by_steps: Vec<Rough>,
    /// How many entries each enemy has in `by_steps`.
    span: usize,
    /// The values of the squares of a row.
    row: Vec<Rough>,
}

/// What a square is worth at a glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rough {
    /// The best attack, if nothing were in the way.
    pub gain: i32,
    /// All replies together.
    pub danger: i32,
}

/// The attacks between the acting combatant and an enemy that the combatant's choice of a square depends on.
#[derive(Default)]
pub struct Weighed<'s> {
    /// How much harming the enemy counts, in percent.
    pub importance: i32,
    /// Attacks on the enemy; none if no square is in reach.
    pub blows: &'s [Blow],
    /// Attacks by the enemy; none if they reach no square.
    pub replies: &'s [Blow],
}

impl Glance {
    /// Makes the tables for the enemies of a scene. An attack counts, if `strikes`, by the importance of its target;
    /// a reply is divided by the number of combatants that the enemy could choose from. `weigh` says what counts of an
    /// enemy.
    pub fn take_in<'s>(
        &mut self,
        scene: &'s Scene,
        field: Size,
        strikes: bool,
        mut weigh: impl FnMut(&'s Enemy) -> Weighed<'s>,
    ) {
        // Enemies who can neither strike nor be struck count for nothing.
        let counts = |weighed: &Weighed<'_>| !weighed.blows.is_empty() || !weighed.replies.is_empty();
        let weighed = scene.enemies.iter().map(|enemy| (enemy, weigh(enemy)));
        let weighed: SmallVec<[(&Enemy, Weighed<'_>); 8]> =
            weighed.filter(|(_, weighed)| counts(weighed)).collect();
        self.enemies.clear();
        self.enemies.extend(weighed.iter().map(|(enemy, _)| enemy.squares));
        let farthest = |(enemy, _): &(&Enemy, Weighed<'_>)| {
            let own = enemy.own_reach.filter(|_| strikes);
            own.map_or(0, u32::from).max(enemy.farthest())
        };
        let farthest = weighed.iter().map(farthest).max().unwrap_or(0);
        // No two squares of the field are farther apart than this.
        let across = reach(field.cols.into(), field.rows.into(), scene.diagonal);
        let last = farthest.min(across) as usize;
        // One entry more, for all distances out of reach.
        self.span = last + 2;
        self.by_steps.clear();
        for (enemy, Weighed { importance, blows, replies }) in weighed {
            let first = self.by_steps.len();
            self.by_steps.resize(first + self.span, Rough { gain: i32::MIN, danger: i32::MIN });
            let by_steps = &mut self.by_steps[first..];
            for blow in blows {
                let gain = &mut by_steps[usize::from(blow.reach).min(last)].gain;
                *gain = (*gain).max(blow.worth * importance / 100);
            }
            for reply in replies {
                let steps = usize::from(reply.reach) + usize::from(enemy.pace);
                let threat = &mut by_steps[steps.min(last)].danger;
                *threat = (*threat).max(shared(scene, enemy, reply.worth));
            }
            // A blow that reaches far also reaches everything nearer.
            let (mut gain, mut danger) = (i32::MIN, i32::MIN);
            for at in by_steps.iter_mut().rev() {
                (gain, danger) = (gain.max(at.gain), danger.max(at.danger));
                let or_nothing = |worth| if worth == i32::MIN { 0 } else { worth };
                *at = Rough { gain: or_nothing(gain), danger: or_nothing(danger) };
            }
        }
    }

    /// The values of the squares of a row from one to another, both included.
    pub fn along_row(&mut self, scene: &Scene, first: Pos, last: Pos) -> &[Rough] {
        let count = usize::try_from(last.col - first.col + 1).unwrap_or_default();
        self.row.clear();
        self.row.resize(count, Rough::default());
        let first = scene.here.moved_to(first);
        // The way to measure is chosen once for all squares.
        match scene.diagonal {
            Diagonal::Five => self.add_row(first, |cols, rows| reach(cols, rows, Diagonal::Five)),
            Diagonal::Alternating => {
                self.add_row(first, |cols, rows| reach(cols, rows, Diagonal::Alternating))
            }
            Diagonal::Manhattan => self.add_row(first, |cols, rows| reach(cols, rows, Diagonal::Manhattan)),
        }
        &self.row
    }

    /// Adds what each enemy means for the squares of the row, from the body at `first` on.
    fn add_row(&mut self, first: Footprint, steps: impl Fn(u32, u32) -> u32) {
        for (enemy, by_steps) in self.enemies.iter().zip(self.by_steps.chunks_exact(self.span)) {
            let rows = first.apart(*enemy).1;
            // However diagonal steps count, nobody so many rows away is in reach.
            if rows as usize >= by_steps.len() - 1 {
                continue;
            }
            for (col, rough) in (0..).zip(&mut self.row) {
                let cols = first.moved_to(first.corner().offset(col, 0)).apart(*enemy).0;
                let Rough { gain, danger } = by_steps[(steps(cols, rows) as usize).min(by_steps.len() - 1)];
                rough.gain = rough.gain.max(gain);
                rough.danger += danger;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{CombatantId, WeaponId};
    use crate::brain::worth::Blow;
    use crate::grid::{Diagonal, Footprint};

    fn blows(reaches_and_worths: &[(u16, i32)]) -> SmallVec<[Blow; 4]> {
        reaches_and_worths.iter().map(|&(reach, worth)| Blow { weapon: WeaponId(0), reach, worth }).collect()
    }

    struct Known {
        at: Pos,
        own: SmallVec<[Blow; 4]>,
        replies: SmallVec<[Blow; 4]>,
        importance: i32,
    }

    #[test]
    fn a_glance_says_what_asking_every_blow_and_every_reply_says() {
        let known =
            |at, own, replies, importance| Known { at, own: blows(own), replies: blows(replies), importance };
        let enemies = [
            (known(Pos::new(3, 4), &[(1, 300), (6, 120)], &[(1, 900), (8, 40)], 150), 3, 1),
            (known(Pos::new(9, 0), &[(2, 250)], &[], 70), 4, 0),
            (known(Pos::new(0, 8), &[], &[(2, 77)], 79), 0, 2),
        ];
        let mut scene = Scene { diagonal: Diagonal::Alternating, ..Scene::default() };
        let farthest = |blows: &[Blow]| blows.iter().map(|blow| blow.reach).max();
        for (number, (known, pace, others)) in enemies.iter().enumerate() {
            let mut enemy = Enemy::new(CombatantId::at(number), Footprint::new(known.at, 2), *pace);
            enemy.own_reach = farthest(&known.own);
            enemy.reply_reach = farthest(&known.replies);
            enemy.others = *others;
            scene.enemies.push(enemy);
        }
        let known_of = |enemy: &Enemy| &enemies[enemy.who.index()].0;
        let mut glance = Glance::default();
        for strikes in [false, true] {
            let field = Size::new(24, 16);
            glance.take_in(&scene, field, strikes, |enemy| {
                let Known { own, replies, importance, .. } = known_of(enemy);
                Weighed { importance: *importance, blows: if strikes { own } else { &[] }, replies }
            });
            let rough = |row: i16| glance.along_row(&scene, Pos::new(0, row), Pos::new(23, row)).to_vec();
            let rough: Vec<Rough> = (0..16).flat_map(rough).collect();
            for (at, rough) in field.positions().zip(rough) {
                let square = Footprint::from(at);
                let gain = |enemy: &Enemy| {
                    let within = |blow: &&Blow| scene.gap(enemy, square) <= u32::from(blow.reach);
                    let Known { own, importance, .. } = known_of(enemy);
                    let worths = own.iter().filter(|_| strikes).filter(within);
                    worths.map(|blow| blow.worth * importance / 100).max().unwrap_or(0)
                };
                let gain = scene.enemies.iter().map(gain).max().unwrap_or(0);
                let danger = |enemy: &Enemy| {
                    let gap = scene.gap(enemy, square);
                    let within = |blow: &&Blow| gap <= u32::from(blow.reach) + u32::from(enemy.pace);
                    let worths = known_of(enemy).replies.iter().filter(within).map(|blow| blow.worth);
                    worths.max().unwrap_or(0) / (1 + enemy.others)
                };
                let danger: i32 = scene.enemies.iter().map(danger).sum();
                assert_eq!(rough, Rough { gain, danger }, "{at:?}");
            }
        }
    }
}
