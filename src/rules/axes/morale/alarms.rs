//! Alarms: the occasions for a morale check without the game master's asking (`Morale::Occasion`,
//! `Morale::BattleBegins`), and the combatants who make the check together. Each cause counts once for a side.

use crate::battle::{Alarm, Cause, CombatantId, Fate, Grouping, SideId};
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

impl Table<'_> {
    /// Every cause for morale checks that a side has not noted yet, side by side.
    pub fn alarms(&self) -> Vec<(SideId, Cause)> {
        let Some(rule) = self.morale() else { return Vec::new() };
        let scenario = &self.muster.scenario;
        let occasions = scenario.morale_on.as_ref().unwrap_or(&rule.occasions);
        let mut alarms = Vec::new();
        for side in self.sides_with_enemies() {
            let is_news = |cause: Cause| !self.causes.has_noted(side, cause);
            // What has been noted need not be looked for again.
            let mut note = |cause: Cause, has_come: &dyn Fn() -> bool| {
                if is_news(cause) && has_come() {
                    alarms.push((side, cause));
                }
            };
            for alarm in occasions {
                match alarm {
                    Alarm::BattleBegins => {
                        note(Cause::BattleBegins, &|| self.turn.phase == Phase::RoundStart);
                    }
                    Alarm::FirstKilled => note(Cause::FirstKilled, &|| self.killed(side).next().is_some()),
                    Alarm::LeaderKilled => {
                        for who in self.killed(side).filter(|who| self.sheet(*who).leads) {
                            note(Cause::LeaderKilled(who), &|| true);
                        }
                    }
                    Alarm::TidePlain => note(Cause::TidePlain, &|| self.tide_is_against(side)),
                }
            }
        }
        alarms
    }

    /// The groups that check morale because the leader whom they follow tries to retreat.
    pub fn left_behind(&self, leader: CombatantId) -> Vec<Vec<CombatantId>> {
        let is_checked = self.morale().is_some_and(|rule| rule.followers_of_one_who_retreats.is_some());
        let sides = self.sides_with_enemies().filter(|_| is_checked);
        sides.flat_map(|side| self.morale_check_groups(side, Cause::Deserted(leader))).collect()
    }

    /// The sides that have enemies in the battle. The others only look on.
    fn sides_with_enemies(&self) -> impl Iterator<Item = SideId> + '_ {
        let sides = self.muster.scenario.side_ids();
        sides.filter(|side| self.muster.scenario.side_ids().any(|other| self.are_hostile(*side, other)))
    }

    /// The groups on a side that each make a morale check for a cause.
    pub fn morale_check_groups(&self, side: SideId, cause: Cause) -> Vec<Vec<CombatantId>> {
        self.morale_check_groups_of(side, cause, |who| !self.flees(who))
    }

    /// The groups that combatants who are `steady` form on a side, if it checks morale for a cause.
    pub fn morale_check_groups_of(
        &self,
        side: SideId,
        cause: Cause,
        steady: impl Fn(CombatantId) -> bool,
    ) -> Vec<Vec<CombatantId>> {
        let Some(rule) = self.morale() else { return Vec::new() };
        let follows = |who: CombatantId| match cause {
            Cause::Deserted(leader) => self.sheet(who).follows == Some(leader),
            _ => true,
        };
        let grouping = self.muster.scenario.morale_by.unwrap_or(rule.grouped);
        let mut groups: Vec<Vec<CombatantId>> = Vec::new();
        for (who, _) in self.able() {
            let can_check = self.side(who) == side && follows(who) && self.can_check_morale_unasked(who);
            if !can_check || !steady(who) {
                continue;
            }
            let is_with = |other: CombatantId| match grouping {
                Grouping::BySide => true,
                Grouping::ByKind => self.sheet(who).creature == self.sheet(other).creature,
                // Heroes check by themselves, however the others are grouped.
                Grouping::OneByOne => false,
            };
            let is_hero = |who: CombatantId| self.sheet(who).hero;
            let with = groups.iter_mut().find(|group| {
                group.first().is_some_and(|first| is_with(*first) && !is_hero(who) && !is_hero(*first))
            });
            match with {
                Some(group) => group.push(who),
                None => groups.push(vec![who]),
            }
        }
        groups
    }

    /// The members of a side who have gone down in this battle, or died.
    fn killed(&self, side: SideId) -> impl Iterator<Item = CombatantId> + '_ {
        // Newcomers are not in the scenario: they were not down when the battle began.
        let enlisted = |who: CombatantId| self.muster.scenario.combatants.get(who.index());
        let killed = self.seen().filter(move |(who, body)| match body.fate {
            Fate::Dead => self.side(*who) == side,
            Fate::Down => self.side(*who) == side && enlisted(*who).is_none_or(|own| !own.start.down),
            _ => false,
        });
        killed.map(|(who, _)| who)
    }

    /// Whether a side has half of its starting members able, or fewer, while an enemy side has more than half.
    /// Combatants who could not fight when the battle began are not counted.
    fn tide_is_against(&self, side: SideId) -> bool {
        let holds = |side: SideId| {
            let enlisted = &self.muster.scenario.combatants;
            let is_member = |who: &CombatantId| {
                enlisted.get(who.index()).is_some_and(|member| member.side == side && member.start.is_able())
            };
            let (mut able, mut all) = (0, 0);
            for who in self.everybody().filter(is_member) {
                all += 1;
                able += usize::from(self.is_able(who));
            }
            2 * able > all
        };
        let enemies = self.muster.scenario.side_ids().filter(|other| self.are_hostile(side, *other));
        !holds(side) && enemies.into_iter().any(holds)
    }
}
