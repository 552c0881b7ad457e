//! How battles end and why: one small battle for each cause, by hand.

use affray::account::{Casualty, Ending, Out, Reason, Stock, Summary};
use affray::battle::deeds::{Attack, End, Move};
use affray::battle::{Chronicle, Deed, Fate, GmFate, GmOrder, Objective, Order, SideId};
use affray::dice::Dice;
use affray::engine::{Awaiting, Battle};
use affray::grid::Pos;

use super::soldiers::{TWO_SOLDIERS, first_turn};
use super::{A, B};

/// Two soldiers who are too far apart to hurt each other.
const FAR_APART: &str = r#"(
    map: [
        "A.................",
        ".................B",
    ],
    creatures: { "soldier": (weapons: ["club"], llcf: (aptitudes: [might])) },
    weapons: { "club": (llcf: (kind: Melee)) },
    areas: { "there": Rect((3, 0), (3, 0)) },
    round_limit: 1,
    sides: { "party": (SIDE), "foes": () },
    combatants: {
        "A": (creature: "soldier", side: "party"),
        "B": (creature: "soldier", side: "foes"),
    },
)"#;

fn summary(battle: &Battle) -> Summary {
    let Some(Awaiting::Over(outcome)) = battle.awaiting() else { panic!("the battle goes on") };
    let start = Battle::still(battle.muster(), Dice::seeded(0), Chronicle::default());
    Summary::of(&Stock::of_everybody(&start.table()), battle, outcome)
}

/// Lets everybody end their turns until the battle is over.
fn pass(battle: &mut Battle) {
    while let Some(who) = battle.candidates().first().copied() {
        battle.submit(Order::deed(who, Deed::from(End {}))).unwrap();
    }
}

fn ruled(fate: GmFate) -> Summary {
    let mut battle = first_turn(TWO_SOLDIERS, &[]);
    battle.submit(Order::Gm(GmOrder::Fate { who: B, fate })).unwrap();
    pass(&mut battle);
    summary(&battle)
}

#[test]
fn a_side_falls_with_its_last_member() {
    // A hits with 6, B fails the injury check with 1, and 3 decides between death and maiming.
    let mut battle = first_turn(TWO_SOLDIERS, &[6, 1, 3]);
    let club = battle.muster().sheets[0].carried[0];
    battle.submit(Order::deed(A, Deed::from(Attack::with(B, club)))).unwrap();
    pass(&mut battle);
    let told = summary(&battle);
    assert_eq!(told.reason, Reason::NobodyLeft { side: SideId(1), how: Out::Felled });
    assert_eq!(told.reason.ending(), Ending::Fall);
    let first = told.first_fallen.unwrap();
    assert_eq!((first.who, first.by, first.how), (B, Some(A), Out::Felled));
    assert_eq!((told.combatants[0].suffered, told.combatants[1].dealt), (0, 0));
    assert_eq!(told.combatants[0].dealt, told.combatants[1].suffered);
    assert_eq!(told.combatants[1].fell_in, Some(1));
    assert!(!told.combatants[1].has_fled());
    assert_eq!(told.harm.iter().sum::<u32>(), told.combatants[1].suffered);
    assert_eq!(told.strength, [1000, 0]);
    assert!(told.tipped.is_some(), "until then both were equally strong");
}

#[test]
fn whoever_leaves_ends_a_battle_by_flight_and_whoever_gives_up_by_nerve() {
    let left = ruled(GmFate::Gone);
    assert_eq!(left.reason, Reason::NobodyLeft { side: SideId(1), how: Out::Left });
    assert_eq!(left.reason.ending(), Ending::Flight);
    assert_eq!((left.first_fallen, left.combatants[1].fate), (None, Some(Fate::Gone)));
    assert!(left.combatants[1].has_fled());
    let gave_up = ruled(GmFate::Surrendered);
    assert_eq!(gave_up.reason, Reason::NobodyLeft { side: SideId(1), how: Out::LostNerve });
    assert_eq!(gave_up.reason.ending(), Ending::Nerve);
    let fell = ruled(GmFate::Dead);
    assert_eq!(fell.reason.ending(), Ending::Fall);
    // A ruling is nobody's blow.
    assert!(matches!(fell.first_fallen, Some(Casualty { who: B, by: None, .. })));
}

