//! Plays imagined battles on from their beginnings, as soldiers would.

use super::ledger::{Ledger, balance};
use super::{Depth, Played, Tactic};
use crate::battle::{CombatantId, Order, SideId};
use crate::brain::{Level, Mind};
use crate::engine::{Aim, Awaiting, Battle, Decision, Hideouts, Imagination, Snapshot};
use crate::rules::table::Table;

/// How many orders of an imagined battle are played out at most for each round: as many as twenty combatants give in one.
const LONGEST: u32 = 64;

/// An order that is to be tried out.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'o> {
    /// The number of the imagined battle.
    pub number: usize,
    /// What is ordered first.
    pub order: &'o Order,
}

/// Where imagined battles are played, one at a time.
pub struct Arena {
    imagination: Imagination,
    /// Thinks for everybody in the imagined battles.
    mind: Box<Mind>,
}

impl Arena {
    /// An arena for battles of the table's muster.
    pub fn of(table: &Table<'_>) -> Arena {
        Arena { imagination: Imagination::of(table), mind: Box::default() }
    }

    /// Whether it is for battles of the table's muster.
    pub fn is_of(&self, table: &Table<'_>) -> bool {
        self.imagination.is_of(table.muster)
    }

    /// Takes down in `start` how the battle may stand, as far as the viewer of the table knows. `too_far` sit it out.
    pub fn imagine(
        &self,
        table: &Table<'_>,
        hideouts: &mut Hideouts,
        aims: &[Aim],
        too_far: &[CombatantId],
        seed: u64,
        start: &mut Snapshot,
    ) {
        self.imagination.imagine_in(table, hideouts, aims, seed, start);
        start.sit_out(too_far);
    }

    /// Plays an imagined battle on, with one order first and then as soldiers do, for some rounds: the last of them ends when
    /// whoever decides is to go again. The own side is as patient as whoever decides. Gives what it has after each of these rounds,
    /// on average, or none if the order is not allowed there; and how many orders have been played out.
    pub fn play(
        &mut self,
        start: &Snapshot,
        attempt: &Attempt<'_>,
        side: SideId,
        depth: Depth,
    ) -> (Option<Played>, u64) {
        self.imagination.battle.restore(start);
        let mut orders = 0;
        let after_each = self.play_on(attempt, side, depth, &mut orders);
        (after_each.as_deref().map(Played::on_average), orders)
    }

    /// What the side has after each of these rounds; `orders` counts the orders that are played out.
    fn play_on(
        &mut self,
        attempt: &Attempt<'_>,
        side: SideId,
        Depth { rounds, tactics, patience, .. }: Depth,
        orders: &mut u64,
    ) -> Option<Vec<Played>> {
        let Arena { imagination: Imagination { battle, .. }, mind } = self;
        let mut ledger = Ledger::new(side);
        let of_enemies = if tactics { Tactic::of_enemies(attempt.number) } else { None };
        let (begun, gone) = (battle.table().turn.round, battle.table().turn.gone);
        let mut after_each = Vec::with_capacity(usize::from(rounds));
        let mut first = Some(attempt.order.clone());
        for _ in 0..LONGEST * u32::from(rounds) {
            let Decision { awaiting, table: now, aims } = battle.decision()?;
            ledger.settle(&now, aims);
            let to_go = match awaiting {
                Awaiting::Over(_) => break,
                Awaiting::Order(side) => side,
                Awaiting::Answer(offer) => now.side(offer.to),
            };
            // A round is over once everybody has gone who comes before whoever decides.
            let over = (now.turn.round - begun).saturating_sub(u16::from(now.turn.gone < gone));
            if usize::from(over) > after_each.len() {
                after_each.push(standing(battle, side, &ledger));
            }
            if over >= rounds {
                break;
            }
            let order = match first.take() {
                Some(order) => order.into(),
                None => {
                    mind.patience = if to_go == side { patience } else { 0 };
                    mind.followed = of_enemies.filter(|_| now.are_hostile(side, to_go));
                    Level::Soldier.decide_among(&now.seen_by(to_go), aims, mind, |_| true)
                }
            };
            *orders += 1;
            ledger.enter(&now, &mut mind.worths, order.order());
            battle.submit(order).ok()?;
        }
        // Nothing changes any more after the end of a battle.
        after_each.resize(usize::from(rounds), standing(battle, side, &ledger));
        Some(after_each)
    }
}

/// What a side has as an imagined battle stands.
fn standing(battle: &Battle, side: SideId, ledger: &Ledger) -> Played {
    let balance = balance(&battle.table(), battle.aims().list(), side, battle.awaiting());
    Played { balance, luck: ledger.luck() }
}
