//! Every language that the game can speak: it says everything that English says, with the same arguments, and has a name
//! for everything that is bundled. Each test lists what is missing in a form that can be filled in.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use affray::cards::{OFFERED, examples_of};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::codex::{Article, Codex};
use affray::data::languages::language_files;
use affray::data::resolve::load_scenario;
use affray::tell::{Language, Words, key_of_text, languages};
use fluent_bundle::FluentResource;

use crate::messages::{Message, messages, messages_of, told};
use crate::stage::fault_of;

/// The prefixes of messages that translate names and texts of authors. English has none of them.
const OF_AUTHORS: [&str; 2] = ["called-", "told-"];
/// Words that a sentence of English can hardly do without, and that are no words of other languages.
const ENGLISH_WORDS: [&str; 9] = ["the", "and", "with", "this", "your", "they", "there", "which", "must"];

/// All languages other than English.
fn translations() -> Vec<Language> {
    let (files, problems) = language_files(None);
    assert!(problems.is_empty(), "{problems:?}");
    let mut all = languages(files.iter().map(|(name, source)| (name.as_str(), source.text())));
    all.retain(|language| language.code != "en");
    all
}

/// The texts of a language with the names of their files.
fn texts_of(language: &Language) -> Vec<(String, String)> {
    let (files, _) = language_files(None);
    let folder = format!("text/{}/", language.code);
    let own = files.into_iter().filter(|(name, _)| name.starts_with(&folder) && name.ends_with(".ftl"));
    own.map(|(name, source)| (name, source.text().to_owned())).collect()
}

fn messages_in(language: &Language) -> Vec<Message> {
    texts_of(language).iter().flat_map(|(_, text)| messages_of(text)).collect()
}

fn is_of_author(id: &str) -> bool {
    OF_AUTHORS.iter().any(|prefix| id.starts_with(prefix))
}

#[test]
fn the_languages_are_those_whose_files_are_there() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/text");
    let entries = fs::read_dir(top).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let there: BTreeSet<String> = entries.map(|name| name.trim_end_matches(".ftl").to_owned()).collect();
    let (files, _) = language_files(None);
    let known = languages(files.iter().map(|(name, source)| (name.as_str(), source.text())));
    assert_eq!(known.iter().map(|language| language.code.clone()).collect::<BTreeSet<_>>(), there);
    assert!(there.len() >= 2, "{there:?}");
    for language in &known {
        let is_own_name = !language.own_name().is_empty() && language.own_name() != "language";
        assert!(is_own_name, "{} has no name of its own", language.code);
    }
}

#[test]
fn every_text_can_be_read_and_says_nothing_twice() {
    for language in translations() {
        let mut seen = BTreeSet::new();
        for (name, text) in texts_of(&language) {
            if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
                panic!("{name}: {errors:?}");
            }
            for Message { id, .. } in messages_of(&text) {
                assert!(seen.insert(id.clone()), "{name}: {id} is there twice");
            }
        }
    }
}

#[test]
fn every_language_has_the_messages_of_english_and_no_others() {
    for language in translations() {
        let own: BTreeSet<String> = messages_in(&language).into_iter().map(|message| message.id).collect();
        let english = messages();
        let missing: String = english
            .iter()
            .filter(|message| !own.contains(&message.id))
            .map(|message| message.lines.as_str())
            .collect();
        assert!(missing.is_empty(), "translate these into {}:\n\n{missing}", language.code);
        let known: BTreeSet<&str> = english.iter().map(|message| message.id.as_str()).collect();
        let extra: Vec<&String> =
            own.iter().filter(|id| !known.contains(id.as_str()) && !is_of_author(id)).collect();
        assert!(extra.is_empty(), "{}: nothing says {extra:?} any more", language.code);
    }
}

