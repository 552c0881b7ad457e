//! The combatants side by side, as every reader finds them: copies of their components, which Apply keeps equal to those in the
//! world.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::battle::{BodyItem, BodyState, CombatantId, Planned};

/// How many numbers for states a thread takes at once, so that threads do not wait for each other.
const AT_ONCE: u64 = 1 << 20;

/// The first number that no thread has taken.
static UNTAKEN: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// The number that the next state on this thread gets. Those that can be divided by `AT_ONCE` have not been taken yet.
    static NEXT: Cell<u64> = const { Cell::new(0) };
}

/// Copies of the components of all combatants, in roster order.
#[derive(Clone, Debug, Default)]
pub struct Bodies {
    now: Vec<BodyState>,
    /// For each combatant, what they plan.
    planned: Vec<Plan>,
    /// For each combatant, the number of their state.
    numbers: Vec<u64>,
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

    /// The number of a combatant's state, and of what they plan. Two states with the same number, of any combatants in any battles,
    /// differ at most in where the combatant stands, what they spend in their turn, and what they intend.
    pub fn number(&self, who: CombatantId) -> u64 {
        self.numbers[who.index()]
    }

    /// Copies those components of a combatant that have just been changed.
    pub fn update(&mut self, who: CombatantId, body: &BodyItem<'_, '_>) {
        self.change(who, |now| body.copy_changed_to(now));
    }

    /// Copies a change of where a combatant stands, what they spend in their turn, or what they intend.
    pub fn update_passing(&mut self, who: CombatantId, change: impl FnOnce(&mut BodyState)) {
        self.change(who, |now| {
            change(now);
            false
        });
    }

    /// Restores the state of a combatant from a snapshot.
    pub fn restore(&mut self, who: CombatantId, state: &BodyState) {
        self.change(who, |now| {
            now.clone_from(state);
            true
        });
    }

    /// Changes the state of a combatant. `change` returns whether that needs a new number.
    fn change(&mut self, who: CombatantId, change: impl FnOnce(&mut BodyState) -> bool) {
        if let (Some(now), Some(plan)) = (self.now.get_mut(who.index()), self.planned.get_mut(who.index())) {
            let is_another = change(now);
            let plans_otherwise = plan.make_for(now);
            if is_another || plans_otherwise {
                self.numbers[who.index()] = next_number();
            }
        }
    }

    /// Adds a combatant who joins the roster.
    pub fn push(&mut self, state: BodyState) {
        let mut plan = Plan::default();
        plan.make_for(&state);
        self.planned.push(plan);
        self.numbers.push(next_number());
        self.now.push(state);
    }

    /// Removes the combatant who joined last.
    pub fn pop(&mut self) {
        self.planned.pop();
        self.numbers.pop();
        self.now.pop();
    }
}

fn next_number() -> u64 {
    let next = NEXT.get();
    let number =
        if next.is_multiple_of(AT_ONCE) { UNTAKEN.fetch_add(AT_ONCE, Ordering::Relaxed) } else { next };
    NEXT.set(number + 1);
    number
}

impl FromIterator<BodyState> for Bodies {
    fn from_iter<T: IntoIterator<Item = BodyState>>(states: T) -> Bodies {
        let mut bodies = Bodies::default();
        states.into_iter().for_each(|state| bodies.push(state));
        bodies
    }
}

impl Plan {
    /// Takes in what a combatant in this state plans. Returns whether they plan otherwise than before, apart from where they are
    /// going to stand and what they are going to spend. Somebody who plans nothing stays as they are.
    fn make_for(&mut self, now: &BodyState) -> bool {
        let planned = now.intent.as_ref().and_then(|intent| intent.planned.as_ref());
        let before = self.state.as_deref().filter(|_| self.is_made).unwrap_or(now);
        let (posture, arms) = planned.map_or((now.posture, &now.arms), |plan| (plan.posture, &plan.arms));
        let plans_otherwise = before.posture != posture || before.arms != *arms;
        self.is_made = planned.is_some();
        let Some(Planned { place, posture, turn_budget, arms }) = planned else { return plans_otherwise };
        let state = self.state.get_or_insert_with(|| Box::new(now.clone()));
        (**state).clone_from(now);
        (state.place, state.posture, state.turn_budget) = (*place, *posture, *turn_budget);
        state.arms.clone_from(arms);
        plans_otherwise
    }
}
