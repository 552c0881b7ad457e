//! A strike: attack, then what a hit deals, what protects from it, what it does to the body (`Harm::HitHarms`), what it
//! costs in breath, and what else it brings about. Each axis brings its own part; this file only hands values from one to
//! the next. Harm that needs no roll to hit goes the same way from the second step on.

mod dealing;
mod saved;
mod sums;
mod weighed;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::battle::{
    Change, Check, Clause, CombatantId, Effect, Feat, Happening, Purpose, Reason, WeaponId, clauses,
};
use crate::dice::{Edge, Goal, Rolled};
use crate::rules::axes::attack::Saving;
use crate::rules::axes::damage::{DamagePlan, spent};
use crate::rules::axes::harm::{HarmPlan, HarmStep};
use crate::rules::axes::protection::Guard;
use crate::rules::axes::track::{TrackPlan, TrackStep};
use crate::rules::choices::critical::CriticalPlan;
use crate::rules::choices::manoeuvre::Daring;
use crate::rules::exchange::strike::dealing::Dealing;
use crate::rules::step::{Ask, Ending, Matters, Step};
pub use sums::Sums;

/// A blow that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Strike {
    stage: StrikeStage,
    /// Whether a roll says that it lands; what befalls one without that is no hit.
    is_attack: bool,
    effects: Vec<Effect>,
    /// Those whose daring has still to be tried, the last first, and what it came to for the others.
    daring: SmallVec<[(CombatantId, Dare); 1]>,
}

/// A daring manoeuvre, and what it brings one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Dare {
    /// Not tried yet.
    Ahead(Daring, Box<Check>),
    /// Tried.
    Brings(Edge),
}

/// How far a strike has come, with all that still lies ahead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum StrikeStage {
    /// Nothing is rolled yet.
    Ahead(Box<Ahead>),
    /// The roll to hit.
    Attacking(Box<Ahead>),
    /// It has hit, and something stands between the hit and what it deals.
    Facing(Hurdle, Box<Ahead>),
    /// What is dealt.
    Dealing(Box<Dealing>),
    /// The body takes it.
    Harming(HarmPlan, Vec<TrackPlan>, SmallVec<[Effect; 1]>),
    /// The breath takes it.
    Tiring(TrackPlan, SmallVec<[Effect; 1]>),
    /// Nothing lies ahead.
    Over,
}

/// What may still be rolled between a hit and what it deals, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Hurdle {
    /// Whether its target evades it.
    Evasion,
    /// Whether it is an uncommonly good hit.
    Critical,
    /// Whether it gets past armour.
    Armour,
}

/// What a strike is going to ask, as it stood when the strike was weighed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Ahead {
    attacker: CombatantId,
    target: CombatantId,
    weapon: WeaponId,
    attack: Check,
    /// What the one struck decides by a save of its own, instead of a roll to hit.
    saving: Option<Saving>,
    clause: Clause,
    /// The test by which its target may evade it.
    evasion: Option<Check>,
    critical: Option<CriticalPlan>,
    /// Action points that a hit takes, and a miss.
    cost: (u16, u16),
    /// What the roll itself leaves on the attacker.
    aimed: Option<Effect>,
    /// What a natural 1 brings.
    mishap: Vec<Effect>,
    hands: Hands,
}

/// The hands that strike one target in one strike, one of them as a rule.
type Hands = SmallVec<[Hand; 1]>;

/// A weapon that strikes, and what it meets.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Hand {
    /// What it deals; none where blows carry no damage of their own.
    damage: Option<DamagePlan>,
    body: Body,
}

/// What a hit meets, and what it leaves.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
struct Body {
    who: CombatantId,
    guard: Guard,
    /// Whether it does no harm, whatever else comes of it.
    harmless: bool,
    harm: HarmPlan,
    tiring: Vec<TrackPlan>,
    /// What it brings about beside damage.
    always: SmallVec<[Effect; 1]>,
    /// The same, where no overshield keeps it off.
    unless_kept_off: SmallVec<[Effect; 1]>,
}

impl Strike {
    /// The same, with what happens before any of it.
    pub fn preceded_by(self, effects: Vec<Effect>) -> Strike {
        Strike { effects, ..self }
    }

