//! Warns of names that cannot be read in a line of text.

use super::tree::{Node, Tree, Value};
use crate::battle::{Phrase, Problem};

/// The field that holds a name.
const NAME: &str = "name";

/// Characters that show nothing: joiners, direction marks, soft hyphens and fillers.
const UNSEEN: [(char, char); 8] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{180b}', '\u{180e}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{feff}', '\u{feff}'),
];

/// Characters that change the direction of the text after them, which includes the rest of the line.
const TURNING: [(char, char); 2] = [('\u{202a}', '\u{202e}'), ('\u{2066}', '\u{2069}')];

/// Whether a name shows something, stays on its line, and leaves the rest of the line as it is.
pub fn is_legible(name: &str) -> bool {
    let is_among =
        |signs: &[(char, char)], sign| signs.iter().any(|(first, last)| (*first..=*last).contains(&sign));
    if name.chars().any(|sign| is_among(&TURNING, sign)) {
        return false;
    }
    let is_unseen = |sign: char| is_among(&UNSEEN, sign);
    let is_seen = |sign: char| !sign.is_whitespace() && !is_unseen(sign);
    name.chars().any(is_seen) && !name.chars().any(char::is_control)
}

/// A warning for each name in a file that cannot be read.
pub fn illegible_names(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    look_through(tree, &tree.root, &mut problems);
    problems
}

fn look_through(tree: &Tree, node: &Node, problems: &mut Vec<Problem>) {
    if let Value::Struct(_, fields) = &node.value {
        for field in fields.iter().filter(|field| field.word.text == NAME) {
            if matches!(&field.node.value, Value::Text(name) if !is_legible(name)) {
                let phrase = Phrase::new("illegible-name");
                problems.push(Problem::warning(phrase).at(&tree.source, field.node.span));
            }
        }
    }
    for child in node.children() {
        look_through(tree, child, problems);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legible_name_shows_something_and_stays_on_its_line() {
        for name in ["Vesna", "?", "Örn the Tall", "家", "a\u{200b}b"] {
            assert!(is_legible(name), "{name:?}");
        }
        for name in ["", "  ", "\u{200b}", "\u{feff}\u{2060}", "a\nb", "\u{3164}", "W\u{202e}stan"] {
            assert!(!is_legible(name), "{name:?}");
        }
    }
}
