//! Times, by the clock: `cargo bench --no-default-features --bench battle`.

#[allow(clippy::expect_used, reason = "a bench that cannot be set up is to stop")]
mod work;

use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench(args = work::ALL.map(|(name, _)| name))]
fn time(bencher: Bencher<'_, '_>, name: &str) {
    let set_up = work::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, set_up)| set_up);
    if let Some(set_up) = set_up {
        let work = std::cell::RefCell::new(set_up());
        bencher.bench_local(|| (work.borrow_mut())());
    }
}
