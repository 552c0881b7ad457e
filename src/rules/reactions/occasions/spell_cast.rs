//! An enemy in sight is about to cast a spell.

use super::Behaviour;
use crate::battle::reactions::occasions::SpellCast;

impl Behaviour for SpellCast {
    fn by_spell(&self) -> bool {
        true
    }
}
