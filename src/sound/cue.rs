//! Every sound that can be asked for by name.

/// Makes the enum of cues and the list of all of them.
macro_rules! cues {
    ($($(#[$doc:meta])* $case:ident),* $(,)?) => {
        /// A sound of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Cue {
            $($(#[$doc])* $case,)*
        }

        impl Cue {
            /// Every cue.
            pub const ALL: &'static [Cue] = &[$(Cue::$case),*];

            /// The name of a cue, for tests and tools.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Cue::$case => stringify!($case),)*
                }
            }
        }
    };
}

cues! {
    /// A step on grass or earth.
    StepGrass,
    /// A step on stone.
    StepStone,
    /// A step on boards.
    StepBoards,
    /// A step in shallow water.
    StepWater,
    /// A step in mud.
    StepMud,
    /// A step in snow.
    StepSnow,
    /// A step in sand.
    StepSand,
    /// A light blade leaves its sheath.
    DrawLightBlade,
    /// A heavy blade leaves its sheath.
    DrawHeavyBlade,
    /// A weapon of wood, or anything else, is taken in hand.
    DrawWood,
    /// A light blade cuts through the air.
    SwingLightBlade,
    /// A heavy blade cuts through the air.
    SwingHeavyBlade,
    /// A blunt or long weapon is swung.
    SwingBlunt,
    /// Fists, claws or teeth dart forward.
    SwingBare,
    /// An arrow leaves a bow.
    LooseBow,
    /// A bolt leaves a crossbow.
    LooseCrossbow,
    /// A stone leaves a sling.
    LooseSling,
    /// Something is thrown.
    Throw,
    /// A blade strikes home.
    StrikeBlade,
    /// A blunt weapon strikes home.
    StrikeBlunt,
    /// Fists, claws or teeth strike home.
    StrikeBare,
    /// An arrow, a bolt or anything thrown strikes home.
    StrikeShot,
    /// A shot strikes wood or ground.
    ShotLands,
    /// A blow goes past its target.
    Miss,
    /// Wood wards off a blow.
    ParryWood,
    /// Metal wards off a blow.
    ParryMetal,
    /// What protected a combatant breaks.
    ShieldBreaks,
    /// A blow does some harm.
    HitLight,
    /// A blow does much harm.
    HitHeavy,
    /// A blow could not have been better.
    HitCritical,
    /// A spell of sparks.
    SpellSpark,
    /// A spell of fire.
    SpellFire,
    /// A spell or a hand that heals.
    SpellHealing,
    /// A spell of light.
    SpellLight,
    /// A spell of wind, or another without a nature of its own.
    SpellBreath,
    /// Somebody falls over.
    Fall,
    /// Somebody dies.
    Death,
    /// Nerve breaks.
    Fear,
    /// Nerve returns.
    Rally,
    /// A door opens.
    DoorOpens,
    /// A door closes.
    DoorCloses,
    /// A flame is lit.
    TorchKindled,
    /// A flame goes out.
    TorchOut,
    /// A light falls to the ground.
    TorchDropped,
    /// A weapon falls to the ground.
    Clatter,
    /// Leather and cloth: armour, a bandage, something taken up.
    Leather,
    /// A trap snaps shut.
    TrapSnaps,
    /// Dice are thrown on the table.
    Dice,
    /// A page is turned.
    Page,
    /// A finger taps paper.
    Tap,
    /// A quiet knock: it is your turn.
    Turn,
    /// The battle is won.
    Victory,
    /// The battle is lost.
    Defeat,
}

impl Cue {
    /// How many different sounds there are of a cue. What is heard again and again has several.
    pub const fn variants(self) -> u8 {
        match self {
            Cue::StepGrass | Cue::StepStone | Cue::StepBoards => 6,
            Cue::StepWater | Cue::StepMud | Cue::StepSnow | Cue::StepSand => 5,
            Cue::Dice => 5,
            Cue::SwingLightBlade
            | Cue::SwingHeavyBlade
            | Cue::SwingBlunt
            | Cue::SwingBare
            | Cue::LooseBow
            | Cue::LooseCrossbow
            | Cue::LooseSling
            | Cue::Throw
            | Cue::StrikeBlade
            | Cue::StrikeBlunt
            | Cue::StrikeBare
            | Cue::StrikeShot
            | Cue::ShotLands
            | Cue::Miss
            | Cue::ParryWood
            | Cue::ParryMetal
            | Cue::HitLight
            | Cue::HitHeavy
            | Cue::Page
            | Cue::Tap => 3,
            Cue::Fall | Cue::Leather | Cue::Clatter | Cue::SpellSpark | Cue::SpellFire => 2,
            _ => 1,
        }
    }

    /// How many of a cue may be heard at once.
    pub const fn at_once(self) -> usize {
        match self {
            Cue::Dice | Cue::Page | Cue::Tap | Cue::Turn | Cue::Victory | Cue::Defeat => 1,
            Cue::Fear | Cue::Rally | Cue::DoorOpens | Cue::DoorCloses => 1,
            _ => 3,
        }
    }

    /// Whether this is a sound of the table instead of the battle: it is heard from the middle.
    pub const fn is_of_the_table(self) -> bool {
        matches!(self, Cue::Dice | Cue::Page | Cue::Tap | Cue::Turn | Cue::Victory | Cue::Defeat)
    }

    /// The footsteps.
    pub const STEPS: [Cue; 7] = [
        Cue::StepGrass,
        Cue::StepStone,
        Cue::StepBoards,
        Cue::StepWater,
        Cue::StepMud,
        Cue::StepSnow,
        Cue::StepSand,
    ];
}
