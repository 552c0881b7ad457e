//! Arcs of hit points that empty and fill little by little instead of at once.

use bevy::prelude::*;

use crate::battle::CombatantId;

/// Seconds until an arc shows what is left.
const DRAINING: f32 = 0.36;
/// While an arc empties, it is drawn in steps of so many hundredths. Every step is a picture of its own.
const STEP: f32 = 4.0;

/// The arcs of all combatants.
#[derive(Resource, Default)]
pub struct Drains {
    arcs: Vec<Arc>,
    edition: u32,
}

/// An arc on its way from what it showed to what is left.
#[derive(Clone, Copy, Default)]
struct Arc {
    from: f32,
    to: u8,
    age: f32,
}

impl Arc {
    fn now(self) -> f32 {
        let share = (self.age / DRAINING).min(1.0);
        let left = 1.0 - share;
        self.from + (f32::from(self.to) - self.from) * (1.0 - left * left)
    }

    const fn is_moving(self) -> bool {
        self.age < DRAINING
    }
}

impl Drains {
    /// Lets seconds pass. Returns whether any arc still moves. In another edition of the picture nothing drains.
    pub fn pass(&mut self, seconds: f32, edition: u32) -> bool {
        if self.edition != edition {
            *self = Drains { edition, ..Drains::default() };
        }
        for arc in &mut self.arcs {
            arc.age += seconds;
        }
        self.arcs.iter().any(|arc| arc.is_moving())
    }

    /// The hundredths that a combatant's arc shows, given how many are left.
    pub fn shown(&mut self, who: CombatantId, left: u8, is_instant: bool) -> u8 {
        let still = Arc { from: f32::from(left), to: left, age: DRAINING };
        if self.arcs.len() <= who.index() {
            self.arcs.resize(who.index() + 1, Arc { age: -1.0, ..Arc::default() });
        }
        let arc = &mut self.arcs[who.index()];
        if arc.age < 0.0 || is_instant {
            *arc = still;
        } else if arc.to != left {
            *arc = Arc { from: arc.now(), to: left, age: 0.0 };
        }
        if !arc.is_moving() {
            return arc.to;
        }
        // It never shows less than what is left, nor more while it fills.
        let (now, to) = ((arc.now() / STEP).round() * STEP, f32::from(arc.to));
        (if arc.from > to { now.max(to) } else { now.min(to) }) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arc_empties_little_by_little_and_ends_at_what_is_left() {
        let who = CombatantId(2);
        let mut drains = Drains::default();
        assert_eq!(drains.shown(who, 100, false), 100, "a new arc shows at once what is left");
        let mut last = drains.shown(who, 37, false);
        assert_eq!(last, 100);
        while drains.pass(0.016, 0) {
            let now = drains.shown(who, 37, false);
            assert!(now <= last && now >= 37, "{now} after {last}");
            last = now;
        }
        assert_eq!(drains.shown(who, 37, false), 37);
        assert_eq!(drains.shown(who, 90, true), 90, "at once");
        drains.pass(0.0, 1);
        assert_eq!(drains.shown(who, 10, false), 10, "another edition");
    }
}
