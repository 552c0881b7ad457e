//! Spells and items: what healing, an overshield or an area is worth to the acting combatant.

use super::Mind;
use super::errands::is_permitted;
use super::scene::Scene;
use super::support::Help;
use super::worth::{Measure, OUT, WorthCache, rounded};
use crate::battle::deeds::{Cast, Use};
use crate::battle::{CombatantId, Deed, Fate, Target, WeaponId, Working};
use crate::grid::Footprint;
use crate::rules::book::aim::Aim;
use crate::rules::table::Table;

/// The worth of giving hit points back, in percent of that of taking them: less, since it ends no fight.
const GIVEN_BACK: i32 = 67;
/// The worth of a point of an overshield to somebody without hit points, whom it may spare an injury.
const INJURY_KEPT_AWAY: i32 = OUT / 5;
/// The worth of bringing an ally back into the fight.
pub const WAKES: i32 = OUT * 7 / 10;
/// How much worth an area loses if it would strike an ally who has fallen.
const FALLEN: i32 = OUT / 2;
/// The worth of taking a point off a track.
const EASED: i32 = OUT / 8;
/// The worth of giving disadvantage to all attacks on a combatant, in percent of the worst threat.
const VEIL: i32 = 35;

/// What can be used only so often is kept if it would bring less than this, in percent: of what an item would do to enemies who
/// are still too far away, or of the hit points that it would give back to somebody with more wounds.
const KEPT_BELOW: i32 = 75;

/// What it counts that an item which does harm is used up.
const SPENT: i32 = OUT / 10;

/// How many uses of spells and items are weighed at most, those with the nearest targets first.
const CASTINGS: usize = 64;
/// How many affected combatants are weighed at most, over all uses together.
const TAKEN_IN: usize = 192;

/// The best use of a spell or an item from where the acting combatant stands, if it is worth more than `more_than`.
pub fn best(table: &Table<'_>, mind: &mut Mind, more_than: i32) -> Option<Help> {
    let Mind { scene, worths, .. } = mind;
    let mut castings: Vec<Deed> = table.castings(scene.me).collect();
    if castings.len() > CASTINGS {
        castings.sort_by_cached_key(|deed| distance(table, scene, deed));
        castings.truncate(CASTINGS);
    }
    // Whether it is permitted is found out sooner than what it is worth.
    let (permitted, others): (Vec<Deed>, Vec<Deed>) =
        castings.into_iter().partition(|deed| is_permitted(table, scene, deed));
    let mut taken_in = 0;
    let mut most_used_up = 0;
    let mut best: Option<Help> = None;
    let mut weigh = |deed: &Deed| {
        if taken_in >= TAKEN_IN {
            return None;
        }
        let reached = table.victims(scene.me, deed);
        taken_in += reached.len();
        let worth = worth_of(table, scene, worths, deed, &reached);
        if is_used_up(table, deed) {
            most_used_up = most_used_up.max(worth);
        }
        Some(worth)
    };
    for deed in permitted {
        let Some(worth) = weigh(&deed) else { break };
        if worth > best.as_ref().map_or(more_than, |best| best.worth) {
            best = Some(Help { deed, worth });
        }
    }
    let best = best?;
    if !is_used_up(table, &best.deed) {
        return Some(best);
    }
    // It will not be there for a better moment.
    let worth = best.worth - SPENT;
    if worth <= more_than {
        return None;
    }
    for deed in others.iter().filter(|deed| is_used_up(table, deed)) {
        weigh(deed);
    }
    (best.worth * 100 >= most_used_up * KEPT_BELOW).then_some(Help { worth, ..best })
}

/// Whether a deed uses up an item that does harm, so that it is worth keeping for the right moment.
fn is_used_up(table: &Table<'_>, deed: &Deed) -> bool {
    matches!(deed, Deed::Use(_)) && harms(table, deed)
}

/// Whether a deed is the use of a spell or an item that does harm.
pub fn harms(table: &Table<'_>, deed: &Deed) -> bool {
    match deed {
        Deed::Cast(Cast { spell: what, .. }) | Deed::Use(Use { item: what, .. }) => !table.is_helpful(*what),
        _ => false,
    }
}

