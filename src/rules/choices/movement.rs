//! How far combatants move, and what each kind of ground costs.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Ground, Phrase};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Reader, Reading};
use crate::rules::answers::{Named, Rule, Variant};

/// How far combatants move, and what each kind of ground costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum MovementRule {
    /// By steps of five feet, with a cost for each kind of ground.
    Paced(Paced),
    /// By steps, slowed by what the combatant carries.
    PacedUnderLoad(PacedUnderLoad),
    /// By steps; each move is an action, and so are a quick step and a careful step.
    PacedByActions(PacedByActions),
}

impl Rule for MovementRule {
    fn variant(&self) -> Named<'_> {
        match self {
            MovementRule::Paced(rule) => Named::new("Paced", rule),
            MovementRule::PacedUnderLoad(rule) => Named::new("PacedUnderLoad", rule),
            MovementRule::PacedByActions(rule) => Named::new("PacedByActions", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }

    fn always_reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Movement, "speed")]
    }
}

impl MovementRule {
    /// What each ground costs, and what a prone combatant may do.
    pub const fn paced(&self) -> Paced {
        match self {
            MovementRule::Paced(rule) => rule.paced(rule.pace, rule.several_causes),
            MovementRule::PacedByActions(rule) => rule.paced(None, SeveralCauses::Multiplied),
            MovementRule::PacedUnderLoad(rule) => rule.paced(None, rule.several_causes),
        }
    }
}

impl Paced {
    /// What an open square of this ground costs a combatant who flies or not, and who pays so many times the usual cost; none if it
    /// cannot be entered.
    pub fn price_for(self, ground: Ground, (flies, times): (bool, u32)) -> Option<u32> {
        self.price(ground, flies).map(|steps| self.crawled(steps, times))
    }

    /// The steps for an open square of this ground; none if it cannot be entered.
    pub const fn price(self, ground: Ground, flies: bool) -> Option<u32> {
        match ground {
            _ if ground.is_solid() => None,
            _ if flies => Some(1),
            Ground::Open | Ground::Door => Some(1),
            Ground::Difficult => Some(self.difficult as u32),
            Ground::Rough => Some(self.rough as u32),
            Ground::Water => Some(self.water as u32),
            Ground::Climb => Some(self.climb as u32),
            Ground::Pit | Ground::Wall | Ground::Window => None,
        }
    }

    /// The cost of a square of `steps` steps for a combatant who crawls at `times` the usual cost.
    fn crawled(self, steps: u32, times: u32) -> u32 {
        match self.several_causes {
            SeveralCauses::Multiplied => steps * times,
            SeveralCauses::TheDearestOnce => steps.max(times),
        }
    }
}

/// Makes a struct for moving by steps: first its own leading fields, then the costs of terrain and the rule for prone
/// combatants, which all such structs have, then its own last fields, in the order of files.
macro_rules! by_steps {
    (
        $(#[$doc:meta])*
        $name:ident {
            $($(#[$first_attribute:meta])* $first:ident: $first_type:ty,)*
            ..
            $($(#[$last_attribute:meta])* $last:ident: $last_type:ty,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$first_attribute])* pub $first: $first_type,)*
            /// The steps for a square of difficult terrain.
            pub difficult: u8,
            /// The steps for a square of rough ground.
            pub rough: u8,
            /// The steps for a square of water.
            pub water: u8,
            /// The steps for a square that must be climbed.
            pub climb: u8,
            /// How prone combatants move.
            pub prone: ProneRule,
            $($(#[$last_attribute])* pub $last: $last_type,)*
        }

        impl $name {
            /// The costs of terrain and the rule for prone combatants, as `Paced`.
            pub const fn paced(&self, pace: Option<u16>, several_causes: SeveralCauses) -> Paced {
                let $name { difficult, rough, water, climb, prone, .. } = *self;
                Paced { pace, difficult, rough, water, climb, prone, several_causes }
            }
        }
    };
}

by_steps! {
    /// Movement by steps, with a cost for each kind of terrain.
    Paced {
        /// The feet of one move for all combatants whose stat block says nothing else; none if each kind has its own
        /// speed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pace: Option<u16>,
        ..
        /// The cost of a square that costs more for several reasons.
        #[serde(default)]
        several_causes: SeveralCauses,
    }
}

by_steps! {
    /// Movement in which each move is an action, besides quick and careful steps.
    PacedByActions {
        ..
        /// The feet of a quick step; none if there is no such deed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step_feet: Option<u16>,
        /// The feet of disengaging, which provokes no opportunity attacks; none if there is no such deed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        disengage_feet: Option<u16>,
    }
}

by_steps! {
    /// Movement by steps, slowed by what combatants carry.
    PacedUnderLoad {
        ..
        /// The cost of a square that costs more for several reasons.
        #[serde(default)]
        several_causes: SeveralCauses,
        /// The effects of carrying too much.
        load: LoadRule,
    }
}

impl Variant for Paced {
    fn find_faults(&self, faults: &mut Faults) {
        find_free_ground(faults, [self.difficult, self.rough, self.water, self.climb]);
        if let Some(pace) = self.pace {
            faults.feet("pace", pace);
        }
        self.prone.find_faults(faults);
    }
}

/// The cost of a square that costs more both for its ground and because the combatant crawls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeveralCauses {
    /// Both costs are multiplied.
    #[default]
    Multiplied,
    /// The higher cost counts.
    TheDearestOnce,
}

impl Variant for PacedByActions {
    fn find_faults(&self, faults: &mut Faults) {
        find_free_ground(faults, [self.difficult, self.rough, self.water, self.climb]);
        if let Some(feet) = self.step_feet {
            faults.feet("step_feet", feet);
        }
        if let Some(feet) = self.disengage_feet {
            faults.feet("disengage_feet", feet);
        }
        self.prone.find_faults(faults);
    }
}

/// How a prone combatant moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ProneRule {
    /// They cannot, until they have spent a whole move on standing up.
    StandsWithAMove,
    /// They cannot, nor do anything else, until they have stood up.
    NothingUntilUp,
    /// They crawl, at this many times the usual cost.
    Crawls(u8),
}

impl ProneRule {
    fn find_faults(&self, faults: &mut Faults) {
        match self {
            ProneRule::Crawls(0) => faults.error_in("prone", Phrase::new("ground-for-nothing")),
            ProneRule::Crawls(_) | ProneRule::StandsWithAMove | ProneRule::NothingUntilUp => {}
        }
    }
}

impl Variant for PacedUnderLoad {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.welcomes(Axis::Movement, "load"), by.welcomes(Axis::Movement, "scores").of([self.load.free])]
    }

    fn find_faults(&self, faults: &mut Faults) {
        find_free_ground(faults, [self.difficult, self.rough, self.water, self.climb]);
        self.prone.find_faults(faults);
    }
}

/// The effects of carrying too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoadRule {
    /// The ability whose score is the number of loads without effect.
    pub free: Ability,
    /// The feet that each further load takes off a move.
    pub feet_for_each_more: u16,
    /// The edge of all checks of a combatant who carries too much.
    #[serde(default)]
    pub checks: Edge,
}

/// Reports ground that costs no steps.
fn find_free_ground(faults: &mut Faults, steps: [u8; 4]) {
    if steps.contains(&0) {
        faults.error(Phrase::new("ground-for-nothing"));
    }
}
