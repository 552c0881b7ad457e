//! The hot seat: who sits before the window, and when a curtain has to fall before somebody else looks at it.

use super::picture::{Known, Picture};
use crate::battle::{Fact, Happening, SideId};

/// A side leaves the table to another: what the picture was when the side last looked at it.
#[derive(Clone, Debug)]
pub struct LastLook {
    /// How many facts the side had been shown.
    pub shown: usize,
    pub picture: Picture,
}

/// Whether one of two sides knows something that the other does not: where somebody is, what the ground looks like, what
/// lies hidden, or something that has happened lately. `lately` has the facts since the second side last looked.
pub fn know_different_things(picture: &Picture, lately: &[Fact], one: SideId, other: SideId) -> bool {
    let sees = |side: SideId, who| picture.known(Some(side), who) == Known::Seen;
    let is_seen_by_one_alone = picture
        .everybody()
        .any(|(who, figure)| figure.fate.is_on_map() && sees(one, who) != sees(other, who));
    let has_seen_more = picture.explored(one) != picture.explored(other);
    let state = &picture.board.state;
    let finders = state.placed.iter().map(|placed| placed.known_by);
    let finders = finders.chain(state.traps.iter().map(|trap| trap.found_by));
    let hides = finders.into_iter().any(|found_by| found_by.contains(one) != found_by.contains(other));
    is_seen_by_one_alone || has_seen_more || hides || lately.iter().any(|fact| is_secret(fact, one, other))
}

/// Whether only one of two sides perceived a fact. Where everybody stands and who catches sight of whom is told to each
/// side by itself, even if all of them know.
fn is_secret(fact: &Fact, one: SideId, other: SideId) -> bool {
    let is_told_apart = matches!(
        fact.what,
        Happening::Arrived { .. } | Happening::Sighted { .. } | Happening::LostSight { .. }
    );
    !is_told_apart && fact.seen_by.contains(one) != fact.seen_by.contains(other)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::battle::Source;
    use crate::data::catalogue::Catalogue;
    use crate::data::resolve::load_scenario;
    use crate::data::rulebooks::{load_rulebook, muster};
    use crate::engine::Session;
    use crate::rules::book::muster::Muster;
    use crate::view::stage::Stage;

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
        scenario.sides.iter_mut().for_each(|side| side.control = crate::battle::Control::Player);
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
            let end = crate::battle::Order::deed(who, crate::battle::deeds::End {});
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
        fact.seen_by = crate::battle::SideSet::only(ONE);
        assert!(know_different_things(&stage.picture, &[fact.clone()], ONE, OTHER));
        fact.seen_by = crate::battle::SideSet::ALL;
        assert!(!know_different_things(&stage.picture, &[fact], ONE, OTHER));
    }
}
