//! Claims about light: how light a square is, what burns, and for how long.

use super::judge::or_nothing;
use crate::battle::order_text::print_name;
use crate::battle::{CombatantId, Flame, Light, WeaponId};
use crate::engine::Battle;
use crate::grid::Pos;

/// What may be claimed about light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LightClaim {
    /// `light at c,r is dim`
    At(Pos, Light),
    /// `X has lit W`
    Carried(CombatantId, WeaponId),
    /// `X has rounds 3 of W`
    Rounds(CombatantId, u16, WeaponId),
    /// `W burns at c,r`
    Burns(WeaponId, Pos),
}

impl LightClaim {
    /// Whether it holds, and what does.
    pub fn look(self, battle: &Battle) -> (bool, String) {
        let table = battle.table();
        let name = |who: CombatantId| print_name(&table.sheet(who).key);
        let thing = |item: WeaponId| print_name(&table.arm(item).id);
        let carried = |who: CombatantId| {
            let lamps = table.body(who).and_then(|body| body.lamps);
            lamps.map(|lamps| lamps.0.to_vec()).unwrap_or_default()
        };
        match self {
            LightClaim::At(at, wanted) => {
                let found = table.light_at(at);
                (found == wanted, format!("light at {at} is {}", found.word()))
            }
            LightClaim::Carried(who, item) => {
                let burning: Vec<WeaponId> = carried(who)
                    .iter()
                    .filter(|flame| flame.burns())
                    .filter_map(|flame| flame.item)
                    .collect();
                let lines = burning.iter().map(|item| format!("{} has lit {}", name(who), thing(*item)));
                let nothing = || format!("{} has lit nothing", name(who));
                (burning.contains(&item), or_nothing(lines, nothing))
            }
            LightClaim::Rounds(who, wanted, item) => {
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
            LightClaim::Burns(item, at) => {
                let burning = table.board.state.flames.iter().filter(|(_, flame)| flame.burns());
                let burning: Vec<(Pos, WeaponId)> =
                    burning.filter_map(|(at, flame)| Some((*at, flame.item?))).collect();
                let lines = burning.iter().map(|(at, item)| format!("{} burns at {at}", thing(*item)));
                (burning.contains(&(at, item)), or_nothing(lines, || "nothing burns anywhere".to_owned()))
            }
        }
    }
}
