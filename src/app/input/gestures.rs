//! What the mouse does on the board: points, clicks, pans. Works out gestures from single events in the order in which
//! they came, so a slow frame, in which several come at once, makes no difference.

use bevy::math::Vec2;
use bevy::prelude::MouseButton;

/// How far the pointer may move during a click, in pixels.
const SLIP: f32 = 5.0;

/// One thing that happens to the mouse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MouseEvent {
    /// The pointer is now here in the window.
    Moved(Vec2),
    /// The pointer has left the window, or the window has lost the focus.
    Left,
    Pressed(MouseButton),
    Released(MouseButton),
    /// The space bar is now held, or not any more. While it is held, the left button pans.
    Space(bool),
}

/// What the player does with the mouse.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// They point here.
    Point(Vec2),
    /// They click: where the button was pressed, and where it was released.
    Click(Vec2, Vec2),
    /// They drag the board by this much.
    Pan(Vec2),
    /// They let go of the space bar without having dragged anything.
    SpaceStruck,
}

/// The mouse as far as its events have been read.
#[derive(Default)]
pub struct Mouse {
    at: Option<Vec2>,
    /// The left button, while it is held for a click: where it was pressed.
    click: Option<Vec2>,
    /// The button that pans, while it is held.
    pans: Option<MouseButton>,
    /// Whether the space bar is held, and whether the board was dragged meanwhile.
    space: Option<bool>,
}

impl Mouse {
    /// Takes in one event. `is_board` says whether a point of the window shows the board, uncovered.
    pub fn take_in(&mut self, event: MouseEvent, is_board: impl Fn(Vec2) -> bool) -> Option<Gesture> {
        match event {
            MouseEvent::Moved(to) => self.move_to(to),
            MouseEvent::Left => {
                *self = Mouse { space: self.space, ..Mouse::default() };
                None
            }
            MouseEvent::Pressed(button) => {
                let at = self.at.filter(|at| is_board(*at))?;
                match button {
                    MouseButton::Left if self.space.is_none() => self.click = Some(at),
                    MouseButton::Left | MouseButton::Middle | MouseButton::Right => {
                        self.click = None;
                        self.pans = Some(button);
                    }
                    _ => {}
                }
                None
            }
            MouseEvent::Released(button) if self.pans == Some(button) => {
                self.pans = None;
                None
            }
            MouseEvent::Released(MouseButton::Left) => {
                let pressed = self.click.take()?;
                let released = self.at.filter(|at| at.distance(pressed) <= SLIP && is_board(*at))?;
                Some(Gesture::Click(pressed, released))
            }
            MouseEvent::Released(_) => None,
            MouseEvent::Space(true) => {
                self.space = self.space.or(Some(false));
                None
            }
            MouseEvent::Space(false) => {
                if self.pans == Some(MouseButton::Left) {
                    self.pans = None;
                }
                self.space.take().filter(|has_dragged| !has_dragged).map(|_| Gesture::SpaceStruck)
            }
        }
    }

    fn move_to(&mut self, to: Vec2) -> Option<Gesture> {
        let from = self.at.replace(to);
        // A button that was dragged away does not click, even if it comes back.
        self.click = self.click.filter(|pressed| pressed.distance(to) <= SLIP);
        if self.pans.is_none() {
            return Some(Gesture::Point(to));
        }
        if let Some(has_dragged) = &mut self.space {
            *has_dragged = true;
        }
        from.map(|from| Gesture::Pan(to - from))
    }
}

#[cfg(test)]
mod tests {
    use MouseEvent::{Moved, Pressed, Released, Space};

    use super::*;

    const HERE: Vec2 = Vec2::new(100.0, 100.0);
    const NEAR: Vec2 = Vec2::new(103.0, 102.0);
    const FAR: Vec2 = Vec2::new(300.0, 100.0);

    /// The gestures, without mere pointing, of events that all came in one frame.
    fn gestures(events: &[MouseEvent]) -> Vec<Gesture> {
        let mut mouse = Mouse::default();
        let all = events.iter().filter_map(|event| mouse.take_in(*event, |at| at.x < 1000.0));
        all.filter(|gesture| !matches!(gesture, Gesture::Point(_))).collect()
    }

    #[test]
    fn a_press_and_a_release_at_one_place_are_a_click() {
        let click = [Moved(HERE), Pressed(MouseButton::Left), Moved(NEAR), Released(MouseButton::Left)];
        assert_eq!(gestures(&click), [Gesture::Click(HERE, NEAR)]);
    }

    #[test]
    fn a_drag_is_never_a_click_however_many_events_a_frame_brings() {
        let (press, release) = (Pressed(MouseButton::Left), Released(MouseButton::Left));
        assert_eq!(gestures(&[Moved(HERE), press, Moved(FAR), release]), []);
        let there_and_back = [Moved(HERE), press, Moved(FAR), Moved(HERE), release];
        assert_eq!(gestures(&there_and_back), []);
    }

    #[test]
    fn a_button_that_was_pressed_on_a_panel_does_not_click_the_board() {
        let panel = Vec2::new(1100.0, 100.0);
        let slide = [Moved(panel), Pressed(MouseButton::Left), Moved(HERE), Released(MouseButton::Left)];
        assert_eq!(gestures(&slide), []);
        let back = [Moved(HERE), Pressed(MouseButton::Left), Moved(panel), Released(MouseButton::Left)];
        assert_eq!(gestures(&back), []);
    }

    #[test]
    fn the_middle_and_the_right_button_pan_and_never_click() {
        for button in [MouseButton::Middle, MouseButton::Right] {
            let drag = [Moved(HERE), Pressed(button), Moved(FAR), Released(button), Moved(HERE)];
            assert_eq!(gestures(&drag), [Gesture::Pan(FAR - HERE)]);
            assert_eq!(gestures(&[Moved(HERE), Pressed(button), Released(button)]), []);
        }
    }

    #[test]
    fn the_left_button_pans_while_the_space_bar_is_held() {
        let drag = [
            Moved(HERE),
            Space(true),
            Pressed(MouseButton::Left),
            Moved(FAR),
            Released(MouseButton::Left),
            Space(false),
        ];
        assert_eq!(gestures(&drag), [Gesture::Pan(FAR - HERE)]);
        assert_eq!(gestures(&[Moved(HERE), Space(true), Space(false)]), [Gesture::SpaceStruck]);
    }

    #[test]
    fn a_pointer_that_leaves_the_window_drops_everything() {
        let events = [
            Moved(HERE),
            Pressed(MouseButton::Left),
            MouseEvent::Left,
            Moved(HERE),
            Released(MouseButton::Left),
        ];
        assert_eq!(gestures(&events), []);
    }
}
