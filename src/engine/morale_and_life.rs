//! Applies what happens to morale and life: alarms, morale that breaks or returns, dying combatants who are saved or
//! lose a chance, corruption and rest. A part of Apply.

use super::apply::Changing;
use super::frame::{Flight, Frame, Run, Settling};
use crate::battle::{
    Change, Clause, CombatantId, DyingState, Fate, Happening, MoraleChange, MoraleOrLife, MoraleState,
    SideSet, clauses,
};
use crate::dice::Edge;

impl Changing<'_, '_, '_> {
    pub(super) fn change_morale_or_life(&mut self, event: MoraleOrLife, clause: Option<Clause>) {
        let happening = Happening::MoraleOrLife { event };
        match event {
            MoraleOrLife::Alarm { side, cause } => {
                self.causes.note(side, cause);
                // An alarm that shakes nobody is not told, and no other side knows what alarms a side.
                if clause.is_some() {
                    self.story.0.tell(happening, clause, SideSet::only(side));
                }
                return;
            }
            MoraleOrLife::MoraleCheck { who, cause } => {
                self.stack.push(Frame::from(Flight::MoraleCheck(vec![who], cause)))
            }
            MoraleOrLife::MoraleChanges { who, change } => return self.change_morale(who, change, clause),
            MoraleOrLife::Runs { who } => self.stack.push(Frame::from(Flight::Run(Run::of(who)))),
            MoraleOrLife::Saved { who, healed } => {
                let stays = self.muster.book.aftermath.take.waits_for_the_end()
                    || self.muster.book.keeps_the_saved_down();
                let dying = if stays { DyingState::Saved } else { DyingState::Far };
                self.change(who, |body| body.dying.as_mut().map(|old| **old = dying));
                self.stack.push(Frame::from(Settling::Saved(who, healed)));
            }
            MoraleOrLife::Exposed { who, weapon } => {
                self.stack.push(Frame::from(Settling::Sickens(who, Some(weapon))))
            }
            MoraleOrLife::Sickens { who } => self.stack.push(Frame::from(Settling::Sickens(who, None))),
            MoraleOrLife::Rests { who } => self.rest(who),
            MoraleOrLife::ChanceLost { who } => {
                self.change(who, |body| {
                    if let Some(chances) = body.chances.as_mut().filter(|chances| !chances.left.is_empty()) {
                        chances.left.remove(0);
                    }
                });
            }
            MoraleOrLife::Tended { who } => {
                self.change(who, |body| {
                    if let Some(chances) = &mut body.chances {
                        chances.left.fill(Edge::Favoured);
                    }
                });
            }
            MoraleOrLife::FightEnds => {}
        }
        self.tell(happening, clause);
    }

    fn rest(&mut self, who: CombatantId) {
        let conditions = self.change(who, |body| body.conditions.0.clone()).unwrap_or_default();
        for condition in conditions.into_iter().filter(|condition| condition.kind.ends_with_rest()) {
            self.apply(Change::EndCondition { who, condition }.into());
        }
    }

    fn change_morale(&mut self, who: CombatantId, change: MoraleChange, clause: Option<Clause>) {
        let before = self.change(who, |body| {
            let morale = body.morale.as_mut()?;
            let before = **morale;
            **morale = match (change, before) {
                (MoraleChange::Breaks, MoraleState::Steady) => MoraleState::Flees { held_back: 0 },
                (MoraleChange::Rallies, _) => MoraleState::Steady,
                (MoraleChange::HeldBack, MoraleState::Flees { held_back }) => {
                    MoraleState::Flees { held_back: held_back.saturating_add(1) }
                }
                (MoraleChange::Breaks | MoraleChange::HeldBack, before) => before,
            };
            Some((before, **morale))
        });
        self.tell(Happening::MoraleOrLife { event: MoraleOrLife::MoraleChanges { who, change } }, clause);
        if change == MoraleChange::Breaks {
            self.let_things_fall(who);
        }
        let tries = self.muster.book.morale.take.tries();
        if let Some((_, MoraleState::Flees { held_back })) = before.flatten()
            && tries.is_some_and(|tries| held_back >= tries)
        {
            self.fate(who, Fate::Surrendered, Some(clauses::Morale::Flees.into()));
        }
    }

    /// How near to death a combatant is who goes down now.
    pub(super) fn deadline(&self) -> DyingState {
        let rounds = self.muster.book.dead_after();
        rounds.map_or(DyingState::Far, |rounds| DyingState::DiesAfter(self.turn.now().saturating_add(rounds)))
    }
}
