//! Stances: all about a combatant that exchanges may depend on, in a form that is quickly compared.

use std::hash::{Hash, Hasher};

use super::mixer::Mixer;
use crate::battle::{BodyRef, CombatantId, Condition};
use crate::rules::book::rulebook::Axis;
use crate::rules::conditions::Concern;
use crate::rules::table::Table;

/// All about a combatant that exchanges may depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stance {
    /// A digest of its state.
    pub state: u64,
    /// Whether its conditions are about nobody but itself and what it sees.
    pub is_own: bool,
    /// Whether they are about nobody but itself.
    pub is_blind: bool,
    /// Whether a weapon of its lays something on somebody, which may end with a round that is named.
    pub lays: bool,
}

impl Stance {
    /// The stance of somebody; an empty one where it is not seen.
    pub fn of(table: &Table<'_>, who: CombatantId) -> Stance {
        let lays = |weapon| table.arm(weapon).blocks.of(Axis::Attack).effects.is_some();
        let concerns = |condition: &Condition| condition.kind.concerns();
        table.body(who).map_or_else(Stance::default, |body| Stance {
            state: digest_of_state(&body, table.turn.active == Some(who)),
            is_own: body.conditions.0.iter().all(|own| concerns(own) != Concern::Others),
            is_blind: !body.conditions.0.iter().any(|own| concerns(own) == Concern::TheSeen),
            lays: table.weapons(who).any(lays),
        })
    }
}

fn digest_of_state(body: &BodyRef<'_>, is_in_its_turn: bool) -> u64 {
    let mut hasher = Mixer::default();
    (body.fate, body.posture, body.arms, body.outfit.worn, body.conditions, body.pouch).hash(&mut hasher);
    (body.injuries, body.fatigue, body.stress, body.sneaking).hash(&mut hasher);
    // What swings have used counts in one's own turn alone.
    (
        body.hit_points,
        body.brink,
        body.chances,
        body.losses,
        body.shield,
        body.swung.filter(|_| is_in_its_turn),
    )
        .hash(&mut hasher);
    hasher.finish()
}
