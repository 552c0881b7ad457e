//! Pictures painted in memory: the ground, the tokens and the small marks. Plain pixels; how they come onto the
//! screen is the affair of the plugins beside this folder.

mod canvas;
mod ground;
mod marks;
mod noise;
mod token;

pub use canvas::{Canvas, Paint};
pub use ground::paint_ground;
pub use marks::{Mark, paint_mark};
pub use token::{Crest, paint_token, side_paint};
