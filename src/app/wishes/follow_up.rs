//! The attack that follows a walk up to its target.

use bevy::prelude::*;

use crate::engine::Awaiting;
use crate::grid::Footprint;
use crate::view::focus::Focus;
use crate::view::stage::Stage;
use crate::view::voice::Voice;

/// Gives the order that follows a walk, once the combatant has come to its end and may act. If anything has come between,
/// the order is forgotten.
pub(super) fn follow_up(mut stage: ResMut<Stage>, mut focus: ResMut<Focus>, voice: Res<Voice>) {
    let Some(next) = &focus.follow_up else { return };
    let is_answered = matches!(stage.battle().awaiting(), Some(Awaiting::Order(_)));
    if next.edition == stage.edition && !is_answered && stage.battle().awaiting().is_some() {
        return;
    }
    let Some(next) = focus.follow_up.take() else { return };
    let stands = stage.battle().table().footprint(next.who).map(Footprint::corner);
    let is_due = next.edition == stage.edition && is_answered && stands == Some(next.at);
    if !is_due || !stage.in_hand().contains(&next.who) {
        return;
    }
    if let Err(refusal) = stage.add(next.order) {
        focus.notice = Some(voice.teller(&stage).refusal(&refusal));
    }
}
