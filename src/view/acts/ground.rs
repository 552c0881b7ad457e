//! What a battle leaves on the ground: blood where somebody was hurt, a blot where somebody fell, the pieces of what
//! was broken, arrows that went astray. All of it is a function of the facts that have been shown.

use bevy::prelude::*;

use super::act::ASTRAY;
use super::choreography::topples;
use super::strike::lead;
use crate::battle::{CombatantId, Happening, Track, WeaponId, WeaponLook};
use crate::grid::{Footprint, Pos};
use crate::rules::book::muster::Muster;
use crate::sound::cues::SWING;
use crate::view::art::image_with_mipmaps;
use crate::view::easel::{CLEAR, Easel};
use crate::view::known::LiesOn;
use crate::view::motion::Motion;
use crate::view::paint::{Stain, grain, paint_stain};
use crate::view::plane::SQUARE;
use crate::view::plane::middle_of_body;
use crate::view::playback::Playback;
use crate::view::stage::{BattleEntity, FrameStep, Stage};

/// From so many marks on, a square takes no more blood.
const CROWDED: usize = 4;
/// Seconds until a mark has spread.
const SPREAD: f32 = 0.45;

/// A mark on the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GroundMark {
    pub stain: Stain,
    /// The square that it belongs to: it is shown as far as this square is known.
    pub square: Pos,
    /// Its middle, in the drawn world.
    pub at: Vec2,
    /// The direction in which it was thrown, in radians, anticlockwise from the right.
    pub turn: f32,
    /// Its width, in squares.
    pub wide: f32,
}

/// The marks that facts leave, and what has to be remembered of the facts to place them.
#[derive(Default)]
pub struct Ground {
    pub marks: Vec<GroundMark>,
    places: Vec<Pos>,
    /// Who struck whom last, as far as the viewer knows.
    blow: Option<(CombatantId, CombatantId)>,
    taken: usize,
}

impl Ground {
    /// Adds what a fact leaves behind.
    pub fn take_in(&mut self, muster: &Muster, what: &Happening, is_perceived: bool) {
        self.taken += 1;
        match what {
            Happening::Moved { who, path } => self.put(*who, path.last().copied()),
            Happening::Arrived { who, at } => self.put(*who, Some(*at)),
            _ => {}
        }
        if !is_perceived {
            return;
        }
        if let Some((who, target, weapon, roll)) = lead(what) {
            self.blow = Some((who, target));
            if roll.is_some_and(|(_, rolled)| !rolled.succeeds) && shoots(muster, weapon) {
                self.mark(muster, target, Stain::Arrow, 0.62, 0.72);
            }
        }
        match what {
            Happening::Harmed { who, amount, now } => {
                self.mark(muster, *who, self.blood(), if amount >= now { 1.3 } else { 0.95 }, 0.5);
            }
            Happening::Points { who, track: Track::Injuries, now } if *now > 0 => {
                self.mark(muster, *who, self.blood(), 0.8 + 0.17 * f32::from((*now).min(3)), 0.5);
            }
            Happening::Lost { who, .. } => self.mark(muster, *who, self.blood(), 1.1, 0.5),
            Happening::Shielded { who, left: 0, .. } => {
                self.mark(muster, *who, Stain::Pieces, 1.1, 0.4);
            }
            Happening::Fate { who, fate } if topples(*fate) => {
                self.mark(muster, *who, Stain::Blot(self.any(3)), 1.7, 0.0);
            }
            _ => {}
        }
    }

    fn put(&mut self, who: CombatantId, at: Option<Pos>) {
        if self.places.len() <= who.index() {
            self.places.resize(who.index() + 1, Pos::default());
        }
        if let (Some(place), Some(at)) = (self.places.get_mut(who.index()), at) {
            *place = at;
        }
    }

    /// A number below a limit that is always the same after the same facts.
    fn any(&self, limit: u8) -> u8 {
        (self.chance(7) * f32::from(limit)) as u8
    }

    fn chance(&self, layer: u32) -> f32 {
        grain(self.taken as i32, 31, layer)
    }

    fn blood(&self) -> Stain {
        Stain::Blood(self.any(4))
    }

    /// Leaves a mark by a combatant, `far` squares away from the blow.
    fn mark(&mut self, muster: &Muster, who: CombatantId, stain: Stain, wide: f32, far: f32) {
        let Some(square) = self.places.get(who.index()).copied() else { return };
        let is_crowded = self.marks.iter().filter(|mark| mark.square == square).count() >= CROWDED;
        // Only blood is ever left out: where somebody fell is always shown.
        if is_crowded && matches!(stain, Stain::Blood(_) | Stain::Arrow) {
            return;
        }
        let body = |who: CombatantId, at: Pos| middle_of_body(Footprint::new(at, muster.sheet(who).size));
        let middle = body(who, square);
        let size = f32::from(muster.sheet(who).size);
        let striker = self.blow.filter(|(_, target)| *target == who).map(|(striker, _)| striker);
        let from = striker.and_then(|who| Some(body(who, *self.places.get(who.index())?)));
        let away = from.map_or(Vec2::ZERO, |from| (middle - from).normalize_or_zero());
        // Without a known blow it falls anywhere.
        let anywhere = Vec2::from_angle(self.chance(11) * std::f32::consts::TAU);
        let way =
            if away == Vec2::ZERO { anywhere } else { away.rotate(Vec2::from_angle(self.chance(13) - 0.5)) };
        // The feet of a figure stand below the middle of its square.
        let feet = middle - Vec2::new(0.0, 0.16 * SQUARE * size);
        let at = feet + way * far * SQUARE * size;
        let turn = if matches!(stain, Stain::Blot(_)) { 0.0 } else { way.to_angle() };
        self.marks.push(GroundMark { stain, square, at, turn, wide: wide * size });
    }
}

