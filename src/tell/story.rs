//! The story: one plain line for each deed, with what came of it, and no dice or rules. The log beside it has every fact.

use std::ops::Range;

use super::teller::Teller;
use super::weight::Weight;
use super::words::{say, yes_no};
use crate::battle::{CombatantId, Deed, ExtraRoll, Fact, Fate, Happening, MoraleOrLife, Purpose, SideId};
use crate::grid::Pos;

/// A line of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryLine {
    pub text: String,
    /// Structures the story or just goes on with it.
    pub weight: Weight,
    /// The facts that the line tells, as indices.
    pub facts: Range<usize>,
    /// Who does it.
    pub who: Option<CombatantId>,
    /// To whom it is done.
    pub target: Option<CombatantId>,
}

impl Teller {
    /// The facts from `from` on that a side perceived, as a story; everything where there is no side. The last line may
    /// still grow: once there are more facts, it is told anew from its first fact.
    pub fn story(&self, facts: &[Fact], from: usize, as_side: Option<SideId>) -> Vec<StoryLine> {
        let mut writer = Writer { teller: self, lines: Vec::new(), open: Deeds::default() };
        for (place, fact) in facts.iter().enumerate().skip(from) {
            if as_side.is_none_or(|side| fact.seen_by.contains(side)) {
                writer.take_in(place, fact);
            }
        }
        writer.close();
        writer.lines
    }
}

/// What is known of a deed so far.
#[derive(Default)]
struct Deeds {
    facts: Range<usize>,
    who: Option<CombatantId>,
    /// The sentence that says what is done.
    said: Option<String>,
    /// The sentence that says what is tried; told if dice decide and no blow tells it.
    tried: Option<String>,
    /// The squares of a walk.
    walked: Vec<Pos>,
    blows: Vec<Blows>,
    /// What came of it.
    effects: Vec<Part>,
    is_reaction: bool,
    /// Whether dice decided about it.
    has_rolled: bool,
}

/// Attacks of one combatant on another.
struct Blows {
    who: CombatantId,
    target: CombatantId,
    hits: usize,
    misses: usize,
    /// The hit points that they cost.
    amount: u16,
}

/// Something that came of a deed.
enum Part {
    /// Words that are joined with others to a sentence.
    Words(String),
    /// A whole sentence.
    Sentence(String),
}

struct Writer<'t> {
    teller: &'t Teller,
    lines: Vec<StoryLine>,
    open: Deeds,
}

