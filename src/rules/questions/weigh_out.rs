//! Works out odds: an exchange is given every possible result of its checks, each with its chance, until every branch has
//! ended.

use smallvec::SmallVec;

use crate::battle::CombatantId;
use crate::dice::{Distribution, Rolled};
use crate::rules::conditions::RollOverride;
use crate::rules::exchange::Exchange;
use crate::rules::exchange::strike::{
    Dealt, Delivered, Delivery, DeliveryStep, ImpactPlan, StrikePlan, Sums, follow_up,
};
use crate::rules::questions::circumstances::{Attempted, Before, Circumstances};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// The exact chances of everything that an order may lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The first check, if there is one, for the screen to explain.
    pub first: Option<Ask>,
    /// Every ending with its chance.
    pub endings: Distribution<Ending>,
}

/// The exact chances of what the delivery of a strike may come to.
#[derive(Debug)]
pub struct DeliveryOdds {
    /// The first check, if there is one.
    pub first: Option<Ask>,
    /// Every end of the delivery, those who have rolled until then, and its chance.
    pub ends: Vec<(Delivered, Rollers, f64)>,
}

/// The rolls that came up while odds were worked out, each with its circumstances.
pub type CheckedCircumstances = Vec<(Attempted, Circumstances)>;

/// The combatants who have rolled in an exchange, or succeeded without a roll, and what each has rolled so far.
pub type Rollers = SmallVec<[(CombatantId, Before); 2]>;

/// The results of a check that an exchange can tell apart, each with its chance.
type Results = SmallVec<[(Rolled, f64); 6]>;

/// A chain of checks whose odds can be worked out.
trait Chain: Clone + Ord {
    /// How it ends.
    type End;

    fn next(self, rolled: Option<&Rolled>) -> Link<Self>;

    /// The totals that the next dice may add up to, if the dice are only added up.
    fn adding_up(&self) -> Option<Sums>;

    /// Goes on once the damage dice of a strike have been added up.
    fn follow_up(plan: &StrikePlan, delivered: Delivered) -> Link<Self>;
}

/// What a chain asks for next, or how it has ended.
enum Link<C: Chain> {
    Ask(C, Ask),
    End(C::End),
}

impl Chain for Exchange {
    type End = Ending;

    fn next(self, rolled: Option<&Rolled>) -> Link<Exchange> {
        self.next(rolled).into()
    }

    fn adding_up(&self) -> Option<Sums> {
        self.adding_up()
    }

    fn follow_up(plan: &StrikePlan, delivered: Delivered) -> Link<Exchange> {
        follow_up(&plan.impacts, delivered).of(Exchange::Strike).into()
    }
}

impl From<Step<Exchange>> for Link<Exchange> {
    fn from(step: Step<Exchange>) -> Link<Exchange> {
        match step {
            Step::Ask(exchange, ask) => Link::Ask(exchange, ask),
            Step::Done(ending) => Link::End(ending),
        }
    }
}

impl Chain for Delivery {
    type End = Delivered;

    fn next(self, rolled: Option<&Rolled>) -> Link<Delivery> {
        match self.next(rolled) {
            DeliveryStep::Ask(delivery, ask) => Link::Ask(delivery, ask),
            DeliveryStep::Over(delivered) => Link::End(delivered),
        }
    }

    fn adding_up(&self) -> Option<Sums> {
        self.adding_up()
    }

    fn follow_up(_: &StrikePlan, delivered: Delivered) -> Link<Delivery> {
        Link::End(delivered)
    }
}

/// A chain that waits for a roll, and what each roller has rolled in it so far.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State<C> {
    chain: C,
    ask: Ask,
    rollers: Rollers,
}

/// What the rolls of an exchange meet while its odds are worked out.
pub struct Meeting<'m> {
    /// All rolls that came up. As long as these have the same circumstances, the exchange has the same odds.
    pub met: &'m mut CheckedCircumstances,
    /// Whether an ally's help counts for the attacker whether or not that ally reaches this target.
    pub is_helped: bool,
}

