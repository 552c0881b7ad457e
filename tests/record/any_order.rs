//! Random orders for the tests of orders as text.

use affray::battle::deeds::{Attack, Cast, Move, Ready, Speak, Try, Use};
use affray::battle::order_text::{parse_order, print_name, print_order};
use affray::battle::*;
use affray::dice::Edge;
use affray::grid::Pos;
use proptest::prelude::*;

use super::orders::{ARMOURS, COMBATANTS, CREATURES, SIDES, Trickster, WEAPONS};

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

/// Any text, with more quotes and escapes than chance would give.
pub fn text() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), "[\"\\\\ nu{}a\n\r\t]{0,12}"]
}

fn mark() -> impl Strategy<Value = Target> {
    prop_oneof![who().prop_map(Target::One), square().prop_map(Target::Square)]
}

fn against() -> impl Strategy<Value = Against> {
    prop_oneof![
        Just(Against::Usual),
        any::<i32>().prop_map(Against::Number),
        (who(), prop::option::of(tested())).prop_map(|(other, with)| Against::One { other, with }),
    ]
}

fn laid() -> impl Strategy<Value = AddableCondition> {
    (prop::sample::select(AddableCondition::ALL), who()).prop_map(|(laid, by)| laid.done_by(by))
}

fn practice() -> impl Strategy<Value = Tested> {
    prop_oneof![
        prop::sample::select(&Skill::ALL[..]).prop_map(Tested::Skill),
        prop::sample::select(&Ability::ALL[..]).prop_map(Tested::Ability),
    ]
}

fn tested() -> impl Strategy<Value = Tested> {
    let some = prop::collection::vec(prop::sample::select(&Aptitude::ALL[..]), 1..4);
    prop_oneof![practice(), some.prop_map(|some| Tested::Aptitudes(some.into())),]
}

fn readied_deed() -> impl Strategy<Value = HeldDeed> {
    let weapon = weapon().prop_map(|weapon| HeldDeed::Strike { weapon });
    prop_oneof![weapon, by_the_register().prop_filter_map("it can be held back", |deed| HeldDeed::of(&deed))]
}

/// Any deed of the register, written with random fields and read from that text.
fn by_the_register() -> impl Strategy<Value = Deed> {
    let names = ((who(), who()), (weapon(), weapon()), armour(), (square(), square()), practice(), against());
    let name = prop::sample::select(DeedName::ALL);
    let drawn = (name, any::<prop::sample::Index>(), any::<prop::sample::Index>(), names);
    drawn.prop_filter_map(
        "something can stand behind the words of every deed",
        |(name, form, first, names)| {
            let ((who, other), (weapon, second), armour, (at, by), tested, against) = names;
            let (who, other) = (print_name(COMBATANTS[who.index()]), print_name(COMBATANTS[other.index()]));
            let (weapon, second) = (print_name(WEAPONS[weapon.index()]), print_name(WEAPONS[second.index()]));
            let armour = print_name(ARMOURS[armour.index()]);
            let tested = print_order(&Order::deed(CombatantId(0), Try { tested, against }), &Trickster);
            let tested = tested.split_once("tries ").map_or("", |(_, tested)| tested).to_owned();
            let fields = [
                String::new(),
                other.clone(),
                weapon.clone(),
                armour,
                at.to_string(),
                tested,
                format!("to {at}"),
                format!("to {at} via {by}"),
                format!("to {weapon}"),
                format!("of {other}"),
                format!("after {other}"),
                format!("{weapon} on {other}"),
                format!("{weapon} at {at}"),
                format!("{other} with {weapon}"),
                format!("{other} with {weapon} and {second} daringly"),
            ];
            let form = name.forms()[form.index(name.forms().len())].join(" ");
            // The first fitting text from a random start.
            let start = first.index(fields.len());
            let fitting = fields.iter().cycle().skip(start).take(fields.len()).find_map(|fields| {
                match parse_order(&format!("{who} {form} {fields}"), &Trickster) {
                    Ok(Order::Deed { deed, .. }) if deed.name() == name => Some(deed),
                    _ => None,
                }
            });
            fitting.filter(|deed| !matches!(deed, Deed::Ready(_) | Deed::Declare(_)))
        },
    )
}

fn act() -> impl Strategy<Value = Deed> {
    prop_oneof![
        (square(), prop::collection::vec(square(), 0..4))
            .prop_map(|(to, via)| Deed::from(Move { to, via: via.into() })),
        (
            who(),
            weapon(),
            prop::option::of((any::<u8>(), prop::collection::vec((who(), any::<u8>()), 0..3))),
            (prop::option::of(weapon()), any::<bool>()),
        )
            .prop_map(|(target, weapon, swings, (second, daring))| {
                let share = |(target, swings)| Share { target, swings };
                let also = swings.iter().flat_map(|(_, also)| also.clone()).map(share).collect();
                let swings = Swings { own: swings.map(|(own, _)| own), also };
                Deed::from(Attack { target, weapon, manner: Manner { second, daring }, swings })
            }),
        (weapon(), mark()).prop_map(|(spell, at)| Deed::from(Cast { spell, at })),
        (weapon(), mark()).prop_map(|(item, at)| Deed::from(Use { item, at })),
        text().prop_map(|words| Deed::from(Speak { words })),
        (practice(), against()).prop_map(|(tested, against)| Deed::from(Try { tested, against })),
        (readied_deed(), prop::sample::select(Occasion::ALL.to_vec()))
            .prop_map(|(deed, on)| Deed::from(Ready { deed, on })),
        by_the_register(),
    ]
}

