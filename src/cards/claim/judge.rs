//! Whether claims hold, and which lines would have held instead.

use super::deed::judge_liberty;
use super::lines::or_nothing;
use super::{Actor, Being, Claim, Count, What};
use crate::battle::order_text::{Named, OrderNames, print_name};
use crate::battle::{
    Ability, ArmourId, BodyState, CombatantId, Control, CreatureId, Fact, Fate, Happening, Loss, Losses,
    Outcome, Posture, SideId, Track, WeaponId,
};
use crate::cards::chance::write_chance;
use crate::cards::odds::OrderOdds;
use crate::engine::Battle;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::table::turn::Phase;

/// Everything that claims are compared with.
pub struct Witness<'w> {
    /// The battle as it stands.
    pub battle: &'w Battle,
    /// What has happened since the last `then` block.
    pub news: &'w [Fact],
    /// The odds that the card has asked for last.
    pub odds: Option<&'w OrderOdds>,
}

/// Whether a claim holds, and what would have held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub holds: bool,
    /// Lines that would have held.
    pub instead: String,
}

/// Compares a claim with the battle. Claims about refusals are judged in `run`, which gives the orders.
pub fn judge(claim: &Claim, witness: &Witness<'_>) -> Found {
    let (is_so, instead) = witness.look(&claim.what);
    Found { holds: is_so != claim.is_denied, instead }
}

