//! Sets up a battle: the world of a muster, in which every combatant is an entity with the components that the rulebook needs.

use std::sync::Arc;

use bevy_ecs::prelude::{Entity, World};

use super::aims::Aims;
use super::pipeline::Course;
use super::seen::Truth;
use super::stack::{Progress, Stack};
use super::story::Story;
use crate::battle::{
    Arms, Board, BodyState, CarriedLights, Chances, Chronicle, CombatantEntry, CombatantId, Conditions,
    Control, DyingState, Fate, Fatigue, HitPoints, Injuries, Intent, LimitedUses, Losses, MoraleState,
    Outfit, OvershieldState, Place, Posture, Shield, Sneaking, Stress, Swung, TiringActions, Track,
    TurnBudget, Whereabouts,
};
use crate::dice::Dice;
use crate::grid::{Footprint, Grid};
use crate::rules::axes::last_chances::RescueSearches;
use crate::rules::book::muster::{Muster, Sheet};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::knowledge::Knowledge;
use crate::rules::table::noted_causes::NotedCauses;
use crate::rules::table::turn::Turn;
use crate::rules::table::{Bodies, Occupancy};

/// A world with the combatants of a muster in it.
pub fn world_of(muster: &Arc<Muster>, dice: Dice, chronicle: Chronicle) -> World {
    let order: Vec<usize> = (0..muster.scenario.combatants.len()).collect();
    world_spawned_in_order(muster, dice, chronicle, &order)
}

/// The same, with the entities made in a given order. Only tests choose the order.
pub fn world_spawned_in_order(
    muster: &Arc<Muster>,
    dice: Dice,
    chronicle: Chronicle,
    order: &[usize],
) -> World {
    let scenario = &muster.scenario;
    let mut world = World::new();
    let size = scenario.field.size();
    let mut occupancy = Occupancy(Grid::filled(size, None));
    let everybody = (0..).map(CombatantId::at).zip(&scenario.combatants);
    let bodies: Bodies = everybody.map(|(who, enlisted)| first_state(muster, who, enlisted)).collect();
    let mut entities = vec![Entity::PLACEHOLDER; bodies.len()];
    for who in order.iter().copied().map(CombatantId::at) {
        let Some(state) = bodies.get(who) else { continue };
        if state.fate.is_able() {
            occupancy.settle(who, Footprint::new(state.place.0, muster.sheet(who).size));
        }
        entities[who.index()] = state.spawn(&mut world);
    }
    let combatants = scenario.combatants.len();
    let mut board =
        Board::new(Arc::clone(&scenario.field), scenario.light, muster.placed_flames(), scenario.traps.len());
    board.state.things = scenario.things.iter().map(|thing| first_place(&bodies, thing.at)).collect();
    let truth = Truth {
        entities,
        bodies,
        muster: Arc::clone(muster),
        board,
        occupancy,
        turn: Turn::default(),
        knowledge: Knowledge::none(scenario.sides.len(), combatants, size),
        aims: Aims::of(scenario),
        causes: NotedCauses::default(),
    };
    let progress = Progress {
        stack: Stack::default(),
        story: Story(chronicle),
        ways: RescueSearches::default(),
        passes_left: 0,
    };
    world.insert_resource(Course { truth, progress, dice });
    world
}

/// Where a thing is at the start: a combatant who is helpless from the start carries nothing.
fn first_place(bodies: &Bodies, at: Whereabouts) -> Whereabouts {
    let helpless = |who| bodies.get(who).filter(|body| body.fate.is_helpless());
    match at.carrier().and_then(helpless) {
        Some(body) => Whereabouts::Lies(body.place.0),
        None => at,
    }
}

