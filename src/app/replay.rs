//! Carries out the wishes about a battle that is over or watched again: the replay, taking over, and the picture of the
//! sheet at the end.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};

use super::saving::Saves;
use super::start::OnStage;
use crate::battle::Happening;
use crate::view::acts::Acts;
use crate::view::camera::CameraView;
use crate::view::focus::Focus;
use crate::view::hud::Ending;
use crate::view::motion::Motion;
use crate::view::playback::Playback;
use crate::view::replay::Reel;
use crate::view::settings::Settings;
use crate::view::stage::{FrameStep, Stage};
use crate::view::wish::Wish;
use crate::view::wish::{ReplayWish, Way};

/// How many frames the panels need until they look as they are to be on the picture, and how many before that the
/// camera is aimed.
const POSE: u8 = 8;
/// The folder for pictures, in the user's folder.
const PICTURES: &str = "pictures";

/// Adds replays and pictures.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (grant, save_sheet, take_picture).in_set(FrameStep::Grant).run_if(resource_exists::<Stage>),
    );
}

fn grant(
    mut commands: Commands,
    mut wishes: MessageReader<Wish>,
    mut stage: ResMut<Stage>,
    mut reel: ResMut<Reel>,
    mut playback: ResMut<Playback>,
    mut settings: ResMut<Settings>,
    mut camera: ResMut<CameraView>,
    mut focus: ResMut<Focus>,
    mut saves: ResMut<Saves>,
    on_stage: Option<Res<OnStage>>,
) {
    for wish in wishes.read() {
        let Wish::Replay(wish) = wish else { continue };
        if !stage.is_replay() && !matches!(wish, ReplayWish::Open(_)) {
            continue;
        }
        let now = reel.moment(stage.session.reviewed_at());
        match wish {
            ReplayWish::Open(fact) => {
                let decisions = stage.session.decisions();
                let sheets = stage.muster();
                let side_of = |what: &Happening| {
                    what.who().and_then(|who| sheets.sheets.get(who.index())).map(|sheet| sheet.side)
                };
                *reel = Reel::of(&decisions, stage.session.all_facts(), side_of);
                // The deed that a fact belongs to begins with the decision before it.
                let before = |fact: usize| decisions.iter().rposition(|(_, told)| *told <= fact);
                let moment = fact.and_then(before).unwrap_or(0);
                let orders = reel.orders(moment);
                stage.watch_from(orders);
                focus.notice = None;
                camera.is_fitted = true;
                if fact.is_some() {
                    stage.watch_on_to(reel.orders(moment + 1));
                }
            }
            ReplayWish::Go(moment) => go(&mut stage, &mut reel, *moment),
            ReplayWish::Stride(stride, way) => {
                let moment = reel.after(now, *stride, *way);
                let is_next = *way == Way::On && moment == now + 1;
                if is_next {
                    playback.skip(&mut stage);
                    stage.watch_on_to(reel.orders(moment));
                } else if *way == Way::Back && !stage.is_settled() {
                    // A deed that is being shown is gone back from first.
                    go(&mut stage, &mut reel, now.saturating_sub(1));
                } else {
                    go(&mut stage, &mut reel, moment);
                }
                reel.is_playing = false;
            }
            ReplayWish::Play => {
                reel.is_playing = !reel.is_playing;
                if reel.is_playing && now >= reel.last() {
                    go(&mut stage, &mut reel, 0);
                }
            }
            ReplayWish::Pace(pace) => settings.pace = *pace,
            ReplayWish::Eyes(side) => stage.viewer = *side,
            ReplayWish::NextEyes => {
                let sides: Vec<_> = stage.muster().scenario.side_ids().collect();
                let place = stage.viewer.and_then(|now| sides.iter().position(|side| *side == now));
                stage.viewer = sides.get(place.map_or(0, |place| place + 1)).copied();
            }
            ReplayWish::TakeOver => {
                reel.is_playing = false;
                stage.take_over();
                if let Some(bout) = on_stage.as_ref().and_then(|on_stage| on_stage.bout()) {
                    commands.insert_resource(saves.keep(bout, &stage.session));
                }
            }
            ReplayWish::Close => {
                reel.is_playing = false;
                stage.end_replay();
            }
        }
    }
}

fn go(stage: &mut Stage, reel: &mut Reel, moment: usize) {
    stage.watch_from(reel.orders(moment));
    reel.stop_for_a_while();
}

/// Folds the sheet, or begins to take its picture.
fn save_sheet(
    mut wishes: MessageReader<Wish>,
    stage: Res<Stage>,
    mut ending: ResMut<Ending>,
    mut camera: ResMut<CameraView>,
    mut acts: ResMut<Acts>,
) {
    for wish in wishes.read().filter(|_| stage.is_over()) {
        match wish {
            Wish::SidePanel => {
                ending.is_folded = !ending.is_folded;
                camera.is_fitted = true;
            }
            Wish::SaveSheet if ending.posing.is_none() => {
                ending.posing = Some(POSE);
                ending.is_folded = false;
                camera.is_fitted = true;
                // The last dice are not to lie on the picture.
                acts.playing.clear();
            }
            _ => {}
        }
    }
}

/// Takes the picture once the window looks as it is to be.
fn take_picture(
    mut commands: Commands,
    mut ending: ResMut<Ending>,
    mut motion: ResMut<Motion>,
    saves: Res<Saves>,
    on_stage: Option<Res<OnStage>>,
) {
    let Some(frames) = ending.posing else { return };
    motion.go_on();
    if frames == POSE / 2 {
        let name = on_stage.and_then(|on_stage| Some(on_stage.bout()?.scenario.clone())).unwrap_or_default();
        let folder = saves.home.as_ref().map(|home| home.join(PICTURES));
        let saved = room_for(folder.unwrap_or_else(std::env::temp_dir), &name);
        if let Ok(path) = &saved {
            commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path.clone()));
        }
        ending.saved = Some(saved.map_err(|cause| cause.to_string()));
    }
    ending.posing = frames.checked_sub(1).filter(|left| *left > 0);
}

/// The first path in a folder that no file has yet, for a picture of this name.
fn room_for(folder: PathBuf, name: &str) -> std::io::Result<PathBuf> {
    std::fs::create_dir_all(&folder)?;
    let path = |number: u32| folder.join(format!("{name}-{number}.png"));
    let is_free = |path: &Path| !path.exists();
    Ok((1..).map(path).find(|path| is_free(path)).unwrap_or_else(|| path(0)))
}
