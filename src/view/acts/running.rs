//! A moment that is being shown: what of it is due as its seconds pass, however many of them a frame takes.

use super::act::Act;
use super::moment::Moment;

/// A moment that is being shown.
pub struct Running {
    moment: Moment,
    elapsed: f32,
    /// How many of its facts have been shown, and how many of its acts have begun.
    shown: usize,
    begun: usize,
}

/// What is due.
#[derive(Debug, Default)]
pub struct Due {
    /// The acts that begin, each with the seconds by which it is late.
    pub acts: Vec<(Act, f32)>,
    /// How many more facts are shown.
    pub facts: usize,
}

impl Running {
    /// A moment that begins.
    pub const fn new(moment: Moment) -> Running {
        Running { moment, elapsed: 0.0, shown: 0, begun: 0 }
    }

    /// Lets as many of these seconds pass as it still lasts, and returns those that are left.
    pub fn pass(&mut self, seconds: f32) -> f32 {
        let wanted = self.moment.length - self.elapsed;
        if seconds < wanted {
            self.elapsed += seconds;
            return 0.0;
        }
        self.elapsed = self.moment.length;
        seconds - wanted
    }

    /// Whether all of it has passed.
    pub fn is_over(&self) -> bool {
        self.elapsed >= self.moment.length
    }

    /// What has come to be due since this was last asked.
    pub fn due(&mut self) -> Due {
        let acts = self.moment.acts[self.begun..].iter().take_while(|(at, _)| *at <= self.elapsed);
        let acts: Vec<_> = acts.map(|(at, act)| (act.clone(), self.elapsed - at)).collect();
        let facts = self.moment.facts[self.shown..].iter().take_while(|at| **at <= self.elapsed).count();
        self.begun += acts.len();
        self.shown += facts;
        Due { acts, facts }
    }
}
