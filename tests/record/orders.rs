//! Orders as text: whatever is written is read back as the same order, and whatever is no order says where and why.

use affray::battle::order_text::{Named, OrderNames, parse_order, print_order};
use affray::battle::{
    Ability, Act, Against, Aptitude, ArmourId, Attempt, CombatantId, CreatureId, Desk, DeskFate, Dread,
    LaidPlight, Light, Manner, Manoeuvre, Mark, Occasion, Order, Plight, ReadiedDeed, Share, Shift, SideId,
    Skill, Span, Tending, Tested, Track, TrapDeed, TrapTurn, WeaponId,
};
use affray::dice::Edge;
use affray::grid::Pos;
use proptest::prelude::*;

use super::any_order::{order, text};

/// Names that authors may come up with, most of them a trap.
struct Trickster;

pub const COMBATANTS: &[&str] = &[
    "A",
    "B",
    "Old Tom",
    "accept",
    "decline",
    "gm:",
    "gm: A",
    "open",
    "next",
    "dead",
    "3,4",
    "=> 1",
    "quo\"te",
    "back\\",
    "new\nline",
    "Zoë",
    "player",
    "+1",
    "\u{2028}",
    "\u{7}",
    "is",
    "tab\t",
    "12",
    "-3",
    "x",
    "'",
    "-",
];
pub const WEAPONS: &[&str] = &["axe", "long bow", "with", "door", "\"", "\\n"];
pub const ARMOURS: &[&str] = &["mail", "chain coat", "on", "off", "up"];
pub const SIDES: &[&str] = &["party", "the other side", "at"];
pub const CREATURES: &[&str] = &["raider", "dead", "dead allies", "allies"];

