//! Paints pictures in memory: the ground, the figures and the small marks. The plugins outside this folder show them
//! on the screen.

mod binding;
mod canvas;
pub mod figures;
mod ground;
pub mod ink;
mod marks;
mod noise;
mod oak;
mod stains;
mod things;

pub use binding::{BOOKS_OF_LEATHER, Binding, Emblem, paint_cover, paint_spine};
pub use canvas::{Canvas, Paint};
pub use figures::{Colours, choose_colours, chosen_colours, paint_among, side_paint};
pub use ground::{GroundPictures, MARGIN, paint_bare, paint_ground, paint_parchment, paint_small};
pub use marks::{Icon, paint_mark};
pub use noise::grain;
pub use oak::paint_oak;
pub use stains::{Stain, paint_stain};
