//! `affray codex`: shows what a rule says, which clauses of which rulebooks cite it, and which source file implements
//! it.

use clap::Args;

use super::failure::{Failure, Outcome, Verdict};
use super::library::open_library;
use super::terminal::{Style, Terminal};
use crate::battle::{Clause, Phrase, Problem};
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::codex::{self, Article};
use crate::data::rulebooks::load_rulebook;
use crate::tell::Language;

/// Read the rules
///
/// With the ID of a rule, as logs show it: what the rule says, which clauses of which rulebooks cite it, and the source
/// file that implements it. With words: every rule that contains them. Without either: all rules.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Codex {
    /// The ID of a rule, or words to look for
    #[arg(value_name = "ID|WORDS")]
    words: Vec<String>,
}

const EXAMPLES: &str = "\
Examples:
  affray codex                           every rule
  affray codex cover                     the rules that speak of cover
  affray codex ID                        one rule, by the ID that a log shows in brackets";

struct Citation {
    book: String,
    clause: Clause,
}

impl Codex {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        let library = open_library(terminal);
        let (mut codex, problems) = codex::Codex::read(&library);
        terminal.warn(&problems);
        codex.translate(terminal.language().into_iter().flat_map(Language::pages));
        let words = self.words.join(" ");
        let words = words.trim();
        if words.is_empty() {
            list(terminal, codex.articles.iter())?;
            return Ok(Verdict::Sound);
        }
        let (article, citations) = (codex.find(words), citations_of(&library, words));
        if article.is_some() || !citations.is_empty() {
            return explain(terminal, words, article, &citations);
        }
        let found = codex.search(words);
        match found.as_slice() {
            [] => {
                let phrase = Phrase::new("cli-nothing-in-codex").with("words", words);
                Err(Failure::Usage(vec![Problem::error(phrase).suggest(codex.nearest_id(words))]))
            }
            [article] if article.id.is_empty() => explain(terminal, words, Some(article), &[]),
            [article] => explain(terminal, &article.id, Some(article), &citations_of(&library, &article.id)),
            several => {
                list(terminal, several.iter().copied())?;
                Ok(Verdict::Sound)
            }
        }
    }
}

/// Every clause for which a rulebook cites this rule.
fn citations_of(library: &Catalogue, id: &str) -> Vec<Citation> {
    let mut citations = Vec::new();
    for book in library.names(Kind::Rulebook) {
        let Some(rulebook) = load_rulebook(library, book).value else { continue };
        let cited = rulebook.clauses().into_iter().filter(|(_, cited)| cited.eq_ignore_ascii_case(id));
        citations.extend(cited.map(|(clause, _)| Citation { book: book.to_owned(), clause }));
    }
    citations
}

fn list<'a>(terminal: &mut Terminal, articles: impl Iterator<Item = &'a Article>) -> Result<(), Failure> {
    for article in articles {
        let heading = terminal.set_off(Style::Bold, &heading_of(article));
        let phrase =
            Phrase::new("cli-codex-line").with("heading", heading).with("summary", article.summary());
        terminal.say(&phrase)?;
    }
    Ok(())
}

fn explain(terminal: &mut Terminal, id: &str, article: Option<&Article>, citations: &[Citation]) -> Outcome {
    match article {
        Some(article) => {
            let heading = terminal.set_off(Style::Bold, &heading_of(article));
            terminal.line(&heading)?;
            terminal.line("")?;
            terminal.line(&article.text)?;
        }
        None => terminal.say(&Phrase::new("cli-codex-unexplained").with("id", id.to_uppercase()))?,
    }
    if !citations.is_empty() {
        terminal.line("")?;
    }
    for Citation { book, clause } in citations {
        let (book, clause, file) = (book.as_str(), clause.name(), clause.file());
        let phrase =
            Phrase::new("cli-codex-citation").with("book", book).with("clause", clause).with("file", file);
        terminal.say(&phrase)?;
    }
    Ok(Verdict::Sound)
}

fn heading_of(article: &Article) -> String {
    let words = [article.id.as_str(), article.title.as_str()];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