#[test]
fn every_message_speaks_of_what_the_english_one_speaks_of() {
    let english: BTreeMap<String, Message> =
        messages().into_iter().map(|message| (message.id.clone(), message)).collect();
    for language in translations() {
        let own: Vec<Message> = messages_in(&language);
        let ids: BTreeSet<&str> = own.iter().map(|message| message.id.as_str()).collect();
        let forms = forms_of(&own);
        for message in &own {
            for id in &message.refers {
                assert!(ids.contains(id.as_str()), "{} refers to {id}, which is not there", message.id);
            }
            for form in asked_forms(&message.lines) {
                assert!(forms.contains(&form.to_lowercase()), "{} asks for the form {form}", message.id);
            }
            let Some(model) = english.get(&message.id) else { continue };
            // Messages that English makes of another one may be made anew, and the other way round.
            if message.refers == model.refers {
                assert_eq!(message.args, model.args, "{} in {}", message.id, language.code);
            }
        }
    }
}

/// The forms that a language gives to names.
fn forms_of(messages: &[Message]) -> BTreeSet<String> {
    let names = messages.iter().filter(|message| message.id.contains("name") || is_of_author(&message.id));
    let attributes = names.flat_map(|message| message.lines.lines()).filter_map(|line| {
        let (name, _) = line.trim_start().strip_prefix('.')?.split_once(" = ")?;
        Some(name.to_owned())
    });
    attributes.collect()
}

/// The forms that a message asks for.
fn asked_forms(lines: &str) -> Vec<&str> {
    lines.split("FORM($").skip(1).filter_map(|rest| rest.split('"').nth(1)).collect()
}

#[test]
fn everything_that_can_be_told_is_told_in_every_language() {
    for language in translations() {
        let told = told(Words::in_language(&language));
        let faults: Vec<&String> =
            told.iter().filter(|told| fault_of(told).is_some() || told.contains('{')).collect();
        assert!(faults.is_empty(), "{}: {faults:#?}", language.code);
    }
}

#[test]
fn short_words_for_deeds_are_short_in_every_language() {
    for language in translations() {
        let words = Words::in_language(&language);
        for Message { id, .. } in messages().iter().filter(|message| message.id.starts_with("short-")) {
            let short = words.say(id, &[]);
            assert!(short.chars().count() <= 12, "{id}: {short}");
        }
    }
}

#[test]
fn no_english_is_left_over() {
    for language in translations() {
        let pages = language.pages().map(|(name, text)| (name.to_owned(), text.to_owned()));
        for (name, text) in texts_of(&language).into_iter().chain(pages) {
            for line in text.lines() {
                // Keys of names consist of English words; names of files and programs stand in code quotes.
                let said = line.split_once(" = ").map_or(line, |(_, said)| said);
                let said = without_placeables(said);
                let words = said.split(|letter: char| !letter.is_alphabetic());
                let left: Vec<&str> =
                    words.filter(|word| ENGLISH_WORDS.contains(&word.to_lowercase().as_str())).collect();
                assert!(left.is_empty(), "{name}: {left:?} in {line}");
            }
        }
    }
}

/// A line without what stands in curly brackets: the names of arguments.
fn without_placeables(line: &str) -> String {
    let mut depth = 0;
    let outside = |letter: &char| {
        depth += i32::from(*letter == '{');
        let is_outside = depth == 0;
        depth -= i32::from(*letter == '}' && depth > 0);
        is_outside
    };
    line.chars().filter(outside).collect()
}

