//! Batches of battles, as several subcommands fight them: how many, with what certainty, on how many threads, with a bar that
//! shows how far they are, until the user stops them.

use std::io::{IsTerminal, stderr};
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuildError;

use super::failure::Failure;
use super::figures::percent;
use super::interrupt::stop;
use super::terminal::Terminal;
use crate::battle::Phrase;
use crate::lab::{Extent, Report, Watch};
use crate::tell::Words;

/// The arguments that say how many battles are fought.
#[derive(Args, Clone, Debug)]
pub struct ByExtent {
    /// How many battles of each scenario; with --until, at most (default: 1000, and 1000000 with --until)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    battles: Option<u64>,
    /// Stop when every win rate is known this well: half the width of its 95 % interval, such as `1%`
    #[arg(long, value_name = "PERCENT", value_parser = read_percent)]
    until: Option<f64>,
    /// How many threads to use (default: all)
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub threads: usize,
}

/// How many battles are fought if nobody says.
const USUAL: u64 = 1000;

/// How many battles are fought at most if only a certainty is asked for.
const MOST: u64 = 1_000_000;

impl ByExtent {
    pub fn battles(&self) -> u64 {
        self.battles.unwrap_or(if self.until.is_some() { MOST } else { USUAL })
    }

    pub fn extent(&self, seed: u64) -> Extent {
        Extent { battles: self.battles(), seed, threads: self.threads, until: self.until }
    }

    /// Says so if all battles were fought and some side's win rate is still not known as well as was asked for.
    pub fn tell_what_is_missing(&self, terminal: &mut Terminal, report: &Report) {
        let Some(until) = self.until.filter(|_| report.battles >= self.battles()) else { return };
        let width = report.sides.iter().map(|side| side.ci95.half_width()).fold(0.0, f64::max);
        if width > until {
            let [asked, reached] = [until, width].map(|share| percent(terminal.words(), share));
            let phrase = Phrase::new("cli-until-not-reached")
                .with("battles", usize::try_from(report.battles).unwrap_or(usize::MAX));
            terminal.remark(&phrase.with("asked", asked).with("reached", reached));
        }
    }

    /// Fights battles, and returns what they make with the seconds that they took.
    pub fn fight<T>(
        &self,
        words: &Words,
        name: &str,
        all: u64,
        fight: impl FnOnce(Watch<'_>) -> Result<T, ThreadPoolBuildError>,
    ) -> Result<(T, f64), Failure> {
        let bar = if stderr().is_terminal() { ProgressBar::new(all) } else { ProgressBar::hidden() };
        bar.set_message(words.phrase(&Phrase::new("cli-sim-progress").with("scenario", name)));
        if let Ok(style) = ProgressStyle::with_template("{msg} {bar:30} {human_pos}/{human_len} {eta}") {
            bar.set_style(style);
        }
        let start = Instant::now();
        let made = fight(Watch { progress: &|| bar.inc(1), stop: stop() });
        let elapsed = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        made.map(|made| (made, elapsed)).map_err(|cause| no_threads(&cause))
    }
}

/// What is told if the threads cannot be started.
pub fn no_threads(cause: &ThreadPoolBuildError) -> Failure {
    Failure::usage(Phrase::new("cli-no-threads").with("cause", cause.to_string()))
}

/// Reads a share, such as `1%` or `65`. A number below 1 needs its sign: `0.65` alone could mean 65 % as well.
pub fn read_percent(text: &str) -> Result<f64, String> {
    let text = text.trim();
    let refuse = |key: &'static str| Words::english().phrase(&Phrase::new(key));
    let number = text.trim_end_matches('%').trim_end().parse::<f64>().ok();
    let number = number.filter(|number| *number > 0.0 && *number < 100.0);
    let number = number.ok_or_else(|| refuse("cli-bad-percent"))?;
    if number < 1.0 && !text.ends_with('%') {
        return Err(refuse("cli-unclear-percent"));
    }
    Ok(number / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_are_read_with_and_without_their_sign() {
        assert_eq!(read_percent("65%"), Ok(0.65));
        assert_eq!(read_percent("65"), Ok(0.65));
        assert_eq!(read_percent("0.5%"), Ok(0.005));
        for nonsense in ["", "%", "0", "0%", "0.65", "100", "-3", "much", "NaN"] {
            assert!(read_percent(nonsense).is_err(), "{nonsense}");
        }
    }
}
