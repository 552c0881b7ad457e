//! Watch: who sees whom, taken in anew whenever somebody or something has moved.

use smallvec::SmallVec;

use super::apply::Changing;
use crate::battle::{CombatantId, Happening, SideId, SideSet};
use crate::grid::{Footprint, Pos};
use crate::rules::knowledge::Sighting;

/// What watching needs to know of one combatant.
struct Figure {
    who: CombatantId,
    side: SideId,
    squares: Footprint,
    is_able: bool,
    is_on_map: bool,
}

impl Changing<'_, '_> {
    /// Lets every side take in what it sees.
    pub(super) fn look_around(&mut self) {
        self.stack.stirred = false;
        self.stack.looked = true;
        let figures = self.figures();
        for side in self.muster.0.scenario.side_ids() {
            for figure in &figures {
                if figure.side == side {
                    self.knowledge.note(side, figure.who, Sighting::Seen);
                    if figure.is_able {
                        self.board.sight.add_seen_by(figure.squares, self.knowledge.explored_mut(side));
                    }
                    continue;
                }
                let sees = |eye: &Figure| {
                    eye.side == side && eye.is_able && self.board.sight.sees_body(eye.squares, figure.squares)
                };
                let is_seen = figure.is_on_map && figures.iter().any(sees);
                if figure.is_on_map {
                    self.note(side, figure.who, is_seen, figure.squares.corner());
                } else {
                    self.knowledge.note(side, figure.who, Sighting::Never);
                }
            }
        }
    }

    fn figures(&mut self) -> SmallVec<[Figure; 16]> {
        let mut figures = SmallVec::new();
        for who in (0..self.roster.entities.len()).map(CombatantId::at) {
            let size = self.muster.0.sheet(who).size;
            figures.extend(self.change(who, |body| Figure {
                who,
                side: body.allegiance.0,
                squares: Footprint::new(body.place.0, size),
                is_able: body.fate.is_able(),
                is_on_map: body.fate.is_on_map(),
            }));
        }
        figures
    }

    /// Notes what a side knows of somebody, and tells it where that is news to the side.
    fn note(&mut self, side: SideId, who: CombatantId, is_seen: bool, at: Pos) {
        let (now, news) = match (self.knowledge.sighting(side, who), is_seen) {
            (Sighting::Seen, true) | (Sighting::Never | Sighting::Lost(_), false) => return,
            (_, true) => (Sighting::Seen, Happening::Sighted { who, at, by: side }),
            (Sighting::Seen, false) => (Sighting::Lost(at), Happening::LostSight { who, by: side }),
        };
        self.knowledge.note(side, who, now);
        self.story.0.tell(news, None, SideSet::only(side));
    }
}
