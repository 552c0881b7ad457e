//! Finds the names of a type's fields by asking its own `Deserialize`.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::forward_to_deserialize_any;

/// The fields that a file of this type may have; none if the type is not a struct.
pub fn field_names<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    match T::deserialize(Asked) {
        Err(Answer(names)) => names,
        Ok(_) => &[],
    }
}

/// A deserializer that gives no value and only records which fields are asked for.
struct Asked;

/// The fields that were asked for, returned as an error.
#[derive(Debug)]
struct Answer(&'static [&'static str]);

impl fmt::Display for Answer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.0)
    }
}

impl std::error::Error for Answer {}

impl de::Error for Answer {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Answer(&[])
    }
}

impl<'de> Deserializer<'de> for Asked {
    type Error = Answer;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Answer> {
        Err(Answer(&[]))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Answer> {
        Err(Answer(names))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "only the names matter")]
    struct Tent {
        pegs: u8,
        holds: String,
    }

    #[test]
    fn a_struct_has_field_names_and_other_types_have_none() {
        assert_eq!(field_names::<Tent>(), ["pegs", "holds"]);
        assert!(field_names::<Vec<Tent>>().is_empty());
        assert!(field_names::<u8>().is_empty());
    }
}
