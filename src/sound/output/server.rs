//! Sound on Linux: a stream to the sound server, by its own protocol. PulseAudio and PipeWire both understand it, and no
//! library of the system is needed.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource, Client, PlaybackStream};

use crate::sound::mixer::Mixer;
use crate::sound::synth::RATE;

/// How far ahead the server keeps samples, in seconds: what is heard comes late by that much.
const AHEAD: f32 = 0.06;
const CHANNELS: u8 = 2;
const SAMPLE: usize = size_of::<f32>();

/// A stream to the server.
pub struct Stream {
    stream: PlaybackStream,
}

impl Stream {
    /// Connects to the server; none if there is none.
    pub fn open(mut mixer: Mixer) -> Option<Stream> {
        let client = Client::from_env(c"Affray").ok()?;
        let frame = SAMPLE * usize::from(CHANNELS);
        let ahead = (AHEAD * RATE as f32) as u32 * frame as u32;
        let mut props = Props::new();
        props.set(Prop::MediaRole, c"game");
        props.set(Prop::MediaName, c"Affray");
        let params = PlaybackStreamParams {
            sample_spec: SampleSpec {
                format: SampleFormat::Float32Le,
                channels: CHANNELS,
                sample_rate: RATE,
            },
            channel_map: ChannelMap::stereo(),
            buffer_attr: BufferAttr {
                target_length: ahead,
                minimum_request_length: ahead / 3,
                pre_buffering: 0,
                ..BufferAttr::default()
            },
            flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
            props,
            ..PlaybackStreamParams::default()
        };
        let mut samples = Vec::new();
        let source = move |out: &mut [u8]| {
            samples.clear();
            samples.resize(out.len() / frame * usize::from(CHANNELS), 0.0);
            mixer.fill(&mut samples);
            for (bytes, sample) in out.chunks_exact_mut(SAMPLE).zip(&samples) {
                bytes.copy_from_slice(&sample.to_le_bytes());
            }
            samples.len() * SAMPLE
        };
        let stream = wait_for(client.create_playback_stream(params, source.as_playback_source())).ok()?;
        Some(Stream { stream })
    }

    /// Lets the stream rest, and returns whether it is still there.
    pub fn pause(&self) -> bool {
        wait_for(self.stream.cork()).is_ok()
    }

    /// Lets the stream go on, and returns whether it is still there.
    pub fn resume(&self) -> bool {
        wait_for(self.stream.uncork()).is_ok()
    }
}

/// Wakes a thread that waits for an answer.
struct Waiting(Thread);

impl Wake for Waiting {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits for an answer of the server.
fn wait_for<F: Future>(answer: F) -> F::Output {
    let waker = Waker::from(Arc::new(Waiting(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut answer = pin!(answer);
    loop {
        match answer.as_mut().poll(&mut context) {
            Poll::Ready(result) => return result,
            Poll::Pending => thread::park(),
        }
    }
}
