//! Numbers of a rulebook that make no sense: faces that no die has, thresholds that nobody passes, distances that are not
//! whole squares, tables with gaps, and choices that leave nothing to choose.

mod deeds;

use super::tables::table_faults;
use super::{complain_of_entry, complain_within};
use crate::battle::{Phrase, Problem, Severity};
use crate::data::resolve::{FARTHEST, beyond_reach, lone_dice_fault};
use crate::data::tree::{Step, Tree};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::aftermath::AftermathRule;
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::budget::BudgetRule;
use crate::rules::choices::check::CheckRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::DamageRule;
use crate::rules::choices::harm::{HarmRule, ZeroRule};
use crate::rules::choices::last_chances::{ByOthers, Helper, LastChancesRule};
use crate::rules::choices::light::LightRule;
use crate::rules::choices::morale::MoraleRule;
use crate::rules::choices::movement::{MovementRule, ProneRule};
use crate::rules::choices::opening::OpeningRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::range::RangeRule;
use crate::rules::choices::reaction::ReactionRule;

/// The most that a hit may deal at least: until it has come to that, no part of it meets protection, and all are counted
/// apart.
const HIGHEST_LEAST: u8 = 10;

/// What makes no sense in the numbers of a rulebook.
pub fn faults(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let mut notes = Notes { tree, problems: Vec::new() };
    notes.checks(book);
    notes.turns(book);
    notes.blows(book);
    notes.bodies(book);
    notes.surroundings(book);
    notes.ways_out(book);
    notes.manoeuvres(book);
    notes.problems
}

/// What has been found so far.
struct Notes<'a> {
    tree: &'a Tree,
    problems: Vec<Problem>,
}

