//! How a table finds a combatant's components: one at a time in the world, or all of them laid out side by side for
//! somebody who is going to ask often.

use std::ops::Deref;

use bevy_ecs::prelude::{Entity, Query};
use smallvec::SmallVec;

use crate::battle::{BodyReadOnly, BodyRef, CombatantId, Number, Planned};

/// The components of everybody, in roster order.
pub type Gathered<'t> = SmallVec<[BodyRef<'t>; 12]>;

/// How combatants are found in the world, to be read.
pub type EverybodyReadOnly = (&'static Number, BodyReadOnly);

/// Where the components of combatants are found.
#[derive(Clone, Copy)]
pub enum Bodies<'t> {
    /// In the world, each at the cost of a look-up.
    World(Query<'t, 't, EverybodyReadOnly>, &'t Roster),
    /// Laid out in roster order.
    Gathered(&'t [BodyRef<'t>]),
}

/// The components of one combatant: where they are laid out, or as they were looked up. They are too many to be handed
/// about where a reference will do.
#[derive(Clone, Copy)]
pub enum Somebody<'t> {
    /// Laid out among those of everybody.
    Laid(&'t BodyRef<'t>),
    /// Looked up for themselves.
    LookedUp(BodyRef<'t>),
}

impl<'t> Deref for Somebody<'t> {
    type Target = BodyRef<'t>;

    #[inline]
    fn deref(&self) -> &BodyRef<'t> {
        match self {
            Somebody::Laid(body) => body,
            Somebody::LookedUp(body) => body,
        }
    }
}

impl<'t> Bodies<'t> {
    /// How many there are.
    pub const fn len(&self) -> usize {
        match self {
            Bodies::World(_, roster) => roster.entities.len(),
            Bodies::Gathered(bodies) => bodies.len(),
        }
    }

    /// Whether there is nobody.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The components of one.
    #[inline]
    pub fn get(&self, who: CombatantId) -> Option<Somebody<'t>> {
        match self {
            Bodies::World(query, roster) => look_up(*query, roster, who).map(Somebody::LookedUp),
            Bodies::Gathered(bodies) => bodies.get(who.index()).map(Somebody::Laid),
        }
    }

    /// Lays out the components of everybody in roster order. That costs little more than a single look-up where the
    /// world happens to hold them in that order, which it does unless somebody saw to it that it does not.
    #[inline]
    pub fn gather_into(&self, gathered: &mut Gathered<'t>) {
        gathered.clear();
        if let Bodies::World(query, roster) = *self {
            let mut is_in_order = true;
            query.iter_inner().for_each(|(number, body)| {
                is_in_order &= number.0.index() == gathered.len();
                gathered.push(BodyRef::from(body));
            });
            if is_in_order && gathered.len() == roster.entities.len() {
                return;
            }
            gathered.clear();
        }
        gathered.extend(self.iter().map(|(_, body)| *body));
    }

    /// Whether something holds of anybody. Of the many components only those are read that are asked for.
    #[inline]
    pub fn any(&self, mut holds: impl FnMut(&BodyRef<'t>) -> bool) -> bool {
        match *self {
            Bodies::World(query, _) => query.iter_inner().any(|(_, body)| holds(&BodyRef::from(body))),
            Bodies::Gathered(bodies) => bodies.iter().any(holds),
        }
    }

    /// The components of everybody, in roster order. Who walks them more than once had better gather them first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (CombatantId, Somebody<'t>)> + use<'t> {
        let bodies = *self;
        (0..bodies.len()).map(CombatantId::at).filter_map(move |who| Some((who, bodies.get(who)?)))
    }
}

#[inline(never)]
fn look_up<'t>(
    query: Query<'t, 't, EverybodyReadOnly>,
    roster: &Roster,
    who: CombatantId,
) -> Option<BodyRef<'t>> {
    query.get_inner(*roster.entities.get(who.index())?).ok().map(|(_, body)| BodyRef::from(body))
}

/// A body as it would stand by what it is going to do.
#[inline(always)]
pub fn as_planned<'t>(body: BodyRef<'t>) -> BodyRef<'t> {
    match body.intent.and_then(|intent| intent.planned.as_ref()) {
        Some(Planned { place, posture, purse, arms }) => BodyRef { place, posture, purse, arms, ..body },
        None => body,
    }
}

/// The entities of the combatants, in roster order: the only way to walk them.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    /// Each combatant's entity.
    pub entities: Vec<Entity>,
}
