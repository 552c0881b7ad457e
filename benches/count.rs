//! Something to count instructions by: does one of the measured things so many times and nothing else after setting
//! up, so that two counts with different numbers of times tell what one time takes. `docs/performance.md` says how.

#[allow(clippy::expect_used, reason = "a bench that cannot be set up is to stop")]
mod work;

fn main() {
    let mut words = std::env::args().skip(1).filter(|word| !word.starts_with('-'));
    let (name, times) = (words.next(), words.next().and_then(|word| word.parse::<u64>().ok()));
    for (known, set_up) in work::ALL {
        if name.as_deref().is_none_or(|name| name == known) {
            let mut work = set_up();
            (0..times.unwrap_or(1)).for_each(|_| work());
        }
    }
}
