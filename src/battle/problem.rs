//! Problems of authored files, as data. `data` finds them; `tell` turns them into sentences, by the Fluent message
//! that a phrase names.

use std::{borrow::Cow, fmt, mem};

use super::source::{Place, Source, Span};

/// One value that a phrase puts into its sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A word, a name or a piece of the file, shown as it is.
    Text(String),
    /// A number, which a language may count with.
    Number(i128),
    /// Names to choose from, in the order to show them.
    Names(Vec<String>),
    /// Another phrase, which is turned into text first.
    Phrase(Phrase),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Self {
        Self::Number(count as i128)
    }
}

impl From<i128> for Arg {
    fn from(number: i128) -> Self {
        Self::Number(number)
    }
}

impl From<Vec<String>> for Arg {
    fn from(names: Vec<String>) -> Self {
        Self::Names(names)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

/// A sentence, or part of one, as data: a Fluent message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The Fluent message.
    pub key: Cow<'static, str>,
    /// The message's arguments by name.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The same phrase with one argument more.
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) -> Self {
        self.args.push((name.into(), value.into()));
        self
    }

    /// The argument of that name.
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// How serious a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file cannot be used.
    Error,
    /// The file can be used, but something is probably wrong.
    Warning,
    /// Nothing is wrong, but something is worth knowing.
    Note,
}

/// A second place that explains a problem, such as the bracket that was never closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// The place, in the same source.
    pub span: Span,
    /// What is there.
    pub phrase: Phrase,
}

/// One thing wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, if the problem belongs to one.
    pub source: Option<Source>,
    /// Where in the file, if it has a place.
    pub span: Option<Span>,
    pub severity: Severity,
    /// What is wrong.
    pub phrase: Phrase,
    /// The valid name nearest to what was written.
    pub suggestion: Option<String>,
    /// Other places that explain the problem.
    pub related: Vec<Related>,
}

impl Problem {
    /// A problem that keeps the file from being used. It has no place yet.
    pub fn error(phrase: Phrase) -> Self {
        Self {
            source: None,
            span: None,
            severity: Severity::Error,
            phrase,
            suggestion: None,
            related: Vec::new(),
        }
    }

    /// A problem that does not keep the file from being used.
    pub fn warning(phrase: Phrase) -> Self {
        Self { severity: Severity::Warning, ..Self::error(phrase) }
    }

    /// The same problem as a note.
    pub fn as_note(self) -> Self {
        Self { severity: Severity::Note, ..self }
    }

    /// The same problem, about a whole file.
    pub fn of(mut self, source: &Source) -> Self {
        self.source = Some(source.clone());
        self
    }

    /// The same problem, at a place in a file.
    pub fn at(mut self, source: &Source, span: Span) -> Self {
        self.span = Some(span);
        self.of(source)
    }

    /// The same problem with the valid name that was probably meant.
    pub fn suggest(mut self, name: Option<impl Into<String>>) -> Self {
        self.suggestion = name.map(Into::into);
        self
    }

    /// The same problem with a second place that explains it.
    pub fn relate(mut self, span: Span, phrase: Phrase) -> Self {
        self.related.push(Related { span, phrase });
        self
    }

    /// At most `most` of the problems. If there are more, a last problem says so.
    pub fn first_of(mut problems: Vec<Problem>, most: usize, source: &Source) -> Vec<Problem> {
        if problems.len() > most {
            problems.truncate(most);
            problems.push(Problem::warning(Phrase::new("more-problems").with("limit", most)).of(source));
        }
        problems
    }

    /// The Fluent message.
    pub fn key(&self) -> &str {
        &self.phrase.key
    }

    /// Line and column, if the problem has a place.
    pub fn place(&self) -> Option<Place> {
        Some(self.source.as_ref()?.place(self.span?.start))
    }

    /// The text of the line that the problem is on.
    pub fn line(&self) -> Option<&str> {
        Some(self.source.as_ref()?.line_at(self.span?.start))
    }
}

/// A problem raised by a hand-written `Deserialize`. Such code can give serde nothing but text, so `Display` writes
/// `@key?suggestion|name=value`, which the reader turns back into a phrase. A visitor's `expecting` may write one
/// too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The Fluent message.
    pub key: String,
    /// The message's arguments by name.
    pub args: Vec<(String, String)>,
    /// The valid name nearest to what was written.
    pub suggestion: Option<String>,
}

impl Complaint {
    /// A complaint without arguments.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new(), suggestion: None }
    }

    /// The same complaint with one argument more.
    pub fn with(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.args.push((name.into(), value.into()));
        self
    }

    /// The same complaint with the valid name that was probably meant.
    pub fn suggest(mut self, name: Option<impl Into<String>>) -> Self {
        self.suggestion = name.map(Into::into);
        self
    }

    /// Reads the form that `Display` writes; none for any other text.
    pub fn parse(text: &str) -> Option<Self> {
        let mut complaint = Self::new("");
        let mut name = None;
        let mut piece = String::new();
        let mut suggesting = false;
        let mut letters = text.strip_prefix('@')?.chars();
        let mut seen_key = false;
        loop {
            match letters.next() {
                Some('\\') => piece.push(letters.next()?),
                Some('=') if seen_key && name.is_none() => name = Some(mem::take(&mut piece)),
                Some('?') if !seen_key && !suggesting => {
                    complaint.key = mem::take(&mut piece);
                    suggesting = true;
                }
                letter @ (Some('|') | None) => {
                    let done = mem::take(&mut piece);
                    if seen_key {
                        complaint.args.push((name.take()?, done));
                    } else if suggesting {
                        complaint.suggestion = Some(done);
                    } else {
                        complaint.key = done;
                    }
                    seen_key = true;
                    if letter.is_none() {
                        let is_message =
                            |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
                        let names_a_message =
                            !complaint.key.is_empty() && complaint.key.bytes().all(is_message);
                        return names_a_message.then_some(complaint);
                    }
                }
                Some(letter) => piece.push(letter),
            }
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let guard = |text: &str| {
            text.chars().fold(String::with_capacity(text.len()), |mut guarded, letter| {
                if matches!(letter, '\\' | '|' | '=' | '?') {
                    guarded.push('\\');
                }
                guarded.push(letter);
                guarded
            })
        };
        write!(out, "@{}", guard(&self.key))?;
        if let Some(suggestion) = &self.suggestion {
            write!(out, "?{}", guard(suggestion))?;
        }
        self.args.iter().try_for_each(|(name, value)| write!(out, "|{}={}", guard(name), guard(value)))
    }
}

impl From<Complaint> for Phrase {
    fn from(complaint: Complaint) -> Self {
        complaint
            .args
            .into_iter()
            .fold(Self::new(complaint.key), |phrase, (name, value)| phrase.with(name, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_survives_the_way_through_text() {
        let complaints = [
            Complaint::new("unlucky"),
            Complaint::new("unlucky").with("axis", "harm").with("variant", "a|b=c\\d?e"),
            Complaint::new("unknown").suggest(Some("or|c?")).with("empty", ""),
        ];
        for complaint in complaints {
            assert_eq!(Complaint::parse(&complaint.to_string()), Some(complaint.clone()), "{complaint}");
        }
    }

    #[test]
    fn other_text_is_no_complaint() {
        for text in ["", "@", "plain words", "@Key|a=b", "@key|no value", "@key|a=b\\", "@two words"] {
            assert_eq!(Complaint::parse(text), None, "{text}");
        }
    }
}
