//! The choreography of a moment: which acts show it, when each begins, and when each of its facts is shown. Sounds
//! follow the facts, so blows arrive when they are heard.

use super::act::{Act, Flight, Hue, Thrown, Word};
use super::scene::{Manner, Scene};
use super::strike::{Outcome, Strike, Striker};
use crate::battle::{CombatantId, Fate, Purpose};
use crate::sound::cues::{IMPACT, SWING};

/// For how many seconds everything stands still when a blow strikes home.
pub const STOP: f32 = 0.06;
/// The same for a blow that hurts gravely, is critical or fells.
const HARD_STOP: f32 = 0.11;
/// Seconds after a blow until the next moment may begin.
const RECOVERY: f32 = 0.3;
/// Seconds until somebody who topples lies on the ground.
pub const FALL: f32 = 0.26;
/// Seconds to look at somebody who has died, or at a nerve that has broken.
const SOLEMN: f32 = 0.42;
/// Seconds from a throw of dice to what it decides.
pub const ROLL: f32 = 0.34;

/// The acts of a moment, each with its beginning, and the times at which its facts are shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    pub acts: Vec<(f32, Act)>,
    /// When dice are shown.
    pub dice: f32,
    /// When the consequences are shown.
    pub consequences: f32,
    /// When it is shown that somebody is felled.
    pub fall: f32,
    /// When the moment is over.
    pub length: f32,
}

impl Score {
    fn add(&mut self, at: f32, act: Act) {
        self.acts.push((at, act));
    }

    /// Keeps only what shows combatants whom the viewer sees.
    fn seen_by(mut self, scene: &impl Scene) -> Score {
        for (_, act) in &mut self.acts {
            // A blow from the dark is felt, but not seen coming.
            if let Act::Knock { from, .. } | Act::Glance { from, .. } | Act::Spray { from, .. } = act {
                *from = from.filter(|from| scene.sees(*from));
            }
        }
        self.acts.retain(|(_, act)| act.whom().into_iter().all(|who| scene.sees(who)));
        self.acts.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        self
    }
}

/// The score of a strike.
pub fn score(strike: &Strike, scene: &impl Scene) -> Score {
    let mut score = Score::default();
    let is_struck = !strike.strikers.is_empty();
    // Harm that comes without a blow is shown at once.
    let impact = if is_struck || !strike.throws.is_empty() { IMPACT } else { 0.0 };
    for throw in &strike.throws {
        score.add(0.0, Act::Throw(Box::new(throw.clone())));
    }
    let is_hard = strike.is_critical || strike.harmed.iter().any(|(_, grave)| *grave);
    let lands = strike.strikers.iter().any(|striker| striker.outcome == Outcome::Hit);
    let stop = match (lands || !strike.harmed.is_empty(), is_hard || !strike.felled.is_empty()) {
        (true, true) => HARD_STOP,
        (true, false) => STOP,
        (false, _) => 0.0,
    };
    for striker in &strike.strikers {
        if let Some(target) = strike.target.filter(|target| *target != striker.who) {
            approach(&mut score, *striker, target, stop);
            answer(&mut score, *striker, target, impact);
        }
    }
    let first = strike.strikers.first().map(|striker| striker.who);
    for (who, is_grave) in &strike.harmed {
        let from = first.filter(|first| first != who);
        hurt(&mut score, *who, from, *is_grave || strike.is_critical, impact, stop);
    }
    if let Some(target) = strike.target.filter(|_| lands && !strike.hurts_target()) {
        score.add(impact, Act::Flash { who: target, hue: Hue::Paper });
        score.add(impact, Act::Knock { who: target, from: first, is_hard: false, stop });
    }
    (score.dice, score.consequences) = (0.0, impact);
    let down = impact + stop;
    score.fall = down;
    let mut end = if is_struck { impact + stop + RECOVERY } else { impact + 0.24 };
    for (who, fate) in &strike.felled {
        if topples(*fate) {
            score.add(down, Act::Topple { who: *who });
            score.fall = down + FALL;
            end = end.max(score.fall + if *fate == Fate::Dead { SOLEMN } else { 0.2 });
        }
    }
    for (who, word) in &strike.words {
        let at = match word {
            Word::Fate(_) => score.fall,
            _ => impact,
        };
        score.add(at, Act::Rise { who: *who, word: *word });
        end = end.max(told(&mut score, *who, *word, at));
    }
    if strike.words.is_empty() && !is_struck {
        end = impact;
    }
    score.length = end;
    score.seen_by(scene)
}

