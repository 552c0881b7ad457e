//! How `careful` weighs squares: the best attack from there, the replies to expect there, and the way still to go.
//! All squares are rated roughly first; only the best few are looked at closely.

use smallvec::SmallVec;

use super::glance::{Rough, Weighed};
use super::scene::{Enemy, Scene};
use super::worth::{Blow, WorthCache};
use super::{Mind, magic};
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, Deed, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// How many squares are looked at closely.
const SHORT_LIST: usize = 5;
/// What an enemy's reply counts, in percent of an own attack: at the start of the battle, at the least, and how much
/// less in each round.
const CAUTION: (i32, i32, i32) = (60, 20, 4);
/// What a step nearer to the enemy counts: at the start of the battle, how much more in each round, and at the most.
const EAGERNESS: (i32, i32, i32) = (8, 8, 80);
/// What a step nearer to an objective of the side counts.
const DUTY: i32 = 45;
/// How many lines of sight are checked at most to find squares where a combatant who only has to survive is not seen.
const LINES: usize = 4096;
/// What a reply counts, in percent, if the enemy first has to move to see the target.
const UNSEEN: i32 = 70;

/// A square to go to, and the attack to make there.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The worth of the plan, less the replies and the way still to go.
    pub score: i32,
    /// The worth of the attack alone.
    pub gain: i32,
    /// The square to go to; none to stay.
    pub at: Option<Reachable>,
    /// The target and the weapon of the attack.
    pub blow: Option<(CombatantId, WeaponId)>,
}

/// Weights that are the same for every square.
struct Weights {
    caution: i32,
    pull: i32,
    /// The worth of the reactions that enemies get if the combatant leaves their square.
    parting: i32,
}

/// The best plan. With `strikes` it has an attack and keeps the action for it; without, the combatant may use the
/// action to go farther.
pub fn best(table: &Table<'_>, mind: &mut Mind, is_drawn: bool, strikes: bool) -> Plan {
    let weights = Weights::of(table, &mind.scene, &mut mind.worths, is_drawn);
    best_by(&weights, table, mind, strikes)
}

/// The best plan for a combatant who wants to get nearer to the goal at nearly any price.
pub fn headlong(table: &Table<'_>, mind: &mut Mind) -> Plan {
    let weights = Weights::of(table, &mind.scene, &mut mind.worths, true);
    best_by(&Weights { pull: EAGERNESS.2, ..weights }, table, mind, false)
}

fn best_by(weights: &Weights, table: &Table<'_>, mind: &mut Mind, strikes: bool) -> Plan {
    let Mind { ways, scene, heading, worths, glance, .. } = mind;
    table.find_ways(scene.me, strikes, ways);
    let squares = ways.squares();
    // If no goal pulls the combatant, distances need not be looked up.
    let distance = |at| if weights.pull == 0 { 0 } else { weights.distance(heading.steps_from(at)) };
    let steps = squares.iter().map(|square| square.steps).max().unwrap_or(0);
    glance.take_in(scene, table.board.field.size(), strikes, |enemy| {
        weighed_within(steps, strikes, (table, scene, worths), enemy)
    });
    let here = scene.here.corner();
    let score = |at: Pos, steps: u16, rough: Rough| {
        rough.gain - weights.reply(rough.danger) - distance(at) - i32::from(steps)
    };
    let stay = score(here, 0, glance.along_row(scene, here, here)[0]);
    // A combatant who only has to survive looks for shelter, which the rough rating does not show. So all squares are
    // looked at closely, unless that would be too slow.
    let hides =
        !strikes && scene.wants.survive && scene.is_broken && squares.len() * scene.enemies.len() <= LINES;
    let mut short_list = ShortList::new(stay, if hides { squares.len() + 1 } else { SHORT_LIST });
    for row in squares.chunk_by(|one, next| one.at.row == next.at.row) {
        let (Some(first), Some(last)) = (row.first(), row.last()) else { continue };
        let along_row = glance.along_row(scene, first.at, last.at);
        for square in row {
            let rough = along_row[(square.at.col - first.at.col).unsigned_abs() as usize];
            short_list.consider(score(square.at, square.steps, rough) - weights.parting, *square);
        }
    }
    let mut best: Option<Plan> = None;
    for square in short_list.squares() {
        let (at, steps) = square.map_or((here, 0), |square| (square.at, square.steps));
        let view = table.supposing(scene.me, at);
        let place = scene.here.moved_to(at);
        let blow = if strikes { best_blow(&view, scene, worths, place) } else { None };
        let gain = blow.map_or(0, |(gain, _)| gain);
        let parting = square.map_or(0, |_| weights.parting);
        let danger = weights.reply(danger(&view, scene, worths, place));
        let score = gain - danger - distance(at) - i32::from(steps) - parting;
        let plan = Plan { score, gain, at: square, blow: blow.map(|(_, blow)| blow) };
        if best.is_none_or(|best| plan.score > best.score) {
            best = Some(plan);
        }
    }
    best.unwrap_or(Plan { score: stay, gain: 0, at: None, blow: None })
}

