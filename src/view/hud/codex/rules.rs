//! What the codex knows: every article, which rulebooks cite each rule and for what, and the examples that play.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::data::catalogue::{Catalogue, Kind};
use crate::data::codex::{Article, Codex};
use crate::data::rulebooks::load_rulebook;
use crate::tell::key_of;

/// Finds the examples of a rule: the name of each card, and the sentence that it shows.
type FindExamples = fn(&str) -> Vec<(String, String)>;

/// The text of every rule, and who uses it.
#[derive(Resource, Default)]
pub struct Rules {
    pub codex: Codex,
    /// By the rule: the axis that it belongs to, and the rulebooks that cite it.
    cited: BTreeMap<String, (String, Vec<String>)>,
    examples: Option<FindExamples>,
}

/// Articles of a page that belong together.
pub(super) struct Section<'c> {
    /// The key of the axis that they are about; none for articles about no axis.
    pub axis: Option<&'c str>,
    pub articles: Vec<&'c Article>,
}

impl Rules {
    /// Reads the codex and everything that cites it.
    pub fn read(catalogue: &Catalogue, examples: FindExamples) -> Rules {
        let mut cited: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
        for id in catalogue.names(Kind::Rulebook) {
            let Some(book) = load_rulebook(catalogue, id).value else { continue };
            for (clause, rule) in book.clauses() {
                let axis = clause.name().split("::").next().unwrap_or_default();
                let (_, books) = cited.entry(rule.to_owned()).or_insert_with(|| (key_of(axis), Vec::new()));
                if !books.contains(&book.name) {
                    books.push(book.name.clone());
                }
            }
        }
        Rules { codex: Codex::read(catalogue).0, cited, examples: Some(examples) }
    }

    /// The rulebooks that cite a rule.
    pub fn books_of(&self, rule: &str) -> &[String] {
        self.cited.get(rule).map_or(&[], |(_, books)| books)
    }

    /// The examples of a rule: the name of each card, and the sentence that it shows.
    pub fn examples_of(&self, rule: &str) -> Vec<(String, String)> {
        self.examples.map_or_else(Vec::new, |find| find(rule))
    }

    /// The articles of a page by axis, in the order in which the page comes to each axis.
    pub(super) fn sections(&self, page: &str) -> Vec<Section<'_>> {
        let mut sections: Vec<Section<'_>> = Vec::new();
        for article in self.codex.articles.iter().filter(|article| article.page == page) {
            let axis = self.axis_of(article);
            match sections.iter_mut().find(|section| section.axis == axis) {
                Some(section) => section.articles.push(article),
                None => sections.push(Section { axis, articles: vec![article] }),
            }
        }
        sections
    }

    /// The axis of an article; that of a rule with the same stem if no rulebook cites this one.
    fn axis_of(&self, article: &Article) -> Option<&str> {
        let stem = |id: &str| id.rsplit_once('-').map(|(stem, _)| stem.to_owned());
        let own = self.cited.get(&article.id);
        let akin =
            || self.cited.iter().find(|(rule, _)| stem(rule) == stem(&article.id)).map(|(_, cited)| cited);
        own.or_else(akin).filter(|_| !article.id.is_empty()).map(|(axis, _)| axis.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tell::Words;

    fn rules() -> Rules {
        Rules::read(&Catalogue::bundled(), |_| Vec::new())
    }

    #[test]
    fn every_article_is_in_one_section_of_its_page_and_every_section_has_a_name() {
        let (rules, words) = (rules(), Words::english());
        let mut count = 0;
        for page in &rules.codex.pages {
            assert!(!page.title.is_empty(), "{}", page.file);
            for section in rules.sections(&page.file) {
                count += section.articles.len();
                if let Some(axis) = section.axis {
                    assert!(words.has(&format!("codex-axis-{axis}")), "{axis}");
                }
            }
        }
        assert_eq!(count, rules.codex.articles.len());
    }

    #[test]
    fn every_cited_rule_has_an_article_and_names_its_books() {
        let rules = rules();
        for rule in rules.cited.keys() {
            assert!(rules.codex.find(rule).is_some(), "{rule}");
            assert!(!rules.books_of(rule).is_empty());
        }
        assert!(rules.books_of("no-such-rule").is_empty());
    }
}
