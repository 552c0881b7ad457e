//! A deserializer for one node of the tree. The parts of a value are in `access`.
//!
//! Everything that is accepted here is accepted by the `ron` crate too, with implicit `Some` and unwrapped newtypes,
//! and means the same. That is why the single value of a variant may be written as its fields or values: `Walled(width:
//! 3)`.

use serde::{
    Deserializer,
    de::{DeserializeSeed, Visitor},
};

use super::{
    access::{Entries, Fields, Items, Variant},
    expectation::{number_between, one_of, tuple_of},
    fault::{Fault, FaultKind, Outcome},
    filler::fill,
    marks::Marks,
    number::{visit_decimal, visit_integer},
};
use crate::{
    battle::{problem::Phrase, source::Source},
    data::tree::{Node, Value, Word},
};

/// The text that a value is read from, and the decisions about its nodes.
#[derive(Clone, Copy)]
pub(super) struct Input<'a> {
    pub source: &'a Source,
    pub marks: &'a Marks,
}

#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub node: &'a Node,
    pub paper: Input<'a>,
    /// The value is the content of the brackets of `node`, which is a variant or a `Some`.
    pub is_within: bool,
}

/// Reads a node, or makes up its value if `marks` say so.
pub(super) fn deliver<'a, S: DeserializeSeed<'a>>(
    seed: S,
    node: &'a Node,
    paper: Input<'a>,
) -> Outcome<S::Value> {
    let outcome = if paper.marks.makes_up(node) {
        fill(seed)
    } else {
        seed.deserialize(Reader { node, paper, is_within: false })
    };
    outcome.map_err(|fault| fault.located(node))
}

/// The value in brackets, if there is exactly one.
pub(super) fn only_item(node: &Node) -> Option<&Node> {
    match &node.value {
        Value::Tuple(_, items) if items.len() == 1 => items.first(),
        _ => None,
    }
}

/// The fault that a node is not what was expected.
pub(super) fn mismatch(node: &Node, expectation: Phrase) -> Box<Fault> {
    let fault = match node.value {
        Value::Broken => Fault::new(FaultKind::Silent),
        _ => Fault::wrong_kind(expectation),
    };
    fault.located(node)
}

fn title(node: &Node) -> Option<&str> {
    match &node.value {
        Value::Word(text) => Some(text),
        Value::Tuple(Some(word), _) | Value::Struct(Some(word), _) => Some(&word.text),
        _ => None,
    }
}

impl<'a> Reader<'a> {
    fn whole(self, node: &'a Node) -> Self {
        Self { node, is_within: false, ..self }
    }

    /// A reader for a value that has no round brackets of its own.
    fn plain(self) -> Outcome<Self> {
        if !self.is_within {
            return Ok(self);
        }
        match (only_item(self.node), &self.node.value) {
            (Some(item), _) => Ok(self.whole(item)),
            (None, Value::Tuple(_, items)) => {
                let kind = FaultKind::WrongCount { expected: tuple_of(1), found: items.len() };
                Err(Fault::new(kind).located(self.node))
            }
            (None, _) => Err(mismatch(self.node, tuple_of(1))),
        }
    }

    /// The inner pair of brackets, if a variant has two pairs where one is enough.
    fn doubled_brackets(self) -> Option<&'a Node> {
        let is_group = |item: &&Node| matches!(item.value, Value::Tuple(None, _) | Value::Struct(None, _));
        only_item(self.node).filter(is_group).filter(|_| self.is_within)
    }

    /// The fault for a value that should have fields or values in round brackets.
    fn misbracketed(self, expectation: Phrase) -> Box<Fault> {
        match (self.doubled_brackets(), only_item(self.node)) {
            (Some(item), _) => Fault::new(FaultKind::DoubledBrackets).located(item),
            (None, Some(item)) if self.is_within => mismatch(item, expectation),
            _ => mismatch(self.node, expectation),
        }
    }

    /// Whether the name before the brackets is the right one, or missing, or of no importance.
    fn bears(self, word: Option<&Word>, name: &str) -> bool {
        self.is_within || word.is_none_or(|word| word.text == name)
    }

    fn is_unit(self) -> bool {
        match &self.node.value {
            Value::Tuple(_, items) if self.is_within => items.is_empty(),
            // To the `ron` crate, a blank between the brackets makes a tuple without elements.
            Value::Tuple(None, items) => items.is_empty() && self.node.span.range().len() == 2,
            _ => false,
        }
    }

    fn visit_items<V: Visitor<'a>>(self, items: &'a [Node], visitor: V) -> Outcome<V::Value> {
        let mut items = Items::new(items, self.paper);
        let value = visitor.visit_seq(&mut items)?;
        items.check_end().map(|()| value)
    }
}

