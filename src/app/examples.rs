//! Examples: rule cards that are played in the window. The battle before an example is saved, and goes on afterwards.

use bevy::prelude::*;

use super::beginnings::{BattleStart, PlayedExample, StartBattle};
use super::saving::Saves;
use crate::cards::{demonstrate, example_named};
use crate::data::catalogue::Catalogue;
use crate::engine::Session;
use crate::view::hud::Example;
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// Adds the beginning and the end of examples.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, begin_and_end);
}

fn begin_and_end(
    mut wishes: MessageReader<Wish>,
    stage: Option<Res<Stage>>,
    example: Option<Res<Example>>,
    saves: Res<Saves>,
    mut begin: MessageWriter<StartBattle>,
) {
    for wish in wishes.read() {
        let start = match wish {
            Wish::PlayExample(card) => {
                let is_within_battle = match &example {
                    Some(example) => example.is_within_battle,
                    None => stage.is_some() && saves.can_resume(),
                };
                BattleStart::Example(PlayedExample { card: card.clone(), is_within_battle })
            }
            Wish::LeaveExample => match &example {
                Some(example) if example.is_within_battle => BattleStart::Resumed,
                _ => BattleStart::Leave,
            },
            _ => continue,
        };
        begin.write(StartBattle(start));
    }
}

/// The battle of an example, and what its pane shows; none if its card is broken.
pub fn begin_example(played: &PlayedExample, catalogue: &Catalogue) -> Option<(Session, Example)> {
    let shown = demonstrate(catalogue, &example_named(&played.card)?.source).ok()?;
    let example = Example {
        title: shown.title,
        steps: shown.steps,
        next: 0,
        is_within_battle: played.is_within_battle,
    };
    Some((shown.session, example))
}