/// What counts of an enemy for squares within some steps. Enemies who are too far away for attacks are not weighed.
fn weighed_within<'s>(
    steps: u16,
    strikes: bool,
    (table, scene, worths): (&Table<'_>, &Scene, &mut WorthCache),
    enemy: &'s Enemy,
) -> Weighed<'s> {
    let (cols, rows) = scene.here.apart(enemy.squares);
    // However diagonal steps count, a step brings two bodies nearer by at most one column and one row.
    let nearest = cols.max(rows).saturating_sub(u32::from(steps));
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

/// The plan to attack from where the combatant is.
pub fn from_here(table: &Table<'_>, mind: &mut Mind) -> Option<Plan> {
    let Mind { scene, worths, .. } = mind;
    let (gain, blow) = best_blow(table, scene, worths, scene.here)?;
    Some(Plan { score: gain, gain, at: None, blow: Some(blow) })
}

/// The score of staying for a combatant who has acted.
pub fn standing(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> i32 {
    let Mind { scene, heading, worths, .. } = mind;
    let weights = Weights::of(table, scene, worths, is_drawn);
    let danger = danger(table, scene, worths, scene.here);
    -weights.reply(danger) - weights.distance(heading.steps_from(scene.here.corner()))
}

/// The most that walking on could reduce the replies: entirely for enemies who can be outrun, and for the others by
/// as much as cover and being out of sight can.
pub fn most_to_escape(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache) -> i32 {
    let of_enemy = |enemy: &Enemy| {
        let gap = scene.gap(enemy, scene.here);
        let threat = scene.threat(enemy, gap, table, worths) / (1 + enemy.others);
        if gap + u32::from(scene.steps) > enemy.farthest() {
            threat
        } else if scene.is_broken {
            threat * (100 - UNSEEN) / 100 + 1
        } else {
            let farther = gap + u32::from(scene.steps);
            threat - scene.threat(enemy, farther, table, worths) / (1 + enemy.others)
        }
    };
    let escaped: i32 = scene.enemies.iter().map(of_enemy).sum();
    escaped * Weights::caution(scene) / 100
}

/// The best attack from where the combatant is.
pub fn strike_from_here(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let (target, weapon) = from_here(table, mind)?.blow?;
    Some(Attack::with(target, weapon).into())
}

impl Weights {
    fn of(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache, is_drawn: bool) -> Weights {
        let round = i32::from(scene.round);
        let caution = Weights::caution(scene);
        let is_on_duty = scene.wants.escape || !scene.wants.squares.is_empty();
        let (first, by_round, most) = EAGERNESS;
        let eagerness = (first + by_round * round).min(most);
        let pull = match (is_drawn, is_on_duty) {
            (false, _) => 0,
            (true, true) => eagerness.max(DUTY),
            // A combatant who is shot at meanwhile gains nothing by waiting for a better moment.
            (true, false) if scene.is_under_fire(table, worths) => most,
            (true, false) => eagerness,
        };
        let answers = table.answers_to_leaving(scene.me, scene.here);
        let parting = answers.map(|offer| worths.answer(table, offer));
        Weights { caution, pull, parting: parting.sum::<i32>() * caution / 100 }
    }

    /// What a reply counts, in percent of an own attack.
    fn caution(scene: &Scene) -> i32 {
        let (first, last, by_round) = CAUTION;
        let factor = if scene.wants.wards.contains(&scene.me) || scene.wants.survive { 2 } else { 1 };
        (first - by_round * i32::from(scene.round)).max(last) * factor
    }

    const fn reply(&self, danger: i32) -> i32 {
        danger * self.caution / 100
    }

    fn distance(&self, steps: Option<u32>) -> i32 {
        // A square from which no way leads to the goal counts as very far.
        let steps = steps.map_or(255, |steps| steps.min(255));
        self.pull * i32::try_from(steps).unwrap_or(255)
    }
}

/// The few squares with the best rough scores. Staying, which is `None`, is always among them.
struct ShortList {
    /// Scores and squares, the best first. Of equal scores the one that was considered first comes first.
    best: SmallVec<[(i32, Option<Reachable>); SHORT_LIST + 1]>,
    stay: (i32, Option<Reachable>),
    /// How many squares it holds.
    room: usize,
    considered: usize,
    /// A square must have a higher score than this to get onto the list.
    least: i32,
}

impl ShortList {
    fn new(stay: i32, room: usize) -> ShortList {
        let stay = (stay, None);
        ShortList { best: SmallVec::from_slice(&[stay]), stay, room, considered: 1, least: i32::MIN }
    }

    /// Considers the next square. Squares must come in row-major order.
    fn consider(&mut self, score: i32, square: Reachable) {
        self.considered += 1;
        if score <= self.least {
            return;
        }
        if self.best.len() == self.room {
            self.best.pop();
        }
        self.best.push((score, Some(square)));
        let mut place = self.best.len() - 1;
        while place > 0 && self.best[place - 1].0 < score {
            self.best.swap(place - 1, place);
            place -= 1;
        }
        if self.best.len() == self.room {
            self.least = self.best[self.room - 1].0;
        }
    }

    /// The squares to look at closely, in that order.
    fn squares(mut self) -> impl Iterator<Item = Option<Reachable>> {
        if self.considered <= self.room {
            // The list holds every square that was considered: look at them in row-major order.
            self.best.sort_unstable_by_key(|(_, square)| square.map(|square| square.at));
        } else if self.best.iter().all(|(_, square)| square.is_some()) {
            self.best.insert(0, self.stay);
        }
        self.best.into_iter().map(|(_, square)| square)
    }
}

/// The best attack from a square, if the acting combatant stood there. `view` is the table that supposes so.
fn best_blow(
    view: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    at: Footprint,
) -> Option<(i32, (CombatantId, WeaponId))> {
    let mut best: Option<(i32, (CombatantId, WeaponId))> = None;
    for enemy in &scene.enemies {
        let gap = scene.gap(enemy, at);
        if !enemy.is_within_own_reach(gap) || !view.would_notice(scene.me, at, enemy.squares) {
            continue;
        }
        let is_covered = enemy.may_be_covered && view.is_cover_between(at, enemy.squares);
        let importance = scene.importance(enemy, view, worths);
        let is_within = |blow: &&Blow| gap <= u32::from(blow.reach);
        for blow in scene.blows(enemy, view, worths).iter().filter(is_within) {
            let worth =
                if is_covered { worths.attack(view, scene.me, enemy.who, blow.weapon) } else { blow.worth };
            let worth = worth * importance / 100 + magic::beside(view, scene, worths, enemy.who, blow.weapon);
            if worth > best.map_or(0, |(best, _)| best) {
                best = Some((worth, (enemy.who, blow.weapon)));
            }
        }
    }
    best
}

/// The worth of the enemies' replies at a square, with cover and lines of sight. An enemy who sees the target may
/// strike from where they stand; the others must move first.
fn danger(view: &Table<'_>, scene: &Scene, worths: &mut WorthCache, at: Footprint) -> i32 {
    let mut sum = 0;
    let may_be_covered = scene.is_broken && view.board.may_cover(at);
    for enemy in &scene.enemies {
        let gap = scene.gap(enemy, at);
        let mut worst = scene.threat(enemy, gap, view, worths);
        if worst > 0 && scene.is_broken {
            worst = if !view.would_notice(enemy.who, enemy.squares, at) {
                worst * UNSEEN / 100
            } else if !may_be_covered || !view.is_cover_between(enemy.squares, at) {
                worst
            } else {
                let stays = |blow: &&Blow| gap <= u32::from(blow.reach);
                let at_hand = scene.replies(enemy, view, worths).iter().filter(stays).map(|blow| blow.weapon);
                let behind_cover =
                    at_hand.map(|weapon| worths.attack(view, enemy.who, scene.me, weapon)).max();
                // An enemy who can shoot from where they stand rarely moves for a better line of sight.
                behind_cover.map_or(worst, |worth| worth.max(worst * UNSEEN / 100))
            };
        }
        sum += worst / (1 + enemy.others);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Size;

    #[test]
    fn a_short_list_holds_what_sorting_all_squares_puts_first_and_staying() {
        for count in 0..20u32 {
            for mix in 1..40 {
                let score_of = |number: u32| (number * number * mix % 11).cast_signed();
                let (stay, size) = (score_of(count + mix), Size::new(7, 3));
                let squares: Vec<Reachable> = size
                    .positions()
                    .take(count as usize)
                    .map(|at| Reachable { at, steps: 0, takes_action: false })
                    .collect();
                let mut short_list = ShortList::new(stay, SHORT_LIST);
                let mut all = vec![(stay, None)];
                for (number, square) in (0..).zip(&squares) {
                    short_list.consider(score_of(number), *square);
                    all.push((score_of(number), Some(*square)));
                }
                // A stable sort keeps equal scores in the order in which they came.
                if all.len() > SHORT_LIST {
                    all.sort_by_key(|(score, _)| -score);
                    all.truncate(SHORT_LIST);
                }
                let mut wanted: Vec<_> = all.into_iter().map(|(_, square)| square).collect();
                if !wanted.contains(&None) {
                    wanted.insert(0, None);
                }
                assert_eq!(short_list.squares().collect::<Vec<_>>(), wanted);
            }
        }
    }
}
