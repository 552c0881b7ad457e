//! The panels around the board: the acting combatant, what a click would do and its odds, the log, and the action
//! bar. They read the stage and send wishes; nothing is decided here.

mod aim;
mod bar;
mod card;
mod dialogs;
mod gear;
mod log;
mod pieces;
mod place;
mod plates;
pub mod theme;
mod tip;
mod top;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use place::Projection;

use super::camera::{BoardArea, CameraView};
use super::floats::RisingWord;
use super::focus::{Aim, Choices, Focus};
use super::stage::{FrameStep, Stage};
use super::tokens::Nameplate;
use super::voice::Voice;
use super::wish::Wish;
use crate::battle::Order;
use crate::data::codex::Codex;
use crate::rules::deeds::Pointing;
use crate::tell::{Teller, key_of, say};
pub use log::{Log, holds};
pub use tip::{Tip, shows};

/// The ID of the rule that the player is reading, if any.
#[derive(Resource, Default)]
pub struct Reading(pub Option<String>);

/// The text of every rule.
#[derive(Resource, Default)]
pub struct Rules(pub Codex);

/// Why the battle cannot be saved at the moment; `None` while it can.
#[derive(Resource, Default)]
pub struct SaveFault(pub Option<String>);

/// Whether an opponent is deciding.
#[derive(Resource, Default)]
pub struct OpponentDecides(pub bool);

/// Adds the panels.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reading>()
        .init_resource::<Rules>()
        .init_resource::<OpponentDecides>()
        .init_resource::<SaveFault>()
        .init_resource::<Log>()
        .init_resource::<Tip>()
        .add_message::<Wish>()
        .add_systems(
            Update,
            (log::write_down, tip::write_tip).in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (theme::put_on.run_if(run_once), show_panels.run_if(resource_exists::<Stage>)).chain(),
        );
}

/// Everything that the panels read, and the writer for their wishes.
#[derive(SystemParam)]
struct Hud<'w, 's> {
    stage: Res<'w, Stage>,
    focus: Res<'w, Focus>,
    choices: Res<'w, Choices>,
    log: Res<'w, Log>,
    rules: Res<'w, Rules>,
    thinking: Res<'w, OpponentDecides>,
    unsaved: Res<'w, SaveFault>,
    voice: Res<'w, Voice>,
    reading: Res<'w, Reading>,
    tip: Res<'w, Tip>,
    camera_view: Res<'w, CameraView>,
    plates: Query<'w, 's, (&'static Transform, &'static Nameplate)>,
    rising: Query<'w, 's, &'static RisingWord>,
    wishes: MessageWriter<'w, Wish>,
}

/// The width of the panel at the side.
const SIDE: f32 = 348.0;

fn show_panels(mut contexts: EguiContexts, mut hud: Hud, mut board_area: ResMut<BoardArea>) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let teller = hud.voice.teller(&hud.stage);
    let mut screen = egui::Ui::new(
        context.clone(),
        "screen".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(context.viewport_rect()),
    );
    egui::Panel::top("top").exact_size(44.0).frame(theme::panel()).show(&mut screen, |ui| {
        top::show(ui, &mut hud, &teller);
    });
    egui::Panel::right("side").exact_size(SIDE).resizable(false).frame(theme::panel()).show(
        &mut screen,
        |ui| {
            side(ui, &mut hud, &teller);
        },
    );
    egui::Panel::bottom("bar").exact_size(78.0).resizable(false).frame(theme::panel()).show(
        &mut screen,
        |ui| {
            bar::show(ui, &mut hud, &teller);
        },
    );
    let rect = screen.available_rect_before_wrap();
    // The camera was aimed with the board area of the last frame, so the panels use the same one.
    let onto = Projection::new(&board_area, &hud.camera_view);
    let painter = screen.painter().with_clip_rect(rect);
    plates::names(&painter, &hud.plates, &onto);
    plates::rising(&painter, &hud.rising, &onto);
    if let Some(aim) = &hud.choices.aim {
        plates::blows(&painter, aim, teller.words(), &onto);
    }
    let seen =
        hud.stage.picture.everybody().filter(|(who, _)| {
            hud.stage.picture.known(hud.stage.viewer, *who) == super::picture::Known::Seen
        });
    let tokens: Vec<egui::Rect> = seen.map(|(_, figure)| onto.rect(figure.footprint())).collect();
    tip::paint(&painter, &hud.tip, &tokens, &onto);
    if let Some(text) = hint(&hud, &teller) {
        plates::remark(&painter, &text, hud.focus.notice.is_some(), &onto);
    }
    let to = |point: egui::Pos2| Vec2::new(point.x, point.y);
    dialogs::show(&context, rect, &mut hud, &teller);
    let now = BoardArea {
        rect: Rect { min: to(rect.min), max: to(rect.max) },
        is_covered: context
            .layer_id_at(context.pointer_hover_pos().unwrap_or_default())
            .is_some_and(|layer| layer.order != egui::Order::Background),
    };
    if *board_area != now {
        *board_area = now;
    }
    Ok(())
}

/// The text at the bottom of the board: why something was refused, or what the tool in hand is waiting for.
fn hint(hud: &Hud, teller: &Teller) -> Option<String> {
    if hud.focus.notice.is_some() {
        return hud.focus.notice.clone();
    }
    let tool = hud.focus.tool.as_ref().filter(|_| hud.choices.who().is_some())?;
    if let (Some(Aim { order: Order::Deed { deed, .. }, .. }), false) =
        (&hud.choices.aim, hud.focus.shares.is_empty())
    {
        return Some(say!(teller.words(), "window-shares", attack = teller.label(deed).long));
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

fn side(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    ui.spacing_mut().item_spacing.y = 6.0;
    card::show(ui, hud, teller);
    theme::rule(ui);
    let room = ui.available_height();
    ui.allocate_ui(egui::vec2(ui.available_width(), (room * 0.5).min(262.0)), |ui| {
        ui.set_min_height((room * 0.5).min(262.0));
        let most = (room - 130.0).max(262.0);
        egui::ScrollArea::vertical()
            .id_salt("aim")
            .max_height(most)
            .show(ui, |ui| aim::show(ui, hud, teller));
    });
    theme::rule(ui);
    log::show(ui, hud);
}
