//! Claims about light and traps: how light a square is, what burns and for how long, and how a trap stands.

use super::cursor::Cursor;
use super::lines::or_nothing;
use super::{Claim, What};
use crate::battle::order_text::{OrderProblem, print_name};
use crate::battle::{CombatantId, Flame, Light, SideSet, TrapChange, TrapEnd, WeaponId};
use crate::engine::Battle;
use crate::grid::Pos;

/// What may be claimed about light and traps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldClaim {
    /// `light at c,r is dim`
    At(Pos, Light),
    /// `X has lit W`
    Carried(CombatantId, WeaponId),
    /// `X has rounds 3 of W`
    Rounds(CombatantId, u16, WeaponId),
    /// `W burns at c,r`
    Burns(WeaponId, Pos),
    /// `trap c,r is found`
    Trap(Pos, TrapChange),
}

/// Reads `light at 3,4 is dim`, of which the first word has been taken.
pub fn read_light(cursor: &mut Cursor<'_>) -> Result<Claim, OrderProblem> {
    cursor.one_of(&["at"])?;
    let at = cursor.square()?;
    cursor.one_of(&["is"])?;
    let is_denied = cursor.take("not");
    let level: Light = cursor.worded()?;
    Ok(Claim { what: What::Field(FieldClaim::At(at, level)), is_denied })
}

/// Reads `trap 3,4 is found`, of which the first word has been taken.
pub fn read_trap(cursor: &mut Cursor<'_>) -> Result<Claim, OrderProblem> {
    let at = cursor.square()?;
    cursor.one_of(&["is"])?;
    let is_denied = cursor.take("not");
    let change = cursor.choice(TrapChange::rulings())?;
    Ok(Claim { what: What::Field(FieldClaim::Trap(at, change)), is_denied })
}

impl FieldClaim {
    /// Whether the claim holds, and the claims that hold instead.
    pub fn look(self, battle: &Battle) -> (bool, String) {
        let table = battle.table();
        let name = |who: CombatantId| print_name(&table.sheet(who).key);
        let thing = |item: WeaponId| print_name(&table.weapon_sheet(item).id);
        let carried = |who: CombatantId| {
            let lamps = table.body(who).and_then(|body| body.lamps.as_ref());
            lamps.map(|lamps| lamps.0.to_vec()).unwrap_or_default()
        };
        match self {
            FieldClaim::At(at, wanted) => {
                let found = table.light_at(at);
                (found == wanted, format!("light at {at} is {}", found.word()))
            }
            FieldClaim::Carried(who, item) => {
                let burning: Vec<WeaponId> = carried(who)
                    .iter()
                    .filter(|flame| flame.burns())
                    .filter_map(|flame| flame.item)
                    .collect();
                let lines = burning.iter().map(|item| format!("{} has lit {}", name(who), thing(*item)));
                let nothing = || format!("{} has lit nothing", name(who));
                (burning.contains(&item), or_nothing(lines, nothing))
            }
            FieldClaim::Rounds(who, wanted, item) => {
                let left = |flame: &Flame| flame.rounds_left(table.turn.round);
                let own = carried(who);
                let pieces = own.iter().filter(|flame| flame.item == Some(item));
                let rounds: Vec<u16> = pieces.filter_map(left).collect();
                let lines = rounds
                    .iter()
                    .map(|rounds| format!("{} has rounds {rounds} of {}", name(who), thing(item)));
                let nothing = || format!("{} has no {} that burns down", name(who), thing(item));
                (rounds.contains(&wanted), or_nothing(lines, nothing))
            }
            FieldClaim::Trap(at, wanted) => {
                let mut traps = table.muster.scenario.traps.iter().zip(&table.board.state.traps);
                let found = traps.find(|(trap, _)| trap.at == at).map(|(_, state)| match state.end {
                    Some(TrapEnd::Sprung) => TrapChange::Sprung,
                    Some(TrapEnd::Disarmed) => TrapChange::Disarmed,
                    None if state.found_by == SideSet::NONE => TrapChange::Set,
                    None => TrapChange::Found,
                });
                let line = found.map_or("no trap", TrapChange::word);
                (found == Some(wanted), format!("trap {at} is {line}"))
            }
            FieldClaim::Burns(item, at) => {
                let burning = table.board.state.flames.iter().filter(|(_, flame)| flame.burns());
                let burning: Vec<(Pos, WeaponId)> =
                    burning.filter_map(|(at, flame)| Some((*at, flame.item?))).collect();
                let lines = burning.iter().map(|(at, item)| format!("{} burns at {at}", thing(*item)));
                (burning.contains(&(at, item)), or_nothing(lines, || "nothing burns anywhere".to_owned()))
            }
        }
    }
}
