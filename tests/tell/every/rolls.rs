//! Rolls for every purpose, with every reason for an advantage or a disadvantage.

use affray::battle::{Check, Happening, Modifier};
use affray::dice::{Edge, Goal};

use super::{purposes, reasons};
use crate::stage::{RAIDER, WARDEN};

/// A check with one die, every bonus, and every part of a threshold.
fn check_of_everything(edge: Edge, goal: Goal) -> Check {
    let mut check = Check::show(6).with_edges(reasons().into_iter().map(|why| (why, edge)).collect());
    check.bonuses = reasons().into_iter().map(|why| Modifier { why, amount: -1 }).collect();
    check.threshold = reasons().into_iter().map(|why| Modifier { why, amount: 1 }).collect();
    check.goal = goal;
    check
}

pub fn rolls() -> Vec<Happening> {
    let mut rolls = Vec::new();
    for purpose in purposes() {
        for edge in [Edge::Hampered, Edge::Plain, Edge::Favoured] {
            for goal in [Goal::Reach, Goal::Exceed, Goal::Show] {
                let check = check_of_everything(edge, goal);
                let rolled = check.judge(&[2, 5][..check.throw.count()]);
                rolls.push(Happening::Rolled { who: Some(RAIDER), purpose, check, rolled });
            }
        }
        let check = Check::show(6);
        let rolled = check.judge(&[3]);
        rolls.push(Happening::Rolled { who: None, purpose, check, rolled });
        rolls.push(Happening::Assured { who: WARDEN, purpose });
    }
    rolls
}
