//! The arguments of a message, taken from any value by one serializer: the name of a case is the key of its message, and each of
//! its fields is an argument of the same name, in words.

use std::fmt;

use fluent_bundle::FluentValue;
use serde::Serialize;
use serde::ser::{
    Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, Serializer,
};

use super::teller::Teller;
use super::words::yes_no;
use crate::battle::words::Worded;
use crate::battle::{ArmourId, CombatantId, CreatureId, SideId, WeaponId};
use crate::grid::Pos;

/// The arguments of a message, by their names.
pub type Arguments = Vec<(&'static str, FluentValue<'static>)>;

/// That something has no words of its own: its sentence is put together by hand.
#[derive(Debug)]
struct NoWords;

/// The name of a case as keys of messages write it: `break-free` for `BreakFree`.
pub fn key_of(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.extend(letter.to_lowercase());
    }
    key
}

/// The key of the message of a case: what all of its sort have in front, then its name.
pub fn message_of(sort: &str, case: impl Worded) -> String {
    format!("{sort}-{}", key_of(case.name_of()))
}

impl Teller {
    /// The fields of a value as arguments of a message; none of what has no words.
    pub(super) fn arguments(&self, value: &impl Serialize) -> Arguments {
        value.serialize(Fields { teller: self }).unwrap_or_default()
    }
}

impl fmt::Display for NoWords {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, out)
    }
}

impl std::error::Error for NoWords {}

impl serde::ser::Error for NoWords {
    fn custom<T: fmt::Display>(_: T) -> NoWords {
        NoWords
    }
}

/// Takes a value apart into its fields.
struct Fields<'t> {
    teller: &'t Teller,
}

/// Fields as they come.
struct Gathered<'t> {
    teller: &'t Teller,
    arguments: Arguments,
}

/// Puts one field into words.
#[derive(Clone, Copy)]
struct Word<'t> {
    teller: &'t Teller,
}

/// Several things, one after another.
struct Several<'t> {
    teller: &'t Teller,
    numbers: Vec<i64>,
    words: Vec<String>,
}