    /// Goes on by one roll.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        if let Some(place) = self.daring.iter().rposition(|(_, dare)| matches!(dare, Dare::Ahead(..))) {
            return self.dare(place, rolled);
        }
        let Strike { stage, is_attack, effects, daring } = self;
        let strike = Strike { stage: StrikeStage::Over, is_attack, effects, daring };
        match (stage, rolled) {
            (StrikeStage::Attacking(ahead), Some(rolled)) => match ahead.saving {
                Some(saving) => strike.saved(ahead, saving, rolled),
                None => strike.attacked(ahead, rolled),
            },
            (StrikeStage::Ahead(ahead) | StrikeStage::Attacking(ahead), _) => {
                let ask = ahead.ask_whether_it_hits();
                strike.asks(StrikeStage::Attacking(ahead), ask)
            }
            (StrikeStage::Facing(hurdle, ahead), Some(rolled)) => strike.faced(hurdle, ahead, rolled),
            (StrikeStage::Facing(hurdle, ahead), None) => strike.face(hurdle, ahead),
            (StrikeStage::Dealing(dealing), rolled) => strike.deal(dealing, rolled),
            (StrikeStage::Harming(harm, tiring, after), Some(rolled)) => {
                strike.harm(harm.next(rolled), tiring, after)
            }
            (StrikeStage::Harming(harm, tiring, after), None) => {
                strike.harm(harm.suffer(None), tiring, after)
            }
            (StrikeStage::Tiring(plan, after), rolled) => strike.tire(plan, after, rolled),
            (StrikeStage::Over, _) => strike.over(SmallVec::new()),
        }
    }

    fn asks(self, stage: StrikeStage, ask: Ask) -> Step<Self> {
        let ask = self.as_dared(ask);
        Step::Ask(Strike { stage, ..self }, ask)
    }

    /// What is asked with what daring has brought the one who rolls, which holds for all dice of an attack.
    fn as_dared(&self, mut ask: Ask) -> Ask {
        let dared = self.daring.iter().find_map(|(who, dare)| match dare {
            Dare::Brings(edge) if Some(*who) == ask.who => Some((Reason::Daring, *edge)),
            _ => None,
        });
        if let (Some(dared), Purpose::Attack { .. }) = (dared, ask.purpose) {
            ask.check = ask.check.with_edges(smallvec![dared]);
        }
        ask
    }

    /// Tries a daring manoeuvre.
    fn dare(mut self, place: usize, rolled: Option<&Rolled>) -> Step<Self> {
        let (who, dare) = &mut self.daring[place];
        let Dare::Ahead(rule, save) = dare else { return self.next(None) };
        if let Some(rolled) = rolled {
            *dare = Dare::Brings(if rolled.succeeds { rule.success } else { rule.failure });
            return self.next(None);
        }
        let ask = Ask {
            who: Some(*who),
            purpose: Purpose::Save(rule.save),
            clause: clauses::Manoeuvre::Daring.into(),
            check: (**save).clone(),
            matters: Matters::Success,
        };
        Step::Ask(self, ask)
    }

    fn attacked(mut self, mut ahead: Box<Ahead>, rolled: &Rolled) -> Step<Self> {
        self.effects.extend(ahead.aimed.take());
        if !rolled.succeeds {
            if rolled.is_worst() {
                let mishap = std::mem::take(&mut ahead.mishap);
                return self.missed(&ahead, mishap);
            }
            return self.missed(&ahead, Vec::new());
        }
        if let Some(critical) = ahead.critical.filter(|critical| critical.is_met_by(rolled)) {
            ahead.each_damage(|damage| critical.on(damage));
        }
        ahead.attack = ahead.attack.again(rolled, Reason::SameDice);
        self.face(Hurdle::Evasion, ahead)
    }

    fn missed(mut self, ahead: &Ahead, mishap: Vec<Effect>) -> Step<Self> {
        self.effects.extend(spent(ahead.attacker, ahead.cost.1, false));
        self.effects.extend(mishap);
        Step::Done(Ending { landed: Some(false), effects: self.effects })
    }

    /// Asks for what stands between a hit and its damage, from some hurdle on.
    fn face(mut self, hurdle: Hurdle, ahead: Box<Ahead>) -> Step<Self> {
        match (ahead.ask(hurdle), hurdle) {
            (Some(ask), _) => self.asks(StrikeStage::Facing(hurdle, ahead), ask),
            (None, Hurdle::Evasion) => {
                self.effects.extend(spent(ahead.attacker, ahead.cost.0, true));
                self.face(Hurdle::Critical, ahead)
            }
            (None, Hurdle::Critical) => self.face(Hurdle::Armour, ahead),
            (None, Hurdle::Armour) => self.deal(Dealing::of(ahead.hands), None),
        }
    }

    fn faced(self, hurdle: Hurdle, mut ahead: Box<Ahead>, rolled: &Rolled) -> Step<Self> {
        match hurdle {
            Hurdle::Evasion if rolled.succeeds => self.missed(&ahead, Vec::new()),
            Hurdle::Evasion => {
                ahead.evasion = None;
                self.face(Hurdle::Evasion, ahead)
            }
            Hurdle::Critical => {
                let extra = ahead.critical.and_then(CriticalPlan::roll).filter(|_| rolled.succeeds);
                let extra = extra.map_or(0, |(_, extra)| extra);
                ahead.each_damage(|damage| damage.with_extra(extra));
                self.face(Hurdle::Armour, ahead)
            }
            Hurdle::Armour => {
                if rolled.succeeds {
                    ahead.hands.iter_mut().for_each(|hand| hand.body.guard.beat());
                }
                self.deal(Dealing::of(ahead.hands), None)
            }
        }
    }

    fn deal(self, mut dealing: Box<Dealing>, rolled: Option<&Rolled>) -> Step<Self> {
        if let Some(rolled) = rolled {
            dealing.count(rolled.total);
        }
        match dealing.next_dice() {
            Some(ask) => self.asks(StrikeStage::Dealing(dealing), ask),
            None => self.dealt(*dealing),
        }
    }

    /// The body takes what has been dealt.
    fn dealt(mut self, dealing: Dealing) -> Step<Self> {
        let (mut body, through, told) = dealing.outcome();
        self.effects.extend(told);
        self.effects.extend(body.guard.effects());
        // Behind a shield that stands, a blow does nothing else to the body.
        if body.guard.has_held() {
            body.tiring.clear();
        }
        let after = body.left_behind();
        self.harm(body.harm.suffer(through), body.tiring, after)
    }

    fn harm(
        mut self,
        step: HarmStep,
        mut tiring: Vec<TrackPlan>,
        after: SmallVec<[Effect; 1]>,
    ) -> Step<Self> {
        match step {
            HarmStep::Ask(effects, harm, ask) => {
                self.effects.extend(effects);
                self.asks(StrikeStage::Harming(harm, tiring, after), ask)
            }
            HarmStep::Done(effects, still_fights) => {
                self.effects.extend(effects);
                match tiring.pop().filter(|_| still_fights) {
                    Some(plan) => self.tire(plan, after, None),
                    None => self.over(after),
                }
            }
        }
    }

    fn tire(mut self, plan: TrackPlan, after: SmallVec<[Effect; 1]>, rolled: Option<&Rolled>) -> Step<Self> {
        match plan.next(rolled) {
            TrackStep::Ask(plan, ask) => self.asks(StrikeStage::Tiring(plan, after), ask),
            TrackStep::Done(effects) => {
                self.effects.extend(effects);
                self.over(after)
            }
        }
    }

    fn over(mut self, after: SmallVec<[Effect; 1]>) -> Step<Self> {
        self.effects.extend(after);
        Step::Done(Ending { landed: self.is_attack.then_some(true), effects: self.effects })
    }
}

