//! Danger: where known enemies could strike in their next turn, and whom by which attack. It is worked out once for each
//! state of the battle, as far as it is asked for. On the board it is shown for all enemies while the player asks for it,
//! otherwise for the one that is pointed at.

use bevy::prelude::*;

use super::focus::Focus;
use super::ink::Inkwell;
use super::paint::ink::{Drawing, draw_danger_of_all, draw_danger_of_one};
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::{CombatantId, SideId};
use crate::grid::{Pos, Reach, Size, SquareSet};
use crate::rules::questions::threats::Threat;
use crate::rules::table::Table;

/// Where enemies could strike.
#[derive(Component, Default)]
#[require(BattleEntity)]
struct DangerInk;

/// What enemies could do in their next turn, as far as it has been asked for in this state of the battle.
#[derive(Resource, Default)]
pub struct Danger {
    about: Option<State>,
    /// The squares that each known enemy could strike.
    struck: Vec<(CombatantId, SquareSet)>,
    /// The best attacks of the enemies that have been pointed at.
    threats: Vec<(CombatantId, Vec<Threat>)>,
}

/// All that danger depends on: the battle's revision, the edition of the picture, and who looks.
type State = (u64, u32, SideId);

impl Danger {
    /// The known enemies who could strike a square.
    pub fn strikers_at(&self, at: Pos) -> impl Iterator<Item = CombatantId> {
        self.struck.iter().filter(move |(_, squares)| squares.get(at)).map(|(who, _)| *who)
    }

    /// The best attack of an enemy on each combatant of the viewer whom they could strike, the worst first; none if
    /// nobody has asked for it.
    pub fn threats_by(&self, who: CombatantId) -> Option<&[Threat]> {
        self.threats.iter().find(|(known, _)| *known == who).map(|(_, threats)| threats.as_slice())
    }

    /// The squares that the enemies could strike whose danger is shown.
    fn struck_by(&self, shown: Shown, size: Size) -> SquareSet {
        let mut all = SquareSet::none(size);
        for (_, squares) in self.struck.iter().filter(|(who, _)| shown.includes(*who)) {
            all.add_all(squares);
        }
        all
    }
}

/// Whose danger is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Nobody,
    One(CombatantId),
    All,
}

impl Shown {
    fn includes(self, who: CombatantId) -> bool {
        self == Shown::All || self == Shown::One(who)
    }
}

/// Adds the display of danger.
pub fn plugin(app: &mut App) {
    app.init_resource::<Danger>().add_systems(
        Update,
        (foresee.in_set(FrameStep::Foresee), show_danger.in_set(FrameStep::Draw))
            .run_if(resource_exists::<Stage>),
    );
}

/// Works out what the player asks for by pointing, if it is not known yet.
fn foresee(stage: Res<Stage>, focus: Res<Focus>, mut danger: ResMut<Danger>, mut reach: Local<Reach>) {
    // What has not been shown yet must not be told by a danger either.
    let viewer = stage.viewer.filter(|_| stage.is_settled());
    let about = viewer.map(|side| (stage.battle().revision(), stage.edition, side));
    if danger.about != about || stage.is_added() && danger.about.is_some() {
        *danger = Danger { about, ..Danger::default() };
    }
    let Some(viewer) = viewer.filter(|_| focus.pointed.is_some() || focus.shows_danger) else { return };
    let table = stage.table();
    if danger.struck.is_empty() {
        let struck: Vec<_> =
            enemies(&table, viewer).map(|who| (who, table.could_strike(who, &mut reach))).collect();
        if !struck.is_empty() {
            danger.struck = struck;
        }
    }
    let Some(who) = pointed_enemy(&stage, &focus).filter(|who| danger.threats_by(*who).is_none()) else {
        return;
    };
    let own = table.targets(who).filter(|target| table.side(*target) == viewer);
    let threats = table.threats_by(who, own, &mut reach);
    danger.threats.push((who, threats));
}

/// The able enemies that a side knows of.
fn enemies<'t>(table: &'t Table<'_>, viewer: SideId) -> impl Iterator<Item = CombatantId> + 't {
    let able = table.able().map(|(who, _)| who);
    able.filter(move |who| table.are_hostile(viewer, table.side(*who)))
}

/// The able enemy that the player points at.
pub fn pointed_enemy(stage: &Stage, focus: &Focus) -> Option<CombatantId> {
    let table = stage.table();
    let who = stage.picture.on_square(stage.viewer, focus.pointed?)?;
    enemies(&table, stage.viewer?).find(|enemy| *enemy == who)
}

/// Whose danger the player wants to see.
fn wanted(stage: &Stage, focus: &Focus) -> Shown {
    if !stage.is_settled() || stage.viewer.is_none() {
        return Shown::Nobody;
    }
    if focus.shows_danger {
        return Shown::All;
    }
    pointed_enemy(stage, focus).map_or(Shown::Nobody, Shown::One)
}

fn show_danger(
    mut inkwell: Inkwell,
    stage: Res<Stage>,
    focus: Res<Focus>,
    danger: Res<Danger>,
    old: Query<Entity, With<DangerInk>>,
    mut drawn: Local<Option<(Shown, u64, u32)>>,
) {
    let shown = wanted(&stage, &focus);
    let now = Some((shown, stage.battle().revision(), stage.edition));
    if *drawn == now && !stage.is_added() {
        return;
    }
    *drawn = now;
    inkwell.wipe(&old);
    let board = &stage.picture.board;
    let struck = danger.struck_by(shown, board.field.size());
    // Nobody could stand on the others.
    let open: Vec<Pos> = struck.iter().filter(|at| !board.is_solid(*at)).collect();
    let mut drawing = Drawing::default();
    match shown {
        Shown::Nobody => {}
        Shown::One(_) => draw_danger_of_one(&mut drawing, &open),
        Shown::All => draw_danger_of_all(&mut drawing, &open),
    }
    inkwell.lay::<DangerInk>(&drawing, 3.4);
}
