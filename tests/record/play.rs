//! Shared by the tests of sessions and records: a session that is played at random, the game master included.

use std::sync::Arc;

use affray::battle::{
    AddableCondition, CombatantId, GmFate, GmOrder, Happening, Order, RemovableCondition, SideId, Track,
};
use affray::dice::Edge;
use affray::engine::session::Session;
use affray::engine::{Battle, Snapshot};
use affray::grid::{Pos, Reach};
use affray::rules::book::muster::Muster;

use crate::common::{Chooser, muster_of};

/// The battles that are played: with and without reactions to leaving an enemy's reach, with turns by sides and by
/// single combatants, with injuries and with hit points.
pub fn musters() -> [Arc<Muster>; 4] {
    ["skirmish", "llcf", "lot", "old_wounds"].map(|book| muster_of("first_blood", book))
}

/// A random order of the game master, sensible or not.
pub fn random_ruling(battle: &Battle, chooser: &mut Chooser) -> GmOrder {
    let who = CombatantId::at(chooser.below(battle.snapshot().count()));
    let track = Track::ALL[chooser.below(3)];
    let at = Pos::new(i16::try_from(chooser.below(12)).unwrap(), i16::try_from(chooser.below(5)).unwrap());
    let other = CombatantId::at(chooser.below(battle.snapshot().count()));
    match chooser.below(14) {
        0 => GmOrder::Grant { who, edge: Edge::Hampered },
        1 => GmOrder::SetDie { who, face: 6 },
        2 => GmOrder::Succeed { who },
        3 => GmOrder::Points { who, track, change: 1 },
        4 => GmOrder::Endure { who, track },
        5 => GmOrder::Prone { who, prone: chooser.below(2) == 0 },
        6 => GmOrder::Add { like: who, name: "Another one".to_owned(), side: SideId(1), at },
        7 => GmOrder::Fate { who, fate: GmFate::Able },
        8 => GmOrder::Put { who, at },
        9 => GmOrder::FirstSide { side: SideId(1) },
        10 => GmOrder::Rank { who, other, later: chooser.below(2) == 0 },
        11 => GmOrder::AddCondition { who, condition: AddableCondition::Held { by: other } },
        12 => GmOrder::RemoveCondition {
            who,
            condition: RemovableCondition::ALL[chooser.below(RemovableCondition::ALL.len())],
        },
        _ => GmOrder::Control { who, level: (chooser.below(2) == 0).then(|| "soldier".to_owned()) },
    }
}

/// The indices of the facts of all rolls so far.
pub fn rolls(battle: &Battle) -> Vec<usize> {
    let facts = battle.chronicle().since(0).iter().enumerate();
    facts
        .filter(|(_, fact)| matches!(fact.what, Happening::Rolled { .. }))
        .map(|(number, _)| number)
        .collect()
}

/// Gives one random order, sometimes as the game master.
pub fn go_on(session: &mut Session, chooser: &mut Chooser, reach: &mut Reach) {
    if chooser.below(8) == 0 {
        let gm_order = random_ruling(session.battle(), chooser);
        // It may be refused.
        let _ = session.submit(Order::Gm(gm_order));
    } else if let Some(order) = crate::common::random_order(session.battle(), chooser, reach) {
        session.submit(order).unwrap();
    }
}

/// Uses a random function of a session.
pub fn do_anything(session: &mut Session, chooser: &mut Chooser, reach: &mut Reach) {
    match chooser.below(12) {
        0 | 1 => {
            session.undo();
        }
        2 => {
            session.redo();
        }
        3 => {
            let rolls = rolls(session.battle());
            if let Some(fact) = rolls.get(rolls.len().saturating_sub(1 + chooser.below(4))) {
                let gm_order = random_ruling(session.battle(), chooser);
                // The ruling may not be permitted.
                let _ = session.overrule(gm_order, *fact);
            }
        }
        _ => go_on(session, chooser, reach),
    }
}

/// The state of a battle and all of its facts.
pub fn state_of(battle: &Battle) -> (Snapshot, String) {
    (battle.snapshot(), crate::common::told(battle))
}
