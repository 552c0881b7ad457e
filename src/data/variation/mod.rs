//! Variations: one thing of a battle that takes several values, such as how many raiders there are. The lab fights each of
//! them. What can vary is a closed list; what varies in files is changed in their texts, so that a variant can be saved
//! and opened like any scenario.

mod edit;
mod people;

use self::people::Home;
use super::catalogue::{Catalogue, Kind};
use super::resolve::load_scenario;
use super::tree::Step;
use crate::battle::words::words;
use crate::battle::{Light, Phrase, Problem, Scenario, Source};
use crate::data::nearest::nearest;
use crate::rules::answers::reads::Bearer;
use crate::rules::book::reads::BlockRead;
use crate::rules::book::stat_books::StatBooks;

words! {
    /// What can vary, apart from numbers of stat blocks.
    pub enum Varied {
        /// How many combatants of a kind, of a side or like one of them there are.
        Count = "count",
        /// The weapons that combatants carry.
        Weapons = "weapons",
        /// The armour that they wear.
        Armour = "armour",
        /// The items that they carry.
        Items = "items",
        /// The light of the field.
        Light = "light",
        /// The sides that lie in ambush.
        Ambush = "ambush",
        /// The side that goes first.
        First = "first",
        /// The rulebook.
        Rulebook = "rulebook",
        /// The opponent that plays a side.
        Ai = "ai",
    }
}

impl Varied {
    /// Whether it is of the whole battle, and of no combatant and no side.
    const fn is_nobodys(self) -> bool {
        matches!(self, Varied::Light | Varied::Ambush | Varied::First | Varied::Rulebook)
    }
}

/// What varies, and whose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// One of the list; of these combatants or this side, where it is somebody's.
    Listed(Varied, String),
    /// A number of the stat blocks of these combatants.
    Stat { field: String, of: String },
}

/// One thing that varies, with the values that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    pub what: What,
    pub values: Vec<String>,
}

/// The most values that a variation takes.
const MOST_VALUES: usize = 100;

/// The value that stands for having nothing.
const NONE: &str = "none";

/// A battle that was varied: its files, the rulebook and the opponents.
#[derive(Clone, Debug)]
pub struct Variant {
    pub catalogue: Catalogue,
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the rulebook.
    pub rulebook: String,
    /// Opponents for sides, the later ones before the earlier ones.
    pub opponents: Vec<(String, String)>,
}

impl Variation {
    /// Reads `WHAT=VALUES` or `WHAT:WHOSE=VALUES`. Values are a list, such as `brute,soldier`, or a range of numbers, such as
    /// `1..6` or `10..30/5`.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Variation, Phrase> {
        let bad = |key: &'static str| Phrase::new(key).with("found", text);
        let (what, values) = text.split_once('=').ok_or_else(|| bad("vary-no-values"))?;
        let (word, whose) = what.split_once(':').unwrap_or((what, ""));
        let listed = Varied::ALL.into_iter().find(|listed| listed.word().eq_ignore_ascii_case(word));
        let what = match listed {
            Some(listed) if listed.is_nobodys() => match whose {
                "" => What::Listed(listed, String::new()),
                _ => return Err(bad("vary-is-nobodys").with("what", word)),
            },
            _ if word.is_empty() || whose.is_empty() => {
                let words: Vec<String> = Varied::ALL.iter().map(|listed| listed.word().to_owned()).collect();
                return Err(bad("vary-whose").with("what", word).with("words", words));
            }
            Some(listed) => What::Listed(listed, whose.to_owned()),
            None => What::Stat { field: word.to_owned(), of: whose.to_owned() },
        };
        let needs_numbers = matches!(what, What::Listed(Varied::Count, _));
        let values = values_of(values)
            .filter(|values| !needs_numbers || values.iter().all(|value| value.parse::<u16>().is_ok()));
        let values = values.ok_or_else(|| bad("vary-bad-values"))?;
        if values.len() > MOST_VALUES {
            return Err(bad("vary-too-many-values").with("limit", MOST_VALUES));
        }
        if matches!(what, What::Listed(Varied::Light, _)) {
            values.iter().try_for_each(|value| known_light(value))?;
        }
        Ok(Variation { what, values })
    }

    /// What varies, as it is written.
    pub fn name(&self) -> String {
        match &self.what {
            What::Listed(listed, whose) if whose.is_empty() => listed.word().to_owned(),
            What::Listed(listed, whose) => format!("{}:{whose}", listed.word()),
            What::Stat { field, of } => format!("{field}:{of}"),
        }
    }
}

