//! What can forbid any deed, or many of them. It is checked before the deed's own rules.

use super::Behaviour;
use crate::battle::deeds::NamedThing;
use crate::battle::{CombatantId, Deed, Refusal};
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether a combatant in their present state may do such a deed at all.
    pub(super) fn permit_at_all(&self, who: CombatantId, behaviour: &impl Behaviour) -> Result<(), Refusal> {
        let deed: Deed = behaviour.clone().into();
        self.permit_names(&deed)?;
        self.permit_while_planning(who, &deed)?;
        self.permit_course(who, behaviour.task(self, who))?;
        self.permit_by_intent(who, &deed)?;
        if self.crawls(who) && !behaviour.is_for_the_unable() {
            return Err(Refusal::NotAble);
        }
        if self.can_only_stand(who) && !behaviour.is_for_the_prone() {
            return Err(Refusal::Prone);
        }
        Ok(())
    }

    /// The combatants and weapons that a deed names must exist, since orders may come from outside the program.
    fn permit_names(&self, deed: &Deed) -> Result<(), Refusal> {
        let mut permit = Ok(());
        deed.names(&mut |named| match named {
            _ if permit.is_err() => {}
            NamedThing::Combatant(who) if who.index() >= self.bodies.len() => {
                permit = Err(Refusal::NoSuchCombatant);
            }
            NamedThing::Weapon(weapon) if weapon.index() >= self.muster.weapon_sheets.len() => {
                permit = Err(Refusal::NoSuchWeapon { weapon });
            }
            NamedThing::Combatant(_) | NamedThing::Weapon(_) => {}
        });
        permit
    }

    pub(in crate::rules) fn permit_target(
        &self,
        who: CombatantId,
        target: CombatantId,
        reach: u16,
    ) -> Result<(), Refusal> {
        if who == target {
            return Err(Refusal::Oneself);
        }
        let body = self.body(target).ok_or(Refusal::NotSeen)?;
        if !body.fate.is_target() {
            return Err(Refusal::NoTarget);
        }
        if self.is_ally(who, target) {
            return Err(Refusal::NotAnEnemy);
        }
        self.permit_distance(who, target, reach)
    }

    pub(in crate::rules) fn permit_distance(
        &self,
        who: CombatantId,
        target: CombatantId,
        reach: u16,
    ) -> Result<(), Refusal> {
        let (from, to) = self.footprint(who).zip(self.footprint(target)).ok_or(Refusal::NotSeen)?;
        let distance = self.steps_between(from, to);
        // In a planned round, a target who can act may have moved by then; one who cannot act stays.
        if self.is_planning_its_round(who) && self.is_able(target) {
            return Ok(());
        }
        if distance > reach {
            return Err(Refusal::out_of_range(distance, reach));
        }
        if self.notices_from((who, from), (target, to)) { Ok(()) } else { Err(Refusal::NotSeen) }
    }

    /// Whether a combatant may begin a contest with a target, who must be an enemy next to them and able to act.
    pub(super) fn permit_contest(&self, who: CombatantId, target: CombatantId) -> Result<(), Refusal> {
        self.permit_target(who, target, 1)?;
        if self.is_able(target) { Ok(()) } else { Err(Refusal::NoTarget) }
    }

    /// Whether the target is an ally of the combatant, not the combatant themselves, and known to the viewer.
    pub(super) fn permit_ally_at_all(&self, who: CombatantId, target: CombatantId) -> Result<(), Refusal> {
        if who == target {
            return Err(Refusal::Oneself);
        }
        self.body(target).ok_or(Refusal::NotSeen)?;
        if self.is_ally(who, target) { Ok(()) } else { Err(Refusal::NotAnAlly) }
    }

    /// Whether the target is an enemy of the combatant and known to the viewer.
    pub(super) fn permit_enemy_at_all(&self, who: CombatantId, target: CombatantId) -> Result<(), Refusal> {
        if who == target {
            return Err(Refusal::Oneself);
        }
        self.body(target).ok_or(Refusal::NotSeen)?;
        if self.is_enemy(who, target) { Ok(()) } else { Err(Refusal::NotAnEnemy) }
    }

    /// The allies of a combatant that the viewer knows of.
    pub(super) fn allies(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        self.seen().map(|(other, _)| other).filter(move |other| self.is_ally(who, *other))
    }

    /// The enemies of a combatant that the viewer knows of.
    pub(super) fn enemies(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        self.seen().map(|(other, _)| other).filter(move |other| self.is_enemy(who, *other))
    }
}

impl<'t> Table<'t> {
    /// What `pick` returns for the first of the rulebook's manoeuvres that it accepts.
    pub(super) fn find_manoeuvre<R>(&self, pick: impl Fn(&'t ManoeuvreRule) -> Option<R>) -> Option<R> {
        self.muster.book.manoeuvres.iter().find_map(|chosen| pick(&chosen.take))
    }
}
