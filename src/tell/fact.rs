//! Facts in words: one sentence each, with the rule behind it.

use super::message::Argument;
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{CombatantId, Fact, Flame, FlameFact, Happening, Loss};
use crate::grid::Pos;

impl Teller {
    /// A fact, with the rule that the rulebook in force cites for it.
    pub fn fact(&self, fact: &Fact) -> String {
        let sentence = self.sentence(fact);
        match fact.clause.and_then(|clause| self.muster.book.cited(clause)) {
            Some(rule) => say!(self.words, "fact-cited", sentence = sentence, rule = rule),
            None => sentence,
        }
    }

    /// A fact without its rule; the parts of a roll still cite theirs, if these differ from the rule of the fact.
    pub fn sentence(&self, fact: &Fact) -> String {
        match &fact.what {
            Happening::Rolled { who, purpose, check, rolled } => {
                self.rolled(*who, *purpose, check, rolled, fact.clause)
            }
            what => self.happening(what),
        }
    }

    /// A happening in words.
    pub fn happening(&self, what: &Happening) -> String {
        let more = match what {
            Happening::Rolled { who, purpose, check, rolled } => {
                return self.rolled(*who, *purpose, check, rolled, None);
            }
            // Each of these has its sentences in its own file.
            Happening::Declared { who, deed } => return self.declared(*who, deed),
            Happening::Ruled { gm_order } => return self.gm_order(gm_order),
            Happening::Offered { offer } => return self.offer(*offer),
            Happening::Answered { offer, accepted } => return self.answered(*offer, *accepted),
            // The order of play is a list of pairs.
            Happening::OrderSettled { order } => {
                let place = |(who, score): &(CombatantId, i32)| {
                    say!(self.words, "order-place", who = self.noun(*who), score = *score)
                };
                vec![("order", self.words.list(order.iter().map(place)).into())]
            }
            // The labels of deeds are put together separately.
            Happening::Intends { deeds, .. } => vec![("deeds", self.deeds(deeds).into())],
            Happening::Thwarted { deed, .. } => vec![("deed", self.label(deed).long.into())],
            // A walk is told by its last square and the squares before it.
            Happening::Moved { path, .. } => self.way(path),
            // What an author lets somebody say may be translated.
            Happening::Said { words } => vec![("words", self.words.told(words).into())],
            // A number of points has its own words.
            Happening::Points { track, now, .. } => vec![("points", self.words.points(*track, *now).into())],
            // Points that are regained are below 0.
            Happening::Lost { loss, .. } => self.loss(*loss),
            // The words of a condition include its source.
            Happening::ConditionBegan { condition, .. } | Happening::ConditionEnded { condition, .. } => {
                let until = self.tell(&condition.until);
                vec![("condition", self.condition(*condition).into()), ("until", until.into())]
            }
            // A light is named after the item or the spell that gives it.
            Happening::Flame(fact) => self.light_source(fact),
            // The squares of an objective are told by their corners.
            Happening::ObjectiveAdded { aim, .. }
            | Happening::ObjectiveSettled { aim, .. }
            | Happening::AlternativeLost { aim, .. } => {
                vec![("objective", self.objective(aim).into())]
            }
            _ => Vec::new(),
        };
        self.tell_as("fact", what, &more)
    }

    /// The last square of a walk, and the squares before it.
    fn way(&self, path: &[Pos]) -> Vec<Argument> {
        let [via @ .., to] = path else { return Vec::new() };
        let via = self.words.join("way-next", via.iter().map(|at| self.square(*at)));
        vec![("to", self.square(*to).into()), ("via", via.into()), ("squares", path.len().into())]
    }

    /// The lost points of an ability; points that are regained are below 0.
    pub(super) fn loss(&self, loss: Loss) -> Vec<Argument> {
        let Loss::Points(ability, points) = loss else { return Vec::new() };
        vec![
            ("ability", self.tell(&ability).into()),
            ("points", points.unsigned_abs().into()),
            ("back", yes_no(points < 0).into()),
        ]
    }

    /// The item or the spell that gives light, and whether it is a spell.
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
        let name = made_by.map_or_else(|| self.words.noun("some-light", &[]), |what| self.weapon_noun(what));
        vec![("item", name.into()), ("spell", yes_no(spell.is_some()).into())]
    }
}
