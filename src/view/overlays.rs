//! Overlays on the board: where the combatant can go, where leaving provokes an opportunity attack, the way, the
//! target and the line to it.

use bevy::prelude::*;

use super::art::{Art, Part, width_for};
use super::focus::{Aim, Choices, Focus};
use super::ink::{Inkwell, between, corner_of, point_of};
use super::paint::Paint;
use super::paint::figures::{ABOVE, FRAME, side_paint};
use super::paint::ink::{
    Drawing, GREEN_PEN, PALE_INK, Point, RED_PEN, Sight, draw_area, draw_brackets, draw_cursor, draw_goal,
    draw_line_to, draw_reach, draw_threat, draw_way, draw_waypoint,
};
use super::picture::Figure;
use super::plane::SQUARE;
use super::plane::middle_of_body;
use super::stage::{BattleEntity, FrameStep, Stage};
use super::tokens::piece_of;
use crate::battle::deeds;
use crate::battle::{CombatantId, Deed, Order, Target, Whereabouts};
use crate::engine::Awaiting;
use crate::grid::{Footprint, Pos};

/// Columns and rows from a square to those that share an edge with it.
const SIDES: [(i16, i16); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];

/// What the combatant can reach.
#[derive(Component, Default)]
#[require(BattleEntity)]
struct ReachInk;

/// The squares that the viewer's side has to reach or hold.
#[derive(Component, Default)]
#[require(BattleEntity)]
struct GoalInk;

/// The preview of a click.
#[derive(Component, Default)]
#[require(BattleEntity)]
struct Preview;

/// Adds overlays.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_goals, show_reach, show_aim).in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
    );
}

/// Marks the squares that the viewer's side has to reach or hold, and where the things lie that it is after.
fn show_goals(
    mut inkwell: Inkwell,
    stage: Res<Stage>,
    old: Query<Entity, With<GoalInk>>,
    mut drawn: Local<Vec<Pos>>,
) {
    if !stage.is_changed() {
        return;
    }
    let aims = stage.battle().aims().list().iter();
    let open = aims.filter(|aim| aim.settled.is_none() && stage.viewer.is_none_or(|side| side == aim.side));
    let mut squares: Vec<Pos> = Vec::new();
    for aim in open {
        squares.extend(aim.objective.area().into_iter().flatten());
        let lies = aim.objective.thing().and_then(|thing| stage.table().thing(thing));
        if let Some(Whereabouts::Lies(at)) = lies.filter(|_| stage.is_settled()) {
            squares.push(at);
        }
    }
    squares.sort_unstable();
    squares.dedup();
    if *drawn == squares && !stage.is_added() {
        return;
    }
    inkwell.wipe(&old);
    let mut drawing = Drawing::default();
    draw_goal(&mut drawing, &squares);
    inkwell.lay::<GoalInk>(&drawing, 2.5);
    *drawn = squares;
}

fn show_reach(
    mut inkwell: Inkwell,
    stage: Res<Stage>,
    choices: Res<Choices>,
    old: Query<Entity, With<ReachInk>>,
    mut drawn: Local<Option<(u64, Option<CombatantId>, usize, f32)>>,
) {
    let fineness = inkwell.fineness();
    let now = Some((stage.battle().revision(), choices.who(), choices.options.squares.len(), fineness));
    if *drawn == now && !stage.is_added() {
        return;
    }
    *drawn = now;
    inkwell.wipe(&old);
    let Some(who) = choices.who() else { return };
    let sheet = stage.muster().sheet(who);
    // Where a body covers several squares, all that it could come to stand on are shown.
    let reached = |takes_action: bool| -> Vec<Pos> {
        let ends = choices.options.squares.iter().filter(|square| square.takes_action == takes_action);
        ends.flat_map(|square| Footprint::new(square.at, sheet.size).squares()).collect()
    };
    // Squares where allies stand can be passed, so the outline does not run around each of them.
    let is_ally = |other: CombatantId| other == who || stage.table().is_ally(who, other);
    let standing =
        stage.picture.everybody().filter(|(other, figure)| figure.fate.is_on_map() && is_ally(*other));
    let theirs = standing.flat_map(|(_, figure)| figure.footprint().squares());
    let mut near = reached(false);
    let is_inside =
        |at: &Pos| SIDES.iter().filter(|(cols, rows)| near.contains(&at.offset(*cols, *rows))).count() > 1;
    let passed: Vec<Pos> = theirs.filter(is_inside).collect();
    near.extend(passed);
    let mut drawing = Drawing::default();
    draw_reach(&mut drawing, &near, &reached(true), side_paint(sheet.side));
    draw_threat(&mut drawing, &choices.threatened);
    inkwell.lay::<ReachInk>(&drawing, 3.0);
}

