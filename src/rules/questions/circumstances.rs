//! Circumstances: everything in the present state of the battle that affects a check (`Check::Edge`). They are worked out just
//! before each roll, so that what happens between two rolls counts for the second.

use std::hash::{Hash, Hasher};

use smallvec::{SmallVec, smallvec};

use crate::battle::{Check, CombatantId, Condition, Modifier, Purpose, Reason, Until};
use crate::dice::{Edge, Goal, Throw};
use crate::rules::conditions::RollOverride;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

/// What a combatant who is about to roll has already rolled in an exchange whose odds are being worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Before {
    /// Nothing: conditions that hold for their next check or their next die hold now.
    Nothing,
    /// A success without a roll, so conditions that wait for their next die still hold.
    Assured,
    /// A roll.
    Rolled,
    /// Only dice of an attack that lands whatever they show: what holds for the first of these dice holds for all of them.
    Struck,
}

impl Before {
    /// The same after one more roll.
    pub const fn then(self, is_landing_die: bool, is_assured: bool) -> Before {
        match self {
            _ if is_assured => Before::Assured,
            Before::Nothing | Before::Struck if is_landing_die => Before::Struck,
            _ => Before::Rolled,
        }
    }

    /// Whether conditions that held for the next check when the exchange began still hold for this one.
    const fn leaves_edges_to(self, purpose: Purpose) -> bool {
        match self {
            Before::Nothing => true,
            Before::Struck => matches!(purpose, Purpose::Attack { .. }),
            Before::Assured | Before::Rolled => false,
        }
    }
}

/// A roll, as far as its circumstances depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempted {
    /// Who rolls; none if the battle itself does.
    pub who: Option<CombatantId>,
    pub purpose: Purpose,
    /// What the roller has already rolled in this exchange: conditions for their next check alone may be used up.
    pub before: Before,
    /// Whether an ally's help counts even though that ally may not reach the target, because they reach another
    /// target of the same attack.
    pub is_helped: bool,
}

/// Everything that affects a check at the moment, apart from the check itself. An exchange that has begun takes nothing else
/// from the state of the battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// The difficulty that the game master has set.
    difficulty: Option<Modifier>,
    /// What is added to a roll to hit.
    handicaps: SmallVec<[Modifier; 1]>,
    /// What favours or hampers the check.
    edges: Edges,
    /// Whether dice decide the check, or something else does.
    pub roll_override: RollOverride,
}

/// Circumstances with the same hash give a check the same odds: reasons do not count, nor how often it is favoured or hampered.
impl Hash for Circumstances {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let amount = |part: &Modifier| part.amount;
        (self.difficulty.as_ref().map(amount), self.roll_override).hash(state);
        self.handicaps.iter().map(amount).sum::<i32>().hash(state);
        let has = |wanted: Edge| self.edges.iter().any(|(_, edge)| *edge == wanted);
        (has(Edge::Favoured), has(Edge::Hampered), self.final_word()).hash(state);
    }
}

impl Circumstances {
    /// What the game master has said about what favours or hampers the check, if that settles it.
    fn final_word(&self) -> Option<(Reason, Edge)> {
        self.edges.iter().copied().find(|edge| *edge == (Reason::GameMaster, Edge::Plain))
    }

    /// A check under these circumstances.
    pub fn bear_on(&self, mut check: Check) -> Check {
        let is_rated = |part: &&mut Modifier| matches!(part.why, Reason::Difficulty(_));
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
        if let Some(word) = self.final_word() {
            return check.with_edges(smallvec![word]);
        }
        // The check may have edges of its own.
        let all = check.edges.iter().chain(&self.edges).copied().collect();
        check.with_edges(all)
    }
}

/// Whether dice decide a roll, or a condition of the roller does.
fn roll_override(conditions: &[Condition], purpose: Purpose, before: Before) -> RollOverride {
    let mut roll_override = RollOverride::Dice;
    let has_rolled = matches!(before, Before::Rolled | Before::Struck);
    for condition in conditions.iter().filter(|_| !has_rolled) {
        match condition.kind.roll_override(purpose, before == Before::Nothing) {
            Some(RollOverride::Assured) => return RollOverride::Assured,
            Some(other) => roll_override = other,
            None => {}
        }
    }
    roll_override
}

impl Table<'_> {
    /// Everything that affects a roll right now.
    pub fn circumstances(&self, attempted: Attempted) -> Circumstances {
        let Attempted { who: Some(who), purpose, before, .. } = attempted else {
            return Circumstances::default();
        };
        let Some(body) = self.body(who) else { return Circumstances::default() };
        let (conditions, posture) = (body.conditions.0.as_slice(), body.posture);
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
        let is_whole = body.losses.as_ref().is_none_or(|losses| losses.parts.is_empty());
        Circumstances {
            difficulty: if before == Before::Nothing { self.difficulty_set(conditions) } else { None },
            handicaps: if is_whole { SmallVec::new() } else { self.attack_handicaps(who, purpose) },
            edges,
            roll_override: roll_override(conditions, purpose, before),
        }
    }

    /// Adds what the roller's own conditions favour or hamper.
    fn add_conditions(
        &self,
        who: CombatantId,
        conditions: &[Condition],
        Attempted { purpose, before, is_helped, .. }: Attempted,
        edges: &mut Edges,
    ) {
        for condition in conditions {
            // Help counts for all rolls of one attack or contest, so no earlier roll has used it up.
            let is_help = condition.kind.is_help();
            let is_used_up = condition.until.is_next_check() && !is_help && !before.leaves_edges_to(purpose);
            if !is_used_up && (is_helped && is_help || self.bears_on(condition, who, purpose)) {
                condition.kind.add_edges(self, condition.source, edges);
            }
        }
    }

    /// Adds what the light, the roller's armour and their load favour or hamper.
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

    /// The conditions of a roller that end with this check. If no die was thrown, conditions that wait for the next die
    /// remain.
    pub fn used_up(&self, who: CombatantId, purpose: Purpose, is_thrown: bool) -> SmallVec<[Condition; 2]> {
        let Some(body) = self.body(who) else { return SmallVec::new() };
        let ends = |condition: &&Condition| {
            let is_met = is_thrown || !condition.kind.waits_for_a_die();
            is_met && condition.until.is_next_check() && self.bears_on(condition, who, purpose)
        };
        body.conditions.0.iter().filter(ends).copied().collect()
    }

    /// Whether a condition affects a check at all: it favours or hampers the check, or decides it.
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