impl Witness<'_> {
    fn look(&self, what: &What) -> (bool, String) {
        match what {
            What::Is(who, being) => self.being(*who, being),
            What::Counts(who, count, number) => {
                let found = self.count(*who, *count);
                let word = Count::words().find(|(_, known)| known == count).map_or("", |(word, _)| word);
                let line = match found {
                    Some(found) => format!("{} has {word} {found}", self.name(*who)),
                    None => format!("{} has no {word}", self.name(*who)),
                };
                (found == Some(*number), line)
            }
            What::Uses(who, wanted, what) => {
                let left = self.body(*who).and_then(|body| body.limited_uses.left(*what));
                let (name, thing) = (self.name(*who), self.weapon(*what));
                let line = match left {
                    Some(left) => format!("{name} has uses {left} of {thing}"),
                    None => format!("nobody counts how often {name} uses {thing}"),
                };
                (left == Some(*wanted), line)
            }
            What::Condition(who, wanted) => self.conditions(*who, *wanted),
            What::Carries(who, weapon) => {
                let mut carried = self.body(*who).map(|body| body.arms.carried.to_vec()).unwrap_or_default();
                let lamps = self.body(*who).and_then(|body| body.lamps.as_ref());
                carried.extend(lamps.into_iter().flat_map(|lamps| &lamps.0).filter_map(|flame| flame.item));
                let lines =
                    carried.iter().map(|own| format!("{} carries {}", self.name(*who), self.weapon(*own)));
                let found = or_nothing(lines, || format!("{} carries nothing", self.name(*who)));
                (carried.contains(weapon), found)
            }
            What::Holds(who, weapon) => {
                let ready = self.body(*who).and_then(|body| body.arms.ready);
                let lines =
                    ready.iter().map(|own| format!("{} holds {}", self.name(*who), self.weapon(*own)));
                (ready == Some(*weapon), or_nothing(lines, || format!("{} holds nothing", self.name(*who))))
            }
            What::Wears(who, armour) => {
                let worn = self.body(*who).and_then(|body| body.outfit.worn);
                let name = |armour: ArmourId| {
                    let id = self.battle.muster().name_of(Named::Armour, armour.index());
                    format!("{} wears {}", self.name(*who), print_name(id.unwrap_or_default()))
                };
                (
                    worn == Some(*armour),
                    or_nothing(worn.map(name).into_iter(), || format!("{} wears nothing", self.name(*who))),
                )
            }
            What::Lost(who, wanted) => {
                let losses = self.body(*who).and_then(|body| body.losses.clone()).unwrap_or_default();
                let name = self.name(*who);
                let points = Ability::ALL.iter().filter(|ability| losses.of(**ability) > 0);
                let points = points.map(|ability| format!("{} {}", losses.of(*ability), ability.word()));
                let parts = losses.parts.iter().map(|part| part.word().to_owned());
                let lines = points.chain(parts).map(|lost| format!("{name} has lost {lost}"));
                let is_so = match wanted {
                    None => losses != Losses::default(),
                    Some(Loss::Part(part) | Loss::PartBack(part)) => losses.parts.contains(part),
                    Some(Loss::Points(ability, points)) => {
                        i16::from(losses.of(*ability)) == i16::from(*points)
                    }
                };
                (is_so, or_nothing(lines, || format!("{name} has lost nothing")))
            }
            What::Lies(weapon, at) => {
                let state = &self.battle.table().board.state;
                let flames = state.flames.iter().filter_map(|(at, flame)| Some((*at, flame.item?)));
                let placed = state.placed.iter().map(|placed| (placed.at, placed.what));
                let lying: Vec<_> = state.dropped.iter().copied().chain(flames).chain(placed).collect();
                let lines = lying.iter().map(|(at, weapon)| format!("{} lies at {at}", self.weapon(*weapon)));
                (lying.contains(&(*at, *weapon)), or_nothing(lines, || "nothing lies about".to_owned()))
            }
            What::Field(claim) => claim.look(self.battle),
            What::DoorOpen(at) => match self.battle.table().board.door(*at) {
                Some(true) => (true, format!("door {at} is open")),
                Some(false) => (false, format!("door {at} is closed")),
                None => (false, format!("no door at {at}")),
            },
            What::Refused(_) => (true, String::new()),
            What::Offered(wanted) => self.offers(*wanted),
            What::Odds(wanted, whom, claimed) => {
                match self.odds.and_then(|odds| odds.chance(*wanted, *whom)) {
                    None => (false, "nothing weighed".to_owned()),
                    Some(chance) => (claimed.fits(chance), write_chance(chance)),
                }
            }
            What::Turn(actor) => self.turn(*actor),
            What::May(who, deed) => judge_liberty(self.battle, *who, deed),
            What::Round(round) => {
                let now = self.battle.table().turn.round;
                (now == *round, format!("round is {now}"))
            }
            What::Clock(seconds) => {
                let table = self.battle.table();
                let length = u32::from(table.muster.book.time.take.round_seconds);
                let now = length * u32::from(table.turn.round.saturating_sub(1));
                (now == *seconds, format!("clock is {now} s"))
            }
            What::Winner(side) => self.winner(*side),
            What::Over => {
                let is_over = matches!(self.battle.table().turn.phase, Phase::Over(_));
                (is_over, format!("battle is {}over", if is_over { "" } else { "not " }))
            }
        }
    }

    pub(super) fn body(&self, who: CombatantId) -> Option<&BodyState> {
        self.battle.table().body(who)
    }

    pub(super) fn name(&self, who: CombatantId) -> String {
        print_name(&self.battle.muster().sheet(who).key)
    }

    fn weapon(&self, weapon: WeaponId) -> String {
        print_name(&self.battle.muster().weapon_sheet(weapon).id)
    }

    fn side(&self, side: SideId) -> String {
        print_name(&self.battle.muster().scenario.sides[side.index()].id)
    }

    fn count(&self, who: CombatantId, count: Count) -> Option<u32> {
        let body = self.body(who)?;
        let track = |track| if body.keeps(track) { Some(u32::from(body.points(track))) } else { None };
        match count {
            Count::Injuries => track(Track::Injuries),
            Count::Fatigue => track(Track::Fatigue),
            Count::Stress => track(Track::Stress),
            Count::HitPoints => body.hit_points.map(|points| u32::from(points.now)),
            Count::Overshield => body.shield.map(|shield| u32::from(shield.0.bar.hp)),
            Count::Score(ability) => u32::try_from(self.battle.table().score(who, Axis::Harm, ability)).ok(),
            Count::Chances => body.chances.as_ref().map(|own| own.left.len() as u32),
            Count::Swung => body.swung.map(|swung| u32::from(swung.0)),
            Count::Swift => Some(u32::from(body.turn_budget.swift)),
            Count::Free => Some(u32::from(body.turn_budget.free)),
            Count::Movement => Some(Rulebook::feet(body.turn_budget.steps)),
            Count::Actions => Some(u32::from(body.turn_budget.main)),
            Count::Reactions => Some(u32::from(body.turn_budget.reaction)),
        }
    }

    fn being(&self, who: CombatantId, being: &Being) -> (bool, String) {
        let Some(body) = self.body(who) else { return (false, String::new()) };
        let name = self.name(who);
        let fate = body.fate;
        let is_fate = |is_so: bool| {
            let line = match fate {
                Fate::Unconscious { turns: Some(turns) } => {
                    format!("{name} is unconscious for {turns} turns")
                }
                other => format!("{name} is {}", other.word()),
            };
            (is_so, line)
        };
        match being {
            Being::Fate(Fate::Unconscious { turns: None }) => is_fate(fate.lies()),
            Being::Fate(wanted) => is_fate(fate == *wanted),
            Being::Fleeing => is_or_not(&name, self.battle.table().flees(who), "fleeing"),
            Being::Dying => is_or_not(&name, self.battle.table().is_dying(who), "dying"),
            Being::Helpless => is_fate(fate.is_helpless()),
            Being::Prone | Being::Standing => {
                let is_prone = body.posture == Posture::Prone;
                let word = if is_prone { "prone" } else { "standing" };
                (is_prone == (*being == Being::Prone), format!("{name} is {word}"))
            }
            Being::Sneaking(wanted) => {
                let roll = body.sneaking.as_ref().and_then(|sneaking| sneaking.roll);
                let found = match roll {
                    Some(roll) => format!("{name} is sneaking at {roll}"),
                    None => format!("{name} is not sneaking"),
                };
                (roll.is_some() && wanted.is_none_or(|wanted| roll == Some(wanted)), found)
            }
            Being::SpottedBy(eye) => {
                let spotted_by =
                    body.sneaking.as_ref().map(|sneaking| &sneaking.spotted_by[..]).unwrap_or_default();
                let lines = spotted_by.iter().map(|eye| format!("{name} is spotted by {}", self.name(*eye)));
                (spotted_by.contains(eye), or_nothing(lines, || format!("{name} is spotted by nobody")))
            }
            Being::At(at) => (body.place.0 == *at, format!("{name} is at {}", body.place.0)),
            Being::SeenBy(actor) => {
                let table = self.battle.table();
                let (is_seen, by) = match actor {
                    Actor::One(eye) => (table.sees(*eye, who), self.name(*eye)),
                    Actor::Side(side) => {
                        let sees = |eye: CombatantId| table.side(eye) == *side && table.sees(eye, who);
                        let is_own = table.side(who) == *side;
                        let is_there = body.fate.is_on_map();
                        (is_own || is_there && table.able().any(|(eye, _)| sees(eye)), self.side(*side))
                    }
                };
                (is_seen, format!("{name} is {}seen by {by}", if is_seen { "" } else { "not " }))
            }
            Being::OnSide(side) => {
                let own = self.battle.table().side(who);
                (own == *side, format!("{name} is on side {}", self.side(own)))
            }
            Being::ControlledBy(level) => {
                let by = match &body.control {
                    Control::Player => "player".to_owned(),
                    Control::Opponent(level) => print_name(level),
                };
                (body.control == Control::of(level.clone()), format!("{name} is controlled by {by}"))
            }
        }
    }

    pub(super) fn creature(&self, kind: CreatureId) -> String {
        print_name(self.battle.muster().name_of(Named::Creature, usize::from(kind.0)).unwrap_or_default())
    }

    fn offers(&self, wanted: Option<(&'static str, CombatantId)>) -> (bool, String) {
        let offers = self.news.iter().filter_map(|fact| match fact.what {
            Happening::Offered { offer } => Some((offer.reaction.word(), offer.to)),
            _ => None,
        });
        let offers: Vec<_> = offers.collect();
        let lines = offers.iter().map(|(kind, to)| format!("offered: {kind} to {}", self.name(*to)));
        let is_so = wanted.map_or(offers.is_empty(), |wanted| offers.contains(&wanted));
        (is_so, or_nothing(lines, || "nothing offered".to_owned()))
    }

    fn turn(&self, actor: Actor) -> (bool, String) {
        let table = self.battle.table();
        let (is_so, found) = match actor {
            Actor::One(who) => {
                let candidates = self.battle.candidates();
                let names: Vec<String> = candidates.iter().map(|who| self.name(*who)).collect();
                (candidates.contains(&who), names)
            }
            Actor::Side(side) => {
                let now = table.side_to_go();
                (now == Some(side), now.map(|side| self.side(side)).into_iter().collect())
            }
        };
        (
            is_so,
            or_nothing(found.iter().map(|name| format!("turn is {name}")), || "battle is over".to_owned()),
        )
    }

    fn winner(&self, side: Option<SideId>) -> (bool, String) {
        match self.battle.table().turn.phase {
            Phase::Over(Outcome::Won(sides)) => {
                let scenario = &self.battle.muster().scenario;
                let winners = scenario.side_ids().filter(|side| sides.contains(*side));
                let lines = winners.map(|side| format!("winner is {}", self.side(side)));
                (side.is_some_and(|side| sides.contains(side)), or_nothing(lines, String::new))
            }
            Phase::Over(Outcome::Draw) => (side.is_none(), "winner is nobody".to_owned()),
            _ => (false, "battle is not over".to_owned()),
        }
    }
}

fn is_or_not(name: &str, is_so: bool, word: &str) -> (bool, String) {
    (is_so, format!("{name} is {}{word}", if is_so { "" } else { "not " }))
}
