//! A card's own rulebook: a whole rulebook, or choices laid over the rulebook that the card names, so that a card can prove
//! a mixture without a file for it.

use super::card::{Block, alone};
use crate::battle::{Phrase, Problem, Source, Span};
use crate::data::catalogue::{Catalogue, Loaded};
use crate::data::rulebooks::read_rulebook;
use crate::data::tree::{Parsed, Value, parse};
use crate::rules::book::rulebook::Rulebook;

/// A part of the joined text that comes from the card: its place in the joined text, and where it begins in the card.
struct Piece {
    joined: Span,
    own: usize,
}

/// The rulebook of a block; its fields take the place of the base's fields of the same names.
pub fn read_own_book(
    catalogue: &Catalogue,
    card: &Source,
    block: Block,
    base: Option<&Source>,
) -> Loaded<Rulebook> {
    let own = alone(card, block.inside);
    let Some(base) = base else { return read_rulebook(catalogue, &own) };
    let Parsed { tree, problems, keeps_shape } = parse(&own);
    let base_tree = parse(base);
    let refused = |problems| Loaded { value: None, problems, sources: vec![card.clone()] };
    if !keeps_shape || !problems.is_empty() {
        return refused(problems);
    }
    let (Value::Struct(_, fields), Value::Struct(_, known)) = (&tree.root.value, &base_tree.tree.root.value)
    else {
        return refused(vec![tree.complain(&[], Phrase::new("card-book-fields"))]);
    };
    let place_of =
        |name: &str| known.iter().find(|field| field.word.text == name).map(|field| field.node.span);
    let mut changes: Vec<(Span, String, Span)> = Vec::new();
    let end = base_tree.tree.root.span.end.saturating_sub(1);
    for field in fields {
        let text = own.slice(field.node.span);
        changes.push(match place_of(&field.word.text) {
            Some(place) => (place, text.to_owned(), field.node.span),
            None => {
                let whole = Span::new(field.word.span.start, field.node.span.end);
                let comma = if base.text()[..end].trim_end().ends_with([',', '(']) { "" } else { "," };
                (Span::new(end, end), format!("{comma}{},", own.slice(whole)), whole)
            }
        });
    }
    changes.sort_by_key(|(place, _, _)| *place);
    let (mut joined, mut pieces, mut at) = (String::new(), Vec::new(), 0);
    for (place, text, origin) in changes {
        joined.push_str(&base.text()[at..place.start]);
        let lead = text.len() - text.trim_start_matches(',').len();
        let start = joined.len() + lead;
        joined.push_str(&text);
        pieces.push(Piece { joined: Span::new(start, joined.len()), own: origin.start });
        at = place.end;
    }
    joined.push_str(&base.text()[at..]);
    let mut loaded = read_rulebook(catalogue, &Source::new(base.name(), joined));
    for problem in &mut loaded.problems {
        show_in_card(problem, card, &pieces);
    }
    loaded
}

/// Shows a problem in the card where its text comes from the card.
fn show_in_card(problem: &mut Problem, card: &Source, pieces: &[Piece]) {
    let Some(span) = problem.span else { return };
    let holds = |piece: &&Piece| piece.joined.start <= span.start && span.end <= piece.joined.end;
    if let Some(piece) = pieces.iter().find(holds) {
        let moved = |at: usize| at - piece.joined.start + piece.own;
        problem.span = Some(Span::new(moved(span.start), moved(span.end)));
        problem.source = Some(card.clone());
        problem.related.clear();
    }
}
