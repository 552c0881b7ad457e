//! The program `affray`. Everything is behind the command line, in `cli`.

use std::process::ExitCode;

fn main() -> ExitCode {
    affray::cli::run(std::env::args_os())
}
