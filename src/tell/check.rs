//! Checks in words: dice, bonuses, threshold and purpose. The same words serve for rolls made and for rolls to come.

use fluent_bundle::FluentValue;

use super::arguments::key_of;
use super::makeup::About;
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{Check, Clause, CombatantId, Purpose, Reason, Tested};
use crate::dice::{Goal, Rolled};

impl Teller {
    /// A roll that was made: who, what for, each die, each modifier, the threshold, and how it came out.
    pub fn rolled(
        &self,
        who: Option<CombatantId>,
        purpose: Purpose,
        check: &Check,
        rolled: &Rolled,
        clause: Option<Clause>,
    ) -> String {
        let (words, shows) = (&self.words, check.goal == Goal::Show && check.threshold.is_empty());
        let about = About { purpose, clause };
        let (who, check) = (self.name_or_somebody(who), self.check(check, Some(rolled), about));
        let success = yes_no(rolled.succeeds);
        if let Some(sentence) = self.rolled_in_ordeal(&who, purpose, &check, success) {
            return sentence;
        }
        match purpose {
            Purpose::FirstSide => say!(words, "rolled-first-side", check = check),
            Purpose::Lot => say!(words, "rolled-lot", check = check),
            Purpose::Attack { target, weapon } if shows => {
                let (target, weapon) = (self.name(target), self.weapon(weapon));
                say!(words, "rolled-blow", who = who, target = target, weapon = weapon, check = check)
            }
            Purpose::Attack { target, weapon } => say!(
                words,
                "rolled-attack",
                who = who,
                target = self.name(target),
                weapon = self.weapon(weapon),
                check = check,
                success = success,
            ),
            Purpose::Damage { target, weapon, kind } => say!(
                words,
                "rolled-damage",
                who = who,
                target = self.name(target),
                weapon = self.weapon(weapon),
                kind = words.damage_kind(kind),
                check = check,
            ),
            Purpose::Suffering { kind } => {
                say!(words, "rolled-suffering", who = who, kind = words.damage_kind(kind), check = check)
            }
            Purpose::Healing { target, with } => {
                let (target, with) = (self.name(target), self.weapon(with));
                say!(words, "rolled-healing", who = who, target = target, with = with, check = check)
            }
            Purpose::Initiative => say!(words, "rolled-initiative", who = who, check = check),
            Purpose::Trial { tested, against } => self.tried(who, tested, against, check, success),
            Purpose::Outdo { tested, against } => {
                let (what, against) = (self.tested(tested), self.name(against));
                say!(
                    words,
                    "rolled-outdo",
                    who = who,
                    what = what,
                    against = against,
                    check = check,
                    success = success
                )
            }
            Purpose::Sneak => say!(words, "rolled-sneak", who = who, check = check),
            Purpose::Trap { deed, at } => self.trap_rolled(who, deed, at, check, success),
            Purpose::Spot { target } => {
                let target = self.name(target);
                say!(words, "rolled-spot", who = who, target = target, check = check, success = success)
            }
            Purpose::Injury => say!(words, "rolled-injury", who = who, check = check, success = success),
            Purpose::Save(ability) => {
                let ability = words.ability(ability);
                say!(words, "rolled-save", who = who, ability = ability, check = check, success = success)
            }
            Purpose::Draining(ability) => {
                say!(words, "rolled-draining", who = who, ability = words.ability(ability), check = check)
            }
            Purpose::DeathOrMaiming => say!(words, "rolled-death-or-maiming", who = who, check = check),
            Purpose::Endure(track) => {
                let track = words.track(track);
                say!(words, "rolled-endure", who = who, track = track, check = check, success = success)
            }
            Purpose::Risk(track) => {
                let track = words.track(track);
                say!(words, "rolled-risk", who = who, track = track, check = check, success = success)
            }
            Purpose::Unconsciousness => say!(words, "rolled-unconsciousness", who = who, check = check),
            Purpose::Feat(feat) => self.feat_rolled(who, feat, check, success),
            Purpose::Contest { deed, against } => {
                let id = format!("rolled-{}", key_of(deed.name()));
                say!(words, &id, who = who, against = self.name(against), check = check)
            }
            Purpose::Withstand { deed, against } => {
                let id = format!("rolled-withstand-{}", key_of(deed.name()));
                say!(words, &id, who = who, against = self.name(against), check = check, success = success)
            }
            // Nerve and life have sentences of their own.
            Purpose::Morale { .. }
            | Purpose::Retreat
            | Purpose::Corruption
            | Purpose::Attempt { .. }
            | Purpose::Aftermath
            | Purpose::LostPart
            | Purpose::LostPoints { .. }
            | Purpose::Recovery => String::new(),
        }
    }

