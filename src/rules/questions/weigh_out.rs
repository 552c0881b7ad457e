//! Works out odds: an exchange is given every possible result of its checks, each with its chance, until every branch has
//! ended.

use smallvec::SmallVec;

use crate::battle::CombatantId;
use crate::dice::{Distribution, Rolled};
use crate::rules::conditions::RollOverride;
use crate::rules::exchange::Exchange;
use crate::rules::exchange::strike::Sums;
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

/// The rolls that came up while odds were worked out, each with its circumstances.
pub type CheckedCircumstances = Vec<(Attempted, Circumstances)>;

/// An exchange that waits for a roll, and what each roller has rolled in it so far.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    exchange: Exchange,
    ask: Ask,
    rollers: Rollers,
}

/// The combatants who have rolled in an exchange, or succeeded without a roll.
type Rollers = SmallVec<[(CombatantId, Before); 2]>;

/// The results of a check that an exchange can tell apart, each with its chance.
type Results = SmallVec<[(Rolled, f64); 6]>;

impl Table<'_> {
    /// The exact chances of an exchange that is about to begin.
    pub fn weigh_out(&self, exchange: Exchange) -> Odds {
        self.weigh_out_noting(exchange, &mut CheckedCircumstances::new())
    }

    /// The same, and adds all rolls that came up to `met`. As long as these rolls have the same circumstances, the exchange
    /// has the same odds.
    pub fn weigh_out_noting(&self, exchange: Exchange, met: &mut CheckedCircumstances) -> Odds {
        self.weigh(exchange, met, false)
    }

    /// The same; with `is_helped`, a friend's help counts for the attacker whether or not that friend reaches this target.
    pub(super) fn weigh(&self, exchange: Exchange, met: &mut CheckedCircumstances, is_helped: bool) -> Odds {
        let mut odds = Odds { first: None, endings: Distribution::default() };
        let mut open = Distribution::default();
        odds.advance(exchange.next(None), SmallVec::new(), 1.0, &mut open);
        // Equal states are merged, however they came about.
        while !open.is_empty() {
            for (state, weight) in std::mem::take(&mut open) {
                let State { exchange, ask, mut rollers } = *state;
                let (ask, results) = self.results(ask, &mut rollers, met, is_helped);
                odds.first.get_or_insert(ask);
                match exchange.adding_up() {
                    Ok(sums) => {
                        for (step, chance) in
                            self.add_up(sums, results, &mut rollers, (met, is_helped)).steps()
                        {
                            odds.advance(
                                step.of(Exchange::Strike),
                                rollers.clone(),
                                weight * chance,
                                &mut open,
                            );
                        }
                    }
                    Err(exchange) => {
                        let mut left = results.len();
                        // The last of the results takes the exchange itself instead of a copy.
                        let mut whole = Some(exchange);
                        for (rolled, chance) in results {
                            left -= 1;
                            let exchange = if left == 0 { whole.take() } else { whole.clone() };
                            if let Some(exchange) = exchange {
                                let step = exchange.next(Some(&rolled));
                                odds.advance(step, rollers.clone(), weight * chance, &mut open);
                            }
                        }
                    }
                }
            }
        }
        odds
    }

    /// Adds up dice that do not depend on one another.
    fn add_up(
        &self,
        mut sums: Sums,
        first: Results,
        rollers: &mut Rollers,
        (met, is_helped): (&mut CheckedCircumstances, bool),
    ) -> Sums {
        sums.count(&first);
        while let Some(ask) = sums.next_dice() {
            let (_, results) = self.results(ask, rollers, met, is_helped);
            sums.count(&results);
        }
        sums
    }

    /// A check under the present circumstances, and all its results. Notes that the roller has rolled.
    fn results(
        &self,
        mut ask: Ask,
        rollers: &mut Rollers,
        met: &mut CheckedCircumstances,
        is_helped: bool,
    ) -> (Ask, Results) {
        let known = ask.who.and_then(|who| rollers.iter().position(|(other, _)| *other == who));
        let before = known.map_or(Before::Nothing, |place| rollers[place].1);
        let attempted = Attempted { who: ask.who, purpose: ask.purpose, before, is_helped };
        let circumstances = self.met_by(attempted, met);
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

impl Odds {
    fn advance(
        &mut self,
        step: Step<Exchange>,
        rollers: Rollers,
        weight: f64,
        open: &mut Distribution<Box<State>>,
    ) {
        match step {
            Step::Done(ending) => self.endings.add(ending, weight),
            Step::Ask(exchange, ask) => open.add(Box::new(State { exchange, ask, rollers }), weight),
        }
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
