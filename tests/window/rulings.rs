//! Random rulings of the game master that show in the picture.

use affray::battle::{
    AddableCondition, CombatantId, GmFate, GmOrder, Light, MoraleChange, MoraleOrLife, Order, StateChange,
    Stock, Tending, Track, TrapChange, WeaponId,
};
use affray::engine::Battle;
use affray::grid::Pos;
use affray::rules::table::Table;

/// A function that gives a random number below a limit.
pub type Any<'d> = &'d mut dyn FnMut(usize) -> usize;

/// A random ruling about a combatant or about the field.
pub fn any_ruling(battle: &Battle, any: Any<'_>) -> Order {
    let table = battle.table();
    let everybody: Vec<CombatantId> = table.everybody().collect();
    let who = everybody[any(everybody.len())];
    let other = everybody[any(everybody.len())];
    let few = u16::try_from(any(9)).unwrap();
    let track = Track::ALL[any(Track::ALL.len())];
    let light = Light::ALL[any(Light::ALL.len())];
    let at = lively_square(&table, any);
    Order::Gm(match any(20) {
        0 => GmOrder::Prone { who, prone: any(2) == 0 },
        1 => GmOrder::Fate { who, fate: GmFate::ALL[any(GmFate::ALL.len())] },
        2 => GmOrder::Put { who, at: free_square(&table, any) },
        3 => GmOrder::Control { who, level: Some("soldier".to_owned()) },
        4 => {
            let name = format!("newcomer {}", everybody.len());
            GmOrder::Add { like: who, name, side: table.side(other), at: free_square(&table, any) }
        }
        5 => GmOrder::Bring { who },
        6 => GmOrder::Harm { who, amount: few },
        7 => GmOrder::Heal { who, amount: few },
        8 => GmOrder::Points { who, track, change: [1, 1, -1][any(3)] },
        9 => GmOrder::AddCondition { who, condition: any_condition(other, any) },
        10 => {
            let change = [MoraleChange::Breaks, MoraleChange::Rallies][any(2)];
            GmOrder::MoraleOrLife { event: MoraleOrLife::MoraleChanges { who, change } }
        }
        11 => GmOrder::Light { light },
        12 => GmOrder::Kindle { at, level: light, feet: 20 },
        13 => GmOrder::Douse { at },
        14 => GmOrder::Door { at, open: any(2) == 0 },
        15 => {
            let changes = [TrapChange::Found, TrapChange::Disarmed, TrapChange::Sprung, TrapChange::Set];
            GmOrder::Trap { at, change: changes[any(changes.len())] }
        }
        16 => GmOrder::Rank { who, other, later: any(2) == 0 },
        _ => GmOrder::ChangeState { who, change: any_state_change(&table, any) },
    })
}

fn any_condition(by: CombatantId, any: Any<'_>) -> AddableCondition {
    match any(6) {
        0 => AddableCondition::Slowed,
        1 => AddableCondition::Stunned,
        2 => AddableCondition::Weakened,
        3 => AddableCondition::Exhausted,
        4 => AddableCondition::Held { by },
        _ => AddableCondition::Tripped { by },
    }
}

fn any_state_change(table: &Table<'_>, any: Any<'_>) -> StateChange {
    let arms = &table.muster.weapon_sheets;
    let what = WeaponId(u16::try_from(any(arms.len())).unwrap());
    match any(6) {
        0 => StateChange::Hidden { roll: 12 },
        1 => StateChange::Revealed,
        2 => StateChange::Has { stock: Stock::Overshield, number: u16::try_from(any(8)).unwrap() },
        3 => StateChange::Tends { item: what, how: Tending::ALL[any(Tending::ALL.len())] },
        4 => StateChange::DecidesAnew,
        _ => StateChange::Receives { what },
    }
}

/// A random free square.
fn free_square(table: &Table<'_>, any: Any<'_>) -> Pos {
    let size = table.board.field.size();
    let is_free = |at: &Pos| !table.board.is_solid(*at) && table.occupant(*at).is_none();
    let free: Vec<Pos> = size.positions().filter(is_free).collect();
    free[any(free.len())]
}

/// A square with something that can change: a door, a trap, a light on the ground.
fn lively_square(table: &Table<'_>, any: Any<'_>) -> Pos {
    let state = &table.board.state;
    let traps = table.muster.scenario.traps.iter().map(|trap| trap.at);
    let flames = state.flames.iter().map(|(at, _)| *at);
    let placed = state.placed.iter().map(|placed| placed.at);
    let doors = table.board.field.doors.iter().copied();
    let mut squares: Vec<Pos> = traps.chain(flames).chain(placed).chain(doors).collect();
    squares.push(free_square(table, any));
    squares[any(squares.len())]
}
