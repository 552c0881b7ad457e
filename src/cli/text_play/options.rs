//! The options of whoever is to act, as numbered lines with their odds.

use super::meaning::fits;
use crate::battle::order_text::print_order;
use crate::battle::{CombatantId, Deed, Order, Phrase, SideId, Target};
use crate::engine::Battle;
use crate::grid::{Pos, Reach};
use crate::rules::deeds::Gait;
use crate::rules::questions::foresight::ProvokedBlow;
use crate::rules::questions::odds::Odds;
use crate::rules::table::Table;
use crate::tell::{Teller, say};

/// The most squares on one line.
const SQUARES_ON_A_LINE: usize = 8;
/// The most squares that are listed without being asked for.
const SQUARES_AT_ONCE: usize = 24;

/// Everything that may be ordered now.
pub struct Options {
    pub orders: Vec<Order>,
    /// The orders as text.
    pub texts: Vec<String>,
}

impl Options {
    /// What these combatants may be ordered to do, or the answers to the offer that is open.
    pub fn of(table: &Table<'_>, who: &[CombatantId]) -> Options {
        let orders: Vec<Order> = if table.offer.is_some() {
            vec![Order::Accept, Order::Decline]
        } else {
            let options = |who: &CombatantId| {
                let options = table.options(*who, &mut Reach::new());
                let mut orders: Vec<Order> = options.orders(*who).collect();
                // What takes only a line comes first, and walks, which have the most squares, come last.
                orders.sort_by_key(|order| {
                    let is_walk =
                        matches!(order, Order::Deed { deed, .. } if deed.gait() == Some(Gait::Walk));
                    (is_walk, end_of(order).is_some())
                });
                orders
            };
            who.iter().flat_map(options).collect()
        };
        let texts = orders.iter().map(|order| print_order(order, &**table.muster)).collect();
        Options { orders, texts }
    }

    /// One line for each option that these words fit, and several squares that a combatant may go to on one line. Without
    /// any words, walks to many squares are only counted.
    pub fn lines(&self, view: &OrderView<'_>, asked: &str) -> Vec<String> {
        let fitting: Vec<usize> =
            (0..self.orders.len()).filter(|place| fits(asked, &self.texts[*place])).collect();
        let groups = fitting.chunk_by(|one, other| goes_like(&self.orders[*one], &self.orders[*other]));
        let lines = groups.flat_map(|places| match places {
            many if many.len() > SQUARES_AT_ONCE && asked.is_empty() => vec![self.count(view, many)],
            several if several.len() > 2 => self.squares(view, several),
            few => few.iter().map(|place| self.line(view, *place)).collect(),
        });
        lines.collect()
    }

    /// The beginning that the texts of several orders share: all but the square.
    fn verb(&self, place: usize) -> &str {
        let text = &self.texts[place];
        text.rsplit_once(' ').map_or(text.as_str(), |(verb, _)| verb)
    }

    /// How many squares a combatant may go to, and how to see them.
    fn count(&self, view: &OrderView<'_>, places: &[usize]) -> String {
        say!(view.teller.words(), "text-many-squares", order = self.verb(places[0]), count = places.len())
    }

    /// An option with its number and its odds.
    pub fn line(&self, view: &OrderView<'_>, place: usize) -> String {
        let order = &self.orders[place];
        let odds = view.brief(order);
        let words = view.teller.words();
        let key = if odds.is_empty() { "text-option" } else { "text-option-with-odds" };
        let phrase = Phrase::new(key).with("number", format!("{:>3}", place + 1));
        words.phrase(&phrase.with("order", self.texts[place].as_str()).with("odds", odds))
    }

    /// Several squares that a combatant may go to, each with its number; a mark says where a blow may be provoked.
    fn squares(&self, view: &OrderView<'_>, places: &[usize]) -> Vec<String> {
        let words = view.teller.words();
        let mut lines = vec![say!(words, "text-squares", order = self.verb(places[0]))];
        let numbered: Vec<String> = places
            .iter()
            .copied()
            .map(|place| {
                let is_risky = !view.provoked(&self.orders[place]).is_empty();
                let key = if is_risky { "text-risky-square" } else { "text-square" };
                let at = end_of(&self.orders[place]).map(|at| view.teller.square(at)).unwrap_or_default();
                let phrase = Phrase::new(key).with("number", format!("{:>3}", place + 1));
                format!("{:<11}", words.phrase(&phrase.with("at", at)))
            })
            .collect();
        let rows = numbered.chunks(SQUARES_ON_A_LINE).map(|row| row.concat().trim_end().to_owned());
        lines.extend(rows);
        lines
    }
}

