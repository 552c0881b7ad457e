//! Where members of parties start who have no letter on the map: on squares of the area of their side.

use super::Work;
use super::map::Drawn;
use super::people::Placed;
use crate::battle::{Ground, Phrase};
use crate::data::tree::Step;
use crate::grid::{Footprint, Pos};

/// A member of a party who still needs a square.
pub struct Seat {
    /// Their place in the list of combatants.
    pub who: usize,
    /// The squares to choose from, in reading order.
    pub area: Vec<Pos>,
    /// The side that starts in this area.
    pub side: String,
}

impl Work<'_> {
    /// Puts each member on the first square of the area where they have room beside all others, or leaves them out.
    pub(super) fn seat(&mut self, drawn: &Drawn, seats: Vec<Seat>, placed: &mut Vec<Placed>) {
        let wants: Vec<usize> = seats.iter().map(|seat| seat.who).collect();
        let mut taken: Vec<Pos> = Vec::new();
        for (number, placed) in placed.iter().enumerate() {
            if !wants.contains(&number) && !placed.enlisted.start.awaited {
                let size = self.creatures[placed.enlisted.creature].1.size;
                taken.extend(Footprint::new(placed.enlisted.at, size).squares());
            }
        }
        let mut left_out = Vec::new();
        for Seat { who, area, side } in seats {
            let kind = &self.creatures[placed[who].enlisted.creature].1;
            let (size, flies) = (kind.size, kind.flies);
            let is_free = |square: Pos| {
                let ground = drawn.field.terrain(square).filter(|_| !taken.contains(&square));
                ground.is_some_and(|terrain| match terrain.ground {
                    Ground::Door => terrain.stands_open,
                    Ground::Pit => flies,
                    ground => !ground.is_solid(),
                })
            };
            match area.into_iter().find(|at| Footprint::new(*at, size).squares().all(is_free)) {
                Some(at) => {
                    placed[who].enlisted.at = at;
                    taken.extend(Footprint::new(at, size).squares());
                }
                None => {
                    let path = [Step::Field("sides"), Step::Key(&side), Step::Field("start")];
                    let key = placed[who].enlisted.key.as_str();
                    self.complain(&path, Phrase::new("no-room-to-start").with("who", key));
                    left_out.push(who);
                }
            }
        }
        for who in left_out.into_iter().rev() {
            placed.remove(who);
        }
    }
}
