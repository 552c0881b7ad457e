//! The true state of a battle as systems read it: everything from which a table is made.

use std::sync::Arc;

use bevy_ecs::prelude::Entity;

use super::aims::Aims;
use crate::battle::Board;
use crate::rules::book::muster::Muster;
use crate::rules::table::knowledge::Knowledge;
use crate::rules::table::noted_causes::NotedCauses;
use crate::rules::table::turn::Turn;
use crate::rules::table::{Bodies, Occupancy, Table};

/// The state of a battle apart from the components of its combatants.
#[derive(Clone, Debug)]
pub struct Truth {
    /// The entities of the combatants, in roster order.
    pub entities: Vec<Entity>,
    /// What is to be read of the combatants.
    pub bodies: Bodies,
    /// Everything about the battle that never changes, except when a combatant joins it.
    pub muster: Arc<Muster>,
    pub board: Board,
    /// Who stands where.
    pub occupancy: Occupancy,
    /// Whose turn it is.
    pub turn: Turn,
    /// What the sides have seen.
    pub knowledge: Knowledge,
    /// The objectives of the sides.
    pub aims: Aims,
    /// What has shaken the sides.
    pub causes: NotedCauses,
}

impl Truth {
    /// The table, with nothing left out.
    pub const fn table(&self) -> Table<'_> {
        Table {
            bodies: &self.bodies,
            muster: &self.muster,
            board: &self.board,
            occupancy: &self.occupancy,
            turn: &self.turn,
            knowledge: &self.knowledge,
            causes: &self.causes,
            offer: None,
            viewer: None,
            sightings: None,
            plans: false,
            supposed: None,
            stamp: None,
        }
    }
}
