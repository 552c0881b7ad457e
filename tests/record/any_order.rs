//! Any order at all: what the tests of orders as text draw from.

use affray::battle::*;
use affray::dice::Edge;
use affray::grid::Pos;
use proptest::prelude::*;

use super::orders::{ARMOURS, COMBATANTS, CREATURES, SIDES, WEAPONS};

fn who() -> impl Strategy<Value = CombatantId> {
    (0..COMBATANTS.len()).prop_map(CombatantId::at)
}

fn weapon() -> impl Strategy<Value = WeaponId> {
    (0..u16::try_from(WEAPONS.len()).unwrap()).prop_map(WeaponId)
}

fn armour() -> impl Strategy<Value = ArmourId> {
    (0..ARMOURS.len()).prop_map(ArmourId::at)
}

fn side() -> impl Strategy<Value = SideId> {
    (0..u8::try_from(SIDES.len()).unwrap()).prop_map(SideId)
}

fn square() -> impl Strategy<Value = Pos> {
    any::<(i16, i16)>().prop_map(Pos::from)
}

fn track() -> impl Strategy<Value = Track> {
    prop::sample::select(&Track::ALL[..])
}

/// Any text at all, with quotes and escapes in it more often than chance would have it.
pub fn text() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), "[\"\\\\ nu{}a\n\r\t]{0,12}"]
}

fn mark() -> impl Strategy<Value = Mark> {
    prop_oneof![who().prop_map(Mark::One), square().prop_map(Mark::Square)]
}

fn against() -> impl Strategy<Value = Against> {
    prop_oneof![
        Just(Against::Usual),
        any::<i32>().prop_map(Against::Number),
        (who(), prop::option::of(tested())).prop_map(|(other, with)| Against::One { other, with }),
    ]
}

fn laid() -> impl Strategy<Value = LaidPlight> {
    prop_oneof![
        Just(LaidPlight::Slowed),
        Just(LaidPlight::Stunned),
        Just(LaidPlight::Weakened),
        Just(LaidPlight::Exhausted),
        who().prop_map(|by| LaidPlight::Held { by }),
        who().prop_map(|by| LaidPlight::Tripped { by }),
    ]
}

fn practice() -> impl Strategy<Value = Tested> {
    prop_oneof![
        prop::sample::select(&Skill::ALL[..]).prop_map(Tested::Skill),
        prop::sample::select(Ability::ALL).prop_map(Tested::Ability),
    ]
}

fn tested() -> impl Strategy<Value = Tested> {
    let some = prop::collection::vec(prop::sample::select(&Aptitude::ALL[..]), 1..4);
    prop_oneof![practice(), some.prop_map(|some| Tested::Aptitudes(some.into())),]
}

