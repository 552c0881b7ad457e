//! Company: what it counts to stand near allies, or far from them.

use super::scene::{Ally, Scene};
use crate::grid::Footprint;

/// What each enemy who can strike counts beyond as many as there are allies near.
const OUTNUMBERED: i32 = 60;
/// Within how many steps an ally is near.
const NEAR: u32 = 4;
/// What each ally beside the combatant counts against a square while an enemy can strike several at once.
const BUNCHED: i32 = 40;
/// What each step counts that an ally is away beyond `CLOSE` steps, for whoever closes ranks: as the mean of all allies.
const APART: u32 = 5;
/// Within how many steps of an ally ranks are closed.
const CLOSE: u32 = 2;

/// What it counts to stand among so many enemies who can strike, without allies, or among allies while an enemy can strike several
/// at once.
pub fn among(scene: &Scene, at: Footprint, enemies: usize) -> i32 {
    let is_within = |steps: u32| move |ally: &&Ally| ally.squares.reach(at, scene.diagonal) <= steps;
    let near = scene.allies.iter().filter(is_within(NEAR)).count();
    let alone = enemies.saturating_sub(near + 1) as i32 * OUTNUMBERED;
    let bunched = if scene.fears_blasts {
        scene.allies.iter().filter(is_within(1)).count() as i32 * BUNCHED
    } else {
        0
    };
    -alone - bunched
}

/// What it counts to stand so far from the allies, for whoever closes ranks.
pub fn far_from_allies(scene: &Scene, at: Footprint) -> i32 {
    let beyond = |ally: &Ally| ally.squares.reach(at, scene.diagonal).saturating_sub(CLOSE);
    let steps: u32 = scene.allies.iter().map(beyond).sum();
    let mean = APART * steps / u32::try_from(scene.allies.len()).unwrap_or(u32::MAX).max(1);
    -i32::try_from(mean).unwrap_or(i32::MAX)
}
