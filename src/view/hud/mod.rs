//! The panels around the board: the acting combatant, what a click would do and its odds, the log, and the action
//! bar. They read the stage and send wishes; nothing is decided here.

mod acts;
mod aim;
mod bar;
mod card;
mod codex;
mod curtain;
mod declared;
mod dialogs;
mod drawer;
mod ending;
mod example;
pub mod explain;
mod ground;
mod layout;
mod lesson;
mod log;
mod narrator;
mod open;
mod opening;
mod pause;
pub(in crate::view) mod pieces;
mod place;
mod plates;
mod problems;
mod question;
mod replay;
mod ruler;
mod settings;
mod sheet;
pub(in crate::view) mod spoken;
mod spot;
pub mod theme;
mod threats;
mod tip;
mod tools;
mod top;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiContexts, EguiPreUpdateSet, EguiPrimaryContextPass, egui};
use drawer::Place;
use layout::{Layout, zoom_for};
use place::Projection;

use super::acts::Acts;
use super::camera::{BoardArea, CameraView};
use super::commands::Command;
use super::danger::Danger;
use super::focus::{Aim, Choices, Focus};
use super::intents::IntendedBlows;
use super::motion::Motion;
use super::replay::Reel;
use super::rolled;
use super::settings::Settings;
use super::stage::{FrameStep, Stage};
use super::tokens::Nameplate;
use super::voice::Voice;
use super::wish::Wish;
use crate::battle::Order;
use crate::rules::deeds::Pointing;
use crate::tell::{Teller, key_of, say};
pub use codex::{CodexSheet, Rules};
pub use drawer::{Scrolled, SidePanel};
pub use ending::Ending;
pub use example::Example;
pub use lesson::{LessonCourse, LessonEntry, Lessons};
pub use log::{Log, LogView, holds};
pub use narrator::Narrator;
pub use open::{KeyOwner, PauseMenu, Question, Sheet, Sheets};
pub use pause::{Saving, lessons as show_lessons};
pub use problems::FileProblems;
pub use settings::{Languages, SettingsFault, SettingsScreen, TestSound};
pub(in crate::view) use sheet::keep_focus_in_sight;
pub use spot::Spot;
pub use tip::{Tip, shows};

/// Whether an opponent is deciding.
#[derive(Resource, Default)]
pub struct OpponentDecides(pub bool);

