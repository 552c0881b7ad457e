//! Overlays on the board: where the combatant can go, where leaving provokes an opportunity attack, the way, the
//! target and the line to it.

use bevy::prelude::*;

use super::art::{Art, SQUARE};
use super::camera::{middle_of, middle_of_body};
use super::focus::{Aim, Choices, Focus};
use super::paint::Icon;
use super::pen::Pen;
use super::picture::Figure;
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::deeds;
use crate::battle::{CombatantId, Deed, Objective, Order, Refusal, Target};
use crate::engine::Awaiting;
use crate::grid::{Footprint, Pos};

/// A square that the combatant can walk to.
#[derive(Component)]
#[require(BattleEntity)]
struct ReachMark;

/// A square that the viewer's side has to reach or hold.
#[derive(Component)]
#[require(BattleEntity)]
struct GoalMark;

/// A part of the preview of a click.
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

const MOVE: Color = Color::srgb(0.45, 0.78, 1.0);
const FAR: Color = Color::srgb(1.0, 0.76, 0.34);
const DANGER: Color = Color::srgb(1.0, 0.3, 0.25);
const KIND: Color = Color::srgb(0.5, 0.92, 0.6);

/// Marks the squares that the viewer's side has to reach or hold.
fn show_goals(
    mut commands: Commands,
    stage: Res<Stage>,
    art: Res<Art>,
    old: Query<Entity, With<GoalMark>>,
    mut drawn: Local<Vec<Pos>>,
) {
    if !stage.is_changed() {
        return;
    }
    let aims = stage.battle().aims().list().iter();
    let open = aims.filter(|aim| aim.settled.is_none() && stage.viewer.is_none_or(|side| side == aim.side));
    let mut squares: Vec<Pos> = Vec::new();
    for aim in open {
        if let Objective::Reach { area, .. } | Objective::Hold { area, .. } = &aim.objective {
            squares.extend(area);
        }
    }
    squares.sort_unstable();
    squares.dedup();
    if *drawn == squares && !stage.is_added() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let gold = Color::srgb(1.0, 0.86, 0.4);
    for at in &squares {
        let fill = art.sprite(Icon::Blank, 1.0, gold.with_alpha(0.1));
        commands.spawn((GoalMark, fill, Transform::from_translation(middle_of(*at).extend(2.5))));
        for (cols, rows) in SIDES {
            if squares.binary_search(&at.offset(cols, rows)).is_err() {
                commands.spawn((GoalMark, edge(&art, *at, (cols, rows), gold.with_alpha(0.75), 2.6)));
            }
        }
    }
    *drawn = squares;
}

/// Columns and rows from a square to the four squares that share an edge with it.
const SIDES: [(i16, i16); 4] = [(0, -1), (0, 1), (-1, 0), (1, 0)];

/// A line along one edge of a square.
fn edge(art: &Art, at: Pos, (cols, rows): (i16, i16), colour: Color, depth: f32) -> impl Bundle {
    let out = Vec2::new(f32::from(cols), -f32::from(rows)) * SQUARE * 0.49;
    let bar = if cols == 0 { Vec2::new(SQUARE, 3.0) } else { Vec2::new(3.0, SQUARE) };
    let sprite = Sprite { image: art.mark(Icon::Blank), color: colour, custom_size: Some(bar), ..default() };
    (sprite, Transform::from_translation((middle_of(at) + out).extend(depth)))
}

fn show_reach(
    mut commands: Commands,
    stage: Res<Stage>,
    choices: Res<Choices>,
    art: Res<Art>,
    old: Query<Entity, With<ReachMark>>,
    mut drawn: Local<Option<(u64, Option<CombatantId>, usize)>>,
) {
    let now = Some((stage.battle().revision(), choices.who(), choices.options.squares.len()));
    if *drawn == now && !stage.is_added() {
        return;
    }
    *drawn = now;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(who) = choices.who() else { return };
    let size = stage.muster().sheet(who).size;
    for at in &choices.threatened {
        let middle = middle_of(*at);
        let fill = art.sprite(Icon::Blank, 0.98, DANGER.with_alpha(0.16));
        commands.spawn((ReachMark, fill, Transform::from_translation(middle.extend(3.2))));
        let fangs = art.sprite(Icon::Fangs, 0.94, DANGER.with_alpha(0.34));
        commands.spawn((ReachMark, fangs, Transform::from_translation(middle.extend(3.3))));
    }
    let squares = &choices.options.squares;
    let tier = |at: Pos| squares.iter().find(|square| square.at == at).map(|square| square.takes_action);
    for square in squares {
        let (mark, colour) = if square.takes_action { (Icon::Stripes, FAR) } else { (Icon::Dots, MOVE) };
        let at = middle_of(square.at).extend(3.0);
        commands.spawn((
            ReachMark,
            art.sprite(mark, 0.98, colour.with_alpha(0.55)),
            Transform::from_translation(at),
        ));
        if size > 1 {
            continue;
        }
        for (cols, rows) in SIDES {
            let beyond = tier(square.at.offset(cols, rows));
            if beyond.is_none_or(|far| far && !square.takes_action) {
                commands.spawn((ReachMark, edge(&art, square.at, (cols, rows), colour.with_alpha(0.9), 3.1)));
            }
        }
    }
}

