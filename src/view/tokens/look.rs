//! How the figure of a combatant looks now: everything that decides it, gathered from the picture of the battle.

use bevy::prelude::*;

use crate::battle::{CombatantId, Fate, HitPoints, Posture, Token, Track, WeaponId, WeaponLook};
use crate::tell::Teller;
use crate::view::art::width_for;
use crate::view::camera::CameraView;
use crate::view::focus::Focus;
use crate::view::paint::figures::{BaseLook, FRAME, FigureLook, Finish, Pose, Seal, Torchlight};
use crate::view::picture::{Figure, Known};
use crate::view::stage::Stage;

/// The width of a seal, in squares.
pub const SEAL: f32 = 0.24;
/// How many pixels wide a square has to be for names to be written below all figures.
const LABELLED: f32 = 24.0;

/// Everything that decides how a token looks.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Look {
    pub figure: FigureLook,
    pub base: BaseLook,
    /// The hundredths of the hit points that are left; all of them in rulebooks that have none.
    pub left: u8,
    /// How many injuries there are, which show as cracks.
    pub injuries: u8,
    /// The points on each track, in the order of [`Track::ALL`].
    pub points: [u8; Track::ALL.len()],
    /// What else has happened to the combatant.
    pub seals: Vec<Seal>,
    pub size: u8,
    /// The name to write below the token, where there is room for it.
    pub name: Option<String>,
    pub hit_points: Option<HitPoints>,
    pub is_down: bool,
    /// Whether the figure has turned to flee.
    pub is_turned: bool,
    pub is_ghost: bool,
    /// Whether the combatant may act, or is acting.
    pub may_act: bool,
    pub is_selected: bool,
    pub is_attended: bool,
    /// The widths of the pictures of the figure and of its seals, in pixels.
    pub widths: (u32, u32),
    pub edition: u32,
}

/// What all tokens depend on alike.
pub struct View<'v> {
    pub teller: &'v Teller,
    pub stage: &'v Stage,
    pub focus: &'v Focus,
    pub camera: &'v CameraView,
    /// The combatants that a player can give orders to.
    pub in_hand: &'v [CombatantId],
    /// Pixels of the screen per logical pixel.
    pub density: f32,
}

impl View<'_> {
    /// The look of a combatant as known.
    pub fn look_of(&self, who: CombatantId, figure: &Figure) -> Look {
        let stage = self.stage;
        let is_ghost = stage.picture.known(stage.viewer, who) != Known::Seen;
        let may_act = self.in_hand.contains(&who);
        let is_attended = is_attended(self.focus, who, figure);
        let piece = piece_of(stage, who, figure);
        let zoom = self.camera.zoom * self.density;
        let finish = match (is_ghost, figure.sneaks.is_some()) {
            (true, _) => Finish::Remembered,
            (false, true) => Finish::Sneaking,
            (false, false) => Finish::Painted,
        };
        Look {
            figure: FigureLook { finish, ..piece.0 },
            base: BaseLook { finish, ..piece.1 },
            left: figure.hit_points.map_or(100, hundredths),
            injuries: figure.points(Track::Injuries),
            points: if is_ghost { [0; Track::ALL.len()] } else { figure.points },
            seals: if is_ghost { Vec::new() } else { seals(figure, stage.picture.carries_thing(who)) },
            size: figure.size,
            name: (is_attended || self.camera.zoom >= LABELLED).then(|| self.teller.name(who)),
            hit_points: figure.hit_points.filter(|_| !is_ghost),
            is_down: !figure.fate.is_able(),
            is_turned: figure.flees && figure.fate.is_able() && !is_ghost,
            is_ghost,
            may_act: may_act || stage.picture.active_as_known(stage.viewer) == Some(who),
            is_selected: self.focus.selected == Some(who) && may_act,
            is_attended,
            widths: (width_for(zoom * f32::from(figure.size) * FRAME), width_for(zoom * SEAL)),
            edition: stage.edition,
        }
    }
}

/// The figure of a combatant and its base, standing or lying, without what the viewer may not know.
pub fn piece_of(stage: &Stage, who: CombatantId, figure: &Figure) -> (FigureLook, BaseLook) {
    let sheet = stage.muster().sheet(who);
    let scenario = &stage.muster().scenario;
    let seen = |weapon: WeaponId| scenario.weapons.get(weapon.index()).map(|(_, weapon)| weapon.seen());
    // Whoever has nothing in hand may have a spell ready.
    let casts = sheet.natural.iter().any(|weapon| seen(*weapon) == Some(WeaponLook::Spark));
    let empty = if casts { WeaponLook::Spark } else { WeaponLook::Natural };
    let weapon = figure.arms.ready.and_then(seen).unwrap_or(empty);
    let pose = match figure.fate {
        Fate::Able if figure.posture == Posture::Prone => Pose::Prone,
        Fate::Dead | Fate::Maimed => Pose::Fallen,
        fate if fate.lies() => Pose::Fallen,
        _ => Pose::Standing,
    };
    // Lanterns light up a circle close by.
    let light = match figure.burning_lights().map(|flame| flame.shine.lit_within).max() {
        None => Torchlight::Nothing,
        Some(0) => Torchlight::Torch,
        Some(_) => Torchlight::Lantern,
    };
    let piece = FigureLook { light, pose, ..FigureLook::new(token_style(stage, who), weapon) };
    let base = BaseLook { side: figure.side, hero: sheet.hero, pose, finish: Finish::Painted };
    (piece, base)
}

/// How the combatant's creature is drawn.
fn token_style(stage: &Stage, who: CombatantId) -> &Token {
    let muster = stage.muster();
    &muster.scenario.creatures[usize::from(muster.sheet(who).creature.0)].1.token
}

/// The hundredths of the hit points that are left. Whoever has any left has at least one hundredth.
fn hundredths(points: HitPoints) -> u8 {
    let share = u32::from(points.now) * 100 / u32::from(points.most.max(1));
    (share.min(100) as u8).max(u8::from(points.now > 0))
}

/// What has happened to a combatant, apart from points on tracks.
fn seals(figure: &Figure, carries_thing: bool) -> Vec<Seal> {
    let fate = match figure.fate {
        Fate::Dead => Some(Seal::Dead),
        Fate::Maimed => Some(Seal::Maimed),
        Fate::Unconscious { .. } | Fate::Down | Fate::Paralysed | Fate::Delirious => Some(Seal::Senseless),
        Fate::Surrendered => Some(Seal::Surrendered),
        Fate::Able | Fate::Awaited | Fate::Gone => None,
    };
    let is_able = figure.fate.is_able();
    let waits = figure.conditions.iter().any(|condition| condition.kind.waits());
    let is_hampered = is_able && figure.conditions.iter().any(|condition| !condition.kind.waits());
    let more = [
        (carries_thing, Seal::Burdened),
        (is_able && figure.flees, Seal::Fleeing),
        (is_able && figure.posture == Posture::Prone, Seal::Prone),
        (waits, Seal::Waiting),
        (is_hampered, Seal::Condition),
    ];
    fate.into_iter().chain(more.into_iter().filter_map(|(is_so, seal)| is_so.then_some(seal))).collect()
}

/// Whether the player has selected the combatant or points at them.
fn is_attended(focus: &Focus, who: CombatantId, figure: &Figure) -> bool {
    focus.selected == Some(who) || focus.pointed.is_some_and(|at| figure.footprint().contains(at))
}
