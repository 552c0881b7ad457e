//! A combatant's points on tracks and conditions, in words.

use super::message::Argument;
use super::teller::Teller;
use super::words::{Words, say};
use crate::battle::conditions::{Readied, Suffering};
use crate::battle::{Condition, ConditionKind, Track};

impl Words {
    /// A number of points on a track.
    pub fn points(&self, track: Track, points: u8) -> String {
        self.tell_as("points", &track, &[("points", points.into())])
    }
}

impl Teller {
    /// A condition, without its end.
    pub fn condition(&self, condition: Condition) -> String {
        let mut more: Vec<Argument> = vec![("source", self.noun_or_somebody(condition.source).into())];
        match condition.kind {
            // The target of a readied attack may not be known yet, so its words are put together here.
            ConditionKind::Readied(Readied { deed, .. }) => more.push(("deed", self.readied(deed).into())),
            // Dice cannot be passed to a message as fields, so they are put into words here.
            ConditionKind::Suffering(Suffering { damage }) => {
                let (count, sides) = damage.dice;
                let dice = say!(self.words, "dice-sum", count = count, sides = sides);
                let kind = self.tell(&damage.kind);
                more.extend([("dice", dice.into()), ("plus", damage.plus.into()), ("kind", kind.into())]);
            }
            _ => {}
        }
        self.tell_as("condition", &condition.kind, &more)
    }
}
