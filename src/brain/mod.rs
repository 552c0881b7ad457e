//! Opponents: what a side knows of a battle becomes an order, by the same options, permits and odds that a player
//! sees. No book is known here, nothing is rolled, and nothing is known that the side does not know.
//!
//! | file | what lives there |
//! |---|---|
//! | `scene` | who is there, as the one about to act sees it |
//! | `worth` | what a deed is worth by its exact odds, and the memory of that |
//! | `stance` | the states that this memory tells apart |
//! | `mixer` | the digests that this memory goes by |
//! | `heading` | where to go when nothing is to be done here, and which doors bar the way |
//! | `errands` | going there, opening doors, taking up weapons |
//! | `brute`, `careful` | the two profiles |
//! | `ground` | how `careful` weighs the squares it could stand on |
//! | `manner` | in what manner to strike: with a second weapon, daringly |
//! | `magic` | what spells and items are worth |
//! | `care` | what saving, easing and rallying friends is worth |
//! | `snares` | what is put in the way of enemies |
//! | `glance` | what those squares promise at first sight |
//! | `parting` | getting out of a fight that one does not walk away from |
//! | `support` | how `careful` weighs deeds that help others, and what both do in passing |

mod brute;
mod care;
mod careful;
mod errands;
mod glance;
mod ground;
mod heading;
mod magic;
mod manner;
mod mixer;
mod parting;
mod scene;
mod snares;
mod stance;
mod support;
mod value;
mod worth;

use smallvec::SmallVec;

use crate::battle::deeds::{Concentrate, Disengage, End, Move, Step, Switch, Via};
use crate::battle::{CombatantId, Control, Deed, Offer, Order, Refusal};
use crate::engine::Aim;
use crate::grid::{Footprint, Reach};
use crate::rules::reactions::Merit;
use crate::rules::table::answers::Reachable;
use crate::rules::table::{Gathered, Somebody, Table};
use glance::Glance;
use heading::Heading;
use scene::Scene;
use worth::Worths;

/// How an opponent makes up its mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Profile {
    /// Closes with the nearest enemy, strikes with its best weapon, spends everything and never gives way.
    Brute,
    /// Weighs what a deed is likely to bring against the reply that it invites.
    Careful,
}

/// Memory that an opponent uses again from one decision to the next. It holds nothing that a decision depends on:
/// a new one comes to the same orders.
#[derive(Debug, Default)]
pub struct Mind {
    /// Where the one about to act can go.
    reach: Reach,
    squares: Vec<Reachable>,
    scene: Scene,
    heading: Heading,
    worths: Worths,
    candidates: Vec<CombatantId>,
    glance: Glance,
}

impl Mind {
    /// A mind with nothing in it.
    pub fn new() -> Mind {
        Mind::default()
    }
}

impl Profile {
    /// Every profile.
    pub const ALL: [Profile; 2] = [Profile::Brute, Profile::Careful];

