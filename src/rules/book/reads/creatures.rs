//! What a rulebook reads of creatures.

use super::{Demand, Occurrence, Reader, Reading, all_of};
use crate::battle::{Ability, Severity, Training};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::aftermath::{AftermathRule, Injury};
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::check::CheckRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::DamageRule;
use crate::rules::choices::exit::{ExitRule, Retreat};
use crate::rules::choices::harm::{HarmRule, InjuryChecks};
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::choices::last_chances::{ByOthers, Helper, LastChancesRule};
use crate::rules::choices::manoeuvre::{Frighten, FrightenPlus, ManoeuvreRule};
use crate::rules::choices::morale::{Counted, MoraleRule};
use crate::rules::choices::movement::MovementRule;
use crate::rules::choices::position::PositionRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::reaction::ReactionRule;
use crate::rules::choices::stealth::{HidingCheck, HidingPlus, StealthRule};

/// Adds what a check of an ability reads: the score, and proficiency where it covers that.
fn ability_check(reads: &mut Vec<Reading>, score: Reading, ability: Ability, training: &[Training]) {
    let (reader, axis) = (score.reader, score.axis);
    reads.push(score.of([ability]));
    reads.push(reader.welcomes(axis, "proficiency"));
    let covers = training.iter().copied().chain([Training::of(ability)]);
    reads.push(reader.welcomes(axis, "proficient").of(covers));
}

/// Whether one is many fighters is read from the blocks of two axes, whoever asks.
fn detachment(reader: Reader) -> [Reading; 2] {
    [Axis::Harm, Axis::Damage].map(|axis| reader.welcomes(axis, "detachment"))
}

impl Rulebook {
    pub(super) fn reads_of_creatures(&self) -> Vec<Reading> {
        let mut reads = Vec::new();
        self.read_to_hit(&mut reads);
        self.read_to_deal(&mut reads);
        self.read_to_bear(&mut reads);
        self.read_to_go(&mut reads);
        self.read_to_dare(&mut reads);
        self.read_by_lists(&mut reads);
        reads
    }

    fn read_to_hit(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Attack;
        match &self.attack.take {
            AttackRule::AgainstDefence(rule) => {
                let reader = Reader::on(axis, "AgainstDefence");
                let help = all_of([rule.melee, rule.thrown, rule.propelled, rule.unarmed]);
                reads.push(reader.means(axis, "aptitudes").of(help).and_others());
                reads.push(reader.means(axis, "ad"));
            }
            AttackRule::AgainstDodgeOrArmour(_) => {
                let reader = Reader::on(axis, "AgainstDodgeOrArmour");
                reads.push(reader.means(axis, "skills").and_others());
                reads.extend(["dodge", "armour"].map(|field| reader.means(axis, field)));
                reads.push(reader.welcomes(axis, "defence"));
                reads.push(reader.welcomes(axis, "unproficient").and_others());
            }
            AttackRule::TestByProficiency(rule) => {
                let reader = Reader::on(axis, "TestByProficiency");
                reads.extend(["proficiencies", "masteries"].map(|field| reader.means(axis, field)));
                reads.push(reader.welcomes(axis, "traits").of([rule.trained_unarmed]));
            }
            AttackRule::AgainstArmourClass(rule) => {
                let reader = Reader::on(axis, "AgainstArmourClass");
                let abilities = [rule.melee, rule.ranged, rule.arcane, rule.divine];
                reads.push(reader.means(axis, "ac"));
                reads.push(reader.means(axis, "scores").of(abilities));
                reads.push(reader.means(axis, "attack"));
                if rule.proficiency {
                    let ways = [Training::Melee, Training::Ranged, Training::Arcane, Training::Divine];
                    reads.push(reader.welcomes(axis, "proficiency"));
                    reads.push(reader.welcomes(axis, "proficient").of(ways));
                }
            }
            AttackRule::AlwaysLands(_) => {}
        }
        let axis = Axis::Critical;
        match &self.critical.take {
            CriticalRule::MaximumPastThreshold(_) => {
                reads.push(Reader::on(axis, "MaximumPastThreshold").means(axis, "critical"));
            }
            CriticalRule::ExtraOnSum(rule) => {
                let lowered = rule.lowered.iter().flat_map(|lowered| &lowered.by).map(|(held, _)| *held);
                let traits = Reader::on(axis, "ExtraOnSum").welcomes(axis, "traits").of(lowered);
                reads.extend(traits.if_any());
            }
            CriticalRule::DoubleOnNatural(_) | CriticalRule::Nothing => {}
        }
    }

