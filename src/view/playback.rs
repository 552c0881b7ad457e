//! Playback: shows what has happened moment by moment, and walks step by step. It never changes the battle, and the
//! player can skip it.

use bevy::prelude::*;

use super::acts::{Acts, Running, next_moment};
use super::motion::Motion;
use super::pace::Pace;
use super::picture::Known;
use super::plane::middle_of_body;
use super::settings::Settings;
use super::stage::{FrameStep, Stage};
use crate::battle::{CombatantId, Fact, Happening};
use crate::grid::{Footprint, Pos};

/// Seconds for one square of a walk.
const STEP: f32 = 0.11;
/// The most seconds that pass within a frame: after a long one, nothing is left out.
const LONGEST_FRAME: f32 = 0.1;

/// What is being shown at the moment.
#[derive(Resource, Default)]
pub struct Playback {
    walk: Option<Walker>,
    moment: Option<Running>,
    edition: u32,
    pace: Pace,
    /// Whether everything is shown at once from now on, whatever the pace.
    at_once: bool,
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
    app.init_resource::<Playback>().add_message::<Shown>().add_systems(
        Update,
        (play_on, (play, pass_the_table).chain().run_if(resource_exists::<Stage>))
            .chain()
            .in_set(FrameStep::Show),
    );
}

impl Playback {
    /// Shows everything else at once.
    pub fn skip(&mut self, stage: &mut Stage) {
        self.walk = None;
        self.moment = None;
        stage.settle();
    }

    /// Shows everything at once from now on.
    pub const fn show_at_once(&mut self) {
        self.at_once = true;
    }

    /// Whether everything is shown at once.
    pub fn is_instant(&self) -> bool {
        self.at_once || self.pace == Pace::Instant
    }

    /// How many times as fast as usual the battle is shown.
    pub const fn speed(&self) -> f32 {
        self.pace.speed()
    }

