//! A lesson on the stage: a small pane with what to try next. It watches what the player does, in any order, and never keeps
//! them from anything.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Align, CornerRadius, Layout, Stroke, StrokeKind};

use super::Hud;
use super::log::LogView;
use super::place::{Projection, figure_on};
use super::theme::{self, Ink};
use crate::battle::{CombatantId, Control, Happening, Light, Purpose, Reason};
use crate::data::lesson::{Step, Watch};
use crate::grid::{Footprint, Pos};
use crate::tell::{Teller, say};
use crate::view::commands::Command;
use crate::view::focus::{Choices, Focus};
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// Every lesson that can be begun.
#[derive(Resource, Default)]
pub struct Lessons(pub Vec<LessonEntry>);

/// A lesson that can be begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonEntry {
    pub id: String,
    /// The message with its title.
    pub title: String,
    /// The rulebooks that it can be played by: their IDs, and their names.
    pub rulebooks: Vec<(String, String)>,
}

/// The lesson on the stage.
#[derive(Resource, Clone, Debug)]
pub struct LessonCourse {
    id: String,
    title: String,
    steps: Vec<(Step, bool)>,
    /// How many facts were looked at, in which edition of the picture.
    heard: (u32, usize),
}

impl LessonCourse {
    /// A lesson of which nothing has been done.
    pub fn new(id: &str, title: &str, steps: Vec<Step>) -> LessonCourse {
        let steps = steps.into_iter().map(|step| (step, false)).collect();
        LessonCourse { id: id.to_owned(), title: title.to_owned(), steps, heard: (0, 0) }
    }

    /// The first step that has not been done.
    fn next(&self) -> Option<&Step> {
        self.steps.iter().find(|(_, is_done)| !is_done).map(|(step, _)| step)
    }

    /// How many steps have been done.
    pub fn done(&self) -> usize {
        self.steps.iter().filter(|(_, is_done)| *is_done).count()
    }

    fn note(&mut self, has_come_about: impl Fn(&Step) -> bool) {
        for (step, is_done) in &mut self.steps {
            *is_done |= has_come_about(step);
        }
    }
}

/// Whether a fact about a combatant of the player is what a step watches for.
fn is_shown_by(step: &Step, what: &Happening) -> bool {
    match (step.until, what) {
        (Watch::Move, Happening::Moved { .. })
        | (Watch::Strike, Happening::Rolled { purpose: Purpose::Attack { .. }, .. })
        | (Watch::EndTurn, Happening::TurnEnds { .. })
        | (Watch::Answer, Happening::Answered { .. })
        | (Watch::Declare, Happening::Intends { .. }) => true,
        (Watch::Deed, Happening::Declared { deed, .. }) => step.deed.as_deref() == Some(deed.name().verb()),
        _ => false,
    }
}

/// Whether a wish is what a step watches for.
fn is_wished(step: &Step, wish: &Wish) -> bool {
    matches!((step.until, wish), (Watch::Undo, Wish::Undo) | (Watch::ReadRule, Wish::Read(_)))
}

/// Notes what the player has done.
pub(super) fn watch(
    course: Option<ResMut<LessonCourse>>,
    stage: Res<Stage>,
    focus: Res<Focus>,
    choices: Res<Choices>,
    log: Res<LogView>,
    mut wishes: MessageReader<Wish>,
) {
    let Some(mut course) = course else { return };
    if course.next().is_none() {
        return;
    }
    let mut noted = course.clone();
    for wish in wishes.read() {
        noted.note(|step| is_wished(step, wish));
    }
    let from = if noted.heard.0 == stage.edition { noted.heard.1 } else { stage.shown() };
    for fact in stage.told().iter().skip(from) {
        let figure = fact.what.who().and_then(|who| stage.picture.figure(who));
        if figure.is_some_and(|figure| figure.control == Control::Player) {
            noted.note(|step| is_shown_by(step, &fact.what));
        }
    }
    noted.heard = (stage.edition, stage.shown());
    noted.note(|step| is_in_sight(step.until, &stage, &focus, &choices, &log));
    if noted.steps != course.steps || noted.heard != course.heard {
        *course = noted;
    }
}

/// Whether what a step watches for is shown right now.
fn is_in_sight(watch: Watch, stage: &Stage, focus: &Focus, choices: &Choices, log: &LogView) -> bool {
    let aim = choices.aim.as_ref();
    match watch {
        Watch::PointAtEnemy => focus.pointed.and_then(|at| enemy_on(stage, choices, at)).is_some(),
        Watch::PointAtDark => focus.pointed.is_some_and(|at| {
            let size = stage.picture.board.field.size();
            size.contains(at) && stage.table().light_at(at) <= Light::Dim
        }),
        Watch::SeeCover => aim.and_then(|aim| aim.odds.as_ref()?.first.as_ref()).is_some_and(|ask| {
            let edges = ask.check.edges.iter().map(|(why, _)| *why);
            let parts = ask.check.bonuses.iter().chain(&ask.check.threshold).map(|part| part.why);
            edges.chain(parts).any(|why| why == Reason::Cover)
        }),
        Watch::SeeReaction => aim.is_some_and(|aim| !aim.blows.is_empty()),
        Watch::SeeRolls => log.tells_rolls,
        _ => false,
    }
}