fn first_state(muster: &Muster, who: CombatantId, enlisted: &CombatantEntry) -> BodyState {
    let start = &enlisted.start;
    let fate = if start.awaited {
        Fate::Awaited
    } else if start.unconscious {
        Fate::Unconscious { turns: Some(1) }
    } else {
        Fate::Able
    };
    let carried = muster.sheet(who).carried.clone();
    let control = enlisted.control.clone();
    let control = control.unwrap_or_else(|| muster.scenario.sides[enlisted.side.index()].control.clone());
    let mut state =
        body_state(muster, muster.sheet(who), Place(enlisted.at), fate, start.prone, carried, control)
            .with_points(start.injuries, start.fatigue, start.stress);
    if let (Some(points), Some(left)) = (&mut state.hit_points, start.hp) {
        points.now = left.min(points.most);
    }
    let falls_at_zero = muster.book.harm.take.falls_at_no_hit_points();
    if start.hp == Some(0) && falls_at_zero && state.fate == Fate::Able {
        state.fate = Fate::Unconscious { turns: None };
    }
    if start.down
        && let (Some(dying), Some(points)) = (&mut state.dying, &mut state.hit_points)
    {
        (state.fate, points.now) = (Fate::Down, 0);
        state.chances = state.chances.map(|_| muster.book.chances_of(muster.sheet(who), 0));
        *dying = muster.book.dead_after().map_or(DyingState::Far, DyingState::DiesAfter);
    }
    if let (Some(shield), Some(left)) = (&mut state.shield, start.overshield) {
        shield.0.bar.hp = left;
    }
    if let (Some(morale), true) = (&mut state.morale, start.flees) {
        *morale = MoraleState::Flees { held_back: 0 };
    }
    if let Some(losses) = &mut state.losses {
        losses.clone_from(&start.losses);
    }
    state.conditions.0.extend(start.conditions());
    if let (Fate::Unconscious { turns }, Some(_)) = (&mut state.fate, &state.hit_points) {
        *turns = None;
    }
    // Combatants can react even before their first turn.
    let sheet = muster.sheet(who);
    state.turn_budget = muster.turn_budget(sheet, sheet.worn, &state.conditions, state.losses.as_ref());
    state
}

/// The state of a combatant with the components that the rulebook needs, all counts at 0.
pub fn body_state(
    muster: &Muster,
    sheet: &Sheet,
    place: Place,
    fate: Fate,
    prone: bool,
    carried: smallvec::SmallVec<[crate::battle::WeaponId; 4]>,
    control: Control,
) -> BodyState {
    let book = &muster.book;
    let counts_hit_points = book.counts_hit_points();
    let hp = sheet.blocks.of(Axis::Harm).hp.unwrap_or(1);
    let overshield = sheet.blocks.of(Axis::Protection).overshield.filter(|_| book.has_overshields());
    let bar = overshield.unwrap_or_default();
    let ready = carried.first().copied();
    BodyState {
        place,
        fate,
        posture: Posture::of(prone),
        turn_budget: TurnBudget::default(),
        arms: Arms { carried, ready },
        outfit: Outfit::of(sheet),
        conditions: Conditions::default(),
        limited_uses: LimitedUses(sheet.stock.clone()),
        control,
        hit_points: counts_hit_points.then_some(HitPoints { now: hp, most: hp }),
        dying: counts_hit_points.then(DyingState::default),
        chances: book.own_tests().map(|_| Chances::default()),
        morale: book.tests_morale().then(MoraleState::default),
        shield: muster.keeps_shields().then(|| Shield(OvershieldState { bar, ..OvershieldState::default() })),
        swung: book.damage.take.counts_swings().then(Swung::default),
        injuries: book.counts_injuries().then(Injuries::default),
        fatigue: book.track(Track::Fatigue).map(|_| Fatigue::default()),
        stress: book.track(Track::Stress).map(|_| Stress::default()),
        intent: book.tempo.take.declares().then(Intent::default),
        losses: book.loses_for_good().then(Losses::default),
        tiring_actions: book
            .tracks
            .iter()
            .any(|chosen| chosen.take.counts_tiring_actions())
            .then(TiringActions::default),
        sneaking: book.stealth.take.knows_hiding().then(Sneaking::default),
        lamps: book.has_light().then(|| CarriedLights(sheet.flames.clone())),
    }
}

impl BodyState {
    fn with_points(mut self, injuries: u8, fatigue: u8, stress: u8) -> BodyState {
        self.injuries = self.injuries.map(|_| Injuries(injuries));
        self.fatigue = self.fatigue.map(|_| Fatigue(fatigue));
        self.stress = self.stress.map(|_| Stress(stress));
        self
    }
}
