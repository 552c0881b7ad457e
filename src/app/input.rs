//! Turns keys and mouse clicks into wishes. Scripts use the same keys.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::egui_wants_any_keyboard_input;

use crate::view::camera::{BoardArea, CameraView, MainCamera, square_under_pointer};
use crate::view::stage::{FrameStep, Stage};
use crate::view::wish::Wish;

/// A key was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPress {
    pub key: KeyCode,
    pub with_shift: bool,
}

/// How far the pointer may move during a click, in pixels.
const SLIP: f32 = 5.0;

/// Adds keys and mouse.
pub fn plugin(app: &mut App) {
    let keys_are_free = not(egui_wants_any_keyboard_input);
    app.add_message::<KeyPress>().add_systems(
        Update,
        (read_keys.run_if(keys_are_free), wish_by_key, wish_by_mouse)
            .chain()
            .in_set(FrameStep::Listen)
            .run_if(resource_exists::<Stage>),
    );
}

fn read_keys(keys: Res<ButtonInput<KeyCode>>, mut strokes: MessageWriter<KeyPress>) {
    let with_shift = keys.pressed(KeyCode::ShiftLeft) || keys.pressed(KeyCode::ShiftRight);
    for key in keys.get_just_pressed() {
        strokes.write(KeyPress { key: *key, with_shift });
    }
}

/// The key with this name in a script.
pub fn key_named(name: &str) -> Option<KeyCode> {
    let key = match name.to_ascii_lowercase().as_str() {
        "left" => KeyCode::ArrowLeft,
        "right" => KeyCode::ArrowRight,
        "up" => KeyCode::ArrowUp,
        "down" => KeyCode::ArrowDown,
        "enter" => KeyCode::Enter,
        "tab" => KeyCode::Tab,
        "space" => KeyCode::Space,
        "escape" | "esc" => KeyCode::Escape,
        "+" => KeyCode::Equal,
        "-" => KeyCode::Minus,
        "h" => KeyCode::KeyH,
        "j" => KeyCode::KeyJ,
        "k" => KeyCode::KeyK,
        "l" => KeyCode::KeyL,
        "u" => KeyCode::KeyU,
        "r" => KeyCode::KeyR,
        "e" => KeyCode::KeyE,
        "y" => KeyCode::KeyY,
        "n" => KeyCode::KeyN,
        "m" => KeyCode::KeyM,
        digit => *DIGITS.get(digit.parse::<usize>().ok()?.checked_sub(1)?)?,
    };
    Some(key)
}

const DIGITS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// The wish that a key stands for.
pub fn wish_of(stroke: KeyPress) -> Option<Wish> {
    let wish = match stroke.key {
        KeyCode::ArrowLeft | KeyCode::KeyH => Wish::Nudge(-1, 0),
        KeyCode::ArrowRight | KeyCode::KeyL => Wish::Nudge(1, 0),
        KeyCode::ArrowUp | KeyCode::KeyK => Wish::Nudge(0, -1),
        KeyCode::ArrowDown | KeyCode::KeyJ => Wish::Nudge(0, 1),
        KeyCode::Enter | KeyCode::NumpadEnter => Wish::Deed,
        KeyCode::Tab => Wish::Next,
        KeyCode::KeyU => Wish::Undo,
        KeyCode::KeyR => Wish::Redo,
        KeyCode::KeyE => Wish::End,
        KeyCode::KeyY => Wish::Answer(true),
        KeyCode::KeyN => Wish::Answer(false),
        KeyCode::KeyM => Wish::Mute,
        KeyCode::Space => Wish::Skip,
        KeyCode::Escape => Wish::Back,
        KeyCode::Equal | KeyCode::NumpadAdd => Wish::Zoom(1.0),
        KeyCode::Minus | KeyCode::NumpadSubtract => Wish::Zoom(-1.0),
        key => Wish::TakeNumber(DIGITS.iter().position(|digit| *digit == key)?),
    };
    Some(wish)
}

fn wish_by_key(mut strokes: MessageReader<KeyPress>, mut wishes: MessageWriter<Wish>) {
    for wish in strokes.read().filter_map(|stroke| wish_of(*stroke)) {
        wishes.write(wish);
    }
}

/// The left mouse button while it is held: where it was pressed on the board, and whether the board is being dragged.
#[derive(Default)]
struct HeldButton {
    at: Option<Vec2>,
    drags: bool,
}

fn wish_by_mouse(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut moved: MessageReader<CursorMoved>,
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Single<(&Camera, &GlobalTransform), With<MainCamera>>,
    board_area: Res<BoardArea>,
    stage: Res<Stage>,
    mut camera_view: ResMut<CameraView>,
    mut held: Local<HeldButton>,
    mut wishes: MessageWriter<Wish>,
) {
    let has_moved = moved.read().count() > 0;
    let size = stage.picture.board.field.size();
    let under = square_under_pointer(&window, &board_area, *camera, size);
    // A camera that has just been set up is not aimed at the board yet.
    if let Some(at) = under.filter(|_| has_moved && camera_view.is_aimed) {
        wishes.write(Wish::Point(at));
    }
    let pointer = window.cursor_position();
    if buttons.just_pressed(MouseButton::Left) {
        let is_on_board =
            pointer.is_some_and(|point| board_area.rect.contains(point)) && !board_area.is_covered;
        *held = HeldButton { at: pointer.filter(|_| is_on_board), drags: false };
    }
    if let (Some(from), Some(now), true) = (held.at, pointer, buttons.pressed(MouseButton::Left)) {
        held.drags |= from.distance(now) > SLIP;
        if held.drags {
            let units = crate::view::camera::units_per_pixel(&camera_view);
            camera_view.middle += Vec2::new(from.x - now.x, now.y - from.y) * units;
            camera_view.is_fitted = false;
            held.at = Some(now);
        }
    }
    if buttons.just_released(MouseButton::Left) {
        let was_click = held.at.is_some() && !held.drags;
        *held = HeldButton::default();
        if let Some(at) = under.filter(|_| was_click) {
            let holds = |left, right| keys.pressed(left) || keys.pressed(right);
            wishes.write(if holds(KeyCode::ShiftLeft, KeyCode::ShiftRight) {
                Wish::GoBy(at)
            } else if holds(KeyCode::ControlLeft, KeyCode::ControlRight) {
                Wish::Share(at)
            } else {
                Wish::Click(at)
            });
        }
    }
}
