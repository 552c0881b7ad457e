//! The pipeline: a Bevy schedule that is entered once for an order. Its system fetches the state of the battle once and makes one
//! pass after another. In a pass, the one stage that the topmost frame is for deals with it, and then React.

use bevy_ecs::prelude::{ResMut, Resource, Schedule, World};
use bevy_ecs::schedule::SingleThreadedExecutor;

use super::apply::apply;
use super::clock::push_next;
use super::frame::Frame;
use super::react::react;
use super::roll::roll;
use super::seen::Truth;
use super::stack::{Joining, Progress};
use super::weigh::weigh;
use crate::battle::Components;
use crate::dice::Dice;

/// Everything about a battle but the components of its combatants. It is one resource, since whoever needs some of it mostly needs
/// more, and finding a resource costs more than reading it.
#[derive(Resource, Debug)]
pub struct Course {
    pub truth: Truth,
    pub progress: Progress,
    /// The dice, which only Roll throws.
    pub dice: Dice,
}

/// The schedule of one battle.
pub struct Pipeline(Schedule);

impl Pipeline {
    /// A schedule for one world.
    pub fn new() -> Pipeline {
        let mut schedule = Schedule::default();
        schedule.set_executor(SingleThreadedExecutor::new());
        schedule.add_systems(make_passes);
        Pipeline(schedule)
    }

    /// Makes so many passes at most. It stops before that where somebody has to decide, or is to join the roster. Returns how many
    /// it has made, and who is to join the roster now.
    pub fn make_passes(&mut self, world: &mut World, at_most: u32) -> (u32, Option<Joining>) {
        world.resource_mut::<Course>().progress.passes_left = at_most;
        self.0.run(world);
        let progress = &mut world.resource_mut::<Course>().into_inner().progress;
        (at_most - progress.passes_left, progress.stack.joining.take())
    }
}

fn make_passes(mut components: Components, course: ResMut<Course>) {
    let Course { truth, progress, dice } = course.into_inner();
    while progress.passes_left > 0 && progress.stack.joining.is_none() {
        if !pass(&mut components, truth, dice, progress) {
            return;
        }
        progress.passes_left -= 1;
    }
}

/// Makes one pass, or lets the clock say what comes next. Returns false if nothing is left to do.
fn pass(components: &mut Components, truth: &mut Truth, dice: &mut Dice, progress: &mut Progress) -> bool {
    match progress.stack.top() {
        None => {
            push_next(truth, progress);
            return !progress.stack.is_empty();
        }
        Some(Frame::Weigh(_)) => weigh(truth, progress),
        Some(Frame::Roll(..)) => roll(truth, dice, progress),
        Some(Frame::Apply(_)) => apply(components, truth, progress),
        Some(Frame::Offer(_)) => return false,
    }
    react(truth, progress);
    true
}
