//! Turns serde's descriptions of an expected value into phrases. serde has them only as English text, in a few known
//! forms that are parsed here.

use crate::battle::problem::{Complaint, Phrase};

pub(super) fn number_between(from: i128, to: i128) -> Phrase {
    // The limits of the integer type would only confuse a reader.
    if from <= i32::MIN.into() && to >= i32::MAX.into() {
        return Phrase::new("expect-any-integer");
    }
    Phrase::new("expect-integer").with("from", from).with("to", to)
}

pub(super) fn one_of(names: &[&str]) -> Phrase {
    let names = names.iter().map(ToString::to_string).collect::<Vec<_>>();
    Phrase::new("expect-choice").with("names", names)
}

/// A number of values in round brackets.
pub(super) fn tuple_of(count: usize) -> Phrase {
    Phrase::new("expect-tuple").with("count", count)
}

/// The bounds of the integer type that serde's text names.
pub(super) fn expect_number(text: &str) -> Option<(i128, i128)> {
    let (is_nonzero, kind) = match text.strip_prefix("a nonzero ") {
        Some(kind) => (true, kind),
        None => (false, text),
    };
    let (from, to): (i128, i128) = match kind {
        "i8" => (i8::MIN.into(), i8::MAX.into()),
        "i16" => (i16::MIN.into(), i16::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        "i64" | "isize" => (i64::MIN.into(), i64::MAX.into()),
        "u8" => (0, u8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "u64" | "usize" => (0, u64::MAX.into()),
        _ => return None,
    };
    Some((if is_nonzero { from.max(1) } else { from }, to))
}

/// The phrase for one of serde's expectations, or for a complaint that one of our own visitors wrote instead.
pub(super) fn expect(text: &str) -> Phrase {
    if let Some(complaint) = Complaint::parse(text) {
        return complaint.into();
    }
    if let Some((from, to)) = expect_number(text) {
        return number_between(from, to);
    }
    if let Some(count) = counted(text) {
        return tuple_of(count);
    }
    let known = [
        ("a boolean", "expect-yes-no"),
        ("f32", "expect-number"),
        ("f64", "expect-number"),
        ("a character", "expect-character"),
        ("a string", "expect-text"),
        ("a sequence", "expect-list"),
        ("a map", "expect-map"),
        ("unit", "expect-nothing"),
        ("unit struct ", "expect-nothing"),
        ("struct ", "expect-fields"),
        ("tuple struct ", "expect-values"),
        ("tuple variant ", "expect-values"),
    ];
    if let Some((_, key)) = known
        .iter()
        .find(|(form, _)| if form.ends_with(' ') { text.starts_with(form) } else { text == *form })
    {
        return Phrase::new(*key);
    }
    let names: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    if names.is_empty() { Phrase::new("expect-other") } else { one_of(&names) }
}

/// How many values serde expects: `a tuple of size 2`, `an array of length 2`, `tuple struct Pos with 2 elements`.
fn counted(text: &str) -> Option<usize> {
    let count =
        ["a tuple of size ", "an array of length "].iter().find_map(|form| text.strip_prefix(form)).or_else(
            || text.strip_suffix(" elements").or_else(|| text.strip_suffix(" element"))?.rsplit(' ').next(),
        );
    count?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn serdes_sentences_become_phrases() {
        let key = |text| expect(text).key.into_owned();
        assert_eq!(expect("u8"), number_between(0, 255));
        assert_eq!(expect("a nonzero u8"), number_between(1, 255));
        assert_eq!(key("i16"), "expect-integer");
        assert_eq!(
            (key("i32"), key("i64")),
            ("expect-any-integer".to_owned(), "expect-any-integer".to_owned())
        );
        assert_eq!(key("a string"), "expect-text");
        assert_eq!(key("struct Weapon"), "expect-fields");
        assert_eq!(expect("struct Weapon with 2 elements"), tuple_of(2));
        assert_eq!(expect("a tuple of size 1"), tuple_of(1));
        assert_eq!(expect("`left` or `right`"), one_of(&["left", "right"]));
        assert_eq!(expect("one of `a`, `b`, `c`"), one_of(&["a", "b", "c"]));
        assert_eq!(expect("@expect-square|board=yard"), Phrase::new("expect-square").with("board", "yard"));
        assert_eq!(key("a formatted date"), "expect-other");
    }
}
