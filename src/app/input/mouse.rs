//! Turns the mouse into wishes.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy_egui::EguiContexts;

use super::gestures::{Gesture, Mouse, MouseEvent};
use super::keys::KeyPress;
use crate::grid::Pos;
use crate::view::camera::{BoardArea, CameraView, MainCamera, units_per_pixel};
use crate::view::hud::KeyOwner;
use crate::view::keys::Key;
use crate::view::plane::square_at;
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// Reads what the mouse did since the last frame, event by event.
pub fn wish_by_mouse(
    mut events: MessageReader<WindowEvent>,
    keys: Res<ButtonInput<KeyCode>>,
    camera: Single<(&Camera, &GlobalTransform), With<MainCamera>>,
    board_area: Res<BoardArea>,
    owner: Res<KeyOwner>,
    stage: Res<Stage>,
    mut panels: EguiContexts,
    mut camera_view: ResMut<CameraView>,
    mut mouse: Local<Mouse>,
    mut strokes: MessageWriter<KeyPress>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let size = stage.picture.board.field.size();
    let panels = panels.ctx_mut()?;
    let is_board = |point: Vec2| board_area.shows(point, panels);
    let square = |point: Vec2| -> Option<Pos> {
        square_at(camera.0.viewport_to_world_2d(camera.1, point).ok()?, size)
    };
    for event in events.read().filter_map(told_by) {
        match mouse.take_in(event, is_board) {
            // A camera that has just been set up is not aimed at the board yet.
            Some(Gesture::Point(at)) if is_board(at) && camera_view.is_aimed => {
                wishes.write_batch(square(at).map(Wish::Point));
            }
            Some(Gesture::Click(pressed, released)) => {
                let at = square(pressed).filter(|at| square(released) == Some(*at));
                wishes.write_batch(at.map(|at| wish_of_click(&keys, at)));
            }
            Some(Gesture::Pan(by)) => {
                let units = units_per_pixel(&camera_view);
                camera_view.middle += Vec2::new(-by.x, by.y) * units;
                camera_view.is_fitted = false;
            }
            Some(Gesture::SpaceStruck) if *owner == KeyOwner::Battle => {
                strokes.write(KeyPress(Key(KeyCode::Space)));
            }
            Some(Gesture::Point(_) | Gesture::SpaceStruck) | None => {}
        }
    }
    Ok(())
}

fn wish_of_click(keys: &ButtonInput<KeyCode>, at: Pos) -> Wish {
    if keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) {
        Wish::GoBy(at)
    } else if keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]) {
        Wish::Share(at)
    } else {
        Wish::Click(at)
    }
}

/// What an event of the window says about the mouse.
fn told_by(event: &WindowEvent) -> Option<MouseEvent> {
    Some(match event {
        WindowEvent::CursorMoved(moved) => MouseEvent::Moved(moved.position),
        WindowEvent::CursorLeft(_) => MouseEvent::Left,
        WindowEvent::WindowFocused(focus) if !focus.focused => MouseEvent::Left,
        WindowEvent::MouseButtonInput(input) => match input.state {
            ButtonState::Pressed => MouseEvent::Pressed(input.button),
            ButtonState::Released => MouseEvent::Released(input.button),
        },
        WindowEvent::KeyboardInput(input) if input.key_code == KeyCode::Space => {
            MouseEvent::Space(input.state == ButtonState::Pressed)
        }
        _ => return None,
    })
}
