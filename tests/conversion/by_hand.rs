//! Stat blocks compared with the results of working through the table by hand.

use affray::battle::{Armour, Creature, Source, Weapon};
use affray::data::catalogue::Catalogue;
use affray::data::conversion::{Conversion, Gear, conversion_of};
use affray::data::reader::read;
use affray::data::write::to_ron_line;

fn table() -> Conversion {
    conversion_of(&Catalogue::bundled()).expect("it is bundled and sound")
}

fn creature(text: &str) -> Creature {
    read(&Source::new("creature.ron", text)).value.expect("it is sound")
}

fn weapon(text: &str) -> Weapon {
    read(&Source::new("weapon.ron", text)).value.expect("it is sound")
}

fn books(books: &[&str]) -> Vec<String> {
    books.iter().map(|book| (*book).to_owned()).collect()
}

/// The worked-out block for one rulebook, in one line.
fn of_creature(text: &str, weapons: &[&str], book: &str) -> String {
    let gear = Gear { weapons: weapons.iter().map(|text| weapon(text)).collect(), armours: Vec::new() };
    to_ron_line(&table().fill_creature(&creature(text), &gear, &books(&[book]))[0].1)
        .expect("it can be written")
}

const AXE: &str =
    r#"(range: None, lot: (skill: Axes, ap: 13, damage: [(dice: (1, 10))]), twodice: (subclass: "axes"))"#;