fn state_change() -> impl Strategy<Value = StateChange> {
    let stock = prop_oneof![prop::sample::select(&Stock::ALL[..]), weapon().prop_map(Stock::Uses),];
    prop_oneof![
        weapon().prop_map(|spell| StateChange::Concentrates { spell }),
        any::<i32>().prop_map(|roll| StateChange::Hidden { roll }),
        prop::sample::select(vec![StateChange::Revealed, StateChange::DecidesAnew]),
        (who(), any::<bool>()).prop_map(|(by, seen)| StateChange::Spotted { by, seen }),
        (stock, any::<u16>()).prop_map(|(stock, number)| StateChange::Has { stock, number }),
        weapon().prop_map(|what| StateChange::Receives { what }),
        (weapon(), prop::sample::select(&Tending::ALL[..]))
            .prop_map(|(item, how)| StateChange::Tends { item, how }),
        (armour(), any::<bool>()).prop_map(|(armour, on)| StateChange::Wears { armour, on }),
        weapon().prop_map(|weapon| StateChange::Exposed { weapon }),
        prop::collection::vec(act(), 0..3).prop_map(|deeds| StateChange::Intends { deeds }),
    ]
}

fn gm_order() -> impl Strategy<Value = GmOrder> {
    let edge = prop::sample::select(&[Edge::Hampered, Edge::Plain, Edge::Favoured][..]);
    let dread = prop_oneof![
        Just(Dread::DeadAlly),
        Just(Dread::Defeat),
        (0..u16::try_from(CREATURES.len()).unwrap()).prop_map(|kind| Dread::Creature(CreatureId(kind)))
    ];
    prop_oneof![
        (who(), edge).prop_map(|(who, edge)| GmOrder::Grant { who, edge }),
        (who(), prop::sample::select(&Difficulty::ALL[..]))
            .prop_map(|(who, difficulty)| GmOrder::SetDifficulty { who, difficulty }),
        (who(), any::<u8>()).prop_map(|(who, face)| GmOrder::SetDie { who, face }),
        (who(), prop::option::of(tested()), against()).prop_map(|(who, tested, against)| GmOrder::Risky {
            who,
            tested,
            against
        }),
        (who(), state_change()).prop_map(|(who, change)| GmOrder::ChangeState { who, change }),
        (square(), prop::sample::select(&Light::ALL[..]), any::<u16>())
            .prop_map(|(at, level, feet)| GmOrder::Kindle { at, level, feet }),
        square().prop_map(|at| GmOrder::Douse { at }),
        who().prop_map(|who| GmOrder::Succeed { who }),
        (who(), track(), any::<i8>()).prop_map(|(who, track, change)| GmOrder::Points { who, track, change }),
        (who(), any::<u16>()).prop_map(|(who, amount)| GmOrder::Harm { who, amount }),
        (who(), any::<u16>()).prop_map(|(who, amount)| GmOrder::Heal { who, amount }),
        (who(), track()).prop_map(|(who, track)| GmOrder::Risk { who, track }),
        (who(), track()).prop_map(|(who, track)| GmOrder::Endure { who, track }),
        (who(), tested(), against()).prop_map(|(who, tested, against)| GmOrder::Check {
            who,
            tested,
            against
        }),
        (who(), prop::sample::select(&GmFate::ALL[..])).prop_map(|(who, fate)| GmOrder::Fate { who, fate }),
        (who(), any::<bool>()).prop_map(|(who, prone)| GmOrder::Prone { who, prone }),
        (who(), dread).prop_map(|(who, of)| GmOrder::Trauma { who, of }),
        (who(), square()).prop_map(|(who, at)| GmOrder::Put { who, at }),
        side().prop_map(|side| GmOrder::FirstSide { side }),
        (who(), who(), any::<bool>()).prop_map(|(who, other, later)| GmOrder::Rank { who, other, later }),
        (who(), laid()).prop_map(|(who, condition)| GmOrder::AddCondition { who, condition }),
        (who(), prop::sample::select(RemovableCondition::ALL))
            .prop_map(|(who, condition)| GmOrder::RemoveCondition { who, condition }),
        who().prop_map(|who| GmOrder::Bring { who }),
        (who(), text(), side(), square()).prop_map(|(like, name, side, at)| GmOrder::Add {
            like,
            name,
            side,
            at
        }),
        (who(), prop::option::of(prop_oneof![text(), Just("player".to_owned())]))
            .prop_map(|(who, level)| GmOrder::Control { who, level }),
        (square(), prop::sample::select(TrapChange::rulings().collect::<Vec<_>>()))
            .prop_map(|(at, (_, change))| GmOrder::Trap { at, change }),
        prop::sample::select(&Light::ALL[..]).prop_map(|light| GmOrder::Light { light }),
        (square(), any::<bool>()).prop_map(|(at, open)| GmOrder::Door { at, open }),
    ]
}

pub fn order() -> impl Strategy<Value = Order> {
    prop_oneof![
        4 => (who(), act()).prop_map(|(who, deed)| Order::Deed { who, deed }),
        4 => gm_order().prop_map(Order::Gm),
        1 => Just(Order::Accept),
        1 => Just(Order::Decline),
    ]
}