/// The range of bonuses, penalties and thresholds: far more than any rule needs, and so little that their sums never
/// overflow.
const BONUSES: (i128, i128) = (-1000, 1000);

/// The bounds of a number: those of its type, but narrower for numbers that rules add up.
const fn within_reason(least: i128, most: i128) -> (i128, i128) {
    if least == i32::MIN as i128 { BONUSES } else { (least, most) }
}

macro_rules! read_integers {
    ($($method:ident $visit:ident $integer:ident)*) => {
        $(fn $method<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
            let node = self.plain()?.node;
            let (least, most): (i128, i128) = ($integer::MIN.into(), $integer::MAX.into());
            let (from, to) = within_reason(least, most);
            match node.value {
                Value::Integer(number) => match $integer::try_from(number) {
                    Ok(whole) if (from..=to).contains(&number.into()) => visitor.$visit(whole),
                    _ => Err(Fault::new(FaultKind::OutOfRange { from, to }).located(node)),
                },
                _ => Err(mismatch(node, number_between(least, most))),
            }
        })*
    };
}

impl<'a> Deserializer<'a> for Reader<'a> {
    type Error = Box<Fault>;

    read_integers! {
        deserialize_i8 visit_i8 i8
        deserialize_i16 visit_i16 i16
        deserialize_i32 visit_i32 i32
        deserialize_i64 visit_i64 i64
        deserialize_u8 visit_u8 u8
        deserialize_u16 visit_u16 u16
        deserialize_u32 visit_u32 u32
        deserialize_u64 visit_u64 u64
    }

    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        if self.is_within {
            return match &self.node.value {
                Value::Struct(_, fields) => visitor.visit_map(Fields::new(self.node, fields, self.paper)),
                Value::Tuple(_, items) if items.is_empty() => visitor.visit_unit(),
                Value::Tuple(_, items) if items.len() > 1 => self.visit_items(items, visitor),
                _ => self.plain()?.deserialize_any(visitor),
            };
        }
        match &self.node.value {
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Integer(number) => {
                // To the `ron` crate, -0 is signed.
                let is_signed = self.paper.source.slice(self.node.span).starts_with('-');
                visit_integer(*number, is_signed, visitor)
            }
            Value::Float(number) => visit_decimal(*number, visitor),
            Value::Char(letter) => visitor.visit_char(*letter),
            Value::Text(text) => visitor.visit_borrowed_str(text),
            _ if matches!(title(self.node), Some("Some" | "None")) => self.deserialize_option(visitor),
            Value::Word(_) => visitor.visit_unit(),
            Value::List(_) => self.deserialize_seq(visitor),
            Value::Map(_) => self.deserialize_map(visitor),
            Value::Tuple(..) if self.is_unit() => visitor.visit_unit(),
            Value::Tuple(_, items) => self.visit_items(items, visitor),
            Value::Struct(_, fields) => visitor.visit_map(Fields::new(self.node, fields, self.paper)),
            Value::Broken => Err(mismatch(self.node, Phrase::new("expect-other"))),
        }
    }

    fn deserialize_bool<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match node.value {
            Value::Bool(truth) => visitor.visit_bool(truth),
            _ => Err(mismatch(node, Phrase::new("expect-yes-no"))),
        }
    }

    fn deserialize_f32<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match node.value {
            Value::Float(number) => visitor.visit_f64(number),
            // The `ron` crate accepts a whole number here, but not a hexadecimal one.
            Value::Integer(number) if !self.paper.source.slice(node.span).contains(['x', 'o', 'b']) => {
                visitor.visit_f64(number as f64)
            }
            _ => Err(mismatch(node, Phrase::new("expect-number"))),
        }
    }

    fn deserialize_char<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match node.value {
            Value::Char(letter) => visitor.visit_char(letter),
            _ => Err(mismatch(node, Phrase::new("expect-character"))),
        }
    }

    fn deserialize_str<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match &node.value {
            Value::Text(text) => visitor.visit_borrowed_str(text),
            _ => Err(mismatch(node, Phrase::new("expect-text"))),
        }
    }

    fn deserialize_string<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'a>>(self, _: V) -> Outcome<V::Value> {
        Err(mismatch(self.node, Phrase::new("expect-other")))
    }

    fn deserialize_byte_buf<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        self.deserialize_bytes(visitor)
    }

    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        if self.is_within {
            return match only_item(self.node) {
                Some(item) if matches!(title(item), Some("Some" | "None")) => {
                    self.whole(item).deserialize_option(visitor)
                }
                _ => visitor.visit_some(self),
            };
        }
        match (title(self.node), &self.node.value) {
            (Some("None"), Value::Word(_)) => visitor.visit_none(),
            (Some("None"), _) => Err(Fault::new(FaultKind::HoldsNothing).located(self.node)),
            (Some("Some"), Value::Word(_)) => Err(Fault::new(FaultKind::HoldsSomething).located(self.node)),
            (Some("Some"), _) => {
                let within = only_item(self.node).unwrap_or(self.node);
                let reader = Self { is_within: true, ..self };
                if self.paper.marks.makes_up(within) {
                    return visitor.visit_none();
                }
                visitor.visit_some(reader).map_err(|fault| fault.located(within))
            }
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        if self.is_unit() {
            visitor.visit_unit()
        } else {
            Err(mismatch(self.node, Phrase::new("expect-nothing")))
        }
    }

    fn deserialize_unit_struct<V: Visitor<'a>>(self, name: &'static str, visitor: V) -> Outcome<V::Value> {
        match &self.node.value {
            Value::Word(text) if text == name && !self.is_within => visitor.visit_unit(),
            _ => self.deserialize_unit(visitor),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'a>>(self, _: &'static str, visitor: V) -> Outcome<V::Value> {
        visitor.visit_newtype_struct(self.plain()?)
    }

    fn deserialize_seq<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match &node.value {
            Value::List(items) => self.visit_items(items, visitor),
            _ => Err(mismatch(node, Phrase::new("expect-list"))),
        }
    }

    fn deserialize_tuple<V: Visitor<'a>>(self, count: usize, visitor: V) -> Outcome<V::Value> {
        match &self.node.value {
            Value::Tuple(word, items) if self.is_within || word.is_none() => {
                if items.len() == count {
                    self.visit_items(items, visitor)
                } else if count > 1 && self.doubled_brackets().is_some() {
                    Err(self.misbracketed(tuple_of(count)))
                } else {
                    let kind = FaultKind::WrongCount { expected: tuple_of(count), found: items.len() };
                    Err(Fault::new(kind).located(self.node))
                }
            }
            _ => Err(self.misbracketed(tuple_of(count))),
        }
    }

    fn deserialize_tuple_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        count: usize,
        visitor: V,
    ) -> Outcome<V::Value> {
        self.deserialize_tuple(count, visitor)
    }

    fn deserialize_map<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match &node.value {
            Value::Map(entries) => {
                let mut entries = Entries::new(entries, self.paper);
                let value = visitor.visit_map(&mut entries)?;
                entries.check_end().map(|()| value)
            }
            _ => Err(mismatch(node, Phrase::new("expect-map"))),
        }
    }

    fn deserialize_struct<V: Visitor<'a>>(
        self,
        name: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Outcome<V::Value> {
        let (word, fields) = match &self.node.value {
            Value::Struct(word, fields) => (word, fields.as_slice()),
            Value::Tuple(word, items) if items.is_empty() => (word, [].as_slice()),
            Value::Tuple(None, _) if !self.is_within && !names.is_empty() => {
                return Err(Fault::new(FaultKind::Nameless(names)).located(self.node));
            }
            _ => return Err(self.misbracketed(Phrase::new("expect-fields"))),
        };
        if !self.bears(word.as_ref(), name) {
            return Err(Fault::new(FaultKind::WrongTitle(names)).located(self.node));
        }
        visitor.visit_map(Fields::new(self.node, fields, self.paper))
    }

    fn deserialize_enum<V: Visitor<'a>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match title(node) {
            Some(title) => visitor.visit_enum(Variant { title, node, paper: self.paper }),
            None => Err(mismatch(node, one_of(names))),
        }
    }

    fn deserialize_identifier<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        let node = self.plain()?.node;
        match &node.value {
            Value::Word(text) => visitor.visit_borrowed_str(text),
            _ => Err(mismatch(node, Phrase::new("expect-other"))),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'a>>(self, visitor: V) -> Outcome<V::Value> {
        visitor.visit_unit()
    }
}
