//! The exact odds of an attack with many swings, compared with a slow oracle that tries every result of every die and
//! follows the rules step by step: roll to hit, critical hit, overshield, reduction, hit points.

use std::sync::Arc;

use affray::battle::order_text::parse_order;
use affray::battle::{CombatantId, Order, Source};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{muster, read_rulebook};
use affray::dice::Dice;
use affray::engine::Battle;
use affray::rules::book::muster::Muster;
use affray::rules::questions::odds::{Odds, Wanted};

use crate::common::Chooser;

/// The numbers of one attack.
#[derive(Clone, Debug)]
struct Attack {
    heroes: (bool, bool),
    skill: i32,
    dodge: i32,
    armour: i32,
    critical: i32,
    /// The dice of the two parts of a swing: count, sides and bonus.
    parts: [(u8, u8, i32); 2],
    swings: u16,
    each_swing: bool,
    /// The body's reductions of plain damage and fire damage.
    body: (i32, i32),
    shield: (i32, i32, i32),
    hp: (i32, i32),
}

/// The result of the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Miss,
    Stands,
    Senseless,
    Dead,
}

impl Attack {
    fn any(chooser: &mut Chooser) -> Attack {
        let mut number = |from: i32, to: i32| {
            let span = usize::try_from(to - from + 1).unwrap();
            from + i32::try_from(chooser.below(span)).unwrap()
        };
        let most = number(1, 14);
        Attack {
            heroes: (number(0, 1) == 1, number(0, 1) == 1),
            skill: number(-3, 9),
            dodge: number(5, 28),
            armour: number(5, 28),
            critical: number(8, 30),
            parts: [(1, 4, number(-2, 2)), (1, 3, number(0, 1))],
            swings: u16::try_from(number(1, 2)).unwrap(),
            each_swing: number(0, 1) == 1,
            body: (number(0, 4), number(0, 3)),
            shield: (number(0, 1) * number(1, 8), number(0, 2), number(0, 2)),
            hp: (number(1, most), most),
        }
    }

    /// The result for these dice: the die to hit, and for each swing a die of each part.
    fn end(&self, d20: i32, dice: &[[i32; 2]]) -> End {
        let total = if d20 == 20 { 25 } else { d20 } + self.skill;
        let defence = self.dodge.max(self.armour);
        let wins_ties = self.heroes == (true, false);
        if d20 == 1 || total < defence || total == defence && !wins_ties {
            return End::Miss;
        }
        let is_critical = total > self.critical;
        let mut through = 0;
        let mut shield = self.shield.0;
        let mut strike = |damage: [i32; 2]| {
            for (part, reductions) in
                [(damage[0], (self.shield.1, self.body.0)), (damage[1], (self.shield.2, self.body.1))]
            {
                let mut left = part;
                if shield > 0 {
                    left = (left - reductions.0).max(0);
                    let taken = left.min(shield);
                    shield -= taken;
                    left -= taken;
                    if shield > 0 {
                        continue;
                    }
                }
                through += (left - reductions.1).max(0);
            }
        };
        let dealt = |kind: usize, from: usize, to: usize| {
            let (count, sides, plus) = self.parts[kind];
            assert_eq!(count, 1);
            let rolled: i32 = dice[from..to].iter().map(|swing| swing[kind] + plus).sum();
            let most = i32::from(sides) + plus;
            (rolled + if is_critical && from == 0 { most } else { 0 }).max(0)
        };
        if self.each_swing {
            for swing in 0..dice.len() {
                strike([0, 1].map(|kind| dealt(kind, swing, swing + 1)));
            }
        } else {
            strike([0, 1].map(|kind| dealt(kind, 0, dice.len())));
        }
        let left = self.hp.0 - through;
        match left {
            1.. => End::Stands,
            0 => End::Senseless,
            _ if self.heroes.1 && self.hp.0 == self.hp.1 => End::Senseless,
            _ => End::Dead,
        }
    }

