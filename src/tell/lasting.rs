//! What stays with somebody when a battle is over, in words.

use super::teller::Teller;
use super::words::say;
use crate::battle::{Ability, CombatantId, Fate, Track, Until};
use crate::rules::table::Table;

impl Teller {
    /// What has become of somebody, and all that it takes away with it.
    pub fn lasting(&self, table: &Table<'_>, who: CombatantId) -> String {
        let words = &self.words;
        let Some(body) = table.body(who) else { return String::new() };
        let mut lasts = vec![words.fate(*body.fate)];
        if *body.fate != Fate::Dead {
            let hurt = body.hit_points.filter(|points| points.now < points.most);
            lasts.extend(hurt.map(|points| say!(words, "lasting-hp", now = points.now, most = points.most)));
            let tracks = Track::ALL.into_iter().map(|track| (track, body.points(track)));
            lasts.extend(
                tracks.filter(|(_, points)| *points > 0).map(|(track, points)| words.points(track, points)),
            );
            if let Some(losses) = body.losses {
                let points = Ability::ALL.iter().map(|ability| (*ability, losses.of(*ability)));
                lasts.extend(points.filter(|(_, points)| *points > 0).map(|(ability, points)| {
                    say!(words, "lasting-points", points = points, ability = words.ability(ability))
                }));
                lasts.extend(
                    losses
                        .parts
                        .iter()
                        .map(|part| say!(words, "lasting-part", part = words.body_part(*part))),
                );
            }
            let held = body.conditions.0.iter().filter(|condition| condition.until == Until::Lasting);
            lasts.extend(held.map(|condition| self.condition(*condition)));
            let lamps = body.lamps.into_iter().flat_map(|lamps| &lamps.0);
            lasts.extend(lamps.filter_map(|flame| {
                let rounds = flame.rounds_left(table.turn.round)?;
                Some(say!(words, "lasting-light", item = self.weapon(flame.item?), rounds = rounds))
            }));
        }
        say!(words, "lasting", who = self.name(who), what = words.list(lasts.into_iter()))
    }
}
