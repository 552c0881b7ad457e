//! Care: what it is worth to save a dying ally, to treat an ally or oneself, or to call back an ally who flees,
//! by the exact chance of success.

use smallvec::SmallVec;

use super::Mind;
use super::nerve::keep_nerve;
use super::support::Help;
use super::worth::rounded;
use crate::battle::{Cause, CombatantId, Deed, DyingState, Order, Refusal};
use crate::rules::deeds::AllyGain;
use crate::rules::questions::odds::Wanted;
use crate::rules::table::Table;

/// What it is worth to call back an ally who flees, on the scale of attacks. Nothing else that is gained for an ally is worth more.
const RALLIED: i32 = 300;

/// What it is worth to gain something for an ally, on the scale of attacks.
fn worth_of(table: &Table<'_>, ally: CombatantId, gain: AllyGain) -> i32 {
    match gain {
        AllyGain::Saved if has_time(table, ally) => 40,
        AllyGain::Saved => 260,
        AllyGain::Treated => 60,
        AllyGain::Rallied => RALLIED,
    }
}

/// The best deed for an ally from where the acting combatant stands, if it is worth more than `more_than`.
pub fn best(table: &Table<'_>, mind: &Mind, more_than: i32) -> Option<Help> {
    if more_than >= RALLIED {
        return None;
    }
    let me = mind.scene.me;
    let mut best: Option<Help> = None;
    let is_own = |who: CombatantId| who == me || table.is_ally(me, who);
    for ally in table.seen().map(|(who, _)| who).filter(|who| is_own(*who)) {
        table.each_deed_for(me, ally, &mut |deed, gain| {
            // The cheaper checks come first: what it would be worth if it could not fail, and whether it is possible apart from
            // its cost.
            let known = best.as_ref().map_or(more_than, |best| best.worth);
            if worth_of(table, ally, gain) <= known || table.permit_deed(me, &deed).is_err() {
                return;
            }
            let order = Order::deed(me, deed);
            if table.permit(&order).is_err() {
                return;
            }
            let worth = by_its_chance(table, (me, ally), &order, gain);
            if worth > known
                && let Order::Deed { deed, .. } = order
            {
                best = Some(Help { deed, worth });
            }
        });
    }
    best
}

/// Care for an ally that only takes a way to them.
pub struct FromBeside {
    me: CombatantId,
    ally: CombatantId,
    deeds: SmallVec<[(Deed, AllyGain); 4]>,
}

impl FromBeside {
    /// What the combatant could do for an ally if they stood beside them.
    pub fn of(table: &Table<'_>, me: CombatantId, ally: CombatantId) -> FromBeside {
        let mut deeds = SmallVec::new();
        table.each_deed_for(me, ally, &mut |deed, gain| {
            if matches!(table.permit_deed(me, &deed), Ok(()) | Err(Refusal::OutOfRange { .. })) {
                deeds.push((deed, gain));
            }
        });
        FromBeside { me, ally, deeds }
    }

    /// What it would be worth if it could not fail.
    pub fn most(&self, table: &Table<'_>) -> i32 {
        self.deeds.iter().map(|(_, gain)| worth_of(table, self.ally, *gain)).max().unwrap_or(0)
    }

    /// What it is worth by the chance of success.
    pub fn worth(self, table: &Table<'_>) -> i32 {
        let FromBeside { me, ally, deeds } = self;
        let worth = |(deed, gain)| by_its_chance(table, (me, ally), &Order::deed(me, deed), gain);
        deeds.into_iter().map(worth).max().unwrap_or(0)
    }
}

/// What a gain for an ally is worth, by the chance of success.
fn by_its_chance(
    table: &Table<'_>,
    (me, ally): (CombatantId, CombatantId),
    order: &Order,
    gain: AllyGain,
) -> i32 {
    let Some(odds) = table.odds(order) else { return 0 };
    let chance = odds.chance(Wanted::Hit) * follows_up(table, me, ally, gain);
    worth_of(table, ally, gain) * rounded(chance * 100.0) / 100
}

/// Whether a dying ally can be seen to once the fight is over.
fn has_time(table: &Table<'_>, ally: CombatantId) -> bool {
    let last = table.body(ally).and_then(|body| body.dying);
    matches!(last, Some(DyingState::DiesAfter(round)) if round > table.muster.scenario.round_limit)
}

/// The chance that success has an effect: an ally who is called back must still pass a morale check.
fn follows_up(table: &Table<'_>, who: CombatantId, ally: CombatantId, gain: AllyGain) -> f64 {
    if gain == AllyGain::Rallied { keep_nerve(table, &[ally], Cause::Called(who)) } else { 1.0 }
}
