//! Edges: what favours or hampers a check (`Check::Edge`). Asked of every check just before it is rolled or weighed,
//! so that what comes between two rolls counts for the second.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{
    BodyRef, Check, CombatantId, Condition, ConditionKind, Dread, Fate, Part, Posture, Purpose, Reason,
    WeaponId,
};
use crate::dice::{Edge, Goal, Throw};
use crate::grid::has_cover;
use crate::rules::axes::surrounded::{Flanked, ShooterPressed};
use crate::rules::table::Table;
use crate::rules::workings::Aim;

/// What a position brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PositionRule {
    /// Cover next to the target: `Position::Cover`.
    Cover(Edge),
    /// A melee attack against one who is prone or senseless.
    FallenTarget(Edge),
    /// An attack by one who lies on the ground itself.
    OnTheGround(Edge),
    /// A ranged attack against one who is prone.
    RangedAtProne(Edge),
    /// A target between enemies.
    Flanked(Flanked),
    /// A target with several enemies next to it.
    Crowded(Crowded),
    /// A target that cannot defend itself, however it is attacked: `Position::TargetHelpless`.
    TargetHelpless(Edge),
    /// A target that its attacker does not see itself: `Position::TargetUnseen`.
    TargetUnseen(Edge),
    /// A target that does not see its attacker: `Position::AttackerHidden`.
    AttackerHidden(Edge),
    /// Many fighters who act as one, against individuals and the other way round.
    Detachments(Detachments),
    /// A shooter whom an enemy could strike from where it stands.
    ShooterPressed(ShooterPressed),
}

/// Many fighters who act as one, against individuals and the other way round (`Position::Detachments`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Detachments {
    /// An individual strikes a detachment, with anything that does not reach many at once.
    pub struck: Edge,
    /// A detachment strikes an individual.
    pub striking: Edge,
}

/// A target with several enemies next to it (`Position::Crowded`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crowded {
    /// What each of them past the first takes off its dodge and armour.
    pub each_past_the_first: i32,
}

/// What may favour or hamper a check.
type Edges = SmallVec<[(Reason, Edge); 2]>;

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
}

/// What is rolled for, when it comes to what bears on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attempted {
    /// Who rolls; nobody where the battle itself does.
    pub who: Option<CombatantId>,
    /// For what.
    pub purpose: Purpose,
    /// What the roller has come to in this exchange before: what holds for its next check alone may be used up.
    pub before: Before,
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
    #[must_use]
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
        // A check may bring something of its own.
        let all = check.edges.iter().chain(&self.edges).copied().collect();
        check.with_edges(all)
    }
}

