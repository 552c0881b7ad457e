//! Work on background threads. It begins once the window has been shown, and wakes the window when it is done; no frame
//! waits for it.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::motion::{Motion, Waker};

/// Whether the graphics card has made everything ready that it was asked to draw. The renderer, which runs on another thread,
/// writes it down.
#[derive(Resource, Clone)]
pub struct CardIsReady(Arc<AtomicBool>);

impl Default for CardIsReady {
    fn default() -> Self {
        CardIsReady(Arc::new(AtomicBool::new(true)))
    }
}

impl CardIsReady {
    /// Whether it has.
    pub fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Writes down whether it has.
    pub fn set(&self, is_ready: bool) {
        self.0.store(is_ready, Ordering::Relaxed);
    }
}

/// What systems need that have work done in the background.
#[derive(SystemParam)]
pub struct Background<'w> {
    frames: Res<'w, FrameCount>,
    card: Res<'w, CardIsReady>,
    waker: Res<'w, Waker>,
    pub motion: ResMut<'w, Motion>,
}

impl Background<'_> {
    /// Whether work may begin: the window has been shown, and everything is ready to be drawn in it. Before that, the same
    /// threads have better things to do, and another frame is drawn in which the system can ask again.
    pub fn may_begin(&mut self) -> bool {
        let may_begin = self.frames.0 > 1 && self.card.get();
        if !may_begin {
            self.motion.go_on();
        }
        may_begin
    }

    /// Has another thread do some work, and a frame drawn when it is done.
    pub fn begin<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Work<T> {
        let result = Arc::new(Mutex::new(None));
        let (place, waker) = (Arc::clone(&result), self.waker.clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let done = work();
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
            waker.wake();
        });
        Work { result, _task: task }
    }
}

/// Work that another thread does.
pub struct Work<T> {
    result: Arc<Mutex<Option<T>>>,
    /// Dropping it gives the work up if no thread has begun it.
    _task: Task<()>,
}

impl<T> Work<T> {
    /// What has come of the work, once it is done. It can be taken once.
    pub fn take(&self) -> Option<T> {
        self.result.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// What has come of the work, once it is done; then there is none any more.
pub fn take_done<T>(work: &mut Option<Work<T>>) -> Option<T> {
    let done = work.as_ref().and_then(Work::take);
    if done.is_some() {
        *work = None;
    }
    done
}

type Job<T> = Box<dyn FnOnce() -> T + Send + Sync>;

/// Jobs that are done one after another, each for a place that its result belongs to.
pub struct Jobs<P, T> {
    wanted: VecDeque<(P, Job<T>)>,
    under_way: Option<(P, Work<T>)>,
}

impl<P, T> Default for Jobs<P, T> {
    fn default() -> Self {
        Jobs { wanted: VecDeque::new(), under_way: None }
    }
}

impl<P, T: Send + 'static> Jobs<P, T> {
    /// Adds a job behind all others.
    pub fn add(&mut self, place: P, job: impl FnOnce() -> T + Send + Sync + 'static) {
        self.wanted.push_back((place, Box::new(job)));
    }

    /// The places of all jobs that are not done.
    pub fn places(&self) -> impl Iterator<Item = &P> {
        let waiting = self.wanted.iter().map(|(place, _)| place);
        self.under_way.iter().map(|(place, _)| place).chain(waiting)
    }

    /// Whether some jobs are not done.
    pub fn are_under_way(&self) -> bool {
        self.places().next().is_some()
    }

    /// Gives up all jobs.
    pub fn give_up(&mut self) {
        *self = Jobs::default();
    }

    /// What has come of the job that is done, with its place. Begins the next job.
    pub fn go_on(&mut self, background: &mut Background) -> Option<(P, T)> {
        if !self.are_under_way() || !background.may_begin() {
            return None;
        }
        let result = self.under_way.as_ref().and_then(|(_, work)| work.take());
        let done = result.and_then(|result| Some((self.under_way.take()?.0, result)));
        if self.under_way.is_none()
            && let Some((place, job)) = self.wanted.pop_front()
        {
            self.under_way = Some((place, background.begin(job)));
        }
        if done.is_some() {
            background.motion.go_on();
        }
        done
    }
}
