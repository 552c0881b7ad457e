//! Declared intents, in rulebooks where combatants declare before they act: their ways and targets on the board, in
//! the colour of the side, and the odds of their blows. Shows only what the viewer has been told and what is still to come.

use bevy::prelude::*;

use super::focus::Focus;
use super::ink::{Inkwell, between, point_of};
use super::paint::ink::{Drawing, Sight, draw_arrow, draw_line_to, draw_waypoint};
use super::paint::{Paint, side_paint};
use super::picture::{Figure, Known};
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::{CombatantId, Deed, GmOrder, Happening, Order, SideId, StateChange, Target};
use crate::grid::Footprint;
use crate::rules::questions::odds::Odds;

/// What one combatant intends to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    pub who: CombatantId,
    /// The deeds that are still to come, in order.
    pub deeds: Vec<Deed>,
}

/// A blow that somebody intends, along its arrow on the board.
#[derive(Clone, Debug)]
pub struct IntendedBlow {
    pub who: CombatantId,
    /// Where they are going to stand.
    pub from: Footprint,
    /// What they aim at.
    pub at: Footprint,
    /// The odds for each target, as things stand, from where they are going to stand.
    pub odds: Vec<(CombatantId, Odds)>,
}

/// The blows that combatants intend. They are worked out once for each state of the battle.
#[derive(Resource, Default)]
pub struct IntendedBlows {
    about: Option<State>,
    pub blows: Vec<IntendedBlow>,
}

/// All that the blows depend on: the battle's revision, the edition of the picture, and who looks.
type State = (u64, u32, Option<SideId>);

/// A deed of an intent on the board.
struct Leg<'m> {
    deed: &'m Deed,
    /// Where the combatant stands before the deed.
    from: Footprint,
    /// Where they go or what they aim at.
    to: Footprint,
}

/// Marks every entity that shows an intent.
#[derive(Component, Default)]
#[require(BattleEntity)]
struct IntentInk;

/// Adds the display of intents.
pub fn plugin(app: &mut App) {
    app.init_resource::<IntendedBlows>().add_systems(
        Update,
        (weigh_intents.in_set(FrameStep::Foresee), show_intents.in_set(FrameStep::Draw))
            .run_if(resource_exists::<Stage>),
    );
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

/// Works out the odds of what is intended. While facts are still to be shown, the battle is ahead of the board.
fn weigh_intents(stage: Res<Stage>, mut intended: ResMut<IntendedBlows>) {
    let is_settled = stage.is_settled();
    let about = is_settled.then(|| (stage.battle().revision(), stage.edition, stage.viewer));
    if intended.about == about && !stage.is_added() {
        return;
    }
    let all = if is_settled { meant(&stage) } else { Vec::new() };
    let blows = all.iter().flat_map(|meant| blows_of(&stage, meant)).collect();
    *intended = IntendedBlows { about, blows };
}

/// The blows of one intent.
fn blows_of(stage: &Stage, meant: &Meant) -> Vec<IntendedBlow> {
    let (who, table) = (meant.who, stage.table());
    let blow = |Leg { deed, from, to }: Leg<'_>| {
        let order = Order::deed(who, deed.clone());
        let odds = table.supposing(who, from.corner()).odds_for_each(&order);
        // What heals has odds too.
        let is_harmful = table.is_attack(deed) && !odds.is_empty();
        is_harmful.then_some(IntendedBlow { who, from, at: to, odds })
    };
    legs(stage, meant).into_iter().filter_map(blow).collect()
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
        let is_attended = pointed == Some(meant.who) || focus.selected == Some(meant.who);
        let strength = if is_attended { 1.0 } else { 0.72 };
        let ink = side_paint(stage.muster().sheet(meant.who).side).faded(strength);
        for leg in legs(&stage, &meant) {
            draw(&mut drawing, &leg, ink);
        }
    }
    inkwell.lay::<IntentInk>(&drawing, 8.2);
}

/// The deeds of an intent that have a place on the board, one after the other, as far as the viewer sees who is involved.
fn legs<'m>(stage: &Stage, meant: &'m Meant) -> Vec<Leg<'m>> {
    let is_seen = |who: CombatantId| stage.picture.known(stage.viewer, who) == Known::Seen;
    let body = |who| stage.picture.figure(who).filter(|_| is_seen(who)).map(Figure::footprint);
    let Some(mut here) = body(meant.who) else { return Vec::new() };
    let mut legs = Vec::new();
    for deed in &meant.deeds {
        let there = match deed.aim(meant.who) {
            Some(Target::One(target)) if target != meant.who => body(target),
            Some(Target::Square(at)) => Some(here.moved_to(at)),
            Some(Target::One(_)) | None => None,
        };
        let Some(to) = there else { continue };
        legs.push(Leg { deed, from: here, to });
        if deed.leads_to().is_some() {
            here = to;
        }
    }
    legs
}

fn draw(drawing: &mut Drawing, leg: &Leg<'_>, ink: Paint) {
    let (here, there) = (leg.from, leg.to);
    if leg.deed.leads_to().is_some() {
        draw_line_to(drawing, point_of(here), point_of(there), Sight::Clear, ink);
        draw_waypoint(drawing, point_of(there), ink);
    } else {
        // The arrow stops at the rim of the token, so that the target can be seen.
        let (from, to) = between(here, there);
        draw_arrow(drawing, from, to, ink);
    }
}
