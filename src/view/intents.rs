//! Declared intents, in rulebooks where combatants declare before they act: their ways and targets on the board, in
//! the colour of the side. Shows only what the viewer has been told and what is still to come.

use bevy::prelude::*;

use super::art::Art;
use super::camera::middle_of_body;
use super::focus::Focus;
use super::paint::Icon;
use super::pen::Pen;
use super::picture::{Figure, Known};
use super::stage::{BattleEntity, FrameStep, Stage};
use super::tokens::side_colour;
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
struct IntentMark;

/// Adds the display of intents.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, show_intents.in_set(FrameStep::Draw).run_if(resource_exists::<Stage>));
}

/// What combatants intend to do in this round, as far as the viewer has been told, and what the viewer's own side is
/// planning at the moment.
pub fn meant(stage: &Stage) -> Vec<Meant> {
    if stage.picture.outcome.is_some() {
        return Vec::new();
    }
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
    mut commands: Commands,
    stage: Res<Stage>,
    focus: Res<Focus>,
    art: Res<Art>,
    old: Query<Entity, With<IntentMark>>,
) {
    if !(stage.is_changed() || focus.is_changed()) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let pointed = focus.pointed.and_then(|at| stage.picture.on_square(stage.viewer, at));
    let mut pen = Pen::<IntentMark>::new(&mut commands, &art);
    for meant in meant(&stage) {
        let is_seen = stage.picture.known(stage.viewer, meant.who) == Known::Seen;
        let Some(figure) = stage.picture.figure(meant.who).filter(|_| is_seen) else { continue };
        let is_attended = pointed == Some(meant.who) || focus.selected == Some(meant.who);
        let strength = if is_attended { 1.0 } else { 0.72 };
        let colour = side_colour(figure.side).with_alpha(strength);
        let mut here = figure.footprint();
        for deed in &meant.deeds {
            here = draw(&mut pen, &stage, meant.who, deed, here, colour);
        }
    }
}

/// Draws one deed and returns where the combatant stands afterwards.
fn draw(
    pen: &mut Pen<'_, '_, '_, IntentMark>,
    stage: &Stage,
    who: CombatantId,
    deed: &Deed,
    here: Footprint,
    colour: Color,
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
    let (from, to) = (middle_of_body(here), middle_of_body(there));
    let wide = f32::from(there.side());
    if deed.leads_to().is_some() {
        pen.line(from, to, 8.0, Color::srgba(0.0, 0.0, 0.0, 0.4 * colour.alpha()), 4.6);
        pen.line(from, to, 4.0, colour, 4.61);
        pen.mark(Icon::Glow, 0.86 * wide, colour, to, 4.62);
        return there;
    }
    // The arrow stops at the rim of the token, so that the target can be seen.
    let rim = (to - from).normalize_or_zero() * super::art::SQUARE * 0.36 * wide;
    pen.arrow(from, to - rim, colour, 8.2);
    here
}