/// Whether a weapon shoots arrows or bolts, which stick in the ground.
fn shoots(muster: &Muster, weapon: WeaponId) -> bool {
    let look = muster.scenario.weapons.get(weapon.index()).map(|(_, weapon)| weapon.seen());
    matches!(look, Some(WeaponLook::Bow | WeaponLook::Longbow | WeaponLook::Crossbow))
}

/// A mark that is drawn, and the seconds since it began to spread; below 0 until it is there.
#[derive(Component)]
#[require(BattleEntity)]
struct Spreading(f32);

impl Spreading {
    /// A mark whose fact has just been shown. An arrow is still to be shot then.
    fn fresh(stain: Stain) -> Spreading {
        Spreading(if stain == Stain::Arrow { -(SWING + ASTRAY) } else { 0.0 })
    }

    /// How large it is now, as a share of its size.
    fn size(&self, stain: Stain) -> f32 {
        let left = 1.0 - (self.0 / SPREAD).clamp(0.0, 1.0);
        match stain {
            _ if self.0 < 0.0 => 0.0,
            // An arrow is as long as it is.
            Stain::Arrow => 1.0,
            _ => 0.3 + 0.7 * (1.0 - left * left * left),
        }
    }

    fn is_over(&self) -> bool {
        self.0 >= SPREAD
    }
}

/// A mark that is drawn, and what it is.
#[derive(Component)]
#[require(BattleEntity)]
struct Drawn(Stain);

/// The painted stains.
#[derive(Resource, Default)]
struct StainPictures(Vec<(Stain, Handle<Image>)>);

/// The marks of the battle on the stage: of which edition and for which viewer, and how many are drawn.
#[derive(Default)]
struct Kept {
    ground: Ground,
    edition: u32,
    viewer: Option<crate::battle::SideId>,
    drawn: usize,
}

/// Adds the marks on the ground.
pub fn plugin(app: &mut App) {
    app.init_resource::<StainPictures>().add_systems(Startup, paint_stains).add_systems(
        Update,
        (keep_marks, spread).chain().in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
    );
}

fn paint_stains(
    mut pictures: ResMut<StainPictures>,
    mut easel: ResMut<Easel>,
    mut images: ResMut<Assets<Image>>,
) {
    for stain in Stain::all() {
        let image = easel.order(CLEAR, &mut images, move || image_with_mipmaps(paint_stain(stain)));
        pictures.0.push((stain, image));
    }
}

/// Takes in what has been shown. After an undo, or for another viewer, all marks are found anew.
fn keep_marks(
    mut commands: Commands,
    stage: Res<Stage>,
    playback: Res<Playback>,
    pictures: Res<StainPictures>,
    mut kept: Local<Kept>,
    old: Query<Entity, With<Drawn>>,
) {
    let told = stage.told();
    let is_new = stage.is_added() || kept.edition != stage.edition || kept.viewer != stage.viewer;
    let is_anew = is_new || kept.ground.taken > told.len();
    if is_anew {
        for entity in &old {
            commands.entity(entity).despawn();
        }
        *kept = Kept { edition: stage.edition, viewer: stage.viewer, ..Kept::default() };
    }
    let Kept { ground, drawn, .. } = &mut *kept;
    for fact in &told[ground.taken..] {
        ground.take_in(stage.muster(), &fact.what, stage.perceives(fact));
    }
    for (place, mark) in ground.marks.iter().enumerate().skip(*drawn) {
        let picture = pictures.0.iter().find(|(stain, _)| *stain == mark.stain);
        let Some((_, picture)) = picture else { continue };
        let sprite = Sprite {
            image: picture.clone(),
            custom_size: Some(Vec2::splat(SQUARE * mark.wide)),
            ..default()
        };
        let transform = Transform::from_translation(mark.at.extend(0.3 + 0.0001 * place as f32))
            .with_rotation(Quat::from_rotation_z(mark.turn));
        let lies = LiesOn { at: mark.square, alpha: 0.92 };
        let mut entity = commands.spawn((Drawn(mark.stain), lies, sprite, transform));
        if !is_anew && !playback.is_instant() {
            entity.insert(Spreading::fresh(mark.stain));
        }
    }
    *drawn = ground.marks.len();
}

/// Lets fresh marks spread.
fn spread(
    mut commands: Commands,
    time: Res<Time>,
    playback: Res<Playback>,
    mut fresh: Query<(Entity, &Drawn, &mut Spreading, &mut Transform)>,
    mut motion: ResMut<Motion>,
) {
    for (entity, drawn, mut spreading, mut transform) in &mut fresh {
        motion.go_on();
        spreading.0 += playback.seconds(&time);
        transform.scale = Vec3::splat(spreading.size(drawn.0)).with_z(1.0);
        if spreading.is_over() {
            commands.entity(entity).remove::<Spreading>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::cues::IMPACT;

    #[test]
    fn an_arrow_sticks_in_the_ground_only_after_it_has_been_shot() {
        let mut arrow = Spreading::fresh(Stain::Arrow);
        assert_eq!(arrow.size(Stain::Arrow), 0.0);
        arrow.0 += IMPACT;
        assert_eq!(arrow.size(Stain::Arrow), 0.0, "it still flies");
        arrow.0 += ASTRAY;
        assert_eq!(arrow.size(Stain::Arrow), 1.0);
    }

    #[test]
    fn blood_spreads_at_once_and_comes_to_rest() {
        let mut blood = Spreading::fresh(Stain::Blood(0));
        let small = blood.size(Stain::Blood(0));
        assert!((0.2..0.5).contains(&small));
        blood.0 += SPREAD;
        assert_eq!(blood.size(Stain::Blood(0)), 1.0);
        assert!(blood.is_over());
    }
}
