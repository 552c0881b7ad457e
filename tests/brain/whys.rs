//! Opponents who are asked why decide as others do, and have reasons for everything.

use affray::battle::deeds::End;
use affray::battle::{Because, CombatantId, Order, Reasons, Reflex};
use affray::brain::{Level, Mind};
use affray::engine::Battle;
use affray::lab::Opponents;
use affray::tell::Teller;

use crate::common::muster_of;

#[test]
fn whoever_is_asked_why_decides_as_before_and_has_reasons_that_add_up() {
    let (mut weighed, mut tried, mut by_rule) = (0, 0, 0);
    for (scenario, book) in [("first_blood", "llcf"), ("bridge", "torchlit"), ("deep_cellar", "lot")] {
        for level in [Level::Novice, Level::Soldier, Level::Veteran, Level::Master] {
            let mut battle = Battle::new(&muster_of(scenario, book), 5);
            let opponents = Opponents::all(level);
            let (mut mind, mut asked) = (Mind::for_battle(5), Mind::for_battle(5));
            asked.ask_why(true);
            for _ in 0..60 {
                let Some(order) = opponents.decide(&battle, &mut mind) else { break };
                assert_eq!(opponents.decide(&battle, &mut asked).as_ref(), Some(&order), "{scenario}");
                let table = battle.table();
                let who = match &order {
                    Order::Deed { who, .. } => *who,
                    _ => table.offer.expect("only offers are answered").to,
                };
                let view = table.seen_by(table.side(who));
                assert_eq!(mind.why(&view, &order), None, "nobody has asked");
                let reasons = asked.why(&view, &order).expect("there are reasons");
                assert_eq!((reasons.who, &reasons.order), (who, &order));
                match reasons.because {
                    Because::Weighed { other: Some(_), differences, is_second_best, .. } => {
                        weighed += 1;
                        let largest_first = differences.is_sorted_by_key(|(_, amount)| -amount.abs());
                        assert!(largest_first && differences.len() <= 3, "{differences:?}");
                        assert!(
                            !is_second_best || level == Level::Novice,
                            "a soldier does the best: {order:?}"
                        );
                    }
                    Because::Weighed { .. } => weighed += 1,
                    Because::Reflex(Reflex::StrikesNearest | Reflex::AtRandom) => {
                        panic!("{order:?} is for no brute's reason")
                    }
                    Because::Tried { battles, better, worse, other, .. } => {
                        tried += 1;
                        assert!(
                            battles > 0 && better + worse <= battles,
                            "{better} and {worse} of {battles}"
                        );
                        assert_ne!(other, order, "an order is compared with another one");
                        assert!(matches!(level, Level::Veteran | Level::Master));
                    }
                    Because::Reflex(_) => by_rule += 1,
                }
                battle.submit(order).expect("permitted");
            }
        }
    }
    assert!(weighed > 100 && by_rule > 20, "{weighed} were weighed, {by_rule} went by a rule");
    assert!(tried > 100, "{tried} were tried out");
}

#[test]
fn nobody_says_that_no_enemy_is_in_sight_while_one_is() {
    let (mut seeking, mut fighting) = (0, 0);
    for (scenario, book) in [
        ("first_blood", "autohit"),
        ("hold_the_door", "affray"),
        ("wings_at_dusk", "autohit"),
        ("past_the_sentries", "autohit"),
        ("deep_cellar", "lot"),
        ("mill_yard", "affray"),
        ("thorn_ambush", "lot"),
        ("saints_casket", "torchlit"),
    ] {
        let mut battle = Battle::new(&muster_of(scenario, book), 5);
        let opponents = Opponents::all(Level::Soldier);
        let mut mind = Mind::for_battle(5);
        mind.ask_why(true);
        while let Some(order) = opponents.decide(&battle, &mut mind) {
            if let Order::Deed { who, .. } = &order {
                let table = battle.table();
                let view = table.seen_by(table.side(*who));
                let sees_an_enemy = view.able().any(|(other, _)| view.is_enemy(*who, other));
                let because = mind.why(&view, &order).expect("there are reasons").because;
                let seeks = because == Because::Reflex(Reflex::Seeks);
                assert!(!(seeks && sees_an_enemy), "{scenario} by {book}: {order:?}");
                seeking += u32::from(seeks);
                fighting += u32::from(sees_an_enemy);
            }
            battle.submit(order).expect("permitted");
        }
    }
    assert!(seeking > 0 && fighting > 100, "{seeking} seek somebody, {fighting} see an enemy");
}

#[test]
fn what_was_tried_out_says_how_it_came_out() {
    let muster = muster_of("first_blood", "llcf");
    let told = |gain| {
        let because = Because::Tried { other: Order::Decline, battles: 15, better: 9, worse: 6, gain };
        let (who, order) = (CombatantId(0), Order::deed(CombatantId(0), End {}));
        Teller::english(&muster).why_of(&Reasons { who, order, because })
    };
    let better = told(300);
    assert!(
        better.contains("tried out in 15 imagined battles, it came out 0.3 better on average"),
        "{better}"
    );
    assert!(better.contains("better in 9, worse in 6"), "{better}");
    let alike = told(0);
    assert!(alike.contains("tried out in 15 imagined battles, “") && alike.contains("came out no better"));
}
