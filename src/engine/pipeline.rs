//! The pipeline: Bevy schedules, one for each kind of pass and one for the clock. A pass runs the one system that deals with the
//! topmost frame, and then React. Systems that would find nothing to do are not run.

use bevy_ecs::prelude::{IntoScheduleConfigs, Schedule, World};
use bevy_ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleConfigs, SingleThreadedExecutor};
use bevy_ecs::system::ScheduleSystem;

use super::apply::apply;
use super::clock::push_next;
use super::frame::Frame;
use super::react::react;
use super::roll::roll;
use super::stack::Progress;
use super::weigh::weigh;

/// The schedules of one battle.
pub struct Pipeline {
    weigh: Schedule,
    roll: Schedule,
    apply: Schedule,
    clock: Schedule,
}

impl Pipeline {
    /// Schedules for one world.
    pub fn new() -> Pipeline {
        Pipeline {
            weigh: schedule((weigh, react).chain()),
            roll: schedule((roll, react).chain()),
            apply: schedule((apply, react).chain()),
            clock: schedule(push_next.into_configs()),
        }
    }

    /// Makes one pass, or lets the clock say what comes next. Returns false if nothing is left to do.
    pub fn step(&mut self, world: &mut World) -> bool {
        let schedule = match world.resource::<Progress>().stack.top() {
            None => {
                self.clock.run(world);
                return !world.resource::<Progress>().stack.is_empty();
            }
            Some(Frame::Weigh(_)) => &mut self.weigh,
            Some(Frame::Roll(..)) => &mut self.roll,
            Some(Frame::Apply(_)) => &mut self.apply,
            Some(Frame::Offer(_)) => return false,
        };
        schedule.run(world);
        true
    }
}

/// A schedule that runs in one thread and in one order; an ambiguous order is an error.
fn schedule(systems: ScheduleConfigs<ScheduleSystem>) -> Schedule {
    let mut schedule = Schedule::default();
    schedule.set_executor(SingleThreadedExecutor::new());
    let settings = ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..Default::default() };
    schedule.set_build_settings(settings);
    schedule.add_systems(systems);
    schedule
}
