//! The soak test: random legal orders in every scenario under every rulebook until every clause that a rulebook cites
//! has occurred. No panic, no endless stack, no order from `options` refused, no change by a refused order, and every
//! snapshot can be restored exactly. `AFFRAY_SOAK_ROUNDS` sets how often every scenario is fought under every rulebook
//! at least.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use affray::battle::deeds::{Aid, Move, Open, Stand};
use affray::battle::{Clause, CombatantId, Deed, Fact, GmOrder, Happening, Order, Track, clauses};
use affray::dice::Edge;
use affray::engine::{Awaiting, Battle};
use affray::grid::{Pos, Reach};
use affray::rules::book::rulebook::Rulebook;
use affray::tell::{Teller, Words};

use self::Excuse::{Never, Seldom};
use crate::common::{Chooser, all_musters, random_order};

/// Why a clause that some book cites may stay unmet.
enum Excuse {
    /// No order of these battles leads to it: a single battle that meets it proves the excuse wrong.
    Never(&'static str),
    /// It takes luck: the excuse is wrong if most rounds of battles meet it.
    Seldom(&'static str),
}

/// The clauses that these battles need not meet.
const EXCUSED: &[(Clause, Excuse)] = &[
    // What only the game master does.
    (Clause::Tempo(clauses::Tempo::Risky), Never("only the game master marks a deed as risky")),
    (Clause::Check(clauses::Check::Assured), Never("only the game master grants a success")),
    (
        Clause::Check(clauses::Check::AtLeast),
        Never("a skill is tried where a person wants to; it is none of the options"),
    ),
    (
        Clause::Position(clauses::Position::AttackerHidden),
        Never("by the book that cites it only the game master hides a combatant"),
    ),
    (
        Clause::Position(clauses::Position::AttackerHeld),
        Never("by the book that cites it only the game master lays a hold"),
    ),
    // What happens without a line of its own in the log.
    (
        Clause::Light(clauses::Light::Levels),
        Never("told by who comes into sight, and by the checks that it bears on"),
    ),
    (Clause::Protection(clauses::Protection::Swings), Never("told by what reduction keeps off in all")),
    (
        Clause::Damage(clauses::Damage::WeaponDie),
        Never("its book's blows always land, which is told instead"),
    ),
    (
        Clause::Damage(clauses::Damage::ByClass),
        Never("nothing is rolled; the hit points that are lost tell it"),
    ),
    (Clause::Harm(clauses::Harm::Crawls), Never("told by the crawling itself")),
    (Clause::Harm(clauses::Harm::HitHarms), Never("told by the injury check that follows a hit")),
    (Clause::Range(clauses::Range::Bands), Never("told by which attacks are refused")),
    (Clause::Budget(clauses::Budget::Engaged), Never("told by which orders are refused")),
    (Clause::Budget(clauses::Budget::Rush), Never("told by how far a combatant gets")),
    // What no bundled scenario holds; rule cards show it.
    (Clause::Attack(clauses::Attack::Save), Never("no bundled spell is saved against")),
    (Clause::Exit(clauses::Exit::Struck), Never("an option that no bundled book takes")),
    (Clause::Morale(clauses::Morale::Followers), Never("nobody follows a leader in a bundled scenario")),
    // What takes luck; rule cards show it.
    (Clause::Check(clauses::Check::Doubled), Seldom("a hero rolls a natural 1 at what harms those who fail")),
    (Clause::Harm(clauses::Harm::OnCritical), Seldom("few weapons bring more with critical damage")),
    (Clause::Hardship(clauses::Hardship::Corruption), Seldom("few weapons carry a disease or a poison")),
    (Clause::Hardship(clauses::Hardship::Exhausted), Seldom("a disease or a poison exhausts a combatant")),
    (Clause::Movement(clauses::Movement::Load), Seldom("a combatant takes up more than they can carry")),
    (
        Clause::Attack(clauses::Attack::Untaught),
        Seldom("a combatant takes up a weapon that they were never taught"),
    ),
    (Clause::Manoeuvre(clauses::Manoeuvre::Finish), Seldom("an enemy lies helpless next to a combatant")),
];

/// The most passes of one order; the longest possible chain of answers takes fewer.
const PASSES: usize = 5_000;

#[test]
fn random_orders_meet_every_clause_and_break_nothing() {
    let rounds = std::env::var("AFFRAY_SOAK_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let musters = all_musters();
    let mut wanted = BTreeSet::new();
    for (_, muster) in &musters {
        wanted.extend(muster.book.clauses().into_iter().map(|(clause, _)| clause));
    }
    for (clause, _) in EXCUSED {
        assert!(wanted.remove(clause), "{} is excused twice, or no book cites it", clause.name());
    }
    let words = Arc::new(Words::english());
    // How many rounds have met each clause.
    let mut met: BTreeMap<Clause, u64> = BTreeMap::new();
    let mut seed = 0;
    while seed < rounds || (seed < 12 && !wanted.iter().all(|clause| met.contains_key(clause))) {
        let mut met_now = BTreeSet::new();
        for (name, muster) in &musters {
            let mut battle = Battle::new(muster, seed);
            soak(name, &mut battle, seed);
            let teller = Teller::new(Arc::clone(&words), Arc::clone(muster));
            for fact in battle.chronicle().since(0) {
                met_now.extend(fact.clause);
                met_now.extend(parts_told(&teller, &muster.book, fact));
            }
        }
        for clause in met_now {
            *met.entry(clause).or_default() += 1;
        }
        seed += 1;
    }
    let missed: Vec<&str> =
        wanted.iter().filter(|clause| !met.contains_key(clause)).map(|clause| clause.name()).collect();
    assert!(missed.is_empty(), "never met in {seed} rounds of battles: {missed:?}");
    for (clause, excuse) in EXCUSED {
        let count = met.get(clause).copied().unwrap_or(0);
        let (is_true, reason) = match excuse {
            Never(reason) => (count == 0, reason),
            Seldom(reason) => (count * 2 <= seed, reason),
        };
        let name = clause.name();
        assert!(is_true, "{name} is excused ({reason}), and was met in {count} of {seed} rounds of battles");
    }
}

/// The clauses of all parts of a rolled check, whose rules the sentences about the check cite.
fn parts_told(teller: &Teller, book: &Rulebook, fact: &Fact) -> Vec<Clause> {
    let Happening::Rolled { purpose, check, rolled, .. } = &fact.what else { return Vec::new() };
    let is_cited = |clause: &Clause| book.cited(*clause).is_some();
    let parts = check.bonuses.iter().chain(&check.threshold);
    let mut clauses: Vec<Clause> = parts.flat_map(|part| part.why.clauses(*purpose)).copied().collect();
    for (why, _) in &check.edges {
        let own = why.clauses(*purpose);
        clauses.extend(own);
        if !own.iter().any(is_cited) {
            clauses.push(clauses::Check::Edge.into());
        }
    }
    if check.best_counts.is_some() && rolled.natural == check.throw.best() {
        clauses.push(clauses::Attack::BestFace.into());
    }
    clauses.retain(is_cited);
    let told = teller.fact(fact);
    for clause in &clauses {
        let rule = book.cited(*clause).expect("it is cited");
        assert!(told.contains(rule), "{} is not cited: {told}", clause.name());
    }
    clauses
}

fn soak(name: &str, battle: &mut Battle, seed: u64) {
    let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
    for number in 0..300 {
        let Some(order) = random_order(battle, &mut chooser, &mut reach) else { return };
        if chooser.below(4) == 0 {
            refuse(name, battle, &mut chooser);
        }
        battle.give_order(order.clone()).unwrap_or_else(|refusal| {
            panic!("{name}, seed {seed}, order {number}: {order:?} was an option and is refused: {refusal:?}")
        });
        let passes = (0..PASSES).take_while(|_| battle.step()).count();
        assert!(passes < PASSES, "{name}, seed {seed}, order {number}: {order:?} has no end");
        assert!(battle.awaiting().is_some(), "{name}: it stops only where somebody has to decide");
        assert_everybody_has_room(name, battle);
        assert_a_snapshot_comes_back(name, battle);
    }
}

/// Gives an arbitrary order; if it is refused, nothing may have changed.
fn refuse(name: &str, battle: &mut Battle, chooser: &mut Chooser) {
    let before = battle.snapshot();
    let count = before.count();
    let who = CombatantId::at(chooser.below(count + 1));
    let target = CombatantId::at(chooser.below(count + 1));
    let coordinate = |chooser: &mut Chooser| i16::try_from(chooser.below(70)).unwrap_or(0) - 20;
    let at = Pos::new(coordinate(chooser), coordinate(chooser));
    let order = match chooser.below(7) {
        0 => Order::deed(who, Deed::from(Move { to: at, via: Default::default() })),
        1 => Order::deed(who, Deed::from(Aid { ally: target })),
        2 => Order::deed(who, Open { at }),
        3 => Order::deed(who, Deed::from(Stand {})),
        4 => Order::Gm(GmOrder::Put { who, at }),
        5 => Order::Gm(GmOrder::Points { who, track: Track::Stress, change: 1 }),
        _ => Order::Gm(GmOrder::Grant { who: target, edge: Edge::Favoured }),
    };
    if battle.give_order(order.clone()).is_err() {
        assert_eq!(before, battle.snapshot(), "{name}: {order:?} was refused and changed something");
    } else {
        battle.restore(&before);
    }
}

/// Asserts that no two able combatants share a square, except while one of them walks past allies, and that positions
/// are recorded correctly.
fn assert_everybody_has_room(name: &str, battle: &Battle) {
    if !matches!(battle.awaiting(), Some(Awaiting::Order(_))) {
        return;
    }
    let table = battle.table();
    for (who, body) in table.able() {
        for square in table.footprint_at(who, body.place.0).squares() {
            assert_eq!(table.occupant(square), Some(who), "{name}: {square} is {who:?}'s");
        }
    }
    let stand = table
        .able()
        .map(|(who, body)| table.footprint_at(who, body.place.0).squares().count())
        .sum::<usize>();
    let taken = table.occupancy.0.iter().filter(|(_, cell)| cell.is_some()).count();
    assert_eq!(stand, taken, "{name}: squares are taken by those who stand on them");
}

fn assert_a_snapshot_comes_back(name: &str, battle: &mut Battle) {
    let taken = battle.snapshot();
    let text = serde_json::to_string(&taken).expect("a snapshot can be written");
    let read = serde_json::from_str(&text).expect("a snapshot can be read");
    assert_eq!(taken, read, "{name}: through text");
    battle.restore(&read);
    assert_eq!(taken, battle.snapshot(), "{name}: through the battle");
    if let Some(Awaiting::Order(side)) = battle.awaiting() {
        assert!(
            battle.table().seen_by(side).candidates().next().is_some(),
            "{name}: a side that goes has somebody to go"
        );
    }
}
