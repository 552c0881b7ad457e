//! At least one of every condition, built from values that may occur in their fields, so that no test has to list new
//! conditions.

use affray::battle::{ConditionKind, ConditionName};
use serde_json::{Map, Value, json};

/// Values for the fields of conditions: one for each field, and more if they make a difference.
fn fields() -> Vec<(&'static str, Vec<Value>)> {
    let burns = |plus| json!({ "dice": [1, 4], "plus": plus, "kind": "Fire" });
    vec![
        ("against", vec![json!(null), json!(9)]),
        ("by", vec![json!(-2)]),
        ("damage", vec![burns(0), burns(2)]),
        ("deed", vec![json!({ "Strike": { "weapon": 0 } })]),
        ("difficulty", vec![json!("Trivial"), json!("Easy"), json!("Average"), json!("Difficult")]),
        ("dread", vec![json!("DeadAlly"), json!("Defeat"), json!({ "Creature": 1 })]),
        ("edge", vec![json!("Favoured"), json!("Hampered"), json!("Plain")]),
        ("face", vec![json!(3)]),
        ("on", vec![json!("EnemyInSight")]),
        ("spell", vec![json!(0)]),
        ("stage", vec![json!(2)]),
        ("tested", vec![json!(null), json!({ "Ability": "Dex" })]),
        ("weapon", vec![json!(0)]),
    ]
}

/// Every condition, with every value that makes a difference in its fields.
pub fn every_condition() -> Vec<ConditionKind> {
    let known = fields();
    let mut bodies: Vec<Map<String, Value>> = vec![Map::new()];
    for (field, values) in &known {
        // Reading a condition ignores fields that it does not have.
        let with = |value: &Value, body: &Map<String, Value>| {
            let mut body = body.clone();
            body.insert((*field).to_owned(), value.clone());
            body
        };
        bodies = values.iter().flat_map(|value| bodies.iter().map(move |body| with(value, body))).collect();
    }
    let mut conditions = Vec::new();
    for name in ConditionName::ALL {
        let read = |body: &Map<String, Value>| serde_json::from_value(json!({ name.name(): body })).ok();
        let mut own: Vec<ConditionKind> = bodies.iter().filter_map(read).collect();
        own.sort();
        own.dedup();
        assert!(!own.is_empty(), "nothing in the list can stand in the fields of {name:?}: add them");
        conditions.extend(own);
    }
    conditions
}