impl Body {
    /// What is left behind beside damage: an overshield that still stands keeps off what it can.
    fn left_behind(&mut self) -> SmallVec<[Effect; 1]> {
        let mut left = std::mem::take(&mut self.always);
        if self.guard.keeps_off_effects() {
            if !self.unless_kept_off.is_empty() {
                let happening = Happening::Warded { who: self.who };
                left.push(Change::tell(happening).by(clauses::Protection::Overshield));
            }
        } else {
            left.append(&mut self.unless_kept_off);
        }
        left
    }
}

impl Ahead {
    fn each_damage(&mut self, change: impl Fn(DamagePlan) -> DamagePlan) {
        for hand in &mut self.hands {
            hand.damage = hand.damage.take().map(&change);
        }
    }

    /// What has to be rolled at a hurdle; none where nothing stands there.
    fn ask(&self, hurdle: Hurdle) -> Option<Ask> {
        let (target, weapon) = (self.target, self.weapon);
        let (who, feat, clause, check): (_, _, Clause, _) = match hurdle {
            Hurdle::Evasion => {
                let feat = Feat::Evade { attacker: self.attacker };
                (target, feat, clauses::Manoeuvre::Evade.into(), self.evasion.clone()?)
            }
            Hurdle::Critical => {
                let (check, _) = self.critical.and_then(CriticalPlan::roll)?;
                (self.attacker, Feat::Confirm { target, weapon }, clauses::Critical::Sum.into(), check)
            }
            Hurdle::Armour => {
                let guard = self.hands.first().map(|hand| &hand.body.guard)?;
                let is_rolled = self.attack.goal != Goal::Show;
                let check = (is_rolled && guard.is_to_be_beaten()).then(|| self.attack.clone())?;
                (
                    self.attacker,
                    Feat::Pierce { target, weapon },
                    clauses::Protection::SecondTest.into(),
                    check,
                )
            }
        };
        let purpose = Purpose::Feat(feat);
        Some(Ask { who: Some(who), purpose, clause, check, matters: Matters::Success })
    }
}
