//! How a table finds a combatant's components: one at a time in the world, or all of them laid out side by side for
//! somebody who is going to ask often.

use bevy_ecs::prelude::Query;
use smallvec::SmallVec;

use super::Roster;
use crate::battle::{BodyReadOnly, BodyRef, CombatantId};

/// The components of everybody, in roster order.
pub type Gathered<'t> = SmallVec<[BodyRef<'t>; 12]>;

/// Where the components of combatants are found.
#[derive(Clone, Copy)]
pub enum Bodies<'t> {
    /// In the world, each at the cost of a look-up.
    World(Query<'t, 't, BodyReadOnly>, &'t Roster),
    /// Laid out in roster order.
    Gathered(&'t [BodyRef<'t>]),
}

impl<'t> Bodies<'t> {
    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        match self {
            Bodies::World(_, roster) => roster.entities.len(),
            Bodies::Gathered(bodies) => bodies.len(),
        }
    }

    /// Whether there is nobody.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The components of one.
    #[must_use]
    #[inline]
    pub fn get(&self, who: CombatantId) -> Option<BodyRef<'t>> {
        match self {
            Bodies::World(query, roster) => {
                query.get_inner(*roster.entities.get(who.index())?).ok().map(BodyRef::from)
            }
            Bodies::Gathered(bodies) => bodies.get(who.index()).copied(),
        }
    }

    /// The components of everybody. One walk over all is much cheaper than a look-up for each.
    pub fn iter(&self) -> impl Iterator<Item = (CombatantId, BodyRef<'t>)> + use<'t> {
        let (found, laid_out) = match *self {
            Bodies::World(query, roster) => {
                (Some(query.iter_many_inner(&roster.entities).map(BodyRef::from)), [].as_slice())
            }
            Bodies::Gathered(bodies) => (None, bodies),
        };
        (0..).map(CombatantId::at).zip(found.into_iter().flatten().chain(laid_out.iter().copied()))
    }
}
