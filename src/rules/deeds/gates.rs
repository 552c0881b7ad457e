//! What stands in the way of any deed, or of many: what is asked before a deed is looked at by itself.

use super::Behaviour;
use crate::battle::deeds::NamedThing;
use crate::battle::{CombatantId, Deed, Refusal};
use crate::rules::choices::manoeuvre::ManoeuvreRule;
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether somebody may do anything of the sort at all, in the state that they are in.
    pub(super) fn permit_at_all(&self, who: CombatantId, own: &impl Behaviour) -> Result<(), Refusal> {
        let deed: Deed = own.clone().into();
        self.permit_names(&deed)?;
        self.permit_while_planning(who, &deed)?;
        self.permit_course(who, own.task(self, who))?;
        self.permit_by_intent(who, &deed)?;
        if self.crawls(who) && !own.is_for_the_unable() {
            return Err(Refusal::NotAble);
        }
        if self.can_only_stand(who) && !own.is_for_the_prone() {
            return Err(Refusal::Prone);
        }
        Ok(())
    }

    /// Whom and what a deed names must be there at all: orders may come from anywhere.
    fn permit_names(&self, deed: &Deed) -> Result<(), Refusal> {
        let mut permit = Ok(());
        deed.names(&mut |named| match named {
            _ if permit.is_err() => {}
            NamedThing::Combatant(who) if who.index() >= self.bodies.len() => {
                permit = Err(Refusal::NoSuchCombatant);
            }
            NamedThing::Weapon(weapon) if weapon.index() >= self.muster.arms.len() => {
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
        let distance = self.distance(who, target).ok_or(Refusal::NotSeen)?;
        // Who knows where everybody will be by then? Those who lie stay where they are.
        if self.is_planning_its_round(who) && self.is_able(target) {
            return Ok(());
        }
        if distance > reach {
            return Err(Refusal::out_of_range(distance, reach));
        }
        if self.notices(who, target) { Ok(()) } else { Err(Refusal::NotSeen) }
    }

    /// Whether somebody may get the better of an able enemy next to them.
    pub(super) fn permit_contest(&self, who: CombatantId, target: CombatantId) -> Result<(), Refusal> {
        self.permit_target(who, target, 1)?;
        if self.is_able(target) { Ok(()) } else { Err(Refusal::NoTarget) }
    }

    /// Whether somebody is another whom the viewer knows of, and a friend.
    pub(super) fn permit_friend_at_all(&self, who: CombatantId, target: CombatantId) -> Result<(), Refusal> {
        if who == target {
            return Err(Refusal::Oneself);
        }
        self.body(target).ok_or(Refusal::NotSeen)?;
        if self.is_ally(who, target) { Ok(()) } else { Err(Refusal::NotAnAlly) }
    }

    /// Whether somebody is another whom the viewer knows of, and an enemy.
    pub(super) fn permit_enemy_at_all(&self, who: CombatantId, target: CombatantId) -> Result<(), Refusal> {
        if who == target {
            return Err(Refusal::Oneself);
        }
        self.body(target).ok_or(Refusal::NotSeen)?;
        if self.is_enemy(who, target) { Ok(()) } else { Err(Refusal::NotAnEnemy) }
    }

    /// Everybody of whom the viewer knows and who is a friend of somebody.
    pub(super) fn friends(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        self.seen().map(|(other, _)| other).filter(move |other| self.is_ally(who, *other))
    }

    /// Everybody of whom the viewer knows and who is an enemy of somebody.
    pub(super) fn enemies(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        self.seen().map(|(other, _)| other).filter(move |other| self.is_enemy(who, *other))
    }
}

impl<'t> Table<'t> {
    /// The first of the rulebook's manoeuvres that is asked for.
    pub(super) fn find_manoeuvre<R>(&self, pick: impl Fn(&'t ManoeuvreRule) -> Option<R>) -> Option<R> {
        self.muster.book.manoeuvres.iter().find_map(|chosen| pick(&chosen.take))
    }
}