/// Complains about what is no light.
fn known_light(found: &str) -> Result<(), Phrase> {
    let words: Vec<String> = Light::ALL.into_iter().map(|light| light.word().to_owned()).collect();
    if words.iter().any(|word| word.eq_ignore_ascii_case(found)) {
        return Ok(());
    }
    Err(Phrase::new("unknown-choice").with("found", found).with("expected", words))
}

fn values_of(text: &str) -> Option<Vec<String>> {
    let Some((from, rest)) = text.split_once("..") else {
        let mut values: Vec<String> = Vec::new();
        for value in text.split(',').map(str::trim) {
            // A value that is given twice is fought once.
            if !values.iter().any(|known| known == value) {
                values.push(value.to_owned());
            }
        }
        return values.iter().all(|value| !value.is_empty()).then_some(values);
    };
    let (to, step) = rest.split_once('/').unwrap_or((rest, "1"));
    let (from, to, step): (i64, i64, usize) = (from.parse().ok()?, to.parse().ok()?, step.parse().ok()?);
    if step == 0 {
        return None;
    }
    let told = |value: i64| value.to_string();
    let rising = (from..=to).step_by(step).take(MOST_VALUES + 1).map(told);
    let falling = (to..=from).rev().step_by(step).take(MOST_VALUES + 1).map(told);
    Some(if from <= to { rising.collect() } else { falling.collect() })
}

impl Variant {
    /// This battle with another value of what varies.
    ///
    /// # Errors
    /// Why it cannot have this value.
    pub fn with(mut self, what: &What, value: &str) -> Result<Variant, Vec<Problem>> {
        match what {
            What::Listed(Varied::Rulebook, _) => value.clone_into(&mut self.rulebook),
            What::Listed(Varied::Ai, side) => self.opponents.push((side.clone(), value.to_owned())),
            What::Listed(Varied::Light, _) => self.set_in_scenario("light", &capitalised(value))?,
            What::Listed(Varied::Ambush, _) => self.set_in_scenario("ambush", &list(value))?,
            What::Listed(Varied::First, _) => self.set_in_scenario("first_side", &named(value))?,
            What::Listed(Varied::Count, whose) => {
                let count = value.parse().unwrap_or(0);
                people::count(&mut self, whose, count)?;
            }
            What::Listed(Varied::Weapons, whose) => self.set_for(whose, &["weapons"], &list(value))?,
            What::Listed(Varied::Items, whose) => self.set_for(whose, &["items"], &list(value))?,
            What::Listed(Varied::Armour, whose) => self.set_for(whose, &["armour"], &quoted(value))?,
            What::Stat { field, of } => self.set_stat(of, field, value)?,
        }
        Ok(self)
    }

    /// Something to say about what varies: whom further ones are like, where those who are counted are of several kinds.
    pub fn remark_on(&self, what: &What) -> Option<Phrase> {
        match what {
            What::Listed(Varied::Count, whose) => people::how_counted(self, whose),
            _ => None,
        }
    }

    /// This battle without what was measured of the one that it was made from.
    #[must_use]
    pub fn unmeasured(mut self) -> Variant {
        let source = self.source();
        if let Some(text) = edit::remove_field(source, "measured") {
            let source = Source::new(source.name(), text);
            self.catalogue.add(&Kind::Scenario.file(&self.scenario), source);
        }
        self
    }

