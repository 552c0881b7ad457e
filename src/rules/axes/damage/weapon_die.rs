//! The weapon's die (`Damage::WeaponDie`). Only the highest die counts of several attackers who strike one target
//! together, and of two weapons in the hands of one attacker (`Damage::Highest`, `Damage::TwoWeapons`).

use smallvec::{SmallVec, smallvec};

use crate::battle::{
    CombatantId, DamageDice, DamageKind, Manner, Refusal, Sort, Sweep, WeaponId, WeaponKind, clauses,
};
use crate::rules::axes::damage::striker::{DaringManoeuvre, Striker};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::damage::{DamageRule, SeveralAttackers, TwoWeapons, WeaponDie};
use crate::rules::table::Table;

impl WeaponDie {
    pub(super) fn dice(self, table: &Table<'_>, weapon: WeaponId) -> SmallVec<[DamageDice; 1]> {
        let block = table.weapon_sheet(weapon).blocks.of(Axis::Damage);
        let is_bare = table.weapon_kind(weapon) == WeaponKind::Unarmed;
        let own = block.die.map(|sides| u8::try_from(sides).unwrap_or(u8::MAX));
        let sides = if is_bare { Some(self.unarmed) } else { own };
        // A spell or an item without a die deals nothing.
        sides.map_or_else(SmallVec::new, |sides| {
            smallvec![DamageDice { dice: (1, sides.max(1)), plus: 0, kind: DamageKind::Plain }]
        })
    }
}

impl Table<'_> {
    pub(super) fn weapon_die(&self) -> Option<WeaponDie> {
        match &self.muster.book.damage.take {
            DamageRule::WeaponDie(rule) => Some(*rule),
            _ => None,
        }
    }

    /// The weapons with which an attacker strikes together.
    pub fn strikers(&self, who: CombatantId, weapon: WeaponId, manner: Manner) -> SmallVec<[Striker; 2]> {
        let dare = if manner.daring { DaringManoeuvre::Ahead } else { DaringManoeuvre::Nothing };
        let first = Striker { who, weapon, dare, clause: None };
        let clause = Some(clauses::Damage::TwoWeapons.into());
        let second = |weapon| Striker { who, weapon, dare: DaringManoeuvre::Nothing, clause };
        std::iter::once(first).chain(manner.second.map(second)).collect()
    }

    /// The weapons with which an attacker who sweeps over several targets reaches this target.
    pub fn sweepers(&self, who: CombatantId, target: CombatantId, sweep: Sweep) -> SmallVec<[Striker; 2]> {
        let second = sweep.second.filter(|second| self.still_reaches(who, target, *second));
        let mut strikers = self.strikers(who, sweep.what, Manner { second, daring: false });
        if let Some(first) = strikers.first_mut() {
            first.clause = Some(clauses::Damage::Blast.into()).filter(|_| self.always_lands().is_some());
            first.dare = sweep.dared.map_or(DaringManoeuvre::Nothing, DaringManoeuvre::Brings);
        }
        strikers
    }

    /// Whether several combatants who strike one target together deal the highest of their dice, once. Where each has
    /// to roll to hit first, they strike separately.
    pub fn strike_together(&self) -> bool {
        let is_highest = |rule: WeaponDie| rule.several_attackers == SeveralAttackers::HighestOfTheirSide;
        self.always_lands().is_some() && self.weapon_die().is_some_and(is_highest)
    }

    /// Whether two weapons may be used together.
    ///
    /// # Errors
    /// The reason why not.
    pub fn permit_second(&self, who: CombatantId, weapon: WeaponId, second: WeaponId) -> Result<(), Refusal> {
        if self.weapon_die().is_none_or(|rule| rule.two_weapons == TwoWeapons::OneOfThem) {
            return Err(Refusal::NotInThisBook);
        }
        let carried = &self.body(who).ok_or(Refusal::NoSuchCombatant)?.arms.carried;
        let pieces = |wanted: WeaponId| carried.iter().filter(|piece| **piece == wanted).count();
        let needed = if weapon == second { 2 } else { 1 };
        for wanted in [weapon, second] {
            if pieces(wanted) < needed {
                return Err(Refusal::NoSuchWeapon { weapon: wanted });
            }
            if self.hands(wanted) > 1 {
                return Err(Refusal::TwoHanded { weapon: wanted });
            }
        }
        Ok(())
    }

    /// How many hands a weapon takes. Where its block does not say: two to shoot with, one for any other weapon.
    fn hands(&self, weapon: WeaponId) -> u16 {
        let weapon_sheet = self.weapon_sheet(weapon);
        let by_kind = match self.weapon_kind(weapon) {
            _ if weapon_sheet.sort != Sort::Weapon => 2,
            WeaponKind::Propelled => 2,
            WeaponKind::Melee | WeaponKind::Thrown | WeaponKind::Unarmed => 1,
        };
        weapon_sheet.blocks.of(Axis::Damage).hands.unwrap_or(by_kind)
    }

    /// The weapons that a combatant could use together with another weapon.
    pub fn seconds(&self, who: CombatantId, weapon: WeaponId) -> impl Iterator<Item = WeaponId> + '_ {
        let carried = self.body(who).map(|body| body.arms.carried.as_slice()).unwrap_or_default();
        carried.iter().copied().filter(move |second| self.permit_second(who, weapon, *second).is_ok())
    }
}
