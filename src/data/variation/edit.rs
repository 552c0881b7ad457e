//! Changes single values in the text of a file, and leaves the rest as it was written.

use crate::battle::Source;
use crate::data::tree::{Node, Step, Value, parse};

/// The text with a value at the end of a path. What is missing on the way there is written too. None if the path leads
/// through something that has no such parts.
pub(super) fn set(source: &Source, path: &[Step<'_>], value: &str) -> Option<String> {
    let tree = parse(source).tree;
    let known = (0..=path.len()).rev().find_map(|length| Some((length, tree.find(&path[..length])?)));
    let (length, node) = known?;
    let mut text = source.text().to_owned();
    let Some((next, deeper)) = path[length..].split_first() else {
        text.replace_range(node.span.start..node.span.end, value);
        return Some(text);
    };
    let value = deeper.iter().rev().fold(value.to_owned(), |value, step| match step {
        Step::Field(name) => format!("({name}: {value})"),
        Step::Key(name) => format!("{{ \"{name}\": {value} }}"),
        Step::Index(_) => format!("[{value}]"),
    });
    let entry = match next {
        Step::Field(name) => format!("{name}: {value}"),
        Step::Key(name) => format!("\"{name}\": {value}"),
        Step::Index(_) => return None,
    };
    let is_empty = node.children().next().is_none();
    let after = opening(node, source.text())?;
    text.insert_str(after, &if is_empty { entry } else { format!("{entry}, ") });
    Some(text)
}

/// The text with another entry at the end of a map that has some, on a line of its own.
pub(super) fn append(source: &Source, map: &[Step<'_>], key: &str, value: &str) -> Option<String> {
    let tree = parse(source).tree;
    let Value::Map(entries) = &tree.find(map)?.value else { return None };
    let (_, last) = entries.last()?;
    let mut text = source.text().to_owned();
    text.insert_str(last.span.end, &format!(",\n        \"{key}\": {value}"));
    Some(text)
}

/// The text without an entry of a map.
pub(super) fn remove(source: &Source, map: &[Step<'_>], key: &str) -> Option<String> {
    let tree = parse(source).tree;
    let Value::Map(entries) = &tree.find(map)?.value else { return None };
    let (name, value) =
        entries.iter().find(|(name, _)| matches!(&name.value, Value::Text(text) if text == key))?;
    Some(without(source.text(), name.span.start, value.span.end))
}

/// The text without a field of the whole file; none if the file has no such field.
pub(super) fn remove_field(source: &Source, name: &str) -> Option<String> {
    let tree = parse(source).tree;
    let Value::Struct(_, fields) = &tree.find(&[])?.value else { return None };
    let field = fields.iter().find(|field| field.word.text == name)?;
    Some(without(source.text(), field.word.span.start, field.node.span.end))
}

/// The text without one of several things, and without the comma behind it.
fn without(text: &str, start: usize, end: usize) -> String {
    let rest = &text[end..];
    let comma = rest.find(|letter: char| !letter.is_whitespace()).filter(|at| rest[*at..].starts_with(','));
    let rest = comma.map_or(rest, |comma| &rest[comma + 1..]);
    format!("{}{rest}", &text[..start])
}

/// The place behind the opening bracket of a value with parts.
fn opening(node: &Node, text: &str) -> Option<usize> {
    let inside = match &node.value {
        Value::Struct(Some(word), _) | Value::Tuple(Some(word), _) => word.span.end,
        Value::Struct(None, _) | Value::Tuple(None, _) | Value::Map(_) => node.span.start,
        _ => return None,
    };
    let bracket = text[inside..node.span.end].find(['(', '{'])?;
    Some(inside + bracket + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(text: &str, path: &[Step<'_>], value: &str) -> String {
        set(&Source::new("x.ron", text), path, value).unwrap()
    }

    #[test]
    fn what_is_there_is_replaced_and_what_is_missing_is_written() {
        let path = [Step::Field("a"), Step::Key("k"), Step::Field("b")];
        assert_eq!(changed(r#"(a: { "k": (b: 1, c: 2) })"#, &path, "7"), r#"(a: { "k": (b: 7, c: 2) })"#);
        assert_eq!(changed(r#"(a: { "k": (c: 2) })"#, &path, "7"), r#"(a: { "k": (b: 7, c: 2) })"#);
        assert_eq!(changed(r#"(a: { "k": () })"#, &path, "7"), r#"(a: { "k": (b: 7) })"#);
        assert_eq!(changed("(a: {})", &path, "7"), r#"(a: {"k": (b: 7)})"#);
        assert_eq!(changed("( // note\n z: 1)", &path, "7"), "(a: { \"k\": (b: 7) },  // note\n z: 1)");
        assert_eq!(set(&Source::new("x.ron", "(a: 3)"), &path, "7"), None);
    }

    #[test]
    fn an_entry_comes_behind_the_last() {
        let more = |text: &str| append(&Source::new("x.ron", text), &[Step::Field("a")], "k", "7").unwrap();
        assert_eq!(more(r#"(a: { "l": 2 }, b: 1)"#), "(a: { \"l\": 2,\n        \"k\": 7 }, b: 1)");
        assert_eq!(more("(a: { \"l\": 2, // two\n})"), "(a: { \"l\": 2,\n        \"k\": 7, // two\n})");
    }

    #[test]
    fn an_entry_goes_with_its_comma() {
        let map = [Step::Field("a")];
        let without = |text: &str| remove(&Source::new("x.ron", text), &map, "k").unwrap();
        assert_eq!(without(r#"(a: { "k": (1) , "l": 2 })"#), r#"(a: {  "l": 2 })"#);
        assert_eq!(without(r#"(a: { "l": 2, "k": (1) })"#), r#"(a: { "l": 2,  })"#);
    }

    #[test]
    fn a_field_goes_with_its_comma() {
        let without = |text: &str| remove_field(&Source::new("x.ron", text), "k");
        assert_eq!(without(r#"(a: 1, k: { "l": 2 }, b: 3)"#).as_deref(), Some("(a: 1,  b: 3)"));
        assert_eq!(without("(a: (k: 1), b: 3)"), None);
    }
}
