//! The traps of a scenario: each on a square of its own, with dice that exist.

use super::Work;
use super::map::Drawn;
use crate::battle::{Lasts, Phrase, Trap};
use crate::data::tree::Step;
use crate::rules::answers::limits::{FARTHEST_OF_TWENTY, beyond_reach, lone_dice_fault};

impl Work<'_> {
    pub(super) fn traps(&mut self, drawn: &Drawn) -> Vec<Trap> {
        let file = self.file;
        for (number, trap) in file.traps.iter().enumerate() {
            let path = |field| [Step::Field("traps"), Step::Index(number), Step::Field(field)];
            let at = trap.at.to_string();
            if drawn.field.terrain(trap.at).is_none() {
                self.complain(&path("at"), Phrase::new("trap-off-map").with("at", at));
            } else if drawn.field.terrain(trap.at).is_some_and(|terrain| terrain.ground.is_solid()) {
                self.complain(&path("at"), Phrase::new("trap-in-wall").with("at", at));
            } else if file.traps[..number].iter().any(|other| other.at == trap.at) {
                self.complain(&path("at"), Phrase::new("trap-on-trap").with("at", at));
            }
            if let Some(place) = trap.lays.iter().position(|laid| laid.until == Lasts::Rounds(0)) {
                let lays = [path("lays").as_slice(), &[Step::Index(place)]].concat();
                self.complain(&lays, Phrase::new("lasts-no-time"));
            }
            if trap.damage.is_none() && trap.lays.is_empty() && !trap.prone {
                self.warn(&[Step::Field("traps"), Step::Index(number)], Phrase::new("trap-of-nothing"));
            }
            if let Some(phrase) = trap.dc.and_then(|dc| beyond_reach(dc, FARTHEST_OF_TWENTY)) {
                self.warn(&path("dc"), phrase);
            }
            if let Some(phrase) = trap.damage.and_then(|damage| lone_dice_fault(damage.dice)) {
                self.complain(&path("damage"), phrase);
            }
        }
        file.traps.clone()
    }
}
