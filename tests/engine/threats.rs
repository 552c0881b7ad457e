//! Threats: the best attack of a combatant's next turn on each enemy, with odds that are worked out here by hand.

use std::sync::Arc;

use affray::battle::Source;
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::engine::Battle;
use affray::grid::{Footprint, Pos, Reach};
use affray::rules::book::muster::Muster;
use affray::rules::questions::odds::{Toll, Wanted};
use affray::rules::questions::threats::Threat;
use affray::tell::Teller;

use crate::common::all_musters;

/// F with these weapons, and A and B without any, who may have been injured, as far as they stand on this map.
fn mustered(book: &str, map: &str, weapons: &str, injuries_of_b: u8) -> Arc<Muster> {
    let enemy = |(key, injuries): (&str, u8)| {
        let injured = if injuries > 0 { format!(", injuries: {injuries}") } else { String::new() };
        format!(r#""{key}": (creature: "man", side: "party", hero: true{injured}),"#)
    };
    let on_map = [("A", 0), ("B", injuries_of_b)].into_iter().filter(|(key, _)| map.contains(key));
    let text = format!(
        r#"(
            name: "Threats",
            map: [{map}],
            creatures: {{
                "man": (
                    name: "Man",
                    llcf: (),
                    autohit: (scores: (str: 10, dex: 1, wil: 10), hp: 5, armour: 1),
                ),
            }},
            weapons: {{
                "glaive": (name: "glaive", llcf: (kind: Melee), autohit: (die: 10, hands: 2)),
                "knife": (name: "knife", llcf: (kind: Melee, hit: -1), autohit: (die: 6)),
                "bow": (name: "bow", range: 100, llcf: (kind: Propelled), autohit: (die: 8)),
            }},
            sides: {{ "party": (), "foes": () }},
            combatants: {{
                {enemies}
                "F": (creature: "man", side: "foes", weapons: [{weapons}]),
            }},
        )"#,
        enemies = on_map.map(enemy).collect::<String>()
    );
    let catalogue = Catalogue::bundled();
    let scenario = load_scenario(&catalogue, "threats", &Source::new("threats.ron", text));
    let scenario = Arc::new(scenario.sound().unwrap_or_else(|problems| panic!("{problems:#?}")));
    let book = Arc::new(load_rulebook(&catalogue, book).sound().unwrap());
    muster(&catalogue, &scenario, &book, None).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// What F could do in their next turn, as their enemies see it.
fn threats_by_f(muster: &Arc<Muster>) -> Vec<Threat> {
    let f = muster.named("F").unwrap();
    let battle = Battle::in_turn_of(muster, f);
    let table = battle.table();
    let own = muster.named("A").unwrap();
    let view = table.seen_by(table.side(own));
    view.threats_by(f, view.targets(f), &mut Reach::new())
}

fn weapon_of(muster: &Arc<Muster>, threat: &Threat) -> String {
    Teller::english(muster).weapon(threat.attack.weapon)
}

#[track_caller]
fn assert_near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
}