    /// The name that files and the command line use.
    pub const fn name(self) -> &'static str {
        match self {
            Profile::Brute => "brute",
            Profile::Careful => "careful",
        }
    }

    /// The profile of that name.
    pub fn parse(name: &str) -> Option<Profile> {
        Profile::ALL.into_iter().find(|profile| profile.name() == name)
    }

    /// The profile at the controls of a combatant; none where a person is, or the name is nobody's.
    pub fn at(control: &Control) -> Option<Profile> {
        match control {
            Control::Player => None,
            Control::Opponent(name) => Profile::parse(name),
        }
    }

    /// What to order now, for any of those who may act or for the one who is asked. The table is to be seen by their
    /// side; `aims` may be everybody's, those of other sides are passed over.
    pub fn decide(self, table: &Table<'_>, aims: &[Aim], mind: &mut Mind) -> Order {
        self.decide_among(table, aims, mind, |_| true)
    }

    /// What to order now for one of those who may act and are allowed for; where nobody is, for any of them.
    pub fn decide_among(
        self,
        table: &Table<'_>,
        aims: &[Aim],
        mind: &mut Mind,
        is_allowed: impl Fn(CombatantId) -> bool,
    ) -> Order {
        let mut bodies = Gathered::new();
        let table = &table.laid_out(&mut bodies);
        if let Some(offer) = table.offer {
            return self.answer(table, offer, mind);
        }
        let mut candidates = std::mem::take(&mut mind.candidates);
        candidates.clear();
        candidates.extend(table.candidates().filter(|who| is_allowed(*who)));
        if candidates.is_empty() {
            candidates.extend(table.candidates());
        }
        let chosen = foremost(table, &candidates);
        mind.candidates = candidates;
        let Some(who) = chosen else { return Order::Decline };
        if table.spare(who).is_some_and(|purse| purse.steps == 0 && purse.main == 0 && purse.swift == 0) {
            return Order::deed(who, End {});
        }
        if !table.is_able(who) {
            return Order::deed(who, End {});
        }
        // A spell that still holds is worth a lesser action.
        let heed = Order::deed(who, Concentrate {});
        if table.permit(&heed).is_ok_and(|permit| permit.cost.main == 0) {
            return heed;
        }
        mind.scene.survey(table, who, aims, &mut mind.worths);
        let in_passing =
            if mind.scene.may_act || table.is_rooted(who) { None } else { support::in_passing(table, mind) };
        let deed = in_passing.or_else(|| match self {
            Profile::Brute => brute::decide(table, mind),
            Profile::Careful => careful::decide(table, mind),
        });
        let deed = deed.or_else(|| errands::change_weapon(table, mind));
        let deed = deed.or_else(|| errands::get_past_a_trap(table, mind));
        let deed = manner::choose(table, who, deed.unwrap_or_else(|| End {}.into()));
        let order = Order::deed(who, sidestep(table, who, deed));
        // A move was found by the very search that would judge it.
        let is_found = matches!(order, Order::Deed { deed: Deed::Move(_), .. });
        if is_found {
            return order;
        }
        let instead = match table.permit(&order) {
            Ok(_) => return order,
            // What is to be used must come to the ready first.
            Err(Refusal::NotReady { weapon }) => Order::deed(who, Switch { weapon }),
            Err(_) => Order::deed(who, End {}),
        };
        if table.permit(&instead).is_ok() { instead } else { Order::deed(who, End {}) }
    }

    /// A brute takes every blow it is offered, a careful one every blow that may do some good. Both take what keeps them
    /// or a friend from harm.
    fn answer(self, table: &Table<'_>, offer: Offer, mind: &mut Mind) -> Order {
        mind.scene.survey(table, offer.to, &[], &mut mind.worths);
        let does_good = match offer.reaction.merit() {
            Merit::Blow { .. } => self == Profile::Brute || mind.worths.answer(table, offer) > 0,
            Merit::Boon { target, spell } => magic::good(table, &mind.scene, target, spell) > 0,
            Merit::Retreat => self == Profile::Careful,
            Merit::Always => true,
        };
        if does_good { Order::Accept } else { Order::Decline }
    }
}

/// The one who acts first: the nearest to an enemy, so that those behind find the way free and the enemy worn down.
fn foremost(table: &Table<'_>, candidates: &[CombatantId]) -> Option<CombatantId> {
    if let [only] = candidates {
        return Some(*only);
    }
    let first = *candidates.first()?;
    let diagonal = table.muster.book.diagonal;
    let squares = |(who, body): (CombatantId, Somebody<'_>)| table.footprint_at(who, body.place.0);
    let foes: SmallVec<[Footprint; 16]> =
        table.able().filter(|(who, _)| table.is_enemy(first, *who)).map(squares).collect();
    let gap = |who: CombatantId| {
        let here = table.footprint(who)?;
        foes.iter().map(|foe| here.reach(*foe, diagonal)).min()
    };
    candidates.iter().copied().min_by_key(|who| gap(*who).unwrap_or(u32::MAX))
}

/// A walk to the next square, as a careful or a quick step where that is the better of it: nobody can answer the one, and
/// the other leaves the main action for something else.
fn sidestep(table: &Table<'_>, who: CombatantId, deed: Deed) -> Deed {
    let Deed::Move(Move { to, .. }) = deed else { return deed };
    let Some(here) = table.footprint(who).filter(|here| here.is_adjacent(Footprint::new(to, 1))) else {
        return deed;
    };
    let is_threatened = table.answers_to_leaving(who, here).next().is_some();
    let instead: Deed = if is_threatened { Disengage { to }.into() } else { Step { to }.into() };
    let permit = table.permit(&Order::deed(who, instead.clone()));
    if permit.is_ok_and(|permit| is_threatened || permit.cost.main == 0) { instead } else { deed }
}

/// The order to go somewhere.
fn go(square: Reachable) -> Deed {
    Move { to: square.at, via: Via::new() }.into()
}
