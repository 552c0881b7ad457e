//! Names in sentences. A language may inflect a name, give it an article, or put another word before it, so a message may
//! ask for a name in a form: `{FORM($who, "dat")}`. Which forms there are is the language's own affair: they are the
//! attributes of the message that translates the name.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use intl_memoizer::{IntlLangMemoizer, concurrent};

/// A name with its forms. Without a form it stands as in a list or on a button.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noun {
    plain: String,
    /// Each form with its name.
    forms: Vec<(String, String)>,
}

impl Noun {
    pub(super) fn new(plain: String, forms: Vec<(String, String)>) -> Noun {
        Noun { plain, forms }
    }

    /// The name as it stands alone.
    pub fn plain(&self) -> &str {
        &self.plain
    }

    /// The name as it stands alone.
    pub fn into_plain(self) -> String {
        self.plain
    }

    /// The same name, with the forms that only the other one has.
    pub(super) fn with_forms_of(mut self, other: Noun) -> Noun {
        for (form, text) in other.forms {
            if self.forms.iter().all(|(own, _)| *own != form) {
                self.forms.push((form, text));
            }
        }
        self
    }

    /// The name in a form; the plain name if it has no such form. With a capital, as in `Dat`, the form begins with a
    /// capital, for the beginning of a sentence.
    fn form(&self, form: &str) -> String {
        let small = form.to_lowercase();
        let own = self.forms.iter().find(|(name, _)| *name == small);
        let text = own.map_or(self.plain.as_str(), |(_, text)| text);
        if small == form { text.to_owned() } else { capitalised(text) }
    }
}

/// Words without forms.
impl From<String> for Noun {
    fn from(plain: String) -> Noun {
        Noun { plain, forms: Vec::new() }
    }
}

impl fmt::Display for Noun {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.plain)
    }
}

impl FluentType for Noun {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.plain.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain.clone().into()
    }
}

impl From<Noun> for FluentValue<'_> {
    fn from(noun: Noun) -> Self {
        FluentValue::Custom(Box::new(noun))
    }
}

/// The function `FORM` of messages. What has no forms, such as a number, stays as it is.
pub(super) fn form<'a>(arguments: &[FluentValue<'a>]) -> FluentValue<'a> {
    match arguments {
        [value @ FluentValue::Custom(_), FluentValue::String(form)] => in_form(value, form),
        [FluentValue::String(text), FluentValue::String(form)] if form.starts_with(char::is_uppercase) => {
            capitalised(text).into()
        }
        [value, ..] => value.clone(),
        [] => FluentValue::Error,
    }
}

/// The name that a value holds. Custom values other than names are never passed to messages.
fn noun_of(value: &(dyn FluentType + Send)) -> Option<&Noun> {
    value.as_any().downcast_ref()
}

/// The name that a value holds, as it stands alone.
pub(super) fn plain_of(value: &(dyn FluentType + Send)) -> String {
    noun_of(value).map(|noun| noun.plain.clone()).unwrap_or_default()
}

/// The forms of the name that a value holds.
pub(super) fn forms_in<'n>(value: &'n FluentValue<'_>) -> Vec<&'n str> {
    let noun = if let FluentValue::Custom(value) = value { noun_of(&**value) } else { None };
    noun.into_iter().flat_map(|noun| &noun.forms).map(|(form, _)| form.as_str()).collect()
}

/// A value in a form, if it is a name.
pub(super) fn in_form<'v>(value: &FluentValue<'v>, form: &str) -> FluentValue<'v> {
    match value {
        FluentValue::Custom(own) => match noun_of(&**own) {
            Some(noun) => noun.form(form).into(),
            None => value.clone(),
        },
        _ => value.clone(),
    }
}

/// A text as it begins a sentence.
pub(super) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// A sentence in which a name that begins with the article in capitals, such as `The old hound`, keeps the capital only where the
/// sentence or another one begins.
pub(super) fn with_small_article(sentence: &str, name: &str, article: &str) -> String {
    let begins = |before: &str| {
        let before = before.trim_end();
        before.is_empty() || before.ends_with(['.', '!', '?'])
    };
    let mut said = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some(at) = rest.find(name) {
        said.push_str(&rest[..at]);
        let named = &rest[at..at + name.len()];
        if begins(&said) {
            said.push_str(named);
        } else {
            said.push_str(&article.to_lowercase());
            said.push_str(&named[article.len()..]);
        }
        rest = &rest[at + name.len()..];
    }
    said + rest
}

/// How many words of a text its key has.
const WORDS_OF_KEY: usize = 8;

/// The key of the message that translates a name or a text of an author: its first words in small letters.
pub fn key_of_text(prefix: &str, text: &str) -> String {
    let text = text.replace(['\'', '’'], "").to_lowercase();
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.take(WORDS_OF_KEY).fold(prefix.to_owned(), |key, word| format!("{key}-{word}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_used_where_there_is_one_and_begins_with_a_capital_where_it_is_asked_for_with_one() {
        let noun = Noun::new("Räuber".to_owned(), vec![("acc".to_owned(), "den Räuber".to_owned())]);
        assert_eq!(noun.form("acc"), "den Räuber");
        assert_eq!(noun.form("Acc"), "Den Räuber");
        assert_eq!(noun.form("dat"), "Räuber");
        assert_eq!(Noun::new("äxte".to_owned(), Vec::new()).form("Nom"), "Äxte");
    }

    #[test]
    fn an_article_is_small_within_a_sentence() {
        let said = |sentence| with_small_article(sentence, "The old hound", "The");
        assert_eq!(
            said("The old hound bites. The old hound rests."),
            "The old hound bites. The old hound rests."
        );
        assert_eq!(said("Morale of The old hound: none."), "Morale of the old hound: none.");
        assert_eq!(said("Other words"), "Other words");
    }

    #[test]
    fn a_key_consists_of_the_first_words_of_a_text() {
        assert_eq!(key_of_text("called", "Mother Sallow's hire"), "called-mother-sallows-hire");
        assert_eq!(key_of_text("told", "A - b, c: d. E f g h i j"), "told-a-b-c-d-e-f-g-h");
    }
}
