//! The lines of claims that would have held.

/// Lines one after another, or what holds where there is none.
pub fn or_nothing(lines: impl Iterator<Item = String>, nothing: impl FnOnce() -> String) -> String {
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { nothing() } else { lines.join(", ") }
}
