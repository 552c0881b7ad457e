//! The combatants side by side, as every reader finds them: copies of their components, which Apply keeps equal to those in the
//! world.

use crate::battle::{BodyItem, BodyState, CombatantId, Planned};

/// Copies of the components of all combatants, in roster order.
#[derive(Clone, Debug, Default)]
pub struct Bodies {
    now: Vec<BodyState>,
    /// For each combatant, what they plan.
    planned: Vec<Plan>,
}

/// A combatant who plans their round, as they will be once they have done what they have planned so far.
#[derive(Clone, Debug, Default)]
struct Plan {
    /// Whether they plan anything. If not, the state is only kept for its memory.
    is_made: bool,
    state: Option<Box<BodyState>>,
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
        let plan = self.planned.get(who.index()).filter(|plan| plan.is_made);
        plan.and_then(|plan| plan.state.as_deref()).or_else(|| self.get(who))
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
        self.change(who, |now| now.clone_from(state));
    }

    fn change(&mut self, who: CombatantId, change: impl FnOnce(&mut BodyState)) {
        if let (Some(now), Some(plan)) = (self.now.get_mut(who.index()), self.planned.get_mut(who.index())) {
            change(now);
            plan.make_for(now);
        }
    }

    /// Adds a combatant who joins the roster.
    pub fn push(&mut self, state: BodyState) {
        let mut plan = Plan::default();
        plan.make_for(&state);
        self.planned.push(plan);
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

impl Plan {
    /// Takes in what a combatant in this state plans.
    fn make_for(&mut self, now: &BodyState) {
        let planned = now.intent.as_ref().and_then(|intent| intent.planned.as_ref());
        self.is_made = planned.is_some();
        let Some(Planned { place, posture, turn_budget, arms }) = planned else { return };
        let state = self.state.get_or_insert_with(|| Box::new(now.clone()));
        (**state).clone_from(now);
        (state.place, state.posture, state.turn_budget) = (*place, *posture, *turn_budget);
        state.arms.clone_from(arms);
    }
}
