//! What a turn allows, and what each deed costs.

mod active_move_quick;
mod engaged_or_free;
mod full_swift_free;
mod move_and_action;
mod weapons;

use crate::battle::{
    ActionCost, ArmourWeight, Clause, CombatantId, Cost, DeedKind, Refusal, TurnBudget, clauses,
};
use crate::rules::choices::budget::{BudgetRule, Course, FullSwiftFree};
use crate::rules::table::Table;

/// What a combatant is about to spend part of a turn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The kind of deed; none where it costs nothing.
    pub kind: Option<DeedKind>,
    /// What it costs where the budget does not list its kind.
    pub effort: Effort,
    /// The course that it belongs to, where the budget allows certain courses in a turn; none where it may be done at
    /// any time.
    pub course: Option<Course>,
}

/// What a deed costs where a budget does not list its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// An action.
    Action,
    /// A few words.
    Words,
    /// A step of the movement.
    Step,
    /// As much movement as a whole move.
    WholeMove,
}

impl BudgetRule {
    /// What a turn budget holds when a turn begins.
    pub fn full(&self, pace: u16) -> TurnBudget {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.full(pace),
            BudgetRule::FullSwiftFree(rule) => rule.full(),
            BudgetRule::EngagedOrFree(rule) => rule.full(pace),
            BudgetRule::ActiveMoveQuick(rule) => rule.full(pace),
        }
    }

    /// What a turn budget holds for a combatant who only prepares, with so many swift actions; none where the book knows no
    /// action as small.
    pub const fn prepares(&self, swift: u8) -> Option<TurnBudget> {
        match self {
            BudgetRule::FullSwiftFree(rule) => Some(rule.prepares(swift)),
            BudgetRule::MoveAndAction(_) | BudgetRule::EngagedOrFree(_) => None,
            BudgetRule::ActiveMoveQuick(rule) => Some(rule.prepares(swift)),
        }
    }

    /// How many steps a turn budget can still buy in all.
    pub fn all_steps(&self, turn_budget: TurnBudget, pace: u16) -> u16 {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.all_steps(turn_budget, pace),
            BudgetRule::FullSwiftFree(_) => FullSwiftFree::all_steps(turn_budget, pace),
            BudgetRule::EngagedOrFree(rule) => rule.all_steps(turn_budget, pace),
            BudgetRule::ActiveMoveQuick(rule) => rule.all_steps(turn_budget, pace),
        }
    }

    /// How many steps a turn budget can buy so that an action is left for something else.
    pub fn free_steps(&self, turn_budget: TurnBudget, pace: u16) -> u16 {
        match self {
            BudgetRule::MoveAndAction(_) | BudgetRule::ActiveMoveQuick(_) | BudgetRule::EngagedOrFree(_) => {
                turn_budget.steps
            }
            BudgetRule::FullSwiftFree(_) => FullSwiftFree::free_steps(turn_budget, pace),
        }
    }

    /// The rule that sets the price of deeds that have no rule of their own for it.
    pub fn clause_of_deeds(&self) -> Clause {
        match self {
            BudgetRule::MoveAndAction(_) => clauses::Budget::Action.into(),
            BudgetRule::FullSwiftFree(_) | BudgetRule::ActiveMoveQuick(_) => clauses::Budget::Deeds.into(),
            BudgetRule::EngagedOrFree(_) => clauses::Budget::Advance.into(),
        }
    }

    /// Whether the rest of a move is lost with the next deed.
    pub fn forfeits_steps(&self) -> bool {
        match self {
            BudgetRule::MoveAndAction(_) | BudgetRule::ActiveMoveQuick(_) | BudgetRule::EngagedOrFree(_) => {
                false
            }
            BudgetRule::FullSwiftFree(_) => true,
        }
    }

    /// What walking so many steps costs.
    ///
    /// # Errors
    /// The turn budget does not reach so far.
    pub fn walk(&self, turn_budget: TurnBudget, pace: u16, steps: u16) -> Result<Cost, Refusal> {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.walk(turn_budget, pace, steps),
            BudgetRule::FullSwiftFree(_) => FullSwiftFree::walk(turn_budget, pace, steps),
            BudgetRule::EngagedOrFree(rule) => rule.walk(turn_budget, pace, steps),
            BudgetRule::ActiveMoveQuick(rule) => rule.walk(turn_budget, pace, steps),
        }
    }

    /// What a deed other than walking costs.
    ///
    /// # Errors
    /// The turn budget does not hold it.
    pub fn price(&self, turn_budget: TurnBudget, pace: u16, task: Task) -> Result<Cost, Refusal> {
        match self {
            BudgetRule::MoveAndAction(rule) => rule.price(turn_budget, pace, task),
            BudgetRule::FullSwiftFree(rule) => rule.price(turn_budget, task.kind),
            BudgetRule::EngagedOrFree(rule) => rule.price(turn_budget, pace, task),
            BudgetRule::ActiveMoveQuick(rule) => rule.price(turn_budget, pace, task),
        }
    }

    /// What putting armour of a weight on or off costs.
    ///
    /// # Errors
    /// The turn budget does not hold it, or armour is not changed in battle in this book.
    pub fn price_armour(&self, turn_budget: TurnBudget, weight: ArmourWeight) -> Result<Cost, Refusal> {
        match self {
            BudgetRule::MoveAndAction(_) | BudgetRule::ActiveMoveQuick(_) | BudgetRule::EngagedOrFree(_) => {
                Err(Refusal::NotInThisBook)
            }
            BudgetRule::FullSwiftFree(rule) => rule.price_armour(turn_budget, weight),
        }
    }

    /// The cost of a deed that needs a whole turn in which nothing has been done yet.
    ///
    /// # Errors
    /// Something has been done in this turn.
    pub fn whole_turn(&self, turn_budget: TurnBudget, pace: u16) -> Result<Cost, Refusal> {
        let all = self.full(pace);
        let is_whole = (turn_budget.main, turn_budget.swift, turn_budget.free)
            == (all.main, all.swift, all.free)
            && turn_budget.steps >= all.steps;
        if !is_whole {
            return Err(Refusal::NoAction);
        }
        let (swift, free) = (all.swift.cast_signed(), all.free.cast_signed());
        Ok(Cost { main: all.main, swift, free, forfeits: true, ..Cost::default() })
    }

    /// Whether the budget puts a price on a kind of deed by name.
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
    /// The cost of something that names the kind of action it takes.
    ///
    /// # Errors
    /// The turn budget does not hold it.
    pub fn price_of(&self, turn_budget: TurnBudget, pace: u16, cost: ActionCost) -> Result<Cost, Refusal> {
        match (self, cost) {
            (BudgetRule::FullSwiftFree(rule), cost) => rule.price_of(turn_budget, cost),
            // Where one action serves for everything, a free action costs nothing.
            (BudgetRule::MoveAndAction(_) | BudgetRule::EngagedOrFree(_), ActionCost::Free) => {
                Ok(Cost::default())
            }
            (
                BudgetRule::MoveAndAction(_) | BudgetRule::EngagedOrFree(_),
                ActionCost::Full | ActionCost::Swift,
            ) => {
                if turn_budget.main > 0 {
                    Ok(Cost { main: 1, ..Cost::default() })
                } else {
                    Err(Refusal::NoAction)
                }
            }
            (BudgetRule::ActiveMoveQuick(rule), cost) => rule.price_of(turn_budget, pace, cost),
        }
    }
}