    /// How many seconds at the usual pace pass within this frame.
    pub fn seconds(&self, time: &Time) -> f32 {
        time.delta_secs().min(LONGEST_FRAME) * self.speed()
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

    /// Whether a walk or a moment is under way on the screen.
    pub const fn is_busy(&self) -> bool {
        self.walk.is_some() || self.moment.is_some()
    }
}

/// Lets acts go on. An act that begins in this frame is drawn from its beginning.
fn play_on(time: Res<Time>, playback: Res<Playback>, mut acts: ResMut<Acts>, mut motion: ResMut<Motion>) {
    if acts.playing.is_empty() {
        return;
    }
    acts.pass(playback.seconds(&time));
    motion.go_on();
}

/// Shows what comes next.
pub fn play(
    time: Res<Time>,
    settings: Res<Settings>,
    mut stage: ResMut<Stage>,
    mut playback: ResMut<Playback>,
    mut acts: ResMut<Acts>,
    mut shown: MessageWriter<Shown>,
    mut motion: ResMut<Motion>,
) {
    // Nothing of a battle that is left goes on in the next one.
    if stage.is_added() || playback.edition != stage.edition {
        let at_once = playback.at_once;
        *playback = Playback { edition: stage.edition, at_once, ..Playback::default() };
        acts.playing.clear();
    }
    playback.pace = settings.pace;
    show_more(&time, &mut stage, &mut playback, &mut acts, &mut shown);
    if playback.is_busy() {
        motion.go_on();
    }
}

/// Shows as much as fits into this frame.
fn show_more(
    time: &Time,
    stage: &mut ResMut<Stage>,
    playback: &mut ResMut<Playback>,
    acts: &mut Acts,
    shown: &mut MessageWriter<Shown>,
) {
    let is_instant = playback.is_instant();
    let mut left = if is_instant { f32::MAX } else { playback.seconds(time) };
    loop {
        if let Some(running) = &mut playback.moment {
            left = running.pass(left);
            let due = running.due();
            // Nothing plays that is shown at once.
            for (act, late) in due.acts.into_iter().filter(|_| !is_instant) {
                acts.begin(act, late);
            }
            (0..due.facts).for_each(|_| show_next_fact(stage, shown));
            if !running.is_over() {
                return;
            }
            playback.moment = None;
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
        let Some(fact) = stage.next_fact() else { return };
        // The end is told when the last blow has rung out.
        if !is_instant && acts.ring_out() && ends_the_battle(stage) {
            return;
        }
        if let Happening::Moved { who, path } = &fact.what
            && stage.perceives(fact)
            && let Some(from) = start_of_walk(stage, *who)
        {
            playback.walk = Some(Walker { who: *who, from, path: path.clone(), elapsed: 0.0 });
            continue;
        }
        let moment = next_moment(stage.coming(), &**stage);
        playback.moment = Some(Running::new(moment));
    }
}

/// Passes the table to the next person once everything has been shown to the one before.
fn pass_the_table(mut stage: ResMut<Stage>, playback: Res<Playback>) {
    if stage.is_to_be_passed() && stage.is_settled() && !playback.is_busy() {
        stage.pass_the_table();
    }
}

/// Whether the next thing that the viewer perceives is the end of the battle.
fn ends_the_battle(stage: &Stage) -> bool {
    let next = stage.coming().iter().find(|fact| stage.perceives(fact));
    next.is_some_and(|fact| matches!(fact.what, Happening::Over { .. }))
}

fn show_next_fact(stage: &mut ResMut<Stage>, shown: &mut MessageWriter<Shown>) {
    if let Some(fact) = stage.next_fact().cloned() {
        let is_perceived = stage.perceives(&fact);
        stage.show_next();
        if is_perceived {
            shown.write(Shown(fact));
        }
    }
}

fn start_of_walk(stage: &Stage, who: CombatantId) -> Option<Pos> {
    let is_seen = stage.picture.known(stage.viewer, who) == Known::Seen;
    stage.picture.figure(who).filter(|_| is_seen).map(|figure| figure.at)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::battle::{GmFate, GmOrder, Order};
    use crate::data::catalogue::Catalogue;
    use crate::data::prepare::prepare_by_name;
    use crate::engine::Session;

    /// A battle whose last two enemies die at this moment.
    fn decided() -> World {
        let catalogue = Catalogue::bundled();
        let muster = prepare_by_name(&catalogue, "first_blood", "skirmish").unwrap().muster;
        let mut stage = Stage::new(Session::new(&muster, 3));
        stage.settle();
        let foes: Vec<_> = stage.picture.everybody().filter(|(_, figure)| figure.side.0 == 1).collect();
        let foes: Vec<CombatantId> = foes.into_iter().map(|(who, _)| who).collect();
        for who in foes {
            stage.add(Order::Gm(GmOrder::Fate { who, fate: GmFate::Dead })).unwrap();
        }
        let mut world = World::new();
        world.insert_resource(stage);
        world.init_resource::<Time>();
        world.init_resource::<Settings>();
        world.init_resource::<Playback>();
        world.init_resource::<Acts>();
        world.init_resource::<Motion>();
        world.init_resource::<Messages<Shown>>();
        world
    }

    #[test]
    fn the_end_is_told_when_everybody_who_falls_has_fallen() {
        let mut world = decided();
        // A system that is kept knows in which frame the stage was new.
        let play_on = world.register_system(play_on);
        let play = world.register_system(play);
        let mut has_rung = false;
        for _ in 0..600 {
            world.resource_mut::<Time>().advance_by(Duration::from_millis(16));
            world.run_system(play_on).unwrap();
            world.run_system(play).unwrap();
            let rings = world.resource::<Acts>().ring_out();
            has_rung |= rings;
            if world.resource::<Stage>().is_over() {
                assert!(has_rung && !rings, "somebody still falls");
                return;
            }
        }
        panic!("the battle does not end");
    }

    #[test]
    fn the_end_is_told_at_once_where_nothing_is_played() {
        let mut world = decided();
        world.resource_mut::<Settings>().pace = Pace::Instant;
        world.run_system_once(play).unwrap();
        assert!(world.resource::<Stage>().is_over());
    }
}
