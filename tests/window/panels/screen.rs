//! A window without a window: the panels of the game, drawn with a real model, hit by a real pointer and real keys, and
//! read as a screen reader reads them. Nothing is rendered.

use std::sync::Arc;

use affray::data::catalogue::Catalogue;
use affray::tell::{Language, Words};
use affray::view::acts::Acts;
use affray::view::camera::{BoardArea, CameraView};
use affray::view::danger::Danger;
use affray::view::hud::{FileProblems, Languages, Lessons, Rules, Sheets};
use affray::view::intents::IntendedBlows;
use affray::view::motion::Motion;
use affray::view::playback::Playback;
use affray::view::rolled::{RolledMap, has_panels};
use affray::view::settings::Settings;
use affray::view::stage::{FrameStep, Stage};
use affray::view::table::{Hands, Pick, Pictures, TableTop};
use affray::view::voice::Voice;
use affray::view::wish::Wish;
use affray::view::{focus, hud, replay, table};
use bevy::ecs::component::Mutable;
use bevy::ecs::message::{MessageCursor, Messages};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResolution};
use bevy_egui::{
    EguiContext, EguiContexts, EguiPrimaryContextPass, EguiUserTextures, PrimaryEguiContext, egui,
};

use super::shown::{Part, Shown};

/// How many frames the panels need to come to rest: a new scale is used from the second on, and sizes settle after it.
const SETTLING: usize = 4;

/// Seconds from one frame to the next: a click is shorter than two, and two clicks are further apart than a double click.
const SECONDS: f64 = 0.1;

/// What the player has picked on the table of the title.
#[derive(Resource, Default)]
struct Picked(Vec<Pick>);

/// The panels in a window that nobody sees.
pub struct Screen {
    pub app: App,
    panels: egui::Context,
    size: egui::Vec2,
    seconds: f64,
    heard: MessageCursor<Wish>,
    wishes: Vec<Wish>,
    /// What the last frame showed.
    pub shown: Shown,
}

