//! The words that the window speaks in.

use std::sync::Arc;

use bevy::prelude::*;

use super::stage::Stage;
use crate::tell::{Teller, Words};

/// The words that the window speaks in.
#[derive(Resource, Clone)]
pub struct Voice(pub Arc<Words>);

impl Voice {
    /// A teller of what happens on the stage.
    pub fn teller(&self, stage: &Stage) -> Teller {
        Teller::new(Arc::clone(&self.0), Arc::clone(stage.muster()))
    }
}
