//! The narrator: the newest line of the story and the present state in words, for people who listen to the game. A screen
//! reader is told that both are live regions, so it reads them out whenever they change.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{RichText, accesskit};

use super::log::Log;
use super::theme;
use super::{Hud, Tip};
use crate::battle::{CombatantId, Fate};
use crate::engine::Awaiting;
use crate::grid::Pos;
use crate::tell::{Teller, Weight, say};
use crate::view::focus::{Choices, Focus};
use crate::view::picture::{Known, Picture};
use crate::view::stage::Stage;
use crate::view::voice::Voice;

/// How many enemies are named with the way to them.
const ENEMIES: usize = 3;

/// What is read out.
#[derive(Resource, Default)]
pub struct Narrator {
    pub is_on: bool,
    /// The newest line of the story.
    pub news: String,
    /// Whose turn it is, what they have left, and who stands where.
    pub state: String,
}

/// Puts what is shown into words, while somebody listens.
pub(super) fn listen(
    stage: Res<Stage>,
    focus: Res<Focus>,
    choices: Res<Choices>,
    tip: Res<Tip>,
    log: Res<Log>,
    voice: Res<Voice>,
    mut narrator: ResMut<Narrator>,
) {
    if !narrator.is_on {
        return;
    }
    let news = log.story.iter().rev().find(|line| line.weight == Weight::Line);
    let news = news.map(|line| line.text.clone()).unwrap_or_default();
    let teller = voice.teller(&stage);
    let mut sentences = state_of(&stage, &choices, &teller);
    if let Some(at) = focus.pointed.filter(|_| !tip.lines.is_empty()) {
        let told = teller.words().list(tip.lines.iter().map(|line| &line.text));
        sentences.push(say!(teller.words(), "narrator-pointed", square = teller.square(at), tip = told));
    }
    let state = sentences.join(" ");
    if narrator.news != news || narrator.state != state {
        narrator.news = news;
        narrator.state = state;
    }
}

fn state_of(stage: &Stage, choices: &Choices, teller: &Teller) -> Vec<String> {
    let words = teller.words();
    let who = match stage.awaiting() {
        Some(Awaiting::Over(_)) => return vec![say!(words, "narrator-over")],
        Some(Awaiting::Answer(offer)) if stage.waits_for_player() => {
            return vec![say!(words, "narrator-asked", question = teller.offer(offer))];
        }
        _ => choices.who(),
    };
    let Some(who) = who else { return vec![say!(words, "narrator-waiting")] };
    let mut told = vec![say!(words, "narrator-turn", who = teller.noun(who))];
    told.extend(
        super::card::budget(stage, teller, who).map(|left| say!(words, "narrator-left", what = left)),
    );
    let near = nearest_enemies(&stage.picture, stage, who);
    told.extend(near.into_iter().take(ENEMIES).map(|(enemy, squares, way)| {
        say!(words, "narrator-enemy", who = teller.noun(enemy), squares = squares, way = words.say(way, &[]))
    }));
    told
}

/// The enemies whom the viewer sees, nearest first: how many squares away, and the key of the word for the direction.
fn nearest_enemies(
    picture: &Picture,
    stage: &Stage,
    who: CombatantId,
) -> Vec<(CombatantId, u16, &'static str)> {
    let Some(own) = picture.figure(who) else { return Vec::new() };
    let seen = picture.everybody().filter(|(other, figure)| {
        figure.side != own.side
            && figure.fate == Fate::Able
            && picture.known(stage.viewer, *other) == Known::Seen
    });
    let mut near: Vec<_> = seen
        .map(|(other, figure)| {
            let squares = own.at.col.abs_diff(figure.at.col).max(own.at.row.abs_diff(figure.at.row));
            (other, squares, way(own.at, figure.at))
        })
        .collect();
    near.sort_by_key(|(other, squares, _)| (*squares, *other));
    near
}

/// The key of the word for a direction. North is up.
fn way(from: Pos, to: Pos) -> &'static str {
    let (east, south) = (to.col - from.col, to.row - from.row);
    // A direction is diagonal unless it is more than twice as far along one axis as along the other.
    let is_flat = east.abs() > 2 * south.abs();
    let is_steep = south.abs() > 2 * east.abs();
    match (east > 0, south > 0) {
        _ if is_flat && east > 0 => "narrator-way-east",
        _ if is_flat => "narrator-way-west",
        _ if is_steep && south > 0 => "narrator-way-south",
        _ if is_steep => "narrator-way-north",
        (true, true) => "narrator-way-south-east",
        (true, false) => "narrator-way-north-east",
        (false, true) => "narrator-way-south-west",
        (false, false) => "narrator-way-north-west",
    }
}

/// Shows the narrator's pane.
pub(super) fn show(ui: &mut egui::Ui, hud: &Hud) {
    let urgency = [accesskit::Live::Assertive, accesskit::Live::Polite];
    let said = [&hud.narrator.news, &hud.narrator.state];
    let all = said.into_iter().zip(urgency).zip([theme::BODY, theme::SMALL]);
    for ((text, live), size) in all.filter(|((text, _), _)| !text.is_empty()) {
        let label = ui.label(RichText::new(text).size(size));
        ui.ctx().accesskit_node_builder(label.id, |node| {
            node.set_live(live);
            node.set_label(text.as_str());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_as_on_a_map() {
        let from = Pos::new(5, 5);
        for (to, named) in [
            ((9, 5), "east"),
            ((5, 1), "north"),
            ((0, 6), "west"),
            ((6, 9), "south"),
            ((7, 7), "south-east"),
            ((3, 2), "north-west"),
            ((8, 3), "north-east"),
        ] {
            let to = Pos::new(to.0, to.1);
            assert_eq!(way(from, to), format!("narrator-way-{named}"), "{to:?}");
        }
    }
}