/// Where an order leads.
fn end_of(order: &Order) -> Option<Pos> {
    match order {
        Order::Deed { deed, .. } => deed.leads_to(),
        Order::Accept | Order::Decline | Order::Gm(_) => None,
    }
}

/// Whether two orders let the same combatant go somewhere in the same way.
fn goes_like(one: &Order, other: &Order) -> bool {
    match (one, other) {
        (Order::Deed { who, deed }, Order::Deed { who: same, deed: alike }) => {
            who == same && deed.name() == alike.name() && deed.leads_to().is_some()
        }
        _ => false,
    }
}

/// Tells of orders as one side knows them.
pub struct OrderView<'v> {
    pub table: Table<'v>,
    pub teller: &'v Teller,
}

impl<'v> OrderView<'v> {
    pub fn new(battle: &'v Battle, teller: &'v Teller, side: SideId) -> OrderView<'v> {
        OrderView { table: battle.table().seen_by(side), teller }
    }

    /// The odds of an order in a few words; nothing if nothing is rolled and nothing provoked.
    fn brief(&self, order: &Order) -> String {
        let words = self.teller.words();
        let mut told: Vec<String> = Vec::new();
        let (target, odds) = self.odds(order);
        if let Some(odds) = odds {
            told.push(self.brief_odds(&odds, target, order));
        }
        for (who, odds) in self.table.affected(order).reached {
            let phrase = Phrase::new("odds-brief-for").with("who", self.teller.name(who));
            told.push(words.phrase(&phrase.with("odds", self.teller.brief_odds(&odds, who))));
        }
        told.extend(self.provoked(order));
        words.remarks(told)
    }

    /// Whom an order is aimed at, and its odds.
    fn odds(&self, order: &Order) -> (Option<CombatantId>, Option<Odds>) {
        match order {
            Order::Deed { who, deed } => {
                let target = match deed.aim(*who) {
                    Some(Target::One(target)) => Some(target),
                    Some(Target::Square(_)) | None => None,
                };
                let is_said_by_reached = target.is_none() && !self.table.affected(order).reached.is_empty();
                (target, self.table.odds(order).filter(|_| !is_said_by_reached))
            }
            Order::Accept => {
                let odds = self.table.offer.and_then(|offer| self.table.odds_of_answer(offer));
                (None, odds)
            }
            Order::Decline | Order::Gm(_) => (None, None),
        }
    }

    /// The odds of a blow with the harm to its target, those of anything else with the chance of success.
    fn brief_odds(&self, odds: &Odds, target: Option<CombatantId>, order: &Order) -> String {
        let is_blow = |deed: &Deed| self.table.is_attack(deed);
        match (order, target) {
            (Order::Deed { deed, .. }, Some(target)) if is_blow(deed) => self.teller.brief_odds(odds, target),
            _ => self.teller.chances(odds).into_iter().next().map(|(_, line)| line).unwrap_or_default(),
        }
    }

    /// The blows that an order may provoke, in words.
    fn provoked(&self, order: &Order) -> Vec<String> {
        let path = self.table.permit(order).map(|permit| permit.path).unwrap_or_default();
        let words = self.teller.words();
        let blow = |blow: ProvokedBlow| {
            let target = order.who().unwrap_or(blow.offer.to);
            let odds = self.teller.brief_odds(&blow.odds, target);
            say!(words, "text-provokes", who = self.teller.noun(blow.offer.to), odds = odds)
        };
        self.table.provoked(order, &path).into_iter().map(blow).collect()
    }

    /// Everything about the odds of an order, line by line.
    pub fn whole_odds(&self, order: &Order) -> Vec<String> {
        let teller = self.teller;
        let (target, odds) = self.odds(order);
        let mut lines: Vec<String> = odds.iter().flat_map(|odds| teller.odds(odds)).collect();
        lines.extend(odds.zip(target).and_then(|(odds, target)| teller.harm(&odds, target)));
        for (who, odds) in self.table.affected(order).reached {
            let chances =
                teller.chances(&odds).into_iter().map(|(_, line)| line).chain(teller.harm(&odds, who));
            let phrase = Phrase::new("odds-brief-for").with("who", teller.name(who));
            lines.push(teller.words().phrase(&phrase.with("odds", teller.words().remarks(chances))));
        }
        lines.extend(self.provoked(order));
        lines
    }
}
