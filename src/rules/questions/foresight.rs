//! Foresight: what an order would bring about besides its own odds: the blows that it may provoke, and everybody else
//! whom it would affect. The screen, the terminal and programs that play show it before the order is given.

use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, Deed, Offer, Order, Target};
use crate::grid::{Footprint, Pos};
use crate::rules::questions::odds::Odds;
use crate::rules::table::Table;

/// An opportunity attack that a walk may provoke.
#[derive(Clone, Debug)]
pub struct ProvokedBlow {
    /// The walker's squares at that moment.
    pub at: Footprint,
    /// The attacker and the attack.
    pub offer: Offer,
    /// The odds of the attack, as things are now.
    pub odds: Odds,
}

/// The squares that an order affects, and everybody there besides its target.
#[derive(Clone, Debug, Default)]
pub struct Affected {
    pub area: Vec<Pos>,
    /// The combatants who would be affected, each with the odds.
    pub reached: Vec<(CombatantId, Odds)>,
}

impl Table<'_> {
    /// Where an order that goes along these squares may provoke opportunity attacks, and whose.
    pub fn provocations(&self, order: &Order, way: &[Pos]) -> Vec<(Footprint, Offer)> {
        // A combatant who disengages provokes no opportunity attack.
        let Order::Deed { who, deed } = order else { return Vec::new() };
        let from = self.footprint(*who).filter(|_| !matches!(deed, Deed::Disengage(_)));
        from.map(|from| self.answers_along(*who, from, way)).unwrap_or_default()
    }

    /// The opportunity attacks that an order may provoke if it goes along these squares.
    pub fn provoked(&self, order: &Order, way: &[Pos]) -> Vec<ProvokedBlow> {
        let blow = |(at, offer): (Footprint, Offer)| {
            let odds = self.odds_of_provoked(order, at, offer)?;
            Some(ProvokedBlow { at, offer, odds })
        };
        self.provocations(order, way).into_iter().filter_map(blow).collect()
    }

    /// The odds of an opportunity attack on whoever carries out the order, once they stand there.
    pub fn odds_of_provoked(&self, order: &Order, at: Footprint, offer: Offer) -> Option<Odds> {
        self.supposing(order.who()?, at.corner()).odds_of_answer(offer)
    }

    /// Everybody whom an order affects besides its target.
    pub fn affected(&self, order: &Order) -> Affected {
        let Order::Deed { who, deed } = order else { return Affected::default() };
        if let Deed::Attack(attack) = deed
            && !attack.swings.also.is_empty()
        {
            let odds_of = |blow: Attack| Some((blow.target, self.odds(&Order::deed(*who, blow))?));
            let reached = attack.shares().filter_map(odds_of).collect();
            return Affected { area: Vec::new(), reached };
        }
        let (Some(among), Some((sweep, _))) = (self.several_targets_of(*who, deed), deed.blow()) else {
            return Affected::default();
        };
        match deed.aim(*who) {
            Some(Target::Square(at)) => {
                Affected { area: self.area_of(*who, sweep.what, at), reached: self.odds_for_each(order) }
            }
            Some(Target::One(target)) if among.len() > 1 => {
                let there = self.footprint(target).map(Footprint::corner);
                let area = there.map(|there| self.area_of(*who, sweep.what, there)).unwrap_or_default();
                let mut reached = self.odds_for_each(order);
                reached.retain(|(other, _)| *other != target);
                Affected { area, reached }
            }
            _ => Affected::default(),
        }
    }
}
