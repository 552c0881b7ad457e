//! The true state of a battle as systems read it: everything from which a table is made.

use std::sync::Arc;

use bevy_ecs::prelude::{Query, Res, Resource};
use bevy_ecs::system::SystemParam;

use super::aims::Aims;
use crate::battle::Board;
use crate::rules::book::muster::Muster;
use crate::rules::table::bodies::{EverybodyReadOnly, Roster};
use crate::rules::table::knowledge::Knowledge;
use crate::rules::table::noted_causes::NotedCauses;
use crate::rules::table::turn::Turn;
use crate::rules::table::{Bodies, Occupancy, Table};

/// The state of a battle apart from its combatants. It is one resource, since a system that reads some of it reads nearly all of
/// it, and finding a resource costs more than reading it.
#[derive(Resource, Clone, Debug)]
pub struct Truth {
    /// The entities of the combatants.
    pub roster: Roster,
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
    pub const fn table<'t>(&'t self, bodies: Bodies<'t>) -> Table<'t> {
        Table {
            bodies,
            muster: &self.muster,
            board: &self.board,
            occupancy: &self.occupancy,
            turn: &self.turn,
            knowledge: &self.knowledge,
            causes: &self.causes,
            offer: None,
            viewer: None,
            supposed: None,
            stamp: None,
        }
    }
}

/// Everything that a table is made of.
#[derive(SystemParam)]
pub struct Seen<'w, 's> {
    bodies: Query<'w, 's, EverybodyReadOnly>,
    truth: Res<'w, Truth>,
}

impl Seen<'_, '_> {
    /// The table, with nothing left out; every combatant is looked up when they are asked for.
    pub fn table(&self) -> Table<'_> {
        self.truth.table(Bodies::World(self.bodies.as_readonly(), &self.truth.roster))
    }

    pub fn aims(&self) -> &Aims {
        &self.truth.aims
    }
}
