//! The glance: a rough value for each square, from nothing but its distance to each enemy. What each enemy means for squares is
//! laid out once for a decision, by distance; then hundreds of squares are valued, row by row and many of a row at once.

use std::ops::Range;

use smallvec::SmallVec;

use super::scene::{Enemy, Scene};
use super::together::shared;
use super::worth::{Blow, WorthCache};
use crate::grid::{Diagonal, Footprint, Pos, columns_within};
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// What enemies mean for squares at each distance.
#[derive(Debug, Default)]
pub struct Glance {
    /// What attacks gain from squares near enough.
    gains: Vec<Band>,
    /// How much more replies cost at squares near enough.
    dangers: Vec<Band>,
    row: Row,
}

/// What counts for all squares within some steps of an enemy.
#[derive(Clone, Copy, Debug)]
struct Band {
    enemy: Footprint,
    within: u32,
    counts: i32,
}

/// The values of the squares of a row.
#[derive(Debug, Default)]
pub struct Row {
    gains: Vec<i32>,
    dangers: Vec<i32>,
}

/// Squares of one row, from the westernmost to the easternmost.
#[derive(Clone, Copy, Debug)]
pub struct SquaresOfRow<'s> {
    pub first: Pos,
    pub last: Pos,
    pub squares: &'s [Reachable],
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

impl<'s> Weighed<'s> {
    /// What counts of an enemy for squares within some steps. Enemies who are too far away for attacks are not weighed.
    pub fn within(
        steps: u16,
        strikes: bool,
        (table, scene, worths): (&Table<'_>, &Scene, &mut WorthCache),
        enemy: &'s Enemy,
    ) -> Weighed<'s> {
        let nearest = scene.nearest(enemy, steps);
        let mut weighed = Weighed::default();
        if strikes && enemy.is_within_own_reach(nearest) {
            weighed.importance = scene.importance(enemy, table, worths);
            weighed.blows = scene.blows(enemy, table, worths);
        }
        if nearest <= enemy.farthest() {
            weighed.replies = scene.replies(enemy, table, worths);
        }
        weighed
    }
}

impl Glance {
    /// Lays out what the enemies of a scene mean for squares. An attack counts by the importance of its target; a reply is divided
    /// by the number of combatants that the enemy could choose from. `weigh` says what counts of an enemy.
    pub fn take_in<'s>(&mut self, scene: &'s Scene, mut weigh: impl FnMut(&'s Enemy) -> Weighed<'s>) {
        self.gains.clear();
        self.dangers.clear();
        for enemy in &scene.enemies {
            let Weighed { importance, blows, replies } = weigh(enemy);
            let band = |within: u32, counts: i32| Band { enemy: enemy.squares, within, counts };
            for blow in blows {
                let gain = blow.worth * importance / 100;
                if gain > 0 {
                    self.gains.push(band(blow.reach.into(), gain));
                }
            }
            // Of the replies that reach a square only the worst counts, so a nearer square adds what the worst of those costs more
            // that do not reach farther ones.
            let threat = |reply: &Blow| (reply.reach, shared(scene, enemy, reply.worth));
            let mut threats: SmallVec<[(u16, i32); 8]> = replies.iter().map(threat).collect();
            threats.sort_unstable_by(|one, other| other.cmp(one));
            let mut worst = None;
            for (reach, threat) in threats {
                if worst.is_none_or(|worst| threat > worst) {
                    let within = u32::from(reach) + u32::from(enemy.pace);
                    self.dangers.push(band(within, threat - worst.unwrap_or(0)));
                    worst = Some(threat);
                }
            }
        }
    }

    /// No square of a row from one to another, both included, has a greater gain or less danger than this.
    fn at_best(&self, scene: &Scene, first: Pos, last: Pos) -> Rough {
        let (first, count) = (scene.here.moved_to(first), columns(first, last));
        let mut rough = Rough::default();
        for band in &self.gains {
            if band.counts > rough.gain && !band.along(first, count, scene.diagonal).is_empty() {
                rough.gain = band.counts;
            }
        }
        for band in &self.dangers {
            let is_everywhere = band.along(first, count, scene.diagonal) == (0..count);
            rough.danger += if is_everywhere { band.counts } else { band.counts.min(0) };
        }
        rough
    }

