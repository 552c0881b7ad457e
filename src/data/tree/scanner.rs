//! Walks through a text: skips blanks and comments, reads words, and collects problems. Values are read elsewhere.

use super::PROBLEM_LIMIT;
use crate::battle::{
    problem::{Phrase, Problem},
    source::{Source, Span},
};

/// The most characters of a file that a message quotes.
const SHOWN: usize = 40;

/// A part of the file as a message quotes it: its first line, shortened.
pub(in crate::data) fn show(source: &Source, span: Span) -> String {
    let text = source.slice(span);
    let line = text.lines().next().unwrap_or_default();
    let mut shown: String = line.chars().take(SHOWN).collect();
    if shown.len() < text.trim_end().len() {
        shown.push('…');
    }
    shown
}

/// A position in a text, and what was found up to it.
pub(super) struct Scanner<'a> {
    pub source: &'a Source,
    pub text: &'a str,
    /// The offset of the next byte.
    pub at: usize,
    pub comments: Vec<Span>,
    pub problems: Vec<Problem>,
    /// The first text with a letter directly after its closing quote.
    pub glued_text: Option<Span>,
    /// The rest of the file is not parsed.
    pub has_given_up: bool,
}

impl<'a> Scanner<'a> {
    pub fn new(source: &'a Source) -> Self {
        Self {
            source,
            text: source.text(),
            at: 0,
            comments: Vec::new(),
            problems: Vec::new(),
            glued_text: None,
            has_given_up: false,
        }
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn eat(&mut self, expected: char) -> bool {
        let is_there = self.rest().starts_with(expected);
        if is_there {
            self.at += expected.len_utf8();
        }
        is_there
    }

    /// Skips all characters that `belongs` accepts, and returns them.
    pub fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|letter| !belongs(letter)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// Adds a problem; after too many the rest is not parsed.
    pub fn report(&mut self, problem: Problem) {
        self.problems.push(problem);
        self.has_given_up |= self.problems.len() >= PROBLEM_LIMIT;
    }

    pub fn report_at(&mut self, span: Span, phrase: Phrase) {
        let problem = Problem::error(phrase).at(self.source, span);
        self.report(problem);
    }

    /// Adds a problem after which the rest cannot be parsed.
    pub fn give_up(&mut self, span: Span, phrase: Phrase) {
        self.report_at(span, phrase);
        self.has_given_up = true;
    }

    pub fn show(&self, span: Span) -> String {
        show(self.source, span)
    }

    /// Blames a missing closing quote. After one, the parser takes text for code and code for text up to the end of the
    /// file. A letter directly after a closing quote shows where that began; all problems from there on are replaced by
    /// this one.
    pub fn blame_open_text(&mut self) {
        let is_in_doubt = self.has_given_up
            && self
                .problems
                .last()
                .is_some_and(|last| last.key() == "unclosed-text" || self.problems.len() >= PROBLEM_LIMIT);
        if is_in_doubt && let Some(text) = self.glued_text {
            self.problems.retain(|problem| problem.span.is_some_and(|span| span.start < text.start));
            self.give_up(Span::new(text.start, text.start + 1), Phrase::new("unclosed-text"));
        }
    }

    /// Skips white space and comments.
    pub fn skip_blank(&mut self) {
        loop {
            self.take_while(is_blank);
            let start = self.at;
            if self.rest().starts_with("//") {
                self.take_while(|letter| letter != '\n');
            } else if self.rest().starts_with("/*") {
                self.skip_block_comment();
            } else if let Some(letter) =
                self.peek().filter(|letter| looks_blank(*letter) && !self.has_given_up)
            {
                self.at += letter.len_utf8();
                let found = format!("U+{:04X}", u32::from(letter));
                self.report_at(Span::new(start, self.at), Phrase::new("strange-blank").with("found", found));
                continue;
            } else {
                return;
            }
            // The parser goes back over a word that is not a field name, so it may pass the same comments twice.
            if self.comments.last().is_none_or(|last| last.end <= start) {
                self.comments.push(Span::new(start, self.at));
            }
        }
    }

    fn skip_block_comment(&mut self) {
        let start = self.at;
        let mut depth = 0_usize;
        loop {
            if self.rest().starts_with("/*") {
                depth += 1;
                self.at += 2;
            } else if self.rest().starts_with("*/") {
                depth -= 1;
                self.at += 2;
                if depth == 0 {
                    return;
                }
            } else if self.take_while(|letter| !matches!(letter, '/' | '*')).is_empty() {
                if self.rest().is_empty() {
                    return self.give_up(Span::new(start, start + 2), Phrase::new("unclosed-comment"));
                }
                self.at += 1;
            }
        }
    }

    /// A word at the current position, if one begins there.
    pub fn word(&mut self) -> Option<&'a str> {
        if self.peek().is_some_and(begins_word) { Some(self.take_while(is_of_word)) } else { None }
    }
}

/// White space that RON allows, which excludes all control characters except line breaks and tabs.
fn is_blank(letter: char) -> bool {
    matches!(letter, ' ' | '\t' | '\n' | '\r' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}')
}

/// A character that looks like a blank or like nothing, but is not allowed.
fn looks_blank(letter: char) -> bool {
    letter.is_whitespace() && !is_blank(letter)
        || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

pub(super) fn begins_word(letter: char) -> bool {
    letter.is_ascii_alphabetic() || letter == '_'
}

fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}