impl Table<'_> {
    /// The budget in force.
    pub fn budget(&self) -> &BudgetRule {
        &self.muster.book.budget.take
    }

    /// What a combatant may still spend: all but what is kept back for a readied deed.
    pub fn spare(&self, who: CombatantId) -> Option<TurnBudget> {
        let mut turn_budget = self.body(who)?.turn_budget;
        if let Some(kept) = self.kept_back(who) {
            turn_budget.spend(kept);
        }
        Some(turn_budget)
    }

    /// What something costs, paid from what the combatant may still spend.
    ///
    /// # Errors
    /// The turn budget does not reach; or it would, if nothing were kept back.
    pub fn pay(
        &self,
        who: CombatantId,
        price: impl Fn(TurnBudget) -> Result<Cost, Refusal>,
    ) -> Result<Cost, Refusal> {
        let whole = self.body(who).ok_or(Refusal::NoSuchCombatant)?.turn_budget;
        let spare = self.spare(who).unwrap_or(whole);
        price(spare).map_err(|why| {
            let is_kept_back = spare != whole && price(whole).is_ok();
            if is_kept_back { Refusal::KeptBack } else { why }
        })
    }

    /// How many steps a combatant could still walk this turn if they gave up everything else.
    pub fn steps_left(&self, who: CombatantId) -> u16 {
        let Some(turn_budget) = self.spare(who).filter(|_| self.bound_by(who).is_none()) else { return 0 };
        match self.budget() {
            BudgetRule::EngagedOrFree(rule) => self.steps_by_nearness(who, rule),
            budget => budget.all_steps(turn_budget, self.pace(who)),
        }
    }

    /// The same, by several moves where one does not use up all that may be spent on walking.
    pub fn steps_of_turn(&self, who: CombatantId) -> u16 {
        match (self.budget(), self.spare(who)) {
            (BudgetRule::FullSwiftFree(_), Some(turn_budget)) if self.bound_by(who).is_none() => {
                FullSwiftFree::steps_of_turn(turn_budget, self.pace(who))
            }
            _ => self.steps_left(who),
        }
    }

    /// How many steps a combatant could walk and still do something else.
    pub fn free_steps(&self, who: CombatantId) -> u16 {
        let Some(turn_budget) = self.spare(who).filter(|_| self.bound_by(who).is_none()) else { return 0 };
        match self.budget() {
            BudgetRule::EngagedOrFree(_) => self.steps_of_advance(who),
            budget => budget.free_steps(turn_budget, self.pace(who)),
        }
    }
}

impl TurnBudget {
    pub fn spend(&mut self, cost: Cost) {
        if cost.forfeits {
            self.steps = 0;
        }
        self.steps = (self.steps + cost.bought).saturating_sub(cost.steps);
        self.ran |= cost.bought > 0;
        self.main = self.main.saturating_sub(cost.main);
        self.swift = self.swift.saturating_add_signed(-cost.swift);
        self.free = self.free.saturating_add_signed(-cost.free);
        self.reaction = self.reaction.saturating_sub(cost.reaction);
    }
}
