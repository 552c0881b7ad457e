//! What a rulebook reads of weapons, and of spells and items, which have blocks like theirs.

use super::{Demand, Excuse, Occurrence, Reader, Reading};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::check::CheckRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::{DamageRule, SwingsRule, TwoWeapons};
use crate::rules::choices::harm::HarmRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::reaction::ReactionRule;
use crate::rules::choices::track::Trigger;

impl Rulebook {
    pub(super) fn reads_of_weapons(&self) -> Vec<Reading> {
        let mut reads = Vec::new();
        self.read_to_strike(&mut reads);
        self.read_of_damage(&mut reads);
        self.read_of_harm(&mut reads);
        reads
    }

    /// Whether swings are bought with action points.
    pub(super) const fn buys_swings(&self) -> bool {
        matches!(&self.damage.take, DamageRule::DicePerSwing(rule) if matches!(rule.swings, SwingsRule::ApOverCost))
    }

    fn read_to_strike(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Attack;
        let any = Reader::whatever(axis);
        reads.extend(
            ["kind", "cost", "area", "effects", "uses", "concentration"]
                .map(|field| any.welcomes(axis, field)),
        );
        // How many an area takes in is said by its die, or by the first of its damage.
        reads.push(any.reads(axis, "die", Demand::NeededWhere(Occurrence::AreaByDie)));
        reads.push(any.welcomes(axis, "damage"));
        reads.push(Reader::whatever(Axis::Budget).welcomes(Axis::Budget, "light"));
        match &self.attack.take {
            AttackRule::AgainstDefence(_) => {
                let reader = Reader::on(axis, "AgainstDefence");
                reads.extend(["hit", "aptitudes"].map(|field| reader.welcomes(axis, field)));
            }
            AttackRule::AgainstDodgeOrArmour(_) => {
                let reader = Reader::on(axis, "AgainstDodgeOrArmour");
                reads.extend(["hit", "skill"].map(|field| reader.welcomes(axis, field)));
            }
            AttackRule::AgainstArmourClass(_) => {
                let reader = Reader::on(axis, "AgainstArmourClass");
                reads.extend(["hit", "magic"].map(|field| reader.welcomes(axis, field)));
            }
            AttackRule::TestByProficiency(_) => {
                reads.push(Reader::on(axis, "TestByProficiency").welcomes(axis, "subclass"));
            }
            AttackRule::AlwaysLands(_) => {}
        }
        for (entry, chosen) in self.reactions.iter().enumerate() {
            if chosen.take == ReactionRule::NamedByAbility {
                let reader = Reader::of_list("reactions", "NamedByAbility", entry);
                reads.push(reader.welcomes(axis, "answers"));
            }
        }
        if let CriticalRule::ExtraOnSum(rule) = &self.critical.take
            && rule.lowered.is_some()
        {
            reads.push(Reader::on(Axis::Critical, "ExtraOnSum").welcomes(Axis::Critical, "class"));
        }
    }

    fn read_of_damage(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Damage;
        let (on, needs) =
            (|choice| Reader::on(axis, choice), |reader: Reader, field| reader.needs(axis, field));
        match &self.damage.take {
            DamageRule::DicePerSwing(_) => {
                let reader = on("DicePerSwing");
                reads.push(needs(reader, "damage").unless(&[Excuse::BringsAbout]));
                if self.buys_swings() {
                    let excuses = [Excuse::OnlyBringsAbout, Excuse::Constant];
                    reads.push(needs(reader, "ap").unless(&excuses));
                }
                reads.push(reader.welcomes(axis, "constant"));
            }
            DamageRule::DiceAndAbility(_) => {
                let reader = on("DiceAndAbility");
                reads.push(needs(reader, "damage").unless(&[Excuse::BringsAbout]));
                reads.push(reader.welcomes(axis, "ability"));
            }
            DamageRule::WeaponDie(rule) => {
                let reader = on("WeaponDie");
                reads.push(needs(reader, "die").unless(&[Excuse::BringsAbout, Excuse::Unarmed]));
                reads.push(reader.welcomes(axis, "kind"));
                if rule.two_weapons != TwoWeapons::OneOfThem {
                    reads.push(reader.welcomes(axis, "hands"));
                }
            }
            DamageRule::FixedByClass(_) => reads.push(on("FixedByClass").welcomes(axis, "class")),
            DamageRule::Nothing => {}
        }
        // What deals damage is no help, and what deals none leaves nothing for an overshield to do.
        let any = Reader::whatever(axis);
        reads.extend(["damage", "die", "effects", "harmless"].map(|field| any.welcomes(axis, field)));
        if let ProtectionRule::ReductionByType(_) = &self.protection.take {
            let reader = Reader::on(Axis::Protection, "ReductionByType");
            reads.push(reader.welcomes(Axis::Protection, "ignores_overshield"));
        }
    }

    fn read_of_harm(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Harm;
        let by_harm = match &self.harm.take {
            HarmRule::InjuryChecks(_) => Some(("InjuryChecks", "itm")),
            HarmRule::HitPointsThenInjuries(_) => Some(("HitPointsThenInjuries", "itm")),
            HarmRule::ProtectionThenStrength(_) => Some(("ProtectionThenStrength", "on_critical")),
            HarmRule::HitPoints(_) => None,
        };
        reads.extend(by_harm.map(|(choice, field)| Reader::on(axis, choice).welcomes(axis, field)));
        for (entry, chosen) in self.tracks.iter().enumerate() {
            let (axis, on) = (Axis::Tracks, &chosen.take.on);
            let reader = Reader::of_list("tracks", chosen.take.track.name(), entry);
            let minds_heavy = on.iter().any(|trigger| matches!(trigger, Trigger::HeavyHit(_)));
            if minds_heavy || on.contains(&Trigger::TiringHit) {
                reads.push(reader.welcomes(axis, "ftm"));
            }
            reads.extend(minds_heavy.then(|| reader.welcomes(axis, "class")));
        }
        if let CheckRule::D20AtLeast(rule) = &self.check.take
            && let Some(abilities) = &rule.ability
        {
            let reader = Reader::on(Axis::Check, "D20AtLeast");
            reads.push(reader.welcomes(Axis::Attack, "save"));
            reads.extend(abilities.corruption.map(|_| reader.welcomes(Axis::Check, "corrupts")));
        }
    }
}