impl Screen {
    /// A window of 1280 x 720 pixels with nothing on the stage: it shows the table of the title.
    pub fn new(language: &Language) -> Screen {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins);
        app.configure_sets(Update, (FrameStep::Decide, FrameStep::Foresee, FrameStep::Draw).chain());
        app.init_resource::<Settings>()
            .init_resource::<EguiUserTextures>()
            .init_resource::<Motion>()
            .init_resource::<Playback>()
            .init_resource::<Danger>()
            .init_resource::<IntendedBlows>()
            .init_resource::<Acts>()
            .init_resource::<CameraView>()
            .init_resource::<BoardArea>()
            .init_resource::<TableTop>()
            .init_resource::<Pictures>()
            .init_resource::<RolledMap>()
            .init_resource::<Picked>()
            .insert_resource(Voice::new(Arc::new(Words::in_language(language))))
            .add_plugins((focus::plugin, hud::plugin, replay::plugin))
            .add_systems(
                EguiPrimaryContextPass,
                lay_table.run_if(not(resource_exists::<Stage>).and_then(has_panels)),
            )
            .add_systems(EguiPrimaryContextPass, table::show_roll);
        let mut rules = Rules::read(&Catalogue::bundled(), |_| Vec::new());
        rules.codex.translate(language.pages());
        let own_names =
            vec![("en".to_owned(), "English".to_owned()), ("de".to_owned(), "Deutsch".to_owned())];
        app.insert_resource(rules).insert_resource(Languages(own_names));
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let entity = app.world_mut().spawn(PrimaryEguiContext).id();
        let mut context = app.world_mut().get_mut::<EguiContext>(entity).unwrap();
        let panels = context.get_mut().clone();
        panels.enable_accesskit();
        let mut screen = Screen {
            app,
            panels,
            size: egui::vec2(1280.0, 720.0),
            seconds: 0.0,
            heard: MessageCursor::default(),
            wishes: Vec::new(),
            shown: Shown::default(),
        };
        screen.settle();
        screen
    }

    /// A window with a battle on the stage.
    pub fn with_stage(language: &Language, stage: Stage) -> Screen {
        let mut screen = Screen::new(language);
        screen.app.insert_resource(stage);
        screen.settle();
        screen
    }

    /// Gives the window a size in pixels, and text and panels a scale in hundredths.
    pub fn resize(&mut self, (width, height): (f32, f32), scale: u16) {
        self.size = egui::vec2(width, height);
        let mut windows = self.app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
        let mut window = windows.single_mut(self.app.world_mut()).unwrap();
        window.resolution = WindowResolution::new(width as u32, height as u32);
        self.app.world_mut().resource_mut::<Settings>().scale = scale;
        self.settle();
    }

    /// Changes something of the model, and shows it.
    pub fn change<R: Resource<Mutability = Mutable>>(&mut self, change: impl FnOnce(&mut R)) {
        change(&mut self.app.world_mut().resource_mut::<R>());
        self.settle();
    }

    /// Draws until everything rests.
    pub fn settle(&mut self) {
        for _ in 0..SETTLING {
            self.frame(Vec::new());
        }
        self.read();
    }

    /// The words that the window speaks.
    pub fn words(&self) -> Arc<Words> {
        Arc::clone(&self.app.world().resource::<Voice>().0)
    }

    /// The size of the window in points.
    pub fn points(&self) -> egui::Rect {
        self.panels.viewport_rect()
    }

    /// Where the area or the window of the panels lies that has this name.
    pub fn area(&self, name: &'static str) -> egui::Rect {
        let area = self.panels.memory(|memory| memory.area_rect(name));
        area.unwrap_or_else(|| panic!("there is no area {name}"))
    }

    /// What the player has wished since the last question.
    pub fn wishes(&mut self) -> Vec<Wish> {
        std::mem::take(&mut self.wishes)
    }

    /// What the player has picked on the table since the last question.
    pub fn picks(&mut self) -> Vec<Pick> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Picked>().0)
    }

    /// Clicks what has this name: the only one, or else the first that can be clicked.
    pub fn click(&mut self, name: &str) {
        let at = self.shown.clickable(name).visible.center();
        self.click_at(at);
    }

    pub fn click_at(&mut self, at: egui::Pos2) {
        self.point(at);
        for pressed in [true, false] {
            let button = egui::PointerButton::Primary;
            let modifiers = egui::Modifiers::NONE;
            self.frame(vec![egui::Event::PointerButton { pos: at, button, pressed, modifiers }]);
        }
        self.frame(vec![egui::Event::PointerGone]);
        self.settle();
    }

    /// Points at a place of the window, for as long as a tooltip needs.
    pub fn point(&mut self, at: egui::Pos2) {
        for _ in 0..2 {
            self.frame(vec![egui::Event::PointerMoved(at)]);
        }
        self.read();
    }

    /// Presses a key.
    pub fn press(&mut self, key: egui::Key) {
        for pressed in [true, false] {
            let modifiers = egui::Modifiers::NONE;
            self.frame(vec![egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }]);
        }
        self.frame(Vec::new());
        self.read();
    }

    /// Writes a text with the keyboard.
    pub fn write(&mut self, text: &str) {
        self.frame(vec![egui::Event::Text(text.to_owned())]);
        self.settle();
    }

    /// The number of what the keys are on.
    pub fn focused(&self) -> Option<u64> {
        self.panels.memory(|memory| memory.focused()).map(|id| id.value())
    }

    /// Whether a part can be clicked, rather than something that lies over it.
    pub fn is_on_top(&self, part: &Part) -> bool {
        self.panels.layer_id_at(part.visible.center()) == Some(part.layer)
    }

    /// The layer that takes all clicks and keys while it is there.
    pub fn modal(&self) -> Option<egui::LayerId> {
        self.panels.memory(|memory| memory.top_modal_layer())
    }

    fn frame(&mut self, events: Vec<egui::Event>) {
        self.app.update();
        self.seconds += SECONDS;
        let points = self.size / self.panels.zoom_factor();
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, points)),
            time: Some(self.seconds),
            focused: true,
            events,
            max_texture_side: Some(8192),
            ..egui::RawInput::default()
        };
        self.panels.begin_pass(input);
        self.app.world_mut().run_schedule(EguiPrimaryContextPass);
        let messages = self.app.world().resource::<Messages<Wish>>();
        self.wishes.extend(self.heard.read(messages).cloned());
        let mut output = self.panels.end_pass();
        // Nobody paints the pictures.
        output.textures_delta.clear();
        self.shown.output = output;
    }

    fn read(&mut self) {
        let window = self.points();
        self.shown.read(&self.panels, window);
    }
}

/// Draws the table of the title, as the program does while there is no battle.
fn lay_table(
    mut contexts: EguiContexts,
    voice: Res<Voice>,
    lessons: Res<Lessons>,
    problems: Res<FileProblems>,
    sheets: Res<Sheets>,
    mut top: ResMut<TableTop>,
    mut pictures: ResMut<Pictures>,
    mut picked: ResMut<Picked>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    let mut hands = Hands {
        words: &voice.0,
        pictures: &mut pictures,
        oak: None,
        picks: Vec::new(),
        lessons: &lessons.0,
        broken_files: problems.broken_files(),
        is_covered: sheets.open.is_some(),
        moves: false,
        is_still: true,
    };
    table::show(&context, &mut hands, &mut top);
    picked.0.append(&mut hands.picks);
    Ok(())
}
