//! The outlook: what the objectives of both sides mean for where a combatant stands. A side knows the objectives of its
//! enemies, as a player reads them beside the map.

use smallvec::SmallVec;

use super::heading::{DOOR, Heading, fewest};
use super::scene::{Enemy, Scene};
use super::wants::{falls_to, within_reach_of};
use crate::battle::{CombatantId, Fate, Objective, ThingId, Whereabouts};
use crate::engine::{Aim, Task};
use crate::grid::{Diagonal, Footprint, Pos};
use crate::rules::table::Table;

/// What winning the battle counts.
const WIN: i32 = 8000;
/// What standing in an area that must be reached counts: without others of the side, and more for each of them.
const IN_PLACE: (i32, i32) = (500, 250);
/// What standing in an area that is being held counts: alone, and beside others of the side.
const HOLDING: (i32, i32) = (450, 120);
/// How much more for each round for which it has been held.
const HELD: i32 = 150;
/// What standing where a thing can be picked up counts that the side is after.
const FETCHING: i32 = 700;
/// What standing in the way of an enemy counts who needs so many turns to their goal at most.
const IN_THE_WAY: [(u32, i32); 3] = [(1, 1500), (2, 900), (4, 400)];
/// What that counts if the enemy needs longer.
const FAR_OFF: i32 = 150;
/// How many squares side by side one combatant can keep. The broader the place, the easier enemies walk past.
const KEPT: u32 = 2;
/// How many squares side by side are as good as open ground.
const OPEN: u32 = 64;
/// How many times as much it counts to stop the one enemy on whom it all depends.
const MARKED: i32 = 3;
/// What standing in an area counts that an enemy holds.
const CONTESTED: i32 = 1500;
/// What standing between an enemy and somebody to be guarded counts, in percent of standing between them and a goal.
const GUARDING: i32 = 50;
/// How many steps longer than the shortest a way may be on which somebody still stands in the way of an enemy.
const DETOUR: u32 = 1;
/// What it counts to stop an enemy where they are, in percent of standing in their way.
const STOPPED: i32 = 50;

/// What the objectives mean for squares.
#[derive(Clone, Debug, Default)]
pub struct Outlook {
    /// Areas in which the side wants to stand.
    places: Vec<Place>,
    /// Squares that an enemy wants to be on.
    pub theirs: Vec<Pos>,
    /// Squares of them that nobody else may stand on while they are being held.
    held_by_them: Vec<Pos>,
    /// Whether any enemy would do for one of these aims, and not only those who are marked.
    is_for_anybody: bool,
    /// The squares of those whom the combatant has to guard.
    pub guarded: Vec<Pos>,
    /// Whether neither side wants anything but to beat the other.
    pub is_plain_fight: bool,
    /// Whether the enemies win if nothing happens, wherever anybody stands.
    is_late: bool,
    /// Whether the side wins if nothing happens.
    pub can_wait: bool,
    /// Enemies whose fall loses their side the battle.
    pub marks: SmallVec<[CombatantId; 2]>,
    /// Enemies whose fall wins the battle, as nothing else does.
    decisive: SmallVec<[CombatantId; 2]>,
}

/// An area in which a side wants to stand.
#[derive(Clone, Debug)]
struct Place {
    area: Vec<Pos>,
    /// How many others of the side stand there.
    others: i32,
    purpose: Purpose,
}

#[derive(Clone, Copy, Debug)]
enum Purpose {
    /// So many must be there.
    Reach(i32),
    /// It has been held for so many rounds.
    Hold(i32),
    /// A thing lies there.
    Fetch,
}

impl Outlook {
    /// Takes in the open objectives of all sides, for a combatant.
    pub fn take_in(&mut self, table: &Table<'_>, me: CombatantId, aims: &[Aim]) {
        self.places.clear();
        self.theirs.clear();
        self.held_by_them.clear();
        self.guarded.clear();
        self.marks.clear();
        self.decisive.clear();
        (self.is_late, self.can_wait, self.is_for_anybody) = (false, false, false);
        self.is_plain_fight = true;
        let side = table.side(me);
        for aim in aims.iter().filter(|aim| aim.settled.is_none()) {
            self.is_plain_fight &= matches!(aim.objective, Objective::Defeat | Objective::Beat { .. });
            if aim.side == side {
                self.take_in_own(table, me, aim);
                if let Objective::Beat { who } = aim.objective
                    && is_alone(aims, aim)
                {
                    self.decisive.push(who);
                }
            } else if table.are_hostile(side, aim.side) {
                self.take_in_theirs(table, aim);
            }
        }
    }

