//! Overruling: the game master goes back to before a roll, and everything after it is replayed.

use std::sync::Arc;

use affray::battle::{Chronicle, GmOrder, Happening, Order, Refusal, SideId};
use affray::dice::Dice;
use affray::engine::Battle;
use affray::engine::session::{InputError, Overruled, Session, SessionInput};
use affray::grid::Reach;
use affray::rules::book::muster::Muster;
use affray::rules::choices::initiative::InitiativeRule;

use crate::common::{Chooser, muster_of, random_order};
use crate::play::{musters, random_ruling, rolls, state_of};

fn played(muster: &Arc<Muster>, seed: u64, length: usize) -> Session {
    let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
    let mut session = Session::new(muster, seed);
    for _ in 0..length {
        let Some(order) = random_order(session.battle(), &mut chooser, &mut reach) else { break };
        session.submit(order).unwrap();
    }
    session
}

/// Overruling done slowly: pass by pass from the very beginning, trying each pass in advance.
fn overruled_slowly(
    muster: &Arc<Muster>,
    seed: u64,
    orders: &[Order],
    gm_order: &GmOrder,
    fact: usize,
) -> (Battle, usize) {
    let begin = || {
        let mut battle = Battle::still(muster, Dice::seeded(seed), Chronicle::default());
        battle.arrive();
        battle
    };
    let mut passes = 0;
    loop {
        let mut ahead = begin();
        let (_, given) = wind(&mut ahead, orders, passes + 1);
        if ahead.chronicle().len() > fact {
            let mut battle = begin();
            let (_, before) = wind(&mut battle, orders, passes);
            battle.give_order(Order::Gm(gm_order.clone())).unwrap();
            battle.run();
            assert!(given >= before);
            let later =
                orders[before..].iter().take_while(|order| battle.submit((*order).clone()).is_ok()).count();
            return (battle, before + later);
        }
        passes += 1;
    }
}

/// Runs this many passes, and gives an order wherever one is needed. Returns the number of passes and of orders.
fn wind(battle: &mut Battle, orders: &[Order], passes: usize) -> (usize, usize) {
    let (mut made, mut given) = (0, 0);
    while made < passes {
        if battle.step() {
            made += 1;
        } else if let Some(order) = orders.get(given) {
            battle.give_order(order.clone()).unwrap();
            given += 1;
        } else {
            break;
        }
    }
    (made, given)
}

#[test]
fn overruling_a_roll_equals_a_ruling_just_before_it() {
    let mut cut_short = 0;
    for (place, muster) in musters().iter().enumerate() {
        for seed in 0..10 {
            let mut chooser = Chooser::new(seed);
            let mut session = played(muster, seed, 24);
            let orders: Vec<Order> = session
                .given()
                .map(|given| match given {
                    SessionInput::Order(order) => order.clone(),
                    SessionInput::Ruling(_) => panic!("nothing was overruled yet"),
                })
                .collect();
            let rolls = rolls(session.battle());
            let fact = rolls[chooser.below(rolls.len())];
            let who = match session.battle().chronicle().since(fact)[0].what {
                Happening::Rolled { who: Some(who), .. } => who,
                _ => continue,
            };
            let gm_order =
                if seed % 2 == 0 { GmOrder::Succeed { who } } else { GmOrder::SetDie { who, face: 1 } };
            let (battle, kept) = overruled_slowly(muster, seed, &orders, &gm_order, fact);
            let overruled = session.overrule(gm_order, fact).unwrap();
            assert_eq!(
                state_of(session.battle()),
                state_of(&battle),
                "muster {place}, seed {seed}, fact {fact}"
            );
            assert_eq!(session.given().len(), kept + 1);
            assert_eq!(overruled.dropped.len(), orders.len() - kept);
            cut_short += usize::from(!overruled.dropped.is_empty());
        }
    }
    assert!(cut_short > 0, "some orders no longer fitted");
}

#[test]
fn a_roll_that_is_overruled_to_succeed_does() {
    let [muster, ..] = musters();
    let mut session = played(&muster, 5, 20);
    let facts = session.battle().chronicle().since(0).to_vec();
    let failed = facts.iter().enumerate().find_map(|(number, fact)| match &fact.what {
        Happening::Rolled { who: Some(who), rolled, .. } if !rolled.succeeds => Some((number, *who)),
        _ => None,
    });
    let (fact, who) = failed.unwrap();
    session.overrule(GmOrder::Succeed { who }, fact).unwrap();
    let now = session.battle().chronicle().since(0);
    assert_eq!(now[..fact], facts[..fact], "what came before stays");
    assert_eq!(now[fact].what, Happening::Ruled { gm_order: GmOrder::Succeed { who } });
    assert!(
        now[fact..].iter().any(|fact| matches!(fact.what, Happening::Assured { who: now, .. } if now == who))
    );
}

