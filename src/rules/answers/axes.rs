//! The list of the axes. A rulebook chooses one variant on each axis.

/// Passes the list of the axes to a macro: for each axis its field in rulebook files, its name, and the file of
/// `rules/choices` with the type of its variants.
macro_rules! axes {
    ($make:ident) => {
        $make! {
            /// How skills, manoeuvres, traps and risky deeds are tested.
            check: Check(check::CheckRule),
            /// In which order combatants take their turns.
            initiative: Initiative(initiative::InitiativeRule),
            /// When an order is carried out.
            tempo: Tempo(tempo::TempoRule),
            /// What happens before the first turn.
            opening: Opening(opening::OpeningRule),
            /// What a combatant can do in a turn.
            budget: Budget(budget::BudgetRule),
            /// How far combatants move, and what each kind of ground costs.
            movement: Movement(movement::MovementRule),
            /// What happens when a combatant leaves the reach of an enemy.
            leaving: Leaving(leaving::LeavingRule),
            /// How far weapons reach.
            range: Range(range::RangeRule),
            /// Whether an attack hits.
            attack: Attack(attack::AttackRule),
            /// What an unusually high roll adds to a hit.
            critical: Critical(critical::CriticalRule),
            /// How much damage a hit deals.
            damage: Damage(damage::DamageRule),
            /// What reduces damage before it reaches the body.
            protection: Protection(protection::ProtectionRule),
            /// What a hit does to the body.
            harm: Harm(harm::HarmRule),
            /// What happens to a combatant whose body gives out.
            at_zero: AtZero(harm::ZeroRule),
            /// How a dying combatant may be saved.
            last_chances: LastChances(last_chances::LastChancesRule),
            /// Which lasting injuries a combatant who was saved keeps.
            aftermath: Aftermath(aftermath::AftermathRule),
            /// Whether the morale of combatants may break.
            morale: Morale(morale::MoraleRule),
            /// The effects of light.
            light: Light(light::LightRule),
            /// Whether combatants can hide.
            stealth: Stealth(stealth::StealthRule),
            /// How a combatant leaves the field.
            exit: Exit(exit::ExitRule),
        }
    };
}

pub(in crate::rules) use axes;

/// Makes the enum of the axes, by which stat blocks are looked up.
macro_rules! name_axes {
    ($( $(#[$doc:meta])* $field:ident: $axis:ident($file:ident::$rule:ident) ),* $(,)?) => {
        /// What a rulebook can name stat books for: an axis, or a list of a rulebook that reads stat blocks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Axis { $( $(#[$doc])* $axis, )* Tracks, Manoeuvres }

        impl Axis {
            pub const COUNT: usize = Axis::ALL.len();
            pub const ALL: &'static [Axis] = &[ $( Axis::$axis, )* Axis::Tracks, Axis::Manoeuvres ];

            /// The field of the axis in rulebook files.
            pub const fn field(self) -> &'static str {
                match self {
                    $( Axis::$axis => stringify!($field), )*
                    Axis::Tracks => "tracks",
                    Axis::Manoeuvres => "manoeuvres",
                }
            }
        }
    };
}

axes!(name_axes);