    fn take_in_own(&mut self, table: &Table<'_>, me: CombatantId, aim: &Aim) {
        for task in aim.tasks(table, me) {
            if let Task::Fetch(_, at) = task
                && falls_to(table, me, at)
            {
                let area = within_reach_of(at).collect();
                self.places.push(Place { area, others: 0, purpose: Purpose::Fetch });
            }
        }
        let is_there = |area: &[Pos], who: CombatantId, at: Pos| {
            let squares = table.footprint_at(who, at);
            who != me && area.iter().any(|square| squares.contains(*square))
        };
        let place = |area: &[Pos], counts: &dyn Fn(CombatantId) -> bool, purpose: Purpose| {
            let able = table.able().filter(|(who, body)| counts(*who) && is_there(area, *who, body.place.0));
            Place { area: area.to_vec(), others: able.count() as i32, purpose }
        };
        let is_own = |who: CombatantId| table.side(who) == aim.side;
        match &aim.objective {
            // Where too few are left for it, nothing is won there.
            Objective::Reach { .. } if aim.tasks(table, me).is_empty() => {}
            Objective::Reach { area, count } => {
                self.places.push(place(area, &is_own, Purpose::Reach(i32::from(*count))));
            }
            Objective::Hold { area, .. } => {
                self.places.push(place(area, &is_own, Purpose::Hold(i32::from(aim.held))));
            }
            Objective::NamedReach { area, who } if who.contains(&me) => {
                let count = i32::try_from(who.len()).unwrap_or(i32::MAX);
                self.places.push(place(area, &|other| who.contains(&other), Purpose::Reach(count)));
            }
            Objective::Bring { thing, area } if table.things_of(me).any(|carried| carried == *thing) => {
                self.places.push(place(area, &|_| false, Purpose::Reach(1)));
            }
            Objective::CarryOff { thing } if table.things_of(me).any(|carried| carried == *thing) => {
                self.places.push(place(&exits(table), &|_| false, Purpose::Reach(1)));
            }
            Objective::NamedEscape { who } if who.contains(&me) => {
                let count = i32::try_from(who.len()).unwrap_or(i32::MAX);
                self.places.push(place(&exits(table), &|other| who.contains(&other), Purpose::Reach(count)));
            }
            Objective::ProtectUntil { who, .. } => {
                self.can_wait = true;
                self.add_guarded(table, me, *who);
            }
            Objective::Protect { who } => self.add_guarded(table, me, *who),
            Objective::Survive { .. } => self.can_wait = true,
            _ => {}
        }
    }

    fn take_in_theirs(&mut self, table: &Table<'_>, aim: &Aim) {
        let mark = |who: &CombatantId| table.fate(*who).is_none_or(Fate::is_able);
        match &aim.objective {
            Objective::Reach { area, .. } => {
                self.is_for_anybody = true;
                self.theirs.extend_from_slice(area);
            }
            Objective::Hold { area, .. } => {
                self.is_for_anybody = true;
                self.theirs.extend_from_slice(area);
                self.held_by_them.extend_from_slice(area);
            }
            Objective::NamedReach { area, who } => {
                self.theirs.extend_from_slice(area);
                self.marks.extend(who.iter().copied().filter(mark));
            }
            Objective::Bring { thing, area } => {
                self.theirs.extend_from_slice(area);
                self.mark_carrier(table, *thing);
            }
            Objective::NamedEscape { who } => {
                self.theirs.extend(table.board.field.exit_squares());
                self.marks.extend(who.iter().copied().filter(mark));
            }
            Objective::CarryOff { thing } => {
                self.theirs.extend(table.board.field.exit_squares());
                self.mark_carrier(table, *thing);
            }
            Objective::Keep { thing, .. } => {
                self.is_late = true;
                self.mark_carrier(table, *thing);
            }
            Objective::Escape { .. } => {
                self.is_for_anybody = true;
                self.theirs.extend(table.board.field.exit_squares());
            }
            Objective::Survive { .. } => self.is_late = true,
            Objective::ProtectUntil { who, .. } => {
                self.is_late = true;
                self.marks.extend(Some(*who).filter(mark));
            }
            Objective::Protect { who } => self.marks.extend(Some(*who).filter(mark)),
            Objective::Defeat | Objective::Beat { .. } | Objective::AnyOf { .. } => {}
        }
    }

