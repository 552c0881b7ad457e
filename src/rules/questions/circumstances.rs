//! Circumstances: all that bears on a check at the moment (`Check::Edge`). Asked of every check just before it is rolled or
//! weighed, so that what comes between two rolls counts for the second.

use smallvec::{SmallVec, smallvec};

use crate::battle::{
    Check, CombatantId, Condition, ConditionKind, Dread, Fate, Part, Purpose, Reason, Until,
};
use crate::dice::{Edge, Goal, Throw};
use crate::rules::table::answers::Edges;
use crate::rules::table::{Somebody, Table};

/// How a check comes to be decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Luck {
    /// By its dice.
    #[default]
    Dice,
    /// By its dice, of which the first shows this face.
    Fixed(u8),
    /// Without a roll.
    Assured,
}

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
        match condition.kind {
            ConditionKind::Assured if purpose.is_check() && before == Before::Nothing => {
                return Luck::Assured;
            }
            ConditionKind::FixedDie(face) => luck = Luck::Fixed(face),
            _ => {}
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
            let is_used_up = condition.until.is_next_check()
                && condition.kind != ConditionKind::Aided
                && !before.leaves_edges_to(purpose);
            let helps = is_helped && condition.kind == ConditionKind::Aided;
            if is_used_up || !helps && !self.bears_on(condition, who, purpose) {
                continue;
            }
            match condition.kind {
                ConditionKind::Granted(edge) => {
                    // That neither counts takes back what was said before, and is taken back by what is said later.
                    edges.retain(|own| {
                        own.0 != Reason::GameMaster || own.1 != Edge::Plain && edge != Edge::Plain
                    });
                    edges.push((Reason::GameMaster, edge));
                }
                ConditionKind::Aided => {
                    edges.extend(condition.source.map(|by| (Reason::Aid(by), Edge::Favoured)));
                }
                ConditionKind::Trauma(dread) => edges.push((Reason::Trauma(dread), Edge::Hampered)),
                ConditionKind::Weakened => edges.push((Reason::Weakened, Edge::Hampered)),
                ConditionKind::Exhausted => edges.push((Reason::Exhausted, self.exhaustion())),
                ConditionKind::Spurred(edge) => {
                    edges.extend(condition.source.map(|by| (Reason::Spurred(by), edge)));
                }
                // What bears on how it is decided favours and hampers nothing.
                _ => {}
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
            let is_met = is_thrown || !matches!(condition.kind, ConditionKind::FixedDie(_));
            is_met && condition.until.is_next_check() && self.bears_on(condition, who, purpose)
        };
        body.conditions.0.iter().filter(ends).copied().collect()
    }

    /// Whether a condition bears on a check at all, by what it favours or hampers or by how it lets it be decided.
    fn bears_on(&self, condition: &Condition, who: CombatantId, purpose: Purpose) -> bool {
        if let Until::AttackEnds(_) = condition.until {
            return matches!(purpose, Purpose::Attack { .. });
        }
        match condition.kind {
            ConditionKind::FixedDie(_) => true,
            ConditionKind::Weakened
            | ConditionKind::Exhausted
            | ConditionKind::Spurred(_)
            | ConditionKind::Granted(_)
            | ConditionKind::Assured
            | ConditionKind::Rated(_) => purpose.is_check(),
            ConditionKind::Maiming
            | ConditionKind::Corrupted { .. }
            | ConditionKind::OffBalance(_)
            | ConditionKind::Afflicted(_)
            | ConditionKind::Beset(_)
            | ConditionKind::Aimed(_)
            | ConditionKind::Tripped
            | ConditionKind::Held
            | ConditionKind::Readied(..)
            | ConditionKind::Evading
            | ConditionKind::Risky(..)
            | ConditionKind::Concentrating(_) => false,
            ConditionKind::Trauma(Dread::Defeat) => matches!(purpose, Purpose::Morale { .. }),
            ConditionKind::Trauma(dread) => purpose.is_check() && self.is_in_sight(who, dread),
            ConditionKind::Aided => {
                let enemy = match purpose {
                    Purpose::Attack { target, .. } => Some(target),
                    Purpose::Contest { against, .. }
                    | Purpose::Withstand { against, .. }
                    | Purpose::Trial { against: Some(against), .. }
                    | Purpose::Outdo { against, .. } => Some(against),
                    _ => None,
                };
                enemy.is_some_and(|enemy| self.helps_against(condition, enemy))
            }
        }
    }

    /// Whether the one who helps is one of those who could strike an enemy themselves.
    fn helps_against(&self, help: &Condition, enemy: CombatantId) -> bool {
        help.source.is_some_and(|by| self.is_able(by) && self.can_reach(by, enemy))
    }

    /// The help that counts for all whom an attack strikes, since the one who gives it reaches one of them. That is so where
    /// the dice of an attack decide what it deals; elsewhere each target is a check of its own.
    pub fn help_with<'t>(
        &'t self,
        who: CombatantId,
        struck: &'t [CombatantId],
    ) -> impl Iterator<Item = Condition> + 't {
        let conditions = self.body(who).map(|body| body.conditions.0.as_slice()).unwrap_or_default();
        let is_help = |own: &Condition| own.kind == ConditionKind::Aided && own.until.is_next_check();
        let lands = self.always_lands().is_some();
        let helps = move |own: &Condition| struck.iter().any(|other| self.helps_against(own, *other));
        conditions.iter().copied().filter(move |own| lands && is_help(own) && helps(own))
    }

    /// Whether a roll is a die of an attack that lands whatever it shows.
    pub fn is_landing_die(&self, purpose: Purpose) -> bool {
        matches!(purpose, Purpose::Attack { .. }) && self.always_lands().is_some()
    }

    /// Whether what a trauma is of is in sight (`Track::Trauma`).
    fn is_in_sight(&self, who: CombatantId, dread: Dread) -> bool {
        let is_it = |(other, body): &(CombatantId, Somebody<'_>)| match dread {
            Dread::DeadAlly => *body.fate == Fate::Dead && self.is_ally(who, *other),
            Dread::Creature(kind) => {
                body.fate.is_able() && self.sheet(*other).creature == kind && self.is_enemy(who, *other)
            }
            Dread::Defeat => false,
        };
        self.seen().any(|found| is_it(&found) && self.sees(who, found.0))
    }
}
