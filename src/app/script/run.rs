//! Carries out scripts, one instruction after another, each with the frames that it needs.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;

use super::devices::Devices;
use super::expectation::Expectation;
use super::film::Film;
use super::words::WordsShown;
use super::{FACTS, Failure, IDLE_FRAMES, Instruction, Script};
use crate::app::beginnings::{BattleStart, StartBattle};
use crate::app::reference::Reference;
use crate::app::saving::Saves;
use crate::app::title::TitleReading;
use crate::battle::order_text::parse_order;
use crate::engine::Awaiting;
use crate::tell::say;
use crate::view::easel::Easel;
use crate::view::focus::{Choices, Focus};
use crate::view::hud::{CodexSheet, LessonCourse, Log, OpponentDecides, PauseMenu, Sheets, Tip};
use crate::view::map::Painting;
use crate::view::playback::Playback;
use crate::view::replay::Reel;
use crate::view::rolled::RolledMap;
use crate::view::stage::Stage;
use crate::view::table::Pictures;
use crate::view::voice::Voice;
use crate::view::wish::Wish;

/// How many frames it takes to carry out a wish and show the result.
const FOLLOW: u32 = 3;
/// How many frames a window needs to appear.
const COME_UP: u32 = 8;

/// A script that is being carried out.
#[derive(Resource)]
pub struct Runner {
    script: Script,
    verdict: Arc<Mutex<Option<Failure>>>,
    next: usize,
    /// How many frames to wait.
    frames: u32,
    /// What to wait for before the next instruction.
    until: Option<Until>,
    /// For how many frames nothing has been under way during this wait.
    idle: u32,
    /// How many facts there were when the instruction was carried out.
    heard: usize,
    /// Whether a refusal of the last wish is a failure, unless the next line expects it.
    checks_refusal: bool,
}

/// What a script waits for.
enum Until {
    Settled,
    Pictured(String),
    OnStage,
}

impl Runner {
    /// A script before its first instruction.
    pub fn new(script: Script, verdict: Arc<Mutex<Option<Failure>>>) -> Runner {
        let (next, frames, until, checks_refusal) = (0, COME_UP, None, false);
        Runner { script, verdict, next, frames, until, idle: 0, heard: 0, checks_refusal }
    }
}

/// Everything that a script reads and changes.
#[derive(SystemParam)]
pub struct WindowAccess<'w, 's> {
    commands: Commands<'w, 's>,
    pub(super) stage: Option<Res<'w, Stage>>,
    pub(super) focus: ResMut<'w, Focus>,
    pub(super) choices: Res<'w, Choices>,
    pub(super) log: Res<'w, Log>,
    pub(super) tip: Res<'w, Tip>,
    pub(super) codex: Res<'w, CodexSheet>,
    pub(super) course: Option<Res<'w, LessonCourse>>,
    pub(super) menu: Res<'w, PauseMenu>,
    pub(super) reel: Res<'w, Reel>,
    pub(super) saves: Res<'w, Saves>,
    pub(super) sheets: Res<'w, Sheets>,
    thinking: Res<'w, OpponentDecides>,
    playback: ResMut<'w, Playback>,
    pub(super) voice: Res<'w, Voice>,
    painting: Res<'w, Painting>,
    reading: Res<'w, TitleReading>,
    pictures: Res<'w, Pictures>,
    easel: Res<'w, Easel>,
    reference: Res<'w, Reference>,
    map: Res<'w, RolledMap>,
    pub(super) shown: Res<'w, WordsShown>,
    wishes: MessageWriter<'w, Wish>,
    devices: Devices<'w, 's>,
    begin: MessageWriter<'w, StartBattle>,
    exit: MessageWriter<'w, AppExit>,
    shots: Query<'w, 's, Entity, With<Screenshot>>,
    film: ResMut<'w, Film>,
}

