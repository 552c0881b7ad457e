//! Search: tries orders out in imagined battles, and counts what a side has left afterwards.

use super::script::Script;
use super::terms::Weights;
use super::value::{OUT, wear};
use super::{Mind, soldier_order};
use crate::battle::{BodyState, CombatantId, Fate, Objective, Order, SideId, SideSet, Track};
use crate::engine::{Aim, Awaiting, Imagination, Snapshot, winners};
use crate::rules::table::Table;

/// What a won battle counts.
const WON: i32 = 20_000;
/// What an able combatant counts, apart from hit points.
const ABLE: i32 = OUT;
/// What all hit points of a combatant count.
const WHOLE: i32 = 600;
/// What somebody who is down counts while they may be saved.
const DOWN: i32 = 150;
/// The most orders of a playout.
const LONGEST: usize = 400;

/// A place to try things out.
pub struct Search {
    imagination: Imagination,
    /// How the imagined battles begin.
    starts: Vec<Snapshot>,
    mind: Box<Mind>,
    side: SideId,
    /// How many orders have been played out.
    pub nodes: u64,
}

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

impl Search {
    /// A search for battles of the table's muster, in place of an earlier one if that will do.
    pub fn renewed(earlier: Option<Box<Search>>, table: &Table<'_>) -> Box<Search> {
        match earlier.filter(|search| search.imagination.is_of(table.muster)) {
            Some(search) => search,
            None => Box::new(Search {
                imagination: Imagination::of(table.muster),
                starts: Vec::new(),
                mind: Box::default(),
                side: SideId(0),
                nodes: 0,
            }),
        }
    }

    /// Imagines so many battles as the viewer of a table may think that they stand.
    pub fn imagine(&mut self, table: &Table<'_>, aims: &[Aim], count: usize, seed: u64) {
        self.side = table.viewer.unwrap_or(SideId(0));
        self.starts.resize_with(count.max(self.starts.len()), Snapshot::default);
        for (number, start) in (0u64..).zip(self.starts.iter_mut().take(count)) {
            let seed = seed ^ (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            self.imagination.imagine_in(table, aims, seed, start);
        }
    }

    /// Plays an imagined battle on, with an order first if one is given, by a script for each combatant, until the given
    /// number of rounds is over. Returns what the side has then; none if the order is not allowed there.
    pub fn play(
        &mut self,
        number: usize,
        first: Option<&Order>,
        rounds: u16,
        scripts: &[Script],
    ) -> Option<i32> {
        let Search { imagination, starts, mind, side, nodes } = self;
        let battle = &mut imagination.battle;
        battle.restore(&starts[number]);
        if let Some(order) = first {
            battle.submit(order.clone()).ok()?;
            *nodes += 1;
        }
        let (from, gone) = (starts[number].round(), battle.table().turn.gone);
        for _ in 0..LONGEST {
            let (to_go, offer) = match battle.awaiting()? {
                Awaiting::Over(_) => break,
                Awaiting::Order(side) => (side, None),
                Awaiting::Answer(offer) => (battle.table().side(offer.to), Some(offer)),
            };
            let now = battle.table();
            if now.turn.round > from + rounds || now.turn.round == from + rounds && (now.turn.gone > gone || super::tune::p(24, 1) == 0 && now.turn.gone >= gone) {
                break;
            }
            let script = |who: CombatantId| match scripts.get(who.index()) {
                Some(script) => script.weights(),
                None => Weights::default(),
            };
            let aims = battle.aims().list();
            let order = soldier_order(&now.seen_by(to_go), aims, mind, offer, script);
            *nodes += 1;
            battle.submit(order).ok()?;
        }
        Some(worth_of(&imagination.battle.table(), imagination.battle.aims().list(), *side, imagination.battle.awaiting()))
    }
}

/// What a side has, less what its enemies have.
fn worth_of(table: &Table<'_>, aims: &[Aim], side: SideId, awaiting: Option<Awaiting>) -> i32 {
    let won = match awaiting {
        Some(Awaiting::Over(outcome)) => {
            let won = winners(outcome);
            if won.contains(side) {
                WON
            } else if won == SideSet::NONE {
                0
            } else {
                -WON
            }
        }
        _ => 0,
    };
    let bodies = table.everybody().filter_map(|who| Some((who, table.bodies.get(who)?)));
    let left: i32 = bodies
        .map(|(who, body)| {
            let of_body = worth_of_body(body);
            if table.are_hostile(side, table.side(who)) { -of_body } else { of_body }
        })
        .sum();
    let of_aims: i32 = aims.iter().filter(|aim| aim.settled.is_none()).map(|aim| {
        let progress = progress_of(table, aim);
        if table.are_hostile(side, aim.side) { -progress } else if aim.side == side { progress } else { 0 }
    }).sum();
    won + left + of_aims
}

/// What a combatant counts for their side.
fn worth_of_body(body: &BodyState) -> i32 {
    let points = body.hit_points.map_or(0, |points| {
        WHOLE * i32::from(points.now.max(0)) / i32::from(points.most.max(1))
    });
    let wear = Track::ALL.map(|track| wear(track) * i32::from(body.points(track))).iter().sum::<i32>();
    match body.fate {
        Fate::Able => ABLE + points - wear.min(ABLE / 2),
        Fate::Gone => ABLE + points,
        Fate::Dead => 0,
        fate if fate.is_helpless() => DOWN,
        _ => 0,
    }
}

/// How far a side has come with an objective.
fn progress_of(table: &Table<'_>, aim: &Aim) -> i32 {
    let within = |area: &[crate::grid::Pos]| {
        let able = table.bodies.iter().filter(|(who, body)| table.side(*who) == aim.side && body.fate.is_able());
        able.map(|(who, body)| {
            let squares = table.footprint_at(who, body.place.0);
            let steps = area.iter().map(|at| squares.reach(crate::grid::Footprint::new(*at, 1), table.muster.book.diagonal));
            steps.min().unwrap_or(0) as i32
        }).collect::<Vec<i32>>()
    };
    match &aim.objective {
        Objective::Reach { area, count } => {
            let mut steps = within(area);
            steps.sort_unstable();
            steps.truncate(usize::from(*count));
            steps.iter().map(|steps| if *steps == 0 { 700 } else { (400 - 25 * steps).max(0) }).sum()
        }
        Objective::Hold { area, rounds } => {
            let is_there = within(area).contains(&0);
            let share = i32::from(aim.held) * 1500 / i32::from((*rounds).max(1));
            share + if is_there { 500 } else { 0 }
        }
        _ => 0,
    }
}