/// Constitution and endurance are 2: hardy, 38. Might is 1: strong, Vigor 4. The creature has one of coordination,
/// speed and might, and no more of the aptitudes for range: green, so 3 with the axe, 32 points and a threshold of 24.
/// No reaction, dexterity or speed: ordinary, a dodge of 11 and no bonus to initiative. No hide: armour 10.
#[test]
fn one_block_is_converted_to_another() {
    let text = r#"(llcf: (aptitudes: [might, constitution, endurance]))"#;
    assert_eq!(
        of_creature(text, &[AXE], "lot"),
        "(hp: 38, ap: 32, dodge: 11, armour: 10, critical: 24, skills: {Axes: 3, Vigor: 4})"
    );
    assert_eq!(of_creature(text, &[AXE], "twodice"), r#"(hp: 4, proficiencies: ["axes"])"#);
}

/// A size of two squares per side adds 2 to the aptitudes that count for toughness: 4 is massive, and 70 hit points are
/// converted back to 2 aptitudes.
#[test]
fn size_counts_where_a_book_has_no_hit_points() {
    let large = of_creature("(size: 2, llcf: (aptitudes: [constitution, endurance]))", &[], "torchlit");
    assert!(large.starts_with("(hp: 38, ") || large.contains("hp: 38"), "{large}");
    let back = of_creature("(size: 2, lot: (hp: 70, dodge: 11, armour: 10))", &[], "llcf");
    assert_eq!(back, "(aptitudes: [constitution, endurance])");
}

/// 28 hit points are sound, 20 are hardy and 4 are slight: the median is sound, 3 hit points.
#[test]
fn the_median_of_several_blocks_counts() {
    let text = "(lot: (hp: 28), torchlit: (hp: 20), autohit: (scores: (str: 10), hp: 4))";
    assert!(of_creature(text, &[], "twodice").contains("hp: 3"), "{}", of_creature(text, &[], "twodice"));
    // Of two tiers the lower one counts: hardy and slight give slight.
    let text = "(torchlit: (hp: 20), autohit: (scores: (str: 10), hp: 4))";
    assert!(of_creature(text, &[], "twodice").contains("hp: 2"), "{}", of_creature(text, &[], "twodice"));
}

/// The nearest number counts, and the lower one if two are equally near: 18 is between 14 and 22.
#[test]
fn a_number_between_two_tiers_belongs_to_the_lower_one() {
    assert!(of_creature("(lot: (hp: 18))", &[], "autohit").contains("hp: 2"));
    assert!(of_creature("(lot: (hp: 19))", &[], "autohit").contains("hp: 4"));
}

/// A quality that no block states stays missing: LoT alone says nothing about nerve.
#[test]
fn an_unknown_quality_stays_missing() {
    let torchlit = of_creature("(lot: (hp: 28, dodge: 11, armour: 10))", &[], "torchlit");
    assert!(!torchlit.contains("wis") && !torchlit.contains("speed"), "{torchlit}");
}

/// A threshold of 1 is weighty: 1d10+1 for 15 points, a d8 and a d8.
#[test]
fn a_weapon_is_worked_out_by_how_hard_it_hits() {
    let club = weapon("(llcf: (kind: Melee, itm: 1))");
    let blocks = table().fill_weapon(&club, &books(&["lot", "twodice", "autohit", "torchlit"]));
    let lines: Vec<String> =
        blocks.iter().map(|(_, block)| to_ron_line(block).expect("it can be written")).collect();
    assert_eq!(
        lines,
        [
            "(kind: Melee, skill: Blades, ap: 15, damage: [(dice: (1, 10), plus: 1, kind: Plain)])",
            r#"(kind: Melee, class: LightMelee, subclass: "one-handed swords")"#,
            "(kind: Melee, die: 8)",
            "(kind: Melee, damage: [(dice: (1, 8), plus: 0, kind: Plain)])",
        ]
    );
}

#[test]
fn the_word_for_one_book_gives_the_word_for_another() {
    let bow = weapon("(range: 60, lot: (skill: Crossbows, ap: 25, damage: [(dice: (2, 8), kind: Fire)]))");
    let blocks = table().fill_weapon(&bow, &books(&["twodice", "torchlit"]));
    assert_eq!(blocks[0].1.subclass.as_deref(), Some("crossbows"));
    let torchlit = to_ron_line(&blocks[1].1).expect("it can be written");
    assert_eq!(torchlit, "(damage: [(dice: (1, 12), plus: 0, kind: Fire)])");
}

#[test]
fn spells_are_never_worked_out() {
    let bolt = weapon("(spell: true, range: 60, lot: (ap: 16, damage: [(dice: (1, 8))]))");
    assert!(table().fill_weapon(&bolt, &books(&["llcf", "torchlit"])).is_empty());
}

/// 2 is scale: armour 3, 1 off plain damage, of medium weight.
#[test]
fn armour_is_worked_out_by_how_well_it_protects() {
    let own: Armour = read(&Source::new("a.ron", "(llcf: (ad: 2))")).value.expect("it is sound");
    let blocks = table().fill_armour(&own, &books(&["lot", "torchlit", "twodice"]));
    let lines: Vec<String> =
        blocks.iter().map(|(_, block)| to_ron_line(block).expect("it can be written")).collect();
    assert_eq!(
        lines,
        [
            "(armour: 3, dr: (general: 1, elemental: 0, arcane: 0), weight: Medium)",
            "(ac: 3)",
            "(weight: Medium)",
        ]
    );
}

/// A wearer of heavy armour gets the traits that a rulebook requires of its wearers.
#[test]
fn a_wearer_gets_the_traits_that_its_armour_needs() {
    let plate: Armour = read(&Source::new("a.ron", "(llcf: (ad: 3))")).value.expect("it is sound");
    let gear = Gear { weapons: Vec::new(), armours: vec![plate] };
    let blocks = table().fill_creature(&creature("(llcf: ())"), &gear, &books(&["twodice"]));
    assert_eq!(
        to_ron_line(&blocks[0].1).expect("it can be written"),
        "(hp: 2, traits: [ArmorTraining, Strong])"
    );
}

#[test]
fn nothing_is_worked_out_without_a_known_block() {
    let all = table().books;
    assert!(table().fill_creature(&creature("(name: \"Ghost\")"), &Gear::default(), &all).is_empty());
    assert!(table().fill_creature(&creature("(mine: (hp: 9))"), &Gear::default(), &all).is_empty());
}
