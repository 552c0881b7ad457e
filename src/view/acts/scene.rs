//! What has to be known of a battle, besides its facts, to show them: who is seen, and how a weapon strikes.

use super::act::Missile;
use crate::battle::{CombatantId, Fact, Sort, WeaponId, WeaponLook};
use crate::view::picture::Known;
use crate::view::stage::Stage;

/// How a weapon strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Melee,
    Missile(Missile),
    Spell,
}

/// What is known of a battle besides the facts.
pub trait Scene {
    /// Whether the viewer perceives a fact.
    fn perceives(&self, fact: &Fact) -> bool;

    /// Whether the viewer sees a combatant now.
    fn sees(&self, who: CombatantId) -> bool;

    /// How a combatant strikes another with a weapon.
    fn manner(&self, who: CombatantId, at: CombatantId, weapon: WeaponId) -> Manner;
}

impl Scene for Stage {
    fn perceives(&self, fact: &Fact) -> bool {
        Stage::perceives(self, fact)
    }

    fn sees(&self, who: CombatantId) -> bool {
        self.picture.known(self.viewer, who) == Known::Seen
    }

    fn manner(&self, who: CombatantId, at: CombatantId, weapon: WeaponId) -> Manner {
        let muster = self.muster();
        let sheet = muster.weapon_sheet(weapon);
        if sheet.sort == Sort::Spell {
            return Manner::Spell;
        }
        let body = |who| self.picture.figure(who).map(|figure| figure.footprint());
        let is_close = body(who).zip(body(at)).is_none_or(|(own, other)| own.is_adjacent(other));
        let look = muster.scenario.weapons.get(weapon.index()).map(|(_, weapon)| weapon.seen());
        manner_of(look.unwrap_or_default(), sheet.range.is_some(), is_close)
    }
}

/// How a weapon that looks like this strikes somebody who stands close, or farther away.
fn manner_of(look: WeaponLook, has_range: bool, is_close: bool) -> Manner {
    let missile = match look {
        WeaponLook::Bow | WeaponLook::Longbow => Missile::Arrow,
        WeaponLook::Crossbow => Missile::Bolt,
        WeaponLook::Sling => Missile::Stone,
        WeaponLook::Spark => return Manner::Spell,
        WeaponLook::Javelin | WeaponLook::Spear => Missile::Javelin,
        WeaponLook::Axe | WeaponLook::Hatchet => Missile::Hatchet,
        WeaponLook::Dagger | WeaponLook::ThrowingKnife => Missile::Knife,
        _ => Missile::Stone,
    };
    let shoots = matches!(missile, Missile::Arrow | Missile::Bolt) || look == WeaponLook::Sling;
    // What can be thrown is used in the hand against those who stand close.
    if shoots || has_range && !is_close { Manner::Missile(missile) } else { Manner::Melee }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_thrown_is_thrown_from_afar_and_held_close_by() {
        assert_eq!(manner_of(WeaponLook::Javelin, true, true), Manner::Melee);
        assert_eq!(manner_of(WeaponLook::Javelin, true, false), Manner::Missile(Missile::Javelin));
        assert_eq!(manner_of(WeaponLook::Bow, true, true), Manner::Missile(Missile::Arrow));
        assert_eq!(manner_of(WeaponLook::Halberd, false, false), Manner::Melee);
    }
}
