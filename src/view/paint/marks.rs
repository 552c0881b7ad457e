//! The marks of what lies or stands on the map and may change: doors, lights, traps, weapons, exits.

use super::canvas::Canvas;
use super::things;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Icon {
    DoorShut,
    DoorOpen,
    Sword,
    Bundle,
    Trap,
    Caltrops,
    Lantern,
    Ember,
    Exit,
}

impl Icon {
    /// Every mark.
    pub const ALL: [Icon; 9] = [
        Icon::DoorShut,
        Icon::DoorOpen,
        Icon::Sword,
        Icon::Bundle,
        Icon::Trap,
        Icon::Caltrops,
        Icon::Lantern,
        Icon::Ember,
        Icon::Exit,
    ];
}

/// Paints a mark.
pub fn paint_mark(mark: Icon) -> Canvas {
    match mark {
        Icon::DoorShut => things::paint_shut_door(),
        Icon::DoorOpen => things::paint_open_door(),
        Icon::Sword => things::paint_dropped_weapon(),
        Icon::Bundle => things::paint_bundle(),
        Icon::Trap => things::paint_trap(),
        Icon::Caltrops => things::paint_caltrops(),
        Icon::Lantern => things::paint_lantern(),
        Icon::Ember => things::paint_ember(),
        Icon::Exit => things::paint_exit(),
    }
}
