//! Hashes the content of any value without the names of types, fields and cases: a case counts by its index.

use std::fmt;

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Adds the content of a value to a hash.
pub fn take_in(hasher: &mut blake3::Hasher, value: &impl Serialize) {
    value.serialize(Nameless(hasher)).unwrap();
}

struct Nameless<'h>(&'h mut blake3::Hasher);

#[derive(Debug)]
pub struct Never;

impl fmt::Display for Never {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "it cannot be hashed")
    }
}

impl std::error::Error for Never {}

impl serde::ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        Never
    }
}

impl Nameless<'_> {
    fn bytes(self, kind: u8, bytes: &[u8]) -> Result<(), Never> {
        self.0.update(&[kind]);
        self.0.update(&(bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
        Ok(())
    }

    fn case(&mut self, case: u32) {
        self.0.update(b"v");
        self.0.update(&case.to_le_bytes());
    }
}

macro_rules! numbers {
    ($($method:ident($type:ty);)*) => {
        $(fn $method(self, number: $type) -> Result<(), Never> { self.bytes(b'n', &number.to_le_bytes()) })*
    };
}

impl<'h> Serializer for Nameless<'h> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Several<'h>;
    type SerializeTuple = Several<'h>;
    type SerializeTupleStruct = Several<'h>;
    type SerializeTupleVariant = Several<'h>;
    type SerializeMap = Several<'h>;
    type SerializeStruct = Several<'h>;
    type SerializeStructVariant = Several<'h>;

    numbers! {
        serialize_i8(i8); serialize_i16(i16); serialize_i32(i32); serialize_i64(i64); serialize_u8(u8);
        serialize_u16(u16); serialize_u32(u32); serialize_u64(u64); serialize_f32(f32); serialize_f64(f64);
    }

    fn serialize_bool(self, is_so: bool) -> Result<(), Never> {
        self.bytes(b'b', &[u8::from(is_so)])
    }

    fn serialize_char(self, letter: char) -> Result<(), Never> {
        self.bytes(b's', letter.to_string().as_bytes())
    }

    fn serialize_str(self, text: &str) -> Result<(), Never> {
        self.bytes(b's', text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Never> {
        self.bytes(b's', bytes)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.bytes(b'0', &[])
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        self.0.update(b"1");
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.bytes(b'u', &[])
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(mut self, _: &'static str, case: u32, _: &'static str) -> Result<(), Never> {
        self.case(case);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        mut self,
        _: &'static str,
        case: u32,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.case(case);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'h>, Never> {
        self.0.update(b"[");
        Ok(Several(self.0))
    }

    fn serialize_tuple(self, count: usize) -> Result<Several<'h>, Never> {
        self.serialize_seq(Some(count))
    }

    fn serialize_tuple_struct(self, _: &'static str, count: usize) -> Result<Several<'h>, Never> {
        self.serialize_seq(Some(count))
    }

    fn serialize_tuple_variant(
        mut self,
        _: &'static str,
        case: u32,
        _: &'static str,
        count: usize,
    ) -> Result<Several<'h>, Never> {
        self.case(case);
        self.serialize_seq(Some(count))
    }

    fn serialize_map(self, count: Option<usize>) -> Result<Several<'h>, Never> {
        self.serialize_seq(count)
    }

    fn serialize_struct(self, _: &'static str, count: usize) -> Result<Several<'h>, Never> {
        self.serialize_seq(Some(count))
    }

    fn serialize_struct_variant(
        mut self,
        _: &'static str,
        case: u32,
        _: &'static str,
        count: usize,
    ) -> Result<Several<'h>, Never> {
        self.case(case);
        self.serialize_seq(Some(count))
    }
}

/// A sequence of values.
pub struct Several<'h>(&'h mut blake3::Hasher);

impl Several<'_> {
    fn next<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        value.serialize(Nameless(self.0))
    }

    fn close(self) -> Result<(), Never> {
        self.0.update(b"]");
        Ok(())
    }
}

macro_rules! several {
    ($($kind:ident: $method:ident($($name:ty),*);)*) => {
        $(impl $kind for Several<'_> {
            type Ok = ();
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(&mut self, $(_: $name,)* value: &T) -> Result<(), Never> {
                self.next(value)
            }

            fn end(self) -> Result<(), Never> {
                self.close()
            }
        })*
    };
}

several! {
    SerializeSeq: serialize_element();
    SerializeTuple: serialize_element();
    SerializeTupleStruct: serialize_field();
    SerializeTupleVariant: serialize_field();
    SerializeStruct: serialize_field(&'static str);
    SerializeStructVariant: serialize_field(&'static str);
}

impl SerializeMap for Several<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.next(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.next(value)
    }

    fn end(self) -> Result<(), Never> {
        self.close()
    }
}
