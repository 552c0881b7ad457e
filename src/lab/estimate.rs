//! Estimates from a batch: shares and means with the intervals in which the true values lie with 95 % confidence.

use serde::Serialize;

/// How many standard deviations hold 95 % of a normal distribution.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// A lower and an upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval(pub f64, pub f64);

impl Interval {
    /// The 95 % confidence interval for the share of successes (Wilson's score interval).
    pub fn wilson(successes: u64, tries: u64) -> Interval {
        Interval::within(Z, ratio(successes, tries), tries as f64)
    }

    /// The interval that holds the true share within so many standard deviations, where this share was found in so many
    /// tries. Tries that tell about each other count as fewer or more than they are.
    pub(super) fn within(z: f64, share: f64, tries: f64) -> Interval {
        if tries == 0.0 {
            return Interval(0.0, 1.0);
        }
        let middle = share + z * z / (2.0 * tries);
        let spread = z * (share * (1.0 - share) / tries + z * z / (4.0 * tries * tries)).sqrt();
        let scale = 1.0 + z * z / tries;
        // At 0 % and 100 % the bound is exactly that; the formula would give it with a rounding error.
        let low = if share == 0.0 { 0.0 } else { (middle - spread) / scale };
        let high = if share == 1.0 { 1.0 } else { (middle + spread) / scale };
        Interval(low, high)
    }

    /// Half of its width.
    pub fn half_width(self) -> f64 {
        (self.1 - self.0) / 2.0
    }
}

/// A share of the battles of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub battles: u64,
    pub rate: f64,
    pub ci95: Interval,
}

impl Share {
    pub(super) fn of(part: u64, whole: u64) -> Share {
        Share { battles: part, rate: ratio(part, whole), ci95: Interval::wilson(part, whole) }
    }
}

/// A mean over the battles of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    pub mean: f64,
    pub ci95: Interval,
}

/// The sum of whole numbers and of their squares: enough for the mean and its interval, whatever the order of adding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    pub count: u64,
    sum: i64,
    squares: u64,
}

impl Moments {
    pub fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += value.unsigned_abs() * value.unsigned_abs();
    }

    pub fn and(&mut self, other: &Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean, and the interval that follows from the variance of the values.
    pub fn mean(&self) -> Mean {
        if self.count == 0 {
            return Mean { mean: 0.0, ci95: Interval(0.0, 0.0) };
        }
        let n = self.count as f64;
        let mean = self.sum as f64 / n;
        let sum = u128::from(self.sum.unsigned_abs());
        // n times the sum of squares is never less than the square of the sum.
        let spread = (u128::from(self.count) * u128::from(self.squares)).saturating_sub(sum * sum);
        let variance = if self.count > 1 { spread as f64 / (n * (n - 1.0)) } else { 0.0 };
        let half = Z * (variance / n).sqrt();
        Mean { mean, ci95: Interval(mean - half, mean + half) }
    }

    /// The sums over values that are known by how often each occurs.
    pub fn of_counts(counts: &[u64]) -> Moments {
        let sum = |weigh: &dyn Fn(u64) -> u64| -> u64 {
            counts.iter().zip(0..).map(|(count, value)| count * weigh(value)).sum()
        };
        let squares = sum(&|value| value * value);
        Moments { count: counts.iter().sum(), sum: sum(&|value| value).cast_signed(), squares }
    }

    /// The mean of values that were counted in so many parts.
    pub fn mean_in(&self, parts: f64) -> Mean {
        let Mean { mean, ci95: Interval(low, high) } = self.mean();
        Mean { mean: mean / parts, ci95: Interval(low / parts, high / parts) }
    }
}

pub(super) fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_bounds_solve_the_equation_that_defines_them() {
        // At a bound b the score test only just rejects: (p - b)^2 = z^2 b (1 - b) / n.
        let z2 = 1.959_963_984_540_054_f64 * 1.959_963_984_540_054;
        for (successes, tries) in [(1, 10), (5, 10), (80, 100), (399, 400)] {
            let Interval(low, high) = Interval::wilson(successes, tries);
            let (p, n) = (successes as f64 / tries as f64, tries as f64);
            for bound in [low, high] {
                assert!(((p - bound) * (p - bound) - z2 * bound * (1.0 - bound) / n).abs() < 1e-12);
            }
            assert!(low < p && p < high);
        }
        assert_eq!(Interval::wilson(0, 0), Interval(0.0, 1.0));
        assert_eq!(Interval::wilson(0, 50).0, 0.0);
    }

    #[test]
    fn the_mean_and_its_interval_are_those_of_the_list() {
        let values = [3_i64, -1, 4, 1, -5, 9, 2, 6];
        let mut moments = Moments::default();
        let mut halves = [Moments::default(), Moments::default()];
        for (place, value) in values.iter().enumerate() {
            moments.add(*value);
            halves[place % 2].add(*value);
        }
        let [mut one, other] = halves;
        one.and(&other);
        assert_eq!(one, moments);
        let counted = Moments::of_counts(&[1, 0, 2]);
        let mut listed = Moments::default();
        [0, 2, 2].into_iter().for_each(|value| listed.add(value));
        assert_eq!(counted, listed);
        let n = values.len() as f64;
        let mean = values.iter().sum::<i64>() as f64 / n;
        let variance =
            values.iter().map(|value| (*value as f64 - mean) * (*value as f64 - mean)).sum::<f64>()
                / (n - 1.0);
        let Mean { mean: found, ci95: Interval(low, high) } = moments.mean();
        assert!((found - mean).abs() < 1e-12);
        // The bounds lie as far from the mean as 1.96 standard errors.
        for bound in [low, high] {
            let standard_errors = (bound - mean) * (bound - mean) / (variance / n);
            assert!((standard_errors - Z * Z).abs() < 1e-9, "{standard_errors}");
        }
        let alone = Moments { count: 1, sum: 7, squares: 49 }.mean();
        assert_eq!((alone.mean, alone.ci95), (7.0, Interval(7.0, 7.0)));
    }
}
