//! Writing worked-out blocks into a file, at the end of the thing that they belong to. Every comment, and everything that
//! stands there already, stays as it is.

use crate::battle::Span;
use crate::data::tree::{Node, Tree, Value};

/// Fields to be added to one struct of a file.
#[derive(Clone, Debug)]
pub struct Addition<'t> {
    /// The struct.
    pub node: &'t Node,
    /// The names of the fields with their texts.
    pub fields: Vec<(String, String)>,
}

/// The text of a file with additions.
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

/// What is to be inserted for one struct, and where.
fn insertions(tree: &Tree, addition: &Addition<'_>) -> Vec<(usize, String)> {
    let text = tree.source.text();
    let Value::Struct(_, own) = &addition.node.value else { return Vec::new() };
    let Some(last) = own.last() else { return Vec::new() };
    let comma = comma_behind(tree, last.node.span.end);
    let end = comma.map_or(last.node.span.end, |comma| comma + 1);
    let fields = addition.fields.iter().map(|(book, block)| format!("{book}: {block}"));
    let Some(line_end) = line_end(tree, end) else {
        // The bracket closes in the same line.
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
    let missing_comma = comma.is_none().then(|| (last.node.span.end, ",".to_owned()));
    missing_comma.into_iter().chain([(line_end, lines)]).collect()
}

/// The comment that a place is in.
fn comment_at(tree: &Tree, at: usize) -> Option<Span> {
    tree.comments.iter().copied().find(|comment| (comment.start..comment.end).contains(&at))
}

/// The first characters outside of comments from a place on, with their places.
fn code_from(tree: &Tree, start: usize) -> impl Iterator<Item = (usize, char)> + '_ {
    let letters = tree.source.text()[start..].char_indices().map(move |(at, letter)| (start + at, letter));
    letters.filter(|(at, _)| comment_at(tree, *at).is_none())
}

/// The comma behind a value, if there is one.
fn comma_behind(tree: &Tree, end: usize) -> Option<usize> {
    let first = code_from(tree, end).find(|(_, letter)| !letter.is_whitespace());
    first.filter(|(_, letter)| *letter == ',').map(|(at, _)| at)
}

/// The end of the line that a place is in, where nothing but a comment follows in it.
fn line_end(tree: &Tree, at: usize) -> Option<usize> {
    let text = tree.source.text();
    let (newline, _) = code_from(tree, at).find(|(_, letter)| *letter == '\n' || !letter.is_whitespace())?;
    text[newline..].starts_with('\n').then_some(())?;
    Some(if text[..newline].ends_with('\r') { newline - 1 } else { newline })
}
