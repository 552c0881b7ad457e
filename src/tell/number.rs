//! Numbers as a language writes them: the mark before the decimals, and the minus.

use fluent_bundle::FluentValue;
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::words::{Words, say};

/// The minus of type, which is as wide as a plus.
const MINUS: &str = "\u{2212}";

/// Formats the numbers that messages are given.
pub(super) fn with_real_minus(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('-', MINUS)),
        _ => None,
    }
}

impl Words {
    /// A number with this many decimals.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let text = format!("{number:.decimals$}");
        let text = text.replace('-', &say!(self, "minus"));
        match text.split_once('.') {
            Some((whole, fraction)) => say!(self, "decimal", whole = whole, fraction = fraction),
            None => text,
        }
    }

    /// A number with its sign.
    pub fn signed(&self, number: impl Into<i64>) -> String {
        format!("{:+}", number.into()).replace('-', &say!(self, "minus"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let words = Words::new("de", &["minus = −\ndecimal = {$whole},{$fraction}\nx = {$y}"]);
        assert_eq!(words.decimal(-2.345, 2), "−2,35");
        assert_eq!(words.decimal(7.0, 0), "7");
        assert_eq!(words.signed(-2), "−2");
        assert_eq!(words.signed(2), "+2");
        assert_eq!(say!(words, "x", y = -3), "−3");
        let english = Words::english();
        assert_eq!((english.decimal(-0.25, 2), english.signed(-2)), ("-0.25".to_owned(), "-2".to_owned()));
    }
}
