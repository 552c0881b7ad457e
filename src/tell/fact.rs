//! Facts in words: one sentence for each, with the rule that stands behind it.

use super::message::Argument;
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{CombatantId, Fact, Flame, FlameFact, Happening, Loss};
use crate::grid::Pos;

impl Teller {
    /// What happened, and the rule that the book in force cites for it.
    pub fn fact(&self, fact: &Fact) -> String {
        let sentence = self.sentence(fact);
        match fact.clause.and_then(|clause| self.muster.book.cited(clause)) {
            Some(rule) => say!(self.words, "fact-cited", sentence = sentence, rule = rule),
            None => sentence,
        }
    }

    /// What happened; the parts of a roll cite their own rules where these are not the rule of the fact.
    pub fn sentence(&self, fact: &Fact) -> String {
        match &fact.what {
            Happening::Rolled { who, purpose, check, rolled } => {
                self.rolled(*who, *purpose, check, rolled, fact.clause)
            }
            what => self.happening(what),
        }
    }

    /// What happened.
    pub fn happening(&self, what: &Happening) -> String {
        let more = match what {
            Happening::Rolled { who, purpose, check, rolled } => {
                return self.rolled(*who, *purpose, check, rolled, None);
            }
            // Each of these has its sentences in a file of its own.
            Happening::Declared { who, deed } => return self.declared(*who, deed),
            Happening::Ruled { desk } => return self.desk(desk),
            Happening::Offered { offer } => return self.offer(*offer),
            Happening::Answered { offer, accepted } => return self.answered(*offer, *accepted),
            // The order of play is a list of pairs.
            Happening::OrderSettled { order } => {
                let place = |(who, score): &(CombatantId, i32)| {
                    say!(self.words, "order-place", who = self.name(*who), score = *score)
                };
                vec![("order", self.words.list(order.iter().map(place)).into())]
            }
            // The labels of deeds are put together by hand.
            Happening::Intends { deeds, .. } => vec![("deeds", self.deeds(deeds).into())],
            Happening::Thwarted { deed, .. } => vec![("deed", self.label(deed).long.into())],
            // A walk is told by its end and the squares on the way.
            Happening::Moved { path, .. } => self.way(path),
            // A number of points has words of its own.
            Happening::Points { track, now, .. } => vec![("points", self.words.points(*track, *now).into())],
            // Points that come back are below 0.
            Happening::Lost { loss, .. } => self.loss(*loss),
            // The words of a condition are those of its kind and its source together.
            Happening::Began { condition, .. } | Happening::Ceased { condition, .. } => {
                let until = self.tell(&condition.until);
                vec![("condition", self.condition(*condition).into()), ("until", until.into())]
            }
            // A light is called after the thing or the spell that gives it.
            Happening::Flame(fact) => self.light_source(fact),
            // The squares of an objective are told by their corners.
            Happening::ObjectiveAdded { aim, .. } | Happening::ObjectiveSettled { aim, .. } => {
                vec![("objective", self.objective(aim).into())]
            }
            _ => Vec::new(),
        };
        self.tell_as("fact", what, &more)
    }

    /// The last square of a walk, and those before it.
    fn way(&self, path: &[Pos]) -> Vec<Argument> {
        let [via @ .., to] = path else { return Vec::new() };
        let via = self.words.join("way-next", via.iter().map(|at| self.square(*at)));
        vec![("to", self.square(*to).into()), ("via", via.into()), ("squares", path.len().into())]
    }

    /// Points of an ability that are lost, or come back where they are below 0.
    pub(super) fn loss(&self, loss: Loss) -> Vec<Argument> {
        let Loss::Points(ability, points) = loss else { return Vec::new() };
        vec![
            ("ability", self.tell(&ability).into()),
            ("points", points.unsigned_abs().into()),
            ("back", yes_no(points < 0).into()),
        ]
    }

    /// The thing or the spell that gives light, and whether it is a spell.
    fn light_source(&self, fact: &FlameFact) -> Vec<Argument> {
        let Flame { item, spell, .. } = match fact {
            FlameFact::Lit { .. } | FlameFact::Doused { .. } => return Vec::new(),
            FlameFact::Dropped { flame, .. }
            | FlameFact::TakenUp { flame, .. }
            | FlameFact::Kindled { flame, .. }
            | FlameFact::BurntDown { flame, .. }
            | FlameFact::BurntOut { flame, .. } => flame,
        };
        let made_by = item.or(spell.map(|(_, spell)| spell));
        let name = made_by.map_or_else(|| say!(self.words, "some-light"), |what| self.weapon(what));
        vec![("item", name.into()), ("spell", yes_no(spell.is_some()).into())]
    }
}