/// The steps to the target of a spell or an item.
fn distance(table: &Table<'_>, scene: &Scene, deed: &Deed) -> u32 {
    let (Deed::Cast(Cast { at, .. }) | Deed::Use(Use { at, .. })) = deed else { return 0 };
    let there = match at {
        Target::One(who) => table.footprint(*who),
        Target::Square(at) => Some(Footprint::new(*at, 1)),
    };
    there.map_or(u32::MAX, |there| scene.here.reach(there, scene.diagonal))
}

fn worth_of(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    deed: &Deed,
    reached: &[CombatantId],
) -> i32 {
    let (Deed::Cast(Cast { spell: what, .. }) | Deed::Use(Use { item: what, .. })) = deed else { return 0 };
    if table.is_helpful(*what) {
        return reached.iter().map(|who| good(table, scene, worths, *who, *what)).sum();
    }
    reached.iter().map(|who| harm(table, scene, worths, (*who, *what), reached)).sum()
}

/// The worth of an attack for all whom it strikes besides its target.
pub fn beside(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    target: CombatantId,
    weapon: WeaponId,
) -> i32 {
    if table.aim_of(weapon) == Aim::Enemy && !table.sheet(scene.me).detachment {
        return 0;
    }
    let struck = table.struck_by_attack(scene.me, target, weapon);
    let others = struck.iter().filter(|who| **who != target);
    others.map(|who| harm(table, scene, worths, (*who, weapon), &struck)).sum()
}

/// The worth of harming one of the combatants whom an attack, spell or item may affect. Harm to allies counts double
/// against it.
fn harm(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    (who, what): (CombatantId, WeaponId),
    among: &[CombatantId],
) -> i32 {
    let chance = table.chance_affected(scene.me, what, among, who);
    let worth = rounded(chance * f64::from(worths.reached(table, scene.me, who, what)));
    let enemy = scene.enemies.iter().find(|enemy| enemy.who == who);
    match enemy {
        Some(enemy) => worth * scene.importance_beside(enemy, table, worths) / 100,
        None if table.is_enemy(scene.me, who) => worth,
        // A fallen ally has more to lose than hit points.
        None if table.fate(who).is_some_and(Fate::is_helpless) => rounded(-chance * f64::from(FALLEN)),
        None => -2 * worth,
    }
}

/// The worth of a helpful spell or item for a combatant.
pub fn good(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    who: CombatantId,
    what: WeaponId,
) -> i32 {
    let Some(body) = table.body(who) else { return 0 };
    let threats = scene.enemies.iter().map(|enemy| scene.threat(enemy, 0, table, worths));
    let worst = threats.max().unwrap_or(0);
    let is_limited = table.uses_up(scene.me, what).is_some();
    let given_back = Measure::of(table, who).wound() * GIVEN_BACK / 100;
    let worth = |working: &Working| match (working, body.hit_points) {
        (Working::Heal(amount), Some(points)) => {
            let most = i32::from(points.most.max(1));
            let missing = most - i32::from(points.now);
            let mean = amount.doubled_mean() / 2;
            if body.fate.is_able() && is_limited && missing * 100 < mean * KEPT_BELOW {
                return 0;
            }
            let gained = mean.min(missing) * given_back;
            // Small wounds can wait, since healing costs the action for an attack.
            let gained = if missing * 2 < most { gained / 2 } else { gained };
            match body.fate {
                Fate::Able => gained,
                Fate::Down if table.muster.book.healing_saves() => WAKES + gained,
                Fate::Unconscious { turns: None } if table.muster.book.healing_wakes() => WAKES + gained,
                // Healing would not get them up.
                _ => 0,
            }
        }
        (Working::Ease(eased), _) if body.fate.is_able() => {
            EASED * i32::from(eased.points.min(body.points(eased.track)))
        }
        (Working::Overshield(ward), _) if body.fate.is_able() => {
            if body.shield.is_none_or(|shield| shield.0.is_up()) {
                return 0;
            }
            let veil = if ward.hampers { worst * VEIL / 100 } else { 0 };
            let point = body.hit_points.map_or(INJURY_KEPT_AWAY, |_| given_back / 2);
            i32::from(ward.hp) * point + veil
        }
        _ => 0,
    };
    let threatened = worst > 0;
    if threatened { table.workings(what).iter().map(worth).sum() } else { 0 }
}