/// The enemy of the acting combatant who is seen on a square.
fn enemy_on(stage: &Stage, choices: &Choices, at: Pos) -> Option<CombatantId> {
    let own = stage.picture.figure(choices.who()?)?.side;
    let who = stage.picture.on_square(stage.viewer, at)?;
    stage.picture.figure(who).filter(|figure| figure.side != own && figure.fate.is_able()).map(|_| who)
}

/// The name of the pane in the window.
const PANE: &str = "lesson";
/// The width of the pane, and its size before it has been drawn.
const WIDE: f32 = 326.0;
const USUAL: egui::Vec2 = egui::vec2(WIDE + 12.0, 120.0);
/// The space for the names beside and below figures.
const NAMES: egui::Vec2 = egui::vec2(8.0, 24.0);
/// The space between the pane and the edges of the board.
const APART: f32 = 14.0;

/// Where the pane lies, as its upper left corner: in the corner of the board, or at the middle of its upper edge, where it
/// hides least of the figures; at the lower left if it does not matter.
fn corner_of_board(board: egui::Rect, size: egui::Vec2, figures: &[egui::Rect]) -> egui::Pos2 {
    let room = board.shrink(APART);
    let (right, bottom) = (room.right() - size.x, room.bottom() - size.y);
    let middle = room.center().x - size.x / 2.0;
    let corners = [
        (room.left(), bottom),
        (right, bottom),
        (right, room.top()),
        (room.left(), room.top()),
        (middle, room.top()),
    ];
    let places = corners.map(|(x, y)| egui::Rect::from_min_size(egui::pos2(x, y), size));
    let hidden = |place: &egui::Rect| -> f32 {
        let shared = figures.iter().map(|figure| figure.intersect(*place));
        shared.filter(|shared| shared.is_positive()).map(|shared| shared.area()).sum()
    };
    let best = places.into_iter().min_by(|one, other| hidden(one).total_cmp(&hidden(other)));
    best.map_or(room.min, |place| place.min)
}

/// What the pane of a lesson covered in the last frame.
pub(super) fn covered(context: &egui::Context, hud: &Hud) -> Option<egui::Rect> {
    hud.course.as_ref().and_then(|_| context.memory(|memory| memory.area_rect(PANE)))
}

/// Outlines the square that the next step is about.
pub(super) fn paint(painter: &egui::Painter, hud: &Hud, onto: &Projection) {
    let Some(at) = hud.course.as_ref().and_then(|course| course.next()?.at) else { return };
    let rect = onto.rect(Footprint::new(at, 1));
    let gold = Ink::Gold.of(&egui::Visuals::dark());
    let ink = Ink::Strong.of(&egui::Visuals::light());
    painter.rect_stroke(
        rect,
        CornerRadius::same(4),
        Stroke::new(5.0, ink.gamma_multiply(0.7)),
        StrokeKind::Middle,
    );
    painter.rect_stroke(rect, CornerRadius::same(4), Stroke::new(2.5, gold), StrokeKind::Middle);
}

/// Shows what to try next.
pub(super) fn show(
    context: &egui::Context,
    board: egui::Rect,
    figures: &[egui::Rect],
    hud: &mut Hud,
    teller: &Teller,
) {
    let Some(course) = &hud.course else { return };
    let words = teller.words();
    let size = context.memory(|memory| memory.area_rect(PANE)).map_or(USUAL, |area| area.size());
    // Figures rise above their squares, and their names stand below.
    let figures: Vec<_> = figures.iter().map(|square| figure_on(square.expand2(NAMES))).collect();
    let corner = corner_of_board(board, size, &figures);
    let title = say!(words, "lesson-title", title = words.say(&course.title, &[]));
    let key = |name, command| (name, hud.settings.keys.first(command, words).into());
    let keys = [
        key("end", Command::EndTurn),
        key("undo", Command::Undo),
        key("rolls", Command::SwitchLog),
        key("yes", Command::Yes),
        key("no", Command::No),
    ];
    let progress = say!(words, "lesson-progress", done = course.done(), all = course.steps.len());
    let next = course.next();
    let mut wished = None;
    let pane = egui::Window::new(title.clone()).id(PANE.into()).title_bar(false).resizable(false);
    pane.fixed_pos(corner).show(context, |ui| {
        ui.set_width(WIDE);
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                ui.label(theme::faint(progress));
                // A long title goes on in a second line.
                let title = egui::Label::new(theme::heading(title).size(16.0)).wrap();
                ui.with_layout(Layout::top_down(Align::LEFT), |ui| ui.add(title));
            });
        });
        match next {
            Some(step) => ui.label(words.say(&step.says, &keys)),
            None => ui.label(say!(words, "lesson-done")),
        };
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            if ui.button(say!(words, "lesson-leave")).clicked() {
                wished = Some(Wish::LeaveLesson);
            }
            let later = hud.lessons.0.iter().skip_while(|entry| entry.id != course.id).nth(1);
            let first = later.and_then(|entry| Some((entry.id.clone(), entry.rulebooks.first()?.0.clone())));
            if let Some((id, rulebook)) = first.filter(|_| next.is_none())
                && ui.button(say!(words, "lesson-next")).clicked()
            {
                wished = Some(Wish::Lesson { id, rulebook });
            }
            if next.is_some() {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    for (step, is_done) in course.steps.iter().rev() {
                        let tick = tick(ui, *is_done, next == Some(step));
                        tick.on_hover_text(words.say(&step.says, &keys));
                    }
                });
            }
        });
    });
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
}

