//! The panels of the window, tested as somebody uses them: read, clicked, and walked through with the keys.

mod clicks;
mod first_line;
mod fits;
mod keys;
mod lessons;
mod models;
mod picks;
mod reads_well;
mod says;
mod scenes;
mod screen;
mod shown;
