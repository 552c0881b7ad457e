//! Ordeals, as a part of Apply: what alarms sides, nerve that breaks or comes back, dying combatants who are saved or lose a
//! chance, sickness and rest.

use super::apply::Changing;
use super::frame::{Flight, Frame, Run, Settling};
use crate::battle::{
    Change, Clause, CombatantId, DyingState, Fate, Happening, Nerve, Ordeal, SideSet, Spirit, clauses,
};
use crate::dice::Edge;

impl Changing<'_, '_> {
    pub(super) fn befall(&mut self, ordeal: Ordeal, clause: Option<Clause>) {
        let happening = Happening::Ordeal { ordeal };
        match ordeal {
            Ordeal::Alarm { side, cause } => {
                self.noted_causes.note(side, cause);
                // An alarm that shakes nobody is not told, and no other side knows what alarms a side.
                if clause.is_some() {
                    self.story.0.tell(happening, clause, SideSet::only(side));
                }
                return;
            }
            Ordeal::Shaken { who, cause } => self.stack.push(Frame::from(Flight::Shaken(vec![who], cause))),
            Ordeal::Spirit { who, spirit } => return self.spirit(who, spirit, clause),
            Ordeal::Runs { who } => self.stack.push(Frame::from(Flight::Run(Run::of(who)))),
            Ordeal::Saved { who, healed } => {
                let stays = self.muster.book.aftermath.take.waits_for_the_end()
                    || self.muster.book.keeps_the_saved_down();
                let brink = if stays { DyingState::Saved } else { DyingState::Far };
                self.change(who, |body| body.brink.as_mut().map(|old| **old = brink));
                self.stack.push(Frame::from(Settling::Saved(who, healed)));
            }
            Ordeal::Exposed { who, weapon } => {
                self.stack.push(Frame::from(Settling::Sickens(who, Some(weapon))))
            }
            Ordeal::Sickens { who } => self.stack.push(Frame::from(Settling::Sickens(who, None))),
            Ordeal::Rests { who } => self.rest(who),
            Ordeal::ChanceLost { who } => {
                self.change(who, |body| {
                    if let Some(chances) = body.chances.as_mut().filter(|chances| !chances.left.is_empty()) {
                        chances.left.remove(0);
                    }
                });
            }
            Ordeal::Tended { who } => {
                self.change(who, |body| {
                    if let Some(chances) = &mut body.chances {
                        chances.left.fill(Edge::Favoured);
                    }
                });
            }
            Ordeal::FightEnds => {}
        }
        self.tell(happening, clause);
    }

    fn rest(&mut self, who: CombatantId) {
        let conditions = self.change(who, |body| body.conditions.0.clone()).unwrap_or_default();
        for condition in conditions.into_iter().filter(|condition| condition.kind.ends_with_rest()) {
            self.apply(Change::EndCondition { who, condition }.into());
        }
    }

    fn spirit(&mut self, who: CombatantId, spirit: Spirit, clause: Option<Clause>) {
        let before = self.change(who, |body| {
            let nerve = body.nerve.as_mut()?;
            let before = **nerve;
            **nerve = match (spirit, before) {
                (Spirit::Breaks, Nerve::Steady) => Nerve::Flees { held_back: 0 },
                (Spirit::Rallies, _) => Nerve::Steady,
                (Spirit::HeldBack, Nerve::Flees { held_back }) => {
                    Nerve::Flees { held_back: held_back.saturating_add(1) }
                }
                (Spirit::Breaks | Spirit::HeldBack, before) => before,
            };
            Some((before, **nerve))
        });
        self.tell(Happening::Ordeal { ordeal: Ordeal::Spirit { who, spirit } }, clause);
        let tries = self.muster.book.morale.take.tries();
        if let Some((_, Nerve::Flees { held_back })) = before.flatten()
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