    /// Somebody's own try, against a number or somebody else.
    fn tried(
        &self,
        who: String,
        tested: Tested,
        against: Option<CombatantId>,
        check: String,
        success: &'static str,
    ) -> String {
        let what = self.tested(tested);
        match against {
            Some(other) => {
                let other = self.name(other);
                say!(self.words, "rolled-contest", who = who, what = what, against = other, check = check)
            }
            None => {
                say!(self.words, "rolled-trial", who = who, what = what, check = check, success = success)
            }
        }
    }

    /// What a check puts to the test.
    pub fn tested(&self, tested: Tested) -> String {
        match tested {
            Tested::Skill(skill) => self.words.skill(skill),
            Tested::Ability(ability) => self.words.ability(ability),
            Tested::Aptitudes(held) => self.words.list(held.iter().map(|own| self.words.aptitude(own))),
        }
    }

    /// What a check is for.
    pub fn purpose(&self, purpose: Purpose) -> String {
        let words = &self.words;
        if let Some(words) = self.purpose_in_ordeal(purpose) {
            return words;
        }
        match purpose {
            Purpose::FirstSide => say!(words, "purpose-first-side"),
            Purpose::Lot => say!(words, "purpose-lot"),
            Purpose::Attack { target, weapon } => {
                say!(words, "purpose-attack", target = self.name(target), weapon = self.weapon(weapon))
            }
            Purpose::Damage { target, weapon, kind } => say!(
                words,
                "purpose-damage",
                target = self.name(target),
                weapon = self.weapon(weapon),
                kind = words.damage_kind(kind),
            ),
            Purpose::Suffering { kind } => {
                say!(words, "purpose-suffering", kind = words.damage_kind(kind))
            }
            Purpose::Healing { target, with } => {
                say!(words, "purpose-healing", target = self.name(target), with = self.weapon(with))
            }
            Purpose::Initiative => say!(words, "purpose-initiative"),
            Purpose::Trial { tested, against: None } => {
                say!(words, "purpose-trial", what = self.tested(tested))
            }
            Purpose::Trial { tested, against: Some(against) } | Purpose::Outdo { tested, against } => {
                let against = self.name(against);
                say!(words, "purpose-contest", what = self.tested(tested), against = against)
            }
            Purpose::Sneak => say!(words, "purpose-sneak"),
            Purpose::Trap { deed, at } => self.trap_purpose(deed, at),
            Purpose::Spot { target } => say!(words, "purpose-spot", target = self.name(target)),
            Purpose::Injury => say!(words, "purpose-injury"),
            Purpose::Save(ability) => say!(words, "purpose-save", ability = words.ability(ability)),
            Purpose::Draining(ability) => say!(words, "purpose-draining", ability = words.ability(ability)),
            Purpose::DeathOrMaiming => say!(words, "purpose-death-or-maiming"),
            Purpose::Endure(track) => say!(words, "purpose-endure", track = words.track(track)),
            Purpose::Risk(track) => say!(words, "purpose-risk", track = words.track(track)),
            Purpose::Unconsciousness => say!(words, "purpose-unconsciousness"),
            Purpose::Feat(feat) => self.feat(feat),
            Purpose::Contest { deed, against } => {
                let id = format!("purpose-{}", key_of(deed.name()));
                say!(words, &id, against = self.name(against))
            }
            Purpose::Withstand { deed, against } => {
                let id = format!("purpose-withstand-{}", key_of(deed.name()));
                say!(words, &id, against = self.name(against))
            }
            // Nerve and life have words of their own.
            Purpose::Morale { .. }
            | Purpose::Retreat
            | Purpose::Corruption
            | Purpose::Attempt { .. }
            | Purpose::Aftermath
            | Purpose::LostPart
            | Purpose::LostPoints { .. }
            | Purpose::Recovery => String::new(),
        }
    }

    /// Why a number counts, or why a check is favoured or hampered.
    pub fn reason(&self, why: Reason) -> String {
        let words = &self.words;
        let says: (&str, FluentValue<'_>) = match why {
            Reason::Aptitudes(count) | Reason::Crowded(count) => ("count", count.into()),
            Reason::Aid(who)
            | Reason::Deserted(who)
            | Reason::Opponent(who)
            | Reason::Pressed(who)
            | Reason::Spurred(who) => ("who", self.name(who).into()),
            Reason::Points(track) => ("track", words.track(track).into()),
            Reason::Worn(track) => ("track", key_of(track.name()).into()),
            Reason::Score(ability) => ("ability", words.ability(ability).into()),
            Reason::Skill(skill) | Reason::Untaught(skill) => ("skill", words.skill(skill).into()),
            Reason::Light(light) | Reason::Darksight(light) => ("light", words.light(light).into()),
            Reason::Trauma(dread) => ("dread", self.dread(dread).into()),
            Reason::LostPart(part) => ("part", words.body_part(part).into()),
            Reason::Difficulty(how) => ("test", words.difficulty(how).into()),
            _ => ("", FluentValue::None),
        };
        words.say(&format!("reason-{}", key_of(why.name())), &[says])
    }
}
