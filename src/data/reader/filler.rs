//! Made-up values in place of missing or wrong ones, so that reading can go on and find the next problem. They never
//! leave the reader: a file that needed one gives no value.

use std::cell::Cell;

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
        value::StrDeserializer,
    },
    forward_to_deserialize_any,
};

use super::fault::{Fault, FaultKind, Outcome};

/// How deep a made-up value may nest; otherwise a recursive type would never end.
const DEPTH: usize = 32;

/// How many parts a made-up value may have.
const PARTS: usize = 4_096;

/// A deserializer that gives every type some small value.
#[derive(Clone, Copy)]
pub(super) struct Filler<'a> {
    parts: &'a Cell<usize>,
    depth: usize,
}

/// Makes up a value.
pub(super) fn fill<'de, S: DeserializeSeed<'de>>(seed: S) -> Outcome<S::Value> {
    seed.deserialize(Filler { parts: &Cell::new(PARTS), depth: DEPTH }).map_err(|mut fault| {
        fault.is_from_filler = true;
        fault
    })
}

impl Filler<'_> {
    fn deeper(self) -> Outcome<Self> {
        let (Some(depth), Some(parts)) = (self.depth.checked_sub(1), self.parts.get().checked_sub(1)) else {
            return Err(Fault::new(FaultKind::Silent));
        };
        self.parts.set(parts);
        Ok(Self { depth, ..self })
    }
}

macro_rules! fill_numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
            visitor.visit_u64(1)
        })*
    };
}

impl<'de> Deserializer<'de> for Filler<'_> {
    type Error = Box<Fault>;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_unit()
    }

    fill_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_f32 deserialize_f64
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_bool(false)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_char('a')
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_borrowed_str("")
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_borrowed_str("")
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_none()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Outcome<V::Value> {
        visitor.visit_newtype_struct(self.deeper()?)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_seq(Parts { filler: self, left: 0, names: &[] })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, left: usize, visitor: V) -> Outcome<V::Value> {
        visitor.visit_seq(Parts { filler: self.deeper()?, left, names: &[] })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        count: usize,
        visitor: V,
    ) -> Outcome<V::Value> {
        self.deserialize_tuple(count, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_map(Parts { filler: self, left: 0, names: &[] })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Outcome<V::Value> {
        visitor.visit_map(Parts { filler: self.deeper()?, left: 0, names })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Outcome<V::Value> {
        visitor.visit_enum(Parts { filler: self.deeper()?, left: 0, names })
    }

    forward_to_deserialize_any! { bytes byte_buf unit unit_struct identifier ignored_any }
}

/// The parts of a made-up value: `left` elements, or one field for each name.
struct Parts<'a> {
    filler: Filler<'a>,
    left: usize,
    names: &'static [&'static str],
}

impl<'de> SeqAccess<'de> for Parts<'_> {
    type Error = Box<Fault>;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Outcome<Option<T::Value>> {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                seed.deserialize(self.filler).map(Some)
            }
            None => Ok(None),
        }
    }
}

impl<'de> MapAccess<'de> for Parts<'_> {
    type Error = Box<Fault>;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Outcome<Option<K::Value>> {
        match self.names.split_first() {
            Some((name, rest)) => {
                self.names = rest;
                seed.deserialize((*name).into_deserializer()).map(Some)
            }
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Outcome<V::Value> {
        seed.deserialize(self.filler)
    }
}

impl<'de> EnumAccess<'de> for Parts<'_> {
    type Error = Box<Fault>;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Outcome<(V::Value, Self)> {
        let Some(name) = self.names.first() else { return Err(Fault::new(FaultKind::Silent)) };
        let title: StrDeserializer<Box<Fault>> = (*name).into_deserializer();
        Ok((seed.deserialize(title)?, self))
    }
}

impl<'de> VariantAccess<'de> for Parts<'_> {
    type Error = Box<Fault>;

    fn unit_variant(self) -> Outcome<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Outcome<T::Value> {
        seed.deserialize(self.filler)
    }

    fn tuple_variant<V: Visitor<'de>>(self, count: usize, visitor: V) -> Outcome<V::Value> {
        self.filler.deserialize_tuple(count, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Outcome<V::Value> {
        self.filler.deserialize_struct("", names, visitor)
    }
}
