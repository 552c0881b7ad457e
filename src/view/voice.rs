//! The words of the window, and tellers that use them.

use std::sync::Arc;

use bevy::prelude::*;

use super::stage::Stage;
use crate::tell::{Teller, Words};

/// The words of the window.
#[derive(Resource, Clone)]
pub struct Voice(pub Arc<Words>);

impl Voice {
    /// A teller for the battle on the stage.
    pub fn teller(&self, stage: &Stage) -> Teller {
        Teller::new(Arc::clone(&self.0), Arc::clone(stage.muster()))
    }
}
