//! One battle as data: `run --format json` and `replay --format json`.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::program::{Place, repository};

fn told(place: &Place, arguments: &[&str]) -> Value {
    let out = place.run(arguments.iter().copied().chain(["--format", "json"])).ended(0).out;
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).unwrap()
}

fn list<'v>(value: &'v Value, name: &str) -> &'v Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("no list {name} in {value}"))
}

/// The sum of a number over the combatants.
fn sum(battle: &Value, field: &str) -> u64 {
    list(battle, "combatants").iter().map(|one| one[field].as_u64().unwrap()).sum()
}

#[test]
fn a_batch_counts_what_each_of_its_battles_tells() {
    let place = Place::new();
    for book in ["affray", "llcf", "lot", "torchlit", "twodice", "autohit"] {
        let rules = ["lantern_ford", "--rulebook", book, "--seed", "3"];
        let battles: Vec<Value> = ["1", "2", "3", "4"]
            .map(|number| told(&place, &[&["run"], &rules[..], &["--battle", number]].concat()))
            .into();
        let batch = told(&place, &[&["sim"], &rules[..], &["--battles", "4"]].concat());
        let count =
            |fits: &dyn Fn(&Value) -> bool| battles.iter().filter(|battle| fits(battle)).count() as u64;
        for side in list(&batch, "sides") {
            let won = count(&|battle| list(battle, "winners").contains(&side["name"]));
            assert_eq!(side["wins"].as_u64(), Some(won), "{book}");
        }
        for ending in list(&batch, "endings") {
            let ended = count(&|battle| battle["cause"] == ending["cause"]);
            assert_eq!(ending["battles"].as_u64(), Some(ended), "{book}: {ending}");
        }
        for (place, one) in list(&batch, "combatants").iter().enumerate() {
            let of = |battle: &Value| battle["combatants"][place].clone();
            assert_eq!(one["key"], of(&battles[0])["key"]);
            assert_eq!(one["fell"]["battles"].as_u64(), Some(count(&|battle| of(battle)["fell"] == true)));
            let is_first = |battle: &Value| battle["first_fallen"]["who"] == one["key"];
            assert_eq!(one["fell_first"]["battles"].as_u64(), Some(count(&is_first)), "{book}");
            let rounds: Vec<f64> =
                battles.iter().filter_map(|battle| of(battle)["fell_in_round"].as_f64()).collect();
            let mean = (!rounds.is_empty()).then(|| rounds.iter().sum::<f64>() / rounds.len() as f64);
            let told = one["fell_in_round"]["mean"].as_f64();
            assert!((mean.unwrap_or(-1.0) - told.unwrap_or(-1.0)).abs() < 1e-9, "{book}: {mean:?} {told:?}");
        }
    }
}

#[test]
fn what_a_battle_tells_agrees_with_itself_and_with_its_text() {
    let place = Place::new();
    for (scenario, book) in
        [("lantern_ford", "torchlit"), ("saints_casket", "lot"), ("first_blood", "affray")]
    {
        let asked = ["run", scenario, "--rulebook", book, "--battle", "2"];
        let battle = told(&place, &asked);
        let harm = list(&battle, "harm_by_round").iter().flat_map(|round| round.as_array().unwrap());
        let harm: u64 = harm.map(|side| side.as_u64().unwrap()).sum();
        assert_eq!(harm, sum(&battle, "harm_suffered"));
        assert!(sum(&battle, "harm_dealt") <= harm);
        let felled = |fall: &&Value| fall["fate"] != "gone" && fall["fate"] != "surrendered";
        let first = list(&battle, "falls").iter().find(felled).unwrap();
        assert_eq!(
            (&first["who"], &first["round"]),
            (&battle["first_fallen"]["who"], &battle["first_fallen"]["round"])
        );
        let text = place.run(asked).ended(0).out;
        let things = list(&battle, "things").iter().map(|thing| &thing["thing"]);
        for part in things.chain([&battle["why"]]) {
            assert!(text.contains(part.as_str().unwrap()), "no {part} in {text}");
        }
    }
}

#[test]
fn a_record_tells_the_same_battle() {
    let place = Place::new();
    let fought = told(&place, &["run", "saints_casket", "--seed", "7"]);
    place.run(["run", "saints_casket", "--seed", "7", "--record", "a.affray"]).ended(0);
    assert_eq!(told(&place, &["replay", "a.affray"]), fought);
}

/// Every field that occurs in a value, without those within `data`, and without the names of supplies.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                found.insert(name.clone());
                match name.as_str() {
                    "data" => {}
                    "supplies" => inner.as_object().unwrap().values().for_each(|left| fields(left, found)),
                    _ => fields(inner, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| fields(item, found)),
        _ => {}
    }
}

#[test]
fn the_page_names_every_field() {
    let page = fs::read_to_string(repository("docs/lab.md")).unwrap();
    let place = Place::new();
    let mut found = BTreeSet::new();
    for (scenario, book) in
        [("saints_casket", "affray"), ("lantern_ford", "torchlit"), ("to_the_gate", "llcf")]
    {
        fields(&told(&place, &["run", scenario, "--rulebook", book]), &mut found);
    }
    let missing: Vec<_> = found.iter().filter(|name| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "the page does not name {missing:?}");
}
