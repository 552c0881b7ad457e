//! Temporary.
fn main() {
    use affray::data::*;
    let name = std::env::args().nth(1).unwrap();
    let catalogue = catalogue::Catalogue::bundled();
    let source = catalogue.source(catalogue::Kind::Scenario, &name).unwrap().clone();
    let scenario = resolve::load_scenario(&catalogue, &name, &source).shared().sound().unwrap();
    let book = rulebooks::load_rulebook(&catalogue, "llcf").shared().sound().unwrap();
    let muster = rulebooks::muster(&scenario, &book, None).unwrap();
    let session = affray::engine::Session::new(&muster, 1);
    affray::app::play_temp(affray::view::stage::Stage::new(session));
}
