//! Battles with known dice have a known account, and over many battles nobody is lucky.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

#[path = "../common/soldiers.rs"]
mod soldiers;
mod summary;

use std::sync::Arc;

use affray::account::{Account, SideLuck, Verdict};
use affray::battle::deeds::{Attack, End, Move};
use affray::battle::{CombatantId, Deed, GmOrder, Order, Outcome, SideId, SideSet};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::prepare::{Wanted, prepare};
use affray::engine::Battle;
use affray::grid::Pos;
use affray::lab::{Opponents, Setup, ask_each};
use soldiers::{TWO_SOLDIERS, first_turn};

const A: CombatantId = CombatantId(0);
const B: CombatantId = CombatantId(1);

/// A's turn in a battle of two soldiers, with these dice.
fn soldiers(dice: &[u8]) -> Battle {
    first_turn(TWO_SOLDIERS, dice)
}

fn account(battle: &Battle) -> Account {
    Account::of(battle.muster(), battle.chronicle().since(0))
}

#[test]
fn a_blow_on_the_way_is_counted_for_the_one_who_struck() {
    // A walks away; B strikes with 4 and one aptitude against 3, and A passes the injury check with 5 against 2.
    let mut battle = soldiers(&[4, 5]);
    battle.submit(Order::deed(A, Deed::from(Move { to: Pos::new(4, 0), via: Default::default() }))).unwrap();
    battle.submit(Order::Accept).unwrap();
    let account = account(&battle);
    let (walker, striker) = (account.doings[0], account.doings[1]);
    assert_eq!((walker.strikes, walker.dealt, walker.suffered, walker.squares), (0, 0, 1, 4));
    assert_eq!((striker.strikes, striker.hits, striker.dealt, striker.felled), (1, 1, 1, 0));
    assert!(!account.counts_hit_points);
    assert_eq!(account.rounds.iter().map(|round| round[0]).sum::<u32>(), 1);
    let costliest = account.costliest.expect("one blow did harm");
    assert_eq!((costliest.by, costliest.target, costliest.harm, costliest.fells), (B, A, 1, false));
    // 2 to 6 hit; 1 with the aptitude is 2, which is too low.
    let luck = &account.luck[1];
    assert_eq!((luck.strikes.met, luck.strikes.count()), (1, 1));
    assert!((luck.strikes.expected() - 5.0 / 6.0).abs() < 1e-12, "{}", luck.strikes.expected());
    assert_eq!((account.luck[0].checks.met, account.luck[0].checks.count()), (1, 1));
    assert!(account.falls.is_empty());
}

#[test]
fn whoever_is_struck_down_lies_where_they_stood_and_the_striker_is_named() {
    // A hits with 6, B fails the injury check with 1, and 3 decides between death and maiming.
    let mut battle = soldiers(&[6, 1, 3]);
    let club = battle.muster().sheets[0].carried[0];
    battle.submit(Order::deed(A, Deed::from(Attack::with(B, club)))).unwrap();
    if battle.candidates().contains(&A) {
        battle.submit(Order::deed(A, Deed::from(End {}))).unwrap();
    }
    let account = account(&battle);
    let fall = account.lost().next().expect("B has fallen");
    assert_eq!((fall.who, fall.at, fall.by), (B, Pos::new(1, 1), Some(A)));
    assert!(fall.fate.is_felled());
    assert_eq!((account.doings[0].felled, account.doings[0].hits), (1, 1));
    assert!(account.costliest.is_some_and(|blow| blow.fells && blow.by == A));
    let unluckiest = account.unluckiest.expect("the injury check was likely to succeed");
    assert_eq!(unluckiest.who, B);
    assert!(unluckiest.chance > 0.5);
}

#[test]
fn a_roll_that_a_game_master_decided_is_nobodys_luck() {
    let mut battle = soldiers(&[1, 5]);
    battle.submit(Order::Gm(GmOrder::SetDie { who: B, face: 6 })).unwrap();
    battle.submit(Order::deed(A, Deed::from(Move { to: Pos::new(4, 0), via: Default::default() }))).unwrap();
    battle.submit(Order::Accept).unwrap();
    let account = account(&battle);
    assert_eq!(account.doings[1].hits, 1);
    assert_eq!(account.luck[1].strikes.count(), 0);
}