/// Adds what a word shows besides itself, and returns the time by which it has been seen.
fn told(score: &mut Score, who: CombatantId, word: Word, at: f32) -> f32 {
    use crate::battle::Track::Stress;
    match word {
        Word::ShieldBroken => score.add(at, Act::Shatter { who }),
        Word::ShieldHolds(_) => score.add(at, Act::Shell { who }),
        Word::Healed(_) | Word::MoraleReturns => score.add(at, Act::Flash { who, hue: Hue::Green }),
        Word::Points(Stress, _) => score.add(at, Act::Shiver { who, breaks: false }),
        Word::MoraleBreaks => {
            score.add(at, Act::Flash { who, hue: Hue::Violet });
            score.add(at, Act::Shiver { who, breaks: true });
            return at + SOLEMN + 0.1;
        }
        _ => {}
    }
    at
}

/// How a striker comes at the target.
fn approach(score: &mut Score, striker: Striker, target: CombatantId, stop: f32) {
    let Striker { who, manner, outcome } = striker;
    let flight = match outcome {
        Outcome::Hit | Outcome::Save | Outcome::ShieldBreaks => Flight::Home,
        Outcome::Miss | Outcome::Dodge => Flight::Past,
        Outcome::Parry | Outcome::Block | Outcome::ShieldHolds => Flight::Stopped,
    };
    match manner {
        Manner::Melee => {
            score.add(0.0, Act::Lunge { who, at: target, reach: 0.5, stop });
            let is_wide = outcome == Outcome::Miss;
            let swing = Act::Swing { who, at: target, is_wide };
            score.add(SWING, swing);
        }
        Manner::Missile(missile) => {
            score.add(0.0, Act::Lunge { who, at: target, reach: 0.12, stop: 0.0 });
            score.add(SWING, Act::Missile { who, at: target, missile, flight });
        }
        Manner::Spell => {
            score.add(0.0, Act::Lunge { who, at: target, reach: 0.12, stop: 0.0 });
            let missile = super::act::Missile::Spark;
            score.add(SWING, Act::Missile { who, at: target, missile, flight });
            if outcome == Outcome::Hit {
                score.add(IMPACT, Act::Burst { who: target });
            }
        }
    }
}

/// What the target does about a blow that does not harm them.
fn answer(score: &mut Score, striker: Striker, target: CombatantId, impact: f32) {
    let from = striker.who;
    match striker.outcome {
        Outcome::Dodge => score.add(SWING, Act::Dodge { who: target, from }),
        Outcome::Parry => score.add(impact, Act::Parry { who: target, from }),
        Outcome::Block => score.add(impact, Act::Glance { who: target, from: Some(from) }),
        Outcome::Save => score.add(impact, Act::Ward { who: target }),
        // A shield shows what becomes of it as a word does; a blow that lands is shown by the harm that it does.
        Outcome::Hit | Outcome::Miss | Outcome::ShieldHolds | Outcome::ShieldBreaks => {}
    }
}

/// What harm does to a figure.
fn hurt(score: &mut Score, who: CombatantId, from: Option<CombatantId>, is_hard: bool, at: f32, stop: f32) {
    score.add(at, Act::Flash { who, hue: if is_hard { Hue::Blood } else { Hue::Paper } });
    score.add(at, Act::Knock { who, from, is_hard, stop });
    score.add(at + stop * 0.5, Act::Spray { who, from, is_hard });
}

/// Whether a figure with this fate falls over.
pub const fn topples(fate: Fate) -> bool {
    matches!(fate, Fate::Dead | Fate::Maimed) || fate.lies()
}

/// The score of dice that decide something else than a blow.
pub fn score_of_roll(throws: Vec<Thrown>, scene: &impl Scene) -> Score {
    let mut score = Score { length: ROLL, consequences: ROLL, fall: ROLL, ..Score::default() };
    for thrown in throws {
        if let (Some(who), Purpose::Contest { against, .. }) = (thrown.who, thrown.purpose) {
            score.add(0.0, Act::Lunge { who, at: against, reach: 0.42, stop: STOP });
        }
        if let (Some(who), Purpose::Withstand { against, .. }, true) =
            (thrown.who, thrown.purpose, thrown.rolled.succeeds)
        {
            score.add(IMPACT, Act::Parry { who, from: against });
        }
        if let (Some(who), Purpose::Morale { .. }, true) =
            (thrown.who, thrown.purpose, thrown.rolled.succeeds)
        {
            score.add(IMPACT, Act::Rise { who, word: Word::MoraleHolds });
        }
        score.add(0.0, Act::Throw(Box::new(thrown)));
    }
    score.seen_by(scene)
}
