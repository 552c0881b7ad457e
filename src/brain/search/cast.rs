//! Who acts in imagined battles: of many combatants, those near whoever decides. What the others do in a few rounds hardly bears on
//! the decision, and a battle of many would take too long to imagine if everybody in it thought.

use crate::battle::CombatantId;
use crate::rules::table::Table;

/// How many combatants act in imagined battles at most.
const ACT: usize = 12;

/// How many orders are played out for a decision, if it is so many for each combatant in a battle of few. Where more are known than act,
/// there are more decisions in a round, and each gets less: the whole round takes as many orders to think through.
pub fn effort(for_each: u64, known: usize) -> u64 {
    let acting = known.min(ACT);
    for_each * (acting * acting) as u64 / known.max(1) as u64
}

/// Those who are too far from a combatant to act in battles imagined for them. Those who act are the nearest of whom the viewer of the
/// table knows: half of them enemies, if there are so many, and half of them not.
pub fn too_far(table: &Table<'_>, who: CombatantId) -> Vec<CombatantId> {
    let may_act = |other: &CombatantId| table.body(*other).is_none_or(|body| body.fate.is_able());
    let known = || table.known().filter(may_act);
    if known().count() <= ACT {
        return Vec::new();
    }
    let (mut enemies, mut others): (Vec<_>, Vec<_>) = known().partition(|other| table.is_enemy(who, *other));
    put_the_nearest_first(table, who, &mut enemies);
    put_the_nearest_first(table, who, &mut others);
    let (near_enemies, near_others) = shares(enemies.len(), others.len());
    let far_enemies = enemies.split_off(near_enemies);
    let far_others = others.split_off(near_others);
    [far_enemies, far_others].concat()
}

/// Up to so many who may act now instead of somebody: the nearest, in their order.
pub fn nearest_others(
    table: &Table<'_>,
    who: CombatantId,
    may_act: &[CombatantId],
    most: usize,
) -> Vec<CombatantId> {
    let mut others: Vec<CombatantId> = may_act.iter().copied().filter(|other| *other != who).collect();
    if others.len() > most {
        put_the_nearest_first(table, who, &mut others);
        others.truncate(most);
        others.sort_unstable();
    }
    others
}

/// Sorts combatants by how far they are from one of them. Whoever is out of sight counts as farther away than all in sight.
fn put_the_nearest_first(table: &Table<'_>, who: CombatantId, all: &mut [CombatantId]) {
    let Some(here) = table.footprint(who) else { return };
    let gap = |there| here.reach(there, table.muster.book.diagonal);
    all.sort_by_key(|other| (table.footprint(*other).map_or(u32::MAX, gap), *other));
}

/// How many of so many enemies and others act: half of all who do, or more where there are fewer of the others.
fn shares(enemies: usize, others: usize) -> (usize, usize) {
    let left_by = |number: usize| ACT.saturating_sub(number);
    let near_enemies = enemies.min(left_by(others).max(ACT / 2));
    (near_enemies, others.min(left_by(near_enemies)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_those_who_act_are_enemies_if_there_are_so_many() {
        assert_eq!(shares(32, 32), (6, 6));
        assert_eq!(shares(3, 30), (3, 9));
        assert_eq!(shares(30, 2), (10, 2));
        assert_eq!(shares(0, 30), (0, 12));
        assert_eq!(shares(5, 4), (5, 4));
    }

    #[test]
    fn each_combatant_of_few_counts_and_a_round_of_many_takes_as_many_orders_as_one_of_twelve() {
        assert_eq!(effort(350, 0), 0);
        assert_eq!(effort(350, 8), 8 * 350);
        assert_eq!(effort(350, 12), 12 * 350);
        for many in [24, 36, 48] {
            assert_eq!(effort(350, many) * many as u64, effort(350, 12) * 12);
        }
    }
}
