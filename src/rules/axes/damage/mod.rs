//! What a hit deals: rolls that add up to blows, each made of parts of one kind of damage.

mod constant;
mod dice_and_ability;
mod dice_per_swing;
mod fixed_by_class;
mod so_far;
pub mod striker;
mod together;
mod weapon_die;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::{
    Blow, Change, Check, Clause, CombatantId, DamageDice, DamageKind, Effect, Modifier, Purpose, Reason,
    Refusal, Scale, WeaponId, clauses,
};
use crate::dice::{Edge, Throw};
use crate::rules::choices::attack::AlwaysLands;
use crate::rules::choices::damage::DamageRule;
use crate::rules::step::{Ask, RelevantResult};
use crate::rules::table::Table;
pub use constant::ConstantDamage;
pub use so_far::DamageTally;

/// How many swings an attacker wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SwingCount {
    /// As many as there are action points for.
    All,
    /// This many, or as many as there are action points for.
    Just(u8),
    /// One swing in another combatant's turn, which costs nothing.
    Unpaid,
}

/// The swings of an attack, and what they cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Swings {
    pub count: u16,
    /// Action points for each.
    pub price: u16,
}

/// What a hit is going to deal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DamagePlan {
    attacker: CombatantId,
    target: CombatantId,
    /// The weapon; none for damage without a blow.
    weapon: Option<WeaponId>,
    /// What one swing deals.
    dice: SmallVec<[DamageDice; 1]>,
    /// Whether protection works on each kind of damage by itself, so that dice of one kind are counted together.
    apart: bool,
    /// How many swings the attack has.
    swings: u16,
    /// Whether all swings make one blow.
    together: bool,
    /// Where every blow lands: the rule for it, and whether the blow is dealt with bare hands.
    landing: Option<(AlwaysLands, bool)>,
    /// The rule behind the dice.
    clause: Clause,
    /// What an ability adds to the first dice.
    help: Option<Modifier>,
    /// The least that a blow comes to, where the rule has one.
    least: Option<u8>,
    /// Whether every blow is doubled or halved once its dice are added up.
    scaling: Option<Scaling>,
}

/// How far the damage of a hit has been dealt, and what the rolls before it have made of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DamageProgress {
    /// The place in `dice` of the dice that are counted next.
    part: u16,
    /// How many blows have been dealt.
    blows: u16,
    /// Whether anything has been counted yet.
    has_begun: bool,
    /// Whether the first blow adds the highest result of one swing.
    pub critical: bool,
    /// What is added to the first blow.
    pub extra: i32,
    /// Whether the roll to hit or a save doubles or halves every blow.
    pub scaling: Option<Scaling>,
}

/// What is counted next of the damage of a hit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextDamage {
    /// The result of these dice.
    Dice(Ask),
    /// This amount, without a roll.
    Certain(i32),
}

/// How a blow is doubled or halved once its dice are added up, and the rule behind that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Scaling {
    pub scale: Scale,
    pub clause: Clause,
}

