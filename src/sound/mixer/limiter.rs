//! A limiter: it looks a moment ahead and turns down what would be too loud, so that nothing is ever cut off.

/// The loudest sample that leaves it.
const CEILING: f32 = 0.89;
/// How many frames it looks ahead.
const AHEAD: usize = 96;
/// How fast it lets go again, as a share of the way in each frame.
const RELEASE: f32 = 0.000_4;

/// A limiter for two channels, which it turns down together.
pub struct Limiter {
    /// The frames that wait to leave.
    waiting: [(f32, f32); AHEAD],
    /// By which factor each of them has to be turned down.
    needed: [f32; AHEAD],
    /// The lowest of those factors at the time of each of the last frames; their mean is the gain.
    lowest: [f32; AHEAD],
    place: usize,
    held: f32,
}

impl Limiter {
    pub fn new() -> Limiter {
        Limiter {
            waiting: [(0.0, 0.0); AHEAD],
            needed: [1.0; AHEAD],
            lowest: [1.0; AHEAD],
            place: 0,
            held: 1.0,
        }
    }

    /// Takes a frame and gives the one that came [`AHEAD`] frames before it.
    pub fn pass(&mut self, left: f32, right: f32) -> (f32, f32) {
        let highest = left.abs().max(right.abs());
        let (out_left, out_right) = self.waiting[self.place];
        self.waiting[self.place] = (left, right);
        self.needed[self.place] = if highest > CEILING { CEILING / highest } else { 1.0 };
        let is_loud = self.held < 0.999_9 || self.needed[self.place] < 1.0;
        if !is_loud {
            // Nothing to turn down, as nearly always.
            self.held = 1.0;
            self.lowest[self.place] = 1.0;
            self.place = (self.place + 1) % AHEAD;
            return (out_left, out_right);
        }
        let lowest = self.needed.iter().copied().fold(1.0_f32, f32::min);
        // Down at once, up slowly.
        self.held = if lowest < self.held { lowest } else { self.held + (lowest - self.held) * RELEASE };
        self.lowest[self.place] = self.held;
        self.place = (self.place + 1) % AHEAD;
        // The mean of values that are all low enough is low enough, and it changes smoothly.
        let gain = self.lowest.iter().sum::<f32>() / AHEAD as f32;
        let cut = |value: f32| (value * gain).clamp(-1.0, 1.0);
        (cut(out_left), cut(out_right))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quiet_passes_unchanged_and_nothing_is_too_loud() {
        let mut limiter = Limiter::new();
        let wave = |index: usize| (index as f32 * 0.06).sin();
        for index in 0..4000 {
            let (left, _) = limiter.pass(wave(index) * 0.5, 0.0);
            let expected = if index < AHEAD { 0.0 } else { wave(index - AHEAD) * 0.5 };
            assert!((left - expected).abs() < 1e-6, "frame {index}");
        }
        for index in 0..9000 {
            let loud = if index % 1500 < 40 { 6.0 } else { 0.7 };
            let (left, right) = limiter.pass(wave(index) * loud, -wave(index) * loud);
            assert!(left.abs() <= CEILING + 0.001 && right.abs() <= CEILING + 0.001, "{left} at {index}");
        }
    }
}
