//! Ctrl-C while battles are being fought: the first time they end and what there is is told, the second time the program ends.

use std::process::exit;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use super::failure::Verdict;
use super::terminal::Terminal;
use crate::battle::Phrase;

static STOP: AtomicBool = AtomicBool::new(false);
static LISTENING: Once = Once::new();

/// What is set once the user has pressed Ctrl-C. From the first call on, the program listens for it.
pub fn stop() -> &'static AtomicBool {
    LISTENING.call_once(|| {
        let listening = ctrlc::set_handler(|| {
            if STOP.swap(true, Ordering::Relaxed) {
                exit(i32::from(Verdict::STOPPED));
            }
        });
        // Where nobody can listen, Ctrl-C ends the program, as it does elsewhere.
        drop(listening);
    });
    &STOP
}

/// Says after how many battles the user stopped them, if they did.
pub fn tell(terminal: &mut Terminal, battles: u64) {
    if was_pressed() {
        terminal.remark(
            &Phrase::new("cli-stopped").with("battles", usize::try_from(battles).unwrap_or(usize::MAX)),
        );
    }
}

/// How a subcommand ends that did all it was asked to, unless the user stopped it.
pub fn verdict() -> Verdict {
    if was_pressed() { Verdict::Interrupted } else { Verdict::Sound }
}

/// Whether the user has stopped the battles.
pub fn was_pressed() -> bool {
    STOP.load(Ordering::Relaxed)
}
