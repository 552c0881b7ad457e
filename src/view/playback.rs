//! Playback: shows what has happened fact by fact, and walks step by step. It never changes the battle, and the
//! player can skip it.

use bevy::prelude::*;

use super::motion::Motion;
use super::stage::{FrameStep, Stage};
use crate::battle::{CombatantId, Fact, Happening, Purpose};
use crate::grid::{Footprint, Pos};
use crate::view::camera::middle_of_body;
use crate::view::picture::Known;

/// Seconds for one square of a walk.
const STEP: f32 = 0.11;
/// Seconds to look at a roll.
const ROLL: f32 = 0.42;
/// Seconds to look at the effect of a roll.
const BLOW: f32 = 0.38;

/// What is being shown at the moment.
#[derive(Resource, Default)]
pub struct Playback {
    walk: Option<Walker>,
    rest: f32,
    edition: u32,
    /// Whether everything is shown at once from now on.
    pub is_instant: bool,
}

/// A combatant who is walking on the screen.
struct Walker {
    who: CombatantId,
    from: Pos,
    path: Vec<Pos>,
    elapsed: f32,
}

/// A fact that the viewer perceives was shown.
#[derive(Message, Clone)]
pub struct Shown(pub Fact);

/// Adds playback.
pub fn plugin(app: &mut App) {
    app.init_resource::<Playback>()
        .add_message::<Shown>()
        .add_systems(Update, play.in_set(FrameStep::Show).run_if(resource_exists::<Stage>));
}

impl Playback {
    /// Shows everything else at once.
    pub fn skip(&mut self, stage: &mut Stage) {
        self.walk = None;
        self.rest = 0.0;
        stage.settle();
    }

    /// Where a walking combatant is drawn at the moment; `None` for all others.
    pub fn place_of(&self, who: CombatantId, size: u8) -> Option<Vec2> {
        let walker = self.walk.as_ref().filter(|walker| walker.who == who)?;
        let steps = walker.elapsed / STEP;
        let done = (steps.floor() as usize).min(walker.path.len());
        let at = |index: usize| if index == 0 { walker.from } else { walker.path[index - 1] };
        let point = |index: usize| middle_of_body(Footprint::new(at(index), size));
        let next = (done + 1).min(walker.path.len());
        let share = (steps - done as f32).clamp(0.0, 1.0);
        Some(point(done).lerp(point(next), share))
    }

    /// The walk on the screen: who walks, which square they are entering, and how many they entered before.
    pub fn stride(&self) -> Option<(CombatantId, Pos, usize)> {
        let walker = self.walk.as_ref()?;
        let done = (walker.elapsed / STEP).floor() as usize;
        walker.path.get(done).map(|at| (walker.who, *at, done))
    }

    /// Whether a walk or a pause is under way on the screen.
    pub fn is_busy(&self) -> bool {
        self.walk.is_some() || self.rest > 0.0
    }
}

pub(super) fn play(
    time: Res<Time>,
    mut stage: ResMut<Stage>,
    mut playback: ResMut<Playback>,
    mut shown: MessageWriter<Shown>,
    mut motion: ResMut<Motion>,
) {
    show_more(&time, &mut stage, &mut playback, &mut shown);
    if playback.is_busy() {
        motion.go_on();
    }
}

/// Shows as much as fits into this frame.
fn show_more(
    time: &Time,
    stage: &mut ResMut<Stage>,
    playback: &mut ResMut<Playback>,
    shown: &mut MessageWriter<Shown>,
) {
    if playback.edition != stage.edition {
        **playback =
            Playback { edition: stage.edition, is_instant: playback.is_instant, ..Playback::default() };
    }
    let mut left = if playback.is_instant { f32::MAX } else { time.delta_secs().min(0.1) };
    loop {
        if playback.rest > 0.0 {
            let part = playback.rest.min(left);
            playback.rest -= part;
            left -= part;
            if playback.rest > 0.0 {
                return;
            }
        }
        if let Some(walker) = &mut playback.walk {
            let whole = walker.path.len() as f32 * STEP;
            let part = (whole - walker.elapsed).min(left);
            walker.elapsed += part;
            left -= part;
            if walker.elapsed < whole {
                return;
            }
            playback.walk = None;
            show_next_fact(stage, shown);
            continue;
        }
        let Some(fact) = stage.next_fact().cloned() else { return };
        if !stage.perceives(&fact) {
            stage.show_next();
            continue;
        }
        if let Happening::Moved { who, path } = &fact.what
            && let Some(from) = start_of_walk(stage, *who)
        {
            playback.walk = Some(Walker { who: *who, from, path: path.clone(), elapsed: 0.0 });
            continue;
        }
        playback.rest = rest_after(&fact.what);
        show_next_fact(stage, shown);
    }
}

fn show_next_fact(stage: &mut Stage, shown: &mut MessageWriter<Shown>) {
    if let Some(fact) = stage.next_fact().cloned() {
        stage.show_next();
        shown.write(Shown(fact));
    }
}

fn start_of_walk(stage: &Stage, who: CombatantId) -> Option<Pos> {
    let is_seen = stage.picture.known(stage.viewer, who) == Known::Seen;
    stage.picture.figure(who).filter(|_| is_seen).map(|figure| figure.at)
}

fn rest_after(what: &Happening) -> f32 {
    match what {
        Happening::Rolled { purpose: Purpose::FirstSide, .. } => BLOW,
        Happening::Rolled { .. } | Happening::Assured { .. } => ROLL,
        Happening::Fate { .. }
        | Happening::Points { .. }
        | Happening::Posture { .. }
        | Happening::Dropped { .. } => BLOW,
        Happening::DoorMoved { .. } | Happening::Said { .. } | Happening::Arrived { .. } => BLOW,
        Happening::SideGoes { .. } => STEP,
        _ => 0.0,
    }
}
