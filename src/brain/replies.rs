//! Replies: what the enemies are likely to do to the acting combatant at a square in their next turn.

use smallvec::SmallVec;

use super::heading::RING;
use super::scene::{Enemy, Scene};
use super::together::{shared, sum_of};
use super::worth::{Blow, WorthCache};
use crate::battle::CombatantId;
use crate::grid::{Footprint, Pos};
use crate::rules::questions::options::Ways;
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// What an enemy's reply counts, in percent of an own attack: at the start of the battle, at the least, and how much
/// less in each round.
const CAUTION: (i32, i32, i32) = (60, 20, 4);
/// What a reply counts, in percent, if the enemy first has to move to see the target.
const UNSEEN: i32 = 70;

/// What it counts that an enemy could strike in the turn after the next, in percent of a reply in the next one, and within how many
/// moves more this falls to nothing.
const LATER: (i32, u32) = (50, 3);

/// Enemies, each with what their reply is worth to them.
type Replies = SmallVec<[(CombatantId, i32); 16]>;

/// What a reply counts, in percent of an own attack.
pub fn caution(scene: &Scene) -> i32 {
    let (first, last, by_round) = CAUTION;
    let factor = if scene.is_ward() {
        3
    } else if scene.wants.survive {
        2
    } else {
        1
    };
    (first - by_round * i32::from(scene.round)).max(last) * factor
}

/// The most that walking on could reduce the replies: entirely for enemies who can be outrun, and for the others by
/// as much as cover and being out of sight can.
pub fn most_to_escape(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache) -> i32 {
    let of_enemy = |enemy: &Enemy| {
        let gap = scene.gap(enemy, scene.here);
        let threat = shared(scene, enemy, scene.threat(enemy, gap, table, worths));
        if gap + u32::from(scene.steps) > enemy.farthest() {
            threat
        } else if scene.is_broken {
            threat * (100 - UNSEEN) / 100 + 1
        } else {
            let farther = gap + u32::from(scene.steps);
            threat - shared(scene, enemy, scene.threat(enemy, farther, table, worths))
        }
    };
    let escaped = sum_of(table, scene.enemies.iter().map(of_enemy));
    escaped * caution(scene) / 100
}

/// Keeps the worst replies of enemies who have to come close, as many as can stand around a square: in a doorway, only those
/// before it.
pub fn keep_those_who_find_room(view: &Table<'_>, scene: &Scene, at: Footprint, replies: &mut Replies) {
    let comes_close =
        |who: CombatantId| !scene.enemies.iter().any(|enemy| enemy.who == who && enemy.strikes_from_afar);
    let close = replies.iter().filter(|(who, _)| comes_close(*who)).count();
    if at.side() != 1 || close == 0 {
        return;
    }
    let corner = at.corner();
    let ring = RING.map(|(col, row)| corner.offset(col, row));
    let is_open = |square: &Pos| {
        view.ground_cost(scene.me, *square).is_some()
            && !view.occupant(*square).is_some_and(|who| view.is_ally(scene.me, who))
    };
    // Any open square is enough for one.
    if close == 1 && ring.iter().any(is_open) {
        return;
    }
    let open = ring.map(|square| is_open(&square));
    let Some(gap) = open.iter().position(|open| !open) else { return };
    replies.sort_by_key(|(_, worth)| std::cmp::Reverse(*worth));
    // Each stretch of open squares between closed ones has room for as many enemies as it has squares.
    let mut room = [0; RING.len()];
    let mut stretch_of = [None; RING.len()];
    let mut stretch = 0;
    for place in (1..=RING.len()).map(|step| (gap + step) % RING.len()) {
        if open[place] {
            room[stretch] += 1;
            stretch_of[place] = Some(stretch);
        } else {
            stretch += 1;
        }
    }
    replies.retain(|(who, _)| {
        let Some(enemy) = scene.enemies.iter().find(|enemy| enemy.who == *who) else { return false };
        if enemy.strikes_from_afar {
            return true;
        }
        let nearest = (0..RING.len())
            .filter(|place| open[*place])
            .min_by_key(|place| Footprint::new(ring[*place], 1).reach(enemy.squares, scene.diagonal));
        match nearest.and_then(|place| stretch_of[place]) {
            Some(stretch) if room[stretch] > 0 => {
                room[stretch] -= 1;
                true
            }
            _ => false,
        }
    });
}

/// What the blows are worth to the enemies that going to a square provokes.
pub fn provoked_by(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    (ways, square): (&Ways, Reachable),
) -> i32 {
    // Nobody strikes on the way who is farther from here than it goes.
    let is_enemy = |(other, _): (CombatantId, Footprint)| table.is_enemy(scene.me, other);
    let may_provoke = || table.able_near(scene.here, square.steps.saturating_add(1)).any(is_enemy);
    if !table.leaving_provokes() || !may_provoke() {
        return 0;
    }
    let Some(way) = ways.path(square.at) else { return 0 };
    let offers = table.answers_along(scene.me, scene.here, &way).into_iter();
    offers.map(|(_, offer)| worths.answer(table, offer)).sum()
}

/// What those enemies are likely to do to the combatant at a square later who cannot strike there in their next turn: the less, the
/// farther they still have to go.
pub fn later_at(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache, at: Footprint) -> i32 {
    let (percent, moves) = LATER;
    let of_enemy = |enemy: &Enemy| {
        let (gap, farthest) = (scene.gap(enemy, at), enemy.farthest());
        let way = moves * u32::from(enemy.pace);
        let left = way.saturating_sub(gap.saturating_sub(farthest));
        if gap <= farthest || left == 0 {
            return 0;
        }
        let worst = shared(scene, enemy, scene.threat(enemy, farthest, table, worths));
        worst * percent / 100 * left as i32 / way as i32
    };
    scene.enemies.iter().map(of_enemy).sum()
}

/// The enemies who may strike the combatant at a square in their next turn, each with what that is worth to them. An enemy
/// who sees the target may strike from where they stand; the others must move first.
pub fn replies_at(view: &Table<'_>, scene: &Scene, worths: &mut WorthCache, at: Footprint) -> Replies {
    let may_be_covered = scene.is_broken && view.board.may_cover(at);
    let mut replies = SmallVec::new();
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
        if worst > 0 {
            replies.push((enemy.who, shared(scene, enemy, worst)));
        }
    }
    replies
}
