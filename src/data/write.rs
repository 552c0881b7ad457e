//! Writes values as RON text with the `ron` crate, in the dialect that the reader accepts.

use ron::{Options, extensions::Extensions, ser::PrettyConfig};
use serde::Serialize;

/// The dialect of every file: optional values without `Some`, newtypes without their name, and a variant's fields
/// directly in the variant's brackets.
pub fn dialect() -> Options {
    Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    )
}

/// Writes a value as an author would: one field per line, no struct names, a line break at the end.
///
/// # Errors
/// The value's own `Serialize` fails, or needs something that RON cannot express.
pub fn to_ron<T: Serialize + ?Sized>(value: &T) -> ron::Result<String> {
    let layout = PrettyConfig::new().struct_names(false).new_line("\n").indentor("    ");
    dialect().to_string_pretty(value, layout).map(|text| text + "\n")
}

/// Writes a value in one line.
///
/// # Errors
/// The value's own `Serialize` fails, or needs something that RON cannot express.
pub fn to_ron_line<T: Serialize + ?Sized>(value: &T) -> ron::Result<String> {
    let layout = PrettyConfig::new().struct_names(false).depth_limit(0);
    dialect().to_string_pretty(value, layout)
}