#[test]
fn where_blows_always_land_the_larger_die_is_the_best_attack() {
    // A move of 40 feet is 8 squares, and the glaive strikes at the ninth. A stands there, B at the tenth.
    let map = r#""F........A.", "..........B""#;
    let muster = mustered("autohit", map, r#""knife", "glaive""#, 0);
    let threats = threats_by_f(&muster);
    // F cannot change from the knife in hand to the glaive and strike: the change takes the action.
    assert_eq!(threats.len(), 1, "B is out of reach");
    assert_eq!(weapon_of(&muster, &threats[0]), "knife");

    let muster = mustered("autohit", map, r#""glaive", "knife""#, 0);
    let threats = threats_by_f(&muster);
    let [threat] = threats.as_slice() else { panic!("B is out of reach: {threats:?}") };
    assert_eq!(
        (threat.attack.target, weapon_of(&muster, threat)),
        (muster.named("A").unwrap(), "glaive".into())
    );
    assert!(threat.from.is_adjacent(Footprint::new(Pos::new(9, 0), 1)));
    // A die of ten less 1 for armour: 0 to 9. A daring attack would need a save that succeeds on a 1 alone.
    assert_eq!(threat.odds.toll(threat.attack.target), Some(Toll { mean: 4.5, least: 0, most: 9 }));
    // A 7 to 10 goes 1 to 4 beyond the 5 hit points, and a save at Strength 9 to 6 fails on 11 to 14 faces of 20.
    assert_near(threat.odds.chance(Wanted::OutOfTheFight), (11.0 + 12.0 + 13.0 + 14.0) / 200.0);
}

#[test]
fn where_hits_force_a_check_the_odds_are_those_of_the_check() {
    // A move of 30 feet is 6 squares. A stands at the seventh.
    let muster = mustered("llcf", r#""F......A""#, r#""knife", "glaive""#, 0);
    let threats = threats_by_f(&muster);
    let [threat] = threats.as_slice() else { panic!("{threats:?}") };
    assert_eq!(weapon_of(&muster, threat), "glaive", "the knife hits less often");
    // A 3 or more hits. A 2 or more in the injury check is an injury, and a 1 is the end.
    assert_near(threat.odds.chance(Wanted::Hit), 4.0 / 6.0);
    assert_near(threat.odds.chance(Wanted::Injured), 4.0 / 6.0 * 5.0 / 6.0);
    assert_near(threat.odds.chance(Wanted::OutOfTheFight), 4.0 / 6.0 / 6.0);
    assert_eq!(threat.odds.toll(threat.attack.target), None, "there are no hit points");
}

#[test]
fn a_weapon_that_there_is_no_time_to_draw_is_no_danger() {
    let map = r#""F............A""#;
    for (book, is_in_danger) in [("autohit", false), ("llcf", true)] {
        let muster = mustered(book, map, r#""knife", "bow""#, 0);
        let f = muster.named("F").unwrap();
        let battle = Battle::in_turn_of(&muster, f);
        let there = battle.table().footprint(muster.named("A").unwrap()).unwrap().corner();
        let danger = battle.table().could_strike(f, &mut Reach::new());
        assert_eq!(danger.get(there), is_in_danger, "{book}");
        assert_eq!(!threats_by_f(&muster).is_empty(), is_in_danger, "{book}");
    }
}

#[test]
fn the_worst_for_its_target_comes_first() {
    let (sound, injured) = (0, 1);
    for (injuries, first) in [(sound, "A"), (injured, "B")] {
        let muster = mustered("llcf", r#""A.F.B""#, r#""glaive""#, injuries);
        let threats = threats_by_f(&muster);
        assert_eq!(threats.len(), 2);
        assert_eq!(threats[0].attack.target, muster.named(first).unwrap(), "with {injuries} injuries");
    }
    // Each injury raises the number of the check by 1: now a 1 and a 2 are the end for B.
    let muster = mustered("llcf", r#""A.F.B""#, r#""glaive""#, injured);
    let out = threats_by_f(&muster)
        .iter()
        .map(|threat| threat.odds.chance(Wanted::OutOfTheFight))
        .collect::<Vec<_>>();
    assert_near(out[0], 4.0 / 6.0 * 2.0 / 6.0);
    assert_near(out[1], 4.0 / 6.0 * 1.0 / 6.0);
}

#[test]
fn whoever_is_threatened_stands_in_danger() {
    let mut threatened = 0;
    // Each scenario by some of the books, and each book with some of the scenarios.
    for (name, muster) in all_musters().into_iter().step_by(4) {
        let battle = Battle::new(&muster, 1);
        let (table, mut reach) = (battle.table(), Reach::new());
        for (who, _) in table.able() {
            let danger = table.could_strike(who, &mut reach);
            for threat in table.threats_by(who, table.targets(who), &mut reach) {
                let there = table.footprint(threat.attack.target).unwrap();
                assert!(there.squares().any(|at| danger.get(at)), "{name}: {threat:?}");
                threatened += 1;
            }
        }
    }
    assert!(threatened > 50, "{threatened} threats are too few to tell");
}