impl Table<'_> {
    /// The exact chances of an exchange that is about to begin.
    pub fn weigh_out(&self, exchange: Exchange) -> Odds {
        self.weigh_out_noting(exchange, &mut CheckedCircumstances::new())
    }

    /// The same, and adds all rolls that came up to `met`.
    pub fn weigh_out_noting(&self, exchange: Exchange, met: &mut CheckedCircumstances) -> Odds {
        self.weigh(exchange, Meeting { met, is_helped: false })
    }

    pub(super) fn weigh(&self, exchange: Exchange, mut meeting: Meeting<'_>) -> Odds {
        let mut endings = Distribution::default();
        let begin = Chain::next(exchange, None);
        let first = self.follow(begin, Rollers::new(), &mut meeting, &mut |ending, _, chance| {
            endings.add(ending, chance);
        });
        Odds { first, endings }
    }

    /// The exact chances of what the delivery of a strike may come to. Adds all rolls that came up to `met`.
    pub fn weigh_delivery(&self, delivery: Delivery, met: &mut CheckedCircumstances) -> DeliveryOdds {
        let mut ends = Vec::new();
        let begin = Chain::next(delivery, None);
        let mut meeting = Meeting { met, is_helped: false };
        let first = self.follow(begin, Rollers::new(), &mut meeting, &mut |end, rollers, chance| {
            ends.push((end, rollers, chance));
        });
        DeliveryOdds { first, ends }
    }

    /// Gives every ending that the impact of a strike may have, with its chance.
    pub fn weigh_impact(
        &self,
        impacts: &[ImpactPlan],
        (dealt, rollers): (Dealt, Rollers),
        met: &mut CheckedCircumstances,
        take: &mut impl FnMut(Ending, f64),
    ) {
        let delivered = Delivered { dealt: Some(dealt), effects: Vec::new() };
        let begin: Link<Exchange> = follow_up(impacts, delivered).of(Exchange::Strike).into();
        let mut meeting = Meeting { met, is_helped: false };
        self.follow(begin, rollers, &mut meeting, &mut |ending, _, chance| take(ending, chance));
    }

    /// Follows a chain through every possible result of its checks, and gives every end with its chance. Returns the
    /// first check.
    fn follow<C: Chain>(
        &self,
        begin: Link<C>,
        rollers: Rollers,
        meeting: &mut Meeting<'_>,
        take: &mut impl FnMut(C::End, Rollers, f64),
    ) -> Option<Ask> {
        let mut first = None;
        // Equal states are merged, however they came about.
        let mut open = Distribution::default();
        advance(begin, rollers, 1.0, &mut open, take);
        while !open.is_empty() {
            for (state, weight) in std::mem::take(&mut open) {
                let State { chain, ask, mut rollers } = *state;
                let (ask, results) = self.results(ask, &mut rollers, meeting);
                first.get_or_insert(ask);
                if let Some(sums) = chain.adding_up() {
                    let sums = self.add_up(sums, results, &mut rollers, meeting);
                    for (delivered, chance) in sums.ends() {
                        let link = C::follow_up(sums.plan(), delivered);
                        advance(link, rollers.clone(), weight * chance, &mut open, take);
                    }
                    continue;
                }
                for (rolled, chance) in results {
                    let link = chain.clone().next(Some(&rolled));
                    advance(link, rollers.clone(), weight * chance, &mut open, take);
                }
            }
        }
        first
    }

    /// Adds up dice that do not depend on one another.
    fn add_up(
        &self,
        mut sums: Sums,
        first: Results,
        rollers: &mut Rollers,
        meeting: &mut Meeting<'_>,
    ) -> Sums {
        sums.count(&first);
        while let Some(ask) = sums.next_dice() {
            let (_, results) = self.results(ask, rollers, meeting);
            sums.count(&results);
        }
        sums
    }

    /// A check under the present circumstances, and all its results. Notes that the roller has rolled.
    fn results(&self, mut ask: Ask, rollers: &mut Rollers, meeting: &mut Meeting<'_>) -> (Ask, Results) {
        let known = ask.who.and_then(|who| rollers.iter().position(|(other, _)| *other == who));
        let before = known.map_or(Before::Nothing, |place| rollers[place].1);
        let is_helped = meeting.is_helped;
        let attempted = Attempted { who: ask.who, purpose: ask.purpose, before, is_helped };
        let circumstances = self.met_by(attempted, meeting.met);
        ask.check = circumstances.bear_on(ask.check);
        let now = before.then(
            self.is_landing_die(attempted.purpose),
            circumstances.roll_override == RollOverride::Assured,
        );
        match known {
            Some(place) => rollers[place].1 = now,
            None => rollers.extend(ask.who.map(|who| (who, now))),
        }
        let results = told_apart(&ask, circumstances.roll_override);
        (ask, results)
    }

    /// The circumstances of a roll, worked out only once, since nothing changes while odds are worked out.
    fn met_by<'m>(&self, attempted: Attempted, met: &'m mut CheckedCircumstances) -> &'m Circumstances {
        let place = met.iter().position(|(known, _)| *known == attempted).unwrap_or_else(|| {
            met.push((attempted, self.circumstances(attempted)));
            met.len() - 1
        });
        &met[place].1
    }
}

fn advance<C: Chain>(
    link: Link<C>,
    rollers: Rollers,
    weight: f64,
    open: &mut Distribution<Box<State<C>>>,
    take: &mut impl FnMut(C::End, Rollers, f64),
) {
    match link {
        Link::End(end) => take(end, rollers, weight),
        Link::Ask(chain, ask) => open.add(Box::new(State { chain, ask, rollers }), weight),
    }
}

/// The results that an exchange can tell apart, each with its chance.
fn told_apart(ask: &Ask, roll_override: RollOverride) -> Results {
    let mut results = Results::new();
    match (roll_override, ask.matters) {
        (RollOverride::Assured, _) => results.push((ask.check.assure(), 1.0)),
        (RollOverride::Fixed(face), _) => {
            results.extend(ask.check.chances_after(face.clamp(1, ask.check.throw.sides())));
        }
        (RollOverride::Dice, RelevantResult::Natural) => results.extend(ask.check.chances()),
        (RollOverride::Dice, matters) => {
            for (rolled, chance) in ask.check.chances() {
                match results.iter_mut().find(|(known, _)| matters.are_alike(known, &rolled)) {
                    Some((_, sum)) => *sum += chance,
                    None => results.push((rolled, chance)),
                }
            }
        }
    }
    results
}
