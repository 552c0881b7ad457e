//! The codex: what each rule says, in sentences for players. Its pages are Markdown files, `codex/*.md`, with a heading
//! `## ID Title` for every rule. Which code implements a rule is known to the clauses and rulebooks, not to the codex.

use super::catalogue::Catalogue;
use super::nearest::nearest;
use crate::battle::{Phrase, Problem, Source, Span};

/// The folder of the pages.
pub const FOLDER: &str = "codex/";

/// The explanation of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    /// The rule's ID; empty for an article about how the game is played under any rulebook.
    pub id: String,
    pub title: String,
    pub text: String,
    /// The page that contains the article.
    pub page: String,
}

impl Article {
    pub fn summary(&self) -> String {
        let paragraph = self.text.split("\n\n").next().unwrap_or_default().replace('\n', " ");
        let end = paragraph.find(". ").map_or(paragraph.len(), |at| at + 1);
        paragraph[..end].to_owned()
    }

    /// The name by which the article is found: the rule's ID, or else the title.
    pub fn name(&self) -> &str {
        if self.id.is_empty() { &self.title } else { &self.id }
    }

    /// How well the article fits these lower-case words; none unless it contains all of them. The ID counts most, then the
    /// title, then how often the text has the words.
    fn fit(&self, words: &[String]) -> Option<usize> {
        let (id, title, text) = (self.id.to_lowercase(), self.title.to_lowercase(), self.text.to_lowercase());
        let mut fit = 0;
        for word in words {
            let begins =
                title.split(|letter: char| !letter.is_alphanumeric()).any(|own| own.starts_with(word));
            let times = text.matches(word.as_str()).count();
            let own = match () {
                () if id == *word => 1000,
                () if !id.is_empty() && id.contains(word) => 200,
                () if begins => 100,
                () if title.contains(word) => 50,
                () => 0,
            };
            if own + times == 0 {
                return None;
            }
            fit += own + times.min(9);
        }
        Some(fit)
    }

    /// The paragraphs of the text, each on one line.
    pub fn paragraphs(&self) -> impl Iterator<Item = String> + '_ {
        let lines = self.text.split("\n\n").map(|paragraph| paragraph.trim().replace('\n', " "));
        lines.filter(|paragraph| !paragraph.is_empty())
    }
}

/// A page of the codex.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    pub file: String,
    pub title: String,
    /// What the page says before its first article.
    pub about: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codex {
    /// The articles, page by page.
    pub articles: Vec<Article>,
    /// The pages, in the order in which they were added.
    pub pages: Vec<Page>,
}

impl Codex {
    /// Reads every page of a catalogue, and reports rules that are explained twice.
    pub fn read(catalogue: &Catalogue) -> (Codex, Vec<Problem>) {
        let mut codex = Codex::default();
        let mut problems = Vec::new();
        for (_, page) in catalogue.texts(FOLDER) {
            problems.extend(codex.add_page(page));
        }
        (codex, problems)
    }

