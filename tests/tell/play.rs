//! A battle with known dice: the player must read what the rules say about these rolls.

use affray::battle::deeds::{Aid, Attack, End, Trip};
use affray::battle::{Chronicle, Deed, Order};
use affray::dice::{Dice, Die};
use affray::engine::Battle;

use crate::stage::{AXE, ENEMIES, OTHER, PARTY, RAIDER, WARDEN, mustered, teller};

/// The battle of the stage, whose next six-sided dice show these faces.
fn battle(faces: &[u8]) -> Battle {
    let dice = Dice::scripted(faces.iter().map(|face| Die { sides: 6, face: *face }));
    let mut battle = Battle::still(&mustered(), dice, Chronicle::default());
    battle.begin();
    battle
}

fn attack() -> Order {
    Order::deed(RAIDER, Attack::with(WARDEN, AXE))
}

#[test]
fn an_attack_shows_every_die_modifier_threshold_and_rule() {
    // 5 with a bonus of 1 for two aptitudes and 1 for the weapon against 3 and 1 for armour; then an injury check at
    // 2 with an injury and 2 for the weapon, one aptitude helping; then a fatigue check at 1.
    let mut battle = battle(&[5, 4, 1]);
    battle.submit(attack()).unwrap();
    let text = teller().chronicle(battle.chronicle().since(0), None);
    let expected = [
        "Round 1, 0 seconds into the battle [LLCF-TIM-1]",
        "  The Wolves to act [LLCF-INI-1]",
        "    Raider (R) acts.",
        "      Raider (R) attacks Warden with the axe: d6 5, +1 for two aptitudes [LLCF-CHK-4, LLCF-ATK-2], +1 hit bonus [LLCF-ATK-3] = 7 against 4 (3, +1 armour): hit. [LLCF-ATK-1]",
        "      Warden makes an injury check: d6 4, +1 for one aptitude [LLCF-CHK-4] = 5 against 5 (2, +1 for injuries so far, +2 weapon): passed, an injury. [LLCF-HRM-2]",
        "      Warden now has 2 injuries. [LLCF-HRM-2]",
        "      Warden makes a check for fatigue: d6 1, +1 for one aptitude [LLCF-CHK-4] = 2 against 1: passed, fatigue rises by one. [LLCF-HRM-3]",
    ];
    let at = text.find(expected[0]).unwrap_or_else(|| panic!("{text}"));
    let told: Vec<&str> = text[at..].lines().take(expected.len()).collect();
    assert_eq!(told, expected);
    assert!(text.contains("      Warden now has 1 fatigue. [LLCF-HRM-3]\n"), "{text}");
}

#[test]
fn help_from_an_ally_shows_both_dice_and_why() {
    // The helper and their ally both reach the warden. The better of 2 and 5 hits; the injury check then fails on a
    // 1, and a last die decides between death and maiming.
    let mut battle = battle(&[2, 5, 1, 6]);
    battle.submit(Order::deed(OTHER, Deed::from(Aid { ally: RAIDER }))).unwrap();
    battle.submit(Order::deed(OTHER, Deed::from(End {}))).unwrap();
    battle.submit(attack()).unwrap();
    let text = teller().chronicle(battle.chronicle().since(0), None);
    for line in [
        "Raider (Q) helps Raider (R). [LLCF-ACT-2]\n",
        "with the axe: d6 5 (from 2, 5; advantage: help from Raider (Q) [LLCF-ACT-2]), +1 for two aptitudes [LLCF-CHK-4, LLCF-ATK-2], +1 hit bonus [LLCF-ATK-3] = 7 against 4 \
         (3, +1 armour): hit. [LLCF-ATK-1]\n",
        "Warden makes an injury check: d6 1, +1 for one aptitude [LLCF-CHK-4] = 2 against 5 (2, +1 for injuries so far, +2 weapon): failed. \
         [LLCF-HRM-2]\n",
        "Death or maiming for Warden: d6 6. [LLCF-HRM-2]\n",
        "Warden is maimed and out of the fight. [LLCF-HRM-2]\n",
        "The battle is over. Victory: The Wolves.\n",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}

#[test]
fn a_side_reads_only_what_it_perceived() {
    let battle = battle(&[]);
    let facts = battle.chronicle().since(0);
    let (party, enemies) = (teller().chronicle(facts, Some(PARTY)), teller().chronicle(facts, Some(ENEMIES)));
    assert!(party.contains("Warden takes position at 1,1."), "{party}");
    assert!(!party.contains("Raider (R) takes position"), "{party}");
    assert!(enemies.contains("Raider (R) takes position at 2,1."), "{enemies}");
    assert!(party.contains("The Watch can see Raider (R) at 2,1."), "{party}");
}

#[test]
fn odds_are_shown_in_percent_and_as_fractions_with_the_first_check() {
    let battle = battle(&[]);
    let table = battle.table().seen_by(ENEMIES);
    let lines = teller().odds(&table.odds(&attack()).unwrap());
    // A 2 hits. The injury check succeeds on a 4 or more, so half of the hits injure, 5 in 12. A hero who fails rolls 1
    // to 3 for death and 4 to 6 for maiming: 5 in 24 each.
    assert_eq!(lines[0], "Hit: 83.3% (5 in 6)");
    assert_eq!(lines[1], "Injured: 41.7% (5 in 12)");
    assert_eq!(lines[2], "Dead: 20.8% (5 in 24)");
    assert_eq!(lines[3], "Maimed: 20.8% (5 in 24)");
    assert_eq!(lines[4], "Out of the fight: 41.7% (5 in 12)");
    assert_eq!(lines[5], "Tired: 41.7% (5 in 12)");
    let check = "Raider (R), attack on Warden with the axe: d6, +1 for two aptitudes [LLCF-CHK-4, LLCF-ATK-2], +1 hit bonus [LLCF-ATK-3] against 4 (3, +1 armour)";
    assert_eq!(lines[6..], [check]);
}

#[test]
fn odds_of_a_manoeuvre_are_of_success_and_not_of_a_hit() {
    let battle = battle(&[]);
    let table = battle.table().seen_by(ENEMIES);
    let trip = Order::deed(RAIDER, Deed::from(Trip { target: WARDEN }));
    let lines = teller().odds(&table.odds(&trip).unwrap());
    // A die with +1 against a plain die, with ties won by the hero: 21 of 36 pairs.
    assert_eq!(lines[..2], ["Success: 58.3% (7 in 12)", "Prone: 58.3% (7 in 12)"]);
}
