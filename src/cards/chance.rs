//! Chances as cards write them: `7/36`, `2/3 * 1/2 + 1/6`, `0.194` or `19.4%`. Fractions are meant exactly; a decimal or a
//! percentage is meant to the digits given.

/// A chance that a card claims.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Claimed {
    value: f64,
    /// By how much the true chance may differ.
    slack: f64,
}

/// The rounding error that sums of `f64` may have.
const ROUNDING: f64 = 1e-9;

impl Claimed {
    /// Reads a chance.
    pub fn parse(text: &str) -> Option<Claimed> {
        let mut sum = Claimed { value: 0.0, slack: 0.0 };
        for term in text.split('+') {
            let mut product = Claimed { value: 1.0, slack: 0.0 };
            for factor in term.split('*') {
                let factor = Claimed::number(factor.trim())?;
                product = Claimed {
                    value: product.value * factor.value,
                    slack: product.slack * factor.value + factor.slack * product.value,
                };
            }
            sum = Claimed { value: sum.value + product.value, slack: sum.slack + product.slack };
        }
        Some(sum)
    }

    fn number(text: &str) -> Option<Claimed> {
        if let Some((above, below)) = text.split_once('/') {
            let (above, below): (u32, u32) = (above.trim().parse().ok()?, below.trim().parse().ok()?);
            let value = if below > 0 { f64::from(above) / f64::from(below) } else { return None };
            return Some(Claimed { value, slack: 0.0 });
        }
        let (digits, whole) = match text.strip_suffix('%') {
            Some(digits) => (digits.trim(), 100.0),
            None => (text, 1.0),
        };
        let is_plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let value: f64 = if is_plain { digits.parse().ok()? } else { return None };
        let places = digits.split_once('.').map(|(_, places)| places.len());
        // A bare 0, 1 or 100% is meant exactly; of other numbers the last digit may be rounded.
        let last_digit = match places {
            None if value == 0.0 || value == whole => 0.0,
            None => 1.0,
            Some(places) => (0..places).fold(1.0, |digit, _| digit / 10.0),
        };
        Some(Claimed { value: value / whole, slack: last_digit / 2.0 / whole })
    }

    /// Whether a chance is the claimed one.
    pub fn fits(self, chance: f64) -> bool {
        (chance - self.value).abs() <= self.slack + ROUNDING
    }
}

/// A chance as a card would write it: as a fraction where a simple one is exact, else to six digits.
pub fn write_chance(chance: f64) -> String {
    if chance.abs() < ROUNDING {
        return "0".to_owned();
    }
    // Chances of dice have denominators made of the number of sides.
    let exact = [2u32, 3, 4, 6, 9, 12, 18, 36, 54, 72, 108, 216, 648, 1296, 7776, 46656]
        .into_iter()
        .find_map(|below| {
            let above = chance * f64::from(below);
            let is_whole = (above - above.round()).abs() < ROUNDING * f64::from(below);
            if is_whole { Some(format!("{}/{below}", above.round())) } else { None }
        });
    match exact {
        Some(_) if (chance - 1.0).abs() < ROUNDING => "1".to_owned(),
        Some(fraction) => fraction,
        None => format!("{chance:.6}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_is_exact_and_a_decimal_is_as_exact_as_its_digits() {
        let fits = |text: &str, chance: f64| Claimed::parse(text).unwrap().fits(chance);
        assert!(fits("7/36", 7.0 / 36.0) && !fits("7/36", 0.1945));
        assert!(fits("0.194", 7.0 / 36.0) && !fits("0.194", 0.1951));
        assert!(fits("19.4%", 7.0 / 36.0) && fits("19%", 7.0 / 36.0) && !fits("18%", 7.0 / 36.0));
        assert!(fits("1", 1.0) && !fits("1", 0.9) && fits("0", 0.0) && !fits("0", 0.1) && fits("100%", 1.0));
        assert!(fits("2/3 * 1/2 + 1/6", 0.5) && fits("5/6*5/6", 25.0 / 36.0));
    }

    #[test]
    fn what_is_no_number_is_no_chance() {
        for text in ["", "x", "1/0", "1/", "-1", "1//2", "%", "NaN", "inf", "1e3", "1 +"] {
            assert_eq!(Claimed::parse(text), None, "{text}");
        }
    }

    #[test]
    fn chances_are_written_as_they_would_be_claimed() {
        for (chance, text) in
            [(0.0, "0"), (1.0, "1"), (0.5, "1/2"), (7.0 / 36.0, "7/36"), (25.0 / 216.0, "25/216")]
        {
            assert_eq!(write_chance(chance), text);
        }
        assert_eq!(write_chance(0.123_456_78), "0.123457");
    }
}
