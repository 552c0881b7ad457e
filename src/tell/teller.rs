//! A teller: the words of a language and the muster whose names they speak of.

use std::sync::Arc;

use super::words::{Words, say};
use crate::battle::{ArmourId, CombatantId, CreatureId, SideId, SideSet, WeaponId};
use crate::grid::Pos;
use crate::rules::book::muster::Muster;

/// Puts what happens in one battle into words. One who joins later is in the battle's new muster, so a teller is made
/// when there is something to tell, and not kept.
#[derive(Clone)]
pub struct Teller {
    pub(super) words: Arc<Words>,
    pub(super) muster: Arc<Muster>,
    names: Vec<String>,
}

impl Teller {
    /// A teller of the battle of this muster.
    pub fn new(words: Arc<Words>, muster: Arc<Muster>) -> Teller {
        let is_shared = |name: &str| muster.sheets.iter().filter(|sheet| sheet.name == name).count() > 1;
        let names = muster.sheets.iter().map(|sheet| {
            // Who joined at the game master's desk is known by one word only.
            if is_shared(&sheet.name) && sheet.key != sheet.name {
                say!(words, "name-with-key", name = &sheet.name, key = &sheet.key)
            } else {
                sheet.name.clone()
            }
        });
        let names = names.collect();
        Teller { words, muster, names }
    }

    /// A teller that speaks English.
    pub fn english(muster: &Arc<Muster>) -> Teller {
        Teller::new(Arc::new(Words::english()), Arc::clone(muster))
    }

    /// The words that it speaks in.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// What a combatant is called, with its key where another one is called the same.
    pub fn name(&self, who: CombatantId) -> String {
        self.names.get(who.index()).cloned().unwrap_or_else(|| say!(self.words, "somebody"))
    }

    /// What one who may not be known is called.
    pub(super) fn name_or_somebody(&self, who: Option<CombatantId>) -> String {
        who.map_or_else(|| say!(self.words, "somebody"), |who| self.name(who))
    }

    /// What a weapon is called.
    pub fn weapon(&self, weapon: WeaponId) -> String {
        let known = self.muster.arms.get(weapon.index());
        known.map_or_else(|| say!(self.words, "something"), |arm| arm.name.clone())
    }

    /// What armour is called.
    pub fn armour(&self, armour: ArmourId) -> String {
        let known = self.muster.scenario.armours.get(armour.index());
        known.map_or_else(|| say!(self.words, "something"), |(_, armour)| armour.name.clone())
    }

    /// What a kind of creature is called.
    pub fn creature(&self, kind: CreatureId) -> String {
        let known = self.muster.scenario.creatures.get(usize::from(kind.0));
        known.map_or_else(|| say!(self.words, "something"), |(_, creature)| creature.name.clone())
    }

    /// What a side is called.
    pub fn side(&self, side: SideId) -> String {
        let known = self.muster.scenario.sides.get(side.index());
        known.map_or_else(|| say!(self.words, "somebody"), |side| side.name.clone())
    }

    /// What some sides are called, one after another.
    pub fn sides(&self, sides: SideSet) -> String {
        let members = self.muster.scenario.side_ids().filter(|side| sides.contains(*side));
        self.words.list(members.map(|side| self.side(side)))
    }

    /// A square, as maps count it.
    pub fn square(&self, at: Pos) -> String {
        say!(self.words, "square", col = at.col, row = at.row)
    }
}
