//! Circumstances: all that bears on a check at the moment (`Check::Edge`). Asked of every check just before it is rolled or
//! weighed, so that what comes between two rolls counts for the second.

use smallvec::{SmallVec, smallvec};

use crate::battle::{Check, CombatantId, Condition, Part, Purpose, Reason, Until};
use crate::dice::{Edge, Goal, Throw};
use crate::rules::conditions::Luck;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

/// What one who is about to roll has come to already, in an exchange that is weighed in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Before {
    /// Nothing: what holds for its next check and its next die holds now.
    Nothing,
    /// A success without a roll, which has left what was said of its next die.
    Assured,
    /// A roll.
    Rolled,
    /// Nothing but dice of an attack that lands whatever they show: what holds for the first of them holds for all.
    Struck,
}

impl Before {
    /// What one has come to with one more roll.
    pub const fn then(self, is_landing_die: bool, is_assured: bool) -> Before {
        match self {
            _ if is_assured => Before::Assured,
            Before::Nothing | Before::Struck if is_landing_die => Before::Struck,
            _ => Before::Rolled,
        }
    }

    /// Whether what held for the next check when all began still holds for one.
    const fn leaves_edges_to(self, purpose: Purpose) -> bool {
        match self {
            Before::Nothing => true,
            Before::Struck => matches!(purpose, Purpose::Attack { .. }),
            Before::Assured | Before::Rolled => false,
        }
    }
}

/// What is rolled for, when it comes to what bears on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempted {
    /// Who rolls; nobody where the battle itself does.
    pub who: Option<CombatantId>,
    pub purpose: Purpose,
    /// What the roller has come to in this exchange before: what holds for its next check alone may be used up.
    pub before: Before,
    /// Whether a friend's help counts wherever that friend could reach, since it reaches another whom the attack strikes.
    pub is_helped: bool,
}

/// All that bears on a check of somebody's at the moment, apart from the check itself. An exchange meets the moment in no
/// other way once it has begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Circumstances {
    /// The difficulty that the game master has set.
    difficulty: Option<Part>,
    /// What is added to a roll to hit.
    handicaps: SmallVec<[Part; 1]>,
    /// What favours or hampers it.
    edges: Edges,
    /// How it comes to be decided.
    pub luck: Luck,
}

impl Circumstances {
    /// A check with all of it.
    pub fn bear_on(&self, mut check: Check) -> Check {
        let is_rated = |part: &&mut Part| matches!(part.why, Reason::Difficulty(_));
        if let (Some(set), Some(part)) = (self.difficulty, check.threshold.iter_mut().find(is_rated)) {
            *part = set;
        }
        let is_of_twenty = matches!(check.throw, Throw::One { sides: 20, .. } | Throw::Low { sides: 20, .. });
        if is_of_twenty && check.goal != Goal::Show {
            self.handicaps.iter().for_each(|part| check.ease(*part));
        }
        if self.edges.is_empty() {
            return check;
        }
        let is_final = |edge: &&(Reason, Edge)| **edge == (Reason::GameMaster, Edge::Plain);
        if let Some(word) = self.edges.iter().find(is_final) {
            return check.with_edges(smallvec![*word]);
        }
        // A check may bring something of its own.
        let all = check.edges.iter().chain(&self.edges).copied().collect();
        check.with_edges(all)
    }
}

/// How a check, or another roll, comes to be decided.
fn luck(conditions: &[Condition], purpose: Purpose, before: Before) -> Luck {
    let mut luck = Luck::Dice;
    let has_rolled = matches!(before, Before::Rolled | Before::Struck);
    for condition in conditions.iter().filter(|_| !has_rolled) {
        match condition.kind.luck(purpose, before == Before::Nothing) {
            Some(Luck::Assured) => return Luck::Assured,
            Some(other) => luck = other,
            None => {}
        }
    }
    luck
}

impl Table<'_> {
    /// All that bears right now on what is rolled for.
    pub fn circumstances(&self, attempted: Attempted) -> Circumstances {
        let Attempted { who: Some(who), purpose, before, .. } = attempted else {
            return Circumstances::default();
        };
        let Some(body) = self.body(who) else { return Circumstances::default() };
        let (conditions, posture) = (body.conditions.0.as_slice(), *body.posture);
        let mut edges = Edges::new();
        self.add_conditions(who, conditions, attempted, &mut edges);
        self.add_burdens(who, purpose, &mut edges);
        match purpose {
            Purpose::Attack { target, weapon } => {
                self.add_position((who, posture), target, weapon, &mut edges);
            }
            Purpose::Morale { cause } => edges.extend(self.morale_edges(who, cause)),
            _ => {}
        }
        let is_whole = body.losses.is_none_or(|losses| losses.parts.is_empty());
        Circumstances {
            difficulty: if before == Before::Nothing { self.difficulty_set(conditions) } else { None },
            handicaps: if is_whole { SmallVec::new() } else { self.attack_handicaps(who, purpose) },
            edges,
            luck: luck(conditions, purpose, before),
        }
    }

    /// What conditions of one's own favour or hamper.
    fn add_conditions(
        &self,
        who: CombatantId,
        conditions: &[Condition],
        Attempted { purpose, before, is_helped, .. }: Attempted,
        edges: &mut Edges,
    ) {
        for condition in conditions {
            // Help bears on the rolls of one attack or contest alone, so nothing rolled before has used it up.
            let is_help = condition.kind.is_help();
            let is_used_up = condition.until.is_next_check() && !is_help && !before.leaves_edges_to(purpose);
            if !is_used_up && (is_helped && is_help || self.bears_on(condition, who, purpose)) {
                condition.kind.favours(self, condition.source, edges);
            }
        }
    }

    /// What the light, one's armour and one's load favour or hamper.
    fn add_burdens(&self, who: CombatantId, purpose: Purpose, edges: &mut Edges) {
        let is_placed = matches!(purpose, Purpose::Attack { weapon, .. } if self.placing(weapon).is_some());
        if let Some(edge) = self.edge_of_light(who, purpose).filter(|_| !is_placed) {
            edges.push(edge);
        }
        edges.extend(self.armour_hampers(who, purpose));
        if let Some(edge) = self.load_hampers(who, purpose) {
            edges.push(edge);
        }
    }

    /// The conditions of a roller that end with this check. Where no die was thrown, what was said of the next one still
    /// holds.
    pub fn used_up(&self, who: CombatantId, purpose: Purpose, is_thrown: bool) -> SmallVec<[Condition; 2]> {
        let Some(body) = self.body(who) else { return SmallVec::new() };
        let ends = |condition: &&Condition| {
            let is_met = is_thrown || !condition.kind.waits_for_a_die();
            is_met && condition.until.is_next_check() && self.bears_on(condition, who, purpose)
        };
        body.conditions.0.iter().filter(ends).copied().collect()
    }

    /// Whether a condition bears on a check at all, by what it favours or hampers or by how it lets it be decided.
    fn bears_on(&self, condition: &Condition, who: CombatantId, purpose: Purpose) -> bool {
        if let Until::AttackEnds(_) = condition.until {
            return matches!(purpose, Purpose::Attack { .. });
        }
        condition.kind.bears_on(self, who, condition.source, purpose)
    }

    /// Whether a roll is a die of an attack that lands whatever it shows.
    pub fn is_landing_die(&self, purpose: Purpose) -> bool {
        matches!(purpose, Purpose::Attack { .. }) && self.always_lands().is_some()
    }
}
