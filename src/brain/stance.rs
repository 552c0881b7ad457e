//! Stances: everything about a combatant that an exchange can depend on, in a form that is quick to compare.

use super::mixer::digest;
use crate::battle::{BodyState, CombatantId, Condition};
use crate::rules::book::rulebook::Axis;
use crate::rules::conditions::DependsOn;
use crate::rules::table::Table;

/// Everything about a combatant that an exchange can depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stance {
    /// A digest of the combatant's state, apart from hit points: an attack does not depend on those of the attacker, and
    /// only its impact depends on those of the target.
    pub state: u64,
    /// Whether the effects of the combatant's conditions depend only on the combatant and on what they see.
    pub is_own: bool,
    /// Whether those effects do not depend on what the combatant sees.
    pub is_blind: bool,
    /// Whether a weapon of the combatant puts conditions on its targets. Those may end in a given round, so the round
    /// counts.
    pub lays: bool,
}

impl Stance {
    /// The stance of a combatant; an empty one if they are not seen.
    pub fn of(table: &Table<'_>, who: CombatantId) -> Stance {
        let lays = |weapon| table.weapon_sheet(weapon).blocks.of(Axis::Attack).effects.is_some();
        let concerns = |condition: &Condition| condition.kind.concerns();
        let Some(body) = table.body(who) else { return Stance::default() };
        Stance {
            state: digest_apart_from_hit_points(body, table.turn.active == Some(who)),
            is_own: body.conditions.0.iter().all(|condition| concerns(condition) != DependsOn::Others),
            is_blind: !body.conditions.0.iter().any(|condition| concerns(condition) == DependsOn::TheSeen),
            lays: table.weapons(who).any(lays),
        }
    }
}

fn digest_apart_from_hit_points(body: &BodyState, is_in_its_turn: bool) -> u64 {
    let equipment =
        (body.fate, body.posture, &body.arms, body.outfit.worn, &body.conditions, &body.limited_uses);
    let tracks = (body.injuries, body.fatigue, body.stress, body.sneaking.as_ref());
    let health = (body.dying, body.chances.as_ref(), body.losses.as_ref(), body.shield);
    // The action points that swings have used count only in the combatant's own turn.
    digest(&(equipment, tracks, health, body.swung.filter(|_| is_in_its_turn)))
}