impl OrderNames for Trickster {
    fn name_of(&self, kind: Named, number: usize) -> Option<&str> {
        let names = match kind {
            Named::Combatant => COMBATANTS,
            Named::Weapon => WEAPONS,
            Named::Armour => ARMOURS,
            Named::Side => SIDES,
            Named::Creature => CREATURES,
        };
        names.get(number).copied()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn every_order_reads_back_as_it_was_written(order in order()) {
        let line = print_order(&order, &Trickster);
        prop_assert!(!line.chars().any(|letter| letter.is_control()), "one plain line: {line:?}");
        prop_assert_eq!(parse_order(&line, &Trickster), Ok(order), "{}", line);
    }

    #[test]
    fn no_text_makes_the_reader_stumble(line in text()) {
        assert_is_in_line(&line);
    }

    #[test]
    fn an_order_with_a_slip_in_it_is_an_order_or_a_problem_in_its_line(
        order in order(),
        at in any::<prop::sample::Index>(),
        slip in text(),
        skipped in 0..6_usize,
    ) {
        let letters: Vec<char> = print_order(&order, &Trickster).chars().collect();
        let at = at.index(letters.len() + 1);
        let mut line: String = letters[..at].iter().collect();
        line.push_str(&slip);
        line.extend(letters.iter().skip(at + skipped));
        assert_is_in_line(&line);
    }
}

fn assert_is_in_line(line: &str) {
    if let Err(problem) = parse_order(line, &Trickster) {
        let Span { start, end } = problem.span;
        assert!(start <= end && line.get(start..end).is_some(), "{line:?}: {problem:?}");
    }
}

/// A muster as a card would have it.
struct Card;

impl OrderNames for Card {
    fn name_of(&self, kind: Named, number: usize) -> Option<&str> {
        let names: &[&str] = match kind {
            Named::Combatant => &["A", "B", "Old Tom"],
            Named::Weapon => &["axe", "long bow"],
            Named::Armour => &["mail"],
            Named::Side => &["party", "foes"],
            Named::Creature => &["raider", "ogre"],
        };
        names.get(number).copied()
    }
}

#[test]
fn each_form_means_what_it_says() {
    let (a, b, tom) = (CombatantId(0), CombatantId(1), CombatantId(2));
    let act = |act| Order::Act { who: a, act };
    let desk = Order::Desk;
    let at = Pos::new(3, 4);
    let forms = [
        ("A moves to 3,4", act(Act::Move { to: at, via: Default::default() })),
        (
            "A moves to 3,4 via 1,2 2,-3",
            act(Act::Move { to: at, via: [Pos::new(1, 2), Pos::new(2, -3)].into_iter().collect() }),
        ),
        (
            "A attacks B with axe 3 swings",
            act(Act::Attack {
                target: b,
                weapon: WeaponId(0),
                swings: Some(3),
                also: Default::default(),
                manner: Manner::default(),
            }),
        ),
        (
            "A attacks B with axe 1 swing \"Old Tom\" 2 swings",
            act(Act::Attack {
                target: b,
                weapon: WeaponId(0),
                swings: Some(1),
                also: [Share { target: tom, swings: 2 }].into(),
                manner: Manner::default(),
            }),
        ),
        ("A attacks B with axe", act(Act::attack(b, WeaponId(0)))),
        (
            "A attacks B with axe and \"long bow\" daringly",
            act(Act::Attack {
                target: b,
                weapon: WeaponId(0),
                swings: None,
                also: Default::default(),
                manner: Manner { second: Some(WeaponId(1)), daring: true },
            }),
        ),
        ("A attacks \"Old Tom\" with \"long bow\"", act(Act::attack(tom, WeaponId(1)))),
        ("A trips B", act(Act::Manoeuvre { kind: Manoeuvre::Trip, target: b })),
        ("A disarms B", act(Act::Manoeuvre { kind: Manoeuvre::Disarm, target: b })),
        ("A grapples B", act(Act::Manoeuvre { kind: Manoeuvre::Grapple, target: b })),
        ("A breaks free of B", act(Act::Manoeuvre { kind: Manoeuvre::BreakFree, target: b })),
        ("A aids B", act(Act::Aid { ally: b })),
        ("A stands up", act(Act::Stand)),
        ("A opens door 3,4", act(Act::Door { at, open: true })),
        ("A closes door 3,4", act(Act::Door { at, open: false })),
        ("A takes up axe", act(Act::TakeUp { weapon: WeaponId(0) })),
        ("A casts axe", act(Act::Cast { spell: WeaponId(0), at: Mark::One(a) })),
        ("A casts axe on B", act(Act::Cast { spell: WeaponId(0), at: Mark::One(b) })),
        ("A casts \"long bow\" at 3,4", act(Act::Cast { spell: WeaponId(1), at: Mark::Square(at) })),
        ("A uses axe", act(Act::Use { item: WeaponId(0), at: Mark::One(a) })),
        ("A uses axe on \"Old Tom\"", act(Act::Use { item: WeaponId(0), at: Mark::One(tom) })),
        ("A uses axe at 3,4", act(Act::Use { item: WeaponId(0), at: Mark::Square(at) })),
        ("A steps to 3,4", act(Act::Shift { to: at, shift: Shift::Step })),
        ("A disengages to 3,4", act(Act::Shift { to: at, shift: Shift::Disengage })),
        ("A places axe at 3,4", act(Act::Place { weapon: WeaponId(0), at })),
        ("A searches 3,4", act(Act::Trap { at, deed: TrapDeed::Find })),
        ("A disarms trap 3,4", act(Act::Trap { at, deed: TrapDeed::Disarm })),
        ("A lights axe", act(Act::Tend { item: WeaponId(0), how: Tending::Light })),
        ("A douses axe", act(Act::Tend { item: WeaponId(0), how: Tending::Douse })),
        ("A drops axe", act(Act::Tend { item: WeaponId(0), how: Tending::Drop })),
        ("A switches to axe", act(Act::Switch { weapon: WeaponId(0) })),
        ("A puts on mail", act(Act::Outfit { armour: ArmourId(0), on: true })),
        ("A takes off mail", act(Act::Outfit { armour: ArmourId(0), on: false })),
        ("A says \"now!\"", act(Act::Speak { words: "now!".to_owned() })),
        (
            "A tries Awareness",
            act(Act::Try { tested: Tested::Skill(Skill::Awareness), against: Against::Usual }),
        ),
        (
            "A tries Vigor against 14",
            act(Act::Try { tested: Tested::Skill(Skill::Vigor), against: Against::Number(14) }),
        ),
        ("A tries Dex", act(Act::Try { tested: Tested::Ability(Ability::Dex), against: Against::Usual })),
        (
            "A tries Sneak against B",
            act(Act::Try {
                tested: Tested::Skill(Skill::Sneak),
                against: Against::One { other: b, with: None },
            }),
        ),
        ("A hides", act(Act::Hide)),
        (
            "A readies axe for sight",
            act(Act::Ready { deed: ReadiedDeed::Strike { weapon: WeaponId(0) }, on: Occasion::EnemyInSight }),
        ),
        (
            "A readies: treats B for ally",
            act(Act::Ready {
                deed: ReadiedDeed::Attempt { kind: Attempt::Treat, target: CombatantId(1) },
                on: Occasion::AllyAttacked,
            }),
        ),
        (
            "A readies: attacks B with axe for reach",
            act(Act::Ready {
                deed: ReadiedDeed::Attack { target: CombatantId(1), weapon: WeaponId(0) },
                on: Occasion::EnemyInReach,
            }),
        ),
        (
            "A readies: casts axe for sight",
            act(Act::Ready {
                deed: ReadiedDeed::Cast { spell: WeaponId(0), at: Mark::One(a) },
                on: Occasion::EnemyInSight,
            }),
        ),
        ("A unreadies", act(Act::Unready)),
        ("A delays after B", act(Act::Delay { after: CombatantId(1) })),
        ("A leaves", act(Act::Leave)),
        ("A ends", act(Act::End)),
        ("  A   waits  ", act(Act::End)),
        ("accept", Order::Accept),
        ("decline", Order::Decline),
        ("gm: advantage A", desk(Desk::Grant { who: a, edge: Edge::Favoured })),
        ("gm: disadvantage A", desk(Desk::Grant { who: a, edge: Edge::Hampered })),
        ("gm: next die of A 6", desk(Desk::SetDie { who: a, face: 6 })),
        ("gm: A succeeds", desk(Desk::Succeed { who: a })),
        ("gm: A injuries +1", desk(Desk::Points { who: a, track: Track::Injuries, change: 1 })),
        ("gm: A stress -2", desk(Desk::Points { who: a, track: Track::Stress, change: -2 })),
        ("gm: A loses 5 hp", desk(Desk::Harm { who: a, amount: 5 })),
        ("gm: A regains 12 hp", desk(Desk::Heal { who: a, amount: 12 })),
        ("gm: A risks fatigue", desk(Desk::Risk { who: a, track: Track::Fatigue })),
        ("gm: A checks stress", desk(Desk::Endure { who: a, track: Track::Stress })),
        (
            "gm: A checks Intellect against 12",
            desk(Desk::Check {
                who: a,
                tested: Tested::Skill(Skill::Intellect),
                against: Against::Number(12),
            }),
        ),
        (
            "gm: A checks might speed against B",
            desk(Desk::Check {
                who: a,
                tested: Tested::Aptitudes([Aptitude::Might, Aptitude::Speed].into_iter().collect()),
                against: Against::One { other: b, with: None },
            }),
        ),
        ("gm: A is dead", desk(Desk::Fate { who: a, fate: DeskFate::Dead })),
        ("gm: A is gone", desk(Desk::Fate { who: a, fate: DeskFate::Gone })),
        ("gm: A is prone", desk(Desk::Prone { who: a, prone: true })),
        ("gm: A is up", desk(Desk::Prone { who: a, prone: false })),
        ("gm: A fears dead allies", desk(Desk::Trauma { who: a, of: Dread::DeadAlly })),
        ("gm: A fears defeat", desk(Desk::Trauma { who: a, of: Dread::Defeat })),
        ("gm: A fears ogre", desk(Desk::Trauma { who: a, of: Dread::Creature(CreatureId(1)) })),
        ("gm: A to 3,4", desk(Desk::Put { who: a, at })),
        ("gm: first side foes", desk(Desk::FirstSide { side: SideId(1) })),
        ("gm: A goes before B", desk(Desk::Rank { who: a, other: b, later: false })),
        ("gm: A goes after B", desk(Desk::Rank { who: a, other: b, later: true })),
        ("gm: A gets stunned", desk(Desk::Lay { who: a, plight: LaidPlight::Stunned })),
        ("gm: A gets held by B", desk(Desk::Lay { who: a, plight: LaidPlight::Held { by: b } })),
        ("gm: A sheds suffering", desk(Desk::Lift { who: a, plight: Plight::Suffering })),
        ("gm: bring A", desk(Desk::Bring { who: a })),
        (
            "gm: add another A as \"Bo\" to foes at 3,4",
            desk(Desk::Add { like: a, name: "Bo".to_owned(), side: SideId(1), at }),
        ),
        ("gm: control A by careful", desk(Desk::Control { who: a, profile: Some("careful".to_owned()) })),
        ("gm: control A by player", desk(Desk::Control { who: a, profile: None })),
        ("gm: trap 3,4 sprung", desk(Desk::Trap { at, turn: TrapTurn::Sprung })),
        ("gm: light darkness", desk(Desk::Light { light: Light::Darkness })),
        ("gm: open 3,4", desk(Desk::Door { at, open: true })),
        ("gm: close 3,4", desk(Desk::Door { at, open: false })),
    ];
    for (line, order) in forms {
        assert_eq!(parse_order(line, &Card), Ok(order), "{line}");
    }
}

#[test]
fn a_slip_is_shown_at_its_place_with_the_word_that_was_meant() {
    let slips = [
        ("A atacks B with axe", "order-unfit", "atacks", Some("attacks")),
        ("A attacks Old Tom with axe", "order-unfit", "Old", None),
        ("A attacks \"Old Tm\" with axe", "order-unfit", "\"Old Tm\"", Some("Old Tom")),
        ("A attacks B with aze", "order-unfit", "aze", Some("axe")),
        ("acept", "order-unfit", "acept", Some("accept")),
        ("A moves to 3;4", "order-unfit", "3;4", None),
        ("A moves to", "order-incomplete", "", None),
        ("A", "order-incomplete", "", None),
        ("", "order-incomplete", "", None),
        ("gm:", "order-incomplete", "", None),
        ("A ends now", "order-surplus", "now", None),
        ("A says \"now", "order-unclosed", "\"now", None),
        ("A says \"n\\ow\"", "order-escape", "\\o", None),
        ("gm: A is ded", "order-unfit", "ded", Some("dead")),
        ("gm: A injuries many", "order-unfit", "many", None),
        ("gm: next die of A 300", "order-unfit", "300", None),
        ("gm: advantag A", "order-unfit", "advantag", Some("advantage")),
        ("gm: first side party2", "order-unfit", "party2", Some("party")),
        ("A tries vigor", "order-unfit", "vigor", Some("Vigor")),
        ("gm: A checks mihgt", "order-unfit", "mihgt", Some("might")),
        ("gm: A fears ogr", "order-unfit", "ogr", Some("ogre")),
    ];
    for (line, key, found, suggestion) in slips {
        let problem = parse_order(line, &Card).unwrap_err();
        assert_eq!(problem.phrase.key, key, "{line}");
        assert_eq!(&line[problem.span.range()], found, "{line}");
        assert_eq!(problem.suggestion.as_deref(), suggestion, "{line}");
    }
}

#[test]
fn every_problem_has_its_sentence() {
    let words = affray::tell::Words::english();
    for line in
        ["", "A ends now", "A says \"", "A says \"\\q\"", "A flies", "A moves to x", "A aids x", "gm: x"]
    {
        let problem = parse_order(line, &Card).unwrap_err();
        assert!(words.has(&problem.phrase.key), "{}", problem.phrase.key);
    }
    for wanted in
        ["combatant", "weapon", "side", "creature", "name", "text", "profile", "square", "number", "word"]
    {
        assert!(words.has(&format!("order-wants-{wanted}")), "{wanted}");
    }
    for note in [
        "torn",
        "broken",
        "unknown-line",
        "other-version",
        "none",
        "broken-beginning",
        "unbegun",
        "other-form",
    ] {
        assert!(words.has(&format!("record-{note}")), "{note}");
    }
}
