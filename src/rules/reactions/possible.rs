//! Which combatants are asked whether they react, and in which order: those with a deed readied for an occasion, and
//! those with abilities or spells for it. What they may do is settled when they are asked.

use super::occasions::{Means, Waiting};
use crate::battle::{BodyState, CombatantId, HeldDeed, Occasion, PossibleReaction, SideId};
use crate::grid::Footprint;
use crate::rules::table::Table;

impl<'t> Table<'t> {
    /// The combatants who may react when a combatant goes from one place to another.
    pub fn possible_reactions_to_move(
        &self,
        enemy: CombatantId,
        from: Footprint,
        to: Footprint,
    ) -> impl Iterator<Item = PossibleReaction> + '_ {
        let able = if self.abilities_react() { Some(self.able_enemies(enemy)) } else { None };
        let by_ability = able.into_iter().flatten().flat_map(move |(who, body)| {
            let waiting = Waiting { who, here: self.footprint_at(who, body.place.0), with: Means::Ability };
            let comes =
                move |on: &Occasion| on.is_for_abilities() && on.comes_by_going(self, &waiting, from, to);
            self.awaited_by_ability(who).into_iter().filter(comes).map(move |on| (on, who, None))
        });
        let held = self.able_holders(enemy).filter_map(move |(who, body, deed, on)| {
            let here = self.footprint_at(who, body.place.0);
            let waiting = Waiting { who, here, with: Means::Held(deed) };
            on.comes_by_going(self, &waiting, from, to).then_some((on, who, None))
        });
        by_ability.chain(held)
    }

    /// The combatants who may react when a combatant is about to attack these victims, or to cast a spell.
    pub fn possible_reactions_to_attack(
        &self,
        enemy: CombatantId,
        victims: &[CombatantId],
        is_spell: bool,
    ) -> Vec<PossibleReaction> {
        let mut possible = Vec::new();
        // A deed is readied for one use only, so its owner is asked about the first of the victims.
        for (who, _, _, on) in self.able_holders(enemy) {
            let victim = victims.iter().copied().find(|victim| on.comes_by_attack(self, who, *victim));
            if victim.is_some() || is_spell && on.comes_by_spell() {
                possible.push((on, who, victim));
            }
        }
        if !self.abilities_react() {
            return possible;
        }
        let nameable = || Occasion::ALL.into_iter().filter(|on| on.is_for_abilities());
        for on in nameable().filter(|on| is_spell && on.comes_by_spell()) {
            possible.extend(self.able_enemies(enemy).map(|(who, _)| (on, who, None)));
        }
        // An ability may be used for any of the victims, so its owner is asked about each. Each victim is asked before
        // the others.
        for victim in victims.iter().copied() {
            let others = self.able().map(|(who, _)| who).filter(|who| *who != victim);
            for who in std::iter::once(victim).chain(others).filter(|who| self.is_enemy(*who, enemy)) {
                let comes = nameable().filter(|on| on.comes_by_attack(self, who, victim));
                possible.extend(comes.map(|on| (on, who, Some(victim))));
            }
        }
        possible
    }

    /// The combatants of a side who may react to a combatant whom they now see, for whatever reason.
    pub fn possible_reactions_to_sight(&self, side: SideId, enemy: CombatantId) -> Vec<PossibleReaction> {
        let holders = self.able_holders(enemy).filter(|(who, _, _, on)| {
            on.comes_by_sight() && self.side(*who) == side && self.sees(*who, enemy)
        });
        holders.map(|(who, _, _, on)| (on, who, None)).collect()
    }

    fn able_enemies(&self, enemy: CombatantId) -> impl Iterator<Item = (CombatantId, &'t BodyState)> + '_ {
        self.able().filter(move |(who, _)| self.is_enemy(*who, enemy))
    }

    /// The able enemies of a combatant who have a deed readied, each with the deed and its occasion.
    fn able_holders(
        &self,
        enemy: CombatantId,
    ) -> impl Iterator<Item = (CombatantId, &'t BodyState, HeldDeed, Occasion)> + '_ {
        let able = if self.readied_rule().is_some() { Some(self.able_enemies(enemy)) } else { None };
        able.into_iter().flatten().filter_map(|(who, body)| {
            let (_, deed, on) = self.held_back(who)?;
            Some((who, body, deed, on))
        })
    }
}
