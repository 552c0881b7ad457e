//! The log: what the viewer perceived, in two ways. The story has a plain line for each deed; the record of every roll has
//! every fact with the rule behind it.

mod dice;
mod filter;
mod pane;
mod rows;

use std::ops::Range;

use bevy::prelude::*;

pub use dice::DrawnDie;
pub use filter::{Filter, Kind};
pub(super) use pane::{show, show_sheet};

use crate::battle::{Check, CombatantId, Fact, Happening, SideId};
use crate::dice::Rolled;
use crate::grid::{Footprint, Pos};
use crate::tell::{DICE, StoryLine, Teller, Weight};
use crate::view::stage::Stage;
use crate::view::voice::Voice;

/// The sentences about what the viewer perceived.
#[derive(Resource, Default)]
pub struct Log {
    /// One line for each fact, oldest first.
    pub rolls: Vec<Line>,
    /// One line for each deed, oldest first.
    pub story: Vec<Line>,
    written: usize,
    about: Option<(u32, Option<SideId>)>,
    /// Where everybody was last known to be.
    places: Vec<Option<Pos>>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// How prominently to show the line.
    pub weight: Weight,
    pub text: String,
    /// The text before and behind the dice, and the dice; none for a line without dice.
    pub drawn: Option<(String, Vec<DrawnDie>, String)>,
    /// The rule behind the line.
    pub rule: Option<String>,
    /// The side that the line is about.
    pub side: Option<SideId>,
    /// Who did it, and to whom.
    pub people: Vec<CombatantId>,
    /// What the line is about.
    pub kind: Kind,
    /// The squares where it happened.
    pub squares: Vec<Footprint>,
    /// The facts that it tells.
    facts: Range<usize>,
}

/// How the log is shown, and which lines of it.
#[derive(Resource, Default)]
pub struct LogView {
    /// Whether every roll is shown, instead of the story.
    pub tells_rolls: bool,
    /// Whether the log lies over the board, larger.
    pub is_large: bool,
    pub filter: Filter,
    /// Whether the search field has to be given the keys in the next frame.
    pub wants_search: bool,
    rows: rows::Rows,
}

/// Adds lines for the facts that have been shown since the last call.
pub fn write_down(stage: Res<Stage>, voice: Res<Voice>, mut log: ResMut<Log>) {
    let about = Some((stage.edition, stage.viewer));
    if log.about != about || stage.is_added() || voice.is_changed() {
        *log = Log { about, ..Log::default() };
    }
    if log.written == stage.shown() {
        return;
    }
    let teller = voice.teller(&stage);
    let drawing = teller.drawing_dice();
    let facts = stage.told();
    let begin = facts.iter().position(|fact| matches!(fact.what, Happening::RoundBegins { .. }));
    let begin = begin.unwrap_or(facts.len());
    for (place, fact) in facts.iter().enumerate().skip(log.written).filter(|(_, fact)| stage.perceives(fact))
    {
        log.note_place(&fact.what);
        // No line says that the combatants who start on the board have arrived.
        if place >= begin || !matches!(fact.what, Happening::Arrived { .. }) {
            let line = log.line_of(&stage, (&teller, &drawing), place, fact);
            log.rolls.push(line);
        }
    }
    log.go_on_with_story(&stage, &teller, begin);
    log.written = stage.shown();
}

impl Log {
    /// The rule behind the last line that has one; if that rule is being read, the one behind a line before.
    pub fn rule_before(&self, reading: Option<&str>) -> Option<&str> {
        let mut rules = self.rolls.iter().rev().filter_map(|line| line.rule.as_deref());
        match reading {
            Some(now) if rules.any(|rule| rule == now) => rules.find(|rule| *rule != now),
            Some(_) | None => self.rolls.iter().rev().find_map(|line| line.rule.as_deref()),
        }
    }

