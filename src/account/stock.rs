//! What a combatant has at one moment: what a battle spends, and what is left of it.

use crate::battle::words::words;
use crate::battle::{Ability, CombatantId, Fate, Track};
use crate::rules::table::Table;

words! {
    /// Something that a battle spends or adds to.
    pub enum Supply {
        HitPoints = "hit_points",
        Injuries = "injuries",
        Fatigue = "fatigue",
        Stress = "stress",
        /// The points of abilities that are lost.
        LostPoints = "lost_points",
        /// The uses left of items and of spells, where they are limited.
        Uses = "uses",
        /// The rounds for which lights still burn, where that is limited.
        Light = "light_rounds",
        /// The weapons carried, those to throw among them.
        Weapons = "weapons",
    }
}

/// What a combatant has at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// Of each supply, by its place in [`Supply::ALL`]; none where the rulebook does not keep it for them.
    amounts: [Option<u32>; Supply::ALL.len()],
    /// The hit points of the unharmed combatant.
    pub most_hit_points: u16,
    /// Whether their morale is broken.
    pub flees: bool,
    /// Whether they are on the field and able to act, or are yet to come.
    pub is_able: bool,
}

impl Stock {
    /// What everybody has now.
    pub fn of_everybody(table: &Table<'_>) -> Vec<Stock> {
        table.everybody().map(|who| Stock::of(table, who)).collect()
    }

    /// What a combatant has now.
    pub fn of(table: &Table<'_>, who: CombatantId) -> Stock {
        let Some(body) = table.body(who) else { return Stock::default() };
        let mut amounts = [None; Supply::ALL.len()];
        for (amount, supply) in amounts.iter_mut().zip(Supply::ALL) {
            let track = |track: Track| body.keeps(track).then(|| u32::from(body.points(track)));
            *amount = match supply {
                // Some die with hit points left, of an injury for instance: nothing of them is left to their side.
                Supply::HitPoints => body
                    .hit_points
                    .map(|points| if body.fate == Fate::Dead { 0 } else { u32::from(points.now) }),
                Supply::Injuries => track(Track::Injuries),
                Supply::Fatigue => track(Track::Fatigue),
                Supply::Stress => track(Track::Stress),
                Supply::LostPoints => body
                    .losses
                    .as_ref()
                    .map(|losses| Ability::ALL.map(|ability| u32::from(losses.of(ability))).iter().sum()),
                Supply::Uses => {
                    Some(body.limited_uses.0.iter().map(|(_, left)| u32::from(*left)).sum::<u32>())
                }
                Supply::Light => body.lamps.as_ref().map(|lamps| {
                    let rounds = lamps.0.iter().filter_map(|flame| flame.rounds_left(table.turn.round));
                    rounds.map(u32::from).sum()
                }),
                Supply::Weapons => u32::try_from(body.arms.carried.len()).ok(),
            };
        }
        Stock {
            amounts,
            most_hit_points: body.hit_points.map_or(0, |points| points.most),
            flees: table.flees(who),
            is_able: matches!(body.fate, Fate::Able | Fate::Awaited),
        }
    }

    /// How much they have of a supply; none where the rulebook does not keep it.
    pub const fn amount(&self, supply: Supply) -> Option<u32> {
        self.amounts[supply as usize]
    }

    /// How much they have of every supply, in the order of [`Supply::ALL`].
    pub const fn amounts(&self) -> &[Option<u32>; Supply::ALL.len()] {
        &self.amounts
    }
}
