//! Tests of the mixer: what is heard, how much of it, and when it is quiet.

use std::sync::mpsc::{Sender, channel};

use super::*;

struct Desk {
    ask: Sender<Request>,
    mixer: Mixer,
    is_quiet: Arc<AtomicBool>,
}

fn desk() -> Desk {
    let (ask, requests) = channel();
    let is_quiet = Arc::new(AtomicBool::new(true));
    let mixer = Mixer::new(requests, Arc::clone(&is_quiet));
    let desk = Desk { ask, mixer, is_quiet };
    desk.volumes(1.0, 1.0);
    desk
}

impl Desk {
    fn volumes(&self, effects: f32, ambience: f32) {
        self.ask.send(Request::Volumes { effects, ambience }).unwrap();
    }

    fn play(&self, cue: Cue, strength: f32, side: f32) {
        let frames: Arc<[f32]> = (0..RATE / 2).map(|index| (index as f32 * 0.05).sin()).collect();
        let voice = Voice { cue, frames, strength, side, pitch: 1.0, after: 0.0 };
        self.ask.send(Request::Play(voice)).unwrap();
    }

    /// The samples of so many seconds.
    fn hear(&mut self, seconds: f32) -> Vec<f32> {
        let mut heard = vec![0.0; (seconds * RATE as f32) as usize * 2];
        heard.chunks_mut(882).for_each(|part| self.mixer.fill(part));
        heard
    }
}

fn energy(samples: &[f32]) -> f32 {
    samples.iter().map(|value| value * value).sum::<f32>() / samples.len().max(1) as f32
}

#[test]
fn a_sound_is_heard_and_then_it_is_quiet() {
    let mut desk = desk();
    assert_eq!(energy(&desk.hear(0.2)), 0.0);
    desk.play(Cue::Dice, 0.3, 0.0);
    assert!(energy(&desk.hear(0.4)) > 0.001);
    assert!(!desk.is_quiet.load(Ordering::Relaxed));
    desk.hear(2.5);
    assert!(desk.is_quiet.load(Ordering::Relaxed), "the room has answered");
    assert_eq!(energy(&desk.hear(0.2)), 0.0);
}

#[test]
fn many_loud_sounds_never_clip() {
    let mut desk = desk();
    for cue in Cue::ALL {
        desk.play(*cue, 0.9, 0.4);
    }
    let heard = desk.hear(0.6);
    assert!(heard.iter().all(|value| value.is_finite() && value.abs() < 0.95));
    assert!(energy(&heard) > 0.05);
}

#[test]
fn the_same_cue_is_heard_only_a_few_times_at_once() {
    let mut desk = desk();
    for _ in 0..20 {
        desk.play(Cue::HitLight, 0.01, 0.0);
        desk.hear(0.04);
    }
    assert!(desk.mixer.playing.len() <= Cue::HitLight.at_once(), "{}", desk.mixer.playing.len());
    let before = desk.mixer.playing.len();
    desk.play(Cue::Tap, 0.01, 0.0);
    desk.play(Cue::Tap, 0.01, 0.0);
    desk.hear(0.01);
    assert_eq!(desk.mixer.playing.len(), before + 1, "the same at the same moment is one");
}

#[test]
fn what_comes_from_the_left_is_louder_on_the_left() {
    let mut desk = desk();
    desk.play(Cue::Fall, 0.3, -0.8);
    let heard = desk.hear(0.4);
    let channel = |first: usize| heard.iter().skip(first).step_by(2).copied().collect::<Vec<f32>>();
    assert!(energy(&channel(0)) > 3.0 * energy(&channel(1)));
}

#[test]
fn muted_nothing_is_heard_and_nothing_comes_late() {
    let mut desk = desk();
    desk.play(Cue::Fall, 0.3, 0.0);
    desk.hear(0.1);
    desk.volumes(0.0, 0.0);
    desk.hear(0.5);
    assert!(energy(&desk.hear(0.2)) < 1e-9);
    desk.play(Cue::Fall, 0.3, 0.0);
    desk.hear(0.2);
    desk.volumes(1.0, 1.0);
    assert!(energy(&desk.hear(0.3)) < 1e-9, "what was asked for while muted is forgotten");
}

#[test]
fn surroundings_fade_and_loop() {
    let mut desk = desk();
    let steady = Arc::new(Loop { left: vec![0.1; 3000], right: vec![0.1; 3000] });
    desk.ask.send(Request::Surround(Some(Arc::clone(&steady)))).unwrap();
    let heard = desk.hear(4.0);
    let jump = heard.chunks(2).zip(heard.chunks(2).skip(1)).map(|(now, next)| (next[0] - now[0]).abs());
    assert!(jump.fold(0.0_f32, f32::max) < 0.01, "no click at the seam or while it fades in");
    assert!((heard[heard.len() - 1] - 0.1).abs() < 0.01);
    assert!(!desk.is_quiet.load(Ordering::Relaxed));
    desk.ask.send(Request::Surround(None)).unwrap();
    desk.hear(4.0);
    assert!(desk.is_quiet.load(Ordering::Relaxed));
}
