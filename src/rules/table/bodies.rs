//! The combatants side by side, as every reader finds them: copies of their components, which Apply keeps equal to those in the
//! world.

use crate::battle::{BodyItem, BodyState, CombatantId, Planned};

/// Copies of the components of all combatants, in roster order.
#[derive(Clone, Debug, Default)]
pub struct Bodies {
    now: Vec<BodyState>,
    /// The combatants who plan their round, as they will be once they have done what they have planned so far.
    planned: Vec<Option<Box<BodyState>>>,
}

impl Bodies {
    /// The state of every combatant.
    pub fn all(&self) -> &[BodyState] {
        &self.now
    }

    pub const fn len(&self) -> usize {
        self.now.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.now.is_empty()
    }

    #[inline]
    pub fn get(&self, who: CombatantId) -> Option<&BodyState> {
        self.now.get(who.index())
    }

    /// A combatant as they will be after the deeds that they have planned.
    pub fn as_planned(&self, who: CombatantId) -> Option<&BodyState> {
        let planned = self.planned.get(who.index())?;
        planned.as_deref().or_else(|| self.get(who))
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (CombatantId, &BodyState)> {
        (0..).map(CombatantId::at).zip(&self.now)
    }

    /// Copies those components of a combatant that have just been changed.
    pub fn update(&mut self, who: CombatantId, body: &BodyItem<'_, '_>) {
        self.change(who, |now| body.copy_changed_to(now));
    }

    /// Restores the state of a combatant from a snapshot.
    pub fn restore(&mut self, who: CombatantId, state: &BodyState) {
        self.change(who, |now| now.set(state));
    }

    fn change(&mut self, who: CombatantId, change: impl FnOnce(&mut BodyState)) {
        if let (Some(now), Some(planned)) = (self.now.get_mut(who.index()), self.planned.get_mut(who.index()))
        {
            change(now);
            *planned = planned_by(now);
        }
    }

    /// Adds a combatant who joins the roster.
    pub fn push(&mut self, state: BodyState) {
        self.planned.push(planned_by(&state));
        self.now.push(state);
    }

    /// Removes the combatant who joined last.
    pub fn pop(&mut self) {
        self.planned.pop();
        self.now.pop();
    }
}

impl FromIterator<BodyState> for Bodies {
    fn from_iter<T: IntoIterator<Item = BodyState>>(states: T) -> Bodies {
        let mut bodies = Bodies::default();
        states.into_iter().for_each(|state| bodies.push(state));
        bodies
    }
}

fn planned_by(state: &BodyState) -> Option<Box<BodyState>> {
    let Planned { place, posture, turn_budget, arms } = state.intent.as_ref()?.planned.clone()?;
    Some(Box::new(BodyState { place, posture, turn_budget, arms, ..state.clone() }))
}