    fn add_guarded(&mut self, table: &Table<'_>, me: CombatantId, who: CombatantId) {
        let squares = table.footprint(who).filter(|_| who != me && table.is_able(who));
        self.guarded.extend(squares.into_iter().flat_map(|squares| squares.squares()));
    }

    fn mark_carrier(&mut self, table: &Table<'_>, thing: ThingId) {
        if let Some(Whereabouts::With(who)) = table.thing(thing) {
            self.marks.push(who);
        }
    }

    /// What standing on these squares means for the side's own objectives, apart from the way there.
    pub fn of_standing(&self, at: Footprint) -> i32 {
        let is_within = |place: &&Place| place.area.iter().any(|square| at.contains(*square));
        let worth = |place: &Place| match place.purpose {
            Purpose::Reach(count) if place.others + 1 >= count => WIN,
            Purpose::Reach(_) => IN_PLACE.0 + IN_PLACE.1 * place.others,
            Purpose::Hold(rounds) if place.others == 0 => HOLDING.0 + HELD * rounds,
            Purpose::Hold(_) => HOLDING.1,
            Purpose::Fetch => FETCHING,
        };
        self.places.iter().filter(is_within).map(worth).sum()
    }

    /// Whether the side wins as soon as the combatant is where it wants them to be.
    pub fn is_won_by_arriving(&self) -> bool {
        let wins =
            |place: &Place| matches!(place.purpose, Purpose::Reach(count) if place.others + 1 >= count);
        !self.places.is_empty() && self.places.iter().all(wins)
    }

    /// What it counts that an enemy falls, apart from the fight.
    pub fn gained_by_fall(&self, enemy: &Enemy) -> i32 {
        if self.decisive.contains(&enemy.who) { WIN } else { enemy.at_stake }
    }

    /// Whether there is anybody, or anything, to keep the enemies from.
    pub const fn bars_ways(&self) -> bool {
        !self.theirs.is_empty() || !self.guarded.is_empty()
    }

    /// Whether it makes any difference to the objectives where the combatant stands, apart from the way there.
    pub const fn minds_places(&self) -> bool {
        self.bars_ways() || !self.places.is_empty()
    }

    /// What standing on these squares takes from the enemies' objectives, and from their chance to strike those whom the
    /// combatant has to guard. `way` measures the steps to where the enemies want to be.
    pub fn in_the_way(&self, scene: &Scene, way: &Heading, at: Footprint) -> i32 {
        if !self.bars_ways() {
            return 0;
        }
        let seeking = scene.enemies.iter().filter(|enemy| self.seeks_something(enemy));
        // Whoever has somebody to guard stands on the very way to them.
        let (detour, percent) = if self.theirs.is_empty() { (0, GUARDING) } else { (DETOUR, 100) };
        let all: i32 = seeking.map(|enemy| hinders(scene, way, enemy, at, detour)).sum();
        all * percent / 100 + self.contests(scene, at)
    }

    /// Whether an enemy is to be kept from going where the enemies want to be.
    pub fn seeks_something(&self, enemy: &Enemy) -> bool {
        self.is_for_anybody || enemy.is_mark || !self.guarded.is_empty()
    }

    /// What standing in an area counts that an enemy holds: as long as anybody else stands there, it is not held.
    fn contests(&self, scene: &Scene, at: Footprint) -> i32 {
        if self.is_theirs_to_hold(at) && self.is_held_by_them(scene) { CONTESTED } else { 0 }
    }

    /// Whether the enemies win if nothing happens, so that waiting for them loses the battle.
    pub fn is_pressed_for_time(&self, scene: &Scene) -> bool {
        self.is_late || self.is_held_by_them(scene)
    }

    /// Whether an enemy holds an area in which no ally stands.
    pub fn is_held_by_them(&self, scene: &Scene) -> bool {
        scene.enemies.iter().any(|enemy| self.is_theirs_to_hold(enemy.squares))
            && !scene.allies.iter().any(|ally| self.is_theirs_to_hold(ally.squares))
    }

    fn is_theirs_to_hold(&self, squares: Footprint) -> bool {
        self.held_by_them.iter().any(|square| squares.contains(*square))
    }

