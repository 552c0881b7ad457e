//! Checks in words: what is thrown, what is added and why, what it has to reach, and what it was for. The same words
//! serve for a roll that was made and for one that lies ahead.

use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{Check, CombatantId, Manoeuvre, Part, Purpose, Reason, Tested, Track};
use crate::dice::{Edge, Goal, Rolled, Throw};

impl Teller {
    /// A roll that was made: who, what for, each die, each modifier, the threshold, and how it came out.
    #[must_use]
    pub fn rolled(
        &self,
        who: Option<CombatantId>,
        purpose: Purpose,
        check: &Check,
        rolled: &Rolled,
    ) -> String {
        let words = &self.words;
        let shows = check.goal == Goal::Show;
        let (who, check) = (self.name_or_somebody(who), self.check(check, Some(rolled)));
        let success = yes_no(rolled.succeeds);
        if let Some(sentence) = self.rolled_in_ordeal(&who, purpose, &check, success) {
            return sentence;
        }
        match purpose {
            Purpose::FirstSide => say!(words, "rolled-first-side", check = check),
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
            Purpose::Manoeuvre { kind, against } => {
                let id = match kind {
                    Manoeuvre::Trip => "rolled-trip",
                    Manoeuvre::Disarm => "rolled-disarm",
                    Manoeuvre::Grapple => "rolled-grapple",
                    Manoeuvre::BreakFree => "rolled-break-free",
                };
                say!(words, id, who = who, against = self.name(against), check = check)
            }
            Purpose::Withstand { kind, against } => {
                let id = match kind {
                    Manoeuvre::Trip => "rolled-withstand-trip",
                    Manoeuvre::Disarm => "rolled-withstand-disarm",
                    Manoeuvre::Grapple => "rolled-withstand-grapple",
                    Manoeuvre::BreakFree => "rolled-withstand-break-free",
                };
                say!(words, id, who = who, against = self.name(against), check = check, success = success)
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
    #[must_use]
    pub fn tested(&self, tested: Tested) -> String {
        match tested {
            Tested::Skill(skill) => self.words.skill(skill),
            Tested::Ability(ability) => self.words.ability(ability),
            Tested::Aptitudes(held) => self.words.list(held.iter().map(|own| self.words.aptitude(own))),
        }
    }

    /// What a check is for.
    #[must_use]
    pub fn purpose(&self, purpose: Purpose) -> String {
        let words = &self.words;
        if let Some(words) = self.purpose_in_ordeal(purpose) {
            return words;
        }
        match purpose {
            Purpose::FirstSide => say!(words, "purpose-first-side"),
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
            Purpose::Manoeuvre { kind, against } => {
                let id = match kind {
                    Manoeuvre::Trip => "purpose-trip",
                    Manoeuvre::Disarm => "purpose-disarm",
                    Manoeuvre::Grapple => "purpose-grapple",
                    Manoeuvre::BreakFree => "purpose-break-free",
                };
                say!(words, id, against = self.name(against))
            }
            Purpose::Withstand { kind, against } => {
                let id = match kind {
                    Manoeuvre::Trip => "purpose-withstand-trip",
                    Manoeuvre::Disarm => "purpose-withstand-disarm",
                    Manoeuvre::Grapple => "purpose-withstand-grapple",
                    Manoeuvre::BreakFree => "purpose-withstand-break-free",
                };
                say!(words, id, against = self.name(against))
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

    /// A check from its dice to its threshold; with what it came to, if it was rolled.
    #[must_use]
    pub fn check(&self, check: &Check, rolled: Option<&Rolled>) -> String {
        let words = &self.words;
        let dice = self.dice(check, rolled);
        let bonuses = words.list(check.bonuses.iter().map(|part| self.part(part)));
        let roll = match (check.bonuses.is_empty(), rolled) {
            (true, _) => dice,
            (false, None) => say!(words, "roll-ahead", dice = dice, bonuses = bonuses),
            (false, Some(rolled)) => {
                say!(words, "roll-sum", dice = dice, bonuses = bonuses, total = rolled.total)
            }
        };
        match check.goal {
            Goal::Show => roll,
            Goal::Reach => say!(words, "check-reach", roll = roll, threshold = self.threshold(check)),
            Goal::AtMost { .. } => {
                say!(words, "check-at-most", roll = roll, threshold = self.threshold(check))
            }
            Goal::Exceed => say!(words, "check-exceed", roll = roll, threshold = self.threshold(check)),
        }
    }

    /// The dice, with all that was thrown and what favoured or hampered it.
    fn dice(&self, check: &Check, rolled: Option<&Rolled>) -> String {
        let words = &self.words;
        let (count, sides, edge) = match check.throw {
            Throw::One { sides, edge } => (1, sides, edge),
            // Of what is to be low, the lower of two is the better one.
            Throw::Low { sides, edge } => (1, sides, edge.reversed()),
            Throw::Sum { count, sides } => (count, sides, Edge::Plain),
            Throw::Traded { count, trade, edge } => (count, trade.sides(edge), Edge::Plain),
            Throw::Pool { pool, edge } => (u16::from(pool.count(edge)), pool.sides, Edge::Plain),
        };
        let is_pool = matches!(check.throw, Throw::Pool { .. });
        let faces = rolled.filter(|rolled| rolled.faces.len() > 1).map(|rolled| {
            let faces = words.list(rolled.faces.iter().map(ToString::to_string));
            say!(words, "dice-faces", faces = faces)
        });
        let remarks =
            [Edge::Favoured, Edge::Hampered].into_iter().filter_map(|side| self.reasons(check, side));
        let remarks = words.remarks(faces.into_iter().chain(remarks));
        let dice = match (rolled, edge) {
            (Some(rolled), _) if count > 1 && is_pool => {
                say!(words, "dice-highest-shown", count = count, sides = sides, natural = rolled.natural)
            }
            (Some(rolled), _) if count > 1 => {
                say!(words, "dice-sum-shown", count = count, sides = sides, natural = rolled.natural)
            }
            (Some(rolled), _) => match check.best_counts.filter(|_| rolled.natural == check.throw.best()) {
                Some(counts) => {
                    say!(words, "dice-best-shown", sides = sides, natural = rolled.natural, counts = counts)
                }
                None => say!(words, "dice-shown", sides = sides, natural = rolled.natural),
            },
            (None, _) if count > 1 && is_pool => {
                say!(words, "dice-highest", count = count, sides = sides)
            }
            (None, _) if count > 1 => say!(words, "dice-sum", count = count, sides = sides),
            (None, Edge::Plain) => say!(words, "dice-one", sides = sides),
            (None, Edge::Favoured) => say!(words, "dice-higher", sides = sides),
            (None, Edge::Hampered) => say!(words, "dice-lower", sides = sides),
        };
        if remarks.is_empty() { dice } else { say!(words, "dice-remarks", dice = dice, remarks = remarks) }
    }

    /// All that favours a check, or all that hampers it.
    fn reasons(&self, check: &Check, side: Edge) -> Option<String> {
        let why = check.edges.iter().filter(|(_, edge)| *edge == side).map(|(why, _)| self.reason(*why));
        let why = self.words.list(why);
        let edge = match check.throw {
            Throw::Traded { .. } => self.words.position(side),
            _ => self.words.edge(side),
        };
        (!why.is_empty()).then(|| say!(self.words, "dice-edge", edge = edge, why = why))
    }

    /// What a check has to reach: the sum, and what it is made of where that is more than one number.
    fn threshold(&self, check: &Check) -> String {
        // What the rest is added to needs no sign.
        let part = |(place, part)| if place == 0 { self.unsigned(part) } else { self.part(part) };
        let parts = || self.words.list(check.threshold.iter().enumerate().map(part));
        match &check.threshold[..] {
            [only] => self.unsigned(only),
            _ => say!(self.words, "threshold-sum", total = check.target(), parts = parts()),
        }
    }

    fn unsigned(&self, part: &Part) -> String {
        match part.why {
            Reason::Base => part.amount.to_string(),
            why => say!(self.words, "part-unsigned", amount = part.amount, why = self.reason(why)),
        }
    }

    fn part(&self, part: &Part) -> String {
        let amount = format!("{:+}", part.amount);
        say!(self.words, "part-signed", amount = amount, why = self.reason(part.why))
    }

    /// Why a number counts, or why a check is favoured or hampered.
    #[must_use]
    pub fn reason(&self, why: Reason) -> String {
        let words = &self.words;
        match why {
            Reason::Base => say!(words, "reason-base"),
            Reason::Aptitudes(count) => say!(words, "reason-aptitudes", count = count),
            Reason::Score(ability) => words.ability(ability),
            Reason::Proficiency => say!(words, "reason-proficiency"),
            Reason::AttackBonus => say!(words, "reason-attack-bonus"),
            Reason::ArmourClass => say!(words, "reason-armour-class"),
            Reason::Flanked => say!(words, "reason-flanked"),
            Reason::Pressed(by) => say!(words, "reason-pressed", by = self.name(by)),
            Reason::HitBonus => say!(words, "reason-hit-bonus"),
            Reason::Armour => say!(words, "reason-armour"),
            Reason::Points(track) => say!(words, "reason-points", track = words.track(track)),
            Reason::Weapon => say!(words, "reason-weapon"),
            Reason::Worn(Track::Injuries) => say!(words, "reason-worn-injuries"),
            Reason::Worn(Track::Fatigue) => say!(words, "reason-worn-fatigue"),
            Reason::Worn(Track::Stress) => say!(words, "reason-worn-stress"),
            Reason::Opponent(who) => say!(words, "reason-opponent", who = self.name(who)),
            Reason::GameMaster => say!(words, "reason-game-master"),
            Reason::Aid(who) => say!(words, "reason-aid", who = self.name(who)),
            Reason::Cover => say!(words, "reason-cover"),
            Reason::TargetFallen => say!(words, "reason-target-fallen"),
            Reason::OnTheGround => say!(words, "reason-on-the-ground"),
            Reason::HandsBound => say!(words, "reason-hands-bound"),
            Reason::Trauma(dread) => say!(words, "reason-trauma", dread = self.dread(dread)),
            Reason::Initiative => say!(words, "reason-initiative"),
            Reason::Skill(skill) => words.skill(skill),
            Reason::Untaught(skill) => say!(words, "reason-untaught", skill = words.skill(skill)),
            Reason::Dodge => say!(words, "reason-dodge"),
            Reason::OffBalance => say!(words, "reason-off-balance"),
            Reason::Load => say!(words, "reason-load"),
            Reason::Crowded(more) => say!(words, "reason-crowded", more = more),
            Reason::Overshield => say!(words, "reason-overshield"),
            Reason::Critical => say!(words, "reason-critical"),
            Reason::Unseen => say!(words, "reason-unseen"),
            Reason::Watched => say!(words, "reason-watched"),
            Reason::Haste => say!(words, "reason-haste"),
            Reason::Aloft => say!(words, "reason-aloft"),
            Reason::Seasoned => say!(words, "reason-seasoned"),
            Reason::Outnumbered => say!(words, "reason-outnumbered"),
            Reason::Outnumbering => say!(words, "reason-outnumbering"),
            Reason::Deserted(by) => say!(words, "reason-deserted", by = self.name(by)),
            Reason::Weakened => say!(words, "reason-weakened"),
            Reason::Exhausted => say!(words, "reason-exhausted"),
            Reason::Spurred(by) => say!(words, "reason-spurred", by = self.name(by)),
            Reason::LostPart(part) => say!(words, "reason-lost-part", part = words.body_part(part)),
            Reason::Detachment => say!(words, "reason-detachment"),
            Reason::TargetHelpless => say!(words, "reason-target-helpless"),
            Reason::TargetUnseen => say!(words, "reason-target-unseen"),
            Reason::Daring => say!(words, "reason-daring"),
            Reason::Light(light) => words.light(light),
            Reason::Difficulty(how) => say!(words, "reason-difficulty", test = words.difficulty(how)),
            Reason::Unproficient => say!(words, "reason-unproficient"),
            Reason::Proficient => say!(words, "reason-proficient"),
            Reason::Mastery => say!(words, "reason-mastery"),
            Reason::UntrainedArmour => say!(words, "reason-untrained-armour"),
            Reason::LoudArmour => say!(words, "reason-loud-armour"),
            Reason::SameDice => say!(words, "reason-same-dice"),
            Reason::Evading => say!(words, "reason-evading"),
            Reason::BareHands => say!(words, "reason-bare-hands"),
            Reason::LastChance => say!(words, "reason-last-chance"),
        }
    }
}
