//! The message for a value, and its arguments. Both follow from the names of types, cases and fields:
//!
//! - The name of the message is a prefix and the name of the case: `refusal-too-far` for `Refusal::TooFar`. The usual prefix
//!   is the name of the type.
//! - Each field is an argument of the same name, in words. A case in a field has the message of its own type, such as
//!   `ability-str`, which also gets the fields before it as arguments.
//! - If there is a message for the case in a field, it is used instead: `rolled-trap-find`.
//! - If a field is empty and there is a message for that, it is used instead: `fact-door-moved-without-by`.

use fluent_bundle::FluentValue;
use serde::Serialize;

use super::noun::plain_of;
use super::teller::Teller;
use super::value::{Fields, Value};
use super::words::{Words, say, yes_no};
use crate::battle::{ArmourId, CombatantId, CreatureId, SideId, SideSet, ThingId, WeaponId};
use crate::rules::book::rulebook::Rulebook;

/// An argument of a message, with its name.
pub type Argument = (&'static str, FluentValue<'static>);

/// A name in the code as keys of messages write it: `break-free` for `BreakFree`.
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

impl Words {
    /// A value in words. It must not contain anything that only a battle has a name for.
    pub fn tell(&self, value: &impl Serialize) -> String {
        Telling { words: self, teller: None }.value(&Value::of(value), &[])
    }

    /// What a case means to players, and the key that it is explained under: `condition-held` for the case `Held` of the
    /// kind `condition`. None if it is not explained.
    pub fn explained(&self, kind: &str, value: &impl Serialize) -> Option<(String, String)> {
        let key = match Value::of(value) {
            Value::Case(_, case, _) => keyed(kind, case),
            _ => return None,
        };
        let id = format!("explain-{key}");
        if self.has(&id) { Some((key, self.say(&id, &[]))) } else { None }
    }

    /// A case, by the message with this prefix, with further arguments.
    pub(super) fn tell_as(&self, prefix: &str, value: &impl Serialize, more: &[Argument]) -> String {
        Telling { words: self, teller: None }.value_as(prefix, &Value::of(value), more)
    }
}

impl Teller {
    /// A value in words.
    pub fn tell(&self, value: &impl Serialize) -> String {
        self.telling().value(&Value::of(value), &[])
    }

    /// A case, by the message with this prefix, with further arguments, which replace fields of the same name.
    pub(super) fn tell_as(&self, prefix: &str, value: &impl Serialize, more: &[Argument]) -> String {
        self.telling().value_as(prefix, &Value::of(value), more)
    }

    /// A case, by the message with this key, with further arguments, which replace fields of the same name.
    pub(super) fn tell_by(&self, key: &str, value: &impl Serialize, more: &[Argument]) -> String {
        self.telling().value_by(key.to_owned(), &Value::of(value), more)
    }

    fn telling(&self) -> Telling<'_> {
        Telling { words: &self.words, teller: Some(self) }
    }
}

/// Puts values into words.
#[derive(Clone, Copy)]
struct Telling<'t> {
    words: &'t Words,
    /// Knows the names of combatants, sides and things; none outside a battle.
    teller: Option<&'t Teller>,
}