/// Every name and text that the bundled files show to a player, by the key of its translation.
fn texts_of_authors() -> BTreeMap<String, String> {
    let catalogue = Catalogue::bundled();
    let mut found = BTreeMap::new();
    let mut add = |prefix: &str, text: &str| {
        if !text.is_empty() {
            let before = found.insert(key_of_text(prefix, text), text.to_owned());
            assert!(
                before.is_none_or(|before: String| before.eq_ignore_ascii_case(text)),
                "another text has the same key as {text:?}: begin it differently"
            );
        }
    };
    let mut sources: Vec<&str> = Vec::new();
    for kind in Kind::ALL {
        let of_kind = catalogue.names(kind).filter_map(|id| catalogue.source(kind, id));
        sources.extend(of_kind.map(affray::battle::Source::text));
    }
    sources.extend(catalogue.terrain_files().map(|(_, source)| source.text()));
    let marks = [
        ("name: \"", "called"),
        ("notes: \"", "told"),
        ("hint: \"", "told"),
        ("promise: \"", "told"),
        ("Say(\"", "told"),
    ];
    for text in sources {
        for (mark, prefix) in marks {
            for rest in text.split(mark).skip(1) {
                add(prefix, rest.split('"').next().unwrap());
            }
        }
    }
    // What a rulebook promises is a list of texts.
    for rest in catalogue.names(Kind::Rulebook).filter_map(|id| catalogue.source(Kind::Rulebook, id)) {
        let lists = rest.text().split("differs: [").skip(1).filter_map(|rest| rest.split(']').next());
        lists.flat_map(|list| list.split('"').skip(1).step_by(2)).for_each(|text| add("told", text));
    }
    // The sentences of the cards that the codex offers as examples.
    for rule in Codex::read(&catalogue).0.articles.iter().map(|article| &article.id) {
        examples_of(rule).iter().take(OFFERED).for_each(|card| add("told", &card.title));
    }
    // Sides without a name of their own are called after their keys.
    for id in catalogue.names(Kind::Scenario) {
        let source = catalogue.source(Kind::Scenario, id).unwrap();
        let scenario = load_scenario(&catalogue, id, source).value.unwrap();
        scenario.sides.iter().for_each(|side| add("called", &side.name));
    }
    found
}

#[test]
fn every_bundled_name_and_text_has_a_translation_and_none_is_left_over() {
    let authors = texts_of_authors();
    assert!(authors.len() > 150, "only {} names and texts were found", authors.len());
    for language in translations() {
        let ids = messages_in(&language).into_iter().map(|message| message.id);
        let own: BTreeSet<String> = ids.filter(|id| is_of_author(id)).collect();
        let missing = authors.iter().filter(|(key, _)| !own.contains(*key));
        let missing: String = missing.map(|(key, text)| format!("{key} = {text}\n")).collect();
        assert!(missing.is_empty(), "translate these into {}:\n\n{missing}", language.code);
        let left: Vec<&String> = own.iter().filter(|key| !authors.contains_key(*key)).collect();
        assert!(left.is_empty(), "{}: nothing is called {left:?} any more", language.code);
    }
}

#[test]
fn every_page_of_the_codex_is_there_with_the_same_articles() {
    let english = pages_of(
        Catalogue::bundled()
            .texts("codex/")
            .map(|(name, source)| (name.trim_start_matches("codex/").to_owned(), source.text().to_owned())),
    );
    assert!(english.len() > 3, "{:?}", english.keys());
    for language in translations() {
        let own = pages_of(language.pages().map(|(name, text)| (name.to_owned(), text.to_owned())));
        for (name, articles) in &english {
            let ids =
                |articles: &[Article]| articles.iter().map(|article| article.id.clone()).collect::<Vec<_>>();
            let translated = own.get(name).map(|articles| ids(articles)).unwrap_or_default();
            assert_eq!(translated, ids(articles), "{name} in {}", language.code);
        }
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>());
        for article in own.values().flatten() {
            let is_whole = !article.title.is_empty() && !article.text.is_empty();
            assert!(is_whole, "{} {} in {}", article.page, article.id, language.code);
        }
    }
}

/// The articles of some pages, by the names of the pages.
fn pages_of(pages: impl Iterator<Item = (String, String)>) -> BTreeMap<String, Vec<Article>> {
    let articles = |(name, text): (String, String)| {
        let mut codex = Codex::default();
        let problems = codex.add_page(&affray::battle::Source::new(name.as_str(), text.as_str()));
        assert!(problems.is_empty(), "{name}: {problems:?}");
        (name, codex.articles)
    };
    pages.map(articles).collect()
}
