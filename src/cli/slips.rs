//! Answers typing errors in a command line with the word that was probably meant.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

use super::failure::Failure;
use crate::data::nearest::nearest;

/// The failure for an unknown subcommand, with the one that was probably meant.
pub fn unknown_subcommand(answer: &Error, command: &Command, arguments: &[OsString]) -> Option<Failure> {
    let found = answer.get(ContextKind::InvalidSubcommand).and_then(text)?;
    let names: Vec<&str> = within(command, arguments).get_subcommands().map(Command::get_name).collect();
    let meant = nearest(found, names.iter().copied());
    Some(Failure::stranger("cli-unknown-subcommand", found, names.iter().copied(), meant))
}

/// Adds the option or the value that was probably meant, if clap has not found one itself.
pub fn suggest(answer: &mut Error, command: &Command, arguments: &[OsString]) {
    let get = |kind| answer.get(kind);
    let suggestion = match answer.kind() {
        ErrorKind::UnknownArgument if get(ContextKind::SuggestedArg).is_none() => {
            let found = get(ContextKind::InvalidArg).and_then(text);
            let options = within(command, arguments).get_arguments().filter_map(clap::Arg::get_long);
            let meant = found.and_then(|found| nearest(found, options));
            meant.map(|meant| (ContextKind::SuggestedArg, format!("--{meant}")))
        }
        ErrorKind::InvalidValue if get(ContextKind::SuggestedValue).is_none() => {
            let found = get(ContextKind::InvalidValue).and_then(text);
            let values = match get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(values)) => values.as_slice(),
                _ => &[],
            };
            let meant = found.and_then(|found| nearest(found, values.iter().map(String::as_str)));
            meant.map(|meant| (ContextKind::SuggestedValue, meant.to_owned()))
        }
        _ => None,
    };
    if let Some((kind, meant)) = suggestion {
        answer.insert(kind, ContextValue::String(meant));
    }
}

/// The subcommand that the arguments name; without one, the whole command.
fn within<'c>(command: &'c Command, arguments: &[OsString]) -> &'c Command {
    arguments.iter().find_map(|word| command.find_subcommand(word)).unwrap_or(command)
}

fn text(value: &ContextValue) -> Option<&str> {
    if let ContextValue::String(text) = value { Some(text) } else { None }
}
