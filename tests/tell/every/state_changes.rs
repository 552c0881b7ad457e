//! Every change of a combatant's state that the game master can order.

use affray::battle::deeds::Attack;
use affray::battle::{ArmourId, StateChange, Stock, Tending};

use crate::stage::{AXE, RAIDER};

pub fn state_changes() -> Vec<StateChange> {
    let mut state_changes = every!(StateChange {
        Concentrates: [StateChange::Concentrates { spell: AXE }],
        Hidden: [StateChange::Hidden { roll: 12 }],
        Revealed: [StateChange::Revealed],
        Spotted: [
            StateChange::Spotted { by: RAIDER, seen: true },
            StateChange::Spotted { by: RAIDER, seen: false },
        ],
        Has: [
            StateChange::Has { stock: Stock::Uses(AXE), number: 0 },
            StateChange::Has { stock: Stock::Uses(AXE), number: 1 },
            StateChange::Has { stock: Stock::Uses(AXE), number: 3 },
        ],
        Receives: [StateChange::Receives { what: AXE }],
        Tends: [
            StateChange::Tends { item: AXE, how: Tending::Light },
            StateChange::Tends { item: AXE, how: Tending::Douse },
            StateChange::Tends { item: AXE, how: Tending::Drop },
        ],
        Wears: [
            StateChange::Wears { armour: ArmourId(0), on: true },
            StateChange::Wears { armour: ArmourId(0), on: false },
        ],
        Exposed: [StateChange::Exposed { weapon: AXE }],
        Intends: [
            StateChange::Intends { deeds: vec![Attack::with(RAIDER, AXE).into()] },
            StateChange::Intends { deeds: Vec::new() },
        ],
        DecidesAnew: [StateChange::DecidesAnew],
    });
    state_changes.extend(Stock::ALL.map(|stock| StateChange::Has { stock, number: 2 }));
    state_changes
}
