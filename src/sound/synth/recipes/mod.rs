//! How each cue is made, and how loud it is.

mod blades;
mod blows;
mod nerve;
mod shots;
mod spells;
mod steps;
mod table;
mod things;

use super::draft::Draft;
use super::noise::Noise;
use crate::sound::cue::Cue;

/// What a recipe works with.
struct Bench {
    draft: Draft,
    noise: Noise,
    /// By which factor this variant is higher than the first.
    pitch: f32,
}

/// By which factor each variant is higher than the first.
const PITCHES: [f32; 6] = [1.0, 1.07, 0.94, 1.035, 0.97, 1.1];

/// A cue as it is made, before it is brought to its loudness.
pub fn of(cue: Cue, variant: u8) -> Draft {
    let seed = cue as u32 * 64 + u32::from(variant);
    let pitch = PITCHES[usize::from(variant) % PITCHES.len()];
    let mut bench = Bench { draft: Draft::default(), noise: Noise::seeded(seed), pitch };
    match cue {
        Cue::StepGrass => steps::grass(&mut bench),
        Cue::StepStone => steps::stone(&mut bench),
        Cue::StepBoards => steps::boards(&mut bench),
        Cue::StepWater => steps::water(&mut bench),
        Cue::StepMud => steps::mud(&mut bench),
        Cue::StepSnow => steps::snow(&mut bench),
        Cue::StepSand => steps::sand(&mut bench),
        Cue::DrawLightBlade => blades::draw_light(&mut bench),
        Cue::DrawHeavyBlade => blades::draw_heavy(&mut bench),
        Cue::DrawWood => blades::draw_wood(&mut bench),
        Cue::SwingLightBlade => blades::swing_light(&mut bench),
        Cue::SwingHeavyBlade => blades::swing_heavy(&mut bench),
        Cue::SwingBlunt => blades::swing_blunt(&mut bench),
        Cue::SwingBare => blades::swing_bare(&mut bench),
        Cue::LooseBow => shots::bow(&mut bench),
        Cue::LooseCrossbow => shots::crossbow(&mut bench),
        Cue::LooseSling => shots::sling(&mut bench),
        Cue::Throw => shots::throw(&mut bench),
        Cue::StrikeBlade => blows::blade(&mut bench),
        Cue::StrikeBlunt => blows::blunt(&mut bench),
        Cue::StrikeBare => blows::bare(&mut bench),
        Cue::StrikeShot => shots::strikes(&mut bench),
        Cue::ShotLands => shots::lands(&mut bench),
        Cue::Miss => blades::miss(&mut bench),
        Cue::ParryWood => blows::parry_wood(&mut bench),
        Cue::ParryMetal => blows::parry_metal(&mut bench),
        Cue::ShieldBreaks => blows::shield_breaks(&mut bench),
        Cue::HitLight => blows::light(&mut bench),
        Cue::HitHeavy => blows::heavy(&mut bench),
        Cue::HitCritical => blows::critical(&mut bench),
        Cue::SpellSpark => spells::spark(&mut bench),
        Cue::SpellFire => spells::fire(&mut bench),
        Cue::SpellHealing => spells::healing(&mut bench),
        Cue::SpellLight => spells::light(&mut bench),
        Cue::SpellBreath => spells::breath(&mut bench),
        Cue::Fall => nerve::fall(&mut bench),
        Cue::Death => nerve::death(&mut bench),
        Cue::Fear => nerve::fear(&mut bench),
        Cue::Rally => nerve::rally(&mut bench),
        Cue::DoorOpens => things::door_opens(&mut bench),
        Cue::DoorCloses => things::door_closes(&mut bench),
        Cue::TorchKindled => things::torch_lit(&mut bench),
        Cue::TorchOut => things::torch_out(&mut bench),
        Cue::TorchDropped => things::torch_dropped(&mut bench),
        Cue::Clatter => things::clatter(&mut bench),
        Cue::Leather => things::leather(&mut bench),
        Cue::TrapSnaps => things::trap_snaps(&mut bench),
        Cue::Dice => table::dice(&mut bench),
        Cue::Page => table::page(&mut bench),
        Cue::Tap => table::tap(&mut bench),
        Cue::Turn => table::turn(&mut bench),
        Cue::Victory => table::victory(&mut bench),
        Cue::Defeat => table::defeat(&mut bench),
    }
    bench.draft
}

/// How loud the loudest stretch of a cue is, in decibels below full.
pub fn loudness(cue: Cue) -> f32 {
    match cue {
        Cue::StepStone | Cue::StepBoards => -32.0,
        Cue::StepGrass | Cue::StepMud | Cue::StepSnow | Cue::StepSand => -33.0,
        Cue::StepWater => -30.0,
        Cue::Tap => -34.0,
        Cue::Page | Cue::Leather => -31.0,
        Cue::Turn => -27.0,
        Cue::Dice => -25.0,
        Cue::DrawLightBlade | Cue::DrawHeavyBlade | Cue::DrawWood => -29.0,
        Cue::SwingLightBlade | Cue::SwingBare | Cue::Miss => -29.0,
        Cue::SwingHeavyBlade | Cue::SwingBlunt | Cue::Throw => -27.0,
        Cue::LooseBow | Cue::LooseSling | Cue::ShotLands => -25.0,
        Cue::LooseCrossbow | Cue::StrikeShot => -23.0,
        Cue::StrikeBlade | Cue::StrikeBlunt | Cue::StrikeBare => -22.0,
        Cue::HitLight => -24.0,
        Cue::HitHeavy => -21.0,
        Cue::HitCritical => -17.5,
        Cue::ParryWood | Cue::ParryMetal => -23.0,
        Cue::ShieldBreaks => -18.0,
        Cue::SpellSpark => -24.0,
        Cue::SpellFire => -20.0,
        Cue::SpellHealing | Cue::SpellLight | Cue::SpellBreath => -26.0,
        Cue::Fall => -24.0,
        Cue::Death => -24.5,
        Cue::Fear => -28.0,
        Cue::Rally => -26.0,
        Cue::TorchKindled | Cue::TorchDropped | Cue::Clatter => -25.0,
        Cue::TorchOut => -29.0,
        Cue::DoorOpens => -25.0,
        Cue::DoorCloses => -28.0,
        Cue::TrapSnaps => -19.0,
        Cue::Victory => -21.0,
        Cue::Defeat => -24.0,
    }
}
