//! Carries out wishes: what the player asks for by keys, mouse, buttons and scripts becomes orders, or a sentence
//! that says why not.

mod follow_up;
mod turn;

use bevy::prelude::*;

use super::beginnings::{BattleStart, StartBattle};
use super::books::Books;
use crate::battle::deeds;
use crate::battle::{CombatantId, Order};
use crate::engine::Awaiting;
use crate::grid::Pos;
use crate::tell::say;
use crate::view::acts::Acts;
use crate::view::camera::{BoardArea, CameraView};
use crate::view::focus::{Choices, Focus, aim};
use crate::view::hud::{PauseMenu, Question, Sheet, Sheets};
use crate::view::playback::Playback;
use crate::view::reasons::LastReasons;
use crate::view::settings::{Confirmations, Settings};
use crate::view::stage::{FrameStep, Stage};
use crate::view::tools::FollowUp;
use crate::view::tools::Tool;
use crate::view::voice::Voice;
use crate::view::wish::Wish;

/// Adds the granting of wishes.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (grant_all, follow_up::follow_up).chain().in_set(FrameStep::Grant).run_if(resource_exists::<Stage>),
    );
}

fn grant_all(
    mut wishes: MessageReader<Wish>,
    mut stage: ResMut<Stage>,
    mut focus: ResMut<Focus>,
    choices: Res<Choices>,
    mut playback: ResMut<Playback>,
    mut acts: ResMut<Acts>,
    mut settings: ResMut<Settings>,
    mut camera_view: ResMut<CameraView>,
    mut books: Books,
    mut menu: ResMut<PauseMenu>,
    mut sheets: ResMut<Sheets>,
    board_area: Res<BoardArea>,
    mut begin: MessageWriter<StartBattle>,
    mut exit: MessageWriter<AppExit>,
    reasons: Res<LastReasons>,
    voice: Res<Voice>,
) {
    for wish in wishes.read() {
        // An answered question stands for the wish that it was about.
        let (wish, is_meant) = match (wish, sheets.question()) {
            (Wish::Answer(yes), Some(question)) => {
                (if *yes { &question.wish.clone() } else { continue }, true)
            }
            _ => (wish, false),
        };
        // What is on top gets the wish to go back: another sheet, or the menu.
        let is_covered = sheets.open.is_some() || menu.is_open;
        if !(is_covered && *wish == Wish::Back) && books.grant(wish, &mut camera_view) {
            continue;
        }
        match wish {
            Wish::Zoom(steps) => {
                let stands = focus.selected.and_then(|who| stage.picture.figure(who)).map(|figure| figure.at);
                camera_view.step(*steps, focus.pointed.or(stands));
            }
            Wish::Pan(cols, rows) => camera_view.pan(*cols, *rows),
            Wish::WholeBoard => camera_view.is_fitted = true,
            Wish::ReadBack => books.read_back(),
            Wish::Leave => {
                begin.write(StartBattle(BattleStart::Leave));
            }
            Wish::Again | Wish::AgainAlike | Wish::NextScenario
                if !is_meant && settings.confirmations.begin_again && !is_over(&stage) =>
            {
                let text = say!(voice.0, "question-again");
                sheets.open = Some(Sheet::Question(Question { text, wish: wish.clone() }));
            }
            Wish::Again | Wish::AgainAlike => {
                let is_alike = *wish == Wish::AgainAlike;
                begin.write(StartBattle(BattleStart::Again { is_alike }));
            }
            Wish::NextScenario => {
                begin.write(StartBattle(BattleStart::Next));
            }
            Wish::Skip => {
                playback.skip(&mut stage);
                acts.playing.clear();
            }
            Wish::Pace(pace) => settings.pace = *pace,
            Wish::Hasten(steps) => settings.pace = settings.pace.stepped(*steps),
            Wish::Quit => {
                exit.write(AppExit::Success);
            }
            Wish::Menu(is_open) => menu.is_open = *is_open,
            Wish::ShowDanger(is_shown) => focus.shows_danger = *is_shown,
            Wish::Why if stage.curtain().is_none() && !stage.is_replay() => {
                let told = reasons.told(&stage, &voice.teller(&stage));
                focus.why = if focus.why.is_some() { None } else { Some(told) };
            }
            // What is on top is closed elsewhere.
            Wish::Back if sheets.open.is_some() => {}
            Wish::Deed if stage.curtain().is_some() => stage.take_seat(),
            Wish::Back if menu.is_open => menu.is_open = false,
            Wish::PlayExample(_) | Wish::LeaveExample | Wish::Lesson { .. } | Wish::LeaveLesson => {}
            Wish::Back if focus.notice.is_none() && !focus.is_under_way() => menu.is_open = true,
            // Behind the curtain there is nothing to see, and what has happened already cannot be changed.
            _ if stage.curtain().is_some() || stage.is_replay() && !matches!(wish, Wish::Point(_)) => {}
            _ => {
                let mut hand = Hand {
                    stage: &mut stage,
                    focus: &mut focus,
                    choices: &choices,
                    playback: &mut playback,
                    voice: &voice,
                    asks: settings.confirmations,
                    question: None,
                };
                match wish {
                    // A card may hold orders that are refused, to show that they are.
                    Wish::NextStep => {
                        if let Some(order) = books.take_step() {
                            hand.give(order);
                        }
                    }
                    _ => hand.grant(wish),
                }
                if let Some(question) = hand.question {
                    sheets.open = Some(Sheet::Question(question));
                }
                if let (Wish::Nudge(..) | Wish::PointNext, Some(at)) = (wish, focus.pointed) {
                    camera_view.follow(at, board_area.rect.size());
                }
            }
        }
    }
}

/// Everything that a wish may change or need.
struct Hand<'h> {
    stage: &'h mut Stage,
    focus: &'h mut Focus,
    choices: &'h Choices,
    playback: &'h mut Playback,
    voice: &'h Voice,
    /// What the player is asked about.
    asks: Confirmations,
    /// The question that has come up.
    question: Option<Question>,
}

fn is_over(stage: &Stage) -> bool {
    matches!(stage.battle().awaiting(), Some(Awaiting::Over(_)))
}

impl Hand<'_> {
    fn grant(&mut self, wish: &Wish) {
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
            | Wish::Why
            | Wish::Find(_)
            | Wish::Narrate
            | Wish::Leave
            | Wish::Again
            | Wish::AgainAlike
            | Wish::NextScenario
            | Wish::SaveSheet
            | Wish::Replay(_)
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
                    let name = self.voice.teller(self.stage).noun(who);
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

    fn give(&mut self, order: Order) {
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
