//! Values as data for other programs: the same values that sentences are made of, with the names that orders use for
//! combatants, sides, weapons, armour and creatures.

use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::message::key_of;
use super::teller::Teller;
use super::value::{Fields, Value};
use crate::battle::order_text::{Named, OrderNames};
use crate::battle::{SideSet, ThingId};

/// The field that holds the name of a case beside the fields of the case.
const CASE: &str = "is";

impl Teller {
    /// A value as data. A case without fields is its name; one with fields is an object that says in `is` what it is.
    pub fn data(&self, value: &impl Serialize) -> Json {
        self.json(&Value::of(value))
    }

    fn json(&self, value: &Value) -> Json {
        match value {
            Value::Nothing | Value::Unsaid => Json::Null,
            Value::Bool(is_so) => Json::Bool(*is_so),
            Value::Number(number) => i64::try_from(*number).map_or(Json::Null, Json::from),
            Value::Text(text) => Json::String(text.clone()),
            Value::Numbered(of, number) => self.named(of, *number),
            Value::List(items) => items.iter().map(|item| self.json(item)).collect(),
            Value::Fields(fields) => Json::Object(self.object(fields)),
            Value::Case(_, case, fields) if fields.is_empty() => Json::String(key_of(case)),
            Value::Case(of, case, fields) => {
                let mut object = Map::new();
                object.insert(CASE.to_owned(), Json::String(key_of(case)));
                object.extend(self.object(fields));
                // An objective names a combatant by their place in the scenario.
                if let ("Objective", [("who", Value::Number(who))]) = (*of, fields.as_slice()) {
                    object.insert("who".to_owned(), self.named("CombatantId", *who));
                }
                Json::Object(object)
            }
        }
    }

    fn object(&self, fields: &Fields) -> Map<String, Json> {
        fields.iter().map(|(name, value)| ((*name).to_owned(), self.json(value))).collect()
    }

    /// The name of what a number stands for, by the name of the number's type.
    fn named(&self, of: &str, number: i128) -> Json {
        let kind = match of {
            "CombatantId" => Named::Combatant,
            "WeaponId" => Named::Weapon,
            "ArmourId" => Named::Armour,
            "SideId" => Named::Side,
            "CreatureId" => Named::Creature,
            "ThingId" => {
                let thing = ThingId::at(usize::try_from(number).unwrap_or_default());
                return self.named("WeaponId", self.muster.armoury_id(thing).0.into());
            }
            "SideSet" => {
                let sides = SideSet::of_bits(u8::try_from(number).unwrap_or_default());
                let members = self.muster.scenario.side_ids().filter(|side| sides.contains(*side));
                return members.map(|side| self.named("SideId", side.0.into())).collect();
            }
            _ => return i64::try_from(number).map_or(Json::Null, Json::from),
        };
        let place = usize::try_from(number).unwrap_or(usize::MAX);
        self.muster.name_of(kind, place).map_or(Json::Null, Json::from)
    }
}
