//! The books whose stat blocks an axis reads. A rulebook's `Stats` say which axis reads which books; the numbers
//! themselves are in `battle::creature`.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::battle::Complaint;

/// Books whose stat blocks override one another: each number comes from the first book that states it. Files write one
/// name, or a list of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatBooks(Vec<String>);

impl StatBooks {
    /// The names, the first book first.
    pub fn names(&self) -> &[String] {
        &self.0
    }

    /// The combined block of a thing; none if no book has a block of it.
    pub fn read<B>(&self, find: impl Fn(&str) -> Option<B>, over: impl Fn(&B, &B) -> B) -> Option<B> {
        let known = self.0.iter().filter_map(|book| find(book));
        known.reduce(|front, behind| over(&behind, &front))
    }
}

impl<'de> Deserialize<'de> for StatBooks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = StatBooks;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, "{}", Complaint::new("expect-stat-books"))
            }
            fn visit_str<E: Error>(self, book: &str) -> Result<StatBooks, E> {
                Ok(StatBooks(vec![book.to_owned()]))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<StatBooks, A::Error> {
                let mut books = Vec::new();
                while let Some(book) = list.next_element()? {
                    books.push(book);
                }
                if books.is_empty() {
                    return Err(A::Error::custom(Complaint::new("no-stat-books")));
                }
                Ok(StatBooks(books))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

impl Serialize for StatBooks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.as_slice() {
            [book] => book.serialize(serializer),
            books => books.serialize(serializer),
        }
    }
}
