//! Wishes: what the person wants, whether it came by key, mouse, button or script. Granting them is the app's affair.

use bevy::prelude::*;

use super::tools::Tool;
use crate::battle::Order;
use crate::grid::Pos;

/// What the person wants.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Wish {
    /// To point at a square.
    Point(Pos),
    /// To do what the square stands for.
    Click(Pos),
    /// To go by a square on the way.
    GoBy(Pos),
    /// To give whoever stands on a square one more swing of the attack.
    Share(Pos),
    /// To move the pointed square by columns and rows.
    Nudge(i16, i16),
    /// To do what the pointed square stands for.
    Deed,
    /// To give this very order.
    Give(Order),
    /// To take a tool in hand, or to use it at once where it wants no target.
    Take(Tool),
    /// To take the tool at this place of the action bar.
    TakeNumber(usize),
    /// To go on to the next one who may be given orders.
    Next,
    /// To answer what is offered.
    Answer(bool),
    /// To be done with the turn of the selected one.
    End,
    /// To take the last decision back.
    Undo,
    /// To do again what was taken back.
    Redo,
    /// To see the rest at once.
    Skip,
    /// To look nearer or from farther.
    Zoom(f32),
    /// To put down what is in hand, close what is open, or leave.
    Back,
    /// To read what a rule says.
    Read(String),
    /// To go back to the list of scenarios.
    Leave,
    /// To fight the same battle again with other dice.
    Again,
}
