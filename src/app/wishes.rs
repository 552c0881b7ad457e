//! Carries out wishes: what the player asks for by keys, mouse, buttons and scripts becomes orders, or a sentence
//! that says why not.

use bevy::prelude::*;

use super::books::Books;
use super::hand::{Hand, is_over};
use super::start::{BattleStart, StartBattle};
use crate::engine::Awaiting;
use crate::grid::Footprint;
use crate::tell::say;
use crate::view::acts::Acts;
use crate::view::camera::{BoardArea, CameraView};
use crate::view::focus::{Choices, Focus};
use crate::view::hud::{PauseMenu, Question, Sheet, Sheets};
use crate::view::playback::Playback;
use crate::view::settings::Settings;
use crate::view::stage::{FrameStep, Stage};
use crate::view::voice::Voice;
use crate::view::wish::Wish;

/// Adds the granting of wishes.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (grant_all, follow_up).chain().in_set(FrameStep::Grant).run_if(resource_exists::<Stage>),
    );
}

fn grant_all(
    mut wishes: MessageReader<Wish>,
    mut stage: ResMut<Stage>,
    mut focus: ResMut<Focus>,
    choices: Res<Choices>,
    mut playback: ResMut<Playback>,
    mut acts: ResMut<Acts>,
    mut settings: ResMut<Settings>,
    mut camera_view: ResMut<CameraView>,
    mut books: Books,
    mut menu: ResMut<PauseMenu>,
    mut sheets: ResMut<Sheets>,
    board_area: Res<BoardArea>,
    mut begin: MessageWriter<StartBattle>,
    mut exit: MessageWriter<AppExit>,
    voice: Res<Voice>,
) {
    for wish in wishes.read() {
        // An answered question stands for the wish that it was about.
        let (wish, is_meant) = match (wish, sheets.question()) {
            (Wish::Answer(yes), Some(question)) => {
                (if *yes { &question.wish.clone() } else { continue }, true)
            }
            _ => (wish, false),
        };
        // What is on top gets the wish to go back: another sheet, or the menu.
        let is_covered = sheets.open.is_some() || menu.is_open;
        if !(is_covered && *wish == Wish::Back) && books.grant(wish, &mut camera_view) {
            continue;
        }
        match wish {
            Wish::Zoom(steps) => {
                let stands = focus.selected.and_then(|who| stage.picture.figure(who)).map(|figure| figure.at);
                camera_view.step(*steps, focus.pointed.or(stands));
            }
            Wish::Pan(cols, rows) => camera_view.pan(*cols, *rows),
            Wish::WholeBoard => camera_view.is_fitted = true,
            Wish::ReadBack => books.read_back(),
            Wish::Leave => {
                begin.write(StartBattle(BattleStart::Leave));
            }
            Wish::Again if !is_meant && settings.confirmations.begin_again && !is_over(&stage) => {
                let text = say!(voice.0, "question-again");
                sheets.open = Some(Sheet::Question(Question { text, wish: Wish::Again }));
            }
            Wish::Again => {
                begin.write(StartBattle(BattleStart::Again));
            }
            Wish::Skip => {
                playback.skip(&mut stage);
                acts.playing.clear();
            }
            Wish::Pace(pace) => settings.pace = *pace,
            Wish::Hasten(steps) => settings.pace = settings.pace.stepped(*steps),
            Wish::Quit => {
                exit.write(AppExit::Success);
            }
            Wish::Menu(is_open) => menu.is_open = *is_open,
            Wish::ShowDanger(is_shown) => focus.shows_danger = *is_shown,
            // What is on top is closed elsewhere.
            Wish::Back if sheets.open.is_some() => {}
            Wish::Back if menu.is_open => menu.is_open = false,
            Wish::Back if focus.notice.is_none() && !focus.is_under_way() => menu.is_open = true,
            Wish::PlayExample(_) | Wish::LeaveExample | Wish::Lesson { .. } | Wish::LeaveLesson => {}
            _ => {
                let mut hand = Hand {
                    stage: &mut stage,
                    focus: &mut focus,
                    choices: &choices,
                    playback: &mut playback,
                    voice: &voice,
                    asks: settings.confirmations,
                    question: None,
                };
                match wish {
                    // A card may hold orders that are refused, to show that they are.
                    Wish::NextStep => {
                        if let Some(order) = books.take_step() {
                            hand.give(order);
                        }
                    }
                    _ => hand.grant(wish),
                }
                if let Some(question) = hand.question {
                    sheets.open = Some(Sheet::Question(question));
                }
                if let (Wish::Nudge(..) | Wish::PointNext, Some(at)) = (wish, focus.pointed) {
                    camera_view.follow(at, board_area.rect.size());
                }
            }
        }
    }
}

/// Gives the order that follows a walk, once the combatant has come to its end and may act. If anything has come between,
/// the order is forgotten.
fn follow_up(mut stage: ResMut<Stage>, mut focus: ResMut<Focus>, voice: Res<Voice>) {
    let Some(next) = &focus.follow_up else { return };
    let is_answered = matches!(stage.battle().awaiting(), Some(Awaiting::Order(_)));
    if next.edition == stage.edition && !is_answered && stage.battle().awaiting().is_some() {
        return;
    }
    let Some(next) = focus.follow_up.take() else { return };
    let stands = stage.battle().table().footprint(next.who).map(Footprint::corner);
    let is_due = next.edition == stage.edition && is_answered && stands == Some(next.at);
    if !is_due || !stage.in_hand().contains(&next.who) {
        return;
    }
    if let Err(refusal) = stage.add(next.order) {
        focus.notice = Some(voice.teller(&stage).refusal(&refusal));
    }
}
