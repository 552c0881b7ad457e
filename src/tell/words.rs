//! The words of one language: a Fluent bundle, and the few ways to put sentences together. The sentences are in
//! `assets/text`; the other files of this folder choose between them.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::noun::{Noun, form, forms_in, in_form, key_of_text, plain_of, with_small_article};
use super::number::with_real_minus;

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

/// The message that says with which article names may begin.
const ARTICLE: &str = "article-of-names";

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
    language: String,
    /// The article with which names may begin; empty where names are translated with their articles.
    article: String,
}

impl Words {
    /// The words of a language from Fluent sources. If two sources have the same message, the later one is used, so a
    /// complete language put first fills the gaps of a translation. A message that cannot be read is skipped.
    pub fn new(language: &str, sources: &[&str]) -> Words {
        let identifier: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Without isolation marks around arguments: these are invisible on a screen, but not in a terminal, a file or a
        // test.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(readable, _)| readable));
        }
        // The function can only be there already if it is added twice.
        let _ = bundle.add_function("FORM", |arguments, _| form(arguments));
        let mut words = Words { bundle, language: language.to_owned(), article: String::new() };
        if words.has(ARTICLE) {
            words.article = say!(words, ARTICLE);
        }
        if words.has("minus") && !say!(words, "minus").starts_with('-') {
            words.bundle.set_formatter(Some(with_real_minus));
        }
        words
    }

    /// The words of a language; what it lacks is said in English.
    pub fn in_language(language: &Language) -> Words {
        let own = language.texts.iter().map(String::as_str);
        let sources: Vec<&str> = std::iter::once(ENGLISH).chain(own).collect();
        Words::new(&language.code, &sources)
    }

    /// The code of the language.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The words that the game is written in.
    pub fn english() -> Words {
        Words::new("en", &[ENGLISH])
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
        let given: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let said = self.bundle.format_pattern(pattern, Some(&given), &mut Vec::new()).into_owned();
        args.iter().fold(said, |said, (_, value)| self.with_small_article(said, value))
    }

    /// A sentence in which a name among what it tells begins with a small article, except where a sentence begins.
    fn with_small_article(&self, said: String, value: &FluentValue<'_>) -> String {
        let FluentValue::Custom(value) = value else { return said };
        let name = plain_of(&**value);
        let behind = name.strip_prefix(&self.article).filter(|_| !self.article.is_empty());
        if behind.is_some_and(|behind| behind.starts_with(' ')) {
            return with_small_article(&said, &name, &self.article);
        }
        said
    }

    /// A name that an author gave, as this language calls it: the author's own if it has no other.
    pub fn called(&self, name: &str) -> Noun {
        let key = key_of_text("called", name);
        if !self.has(&key) {
            return match numbered(name).filter(|(kind, _)| self.has(&key_of_text("called", kind))) {
                Some((kind, number)) => {
                    let (kind, number) = (self.called(kind).into(), number.into());
                    self.noun("name-with-number", &[("name", kind), ("number", number)])
                }
                None => self.noun("name-as-written", &[("name", name.into())]),
            };
        }
        let own = self.noun(&key, &[]);
        // Forms that a translation does not give are made as for every name.
        let regular = self.noun("name-as-written", &[("name", own.plain().into())]);
        own.with_forms_of(regular)
    }

    /// A text that an author wrote, as this language puts it: the author's own if it has no other.
    pub fn told(&self, text: &str) -> String {
        let key = key_of_text("told", text);
        if self.has(&key) { self.say(&key, &[]) } else { text.to_owned() }
    }

    /// A message as a name. Its forms are its attributes, and those of the names within it.
    pub(super) fn noun(&self, id: &str, args: &[(&str, FluentValue<'_>)]) -> Noun {
        let plain = self.say(id, args);
        let Some(message) = self.bundle.get_message(id) else { return Noun::new(plain, Vec::new()) };
        let given: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let form = |attribute: fluent_bundle::FluentAttribute<'_>| {
            let text = self.bundle.format_pattern(attribute.value(), Some(&given), &mut Vec::new());
            (attribute.id().to_owned(), text.into_owned())
        };
        let mut forms: Vec<_> = message.attributes().map(form).collect();
        for form in args.iter().flat_map(|(_, value)| forms_in(value)) {
            if forms.iter().all(|(known, _)| known != form) {
                let args: Vec<_> = args.iter().map(|(name, value)| (*name, in_form(value, form))).collect();
                forms.push((form.to_owned(), self.say(id, &args)));
            }
        }
        Noun::new(plain, forms)
    }

    /// Several things as a list: `a, b, c`.
    pub fn list<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.join("list-next", items)
    }

    /// Several who do something together: `a, b and c`.
    pub fn together<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        let mut items: Vec<T> = items.into_iter().collect();
        let last = items.pop();
        let list = self.list(items);
        match last {
            Some(last) if list.is_empty() => last.as_ref().to_owned(),
            Some(last) => say!(self, "list-last", list = list, item = Noun::from(last.as_ref().to_owned())),
            None => list,
        }
    }

    /// Several remarks as a list, each of which may be a list itself: `a; b; c`.
    pub fn remarks<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        self.join("remark-next", items)
    }

    /// Several things as a list, joined by this message.
    pub(super) fn join<T: AsRef<str>>(&self, id: &str, items: impl IntoIterator<Item = T>) -> String {
        let join =
            |list: String, item: T| say!(self, id, list = list, item = Noun::from(item.as_ref().to_owned()));
        let mut items = items.into_iter();
        let first = items.next().map(|item| item.as_ref().to_owned());
        items.fold(first.unwrap_or_default(), join)
    }
}

/// The word by which messages choose between two forms.
pub(super) const fn yes_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The name and the number of one of several that are called the same: `Raider 2`.
fn numbered(name: &str) -> Option<(&str, &str)> {
    let (kind, number) = name.rsplit_once(' ')?;
    number.bytes().all(|byte| byte.is_ascii_digit()).then_some((kind, number))
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
    fn a_name_within_a_name_keeps_its_forms() {
        let text = "a = {$x} (1)\nb = {$x} and {$y}\n    .gen = of both\nname-as-written = {$name}\n    .gen = of {$name}\n\
                    called-axe = axe\n    .acc = the axe\nsay = {FORM($it, \"Acc\")}, {FORM($it, \"gen\")}";
        let words = Words::new("en", &[text]);
        let said = |noun: &Noun| say!(words, "say", it = noun.clone());
        let (axe, bow) = (words.called("Axe"), words.called("bow"));
        assert_eq!((said(&axe), said(&bow)), ("The axe, of axe".to_owned(), "Bow, of bow".to_owned()));
        assert_eq!(said(&words.noun("a", &[("x", axe.clone().into())])), "The axe (1), of axe (1)");
        let both = words.noun("b", &[("x", axe.into()), ("y", bow.into())]);
        assert_eq!(said(&both), "The axe and bow, of both");
        assert_eq!(both.plain(), "axe and bow");
    }

    #[test]
    fn one_of_several_keeps_the_translated_name_and_its_forms() {
        let text = "name-as-written = {$name}\nname-with-number = {$name} {$number}\n\
                    called-axe = Axt\n    .acc = die Axt\nsay = {FORM($it, \"acc\")}";
        let words = Words::new("de", &[text]);
        assert_eq!(say!(words, "say", it = words.called("Axe 2")), "die Axt 2");
        assert_eq!(words.called("Bow 2").plain(), "Bow 2");
        assert_eq!(words.called("Axe two").plain(), "Axe two");
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
