//! The orders that a side may give now, as data: the options of the rules, each with what it costs, what it may provoke
//! and its exact odds, as the screen shows them before a click.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::lines::{Choice, Expected, Harm, Odds, Provoked, Question, Reached};
use super::view::Viewer;
use crate::battle::deeds::{Attack, Try};
use crate::battle::order_text::print_order;
use crate::battle::{Against, CombatantId, Deed, DeedName, Offer, Order, Refusal, Target};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::questions::odds::{Odds as Chances, Toll, Wanted};
use crate::rules::reactions::Merit;
use crate::tell::key_of;

/// The odds of blows that have been worked out for this decision: many walks provoke the same blow in the same place.
type KnownBlows = BTreeMap<(CombatantId, Pos), Provoked>;

impl Viewer<'_> {
    /// The question that is being asked.
    pub fn question(&self) -> Option<Question> {
        let offer = self.table.offer?;
        let (text, data) = (self.teller.offer(offer), self.teller.data(&offer.reaction));
        Some(Question { who: self.key(offer.to), text, data })
    }

    /// Every order that the side may give now.
    pub fn choices(&self) -> Vec<Choice> {
        if let Some(offer) = self.table.offer {
            return self.answers(offer);
        }
        let own = self.table.candidates().filter(|who| self.table.side(*who) == self.side);
        own.flat_map(|who| self.choices_of(who)).collect()
    }

    /// Yes and no, with the odds of the reaction.
    fn answers(&self, offer: Offer) -> Vec<Choice> {
        let target = match offer.reaction.merit() {
            Merit::Blow { target, .. } | Merit::Boon { target, .. } => Some(target),
            Merit::Retreat | Merit::Always => None,
        };
        let odds = self.table.odds_of_answer(offer).map(|odds| self.odds(&odds, target));
        let answer = |order: Order, deed: &str, odds: Option<Odds>| Choice {
            target: target.map(|target| self.key(target)),
            expected: self.expected(target.zip(odds.as_ref())),
            odds,
            ..self.plain(&order, offer.to, deed)
        };
        vec![answer(Order::Accept, "accept", odds), answer(Order::Decline, "decline", None)]
    }

    fn choices_of(&self, who: CombatantId) -> Vec<Choice> {
        let mut reach = Reach::new();
        let options = self.table.options(who, &mut reach);
        let mut known_blows = KnownBlows::new();
        let walks = options.squares.iter().zip(options.orders(who)).map(|(square, order)| {
            let path = reach.path(square.at).unwrap_or_default();
            let provokes = self.blows(&order, &path, &mut known_blows);
            let cost = self.table.permit(&order).ok().map(|permit| permit.cost);
            Choice { at: Some(square.at), cost, path, provokes, ..self.plain(&order, who, "move") }
        });
        let mut choices: Vec<Choice> = walks.collect();
        // Every combatant in sight can be tried against too, which would be more options than all others together.
        let trials = self.table.trials_against(who, &[Against::Usual]);
        choices.extend(options.deeds.iter().chain(&trials).filter_map(|order| match order {
            Order::Deed { who, deed } => Some(self.deed(order, *who, deed, &mut known_blows)),
            Order::Accept | Order::Decline | Order::Gm(_) => None,
        }));
        choices
    }

    /// An order that the side thinks of, among the options or not, as an option. A declared round has that of each of its
    /// deeds.
    ///
    /// # Errors
    /// Why the order cannot be given.
    pub fn weigh(&self, order: &Order) -> Result<Choice, Refusal> {
        self.table.permit(order)?;
        match order {
            Order::Deed { who, deed: Deed::Declare(round) } => {
                let deeds = self.weigh_round(*who, &round.deeds)?;
                Ok(Choice { deeds, ..self.plain(order, *who, &key_of(DeedName::Declare.name())) })
            }
            Order::Deed { who, deed } => Ok(self.deed(order, *who, deed, &mut KnownBlows::new())),
            Order::Accept | Order::Decline | Order::Gm(_) => {
                let offered = self.table.offer.map(|offer| self.answers(offer)).unwrap_or_default();
                let text = print_order(order, &**self.table.muster);
                offered.into_iter().find(|choice| choice.order == text).ok_or(Refusal::NothingOffered)
            }
        }
    }

    /// The deeds of a round, each as it stands once those before it are declared, in a copy of the battle.
    fn weigh_round(&self, who: CombatantId, deeds: &[Deed]) -> Result<Vec<Choice>, Refusal> {
        let mut copy = self.battle.copy(0);
        let mut choices = Vec::new();
        for deed in deeds {
            let order = Order::deed(who, deed.clone());
            choices.push(Viewer::new(&copy, self.teller, self.side).weigh(&order)?);
            copy.submit(order)?;
        }
        Ok(choices)
    }

    fn deed(&self, order: &Order, who: CombatantId, deed: &Deed, known_blows: &mut KnownBlows) -> Choice {
        let table = &self.table;
        let permit = table.permit(order).ok();
        let aim = deed.aim(who);
        let target = match (aim, deed) {
            // A check against a number is against nobody.
            (_, Deed::Try(Try { against: Against::Usual | Against::Number(_), .. })) => None,
            (Some(Target::One(target)), _) => Some(target),
            (Some(Target::Square(_)) | None, _) => None,
        };
        let at = match aim {
            Some(Target::Square(at)) => Some(at),
            Some(Target::One(_)) | None => None,
        };
        let path = permit.as_ref().map(|permit| permit.path.clone()).unwrap_or_default();
        let reached = table.affected(order).reached;
        // Where an order has no target of its own, the odds of everybody reached say all that there is to say.
        let odds = table.odds(order).filter(|_| reached.is_empty() || target.is_some());
        let odds = odds.map(|odds| self.odds(&odds, Some(target.unwrap_or(who))));
        let reached: Vec<_> =
            reached.iter().map(|(other, odds)| (*other, self.odds(odds, Some(*other)))).collect();
        let all_reached = reached.iter().map(|(other, odds)| (*other, odds));
        Choice {
            // What has no target can only happen to whoever does it, as a trap that they fail to disarm.
            expected: self.expected(odds.iter().map(|odds| (target.unwrap_or(who), odds)).chain(all_reached)),
            target: target.map(|target| self.key(target)),
            at,
            weapon: deed.blow().map(|(sweep, _)| self.weapon(sweep.what)),
            swings: self.swings(who, deed),
            cost: permit.map(|permit| permit.cost),
            odds,
            reached: (reached.into_iter())
                .map(|(other, odds)| Reached { who: self.key(other), odds })
                .collect(),
            provokes: self.blows(order, &path, known_blows),
            path,
            ..self.plain(order, who, &key_of(deed.name().name()))
        }
    }

    /// An order without anything that is to be said about it.
    fn plain(&self, order: &Order, who: CombatantId, deed: &str) -> Choice {
        Choice {
            order: print_order(order, &**self.table.muster),
            text: self.teller.order(order),
            who: self.key(who),
            deed: deed.to_owned(),
            target: None,
            at: None,
            weapon: None,
            swings: None,
            cost: None,
            path: Vec::new(),
            expected: Expected::default(),
            odds: None,
            reached: Vec::new(),
            provokes: Vec::new(),
            deeds: Vec::new(),
        }
    }

    /// How many swings an attack may have.
    fn swings(&self, who: CombatantId, deed: &Deed) -> Option<u16> {
        let Deed::Attack(Attack { target, weapon, .. }) = *deed else { return None };
        let most = self.table.most_swings(who, target, weapon);
        self.table.swings(who, weapon, most).map(|swings| swings.count)
    }

    /// The blows that an order may provoke on its way.
    fn blows(&self, order: &Order, way: &[Pos], known: &mut KnownBlows) -> Vec<Provoked> {
        let mut blow = |(at, offer): (Footprint, Offer)| {
            let known = known.entry((offer.to, at.corner()));
            match known {
                Entry::Occupied(known) => Some(known.get().clone()),
                Entry::Vacant(unknown) => {
                    let odds = self.table.odds_of_provoked(order, at, offer)?;
                    let odds = self.odds(&odds, order.who());
                    Some(unknown.insert(Provoked { who: self.key(offer.to), at: at.corner(), odds }).clone())
                }
            }
        };
        self.table.provocations(order, way).into_iter().filter_map(&mut blow).collect()
    }

    /// What enemies suffer on average, less what the side and its allies suffer.
    fn expected<'o>(&self, affected: impl IntoIterator<Item = (CombatantId, &'o Odds)>) -> Expected {
        let table = &self.table;
        let mut expected = Expected::default();
        for (who, odds) in affected {
            let sign = match table.side(who) {
                side if table.are_hostile(self.side, side) => 1.0,
                side if table.are_allied(self.side, side) => -1.0,
                _ => 0.0,
            };
            let chance = |wanted: Wanted| odds.chances.get(wanted.word()).copied().unwrap_or_default();
            expected.harm += sign * odds.harm.as_ref().map_or(0.0, |harm| harm.mean);
            expected.injured += sign * chance(Wanted::Injured);
            expected.out += sign * chance(Wanted::OutOfTheFight);
        }
        expected
    }

    /// The odds, with the harm to whom they are about.
    fn odds(&self, odds: &Chances, target: Option<CombatantId>) -> Odds {
        let is_told = |(wanted, chance): &(Wanted, f64)| {
            *chance > 0.0 || matches!(wanted, Wanted::Hit | Wanted::Miss) && odds.may_land_or_miss()
        };
        // A sum of no chances is -0, and one of all of them may be a little above 1. JSON would show both.
        let all = Wanted::ALL.into_iter().map(|wanted| (wanted, (odds.chance(wanted) + 0.0).min(1.0)));
        // Chances may add up to a little more or less than 1, and the mean to a little more than the most.
        let toll = target.and_then(|target| odds.toll(target));
        let mean = |toll: &Toll| toll.mean.clamp(toll.least.into(), toll.most.into());
        Odds {
            check: odds.first.as_ref().map(|ask| self.teller.ask(ask)),
            chances: all.filter(is_told).map(|(wanted, chance)| (wanted.word(), chance)).collect(),
            harm: toll.map(|toll| Harm { mean: mean(&toll), least: toll.least, most: toll.most }),
        }
    }
}
