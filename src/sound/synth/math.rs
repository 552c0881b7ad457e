//! Sines and exponentials made of additions and multiplications, so that samples are the same on every machine.

use super::RATE;

/// The sine of an angle in turns: 1 is a full circle.
pub fn sine(turns: f32) -> f32 {
    let part = turns - turns.floor();
    // A half circle and its mirror image; the polynomial is that of Taylor, which is exact enough up to a quarter.
    let (sign, half) = if part < 0.5 { (1.0, part) } else { (-1.0, part - 0.5) };
    let quarter = if half > 0.25 { 0.5 - half } else { half };
    let x = quarter * std::f32::consts::TAU;
    let square = x * x;
    sign * x * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))))
}

/// The cosine of an angle in turns.
pub fn cosine(turns: f32) -> f32 {
    sine(turns + 0.25)
}

/// Two to the power of a number.
pub fn power_of_two(exponent: f32) -> f32 {
    let whole = exponent.floor().clamp(-60.0, 60.0);
    let x = (exponent - exponent.floor()) * std::f32::consts::LN_2;
    let part = 1.0 + x * (1.0 + x / 2.0 * (1.0 + x / 3.0 * (1.0 + x / 4.0 * (1.0 + x / 5.0))));
    let mut scale = 1.0;
    for _ in 0..(whole.abs() as u32) {
        scale *= 2.0;
    }
    if whole < 0.0 { part / scale } else { part * scale }
}

/// What is left of a sound after `seconds`, if after `to_silence` seconds it has fallen by 60 decibels.
pub fn fallen(seconds: f32, to_silence: f32) -> f32 {
    power_of_two(-9.966 * seconds / to_silence)
}

/// The factor by which a sound falls from one sample to the next, if it falls by 60 decibels in `to_silence` seconds.
pub fn fall_of_sample(to_silence: f32) -> f32 {
    fallen(1.0 / RATE as f32, to_silence)
}

/// The factor that some decibels stand for.
pub fn of_decibels(decibels: f32) -> f32 {
    power_of_two(decibels / 6.0206)
}

/// A value on the way from one number to another; `share` runs from 0 to 1.
pub fn between(from: f32, to: f32, share: f32) -> f32 {
    from + (to - from) * share
}

/// How many samples a number of seconds has.
pub fn samples(seconds: f32) -> usize {
    (seconds * RATE as f32).max(0.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sines_and_powers_are_those_of_the_library() {
        for step in -400..400 {
            let at = step as f32 / 97.0;
            assert!((sine(at) - (at * std::f32::consts::TAU).sin()).abs() < 2e-4, "the sine at {at}");
            let exact = at.exp2();
            assert!((power_of_two(at) - exact).abs() < exact * 2e-4, "two to the power of {at}");
        }
        assert!((fallen(0.5, 1.0) - 0.0316).abs() < 0.001, "half of sixty decibels are thirty");
    }
}
