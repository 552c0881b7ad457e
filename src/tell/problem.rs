//! Problems of authored files in words: the sentence, and the whole report with the place, the line itself,
//! explanations, and the name that was probably meant.

use codespan_reporting::diagnostic::{Diagnostic, Label, Severity as Level};
use codespan_reporting::term::termcolor::{Ansi, NoColor, WriteColor};
use codespan_reporting::term::{self, Config, Styles, StylesWriter};
use fluent_bundle::FluentValue;

use super::excerpt::Excerpt;
use super::words::{Words, plain, say};
use crate::battle::{Arg, Phrase, Problem, Severity};

/// The largest whole number that Fluent represents exactly. Larger ones are passed as text.
const EXACT: i128 = 1 << 53;

impl Words {
    /// A phrase in words.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let args: Vec<_> = phrase.args.iter().map(|(name, arg)| (&**name, self.value(arg))).collect();
        self.say(&phrase.key, &args)
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => plain(text).into(),
            Arg::Number(number) if (-EXACT..=EXACT).contains(number) => (*number).into(),
            Arg::Number(number) => number.to_string().into(),
            Arg::Names(names) => self.list(names.iter().map(|name| plain(name))).into(),
            Arg::Phrase(phrase) => self.phrase(phrase).into(),
        }
    }

    /// The sentence of a problem, without its place.
    pub fn problem(&self, problem: &Problem) -> String {
        self.phrase(&problem.phrase)
    }

    /// The report of a problem, with its place and the line itself, for a terminal or a text field.
    pub fn report(&self, problem: &Problem, is_coloured: bool) -> String {
        let (level, library_word, own_word) = match problem.severity {
            Severity::Error => (Level::Error, "error", say!(self, "problem-error")),
            Severity::Warning => (Level::Warning, "warning", say!(self, "problem-warning")),
            Severity::Note => (Level::Note, "note", say!(self, "problem-note")),
        };
        let meant = problem.suggestion.as_ref().map(|name| say!(self, "did-you-mean", name = name));
        let sentence = self.problem(problem);
        let related = problem.related.iter().map(|related| related.span);
        let spans: Vec<_> = problem.span.into_iter().chain(related).collect();
        let diagnostic = Diagnostic::new(level);
        let report = match (&problem.source, problem.span) {
            (Some(source), Some(span)) => {
                let excerpt = Excerpt::new(source, &spans);
                let mut labels =
                    vec![Label::primary((), excerpt.range(span)).with_message(meant.unwrap_or_default())];
                labels.extend(problem.related.iter().map(|related| {
                    let label = Label::secondary((), excerpt.range(related.span));
                    label.with_message(self.phrase(&related.phrase))
                }));
                render(&excerpt, &diagnostic.with_message(sentence).with_labels(labels), is_coloured)
            }
            (source, _) => {
                // Some sentences already name the file.
                let names_it = problem.phrase.arg("file").is_some();
                let sentence = match source {
                    Some(source) if !names_it => {
                        say!(self, "problem-of-file", file = plain(source.name()), problem = sentence)
                    }
                    _ => sentence,
                };
                let excerpt = Excerpt::default();
                render(
                    &excerpt,
                    &diagnostic.with_message(sentence).with_notes(meant.into_iter().collect()),
                    is_coloured,
                )
            }
        };
        // The report begins with the library's own word for the severity.
        report.replacen(library_word, &own_word, 1)
    }

    /// The reports of several problems, and how many problems there are.
    pub fn reports(&self, problems: &[Problem], is_coloured: bool) -> String {
        let reports = problems.iter().map(|problem| self.report(problem, is_coloured));
        let errors = problems.iter().filter(|problem| problem.severity == Severity::Error).count();
        let warnings = problems.iter().filter(|problem| problem.severity == Severity::Warning).count();
        let tally = say!(self, "problems-tally", errors = errors, warnings = warnings);
        reports.chain([tally, "\n".to_owned()]).collect()
    }
}

fn render(excerpt: &Excerpt<'_>, diagnostic: &Diagnostic<()>, is_coloured: bool) -> String {
    let bytes = if is_coloured {
        written(Ansi::new(Vec::new()), excerpt, diagnostic).into_inner()
    } else {
        written(NoColor::new(Vec::new()), excerpt, diagnostic).into_inner()
    };
    String::from_utf8_lossy(&bytes).into_owned()
}

fn written<W: WriteColor>(mut to: W, excerpt: &Excerpt<'_>, diagnostic: &Diagnostic<()>) -> W {
    let styles = Styles::default();
    let mut writer = StylesWriter::new(&mut to, &styles);
    let drawn = term::emit_to_write_style(&mut writer, &Config::default(), excerpt, diagnostic);
    debug_assert!(drawn.is_ok(), "an excerpt holds every place that its labels name");
    to
}
