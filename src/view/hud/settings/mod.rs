//! The settings: a sheet with pages, over the board and over the list of scenarios alike.

mod keys;
mod look;
mod pages;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::RichText;

use super::open::{Sheet, Sheets};
use super::{sheet, theme};
use crate::battle::words::words;
use crate::tell::{Words, say};
use crate::view::commands::Command;
use crate::view::keys::Key;
use crate::view::settings::Settings;
use crate::view::voice::Voice;
use crate::view::wish::Wish;

words! {
    /// A page of the settings.
    pub enum Page {
        Look = "look",
        Sound = "sound",
        Play = "play",
        Keys = "keys",
        Language = "language",
    }
}

/// What is open in the settings.
#[derive(Resource)]
pub struct SettingsScreen {
    page: Page,
    /// Where the slider of the scale is being held. The scale changes when it is let go: otherwise the slider would slip
    /// away under the hand.
    held_scale: Option<u16>,
    /// The command that gets the next key.
    remapped: Option<Command>,
    /// What the last change of a key has brought about.
    said: Option<Said>,
}

impl Default for SettingsScreen {
    fn default() -> SettingsScreen {
        SettingsScreen { page: Page::Look, held_scale: None, remapped: None, said: None }
    }
}

/// What a change of a key has brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    /// A key was taken from other commands.
    Taken(Key, Vec<Command>),
    /// The key cannot be given away.
    Fixed(Key),
    /// The program does not know the key.
    Unknown,
}

impl SettingsScreen {
    /// Whether the next key is the new key of a command.
    pub fn remaps(&self) -> bool {
        self.remapped.is_some()
    }

    /// Gives the key that was pressed to the command that waits for it. Escape leaves things as they are.
    pub fn take_key(&mut self, settings: &mut Settings, key: Key) {
        let Some(command) = self.remapped.take() else { return };
        let keys = &mut settings.keys;
        let others = keys.conflicts(command, key);
        self.said = if key.0 == KeyCode::Escape {
            None
        } else if key.name().is_empty() {
            Some(Said::Unknown)
        } else if others.iter().any(|other| !other.is_free()) {
            Some(Said::Fixed(key))
        } else {
            keys.set(command, key);
            if others.is_empty() { None } else { Some(Said::Taken(key, others)) }
        };
    }
}

/// Why the settings cannot be kept at the moment; `None` while they can.
#[derive(Resource, Default)]
pub struct SettingsFault(pub Option<String>);

/// The languages that the window can speak: short names, and what each calls itself.
#[derive(Resource)]
pub struct Languages(pub Vec<(String, String)>);

/// A volume has changed: something should be heard.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TestSound;

/// The largest size of the sheet.
const SIZE: egui::Vec2 = egui::vec2(640.0, 560.0);

/// What the pages read and change.
struct Desk<'d> {
    words: &'d Words,
    /// The settings as they should be after this frame.
    settings: Settings,
    screen: &'d mut SettingsScreen,
    languages: &'d Languages,
    is_sound_tested: bool,
}

/// Shows the settings while they are open.
pub(super) fn show(
    mut contexts: EguiContexts,
    sheets: Res<Sheets>,
    voice: Res<Voice>,
    fault: Res<SettingsFault>,
    languages: Res<Languages>,
    mut screen: ResMut<SettingsScreen>,
    mut settings: ResMut<Settings>,
    mut wishes: MessageWriter<Wish>,
    mut tests: MessageWriter<TestSound>,
) -> Result {
    if sheets.open != Some(Sheet::Settings) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let words = &*voice.0;
    let mut desk = Desk {
        words,
        settings: settings.clone(),
        screen: screen.bypass_change_detection(),
        languages: &languages,
        is_sound_tested: false,
    };
    let title = say!(words, "settings-title");
    let (closes, ()) = sheet::show(&context, words, ("settings", title), SIZE, |ui| {
        if let Some(cause) = &fault.0 {
            let text = say!(words, "settings-not-kept", cause = cause);
            ui.label(RichText::new(text).color(theme::Ink::Bad.of(ui.visuals())));
        }
        choose_page(ui, &mut desk);
        ui.add_space(6.0);
        egui::ScrollArea::vertical().id_salt(desk.screen.page).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            match desk.screen.page {
                Page::Look => look::show(ui, &mut desk),
                Page::Sound => pages::sound(ui, &mut desk),
                Page::Play => pages::play(ui, &mut desk),
                Page::Keys => keys::show(ui, &mut desk),
                Page::Language => pages::language(ui, &mut desk),
            }
            sheet::keep_focus_in_sight(ui);
        });
    });
    let Desk { settings: now, is_sound_tested, .. } = desk;
    settings.set_if_neq(now);
    if is_sound_tested {
        tests.write(TestSound);
    }
    if closes {
        wishes.write(Wish::Settings(false));
    }
    Ok(())
}

fn choose_page(ui: &mut egui::Ui, desk: &mut Desk) {
    ui.horizontal_wrapped(|ui| {
        for page in Page::ALL {
            let text = desk.words.say(&format!("settings-{}", page.word()), &[]);
            let is_open = desk.screen.page == page;
            let tab = ui.selectable_label(is_open, RichText::new(text).size(theme::BODY));
            if is_open {
                sheet::focus_first(&tab);
            }
            if tab.clicked() {
                desk.screen.page = page;
                desk.screen.remapped = None;
                desk.screen.said = None;
            }
        }
    });
}

/// A heading within a page, with a line that says what it is about.
fn section(ui: &mut egui::Ui, title: String, about: Option<String>) {
    ui.add_space(2.0);
    ui.label(RichText::new(title).strong());
    if let Some(about) = about {
        ui.label(theme::faint(about));
    }
}

/// Choices of which one holds. Returns the one that was clicked.
fn choose<T: Copy + PartialEq>(
    ui: &mut egui::Ui,
    now: T,
    choices: impl IntoIterator<Item = (T, String)>,
) -> Option<T> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for (choice, text) in choices {
            if ui.radio(choice == now, text).clicked() {
                chosen = Some(choice);
            }
        }
    });
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::commands::Place;

    fn pressed(command: Command, code: KeyCode) -> (Settings, SettingsScreen) {
        let (mut settings, mut screen) = (Settings::default(), SettingsScreen::default());
        screen.remapped = Some(command);
        screen.take_key(&mut settings, Key(code));
        assert!(!screen.remaps(), "one key is enough");
        (settings, screen)
    }

    #[test]
    fn the_next_key_goes_to_the_command_that_waits_for_it() {
        let (settings, screen) = pressed(Command::EndTurn, KeyCode::F5);
        assert_eq!(settings.keys.command(Key(KeyCode::F5), Place::Battle), Some(Command::EndTurn));
        assert_eq!(screen.said, None);
    }

    #[test]
    fn a_key_that_changes_hands_is_told() {
        let (settings, screen) = pressed(Command::EndTurn, KeyCode::KeyU);
        assert_eq!(settings.keys.command(Key(KeyCode::KeyU), Place::Battle), Some(Command::EndTurn));
        let losers = vec![Command::Undo];
        assert_eq!(screen.said, Some(Said::Taken(Key(KeyCode::KeyU), losers)), "a replay keeps the key");
    }

    #[test]
    fn escape_and_strange_keys_change_nothing() {
        assert_eq!(pressed(Command::EndTurn, KeyCode::Escape).0, Settings::default());
        let (settings, screen) = pressed(Command::EndTurn, KeyCode::MediaStop);
        assert_eq!((settings, screen.said), (Settings::default(), Some(Said::Unknown)));
    }
}