fn readied_deed() -> impl Strategy<Value = ReadiedDeed> {
    prop_oneof![
        weapon().prop_map(|weapon| ReadiedDeed::Strike { weapon }),
        (who(), weapon()).prop_map(|(target, weapon)| ReadiedDeed::Attack { target, weapon }),
        (prop::sample::select(&Manoeuvre::ALL[..]), who())
            .prop_map(|(kind, target)| ReadiedDeed::Manoeuvre { kind, target }),
        (prop::sample::select(&Attempt::ALL[..]), who())
            .prop_map(|(kind, target)| ReadiedDeed::Attempt { kind, target }),
        who().prop_map(|ally| ReadiedDeed::Aid { ally }),
        prop::sample::select(vec![ReadiedDeed::Evade, ReadiedDeed::Hide]),
        (weapon(), mark()).prop_map(|(spell, at)| ReadiedDeed::Cast { spell, at }),
        (weapon(), mark()).prop_map(|(item, at)| ReadiedDeed::Use { item, at }),
        (weapon(), square()).prop_map(|(weapon, at)| ReadiedDeed::Place { weapon, at }),
        (square(), prop::sample::select(&[TrapDeed::Find, TrapDeed::Disarm][..]))
            .prop_map(|(at, deed)| ReadiedDeed::Trap { at, deed }),
        (practice(), against()).prop_map(|(tested, against)| ReadiedDeed::Try { tested, against }),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        (square(), prop::collection::vec(square(), 0..4))
            .prop_map(|(to, via)| Act::Move { to, via: via.into() }),
        (
            who(),
            weapon(),
            prop::option::of((any::<u8>(), prop::collection::vec((who(), any::<u8>()), 0..3))),
            (prop::option::of(weapon()), any::<bool>()),
        )
            .prop_map(|(target, weapon, swings, (second, daring))| {
                let share = |(target, swings)| Share { target, swings };
                let also = swings.iter().flat_map(|(_, also)| also.clone()).map(share).collect();
                let manner = Manner { second, daring };
                Act::Attack { target, weapon, swings: swings.map(|(own, _)| own), also, manner }
            }),
        (square(), prop::sample::select(&Shift::ALL[..])).prop_map(|(to, shift)| Act::Shift { to, shift }),
        weapon().prop_map(|weapon| Act::Switch { weapon }),
        (square(), prop::sample::select(&[TrapDeed::Find, TrapDeed::Disarm][..]))
            .prop_map(|(at, deed)| Act::Trap { at, deed }),
        (weapon(), square()).prop_map(|(weapon, at)| Act::Place { weapon, at }),
        (weapon(), prop::sample::select(&Tending::ALL[..])).prop_map(|(item, how)| Act::Tend { item, how }),
        (armour(), any::<bool>()).prop_map(|(armour, on)| Act::Outfit { armour, on }),
        (prop::sample::select(&Manoeuvre::ALL[..]), who())
            .prop_map(|(kind, target)| Act::Manoeuvre { kind, target }),
        who().prop_map(|ally| Act::Aid { ally }),
        prop::sample::select(vec![Act::Stand, Act::Evade, Act::Concentrate, Act::Hide, Act::Leave, Act::End]),
        (square(), any::<bool>()).prop_map(|(at, open)| Act::Door { at, open }),
        weapon().prop_map(|weapon| Act::TakeUp { weapon }),
        (weapon(), mark()).prop_map(|(spell, at)| Act::Cast { spell, at }),
        (weapon(), mark()).prop_map(|(item, at)| Act::Use { item, at }),
        text().prop_map(|words| Act::Speak { words }),
        (practice(), against()).prop_map(|(tested, against)| Act::Try { tested, against }),
        (readied_deed(), prop::sample::select(Occasion::ALL.to_vec()))
            .prop_map(|(deed, on)| Act::Ready { deed, on }),
        Just(Act::Unready),
        who().prop_map(|after| Act::Delay { after }),
    ]
}

fn verdict() -> impl Strategy<Value = Verdict> {
    let stock = prop_oneof![
        prop::sample::select(&Stock::ALL[..]).prop_map(|(stock, _)| stock),
        weapon().prop_map(Stock::Uses),
    ];
    prop_oneof![
        weapon().prop_map(|spell| Verdict::Heeds { spell }),
        any::<i32>().prop_map(|roll| Verdict::Hidden { roll }),
        prop::sample::select(vec![Verdict::Revealed, Verdict::DecidesAnew]),
        (who(), any::<bool>()).prop_map(|(by, seen)| Verdict::Spotted { by, seen }),
        (stock, any::<u16>()).prop_map(|(stock, number)| Verdict::Has { stock, number }),
        weapon().prop_map(|what| Verdict::Receives { what }),
        (weapon(), prop::sample::select(&Tending::ALL[..]))
            .prop_map(|(item, how)| Verdict::Tends { item, how }),
        (armour(), any::<bool>()).prop_map(|(armour, on)| Verdict::Wears { armour, on }),
        weapon().prop_map(|weapon| Verdict::Exposed { weapon }),
        prop::collection::vec(act(), 0..3).prop_map(|acts| Verdict::Intends { acts }),
    ]
}

