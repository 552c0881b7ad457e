//! Watching a battle again: the moments that a replay can go to, and the clock that goes on from one to the next.

use bevy::prelude::*;

use super::motion::Motion;
use super::pace::Pace;
use super::playback::Playback;
use super::settings::Settings;
use super::stage::{FrameStep, Stage};
use super::wish::{Stride, Way};
use crate::battle::{Fact, Happening, SideId};

/// The moments of a replay. A moment is what was before the first deed, or after one of the deeds.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Reel {
    /// For each moment the number of orders before it.
    orders: Vec<usize>,
    /// The moments with which a turn begins.
    turns: Vec<usize>,
    /// The rounds, and the moments with which they begin.
    pub rounds: Vec<(u16, usize)>,
    /// The moments at which somebody has just fallen, and the side that lost them.
    pub falls: Vec<(usize, SideId)>,
    /// Whether the replay goes on by itself.
    pub is_playing: bool,
    /// Seconds until it goes on.
    rest: f32,
}

/// Seconds between two deeds at the normal pace.
const PAUSE: f32 = 0.3;

/// Adds the clock.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reel>()
        .add_systems(Update, go_on.in_set(FrameStep::Decide).run_if(resource_exists::<Stage>));
}

impl Reel {
    /// The moments of a battle, given its decisions (orders and facts before each) and all its facts. `side_of` says which
    /// side the combatant of a fact belongs to.
    pub fn of(
        decisions: &[(usize, usize)],
        facts: &[Fact],
        side_of: impl Fn(&Happening) -> Option<SideId>,
    ) -> Reel {
        let mut reel =
            Reel { orders: decisions.iter().map(|(orders, _)| *orders).collect(), ..Reel::default() };
        let mut before = 0;
        for (moment, (_, told)) in decisions.iter().enumerate() {
            let mut begins_turn = moment == 0;
            for fact in facts.get(before..*told).unwrap_or_default() {
                match &fact.what {
                    Happening::RoundBegins { round, .. } => {
                        reel.rounds.push((*round, moment));
                        begins_turn = true;
                    }
                    Happening::TurnBegins { .. } | Happening::SideGoes { .. } => begins_turn = true,
                    Happening::Fate { fate, .. } if fate.is_felled() => {
                        reel.falls.extend(side_of(&fact.what).map(|side| (moment, side)));
                    }
                    _ => {}
                }
            }
            if begins_turn {
                reel.turns.push(moment);
            }
            before = *told;
        }
        reel
    }

    /// The number of the last moment.
    pub fn last(&self) -> usize {
        self.orders.len().saturating_sub(1)
    }

    /// The number of orders before a moment.
    pub fn orders(&self, moment: usize) -> usize {
        self.orders.get(moment).or(self.orders.last()).copied().unwrap_or(0)
    }

    /// The moment at which this many orders have been carried out.
    pub fn moment(&self, orders: usize) -> usize {
        self.orders.partition_point(|known| *known < orders).min(self.last())
    }

    /// The moment that one stride leads to.
    pub fn after(&self, moment: usize, stride: Stride, way: Way) -> usize {
        let (first, last) = (0, self.last());
        let among = |moments: Vec<usize>| match way {
            Way::On => moments.into_iter().find(|known| *known > moment).unwrap_or(last),
            Way::Back => moments.into_iter().rfind(|known| *known < moment).unwrap_or(first),
        };
        match (stride, way) {
            (Stride::Deed, Way::On) => (moment + 1).min(last),
            (Stride::Deed, Way::Back) => moment.saturating_sub(1),
            (Stride::Whole, Way::On) => last,
            (Stride::Whole, Way::Back) => first,
            (Stride::Turn, _) => among(self.turns.clone()),
            (Stride::Round, _) => among(self.rounds.iter().map(|(_, moment)| *moment).collect()),
        }
    }

    /// Waits again before it goes on.
    pub fn stop_for_a_while(&mut self) {
        self.rest = PAUSE;
    }
}

/// Goes on with the replay by itself, once everything has been shown.
fn go_on(
    time: Res<Time>,
    settings: Res<Settings>,
    playback: Res<Playback>,
    mut stage: ResMut<Stage>,
    mut reel: ResMut<Reel>,
    mut motion: ResMut<Motion>,
) {
    if !reel.is_playing || !stage.is_replay() {
        return;
    }
    motion.go_on();
    if !stage.is_settled() || playback.is_busy() {
        return;
    }
    let pause = time.delta_secs() * haste(settings.pace);
    if reel.rest > pause {
        reel.rest -= pause;
        return;
    }
    let now = reel.moment(stage.session.reviewed_at());
    if now >= reel.last() {
        reel.is_playing = false;
        return;
    }
    reel.stop_for_a_while();
    let next = reel.orders(now + 1);
    stage.watch_on_to(next);
}

/// How many times shorter the pauses are than at the normal pace.
const fn haste(pace: Pace) -> f32 {
    match pace {
        Pace::Normal => 1.0,
        Pace::Double => 2.0,
        Pace::Fourfold => 4.0,
        Pace::Instant => f32::INFINITY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{CombatantId, Fate, SideSet};

    fn fact(what: Happening) -> Fact {
        Fact { what, clause: None, seen_by: SideSet::ALL }
    }

    /// Two rounds: in the first two turns of two deeds each, in the second a turn of one deed that fells somebody.
    fn reel() -> Reel {
        let begins = |who| fact(Happening::TurnBegins { who: CombatantId(who) });
        let round = |round| fact(Happening::RoundBegins { round, seconds: 0 });
        let walks = || fact(Happening::Moved { who: CombatantId(0), path: Vec::new() });
        let falls = fact(Happening::Fate { who: CombatantId(1), fate: Fate::Dead });
        let facts = [round(1), begins(0), walks(), walks(), begins(1), walks(), round(2), begins(0), falls];
        let decisions = [(0, 2), (1, 3), (2, 5), (3, 6), (4, 8), (5, 9)];
        Reel::of(&decisions, &facts, |what| what.who().map(|who| SideId(u8::from(who.0 > 0))))
    }

    #[test]
    fn strides_go_by_deeds_turns_and_rounds_and_stop_at_the_ends() {
        let reel = reel();
        assert_eq!(reel.rounds, [(1, 0), (2, 4)]);
        assert_eq!(reel.falls, [(5, SideId(1))]);
        let on = |stride| (0..=5).map(|moment| reel.after(moment, stride, Way::On)).collect::<Vec<_>>();
        let back = |stride| (0..=5).map(|moment| reel.after(moment, stride, Way::Back)).collect::<Vec<_>>();
        assert_eq!(on(Stride::Deed), [1, 2, 3, 4, 5, 5]);
        assert_eq!(back(Stride::Deed), [0, 0, 1, 2, 3, 4]);
        assert_eq!(on(Stride::Turn), [2, 2, 4, 4, 5, 5]);
        assert_eq!(back(Stride::Turn), [0, 0, 0, 2, 2, 4]);
        assert_eq!(on(Stride::Round), [4, 4, 4, 4, 5, 5]);
        assert_eq!(back(Stride::Round), [0, 0, 0, 0, 0, 4]);
        assert_eq!((on(Stride::Whole)[2], back(Stride::Whole)[2]), (5, 0));
    }

    #[test]
    fn a_moment_is_found_by_its_orders() {
        let reel = reel();
        for moment in 0..=reel.last() {
            assert_eq!(reel.moment(reel.orders(moment)), moment);
        }
        assert_eq!(Reel::default().last(), 0);
    }
}
