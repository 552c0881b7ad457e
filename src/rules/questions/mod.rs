//! The questions about a battle that players, the program's players, rule cards and the screen all ask here.

pub mod circumstances;
pub mod danger;
pub mod foresight;
pub mod odds;
pub mod options;
mod order_names;
pub mod permit;
pub mod surroundings;
pub mod threats;
mod wanted;
pub mod weigh_out;
