//! Opponents who are asked why decide as others do, and have reasons for everything.

use affray::battle::deeds::End;
use affray::battle::{Because, CombatantId, Order, Reasons, Reflex, Tactic};
use affray::brain::{Level, Mind};
use affray::engine::Battle;
use affray::lab::Opponents;
use affray::tell::Teller;

use crate::common::muster_of;

#[test]
fn whoever_is_asked_why_decides_as_before_and_has_reasons_that_add_up() {
    let (mut weighed, mut tried, mut by_rule, mut with_tactics) = (0, 0, 0, 0);
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
                    Because::Tried { battles, better, worse, other, tactic, .. } => {
                        tried += 1;
                        with_tactics += u32::from(tactic.is_some());
                        assert!(tactic.is_none() || level == Level::Master, "a veteran thinks of no tactics");
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
    assert!(with_tactics > 5, "{with_tactics} were tried out with a tactic");
}

#[test]
fn what_was_tried_out_says_what_the_side_was_up_to_with_either_order() {
    let muster = muster_of("first_blood", "llcf");
    let order = Order::deed(CombatantId(0), End {});
    let told = |tactic, others| {
        let (other, gain) = (Order::Decline, 300);
        let because = Because::Tried { other, tactic, others, battles: 15, better: 9, worse: 6, gain };
        Teller::english(&muster).why_of(&Reasons { who: CombatantId(0), order: order.clone(), because })
    };
    let (stand, press) = (Some(Tactic::Stand), Some(Tactic::Press));
    let stays = "in 15 imagined battles in which the whole side stays where it is, it";
    assert!(told(stand, stand).contains(stays) && !told(stand, stand).contains("in battles"));
    assert!(told(stand, press).contains(stays));
    assert!(
        told(stand, press).contains("” in battles in which the whole side attacks, whatever comes back:")
    );
    assert!(told(stand, None).contains("” in battles in which everybody goes on as usual:"));
    assert!(told(None, None).contains("in 15 imagined battles, it"));
}
