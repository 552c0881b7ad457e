//! Mixes everything that sounds into two channels, in a room, without ever clipping. It knows no device and no clock:
//! whoever wants samples asks for them.

mod limiter;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;

use super::cue::Cue;
use super::place::Place;
use super::synth::RATE;
use super::synth::ambience::Loop;
use super::synth::room::Room;
use limiter::Limiter;

/// A sound that is to be heard.
#[derive(Clone, Debug)]
pub struct Voice {
    pub cue: Cue,
    pub frames: Arc<[f32]>,
    pub strength: f32,
    /// From -1, the left, to 1, the right.
    pub side: f32,
    /// By which factor it is faster and higher.
    pub pitch: f32,
    /// Seconds until it begins.
    pub after: f32,
}

/// What can be asked of a mixer.
pub enum Request {
    /// Lets something be heard.
    Play(Voice),
    /// Changes what surrounds everything; none for silence.
    Surround(Option<Arc<Loop>>),
    /// Changes the walls to those of a place.
    Enter(Place),
    /// Sets the factors for what happens and for what surrounds it.
    Volumes { effects: f32, ambience: f32 },
}

/// How many sounds may be heard at once.
const VOICES: usize = 24;
/// The same cue is not heard again within this time, in seconds: it would only be louder.
const SAME: f32 = 0.03;
/// In how many seconds volumes change.
const SMOOTH: f32 = 0.05;
/// In how many seconds one loop goes over into another.
const CROSSING: f32 = 2.5;
/// How long the room may answer after the last sound, in seconds.
const TAIL: f32 = 1.5;
/// What is below this cannot be heard.
const UNHEARD: f32 = 0.000_1;

/// A voice that is heard.
struct Playing {
    voice: Voice,
    /// Frames since it was asked for.
    age: f32,
    left: f32,
    right: f32,
}

/// A loop that is heard, and how far it has faded in.
struct Around {
    sound: Arc<Loop>,
    place: usize,
    share: f32,
    rises: bool,
}

/// A number that changes slowly.
#[derive(Clone, Copy)]
struct Knob {
    now: f32,
    wanted: f32,
}

/// The mixer.
pub struct Mixer {
    requests: Receiver<Request>,
    /// Tells others whether nothing is heard and nothing is to come.
    is_quiet: Arc<AtomicBool>,
    playing: Vec<Playing>,
    around: Vec<Around>,
    room: Room,
    limiter: Limiter,
    effects: Knob,
    ambience: Knob,
    /// Frames until the room is quiet.
    tail: usize,
}

impl Knob {
    fn turn(&mut self) -> f32 {
        self.now += (self.wanted - self.now) / (SMOOTH * RATE as f32) * 3.0;
        self.now
    }
}

impl Mixer {
    /// A mixer that is asked by a channel. It reports by `is_quiet` whether anything is heard.
    pub fn new(requests: Receiver<Request>, is_quiet: Arc<AtomicBool>) -> Mixer {
        let off = Knob { now: 0.0, wanted: 0.0 };
        Mixer {
            requests,
            is_quiet,
            playing: Vec::with_capacity(VOICES),
            around: Vec::new(),
            room: Room::new(Place::Room.walls()),
            limiter: Limiter::new(),
            effects: off,
            ambience: off,
            tail: 0,
        }
    }

    /// Fills a buffer with the samples of both channels in turn.
    pub fn fill(&mut self, out: &mut [f32]) {
        while let Ok(request) = self.requests.try_recv() {
            self.grant(request);
        }
        for frame in out.chunks_mut(2) {
            let (left, right) = self.next();
            frame[0] = left;
            if let Some(second) = frame.get_mut(1) {
                *second = right;
            }
        }
        self.playing.retain(|playing| !playing.is_over());
        self.around.retain(|around| around.rises || around.share > 0.0);
        let is_quiet = self.hears_nothing();
        self.is_quiet.store(is_quiet, Ordering::Relaxed);
    }

