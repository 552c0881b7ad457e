//! What a sound scenario promises and cannot keep: sides that never meet, aims that nobody can reach, aims and events past
//! the last round, and aims that are met without those whom they are about.

use super::Work;
use super::events::within;
use super::named_aims::{goal_of, is_met_at_first};
use super::roads::{Roads, open_to_sight, widened};
use crate::battle::{CombatantEntry, Objective, Phrase, Problem, Scenario, SideId, Then, When};
use crate::data::tree::Step;
use crate::grid::SquareSet;

/// An aim of a side, with the path to it in the file.
pub(super) struct Aim<'a> {
    pub side: SideId,
    pub objective: &'a Objective,
    pub path: Vec<Step<'a>>,
    /// The first round that can count for the aim.
    from: u16,
}

impl Work<'_> {
    /// Warns of everything that a scenario promises and cannot keep.
    pub(super) fn warn_of_prospects(&mut self, scenario: &Scenario) {
        let roads = Roads::of(scenario);
        self.warn_of_strangers(scenario, &roads);
        let aims = aims_of(scenario);
        for aim in &aims {
            self.warn_of_reach(scenario, &roads, aim);
            self.warn_of_wards(scenario, &aims, aim);
            self.warn_of_the_named(scenario, &roads, aim);
            let rounds = match aim.objective {
                Objective::Survive { rounds } => Some((*rounds, 0)),
                Objective::ProtectUntil { rounds, .. } => Some((*rounds, 1)),
                Objective::Hold { rounds, .. } | Objective::Keep { rounds, .. } => {
                    Some((aim.from.saturating_sub(1).saturating_add(*rounds), 1))
                }
                _ => None,
            };
            if let Some((rounds, place)) = rounds {
                self.warn_of_round(scenario, rounds, &within(&aim.path, place));
            }
        }
        for (number, cue) in scenario.cues.iter().enumerate() {
            if let When::Round(round) = cue.when {
                let path = [Step::Field("events"), Step::Index(number), Step::Field("when"), Step::Index(0)];
                self.warn_of_round(scenario, round, &path);
            }
        }
        self.warn_of_idle_things(scenario, &aims);
        self.warn_of_allies_aims(scenario);
        self.warn_of_an_early_end(scenario, &aims);
        self.warn_of_the_unused(scenario);
    }

    /// What ends the battle before any combatant acts: a side whose members are all unconscious, or stand where they have
    /// to get to.
    fn warn_of_an_early_end(&mut self, scenario: &Scenario, aims: &[Aim<'_>]) {
        for side in scenario.side_ids().filter(|side| !scenario.sides[side.index()].neutral) {
            if members(scenario, side).next().is_some()
                && members(scenario, side).all(|(_, own)| own.start.unconscious)
            {
                let id = scenario.sides[side.index()].id.as_str();
                let phrase = Phrase::new("asleep-to-the-last").with("side", id);
                self.warn_at_name(&[Step::Field("sides"), Step::Key(id)], phrase);
            }
        }
        for aim in aims {
            if is_met_at_first(scenario, aim.side, aim.objective) {
                self.warn(&aim.path, Phrase::new("is-there-already"));
            }
        }
    }

    /// What is written down and comes to nothing in any rulebook.
    fn warn_of_the_unused(&mut self, scenario: &Scenario) {
        let file = self.file;
        for (name, _) in file.sides.iter().filter(|(_, side)| side.start.is_some() && side.from.is_none()) {
            let path = [Step::Field("sides"), Step::Key(name), Step::Field("start")];
            self.warn_at_name(&path, Phrase::new("start-without-party"));
        }
        for (key, own) in file.combatants.iter().filter(|(_, own)| own.on.is_some()) {
            if own.at.is_some() && !file.map.iter().any(|row| row.contains(key)) {
                let path = [Step::Field("combatants"), Step::Key(key), Step::Field("on")];
                self.warn_at_name(&path, Phrase::new("on-without-letter").with("who", key));
            }
        }
        let unused = [
            unused("creatures", file.creatures.names(), &scenario.creatures),
            unused("weapons", file.weapons.names(), &scenario.weapons),
            unused("armours", file.armours.names(), &scenario.armours),
            unused("items", file.items.names(), &scenario.items),
        ];
        for (list, name) in unused.into_iter().flatten() {
            let phrase = Phrase::new("nobody-has").with("name", name);
            self.warn_at_name(&[Step::Field(list), Step::Key(name)], phrase);
        }
    }

    fn warn_at_name(&mut self, path: &[Step<'_>], phrase: Phrase) {
        self.problems.push(Problem::warning(phrase).at(&self.tree.source, self.tree.place_of_name(path)));
    }

    pub(super) fn warn(&mut self, path: &[Step<'_>], phrase: Phrase) {
        self.problems.push(Problem::warning(phrase).at(&self.tree.source, self.tree.place(path)));
    }

    fn warn_of_round(&mut self, scenario: &Scenario, round: u16, path: &[Step<'_>]) {
        if round > scenario.round_limit {
            let phrase = Phrase::new("past-the-last-round").with("round", i128::from(round));
            self.warn(path, phrase.with("limit", i128::from(scenario.round_limit)));
        }
    }

    /// Sides who are out for each other, and of whom none can ever get at the other.
    fn warn_of_strangers(&mut self, scenario: &Scenario, roads: &Roads) {
        let grounds: Vec<Option<SquareSet>> =
            scenario.side_ids().map(|side| ground_of(scenario, roads, side)).collect();
        for one in scenario.side_ids() {
            for other in scenario.side_ids().filter(|other| *other > one) {
                let (Some(own), Some(theirs)) = (&grounds[one.index()], &grounds[other.index()]) else {
                    continue;
                };
                if !scenario.are_hostile(one, other) {
                    continue;
                }
                let (arms, others) = (arms_of(scenario, one), arms_of(scenario, other));
                let do_meet = meets(&widened(own, arms.steps.max(others.steps)), theirs);
                let shots = arms.shots.max(others.shots);
                let do_shoot = || {
                    let (seen, near) = (open_to_sight(&scenario.field, own), widened(own, shots));
                    theirs.iter().any(|square| seen.get(square) && near.get(square))
                };
                if !(do_meet || shots > 0 && do_shoot()) {
                    let names = [one, other].map(|side| scenario.sides[side.index()].id.as_str());
                    let path = [Step::Field("sides"), Step::Key(names[1])];
                    let phrase =
                        Phrase::new("sides-never-meet").with("one", names[0]).with("other", names[1]);
                    let path =
                        if self.tree.find(&path).is_some() { &path[..] } else { &[Step::Field("map")] };
                    self.problems
                        .push(Problem::warning(phrase).at(&self.tree.source, self.tree.place_of_name(path)));
                }
            }
        }
    }

    /// Places that too few of a side can ever get to, and places with too little room.
    fn warn_of_reach(&mut self, scenario: &Scenario, roads: &Roads, aim: &Aim<'_>) {
        let wanted = match aim.objective {
            Objective::Reach { count, .. } | Objective::Escape { count } => *count,
            Objective::Hold { .. } => 1,
            _ => return,
        };
        let goal = goal_of(scenario, aim.objective);
        let members = members(scenario, aim.side).map(|(who, _)| who);
        let (arrive, all) = members.fold((0usize, 0usize), |(arrive, all), who| {
            (arrive + usize::from(meets(roads.covered_by(who), &goal)), all + 1)
        });
        // That a side has too few members is reported where the aim is read.
        if arrive < usize::from(wanted) && arrive < all {
            let side = scenario.sides[aim.side.index()].id.as_str();
            let phrase = Phrase::new("goal-out-of-reach").with("side", side).with("arrive", arrive);
            self.warn(&aim.path, phrase.with("wanted", i128::from(wanted)));
        } else if matches!(aim.objective, Objective::Reach { .. }) && goal.count() < usize::from(wanted) {
            let phrase = Phrase::new("goal-without-room").with("squares", goal.count());
            self.warn(&aim.path, phrase.with("wanted", i128::from(wanted)));
        }
    }

    /// Aims to protect an enemy, and aims that can be met without the combatant to be protected.
    fn warn_of_wards(&mut self, scenario: &Scenario, aims: &[Aim<'_>], aim: &Aim<'_>) {
        let Objective::Protect { who } = aim.objective else { return };
        let ward = &scenario.combatants[who.index()];
        let side = scenario.sides[aim.side.index()].id.as_str();
        let phrase = |message| Phrase::new(message).with("who", ward.key.as_str()).with("side", side);
        if scenario.are_hostile(aim.side, ward.side) {
            return self.warn(&within(&aim.path, 0), phrase("protects-an-enemy"));
        }
        let count_of_way = |other: &Aim<'_>| match other.objective {
            Objective::Reach { count, .. } | Objective::Escape { count } if other.side == aim.side => {
                Some(*count)
            }
            _ => None,
        };
        let Some((way, count)) = aims.iter().find_map(|other| Some((other, count_of_way(other)?))) else {
            return;
        };
        let is_left_out = ward.side != aim.side;
        // An armed hero is one of those who fight their way through.
        let comes_armed = ward.hero && ward.start.is_able() && !ward.weapons.is_empty();
        let may_be_left = !comes_armed && usize::from(count) < members(scenario, aim.side).count();
        if is_left_out || may_be_left {
            let message = if is_left_out { "rescue-without-stranger" } else { "rescue-without-member" };
            let word = if matches!(way.objective, Objective::Escape { .. }) { "Escape" } else { "Reach" };
            self.warn(&within(&aim.path, 0), phrase(message).with("aim", word));
        }
    }

    /// Allies who each have somewhere to go: the first side to arrive wins for all of them.
    fn warn_of_allies_aims(&mut self, scenario: &Scenario) {
        let goes_somewhere = |side: SideId| {
            let objectives = &scenario.sides[side.index()].objectives;
            let mut aims = objectives.iter().flat_map(Objective::alternatives);
            aims.any(|aim| matches!(aim, Objective::Reach { .. } | Objective::Escape { .. }))
        };
        for other in scenario.side_ids().filter(|side| goes_somewhere(*side)) {
            let mut before = scenario.side_ids().filter(|one| *one < other && goes_somewhere(*one));
            if let Some(one) = before.find(|one| scenario.are_allied(*one, other)) {
                let names = [one, other].map(|side| scenario.sides[side.index()].id.as_str());
                let phrase = Phrase::new("allies-win-apart").with("one", names[0]).with("other", names[1]);
                self.warn(&[Step::Field("sides"), Step::Key(names[1]), Step::Field("objectives")], phrase);
            }
        }
    }
}

/// Entries of the scenario that no combatant has or is.
fn unused<'f, E>(
    list: &'static str,
    own: impl Iterator<Item = &'f str>,
    used: &[(String, E)],
) -> Vec<(&'static str, &'f str)> {
    let is_used = |name: &str| used.iter().any(|(known, _)| known == name);
    own.filter(|name| !is_used(name)).map(|name| (list, name)).collect()
}

/// Every aim of a scenario, those that come by events among them, and each of those of which one is enough.
fn aims_of(scenario: &Scenario) -> Vec<Aim<'_>> {
    let mut aims = Vec::new();
    for (side, entry) in scenario.side_ids().zip(&scenario.sides) {
        for (number, objective) in entry.objectives.iter().enumerate() {
            let path =
                [Step::Field("sides"), Step::Key(&entry.id), Step::Field("objectives"), Step::Index(number)];
            aims.push(Aim { side, objective, path: path.to_vec(), from: 1 });
        }
    }
    for (number, cue) in scenario.cues.iter().enumerate() {
        for (part, then) in cue.then.iter().enumerate() {
            if let Then::Objective { side, objective } = then {
                let path = [Step::Field("events"), Step::Index(number), Step::Field("do"), Step::Index(part)];
                let from = if let When::Round(round) = cue.when { round } else { 1 };
                aims.push(Aim { side: *side, objective, path: within(&path, 1), from });
            }
        }
    }
    aims.into_iter().flat_map(alternatives_of).collect()
}

/// An aim, or each of those of which one is enough.
fn alternatives_of(aim: Aim<'_>) -> Vec<Aim<'_>> {
    let Objective::AnyOf { aims } = aim.objective else { return vec![aim] };
    let path = |number| within(&within(&aim.path, 0), number);
    let alternative = |(number, objective)| Aim { objective, path: path(number), ..aim };
    aims.iter().enumerate().map(alternative).collect()
}

pub(super) fn members(
    scenario: &Scenario,
    side: SideId,
) -> impl Iterator<Item = (usize, &CombatantEntry)> + Clone {
    scenario.combatants.iter().enumerate().filter(move |(_, own)| own.side == side)
}

/// The squares that members of a side can cover; none where the side has no members.
fn ground_of(scenario: &Scenario, roads: &Roads, side: SideId) -> Option<SquareSet> {
    members(scenario, side).map(|(who, _)| roads.covered_by(who).clone()).reduce(|mut all, own| {
        all.add_all(&own);
        all
    })
}

/// How far a side can attack.
struct Reaching {
    /// How many steps their longest weapon reaches.
    steps: u16,
    /// How many steps their farthest shot, throw or spell goes; 0 where they have none.
    shots: u16,
}

fn arms_of(scenario: &Scenario, side: SideId) -> Reaching {
    let mut all = Reaching { steps: 1, shots: 0 };
    for (_, own) in members(scenario, side) {
        // How far spells and items go is up to the rulebook.
        if !own.items.is_empty() {
            all.shots = u16::MAX;
        }
        for weapon in own.weapons.iter().chain(&own.natural) {
            let weapon = &scenario.weapons[*weapon].1;
            all.steps = all.steps.max(weapon.reach / 5);
            let shots = if weapon.spell { u16::MAX } else { weapon.range.map_or(0, |feet| feet.div_ceil(5)) };
            all.shots = all.shots.max(shots);
        }
    }
    all
}

/// Whether two sets of squares have any in common.
pub(super) fn meets(one: &SquareSet, other: &SquareSet) -> bool {
    one.iter().any(|square| other.get(square))
}
