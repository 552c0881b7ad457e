//! The reader reports every problem of a file at once, each at its exact place, for hostile files too.

#[cfg(test)]
mod camp;
mod dialect;
mod hostile;
mod places;
mod sound;
