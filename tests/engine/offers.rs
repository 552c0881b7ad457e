//! Offers: a combatant who leaves an enemy's reach may be struck before they have left their square.

use affray::battle::deeds::Move;
use affray::battle::reactions::OpportunityAttack;
use affray::battle::{CombatantId, Deed, Happening, Order, Reaction};
use affray::engine::{Awaiting, Battle};
use affray::grid::{Pos, Reach};

use crate::common::{Chooser, random_order};
use crate::soldiers::{TWO_SOLDIERS, first_turn};

fn passing(dice: &[u8]) -> Battle {
    first_turn(TWO_SOLDIERS, dice)
}

const MOVER: CombatantId = CombatantId(0);
const ENEMY: CombatantId = CombatantId(1);

fn walk(to: Pos) -> Order {
    Order::deed(MOVER, Deed::from(Move { to, via: Default::default() }))
}

#[test]
fn leaving_a_enemies_reach_is_offered_while_the_mover_still_stands_there() {
    // Enemy hits (4 + 1 against 3), the mover's injury check passes (5 against 2).
    let mut battle = passing(&[4, 5]);
    battle.submit(walk(Pos::new(4, 0))).unwrap();
    let Some(Awaiting::Answer(offer)) = battle.awaiting() else { panic!("the enemy is asked") };
    assert_eq!(offer.to, ENEMY);
    assert!(matches!(offer.reaction, Reaction::OpportunityAttack(OpportunityAttack { target: MOVER, .. })));
    assert_eq!(battle.table().body(MOVER).unwrap().place.0, Pos::new(0, 0), "it has not left yet");
    battle.submit(Order::Accept).unwrap();
    assert_eq!(battle.table().body(MOVER).unwrap().place.0, Pos::new(4, 0), "an injury does not stop it");
    assert_eq!(battle.table().body(MOVER).unwrap().injuries.unwrap().0, 1);
    assert_eq!(battle.table().body(ENEMY).unwrap().turn_budget.reaction, 0);
    assert_eq!(battle.dice_fault(), (None, 0));
}

#[test]
fn a_combatant_gets_only_one_offer_per_move() {
    let mut battle = passing(&[]);
    battle.submit(walk(Pos::new(4, 0))).unwrap();
    battle.submit(Order::Decline).unwrap();
    let asked = |fact: &&affray::battle::Fact| matches!(fact.what, Happening::Offered { .. });
    assert_eq!(
        battle.chronicle().since(0).iter().filter(asked).count(),
        1,
        "it passes three squares next to the enemy"
    );
    assert_eq!(battle.table().body(MOVER).unwrap().place.0, Pos::new(4, 0));
}

#[test]
fn a_felled_mover_stays_where_they_were_struck() {
    // Enemy hits, the injury check fails (1 against 2): the mover is not a hero and dies.
    let mut battle = passing(&[6, 1]);
    battle.submit(walk(Pos::new(4, 0))).unwrap();
    battle.submit(Order::Accept).unwrap();
    assert_eq!(battle.table().body(MOVER).unwrap().place.0, Pos::new(0, 0));
    assert!(matches!(battle.awaiting(), Some(Awaiting::Over(_))));
}

#[test]
fn no_attack_is_offered_on_a_target_who_has_just_been_felled() {
    let between = TWO_SOLDIERS.replace(".B....", "BC....").replace(
        "\"B\": (creature: \"soldier\", side: \"foes\"),",
        "\"B\": (creature: \"soldier\", side: \"foes\"), \"C\": (creature: \"soldier\", side: \"foes\"),",
    );
    let asked = |battle: &Battle| {
        let facts = battle.chronicle().since(0);
        facts.iter().filter(|fact| matches!(fact.what, Happening::Offered { .. })).count()
    };
    let mut battle = first_turn(&between, &[6, 1]);
    battle.submit(walk(Pos::new(4, 0))).unwrap();
    battle.submit(Order::Accept).unwrap();
    assert!(matches!(battle.awaiting(), Some(Awaiting::Over(_))));
    assert_eq!((asked(&battle), battle.dice_fault()), (1, (None, 0)));
    let mut battle = first_turn(&between, &[]);
    battle.submit(walk(Pos::new(4, 0))).unwrap();
    assert_eq!(asked(&battle), 1, "the second waits for what the first does");
    battle.submit(Order::Decline).unwrap();
    battle.submit(Order::Decline).unwrap();
    assert_eq!(asked(&battle), 2);
    assert_eq!(battle.table().body(MOVER).unwrap().place.0, Pos::new(4, 0));
}

#[test]
fn the_attacks_foreseen_for_a_path_are_those_offered_on_it() {
    let muster = crate::common::muster_of("first_blood", "skirmish");
    let (mut reach, mut offered) = (Reach::new(), 0);
    for seed in 0..24 {
        let mut battle = Battle::new(&muster, seed);
        let mut chooser = Chooser::new(seed);
        for _ in 0..60 {
            let Some(order) = random_order(&battle, &mut chooser, &mut reach) else { break };
            let before = battle.chronicle().len();
            let foreseen = match &order {
                Order::Deed { who, deed: Deed::Move(Move { .. }) } => {
                    let table = battle.table();
                    let way = table.permit(&order).unwrap().path;
                    table.answers_along(*who, table.footprint(*who).unwrap(), &way)
                }
                _ => Vec::new(),
            };
            let is_walk = matches!(order, Order::Deed { deed: Deed::Move(Move { .. }), .. });
            battle.submit(order).unwrap();
            while is_walk && matches!(battle.awaiting(), Some(Awaiting::Answer(_))) {
                battle.submit(Order::Decline).unwrap();
            }
            if is_walk {
                let told = battle.chronicle().since(before);
                let offers: Vec<_> = told
                    .iter()
                    .filter_map(|fact| match fact.what {
                        Happening::Offered { offer } => Some(offer),
                        _ => None,
                    })
                    .collect();
                assert_eq!(foreseen.iter().map(|(_, offer)| *offer).collect::<Vec<_>>(), offers);
                offered += offers.len();
            }
        }
    }
    assert!(offered > 20, "only {offered} blows were offered");
}
