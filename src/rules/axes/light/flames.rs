//! Sources of light (`Light::Sources`): how much light they give, who carries them, and which lie about burning.

use crate::battle::{
    Board, BodyState, CombatantId, Fire, Flame, Lamps, LightRange, PlacedLight, PlacedShine, Refusal,
    Tending, WeaponId,
};
use crate::grid::{Footprint, Pos};
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::light::SourceRule;
use crate::rules::table::Table;

impl SourceRule {
    /// A piece of the source that has not been lit yet.
    pub fn piece(&self, item: WeaponId, round_seconds: u16) -> Flame {
        let rounds = |minutes: u16| {
            let rounds = u32::from(minutes) * 60 / u32::from(round_seconds.max(1));
            u16::try_from(rounds).unwrap_or(u16::MAX)
        };
        let shine = LightRange { level: self.level, feet: self.feet, lit_within: self.lit_within };
        Flame { item: Some(item), spell: None, shine, fire: Fire::Out { rounds: self.minutes.map(rounds) } }
    }
}

impl Rulebook {
    /// A new piece of an item, where it gives light in this book.
    pub fn piece_of_light(&self, name: &str, item: WeaponId) -> Option<Flame> {
        let source = self.light.take.sources().iter().find(|source| source.name == name)?;
        Some(source.piece(item, self.time.take.round_seconds))
    }
}

impl Muster {
    /// The lights that lie or stand on the field at the start.
    pub fn placed_flames(&self) -> Vec<(Pos, Flame)> {
        if !self.book.has_light() {
            return Vec::new();
        }
        let flame = |light: &PlacedLight| {
            let new = match light.given {
                PlacedShine::Item(item) => self.weapon_sheets[self.scenario.weapons.len() + item].flame?,
                PlacedShine::Fixed(shine) => {
                    Flame { item: None, spell: None, shine, fire: Fire::Out { rounds: None } }
                }
            };
            Some((light.at, new.as_found(light.lit, light.rounds)))
        };
        self.scenario.lights.iter().filter_map(flame).collect()
    }
}

impl<'t> Table<'t> {
    /// Whether a combatant carries a burning light, which moves with them.
    pub fn carries_light(&self, who: CombatantId) -> bool {
        let lamps = self.body(who).and_then(|body| body.lamps.as_ref());
        lamps.is_some_and(|lamps| lamps.0.iter().any(Flame::burns))
    }

    /// The light sources that a combatant carries, or could pick up from where they stand.
    pub fn lights_at_hand(&self, who: CombatantId) -> Vec<WeaponId> {
        let carried =
            self.body(who).and_then(|body| body.lamps.as_ref()).into_iter().flat_map(|lamps| &lamps.0);
        let lying = self.flames_within_reach(who).map(|(_, item)| item);
        let mut items: Vec<WeaponId> = carried.filter_map(|flame| flame.item).chain(lying).collect();
        items.sort_unstable();
        items.dedup();
        items
    }

    /// Where a combatant could pick up a light source.
    pub fn flame_within_reach(&self, who: CombatantId, item: WeaponId) -> Option<Pos> {
        self.flames_within_reach(who).find(|(_, lying)| *lying == item).map(|(at, _)| at)
    }

    fn flames_within_reach(&self, who: CombatantId) -> impl Iterator<Item = (Pos, WeaponId)> + 't {
        let here = self.footprint(who);
        let is_within = move |at: Pos| {
            here.is_some_and(|here| here.contains(at) || here.is_adjacent(Footprint::new(at, 1)))
        };
        let lying = self.board.state.flames.iter().filter(move |(at, _)| is_within(*at));
        lying.filter_map(|(at, flame)| Some((*at, flame.item?)))
    }

    /// Whether a combatant may light, douse or drop a light that they carry, or drop a thing.
    ///
    /// # Errors
    /// The reason why not.
    pub fn permit_tending(&self, who: CombatantId, item: WeaponId, how: Tending) -> Result<(), Refusal> {
        if how == Tending::Drop && self.carries_thing(who, item) {
            return Ok(());
        }
        self.lighting().ok_or(Refusal::NotInThisBook)?;
        let lamps = self.body(who).and_then(|body| body.lamps.as_ref()).ok_or(Refusal::NotInThisBook)?;
        if !lamps.has(item, |_| true) {
            return Err(Refusal::NoSuchWeapon { weapon: item });
        }
        match how {
            Tending::Light if lamps.has(item, Flame::can_be_lit) => Ok(()),
            Tending::Light if lamps.has(item, Flame::burns) => Err(Refusal::BurnsAlready { item }),
            Tending::Light => Err(Refusal::UsedUp { what: item }),
            Tending::Douse if !lamps.has(item, Flame::burns) => Err(Refusal::NotBurning { item }),
            Tending::Douse | Tending::Drop => Ok(()),
        }
    }

    /// Every lamp that burns on the field.
    pub fn lamps(&self) -> Lamps {
        lamps_of(self.board, carried_lights(self.muster, self.bodies.iter()))
    }
}

/// The lights that combatants on the field carry, with the squares of whoever carries them.
pub fn carried_lights<'t>(
    muster: &Muster,
    bodies: impl Iterator<Item = (CombatantId, &'t BodyState)>,
) -> impl Iterator<Item = (CombatantId, Footprint, &'t [Flame])> {
    bodies.filter(|(_, body)| body.fate.is_on_map()).filter_map(|(who, body)| {
        let lights = &body.lamps.as_ref()?.0;
        Some((who, Footprint::new(body.place.0, muster.sheet(who).size), &lights[..]))
    })
}

/// Every lamp that burns on the field: those on the ground and those that combatants carry.
pub fn lamps_of<'t>(
    board: &Board,
    carried: impl Iterator<Item = (CombatantId, Footprint, &'t [Flame])>,
) -> Lamps {
    let mut lamps = Lamps::new();
    for (at, flame) in board.state.flames.iter().filter(|(_, flame)| flame.burns()) {
        lamps.extend(flame.shine.lamps(Footprint::new(*at, 1)).map(|lamp| (None, lamp)));
    }
    for (who, squares, lights) in carried {
        for flame in lights.iter().filter(|flame| flame.burns()) {
            lamps.extend(flame.shine.lamps(squares).map(|lamp| (Some(who), lamp)));
        }
    }
    lamps
}
