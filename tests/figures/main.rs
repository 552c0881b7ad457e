//! The figures of the game: what can be told apart, by whom and at which size, and the sheet of all of them in
//! `docs/images`. `UPDATE=1 cargo test --test figures` draws the sheet anew.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]
#![cfg(feature = "play")]

mod colours;
mod shapes;
mod sheet;

use affray::battle::{Creature, SideId, Weapon, WeaponLook};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::reader::read;
use affray::view::paint::figures::{BaseLook, FigureLook, Finish, Pose};

/// The figure of every bundled creature, with its first weapon in hand.
fn figures() -> Vec<(String, FigureLook)> {
    let catalogue = Catalogue::bundled();
    let figure = |id: &str| {
        let creature = read::<Creature>(catalogue.source(Kind::Creature, id).unwrap()).value.unwrap();
        let in_hand = creature.weapons.first().map_or(WeaponLook::Natural, |weapon| {
            read::<Weapon>(catalogue.source(Kind::Weapon, weapon).unwrap()).value.unwrap().seen()
        });
        (id.to_owned(), FigureLook::new(&creature.token, in_hand))
    };
    catalogue.names(Kind::Creature).map(figure).collect()
}

/// The base of an unhurt combatant of a side.
fn base(side: u8) -> BaseLook {
    BaseLook { side: SideId(side), hero: false, pose: Pose::Standing, finish: Finish::Painted }
}
