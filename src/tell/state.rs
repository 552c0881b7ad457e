//! How a combatant is, in a few words: their fate, posture, hit points, points on tracks and conditions.

use super::teller::Teller;
use super::words::say;
use crate::battle::{CombatantId, Fate, Posture, Track};
use crate::rules::table::Table;

impl Teller {
    /// How a combatant is, as far as the table shows it; nothing for a combatant whom its viewer does not see.
    pub fn state(&self, table: &Table<'_>, who: CombatantId) -> Vec<String> {
        let Some(body) = table.body(who) else { return Vec::new() };
        let words = self.words();
        let mut told = Vec::new();
        if let Some(points) = body.hit_points {
            told.push(say!(words, "window-hit-points", now = points.now, most = points.most));
        }
        let overshield = body.shield.map(|shield| shield.0.bar.hp).filter(|left| *left > 0);
        told.extend(overshield.map(|left| say!(words, "window-overshield", left = left)));
        if body.fate != Fate::Able {
            told.push(words.tell(&body.fate));
        }
        if body.posture == Posture::Prone {
            told.push(words.tell(&body.posture));
        }
        if table.flees(who) && body.fate.is_able() {
            told.push(say!(words, "window-flees"));
        }
        let sneaks = body.sneaking.as_ref().and_then(|sneaking| sneaking.roll);
        told.extend(sneaks.map(|roll| say!(words, "window-sneaks", roll = roll)));
        let tracks = Track::ALL.into_iter().map(|track| (track, body.points(track)));
        told.extend(
            tracks.filter(|(_, points)| *points > 0).map(|(track, points)| words.points(track, points)),
        );
        told.extend(body.conditions.0.iter().map(|condition| self.condition(*condition)));
        if told.is_empty() {
            told.push(say!(words, "window-unhurt"));
        }
        told
    }
}
