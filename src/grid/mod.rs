//! The square grid.
