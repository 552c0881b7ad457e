//! When another frame is drawn. The window sleeps while nothing moves: it is woken by keys, the mouse, and work that
//! other threads have finished.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};

/// How many frames are drawn after the last change. Panels need a second frame to settle their sizes, and the camera
/// follows the panels one frame later.
const TRAILING_FRAMES: u8 = 3;
/// How long the window sleeps at most.
const LONGEST_SLEEP: Duration = Duration::from_secs(3600);

/// Whether anything moves on the screen.
#[derive(Resource, Default)]
pub struct Motion {
    frames_left: u8,
    /// Whether anything but lingering has asked for frames since the last look.
    has_moved: bool,
}

impl Motion {
    /// Has more frames drawn. A system that shows a movement calls this in every frame until the movement ends.
    pub fn go_on(&mut self) {
        self.frames_left = TRAILING_FRAMES;
        self.has_moved = true;
    }

    /// Has more frames drawn for something that only follows other movements and comes to rest by itself.
    pub fn linger(&mut self) {
        self.frames_left = TRAILING_FRAMES;
    }

    /// Whether anything has moved since the last time that somebody asked.
    pub fn has_moved(&mut self) -> bool {
        std::mem::take(&mut self.has_moved)
    }

    /// Whether another frame is wanted; counts the frames that follow the last change.
    fn wants_frame(&mut self) -> bool {
        let wants = self.frames_left > 0;
        self.frames_left = self.frames_left.saturating_sub(1);
        wants
    }
}

/// Wakes the window from any thread, when work there is finished.
#[derive(Resource, Clone)]
pub struct Waker(Arc<dyn Fn() + Send + Sync>);

impl Default for Waker {
    fn default() -> Self {
        Waker(Arc::new(|| ()))
    }
}

impl Waker {
    /// Has a frame drawn soon.
    pub fn wake(&self) {
        (self.0)();
    }
}

/// Makes the window sleep while nothing moves.
pub fn plugin(app: &mut App) {
    app.insert_resource(sleeping())
        .init_resource::<Motion>()
        .init_resource::<Waker>()
        .add_systems(Startup, connect_waker)
        .add_systems(First, notice_input)
        .add_systems(Last, ask_for_frame);
}

/// Frames are drawn for input, for work that is finished, and where a system asks for them.
fn sleeping() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(LONGEST_SLEEP);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

fn connect_waker(proxy: Option<Res<EventLoopProxyWrapper>>, mut waker: ResMut<Waker>) {
    let Some(proxy) = proxy else { return };
    let proxy = (*proxy).clone();
    *waker = Waker(Arc::new(move || {
        // If the event loop has ended, nothing is left to wake.
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }));
}

fn notice_input(mut events: MessageReader<WindowEvent>, mut motion: ResMut<Motion>) {
    if events.read().count() > 0 {
        motion.go_on();
    }
}

fn ask_for_frame(mut motion: ResMut<Motion>, mut frames: MessageWriter<RequestRedraw>) {
    if motion.bypass_change_detection().wants_frame() {
        frames.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_end_soon_after_the_last_movement() {
        let mut motion = Motion::default();
        assert!(!motion.wants_frame());
        motion.go_on();
        let drawn = (0..100).filter(|_| motion.wants_frame()).count();
        assert_eq!(drawn, usize::from(TRAILING_FRAMES));
    }
}