#[test]
fn the_clock_ends_a_battle_that_nobody_has_won() {
    let mut battle = first_turn(&FAR_APART.replace("SIDE", ""), &[]);
    pass(&mut battle);
    let told = summary(&battle);
    assert_eq!(told.reason, Reason::TimeIsUp { rounds: told.rounds });
    assert_eq!(told.reason.ending(), Ending::Clock);
    assert_eq!((told.tipped, told.first_fallen), (None, None));
    assert_eq!(told.strength, [1000, 1000]);
}

#[test]
fn an_aim_that_is_met_ends_a_battle() {
    let scenario = FAR_APART.replace("SIDE", r#"objectives: [Reach("there", 1)]"#);
    let mut battle = first_turn(&scenario, &[]);
    battle.submit(Order::deed(A, Deed::from(Move { to: Pos::new(3, 0), via: Default::default() }))).unwrap();
    pass(&mut battle);
    let told = summary(&battle);
    let aim = Objective::Reach { area: vec![Pos::new(3, 0)], count: 1 };
    assert_eq!(told.reason, Reason::Met { side: SideId(0), aims: vec![aim] });
    assert_eq!(told.reason.ending(), Ending::Aim);
    // Nobody was ever behind in strength.
    assert_eq!(told.tipped, None);
}

#[test]
fn whoever_meets_an_objective_wins_by_that_even_if_others_fail_in_theirs_by_it() {
    let scenario = FAR_APART
        .replace("SIDE", r#"objectives: [Escape("A")]"#)
        .replace(r#""foes": ()"#, r#""foes": (objectives: [Beat("A")])"#);
    let mut battle = first_turn(&scenario, &[]);
    battle.submit(Order::Gm(GmOrder::Fate { who: A, fate: GmFate::Gone })).unwrap();
    pass(&mut battle);
    let reason = summary(&battle).reason;
    assert!(matches!(reason, Reason::Met { side: SideId(0), .. }), "{reason:?}");
}

#[test]
fn whoever_gets_away_as_they_are_to_counts_as_before_and_has_not_fled() {
    for (objective, strength) in [
        (r#"Escape("A")"#, 1000),
        (r#"AnyOf([Reach("there", 1), Escape("A")])"#, 1000),
        (r#"Reach("there", 1)"#, 0),
    ] {
        let scenario = FAR_APART.replace("SIDE", &format!("objectives: [{objective}]"));
        let mut battle = first_turn(&scenario, &[]);
        battle.submit(Order::Gm(GmOrder::Fate { who: A, fate: GmFate::Gone })).unwrap();
        pass(&mut battle);
        let told = summary(&battle);
        let got_away = strength > 0;
        assert_eq!(told.strength[0], strength, "{objective}");
        assert_eq!((told.combatants[0].got_away, told.combatants[0].has_fled()), (got_away, !got_away));
        assert_eq!(told.combatants[0].end(), Some(if got_away { "escaped" } else { "fled" }));
    }
}

#[test]
fn an_objective_that_was_met_while_others_were_open_does_not_end_the_battle() {
    let scenario = FAR_APART
        .replace("SIDE", r#"objectives: [Reach("there", 1), Hold("there", 9)]"#)
        .replace("round_limit: 1", "round_limit: 9");
    let mut battle = first_turn(&scenario, &[]);
    battle.submit(Order::deed(A, Deed::from(Move { to: Pos::new(3, 0), via: Default::default() }))).unwrap();
    battle.submit(Order::deed(A, Deed::from(End {}))).unwrap();
    battle.submit(Order::Gm(GmOrder::Fate { who: B, fate: GmFate::Dead })).unwrap();
    pass(&mut battle);
    let reason = summary(&battle).reason;
    assert_eq!(reason, Reason::NobodyLeft { side: SideId(1), how: Out::Felled });
}
