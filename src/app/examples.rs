//! Examples: rule cards that are played in the window. The battle before an example is saved, and goes on afterwards.

use bevy::prelude::*;

use super::saving::Saves;
use super::start::{BattleStart, StartBattle};
use crate::cards::{Example as Card, OFFERED, demonstrate, example_named, examples_of};
use crate::data::catalogue::Catalogue;
use crate::engine::Session;
use crate::view::hud::{Example, Rules};
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// An example to be played.
#[derive(Clone)]
pub struct PlayedExample {
    /// The name of the rule card.
    card: String,
    /// Whether a battle was on the stage before it.
    is_within_battle: bool,
}

/// The codex, with what each rulebook cites and the examples that play.
pub fn rules_of(catalogue: &Catalogue) -> Rules {
    let examples = |rule: &str| {
        let titled = |card: &'static Card| (card.source.name().to_owned(), card.title.clone());
        examples_of(rule).into_iter().take(OFFERED).map(titled).collect()
    };
    Rules::read(catalogue, examples)
}

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