impl Writer<'_> {
    fn take_in(&mut self, place: usize, fact: &Fact) {
        if self.is_apart(place, fact) {
            return;
        }
        if self.open.facts.is_empty() {
            self.open.facts = place..place;
        }
        self.open.facts.end = place + 1;
        match &fact.what {
            Happening::Moved { who, path } => self.walk(place, *who, path),
            Happening::Rolled { who, purpose, rolled, .. } => {
                self.roll(place, *who, *purpose, rolled.succeeds)
            }
            Happening::Harmed { who, amount, .. } => self.harm(*who, *amount),
            what => self.effect(what),
        }
    }

    /// Takes in a fact that is no part of a deed under way: one that ends it, begins another, or has its own line.
    fn is_apart(&mut self, place: usize, fact: &Fact) -> bool {
        match &fact.what {
            Happening::TurnBegins { .. } | Happening::TurnEnds { .. } | Happening::SideGoes { .. } => {
                self.close();
            }
            Happening::Declared { who, deed } => self.begin(place, *who, deed),
            Happening::Answered { offer, accepted: true } => {
                self.open_new(place, Some(offer.to));
                self.open.is_reaction = true;
                self.open.said = Some(self.teller.sentence(fact));
            }
            what if Weight::of(what) == Weight::Headline || has_own_line(what) => {
                self.close();
                let (text, weight) = (self.teller.sentence(fact), Weight::of(what));
                let facts = place..place + 1;
                self.lines.push(StoryLine { text, weight, facts, who: what.who(), target: None });
            }
            what => return is_left_out(what),
        }
        true
    }

    fn begin(&mut self, place: usize, who: CombatantId, deed: &Deed) {
        self.open_new(place, Some(who));
        // Walks and blows are told by what comes of them.
        if deed.leads_to().is_none() {
            let sentence = Some(self.teller.declared(who, deed));
            if deed.has_log_line() { self.open.said = sentence } else { self.open.tried = sentence }
        }
    }

    fn open_new(&mut self, place: usize, who: Option<CombatantId>) {
        // This fact is no longer part of the deed before it.
        self.open.facts.end = self.open.facts.end.min(place);
        self.close();
        self.open = Deeds { facts: place..place + 1, who, ..Deeds::default() };
    }

    fn walk(&mut self, place: usize, who: CombatantId, path: &[Pos]) {
        let is_new = self.open.who.is_some_and(|before| before != who)
            || !self.open.blows.is_empty()
            || !self.open.effects.is_empty();
        if is_new {
            self.open_new(place, Some(who));
        }
        self.open.who = Some(who);
        self.open.walked.extend_from_slice(path);
    }

    fn roll(&mut self, place: usize, who: Option<CombatantId>, purpose: Purpose, succeeds: bool) {
        self.open.has_rolled = true;
        match (purpose, who) {
            (Purpose::Attack { target, .. }, Some(who)) => {
                if !self.open.walked.is_empty() || self.open.who.is_some_and(|before| before != who) {
                    self.open_new(place, Some(who));
                }
                self.open.who = Some(who);
                let blows = &mut self.open.blows;
                let known = blows.iter().position(|blow| blow.who == who && blow.target == target);
                let known = known.unwrap_or_else(|| {
                    blows.push(Blows { who, target, hits: 0, misses: 0, amount: 0 });
                    blows.len() - 1
                });
                let (hits, misses) = if succeeds { (1, 0) } else { (0, 1) };
                blows[known].hits += hits;
                blows[known].misses += misses;
            }
            (Purpose::Trial { against: None, .. }, Some(who)) => {
                self.words(if succeeds { "story-succeeds" } else { "story-fails" }, who);
            }
            (Purpose::Outdo { against, .. }, Some(who)) => {
                self.words("story-wins", if succeeds { who } else { against });
            }
            (Purpose::Morale { .. }, Some(who)) if succeeds => self.words("story-nerve-holds", who),
            (Purpose::ExtraRoll(ExtraRoll::Evade { .. }), Some(who)) if succeeds => {
                self.words("story-evades", who);
            }
            (Purpose::ExtraRoll(ExtraRoll::Pierce { target, .. }), _) if !succeeds => {
                self.words("story-armour-stops", target);
            }
            _ => {}
        }
    }

    fn harm(&mut self, who: CombatantId, amount: u16) {
        match self.open.blows.iter_mut().rev().find(|blow| blow.target == who && blow.hits > 0) {
            Some(blow) => blow.amount = blow.amount.saturating_add(amount),
            None => {
                let words =
                    say!(self.teller.words, "story-loses", who = self.teller.noun(who), amount = amount);
                self.open.effects.push(Part::Words(words));
            }
        }
    }

    fn effect(&mut self, what: &Happening) {
        let teller = self.teller;
        let words = match what {
            Happening::Fate { who, fate } => {
                // Somebody who walks off the field has said so.
                if *fate == Fate::Gone && self.open.said.is_some() {
                    return;
                }
                teller.tell_as("story-fate", fate, &[("who", teller.noun(*who).into())])
            }
            Happening::Points { who, track, now } => {
                let points = teller.words.points(*track, *now);
                say!(teller.words, "story-points", who = teller.noun(*who), points = points)
            }
            Happening::Posture { who, prone } => {
                say!(teller.words, "story-posture", who = teller.noun(*who), prone = yes_no(*prone))
            }
            Happening::Healed { who, amount, .. } => {
                say!(teller.words, "story-heals", who = teller.noun(*who), amount = *amount)
            }
            Happening::Dropped { who, weapon, .. } => {
                let weapon = teller.weapon_noun(*weapon);
                say!(teller.words, "story-drops", who = teller.noun(*who), weapon = weapon)
            }
            Happening::MoraleOrLife { event: MoraleOrLife::MoraleChanges { who, change } } => {
                teller.tell_as("story-morale", change, &[("who", teller.noun(*who).into())])
            }
            what => {
                self.open.effects.push(Part::Sentence(teller.happening(what)));
                return;
            }
        };
        self.open.effects.push(Part::Words(words));
    }

    fn words(&mut self, id: &str, who: CombatantId) {
        let words = self.teller.words.say(id, &[("who", self.teller.noun(who).into())]);
        self.open.effects.push(Part::Words(words));
    }

    /// Tells the deed under way, if there is anything to tell.
    fn close(&mut self) {
        let deed = std::mem::take(&mut self.open);
        let text = self.teller.deed_in_story(&deed);
        if !text.is_empty() {
            let target = deed.blows.first().map(|blow| blow.target);
            let who = deed.who.or(target);
            self.lines.push(StoryLine { text, weight: Weight::Line, facts: deed.facts, who, target });
        }
    }
}

