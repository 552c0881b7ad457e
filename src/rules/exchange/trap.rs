//! Traps: players can see where a trap may be, and a combatant who enters its square on the ground must make a check
//! (`Manoeuvre::Traps`). Finding out how a trap works, and disarming it, are deeds from a square next to it
//! (`Manoeuvre::HandleTraps`).

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::{
    Change, Check, Clause, CombatantId, Condition, Effect, Happening, Modifier, Placed, PlacedChange,
    Posture, Purpose, Reason, Refusal, Scale, SideSet, Training, Trap, TrapChange, TrapDeed, TrapFact,
    clauses,
};
use crate::dice::{Goal, Rolled};
use crate::grid::{Footprint, Pos};
use crate::rules::axes::damage::Scaling;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::manoeuvre::HandleTraps;
use crate::rules::exchange::strike::Strike;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A check about a trap that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TrapPlan {
    who: CombatantId,
    at: Pos,
    deed: TrapDeed,
    check: Check,
    /// What happens if the trap springs.
    springs: Option<Box<Spring>>,
    /// The placed weapon, if the trap is one, and whether it strikes a combatant who fails to disarm it.
    placed: Option<(Placed, bool)>,
    /// Whether the trap springs because disarming it has failed: the deed fails even if the combatant gets clear.
    bungled: bool,
}

/// What a trap does when it springs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Spring {
    check: Check,
    /// The effects besides damage on a combatant who does not get clear.
    brings: SmallVec<[Effect; 2]>,
    strike: Option<Strike>,
    /// The highest face on which a failure doubles the damage, and the strike with that damage.
    doubled: Option<(i32, Strike)>,
}

impl<'t> Table<'t> {
    /// The rule for handling traps; without one, there are no traps.
    pub fn trap_rule(&self) -> Option<HandleTraps> {
        self.muster.book.trap_rule()
    }

