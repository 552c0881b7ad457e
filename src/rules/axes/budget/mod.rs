//! What a turn may hold, and what each deed takes out of it.

mod active_move_quick;
mod engaged_or_free;
mod full_swift_free;
mod move_and_action;
mod weapons;

use crate::battle::{ActionCost, ArmourWeight, Clause, CombatantId, Cost, DeedKind, Purse, Refusal, clauses};
use crate::rules::choices::budget::{BudgetRule, Course, FullSwiftFree};
use crate::rules::table::Table;

/// What somebody is about to spend part of a turn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The kind of deed; none where it takes nothing.
    pub kind: Option<DeedKind>,
    /// What it takes where the budget does not list its kind.
    pub effort: Effort,
    /// What of a turn it is where the budget counts blows, evasions and moves; none where it may come at any time.
    pub course: Option<Course>,
}

/// What a deed takes of a turn where a budget does not list its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// An action.
    Action,
    /// A few words.
    Words,
    /// A step of the movement.
    Step,
    /// As much movement as there is in a move.
    WholeMove,
}

impl BudgetRule {
    /// What a purse holds when a turn begins.
    pub fn full(&self, pace: u16) -> Purse {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.full(pace),
            BudgetRule::FullSwiftFree(rule) => rule.full(),
            BudgetRule::EngagedOrFree(rule) => rule.full(pace),
            BudgetRule::ActiveMoveQuick(rule) => rule.full(pace),
        }
    }

    /// What a purse holds for one who merely prepares itself with so many swift actions; none where the book knows
    /// no action as small.
    pub const fn prepares(&self, swift: u8) -> Option<Purse> {
        match self {
            BudgetRule::FullSwiftFree(rule) => Some(rule.prepares(swift)),
            BudgetRule::MoveAndAction(_) | BudgetRule::EngagedOrFree(_) => None,
            BudgetRule::ActiveMoveQuick(rule) => Some(rule.prepares(swift)),
        }
    }

    /// How many steps in all a purse can still be turned into.
    pub fn all_steps(&self, purse: Purse, pace: u16) -> u16 {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.all_steps(purse, pace),
            BudgetRule::FullSwiftFree(_) => FullSwiftFree::all_steps(purse, pace),
            BudgetRule::EngagedOrFree(rule) => rule.all_steps(purse, pace),
            BudgetRule::ActiveMoveQuick(rule) => rule.all_steps(purse, pace),
        }
    }

    /// How many steps a purse can be turned into so that an action is left for something else.
    pub fn free_steps(&self, purse: Purse, pace: u16) -> u16 {
        match self {
            BudgetRule::MoveAndAction(_) | BudgetRule::ActiveMoveQuick(_) | BudgetRule::EngagedOrFree(_) => {
                purse.steps
            }
            BudgetRule::FullSwiftFree(_) => FullSwiftFree::free_steps(purse, pace),
        }
    }

    /// The rule by which deeds without one of their own are paid for.
    pub fn clause_of_deeds(&self) -> Clause {
        match self {
            BudgetRule::MoveAndAction(_) => clauses::Budget::Action.into(),
            BudgetRule::FullSwiftFree(_) | BudgetRule::ActiveMoveQuick(_) => clauses::Budget::Deeds.into(),
            BudgetRule::EngagedOrFree(_) => clauses::Budget::Advance.into(),
        }
    }

    /// Whether what is not walked of a move is lost with the next deed.
    pub fn forfeits_steps(&self) -> bool {
        match self {
            BudgetRule::MoveAndAction(_) | BudgetRule::ActiveMoveQuick(_) | BudgetRule::EngagedOrFree(_) => {
                false
            }
            BudgetRule::FullSwiftFree(_) => true,
        }
    }

    /// What walking so many steps takes out of a purse.
    ///
    /// # Errors
    /// The purse does not reach so far.
    pub fn walk(&self, purse: Purse, pace: u16, steps: u16) -> Result<Cost, Refusal> {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.walk(purse, pace, steps),
            BudgetRule::FullSwiftFree(_) => FullSwiftFree::walk(purse, pace, steps),
            BudgetRule::EngagedOrFree(rule) => rule.walk(purse, pace, steps),
            BudgetRule::ActiveMoveQuick(rule) => rule.walk(purse, pace, steps),
        }
    }

    /// What a deed other than walking takes out of a purse.
    ///
    /// # Errors
    /// The purse does not hold it.
    pub fn price(&self, purse: Purse, pace: u16, task: Task) -> Result<Cost, Refusal> {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.price(purse, pace, task),
            BudgetRule::FullSwiftFree(rule) => rule.price(purse, task.kind),
            BudgetRule::EngagedOrFree(rule) => rule.price(purse, pace, task),
            BudgetRule::ActiveMoveQuick(rule) => rule.price(purse, pace, task),
        }
    }

    /// What putting armour of some weight on or off takes out of a purse.
    ///
    /// # Errors
    /// The purse does not hold it, or one does no such thing in a battle.
    pub fn price_armour(&self, purse: Purse, weight: ArmourWeight) -> Result<Cost, Refusal> {
        match self {
            BudgetRule::MoveAndAction(_) | BudgetRule::ActiveMoveQuick(_) | BudgetRule::EngagedOrFree(_) => {
                Err(Refusal::NotInThisBook)
            }
            BudgetRule::FullSwiftFree(rule) => rule.price_armour(purse, weight),
        }
    }

    /// What a deed takes that needs a whole turn, with nothing done in it before.
    ///
    /// # Errors
    /// Something has been done in it.
    pub fn whole_turn(&self, purse: Purse, pace: u16) -> Result<Cost, Refusal> {
        let all = self.full(pace);
        let is_whole = (purse.main, purse.swift, purse.free) == (all.main, all.swift, all.free)
            && purse.steps >= all.steps;
        if !is_whole {
            return Err(Refusal::NoAction);
        }
        let (swift, free) = (all.swift.cast_signed(), all.free.cast_signed());
        Ok(Cost { main: all.main, swift, free, forfeits: true, ..Cost::default() })
    }

    /// Whether a deed is one of those that the budget puts a price on by name.
    fn lists(&self, deed: DeedKind) -> bool {
        match self {
            BudgetRule::MoveAndAction(rule) => deed == DeedKind::Switch && rule.swap_takes_action,
            BudgetRule::EngagedOrFree(_) => false,
            BudgetRule::FullSwiftFree(rule) => rule.lists(deed),
            BudgetRule::ActiveMoveQuick(rule) => rule.lists(deed),
        }
    }
}

