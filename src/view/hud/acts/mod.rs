//! Paints acts over the board: swings and missiles, sparks and rings, dice on the table, words that rise.

mod dice;
mod shapes;
mod solids;
mod strokes;
mod words;

use bevy_egui::egui;

use super::place::Projection;
use crate::battle::CombatantId;
use crate::grid::Footprint;
use crate::tell::Teller;
use crate::view::acts::Acts;
use crate::view::stage::Stage;

/// What the painting of acts needs to know.
pub(super) struct Board<'b> {
    pub acts: &'b Acts,
    pub stage: &'b Stage,
    pub teller: &'b Teller,
    pub onto: &'b Projection,
    /// Where names are written.
    pub names: &'b [egui::Rect],
    /// The pane that lies over the board, if there is one.
    pub pane: Option<egui::Rect>,
    /// Whether nothing moves that does not have to.
    pub is_calm: bool,
}

impl Board<'_> {
    /// The body of a combatant, if the viewer sees them.
    fn body(&self, who: CombatantId) -> Option<Footprint> {
        let figure = self.stage.picture.figure_as_known(self.stage.viewer, who)?;
        Some(figure.footprint())
    }

    /// Where a figure is struck: a little above the middle of its square. With the width of a square, in points.
    fn chest(&self, who: CombatantId) -> Option<(egui::Pos2, f32)> {
        let body = self.body(who)?;
        let side = self.onto.length(crate::view::plane::SQUARE);
        let size = side * f32::from(body.side());
        Some((self.onto.middle(body) - egui::vec2(0.0, 0.08 * size), size))
    }
}

/// Paints everything that is being played.
pub(super) fn show(painter: &egui::Painter, board: &Board) {
    for playing in &board.acts.playing {
        strokes::paint(painter, playing, board);
    }
    words::paint(painter, board);
    dice::paint(painter, board);
}
