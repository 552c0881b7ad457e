//! Whether a spell may be cast or an item used, and whether that uses it up.

use crate::battle::{Area, Change, CombatantId, Effect, Refusal, Sort, Target, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::book::aim::Aim;
use crate::rules::table::Table;

impl Table<'_> {
    /// The effect that takes one use of a weapon, spell or item, if its uses are counted.
    pub fn uses_up(&self, who: CombatantId, what: WeaponId) -> Option<Effect> {
        self.body(who)?.limited_uses.left(what).map(|_| Change::UseUp { who, what }.into())
    }

    /// Whether a spell or item may be aimed at a target, no matter whose turn it is.
    ///
    /// # Errors
    /// Why it may not.
    pub fn permit_working(
        &self,
        who: CombatantId,
        what: WeaponId,
        at: Target,
        sort: Sort,
    ) -> Result<(), Refusal> {
        if !self.usable_things(who).any(|carried| carried == what) {
            return Err(Refusal::NoSuchWeapon { weapon: what });
        }
        if self.weapon_sheet(what).sort != sort {
            return Err(Refusal::WrongMark { what });
        }
        if !self.has_uses(who, what) {
            return Err(Refusal::UsedUp { what });
        }
        self.permit_light(what)?;
        match (self.aim_of(what), at) {
            (Aim::Ally, Target::One(target)) => self.permit_ally(who, target, what)?,
            (Aim::Area(_), Target::Square(square)) => self.permit_square(who, square, what)?,
            _ => return Err(Refusal::WrongMark { what }),
        }
        self.permit_one_swing(who, what)
    }

    pub(in crate::rules) fn permit_ally(
        &self,
        who: CombatantId,
        target: CombatantId,
        what: WeaponId,
    ) -> Result<(), Refusal> {
        if target.index() >= self.bodies.len() {
            return Err(Refusal::NoSuchCombatant);
        }
        let body = self.body(target).ok_or(Refusal::NotSeen)?;
        if !body.fate.is_target() {
            return Err(Refusal::NoTarget);
        }
        if who == target {
            return Ok(());
        }
        if !self.is_ally(who, target) {
            return Err(Refusal::NotAnAlly);
        }
        self.permit_distance(who, target, self.weapon_reach(what))
    }

    /// Whether an attack that was paid for is still possible: the attacker can act, has the weapon, and reaches the target.
    pub fn still_reaches(&self, who: CombatantId, target: CombatantId, weapon: WeaponId) -> bool {
        self.is_able(who)
            && self.usable_things(who).any(|carried| carried == weapon)
            && self.permit_target(who, target, self.attack_reach(weapon)).is_ok()
    }

    fn permit_square(&self, who: CombatantId, square: Pos, what: WeaponId) -> Result<(), Refusal> {
        let here = self.footprint(who).ok_or(Refusal::NoSuchCombatant)?;
        let there = Footprint::new(square, 1);
        if !self.board.field.size().contains(square) {
            return Err(Refusal::NoWay);
        }
        if !self.is_centred(what) {
            // A line or a cone begins at the caster and only needs a direction.
            return if here.contains(square) { Err(Refusal::Oneself) } else { Ok(()) };
        }
        let distance = self.steps_between(here, there);
        let reach = self.weapon_reach(what);
        if distance > reach {
            return Err(Refusal::out_of_range(distance, reach));
        }
        if self.has_line(here, there) { Ok(()) } else { Err(Refusal::NotSeen) }
    }

    /// Whether the area of a weapon, spell or item lies around the square at which it is aimed.
    fn is_centred(&self, what: WeaponId) -> bool {
        matches!(self.aim_of(what), Aim::Area(Area::Burst(_) | Area::ByDie))
    }
}
