//! The truth as systems read it: the parameters that a table is made of.

use std::sync::Arc;

use bevy_ecs::prelude::{Query, Res, Resource};
use bevy_ecs::system::SystemParam;

use crate::battle::{Board, BodyReadOnly};
use crate::rules::book::muster::Muster;
use crate::rules::table::knowledge::Knowledge;
use crate::rules::table::turn::Turn;
use crate::rules::table::{Bodies, Occupancy, Roster, Table};

/// The unchanging part of a battle.
#[derive(Resource, Clone, Debug)]
pub struct TheMuster(pub Arc<Muster>);

/// Everything that a table is made of.
#[derive(SystemParam)]
pub struct Seen<'w, 's> {
    bodies: Query<'w, 's, BodyReadOnly>,
    roster: Res<'w, Roster>,
    muster: Res<'w, TheMuster>,
    board: Res<'w, Board>,
    occupancy: Res<'w, Occupancy>,
    turn: Res<'w, Turn>,
    knowledge: Res<'w, Knowledge>,
}

impl Seen<'_, '_> {
    /// The table, with nothing left out.
    pub fn table(&self) -> Table<'_> {
        Table {
            bodies: Bodies::World(self.bodies.as_readonly(), &self.roster),
            muster: &self.muster.0,
            board: &self.board,
            occupancy: &self.occupancy,
            turn: &self.turn,
            knowledge: &self.knowledge,
            offer: None,
            viewer: None,
            supposed: None,
        }
    }
}
