//! Weapons, drawn around the hand that holds them and pointing up.

use super::outline::{ball, oval};
use super::palette::{ASH, BARK, IRON, LEATHER, SPARK, STEEL};
use super::sketch::Sketch;
use crate::battle::WeaponLook;
use crate::view::paint::canvas::Paint;

/// How far a weapon leans to the right in the hand, in degrees.
pub const fn lean(weapon: WeaponLook) -> f32 {
    match weapon {
        WeaponLook::Sword | WeaponLook::Axe | WeaponLook::Mace => 16.0,
        WeaponLook::Dagger => 24.0,
        WeaponLook::ThrowingKnife => 0.0,
        WeaponLook::Hatchet => 12.0,
        WeaponLook::Rapier => 38.0,
        WeaponLook::Greatsword | WeaponLook::Maul | WeaponLook::Club => 10.0,
        WeaponLook::Trunk => 5.0,
        WeaponLook::Javelin => 62.0,
        WeaponLook::Halberd | WeaponLook::Spear | WeaponLook::Quarterstaff => 3.0,
        WeaponLook::Bow | WeaponLook::Longbow => 6.0,
        WeaponLook::Crossbow | WeaponLook::Sling | WeaponLook::Spark | WeaponLook::Natural => 0.0,
    }
}

/// Draws a weapon. The hand is at the zero point.
pub fn draw(sketch: &mut Sketch, weapon: WeaponLook) {
    match weapon {
        WeaponLook::Natural => {}
        WeaponLook::Sword => blade(sketch, 46.0, 3.2, 9.0),
        WeaponLook::Greatsword => {
            blade(sketch, 66.0, 4.4, 12.0);
            sketch.rod(&[(0.0, 4.0), (0.0, 13.0)], 4.0, LEATHER);
        }
        WeaponLook::Dagger => blade(sketch, 29.0, 3.6, 7.0),
        WeaponLook::ThrowingKnife => {
            for degrees in [-34.0, 6.0, 46.0] {
                sketch.within(super::outline::placed(0.0, 0.0, 1.0, degrees), |knife| {
                    knife.shape("M -3.4 -9 L 0 -27 L 3.4 -9 L 0 -5 Z", STEEL);
                });
            }
        }
        WeaponLook::Rapier => {
            sketch.rod(&[(0.0, -4.0), (0.0, -58.0)], 2.2, STEEL);
            sketch.shape("M -8 -5 Q 0 -16 8 -5 Q 0 -1 -8 -5 Z", IRON);
            sketch.rod(&[(0.0, -3.0), (0.0, 7.0)], 3.4, LEATHER);
        }
        WeaponLook::Axe => {
            sketch.rod(&[(0.0, 16.0), (0.0, -38.0)], 4.0, ASH);
            sketch.shape("M -2 -38 L 8 -40 Q 20 -44 23 -38 Q 24 -22 17 -12 Q 12 -22 -2 -25 Z", STEEL);
            sketch.line("M 19 -39 Q 20 -25 15 -17", 1.0, IRON.lit(0.7));
        }
        WeaponLook::Hatchet => {
            sketch.rod(&[(0.0, 10.0), (0.0, -24.0)], 3.6, ASH);
            sketch.shape("M -4 -25 L 4 -26 L 14 -30 Q 16 -22 13 -13 L 4 -17 L -4 -17 Z", STEEL);
        }
        WeaponLook::Spear => {
            sketch.rod(&[(0.0, 27.0), (0.0, -56.0)], 3.2, ASH);
            sketch.shape("M 0 -74 Q 7 -63 4 -55 L 0 -51 L -4 -55 Q -7 -63 0 -74 Z", STEEL);
        }
        WeaponLook::Javelin => {
            sketch.rod(&[(0.0, 26.0), (0.0, -26.0)], 2.8, ASH);
            sketch.shape("M 0 -42 L 5 -30 L 0 -25 L -5 -30 Z", STEEL);
        }
        WeaponLook::Halberd => {
            sketch.rod(&[(0.0, 27.0), (0.0, -54.0)], 3.4, ASH);
            sketch.shape("M 0 -76 L 4 -56 L -4 -56 Z", STEEL);
            sketch.shape("M -2 -56 L 14 -61 Q 19 -48 13 -35 L -2 -42 Z", STEEL);
            sketch.shape("M 1 -52 L -12 -50 L 1 -45 Z", STEEL);
        }
        WeaponLook::Mace => {
            sketch.rod(&[(0.0, 10.0), (0.0, -26.0)], 3.6, ASH);
            sketch.shape("M 0 -42 L 6 -37 L 11 -31 L 6 -25 L 0 -20 L -6 -25 L -11 -31 L -6 -37 Z", IRON);
        }
        WeaponLook::Maul => {
            sketch.rod(&[(0.0, 18.0), (0.0, -34.0)], 4.4, ASH);
            sketch.shape("M -17 -52 L 17 -52 L 19 -33 L -19 -33 Z", IRON);
            sketch.line("M -10 -51 L -11 -34 M 10 -51 L 11 -34", 1.4, IRON.lit(0.55));
        }
        WeaponLook::Club => {
            sketch.shape("M -3 12 L 3 12 L 9 -36 Q 9 -46 0 -47 Q -9 -46 -8 -36 Z", ASH);
            sketch.shape("M 7 -30 L 13 -34 L 8 -22 Z", ASH);
            sketch.shape("M -7 -38 L -14 -40 L -7 -30 Z", ASH);
            sketch.line("M -3 -38 Q 0 -30 -2 -20 M 3 -34 Q 3 -24 2 -14", 1.0, BARK);
        }
        WeaponLook::Trunk => {
            sketch.shape(
                "M -5 20 L 5 20 L 11 -44 L 17 -52 L 8 -50 L 4 -58 L 0 -49 L -8 -55 L -7 -46 L -14 -47 Z",
                BARK,
            );
            sketch.rod(&[(8.0, -22.0), (19.0, -31.0)], 4.4, BARK);
            sketch.rod(&[(-5.0, -8.0), (-14.0, -16.0)], 3.6, BARK);
            sketch.part(oval(0.0, 20.0, 5.4, 3.0), ASH);
            sketch.line("M -2 10 L -4 -36 M 2 12 L 5 -34 M 0 0 L 0 -26", 0.9, BARK.lit(0.5));
        }
        WeaponLook::Quarterstaff => {
            sketch.rod(&[(0.0, 28.0), (0.0, -62.0)], 4.2, ASH);
            sketch.rod(&[(0.0, -53.0), (0.0, -63.0)], 5.2, IRON);
            sketch.rod(&[(0.0, 21.0), (0.0, 28.0)], 5.2, IRON);
        }
        WeaponLook::Bow => bow(sketch, 0.78),
        WeaponLook::Longbow => bow(sketch, 1.12),
        WeaponLook::Crossbow => {
            sketch.rod(&[(-12.0, 5.0), (20.0, -8.0)], 5.4, ASH);
            sketch.bent("M 10 -26 Q 24 -16 18 -7 Q 24 4 24 16", 3.4, IRON);
            sketch.line("M 10 -26 L 4 -2 L 24 16", 1.2, super::palette::INK);
            sketch.rod(&[(4.0, -2.0), (24.0, -10.0)], 1.6, STEEL);
        }
        WeaponLook::Sling => {
            sketch.bent("M 0 0 Q 18 -14 8 -34 Q -6 -54 -34 -49", 2.0, LEATHER);
            sketch.part(ball(-37.0, -47.0, 6.5), IRON.towards(STEEL, 0.4));
            sketch.line("M -24 -40 Q -12 -42 -4 -34", 1.0, super::palette::INK.faded(0.6));
        }
        WeaponLook::Spark => {
            sketch.shape("M 2 -32 L 5 -20 L 17 -17 L 5 -14 L 2 -2 L -1 -14 L -13 -17 L -1 -20 Z", SPARK);
            sketch.patch(ball(2.0, -17.0, 3.4), Paint::solid(255, 255, 248));
        }
    }
}

/// A straight blade with its guard, grip and pommel.
fn blade(sketch: &mut Sketch, length: f32, half_width: f32, half_guard: f32) {
    let shoulder = 7.0 - length;
    sketch.rod(&[(0.0, -3.0), (0.0, 7.0)], 3.6, LEATHER);
    sketch.shape(
        &format!("M {w} -6 L {w} {shoulder} L 0 {} L -{w} {shoulder} L -{w} -6 Z", -length, w = half_width,),
        STEEL,
    );
    sketch.line(&format!("M 0 -8 L 0 {shoulder}"), 1.0, IRON.lit(0.8));
    sketch.rod(&[(-half_guard, -6.0), (half_guard, -6.0)], 3.4, IRON);
    sketch.part(ball(0.0, 8.0, 3.0), IRON);
}

/// A strung bow.
fn bow(sketch: &mut Sketch, size: f32) {
    sketch.within(super::outline::placed(0.0, 0.0, size, 0.0), |bow| {
        bow.bent("M -9 -40 L -9 40", 1.0, super::palette::LINEN);
        bow.bent("M -9 -42 Q -4 -36 3 -24 Q 9 -8 3 0 Q 9 8 3 24 Q -4 36 -9 42", 4.4, ASH);
    });
}