    /// The traps that are still set, with the sides that have found out how each works. Everybody sees a hint of them.
    pub fn set_traps(&self) -> impl Iterator<Item = (&'t Trap, SideSet)> + 't {
        let states = self.trap_rule().is_some().then_some(&self.board.state.traps).into_iter().flatten();
        let set = self.muster.scenario.traps.iter().zip(states).filter(|(_, state)| state.is_set());
        set.map(|(trap, state)| (trap, state.found_by))
    }

    /// The traps that are still set, each with whether the combatant's side has found out how it works.
    fn waiting_traps(&self, who: CombatantId) -> impl Iterator<Item = (&'t Trap, bool)> + 't {
        let side = self.side(who);
        self.set_traps().map(move |(trap, found_by)| (trap, found_by.contains(side)))
    }

    /// The trap that is set on a square, and whether the combatant's side has found out how it works.
    pub fn trap_at(&self, who: CombatantId, at: Pos) -> Option<(&'t Trap, bool)> {
        self.waiting_traps(who).find(|(trap, _)| trap.at == at)
    }

    /// Whether a combatant moves on the ground, where traps can catch them.
    pub fn is_on_the_ground(&self, who: CombatantId) -> bool {
        !self.sheet(who).flies || self.body(who).is_some_and(|body| body.posture == Posture::Prone)
    }

    /// The squares that a combatant avoids unless ordered to enter them: those of traps that their side has not found out
    /// about. With `may_pass` false, also those of known traps and placed weapons, which they can jump over but not stop on.
    pub fn squares_to_keep_off(&self, who: CombatantId, may_pass: bool) -> SmallVec<[Pos; 4]> {
        let nothing_waits = self.muster.scenario.traps.is_empty() && self.board.state.placed.is_empty();
        if nothing_waits || !self.is_on_the_ground(who) {
            return SmallVec::new();
        }
        let placed = self.placed_known_to(who).filter(|_| !may_pass).map(|placed| placed.at);
        let traps = self.waiting_traps(who).filter(|(_, found)| !found || !may_pass);
        traps.map(|(trap, _)| trap.at).chain(placed).collect()
    }

    /// The trap that springs on a combatant who has come to some squares: any except known traps that they merely pass.
    pub fn springs_upon(&self, who: CombatantId, squares: Footprint, passes: bool) -> Option<Pos> {
        if self.muster.scenario.traps.is_empty() || !self.is_on_the_ground(who) {
            return None;
        }
        let mut waiting = self.waiting_traps(who).filter(|(_, found)| !(*found && passes));
        waiting.find(|(trap, _)| squares.contains(trap.at)).map(|(trap, _)| trap.at)
    }

    /// Whether a combatant may search or disarm the trap on a square.
    ///
    /// # Errors
    /// Why they may not.
    pub fn permit_trap(&self, who: CombatantId, at: Pos, deed: TrapDeed) -> Result<(), Refusal> {
        self.trap_rule().ok_or(Refusal::NotInThisBook)?;
        let here = self.footprint(who).ok_or(Refusal::NoSuchCombatant)?;
        let distance = here.reach(Footprint::new(at, 1), self.muster.book.diagonal);
        if distance > 1 {
            let distance = u16::try_from(distance).unwrap_or(u16::MAX);
            return Err(Refusal::out_of_range(distance, 1));
        }
        let is_placed = self.placed_known_to(who).any(|placed| placed.at == at);
        match (self.trap_at(who, at), deed) {
            (None, TrapDeed::Disarm) if is_placed => Ok(()),
            (None, _) => Err(Refusal::NoTrap),
            (Some((_, true)), TrapDeed::Find) => Err(Refusal::AlreadyFound),
            (Some(_), _) => Ok(()),
        }
    }

    /// The check of a combatant who searches or disarms a trap, or comes upon it.
    pub fn trap_plan(&self, who: CombatantId, at: Pos, deed: TrapDeed) -> Option<TrapPlan> {
        let rule = self.trap_rule()?;
        let Some((trap, is_found)) = self.trap_at(who, at) else {
            return self.plan_for_placed(who, at, deed);
        };
        let dc = trap.dc.unwrap_or(rule.dc);
        let check = |ability, training: &[Training]| {
            let mut check = self.trained_check(who, Axis::Check, ability, training)?;
            check.threshold = smallvec![Modifier { why: Reason::Base, amount: dc }];
            check.goal = Goal::Reach;
            Some(check)
        };
        let spring = || {
            Some(Box::new(Spring {
                check: check(trap.avoid.unwrap_or(rule.avoid), &[])?,
                brings: self.brought_by(trap, who),
                strike: trap.damage.and_then(|dice| self.strike_by_dice(who, (dice, None), true)),
                doubled: self.doubled_by_a_bad_roll(trap, who),
            }))
        };
        let (check, springs) = match deed {
            TrapDeed::Find => (check(rule.find, &[Training::Traps])?, None),
            TrapDeed::Disarm => {
                // Whoever has not found out how it works cannot know what it would do.
                let is_known = is_found || self.viewer.is_none();
                let springs = if rule.failed_disarming_springs && is_known { spring() } else { None };
                (check(rule.disarm, &[Training::Traps])?, springs)
            }
            TrapDeed::Avoid => {
                let spring = spring()?;
                (spring.check.clone(), Some(spring))
            }
        };
        Some(TrapPlan { who, at, deed, check, springs, placed: None, bungled: false })
    }

    /// The check of a combatant who disarms a placed weapon that they know of.
    fn plan_for_placed(&self, who: CombatantId, at: Pos, deed: TrapDeed) -> Option<TrapPlan> {
        let rule = self.trap_rule().filter(|_| deed == TrapDeed::Disarm)?;
        let placed = self.placed_known_to(who).find(|placed| placed.at == at)?;
        let mut check = self.trained_check(who, Axis::Check, rule.disarm, &[Training::Traps])?;
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: rule.dc }];
        check.goal = Goal::Reach;
        let placed = Some((*placed, rule.failed_disarming_springs));
        Some(TrapPlan { who, at, deed, check, springs: None, placed, bungled: false })
    }

    /// The highest face on which a hero who fails to get clear takes doubled damage, and that damage, if the rulebook has
    /// such a rule.
    fn doubled_by_a_bad_roll(&self, trap: &Trap, who: CombatantId) -> Option<(i32, Strike)> {
        let face =
            self.muster.book.ability_rule()?.doubled_harm_to_heroes_on.filter(|_| self.sheet(who).hero)?;
        let scaling = Scaling { scale: Scale::Double, clause: clauses::Check::Doubled.into() };
        Some((i32::from(face), self.strike_by_dice(who, (trap.damage?, Some(scaling)), true)?))
    }

