//! Values taken apart: a serializer turns any value into a tree that keeps the names of types, cases and fields.
//! Messages are chosen by these names.

use std::fmt;

use serde::Serialize;
use serde::ser::{
    Error, Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, Serializer,
};

/// The fields of a value, with their names.
pub type Fields = Vec<(&'static str, Value)>;

/// A value in the form that messages use.
pub enum Value {
    /// An empty option.
    Nothing,
    /// Something that messages cannot express.
    Unsaid,
    Bool(bool),
    Number(i128),
    Text(String),
    /// A number that stands for something, such as a combatant: the name of its type, and the number.
    Numbered(&'static str, i128),
    List(Vec<Value>),
    /// A struct.
    Fields(Fields),
    /// A case of an enum: the name of the enum, that of the case, and what the case holds.
    Case(&'static str, &'static str, Fields),
}

impl Value {
    /// Takes a value apart.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Value {
        value.serialize(TakeApart).unwrap_or(Value::Unsaid)
    }

    /// Whether it is an empty option or list.
    pub fn is_empty(&self) -> bool {
        match self {
            Value::Nothing => true,
            Value::List(items) => items.is_empty(),
            _ => false,
        }
    }

    /// The content of a case as fields. A field without a name is called `who` if it is a combatant, else `what`.
    fn into_fields(self) -> Fields {
        match self {
            Value::Fields(fields) => fields,
            Value::Numbered("CombatantId", _) => vec![("who", self)],
            _ => vec![("what", self)],
        }
    }
}

/// The error for a value of a kind that messages cannot express.
#[derive(Debug)]
struct NoWords;

impl fmt::Display for NoWords {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, out)
    }
}

impl std::error::Error for NoWords {}

impl Error for NoWords {
    fn custom<T: fmt::Display>(_: T) -> NoWords {
        NoWords
    }
}

/// The serializer that takes values apart.
struct TakeApart;

/// The items of a list so far.
struct Items(Vec<Value>);

/// The fields of a struct, or of a case of an enum, so far.
struct Gathered {
    case: Option<(&'static str, &'static str)>,
    fields: Fields,
}

/// The `Value` of each kind of simple value.
macro_rules! plain {
    ($($method:ident($($name:ident: $type:ty),*) => $value:expr;)*) => {
        $(fn $method(self, $($name: $type),*) -> Result<Value, NoWords> { Ok($value) })*
    };
}

impl Serializer for TakeApart {
    type Ok = Value;
    type Error = NoWords;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Impossible<Value, NoWords>;
    type SerializeTupleVariant = Impossible<Value, NoWords>;
    type SerializeMap = Impossible<Value, NoWords>;
    type SerializeStruct = Gathered;
    type SerializeStructVariant = Gathered;

    plain! {
        serialize_bool(is_so: bool) => Value::Bool(is_so);
        serialize_i8(number: i8) => Value::Number(number.into());
        serialize_i16(number: i16) => Value::Number(number.into());
        serialize_i32(number: i32) => Value::Number(number.into());
        serialize_i64(number: i64) => Value::Number(number.into());
        serialize_u8(number: u8) => Value::Number(number.into());
        serialize_u16(number: u16) => Value::Number(number.into());
        serialize_u32(number: u32) => Value::Number(number.into());
        serialize_u64(number: u64) => Value::Number(number.into());
        serialize_f32(_number: f32) => Value::Unsaid;
        serialize_f64(_number: f64) => Value::Unsaid;
        serialize_char(letter: char) => Value::Text(letter.to_string());
        serialize_str(text: &str) => Value::Text(text.to_owned());
        serialize_bytes(_bytes: &[u8]) => Value::Unsaid;
        serialize_none() => Value::Nothing;
        serialize_unit() => Value::Unsaid;
        serialize_unit_struct(_name: &'static str) => Value::Fields(Fields::new());
        serialize_unit_variant(of: &'static str, _place: u32, case: &'static str) => {
            Value::Case(of, case, Fields::new())
        };
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, NoWords> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Value, NoWords> {
        match value.serialize(self)? {
            Value::Number(number) => Ok(Value::Numbered(name, number)),
            other => Ok(other),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        _: u32,
        case: &'static str,
        value: &T,
    ) -> Result<Value, NoWords> {
        Ok(Value::Case(of, case, Value::of(value).into_fields()))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items, NoWords> {
        Ok(Items(Vec::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items, NoWords> {
        Ok(Items(Vec::new()))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Gathered, NoWords> {
        Ok(Gathered { case: None, fields: Fields::new() })
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        case: &'static str,
        _: usize,
    ) -> Result<Gathered, NoWords> {
        Ok(Gathered { case: Some((of, case)), fields: Fields::new() })
    }

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
}

/// The common part of lists and tuples, and of structs and cases: each collects one value after another.
macro_rules! gathers {
    ($($trait:ident for $type:ty: $method:ident($($name:ident)?);)*) => {
        $(impl $trait for $type {
            type Ok = Value;
            type Error = NoWords;

            fn $method<T: Serialize + ?Sized>(
                &mut self,
                $($name: &'static str,)?
                value: &T,
            ) -> Result<(), NoWords> {
                self.add($($name,)? Value::of(value));
                Ok(())
            }

            fn end(self) -> Result<Value, NoWords> {
                Ok(self.whole())
            }
        })*
    };
}

gathers! {
    SerializeSeq for Items: serialize_element();
    SerializeTuple for Items: serialize_element();
    SerializeStruct for Gathered: serialize_field(name);
    SerializeStructVariant for Gathered: serialize_field(name);
}

impl Items {
    fn add(&mut self, item: Value) {
        self.0.push(item);
    }

    fn whole(self) -> Value {
        Value::List(self.0)
    }
}

impl Gathered {
    fn add(&mut self, name: &'static str, value: Value) {
        self.fields.push((name, value));
    }

    fn whole(self) -> Value {
        match self.case {
            Some((of, case)) => Value::Case(of, case, self.fields),
            None => Value::Fields(self.fields),
        }
    }
}
