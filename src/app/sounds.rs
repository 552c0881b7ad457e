//! Lets the battle be heard: facts as they are shown, steps in time with the tokens, wishes, and what surrounds it all.

use bevy::prelude::*;

use super::Screen;
use super::beginnings::StartBattle;
use crate::battle::{CombatantId, Control, SideId, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::book::weapon_sheet::WeaponSheet;
use crate::sound::arm::{Arm, Traits};
use crate::sound::cue::Cue;
use crate::sound::cues::{self, Scene};
use crate::sound::place::Place;
use crate::sound::player::{Manner, Player};
use crate::view::hud::TestSound;
use crate::view::playback::{Playback, Shown};
use crate::view::settings::Settings;
use crate::view::stage::{FrameStep, Stage};
use crate::view::wish::Wish;

/// What plays.
#[derive(Resource)]
struct Speaker(Player);

/// The places between left and right that the board takes up: sounds move, but never to one ear alone.
const WIDTH: f32 = 0.6;
/// How loud every second step is.
const OTHER_FOOT: f32 = 0.72;

/// Adds sound.
pub fn plugin(app: &mut App) {
    app.insert_resource(Speaker(Player::start())).add_systems(
        Update,
        (
            mute,
            adjust.run_if(resource_changed::<Settings>),
            surround,
            (hear_facts, hear_steps).run_if(resource_exists::<Stage>),
            hear_wishes,
            hear_test,
        )
            .chain()
            .in_set(FrameStep::Draw),
    );
}

/// What the side that looks on knows of the battle on the stage.
struct Onlooker<'s>(&'s Stage);

impl Scene for Onlooker<'_> {
    fn arm(&self, weapon: WeaponId) -> Arm {
        arm_of(self.0.muster().weapon_sheet(weapon))
    }

    fn held(&self, who: CombatantId) -> Arm {
        let ready = self.0.picture.figure(who).and_then(|figure| figure.arms.ready);
        let natural = || self.0.muster().sheet(who).natural.first().copied();
        ready.or_else(natural).map(|weapon| self.arm(weapon)).unwrap_or_default()
    }

    fn is_own(&self, who: CombatantId) -> bool {
        self.0.picture.figure(who).is_some_and(|figure| figure.control == Control::Player)
    }

    fn side(&self) -> Option<SideId> {
        self.0.viewer
    }
}

fn arm_of(sheet: &WeaponSheet) -> Arm {
    Arm::of(Traits {
        id: &sheet.id,
        sort: sheet.sort,
        has_range: sheet.range.is_some(),
        does_good: sheet.does_good,
        shines: sheet.flame.is_some(),
        damage: sheet.blocks.of(Axis::Damage).damage.as_ref().and_then(|parts| Some(parts.first()?.kind)),
        takes_both_hands: sheet.blocks.of(Axis::Attack).hands.is_some_and(|hands| hands > 1),
    })
}

fn place_of(stage: &Stage) -> Place {
    Place::of(&stage.picture.board.field, stage.picture.board.state.light)
}

/// How something is heard that comes from a combatant: from their column, and lower if they are large.
fn manner(stage: &Stage, from: Option<CombatantId>, cue: Cue) -> Manner {
    let Some(figure) = from.filter(|_| !cue.is_of_the_table()).and_then(|who| stage.picture.figure(who))
    else {
        return Manner::default();
    };
    let columns = f32::from(stage.picture.board.field.size().cols.max(1));
    let column = f32::from(figure.at.col) + f32::from(figure.size) / 2.0;
    let side = (column / columns * 2.0 - 1.0) * WIDTH;
    Manner { side, pitch: 1.0 - 0.11 * f32::from(figure.size.saturating_sub(1).min(3)), ..Manner::default() }
}

fn mute(mut wishes: MessageReader<Wish>, mut settings: ResMut<Settings>) {
    if wishes.read().filter(|wish| **wish == Wish::Mute).count() % 2 == 1 {
        settings.sound.muted = !settings.sound.muted;
    }
}

fn adjust(speaker: Res<Speaker>, settings: Res<Settings>) {
    speaker.0.adjust(settings.sound);
}

fn hear_facts(
    mut shown: MessageReader<Shown>,
    stage: Res<Stage>,
    playback: Res<Playback>,
    speaker: Res<Speaker>,
) {
    for Shown(fact) in shown.read().filter(|_| !playback.is_instant()) {
        for heard in cues::of(&fact.what, &Onlooker(&stage)) {
            let after = heard.after / playback.speed();
            let manner = Manner { after, ..manner(&stage, heard.from, heard.cue) };
            speaker.0.play(heard.cue, manner);
        }
    }
}

/// One step for each square. The token moves on the screen, and its feet are heard.
fn hear_steps(
    stage: Res<Stage>,
    playback: Res<Playback>,
    speaker: Res<Speaker>,
    mut last: Local<Option<(CombatantId, usize)>>,
) {
    let Some((who, at, count)) = playback.stride().filter(|_| !playback.is_instant()) else {
        *last = None;
        return;
    };
    if last.replace((who, count)) == Some((who, count)) || stage.muster().sheet(who).flies {
        return;
    }
    let cue = place_of(&stage).step(stage.picture.board.field.terrain(at));
    let as_usual = manner(&stage, Some(who), cue);
    let strength = if count % 2 == 0 { 1.0 } else { OTHER_FOOT };
    speaker.0.play(cue, Manner { strength, ..as_usual });
}

fn hear_wishes(
    mut wishes: MessageReader<Wish>,
    mut begun: MessageReader<StartBattle>,
    playback: Res<Playback>,
    speaker: Res<Speaker>,
) {
    let of_wish = |wish: &Wish| match wish {
        Wish::Take(_) | Wish::TakeNumber(_) | Wish::Next | Wish::Answer(_) | Wish::End | Wish::GoBy(_) => {
            Some(Cue::Tap)
        }
        Wish::Undo | Wish::Redo | Wish::Read(_) | Wish::Leave | Wish::Again => Some(Cue::Page),
        _ => None,
    };
    let wished = wishes.read().filter_map(of_wish);
    for cue in wished.chain(begun.read().map(|_| Cue::Page)).filter(|_| !playback.is_instant()) {
        speaker.0.play(cue, Manner::default());
    }
}

/// Lets the new volume be heard: a blow on a shield for what happens.
fn hear_test(mut tests: MessageReader<TestSound>, speaker: Res<Speaker>) {
    if tests.read().count() > 0 {
        speaker.0.play(Cue::Tap, Manner::default());
    }
}

/// Tells the player where the battle is, whenever that changes. The list of battles lies on the table in a room.
fn surround(
    stage: Option<Res<Stage>>,
    screen: Res<State<Screen>>,
    playback: Res<Playback>,
    speaker: Res<Speaker>,
    mut known: Local<Option<Place>>,
) {
    let place = match &stage {
        _ if playback.is_instant() => None,
        Some(stage) if stage.is_added() || known.is_none() => Some(place_of(stage)),
        Some(_) => return,
        None if *screen.get() == Screen::Title => Some(Place::Room),
        None => return,
    };
    if *known != place {
        *known = place;
        speaker.0.surround(place);
    }
}