    fn read_to_deal(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Damage;
        match &self.damage.take {
            DamageRule::DicePerSwing(_) if self.buys_swings() => {
                let wanted = Demand::Needed(Severity::Warning, Vec::new());
                reads.push(Reader::on(axis, "DicePerSwing").reads(axis, "ap", wanted));
            }
            DamageRule::DiceAndAbility(rule) => {
                let scores = Reader::on(axis, "DiceAndAbility").means(axis, "scores");
                reads.push(scores.of([rule.melee, rule.ranged]).and_others());
            }
            DamageRule::WeaponDie(rule) if rule.detachments_sweep > 0 => {
                reads.extend(detachment(Reader::on(axis, "WeaponDie")));
            }
            DamageRule::Nothing
            | DamageRule::FixedByClass(_)
            | DamageRule::WeaponDie(_)
            | DamageRule::DicePerSwing(_) => {}
        }
        let axis = Axis::Protection;
        match &self.protection.take {
            ProtectionRule::ReductionByType(rule) => {
                let reader = Reader::on(axis, "ReductionByType");
                reads.push(reader.means(axis, "dr"));
                reads.extend(rule.overshield.then(|| reader.means(axis, "overshield")));
            }
            ProtectionRule::SubtractArmour(_) => {
                reads.push(Reader::on(axis, "SubtractArmour").means(axis, "armour"));
            }
            ProtectionRule::SecondTest(rule) => {
                let reader = Reader::on(axis, "SecondTest");
                reads.push(reader.welcomes(axis, "traits").of([rule.training]));
                let needs = [&rule.light, &rule.medium, &rule.heavy].into_iter().flat_map(|mail| &mail.needs);
                let worn = reader.reads(axis, "traits", Demand::NeededWhere(Occurrence::DemandingArmour));
                let worn = worn.of(needs.copied());
                reads.extend(worn.if_any());
            }
            ProtectionRule::Nothing => {}
        }
    }

    fn read_to_bear(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Harm;
        let withstands = |reads: &mut Vec<Reading>, reader: Reader, rule: &InjuryChecks, demand: Demand| {
            let (help, score) = (all_of([rule.help]), rule.score.as_ref());
            let aptitudes = reader.reads(axis, "aptitudes", demand.clone()).of(help);
            reads.extend(aptitudes.if_any());
            reads.extend(score.map(|score| reader.reads(axis, "scores", demand).of([score.0])));
        };
        match &self.harm.take {
            HarmRule::InjuryChecks(rule) => {
                withstands(reads, Reader::on(axis, "InjuryChecks"), rule, Demand::Meant);
            }
            HarmRule::HitPointsThenInjuries(rule) => {
                let reader = Reader::on(axis, "HitPointsThenInjuries");
                reads.push(reader.needs(axis, "hp"));
                withstands(reads, reader, rule, Demand::Welcome);
            }
            HarmRule::HitPoints(_) => reads.push(Reader::on(axis, "HitPoints").needs(axis, "hp")),
            HarmRule::ProtectionThenStrength(rule) => {
                let reader = Reader::on(axis, "ProtectionThenStrength");
                reads.push(reader.needs(axis, "hp"));
                reads.push(reader.needs(axis, "scores").of([rule.save]));
                let others = rule.emptied.keys().copied().filter(|ability| *ability != rule.save);
                reads.push(reader.welcomes(axis, "scores").of(others).and_others());
                if rule.detachments_rout {
                    reads.extend(detachment(reader));
                }
            }
        }
        let axis = Axis::LastChances;
        let helped = |reads: &mut Vec<Reading>, reader: Reader, rule: &ByOthers| {
            if let Some(ability) = rule.ability {
                ability_check(reads, reader.welcomes(axis, "scores"), ability, &[Training::Healing]);
            }
        };
        match &self.last_chances.take {
            LastChancesRule::StabilisedByOthers(rule) => {
                helped(reads, Reader::on(axis, "StabilisedByOthers"), rule);
            }
            LastChancesRule::TestsOfOnesOwn(rule) => {
                let reader = Reader::on(axis, "TestsOfOnesOwn");
                let mut traits: Vec<_> = rule.by_trait.iter().map(|(held, _)| *held).collect();
                match &rule.helper {
                    Some(Helper::Favours(held)) => traits.push(*held),
                    Some(Helper::Saves(rule)) => helped(reads, reader, rule),
                    None => {}
                }
                if !traits.is_empty() {
                    reads.push(reader.welcomes(axis, "traits").of(traits));
                }
            }
            LastChancesRule::Nothing => {}
        }
        if let AftermathRule::InjuryTable(table) = &self.aftermath.take {
            let lost = table.rows.iter().filter_map(|row| match &row.brings {
                Injury::LostPoints(ability, _) => Some(*ability),
                _ => None,
            });
            let reader = Reader::on(Axis::Aftermath, "InjuryTable");
            for axis in [Axis::Aftermath, Axis::Harm] {
                reads.push(reader.welcomes(axis, "scores").of(lost.clone()).and_others());
            }
        }
    }

