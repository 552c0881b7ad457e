//! What light does: four levels (`Light::Levels`), each with what it favours and hampers (`Light::Darkness`,
//! `Light::Dim`, `Light::Bright`), and darksight, which turns the levels round (`Light::Darksight`). For attacks the
//! light on the target's square counts, and for everything else the light on the combatant's own square.

mod flames;
mod senses;

use std::cell::Cell;

use smallvec::SmallVec;

use crate::battle::{CombatantId, ExtraRoll, Light, Purpose, Reason, TrapDeed, WeaponId};
use crate::dice::Edge;
use crate::rules::choices::light::{Darksight, FourLevels, LevelRule, Task};
use crate::rules::table::Table;
pub use flames::{carried_lights, lamps_of};
pub use senses::{Eye, Sense, sense};

impl FourLevels {
    const fn level(&self, light: Light) -> &LevelRule {
        match light {
            Light::Darkness => &self.darkness,
            Light::Dim => &self.dim,
            Light::Lit => &self.lit,
            Light::Brilliant => &self.brilliant,
        }
    }

    const fn turns_round(&self, has_darksight: bool) -> bool {
        has_darksight && matches!(self.darksight, Darksight::TurnedRound)
    }

    /// The edge that a level of light gives a task (other than going unseen), with or without darksight.
    pub fn edge(&self, task: Task, light: Light, has_darksight: bool) -> Edge {
        let is_turned = self.turns_round(has_darksight);
        let level = match light {
            Light::Dim if is_turned => &self.lit,
            Light::Lit if is_turned => &self.dim,
            Light::Brilliant if is_turned => &self.darkness,
            _ => self.level(light),
        };
        let is_dazzled =
            is_turned && light == Light::Brilliant && level.hides_from_sight && task == Task::Sight;
        if level.hampers.contains(&task) || is_dazzled {
            let is_at_home = is_turned && light == Light::Darkness;
            return if is_at_home { Edge::Favoured } else { Edge::Hampered };
        }
        if level.favours.contains(&task) { Edge::Favoured } else { Edge::Plain }
    }

    /// The edge that a level of light gives a combatant who hides from an enemy with or without darksight. To
    /// darksight, a dark square is a brilliant one.
    pub fn hiding_from(&self, light: Light, has_darksight: bool) -> Edge {
        self.edge(Task::Stealth, self.seen_as(light, has_darksight), false)
    }

    /// The level that a level of light counts as for a combatant who looks, with or without darksight.
    pub fn seen_as(&self, light: Light, has_darksight: bool) -> Light {
        match light {
            _ if !self.turns_round(has_darksight) => light,
            Light::Darkness => Light::Brilliant,
            Light::Dim => Light::Lit,
            Light::Lit => Light::Dim,
            Light::Brilliant => Light::Darkness,
        }
    }

    /// Where a combatant sees nothing in a level of light: within how many feet they hear instead. None where they
    /// see.
    pub fn blinds(&self, light: Light, has_darksight: bool) -> Option<u16> {
        let level = self.level(light);
        (level.hides_from_sight && !self.turns_round(has_darksight)).then_some(level.heard_within)
    }
}

