//! Paints pictures in memory: the ground, the figures and the small marks. The plugins outside this folder show them
//! on the screen.

mod canvas;
pub mod figures;
mod ground;
mod marks;
mod noise;

pub use canvas::{Canvas, Paint};
pub use figures::side_paint;
pub use ground::paint_ground;
pub use marks::{Icon, paint_mark};
