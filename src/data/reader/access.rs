//! Gives serde the parts of a value: elements, entries, fields, and the content of a variant.

use std::slice;

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
        value::StrDeserializer,
    },
};

use super::{
    fault::{Fault, FaultKind, Outcome},
    filler::fill,
    value::{Input, Reader, deliver, only_item},
};
use crate::data::tree::{Field, Node, Value};

pub(super) struct Items<'a> {
    left: slice::Iter<'a, Node>,
    paper: Input<'a>,
    taken: usize,
}

impl<'a> Items<'a> {
    pub fn new(items: &'a [Node], paper: Input<'a>) -> Self {
        Self { left: items.iter(), paper, taken: 0 }
    }

    /// An error if the file has more parts than the type asked for.
    pub fn check_end(self) -> Outcome<()> {
        let taken = self.taken;
        match self.left.filter(|node| !self.paper.marks.leaves_out(node)).count() {
            0 => Ok(()),
            _ => Err(Fault::new(FaultKind::TooMany { taken })),
        }
    }
}

impl<'a> SeqAccess<'a> for &mut Items<'a> {
    type Error = Box<Fault>;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Outcome<Option<T::Value>> {
        let marks = self.paper.marks;
        match self.left.find(|node| !marks.leaves_out(node)) {
            Some(node) => {
                self.taken += 1;
                deliver(seed, node, self.paper).map(Some)
            }
            None => Ok(None),
        }
    }
}

pub(super) struct Entries<'a> {
    left: slice::Iter<'a, (Node, Node)>,
    value: Option<&'a Node>,
    paper: Input<'a>,
    taken: usize,
}

impl<'a> Entries<'a> {
    pub fn new(entries: &'a [(Node, Node)], paper: Input<'a>) -> Self {
        Self { left: entries.iter(), value: None, paper, taken: 0 }
    }

    fn next(&mut self) -> Option<&'a (Node, Node)> {
        let marks = self.paper.marks;
        self.left.find(|(key, value)| !marks.leaves_out(key) && !marks.leaves_out(value))
    }

    /// An error if the file has more parts than the type asked for.
    pub fn check_end(mut self) -> Outcome<()> {
        match self.next() {
            None => Ok(()),
            Some(_) => Err(Fault::new(FaultKind::TooMany { taken: self.taken })),
        }
    }
}

impl<'a> MapAccess<'a> for &mut Entries<'a> {
    type Error = Box<Fault>;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Outcome<Option<K::Value>> {
        let Some((key, value)) = self.next() else { return Ok(None) };
        self.taken += 1;
        self.value = Some(value);
        deliver(seed, key, self.paper).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Outcome<V::Value> {
        match self.value.take() {
            Some(value) => deliver(seed, value, self.paper),
            None => Err(Fault::new(FaultKind::Silent)),
        }
    }
}

/// The fields of a struct, followed by made-up values for those that the file lacks.
pub(super) struct Fields<'a> {
    left: slice::Iter<'a, Field>,
    lacking: slice::Iter<'a, &'static str>,
    value: Option<&'a Field>,
    paper: Input<'a>,
}

impl<'a> Fields<'a> {
    pub fn new(node: &'a Node, fields: &'a [Field], paper: Input<'a>) -> Self {
        Self { left: fields.iter(), lacking: paper.marks.lacking(node).iter(), value: None, paper }
    }
}

impl<'a> MapAccess<'a> for Fields<'a> {
    type Error = Box<Fault>;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Outcome<Option<K::Value>> {
        let marks = self.paper.marks;
        let Some(field) = self.left.find(|field| !marks.leaves_out(&field.node)) else {
            self.value = None;
            let name = self.lacking.next();
            return name.map(|name| seed.deserialize((*name).into_deserializer())).transpose();
        };
        self.value = Some(field);
        let key = seed.deserialize(field.word.text.as_str().into_deserializer());
        key.map(Some).map_err(|fault: Box<Fault>| fault.superfluous(field))
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Outcome<V::Value> {
        match self.value.take() {
            // Some types can tell only from the value that a field is not theirs.
            Some(field) => deliver(seed, &field.node, self.paper).map_err(|fault| {
                let is_own = fault.node == Some(field.node.id) && fault.disowns_the_field();
                if is_own { fault.superfluous(field) } else { fault }
            }),
            None => fill(seed),
        }
    }
}

pub(super) struct Variant<'a> {
    pub title: &'a str,
    pub node: &'a Node,
    pub paper: Input<'a>,
}

impl<'a> Variant<'a> {
    fn reader(&self) -> Outcome<Reader<'a>> {
        match self.node.value {
            Value::Word(_) => Err(Fault::new(FaultKind::HoldsSomething).located(self.node)),
            _ => Ok(Reader { node: self.node, paper: self.paper, is_within: true }),
        }
    }
}

impl<'a> EnumAccess<'a> for Variant<'a> {
    type Error = Box<Fault>;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'a>>(self, seed: V) -> Outcome<(V::Value, Self)> {
        let title: StrDeserializer<Box<Fault>> = self.title.into_deserializer();
        seed.deserialize(title).map(|variant| (variant, self))
    }
}

impl<'a> VariantAccess<'a> for Variant<'a> {
    type Error = Box<Fault>;

    fn unit_variant(self) -> Outcome<()> {
        match self.node.value {
            Value::Word(_) => Ok(()),
            _ => Err(Fault::new(FaultKind::HoldsNothing).located(self.node)),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Outcome<T::Value> {
        let reader = self.reader()?;
        let within = only_item(self.node).unwrap_or(self.node);
        let outcome = if self.paper.marks.makes_up(within) { fill(seed) } else { seed.deserialize(reader) };
        outcome.map_err(|fault| fault.located(within))
    }

    fn tuple_variant<V: Visitor<'a>>(self, count: usize, visitor: V) -> Outcome<V::Value> {
        self.reader()?.deserialize_tuple(count, visitor)
    }

    fn struct_variant<V: Visitor<'a>>(self, names: &'static [&'static str], visitor: V) -> Outcome<V::Value> {
        self.reader()?.deserialize_struct("", names, visitor)
    }
}