/// A ring for a step, with a tick if it has been done, and gold if it comes next.
fn tick(ui: &mut egui::Ui, is_done: bool, is_next: bool) -> egui::Response {
    let (rect, response) = ui.allocate_exact_size(egui::vec2(16.0, 18.0), egui::Sense::hover());
    let ink = if is_next { Ink::Gold } else { Ink::Faint };
    let stroke = Stroke::new(if is_next { 2.0 } else { 1.2 }, ink.of(ui.visuals()));
    ui.painter().circle_stroke(rect.center(), 6.0, stroke);
    if is_done {
        let good = Stroke::new(2.0, Ink::Good.of(ui.visuals()));
        let at = rect.center();
        ui.painter().line_segment([at + egui::vec2(-3.0, 0.0), at + egui::vec2(-1.0, 3.0)], good);
        ui.painter().line_segment([at + egui::vec2(-1.0, 3.0), at + egui::vec2(4.0, -4.0)], good);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::reactions::OpportunityAttack;
    use crate::battle::{Offer, WeaponId};
    use crate::data::catalogue::Catalogue;
    use crate::data::lesson::lessons;
    use crate::tell::Words;

    fn step(until: Watch, deed: Option<&str>) -> Step {
        Step { says: "x".to_owned(), until, deed: deed.map(str::to_owned), at: None }
    }

    #[test]
    fn steps_are_done_in_any_order_and_stay_done() {
        let steps = vec![step(Watch::Undo, None), step(Watch::ReadRule, None)];
        let mut course = LessonCourse::new("a", "a", steps);
        course.note(|step| is_wished(step, &Wish::Read("a rule".to_owned())));
        assert_eq!((course.done(), course.next().map(|step| step.until)), (1, Some(Watch::Undo)));
        course.note(|step| is_wished(step, &Wish::Undo));
        course.note(|_| false);
        assert_eq!((course.done(), course.next()), (2, None));
    }

    #[test]
    fn a_key_that_answers_nothing_is_no_answer() {
        let answer = step(Watch::Answer, None);
        assert!(!is_wished(&answer, &Wish::Answer(true)), "nobody was asked");
        let blow = OpportunityAttack { target: CombatantId(1), weapon: WeaponId(0) };
        let offer = Offer { to: CombatantId(0), reaction: blow.into() };
        assert!(is_shown_by(&answer, &Happening::Answered { offer, accepted: false }));
    }

    #[test]
    fn the_pane_hides_nobody_if_a_corner_is_free() {
        let board = egui::Rect::from_min_size(egui::pos2(0.0, 40.0), egui::vec2(900.0, 600.0));
        let at = |x: f32, y: f32| egui::Rect::from_center_size(egui::pos2(x, y), egui::Vec2::splat(60.0));
        let lower_left = corner_of_board(board, USUAL, &[]);
        assert_eq!(lower_left, egui::pos2(14.0, 640.0 - 14.0 - USUAL.y));
        for figures in [vec![at(100.0, 590.0)], vec![at(100.0, 590.0), at(800.0, 590.0), at(800.0, 80.0)]] {
            let pane = egui::Rect::from_min_size(corner_of_board(board, USUAL, &figures), USUAL);
            assert!(board.contains_rect(pane) && figures.iter().all(|figure| !figure.intersects(pane)));
        }
    }

    #[test]
    fn every_sentence_of_every_lesson_is_written() {
        let words = Words::english();
        for (id, lesson) in lessons(&Catalogue::bundled()) {
            assert!(words.has(&lesson.title), "{id}");
            for book in lesson.rulebooks() {
                for step in lesson.steps_by(book) {
                    assert!(words.has(&step.says), "{id}: {}", step.says);
                }
            }
        }
    }
}
