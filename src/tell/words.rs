//! The words of one language: a Fluent bundle, and the few ways to put sentences together. The sentences are in
//! `assets/text`; the other files of this folder choose between them.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

/// The sentences of the game in English.
const ENGLISH: &str = include_str!("../../assets/text/en.ftl");

/// Puts a message into words, each argument under its name: `say!(words, "some-message", who = name, count = 3)`.
macro_rules! say {
    ($words:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.say($id, &[$( (stringify!($name), fluent_bundle::FluentValue::from($value)) ),*])
    };
}
pub(crate) use say;

/// The replacement for a character that cannot be shown.
const STAND_IN: &str = "\u{fffd}";

/// A name in a form that is safe to show: file names and typed text may hold control codes for a terminal.
pub fn plain(name: &str) -> Cow<'_, str> {
    if name.contains(char::is_control) {
        name.replace(char::is_control, STAND_IN).into()
    } else {
        name.into()
    }
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language from Fluent sources. If two sources have the same message, the later one is used, so a
    /// complete language put first fills the gaps of a translation. A message that cannot be read is skipped.
    pub fn new(language: &str, sources: &[&str]) -> Words {
        let language: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Without isolation marks around arguments: these are invisible on a screen, but not in a terminal, a file or a
        // test.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
        }
        Words { bundle }
    }

    /// The words that the game is written in.
    pub fn english() -> Words {
        Words::new("en", &[ENGLISH])
    }

    /// The words that the game is written in, with words that override them.
    pub fn english_with(more: &[&str]) -> Words {
        Words::new("en", &[&[ENGLISH], more].concat())
    }

    /// Whether there is a message of that name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message in words. If it is missing, its name is returned: a gap in a translation must not stop a battle.
    pub fn say(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.as_ref().and_then(|message| message.value()) else {
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Several things as a list: `a, b, c`.
    pub fn list<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.join("list-next", items)
    }

    /// Several remarks as a list, each of which may be a list itself: `a; b; c`.
    pub fn remarks<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.join("remark-next", items)
    }

    /// Several things as a list, joined by this message.
    pub(super) fn join<T: AsRef<str>>(&self, id: &str, items: impl IntoIterator<Item = T>) -> String {
        let join = |list: String, item: T| say!(self, id, list = list, item = item.as_ref());
        let mut items = items.into_iter();
        let first = items.next().map(|item| item.as_ref().to_owned());
        items.fold(first.unwrap_or_default(), join)
    }
}

/// The word by which messages choose between two forms.
pub(super) const fn yes_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_gives_its_own_name() {
        assert_eq!(Words::english().say("no-such-message", &[]), "no-such-message");
    }

    #[test]
    fn a_later_source_holds_and_an_earlier_one_fills_its_gaps() {
        let words = Words::new("de", &["one = one\ntwo = two {$x}", "two = zwei {$x}\nbroken"]);
        assert_eq!(words.say("one", &[]), "one");
        assert_eq!(say!(words, "two", x = 3), "zwei 3");
        assert!(!words.has("broken"));
    }

    #[test]
    fn an_unknown_language_still_speaks() {
        assert_eq!(Words::new("not a language", &["one = one"]).say("one", &[]), "one");
    }

    #[test]
    fn lists_of_nothing_and_of_one_need_no_comma() {
        let words = Words::english();
        assert_eq!(words.list::<&str>([]), "");
        assert_eq!(words.list(["a"]), "a");
        assert_eq!(words.list(["a", "b", "c"]), "a, b, c");
    }
}
