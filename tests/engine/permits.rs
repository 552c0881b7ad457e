//! A permit that an opponent hands over with an order holds only in the state in which it was given.

use affray::battle::Order;
use affray::battle::deeds::End;
use affray::brain::{Level, Mind};
use affray::engine::{Awaiting, Battle};

use crate::common::all_musters;

#[test]
fn an_order_judged_in_another_state_or_another_battle_is_judged_again() {
    for (name, muster) in all_musters() {
        let (mut battle, mut other) = (Battle::new(&muster, 3), Battle::new(&muster, 3));
        let Some(Awaiting::Order(side)) = battle.awaiting() else { continue };
        let aims = battle.aims().list().to_vec();
        let judged =
            Level::Soldier.decide_among(&battle.table().seen_by(side), &aims, &mut Mind::new(), |_| true);
        let order = judged.order().clone();
        let Some(who) = order.who() else { continue };
        assert!(battle.table().seen_by(side).permit(&order).is_ok(), "{name}: {order:?}");
        for battle in [&mut battle, &mut other] {
            battle.submit(Order::deed(who, End {})).unwrap();
            let refusal = battle.table().seen_by(side).permit(&order).err();
            assert_eq!(battle.submit(judged.clone()).err(), refusal, "{name}: {order:?}");
        }
    }
}