    /// The chance of each end, by trying every result of every die.
    fn chances(&self) -> [f64; 4] {
        let sides = self.parts.map(|(_, sides, _)| i32::from(sides));
        let swing: Vec<[i32; 2]> =
            (1..=sides[0]).flat_map(|one| (1..=sides[1]).map(move |other| [one, other])).collect();
        let mut throws: Vec<Vec<[i32; 2]>> = vec![Vec::new()];
        for _ in 0..self.swings {
            let longer = |throw: &Vec<[i32; 2]>| {
                let throw = throw.clone();
                swing.clone().into_iter().map(move |more| [throw.clone(), vec![more]].concat())
            };
            throws = throws.iter().flat_map(longer).collect();
        }
        let each = 1.0 / (20.0 * throws.len() as f64);
        let mut chances = [0.0; 4];
        for d20 in 1..=20 {
            for throw in &throws {
                chances[self.end(d20, throw) as usize] += each;
            }
        }
        chances
    }

    /// The chance of each end according to the game.
    fn odds(&self) -> [f64; 4] {
        let Attack { skill, dodge, armour, critical, swings, body, shield, hp, .. } = self;
        let part = |(count, sides, plus): (u8, u8, i32), kind: &str| {
            format!("(dice: ({count}, {sides}), plus: {plus}, kind: {kind})")
        };
        let parts = [part(self.parts[0], "Plain"), part(self.parts[1], "Fire")].join(", ");
        let text = format!(
            r#"( map: ["AB.."], sides: {{ "one": (), "other": () }},
                 creatures: {{
                     "a": (lot: (hp: 9, ap: 20, critical: {critical}, skills: {{ Axes: {skill} }})),
                     "b": (lot: (hp: {}, ap: 20, dodge: {dodge}, armour: {armour},
                                 dr: (general: {}, elemental: {}),
                                 overshield: (hp: {}, dr: (general: {}, elemental: {})))),
                 }},
                 weapons: {{ "w": (lot: (skill: Axes, ap: 10, damage: [{parts}])) }},
                 combatants: {{
                     "A": (creature: "a", side: "one", hero: {}, weapons: ["w"]),
                     "B": (creature: "b", side: "other", hero: {}, hp: {}),
                 }} )"#,
            hp.1, body.0, body.1, shield.0, shield.1, shield.2, self.heroes.0, self.heroes.1, hp.0,
        );
        let change = if self.each_swing { ("dr: PerAttack", "dr: PerSwing") } else { ("", "") };
        let odds = odds("lot", change, &text, &format!("A attacks B with w {swings} swings"));
        let chance = |wanted| odds.chance(wanted);
        let (dead, senseless) = (chance(Wanted::Dead), chance(Wanted::Senseless));
        [chance(Wanted::Miss), chance(Wanted::Hit) - dead - senseless, senseless, dead]
    }
}

/// A scenario under a bundled rulebook with a change to the rulebook's text.
pub fn oracle(book: &str, change: (&str, &str), scenario: &str) -> Arc<Muster> {
    let catalogue = Catalogue::bundled();
    let book = catalogue.source(Kind::Rulebook, book).unwrap().text();
    let book = if change.0.is_empty() { book.to_owned() } else { book.replace(change.0, change.1) };
    let book = read_rulebook(&catalogue, &Source::new("book", book)).value.unwrap();
    let scenario = load_scenario(&catalogue, "oracle", &Source::new("oracle", scenario.to_owned()));
    let scenario = scenario.sound().unwrap_or_else(|problems| panic!("{problems:#?}"));
    let muster = muster(&catalogue, &Arc::new(scenario), &Arc::new(book), None);
    muster.unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// The odds of an order of A, under a bundled rulebook with a change to its text.
pub fn odds(book: &str, change: (&str, &str), scenario: &str, order: &str) -> Odds {
    let muster = oracle(book, change, scenario);
    let mut battle = Battle::still(&muster, Dice::seeded(1), Default::default());
    battle.arrive();
    battle.open_turn(CombatantId(0), false);
    let order: Order = parse_order(order, &*muster).unwrap_or_else(|problem| panic!("{problem:?}"));
    battle.table().odds(&order).expect("an attack is rolled")
}

#[test]
fn odds_of_many_swings_are_those_of_throwing_every_die() {
    let mut chooser = Chooser::new(11);
    let mut met = [0.0; 4];
    for number in 0..120 {
        let attack = Attack::any(&mut chooser);
        let (odds, oracle) = (attack.odds(), attack.chances());
        for (end, (game, slow)) in odds.iter().zip(oracle).enumerate() {
            assert!(
                (game - slow).abs() < 1e-9,
                "{number}, end {end}: {odds:?} and {oracle:?} of {attack:#?}"
            );
            met[end] += slow;
        }
    }
    assert!(met.iter().all(|sum| *sum > 1.0), "every end has been met: {met:?}");
}
