//! Words that rise from a token for a moment: hit, missed, and the effect. They say no more than the log does.

use bevy::prelude::*;

use super::art::SQUARE;
use super::camera::middle_of_body;
use super::motion::Motion;
use super::playback::{Playback, Shown};
use super::stage::{BattleEntity, FrameStep, Stage};
use super::voice::Voice;
use crate::battle::{CombatantId, Happening, Purpose};
use crate::rules::reactions::Merit;
use crate::tell::{Words, say};

/// How long a word stays, in seconds.
const LIFE: f32 = 1.3;

#[derive(Component)]
#[require(BattleEntity)]
pub struct RisingWord {
    pub text: String,
    /// The colour before the word fades.
    pub colour: Color,
    from: Vec2,
    age: f32,
}

impl RisingWord {
    /// Where the word is now in the drawn world.
    pub fn place(&self) -> Vec2 {
        self.from + Vec2::new(0.0, SQUARE * 0.55 * self.age / LIFE)
    }

    /// How opaque the word is, from 1 down to 0.
    pub fn strength(&self) -> f32 {
        (2.0 * (1.0 - self.age / LIFE)).clamp(0.0, 1.0)
    }
}

/// Adds rising words.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (add_words, move_words).chain().in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
    );
}

const GOOD: Color = Color::srgb(1.0, 0.86, 0.45);
const BAD: Color = Color::srgb(1.0, 0.42, 0.38);
const DULL: Color = Color::srgb(0.82, 0.85, 0.9);

/// The word that rises for a fact, its colour, and the combatant that it rises from.
fn word_for(what: &Happening, words: &Words) -> Option<(CombatantId, String, Color)> {
    Some(match what {
        Happening::Rolled { purpose: Purpose::Attack { target, .. }, rolled, .. } => {
            let (id, colour) = if rolled.succeeds { ("window-hit", GOOD) } else { ("window-missed", DULL) };
            (*target, words.say(id, &[]), colour)
        }
        Happening::Points { who, track, now } if *now > 0 => (*who, words.points(*track, *now), BAD),
        Happening::Fate { who, fate } if !fate.is_able() => (*who, words.tell(fate), BAD),
        Happening::Posture { who, prone: true } => (*who, words.tell(&crate::battle::Posture::Prone), GOOD),
        Happening::SecondMove { who } => (*who, say!(words, "window-second-move"), DULL),
        Happening::Answered { offer, accepted: true }
            if matches!(offer.reaction.merit(), Merit::Blow { .. }) =>
        {
            (offer.to, say!(words, "window-strikes"), GOOD)
        }
        _ => return None,
    })
}

fn add_words(
    mut commands: Commands,
    mut shown: MessageReader<Shown>,
    stage: Res<Stage>,
    voice: Res<Voice>,
    playback: Res<Playback>,
    rising: Query<&RisingWord>,
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
        commands.spawn(RisingWord { from, age: 0.0, text, colour });
    }
}

fn move_words(
    mut commands: Commands,
    time: Res<Time>,
    mut words: Query<(Entity, &mut RisingWord)>,
    mut motion: ResMut<Motion>,
) {
    for (entity, mut word) in &mut words {
        motion.go_on();
        word.age += time.delta_secs();
        if word.age >= LIFE {
            commands.entity(entity).despawn();
        }
    }
}
