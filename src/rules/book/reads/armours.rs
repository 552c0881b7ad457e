//! What a rulebook reads of armour.

use super::{Reader, Reading};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::track::Trigger;

impl Rulebook {
    pub(super) fn reads_of_armours(&self) -> Vec<Reading> {
        let mut reads = Vec::new();
        match &self.attack.take {
            AttackRule::AgainstDefence(_) => {
                reads.push(Reader::on(Axis::Attack, "AgainstDefence").means(Axis::Attack, "ad"));
            }
            AttackRule::AgainstDodgeOrArmour(_) => {
                let reader = Reader::on(Axis::Attack, "AgainstDodgeOrArmour");
                reads.push(reader.means(Axis::Attack, "armour"));
                reads.push(reader.welcomes(Axis::Attack, "dodge"));
            }
            AttackRule::AgainstArmourClass(_) => {
                reads.push(Reader::on(Axis::Attack, "AgainstArmourClass").means(Axis::Attack, "ac"));
            }
            AttackRule::TestByProficiency(_) | AttackRule::AlwaysLands(_) => {}
        }
        match &self.protection.take {
            ProtectionRule::ReductionByType(_) => {
                reads.push(Reader::on(Axis::Protection, "ReductionByType").means(Axis::Protection, "dr"));
            }
            ProtectionRule::SubtractArmour(_) => {
                reads.push(Reader::on(Axis::Protection, "SubtractArmour").means(Axis::Protection, "armour"));
            }
            ProtectionRule::SecondTest(_) => {
                reads.push(Reader::on(Axis::Protection, "SecondTest").welcomes(Axis::Protection, "weight"));
            }
            ProtectionRule::Nothing => {}
        }
        if self.changes_armour() {
            reads.push(Reader::on(Axis::Budget, "FullSwiftFree").welcomes(Axis::Budget, "weight"));
        }
        for (entry, chosen) in self.tracks.iter().enumerate() {
            if chosen.take.on.iter().any(|trigger| matches!(trigger, Trigger::AllOutTurn(_))) {
                let reader = Reader::of_list("tracks", chosen.take.track.name(), entry);
                reads.push(reader.welcomes(Axis::Tracks, "weight"));
            }
        }
        reads
    }
}
