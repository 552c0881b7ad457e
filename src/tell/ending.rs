//! How a battle ended and why, and what it cost, in sentences.

use std::cmp::Ordering;

use super::teller::Teller;
use super::words::{Words, say};
use crate::account::{Account, AfterFall, Fall, Fared, Moved, Out, Reason, Summary, Supply};
use crate::battle::{CombatantId, Outcome, Whereabouts};
use crate::rules::table::Table;

impl Teller {
    /// Why a battle ended.
    pub fn why(&self, reason: &Reason) -> String {
        let words = &self.words;
        match reason {
            Reason::Met { side, aims } => {
                let objectives = words.remarks(aims.iter().map(|aim| self.objective(aim)));
                let side = self.side_noun(*side);
                say!(words, "ending-met", side = side, count = aims.len(), objectives = objectives)
            }
            Reason::Failed { side, aim } => {
                let (side, objective) = (self.side_noun(*side), self.objective(aim));
                say!(words, "ending-failed", side = side, objective = objective)
            }
            Reason::TimeIsUp { rounds } => say!(words, "ending-time", rounds = *rounds),
            Reason::NobodyLeft { side, how } => {
                say!(words, "ending-nobody-left", side = self.side_noun(*side), how = out(*how))
            }
            Reason::NobodyAtAll { how } => say!(words, "ending-nobody-at-all", how = out(*how)),
        }
    }

    /// How a battle ended: who won and why, who fell first, and when the odds tipped. A sentence each.
    pub fn how_it_ended(&self, summary: &Summary) -> Vec<String> {
        let words = &self.words;
        let (rounds, why) = (summary.rounds, self.why(&summary.reason));
        let mut told = vec![match summary.outcome {
            Outcome::Won(sides) => {
                say!(words, "ending-won", sides = self.sides(sides), rounds = rounds, why = why)
            }
            Outcome::Draw => say!(words, "ending-drawn", rounds = rounds, why = why),
        }];
        told.extend(self.turning_points(summary));
        told
    }

    /// Who fell first, and when the odds tipped: as far as there is something to tell.
    pub fn turning_points(&self, summary: &Summary) -> Vec<String> {
        let words = &self.words;
        let first = summary.first_fallen.map(|first| {
            let (who, round) = (self.noun(first.who), first.round);
            match first.by {
                Some(by) => say!(words, "ending-first-by", who = who, round = round, by = self.noun(by)),
                None => say!(words, "ending-first", who = who, round = round),
            }
        });
        let tipped = summary.tipped.map(|tipping| match tipping.who {
            Some(who) => say!(words, "ending-tipped", who = self.noun(who), round = tipping.round),
            None => say!(words, "ending-tipped-at-once"),
        });
        first.into_iter().chain(tipped).collect()
    }

    /// In what state a combatant is now, and what they have spent.
    pub fn fared(&self, table: &Table<'_>, who: CombatantId, fared: &Fared) -> String {
        let words = &self.words;
        let mut parts = vec![match fared.fate {
            Some(fate) if fate.is_able() && fared.after.flees => say!(words, "ending-flees"),
            Some(fate) if fate.is_able() && fared.fell_in.is_some() => say!(words, "ending-able-again"),
            Some(fate) => self.tell(&fate),
            None => String::new(),
        }];
        for supply in Supply::ALL {
            let before = fared.before.as_ref().and_then(|stock| stock.amount(supply)).unwrap_or(0);
            let Some(after) = fared.after.amount(supply) else { continue };
            let what = words.supply(supply);
            parts.extend(match after.cmp(&before) {
                Ordering::Less => {
                    Some(say!(words, "ending-spent", what = what, before = before, after = after))
                }
                Ordering::Greater => {
                    Some(say!(words, "ending-rose", what = what, before = before, after = after))
                }
                Ordering::Equal => (supply == Supply::HitPoints)
                    .then(|| say!(words, "ending-kept", what = what, after = after)),
            });
        }
        parts.extend(self.scars(table, who));
        say!(words, "lasting", who = self.noun(who), what = words.list(parts))
    }

    /// A round of a battle in a line: the harm that each side suffered, and who fell. None where nothing of that happened.
    pub fn round_in_brief(&self, account: &Account, round: usize) -> Option<String> {
        let words = &self.words;
        let harm = account.rounds.get(round)?.iter().zip(self.muster.scenario.side_ids());
        let harm = harm.filter(|(harm, _)| **harm > 0);
        let mut parts: Vec<String> = harm
            .map(|(harm, side)| say!(words, "brief-harm", side = self.side_noun(side), harm = *harm))
            .collect();
        let falls = account.falls.iter().filter(|fall| usize::from(fall.round) == round);
        let falls = falls.map(|fall| (fall.fact, self.fall_in_brief(fall)));
        let broken = account.broken.iter().filter(|broken| usize::from(broken.round) == round);
        let broken =
            broken.map(|broken| (broken.fact, say!(words, "brief-broken", who = self.noun(broken.who))));
        let mut out: Vec<(usize, String)> = falls.chain(broken).collect();
        out.sort_by_key(|(fact, _)| *fact);
        parts.extend(out.into_iter().map(|(_, told)| told));
        let moved = account.things.iter().filter(|moved| usize::from(moved.round) == round);
        parts.extend(moved.filter_map(|moved| self.thing_in_brief(moved)));
        (!parts.is_empty()).then(|| say!(words, "brief-round", round = round, what = words.remarks(parts)))
    }

    /// Who took a thing, or carried it off; none if it only fell.
    fn thing_in_brief(&self, moved: &Moved) -> Option<String> {
        let words = &self.words;
        let thing = self.weapon_noun(self.muster.armoury_id(moved.thing));
        match moved.to {
            Whereabouts::Lies(_) => None,
            Whereabouts::With(who) => Some(say!(words, "brief-taken", thing = thing, who = self.noun(who))),
            Whereabouts::Away(who) => Some(say!(words, "thing-away", thing = thing, who = self.noun(who))),
        }
    }

    fn fall_in_brief(&self, fall: &Fall) -> String {
        let words = &self.words;
        let (who, fate) = (self.noun(fall.who), self.tell(&fall.at_first));
        let told = match fall.by {
            Some(by) => say!(words, "brief-fall-by", who = who, fate = fate, by = self.noun(by)),
            None => say!(words, "brief-fall", who = who, fate = fate),
        };
        match fall.after {
            AfterFall::Lay if fall.fate != fall.at_first => {
                say!(words, "brief-became", fall = told, fate = self.tell(&fall.fate))
            }
            AfterFall::FoughtOn => say!(words, "brief-fought-on", fall = told),
            AfterFall::Lay | AfterFall::Saved => told,
        }
    }
}

impl Words {
    /// What a supply is called.
    pub fn supply(&self, supply: Supply) -> String {
        match supply {
            Supply::HitPoints => say!(self, "supply-hit-points"),
            Supply::Injuries => say!(self, "supply-injuries"),
            Supply::Fatigue => say!(self, "supply-fatigue"),
            Supply::Stress => say!(self, "supply-stress"),
            Supply::LostPoints => say!(self, "supply-lost-points"),
            Supply::Uses => say!(self, "supply-uses"),
            Supply::Light => say!(self, "supply-light"),
            Supply::Weapons => say!(self, "supply-weapons"),
        }
    }
}

/// The word by which messages tell apart what put somebody out of the fight.
const fn out(how: Out) -> &'static str {
    match how {
        Out::Felled => "felled",
        Out::LostNerve => "nerve",
        Out::Left => "left",
    }
}
