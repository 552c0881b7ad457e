//! Words that rise from a token for a moment: hit, missed, what it came to. They say no more than the log does.

use bevy::prelude::*;
use bevy::text::FontSize;

use super::art::SQUARE;
use super::camera::{Gaze, middle_of_body};
use super::playback::{Playback, Shown};
use super::stage::{Beat, Scenery, Stage};
use super::voice::Voice;
use crate::battle::{CombatantId, Happening, Purpose};
use crate::tell::{Words, say};

/// Seconds that a word stays.
const LIFE: f32 = 1.3;

/// A word that rises.
#[derive(Component)]
#[require(Scenery)]
struct Rising {
    from: Vec2,
    age: f32,
    colour: Color,
}

/// Adds rising words.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (release, rise).chain().in_set(Beat::Draw).run_if(resource_exists::<Stage>));
}

const GOOD: Color = Color::srgb(1.0, 0.86, 0.45);
const BAD: Color = Color::srgb(1.0, 0.42, 0.38);
const DULL: Color = Color::srgb(0.82, 0.85, 0.9);

/// What is to be read over whom.
fn word_for(what: &Happening, words: &Words) -> Option<(CombatantId, String, Color)> {
    Some(match what {
        Happening::Rolled { purpose: Purpose::Attack { target, .. }, rolled, .. } => {
            let (id, colour) = if rolled.succeeds { ("window-hit", GOOD) } else { ("window-missed", DULL) };
            (*target, words.say(id, &[]), colour)
        }
        Happening::Points { who, track, now } if *now > 0 => (*who, words.points(*track, *now), BAD),
        Happening::Fate { who, fate } if !fate.is_able() => (*who, words.fate(*fate), BAD),
        Happening::Posture { who, prone: true } => (*who, words.posture(crate::battle::Posture::Prone), GOOD),
        Happening::SecondMove { who } => (*who, say!(words, "window-second-move"), DULL),
        Happening::Answered { offer, accepted: true } => (offer.to, say!(words, "window-strikes"), GOOD),
        _ => return None,
    })
}

fn release(
    mut commands: Commands,
    mut shown: MessageReader<Shown>,
    stage: Res<Stage>,
    voice: Res<Voice>,
    playback: Res<Playback>,
    rising: Query<&Rising>,
) {
    let mut fresh: Vec<Vec2> = rising.iter().filter(|word| word.age < 0.35).map(|word| word.from).collect();
    for Shown(fact) in shown.read() {
        if playback.is_instant {
            continue;
        }
        let Some((who, text, colour)) = word_for(&fact.what, &voice.0) else { continue };
        let Some(figure) = stage.picture.figure(who) else { continue };
        let mut from =
            middle_of_body(figure.footprint()) + Vec2::new(0.0, SQUARE * 0.3 * f32::from(figure.size));
        while fresh.iter().any(|other| other.distance(from) < 12.0) {
            from.y += 18.0;
        }
        fresh.push(from);
        let font = TextFont { font_size: FontSize::Px(19.0), ..default() };
        let place = Transform::from_translation(from.extend(9.5));
        let shadow = (
            Text2d::new(text.clone()),
            font.clone(),
            TextColor(Color::BLACK),
            Transform::from_xyz(1.5, -1.5, -0.1),
        );
        commands.spawn((
            Rising { from, age: 0.0, colour },
            Text2d::new(text),
            font,
            TextColor(colour),
            place,
            children![shadow],
        ));
    }
}

fn rise(
    mut commands: Commands,
    time: Res<Time>,
    gaze: Res<Gaze>,
    mut words: Query<(Entity, &mut Rising, &mut Transform, &mut TextColor, &Children)>,
    mut shadows: Query<&mut TextColor, Without<Rising>>,
) {
    let scale = SQUARE / gaze.zoom;
    for (entity, mut word, mut transform, mut colour, children) in &mut words {
        word.age += time.delta_secs();
        if word.age >= LIFE {
            commands.entity(entity).despawn();
            continue;
        }
        let share = word.age / LIFE;
        let alpha = (2.0 * (1.0 - share)).min(1.0);
        colour.0 = word.colour.with_alpha(alpha);
        for child in children {
            if let Ok(mut shadow) = shadows.get_mut(*child) {
                shadow.0 = Color::BLACK.with_alpha(alpha);
            }
        }
        transform.translation = (word.from + Vec2::new(0.0, SQUARE * 0.55 * share)).extend(9.5);
        transform.scale = Vec3::new(scale, scale, 1.0);
    }
}
