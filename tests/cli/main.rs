//! The program from the outside: its answers, the stream of each, and the exit status.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bad_input;
mod balances;
mod battles;
mod boards;
mod files;
mod gaps;
mod hostile;
mod killed;
mod lab;
mod languages;
mod needs;
mod one_battle;
mod pages;
mod program;
mod records;
mod referee;
mod referee_asks;
mod referee_lines;
#[cfg(unix)]
mod stopped;
mod strange_files;
mod text_play;
mod whys;
