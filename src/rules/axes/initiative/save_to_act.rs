//! Player characters save to act before their opponents (`Initiative::Save`). Those who succeed go first, then the
//! opponents, then the others. In rounds without saves, all player characters go before their opponents, or after
//! them (`Initiative::Parts`).

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Change, Check, CombatantId, Purpose, SideId, clauses};
use crate::dice::Rolled;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::initiative::{InitiativeRule, SaveToActBefore, WhenSaved, WhoLater};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;
use crate::rules::table::turn::SidePart;

/// The saves of the combatants who may act before their opponents, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SavesToAct {
    ability: Ability,
    /// The combatants who still have to save, the next one last.
    ahead: Vec<(CombatantId, Check)>,
    /// The combatants who have succeeded.
    quick: Vec<CombatantId>,
}

impl SaveToActBefore {
    fn is_due(self, round: u16) -> bool {
        self.rolled == WhenSaved::EveryRound || round <= 1
    }
}

impl Table<'_> {
    fn saves_to_act(&self) -> Option<SaveToActBefore> {
        match &self.muster.book.initiative.take {
            InitiativeRule::SaveToActBefore(rule) => Some(*rule),
            _ => None,
        }
    }

    /// Whether a side belongs to the players.
    pub fn is_players(&self, side: SideId) -> bool {
        self.muster.is_players(side)
    }

    /// Whether a combatant makes the saves that heroes make: every hero, or the players' side where there are no
    /// heroes.
    fn saves_like_a_hero(&self, who: CombatantId) -> bool {
        let has_heroes = self.everybody().any(|who| self.sheet(who).hero);
        if has_heroes { self.sheet(who).hero } else { self.is_players(self.side(who)) }
    }

    /// The saves that must be made before anybody acts in this round.
    pub fn saves_due(&self) -> Option<SavesToAct> {
        let rule = self.saves_to_act()?;
        if self.turn.is_ruled || self.turn.quick.is_some() || !rule.is_due(self.turn.round) {
            return None;
        }
        let savers = self.able().map(|(who, _)| who).filter(|who| self.saves_like_a_hero(*who));
        let mut ahead: Vec<_> =
            savers.map(|who| (who, self.save(who, Axis::Initiative, rule.ability))).collect();
        ahead.reverse();
        Some(SavesToAct { ability: rule.ability, ahead, quick: Vec::new() })
    }

    /// The parts of a round, each belonging to one side, where heroes may act before their opponents; none under
    /// other rules.
    pub fn parts_of_round(&self) -> Option<Vec<(SideId, SidePart)>> {
        let rule = self.saves_to_act()?;
        let sides = || self.turn.sides.iter().copied();
        if self.turn.is_ambushed() || self.turn.is_ruled {
            return Some(sides().map(|side| (side, SidePart::All)).collect());
        }
        let players = || sides().filter(|side| self.is_players(*side));
        let all = |side: SideId| (side, SidePart::All);
        let enemies = sides().filter(|side| !self.is_players(*side)).map(all);
        Some(match (rule.is_due(self.turn.round), rule.later) {
            (true, _) => {
                let quick = players().map(|side| (side, SidePart::Quick));
                quick.chain(enemies).chain(players().map(|side| (side, SidePart::Slow))).collect()
            }
            (false, WhoLater::HeroesFirst) => players().map(all).chain(enemies).collect(),
            (false, WhoLater::EnemiesFirst) => enemies.chain(players().map(all)).collect(),
        })
    }
}

impl SavesToAct {
    /// Continues with a roll.
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step<Self> {
        if let Some(rolled) = rolled
            && let Some((who, _)) = self.ahead.pop()
            && rolled.succeeds
        {
            self.quick.push(who);
        }
        let Some((who, check)) = self.ahead.last().cloned() else {
            return Step::Done(Ending::of(vec![Change::Quick { who: self.quick }.into()]));
        };
        let ask = Ask {
            who: Some(who),
            purpose: Purpose::Save(self.ability),
            clause: clauses::Initiative::Save.into(),
            check,
            matters: RelevantResult::Success,
        };
        Step::Ask(self, ask)
    }
}
