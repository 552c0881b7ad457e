//! The truth as systems read it: what a table is made of.

use std::sync::Arc;

use bevy_ecs::prelude::{Query, Res, Resource};
use bevy_ecs::system::SystemParam;

use super::aims::Aims;
use crate::battle::Board;
use crate::rules::book::muster::Muster;
use crate::rules::table::bodies::{EverybodyReadOnly, Roster};
use crate::rules::table::knowledge::Knowledge;
use crate::rules::table::nerves::Nerves;
use crate::rules::table::turn::Turn;
use crate::rules::table::{Bodies, Occupancy, Table};

/// Everything about a battle that is not a combatant's own: one resource, since whoever reads some of it reads nearly all
/// of it, and finding a resource costs more than reading it.
#[derive(Resource, Clone, Debug)]
pub struct Truth {
    /// The entities of the combatants.
    pub roster: Roster,
    /// The unchanging part of everything.
    pub muster: Arc<Muster>,
    pub board: Board,
    /// Who stands where.
    pub occupancy: Occupancy,
    /// Whose go it is.
    pub turn: Turn,
    /// What sides have seen.
    pub knowledge: Knowledge,
    /// What sides are after.
    pub aims: Aims,
    /// What has shaken sides.
    pub nerves: Nerves,
}

impl Truth {
    /// The table with nothing left out.
    pub const fn table<'t>(&'t self, bodies: Bodies<'t>) -> Table<'t> {
        Table {
            bodies,
            muster: &self.muster,
            board: &self.board,
            occupancy: &self.occupancy,
            turn: &self.turn,
            knowledge: &self.knowledge,
            nerves: &self.nerves,
            offer: None,
            viewer: None,
            supposed: None,
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
    /// The table, with nothing left out; every combatant is looked up when it is asked for.
    pub fn table(&self) -> Table<'_> {
        self.truth.table(Bodies::World(self.bodies.as_readonly(), &self.truth.roster))
    }

    /// What the sides are after.
    pub fn aims(&self) -> &Aims {
        &self.truth.aims
    }
}
