//! The program itself, from the outside: what it answers, on which stream, and with which exit status.

mod bad_input;
mod battles;
mod files;
mod hostile;
mod program;