fn desk() -> impl Strategy<Value = Desk> {
    let edge = prop::sample::select(&[Edge::Hampered, Edge::Plain, Edge::Favoured][..]);
    let dread = prop_oneof![
        Just(Dread::DeadAlly),
        Just(Dread::Defeat),
        (0..u16::try_from(CREATURES.len()).unwrap()).prop_map(|kind| Dread::Creature(CreatureId(kind)))
    ];
    prop_oneof![
        (who(), edge).prop_map(|(who, edge)| Desk::Grant { who, edge }),
        (who(), prop::sample::select(&Difficulty::ALL[..]))
            .prop_map(|(who, difficulty)| Desk::Rate { who, difficulty }),
        (who(), any::<u8>()).prop_map(|(who, face)| Desk::SetDie { who, face }),
        (who(), prop::option::of(tested()), against()).prop_map(|(who, tested, against)| Desk::Risky {
            who,
            tested,
            against
        }),
        (who(), verdict()).prop_map(|(who, verdict)| Desk::Verdict { who, verdict }),
        (square(), prop::sample::select(&Light::ALL[..]), any::<u16>())
            .prop_map(|(at, level, feet)| Desk::Kindle { at, level, feet }),
        square().prop_map(|at| Desk::Douse { at }),
        who().prop_map(|who| Desk::Succeed { who }),
        (who(), track(), any::<i8>()).prop_map(|(who, track, change)| Desk::Points { who, track, change }),
        (who(), any::<u16>()).prop_map(|(who, amount)| Desk::Harm { who, amount }),
        (who(), any::<u16>()).prop_map(|(who, amount)| Desk::Heal { who, amount }),
        (who(), track()).prop_map(|(who, track)| Desk::Risk { who, track }),
        (who(), track()).prop_map(|(who, track)| Desk::Endure { who, track }),
        (who(), tested(), against()).prop_map(|(who, tested, against)| Desk::Check { who, tested, against }),
        (who(), prop::sample::select(&DeskFate::ALL[..])).prop_map(|(who, fate)| Desk::Fate { who, fate }),
        (who(), any::<bool>()).prop_map(|(who, prone)| Desk::Prone { who, prone }),
        (who(), dread).prop_map(|(who, of)| Desk::Trauma { who, of }),
        (who(), square()).prop_map(|(who, at)| Desk::Put { who, at }),
        side().prop_map(|side| Desk::FirstSide { side }),
        (who(), who(), any::<bool>()).prop_map(|(who, other, later)| Desk::Rank { who, other, later }),
        (who(), laid()).prop_map(|(who, plight)| Desk::Lay { who, plight }),
        (who(), prop::sample::select(&Plight::ALL[..])).prop_map(|(who, plight)| Desk::Lift { who, plight }),
        who().prop_map(|who| Desk::Bring { who }),
        (who(), text(), side(), square()).prop_map(|(like, name, side, at)| Desk::Add {
            like,
            name,
            side,
            at
        }),
        (who(), prop::option::of(prop_oneof![text(), Just("player".to_owned())]))
            .prop_map(|(who, profile)| Desk::Control { who, profile }),
        (square(), prop::sample::select(&TrapTurn::DESK[..]))
            .prop_map(|(at, (turn, _))| Desk::Trap { at, turn }),
        prop::sample::select(&Light::ALL[..]).prop_map(|light| Desk::Light { light }),
        (square(), any::<bool>()).prop_map(|(at, open)| Desk::Door { at, open }),
    ]
}

pub fn order() -> impl Strategy<Value = Order> {
    prop_oneof![
        4 => (who(), act()).prop_map(|(who, act)| Order::Act { who, act }),
        4 => desk().prop_map(Order::Desk),
        1 => Just(Order::Accept),
        1 => Just(Order::Decline),
    ]
}
