//! Clauses: the names of the rules that code carries out. A rulebook says which rule of its own each clause stands
//! for; the log, the codex and the cards show that rule. No book is named here.

use super::deeds::with_cited_deeds;

/// Declares the clauses of every axis: the axis, its clauses, and the file that carries each out.
macro_rules! clauses {
    ($( $axis:ident { $( $clause:ident in $file:literal ),* $(,)? } )*) => {
        $(
            #[doc = concat!("The clauses of the axis `", stringify!($axis), "`.")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
            pub enum $axis { $( $clause ),* }

            impl From<$axis> for Clause {
                fn from(clause: $axis) -> Clause { Clause::$axis(clause) }
            }
        )*

        /// A rule that code carries out, named by what it does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum Clause { $( $axis($axis) ),* }

        impl Clause {
            /// Every clause there is, axis by axis.
            pub const ALL: &'static [Clause] = &[ $( $( Clause::$axis($axis::$clause) ),* ),* ];

            /// The name that rulebooks, log and codex use: `Axis::Clause`.
            pub const fn name(self) -> &'static str {
                match self { $( $( Clause::$axis($axis::$clause) => concat!(stringify!($axis), "::", stringify!($clause)), )* )* }
            }

            /// The file whose code carries it out, from the top of the source tree.
            pub const fn file(self) -> &'static str {
                match self { $( $( Clause::$axis($axis::$clause) => concat!("src/", $file), )* )* }
            }
        }
    };
}