/// What has no words of its own wherever it stands.
macro_rules! said_by_hand {
    () => {
        fn serialize_tuple_struct(
            self,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleStruct, NoWords> {
            Err(NoWords)
        }

        fn serialize_tuple_variant(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: usize,
        ) -> Result<Self::SerializeTupleVariant, NoWords> {
            Err(NoWords)
        }

        fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, NoWords> {
            Err(NoWords)
        }
    };
}

/// What has no fields in messages.
macro_rules! without_fields {
    ($($method:ident($($type:ty),*);)*) => {
        $(fn $method(self, $(_: $type),*) -> Result<Arguments, NoWords> { Ok(Arguments::new()) })*
    };
}

impl<'t> Serializer for Fields<'t> {
    type Ok = Arguments;
    type Error = NoWords;
    type SerializeSeq = Impossible<Arguments, NoWords>;
    type SerializeTuple = Impossible<Arguments, NoWords>;
    type SerializeTupleStruct = Impossible<Arguments, NoWords>;
    type SerializeTupleVariant = Impossible<Arguments, NoWords>;
    type SerializeMap = Impossible<Arguments, NoWords>;
    type SerializeStruct = Gathered<'t>;
    type SerializeStructVariant = Gathered<'t>;

    without_fields! {
        serialize_bool(bool); serialize_i8(i8); serialize_i16(i16); serialize_i32(i32); serialize_i64(i64);
        serialize_u8(u8); serialize_u16(u16); serialize_u32(u32); serialize_u64(u64); serialize_f32(f32);
        serialize_f64(f64); serialize_char(char); serialize_str(&str); serialize_bytes(&[u8]); serialize_none();
        serialize_unit(); serialize_unit_struct(&'static str); serialize_unit_variant(&'static str, u32, &'static str);
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Arguments, NoWords> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Arguments, NoWords> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<Arguments, NoWords> {
        value.serialize(self)
    }

    fn serialize_struct(self, _: &'static str, fields: usize) -> Result<Gathered<'t>, NoWords> {
        Ok(Gathered { teller: self.teller, arguments: Arguments::with_capacity(fields) })
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        fields: usize,
    ) -> Result<Gathered<'t>, NoWords> {
        self.serialize_struct(name, fields)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, NoWords> {
        Err(NoWords)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, NoWords> {
        Err(NoWords)
    }

    said_by_hand!();
}

impl SerializeStruct for Gathered<'_> {
    type Ok = Arguments;
    type Error = NoWords;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoWords> {
        // What has no words of its own is said by hand.
        if let Ok(word) = value.serialize(Word { teller: self.teller }) {
            self.arguments.push((name, word));
        }
        Ok(())
    }

    fn end(self) -> Result<Arguments, NoWords> {
        Ok(self.arguments)
    }
}

impl SerializeStructVariant for Gathered<'_> {
    type Ok = Arguments;
    type Error = NoWords;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoWords> {
        SerializeStruct::serialize_field(self, name, value)
    }

    fn end(self) -> Result<Arguments, NoWords> {
        SerializeStruct::end(self)
    }
}

/// Numbers as they are.
macro_rules! numbers {
    ($($method:ident($type:ty);)*) => {
        $(fn $method(self, number: $type) -> Result<FluentValue<'static>, NoWords> { Ok(FluentValue::from(number)) })*
    };
}

impl<'t> Serializer for Word<'t> {
    type Ok = FluentValue<'static>;
    type Error = NoWords;
    type SerializeSeq = Several<'t>;
    type SerializeTuple = Several<'t>;
    type SerializeTupleStruct = Impossible<FluentValue<'static>, NoWords>;
    type SerializeTupleVariant = Impossible<FluentValue<'static>, NoWords>;
    type SerializeMap = Impossible<FluentValue<'static>, NoWords>;
    type SerializeStruct = Impossible<FluentValue<'static>, NoWords>;
    type SerializeStructVariant = Impossible<FluentValue<'static>, NoWords>;

    numbers! {
        serialize_i8(i8); serialize_i16(i16); serialize_i32(i32); serialize_i64(i64); serialize_u8(u8);
        serialize_u16(u16); serialize_u32(u32); serialize_u64(u64); serialize_f32(f32); serialize_f64(f64);
    }

    fn serialize_bool(self, is_so: bool) -> Result<Self::Ok, NoWords> {
        Ok(FluentValue::from(yes_no(is_so)))
    }

    fn serialize_char(self, letter: char) -> Result<Self::Ok, NoWords> {
        Ok(FluentValue::from(letter.to_string()))
    }

    fn serialize_str(self, text: &str) -> Result<Self::Ok, NoWords> {
        Ok(FluentValue::from(text.to_owned()))
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<Self::Ok, NoWords> {
        Err(NoWords)
    }

    fn serialize_none(self) -> Result<Self::Ok, NoWords> {
        Err(NoWords)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, NoWords> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Self::Ok, NoWords> {
        Err(NoWords)
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<Self::Ok, NoWords> {
        Ok(FluentValue::from(key_of(name)))
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        _: u32,
        case: &'static str,
    ) -> Result<Self::Ok, NoWords> {
        Ok(FluentValue::from(match name {
            "Occasion" => self.teller.words.say(&format!("occasion-{}", key_of(case)), &[]),
            _ => key_of(case),
        }))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Self::Ok, NoWords> {
        let number = value.serialize(self)?;
        let FluentValue::Number(counted) = &number else { return Ok(number) };
        let place = counted.value as usize;
        let teller = self.teller;
        Ok(match name {
            "CombatantId" => FluentValue::from(teller.name(CombatantId::at(place))),
            "WeaponId" => {
                FluentValue::from(teller.weapon(WeaponId(u16::try_from(place).unwrap_or(u16::MAX))))
            }
            "ArmourId" => FluentValue::from(teller.armour(ArmourId::at(place))),
            "SideId" => FluentValue::from(teller.side(SideId(u8::try_from(place).unwrap_or(u8::MAX)))),
            "CreatureId" => {
                FluentValue::from(teller.creature(CreatureId(u16::try_from(place).unwrap_or(u16::MAX))))
            }
            _ => number,
        })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<Self::Ok, NoWords> {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Several<'t>, NoWords> {
        Ok(Several { teller: self.teller, numbers: Vec::new(), words: Vec::new() })
    }

    fn serialize_tuple(self, fields: usize) -> Result<Several<'t>, NoWords> {
        self.serialize_seq(Some(fields))
    }

    said_by_hand!();

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, NoWords> {
        Err(NoWords)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, NoWords> {
        Err(NoWords)
    }
}

impl SerializeSeq for Several<'_> {
    type Ok = FluentValue<'static>;
    type Error = NoWords;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoWords> {
        match value.serialize(Word { teller: self.teller })? {
            FluentValue::String(word) => self.words.push(word.into_owned()),
            FluentValue::Number(number) => self.numbers.push(number.value as i64),
            _ => {}
        }
        Ok(())
    }

    fn end(self) -> Result<Self::Ok, NoWords> {
        Ok(FluentValue::from(self.teller.words.list(self.words)))
    }
}

/// Two numbers together are a square.
impl SerializeTuple for Several<'_> {
    type Ok = FluentValue<'static>;
    type Error = NoWords;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoWords> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result<Self::Ok, NoWords> {
        let [col, row] = self.numbers.as_slice() else { return SerializeSeq::end(self) };
        let at = |number: i64| i16::try_from(number).unwrap_or_default();
        Ok(FluentValue::from(self.teller.square(Pos::new(at(*col), at(*row)))))
    }
}