/// Carries out the next instruction, or waits.
pub fn run_next(mut runner: ResMut<Runner>, mut hands: WindowAccess) {
    if hands.map.name().is_some() {
        return;
    }
    if runner.frames > 0 {
        runner.frames -= 1;
        return;
    }
    let facts = hands.stage.as_ref().map_or(0, |stage| stage.battle().chronicle().len());
    if let Some(until) = &runner.until {
        if has_come_about(until, &hands) {
            runner.until = None;
            runner.frames = FOLLOW;
            return;
        }
        // Decisions and walks take more frames on a slow machine, so only idle frames and facts are counted.
        runner.idle += u32::from(!is_under_way(&hands));
        if runner.idle > IDLE_FRAMES || facts.saturating_sub(runner.heard) > FACTS {
            let why = say!(hands.voice.0, "script-too-long");
            stop(&mut runner, &mut hands, Some(why));
        }
        return;
    }
    let expects_refusal = matches!(
        runner.script.lines.get(runner.next),
        Some((_, Instruction::Expect(Expectation::Refusal(_))))
    );
    if runner.checks_refusal && !expects_refusal {
        runner.checks_refusal = false;
        if let Some(notice) = hands.focus.notice.clone() {
            let why = say!(hands.voice.0, "script-refused", why = notice);
            stop(&mut runner, &mut hands, Some(why));
            return;
        }
    }
    let Some((_, instruction)) = runner.script.lines.get(runner.next).cloned() else {
        stop(&mut runner, &mut hands, None);
        return;
    };
    if matches!(instruction, Instruction::Screenshot(_))
        && (hands.painting.is_under_way || hands.stage.is_none() && is_being_laid(&hands))
    {
        return;
    }
    if matches!(instruction, Instruction::Cut) {
        hands.film.stop();
        if hands.film.awaits_frames() {
            return;
        }
    }
    runner.next += 1;
    (runner.idle, runner.heard) = (0, facts);
    if let Err(why) = carry_out(&mut runner, &mut hands, instruction) {
        stop(&mut runner, &mut hands, Some(why));
    }
}

fn has_come_about(until: &Until, hands: &WindowAccess) -> bool {
    match until {
        Until::OnStage => hands.stage.is_some(),
        Until::Pictured(path) => hands.shots.is_empty() && std::path::Path::new(path).is_file(),
        Until::Settled if hands.stage.is_none() => !is_being_laid(hands),
        Until::Settled => hands.stage.as_ref().is_some_and(|stage| {
            let is_decided =
                stage.waits_for_player() || matches!(stage.battle().awaiting(), Some(Awaiting::Over(_)));
            let is_decided =
                is_decided || stage.curtain().is_some() || stage.is_replay() && !hands.reel.is_playing;
            stage.is_settled()
                && !hands.painting.is_under_way
                && !hands.easel.is_under_way()
                && !hands.reference.is_under_way()
                && !hands.playback.is_busy()
                && !hands.thinking.0
                && is_decided
        }),
    }
}

/// Whether the title is still being laid out: something is read or painted.
fn is_being_laid(hands: &WindowAccess) -> bool {
    hands.reading.is_under_way()
        || hands.pictures.is_under_way()
        || hands.easel.is_under_way()
        || hands.reference.is_under_way()
}

/// Whether the battle moves on by itself: something is being shown or painted, or an opponent decides.
fn is_under_way(hands: &WindowAccess) -> bool {
    let is_shown = hands.stage.as_ref().is_none_or(|stage| stage.is_settled());
    is_being_laid(hands)
        || hands.thinking.0
        || hands.playback.is_busy()
        || hands.painting.is_under_way
        || !is_shown
}

fn stop(runner: &mut Runner, hands: &mut WindowAccess, why: Option<String>) {
    let exit = if why.is_some() { AppExit::error() } else { AppExit::Success };
    if let (Some(why), Ok(mut verdict)) = (why, runner.verdict.lock()) {
        let line = runner
            .next
            .checked_sub(1)
            .and_then(|last| runner.script.lines.get(last))
            .map_or(0, |(line, _)| *line);
        *verdict = Some(Failure { script: runner.script.name.clone(), line, why });
    }
    // Prevents further instructions while the window closes.
    runner.next = runner.script.lines.len();
    runner.frames = u32::MAX;
    hands.exit.write(exit);
}

