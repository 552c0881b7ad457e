//! Watch: who sees whom, worked out anew after every change that may matter for it.

use smallvec::SmallVec;

use super::apply::Changing;
use crate::battle::{BodyState, CombatantId, Happening, Light, Scenario, SideId, SideSet};
use crate::grid::Footprint;
use crate::rules::axes::light::{Eye, Sense, carried_lights, lamps_of, sense};
use crate::rules::table::knowledge::Sighting;

/// What watching needs to know of one combatant.
struct Figure {
    who: CombatantId,
    side: SideId,
    squares: Footprint,
    is_able: bool,
    is_on_map: bool,
    /// The combatants who have spotted this one; none if they do not sneak.
    spotted_by: Option<SmallVec<[CombatantId; 4]>>,
}

impl Figure {
    /// Whether a combatant with a line of sight to this one sees them.
    fn shows_itself_to(&self, eye: &Figure, scenario: &Scenario) -> bool {
        let sneaks_past = |spotted_by: &SmallVec<_>| !spotted_by.contains(&eye.who);
        !self.spotted_by.as_ref().is_some_and(sneaks_past) || !scenario.are_hostile(self.side, eye.side)
    }
}

impl Changing<'_, '_, '_> {
    /// Notes for every side whom it sees.
    pub(super) fn look_around(&mut self) {
        self.stack.stirred = false;
        self.stack.looked = true;
        self.relight();
        let figures = self.figures();
        for side in self.muster.scenario.side_ids() {
            for figure in &figures {
                if figure.side == side {
                    self.knowledge.note(side, figure.who, Sighting::Seen);
                    if figure.is_able {
                        self.board.sight.add_seen_by(figure.squares, self.knowledge.explored_mut(side));
                    }
                    continue;
                }
                let sees = |eye: &Figure| {
                    eye.side == side
                        && eye.is_able
                        && figure.shows_itself_to(eye, &self.muster.scenario)
                        && self.is_noticed(figure.squares, eye)
                };
                let is_seen = figure.is_on_map && figures.iter().any(sees);
                if figure.is_on_map {
                    self.note(side, figure, is_seen, &figures);
                } else {
                    self.knowledge.note(side, figure.who, Sighting::Never);
                    self.knowledge.lose_trail(side, figure.who);
                }
            }
        }
        self.look_for_things();
    }

    /// Works out the light anew, if the rulebook has light.
    fn relight(&mut self) {
        if self.muster.book.has_light() {
            let lamps = lamps_of(self.board, carried_lights(self.muster, self.bodies.iter()));
            self.board.shine(lamps, self.muster.book.diagonal);
        }
    }

    /// Whether a combatant would see, or at least hear, a body on these squares that does not hide.
    fn is_noticed(&self, there: Footprint, eye: &Figure) -> bool {
        let (rule, diagonal) = (&self.muster.book.light.take, self.muster.book.diagonal);
        let has_darksight = self.muster.sheet(eye.who).darksight;
        let light_at = |pos| self.board.glow().map_or(Light::Lit, |glow| glow.at(pos));
        let eye = Eye { from: eye.squares, has_darksight };
        sense(rule, self.board, diagonal, eye, there, light_at) != Sense::Nothing
    }

    /// Ends a trail if the side sees that the combatant whom it has lost is no longer there.
    fn follow_trail(&mut self, side: SideId, figure: &Figure, figures: &[Figure]) {
        let Some(at) = self.knowledge.trail(side, figure.who) else { return };
        let there = figure.squares.moved_to(at);
        let sees = |eye: &Figure| eye.side == side && eye.is_able && self.is_noticed(there, eye);
        if figures.iter().any(sees) {
            self.knowledge.lose_trail(side, figure.who);
        }
    }

    fn figures(&self) -> SmallVec<[Figure; 16]> {
        let figure = |(who, body): (CombatantId, &BodyState)| Figure {
            who,
            side: self.muster.sheet(who).side,
            squares: Footprint::new(body.place.0, self.muster.sheet(who).size),
            is_able: body.fate.is_able(),
            is_on_map: body.fate.is_on_map(),
            spotted_by: body
                .sneaking
                .as_ref()
                .filter(|sneaking| sneaking.roll.is_some())
                .map(|sneaking| sneaking.spotted_by.clone()),
        };
        self.bodies.iter().map(figure).collect()
    }

    /// Notes what a side knows of a combatant, and tells the side if that is news.
    fn note(&mut self, side: SideId, figure: &Figure, is_seen: bool, figures: &[Figure]) {
        let (who, at) = (figure.who, figure.squares.corner());
        let (now, news) = match (self.knowledge.sighting(side, who), is_seen) {
            (Sighting::Seen, true) | (Sighting::Never, false) => return,
            (Sighting::Lost(_), false) => return self.follow_trail(side, figure, figures),
            (_, true) => {
                self.knowledge.lose_trail(side, who);
                (Sighting::Seen, Happening::Sighted { who, at, by: side })
            }
            (Sighting::Seen, false) => {
                if figure.is_able {
                    self.knowledge.pick_up_trail(side, who, at);
                }
                (Sighting::Lost(at), Happening::LostSight { who, by: side })
            }
        };
        self.knowledge.note(side, who, now);
        self.story.0.tell(news, None, SideSet::only(side));
    }
}