    /// Puts pages and articles into another language. Its pages have the names of those that they translate, and the same articles:
    /// rules are known by their IDs, other articles by their places. What a page lacks stays as it is.
    pub fn translate<'p>(&mut self, pages: impl IntoIterator<Item = (&'p str, &'p str)>) {
        for (name, text) in pages {
            let mut own = Codex::default();
            // Problems of translations are found by tests; a player reads whatever is there.
            drop(own.add_page(&Source::new(name, text)));
            let is_meant = |page: &str| page.ends_with(&format!("/{name}"));
            let pages = self.pages.iter_mut().filter(|old| is_meant(&old.file));
            for (old, new) in pages.zip(own.pages) {
                (old.title, old.about) = (new.title, new.about);
            }
            let (rules, others): (Vec<_>, Vec<_>) =
                own.articles.into_iter().partition(|article| !article.id.is_empty());
            let put = |old: &mut Article, new: Article| (old.title, old.text) = (new.title, new.text);
            for rule in rules {
                if let Some(old) = self.articles.iter_mut().find(|old| old.id == rule.id) {
                    put(old, rule);
                }
            }
            let is_there = |old: &&mut Article| old.id.is_empty() && is_meant(&old.page);
            for (old, new) in self.articles.iter_mut().filter(is_there).zip(others) {
                put(old, new);
            }
        }
    }

    /// Adds the articles of one page.
    pub fn add_page(&mut self, page: &Source) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut is_open = false;
        let mut is_titled = false;
        let mut headings: Vec<&str> = Vec::new();
        let mut about = Page { file: page.name().to_owned(), ..Page::default() };
        let mut start = 0;
        for line in page.text().split_inclusive('\n') {
            let place = Span::new(start, start + line.trim_end().len());
            if let Some(heading) = line.strip_prefix("## ") {
                let (id, title) = split_heading(heading.trim());
                if id.is_empty() && headings.contains(&title) {
                    let phrase = Phrase::new("codex-heading-twice").with("title", title);
                    problems.push(Problem::error(phrase).at(page, place));
                }
                headings.push(title);
                is_open = true;
                if let Some(known) = self.find(id) {
                    let phrase =
                        Phrase::new("codex-rule-twice").with("id", id).with("page", known.page.as_str());
                    problems.push(Problem::error(phrase).at(page, place));
                    is_open = false;
                } else {
                    let (id, title, page) = (id.to_owned(), title.to_owned(), page.name().to_owned());
                    self.articles.push(Article { id, title, text: String::new(), page });
                }
            } else if let Some(title) = line.strip_prefix("# ") {
                about.title = title.trim().to_owned();
                if is_titled {
                    problems.push(Problem::error(Phrase::new("codex-title-twice")).at(page, place));
                }
                is_titled = true;
                is_open = false;
            } else if is_open && let Some(article) = self.articles.last_mut() {
                article.text.push_str(line);
            } else if headings.is_empty() {
                about.about.push_str(line);
            }
            start += line.len();
        }
        about.about = about.about.trim().replace('\n', " ");
        self.pages.push(about);
        for article in &mut self.articles {
            article.text = article.text.trim().to_owned();
        }
        problems
    }

    /// The article of a rule; upper and lower case do not matter.
    pub fn find(&self, id: &str) -> Option<&Article> {
        self.articles.iter().find(|article| !article.id.is_empty() && article.id.eq_ignore_ascii_case(id))
    }

    /// The article with this name: the rule's ID, or the title of an article about no rule.
    pub fn named(&self, name: &str) -> Option<&Article> {
        self.find(name).or_else(|| self.articles.iter().find(|article| article.name() == name))
    }

    /// The articles that contain every one of these words, those that fit best first.
    pub fn search(&self, words: &str) -> Vec<&Article> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let fitting = self.articles.iter().filter_map(|article| Some((article.fit(&words)?, article)));
        let mut fitting: Vec<(usize, &Article)> = fitting.collect();
        fitting.sort_by_key(|(fit, _)| std::cmp::Reverse(*fit));
        fitting.into_iter().map(|(_, article)| article).collect()
    }

    /// A text in pieces: what is a rule's ID that has an article is marked as one.
    pub fn linked<'t>(&self, text: &'t str) -> Vec<(&'t str, bool)> {
        let mut pieces = Vec::new();
        let mut rest = text;
        let is_of_id = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-';
        let mut from = 0;
        while let Some(begin) = rest[from..].find(is_of_id).map(|at| from + at) {
            let end = rest[begin..].find(|letter| !is_of_id(letter)).map_or(rest.len(), |at| begin + at);
            let id = rest[begin..end].trim_end_matches('-');
            if self.find(id).is_some() {
                pieces.push((&rest[..begin], false));
                pieces.push((id, true));
                rest = &rest[begin + id.len()..];
                from = 0;
            } else {
                from = end;
            }
        }
        pieces.push((rest, false));
        pieces.retain(|(piece, _)| !piece.is_empty());
        pieces
    }

    /// The rule whose ID was probably meant.
    pub fn nearest_id(&self, id: &str) -> Option<&str> {
        nearest(id, self.articles.iter().map(|article| article.id.as_str()))
    }
}

