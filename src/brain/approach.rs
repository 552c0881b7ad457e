//! Approach: what it counts to come nearer to the enemies or to an objective, and who waits for the others of the side first.

use super::heading::Heading;
use super::scene::Scene;
use super::worth::WorthCache;
use crate::battle::{CombatantId, WeaponKind};
use crate::rules::table::Table;

/// What a step nearer to the goal counts: at the start of the battle, how much more in each round, and at the most.
const EAGERNESS: (i32, i32, i32) = (8, 8, 80);
/// Until which round a combatant waits within a move of the enemies for them to come.
const STAND_OFF: u16 = 4;
/// Until which round nobody goes nearer to the enemies than the foremost of their allies. Whoever meets them alone is beaten alone.
const GATHERING: u16 = 2;
/// How many steps farther off than the foremost of their allies the patient stay.
const BEHIND: u32 = 1;
/// What a step nearer to an objective of the side counts that is at most a move away.
const DUTY: i32 = 45;

/// What a combatant heads for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// An objective of their side.
    Aim,
    /// The enemies.
    Enemies,
    /// An objective of their side, at nearly any price.
    AimHeadlong,
    /// The enemies, at nearly any price.
    EnemiesHeadlong,
    /// Nothing: only the attack and the replies count.
    Nothing,
}

/// How much the goal draws a combatant.
#[derive(Clone, Copy, Debug)]
pub struct Pull {
    /// What each step to the goal counts.
    step: i32,
    /// Within how many steps it does not matter how far the goal is.
    near: u32,
    /// Whether the combatant waits for the enemies and comes together with the others of the side meanwhile, so that whoever comes
    /// meets all of them.
    pub closes_ranks: bool,
}

impl Pull {
    pub fn of(
        table: &Table<'_>,
        (scene, worths): (&Scene, &mut WorthCache),
        goal: Goal,
        heading: &Heading,
    ) -> Pull {
        let (first, by_round, most) = EAGERNESS;
        let eagerness = (first + by_round * i32::from(scene.round)).min(most);
        let gathering = Gathering::of(table, scene);
        let mut is_driven_on_by_fire = || !gathering.shoots_back && scene.is_under_fire(table, worths);
        let step = match goal {
            Goal::Nothing => 0,
            Goal::AimHeadlong | Goal::EnemiesHeadlong => most,
            Goal::Enemies if scene.outlook.is_pressed_for_time(scene) || is_driven_on_by_fire() => most,
            Goal::Aim if is_within_a_move(table, scene, heading) => eagerness.max(DUTY),
            Goal::Aim | Goal::Enemies => eagerness,
        };
        let may_wait = goal == Goal::Enemies && step == eagerness;
        // Within a move of them, the combatant can strike in the next turn from wherever they are. But somebody must come.
        let stands_off = may_wait && scene.round <= STAND_OFF;
        let one_move = if stands_off { table.pace(scene.me).into() } else { 0 };
        let gathers = may_wait && gathering.goes_on;
        let behind = if gathering.is_patient { BEHIND } else { 0 };
        let foremost = if gathers { foremost(scene, heading).map_or(0, |steps| steps + behind) } else { 0 };
        // Those who shoot are better off apart.
        let closes_ranks = gathers && gathering.is_patient && !gathering.shoots_back;
        Pull { step, near: one_move.max(foremost), closes_ranks }
    }

    /// Whether nothing draws the combatant anywhere.
    pub const fn is_nothing(self) -> bool {
        self.step == 0
    }

    /// What a way of so many steps to the goal counts against the place where it begins, or what it counts that there is no way.
    pub fn against(self, steps: Option<u32>) -> i32 {
        // A square from which no way leads to the goal counts as very far.
        let steps = steps.map_or(255, |steps| steps.min(255));
        self.step * i32::try_from(steps.saturating_sub(self.near)).unwrap_or(255)
    }
}

/// Whether the goal is at most a move away.
fn is_within_a_move(table: &Table<'_>, scene: &Scene, heading: &Heading) -> bool {
    heading.steps_from(scene.here.corner()).is_some_and(|steps| steps <= table.pace(scene.me).into())
}

/// Whether at least half of the side have bows, slings or the like.
fn can_shoot_back(table: &Table<'_>, scene: &Scene) -> bool {
    let shoots = |who: &CombatantId| {
        table.weapons(*who).any(|weapon| table.weapon_kind(weapon) == WeaponKind::Propelled)
    };
    let side = || scene.allies.iter().map(|ally| ally.who).chain([scene.me]);
    side().filter(shoots).count() * 2 >= side().count()
}

/// How a combatant waits for the others of their side.
#[derive(Clone, Copy)]
struct Gathering {
    /// Whether they do so in this round.
    goes_on: bool,
    /// Whether they wait for the enemies, too, and not only for each other.
    is_patient: bool,
    /// Whether they are patient and at least half of their side can shoot back. Only then do they wait under fire.
    shoots_back: bool,
}

impl Gathering {
    /// Who has to get somewhere is not left alone on the way, and who wants to get past is met. Where everybody declares beforehand
    /// what they will do, the patient are no better off than others.
    fn of(table: &Table<'_>, scene: &Scene) -> Gathering {
        let lasts_until = |round: u16| scene.outlook.is_plain_fight && scene.round <= round;
        let is_patient = scene.patience > GATHERING
            && lasts_until(scene.patience)
            && !table.muster.book.tempo.take.declares();
        Gathering {
            goes_on: is_patient || lasts_until(GATHERING),
            is_patient,
            shoots_back: is_patient && can_shoot_back(table, scene),
        }
    }
}

/// How many steps the ally has to the goal who is nearest to it; none if there is no ally.
fn foremost(scene: &Scene, heading: &Heading) -> Option<u32> {
    scene.allies.iter().filter_map(|ally| heading.steps_from(ally.squares.corner())).min()
}
