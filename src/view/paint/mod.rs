//! Paints pictures in memory: the ground, the tokens and the small marks. The plugins outside this folder show them
//! on the screen.

mod canvas;
mod ground;
mod marks;
mod noise;
mod oak;
mod things;
mod token;

pub use canvas::{Canvas, Paint};
pub use ground::{GroundPictures, MARGIN, paint_bare, paint_ground, paint_small};
pub use marks::{Icon, paint_mark};
pub use oak::paint_oak;
pub use token::{TokenLook, paint_token, side_paint};
