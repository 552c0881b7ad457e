//! Sneaking: what Apply changes about it, and the rolls that React asks for when turns start and end.

use super::apply::Changing;
use super::frame::Frame;
use super::stack::Stack;
use crate::battle::{Change, Clause, CombatantId, Happening};
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

impl Changing<'_, '_, '_> {
    pub(super) fn sneak(&mut self, who: CombatantId, roll: i32, anew: bool, clause: Option<Clause>) {
        let sneaks = self.change(who, |body| {
            let sneaking = body.sneaking.as_mut()?;
            sneaking.roll = Some(roll);
            sneaking.stride = 0;
            if anew {
                sneaking.spotted_by.clear();
            }
            Some(())
        });
        if sneaks.flatten().is_some() {
            self.stack.stirred = true;
            let hides_from_all = self.muster.book.stealth.take.hides_from_all();
            let fact =
                if hides_from_all { Happening::Hides { who, roll } } else { Happening::Sneaks { who, roll } };
            self.tell(fact, clause);
        }
    }

    pub(super) fn stride(&mut self, who: CombatantId, steps: u16) {
        self.change(who, |body| {
            if let Some(sneaking) = &mut body.sneaking {
                sneaking.stride = sneaking.stride.max(steps);
            }
        });
    }

    /// Ends sneaking; does nothing for a combatant who does not sneak.
    pub(super) fn reveal(&mut self, who: CombatantId, clause: Option<Clause>) {
        let sneaked = self.change(who, |body| {
            let sneaking = body.sneaking.as_mut()?;
            sneaking.spotted_by.clear();
            sneaking.roll.take()
        });
        if sneaked.flatten().is_some() {
            self.stack.stirred = true;
            self.tell(Happening::Revealed { who }, clause);
        }
    }

    pub(super) fn spot(&mut self, who: CombatantId, by: CombatantId, seen: bool) {
        self.change(who, |body| {
            let Some(sneaking) = body.sneaking.as_mut().filter(|sneaking| sneaking.roll.is_some()) else {
                return;
            };
            sneaking.spotted_by.retain(|eye| *eye != by);
            if seen {
                sneaking.spotted_by.push(by);
            }
        });
        self.stack.stirred = true;
    }
}

/// Lets a combatant whose turn starts look for enemies who sneak. Enemies whom they had spotted must be spotted again.
pub fn look_out(table: &Table<'_>, who: CombatantId, frames: &mut Vec<Frame>) {
    if table.stealth().is_none() || !table.is_able(who) {
        return;
    }
    let (Some(here), sneaking) = (table.footprint(who), table.able()) else { return };
    for (target, body) in sneaking.filter(|(target, _)| table.is_enemy(who, *target)) {
        let Some(sneaking) = body.sneaking.as_ref().filter(|sneaking| sneaking.roll.is_some()) else {
            continue;
        };
        let there = table.footprint_at(target, body.place.0);
        let look = table.spot(who, target).filter(|_| table.would_see(who, here, there));
        match look {
            Some(look) => frames.extend(Frame::begin(Exchange::Spot(look))),
            None if sneaking.spotted_by.contains(&who) => {
                frames.push(Frame::effect(Change::Spot { who: target, by: who, seen: false }));
            }
            None => {}
        }
    }
}

/// Finds a hidden combatant who ends a move in plain view, whatever has moved them.
pub fn come_into_the_open(table: &Table<'_>, stack: &Stack, what: &Happening) -> Option<Frame> {
    let (Happening::Moved { who, .. } | Happening::Halted { who, .. }) = what else { return None };
    if stack.is_walking(*who) {
        return None;
    }
    table.found_in_the_open(*who).map(Frame::effect)
}

/// The roll of a combatant who still sneaks when their turn ends. The time to prepare before the first round is no turn.
pub fn sneak_on(table: &Table<'_>, who: CombatantId, frames: &mut Vec<Frame>) {
    if table.turn.phase == Phase::Going {
        frames.extend(table.sneak_on(who).and_then(|plan| Frame::begin(Exchange::Sneak(plan))));
    }
}