impl BudgetRule {
    /// What something takes out of a purse that says itself which action it is done with.
    ///
    /// # Errors
    /// The purse does not hold it.
    pub fn price_of(&self, purse: Purse, pace: u16, cost: ActionCost) -> Result<Cost, Refusal> {
        match (self, cost) {
            (BudgetRule::FullSwiftFree(rule), cost) => rule.price_of(purse, cost),
            // Where there is one action for everything, what takes no time takes nothing of it.
            (BudgetRule::MoveAndAction(_) | BudgetRule::EngagedOrFree(_), ActionCost::Free) => {
                Ok(Cost::default())
            }
            (
                BudgetRule::MoveAndAction(_) | BudgetRule::EngagedOrFree(_),
                ActionCost::Full | ActionCost::Swift,
            ) => {
                if purse.main > 0 {
                    Ok(Cost { main: 1, ..Cost::default() })
                } else {
                    Err(Refusal::NoAction)
                }
            }
            (BudgetRule::ActiveMoveQuick(rule), cost) => rule.price_of(purse, pace, cost),
        }
    }
}

impl Table<'_> {
    /// The budget in force.
    pub fn budget(&self) -> &BudgetRule {
        &self.muster.book.budget.take
    }

    /// What one may still spend: all but what is kept back for something readied.
    pub fn spare(&self, who: CombatantId) -> Option<Purse> {
        let mut purse = *self.body(who)?.purse;
        purse.spend(self.kept_back(who));
        Some(purse)
    }

    /// What something takes out of what one may still spend.
    ///
    /// # Errors
    /// What one may spend does not reach; or it would, if nothing were kept back.
    pub fn pay(
        &self,
        who: CombatantId,
        price: impl Fn(Purse) -> Result<Cost, Refusal>,
    ) -> Result<Cost, Refusal> {
        let whole = *self.body(who).ok_or(Refusal::NoSuchCombatant)?.purse;
        let spare = self.spare(who).unwrap_or(whole);
        price(spare).map_err(|why| {
            let is_kept_back = spare != whole && price(whole).is_ok();
            if is_kept_back { Refusal::KeptBack } else { why }
        })
    }

    /// How many steps one could still walk this turn, everything given up for it.
    pub fn steps_left(&self, who: CombatantId) -> u16 {
        let Some(purse) = self.spare(who).filter(|_| self.bound_by(who).is_none()) else { return 0 };
        match self.budget() {
            BudgetRule::EngagedOrFree(rule) => self.steps_by_nearness(who, rule),
            budget => budget.all_steps(purse, self.pace(who)),
        }
    }

    /// How many steps one could walk and still do something else.
    pub fn free_steps(&self, who: CombatantId) -> u16 {
        let Some(purse) = self.spare(who).filter(|_| self.bound_by(who).is_none()) else { return 0 };
        match self.budget() {
            BudgetRule::EngagedOrFree(_) => self.steps_of_advance(who),
            budget => budget.free_steps(purse, self.pace(who)),
        }
    }
}

impl Purse {
    /// Takes a cost out.
    pub fn spend(&mut self, cost: Cost) {
        if cost.forfeits {
            self.steps = 0;
        }
        self.steps = (self.steps + cost.bought).saturating_sub(cost.steps);
        self.main = self.main.saturating_sub(cost.main);
        self.swift = self.swift.saturating_add_signed(-cost.swift);
        self.free = self.free.saturating_add_signed(-cost.free);
        self.reaction = self.reaction.saturating_sub(cost.reaction);
    }
}
