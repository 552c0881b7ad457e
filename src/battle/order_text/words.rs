//! Splits a line into words, and reads and writes names in quotes.

use super::OrderProblem;
use crate::battle::{Phrase, Span};

/// The words that the forms of orders use. A name that is one of these words is written in quotes.
pub const KEYWORDS: &[&str] = &[
    "able",
    "accept",
    "add",
    "advantage",
    "against",
    "aids",
    "allies",
    "anew",
    "another",
    "as",
    "at",
    "attacks",
    "bring",
    "by",
    "casts",
    "checks",
    "close",
    "closes",
    "control",
    "dead",
    "decides",
    "decline",
    "defeat",
    "die",
    "difficulty",
    "disadvantage",
    "disarms",
    "door",
    "douse",
    "douses",
    "drops",
    "ends",
    "exposed",
    "fears",
    "first",
    "gets",
    "goes",
    "gone",
    "has",
    "hidden",
    "hides",
    "hp",
    "intends",
    "intends:",
    "is",
    "leaves",
    "light",
    "lights",
    "loses",
    "maimed",
    "moves",
    "neither",
    "next",
    "not",
    "nothing",
    "of",
    "on",
    "open",
    "opens",
    "player",
    "prone",
    "puts",
    "receives",
    "regains",
    "risks",
    "risky",
    "says",
    "searches",
    "side",
    "spotted",
    "stands",
    "succeeds",
    "takes",
    "to",
    "trap",
    "tries",
    "trips",
    "unconscious",
    "up",
    "uses",
    "via",
    "waits",
    "with",
];

/// A word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The place in the line, quotes included.
    pub span: Span,
    /// The text, without quotes.
    pub text: String,
    /// Whether it was in quotes, and so is a name or a text and never a keyword.
    pub is_quoted: bool,
}

impl Word {
    /// Whether it is this keyword.
    pub fn is(&self, keyword: &str) -> bool {
        !self.is_quoted && self.text == keyword
    }
}

/// Splits a text into words; `start` is the byte of the whole line at which the text begins.
///
/// # Errors
/// A quote is never closed, or holds an escape that does not exist.
pub fn split(text: &str, start: usize) -> Result<Vec<Word>, OrderProblem> {
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(offset) = text[at..].find(|letter: char| !letter.is_whitespace()) {
        at += offset;
        let rest = &text[at..];
        let from = start + at;
        let (length, text, is_quoted) = match rest.strip_prefix('"') {
            Some(inner) => {
                let (inside, length) = unquote(inner, from + 1)?;
                (length + 1, inside, true)
            }
            None => {
                let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
                (length, rest[..length].to_owned(), false)
            }
        };
        words.push(Word { span: Span::new(from, from + length), text, is_quoted });
        at += length;
    }
    Ok(words)
}

/// Reads up to the closing quote; the length includes it.
fn unquote(text: &str, start: usize) -> Result<(String, usize), OrderProblem> {
    let mut inside = String::new();
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Ok((inside, at + 1)),
            '\\' => {
                let (meant, length) = unescape(&text[at + 1..]).ok_or_else(|| {
                    let found: String = text[at..].chars().take(2).collect();
                    let span = Span::new(start + at, start + at + found.len());
                    OrderProblem::new(span, Phrase::new("order-escape").with("found", found))
                })?;
                inside.push(meant);
                // Skip the letters of the escape.
                for _ in text[at + 1..at + 1 + length].chars() {
                    letters.next();
                }
            }
            letter => inside.push(letter),
        }
    }
    let span = Span::new(start - 1, start + text.len());
    Err(OrderProblem::new(span, Phrase::new("order-unclosed")))
}

/// The character that an escape stands for, and how many bytes follow its backslash.
fn unescape(text: &str) -> Option<(char, usize)> {
    let simple = |meant| Some((meant, 1));
    match text.chars().next()? {
        'n' => simple('\n'),
        'r' => simple('\r'),
        't' => simple('\t'),
        '"' => simple('"'),
        '\\' => simple('\\'),
        'u' => {
            let digits = text.strip_prefix("u{")?;
            let end = digits.find('}')?;
            let meant = char::from_u32(u32::from_str_radix(&digits[..end], 16).ok()?)?;
            Some((meant, end + 3))
        }
        _ => None,
    }
}

/// A text in quotes. Line breaks and the like are escaped, so it stays on one line.
pub fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            letter if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') => {
                quoted.push_str(&format!("\\u{{{:x}}}", u32::from(letter)));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// Takes the next word of a line that ends at `end`.
///
/// # Errors
/// The line ends where something was expected.
pub fn take<'w>(
    words: &mut &'w [Word],
    end: usize,
    expected: impl FnOnce() -> Phrase,
) -> Result<&'w Word, OrderProblem> {
    match words.split_first() {
        Some((word, rest)) => {
            *words = rest;
            Ok(word)
        }
        None => {
            let phrase = Phrase::new("order-incomplete").with("expected", expected());
            Err(OrderProblem::new(Span::new(end, end), phrase))
        }
    }
}

/// Takes the next word of a line that ends at `end`, which must be one of `known`, and returns what it stands for.
/// `or` are other words that would be allowed here, for messages.
///
/// # Errors
/// The line ends, or the next word is none of `known`.
pub fn take_choice<'k, T: Copy>(
    words: &mut &[Word],
    end: usize,
    known: impl IntoIterator<Item = (&'k str, T)>,
    or: &[&'k str],
) -> Result<T, OrderProblem> {
    let known: Vec<(&str, T)> = known.into_iter().collect();
    let all = || known.iter().map(|(word, _)| *word).chain(or.iter().copied());
    let expected = || {
        let words: Vec<String> = all().map(str::to_owned).collect();
        Phrase::new("order-wants-word").with("words", words)
    };
    let word = take(words, end, expected)?;
    let found = known.iter().find(|(known, _)| word.is(known)).map(|(_, meant)| *meant);
    found.ok_or_else(|| OrderProblem::unfit(word.span, &word.text, expected(), all()))
}

/// A name as orders write it: in quotes unless it is one plain word and not a keyword.
pub fn name(text: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '-' | '\'' | '.');
    let is_bare = !text.is_empty() && text.chars().all(is_plain) && !KEYWORDS.contains(&text);
    if is_bare { text.to_owned() } else { quote(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keywords_are_sorted_and_none_stands_twice() {
        assert!(KEYWORDS.is_sorted_by(|one, other| one < other));
    }

    #[test]
    fn a_quoted_word_ends_at_its_own_quote() {
        let words = split(r#" a "b \"c\" \u{e9}" d"#, 0).unwrap();
        let texts: Vec<_> = words.iter().map(|word| word.text.as_str()).collect();
        assert_eq!(texts, ["a", "b \"c\" é", "d"]);
        assert_eq!(words[1].span, Span::new(3, 19));
    }

    #[test]
    fn a_quote_that_is_never_closed_is_shown_where_it_opens() {
        let problem = split("a \"b c", 0).unwrap_err();
        assert_eq!((problem.phrase.key.as_ref(), problem.span), ("order-unclosed", Span::new(2, 6)));
        for text in [r#""\q""#, r#""\u{d800}""#, r#""\u12""#, r#""\"#] {
            assert!(split(text, 0).is_err(), "{text}");
        }
    }
}