impl Telling<'_> {
    fn value(self, value: &Value, around: &[Argument]) -> String {
        match self.word(value, around) {
            Some(FluentValue::String(text)) => text.into_owned(),
            Some(FluentValue::Number(number)) => number.as_string().into_owned(),
            Some(FluentValue::Custom(name)) => plain_of(&*name),
            _ => String::new(),
        }
    }

    fn value_as(self, prefix: &str, value: &Value, more: &[Argument]) -> String {
        match value {
            Value::Case(_, case, _) => self.value_by(keyed(prefix, case), value, more),
            other => self.value(other, more),
        }
    }

    fn value_by(self, key: String, value: &Value, more: &[Argument]) -> String {
        match value {
            Value::Case(_, _, fields) => self.case(key, fields, &[], more),
            other => self.value(other, more),
        }
    }

    /// A case, by its message. The arguments are those around the case, the case's fields, and `more`.
    fn case(self, mut key: String, fields: &Fields, around: &[Argument], more: &[Argument]) -> String {
        let mut arguments = [around, more].concat();
        self.gather(&mut key, fields, &mut arguments, more);
        self.words.say(&key, &arguments)
    }

    /// Adds the fields that `more` does not replace as arguments, and extends the key if there is a more specific
    /// message.
    fn gather(self, key: &mut String, fields: &Fields, arguments: &mut Vec<Argument>, more: &[Argument]) {
        let is_field = |name: &str| more.iter().all(|(other, _)| *other != name);
        for (name, value) in fields.iter().filter(|(name, _)| is_field(name)) {
            if let Value::Case(_, case, within) = value {
                let longer = keyed(key, case);
                if self.fits(&longer, within) {
                    *key = longer;
                    self.gather(key, within, arguments, more);
                    continue;
                }
            }
            arguments.extend(self.word(value, arguments).map(|word| (*name, word)));
        }
        for (name, _) in fields.iter().filter(|(_, value)| value.is_empty()) {
            let longer = without(key, name);
            if self.words.has(&longer) {
                *key = longer;
            }
        }
    }

    /// Whether there is a message with this key for a case with these fields, or a message whose key extends it.
    fn fits(self, key: &str, fields: &Fields) -> bool {
        self.words.has(key)
            || fields.iter().any(|(name, value)| match value {
                Value::Case(_, case, within) => self.fits(&keyed(key, case), within),
                value => value.is_empty() && self.words.has(&without(key, name)),
            })
    }

    /// A value as an argument; none if it cannot be one.
    fn word(self, value: &Value, around: &[Argument]) -> Option<FluentValue<'static>> {
        match value {
            Value::Nothing | Value::Unsaid | Value::Fields(_) => None,
            Value::Bool(is_so) => Some(yes_no(*is_so).into()),
            Value::Number(number) => Some((*number).into()),
            Value::Text(text) => Some(text.clone().into()),
            Value::Numbered(of, number) => Some(self.numbered(of, *number)),
            Value::List(items) => Some(match items.as_slice() {
                // Two numbers together are a square.
                [Value::Number(col), Value::Number(row)] => {
                    say!(self.words, "square", col = *col, row = *row).into()
                }
                items => self.words.list(items.iter().map(|item| self.value(item, around))).into(),
            }),
            Value::Case(of, case, fields) => {
                Some(self.case(keyed(&key_of(of), case), fields, around, &[]).into())
            }
        }
    }

    /// The name of what a number stands for, by the name of the number's type.
    fn numbered(self, of: &str, number: i128) -> FluentValue<'static> {
        let place = u16::try_from(number).unwrap_or(u16::MAX);
        let bits = u8::try_from(number).unwrap_or(u8::MAX);
        match (of, self.teller) {
            ("CombatantId", Some(teller)) => teller.noun(CombatantId(place)).into(),
            ("WeaponId", Some(teller)) => teller.weapon_noun(WeaponId(place)).into(),
            ("ThingId", Some(teller)) => teller.weapon_noun(teller.muster.armoury_id(ThingId(place))).into(),
            ("ArmourId", Some(teller)) => teller.armour_noun(ArmourId(place)).into(),
            ("CreatureId", Some(teller)) => teller.creature_noun(CreatureId(place)).into(),
            ("SideId", Some(teller)) => teller.side_noun(SideId(bits)).into(),
            ("SideSet", Some(teller)) => teller.sides(SideSet::of_bits(bits)).into(),
            ("Steps", _) => Rulebook::feet(place).into(),
            _ => number.into(),
        }
    }
}

/// The key of the message of a case.
fn keyed(prefix: &str, case: &str) -> String {
    format!("{prefix}-{}", key_of(case))
}

/// The key of the message for an empty field.
fn without(key: &str, field: &str) -> String {
    format!("{key}-without-{field}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    enum Event {
        Rests(u8),
        Falls { who: Option<&'static str>, how: How },
    }

    #[derive(Serialize)]
    enum How {
        Slowly,
        Pushed { by: &'static str },
    }

    const TEXT: &str = "\
event-rests = {$what} turns of rest
event-falls = {$who} falls {$how}
event-falls-without-who = somebody falls {$how}
how-slowly = slowly, as {$who} does
how-pushed = after a push by {$by}
fall-falls-pushed = {$by} pushes {$who} over, {$loudly}
fall-falls-pushed-without-who = {$by} pushes somebody over";

    fn told(event: &Event) -> String {
        Words::new("en", &[TEXT]).tell(event)
    }

    fn told_as_fall(event: &Event) -> String {
        Words::new("en", &[TEXT]).tell_as("fall", event, &[("loudly", "loudly".into()), ("by", "he".into())])
    }

    #[test]
    fn a_message_is_found_by_the_names_of_type_and_case() {
        assert_eq!(told(&Event::Rests(3)), "3 turns of rest");
        assert_eq!(key_of("BreakFree"), "break-free");
    }

    #[test]
    fn a_case_in_a_field_has_a_message_of_its_own_which_is_told_the_fields_before_it() {
        assert_eq!(told(&Event::Falls { who: Some("A"), how: How::Slowly }), "A falls slowly, as A does");
        assert_eq!(
            told(&Event::Falls { who: None, how: How::Pushed { by: "B" } }),
            "somebody falls after a push by B"
        );
    }

    #[test]
    fn a_message_for_the_case_in_a_field_fits_better_and_arguments_stand_in_for_fields() {
        let pushed = |who| Event::Falls { who, how: How::Pushed { by: "B" } };
        assert_eq!(told_as_fall(&pushed(Some("A"))), "he pushes A over, loudly");
        assert_eq!(told_as_fall(&pushed(None)), "he pushes somebody over");
    }

    #[test]
    fn a_missing_message_gives_the_name_that_it_should_have() {
        assert_eq!(told_as_fall(&Event::Rests(1)), "fall-rests");
    }
}
