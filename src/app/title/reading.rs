//! Reads what lies on the table: every scenario, every rulebook and every party that can be named.

use std::sync::Arc;

use crate::app::{PreparedBattle, SeatPlayers};
use crate::battle::Problem;
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::parties::{least_members, party_of};
use crate::data::rulebooks::{is_mixed, load_rulebook};
use crate::rules::book::rulebook::Rulebook;
use crate::tell::{Words, say};
use crate::view::paint::{BOOKS_OF_LEATHER, Binding, Emblem};
use crate::view::table::{Book, Party, Sheet, SheetContent, sort};

/// What lies on the table.
pub struct Listing {
    pub sheets: Vec<Sheet>,
    pub books: Vec<Book>,
    pub parties: Vec<Party>,
}

/// Reads all of it.
pub fn read(catalogue: &Catalogue, seat: &SeatPlayers, words: &Arc<Words>) -> Listing {
    let ids = |kind: Kind| catalogue.names(kind).map(str::to_owned);
    let party = |id: String| {
        let file = catalogue.party(&id)?.value?;
        let name = if file.name.is_empty() { id.clone() } else { words.called(&file.name).into_plain() };
        Some(Party { id, name, members: file.members.len() })
    };
    Listing {
        sheets: sheets(catalogue, seat, words),
        books: books(catalogue, words),
        parties: ids(Kind::Party).filter_map(party).collect(),
    }
}

fn sheets(catalogue: &Catalogue, seat: &SeatPlayers, words: &Arc<Words>) -> Vec<Sheet> {
    let sheet = |id: &str| {
        let bout = PreparedBattle::open(catalogue, id, None, seat);
        Sheet {
            id: id.to_owned(),
            book: bout
                .as_ref()
                .map_or_else(|_| catalogue.defaults.rulebook.clone(), |bout| bout.rulebook.clone()),
            party: catalogue.source(Kind::Scenario, id).and_then(party_of).map(|(_, party)| party),
            least_members: least_members(catalogue, id).unwrap_or(0),
            told: match bout {
                Ok(bout) => Ok(SheetContent::of(&bout.prepared.muster, words)),
                Err(problems) => Err(sentences(&problems, words)),
            },
        }
    };
    let mut sheets: Vec<Sheet> = catalogue.listed(Kind::Scenario).map(sheet).collect();
    sort(&mut sheets, &catalogue.defaults.scenario, |sheet| (sheet.id.as_str(), sheet.told.as_ref().ok()));
    sheets
}

/// What is wrong with files, with the places.
pub fn sentences(problems: &[Problem], words: &Words) -> Vec<String> {
    let sentence = |problem: &Problem| {
        let text = words.problem(problem);
        match problem.place() {
            Some(place) => {
                say!(words, "window-problem", line = place.line, column = place.column, text = text)
            }
            None => text,
        }
    };
    problems.iter().map(sentence).collect()
}

fn books(catalogue: &Catalogue, words: &Words) -> Vec<Book> {
    let mut books: Vec<Book> = Vec::new();
    for id in catalogue.names(Kind::Rulebook) {
        let Some(book) = load_rulebook(catalogue, id).value else { continue };
        let mixed = catalogue.source(Kind::Rulebook, id).is_some_and(is_mixed);
        let taken: Vec<Binding> = books.iter().map(|book| book.binding).collect();
        let binding = binding(id, emblem(&book, mixed), &taken);
        // A book that promises nothing shows its notes.
        let promise = words.told(if book.promise.is_empty() { &book.notes } else { &book.promise });
        let name = words.called(&book.name).into_plain();
        let differs = book.differs.iter().map(|line| words.told(line)).collect();
        books.push(Book { id: id.to_owned(), name, promise, differs, binding });
    }
    // Books of their own come before mixtures of them.
    books.sort_by_key(|book| (book.id != catalogue.defaults.rulebook, book.binding.emblem.is_mixed));
    books
}

fn emblem(book: &Rulebook, is_mixed: bool) -> Emblem {
    Emblem {
        die: book.largest_die(),
        has_hit_points: book.counts_hit_points(),
        has_light: book.has_light(),
        is_mixed,
        tracks: u8::try_from(book.tracks.len()).unwrap_or(u8::MAX),
        turn: 0,
    }
}