impl Table<'_> {
    /// The rule of light, where there is one.
    pub fn lighting(&self) -> Option<&FourLevels> {
        self.muster.book.light.take.levels()
    }

    /// How the light favours or hampers what a combatant is about to roll for, with its level as the reason.
    pub(in crate::rules) fn edge_of_light(
        &self,
        who: CombatantId,
        purpose: Purpose,
    ) -> Option<(Reason, Edge)> {
        let rule = self.lighting()?;
        let has_darksight = self.sheet(who).darksight;
        let own = || self.footprint(who).map(|squares| self.light_on(squares));
        let by_eyes = |light: Light, tasks: &[Task], has_darksight: bool| {
            Edge::of(tasks.iter().map(|task| rule.edge(*task, light, has_darksight)))
        };
        // Darksight is named as the reason only where it makes a difference.
        let is_turned = Cell::new(false);
        let of = |light: Light, tasks: &[Task]| {
            let edge = by_eyes(light, tasks, has_darksight);
            is_turned.set(has_darksight && edge != by_eyes(light, tasks, false));
            edge
        };
        let (light, edge) = match purpose {
            Purpose::Attack { target, weapon } => {
                let light = self.light_on(self.footprint(target)?);
                let is_ranged = self.is_ranged(who, target, weapon);
                let mut tasks: SmallVec<[Task; 3]> = smallvec::smallvec![Task::Attack];
                tasks.extend(is_ranged.then_some(Task::RangedAttack));
                let is_far =
                    || self.distance(who, target).is_some_and(|steps| self.is_far_for(weapon, steps));
                tasks.extend((is_ranged && is_far()).then_some(Task::LongRangeAttack));
                // An attack by hearing alone is hampered, whatever else the light does.
                let blow = if self.sees(who, target) { of(light, &tasks) } else { Edge::Hampered };
                (light, blow)
            }
            Purpose::ExtraRoll(ExtraRoll::Save { from, .. }) => {
                let light = own()?;
                let is_ranged = self.weapon_sheet(from).range.is_some();
                let tasks = [Task::Defence, if is_ranged { Task::RangedDefence } else { Task::Defence }];
                (light, of(light, &tasks))
            }
            Purpose::Sneak => {
                let light = own()?;
                let edge = self.hiding_in(who, light)?;
                is_turned.set(edge != rule.hiding_from(light, false));
                (light, edge)
            }
            Purpose::Trap { deed, .. } => {
                let tasks: &[Task] = match deed {
                    TrapDeed::Find => &[Task::Danger, Task::Sight],
                    TrapDeed::Disarm => &[Task::FineWork],
                    TrapDeed::Avoid => &[Task::Defence],
                };
                let light = own()?;
                (light, of(light, tasks))
            }
            Purpose::ExtraRoll(ExtraRoll::Evade { .. }) => {
                let light = own()?;
                (light, of(light, &[Task::Defence]))
            }
            Purpose::Morale { .. } => {
                let light = own()?;
                (light, of(light, &[Task::SurfacerMorale]))
            }
            Purpose::Spot { .. } => {
                let light = own()?;
                (light, of(light, &[Task::Sight]))
            }
            _ => return None,
        };
        let why = if is_turned.get() { Reason::Darksight(light) } else { Reason::Light(light) };
        (edge != Edge::Plain).then_some((why, edge))
    }

    /// Whether it counts for an attack how far a combatant shoots or throws, with this light on the target.
    pub(in crate::rules) fn minds_long_shots(&self, who: CombatantId, light: Light) -> bool {
        let edge = |rule: &FourLevels| rule.edge(Task::LongRangeAttack, light, self.sheet(who).darksight);
        self.lighting().map(edge).is_some_and(|edge| edge != Edge::Plain)
    }

    /// Whether so many steps are more than half of how far a weapon carries that is shot or thrown.
    pub(in crate::rules) fn is_far_for(&self, weapon: WeaponId, steps: u16) -> bool {
        2 * steps > self.attack_reach(weapon)
    }

    /// How the light on their square favours or hampers a combatant who hides from able enemies: the worst edge where
    /// the eyes of these enemies differ.
    fn hiding_in(&self, who: CombatantId, light: Light) -> Option<Edge> {
        let rule = self.lighting()?;
        let enemies = self.able().filter(|(other, _)| self.is_enemy(who, *other));
        let known = enemies.map(|(other, _)| rule.hiding_from(light, self.sheet(other).darksight)).min();
        // Where no enemy is known, ordinary eyes count.
        known.or_else(|| Some(rule.hiding_from(light, false)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule() -> FourLevels {
        let level = |favours: &[Task], hampers: &[Task]| LevelRule {
            favours: favours.to_vec(),
            hampers: hampers.to_vec(),
            ..LevelRule::default()
        };
        FourLevels {
            sources: Vec::new(),
            darkness: LevelRule {
                hides_from_sight: true,
                heard_within: 30,
                ..level(&[Task::Stealth, Task::Listening], &[Task::Attack, Task::SurfacerMorale])
            },
            dim: level(&[Task::Stealth], &[Task::RangedAttack]),
            lit: LevelRule::default(),
            brilliant: level(&[Task::Tracking], &[Task::Stealth, Task::LongRangeAttack]),
            darksight: Darksight::TurnedRound,
        }
    }

    #[test]
    fn eyes_made_for_the_dark_take_everything_the_other_way_round() {
        let edges = |task, has_darksight| Light::ALL.map(|light| rule().edge(task, light, has_darksight));
        let (favoured, plain, hampered) = (Edge::Favoured, Edge::Plain, Edge::Hampered);
        assert_eq!(edges(Task::Attack, false), [hampered, plain, plain, plain]);
        assert_eq!(edges(Task::Attack, true), [favoured, plain, plain, hampered]);
        assert_eq!(edges(Task::RangedAttack, false), [plain, hampered, plain, plain]);
        assert_eq!(edges(Task::RangedAttack, true), [plain, plain, hampered, plain]);
        assert_eq!(edges(Task::SurfacerMorale, true), [favoured, plain, plain, hampered]);
        assert_eq!(edges(Task::Listening, true), [favoured, plain, plain, favoured]);
    }

    #[test]
    fn nobody_hides_from_them_in_the_dark() {
        let edges = |has_darksight| Light::ALL.map(|light| rule().hiding_from(light, has_darksight));
        let (favoured, plain, hampered) = (Edge::Favoured, Edge::Plain, Edge::Hampered);
        assert_eq!(edges(false), [favoured, favoured, plain, hampered]);
        assert_eq!(edges(true), [hampered, plain, favoured, favoured]);
    }

    #[test]
    fn only_darkness_blinds_and_only_those_who_are_not_made_for_it() {
        let blind = |has_darksight| Light::ALL.map(|light| rule().blinds(light, has_darksight));
        assert_eq!(blind(false), [Some(30), None, None, None]);
        assert_eq!(blind(true), [None; 4]);
    }
}
