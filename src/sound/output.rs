//! The way to the loudspeakers: the sound server on Linux, the system's own device elsewhere.

#[cfg(not(target_os = "linux"))]
mod device;
#[cfg(target_os = "linux")]
mod server;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};

#[cfg(not(target_os = "linux"))]
use device::Stream;
#[cfg(target_os = "linux")]
use server::Stream;

use super::mixer::{Mixer, Request};

/// A mixer that is heard.
pub struct Output {
    stream: Stream,
    requests: Sender<Request>,
    is_quiet: Arc<AtomicBool>,
    is_paused: bool,
}

impl Output {
    /// Opens the way to the loudspeakers; none if there are none. This may take a while.
    pub fn open() -> Option<Output> {
        let (requests, asked) = channel();
        let is_quiet = Arc::new(AtomicBool::new(true));
        let mixer = Mixer::new(asked, Arc::clone(&is_quiet));
        let stream = Stream::open(mixer)?;
        Some(Output { stream, requests, is_quiet, is_paused: false })
    }

    /// Asks the mixer for something, and returns whether it is still there.
    pub fn ask(&mut self, request: Request) -> bool {
        self.requests.send(request).is_ok() && self.go_on()
    }

    /// Whether nothing is heard and nothing is to come.
    pub fn is_quiet(&self) -> bool {
        self.is_quiet.load(Ordering::Relaxed)
    }

    /// Whether it rests.
    pub const fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Lets the device rest until the next request, and returns whether it is still there.
    pub fn pause(&mut self) -> bool {
        self.is_paused = true;
        self.stream.pause()
    }

    fn go_on(&mut self) -> bool {
        !std::mem::take(&mut self.is_paused) || self.stream.resume()
    }
}