fn carry_out(runner: &mut Runner, hands: &mut WindowAccess, instruction: Instruction) -> Result<(), String> {
    let words = Arc::clone(&hands.voice.0);
    let wish = match instruction {
        Instruction::Wait(frames) => {
            runner.frames = frames;
            return Ok(());
        }
        Instruction::FrameRate(frames) => {
            let frame = Duration::from_secs(1) / frames;
            hands.commands.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
            return Ok(());
        }
        Instruction::Instant => {
            hands.playback.show_at_once();
            return Ok(());
        }
        Instruction::Settle => {
            runner.until = Some(Until::Settled);
            return Ok(());
        }
        Instruction::Screenshot(path) => {
            // An older picture with this name would be taken for the new one.
            let _ = std::fs::remove_file(&path);
            if let Some(folder) = std::path::Path::new(&path).parent() {
                std::fs::create_dir_all(folder).map_err(|cause| cause.to_string())?;
            }
            hands.commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path.clone()));
            runner.frames = FOLLOW;
            runner.until = Some(Until::Pictured(path));
            return Ok(());
        }
        Instruction::Film(path) => {
            hands.film.begin(path);
            return Ok(());
        }
        Instruction::Cut => {
            return hands.film.develop().unwrap_or_else(|| Err(say!(words, "script-no-film")));
        }
        Instruction::Key(key) => {
            hands.devices.press_key(key);
            follow_wish(runner, hands);
            return Ok(());
        }
        Instruction::Type(text) => {
            hands.devices.type_text(&text);
            follow_wish(runner, hands);
            return Ok(());
        }
        Instruction::Mouse(point) => {
            hands.devices.point_to(point);
            follow_wish(runner, hands);
            return Ok(());
        }
        Instruction::Lesson { id, rulebook } => {
            hands.wishes.write(Wish::Lesson { id, rulebook });
            runner.frames = COME_UP;
            runner.until = Some(Until::OnStage);
            return Ok(());
        }
        Instruction::Example(card) => {
            hands.wishes.write(Wish::PlayExample(card));
            runner.frames = COME_UP;
            runner.until = Some(Until::OnStage);
            return Ok(());
        }
        Instruction::Hold(key) | Instruction::LetGo(key) => {
            let is_held = matches!(instruction, Instruction::Hold(_));
            let state = if is_held { ButtonState::Pressed } else { ButtonState::Released };
            hands.devices.set_key(key, state);
            follow_wish(runner, hands);
            return Ok(());
        }
        Instruction::Window(width, height) => {
            hands.devices.resize(width, height);
            runner.frames = COME_UP;
            return Ok(());
        }
        Instruction::Drag(button, from, to) => {
            hands.devices.drag(button, from, to);
            follow_wish(runner, hands);
            return Ok(());
        }
        Instruction::Press(at) => {
            hands.devices.drag(MouseButton::Left, at, at);
            follow_wish(runner, hands);
            return Ok(());
        }
        Instruction::ClickWords { text, times } => {
            let place =
                hands.shown.place_of(&text).ok_or_else(|| say!(words, "script-no-words", text = text))?;
            hands.devices.point_to(place);
            (0..times).for_each(|_| hands.devices.click());
            follow_wish(runner, hands);
            return Ok(());
        }
        Instruction::Quit => {
            stop(runner, hands, None);
            return Ok(());
        }
        Instruction::Leave => {
            hands.begin.write(StartBattle(BattleStart::Leave));
            runner.frames = COME_UP;
            runner.until = None;
            return Ok(());
        }
        Instruction::Resume => {
            hands.begin.write(StartBattle(BattleStart::Resumed));
            runner.frames = COME_UP;
            runner.until = Some(Until::OnStage);
            return Ok(());
        }
        Instruction::Expect(expectation) => {
            runner.checks_refusal &= !matches!(expectation, Expectation::Refusal(_));
            return expectation.check(hands);
        }
        Instruction::Order(line) => {
            let stage = hands.stage.as_ref().ok_or_else(|| say!(words, "script-no-battle"))?;
            let order =
                parse_order(&line, &**stage.muster()).map_err(|problem| words.phrase(&problem.phrase))?;
            Wish::Give(order)
        }
        Instruction::Take(text) => {
            let stage = hands.stage.as_ref().ok_or_else(|| say!(words, "script-no-battle"))?;
            let teller = hands.voice.teller(stage);
            let names =
                hands.choices.tools.iter().map(|offered| (teller.button(offered.tool.deed()), offered));
            let names: Vec<_> = names.collect();
            match names.iter().find(|(name, _)| name.eq_ignore_ascii_case(&text)) {
                Some((_, offered)) => Wish::Take(offered.tool.clone()),
                None => {
                    let tools = words.list(names.iter().map(|(name, _)| name));
                    return Err(say!(words, "script-no-tool", text = text, tools = tools));
                }
            }
        }
        Instruction::Click(at) => Wish::Click(at),
        Instruction::GoBy(at) => Wish::GoBy(at),
        Instruction::Share(at) => Wish::Share(at),
        Instruction::Hover(at) => Wish::Point(at),
        Instruction::Read(rule) => Wish::Read(rule),
        Instruction::NextStep => Wish::NextStep,
        Instruction::Undo => Wish::Undo,
        Instruction::Redo => Wish::Redo,
    };
    hands.wishes.write(wish);
    follow_wish(runner, hands);
    Ok(())
}

/// Waits until the wish is carried out, and then checks whether it was refused.
fn follow_wish(runner: &mut Runner, hands: &mut WindowAccess) {
    hands.focus.notice = None;
    runner.frames = FOLLOW;
    runner.checks_refusal = true;
}