    fn brought_by(&self, trap: &Trap, who: CombatantId) -> SmallVec<[Effect; 2]> {
        let clause = clauses::Manoeuvre::Traps;
        let lays = trap.lays.iter().map(|laid| {
            let until = laid.until.from(who, who, self.turn.round);
            let condition = Condition { kind: laid.kind.into(), source: None, until };
            Change::BeginCondition { who, condition }.by(clause)
        });
        lays.chain(trap.prone.then_some(Change::Posture { who, prone: true }.by(clause))).collect()
    }
}

/// What a trap goes on with: its own checks, or the strike that it springs.
pub enum Sprung {
    Trap(TrapPlan),
    Strike(Strike),
}

impl TrapPlan {
    /// Asks for the check, then settles what happens to the trap and to the combatant who rolled.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Sprung> {
        let (who, at, deed) = (self.who, self.at, self.deed);
        let Some(rolled) = rolled else {
            let (purpose, matters) = (Purpose::Trap { deed, at }, RelevantResult::Natural);
            let ask =
                Ask { who: Some(who), purpose, clause: clause_of(deed), check: self.check.clone(), matters };
            return Step::Ask(Sprung::Trap(self), ask);
        };
        let turned = |change| Change::Trap(TrapFact { at, who: Some(who), change }).by(clause_of(deed));
        let ends = |landed, effects| Step::Done(Ending { landed: Some(landed), effects });
        if let Some((placed, springs)) = self.placed {
            let change = PlacedChange::Removed;
            let removed = Change::Placed { at, what: placed.what, who: Some(who), change };
            let struck = springs.then_some(Change::ComeUpon { who, placed }.into());
            let effects = if rolled.succeeds { Some(removed.by(clause_of(deed))) } else { struck };
            return ends(rolled.succeeds, effects.into_iter().collect());
        }
        match (deed, rolled.succeeds, self.springs) {
            (TrapDeed::Find, true, _) => ends(true, vec![turned(TrapChange::Found)]),
            (TrapDeed::Disarm, true, _) => ends(true, vec![turned(TrapChange::Disarmed)]),
            (TrapDeed::Avoid, true, _) => ends(!self.bungled, vec![turned(TrapChange::Avoided)]),
            (_, false, None) => ends(false, Vec::new()),
            (TrapDeed::Find, false, _) => ends(false, Vec::new()),
            (TrapDeed::Disarm, false, Some(spring)) => {
                let check = spring.check.clone();
                let plan = TrapPlan {
                    who,
                    at,
                    deed: TrapDeed::Avoid,
                    check,
                    springs: Some(spring),
                    placed: None,
                    bungled: true,
                };
                plan.next(None)
            }
            (TrapDeed::Avoid, false, Some(spring)) => {
                let Spring { brings, strike, doubled, .. } = *spring;
                let doubled = doubled.filter(|(face, _)| rolled.natural <= *face).map(|(_, strike)| strike);
                let strike = doubled.or(strike);
                let effects: Vec<Effect> =
                    std::iter::once(turned(TrapChange::Sprung)).chain(brings).collect();
                match strike {
                    Some(strike) => strike.preceded_by(effects).next(None).of(Sprung::Strike),
                    None => ends(false, effects),
                }
            }
        }
    }
}

/// The rule that the log cites for a check about a trap.
fn clause_of(deed: TrapDeed) -> Clause {
    match deed {
        TrapDeed::Find | TrapDeed::Disarm => clauses::Manoeuvre::HandleTraps.into(),
        TrapDeed::Avoid => clauses::Manoeuvre::Traps.into(),
    }
}

/// The check for a trap that a combatant has just come upon, if it springs.
pub fn sprung_by(table: &Table<'_>, what: &Happening, goes_on: bool) -> Option<TrapPlan> {
    let Happening::Moved { who, .. } = what else { return None };
    let at = table.springs_upon(*who, table.footprint(*who)?, goes_on)?;
    table.trap_plan(*who, at, TrapDeed::Avoid)
}
