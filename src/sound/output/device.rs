//! Sound on systems other than Linux: the device that the system prefers.

use cpal::StreamConfig;
use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};

use crate::sound::mixer::Mixer;
use crate::sound::synth::RATE;

/// A stream to the device.
pub struct Stream {
    stream: cpal::Stream,
}

/// Brings the samples of a mixer to the rate of a device.
struct Tap {
    mixer: Mixer,
    /// How many frames of the mixer make one of the device.
    step: f32,
    /// How far it is from the frame before to the next one, from 0 to 1.
    share: f32,
    before: [f32; 2],
    next: [f32; 2],
}

impl Tap {
    fn frame(&mut self) -> [f32; 2] {
        self.share += self.step;
        while self.share >= 1.0 {
            self.share -= 1.0;
            self.before = self.next;
            self.mixer.fill(&mut self.next);
        }
        [0, 1].map(|side| self.before[side] + (self.next[side] - self.before[side]) * self.share)
    }
}

impl Stream {
    /// Opens the device; none if there is none.
    pub fn open(mixer: Mixer) -> Option<Stream> {
        let device = cpal::default_host().default_output_device()?;
        let config: StreamConfig = device.default_output_config().ok()?.config();
        let channels = usize::from(config.channels.max(1));
        let step = RATE as f32 / config.sample_rate as f32;
        let mut tap = Tap { mixer, step, share: 0.0, before: [0.0; 2], next: [0.0; 2] };
        let fill = move |out: &mut [f32], _: &cpal::OutputCallbackInfo| {
            for frame in out.chunks_mut(channels) {
                let both = tap.frame();
                for (place, sample) in frame.iter_mut().enumerate() {
                    // A single channel gets the left one; channels beyond the second get nothing.
                    *sample = both.get(place).copied().unwrap_or(0.0);
                }
            }
        };
        // A device that goes away is silent; the next change of the settings looks for another.
        let stream = device.build_output_stream(config, fill, |_| {}, None).ok()?;
        stream.play().ok()?;
        Some(Stream { stream })
    }

    /// Lets the device rest, and returns whether it is still there.
    pub fn pause(&self) -> bool {
        self.stream.pause().is_ok()
    }

    /// Lets the device go on, and returns whether it is still there.
    pub fn resume(&self) -> bool {
        self.stream.play().is_ok()
    }
}
