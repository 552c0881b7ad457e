//! Values -> canonical RON text, by the `ron` crate, in the dialect that the reader takes.

use ron::{Options, extensions::Extensions, ser::PrettyConfig};
use serde::Serialize;

/// The dialect of every file: optional things stand without `Some`, wrappers without their name, and a variant's
/// fields within the variant's own brackets.
pub fn dialect() -> Options {
    Options::default().with_default_extension(
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES,
    )
}

/// Writes a value the way an author would: one field a line, no struct names, a line break at the end.
///
/// # Errors
/// If the value's own `Serialize` fails, or asks for something that RON cannot say.
pub fn to_ron<T: Serialize + ?Sized>(value: &T) -> ron::Result<String> {
    let layout = PrettyConfig::new().struct_names(false).new_line("\n").indentor("    ");
    dialect().to_string_pretty(value, layout).map(|text| text + "\n")
}

/// Writes a value in one line.
///
/// # Errors
/// If the value's own `Serialize` fails, or asks for something that RON cannot say.
pub fn to_ron_line<T: Serialize + ?Sized>(value: &T) -> ron::Result<String> {
    let layout = PrettyConfig::new().struct_names(false).depth_limit(0);
    dialect().to_string_pretty(value, layout)
}
