//! Writes worked-out blocks into a file, at the end of the entry that they belong to. Comments and all other text stay
//! as they are.

use crate::battle::Span;
use crate::data::tree::{Node, Tree, Value};

#[derive(Clone, Debug)]
pub struct Addition<'t> {
    pub node: &'t Node,
    /// The names and the texts of the new fields.
    pub fields: Vec<(String, String)>,
}

pub fn with_additions(tree: &Tree, additions: &[Addition<'_>]) -> String {
    let mut insertions: Vec<(usize, String)> =
        additions.iter().flat_map(|own| insertions(tree, own)).collect();
    insertions.sort_by_key(|(at, _)| *at);
    let mut text = tree.source.text().to_owned();
    for (at, more) in insertions.into_iter().rev() {
        text.insert_str(at, &more);
    }
    text
}

/// The texts to insert for one struct, each with its byte offset.
fn insertions(tree: &Tree, addition: &Addition<'_>) -> Vec<(usize, String)> {
    let text = tree.source.text();
    let Value::Struct(_, own) = &addition.node.value else { return Vec::new() };
    let Some(last) = own.last() else { return Vec::new() };
    let comma = comma_behind(tree, last.node.span.end);
    let end = comma.map_or(last.node.span.end, |comma| comma + 1);
    let fields = addition.fields.iter().map(|(book, block)| format!("{book}: {block}"));
    let Some(line_end) = line_end(tree, end) else {
        // The closing bracket is on the same line.
        let fields = fields.collect::<Vec<_>>().join(", ");
        let inserted = if comma.is_some() { format!(" {fields},") } else { format!(", {fields}") };
        return vec![(end, inserted)];
    };
    let line_start = text[..last.word.span.start].rfind('\n').map_or(0, |newline| newline + 1);
    let before = &text[line_start..last.word.span.start];
    let indent = if before.trim().is_empty() { before } else { "    " };
    let newline =
        if text[..line_end].ends_with('\r') || text[line_end..].starts_with("\r\n") { "\r\n" } else { "\n" };
    let lines: String = fields.map(|field| format!("{newline}{indent}{field},")).collect();
    let mut insertions = Vec::new();
    if comma.is_none() {
        insertions.push((last.node.span.end, ",".to_owned()));
    }
    insertions.push((line_end, lines));
    insertions
}

/// The comment that contains a byte offset.
fn comment_at(tree: &Tree, at: usize) -> Option<Span> {
    tree.comments.iter().copied().find(|comment| (comment.start..comment.end).contains(&at))
}

/// The characters outside of comments from an offset on, each with its offset.
fn code_from(tree: &Tree, start: usize) -> impl Iterator<Item = (usize, char)> + '_ {
    let letters = tree.source.text()[start..].char_indices().map(move |(at, letter)| (start + at, letter));
    letters.filter(|(at, _)| comment_at(tree, *at).is_none())
}

/// The offset of the comma after a value, if there is one.
fn comma_behind(tree: &Tree, end: usize) -> Option<usize> {
    let first = code_from(tree, end).find(|(_, letter)| !letter.is_whitespace());
    first.filter(|(_, letter)| *letter == ',').map(|(at, _)| at)
}

/// The end of the line that contains an offset, if nothing but a comment follows on that line.
fn line_end(tree: &Tree, at: usize) -> Option<usize> {
    let text = tree.source.text();
    let (newline, _) = code_from(tree, at).find(|(_, letter)| *letter == '\n' || !letter.is_whitespace())?;
    if !text[newline..].starts_with('\n') {
        return None;
    }
    Some(if text[..newline].ends_with('\r') { newline - 1 } else { newline })
}
