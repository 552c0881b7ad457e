//! What spells, items and weapons are used on.

use crate::battle::{Area, Sort, Working};

/// What an entry of the armoury is used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// One enemy, as an attack.
    Enemy,
    /// The user or an ally.
    Ally,
    /// All combatants in an area.
    Area(Area),
    /// A square, on which it is placed and waits.
    Ground,
}

/// Whether something only helps, judged by its effects and by whether it deals damage.
pub fn does_good(workings: &[Working], deals_damage: bool) -> bool {
    let is_good = |working: &Working| {
        matches!(working, Working::Heal(_) | Working::Ease(_) | Working::Overshield(_) | Working::Light(_))
    };
    !deals_damage && !workings.is_empty() && workings.iter().all(is_good)
}

/// What something is used on, judged by its sort, its area, and whether it only helps.
pub const fn aim(sort: Sort, area: Option<Area>, does_good: bool) -> Aim {
    match (area, sort) {
        (Some(area), _) => Aim::Area(area),
        (None, _) if does_good => Aim::Ally,
        // A thrown item affects the square where it lands.
        (None, Sort::Item) => Aim::Area(Area::Burst(0)),
        (None, Sort::Thing) => Aim::Ground,
        (None, Sort::Weapon | Sort::Spell) => Aim::Enemy,
    }
}
