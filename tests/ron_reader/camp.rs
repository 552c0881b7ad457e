//! The type that the tests read: a camp, which uses every shape that a file can have. Also helpers to look at the
//! results.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    num::NonZeroU8,
};

use affray::{
    battle::{
        listed::Listed,
        problem::{Arg, Complaint, Phrase, Problem},
        source::Source,
    },
    data::reader::{Read, read},
};
use serde::{Deserialize, Deserializer, Serialize, de::Error};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camp {
    #[serde(default)]
    pub title: String,
    #[serde(default)]
    pub watch: Option<u8>,
    #[serde(default)]
    pub guards: Listed<Guard>,
    #[serde(default)]
    pub tents: Vec<Tent>,
    #[serde(default)]
    pub centre: Option<(i8, i8)>,
    #[serde(default)]
    pub is_lit: bool,
    #[serde(default)]
    pub chance: Option<f64>,
    #[serde(default)]
    pub flag: Option<char>,
    #[serde(default)]
    pub gate: Option<Gate>,
    #[serde(default)]
    pub omen: Option<Omen>,
    #[serde(default)]
    pub fires: Option<NonZeroU8>,
    #[serde(default)]
    pub paths: BTreeMap<(u8, u8), String>,
    #[serde(default)]
    pub nothing: (),
    #[serde(default)]
    pub spot: Option<Spot>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guard {
    pub hit_points: u8,
    pub weapon: String,
    #[serde(default)]
    pub note: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Tent {
    Empty,
    Sleeps(u8),
    Holds(Guard),
    Stands(i8, i8),
    Rows { rows: Vec<String>, width: u8 },
    Maybe(Option<Guard>),
    Nested(Box<Tent>),
    Wrapped(Wrapper),
    Bare(()),
    Pair((u8, u8)),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wrapper(pub Vec<u8>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spot(pub u8, pub u8);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gate {
    Open,
    Barred,
}

/// A type that is read from a text and gives its own messages.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Omen(String);

impl<'de> Deserialize<'de> for Omen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            "good" | "bad" => Ok(Self(text)),
            "plain" => Err(D::Error::custom("plain words")),
            _ => Err(D::Error::custom(
                Complaint::new("unlucky").with("axis", "omen").with("variant", text).suggest(Some("good")),
            )),
        }
    }
}

pub fn source(text: &str) -> Source {
    Source::new("camp.ron", text)
}

pub fn read_camp(text: &str) -> Read<Camp> {
    read(&source(text))
}

/// Key, line and column of every problem.
pub fn places<T>(read: &Read<T>) -> Vec<(&str, usize, usize)> {
    let place = |problem: &Problem| problem.place().map_or((0, 0), |place| (place.line, place.column));
    read.problems.iter().map(|problem| (problem.key(), place(problem).0, place(problem).1)).collect()
}

pub fn assert_one(text: &str, key: &str, line: usize, column: usize) -> Problem {
    let camp = read_camp(text);
    assert_eq!(places(&camp), [(key, line, column)], "{text}");
    assert_eq!(camp.value, None, "{text}");
    camp.problems[0].clone()
}

/// The sentences that the game can say, by their key.
pub fn sentences() -> BTreeMap<String, String> {
    let mut sentences = BTreeMap::new();
    for entry in fs::read_dir("assets/text").unwrap() {
        let mut key = String::new();
        // Other languages have folders of their own.
        let path = entry.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, sentence)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
                key = name.to_owned();
                sentences.insert(key.clone(), sentence.to_owned());
            } else if let Some(sentence) = sentences.get_mut(&key) {
                sentence.push_str(line);
            }
        }
    }
    sentences
}

pub fn assert_sayable(phrase: &Phrase, sentences: &BTreeMap<String, String>) {
    let sentence = sentences.get(&*phrase.key).unwrap_or_else(|| panic!("{} has no sentence", phrase.key));
    let asked: BTreeSet<&str> = sentence
        .split("{$")
        .skip(1)
        .filter_map(|rest| rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next())
        .collect();
    for name in asked {
        assert!(phrase.arg(name).is_some(), "{} asks for {name}", phrase.key);
    }
    for (_, arg) in &phrase.args {
        if let Arg::Phrase(phrase) = arg {
            assert_sayable(phrase, sentences);
        }
    }
}