    fn read_to_go(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Initiative;
        match &self.initiative.take {
            InitiativeRule::ByScore(rule) => {
                reads.push(Reader::on(axis, "ByScore").means(axis, "scores").of([rule.score]));
            }
            InitiativeRule::SaveToActBefore(rule) => {
                reads.push(Reader::on(axis, "SaveToActBefore").means(axis, "scores").of([rule.ability]));
            }
            InitiativeRule::Rolled(rule) => {
                let reader = Reader::on(axis, "Rolled");
                reads.push(reader.welcomes(axis, "initiative"));
                if let Some(traits) = &rule.traits {
                    let named = traits.more_dice.iter().map(|(held, _)| *held).chain(traits.ties.clone());
                    reads.push(reader.welcomes(axis, "traits").of(named));
                }
            }
            InitiativeRule::SidesAlternate(_) => {}
        }
        let axis = Axis::Movement;
        reads.push(Reader::whatever(axis).welcomes(axis, "speed"));
        if let MovementRule::PacedUnderLoad(rule) = &self.movement.take {
            let reader = Reader::on(axis, "PacedUnderLoad");
            reads.push(reader.welcomes(axis, "load"));
            reads.push(reader.welcomes(axis, "scores").of([rule.load.free]));
        }
        let axis = Axis::Exit;
        match &self.exit.take {
            ExitRule::WholeTurn(rule) if rule.retreat == Retreat::Struck => {}
            ExitRule::WholeTurn(rule) => {
                let reader = Reader::on(axis, "WholeTurn");
                match rule.skill {
                    Some(skill) => reads.push(reader.means(axis, "skills").of([skill])),
                    None => {
                        let ability = rule.ability.unwrap_or(Ability::Dex);
                        ability_check(reads, reader.means(axis, "scores"), ability, &[]);
                    }
                }
            }
            ExitRule::SaveToSafety(rule) => {
                reads.push(Reader::on(axis, "SaveToSafety").means(axis, "scores").of([rule.ability]));
            }
            ExitRule::WalkOff => {}
        }
    }

    fn read_to_dare(&self, reads: &mut Vec<Reading>) {
        let axis = Axis::Morale;
        if let MoraleRule::OnOccasions(rule) = &self.morale.take {
            let reader = Reader::on(axis, "OnOccasions");
            reads.extend(["morale", "hd"].map(|field| reader.means(axis, field)));
            ability_check(reads, reader.means(axis, "scores"), rule.ability, &[Training::Morale]);
            if rule.counted == Counted::HitDice {
                reads.push(reader.welcomes(axis, "level"));
                reads.extend(detachment(reader));
            }
        }
        let axis = Axis::Check;
        match &self.check.take {
            CheckRule::D6AtLeast(_) => {
                reads.push(Reader::on(axis, "D6AtLeast").means(axis, "aptitudes").and_others());
            }
            CheckRule::D20AtLeast(rule) => {
                let reader = Reader::on(axis, "D20AtLeast");
                if let Some(abilities) = &rule.ability {
                    reads.push(reader.means(axis, "scores").and_others());
                    reads.push(reader.welcomes(axis, "proficiency"));
                    reads.push(reader.welcomes(axis, "proficient").and_others());
                    let is_drained = abilities.corruption.is_some();
                    reads.extend(is_drained.then(|| reader.welcomes(Axis::Harm, "scores").and_others()));
                }
                if rule.ability.as_ref().is_none_or(|abilities| !abilities.instead_of_skills) {
                    reads.push(reader.means(axis, "skills").and_others());
                }
            }
            CheckRule::D20AtMost(_) => {
                reads.push(Reader::on(axis, "D20AtMost").means(axis, "scores").and_others());
            }
            CheckRule::Pool(_) => {}
        }
        let axis = Axis::Stealth;
        match &self.stealth.take {
            StealthRule::RecordedRoll(rule) => {
                let skills = std::iter::once(rule.skill).chain(rule.observers.clone());
                reads.push(Reader::on(axis, "RecordedRoll").means(axis, "skills").of(skills));
            }
            StealthRule::UntargetableTillAttack(rule) => {
                let reader = Reader::on(axis, "UntargetableTillAttack");
                if let HidingCheck::Ability(rule) = rule.by {
                    ability_check(reads, reader.means(axis, "scores"), rule.ability, &[Training::Stealth]);
                    if let HidingPlus::BestObserver(ability) = rule.plus {
                        reads.push(reader.welcomes(axis, "scores").of([ability]));
                    }
                }
            }
            StealthRule::Nothing => {}
        }
    }

