//! How a table finds a combatant's components: one combatant at a time in the world, or those of all combatants
//! gathered in a list first, for a caller with many questions.

use std::ops::Deref;

use bevy_ecs::prelude::{Entity, Query};
use smallvec::SmallVec;

use crate::battle::{BodyReadOnly, BodyRef, CombatantId, Number, Planned};

/// The components of all combatants, in roster order.
pub type Gathered<'t> = SmallVec<[BodyRef<'t>; 12]>;

/// The read-only query that finds combatants in the world.
pub type EverybodyReadOnly = (&'static Number, BodyReadOnly);

/// Where the components of combatants are found.
#[derive(Clone, Copy)]
pub enum Bodies<'t> {
    /// In the world, at the cost of a look-up for each combatant.
    World(Query<'t, 't, EverybodyReadOnly>, &'t Roster),
    /// In a list in roster order.
    Gathered(&'t [BodyRef<'t>]),
}

/// The components of one combatant: a reference into the list of all, or a copy from a look-up. They are large, so a
/// reference is passed wherever there is one.
#[derive(Clone, Copy)]
pub enum CombatantBody<'t> {
    /// In the list of all combatants.
    Laid(&'t BodyRef<'t>),
    /// Looked up for this combatant alone.
    LookedUp(BodyRef<'t>),
}

impl<'t> Deref for CombatantBody<'t> {
    type Target = BodyRef<'t>;

    #[inline]
    fn deref(&self) -> &BodyRef<'t> {
        match self {
            CombatantBody::Laid(body) => body,
            CombatantBody::LookedUp(body) => body,
        }
    }
}

impl<'t> Bodies<'t> {
    pub const fn len(&self) -> usize {
        match self {
            Bodies::World(_, roster) => roster.entities.len(),
            Bodies::Gathered(bodies) => bodies.len(),
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub fn get(&self, who: CombatantId) -> Option<CombatantBody<'t>> {
        match self {
            Bodies::World(query, roster) => look_up(*query, roster, who).map(CombatantBody::LookedUp),
            Bodies::Gathered(bodies) => bodies.get(who.index()).map(CombatantBody::Laid),
        }
    }

    /// Gathers the components of all combatants in roster order. Where the world holds them in that order, which it
    /// nearly always does, this costs little more than a single look-up.
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

    /// Whether a condition holds for any combatant. Only the components that it asks for are read.
    #[inline]
    pub fn any(&self, mut holds: impl FnMut(&BodyRef<'t>) -> bool) -> bool {
        match *self {
            Bodies::World(query, _) => query.iter_inner().any(|(_, body)| holds(&BodyRef::from(body))),
            Bodies::Gathered(bodies) => bodies.iter().any(holds),
        }
    }

    /// The components of all combatants, in roster order. A caller who needs them more than once had better gather
    /// them first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (CombatantId, CombatantBody<'t>)> + use<'t> {
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

/// A combatant's body as it will be after the deeds that they have planned.
#[inline(always)]
pub fn as_planned<'t>(body: BodyRef<'t>) -> BodyRef<'t> {
    match body.intent.and_then(|intent| intent.planned.as_ref()) {
        Some(Planned { place, posture, purse, arms }) => BodyRef { place, posture, purse, arms, ..body },
        None => body,
    }
}

/// The entities of the combatants, in roster order: the only way to go through them.
#[derive(Clone, Debug, Default)]
pub struct Roster {
    pub entities: Vec<Entity>,
}
