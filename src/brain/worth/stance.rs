//! Stances: everything about a combatant that an exchange can depend on, in a form that is quick to compare.

use smallvec::SmallVec;

use super::mixer::digest;
use crate::battle::{BodyState, CombatantId, Condition};
use crate::rules::book::rulebook::Axis;
use crate::rules::conditions::DependsOn;
use crate::rules::table::Table;

/// Everything about a combatant that an exchange can depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stance {
    /// A digest of what the combatant's own attacks can depend on: nobody strikes better or worse for an overshield or for the hit
    /// points that they have left, and for being worn down only by penalties.
    pub striking: u64,
    /// A digest of what the delivery of a strike at the combatant can depend on: of points on tracks only penalties, and of weapons
    /// only whether somebody who evades has any.
    pub guarding: u64,
    /// A digest of what attacks on the combatant can depend on, apart from hit points, which only the impact depends on.
    pub struck: u64,
    /// Whether the effects of the combatant's conditions depend only on the combatant and on what they see.
    pub is_own: bool,
    /// Whether those effects do not depend on what the combatant sees.
    pub is_blind: bool,
    /// Whether a weapon of the combatant puts conditions on its targets. Those may end in a given round, so the round
    /// counts.
    pub lays: bool,
}

/// The penalties for being worn down that hold for a combatant.
type Worn = SmallVec<[bool; 4]>;

/// The points on the tracks that count when a combatant is struck.
type Points = SmallVec<[u8; 4]>;

/// Whether the action points count that a combatant's swings have used: only in their own turn.
pub fn swings_count(table: &Table<'_>, (who, body): (CombatantId, &BodyState)) -> bool {
    table.turn.active == Some(who) && body.swung.is_some_and(|swung| swung.0 > 0)
}

impl Stance {
    /// The stance of a combatant; an empty one if they are not seen.
    pub fn of(table: &Table<'_>, who: CombatantId) -> Stance {
        let lays = |weapon| table.weapon_sheet(weapon).blocks.of(Axis::Attack).effects.is_some();
        let concerns = |condition: &Condition| condition.kind.concerns();
        let Some(body) = table.body(who) else { return Stance::default() };
        let bearing = digest(&(
            (body.fate, body.posture, body.outfit.worn, &body.conditions, &body.limited_uses),
            (body.sneaking.as_ref(), body.losses.as_ref(), table.penalties(body).collect::<Worn>()),
        ));
        let swung = body.swung.filter(|_| swings_count(table, (who, body)));
        let health = (body.dying, body.chances.as_ref(), body.shield);
        let guarding = digest(&(bearing, health, table.is_evading(who) && table.is_armed(who)));
        Stance {
            striking: digest(&(bearing, &body.arms, swung)),
            guarding,
            struck: digest(&(guarding, table.points_at_stake(body).collect::<Points>())),
            is_own: body.conditions.0.iter().all(|condition| concerns(condition) != DependsOn::Others),
            is_blind: !body.conditions.0.iter().any(|condition| concerns(condition) == DependsOn::TheSeen),
            lays: table.weapons(who).any(lays),
        }
    }
}