    /// What the entries of lists read.
    fn read_by_lists(&self, reads: &mut Vec<Reading>) {
        for (entry, chosen) in self.tracks.iter().enumerate() {
            let (rule, axis) = (&chosen.take, Axis::Tracks);
            let reader = Reader::of_list("tracks", rule.track.name(), entry);
            let aptitudes = reader.means(axis, "aptitudes").of(all_of([rule.help]));
            reads.extend(aptitudes.if_any());
            reads.extend(rule.score.as_ref().map(|score| reader.means(axis, "scores").of([score.0])));
        }
        for (entry, chosen) in self.manoeuvres.iter().enumerate() {
            self.read_by_manoeuvre(reads, entry, &chosen.take);
        }
        for (entry, chosen) in self.reactions.iter().enumerate() {
            if chosen.take == ReactionRule::NamedByAbility {
                let reader = Reader::of_list("reactions", "NamedByAbility", entry);
                reads.push(reader.welcomes(Axis::Attack, "reactions"));
            }
        }
        for (entry, chosen) in self.position.iter().enumerate() {
            if let PositionRule::Detachments(_) = chosen.take {
                reads.extend(detachment(Reader::of_list("position", "Detachments", entry)));
            }
        }
    }

    fn read_by_manoeuvre(&self, reads: &mut Vec<Reading>, entry: usize, rule: &ManoeuvreRule) {
        let axis = Axis::Manoeuvres;
        let reader = |choice| Reader::of_list("manoeuvres", choice, entry);
        match rule {
            ManoeuvreRule::Trip(own) | ManoeuvreRule::Disarm(own) => {
                let is_trip = matches!(rule, ManoeuvreRule::Trip(_));
                let reader = reader(if is_trip { "Trip" } else { "Disarm" });
                let aptitudes = reader.means(axis, "aptitudes").of(all_of([own.help]));
                reads.extend(aptitudes.if_any());
            }
            ManoeuvreRule::TripBySkill(rule) => {
                let skills = std::iter::once(rule.by).chain(rule.against.clone());
                reads.push(reader("TripBySkill").means(axis, "skills").of(skills));
            }
            ManoeuvreRule::Grapple(rule) => {
                let skills = std::iter::once(rule.by).chain(rule.against.clone());
                reads.push(reader("Grapple").means(axis, "skills").of(skills));
            }
            ManoeuvreRule::Daring(rule) => {
                reads.push(reader("Daring").means(axis, "scores").of([rule.save]));
            }
            ManoeuvreRule::Frighten(Frighten { ability, plus, .. }) => {
                let reader = reader("Frighten");
                ability_check(reads, reader.means(axis, "scores"), *ability, &[]);
                if *plus == FrightenPlus::TargetMorale {
                    reads.push(reader.welcomes(Axis::Morale, "morale"));
                }
            }
            ManoeuvreRule::Command(rule) => {
                ability_check(reads, reader("Command").means(axis, "scores"), rule.ability, &[]);
            }
            ManoeuvreRule::Treat(rule) => {
                let scores = reader("Treat").means(axis, "scores");
                ability_check(reads, scores, rule.ability, &[Training::Healing]);
            }
            ManoeuvreRule::HandleTraps(rule) => {
                let (reader, axis) = (reader("HandleTraps"), Axis::Check);
                let abilities = [rule.find, rule.disarm, rule.avoid];
                reads.push(reader.welcomes(axis, "scores").of(abilities).and_others());
                reads.push(reader.welcomes(axis, "proficiency"));
                let covers = abilities.map(Training::of).into_iter().chain([Training::Traps]);
                reads.push(reader.welcomes(axis, "proficient").of(covers).and_others());
            }
            ManoeuvreRule::Aid | ManoeuvreRule::Evade(_) | ManoeuvreRule::Finish => {}
        }
    }
}
