//! The hand: gives orders, takes tools and points at squares, as wishes ask for it.

use crate::battle::deeds::{self, End};
use crate::battle::{CombatantId, Deed, Order, Share};
use crate::engine::Awaiting;
use crate::grid::Pos;
use crate::tell::say;
use crate::view::focus::{Choices, Focus, FollowUp, aim, next_target};
use crate::view::hud::Question;
use crate::view::playback::Playback;
use crate::view::settings::Confirmations;
use crate::view::stage::Stage;
use crate::view::tools::Tool;
use crate::view::voice::Voice;
use crate::view::wish::Wish;

/// Everything that a wish may change or need.
pub struct Hand<'h> {
    pub stage: &'h mut Stage,
    pub focus: &'h mut Focus,
    pub choices: &'h Choices,
    pub playback: &'h mut Playback,
    pub voice: &'h Voice,
    /// What the player is asked about.
    pub asks: Confirmations,
    /// The question that has come up.
    pub question: Option<Question>,
}

pub fn is_over(stage: &Stage) -> bool {
    matches!(stage.battle().awaiting(), Some(Awaiting::Over(_)))
}

impl Hand<'_> {
    pub fn grant(&mut self, wish: &Wish) {
        match wish {
            Wish::Point(at) => self.point(*at),
            Wish::PointNext => self.point_next(),
            Wish::Nudge(cols, rows) => self.nudge(*cols, *rows),
            Wish::Click(at) => self.click(*at),
            Wish::Deed => {
                if let Some(at) = self.focus.pointed {
                    self.click(at);
                }
            }
            Wish::GoBy(at) => self.go_by(*at),
            Wish::Share(at) => self.share(*at),
            Wish::Give(order) => self.give(order.clone()),
            Wish::Approach(walk, next) => {
                self.give(walk.clone());
                self.focus.follow_up = Some(next.clone());
            }
            Wish::Take(tool) => self.take(tool),
            Wish::TakeNumber(place) => {
                // Only tools with their own button have numbers, and they come first.
                if let Some(offered) = self.choices.tools.get(*place).filter(|offered| offered.is_open()) {
                    self.take(&offered.tool.clone());
                }
            }
            Wish::Next => self.go_to_next(),
            Wish::Answer(yes) => self.answer(*yes),
            Wish::End => {
                if let Some(who) = self.selected() {
                    self.end(who);
                }
            }
            Wish::Undo => self.go_back(Stage::undo),
            Wish::Redo => self.go_back(Stage::redo),
            Wish::Back => {
                self.focus.notice = None;
                self.focus.forget();
                self.focus.put_down();
            }
            Wish::Zoom(_)
            | Wish::Pan(..)
            | Wish::WholeBoard
            | Wish::SidePanel
            | Wish::Scroll(_)
            | Wish::Settings(_)
            | Wish::Tools(_)
            | Wish::Problems(_)
            | Wish::ReadBack
            | Wish::Read(_)
            | Wish::OpenLog(_)
            | Wish::OpenCodex(_)
            | Wish::PlayExample(_)
            | Wish::Lesson { .. }
            | Wish::LeaveLesson
            | Wish::NextStep
            | Wish::LeaveExample
            | Wish::Search
            | Wish::SwitchLog
            | Wish::Find(_)
            | Wish::Narrate
            | Wish::Leave
            | Wish::Again
            | Wish::Skip
            | Wish::Pace(_)
            | Wish::Hasten(_)
            | Wish::Mute
            | Wish::ShowDanger(_)
            | Wish::Menu(_)
            | Wish::Quit => {}
        }
    }

    /// The combatant who gets the player's orders. Shows everything that has happened first.
    fn selected(&mut self) -> Option<CombatantId> {
        self.playback.skip(self.stage);
        let in_hand = self.stage.in_hand();
        let waits = matches!(self.stage.battle().awaiting(), Some(Awaiting::Order(_)));
        self.focus.selected.filter(|who| in_hand.contains(who)).or(in_hand.first().copied()).filter(|_| waits)
    }

    fn point(&mut self, at: Pos) {
        if self.focus.pointed != Some(at) {
            self.focus.pointed = Some(at);
            self.focus.depth = 0;
        }
    }

    fn nudge(&mut self, cols: i16, rows: i16) {
        let size = self.stage.picture.board.field.size();
        let figure = self.focus.selected.and_then(|who| self.stage.picture.figure(who));
        let from = self.focus.pointed.or(figure.map(|figure| figure.at)).unwrap_or_default();
        let to = from.offset(cols, rows);
        self.point(if size.contains(to) { to } else { from });
    }

    /// A click on another combatant who can be given orders selects them; any other square stands for an order.
    fn click(&mut self, at: Pos) {
        if !self.stage.is_settled() {
            self.playback.skip(self.stage);
            return;
        }
        self.point(at);
        if let Some(Awaiting::Answer(_)) = self.stage.battle().awaiting() {
            self.say(say!(self.voice.0, "window-answer-first"));
            return;
        }
        let Some(who) = self.selected() else { return };
        let occupant = self.stage.picture.on_square(self.stage.viewer, at);
        let helps = self.focus.tool.as_ref().is_some_and(|tool| tool.is_for_allies(&self.stage.table()));
        if let Some(other) = occupant.filter(|other| !helps && self.stage.in_hand().contains(other)) {
            if other != who {
                self.select(other);
            }
            return;
        }
        match aim(self.stage, self.focus, self.choices, who, at) {
            Some(aim) => {
                let end = aim.permit.as_ref().ok().and_then(|permit| permit.path.last().copied());
                let edition = self.stage.edition;
                let next = aim.then.zip(end).map(|(order, at)| FollowUp { who, at, order, edition });
                let wish = match next {
                    Some(next) => Wish::Approach(aim.order, next),
                    None => Wish::Give(aim.order),
                };
                if self.asks.danger && aim.permit.is_ok() && !aim.blows.is_empty() {
                    let name = self.voice.teller(self.stage).name(who);
                    let text = say!(self.voice.0, "question-danger", who = name, count = aim.blows.len());
                    self.question = Some(Question { text, wish });
                } else {
                    self.grant(&wish);
                }
            }
            None => self.say(say!(self.voice.0, "window-nothing-there")),
        }
    }

    /// Goes to the next order that a square may stand for, if there are several. Otherwise makes the way go by the
    /// square, if the combatant can get there; a second click on the last such square removes it.
    fn go_by(&mut self, at: Pos) {
        let Some(who) = self.choices.who() else { return };
        self.point(at);
        self.focus.notice = None;
        if aim(self.stage, self.focus, self.choices, who, at).is_some_and(|aim| aim.choices > 1) {
            self.focus.depth += 1;
            return;
        }
        if self.focus.via.last() == Some(&at) {
            self.focus.via.pop();
            return;
        }
        let via = self.focus.via.iter().copied().collect();
        let table = self.stage.table();
        let is_ally = table.occupant(at).is_some_and(|other| table.is_ally(who, other));
        match table.permit(&Order::deed(who, deeds::Move { to: at, via })) {
            Err(refusal) if !is_ally => {
                let why = self.voice.teller(self.stage).refusal(&refusal);
                self.say(why);
            }
            _ => self.focus.via.push(at),
        }
    }

    /// Adds a swing at the combatant on a square, if there are swings left.
    fn share(&mut self, at: Pos) {
        let Some(who) = self.choices.who() else { return };
        let shares = self.focus.shares.clone();
        self.point(at);
        self.focus.shares.clear();
        let aimed = aim(self.stage, self.focus, self.choices, who, at).map(|aim| aim.order);
        let Some(Order::Deed { deed: Deed::Attack(attack), .. }) = aimed else {
            self.focus.shares = shares;
            self.say(say!(self.voice.0, "window-nothing-there"));
            return;
        };
        self.focus.shares.clone_from(&shares);
        match self.focus.shares.iter_mut().find(|share| share.target == attack.target) {
            Some(share) => share.swings = share.swings.saturating_add(1),
            None => self.focus.shares.push(Share { target: attack.target, swings: 1 }),
        }
        let order = Order::deed(who, self.focus.shared_out(attack.into()));
        match self.stage.table().permit(&order) {
            Ok(_) => self.focus.notice = None,
            Err(refusal) => {
                let why = self.voice.teller(self.stage).refusal(&refusal);
                self.focus.shares = shares;
                self.say(why);
            }
        }
    }

    pub fn give(&mut self, order: Order) {
        self.focus.follow_up = None;
        self.playback.skip(self.stage);
        let teller = self.voice.teller(self.stage);
        match self.stage.submit(order) {
            Ok(()) => {
                self.focus.notice = None;
                self.focus.forget();
                // A tool other than a weapon has done its work.
                self.focus.put_down();
            }
            Err(refusal) => self.say(teller.refusal(&refusal)),
        }
    }

    /// Ends a turn. Somebody who could still do something may be asked about first.
    fn end(&mut self, who: CombatantId) {
        let order = Order::deed(who, End {});
        let table = self.stage.table();
        let has_action =
            table.spare(who).is_some_and(|left| left.main > 0) || table.points_left(who) > Some(0);
        if self.asks.end_turn && has_action && table.permit(&order).is_ok() {
            let name = self.voice.teller(self.stage).name(who);
            let text = say!(self.voice.0, "question-end-turn", who = name);
            self.question = Some(Question { text, wish: Wish::Give(order) });
            return;
        }
        self.give(order);
    }

    /// Points at the next combatant that the tool in hand can be used on, or else at the next enemy in sight.
    fn point_next(&mut self) {
        let Some(who) = self.choices.who() else { return };
        let next = next_target(self.stage, self.focus, self.choices, who);
        if let Some(at) = next {
            self.point(at);
        }
    }

    /// Takes a tool in hand if it needs a target; uses it at once otherwise.
    fn take(&mut self, tool: &Tool) {
        if let (true, Some(who)) = (tool.is_end(), self.choices.who()) {
            self.end(who);
            return;
        }
        if tool.wants_target() {
            self.focus.tool = Some(tool.clone());
            self.focus.forget();
            self.focus.notice = None;
            return;
        }
        if let Some(order) = self.choices.offered(tool).and_then(|offered| offered.orders.first()) {
            self.give(order.clone());
        }
    }

    fn go_to_next(&mut self) {
        let in_hand = self.stage.in_hand();
        let place = self.focus.selected.and_then(|who| in_hand.iter().position(|other| *other == who));
        let next = place.map_or(0, |place| place + 1);
        if let Some(who) = in_hand.get(next).or(in_hand.first()) {
            self.select(*who);
        }
    }

    fn select(&mut self, who: CombatantId) {
        self.focus.selected = Some(who);
        self.focus.tool = None;
        self.focus.notice = None;
        self.focus.forget();
    }

    fn answer(&mut self, yes: bool) {
        if matches!(self.stage.battle().awaiting(), Some(Awaiting::Answer(_)))
            && self.stage.waits_for_player()
        {
            self.give(if yes { Order::Accept } else { Order::Decline });
        }
    }

    fn go_back(&mut self, way: fn(&mut Stage) -> bool) {
        self.playback.skip(self.stage);
        if way(self.stage) {
            self.focus.notice = None;
            self.focus.forget();
        } else {
            self.say(say!(self.voice.0, "window-no-way-back"));
        }
    }

    fn say(&mut self, words: String) {
        self.focus.notice = Some(words);
    }
}