    /// How much later an enemy is where they want to be if a door on their way is closed.
    pub fn gained_by_closing(&self, scene: &Scene, way: &Heading, enemy: &Enemy, door: Pos) -> i32 {
        let (Some(still), Some(left)) = (way.steps_from(enemy.squares.corner()), way.steps_from(door)) else {
            return 0;
        };
        let gap = Footprint::new(door, 1).reach(enemy.squares, scene.diagonal);
        if left >= still || gap.saturating_add(left) > still + DETOUR {
            return 0;
        }
        urgency(still, enemy) - urgency(still + DOOR, enemy)
    }

    /// Notes how broad the way of each enemy is who wants to get somewhere. `way` measures the steps to where that is.
    pub fn note_ways(&self, way: &mut Heading, diagonal: Diagonal, enemies: &mut [Enemy]) {
        for enemy in enemies.iter_mut().filter(|enemy| self.seeks_something(enemy)) {
            enemy.passages = Some(way.passages_from(enemy.squares, diagonal));
        }
    }

    /// Notes what it counts to stop each enemy: the more, the sooner they will be where they want to be. It is shared out among
    /// those who are as near, since the others would still get there.
    pub fn note_what_is_at_stake(&self, way: &Heading, enemies: &mut [Enemy]) {
        if self.theirs.is_empty() {
            return;
        }
        let of_enemy = |enemy: &Enemy| {
            let still = way.steps_from(enemy.squares.corner()).filter(|_| self.seeks_something(enemy));
            still.map_or(0, |still| urgency(still, enemy) * STOPPED / 100)
        };
        let urgencies: SmallVec<[i32; 16]> = enemies.iter().map(of_enemy).collect();
        for (enemy, urgency) in enemies.iter_mut().zip(&urgencies) {
            let as_near = urgencies.iter().filter(|other| *other >= urgency).count();
            let sharers = i32::try_from(as_near).unwrap_or(i32::MAX).max(1);
            enemy.has_arrived = way.steps_from(enemy.squares.corner()) == Some(0);
            enemy.at_stake = if enemy.is_mark { urgency * MARKED } else { urgency / sharers };
        }
    }
}

/// Whether an aim is all that its side still has to meet, and all that it can win by.
fn is_alone(aims: &[Aim], aim: &Aim) -> bool {
    aims.iter().filter(|other| other.side == aim.side && other.settled.is_none()).count() == 1
}

/// The squares from which the field can be left.
fn exits(table: &Table<'_>) -> Vec<Pos> {
    table.board.field.exit_squares().collect()
}

/// What it counts to stop an enemy who still has so many steps to go.
fn urgency(still: u32, enemy: &Enemy) -> i32 {
    let turns = still.div_ceil(u32::from(enemy.pace.max(1)));
    let by_turns = IN_THE_WAY.iter().find(|(most, _)| turns <= *most);
    by_turns.map_or(FAR_OFF, |(_, worth)| *worth)
}

/// What standing on these squares takes from an enemy on their way.
fn hinders(scene: &Scene, way: &Heading, enemy: &Enemy, at: Footprint, detour: u32) -> i32 {
    let Some(still) = way.steps_from(enemy.squares.corner()) else { return 0 };
    let is_between = |squares: Footprint| {
        let left = way.steps_from(squares.corner()).unwrap_or(u32::MAX);
        left < still && squares.reach(enemy.squares, scene.diagonal).saturating_add(left) <= still + detour
    };
    if !is_between(at) {
        return 0;
    }
    let others = scene.allies.iter().filter(|ally| is_between(ally.squares)).count() as i32;
    let width = breadth(way, enemy, at).clamp(KEPT, OPEN);
    urgency(still, enemy) * (KEPT * KEPT) as i32 / (width * width) as i32 / (1 + others)
}

/// Over how many squares the way of an enemy goes beside these. Between closed squares, such as behind a door, the breadth one step
/// before and after counts too: whoever stands there closes the door.
fn breadth(way: &Heading, enemy: &Enemy, at: Footprint) -> u32 {
    let left = way.steps_from(at.corner()).and_then(|left| usize::try_from(left).ok());
    let (Some(passages), Some(left)) = (&enemy.passages, left) else { return OPEN };
    let around = usize::from(way.is_narrow_at(at));
    let beside = passages.iter().enumerate().filter(|(steps, _)| steps.abs_diff(left) <= around);
    fewest(beside.map(|(_, squares)| squares)).unwrap_or(OPEN)
}
