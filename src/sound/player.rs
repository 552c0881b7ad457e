//! Plays cues on a thread of its own. It makes each sound when it is first asked for, and lets the device rest while
//! nothing sounds. Without a device it does nothing, and says nothing.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use super::cue::Cue;
use super::mixer::{Request, Voice};
use super::output::Output;
use super::place::Place;
use super::settings::SoundSettings;
use super::synth;
use super::synth::ambience::{self, Loop};

/// How a cue is to be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    pub strength: f32,
    /// From -1, the left, to 1, the right.
    pub side: f32,
    /// By which factor it is higher: what is large sounds lower.
    pub pitch: f32,
    /// Seconds until it begins.
    pub after: f32,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner { strength: 1.0, side: 0.0, pitch: 1.0, after: 0.0 }
    }
}

/// Asks the thread that plays.
pub struct Player {
    tasks: Sender<Task>,
}

/// What the thread is asked for.
enum Task {
    Play(Cue, Manner),
    Surround(Option<Place>),
    Adjust(SoundSettings),
}

/// How often the thread looks whether it can let the device rest.
const LOOK: Duration = Duration::from_millis(500);
/// After how many such looks without a sound it does.
const REST: u32 = 8;

impl Player {
    /// Begins to play. It looks for a device when it first learns of the settings.
    pub fn start() -> Player {
        let (tasks, asked) = channel();
        // Without a thread there is no sound, and the game goes on.
        let _ = thread::Builder::new().name("sound".to_owned()).spawn(move || Keeper::new(asked).keep());
        Player { tasks }
    }

    /// Lets a cue be heard.
    pub fn play(&self, cue: Cue, manner: Manner) {
        let _ = self.tasks.send(Task::Play(cue, manner));
    }

    /// Changes what surrounds everything; none for silence.
    pub fn surround(&self, place: Option<Place>) {
        let _ = self.tasks.send(Task::Surround(place));
    }

    /// Takes new settings over. If there is no device, it looks for one.
    pub fn adjust(&self, settings: SoundSettings) {
        let _ = self.tasks.send(Task::Adjust(settings));
    }
}

/// Everything that the thread keeps.
struct Keeper {
    tasks: Receiver<Task>,
    output: Option<Output>,
    settings: SoundSettings,
    place: Option<Place>,
    sounds: BTreeMap<(Cue, u8), Arc<[f32]>>,
    /// How often each cue was heard.
    heard: BTreeMap<Cue, u32>,
    around: Option<(Place, Arc<Loop>)>,
    /// A loop that is being made.
    making: Option<(Place, Receiver<Loop>)>,
    /// How many looks in a row found nothing that sounds.
    quiet: u32,
}

impl Keeper {
    fn new(tasks: Receiver<Task>) -> Keeper {
        Keeper {
            tasks,
            output: None,
            settings: SoundSettings::default(),
            place: None,
            sounds: BTreeMap::new(),
            heard: BTreeMap::new(),
            around: None,
            making: None,
            quiet: 0,
        }
    }

