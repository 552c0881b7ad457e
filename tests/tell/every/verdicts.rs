//! Everything that the game master can decide about the state of a combatant.

use affray::battle::deeds::Attack;
use affray::battle::{ArmourId, Stock, Tending, Verdict};

use crate::stage::{AXE, RAIDER};

pub fn verdicts() -> Vec<Verdict> {
    let mut verdicts = every!(Verdict {
        Concentrates: [Verdict::Concentrates { spell: AXE }],
        Hidden: [Verdict::Hidden { roll: 12 }],
        Revealed: [Verdict::Revealed],
        Spotted: [Verdict::Spotted { by: RAIDER, seen: true }, Verdict::Spotted { by: RAIDER, seen: false },],
        Has: [
            Verdict::Has { stock: Stock::Uses(AXE), number: 0 },
            Verdict::Has { stock: Stock::Uses(AXE), number: 1 },
            Verdict::Has { stock: Stock::Uses(AXE), number: 3 },
        ],
        Receives: [Verdict::Receives { what: AXE }],
        Tends: [
            Verdict::Tends { item: AXE, how: Tending::Light },
            Verdict::Tends { item: AXE, how: Tending::Douse },
            Verdict::Tends { item: AXE, how: Tending::Drop },
        ],
        Wears: [
            Verdict::Wears { armour: ArmourId(0), on: true },
            Verdict::Wears { armour: ArmourId(0), on: false },
        ],
        Exposed: [Verdict::Exposed { weapon: AXE }],
        Intends: [
            Verdict::Intends { deeds: vec![Attack::with(RAIDER, AXE).into()] },
            Verdict::Intends { deeds: Vec::new() },
        ],
        DecidesAnew: [Verdict::DecidesAnew],
    });
    verdicts.extend(Stock::ALL.map(|stock| Verdict::Has { stock, number: 2 }));
    verdicts
}