    fn grant(&mut self, request: Request) {
        match request {
            Request::Play(voice) => self.play(voice),
            Request::Surround(sound) => {
                for around in &mut self.around {
                    around.rises = false;
                }
                let Some(sound) = sound else { return };
                match self.around.iter_mut().find(|around| Arc::ptr_eq(&sound, &around.sound)) {
                    Some(same) => same.rises = true,
                    None => self.around.push(Around { sound, place: 0, share: 0.0, rises: true }),
                }
            }
            Request::Enter(place) => self.room.rebuild(place.walls()),
            Request::Volumes { effects, ambience } => {
                self.effects.wanted = effects;
                self.ambience.wanted = ambience;
                // What begins to be heard begins at once.
                if self.effects.now < UNHEARD {
                    self.effects.now = effects;
                }
            }
        }
    }

    fn play(&mut self, voice: Voice) {
        if self.effects.wanted < UNHEARD {
            return;
        }
        let starts = |playing: &Playing| playing.voice.after - playing.age / RATE as f32;
        let same = || self.playing.iter().filter(|playing| playing.voice.cue == voice.cue);
        let is_repeated = same().any(|playing| (starts(playing) - voice.after).abs() < SAME);
        if is_repeated || same().count() >= voice.cue.at_once() || self.playing.len() >= VOICES {
            return;
        }
        // Both channels together are equally loud wherever it comes from.
        let side = voice.side.clamp(-1.0, 1.0);
        let (left, right) = (((1.0 - side) / 2.0).sqrt(), ((1.0 + side) / 2.0).sqrt());
        let loud = voice.strength * std::f32::consts::SQRT_2;
        self.playing.push(Playing { age: 0.0, left: left * loud, right: right * loud, voice });
    }

    fn next(&mut self) -> (f32, f32) {
        let (mut left, mut right) = (0.0, 0.0);
        let effects = self.effects.turn();
        if !self.playing.is_empty() {
            self.tail = (TAIL * RATE as f32) as usize;
            for playing in &mut self.playing {
                let value = playing.next() * effects;
                left += value * playing.left;
                right += value * playing.right;
            }
        }
        if self.tail > 0 {
            self.tail -= 1;
            let (wet_left, wet_right) = self.room.answer((left + right) * 0.5);
            left += wet_left;
            right += wet_right;
        }
        let ambience = self.ambience.turn();
        for around in &mut self.around {
            let (near, far) = around.next();
            left += near * ambience;
            right += far * ambience;
        }
        self.limiter.pass(left, right)
    }

    fn hears_nothing(&mut self) -> bool {
        let is_off = |knob: &Knob| knob.wanted < UNHEARD && knob.now < UNHEARD;
        if is_off(&self.effects) {
            self.playing.clear();
        }
        let no_effects = self.playing.is_empty() && self.tail == 0;
        no_effects && (self.around.is_empty() || is_off(&self.ambience))
    }
}

impl Playing {
    fn next(&mut self) -> f32 {
        let at = (self.age - self.voice.after * RATE as f32) * self.voice.pitch;
        self.age += 1.0;
        if at < 0.0 {
            return 0.0;
        }
        let whole = at as usize;
        let frame = |index: usize| self.voice.frames.get(index).copied().unwrap_or(0.0);
        let (here, there) = (frame(whole), frame(whole + 1));
        here + (there - here) * (at - whole as f32)
    }

    fn is_over(&self) -> bool {
        (self.age - self.voice.after * RATE as f32) * self.voice.pitch >= self.voice.frames.len() as f32
    }
}

impl Around {
    fn next(&mut self) -> (f32, f32) {
        let step = 1.0 / (CROSSING * RATE as f32);
        self.share = (self.share + if self.rises { step } else { -step }).clamp(0.0, 1.0);
        let loud = self.share.sqrt();
        let length = self.sound.left.len().min(self.sound.right.len()).max(1);
        let frame = |channel: &[f32]| channel.get(self.place).copied().unwrap_or(0.0) * loud;
        let heard = (frame(&self.sound.left), frame(&self.sound.right));
        self.place = (self.place + 1) % length;
        heard
    }
}

#[cfg(test)]
mod tests;
