//! Opens and closes what lies over the board or the list of scenarios, and finds out whom keys belong to meanwhile.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::codex::CodexSheet;
use super::log::LogView;
use super::open::{KeyOwner, PauseMenu, Sheet, Sheets};
use super::settings::SettingsScreen;
use super::sheet;
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// Finds out whom keys belong to, after everything that may be open has been drawn.
pub(super) fn own_keys(
    mut contexts: EguiContexts,
    stage: Option<Res<Stage>>,
    menu: Res<PauseMenu>,
    sheets: Res<Sheets>,
    books: (Res<CodexSheet>, Res<LogView>),
    screen: Res<SettingsScreen>,
    mut owner: ResMut<KeyOwner>,
) -> Result {
    let panels = contexts.ctx_mut()?;
    let is_read = books.0.is_open || books.1.is_large;
    let now = if screen.remaps() {
        KeyOwner::Remapping
    } else if panels.text_edit_focused() || panels.any_popup_open() {
        KeyOwner::Widget
    } else if sheets.question().is_some() {
        KeyOwner::Question
    } else if menu.is_open || sheets.open.is_some() || is_read {
        KeyOwner::Menu
    } else if stage.is_none() {
        KeyOwner::Title
    } else {
        KeyOwner::Battle
    };
    if now.tells_panels() {
        sheet::mark_focus(panels);
    }
    owner.set_if_neq(now);
    Ok(())
}

/// Opens and closes sheets.
pub(super) fn turn_sheets(
    mut wishes: MessageReader<Wish>,
    mut sheets: ResMut<Sheets>,
    mut screen: ResMut<SettingsScreen>,
) {
    for wish in wishes.read() {
        let open = match wish {
            Wish::Settings(true) => Some(Sheet::Settings),
            Wish::Tools(true) => Some(Sheet::Tools),
            Wish::Problems(Some(about)) => Some(Sheet::Problems(about.clone())),
            Wish::Answer(_) if sheets.question().is_none() => continue,
            Wish::Back
            | Wish::Settings(false)
            | Wish::Tools(false)
            | Wish::Problems(None)
            | Wish::Answer(_) => None,
            _ => continue,
        };
        if open == Some(Sheet::Settings) {
            *screen = SettingsScreen::default();
        }
        if sheets.open != open {
            sheets.open = open;
        }
    }
}