impl Teller {
    /// A deed and what came of it; empty if there is nothing to tell.
    fn deed_in_story(&self, deed: &Deeds) -> String {
        let words = &self.words;
        let mut parts: Vec<Part> = Vec::new();
        // Blows in answer to others say so themselves.
        if let Some(said) = deed.said.as_ref().filter(|_| !deed.is_reaction || deed.blows.is_empty()) {
            parts.push(Part::Sentence(said.clone()));
        }
        let is_tried = deed.has_rolled && deed.blows.is_empty() && deed.walked.is_empty();
        parts.extend(deed.tried.iter().filter(|_| is_tried).map(|tried| Part::Sentence(tried.clone())));
        if let (Some(who), Some(to)) = (deed.who, deed.walked.last()) {
            let (who, to, squares) = (self.noun(who), self.square(*to), deed.walked.len());
            parts.push(Part::Words(say!(words, "story-walks", who = who, to = to, squares = squares)));
        }
        let is_in_vain = deed.effects.is_empty();
        parts.extend(deed.blows.iter().map(|blow| {
            let told = self.blows_in_story(blow, is_in_vain);
            let told = if deed.is_reaction { say!(words, "story-reacts", blow = told) } else { told };
            Part::Words(told)
        }));
        // Whoever has gone somewhere has not done so in vain, whatever they rolled on the way.
        if is_in_vain && is_tried && !parts.is_empty() {
            parts.push(Part::Words(say!(words, "story-in-vain")));
        }
        self.joined(parts.iter().chain(&deed.effects))
    }

    fn blows_in_story(&self, blow: &Blows, is_in_vain: bool) -> String {
        let words = &self.words;
        let (who, target) = (self.noun(blow.who), self.noun(blow.target));
        let Blows { hits, misses, amount, .. } = *blow;
        if hits == 0 {
            return say!(words, "story-misses", who = who, target = target, misses = misses);
        }
        let told = say!(words, "story-hits", who = who, target = target, hits = hits, amount = amount);
        let told =
            if misses > 0 { say!(words, "story-also-misses", blow = told, misses = misses) } else { told };
        if amount == 0 && is_in_vain { say!(words, "story-harmless", blow = told) } else { told }
    }

    /// Joins words to sentences, and sentences to a text.
    fn joined<'p>(&self, parts: impl Iterator<Item = &'p Part>) -> String {
        let words = &self.words;
        let mut sentences: Vec<String> = Vec::new();
        let mut together: Vec<&str> = Vec::new();
        let end = |together: &mut Vec<&str>, sentences: &mut Vec<String>| {
            if !together.is_empty() {
                let text = words.join("story-next", together.drain(..));
                sentences.push(say!(words, "story-end", text = text));
            }
        };
        for part in parts {
            match part {
                Part::Words(text) => together.push(text),
                Part::Sentence(text) => {
                    end(&mut together, &mut sentences);
                    sentences.push(text.clone());
                }
            }
        }
        end(&mut together, &mut sentences);
        words.join("story-sentence-next", sentences)
    }
}

/// Whether something that happens has its own line of the story.
const fn has_own_line(what: &Happening) -> bool {
    matches!(
        what,
        Happening::FirstSide { .. }
            | Happening::Said { .. }
            | Happening::Intends { .. }
            | Happening::Ruled { .. }
            | Happening::Joined { .. }
            | Happening::Arrived { .. }
            | Happening::LightChanged { .. }
            | Happening::ControlChanged { .. }
    )
}

/// Whether the story leaves something out: how it was paid for and worked out, which only the log tells.
fn is_left_out(what: &Happening) -> bool {
    match what {
        Happening::Moved { .. } | Happening::Rolled { .. } | Happening::Harmed { .. } => false,
        Happening::HardGoing { .. }
        | Happening::SecondMove { .. }
        | Happening::Swung { .. }
        | Happening::Assured { .. }
        | Happening::KeptOff { .. }
        | Happening::Scaled { .. }
        | Happening::OrderSettled { .. }
        | Happening::Plans { .. }
        | Happening::Halted { .. }
        | Happening::Answered { .. }
        | Happening::Faced { .. } => true,
        Happening::MoraleOrLife { event } => {
            matches!(event, MoraleOrLife::Alarm { .. } | MoraleOrLife::MoraleCheck { .. })
        }
        what => Weight::of(what) == Weight::Detail,
    }
}
