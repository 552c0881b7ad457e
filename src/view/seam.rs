//! Temporary seam.
use std::sync::Arc;

use crate::battle::{Order, Refusal};
use crate::engine::{Battle, Snapshot};
use crate::rules::muster::Muster;

/// Temporary.
pub struct Session {
    battle: Battle,
    past: Vec<Snapshot>,
    later: Vec<Order>,
    given: Vec<Order>,
}

impl Session {
    /// Temporary.
    #[must_use]
    pub fn new(muster: &Arc<Muster>, seed: u64) -> Session {
        Session { battle: Battle::new(muster, seed), past: Vec::new(), later: Vec::new(), given: Vec::new() }
    }
    /// Temporary.
    #[must_use]
    pub fn battle(&self) -> &Battle {
        &self.battle
    }
    /// Temporary.
    pub fn submit(&mut self, order: Order) -> Result<(), Refusal> {
        let snapshot = self.battle.snapshot();
        self.battle.submit(order.clone())?;
        self.past.push(snapshot);
        self.given.push(order);
        self.later.clear();
        Ok(())
    }
    /// Temporary.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }
    /// Temporary.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.later.is_empty()
    }
    /// Temporary.
    pub fn undo(&mut self) -> bool {
        let Some(snapshot) = self.past.pop() else { return false };
        self.battle.restore(&snapshot);
        self.later.extend(self.given.pop());
        true
    }
    /// Temporary.
    pub fn redo(&mut self) -> bool {
        let Some(order) = self.later.pop() else { return false };
        let later = std::mem::take(&mut self.later);
        let is_fine = self.submit(order).is_ok();
        self.later = later;
        is_fine
    }
}
