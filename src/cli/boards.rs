//! The board in the terminal: when it is drawn, and in which colours.

use super::failure::Failure;
use super::terminal::{Style, Terminal};
use crate::battle::SideId;
use crate::engine::{Awaiting, Battle};
use crate::tell::{Teller, Tint};

/// Draws the board of a battle at its beginning, whenever a round has begun, and at its end.
pub struct Boards {
    as_side: Option<SideId>,
    /// The round that was drawn last, and whether the battle was over.
    drawn: Option<(u16, bool)>,
}

impl Boards {
    /// Boards as this side knows them, or else with everything on them.
    pub const fn of(as_side: Option<SideId>) -> Boards {
        Boards { as_side, drawn: None }
    }

    /// Draws the board if it has not been drawn in this round.
    pub fn draw_if_due(
        &mut self,
        terminal: &mut Terminal,
        teller: &Teller,
        battle: &Battle,
    ) -> Result<(), Failure> {
        let is_over = matches!(battle.awaiting(), Some(Awaiting::Over(_)));
        let now = Some((battle.table().turn.round, is_over));
        if self.drawn != now {
            self.drawn = now;
            terminal.line("")?;
            draw(terminal, teller, battle, self.as_side)?;
            terminal.line("")?;
        }
        Ok(())
    }
}

/// Draws the board as this side knows it, or else with everything on it.
pub fn draw(
    terminal: &mut Terminal,
    teller: &Teller,
    battle: &Battle,
    as_side: Option<SideId>,
) -> Result<(), Failure> {
    let table = battle.table();
    let view = as_side.map_or(table, |side| table.seen_by(side));
    let text = teller.board(&view, |tint, text| match tint {
        Tint::Side(side) => terminal.set_off(Style::Side(side.0), text),
        Tint::Faint => terminal.set_off(Style::Faint, text),
        Tint::Ground => text.to_owned(),
    });
    terminal.print(&text)
}