impl Table<'_> {
    /// The swings of an attack: as many as are wanted, or as there are action points for. None where the rulebook
    /// counts no swings; a count of 0 where the action points are too few.
    pub fn swings(&self, attacker: CombatantId, weapon: WeaponId, wanted: SwingCount) -> Option<Swings> {
        match &self.muster.book.damage.take {
            DamageRule::DicePerSwing(rule) => Some(rule.swings(self, attacker, weapon, wanted)),
            _ => None,
        }
    }

    /// Whether the action points are enough for the one swing that a working or a placed weapon takes, where the
    /// rulebook counts them.
    pub(in crate::rules) fn permit_one_swing(
        &self,
        who: CombatantId,
        weapon: WeaponId,
    ) -> Result<(), Refusal> {
        match self.swings(who, weapon, SwingCount::Just(1)) {
            Some(swings) if swings.count == 0 => Err(Refusal::NoSwings { left: 0 }),
            _ => Ok(()),
        }
    }

    /// What that swing costs.
    pub fn one_swing(&self, who: CombatantId, weapon: WeaponId) -> Option<Effect> {
        spent(who, self.swings(who, weapon, SwingCount::Just(1))?.price, true)
    }

    /// What a hit is going to deal; none where the rulebook has no damage.
    pub fn damage(
        &self,
        (attacker, target, weapon): (CombatantId, CombatantId, WeaponId),
        swings: Option<Swings>,
        together: bool,
    ) -> Option<DamagePlan> {
        let untaught = self.untaught_hands(attacker, weapon).map(|hands| fixed_by_class::fixed(hands.damage));
        let (dice, clause) = match (&self.muster.book.damage.take, untaught) {
            (DamageRule::Nothing, None) => return None,
            (DamageRule::DicePerSwing(_), None) => (self.weapon_dice(weapon), clauses::Damage::Dice),
            (DamageRule::DiceAndAbility(_), None) => (self.weapon_dice(weapon), clauses::Damage::Ability),
            (DamageRule::WeaponDie(rule), None) => (rule.dice(self, weapon), clauses::Damage::WeaponDie),
            (DamageRule::FixedByClass(rule), None) => {
                (smallvec![rule.dice(self, weapon)], clauses::Damage::Dice)
            }
            (_, Some(dice)) => (smallvec![dice], clauses::Damage::Dice),
        };
        let lands = self.always_lands();
        let helped = match (&self.muster.book.damage.take, untaught) {
            (DamageRule::DiceAndAbility(rule), None) => Some(rule),
            _ => None,
        };
        Some(DamagePlan {
            attacker,
            target,
            weapon: Some(weapon),
            swings: swings.map_or(1, |swings| swings.count),
            together,
            apart: self.meets_kinds_apart(),
            landing: lands.map(|rule| (rule, self.is_bare(weapon))),
            clause: lands.map_or(clause.into(), |_| clauses::Attack::AlwaysLands.into()),
            help: helped.and_then(|rule| rule.bonus(self, (attacker, target, weapon))),
            least: helped.map(|rule| rule.least),
            ..DamagePlan::befalling(target, by_kind(&dice))
        })
    }

    /// Damage that a combatant takes without a blow; none where the rulebook has no damage.
    pub fn suffering(&self, target: CombatantId, dice: DamageDice) -> Option<DamagePlan> {
        match &self.muster.book.damage.take {
            DamageRule::Nothing => None,
            _ => Some(DamagePlan::befalling(target, smallvec![dice])),
        }
    }

    /// The action points that an attack costs, by whether it hit or missed.
    pub fn swing_cost(&self, swings: Option<Swings>, hit: bool) -> u16 {
        match (&self.muster.book.damage.take, swings) {
            (DamageRule::DicePerSwing(rule), Some(swings)) => rule.cost(swings, hit),
            _ => 0,
        }
    }
}

impl DamagePlan {
    /// Damage without an attacker.
    fn befalling(target: CombatantId, dice: SmallVec<[DamageDice; 1]>) -> DamagePlan {
        DamagePlan {
            attacker: target,
            target,
            weapon: None,
            dice,
            apart: false,
            swings: 1,
            together: true,
            landing: None,
            clause: clauses::Damage::Dice.into(),
            help: None,
            least: None,
            scaling: None,
        }
    }

    /// The same plan, with each blow doubled or halved.
    pub const fn scaled(mut self, scaling: Scaling) -> DamagePlan {
        self.scaling = Some(scaling);
        self
    }

    /// How every blow is doubled or halved, if it is.
    pub fn scaling(&self, progress: &DamageProgress) -> Option<Scaling> {
        progress.scaling.or(self.scaling)
    }

    /// The same plan, with another rule behind the dice.
    pub fn because_of(mut self, clause: Clause) -> DamagePlan {
        self.clause = clause;
        self
    }

    /// The same plan, with each blow counted as a whole, whatever its kinds of damage.
    pub const fn as_a_whole(mut self) -> DamagePlan {
        self.apart = false;
        self
    }

