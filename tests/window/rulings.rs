//! Random rulings of the game master that show in the picture.

use affray::battle::{
    CombatantId, Desk, DeskFate, LaidPlight, Light, Ordeal, Order, Spirit, Stock, Tending, Track, TrapChange,
    Verdict, WeaponId,
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
    Order::Desk(match any(20) {
        0 => Desk::Prone { who, prone: any(2) == 0 },
        1 => Desk::Fate { who, fate: DeskFate::ALL[any(DeskFate::ALL.len())] },
        2 => Desk::Put { who, at: free_square(&table, any) },
        3 => Desk::Control { who, profile: Some("careful".to_owned()) },
        4 => {
            let name = format!("newcomer {}", everybody.len());
            Desk::Add { like: who, name, side: table.side(other), at: free_square(&table, any) }
        }
        5 => Desk::Bring { who },
        6 => Desk::Harm { who, amount: few },
        7 => Desk::Heal { who, amount: few },
        8 => Desk::Points { who, track, change: [1, 1, -1][any(3)] },
        9 => Desk::Lay { who, plight: any_plight(other, any) },
        10 => {
            let spirit = [Spirit::Breaks, Spirit::Rallies][any(2)];
            Desk::Ordeal { ordeal: Ordeal::Spirit { who, spirit } }
        }
        11 => Desk::Light { light },
        12 => Desk::Kindle { at, level: light, feet: 20 },
        13 => Desk::Douse { at },
        14 => Desk::Door { at, open: any(2) == 0 },
        15 => {
            let changes = [TrapChange::Found, TrapChange::Disarmed, TrapChange::Sprung, TrapChange::Set];
            Desk::Trap { at, change: changes[any(changes.len())] }
        }
        16 => Desk::Rank { who, other, later: any(2) == 0 },
        _ => Desk::Verdict { who, verdict: any_verdict(&table, any) },
    })
}

fn any_plight(by: CombatantId, any: Any<'_>) -> LaidPlight {
    match any(6) {
        0 => LaidPlight::Slowed,
        1 => LaidPlight::Stunned,
        2 => LaidPlight::Weakened,
        3 => LaidPlight::Exhausted,
        4 => LaidPlight::Held { by },
        _ => LaidPlight::Tripped { by },
    }
}

fn any_verdict(table: &Table<'_>, any: Any<'_>) -> Verdict {
    let arms = &table.muster.arms;
    let what = WeaponId(u16::try_from(any(arms.len())).unwrap());
    match any(6) {
        0 => Verdict::Hidden { roll: 12 },
        1 => Verdict::Revealed,
        2 => Verdict::Has { stock: Stock::Overshield, number: u16::try_from(any(8)).unwrap() },
        3 => Verdict::Tends { item: what, how: Tending::ALL[any(Tending::ALL.len())] },
        4 => Verdict::DecidesAnew,
        _ => Verdict::Receives { what },
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
