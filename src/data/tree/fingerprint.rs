//! Compares the keys of a map before their types are known.

use super::{Node, Value, Word};

/// A text that is the same for equal keys, however they are formatted.
pub(super) fn fingerprint(key: &Node) -> String {
    let nodes = |nodes: &[Node]| nodes.iter().map(fingerprint).collect::<Vec<_>>().join(",");
    let name = |word: &Option<Word>| word.as_ref().map_or(String::new(), |word| word.text.clone());
    match &key.value {
        Value::Bool(truth) => truth.to_string(),
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => format!("{number:?}"),
        Value::Char(letter) => format!("{letter:?}"),
        Value::Text(text) => format!("{text:?}"),
        Value::Word(text) => text.clone(),
        Value::List(items) => format!("[{}]", nodes(items)),
        Value::Tuple(word, items) => format!("{}({})", name(word), nodes(items)),
        Value::Map(entries) => {
            let mut prints: Vec<String> = entries
                .iter()
                .map(|(key, value)| format!("{}:{}", fingerprint(key), fingerprint(value)))
                .collect();
            prints.sort();
            format!("{{{}}}", prints.join(","))
        }
        Value::Struct(word, fields) => {
            let mut prints: Vec<String> = fields
                .iter()
                .map(|field| format!("{}:{}", field.word.text, fingerprint(&field.node)))
                .collect();
            prints.sort();
            format!("{}({})", name(word), prints.join(","))
        }
        Value::Broken => "?".to_owned(),
    }
}
