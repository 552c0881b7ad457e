//! Strains: events that call for the check of a track. A rulebook names the triggers of each of its tracks; this file
//! says which strain sets off which trigger, and what that adds to the threshold.

use serde::{Deserialize, Serialize};

use super::TrackPlan;
use crate::battle::{
    ArmourWeight, BodyState, Change, CombatantId, CreatureId, Dread, Effect, Fate, Modifier, Reason,
    WeaponClass, WeaponId,
};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::track::{TrackRule, Trigger};
use crate::rules::table::Table;

/// An event that may wear a combatant down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Strain {
    /// An ally has died in sight.
    AllyDied,
    /// An ally has gone down in sight.
    AllyDown,
    /// A terrifying kind of creature has come into sight for the first time.
    Terror(CreatureId),
    /// A turn is over in which every action went into fighting and moving.
    AllOutTurn,
    /// The combatant's morale was broken, and they were rallied.
    Rallied,
}

/// What a strain costs through a trigger: what it adds to the threshold, and whether the point is only risked.
#[derive(Clone, Copy, Debug, Default)]
struct TriggerCost {
    adds: Option<Modifier>,
    risked: bool,
}

impl Trigger {
    /// Whether a strain sets this trigger off, for anybody.
    const fn minds(self, strain: Strain) -> bool {
        matches!(
            (self, strain),
            (Trigger::AllyDies | Trigger::AllyFalls, Strain::AllyDied)
                | (Trigger::AllyFalls, Strain::AllyDown)
                | (Trigger::TerrifyingSight, Strain::Terror(_))
                | (Trigger::AllOutTurn(_), Strain::AllOutTurn)
                | (Trigger::Rallied, Strain::Rallied)
        )
    }
}

impl Strain {
    /// The dread of a trauma that comes from this strain.
    const fn dread(self) -> Dread {
        match self {
            Strain::AllyDied => Dread::DeadAlly,
            Strain::Terror(kind) => Dread::Creature(kind),
            Strain::AllyDown | Strain::AllOutTurn | Strain::Rallied => Dread::Defeat,
        }
    }
}

impl Table<'_> {
    /// Whether a strain calls for any check in this rulebook.
    pub fn minds(&self, strain: Strain) -> bool {
        let mut tracks = self.muster.book.tracks.iter();
        tracks.any(|chosen| chosen.take.on.iter().any(|trigger| trigger.minds(strain)))
    }

    /// Whether the first sight of a terrifying creature calls for any check in this rulebook.
    pub fn minds_terror(&self) -> bool {
        self.minds(Strain::Terror(CreatureId(0)))
    }

    /// The checks that a strain forces on a combatant, one for each track that it bears on.
    pub fn strained(&self, who: CombatantId, strain: Strain) -> Vec<TrackPlan> {
        self.plans(who, strain.dread(), |trigger| {
            let is_set_off = trigger.minds(strain);
            is_set_off.then(|| self.toll_of_turn(who, trigger)).flatten()
        })
    }

    /// The points of a combatant on the tracks that count when they are struck, apart from penalties.
    pub fn points_at_stake(&self, body: &BodyState) -> impl Iterator<Item = u8> {
        self.muster.tracks_at_stake.iter().map(|track| body.points(*track))
    }

    /// The checks that a hit by a weapon forces, one for each track that it bears on.
    pub fn fatigue_plans_for_hit(&self, who: CombatantId, weapon: WeaponId) -> Vec<TrackPlan> {
        let block = self.weapon_sheet(weapon).blocks.of(Axis::Tracks);
        let adds = |amount| Some(Modifier { why: Reason::Weapon, amount });
        self.plans(who, Dread::Defeat, |trigger| match trigger {
            Trigger::TiringHit => Some(TriggerCost { adds: adds(block.ftm?), risked: false }),
            Trigger::HeavyHit(rule) => {
                let is_heavy = block.ftm.is_some() || block.class == Some(WeaponClass::HeavyMelee);
                let toll =
                    TriggerCost { adds: adds(block.ftm.unwrap_or(rule.unless_named)), risked: rule.risked };
                is_heavy.then_some(toll)
            }
            _ => None,
        })
    }

    fn plans(
        &self,
        who: CombatantId,
        dread: Dread,
        toll: impl Fn(Trigger) -> Option<TriggerCost>,
    ) -> Vec<TrackPlan> {
        let rules = self.muster.book.tracks.iter().map(|chosen| &chosen.take);
        let plan = |rule: &TrackRule| {
            let toll = rule.on.iter().find_map(|trigger| toll(*trigger))?;
            self.track_plan(rule, who, toll.adds, dread, toll.risked)
        };
        rules.filter_map(plan).collect()
    }

    /// What an all-out turn in armour adds; other triggers add nothing.
    fn toll_of_turn(&self, who: CombatantId, trigger: Trigger) -> Option<TriggerCost> {
        let Trigger::AllOutTurn(rule) = trigger else { return Some(TriggerCost::default()) };
        let amount = match self.worn_block(who, Axis::Tracks)?.weight? {
            ArmourWeight::Light => return None,
            ArmourWeight::Medium => rule.medium,
            ArmourWeight::Heavy => rule.heavy,
        };
        Some(TriggerCost { adds: Some(Modifier { why: Reason::Armour, amount }), risked: rule.risked })
    }

    /// The strain of a turn that is over, if it was an all-out turn.
    pub fn strain_of_turn(&self, who: CombatantId) -> Option<Strain> {
        let spent = self.body(who)?.tiring_actions?.0;
        let all = self.budget().full(self.sheet(who).pace).main;
        (all > 0 && spent >= all).then_some(Strain::AllOutTurn)
    }

    /// The effect that counts actions spent on fighting or moving.
    pub fn tiring_actions(&self, who: CombatantId, actions: u8) -> Option<Effect> {
        let is_kept = self.body(who).is_some_and(|body| body.tiring_actions.is_some());
        (actions > 0 && is_kept).then_some(Change::TiringActions { who, actions }.into())
    }

    /// The combatants who see what has happened to an ally, with the strain that it puts on them.
    pub fn witnesses_of_fall(&self, fallen: CombatantId, fate: Fate) -> Vec<(CombatantId, Strain)> {
        // A combatant who lies unconscious with hit points left has been saved from worse.
        let is_at_zero = |body: &BodyState| body.hit_points.is_some_and(|points| points.now == 0);
        let strain = match fate {
            Fate::Dead => Strain::AllyDied,
            Fate::Down => Strain::AllyDown,
            Fate::Unconscious { turns: None } if self.body(fallen).is_some_and(is_at_zero) => {
                Strain::AllyDown
            }
            _ => return Vec::new(),
        };
        if !self.minds(strain) {
            return Vec::new();
        }
        let mourns =
            |(who, _): &(CombatantId, &BodyState)| self.is_ally(*who, fallen) && self.sees(*who, fallen);
        self.able().filter(mourns).map(|(who, _)| (who, strain)).collect()
    }
}
