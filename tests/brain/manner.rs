//! How opponents attack: they spare their allies, and attack daringly where that pays.

use affray::battle::deeds::{Attack, Cast};
use affray::battle::{CombatantId, Deed, Order};
use affray::brain::{Level, Mind};
use affray::engine::{Awaiting, Battle};

use crate::knowledge::mustered;

/// The first deed of the first combatant in the scenario after the rounds have begun.
pub fn first_act(scenario: &str, book: &str) -> Deed {
    let mut battle = Battle::new(&mustered("manner", scenario, book), 1);
    let mut mind = Mind::new();
    loop {
        let Some(Awaiting::Order(side)) = battle.awaiting() else { panic!("nobody is asked") };
        let view = battle.table().seen_by(side);
        let order = Level::Soldier.decide(&view, battle.aims().list(), &mut mind);
        match &order {
            Order::Deed { who, deed } if *who == CombatantId(0) && view.turn.round > 0 => {
                return deed.clone();
            }
            _ => battle.submit(order).expect("permitted"),
        }
    }
}

fn bombing(map: &str) -> String {
    format!(
        "(map: [\"{map}\"], creatures: {{\"man\": (autohit: (scores: (str: 10, dex: 10, wil: 10), hp: 6))}},
        weapons: {{\"bomb\": (range: 60, autohit: (die: 12, area: Burst(5))), \"dart\": (range: 60, autohit: (die: 4))}},
        sides: {{\"foes\": (control: Opponent(\"soldier\")), \"party\": ()}},
        combatants: {{
            \"B\": (creature: \"man\", side: \"foes\", weapons: [\"bomb\", \"dart\"]),
            \"F\": (creature: \"man\", side: \"foes\", weapons: [\"dart\"]),
            \"G\": (creature: \"man\", side: \"foes\", weapons: [\"dart\"]),
            \"A\": (creature: \"man\", side: \"party\", hero: true, weapons: [\"dart\"]),
        }})"
    )
}

/// The weapon of a deed, if the deed is an attack or a spell.
fn weapon_of(deed: &Deed) -> Option<u16> {
    match deed {
        Deed::Attack(Attack { weapon, .. }) | Deed::Cast(Cast { spell: weapon, .. }) => Some(weapon.0),
        _ => None,
    }
}

#[test]
fn a_bomb_is_not_thrown_among_allies() {
    let among_allies = first_act(&bombing("B.....FAG"), "autohit");
    let apart = first_act(&bombing("B.FG...A."), "autohit");
    assert_ne!(weapon_of(&among_allies), weapon_of(&apart), "{among_allies:?} and {apart:?}");
}

fn daring(dexterity: u8, die: u8) -> bool {
    let deed = first_act(&format!(
        "(map: [\"DA\"], creatures: {{\"man\": (autohit: (scores: (str: 10, dex: {dexterity}, wil: 10), hp: 6))}},
        weapons: {{\"knife\": (autohit: (die: {die}))}},
        sides: {{\"foes\": (control: Opponent(\"soldier\")), \"party\": ()}},
        combatants: {{
            \"D\": (creature: \"man\", side: \"foes\", weapons: [\"knife\"]),
            \"A\": (creature: \"man\", side: \"party\", hero: true, weapons: [\"knife\"]),
        }})"
    ), "autohit");
    matches!(deed, Deed::Attack(Attack { manner, .. }) if manner.daring)
}

/// A d4 loses nothing by daring. A d10 that becomes a d12 with half the chance to hit is worth less than a d4.
#[test]
fn a_daring_attack_is_tried_where_it_pays() {
    assert!(daring(10, 4) && daring(18, 8));
    assert!(!daring(10, 10) && !daring(3, 8));
}
