//! What combatants bring from earlier battles: their traumas, and what is in their blood.

use super::Work;
use super::events::within;
use crate::battle::{Creature, CreatureId, Dread, Weapon, WeaponId};
use crate::data::authored::{CorruptedFile, TraumaFile};
use crate::data::tree::Step;
use crate::rules::book::weapon_sheet::weapon_id;

impl Work<'_> {
    pub(super) fn traumas(&mut self, traumas: &[TraumaFile], path: &[Step<'_>]) -> Vec<Dread> {
        let mut dreads = Vec::new();
        for (number, trauma) in traumas.iter().enumerate() {
            dreads.extend(match trauma {
                TraumaFile::DeadAllies => Some(Dread::DeadAlly),
                TraumaFile::Defeat => Some(Dread::Defeat),
                TraumaFile::Kind(kind) => {
                    let kind = self.entry::<Creature>(kind, &within(path, number));
                    kind.map(|kind| Dread::Creature(CreatureId(u16::try_from(kind).unwrap_or(u16::MAX))))
                }
            });
        }
        dreads
    }

    pub(super) fn corrupted(
        &mut self,
        corrupted: Option<&CorruptedFile>,
        path: &[Step<'_>],
    ) -> Option<(WeaponId, u8)> {
        let corrupted = corrupted?;
        let weapon = self.entry::<Weapon>(&corrupted.weapon, path)?;
        Some((weapon_id(weapon), corrupted.stage))
    }
}