/// Adds the panels.
pub fn plugin(app: &mut App) {
    app.init_resource::<CodexSheet>()
        .init_resource::<Rules>()
        .init_resource::<OpponentDecides>()
        .init_resource::<Saving>()
        .init_resource::<Log>()
        .init_resource::<LogView>()
        .init_resource::<Lessons>()
        .init_resource::<Narrator>()
        .init_resource::<Spot>()
        .init_resource::<Tip>()
        .init_resource::<KeyOwner>()
        .init_resource::<PauseMenu>()
        .init_resource::<Ending>()
        .init_resource::<Sheets>()
        .init_resource::<SettingsScreen>()
        .init_resource::<SettingsFault>()
        .init_resource::<FileProblems>()
        .init_resource::<SidePanel>()
        .init_resource::<Scrolled>()
        .insert_resource(Languages(Vec::new()))
        .add_message::<Wish>()
        .add_message::<TestSound>()
        .add_systems(Update, (opening::turn_sheets, drawer::turn).in_set(FrameStep::Decide))
        .add_systems(
            Update,
            (
                log::write_down,
                narrator::listen.after(log::write_down),
                tip::write_tip,
                spot::fade,
                lesson::watch,
                ending::take_stock,
            )
                .in_set(FrameStep::Draw)
                .run_if(resource_exists::<Stage>),
        )
        .add_systems(
            PreUpdate,
            dress.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(EguiPrimaryContextPass, (scale, show_panels.run_if(rolled::shows_battle)).chain())
        .add_systems(
            EguiPrimaryContextPass,
            (codex::show, settings::show, problems::show, opening::own_keys).chain().after(show_panels),
        );
}

/// Everything that the panels read, and the writer for their wishes.
#[derive(SystemParam)]
struct Hud<'w, 's> {
    stage: Res<'w, Stage>,
    focus: Res<'w, Focus>,
    choices: Res<'w, Choices>,
    danger: Res<'w, Danger>,
    intended: Res<'w, IntendedBlows>,
    log: Res<'w, Log>,
    rules: Res<'w, Rules>,
    log_view: ResMut<'w, LogView>,
    narrator: Res<'w, Narrator>,
    spot: Res<'w, Spot>,
    thinking: Res<'w, OpponentDecides>,
    saving: Res<'w, Saving>,
    voice: Res<'w, Voice>,
    codex: ResMut<'w, CodexSheet>,
    example: Option<Res<'w, Example>>,
    course: Option<Res<'w, LessonCourse>>,
    lessons: Res<'w, Lessons>,
    menu: Res<'w, PauseMenu>,
    sheets: Res<'w, Sheets>,
    settings: Res<'w, Settings>,
    reel: Res<'w, Reel>,
    ending: ResMut<'w, Ending>,
    side_panel: Res<'w, SidePanel>,
    scrolled: ResMut<'w, Scrolled>,
    tip: Res<'w, Tip>,
    camera_view: Res<'w, CameraView>,
    plates: Query<'w, 's, &'static Nameplate>,
    acts: Res<'w, Acts>,
    wishes: MessageWriter<'w, Wish>,
}

/// Typefaces and colours have to be known before the first panel is drawn.
fn dress(mut contexts: Query<&mut EguiContext>, settings: Res<Settings>) {
    for mut context in &mut contexts {
        let is_new = context.is_added();
        if is_new {
            theme::set_typefaces(context.get_mut());
        }
        if is_new || settings.is_changed() {
            theme::dress(context.get_mut(), settings.theme);
        }
    }
}

/// Draws the panels larger in larger windows, and as large as the player wants them.
fn scale(
    window: Single<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    ending: Res<Ending>,
    mut contexts: EguiContexts,
    mut motion: ResMut<Motion>,
) -> Result {
    let wanted =
        zoom_for(egui::vec2(window.width(), window.height()), settings.scale_factor()) * ending.shrinking();
    let context = contexts.ctx_mut()?;
    // A new scale is used from the next frame on.
    if context.zoom_factor() != wanted {
        context.set_zoom_factor(wanted);
        motion.go_on();
    }
    Ok(())
}

fn show_panels(
    mut contexts: EguiContexts,
    mut hud: Hud,
    mut board_area: ResMut<BoardArea>,
    mut motion: ResMut<Motion>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let teller = hud.voice.teller(&hud.stage);
    let mut screen = egui::Ui::new(
        context.clone(),
        "screen".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(context.viewport_rect()),
    );
    if let Some(side) = hud.stage.curtain() {
        curtain::show(&context, &mut hud, side, &teller);
        pause::show(&context, &mut hud, &teller);
        question::show(&context, &mut hud, &teller);
        return Ok(());
    }
    let layout = Layout::of(context.viewport_rect().size());
    let (is_over, is_replay) = (hud.stage.is_over(), hud.stage.is_replay());
    let frame = theme::panel(screen.visuals());
    egui::Panel::top("top").exact_size(layout.top).frame(frame).show(&mut screen, |ui| {
        top::show(ui, &mut hud, &teller);
    });
    // The bars of a replay and of the end go on below the panel at the side.
    let goes_below = is_over || is_replay;
    if goes_below {
        show_bar(&mut screen, frame, &layout, &mut hud, &teller);
    }
    let place = match (is_over, hud.ending.is_folded) {
        (true, true) => Place::Closed,
        (true, false) => Place::Beside(ending::width(context.viewport_rect().width())),
        (false, _) => hud.side_panel.place(layout),
    };
    if let Place::Beside(width) = place {
        egui::Panel::right("side").exact_size(width).resizable(false).frame(frame).show(&mut screen, |ui| {
            if is_over {
                let fits = ending::show_sheet(ui, &mut hud, &teller);
                hud.ending.note_fit(fits);
            } else {
                side(ui, &mut hud, &teller);
            }
        });
    }
    if !goes_below {
        show_bar(&mut screen, frame, &layout, &mut hud, &teller);
    }
    if hud.narrator.is_on {
        egui::Panel::bottom("narrator").resizable(false).frame(frame).show(&mut screen, |ui| {
            narrator::show(ui, &hud);
        });
    }
    let rect = screen.available_rect_before_wrap();
    // The camera was aimed with the board area of the last frame, so the panels use the same one.
    let pixels = context.pixels_per_point();
    let onto = Projection::new(&board_area, &hud.camera_view, pixels);
    let painter = screen.painter().with_clip_rect(rect);
    ruler::paint(&painter, (hud.stage.picture.board.field.size(), hud.focus.pointed), &onto);
    let (named, names) = plates::names(&painter, &hud.plates, &hud.ending.marks(&hud.stage, &onto), &onto);
    spot::paint(&painter, &hud.spot, &onto);
    lesson::paint(&painter, &hud, &onto);
    let (stage, is_calm) = (&*hud.stage, hud.settings.reduced_motion);
    declared::paint(&painter, &hud.intended.blows, (stage, &teller), &onto, &named);
    let (acts, pane) = (&*hud.acts, lesson::covered(&context, &hud));
    let board = acts::Board { acts, stage, teller: &teller, onto: &onto, names: &names, pane, is_calm };
    acts::show(&painter, &board);
    if let Some(told) = &hud.ending.told {
        ending::mark_the_fallen(&painter, &hud.stage, &told.account, &teller, &onto, named.clone());
    }
    if let Some(aim) = &hud.choices.aim {
        let seals = plates::blows(&painter, aim, teller.words(), &onto, &names);
        plates::explain(&context, &hud, aim, &seals, &teller);
    }
    let mut uncovered = rect;
    if place == Place::Over {
        uncovered = drawer::over(&context, rect, |ui| side(ui, &mut hud, &teller));
    }
    let seen =
        hud.stage.picture.everybody().filter(|(who, _)| {
            hud.stage.picture.known(hud.stage.viewer, *who) == super::picture::Known::Seen
        });
    let tokens: Vec<egui::Rect> = seen.map(|(_, figure)| onto.rect(figure.footprint())).collect();
    let kept = tokens.iter().copied().chain(named).chain(pane);
    let kept: Vec<egui::Rect> = kept.collect();
    tip::paint(&painter, &hud.tip, &kept, &onto, uncovered);
    if let Some(text) = hint(&hud, &teller) {
        plates::remark(&painter, &text, hud.focus.notice.is_some(), uncovered);
    }
    let to = |point: egui::Pos2| Vec2::new(point.x, point.y) * pixels;
    let tip =
        say!(teller.words(), "side-tip", key = hud.settings.keys.first(Command::SidePanel, teller.words()));
    if drawer::tab(&context, uncovered, place != Place::Closed, &tip) {
        hud.wishes.write(Wish::SidePanel);
    }
    lesson::show(&context, rect, &tokens, &mut hud, &teller);
    example::show(&context, rect, &mut hud, &teller);
    log::show_sheet(&context, &mut hud, &teller);
    dialogs::show(&context, (rect, &tokens), &onto, &mut hud, &teller);
    pause::show(&context, &mut hud, &teller);
    tools::show(&context, &mut hud, &teller);
    question::show(&context, &mut hud, &teller);
    let (pointed, clicked) = explain::take_pointed(&context);
    if hud.codex.pointed != pointed {
        hud.codex.pointed = pointed;
    }
    if let Some(rule) = clicked {
        hud.wishes.write(Wish::Read(rule));
    }
    let now = BoardArea { rect: Rect { min: to(rect.min), max: to(rect.max) } };
    if *board_area != now {
        *board_area = now;
        motion.go_on();
    }
    Ok(())
}

/// Shows the bar below the board: what can be done in the battle, in its replay, or once it is over.
fn show_bar(screen: &mut egui::Ui, frame: egui::Frame, layout: &Layout, hud: &mut Hud, teller: &Teller) {
    let width = screen.ctx().viewport_rect().width();
    let high = if hud.stage.is_replay() { replay::height(width) } else { layout.bar };
    egui::Panel::bottom("bar").exact_size(high).resizable(false).frame(frame).show(screen, |ui| {
        if hud.stage.is_replay() {
            replay::show(ui, hud, teller);
        } else if hud.stage.is_over() {
            ending::show_bar(ui, hud, teller);
        } else {
            bar::show(ui, hud, teller);
        }
    });
}

/// The text at the bottom of the board: why something was refused, or what the tool in hand is waiting for.
fn hint(hud: &Hud, teller: &Teller) -> Option<String> {
    if let Some(text) = hud.focus.notice.as_ref().or(hud.focus.why.as_ref()) {
        return Some(text.clone());
    }
    let tool = hud.focus.tool.as_ref().filter(|_| hud.choices.who().is_some())?;
    if let (Some(Aim { order: Order::Deed { deed, .. }, .. }), false) =
        (&hud.choices.aim, hud.focus.shares.is_empty())
    {
        return Some(say!(teller.words(), "window-shares", attack = teller.label(deed).alone()));
    }
    let table = hud.stage.table();
    let hint_of_tool = format!("window-pick-{}", key_of(tool.deed().name().name()));
    let id = match tool.deed().points_at(&table) {
        _ if teller.words().has(&hint_of_tool) => &hint_of_tool,
        // A weapon needs no hint.
        Pointing::Enemy if tool.deed().blow().is_some() => return None,
        Pointing::Square => "window-pick-square",
        Pointing::Area => "window-pick-area",
        Pointing::Ally | Pointing::Anybody => "window-pick-ally",
        Pointing::Enemy | Pointing::Other | Pointing::Nothing => "window-pick-enemy",
    };
    let name = teller.button(tool.deed());
    Some(teller.words().say(id, &[("tool", name.into())]))
}

/// The height from which on the parts of the side panel share it; a lower panel is scrolled as a whole.
const SHARED: f32 = 430.0;

fn side(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let room = ui.available_height();
    if room < SHARED {
        egui::ScrollArea::vertical().id_salt("side").auto_shrink([false, false]).show(ui, |ui| {
            card::show(ui, hud, teller);
            theme::rule(ui);
            aim::show(ui, hud, teller);
            theme::rule(ui);
            ui.allocate_ui(egui::vec2(ui.available_width(), room * 0.8), |ui| log::show(ui, hud, teller));
        });
        return;
    }
    card::show(ui, hud, teller);
    theme::rule(ui);
    let room = ui.available_height();
    let most = (room - 130.0).max(262.0);
    ui.allocate_ui(egui::vec2(ui.available_width(), most), |ui| {
        ui.set_min_height((room * 0.5).min(262.0));
        egui::ScrollArea::vertical()
            .id_salt("aim")
            .max_height(most)
            .show(ui, |ui| aim::show(ui, hud, teller));
    });
    theme::rule(ui);
    log::show(ui, hud, teller);
}
