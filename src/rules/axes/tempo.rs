//! Tempo: when an order is carried out. Either at once, or after everybody has declared what they are going to do:
//! first the sides against the heroes, for all to see (`Tempo::Intents`), then the others (`Tempo::Declared`).

use crate::battle::{CombatantId, Deed, Intent, Refusal, SideId};
use crate::grid::{Footprint, Pos};
use crate::rules::choices::tempo::{DeclareThenResolve, TempoRule};
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

/// The most deeds that a combatant may declare for a round.
const MOST: usize = 8;

impl TempoRule {
    /// Whether deeds are declared before they are done.
    pub const fn declares(&self) -> bool {
        matches!(self, TempoRule::DeclareThenResolve(_))
    }
}

impl Table<'_> {
    fn declaring(&self) -> Option<DeclareThenResolve> {
        match &self.muster.book.tempo.take {
            TempoRule::AtOnce => None,
            TempoRule::DeclareThenResolve(rule) => Some(*rule),
        }
    }

    /// The sides in the order in which they declare.
    pub fn sides_that_declare(&self) -> Vec<SideId> {
        let Some(rule) = self.declaring() else { return Vec::new() };
        let sides = || self.muster.scenario.side_ids();
        let enemies = sides().filter(|side| rule.enemies_show_intents && !self.is_players(*side));
        enemies.chain(sides().filter(|side| self.is_players(*side))).collect()
    }

    /// What a combatant has declared, while it binds them: it does not bind combatants who can only crawl.
    pub fn intent(&self, who: CombatantId) -> Option<&Intent> {
        let body = self.bodies.get(who).filter(|body| body.fate.is_able())?;
        body.intent.as_ref().filter(|intent| intent.binds())
    }

    /// The next combatant of the acting group who carries out what they have declared.
    pub fn next_by_intent(&self) -> Option<CombatantId> {
        let ranked = self.turn.group.iter().copied().filter(|who| !self.turn.finished.contains(who));
        let ranked = ranked.filter_map(|who| Some((self.intent(who)?.rank?, who)));
        ranked.min().map(|(_, who)| who)
    }

    /// Whether a combatant may be given orders, as far as declared deeds go.
    pub fn is_free_to_decide(&self, who: CombatantId) -> bool {
        match self.turn.phase {
            Phase::Going if self.declaring().is_some() => {
                self.intent(who).is_none()
                    && (self.turn.active == Some(who) || self.next_by_intent().is_none())
            }
            _ => true,
        }
    }

    /// Whether a combatant is still planning their round and the viewer is their own side.
    #[inline]
    pub fn is_planning_its_round(&self, who: CombatantId) -> bool {
        self.plans && self.viewer == Some(self.side(who))
    }

    /// Whether a combatant may end a move on a square, as far as others go. While a round is planned, the squares
    /// where companions have declared that they are going to be are taken already.
    #[inline]
    pub(in crate::rules) fn is_free_for(&self, who: CombatantId, square: Pos) -> bool {
        let is_there = |squares: Footprint| squares.contains(square);
        let claims = |other: &CombatantId| *other != who && self.declared_end(*other).is_some_and(is_there);
        let is_claimed = || self.turn.phase == Phase::Declaring && self.turn.finished.iter().any(claims);
        self.occupant(square).is_none_or(|other| other == who) && !is_claimed()
    }

    /// The squares where a combatant whose round is being planned is going to be.
    pub(in crate::rules::axes) fn declared_end(&self, who: CombatantId) -> Option<Footprint> {
        let deeds = self.intent(who).filter(|_| self.is_planning_its_round(who)).map(|intent| &intent.deeds);
        let end = deeds.into_iter().flatten().rev().find_map(Deed::leads_to);
        end.map(|end| self.footprint_at(who, end))
    }

    /// Whether a deed may be declared, or done in place of a declared deed that has become impossible.
    pub(in crate::rules) fn permit_by_intent(&self, who: CombatantId, deed: &Deed) -> Result<(), Refusal> {
        let is_whole_round = matches!(deed, Deed::Declare(_));
        let Some(intent) = self.bodies.get(who).and_then(|body| body.intent.as_ref()) else {
            return if is_whole_round { Err(Refusal::NotInThisBook) } else { Ok(()) };
        };
        if self.turn.phase == Phase::Declaring {
            let is_full = intent.rank.is_none() && intent.deeds.len() >= MOST;
            return if is_full && !matches!(deed, Deed::End(_)) { Err(Refusal::NoAction) } else { Ok(()) };
        }
        if is_whole_round {
            return Err(Refusal::TooLate);
        }
        let is_same = |failed: &Deed| failed.name() == deed.name();
        let is_open = intent.failed.is_empty() || intent.failed.iter().any(is_same);
        if is_open || deed.replaces_anything() { Ok(()) } else { Err(Refusal::OtherwiseDeclared) }
    }
}
