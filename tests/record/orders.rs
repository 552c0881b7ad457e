//! Orders as text: a written order is read back as the same order, and any other text gives a message with the place
//! and the reason.

use affray::battle::deeds::{
    self, Aid, Attack, BreakFree, Cast, Close, Delay, Disarm, DisarmTrap, Disengage, Douse, Drop, End,
    Grapple, Hide, Leave, Move, Open, Place, PutOn, Ready, Search, Speak, Stand, Step, Switch, TakeOff,
    TakeUp, Treat, Trip, Try, Unready, Use,
};
use affray::battle::order_text::{Named, OrderNames, parse_order, print_order};
use affray::battle::{
    Ability, AddableCondition, Against, Aptitude, ArmourId, CombatantId, CreatureId, Deed, Dread, GmFate,
    GmOrder, HeldDeed, Light, Manner, Occasion, Order, RemovableCondition, Share, SideId, Skill, Span,
    Swings, Target, Tested, Track, TrapChange, WeaponId,
};
use affray::dice::Edge;
use affray::grid::Pos;
use proptest::prelude::*;

use super::any_order::{order, text};

/// Names that authors may choose, most of them tricky to read back.
pub struct Trickster;

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
    fn any_text_is_an_order_or_a_problem_in_its_line(line in text()) {
        assert_is_in_line(&line);
    }

    #[test]
    fn a_changed_order_is_an_order_or_a_problem_in_its_line(
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

/// The names in a rule card.
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
fn each_text_form_is_read_as_its_order() {
    let (a, b, tom) = (CombatantId(0), CombatantId(1), CombatantId(2));
    let act = |deed: Deed| Order::deed(a, deed);
    let gm_order = Order::Gm;
    let at = Pos::new(3, 4);
    let forms = [
        ("A moves to 3,4", act(Deed::from(Move { to: at, via: Default::default() }))),
        (
            "A moves to 3,4 via 1,2 2,-3",
            act(Deed::from(Move { to: at, via: [Pos::new(1, 2), Pos::new(2, -3)].into_iter().collect() })),
        ),
        (
            "A attacks B with axe 3 swings",
            act(Deed::from(Attack {
                swings: Swings { own: Some(3), also: Default::default() },
                ..Attack::with(b, WeaponId(0))
            })),
        ),
        (
            "A attacks B with axe 1 swing \"Old Tom\" 2 swings",
            act(Deed::from(Attack {
                swings: Swings { own: Some(1), also: [Share { target: tom, swings: 2 }].into() },
                ..Attack::with(b, WeaponId(0))
            })),
        ),
        ("A attacks B with axe", act(Deed::from(Attack::with(b, WeaponId(0))))),
        (
            "A attacks B with axe and \"long bow\" daringly",
            act(Deed::from(Attack {
                manner: Manner { second: Some(WeaponId(1)), daring: true },
                ..Attack::with(b, WeaponId(0))
            })),
        ),
        ("A attacks \"Old Tom\" with \"long bow\"", act(Deed::from(Attack::with(tom, WeaponId(1))))),
        ("A trips B", act(Deed::from(Trip { target: b }))),
        ("A disarms B", act(Deed::from(Disarm { target: b }))),
        ("A grapples B", act(Deed::from(Grapple { target: b }))),
        ("A breaks free of B", act(Deed::from(BreakFree { target: b }))),
        ("A aids B", act(Deed::from(Aid { ally: b }))),
        ("A stands up", act(Deed::from(Stand {}))),
        ("A opens door 3,4", act(Deed::from(Open { at }))),
        ("A closes door 3,4", act(Deed::from(Close { at }))),
        ("A takes up axe", act(Deed::from(TakeUp { weapon: WeaponId(0) }))),
        ("A casts axe", act(Deed::from(Cast { spell: WeaponId(0), at: Target::One(a) }))),
        ("A casts axe on B", act(Deed::from(Cast { spell: WeaponId(0), at: Target::One(b) }))),
        ("A casts \"long bow\" at 3,4", act(Deed::from(Cast { spell: WeaponId(1), at: Target::Square(at) }))),
        ("A uses axe", act(Deed::from(Use { item: WeaponId(0), at: Target::One(a) }))),
        ("A uses axe on \"Old Tom\"", act(Deed::from(Use { item: WeaponId(0), at: Target::One(tom) }))),
        ("A uses axe at 3,4", act(Deed::from(Use { item: WeaponId(0), at: Target::Square(at) }))),
        ("A steps to 3,4", act(Deed::from(Step { to: at }))),
        ("A disengages to 3,4", act(Deed::from(Disengage { to: at }))),
        ("A places axe at 3,4", act(Deed::from(Place { weapon: WeaponId(0), at }))),
        ("A searches 3,4", act(Deed::from(Search { at }))),
        ("A disarms trap 3,4", act(Deed::from(DisarmTrap { at }))),
        ("A lights axe", act(Deed::from(deeds::Light { item: WeaponId(0) }))),
        ("A douses axe", act(Deed::from(Douse { item: WeaponId(0) }))),
        ("A drops axe", act(Deed::from(Drop { item: WeaponId(0) }))),
        ("A switches to axe", act(Deed::from(Switch { weapon: WeaponId(0) }))),
        ("A puts on mail", act(Deed::from(PutOn { armour: ArmourId(0) }))),
        ("A takes off mail", act(Deed::from(TakeOff { armour: ArmourId(0) }))),
        ("A says \"now!\"", act(Deed::from(Speak { words: "now!".to_owned() }))),
        (
            "A tries Awareness",
            act(Deed::from(Try { tested: Tested::Skill(Skill::Awareness), against: Against::Usual })),
        ),
        (
            "A tries Vigor against 14",
            act(Deed::from(Try { tested: Tested::Skill(Skill::Vigor), against: Against::Number(14) })),
        ),
        (
            "A tries Dex",
            act(Deed::from(Try { tested: Tested::Ability(Ability::Dex), against: Against::Usual })),
        ),
        (
            "A tries Sneak against B",
            act(Deed::from(Try {
                tested: Tested::Skill(Skill::Sneak),
                against: Against::One { other: b, with: None },
            })),
        ),
        ("A hides", act(Deed::from(Hide {}))),
        (
            "A readies axe for sight",
            act(Deed::from(Ready {
                deed: HeldDeed::Strike { weapon: WeaponId(0) },
                on: Occasion::EnemyInSight,
            })),
        ),
        (
            "A readies: treats B for ally",
            act(Deed::from(Ready {
                deed: HeldDeed::Treat(Treat { target: CombatantId(1) }),
                on: Occasion::AllyAttacked,
            })),
        ),
        (
            "A readies: attacks B with axe for reach",
            act(Deed::from(Ready {
                deed: HeldDeed::Attack { target: CombatantId(1), weapon: WeaponId(0) },
                on: Occasion::EnemyInReach,
            })),
        ),
        (
            "A readies: casts axe for sight",
            act(Deed::from(Ready {
                deed: HeldDeed::Cast(Cast { spell: WeaponId(0), at: Target::One(a) }),
                on: Occasion::EnemyInSight,
            })),
        ),
        ("A unreadies", act(Deed::from(Unready {}))),
        ("A delays after B", act(Deed::from(Delay { after: CombatantId(1) }))),
        ("A leaves", act(Deed::from(Leave {}))),
        ("A ends", act(Deed::from(End {}))),
        ("  A   waits  ", act(Deed::from(End {}))),
        ("accept", Order::Accept),
        ("decline", Order::Decline),
        ("gm: advantage A", gm_order(GmOrder::Grant { who: a, edge: Edge::Favoured })),
        ("gm: disadvantage A", gm_order(GmOrder::Grant { who: a, edge: Edge::Hampered })),
        ("gm: next die of A 6", gm_order(GmOrder::SetDie { who: a, face: 6 })),
        ("gm: A succeeds", gm_order(GmOrder::Succeed { who: a })),
        ("gm: A injuries +1", gm_order(GmOrder::Points { who: a, track: Track::Injuries, change: 1 })),
        ("gm: A stress -2", gm_order(GmOrder::Points { who: a, track: Track::Stress, change: -2 })),
        ("gm: A loses 5 hp", gm_order(GmOrder::Harm { who: a, amount: 5 })),
        ("gm: A regains 12 hp", gm_order(GmOrder::Heal { who: a, amount: 12 })),
        ("gm: A risks fatigue", gm_order(GmOrder::Risk { who: a, track: Track::Fatigue })),
        ("gm: A checks stress", gm_order(GmOrder::Endure { who: a, track: Track::Stress })),
        (
            "gm: A checks Intellect against 12",
            gm_order(GmOrder::Check {
                who: a,
                tested: Tested::Skill(Skill::Intellect),
                against: Against::Number(12),
            }),
        ),
        (
            "gm: A checks might speed against B",
            gm_order(GmOrder::Check {
                who: a,
                tested: Tested::Aptitudes([Aptitude::Might, Aptitude::Speed].into_iter().collect()),
                against: Against::One { other: b, with: None },
            }),
        ),
        ("gm: A is dead", gm_order(GmOrder::Fate { who: a, fate: GmFate::Dead })),
        ("gm: A is gone", gm_order(GmOrder::Fate { who: a, fate: GmFate::Gone })),
        ("gm: A is prone", gm_order(GmOrder::Prone { who: a, prone: true })),
        ("gm: A is up", gm_order(GmOrder::Prone { who: a, prone: false })),
        ("gm: A fears dead allies", gm_order(GmOrder::Trauma { who: a, of: Dread::DeadAlly })),
        ("gm: A fears defeat", gm_order(GmOrder::Trauma { who: a, of: Dread::Defeat })),
        ("gm: A fears ogre", gm_order(GmOrder::Trauma { who: a, of: Dread::Creature(CreatureId(1)) })),
        ("gm: A to 3,4", gm_order(GmOrder::Put { who: a, at })),
        ("gm: first side foes", gm_order(GmOrder::FirstSide { side: SideId(1) })),
        ("gm: A goes before B", gm_order(GmOrder::Rank { who: a, other: b, later: false })),
        ("gm: A goes after B", gm_order(GmOrder::Rank { who: a, other: b, later: true })),
        (
            "gm: A gets stunned",
            gm_order(GmOrder::AddCondition { who: a, condition: AddableCondition::Stunned }),
        ),
        (
            "gm: A gets held by B",
            gm_order(GmOrder::AddCondition { who: a, condition: AddableCondition::Held { by: b } }),
        ),
        (
            "gm: A sheds suffering",
            gm_order(GmOrder::RemoveCondition { who: a, condition: RemovableCondition::Suffering }),
        ),
        ("gm: bring A", gm_order(GmOrder::Bring { who: a })),
        (
            "gm: add another A as \"Bo\" to foes at 3,4",
            gm_order(GmOrder::Add { like: a, name: "Bo".to_owned(), side: SideId(1), at }),
        ),
        (
            "gm: control A by soldier",
            gm_order(GmOrder::Control { who: a, level: Some("soldier".to_owned()) }),
        ),
        ("gm: control A by player", gm_order(GmOrder::Control { who: a, level: None })),
        ("gm: trap 3,4 sprung", gm_order(GmOrder::Trap { at, change: TrapChange::Sprung })),
        ("gm: light darkness", gm_order(GmOrder::Light { light: Light::Darkness })),
        ("gm: open 3,4", gm_order(GmOrder::Door { at, open: true })),
        ("gm: close 3,4", gm_order(GmOrder::Door { at, open: false })),
    ];
    for (line, order) in forms {
        assert_eq!(parse_order(line, &Card), Ok(order), "{line}");
    }
}

#[test]
fn a_typing_error_is_shown_at_its_place_with_the_probable_word() {
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
        ["combatant", "weapon", "side", "creature", "name", "text", "level", "square", "number", "word"]
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