    /// A whole blow of this amount.
    pub fn as_blow(&self, amount: i32) -> Blow {
        let kind = self.dice.first().map_or(DamageKind::Plain, |dice| dice.kind);
        Blow { parts: smallvec![(kind, amount)] }
    }

    /// What is counted next; none once nothing more is dealt.
    pub fn due(&self, progress: &DamageProgress) -> Option<NextDamage> {
        if self.is_dealt(progress) {
            return None;
        }
        let dice = *self.dice.get(usize::from(progress.part))?;
        Some(if dice.dice.0 > 0 {
            NextDamage::Dice(self.ask(progress, dice))
        } else {
            let at_first = progress.extra + self.help.map_or(0, |help| help.amount);
            let at_first = if progress.has_begun { 0 } else { at_first };
            NextDamage::Certain(dice.plus * i32::from(self.swings_at_once()) + at_first)
        })
    }

    /// Whether the dice that are counted next are the last of a blow.
    pub fn ends_a_blow(&self, progress: &DamageProgress) -> bool {
        usize::from(progress.part) + 1 >= self.dice.len()
    }

    /// Moves on to the dice that are counted after those.
    pub fn move_on(&self, progress: &mut DamageProgress) {
        progress.has_begun = true;
        if self.ends_a_blow(progress) {
            progress.critical = false;
            progress.blows += 1;
            progress.part = 0;
        } else {
            progress.part += 1;
        }
    }

    /// Whether all damage is dealt.
    pub fn is_dealt(&self, progress: &DamageProgress) -> bool {
        progress.blows >= if self.together { 1 } else { self.swings.max(1) }
    }

    const fn swings_at_once(&self) -> u16 {
        if self.together { self.swings } else { 1 }
    }

    fn ask(&self, progress: &DamageProgress, dice: DamageDice) -> Ask {
        let swings = self.swings_at_once();
        let (count, sides) = (u16::from(dice.dice.0) * swings, dice.dice.1);
        let throw = match self.landing {
            Some((rule, is_bare)) => {
                Throw::ByEdge { count, die: rule.die(sides, is_bare), edge: Edge::Plain }
            }
            None => Throw::Sum { count, sides },
        };
        let mut check = Check::of(throw);
        let plus = dice.plus * i32::from(swings);
        if plus != 0 {
            check.bonuses.push(Modifier { why: Reason::Weapon, amount: plus });
        }
        let (help, extra) = if progress.has_begun { (None, 0) } else { (self.help, progress.extra) };
        check.bonuses.extend(help);
        let more = if progress.critical { dice.most() } else { 0 } + extra;
        if more != 0 {
            check.bonuses.push(Modifier { why: Reason::Critical, amount: more });
        }
        Ask {
            who: Some(self.attacker),
            purpose: match self.weapon {
                // Nothing was rolled to hit: these dice are the roll of the attack.
                Some(weapon) if self.landing.is_some() => Purpose::Attack { target: self.target, weapon },
                Some(weapon) => Purpose::Damage { target: self.target, weapon, kind: dice.kind },
                None => Purpose::Suffering { kind: dice.kind },
            },
            clause: self.clause,
            check,
            matters: RelevantResult::Natural,
        }
    }
}

/// The same dice, with those of one kind next to each other.
fn by_kind(dice: &[DamageDice]) -> SmallVec<[DamageDice; 1]> {
    let is_first =
        |(place, one): &(usize, &DamageDice)| dice[..*place].iter().all(|other| other.kind != one.kind);
    let kinds = dice.iter().enumerate().filter(is_first).map(|(_, first)| first.kind);
    kinds.flat_map(|kind| dice.iter().filter(move |one| one.kind == kind).copied()).collect()
}

/// The action points spent on swings.
pub fn spent(who: CombatantId, points: u16, hit: bool) -> Option<Effect> {
    (points > 0).then_some(Change::Swing { who, points, hit }.into())
}