    /// Squares row by row, each row with the best score that a square of it may have. Rows with better squares come first. `score`
    /// makes a score of what such a square is worth at a glance and of the fewest steps to it.
    pub fn rows_in_order<'s>(
        &self,
        scene: &Scene,
        squares: &'s [Reachable],
        score: impl Fn(&SquaresOfRow<'s>, Rough, i32) -> i32,
    ) -> SmallVec<[(i32, SquaresOfRow<'s>); 32]> {
        let with_best = |squares: &'s [Reachable]| {
            let row = SquaresOfRow { first: squares.first()?.at, last: squares.last()?.at, squares };
            // Each step leads at most one row on.
            let steps = i32::from(row.first.row.abs_diff(scene.here.corner().row));
            Some((score(&row, self.at_best(scene, row.first, row.last), steps), row))
        };
        let mut rest = squares;
        let rows = std::iter::from_fn(|| {
            let row = rest.first()?.at.row;
            let of_row;
            (of_row, rest) = rest.split_at(rest.partition_point(|square| square.at.row == row));
            Some(of_row)
        });
        let mut rows: SmallVec<[(i32, SquaresOfRow<'_>); 32]> = rows.filter_map(with_best).collect();
        rows.sort_by_key(|(best, _)| std::cmp::Reverse(*best));
        rows
    }

    /// The values of the squares of a row from one to another, both included.
    pub fn along_row(&mut self, scene: &Scene, first: Pos, last: Pos) -> &Row {
        let (first, count) = (scene.here.moved_to(first), columns(first, last));
        let Glance { gains, dangers, row } = self;
        row.gains.clear();
        row.gains.resize(count, 0);
        row.dangers.clear();
        row.dangers.resize(count, 0);
        for band in gains {
            for gain in &mut row.gains[band.along(first, count, scene.diagonal)] {
                *gain = (*gain).max(band.counts);
            }
        }
        for band in dangers {
            for danger in &mut row.dangers[band.along(first, count, scene.diagonal)] {
                *danger += band.counts;
            }
        }
        row
    }
}

impl SquaresOfRow<'_> {
    /// How many columns there are from the first to the last, both included.
    pub fn columns(&self) -> usize {
        columns(self.first, self.last)
    }
}

/// How many squares of a row there are from one to another, both included.
fn columns(first: Pos, last: Pos) -> usize {
    usize::try_from(last.col - first.col + 1).unwrap_or_default()
}

impl Band {
    /// Which of so many places of a body, one to the east of the other from `first` on, are near enough.
    fn along(&self, first: Footprint, count: usize, diagonal: Diagonal) -> Range<usize> {
        let (_, rows) = first.apart(self.enemy);
        let Some(cols) = columns_within(self.within, rows, diagonal) else { return 0..0 };
        let (from, enemy) = (i32::from(first.corner().col), i32::from(self.enemy.corner().col));
        let cols = cols.cast_signed();
        let start = enemy - cols - i32::from(first.side()) + 1 - from;
        let end = enemy + i32::from(self.enemy.side()) + cols - from;
        let place = |col: i32| usize::try_from(col).unwrap_or(0).min(count);
        place(start)..place(end)
    }
}

impl Row {
    /// The value of a square, by how many columns it lies to the east of the first.
    pub fn at(&self, place: usize) -> Rough {
        Rough { gain: self.gains[place], danger: self.dangers[place] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{CombatantId, WeaponId};
    use crate::brain::worth::Blow;
    use crate::grid::{Diagonal, Footprint, Size};

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
            let squares = Footprint::new(known.at, 2);
            let mut enemy = Enemy::new(CombatantId::at(number), squares, *pace, farthest(&known.replies));
            enemy.own_reach = farthest(&known.own);
            enemy.others = *others;
            scene.enemies.push(enemy);
        }
        let known_of = |enemy: &Enemy| &enemies[enemy.who.index()].0;
        let mut glance = Glance::default();
        for strikes in [false, true] {
            let field = Size::new(24, 16);
            glance.take_in(&scene, |enemy| {
                let Known { own, replies, importance, .. } = known_of(enemy);
                Weighed { importance: *importance, blows: if strikes { own } else { &[] }, replies }
            });
            let mut rough: Vec<Rough> = Vec::new();
            for row in 0..16 {
                for (first, last) in [(0, 5), (6, 6), (7, 23)] {
                    let (first, last) = (Pos::new(first, row), Pos::new(last, row));
                    let best = glance.at_best(&scene, first, last);
                    let along_row = glance.along_row(&scene, first, last);
                    let values: Vec<Rough> =
                        (0..columns(first, last)).map(|place| along_row.at(place)).collect();
                    let is_no_better = |value: &Rough| value.gain <= best.gain && value.danger >= best.danger;
                    assert!(values.iter().all(is_no_better), "{first:?} {last:?}");
                    rough.extend(values);
                }
            }
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