fn show_aim(
    mut inkwell: Inkwell,
    stage: Res<Stage>,
    focus: Res<Focus>,
    choices: Res<Choices>,
    mut art: ResMut<Art>,
    old: Query<Entity, With<Preview>>,
) {
    if !(focus.is_changed() || choices.is_changed() || stage.is_changed()) {
        return;
    }
    inkwell.wipe(&old);
    let mut drawing = Drawing::default();
    if let Some(at) = focus.pointed {
        draw_cursor(&mut drawing, (f32::from(at.col), f32::from(at.row)));
    }
    if let Some(Awaiting::Answer(offer)) = stage.awaiting() {
        let body = |who| stage.picture.figure(who).map(Figure::footprint);
        if let (Some(from), Some(there)) = (body(offer.to), body(offer.reaction.target())) {
            point_out(&mut drawing, from, there, Sight::Clear, RED_PEN);
        }
    }
    if let (Some(who), Some(aim)) = (choices.who(), &choices.aim)
        && let Some(from) = stage.table().footprint(who)
    {
        draw_aim(&mut drawing, &stage, who, from, aim);
        if let Some(there) = end_of_way(aim, from) {
            stand_ghost(&mut inkwell, &mut art, &stage, who, there);
        }
    }
    inkwell.lay::<Preview>(&drawing, 7.4);
}

fn draw_aim(drawing: &mut Drawing, stage: &Stage, who: CombatantId, from: Footprint, aim: &Aim) {
    draw_area(drawing, &aim.area);
    let Order::Deed { deed, .. } = &aim.order else { return };
    let own = side_paint(stage.muster().sheet(who).side);
    match (deed, deed.aim(who)) {
        (Deed::Move(deeds::Move { via, .. }), _) => {
            draw_walk(drawing, aim, from, via, own);
            // The attack comes from the end of the walk.
            let target = aim.then.as_ref().and(aim.meant()).and_then(|attack| attack.aim(who));
            if let (Some(Target::One(target)), Some(end)) = (target, end_of_way(aim, from))
                && let Some(there) = stage.picture.figure(target).map(Figure::footprint)
            {
                point_out(drawing, end, there, Sight::Clear, RED_PEN);
            }
        }
        (deed, _) if deed.leads_to().is_some() => draw_walk(drawing, aim, from, &[], own),
        (_, Some(Target::One(target))) => {
            let table = stage.table();
            if let Some(there) = stage.picture.figure(target).map(Figure::footprint) {
                let notices = target == who || table.would_notice(who, from, there);
                let sight = if notices { Sight::Clear } else { Sight::Blocked };
                let is_ally = target == who || table.is_ally(who, target);
                let ink = match &aim.permit {
                    Ok(_) if is_ally => GREEN_PEN,
                    Ok(_) => RED_PEN,
                    Err(_) => PALE_INK,
                };
                point_out(drawing, from, there, sight, ink);
            }
        }
        (_, Some(Target::Square(_)) | None) => {}
    }
}

fn draw_walk(drawing: &mut Drawing, aim: &Aim, from: Footprint, via: &[Pos], ink: Paint) {
    if let Ok(permit) = &aim.permit {
        let steps = permit.path.iter().map(|at| point_of(from.moved_to(*at)));
        let middles: Vec<Point> = [point_of(from)].into_iter().chain(steps).collect();
        draw_way(drawing, &middles, ink);
    }
    for at in via {
        draw_waypoint(drawing, point_of(from.moved_to(*at)), ink);
    }
}

fn point_out(drawing: &mut Drawing, from: Footprint, there: Footprint, sight: Sight, ink: Paint) {
    if from != there {
        let (a, b) = between(from, there);
        draw_line_to(drawing, a, b, sight, ink);
    }
    draw_brackets(drawing, corner_of(there), f32::from(there.side()), ink);
}

/// Where a walk ends that a click would begin.
fn end_of_way(aim: &Aim, from: Footprint) -> Option<Footprint> {
    let permit = aim.permit.as_ref().ok()?;
    permit.path.last().map(|at| from.moved_to(*at))
}

/// Shows the combatant, faintly, where a click would take them.
fn stand_ghost(inkwell: &mut Inkwell, art: &mut Art, stage: &Stage, who: CombatantId, there: Footprint) {
    const FAINT: f32 = 0.5;
    let Some(figure) = stage.picture.figure(who) else { return };
    let (looks, base) = piece_of(stage, who, figure);
    let span = f32::from(there.side());
    let pixels = width_for(inkwell.camera.zoom * span * FRAME);
    let frame = Some(Vec2::splat(SQUARE * span * FRAME));
    let lift = Vec2::new(0.0, (ABOVE - (FRAME - 1.0) / 2.0) * SQUARE * span);
    for (part, depth) in [(Part::Base(base), 4.6), (Part::Figure(looks), 4.7)] {
        let picture = art.part(part, pixels, pixels, &mut inkwell.paper).sprite();
        let sprite = Sprite { custom_size: frame, color: Color::WHITE.with_alpha(FAINT), ..picture };
        let place = (middle_of_body(there) + lift).extend(depth);
        inkwell.commands.spawn((Preview, sprite, Transform::from_translation(place)));
    }
}
