//! Lets opponents decide. Each decision is made on another thread, from a snapshot, and comes back as an order. The
//! order is dropped if the battle has changed meanwhile.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::battle::deeds::End;
use crate::battle::{Chronicle, CombatantId, Control, Order, Reasons};
use crate::brain::{Level, Mind};
use crate::dice::Dice;
use crate::engine::{Awaiting, Battle, Snapshot};
use crate::rules::book::muster::Muster;
use crate::view::background::{Background, Work};
use crate::view::hud::OpponentDecides;
use crate::view::playback::Playback;
use crate::view::reasons::LastReasons;
use crate::view::stage::{FrameStep, Stage};

/// The decision that is being made, and what the next one can reuse.
#[derive(Resource, Default)]
struct Decision {
    thought: Option<Thought>,
    desk: Desk,
}

/// Where the thread that has decided leaves what it thought with, for the next decision. A thread that finds nothing here, since
/// another has not finished, begins with nothing.
#[derive(Clone, Default)]
struct Desk(Arc<Mutex<Option<Thinker>>>);

impl Desk {
    /// What lies here, if it belongs to the battle of this muster and seed; otherwise a new one.
    fn take(&self, muster: &Arc<Muster>, seed: u64) -> Thinker {
        let left = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        left.filter(|thinker| Arc::ptr_eq(thinker.battle.muster(), muster) && thinker.seed == seed)
            .unwrap_or_else(|| Thinker::new(muster, seed))
    }

    fn put_back(&self, thinker: Thinker) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(thinker);
    }
}

/// What opponents think with in the battle of a seed: a copy of the battle, and a memory. Both only save time.
struct Thinker {
    seed: u64,
    battle: Battle,
    mind: Mind,
}

/// An opponent's thinking, on another thread.
struct Thought {
    about: Occasion,
    /// What comes of it: the order, and why.
    order: Work<(Order, Option<Reasons>)>,
}

/// What the decision is for: the battle's revision and the edition of the picture.
type Occasion = (u64, u32);

/// Adds opponents.
pub fn plugin(app: &mut App) {
    app.init_resource::<Decision>()
        .init_resource::<LastReasons>()
        .add_systems(Update, decide_for_opponents.in_set(FrameStep::Decide).run_if(resource_exists::<Stage>));
}

fn decide_for_opponents(
    mut stage: ResMut<Stage>,
    playback: Res<Playback>,
    mut decision: ResMut<Decision>,
    mut thinking: ResMut<OpponentDecides>,
    mut reasons: ResMut<LastReasons>,
    mut background: Background,
) {
    if stage.is_added() {
        reasons.forget();
    }
    let occasion = (stage.battle().revision(), stage.edition);
    if stage.is_added()
        || stage.is_replay()
        || decision.thought.as_ref().is_some_and(|thought| thought.about != occasion)
    {
        decision.thought = None;
    }
    if let Some(thought) = &decision.thought {
        // The order is given after everything before it has been shown.
        if stage.is_settled()
            && !playback.is_busy()
            && let Some((order, why)) = thought.order.take()
        {
            decision.thought = None;
            background.motion.go_on();
            reasons.keep(&stage, why);
            if stage.submit(order.clone()).is_err() {
                debug_assert!(false, "an opponent ordered {order:?}, which is not permitted");
                give_least_order(&mut stage);
            }
        }
    } else if let Some(who) = decider(stage.battle()).filter(|_| !stage.is_replay()) {
        decision.thought = Some(think(&stage, &decision.desk, occasion, who, &background));
    }
    if thinking.0 != decision.thought.is_some() {
        thinking.0 = decision.thought.is_some();
        background.motion.go_on();
    }
}

/// Begins to think on another thread.
fn think(stage: &Stage, desk: &Desk, about: Occasion, who: CombatantId, background: &Background) -> Thought {
    let (muster, snapshot, desk) = (Arc::clone(stage.muster()), stage.battle().snapshot(), desk.clone());
    let seed = stage.session.seed();
    let order = background.begin(move || {
        let mut thinker = desk.take(&muster, seed);
        let decided = thinker.order_of(&snapshot, who);
        desk.put_back(thinker);
        decided
    });
    Thought { about, order }
}

/// The combatant that an opponent decides for next; `None` if a player has to decide, or the battle is over.
fn decider(battle: &Battle) -> Option<CombatantId> {
    let is_person = |who: &CombatantId| battle.control(*who) == Control::Player;
    match battle.awaiting()? {
        Awaiting::Answer(offer) => Some(offer.to).filter(|who| !is_person(who)),
        Awaiting::Order(_) => {
            let candidates = battle.candidates();
            if candidates.iter().any(is_person) { None } else { candidates.first().copied() }
        }
        Awaiting::Over(_) => None,
    }
}

/// Gives the order that does least and is always allowed, so that an opponent's bug does not stop the battle.
fn give_least_order(stage: &mut Stage) {
    let least = match stage.battle().awaiting() {
        Some(Awaiting::Answer(_)) => Some(Order::Decline),
        _ => decider(stage.battle()).map(|who| Order::deed(who, End {})),
    };
    if let Some(least) = least {
        // If even this is refused, the combatant has nothing to decide.
        let _ = stage.submit(least);
    }
}

impl Thinker {
    fn new(muster: &Arc<Muster>, seed: u64) -> Thinker {
        let battle = Battle::still(muster, Dice::seeded(0), Chronicle::forgetful());
        let mut mind = Mind::for_battle(seed);
        mind.ask_why(true);
        Thinker { seed, battle, mind }
    }

    /// The order that a combatant's opponent gives in the battle of the snapshot, and why.
    fn order_of(&mut self, snapshot: &Snapshot, who: CombatantId) -> (Order, Option<Reasons>) {
        let Thinker { battle, mind, .. } = self;
        battle.restore(snapshot);
        let level_of = |who| Level::at(&battle.control(who)).unwrap_or(Level::Soldier);
        let level = level_of(who);
        let table = battle.table().seen_by(battle.table().side(who));
        let is_alike = |other| level_of(other) == level;
        let order = level.decide_among(&table, battle.aims().list(), mind, is_alike).into_order();
        let why = mind.why(&table, &order);
        (order, why)
    }
}
