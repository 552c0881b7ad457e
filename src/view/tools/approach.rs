//! Going up to a target and attacking it, by one click: where to go, from where the attack is allowed and best.

use crate::battle::deeds::{Move, Via};
use crate::battle::{CombatantId, Deed, Order, Refusal};
use crate::grid::Pos;
use crate::rules::questions::odds::Wanted;
use crate::rules::questions::options::Options;
use crate::rules::table::Table;

/// How many squares are looked at closely.
const CLOSE_LOOKS: usize = 12;
/// How many ways to do it are offered.
const OFFERED: usize = 3;

/// A walk, and the attack from its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Approach {
    pub walk: Order,
    /// Where the walk ends.
    pub to: Pos,
    pub attack: Order,
}

/// An order that is given once a combatant stands somewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct FollowUp {
    pub who: CombatantId,
    pub at: Pos,
    pub order: Order,
    /// The edition of the picture in which it was meant.
    pub edition: u32,
}

/// The best walks to squares from which a combatant could make an attack that is refused where they stand because of the
/// distance or because the target is not seen. The best comes first: it has the best chance to hit, then the fewest
/// opportunity attacks on the way, then the shortest way.
pub fn approaches(table: &Table<'_>, options: &Options, who: CombatantId, attack: &Order) -> Vec<Approach> {
    let Order::Deed { deed: Deed::Attack(_), .. } = attack else { return Vec::new() };
    if !matches!(table.permit(attack), Err(Refusal::OutOfRange { .. } | Refusal::NotSeen)) {
        return Vec::new();
    }
    let is_allowed = |at: Pos| table.supposing(who, at).permit(attack).is_ok();
    let mut ends: Vec<_> =
        options.squares.iter().filter(|square| !square.takes_action && is_allowed(square.at)).collect();
    ends.sort_by_key(|square| (square.steps, square.at));
    let mut weighed: Vec<(i64, usize, u16, Approach)> = Vec::new();
    for square in ends.into_iter().take(CLOSE_LOOKS) {
        let walk = Order::deed(who, Move { to: square.at, via: Via::new() });
        let Ok(permit) = table.permit(&walk) else { continue };
        let Some(odds) = table.supposing(who, square.at).odds(attack) else { continue };
        let chance = (odds.chance(Wanted::Hit) * 1e6) as i64;
        let Some(from) = table.footprint(who) else { continue };
        let answers = table.answers_along(who, from, &permit.path).len();
        weighed.push((
            -chance,
            answers,
            square.steps,
            Approach { walk, to: square.at, attack: attack.clone() },
        ));
    }
    weighed.sort_by_key(|(chance, answers, steps, approach)| (*chance, *answers, *steps, approach.to));
    weighed.into_iter().map(|(.., approach)| approach).take(OFFERED).collect()
}