/// An ID consists of capitals, digits and hyphens, with at least one hyphen and one digit; the rest is the title.
fn split_heading(heading: &str) -> (&str, &str) {
    let (first, rest) = heading.split_once(' ').unwrap_or((heading, ""));
    let is_written = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-';
    let is_id = first.contains('-') && first.contains(|letter: char| letter.is_ascii_digit());
    if is_id && first.chars().all(is_written) { (first, rest.trim()) } else { ("", heading) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A book\n\nAbout it.\n\n## AB-CD-1 Blows\n\nThey land. Or not.\n\n## AB-CD-2\nThey hurt.\n\n## Walls\n\nThey stand.\n";

    fn codex() -> Codex {
        let mut codex = Codex::default();
        assert_eq!(codex.add_page(&Source::new("codex/a.md", PAGE)), []);
        codex
    }

    #[test]
    fn every_heading_begins_an_article() {
        let codex = codex();
        let told: Vec<_> = codex
            .articles
            .iter()
            .map(|article| (article.id.as_str(), article.title.as_str(), article.text.as_str()))
            .collect();
        assert_eq!(
            told,
            [
                ("AB-CD-1", "Blows", "They land. Or not."),
                ("AB-CD-2", "", "They hurt."),
                ("", "Walls", "They stand.")
            ]
        );
        assert_eq!(codex.articles[0].summary(), "They land.");
    }

    #[test]
    fn a_rule_is_found_by_its_id_and_by_its_words() {
        let codex = codex();
        assert_eq!(codex.find("ab-cd-2").map(|article| article.text.as_str()), Some("They hurt."));
        assert_eq!(codex.find(""), None);
        assert_eq!(codex.search("THEY land").len(), 1);
        assert_eq!(codex.search("they").len(), 3);
        assert_eq!(codex.search("ab-cd-2 they").len(), 1);
        assert_eq!(codex.nearest_id("AB-CD-3"), Some("AB-CD-1"));
    }

    #[test]
    fn a_title_counts_more_than_a_text_and_an_id_most() {
        let mut codex = codex();
        let page = "# B\n\nMore.\n\n## XY-1 Walls and blows\n\nBlows, blows, blows, and AB-CD-1 too.\n";
        codex.add_page(&Source::new("codex/b.md", page));
        let names = |words: &str| -> Vec<String> {
            codex.search(words).iter().map(|article| article.name().to_owned()).collect()
        };
        assert_eq!(names("blows"), ["XY-1", "AB-CD-1"]);
        assert_eq!(names("ab-cd-1"), ["AB-CD-1", "XY-1"]);
        assert_eq!(codex.named("Walls").map(|article| article.text.as_str()), Some("They stand."));
        assert_eq!((codex.pages[1].title.as_str(), codex.pages[1].about.as_str()), ("B", "More."));
    }

    #[test]
    fn ids_in_a_text_are_links_if_they_have_an_article() {
        let codex = codex();
        let pieces = codex.linked("As in AB-CD-1, not ZZ-9: HP (AB-CD-2).");
        let told = [
            ("As in ", false),
            ("AB-CD-1", true),
            (", not ZZ-9: HP (", false),
            ("AB-CD-2", true),
            (").", false),
        ];
        assert_eq!(pieces, told);
    }

    #[test]
    fn a_translation_replaces_rules_by_their_ids_and_other_articles_by_their_places() {
        let mut codex = codex();
        codex.translate([(
            "a.md",
            "# Ein Buch\n\nVon allem.\n\n## Mauern\n\nSie stehen.\n\n## AB-CD-2 Wunden\n\nSie schmerzen.\n",
        )]);
        let told: Vec<_> = codex.articles.iter().map(|article| article.title.as_str()).collect();
        assert_eq!(told, ["Blows", "Wunden", "Mauern"]);
        let pages: Vec<_> =
            codex.pages.iter().map(|page| (page.title.as_str(), page.about.as_str())).collect();
        assert_eq!(pages, [("Ein Buch", "Von allem.")]);
        assert_eq!(codex.search("schmerzen").len(), 1);
        assert_eq!(codex.find("AB-CD-2").map(|article| article.page.as_str()), Some("codex/a.md"));
    }

    #[test]
    fn a_rule_explained_twice_is_a_problem_at_the_second_place() {
        let mut codex = codex();
        let problems =
            codex.add_page(&Source::new("codex/b.md", "## XY-1 New\nFine.\n## AB-CD-1 Again\nMore.\n"));
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].place().map(|place| place.line), Some(3));
        assert_eq!(codex.find("AB-CD-1").map(|article| article.text.as_str()), Some("They land. Or not."));
    }
}