#[test]
fn the_game_master_can_overrule_the_roll_for_the_first_side() {
    // With a fixed order of play by score, nothing is rolled before the first turn.
    let rolls_first =
        |muster: &Arc<Muster>| !matches!(muster.book.initiative.take, InitiativeRule::ByScore(_));
    let others = ["twodice", "autohit"].map(|book| muster_of("first_blood", book));
    for muster in musters().into_iter().chain(others).filter(rolls_first) {
        for seed in 0..4 {
            for side in [SideId(0), SideId(1)] {
                let mut session = Session::new(&muster, seed);
                let (mut chooser, mut reach) = (Chooser::new(seed), Reach::new());
                let mut go_on = |session: &mut Session| {
                    let order = random_order(session.battle(), &mut chooser, &mut reach).unwrap();
                    session.submit(order).unwrap();
                };
                while rolls(session.battle()).is_empty() {
                    go_on(&mut session);
                }
                let fact = rolls(session.battle())[0];
                session.overrule(GmOrder::FirstSide { side }, fact).unwrap();
                let goes = loop {
                    let facts = session.battle().chronicle().since(fact);
                    let goes = facts.iter().find_map(|fact| match fact.what {
                        Happening::SideGoes { side } => Some(side),
                        Happening::TurnBegins { who } => Some(muster.sheet(who).side),
                        _ => None,
                    });
                    if goes.is_some() {
                        break goes;
                    }
                    go_on(&mut session);
                };
                assert_eq!(goes, Some(side));
            }
        }
    }
}

#[test]
fn only_rolls_can_be_overruled() {
    let [muster, ..] = musters();
    let mut session = played(&muster, 6, 12);
    let before = state_of(session.battle());
    let rolls = rolls(session.battle());
    let count = session.battle().chronicle().len();
    let gm_order = random_ruling(session.battle(), &mut Chooser::new(1));
    for fact in (0..count + 3).chain([usize::MAX]).filter(|fact| !rolls.contains(fact)) {
        assert_eq!(session.overrule(gm_order.clone(), fact), Err(InputError::NoSuchRoll), "fact {fact}");
    }
    assert_eq!(state_of(session.battle()), before);
    assert!(matches!(
        session.overrule(GmOrder::FirstSide { side: SideId(9) }, rolls[1]),
        Err(InputError::Refused(_))
    ));
    assert_eq!(state_of(session.battle()), before);
}

#[test]
fn an_overruled_die_shows_one_of_its_faces() {
    let mut met = [false; 2];
    for muster in musters() {
        let count = rolls(played(&muster, 3, 30).battle()).len();
        for number in 0..count {
            let mut session = played(&muster, 3, 30);
            let fact = rolls(session.battle())[number];
            let Happening::Rolled { who: Some(who), check, .. } =
                &session.battle().chronicle().since(fact)[0].what
            else {
                continue;
            };
            let (who, sides) = (*who, check.throw.sides());
            met[usize::from(sides == 20)] = true;
            let before = state_of(session.battle());
            for face in [0, sides + 1] {
                let refused = session.overrule(GmOrder::SetDie { who, face }, fact);
                assert!(
                    matches!(refused, Err(InputError::Refused(Refusal::NoSuchFace { .. }))),
                    "d{sides}: {face}"
                );
                assert_eq!(state_of(session.battle()), before);
            }
            session.overrule(GmOrder::SetDie { who, face: sides }, fact).unwrap();
            let faces = session.battle().chronicle().since(fact).iter().find_map(|fact| match &fact.what {
                Happening::Rolled { who: Some(own), rolled, .. } if *own == who => Some(rolled.faces.clone()),
                _ => None,
            });
            assert_eq!(faces.map(|faces| faces[0]), Some(sides));
        }
    }
    assert_eq!(met, [true; 2], "dice of twenty sides and smaller ones");
}

#[test]
fn undo_takes_back_only_the_overrule() {
    let [muster, ..] = musters();
    let mut met = 0;
    for seed in 0..20 {
        let mut session = played(&muster, seed, 15);
        let (before, given) = (state_of(session.battle()), session.given().len());
        let fact = *rolls(session.battle()).last().unwrap();
        let Happening::Rolled { who: Some(who), .. } = session.battle().chronicle().since(fact)[0].what
        else {
            continue;
        };
        let overruled = session.overrule(GmOrder::Succeed { who }, fact).unwrap();
        if overruled != Overruled::default() {
            continue;
        }
        let after = state_of(session.battle());
        assert!(session.undo());
        assert_eq!((state_of(session.battle()), session.given().len()), (before, given), "seed {seed}");
        assert!(session.redo());
        assert_eq!((state_of(session.battle()), session.given().len()), (after, given + 1), "seed {seed}");
        met += 1;
    }
    assert!(met > 0, "some battle ended with a roll");
}
