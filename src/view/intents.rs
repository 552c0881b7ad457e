//! Declared intents, in rulebooks where combatants declare before they act: their ways and targets on the board, in
//! the colour of the side. Shows only what the viewer has been told and what is still to come.

use bevy::prelude::*;

use super::focus::Focus;
use super::ink::{Inkwell, between, point_of};
use super::paint::ink::{Drawing, Sight, draw_arrow, draw_line_to, draw_waypoint};
use super::paint::{Paint, side_paint};
use super::picture::{Figure, Known};
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::{CombatantId, Deed, GmOrder, Happening, StateChange, Target};
use crate::grid::Footprint;

/// What one combatant intends to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    pub who: CombatantId,
    /// The deeds that are still to come, in order.
    pub deeds: Vec<Deed>,
}

/// Marks every entity that shows an intent.
#[derive(Component, Default)]
#[require(BattleEntity)]
struct IntentInk;

/// Adds the display of intents.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, show_intents.in_set(FrameStep::Draw).run_if(resource_exists::<Stage>));
}

/// What combatants intend to do in this round, as far as the viewer has been told, and what the viewer's own side is
/// planning at the moment.
pub fn meant(stage: &Stage) -> Vec<Meant> {
    let told = stage.told();
    let begins = |fact: &crate::battle::Fact| matches!(fact.what, Happening::RoundBegins { .. });
    let round = told.iter().rposition(begins).unwrap_or(0);
    let mut all: Vec<Meant> = Vec::new();
    for fact in told[round..].iter().filter(|fact| stage.perceives(fact)) {
        match &fact.what {
            // If a combatant has to change their mind, the new intent replaces the old one.
            Happening::Intends { who, deeds }
            | Happening::Ruled {
                gm_order: GmOrder::ChangeState { who, change: StateChange::Intends { deeds } },
            } => {
                all.retain(|meant| meant.who != *who);
                all.push(Meant { who: *who, deeds: deeds.clone() });
            }
            Happening::Declared { who, deed } => {
                if let Some(meant) = all.iter_mut().find(|meant| meant.who == *who)
                    && meant.deeds.first() == Some(deed)
                {
                    meant.deeds.remove(0);
                }
            }
            Happening::Reconsiders { who } | Happening::TurnEnds { who } => {
                all.retain(|meant| meant.who != *who);
            }
            Happening::Fate { who, fate } if !fate.is_able() => all.retain(|meant| meant.who != *who),
            _ => {}
        }
    }
    if stage.is_settled() {
        all.extend(being_planned(stage));
    }
    all.retain(|meant| !meant.deeds.is_empty());
    all
}

/// The plans of the viewer's own side so far.
fn being_planned(stage: &Stage) -> Vec<Meant> {
    let table = stage.table();
    let side = table.seen().filter(|(who, _)| stage.viewer == Some(table.side(*who)));
    let plans = side.filter_map(|(who, body)| {
        let intent = body.intent.as_ref().filter(|intent| intent.planned.is_some())?;
        Some(Meant { who, deeds: intent.deeds.clone() })
    });
    plans.collect()
}

fn show_intents(
    mut inkwell: Inkwell,
    stage: Res<Stage>,
    focus: Res<Focus>,
    old: Query<Entity, With<IntentInk>>,
) {
    if !(stage.is_changed() || focus.is_changed()) {
        return;
    }
    inkwell.wipe(&old);
    let pointed = focus.pointed.and_then(|at| stage.picture.on_square(stage.viewer, at));
    let mut drawing = Drawing::default();
    for meant in meant(&stage) {
        let is_seen = stage.picture.known(stage.viewer, meant.who) == Known::Seen;
        let Some(figure) = stage.picture.figure(meant.who).filter(|_| is_seen) else { continue };
        let is_attended = pointed == Some(meant.who) || focus.selected == Some(meant.who);
        let ink = side_paint(figure.side).faded(if is_attended { 1.0 } else { 0.72 });
        let mut here = figure.footprint();
        for deed in &meant.deeds {
            here = draw(&mut drawing, &stage, meant.who, deed, here, ink);
        }
    }
    inkwell.lay::<IntentInk>(&drawing, 8.2);
}

/// Draws one deed and returns where the combatant stands afterwards.
fn draw(
    drawing: &mut Drawing,
    stage: &Stage,
    who: CombatantId,
    deed: &Deed,
    here: Footprint,
    ink: Paint,
) -> Footprint {
    let is_known = |target: CombatantId| stage.picture.known(stage.viewer, target) == Known::Seen;
    let there = match deed.aim(who) {
        Some(Target::One(target)) if target != who && is_known(target) => {
            stage.picture.figure(target).map(Figure::footprint)
        }
        Some(Target::Square(at)) => Some(here.moved_to(at)),
        Some(Target::One(_)) | None => None,
    };
    let Some(there) = there else { return here };
    if deed.leads_to().is_some() {
        draw_line_to(drawing, point_of(here), point_of(there), Sight::Clear, ink);
        draw_waypoint(drawing, point_of(there), ink);
        return there;
    }
    // The arrow stops at the rim of the token, so that the target can be seen.
    let (from, to) = between(here, there);
    draw_arrow(drawing, from, to, ink);
    here
}