    fn note_place(&mut self, what: &Happening) {
        let (who, at) = match what {
            Happening::Arrived { who, at }
            | Happening::Sighted { who, at, .. }
            | Happening::Halted { who, at, .. } => (*who, Some(*at)),
            Happening::Moved { who, path } => (*who, path.last().copied()),
            _ => return,
        };
        if self.places.len() <= who.index() {
            self.places.resize(who.index() + 1, None);
        }
        self.places[who.index()] = at.or(self.places[who.index()]);
    }

    fn squares_of(&self, stage: &Stage, people: &[CombatantId]) -> Vec<Footprint> {
        let place = |who: &CombatantId| {
            let at = self.places.get(who.index()).copied().flatten()?;
            Some(Footprint::new(at, stage.muster().sheet(*who).size))
        };
        people.iter().filter_map(place).collect()
    }

    fn line_of(
        &self,
        stage: &Stage,
        (teller, drawing): (&Teller, &Teller),
        place: usize,
        fact: &Fact,
    ) -> Line {
        let drawn = match &fact.what {
            Happening::Rolled { check, rolled, .. } => drawn_dice(&drawing.sentence(fact), check, rolled),
            _ => None,
        };
        let people = filter::people_of(&fact.what);
        Line {
            weight: Weight::of(&fact.what),
            text: teller.sentence(fact),
            drawn,
            rule: fact.clause.and_then(|clause| stage.muster().book.cited(clause)).map(str::to_owned),
            side: side_of(stage, &fact.what),
            kind: Kind::of(&fact.what),
            squares: self.squares_of(stage, &people),
            people,
            facts: place..place + 1,
        }
    }

    /// Tells the last line of the story anew, since it may have grown, and all lines after it.
    fn go_on_with_story(&mut self, stage: &Stage, teller: &Teller, begin: usize) {
        let from = self.story.pop().map_or(0, |last| last.facts.start);
        for told in teller.story(stage.told(), from, stage.viewer) {
            let is_start = told.facts.start < begin
                && matches!(stage.told()[told.facts.start].what, Happening::Arrived { .. });
            if !is_start {
                let line = self.line_of_story(stage, told);
                self.story.push(line);
            }
        }
    }

    fn line_of_story(&self, stage: &Stage, told: StoryLine) -> Line {
        let facts = &stage.told()[told.facts.clone()];
        let mut people: Vec<CombatantId> = told.who.into_iter().chain(told.target).collect();
        people.extend(facts.iter().flat_map(|fact| filter::people_of(&fact.what)));
        filter::keep_firsts(&mut people);
        let of_it = self.rolls.iter().rev().take_while(|line| line.facts.start >= told.facts.start);
        let squares = of_it
            .filter(|line| line.facts.end <= told.facts.end && !line.squares.is_empty())
            .max_by_key(|line| line.squares.len())
            .map(|line| line.squares.clone());
        Line {
            weight: told.weight,
            text: told.text,
            drawn: None,
            rule: None,
            side: side_of(stage, &facts[0].what),
            people,
            kind: facts.iter().map(|fact| Kind::of(&fact.what)).max().unwrap_or_default(),
            squares: squares.unwrap_or_default(),
            facts: told.facts,
        }
    }
}

/// The text around the dice of a roll, and the dice.
fn drawn_dice(sentence: &str, check: &Check, rolled: &Rolled) -> Option<(String, Vec<DrawnDie>, String)> {
    let (before, behind) = sentence.split_once(DICE)?;
    Some((before.to_owned(), dice::dice_of(check.throw, &rolled.faces, rolled.natural), behind.to_owned()))
}

fn side_of(stage: &Stage, what: &Happening) -> Option<SideId> {
    match what {
        Happening::SideGoes { side } | Happening::FirstSide { side } => Some(*side),
        _ => what.who().and_then(|who| stage.picture.figure(who)).map(|figure| figure.side),
    }
}

/// Whether a line with its rule contains a text, upper or lower case.
pub fn holds(log: &Log, text: &str) -> bool {
    let wanted = text.to_lowercase();
    let full = |line: &Line| {
        let rule = line.rule.as_deref().unwrap_or_default();
        format!("{} [{rule}]", line.text).to_lowercase()
    };
    log.rolls.iter().any(|line| full(line).contains(&wanted))
}