#[test]
fn over_many_battles_nobody_is_lucky() {
    let catalogue = Catalogue::bundled();
    for (scenario, rulebook) in [
        ("first_blood", "skirmish"),
        ("first_blood", "llcf"),
        ("first_blood", "lot"),
        ("first_blood", "affray"),
        ("first_blood", "torchlit"),
        ("first_blood", "twodice"),
        ("few_against_many", "autohit"),
    ] {
        let source = |kind: Kind, id: &str| catalogue.source(kind, id).expect("bundled");
        let wanted = Wanted {
            scenario: (scenario, source(Kind::Scenario, scenario)),
            rulebook: (rulebook, source(Kind::Rulebook, rulebook)),
        };
        let prepared = prepare(&catalogue, wanted, |_| {}).unwrap_or_else(|problems| panic!("{problems:#?}"));
        let setup = Setup {
            muster: Arc::clone(&prepared.muster),
            rulebook: rulebook.to_owned(),
            opponents: Opponents::of_scenario(),
        };
        let accounts = ask_each(&setup, BATTLES, 5, 0, |battle, _| account(battle)).expect("threads start");
        let (mut rolls, mut strikes) = (0, 0);
        for side in 0..2 {
            for (name, of) in KINDS {
                let excess: Vec<f64> = accounts.iter().map(|account| of(&account.luck[side])).collect();
                let score = score(&excess);
                assert!(score.abs() < 4.5, "{rulebook}: {name} of side {side} is off by {score} errors");
            }
        }
        for account in &accounts {
            rolls += account.luck.iter().map(|luck| luck.strikes.count() + luck.damage.rolls).sum::<usize>();
            strikes += account.doings.iter().map(|own| own.strikes).sum::<u32>();
            for own in &account.doings {
                assert!(own.hits <= own.strikes, "{rulebook}: {own:?}");
            }
            let suffered: u32 = account.doings.iter().map(|own| own.suffered).sum();
            assert_eq!(suffered, account.rounds.iter().flatten().sum::<u32>());
            assert!(account.doings.iter().map(|own| own.dealt).sum::<u32>() <= suffered);
        }
        assert!(rolls > 500 && strikes > 500, "{rulebook}: {rolls} rolls, {strikes} strikes");
    }
}

/// How many battles of each rulebook; with fewer, an error of a few percent would not show.
const BATTLES: u64 = 150;

type Excess = fn(&SideLuck) -> f64;

/// What is compared with its expectation.
const KINDS: [(&str, Excess); 3] = [
    ("hits", |luck| luck.strikes.met as f64 - luck.strikes.expected()),
    ("checks", |luck| luck.checks.met as f64 - luck.checks.expected()),
    ("damage", |luck| luck.damage.total as f64 - luck.damage.expected),
];

/// How many standard errors the mean of these numbers is away from 0.
fn score(excess: &[f64]) -> f64 {
    let count = excess.len() as f64;
    let mean = excess.iter().sum::<f64>() / count;
    let spread = excess.iter().map(|own| (own - mean) * (own - mean)).sum::<f64>() / (count - 1.0);
    if spread == 0.0 { mean } else { mean / (spread / count).sqrt() }
}

#[test]
fn the_verdict_is_that_of_the_people_who_played() {
    let won = Outcome::Won(SideSet::only(SideId(0)));
    assert_eq!(Verdict::of(won, &[SideId(0)]), Verdict::Held);
    assert_eq!(Verdict::of(won, &[SideId(1)]), Verdict::Lost);
    assert_eq!(Verdict::of(Outcome::Draw, &[SideId(0)]), Verdict::Drawn);
    for people in [&[SideId(0), SideId(1)][..], &[]] {
        assert_eq!(Verdict::of(won, people), Verdict::Decided(SideId(0)));
    }
}
