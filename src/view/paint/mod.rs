//! Paints pictures in memory: the ground, the tokens and the small marks. The plugins outside this folder show them
//! on the screen.

mod canvas;
mod ground;
mod marks;
mod noise;
mod token;

pub use canvas::{Canvas, Paint};
pub use ground::paint_ground;
pub use marks::{Icon, paint_mark};
pub use token::{TokenLook, paint_token, side_paint};