// The rules of deeds that a rulebook knows as manoeuvres are named in the register of deeds.
with_cited_deeds! {
    clauses! {
        Check {
            AtLeast in "rules/axes/check.rs",
            Ability in "rules/axes/ability.rs",
            Doubled in "rules/axes/attack/save.rs",
            Save in "rules/axes/save.rs",
            Edge in "rules/questions/circumstances.rs",
            Assured in "engine/roll.rs",
            Aptitudes in "rules/axes/check.rs",
            Difficulty in "rules/axes/difficulty.rs",
            Opposed in "rules/exchange/contest.rs",
        }
        Time { Round in "engine/clock.rs" }
        Initiative {
            FirstSide in "rules/axes/initiative/sides_alternate.rs",
            SidesAlternate in "rules/axes/initiative/sides_alternate.rs",
            Rolled in "rules/axes/initiative/rolled.rs",
            Ties in "rules/axes/initiative/rolled.rs",
            Traits in "rules/axes/initiative/rolled.rs",
            Shared in "rules/axes/initiative/rolled.rs",
            Grouped in "rules/axes/initiative/rolled.rs",
            Apart in "rules/axes/initiative/rolled.rs",
            Save in "rules/axes/initiative/save_to_act.rs",
            Parts in "rules/axes/initiative/save_to_act.rs",
            ByScore in "rules/axes/initiative/by_score.rs",
            Delay in "rules/axes/initiative/by_score.rs",
        }
        Tempo {
            Intents in "engine/intents.rs",
            Declared in "engine/intents.rs",
            Again in "engine/intents.rs",
            Risky in "rules/exchange/risk.rs",
        }
        Opening { Planning in "rules/axes/opening.rs", Ambush in "rules/axes/opening.rs" }
        Budget {
            Concentration in "rules/workings/concentration.rs",
            Refill in "rules/axes/budget/move_and_action.rs",
            Action in "rules/axes/budget/move_and_action.rs",
            SecondMove in "rules/axes/budget/move_and_action.rs",
            Trade in "rules/axes/budget/full_swift_free.rs",
            Deeds in "rules/axes/budget/full_swift_free.rs",
            Weapons in "rules/axes/budget/weapons.rs",
            Engaged in "rules/axes/budget/engaged_or_free.rs",
            Advance in "rules/axes/budget/engaged_or_free.rs",
            Rush in "rules/axes/budget/engaged_or_free.rs",
        }
        Movement {
            Step in "engine/walk.rs",
            Shift in "rules/axes/movement/mod.rs",
            HardGoing in "rules/axes/movement/mod.rs",
            Load in "rules/axes/movement/load.rs",
            StandUp in "rules/deeds/stand.rs",
        }
        Range { Bands in "rules/axes/range.rs" }
        Leaving {
            Provokes in "rules/reactions/opportunity_attack.rs",
            ByTest in "rules/axes/leaving/by_test.rs",
        }
        Attack {
            Defence in "rules/axes/attack/against_defence.rs",
            Aptitudes in "rules/axes/attack/against_defence.rs",
            HitBonus in "rules/axes/attack/against_defence.rs",
            DodgeOrArmour in "rules/axes/attack/dodge_or_armour.rs",
            Untaught in "rules/axes/attack/dodge_or_armour.rs",
            BestFace in "rules/axes/attack/dodge_or_armour.rs",
            Mishap in "rules/axes/attack/dodge_or_armour.rs",
            ArmourClass in "rules/axes/attack/armour_class.rs",
            OwnBonus in "rules/axes/attack/armour_class.rs",
            Save in "rules/axes/attack/save.rs",
            AlwaysLands in "rules/axes/attack/always_lands.rs",
            Proficiency in "rules/axes/attack/by_proficiency.rs",
            Unarmed in "rules/axes/attack/by_proficiency.rs",
        }
        Critical {
            Threshold in "rules/axes/critical.rs",
            Double in "rules/axes/critical.rs",
            Sum in "rules/axes/critical.rs",
        }
        Damage {
            Dice in "rules/axes/damage/dice_per_swing.rs",
            Ability in "rules/axes/damage/dice_and_ability.rs",
            Swings in "rules/axes/damage/dice_per_swing.rs",
            Miss in "rules/axes/damage/dice_per_swing.rs",
            Constant in "rules/axes/damage/constant.rs",
            WeaponDie in "rules/axes/damage/weapon_die.rs",
            TwoWeapons in "rules/axes/damage/weapon_die.rs",
            Highest in "rules/axes/damage/together.rs",
            Blast in "rules/axes/damage/together.rs",
            HowMany in "rules/workings/by_die.rs",
            ByClass in "rules/axes/damage/fixed_by_class.rs",
        }
        Protection {
            Armour in "rules/axes/protection/subtract_armour.rs",
            Reduction in "rules/axes/protection/by_type.rs",
            Overshield in "rules/axes/protection/by_type.rs",
            NewShield in "engine/wounds.rs",
            Swings in "rules/axes/protection/by_type.rs",
            SecondTest in "rules/axes/protection/second_test.rs",
            Wearing in "rules/axes/protection/second_test.rs",
        }
        Harm {
            HitHarms in "rules/exchange/strike/impact.rs",
            InjuryCheck in "rules/axes/harm/injury_check.rs",
            HitPoints in "rules/axes/harm/hit_points.rs",
            Spared in "rules/axes/harm/hit_points.rs",
            Felled in "rules/axes/harm/at_zero.rs",
            Crawls in "rules/axes/harm/at_zero.rs",
            Healing in "engine/wounds.rs",
            Strength in "rules/axes/harm/strength.rs",
            Save in "rules/axes/harm/strength.rs",
            OnCritical in "rules/axes/harm/strength.rs",
            Emptied in "rules/axes/harm/strength.rs",
            Routed in "rules/axes/harm/strength.rs",
        }
        Track {
            Fatigue in "rules/axes/track.rs",
            Stress in "rules/axes/track.rs",
            Risk in "rules/axes/track.rs",
            Senseless in "rules/axes/track.rs",
            Trauma in "rules/axes/track.rs",
        }
        Penalty { Worn in "rules/axes/check.rs" }
        Position {
            Cover in "rules/axes/position.rs",
            Crowded in "rules/axes/position.rs",
            Flanked in "rules/axes/surrounded.rs",
            Pressed in "rules/axes/surrounded.rs",
            TargetHelpless in "rules/axes/position.rs",
            TargetUnseen in "rules/axes/position.rs",
            AttackerHidden in "rules/axes/position.rs",
            AttackerHeld in "rules/axes/position.rs",
            Detachments in "rules/axes/position.rs",
        }
        Reaction { Readied in "rules/axes/reaction/readied.rs", ByAbility in "rules/reactions/ability.rs" }
        Stealth {
            Hide in "rules/axes/stealth/untargetable.rs",
            Enter in "rules/axes/stealth/recorded_roll.rs",
            Spot in "rules/axes/stealth/recorded_roll.rs",
            Attack in "rules/axes/stealth/mod.rs",
            Again in "rules/axes/stealth/recorded_roll.rs",
        }
        Hardship {
            Exhausted in "rules/axes/hardship.rs",
            Corruption in "rules/axes/hardship.rs",
        }
        Exit {
            WalkOff in "rules/deeds/leave.rs",
            Retreat in "rules/axes/exit/whole_turn.rs",
            Struck in "engine/flight.rs",
            ToSafety in "rules/axes/exit/save_to_safety.rs",
        }
        LastChances {
            Stabilise in "rules/axes/last_chances/by_others.rs",
            AfterTheBattle in "engine/settling.rs",
            OwnTest in "rules/axes/last_chances/own_tests.rs",
            Helper in "rules/axes/last_chances/own_tests.rs",
            TooLate in "engine/settling.rs",
        }
        Aftermath {
            InjuryTable in "rules/axes/aftermath.rs",
            LostPart in "rules/axes/aftermath.rs",
        }
        Morale {
            Check in "rules/axes/morale/mod.rs",
            Occasion in "rules/axes/morale/alarms.rs",
            BattleBegins in "rules/axes/morale/alarms.rs",
            Together in "rules/axes/morale/mod.rs",
            Numbers in "rules/axes/morale/mod.rs",
            HitDice in "rules/axes/morale/mod.rs",
            Followers in "rules/axes/morale/mod.rs",
            Flees in "engine/flight.rs",
        }
        Light {
            Levels in "rules/axes/light/mod.rs",
            Darkness in "rules/axes/light/mod.rs",
            Dim in "rules/axes/light/mod.rs",
            Bright in "rules/axes/light/mod.rs",
            Darksight in "rules/axes/light/mod.rs",
            Sources in "engine/flames.rs",
            Spells in "engine/flames.rs",
        }
    }
    Manoeuvre {
        Daring in "rules/deeds/attack.rs",
        Traps in "rules/exchange/trap.rs",
        HandleTraps in "rules/exchange/trap.rs",
    }
}
