//! The facts that a side perceives never name a combatant whom it has not seen.

use std::collections::BTreeSet;

use affray::battle::{CombatantId, Happening};
use affray::brain::{Level, Mind};
use affray::engine::Battle;
use affray::lab::{Opponents, play_out};

use crate::common::all_musters;

#[test]
fn the_order_of_play_is_shown_only_to_sides_that_see_everybody_in_it() {
    let mut hidden = 0;
    for (name, muster) in all_musters() {
        let mut battle = Battle::new(&muster, 11);
        play_out(&mut battle, &Opponents::all(Level::Soldier), &mut Mind::new());
        for side in muster.scenario.side_ids() {
            let own = |who: &CombatantId| battle.table().side(*who) == side;
            let mut seen: BTreeSet<CombatantId> = battle.table().everybody().filter(own).collect();
            for fact in battle.chronicle().since(0) {
                match &fact.what {
                    Happening::Sighted { who, by, .. } if *by == side => {
                        seen.insert(*who);
                    }
                    Happening::OrderSettled { order } => {
                        let names_a_stranger = order.iter().any(|(who, _)| !seen.contains(who));
                        hidden += usize::from(names_a_stranger);
                        assert!(
                            !(names_a_stranger && fact.seen_by.contains(side)),
                            "{name}: {side:?} is told of one whom it has not seen"
                        );
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(hidden > 0, "somewhere somebody goes unseen while the order is settled");
}
