//! The words of the window, and tellers that use them.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use super::stage::Stage;
use crate::tell::{Teller, Words};

/// The words of the window.
#[derive(Resource)]
pub struct Voice(pub Arc<Words>, LastTeller);

/// The teller that was asked for last. It has put the names of all combatants into words, which panels need in every frame.
type LastTeller = Mutex<Option<Teller>>;

impl Voice {
    /// A voice that speaks with these words.
    pub fn new(words: Arc<Words>) -> Voice {
        Voice(words, LastTeller::default())
    }

    /// A teller for the battle on the stage.
    pub fn teller(&self, stage: &Stage) -> Teller {
        let mut last = self.1.lock().unwrap_or_else(PoisonError::into_inner);
        match &*last {
            Some(teller) if teller.is_of(&self.0, stage.muster()) => teller.clone(),
            _ => last.insert(Teller::new(Arc::clone(&self.0), Arc::clone(stage.muster()))).clone(),
        }
    }
}