    /// Carries out tasks until nobody can ask any more.
    fn keep(mut self) {
        loop {
            let is_resting = self.output.as_ref().is_none_or(Output::is_paused) && self.making.is_none();
            let task = if is_resting {
                self.tasks.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                self.tasks.recv_timeout(LOOK)
            };
            match task {
                Ok(Task::Play(cue, manner)) => self.play(cue, manner),
                Ok(Task::Surround(place)) => {
                    self.place = place;
                    self.surround();
                }
                Ok(Task::Adjust(settings)) => self.adjust(settings),
                Err(RecvTimeoutError::Timeout) => self.look(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, cue: Cue, manner: Manner) {
        if self.output.is_none() || self.settings.effects_gain() == 0.0 {
            return;
        }
        let count = self.heard.entry(cue).or_default();
        *count += 1;
        let variant = turn(*count, cue.variants());
        let frames = self.sounds.entry((cue, variant)).or_insert_with(|| synth::render(cue, variant).into());
        // No two are equally high, even where they are the same.
        let sway = 1.0 + 0.03 * ((*count * 5 % 7) as f32 / 3.0 - 1.0);
        let voice = Voice {
            cue,
            frames: Arc::clone(frames),
            strength: manner.strength,
            side: manner.side,
            pitch: manner.pitch * sway,
            after: manner.after,
        };
        self.ask(Request::Play(voice));
    }

    fn adjust(&mut self, settings: SoundSettings) {
        self.settings = settings;
        if self.output.is_none() && !settings.muted {
            self.output = Output::open();
            self.surround();
        }
        let (effects, ambience) = (settings.effects_gain(), settings.ambience_gain());
        self.ask(Request::Volumes { effects, ambience });
        self.surround();
    }

    /// Tells the mixer where the battle is, as soon as the loop of the place is made.
    fn surround(&mut self) {
        let Some(place) = self.place.filter(|_| self.output.is_some()) else {
            self.ask(Request::Surround(None));
            return;
        };
        self.ask(Request::Enter(place));
        match &self.around {
            Some((known, sound)) if *known == place => {
                let sound = Arc::clone(sound);
                self.ask(Request::Surround(Some(sound)));
            }
            _ if self.settings.ambience_gain() == 0.0 => {}
            _ if self.making.as_ref().is_some_and(|(made, _)| *made == place) => {}
            _ => {
                let (done, made) = channel();
                let make = move || {
                    let _ = done.send(ambience::render(place));
                };
                if thread::Builder::new().name("ambience".to_owned()).spawn(make).is_ok() {
                    self.making = Some((place, made));
                }
            }
        }
    }

    /// Looks for a loop that is made, and whether the device can rest.
    fn look(&mut self) {
        if let Some((place, made)) = &self.making {
            match made.try_recv() {
                Ok(sound) => {
                    self.around = Some((*place, Arc::new(sound)));
                    self.making = None;
                    self.surround();
                }
                Err(TryRecvError::Disconnected) => self.making = None,
                Err(TryRecvError::Empty) => {}
            }
        }
        let Some(output) = self.output.as_mut().filter(|output| !output.is_paused()) else { return };
        self.quiet = if output.is_quiet() { self.quiet + 1 } else { 0 };
        if self.quiet >= REST && !output.pause() {
            self.output = None;
        }
    }

    /// Asks the mixer. A mixer that is gone is given up.
    fn ask(&mut self, request: Request) {
        self.quiet = 0;
        if self.output.as_mut().is_some_and(|output| !output.ask(request)) {
            self.output = None;
        }
    }
}

/// Which of several variants is heard the next time: never the same twice in a row.
fn turn(count: u32, variants: u8) -> u8 {
    let variants = u32::from(variants.max(1));
    // Rounds with different steps, so that the order does not repeat itself soon.
    let step = if variants % 2 == 1 && count / variants % 2 == 1 { 2 } else { 1 };
    (count * step % variants) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_variant_is_heard_twice_in_a_row_and_all_are_heard() {
        for variants in 2..7_u8 {
            let order: Vec<u8> = (0..60).map(|count| turn(count, variants)).collect();
            let repeats = order.windows(2).filter(|two| two[0] == two[1]).count();
            assert!(repeats == 0, "{variants}: {order:?}");
            assert!((0..variants).all(|variant| order.contains(&variant)), "{variants}: {order:?}");
        }
        assert_eq!(turn(17, 1), 0);
    }

    #[test]
    fn a_player_without_a_device_takes_everything_and_says_nothing() {
        let (tasks, asked) = channel();
        let mut keeper = Keeper::new(asked);
        keeper.settings = SoundSettings { muted: true, ..SoundSettings::default() };
        tasks.send(Task::Play(Cue::Dice, Manner::default())).unwrap();
        tasks.send(Task::Surround(Some(Place::Cellar))).unwrap();
        tasks.send(Task::Adjust(SoundSettings { muted: true, ..SoundSettings::default() })).unwrap();
        drop(tasks);
        keeper.keep();
    }
}
