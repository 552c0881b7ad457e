//! Creatures, weapons and armour as files state them: fields that all books share, and one stat block under the name of
//! each book.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, de};

use crate::battle::{
    Armour, ArmourBlock, Complaint, Creature, CreatureBlock, Item, Token, Weapon, WeaponBlock,
};
use crate::data::nearest::nearest;
use crate::data::reader::field_names;

/// The name of a field.
struct Word(String);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Word;
            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, "{}", Complaint::new("expect-text"))
            }
            fn visit_str<E: Error>(self, word: &str) -> Result<Word, E> {
                Ok(Word(word.to_owned()))
            }
        }
        deserializer.deserialize_identifier(Reader)
    }
}

/// A stat block under a name that is no shared field. Any other value is reported as a misspelt field.
struct BlockOf<'w, B> {
    word: &'w str,
    shared: &'static [&'static str],
    block: PhantomData<B>,
}

impl<'w, B> BlockOf<'w, B> {
    const fn new(word: &'w str, shared: &'static [&'static str]) -> Self {
        BlockOf { word, shared, block: PhantomData }
    }

    fn misspelt<E: Error>(&self) -> E
    where
        B: DeserializeOwned,
    {
        if field_names::<B>().contains(&self.word) {
            return E::custom(Complaint::new("block-field").with("found", self.word));
        }
        let complaint = Complaint::new("unknown-field").with("found", self.word);
        let complaint = complaint.with("expected", self.shared.join(", "));
        E::custom(complaint.suggest(nearest(self.word, self.shared.iter().copied())))
    }
}

impl<'de, B: DeserializeOwned> DeserializeSeed<'de> for BlockOf<'_, B> {
    type Value = B;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<B, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de, B: DeserializeOwned> Visitor<'de> for BlockOf<'_, B> {
    type Value = B;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", Complaint::new("expect-stat-block"))
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<B, A::Error> {
        B::deserialize(de::value::MapAccessDeserializer::new(map))
    }
    fn visit_unit<E: Error>(self) -> Result<B, E> {
        B::deserialize(de::value::MapDeserializer::new(std::iter::empty::<(&str, ())>()))
    }
    fn visit_bool<E: Error>(self, _: bool) -> Result<B, E> {
        Err(self.misspelt())
    }
    fn visit_i64<E: Error>(self, _: i64) -> Result<B, E> {
        Err(self.misspelt())
    }
    fn visit_u64<E: Error>(self, _: u64) -> Result<B, E> {
        Err(self.misspelt())
    }
    fn visit_f64<E: Error>(self, _: f64) -> Result<B, E> {
        Err(self.misspelt())
    }
    fn visit_str<E: Error>(self, _: &str) -> Result<B, E> {
        Err(self.misspelt())
    }
    fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<B, A::Error> {
        Err(self.misspelt())
    }
}

/// Reads an entry: its shared fields with their defaults, and a stat block for every other name.
macro_rules! entry {
    ($entry:ident with $block:ty { $( $field:ident: $default:expr ),* $(,)? }) => {
        impl<'de> Deserialize<'de> for $entry {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Reader;
                impl<'de> Visitor<'de> for Reader {
                    type Value = $entry;
                    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                        write!(out, "{}", Complaint::new("expect-fields"))
                    }
                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<$entry, A::Error> {
                        $( let mut $field = None; )*
                        let mut blocks: Vec<(String, $block)> = Vec::new();
                        while let Some(Word(word)) = map.next_key()? {
                            match word.as_str() {
                                $( stringify!($field) => $field = Some(map.next_value()?), )*
                                _ => {
                                    let block = map.next_value_seed(BlockOf::new(&word, $entry::SHARED))?;
                                    blocks.push((word, block));
                                }
                            }
                        }
                        Ok($entry { $( $field: $field.unwrap_or_else(|| $default), )* blocks })
                    }
                }
                const FIELDS: &[&str] = &[ $( stringify!($field) ),* ];
                deserializer.deserialize_struct(stringify!($entry), FIELDS, Reader)
            }
        }

        impl $entry {
            /// The fields that all books share.
            pub const SHARED: &'static [&'static str] = &[ $( stringify!($field) ),* ];
        }
    };
}

entry! {
    Creature with CreatureBlock {
        name: String::new(),
        token: Token::default(),
        size: 1,
        speed: 30,
        flies: false,
        darksight: false,
        tags: Vec::new(),
        weapons: Vec::new(),
        natural: vec![super::UNARMED.to_owned()],
        armour: None,
        items: Vec::new(),
        temper: None,
    }
}

entry! {
    Weapon with WeaponBlock { name: String::new(), reach: 5, range: None, spell: false, placed: None, look: None }
}

entry! {
    Item with WeaponBlock { name: String::new(), range: 5, placed: None }
}

entry! {
    Armour with ArmourBlock { name: String::new() }
}