/// A binding that no other book has: the name decides on the leather, as long as it is free.
fn binding(id: &str, emblem: Emblem, taken: &[Binding]) -> Binding {
    let start = id.bytes().fold(7usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
    let start = start % BOOKS_OF_LEATHER;
    let leathers = (start..start + BOOKS_OF_LEATHER).map(|leather| leather % BOOKS_OF_LEATHER);
    let is_free = |leather: &usize| taken.iter().all(|other| other.leather != *leather);
    let leather = leathers.clone().find(is_free).unwrap_or(start);
    let alike = taken.iter().filter(|other| Emblem { turn: 0, ..other.emblem } == emblem).count();
    Binding { leather, emblem: Emblem { turn: u8::try_from(alike).unwrap_or(u8::MAX), ..emblem } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::languages::language_files;
    use crate::tell::languages;

    fn listing() -> Listing {
        read(&Catalogue::bundled(), &(Arc::new(|_: &mut _| {}) as SeatPlayers), &Arc::new(Words::english()))
    }

    #[test]
    fn in_another_language_everything_on_the_table_has_its_names_there() {
        let (files, _) = language_files(None);
        let german = languages(files.iter().map(|(name, source)| (name.as_str(), source.text())))
            .into_iter()
            .find(|language| language.code == "de");
        let words = Arc::new(Words::in_language(&german.unwrap()));
        let read_in = |words: &Arc<Words>| {
            read(&Catalogue::bundled(), &(Arc::new(|_: &mut _| {}) as SeatPlayers), words)
        };
        let (here, there) = (read_in(&Arc::new(Words::english())), read_in(&words));
        for (own, other) in here.books.iter().zip(&there.books) {
            assert_ne!(own.promise, other.promise, "{}", own.id);
            assert_ne!(own.differs, other.differs, "{}", own.id);
        }
        let mill = |listing: &Listing| {
            let sheet = listing.sheets.iter().find(|sheet| sheet.id == "mill_yard").unwrap();
            sheet.told.clone().unwrap_or_else(|problems| panic!("{problems:?}"))
        };
        let (own, other) = (mill(&here), mill(&there));
        assert_eq!((own.name.as_str(), other.name.as_str()), ("The Mill Yard", "Der Mühlenhof"));
        assert_ne!(own.story, other.story);
        assert_ne!(own.sides[2].name, other.sides[2].name);
        assert!(other.texts().contains(&"Müllersjunge"), "{:?}", other.people);
        assert_eq!(there.parties.iter().filter(|party| here.parties.contains(party)).count(), 0);
    }

    #[test]
    fn the_first_battle_lies_first_and_the_others_from_easy_to_hard() {
        let catalogue = Catalogue::bundled();
        let sheets = listing().sheets;
        assert_eq!(sheets.first().map(|sheet| &sheet.id), Some(&catalogue.defaults.scenario));
        let won = |sheet: &Sheet| {
            let content = sheet.told.as_ref().unwrap_or_else(|problems| panic!("{problems:?}"));
            assert!(!content.measured.is_empty(), "{} was measured", sheet.id);
            content.measured.iter().map(|(_, won)| u32::from(*won)).sum::<u32>()
                / content.measured.len() as u32
        };
        let won: Vec<u32> = sheets.iter().skip(1).map(won).collect();
        assert!(won.is_sorted_by(|one, other| one >= other), "{won:?}");
    }

    #[test]
    fn every_book_has_a_binding_of_its_own_and_tells_what_is_different() {
        let books = listing().books;
        assert_eq!(books.len(), Catalogue::bundled().names(Kind::Rulebook).count());
        for (place, book) in books.iter().enumerate() {
            assert!(!book.promise.is_empty() && (2..=4).contains(&book.differs.len()), "{}", book.id);
            let others = books.iter().take(place);
            for other in others {
                assert_ne!(book.binding.leather, other.binding.leather, "{} and {}", book.id, other.id);
                assert_ne!(book.binding.emblem, other.binding.emblem, "{} and {}", book.id, other.id);
            }
        }
    }
}