impl Table<'_> {
    /// All that bears right now on what is rolled for.
    #[must_use]
    pub fn circumstances(&self, attempted: Attempted) -> Circumstances {
        let Attempted { who: Some(who), purpose, before } = attempted else {
            return Circumstances::default();
        };
        let again = before != Before::Nothing;
        Circumstances {
            difficulty: if again { None } else { self.difficulty_set(who) },
            handicaps: self.attack_handicaps(who, purpose),
            edges: self.edges(who, purpose, again),
            luck: self.luck(who, purpose, before),
        }
    }

    fn edges(&self, who: CombatantId, purpose: Purpose, again: bool) -> Edges {
        let mut edges = Edges::new();
        let Some((conditions, posture)) = self.read(who, |body| (body.conditions, *body.posture)) else {
            return edges;
        };
        for condition in &conditions.0 {
            if again && condition.until.is_next_check() || !self.bears_on(condition, who, purpose) {
                continue;
            }
            match condition.kind {
                ConditionKind::Granted(edge) => edges.push((Reason::GameMaster, edge)),
                ConditionKind::Aided => {
                    edges.extend(condition.source.map(|by| (Reason::Aid(by), Edge::Favoured)));
                }
                ConditionKind::Trauma(dread) => edges.push((Reason::Trauma(dread), Edge::Hampered)),
                ConditionKind::Weakened => edges.push((Reason::Weakened, Edge::Hampered)),
                ConditionKind::Exhausted => edges.push((Reason::Exhausted, self.exhaustion())),
                ConditionKind::Spurred(edge) => {
                    edges.extend(condition.source.map(|by| (Reason::Spurred(by), edge)));
                }
                ConditionKind::Assured
                | ConditionKind::Rated(_)
                | ConditionKind::FixedDie(_)
                | ConditionKind::Maiming
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
                | ConditionKind::Concentrating(_) => {}
            }
        }
        let is_placed = matches!(purpose, Purpose::Attack { weapon, .. } if self.placing(weapon).is_some());
        edges.extend(self.edge_of_light(who, purpose).filter(|_| !is_placed));
        edges.extend(self.armour_hampers(who, purpose));
        edges.extend(self.load_hampers(who, purpose));
        if let Purpose::Attack { target, weapon } = purpose {
            self.add_position((who, posture), target, weapon, &mut edges);
        }
        if let Purpose::Morale { cause } = purpose {
            edges.extend(self.morale_edges(who, cause));
        }
        edges
    }

    /// How a check, or another roll, comes to be decided.
    fn luck(&self, who: CombatantId, purpose: Purpose, before: Before) -> Luck {
        let conditions = self.read(who, |body| body.conditions).filter(|_| before != Before::Rolled);
        let mut luck = Luck::Dice;
        for condition in conditions.into_iter().flat_map(|conditions| &conditions.0) {
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

    /// The conditions of a roller that end with this check. Where no die was thrown, what was said of the next one still
    /// holds.
    #[must_use]
    pub fn used_up(&self, who: CombatantId, purpose: Purpose, is_thrown: bool) -> SmallVec<[Condition; 2]> {
        let Some(body) = self.body(who) else { return SmallVec::new() };
        let ends = |condition: &&Condition| {
            let is_met = is_thrown || !matches!(condition.kind, ConditionKind::FixedDie(_));
            is_met && condition.until.is_next_check() && self.bears_on(condition, who, purpose)
        };
        body.conditions.0.iter().filter(ends).copied().collect()
    }

    fn bears_on(&self, condition: &Condition, who: CombatantId, purpose: Purpose) -> bool {
        match condition.kind {
            ConditionKind::FixedDie(_) => true,
            ConditionKind::Weakened | ConditionKind::Exhausted | ConditionKind::Spurred(_) => {
                purpose.is_check()
            }
            ConditionKind::Granted(_) | ConditionKind::Assured | ConditionKind::Rated(_) => {
                purpose.is_check()
            }
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
                    Purpose::Manoeuvre { against, .. }
                    | Purpose::Withstand { against, .. }
                    | Purpose::Trial { against: Some(against), .. }
                    | Purpose::Outdo { against, .. } => Some(against),
                    _ => None,
                };
                let reaches = |by| enemy.is_some_and(|enemy| self.is_able(by) && self.can_reach(by, enemy));
                condition.source.is_some_and(reaches)
            }
        }
    }

    /// Whether what a trauma is of is in sight (`Track::Trauma`).
    fn is_in_sight(&self, who: CombatantId, dread: Dread) -> bool {
        let is_it = |(other, body): &(CombatantId, BodyRef<'_>)| match dread {
            Dread::DeadAlly => *body.fate == Fate::Dead && self.is_ally(who, *other),
            Dread::Creature(kind) => {
                body.fate.is_able() && self.sheet(*other).creature == kind && self.is_enemy(who, *other)
            }
            Dread::Defeat => false,
        };
        self.seen().any(|found| is_it(&found) && self.sees(who, found.0))
    }

    fn add_position(
        &self,
        (who, posture): (CombatantId, Posture),
        target: CombatantId,
        weapon: WeaponId,
        edges: &mut Edges,
    ) {
        let other = self.read(target, |other| (other.shield, *other.posture, *other.fate));
        let Some((shield, other_posture, fate)) = other else { return };
        if shield.is_some_and(|shield| shield.0.hampers && shield.0.is_up()) {
            edges.push((Reason::Overshield, Edge::Hampered));
        }
        // What waits on a square does not mind where the one stands who has put it there.
        let is_placed = self.placing(weapon).is_some();
        let unseen = self.unseen_attack(who, target).filter(|_| !is_placed);
        edges.extend(unseen.map(|edge| (Reason::Unseen, edge)));
        let is_melee = self.is_melee(weapon) && !self.is_thrown(who, target, weapon);
        let is_prone = other_posture == Posture::Prone;
        for rule in &self.muster.book.position {
            match rule.take {
                PositionRule::Detachments(rule) => {
                    let edge = match (self.sheet(who).detachment, self.sheet(target).detachment) {
                        (false, true) if !matches!(self.aim_of(weapon), Aim::Area(_)) => Some(rule.struck),
                        (true, false) => Some(rule.striking),
                        _ => None,
                    };
                    edges.extend(edge.map(|edge| (Reason::Detachment, edge)));
                }
                _ if is_placed => {}
                PositionRule::Cover(edge) if self.is_covered(who, target) => {
                    edges.push((Reason::Cover, edge))
                }
                PositionRule::FallenTarget(edge) if is_melee && (is_prone || fate.lies()) => {
                    edges.push((Reason::TargetFallen, edge));
                }
                PositionRule::RangedAtProne(edge) if !is_melee && is_prone => {
                    edges.push((Reason::TargetFallen, edge));
                }
                PositionRule::TargetHelpless(edge) if fate.is_helpless() => {
                    edges.push((Reason::TargetHelpless, edge));
                }
                PositionRule::TargetUnseen(edge) if !self.sees(who, target) => {
                    edges.push((Reason::TargetUnseen, edge));
                }
                PositionRule::AttackerHidden(edge) if !self.sees(target, who) => {
                    edges.push((Reason::Unseen, edge));
                }
                PositionRule::OnTheGround(edge) if posture == Posture::Prone => {
                    edges.push((Reason::OnTheGround, edge));
                }
                PositionRule::Flanked(rule) if is_melee && self.is_flanked(who, target, rule) => {
                    edges.push((Reason::Flanked, rule.melee));
                }
                PositionRule::ShooterPressed(rule) if self.is_from_afar(who, target, weapon) => {
                    edges.extend(self.presses(who).map(|by| (Reason::Pressed(by), rule.ranged)));
                }
                _ => {}
            }
        }
    }

    /// What enemies next to a target take off its dodge and armour.
    #[must_use]
    pub fn crowding(&self, who: CombatantId) -> Option<Part> {
        let rule = self.muster.book.position.iter().find_map(|chosen| match chosen.take {
            PositionRule::Crowded(rule) => Some(rule),
            _ => None,
        })?;
        let here = self.footprint(who)?;
        let is_next = |(other, _): &(CombatantId, BodyRef<'_>)| {
            self.is_enemy(who, *other) && self.footprint(*other).is_some_and(|there| there.is_adjacent(here))
        };
        let more = u8::try_from(self.able().filter(is_next).count().saturating_sub(1)).unwrap_or(u8::MAX);
        let amount = rule.each_past_the_first * i32::from(more);
        (more > 0).then_some(Part { why: Reason::Crowded(more), amount })
    }

    /// Whether a target has cover from an attacker.
    #[must_use]
    pub fn is_covered(&self, who: CombatantId, target: CombatantId) -> bool {
        match (self.footprint(who), self.footprint(target)) {
            (Some(from), Some(to)) => {
                self.board.may_cover(to) && has_cover(from, to, |pos| self.board.gives_cover(pos))
            }
            _ => false,
        }
    }
}
