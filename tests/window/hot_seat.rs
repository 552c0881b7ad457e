//! Two people before one window: when a curtain falls between them, and what each is shown.

use std::sync::Arc;

use affray::battle::deeds::End;
use affray::battle::{Control, Order, SideId, SideSet, Source};
use affray::data::catalogue::Catalogue;
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::{load_rulebook, muster};
use affray::engine::Session;
use affray::rules::book::muster::Muster;
use affray::view::handover::know_different_things;
use affray::view::stage::Stage;

const ONE: SideId = SideId(0);
const OTHER: SideId = SideId(1);

/// Two soldiers of two people on this map.
fn soldiers(map: &str) -> Arc<Muster> {
    let text = format!(
        r#"(
            map: [{map}],
            creatures: {{ "soldier": (weapons: ["club"], llcf: (aptitudes: [might])) }},
            weapons: {{ "club": (llcf: (kind: Melee)) }},
            combatants: {{
                "A": (creature: "soldier", side: "party"),
                "B": (creature: "soldier", side: "foes"),
            }},
        )"#
    );
    let catalogue = Catalogue::bundled();
    let scenario = load_scenario(&catalogue, "soldiers", &Source::new("soldiers.ron", text)).sound();
    let mut scenario = scenario.unwrap_or_else(|problems| panic!("{problems:#?}"));
    scenario.sides.iter_mut().for_each(|side| side.control = Control::Player);
    let book = load_rulebook(&catalogue, "skirmish").sound();
    let book = book.unwrap_or_else(|problems| panic!("{problems:#?}"));
    muster(&catalogue, &Arc::new(scenario), &Arc::new(book), None).expect("both have blocks")
}

/// A stage on which everything has been shown, and the first person has had their whole turn.
fn after_one_turn(map: &str) -> Stage {
    let mut stage = Stage::new(Session::new(&soldiers(map), 7));
    stage.settle();
    let first = stage.viewer;
    for _ in 0..10 {
        let Some(who) = stage.in_hand().first().copied() else { break };
        let end = Order::deed(who, End {});
        stage.submit(end).expect("a turn may end");
        stage.settle();
        assert_eq!(stage.viewer, first, "nobody else looks before the table is passed on");
    }
    stage
}

#[test]
fn no_curtain_falls_where_everybody_sees_everything() {
    let mut stage = after_one_turn(r#""A....", "....B""#);
    let before = stage.viewer;
    assert!(!know_different_things(&stage.picture, &[], ONE, OTHER));
    stage.pass_the_table();
    assert_eq!(stage.curtain(), None);
    assert!(stage.viewer.is_some() && stage.viewer != before);
    assert!(stage.waits_for_player());
}

#[test]
fn the_curtain_falls_where_a_wall_hides_somebody_and_waits_for_the_other_person() {
    let mut stage = after_one_turn(r##""A.#..", "..#.B""##);
    let before = stage.viewer.expect("somebody looks");
    assert!(know_different_things(&stage.picture, &[], ONE, OTHER));
    stage.pass_the_table();
    let next = stage.curtain().expect("the curtain is down");
    assert_ne!(next, before);
    assert_eq!(stage.viewer, Some(before), "the board is still that of the first person");
    assert!(!stage.waits_for_player() && stage.in_hand().is_empty());
    stage.take_seat();
    assert_eq!((stage.viewer, stage.curtain()), (Some(next), None));
    // What has happened since the start is shown to them now, from the beginning.
    assert!(!stage.is_settled());
    stage.settle();
    assert!(stage.waits_for_player());
}

#[test]
fn what_only_one_side_perceived_is_a_secret() {
    let stage = after_one_turn(r#""A....", "....B""#);
    let mut fact = stage.told().last().cloned().expect("something has happened");
    fact.seen_by = SideSet::only(ONE);
    assert!(know_different_things(&stage.picture, &[fact.clone()], ONE, OTHER));
    fact.seen_by = SideSet::ALL;
    assert!(!know_different_things(&stage.picture, &[fact], ONE, OTHER));
}
