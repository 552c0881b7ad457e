//! The languages that the game can speak. A language is a file `text/CODE.ftl` or the files of a folder `text/CODE/`:
//! messages in files that end in `.ftl`, pages of the codex in the folder `codex` within it. Nothing else lists them.

use std::collections::BTreeMap;
use std::env;

use super::words::Words;

/// The folder of all languages.
const FOLDER: &str = "text/";

/// A language that the game can speak.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Language {
    /// Its code, such as `de` or `pt-BR`.
    pub code: String,
    /// The messages, file by file.
    pub(super) texts: Vec<String>,
    /// The pages of the codex with the names of their files, such as `engine.md`.
    pages: Vec<(String, String)>,
}

impl Language {
    /// What its speakers call it.
    pub fn own_name(&self) -> String {
        Words::in_language(self).say("language", &[])
    }

    /// The pages of the codex with the names of their files, such as `engine.md`.
    pub fn pages(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pages.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

/// All languages among these files, which are named by their paths relative to the assets folder.
pub fn languages<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Vec<Language> {
    let mut found: BTreeMap<String, Language> = BTreeMap::new();
    for (path, text) in files {
        let Some(below) = path.strip_prefix(FOLDER) else { continue };
        let (code, file) = below.split_once('/').unwrap_or((below.trim_end_matches(".ftl"), below));
        let language = found.entry(code.to_owned()).or_default();
        code.clone_into(&mut language.code);
        if file.ends_with(".ftl") {
            language.texts.push(text.to_owned());
        } else if let Some(page) = file.strip_prefix("codex/") {
            language.pages.push((page.to_owned(), text.to_owned()));
        }
    }
    found.into_values().filter(|language| !language.texts.is_empty()).collect()
}

/// The first of the wanted languages that there is: exactly that one, or else one that differs only in its region.
pub fn choose<'l>(languages: &'l [Language], wanted: &[String]) -> Option<&'l Language> {
    let known = |code: &str| languages.iter().find(|language| language.code.eq_ignore_ascii_case(code));
    let fits = |code: &String| known(code).or_else(|| known(stem(code)));
    wanted.iter().find_map(fits)
}

/// A code without script and region: `de` for `de-AT`.
fn stem(code: &str) -> &str {
    code.split(['-', '_']).next().unwrap_or(code)
}

/// The codes of the languages that the user of this system prefers, the most welcome first; none where the locale is the
/// one of no language.
pub fn wanted_by_system() -> Vec<String> {
    let said = |variable: &str| env::var(variable).ok().filter(|value| !value.is_empty());
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said);
    if said.as_deref().is_some_and(is_none) { Vec::new() } else { sys_locale::get_locales().collect() }
}

/// Whether a locale stands for no language, as scripts set it that compare texts.
fn is_none(locale: &str) -> bool {
    ["C", "POSIX"].contains(&locale.split('.').next().unwrap_or(locale))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found() -> Vec<Language> {
        languages([
            ("creatures/raider.ron", "()"),
            ("text/en.ftl", "language = English"),
            ("text/de/a.ftl", "language = Deutsch"),
            ("text/de/b.ftl", "x = y"),
            ("text/de/codex/engine.md", "## Felder"),
            ("text/fr/readme.md", "no messages"),
            ("text/pt-BR/a.ftl", "language = Português"),
        ])
    }

    fn chosen(wanted: &[&str]) -> String {
        let wanted: Vec<String> = wanted.iter().map(|code| (*code).to_owned()).collect();
        choose(&found(), &wanted).map(|language| language.code.clone()).unwrap_or_default()
    }

    #[test]
    fn a_language_is_a_file_or_a_folder_with_messages() {
        let codes: Vec<String> = found().into_iter().map(|language| language.code).collect();
        assert_eq!(codes, ["de", "en", "pt-BR"]);
        let german = &found()[0];
        assert_eq!(german.texts.len(), 2);
        assert_eq!(german.own_name(), "Deutsch");
        assert_eq!(german.pages, [("engine.md".to_owned(), "## Felder".to_owned())]);
    }

    #[test]
    fn the_first_language_that_there_is_gets_chosen_whatever_its_region() {
        assert_eq!(chosen(&["de-AT", "en-GB"]), "de");
        assert_eq!(chosen(&["DE_de"]), "de");
        assert_eq!(chosen(&["nl", "pt-br", "de"]), "pt-BR");
        assert_eq!(chosen(&["nl-BE"]), "");
        assert_eq!(chosen(&[]), "");
        assert_eq!(choose(&[], &["de".to_owned()]), None);
    }

    #[test]
    fn the_locale_without_a_language_means_english() {
        assert!(["C", "POSIX", "C.UTF-8"].into_iter().all(is_none));
        assert!(!["de_DE.UTF-8", "ca_ES", "cs"].into_iter().any(is_none));
    }
}