impl Notes<'_> {
    fn fault(&mut self, axis: &str, within: &[Step<'_>], phrase: Phrase) {
        self.problems.push(complain_within(self.tree, axis, within, phrase));
    }

    fn warn(&mut self, axis: &str, within: &[Step<'_>], phrase: Phrase) {
        let problem = complain_within(self.tree, axis, within, phrase);
        self.problems.push(Problem { severity: Severity::Warning, ..problem });
    }

    /// A distance in feet, which squares are counted of.
    fn feet(&mut self, axis: &str, within: &[Step<'_>], found: u16) {
        self.problems
            .extend(uneven_feet(found).map(|phrase| complain_within(self.tree, axis, within, phrase)));
    }

    /// A face that a die is to show.
    fn face(&mut self, axis: &str, within: &[Step<'_>], found: i32, sides: u8) {
        if !(1..=i32::from(sides)).contains(&found) {
            let phrase = Phrase::new("face-never-shown").with("found", i128::from(found));
            self.fault(axis, within, phrase.with("sides", i128::from(sides)));
        }
    }

    /// A threshold that is to be reached with all help there is.
    fn threshold(&mut self, axis: &str, within: &[Step<'_>], found: i32, farthest: i32) {
        beyond_reach(found, farthest).into_iter().for_each(|phrase| self.warn(axis, within, phrase));
    }

    fn checks(&mut self, book: &Rulebook) {
        let axis = "check";
        match &book.check.take {
            CheckRule::D6AtLeast(rule) => {
                self.threshold(axis, &[Step::Field("threshold")], rule.threshold, FARTHEST.0);
            }
            CheckRule::D20AtLeast(rule) => {
                self.threshold(axis, &[Step::Field("dc")], rule.dc, FARTHEST.1);
                let Some(ability) = &rule.ability else { return };
                let path = [Step::Field("ability"), Step::Field("doubled_harm_to_heroes_on")];
                if let Some(face) = ability.doubled_harm_to_heroes_on {
                    self.face(axis, &path, face.into(), 20);
                }
                if let Some(exhausted) = &ability.exhausted {
                    self.feet(
                        axis,
                        &[path[0], Step::Field("exhausted"), Step::Field("speed")],
                        exhausted.speed,
                    );
                }
                if let Some(corruption) = &ability.corruption {
                    let path = [path[0], Step::Field("corruption")];
                    self.threshold(axis, &[path[0], path[1], Step::Field("dc")], corruption.dc, FARTHEST.1);
                    self.dice(axis, &[path[0], path[1], Step::Field("lost_points")], corruption.lost_points);
                }
            }
            CheckRule::Pool(rule) => {
                let own = rule.difficulty;
                for (word, found) in [
                    ("trivial", own.trivial),
                    ("easy", own.easy),
                    ("average", own.average),
                    ("difficult", own.difficult),
                ] {
                    self.face(axis, &[Step::Field("difficulty"), Step::Field(word)], found, 6);
                }
                for (word, dice) in [("favoured", rule.favoured), ("hampered", rule.hampered)] {
                    self.dice(axis, &[Step::Field(word)], (dice, 6));
                }
            }
            CheckRule::D20AtMost(rule) => {
                if rule.always >= rule.never {
                    self.fault(axis, &[Step::Field("never")], Phrase::new("always-and-never"));
                } else if rule.never <= 1 {
                    self.warn(axis, &[Step::Field("never")], Phrase::new("no-face-succeeds"));
                } else if rule.always >= 20 {
                    self.warn(axis, &[Step::Field("always")], Phrase::new("every-face-succeeds"));
                }
            }
        }
    }

    fn dice(&mut self, axis: &str, within: &[Step<'_>], (count, sides): (u8, u8)) {
        if count == 0 || sides == 0 {
            self.fault(axis, within, Phrase::new("nothing-thrown"));
        }
    }

    fn turns(&mut self, book: &Rulebook) {
        let axis = "budget";
        let holds_nothing = match &book.budget.take {
            BudgetRule::MoveAndAction(_) => false,
            BudgetRule::FullSwiftFree(rule) => rule.full == 0 && rule.swift == 0 && rule.free == 0,
            BudgetRule::ActiveMoveQuick(rule) => rule.active == 0 && rule.movement == 0 && rule.quick == 0,
            BudgetRule::EngagedOrFree(rule) => {
                for (word, courses) in [
                    ("engaged", &rule.engaged),
                    ("foe_within_one_move", &rule.foe_within_one_move),
                    ("foe_within_two_moves", &rule.foe_within_two_moves),
                    ("no_foe_near", &rule.no_foe_near),
                ] {
                    if courses.is_empty() {
                        self.fault(axis, &[Step::Field(word)], Phrase::new("no-courses"));
                    }
                }
                false
            }
        };
        let main = match &book.budget.take {
            BudgetRule::FullSwiftFree(rule) => Some(("full", rule.full)),
            BudgetRule::ActiveMoveQuick(rule) => Some(("active", rule.active)),
            _ => None,
        };
        if holds_nothing {
            self.fault(axis, &[], Phrase::new("no-actions"));
        } else if let Some((word, 0)) = main {
            self.warn(axis, &[Step::Field(word)], Phrase::new("no-main-actions").with("action", word));
        }
        match &book.opening.take {
            OpeningRule::Ambush(rule) if rule.rounds == 0 => {
                self.warn("opening", &[Step::Field("rounds")], Phrase::new("lasts-no-time"));
            }
            OpeningRule::Planning(rule) if rule.swift == 0 => {
                self.warn("opening", &[Step::Field("swift")], Phrase::new("lasts-no-time"));
            }
            _ => {}
        }
        if let MoraleRule::OnOccasions(rule) = &book.morale.take {
            self.threshold("morale", &[Step::Field("target")], rule.target, FARTHEST.1);
        }
        for (number, chosen) in book.reactions.iter().enumerate() {
            if let ReactionRule::ReadiedAction(rule) = &chosen.take
                && rule.triggers.is_empty()
            {
                self.problems.push(complain_of_entry(
                    self.tree,
                    "reactions",
                    number,
                    Phrase::new("never-called-for"),
                ));
            }
        }
        for (number, chosen) in book.tracks.iter().enumerate() {
            if chosen.take.on.is_empty() {
                let phrase = Phrase::new("never-called-for");
                self.problems.push(complain_of_entry(self.tree, "tracks", number, phrase));
            }
            if let Some(phrase) = beyond_reach(chosen.take.base, FARTHEST.0) {
                self.problems.push(complain_of_entry(self.tree, "tracks", number, phrase));
            }
        }
        for (number, chosen) in book.penalties.iter().enumerate() {
            if chosen.take.amount == 0 {
                let phrase = Phrase::new("changes-nothing");
                self.problems.push(complain_of_entry(self.tree, "penalties", number, phrase));
            }
        }
    }

    fn blows(&mut self, book: &Rulebook) {
        match &book.attack.take {
            AttackRule::AgainstDefence(rule) => {
                self.threshold("attack", &[Step::Field("base")], rule.base, FARTHEST.0);
            }
            AttackRule::AgainstArmourClass(rule) if rule.hits_on == 0 => {
                self.face("attack", &[Step::Field("hits_on")], 0, 20);
            }
            _ => {}
        }
        match &book.critical.take {
            CriticalRule::DoubleOnNatural(rule) => {
                self.face("critical", &[Step::Field("face")], rule.face.into(), 20);
            }
            CriticalRule::ExtraOnSum(rule) => {
                let most = i32::from(rule.dice.0) * i32::from(rule.dice.1);
                if let Some(phrase) = lone_dice_fault(rule.dice) {
                    self.fault("critical", &[Step::Field("dice")], phrase);
                } else if rule.at_least > most {
                    let phrase = Phrase::new("sum-never-reached").with("found", i128::from(rule.at_least));
                    self.fault("critical", &[Step::Field("at_least")], phrase.with("most", i128::from(most)));
                }
                if let Some(lowered) = rule.lowered.as_ref().filter(|lowered| lowered.to >= rule.at_least) {
                    let phrase = Phrase::new("lowered-to-no-less").with("found", i128::from(lowered.to));
                    let path = [Step::Field("lowered"), Step::Field("to")];
                    self.fault("critical", &path, phrase.with("from", i128::from(rule.at_least)));
                }
            }
            CriticalRule::MaximumPastThreshold(_) | CriticalRule::Nothing => {}
        }
        match &book.damage.take {
            DamageRule::FixedByClass(rule)
                if rule.light_melee.max(rule.ranged).max(rule.heavy_melee) <= 0 =>
            {
                self.fault("damage", &[], Phrase::new("deals-nothing"));
            }
            DamageRule::DiceAndAbility(rule) if rule.least > HIGHEST_LEAST => {
                let phrase = Phrase::new("number-too-high").with("field", "least");
                let phrase = phrase.with("found", i128::from(rule.least));
                let phrase = phrase.with("most", i128::from(HIGHEST_LEAST));
                self.fault("damage", &[Step::Field("least")], phrase);
            }
            _ => {}
        }
        match &book.protection.take {
            ProtectionRule::SubtractArmour(rule) if rule.most < 0 => {
                self.fault("protection", &[Step::Field("most")], Phrase::new("takes-nothing-off"));
            }
            ProtectionRule::SubtractArmour(rule) if rule.most == 0 => {
                self.warn("protection", &[Step::Field("most")], Phrase::new("takes-nothing-off"));
            }
            ProtectionRule::SecondTest(rule) => {
                for (word, mail) in [("light", &rule.light), ("medium", &rule.medium), ("heavy", &rule.heavy)]
                {
                    self.feet("protection", &[Step::Field(word), Step::Field("slows")], mail.slows);
                }
            }
            _ => {}
        }
    }

    fn bodies(&mut self, book: &Rulebook) {
        if let HarmRule::InjuryChecks(rule) | HarmRule::HitPointsThenInjuries(rule) = &book.harm.take {
            self.threshold("harm", &[Step::Field("base")], rule.base, FARTHEST.0);
        }
        if let ZeroRule::CriticalDamage(rule) = &book.at_zero.take {
            self.feet("at_zero", &[Step::Field("crawl_feet")], rule.crawl_feet);
        }
        let axis = "last_chances";
        match &book.last_chances.take {
            LastChancesRule::TestsOfOnesOwn(rule) => {
                if rule.chances.is_empty() {
                    self.fault(axis, &[Step::Field("chances")], Phrase::new("no-chances"));
                }
                for (number, (_, chances)) in rule.by_trait.iter().enumerate() {
                    if chances.is_empty() {
                        let path = [Step::Field("by_trait"), Step::Index(number), Step::Index(1)];
                        self.fault(axis, &path, Phrase::new("no-chances"));
                    }
                }
                if let Some(dice) = rule.dice {
                    let path = |word| [Step::Field("dice"), Step::Field(word)];
                    self.face(axis, &path("at_least"), dice.at_least, 6);
                    for (word, count) in
                        [("pool", dice.pool), ("favoured", dice.favoured), ("hampered", dice.hampered)]
                    {
                        self.dice(axis, &path(word), (count, 6));
                    }
                }
                if let Some(Helper::Saves(rule)) = &rule.helper {
                    self.helpers(&[Step::Field("helper")], rule);
                }
            }
            LastChancesRule::StabilisedByOthers(rule) => self.helpers(&[], rule),
            LastChancesRule::Nothing => {}
        }
        if let AftermathRule::InjuryTable(table) = &book.aftermath.take {
            for (within, phrase) in table_faults(table) {
                self.fault("aftermath", &within, phrase);
            }
        }
    }

    fn helpers(&mut self, within: &[Step<'_>], rule: &ByOthers) {
        let path = |word| [within, &[Step::Field(word)]].concat();
        self.threshold("last_chances", &path("dc"), rule.dc, FARTHEST.1);
        self.feet("last_chances", &path("reach"), rule.reach);
        if rule.rounds == Some(0) {
            self.fault("last_chances", &path("rounds"), Phrase::new("no-chances"));
        }
    }

    fn surroundings(&mut self, book: &Rulebook) {
        let axis = "movement";
        if let Some(pace) = book.movement.take.paced().pace {
            self.feet(axis, &[Step::Field("pace")], pace);
        }
        if let MovementRule::PacedByActions(rule) = &book.movement.take {
            for (word, feet) in [("step_feet", rule.step_feet), ("disengage_feet", rule.disengage_feet)] {
                feet.into_iter().for_each(|feet| self.feet(axis, &[Step::Field(word)], feet));
            }
        }
        if book.movement.take.paced().prone == ProneRule::Crawls(0) {
            self.fault(axis, &[Step::Field("prone")], Phrase::new("ground-for-nothing"));
        }
        if let RangeRule::Bands(bands) = book.range.take {
            let (least, most) = bands.close;
            let path = |place| [Step::Field("close"), Step::Index(place)];
            self.feet("range", &path(0), least);
            self.feet("range", &path(1), most);
            if least > most {
                let phrase = Phrase::new("band-upside-down").with("least", i128::from(least));
                self.fault("range", &path(0), phrase.with("most", i128::from(most)));
            } else if most < 5 {
                self.fault("range", &path(1), Phrase::new("reaches-nobody"));
            }
        }
        if let LightRule::FourLevels(rule) = &book.light.take {
            for (number, source) in rule.sources.iter().enumerate() {
                let path = |word| [Step::Field("sources"), Step::Index(number), Step::Field(word)];
                self.feet("light", &path("feet"), source.feet);
                self.feet("light", &path("lit_within"), source.lit_within);
                if source.feet < 5 && source.lit_within < 5 {
                    self.fault("light", &path("feet"), Phrase::new("gives-no-light"));
                }
                if source.minutes == Some(0) {
                    self.fault("light", &path("minutes"), Phrase::new("lasts-no-time"));
                }
            }
            for (word, level) in [
                ("darkness", &rule.darkness),
                ("dim", &rule.dim),
                ("lit", &rule.lit),
                ("brilliant", &rule.brilliant),
            ] {
                self.feet("light", &[Step::Field(word), Step::Field("heard_within")], level.heard_within);
            }
        }
    }
}

/// What is wrong with feet that are not whole squares.
pub fn uneven_feet(found: u16) -> Option<Phrase> {
    (!found.is_multiple_of(5)).then(|| Phrase::new("not-whole-squares").with("found", i128::from(found)))
}
