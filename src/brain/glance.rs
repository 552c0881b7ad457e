//! The glance: a rough value for each square, from nothing but its distance to each enemy. Tables that are made once
//! for a decision give the value of each of hundreds of squares with one look-up for each enemy.

use smallvec::SmallVec;

use super::scene::{Enemy, Scene};
use super::worth::Blow;
use crate::grid::{Pos, Size, reach};

/// For each enemy and each distance, what attacking them gains and what their reply costs.
#[derive(Debug, Default)]
pub struct Glance {
    /// For each enemy who counts in turn, the best attack and the worst reply at each distance from 0 steps on. The
    /// last entry for an enemy is for all greater distances.
    by_steps: Vec<(i32, i32)>,
    /// How many enemies count.
    count: usize,
    /// How many entries each enemy has in `by_steps`.
    span: usize,
    /// For each column of the field and each enemy, how many columns lie between them; `rows` is the same for rows.
    cols: Vec<u32>,
    rows: Vec<u32>,
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
        self.count = weighed.len();
        let apart =
            |at: Pos| weighed.iter().map(move |(enemy, _)| scene.here.moved_to(at).apart(enemy.squares));
        self.cols.clear();
        let cols = (0..field.cols.cast_signed()).map(|col| Pos::new(col, 0));
        self.cols.extend(cols.flat_map(apart).map(|(cols, _)| cols));
        self.rows.clear();
        let rows = (0..field.rows.cast_signed()).map(|row| Pos::new(0, row));
        self.rows.extend(rows.flat_map(apart).map(|(_, rows)| rows));
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
            self.by_steps.resize(first + self.span, (i32::MIN, i32::MIN));
            let by_steps = &mut self.by_steps[first..];
            for blow in blows {
                let gain = &mut by_steps[usize::from(blow.reach).min(last)].0;
                *gain = (*gain).max(blow.worth * importance / 100);
            }
            for reply in replies {
                let steps = usize::from(reply.reach) + usize::from(enemy.pace);
                let threat = &mut by_steps[steps.min(last)].1;
                *threat = (*threat).max(reply.worth / (1 + enemy.others));
            }
            // A blow that reaches far also reaches everything nearer.
            let mut within = (i32::MIN, i32::MIN);
            for at in by_steps.iter_mut().rev() {
                within = (within.0.max(at.0), within.1.max(at.1));
                let or_nothing = |worth| if worth == i32::MIN { 0 } else { worth };
                *at = (or_nothing(within.0), or_nothing(within.1));
            }
        }
    }

    /// The worth of the best attack from a square if nothing were in the way, and of all replies to it together.
    pub fn at(&self, scene: &Scene, square: Pos) -> (i32, i32) {
        let mut sum = (0, 0);
        let of_enemies = |apart: &'_ [u32], line: i16| {
            let first = usize::from(line.unsigned_abs()) * self.count;
            first..(first + self.count).min(apart.len())
        };
        let cols = &self.cols[of_enemies(&self.cols, square.col)];
        let rows = &self.rows[of_enemies(&self.rows, square.row)];
        let by_steps = self.by_steps.chunks_exact(self.span.max(1));
        for ((cols, rows), by_steps) in cols.iter().zip(rows).zip(by_steps) {
            let steps = (reach(*cols, *rows, scene.diagonal) as usize).min(by_steps.len() - 1);
            let (gain, danger) = by_steps[steps];
            sum = (sum.0.max(gain), sum.1 + danger);
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{CombatantId, WeaponId};
    use crate::brain::worth::Blow;
    use crate::grid::{Diagonal, Footprint};

    fn blows(reaches_and_worths: &[(u16, i32)]) -> SmallVec<[Blow; 4]> {
        reaches_and_worths
            .iter()
            .map(|&(reach, worth)| Blow { weapon: WeaponId(0), reach, worth, exchange: 0 })
            .collect()
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
            for at in field.positions() {
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
                assert_eq!(glance.at(&scene, at), (gain, danger), "{at:?}");
            }
        }
    }
}
