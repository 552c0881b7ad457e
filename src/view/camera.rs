//! The camera over the board: fits and zooms, and finds the square under a point of the window.

use bevy::input::mouse::AccumulatedMouseScroll;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, egui};

use super::focus::Focus;
use super::paint::MARGIN;
use super::plane::{SQUARE, middle_of};
use super::stage::{FrameStep, Stage};
use crate::grid::Pos;

/// How many squares of the table show on each side of a map that is fitted to the window, and how many pixels at least: room for
/// the numbers of columns and rows.
const TABLE: f32 = 0.5;
const LEAST_TABLE: f32 = 17.0;

/// The part of the window that the panels leave for the board, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct BoardArea {
    pub rect: Rect,
}

impl Default for BoardArea {
    fn default() -> Self {
        BoardArea { rect: Rect::new(0.0, 0.0, 1280.0, 720.0) }
    }
}

impl BoardArea {
    /// Whether a point of the window shows the board: no panel, dialog or menu covers it.
    pub fn shows(&self, point: Vec2, panels: &egui::Context) -> bool {
        let pixels = panels.pixels_per_point();
        let layer = panels.layer_id_at(egui::pos2(point.x, point.y) / pixels);
        self.rect.contains(point) && layer.is_none_or(|layer| layer.order == egui::Order::Background)
    }
}

/// Where the camera looks, and how near.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CameraView {
    /// The point of the drawn world in the middle of the board area.
    pub middle: Vec2,
    /// Pixels per square.
    pub zoom: f32,
    /// Whether the board is fitted to the window. Ends when the player pans or zooms.
    pub is_fitted: bool,
    /// Whether the camera has been aimed at the board since it was set up.
    pub is_aimed: bool,
}

impl Default for CameraView {
    fn default() -> Self {
        CameraView { middle: Vec2::ZERO, zoom: 40.0, is_fitted: true, is_aimed: false }
    }
}

impl CameraView {
    /// Zooms in (or out, below 0) by steps. The pointed square stays where it is in the window.
    pub fn step(&mut self, steps: f32, pointed: Option<Pos>) {
        let times = 1.0 + 0.15 * steps.abs();
        let before = self.zoom;
        self.zoom = (if steps < 0.0 { self.zoom / times } else { self.zoom * times }).clamp(10.0, 140.0);
        if let Some(still) = pointed.map(middle_of) {
            self.middle = still + (self.middle - still) * before / self.zoom;
        }
        self.is_fitted = false;
    }

    /// Moves what is shown by steps of two squares.
    pub fn pan(&mut self, cols: i16, rows: i16) {
        self.middle += Vec2::new(f32::from(cols), -f32::from(rows)) * 2.0 * SQUARE;
        self.is_fitted = false;
    }

    /// Moves what is shown just so far that a square is in sight, with one square around it. `room` is the size of the
    /// board area.
    pub fn follow(&mut self, at: Pos, room: Vec2) {
        let half = (room / 2.0 * units_per_pixel(self) - Vec2::splat(1.5 * SQUARE)).max(Vec2::ZERO);
        let square = middle_of(at);
        let middle = self.middle.clamp(square - half, square + half);
        if middle != self.middle {
            self.middle = middle;
            self.is_fitted = false;
        }
    }
}

/// Marks the only camera.
#[derive(Component)]
pub struct MainCamera;

/// Adds the camera.
pub fn plugin(app: &mut App) {
    app.init_resource::<BoardArea>()
        .init_resource::<CameraView>()
        .add_systems(Startup, add_camera)
        .add_systems(
            Update,
            (zoom_by_wheel.in_set(FrameStep::Listen), aim_camera.in_set(FrameStep::Draw))
                .run_if(resource_exists::<Stage>),
        );
}

fn add_camera(mut commands: Commands) {
    // Everything is drawn with smooth edges already, so several samples for each pixel would only cost time.
    commands.spawn((Camera2d, MainCamera, Msaa::Off));
}

fn zoom_by_wheel(
    scroll: Res<AccumulatedMouseScroll>,
    window: Single<&Window, With<PrimaryWindow>>,
    board_area: Res<BoardArea>,
    focus: Res<Focus>,
    mut panels: EguiContexts,
    mut camera_view: ResMut<CameraView>,
) -> Result {
    if scroll.delta.y != 0.0 {
        let panels = panels.ctx_mut()?;
        if window.cursor_position().is_some_and(|point| board_area.shows(point, panels)) {
            camera_view.step(scroll.delta.y.clamp(-3.0, 3.0), focus.pointed);
        }
    }
    Ok(())
}

fn aim_camera(
    stage: Res<Stage>,
    board_area: Res<BoardArea>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut camera_view: ResMut<CameraView>,
    camera: Single<(&mut Transform, &mut Projection), With<MainCamera>>,
) {
    let size = stage.picture.board.field.size();
    let (cols, rows) = (f32::from(size.cols), f32::from(size.rows));
    let room = board_area.rect.size();
    if camera_view.is_fitted {
        camera_view.zoom = fitting(room.x, cols).min(fitting(room.y, rows)).clamp(10.0, 84.0);
        camera_view.middle = Vec2::new(cols, -rows) * SQUARE / 2.0;
    }
    let half_field = Vec2::new(cols, rows) * SQUARE / 2.0;
    let field_middle = Vec2::new(half_field.x, -half_field.y);
    camera_view.middle = camera_view.middle.clamp(field_middle - half_field, field_middle + half_field);
    let scale = units_per_pixel(&camera_view);
    let window_middle = Vec2::new(window.width(), window.height()) / 2.0;
    let off = board_area.rect.center() - window_middle;
    let (mut transform, mut projection) = camera.into_inner();
    transform.translation =
        (camera_view.middle - Vec2::new(off.x, -off.y) * scale).extend(transform.translation.z);
    camera_view.is_aimed = true;
    if let Projection::Orthographic(flat) = &mut *projection {
        flat.scale = scale;
    }
}

/// Pixels per square, so that a map of this many squares and some of the table around it fit into this many pixels.
fn fitting(pixels: f32, squares: f32) -> f32 {
    let map = squares + 2.0 * MARGIN;
    (pixels / (map + 2.0 * TABLE)).min((pixels - 2.0 * LEAST_TABLE) / map)
}

/// Units of the drawn world per pixel of the window.
pub fn units_per_pixel(camera_view: &CameraView) -> f32 {
    SQUARE / camera_view.zoom
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_that_the_keys_point_at_comes_into_sight() {
        let mut view = CameraView { zoom: 64.0, is_fitted: false, ..CameraView::default() };
        let room = Vec2::new(640.0, 640.0);
        view.middle = middle_of(Pos::new(5, 5));
        let before = view;
        view.follow(Pos::new(8, 5), room);
        assert_eq!(view, before, "it is in sight already");
        view.follow(Pos::new(12, 5), room);
        let off = middle_of(Pos::new(12, 5)) - view.middle;
        assert!(off.x <= 320.0 - SQUARE && off.y == 0.0, "{off}");
    }
}
