//! Grounds: for each reason that a number is part of a check, the rules that it comes from.

use super::{Clause, Light, Purpose, Reason, Track, clauses as by};

impl Reason {
    /// The clauses that make this reason count in a check for `purpose`; empty if it is part of every such check.
    pub fn clauses(self, purpose: Purpose) -> &'static [Clause] {
        match self {
            Reason::Aptitudes(_) if matches!(purpose, Purpose::Attack { .. }) => {
                &[Clause::Check(by::Check::Aptitudes), Clause::Attack(by::Attack::Aptitudes)]
            }
            Reason::Aptitudes(_) => &[Clause::Check(by::Check::Aptitudes)],
            Reason::HitBonus => &[Clause::Attack(by::Attack::HitBonus)],
            Reason::Score(_) | Reason::Proficiency => match purpose {
                Purpose::Save(_) | Purpose::Retreat => {
                    &[Clause::Check(by::Check::Save), Clause::Check(by::Check::Ability)]
                }
                Purpose::Attack { .. }
                | Purpose::Damage { .. }
                | Purpose::Injury
                | Purpose::Endure(_)
                | Purpose::Risk(_) => &[],
                _ => &[Clause::Check(by::Check::Ability)],
            },
            Reason::Worn(_) => &[Clause::Penalty(by::Penalty::Worn)],
            Reason::Points(Track::Injuries) => &[Clause::Harm(by::Harm::InjuryCheck)],
            Reason::Opponent(_) => &[Clause::Check(by::Check::Opposed)],
            Reason::AttackBonus => &[Clause::Attack(by::Attack::OwnBonus)],
            Reason::Untaught(_) => &[Clause::Attack(by::Attack::Untaught)],
            Reason::OffBalance => &[Clause::Attack(by::Attack::Mishap)],
            Reason::Critical => &[Clause::Critical(by::Critical::Threshold)],
            Reason::Unproficient | Reason::Proficient | Reason::Mastery => {
                &[Clause::Attack(by::Attack::Proficiency)]
            }
            Reason::BareHands => &[Clause::Attack(by::Attack::Unarmed)],
            Reason::Evading => &[Clause::Manoeuvre(by::Manoeuvre::Evade)],
            Reason::Aid(_) => &[Clause::Manoeuvre(by::Manoeuvre::Aid)],
            Reason::Daring => &[Clause::Manoeuvre(by::Manoeuvre::Daring)],
            Reason::Spurred(_) => &[Clause::Manoeuvre(by::Manoeuvre::Command)],
            Reason::Cover => &[Clause::Position(by::Position::Cover)],
            Reason::Crowded(_) => &[Clause::Position(by::Position::Crowded)],
            Reason::Flanked => &[Clause::Position(by::Position::Flanked)],
            Reason::Pressed(_) => &[Clause::Position(by::Position::Pressed)],
            Reason::Detachment => &[Clause::Position(by::Position::Detachments)],
            Reason::TargetHelpless => &[Clause::Position(by::Position::TargetHelpless)],
            Reason::TargetUnseen => &[Clause::Position(by::Position::TargetUnseen)],
            Reason::TargetHeld => &[Clause::Manoeuvre(by::Manoeuvre::Grapple)],
            Reason::TargetSenseless => &[Clause::Harm(by::Harm::Felled)],
            Reason::HandsBound => &[Clause::Position(by::Position::AttackerHeld)],
            Reason::Unseen => {
                &[Clause::Stealth(by::Stealth::Attack), Clause::Position(by::Position::AttackerHidden)]
            }
            Reason::Overshield => &[Clause::Protection(by::Protection::Overshield)],
            Reason::UntrainedArmour | Reason::LoudArmour => &[Clause::Protection(by::Protection::Wearing)],
            Reason::Trauma(_) => &[Clause::Track(by::Track::Trauma)],
            Reason::Haste | Reason::Aloft => &[Clause::Stealth(by::Stealth::Again)],
            Reason::Load => &[Clause::Movement(by::Movement::Load)],
            Reason::Seasoned => &[Clause::Morale(by::Morale::Check)],
            Reason::Outnumbered | Reason::Outnumbering => {
                &[Clause::Morale(by::Morale::Numbers), Clause::Morale(by::Morale::HitDice)]
            }
            Reason::Deserted(_) => &[Clause::Morale(by::Morale::Followers)],
            Reason::Weakened => &[Clause::Aftermath(by::Aftermath::InjuryTable)],
            Reason::LostPart(_) => &[Clause::Aftermath(by::Aftermath::LostPart)],
            Reason::Exhausted => &[Clause::Hardship(by::Hardship::Exhausted)],
            Reason::Light(Light::Darkness) => &[Clause::Light(by::Light::Darkness)],
            Reason::Light(Light::Dim) => &[Clause::Light(by::Light::Dim)],
            Reason::Light(Light::Lit | Light::Brilliant) => &[Clause::Light(by::Light::Bright)],
            Reason::Darksight(_) => &[Clause::Light(by::Light::Darksight)],
            Reason::Difficulty(_) => &[Clause::Check(by::Check::Difficulty)],
            Reason::BetterChance => &[Clause::LastChances(by::LastChances::Helper)],
            Reason::LastChance => &[Clause::LastChances(by::LastChances::OwnTest)],
            Reason::Base
            | Reason::Armour
            | Reason::Points(_)
            | Reason::Weapon
            | Reason::ArmourClass
            | Reason::GameMaster
            | Reason::TargetFallen
            | Reason::OnTheGround
            | Reason::Initiative
            | Reason::Skill(_)
            | Reason::Dodge
            | Reason::Watched
            | Reason::SameDice => &[],
        }
    }
}
