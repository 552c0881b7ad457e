//! The questions that players, opponents, cards and the screen all ask by the same rules.

pub mod circumstances;
pub mod odds;
pub mod options;
mod order_names;
pub mod permit;
mod wanted;
pub mod weigh_out;