fn show_aim(
    mut commands: Commands,
    stage: Res<Stage>,
    focus: Res<Focus>,
    choices: Res<Choices>,
    art: Res<Art>,
    old: Query<Entity, With<Preview>>,
) {
    if !(focus.is_changed() || choices.is_changed() || stage.is_changed()) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut pen = Pen::<Preview>::new(&mut commands, &art);
    if let Some(at) = focus.pointed {
        pen.mark(Icon::Cursor, 1.0, Color::WHITE.with_alpha(0.85), middle_of(at), 7.5);
    }
    if let Some(Awaiting::Answer(offer)) = stage.awaiting() {
        let target = offer.reaction.target();
        let body = |who| stage.picture.figure(who).map(Figure::footprint);
        if let (Some(from), Some(there)) = (body(offer.to), body(target)) {
            pen.dashes(from, there, true, DANGER);
            pen.mark(Icon::Reticle, 1.05 * f32::from(there.side()), DANGER, middle_of_body(there), 8.0);
        }
    }
    let (Some(who), Some(aim)) = (choices.who(), &choices.aim) else { return };
    let table = stage.table();
    let Some(from) = table.footprint(who) else { return };
    let Order::Deed { deed, .. } = &aim.order else { return };
    match (deed, deed.aim(who)) {
        (Deed::Move(deeds::Move { via, .. }), _) => walk(&mut pen, aim, from, via),
        (deed, _) if deed.leads_to().is_some() => walk(&mut pen, aim, from, &[]),
        (_, Some(Target::One(target))) => {
            if let Some(there) = stage.picture.figure(target).map(Figure::footprint) {
                let sees = target == who || table.would_notice(who, from, there);
                let is_ally = target == who || table.is_ally(who, target);
                point_out(&mut pen, aim, (from, there), sees, if is_ally { KIND } else { DANGER });
            }
        }
        (_, Some(Target::Square(_)) | None) => {}
    }
    for square in &aim.area {
        pen.mark(Icon::Reticle, 0.5, DANGER.with_alpha(0.6), middle_of(*square), 7.4);
    }
}

fn walk(pen: &mut Pen<'_, '_, '_, Preview>, aim: &Aim, from: Footprint, via: &[Pos]) {
    for at in via {
        pen.mark(Icon::Step, 0.42, Color::WHITE, middle_of_body(from.moved_to(*at)), 4.25);
    }
    let Ok(permit) = &aim.permit else { return };
    let colour = if permit.cost.bought > 0 || permit.cost.main > 0 { FAR } else { MOVE };
    let mut here = from;
    for next in &permit.path {
        let there = from.moved_to(*next);
        let (a, b) = (middle_of_body(here), middle_of_body(there));
        pen.line(a, b, 11.0, Color::srgba(0.0, 0.0, 0.0, 0.55), 4.0);
        pen.line(a, b, 6.0, colour, 4.1);
        here = there;
    }
    for next in &permit.path {
        pen.mark(Icon::Step, 0.22, colour, middle_of_body(from.moved_to(*next)), 4.2);
    }
    if let Some(end) = permit.path.last() {
        let wide = f32::from(from.side());
        pen.mark(Icon::Reticle, 0.7 * wide, colour, middle_of_body(from.moved_to(*end)), 4.3);
    }
    for blow in &aim.blows {
        pen.mark(Icon::Fangs, 0.96 * f32::from(from.side()), DANGER, middle_of_body(blow.at), 4.4);
    }
}

fn point_out(
    pen: &mut Pen<'_, '_, '_, Preview>,
    aim: &Aim,
    (from, there): (Footprint, Footprint),
    sees: bool,
    good: Color,
) {
    let colour = match &aim.permit {
        Ok(_) => good,
        Err(Refusal::OutOfRange { .. } | Refusal::NotSeen) => Color::srgb(0.6, 0.6, 0.65),
        Err(_) => Color::srgb(0.85, 0.6, 0.3),
    };
    pen.dashes(from, there, sees, colour);
    let b = middle_of_body(there);
    pen.mark(Icon::Reticle, 1.05 * f32::from(there.side()), colour, b, 8.0);
}
