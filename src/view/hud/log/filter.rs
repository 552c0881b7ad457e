//! Which lines of the log are shown: those of a side or a combatant, of a kind, or with certain words.

use super::Line;
use crate::battle::{CombatantId, Happening, Purpose, SideId};
use crate::tell::Weight;

/// What a line is about, from the least telling to the most telling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    #[default]
    Other,
    Move,
    /// Morale, stress and life.
    Nerve,
    Blow,
}

impl Kind {
    /// The kinds that lines can be filtered by.
    pub const ALL: [Kind; 3] = [Kind::Blow, Kind::Move, Kind::Nerve];

    pub(super) fn of(what: &Happening) -> Kind {
        match what {
            Happening::Moved { .. }
            | Happening::HardGoing { .. }
            | Happening::Halted { .. }
            | Happening::SecondMove { .. }
            | Happening::Leaves { .. }
            | Happening::Pushed { .. }
            | Happening::Posture { .. } => Kind::Move,
            Happening::MoraleOrLife { .. } | Happening::Faced { .. } => Kind::Nerve,
            Happening::Rolled { purpose, .. } | Happening::Assured { purpose, .. } => match purpose {
                Purpose::Morale { .. } | Purpose::Retreat => Kind::Nerve,
                Purpose::Attack { .. } | Purpose::Damage { .. } | Purpose::Injury => Kind::Blow,
                _ => Kind::Other,
            },
            Happening::Harmed { .. }
            | Happening::Shielded { .. }
            | Happening::Swung { .. }
            | Happening::Warded { .. }
            | Happening::Scaled { .. }
            | Happening::KeptOff { .. }
            | Happening::Lost { .. }
            | Happening::Points { .. }
            | Happening::Fate { .. } => Kind::Blow,
            _ => Kind::Other,
        }
    }
}

/// Whose lines are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whose {
    #[default]
    Everybody,
    Side(SideId),
    One(CombatantId),
}

/// Which lines are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    pub whose: Whose,
    /// Only lines of this kind.
    pub kind: Option<Kind>,
    /// Only lines with dice.
    pub dice_alone: bool,
    /// Only lines that contain all these words.
    pub search: String,
}

impl Filter {
    /// Whether every line is shown.
    pub fn is_open(&self) -> bool {
        *self == Filter::default()
    }

    /// The places of the lines that are shown. Headings are shown only above lines that are.
    pub fn sift(&self, lines: &[Line]) -> Vec<usize> {
        let words: Vec<String> = self.search.split_whitespace().map(str::to_lowercase).collect();
        let mut kept = Vec::new();
        let mut headings: Vec<usize> = Vec::new();
        for (place, line) in lines.iter().enumerate() {
            match line.weight {
                Weight::Detail => {}
                Weight::Headline if self.is_open() => kept.push(place),
                Weight::Headline => {
                    if line.side.is_none() {
                        headings.clear();
                    } else {
                        headings.retain(|heading| lines[*heading].side.is_none());
                    }
                    headings.push(place);
                }
                Weight::Line => {
                    if self.keeps(line, &words) {
                        kept.append(&mut headings);
                        kept.push(place);
                    }
                }
            }
        }
        kept
    }

    fn keeps(&self, line: &Line, words: &[String]) -> bool {
        let is_theirs = match self.whose {
            Whose::Everybody => true,
            Whose::Side(side) => line.side == Some(side),
            Whose::One(who) => line.people.contains(&who),
        };
        is_theirs
            && self.kind.is_none_or(|kind| line.kind == kind)
            && (!self.dice_alone || line.drawn.is_some())
            && (words.is_empty() || contains_all(line, words))
    }
}

fn contains_all(line: &Line, words: &[String]) -> bool {
    let text = line.text.to_lowercase();
    let rule = line.rule.as_deref().unwrap_or_default().to_lowercase();
    words.iter().all(|word| text.contains(word) || rule.contains(word))
}

/// The combatants whom a fact is about: who does it first.
pub(super) fn people_of(what: &Happening) -> Vec<CombatantId> {
    let mut people: Vec<CombatantId> = what.who().into_iter().collect();
    match what {
        Happening::Rolled { purpose: Purpose::Attack { target, .. }, .. }
        | Happening::Rolled { purpose: Purpose::Damage { target, .. }, .. } => people.push(*target),
        Happening::Pushed { by, .. } => people.push(*by),
        Happening::Answered { offer, .. } => people.push(offer.reaction.target()),
        _ => {}
    }
    keep_firsts(&mut people);
    people
}

/// Removes whoever was named before.
pub(super) fn keep_firsts(people: &mut Vec<CombatantId>) {
    let all = std::mem::take(people);
    for who in all {
        if !people.contains(&who) {
            people.push(who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(weight: Weight, text: &str, side: Option<u8>, who: u16, kind: Kind) -> Line {
        Line {
            weight,
            text: text.to_owned(),
            drawn: None,
            rule: Some("AB-1".to_owned()),
            side: side.map(SideId),
            people: vec![CombatantId(who)],
            kind,
            squares: Vec::new(),
            facts: 0..1,
        }
    }

    fn lines() -> Vec<Line> {
        vec![
            line(Weight::Headline, "Round 1", None, 9, Kind::Other),
            line(Weight::Headline, "Blue to act", Some(0), 9, Kind::Other),
            line(Weight::Line, "Ann hits Bob.", Some(0), 0, Kind::Blow),
            line(Weight::Detail, "Ann is done.", Some(0), 0, Kind::Other),
            line(Weight::Headline, "Red to act", Some(1), 9, Kind::Other),
            line(Weight::Line, "Bob walks.", Some(1), 1, Kind::Move),
            line(Weight::Headline, "Round 2", None, 9, Kind::Other),
        ]
    }

    #[test]
    fn without_a_filter_everything_but_details_is_shown() {
        assert_eq!(Filter::default().sift(&lines()), [0, 1, 2, 4, 5, 6]);
    }

    #[test]
    fn a_filter_keeps_the_headings_above_what_it_keeps() {
        let by = |filter: Filter| filter.sift(&lines());
        let walks = Filter { kind: Some(Kind::Move), ..Filter::default() };
        assert_eq!(by(walks), [0, 4, 5]);
        assert_eq!(by(Filter { whose: Whose::Side(SideId(0)), ..Filter::default() }), [0, 1, 2]);
        assert_eq!(by(Filter { whose: Whose::One(CombatantId(1)), ..Filter::default() }), [0, 4, 5]);
        assert_eq!(by(Filter { dice_alone: true, ..Filter::default() }), [] as [usize; 0]);
    }

    #[test]
    fn a_search_finds_words_in_any_order_and_rules() {
        let by = |search: &str| Filter { search: search.to_owned(), ..Filter::default() }.sift(&lines());
        assert_eq!(by("BOB hits"), [0, 1, 2]);
        assert_eq!(by("ab-1"), [0, 1, 2, 4, 5]);
        assert_eq!(by("nobody"), [] as [usize; 0]);
    }
}