    /// The text of the scenario.
    pub fn source(&self) -> &Source {
        self.catalogue.source(Kind::Scenario, &self.scenario).unwrap_or(&EMPTY)
    }

    /// The scenario, as it is before the next change.
    fn resolved(&self) -> Result<Scenario, Vec<Problem>> {
        load_scenario(&self.catalogue, &self.scenario, self.source()).sound()
    }

    fn set_in_scenario(&mut self, field: &str, value: &str) -> Result<(), Vec<Problem>> {
        self.set_in(Kind::Scenario, &self.scenario.clone(), &[Step::Field(field)], value)
    }

    fn set_in(&mut self, kind: Kind, id: &str, path: &[Step<'_>], value: &str) -> Result<(), Vec<Problem>> {
        let changed = self
            .catalogue
            .source(kind, id)
            .and_then(|source| Some(Source::new(source.name(), edit::set(source, path, value)?)));
        match changed {
            Some(source) => {
                self.catalogue.add(&kind.file(id), source);
                Ok(())
            }
            None => Err(problem(Phrase::new("vary-cannot-write").with("found", id))),
        }
    }

    /// Sets a field of every combatant who is meant.
    fn set_for(&mut self, whose: &str, path: &[&str], value: &str) -> Result<(), Vec<Problem>> {
        let scenario = self.resolved()?;
        for who in people::meant_together(self, &scenario, whose)? {
            self.set_of(&scenario.combatants[who].key, path, value)?;
        }
        Ok(())
    }

    /// Sets a field of one combatant: in the scenario, or in the party that they come from.
    fn set_of(&mut self, key: &str, path: &[&str], value: &str) -> Result<(), Vec<Problem>> {
        let Home { kind, id, list, entry } = people::home(self, key)?;
        let mut steps = vec![Step::Field(list), Step::Key(&entry)];
        let book_follows = path.first() == Some(&"overrides");
        steps.extend(path.iter().enumerate().map(|(place, name)| {
            if book_follows && place == 1 { Step::Key(name) } else { Step::Field(name) }
        }));
        self.set_in(kind, &id, &steps, value)
    }

    /// Sets a number in the stat blocks of every combatant who is meant, where the rulebook reads it: of several blocks that it asks
    /// one after another, in the first that states the number, or else in the first.
    fn set_stat(&mut self, whose: &str, field: &str, value: &str) -> Result<(), Vec<Problem>> {
        let scenario = self.resolved()?;
        let book = self.catalogue.source(Kind::Rulebook, &self.rulebook).cloned();
        let book = book.ok_or_else(|| problem(super::catalogue::unknown("kind-rulebook", &self.rulebook)))?;
        let book = super::rulebooks::read_rulebook(&self.catalogue, &book).sound()?;
        let readers = book.blocks_read_of(Bearer::Creature);
        let reads = |block: &&BlockRead<'_>| block.readings.iter().any(|reading| reading.field == field);
        let mut asked: Vec<&StatBooks> = readers.iter().filter(reads).map(|block| block.books).collect();
        if asked.is_empty() {
            asked.push(&book.stats.default);
        }
        for who in people::meant_together(self, &scenario, whose)? {
            let entry = &scenario.combatants[who];
            let blocks = &scenario.creatures[entry.creature].1.blocks;
            let states =
                |name: &&String| blocks.iter().any(|(book, block)| book == *name && block.states(field, &[]));
            let read = asked.iter().filter_map(|books| {
                let names = books.names();
                names.iter().find(states).or(names.first())
            });
            for book in read {
                self.set_of(&entry.key, &["overrides", book, field], value)?;
            }
        }
        Ok(())
    }
}

static EMPTY: std::sync::LazyLock<Source> = std::sync::LazyLock::new(|| Source::new("", ""));

fn problem(phrase: Phrase) -> Vec<Problem> {
    vec![Problem::error(phrase)]
}

/// A name as files write it, or that there is none.
fn named(value: &str) -> String {
    if value == NONE { "None".to_owned() } else { quoted(value) }
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

/// A list of names as files write it, from names joined by `+`.
fn list(value: &str) -> String {
    let names = value.split('+').filter(|name| *name != NONE && !name.is_empty());
    let names: Vec<String> = names.map(quoted).collect();
    format!("[{}]", names.join(", "))
}

/// A word as rulebooks write the names of cases.
fn capitalised(value: &str) -> String {
    let lower = value.to_lowercase();
    let mut letters = lower.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn unknown(found: &str, scenario: &Scenario) -> Vec<Problem> {
    let keys = scenario.combatants.iter().map(|who| who.key.as_str());
    let creatures = scenario.creatures.iter().map(|(name, _)| name.as_str());
    let sides = scenario.sides.iter().map(|side| side.id.as_str());
    let mut names: Vec<&str> = keys.chain(creatures).chain(sides).collect();
    names.dedup();
    let meant = nearest(found, names.iter().copied());
    let listed: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let phrase = Phrase::new("vary-unknown").with("found", found).with("names", listed);
    vec![Problem::error(phrase).suggest(meant)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_and_lists_are_read() {
        let read = |text: &str| Variation::parse(text).map(|read| read.values).ok();
        let numbers = |text: &str| read(text).map(|values| values.join(" "));
        assert_eq!(numbers("count:raider=1..4").as_deref(), Some("1 2 3 4"));
        assert_eq!(numbers("hp:R=10..30/10").as_deref(), Some("10 20 30"));
        assert_eq!(numbers("hp:R=30..10/15").as_deref(), Some("30 15"));
        assert_eq!(numbers("count:raider=1,2,1").as_deref(), Some("1 2"));
        assert_eq!(numbers("ai:foes=brute, soldier").as_deref(), Some("brute soldier"));
        for nonsense in [
            "count:raider",
            "count=1..3",
            "light:foes=Dim",
            "hp:R=1..5/0",
            "count:raider=many",
            "=3",
            "count:raider=",
            "hp:R=1..1000",
            "light=dim,dark",
        ] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
        assert_eq!(Variation::parse("hp:R=10").unwrap().name(), "hp:R");
        assert_eq!(Variation::parse("light=Dim").unwrap().name(), "light");
    }

    fn varied(text: &str, value: &str) -> Scenario {
        let catalogue = Catalogue::bundled();
        let start = Variant {
            rulebook: catalogue.defaults.rulebook.clone(),
            catalogue,
            scenario: "first_blood".into(),
            opponents: Vec::new(),
        };
        let what = Variation::parse(&format!("{text}={value}")).unwrap().what;
        start.with(&what, value).and_then(|variant| variant.resolved()).unwrap()
    }

    #[test]
    fn a_count_adds_and_takes_away() {
        for count in 1..9 {
            let scenario = varied("count:raider", &count.to_string());
            let raiders =
                scenario.combatants.iter().filter(|who| scenario.creatures[who.creature].0 == "raider");
            assert_eq!(raiders.count(), count);
            assert_eq!(scenario.combatants.len(), count + 2);
        }
    }

    #[test]
    fn gear_stats_light_and_ambush_are_written_into_the_file() {
        let scenario = varied("light", "dim");
        assert_eq!(scenario.light, Light::Dim);
        assert!(varied("ambush", "foes").ambush.contains(crate::battle::SideId(1)));
        let weapons = varied("weapons:foes", "sword+dagger");
        let carried: Vec<&str> =
            weapons.combatants[3].weapons.iter().map(|weapon| weapons.weapons[*weapon].0.as_str()).collect();
        assert_eq!(carried, ["sword", "dagger"]);
        let stat = varied("hp:R", "17");
        let blocks = &stat.combatants[2].overrides;
        assert!(blocks.iter().any(|(_, block)| block.hp == Some(17)), "{blocks:?}");
    }
}
