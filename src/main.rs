//! Hands over to the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    affray::cli::run(std::env::args_os())
}
