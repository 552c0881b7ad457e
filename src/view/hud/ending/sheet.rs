//! The sheet beside the board: the verdict and why, the harm of every round, the luck of each side, the blow that cost most,
//! and who did what.

use bevy_egui::egui;
use egui::{FontFamily, RichText, Sense, Vec2};

use super::{Told, chart};
use crate::account::{Account, Doings, OddRoll, Reason, SideLuck, Verdict};
use crate::battle::{CombatantId, Fate, SideId};
use crate::tell::{Teller, say};
use crate::view::hud::Hud;
use crate::view::hud::pieces;
use crate::view::hud::theme::{self, Ink};
use crate::view::picture::Figure;
use crate::view::replay::ReplayWish;
use crate::view::tokens::piece_of;
use crate::view::wish::Wish;

/// The size of the verdict.
const VERDICT: f32 = 34.0;

/// Shows the sheet. Returns how much of it fits, as a share of its height.
pub(in crate::view::hud) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) -> f32 {
    let mut scrolled = std::mem::take(&mut *hud.scrolled);
    let ending = &hud.ending;
    let Some(told) = &ending.told else { return 1.0 };
    let mut wished = None;
    let poses = ending.posing.is_some();
    let area = egui::ScrollArea::vertical().id_salt("sheet").auto_shrink([false, false]);
    let area = if poses {
        area.scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
    } else {
        area
    };
    let shown = area.show(ui, |ui| {
        scrolled.carry_out(ui);
        ui.spacing_mut().item_spacing.y = 4.0;
        verdict(ui, told, hud, teller);
        theme::rule(ui);
        harm(ui, told, hud, teller);
        theme::rule(ui);
        luck(ui, told, hud, teller, &mut wished);
        theme::rule(ui);
        costliest(ui, &told.account, teller, &mut wished);
        ui.scope(|ui| doings(ui, told, hud, teller));
        if let Some(saved) = &ending.saved
            && !poses
        {
            let text = match saved {
                Ok(path) => say!(teller.words(), "window-sheet-saved", file = path.display().to_string()),
                Err(cause) => say!(teller.words(), "window-sheet-unsaved", cause = cause),
            };
            let ink = if saved.is_ok() { Ink::Good } else { Ink::Bad };
            ui.label(RichText::new(text).size(theme::SMALL).color(ink.of(ui.visuals())));
        }
    });
    let hidden = shown.content_size.y - shown.inner_rect.height() - shown.state.offset.y;
    if hidden > 6.0 && !poses {
        more_below(ui, shown.inner_rect, teller);
    }
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
    shown.inner_rect.height() / shown.content_size.y.max(1.0)
}

/// Says that the sheet goes on below the window.
fn more_below(ui: &egui::Ui, room: egui::Rect, teller: &Teller) {
    let text = say!(teller.words(), "window-sheet-more");
    let text = ui.painter().layout_no_wrap(text, theme::face(theme::SMALL), Ink::Gold.of(ui.visuals()));
    let corner = room.right_bottom() - text.size() - Vec2::new(6.0, 2.0);
    let ground = egui::Rect::from_min_size(corner, text.size()).expand2(Vec2::new(6.0, 2.0));
    ui.painter().rect_filled(ground, egui::CornerRadius::same(3), ui.visuals().panel_fill);
    ui.painter().galley(corner, text, Ink::Gold.of(ui.visuals()));
}

/// The verdict in one word.
fn word(verdict: Verdict, teller: &Teller) -> String {
    let words = teller.words();
    match verdict {
        Verdict::Held => say!(words, "window-verdict-held"),
        Verdict::Lost => say!(words, "window-verdict-lost"),
        Verdict::Drawn => say!(words, "window-verdict-drawn"),
        Verdict::Decided(side) => say!(words, "window-verdict-decided", side = teller.side(side)),
    }
}

/// Why the battle ended, as a sentence.
fn why(reason: &Reason, teller: &Teller) -> String {
    let words = teller.words();
    match reason {
        Reason::Objective { side, aim, met } => {
            let (side, objective) = (teller.side(*side), teller.objective(aim));
            if *met {
                say!(words, "window-why-met", side = side, objective = objective)
            } else {
                say!(words, "window-why-failed", side = side, objective = objective)
            }
        }
        Reason::TimeIsUp { rounds } => say!(words, "window-why-time", rounds = *rounds),
        Reason::NobodyLeft { side } => say!(words, "window-why-nobody-left", side = teller.side(*side)),
        Reason::NobodyAtAll => say!(words, "window-why-nobody-at-all"),
    }
}

fn verdict(ui: &mut egui::Ui, told: &Told, hud: &Hud, teller: &Teller) {
    let ink = match told.verdict {
        Verdict::Held => Ink::Good.of(ui.visuals()),
        Verdict::Lost => Ink::Bad.of(ui.visuals()),
        Verdict::Drawn => Ink::Strong.of(ui.visuals()),
        Verdict::Decided(side) => theme::side_ink(side, ui.visuals()),
    };
    let size = VERDICT.min(ui.available_width() * 0.1);
    let title = RichText::new(word(told.verdict, teller)).size(size).color(ink);
    ui.label(title.family(FontFamily::Name("bold".into())));
    let rounds = hud.stage.picture.round;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(why(&told.reason, teller)).size(theme::BODY));
        ui.label(theme::faint(say!(teller.words(), "window-after-rounds", rounds = rounds)));
    });
}

fn harm(ui: &mut egui::Ui, told: &Told, hud: &Hud, teller: &Teller) {
    let (words, account) = (teller.words(), &told.account);
    let allies = hud.stage.muster().scenario.sides[told.reader.index()].allies;
    let unit = if account.counts_hit_points { "window-harm-in-points" } else { "window-harm-in-injuries" };
    ui.horizontal_wrapped(|ui| {
        ui.label(theme::heading(say!(words, "window-harm-by-round")).size(theme::BODY));
        ui.label(theme::faint(words.say(unit, &[])));
    });
    let half = Tightness::of(listed(hud).len()).bars;
    chart::timeline(ui, account, half, |side| allies.contains(side));
    ui.horizontal_wrapped(|ui| {
        for side in hud.stage.muster().scenario.side_ids() {
            let suffered: u32 = account.rounds.iter().filter_map(|round| round.get(side.index())).sum();
            theme::side_dot(ui, side);
            ui.label(theme::faint(say!(
                words,
                "window-harm-suffered",
                side = teller.side(side),
                harm = suffered
            )));
        }
    });
}

fn luck(ui: &mut egui::Ui, told: &Told, hud: &Hud, teller: &Teller, wished: &mut Option<Wish>) {
    let (words, account) = (teller.words(), &told.account);
    ui.label(theme::heading(say!(words, "window-luck")).size(theme::BODY));
    for (side, luck) in hud.stage.muster().scenario.side_ids().zip(&account.luck) {
        if *luck != SideLuck::default() {
            luck_of(ui, side, luck, teller);
        }
    }
    for (id, odd) in [("window-luckiest", account.luckiest), ("window-unluckiest", account.unluckiest)] {
        if let Some(odd) = odd {
            odd_roll(ui, id, &odd, hud, teller, wished);
        }
    }
}

fn luck_of(ui: &mut egui::Ui, side: SideId, luck: &SideLuck, teller: &Teller) {
    let rolls = if luck.strikes.count() > 0 { &luck.strikes } else { &luck.checks };
    let words = teller.words();
    let bell = (ui.available_width() * 0.36).min(150.0);
    ui.horizontal_top(|ui| {
        ui.allocate_ui(egui::vec2(ui.available_width() - bell - 8.0, 0.0), |ui| {
            ui.vertical(|ui| lines_of_luck(ui, side, luck, teller));
        });
        if rolls.count() > 0 {
            chart::bell(ui, rolls, side).on_hover_text(say!(words, "window-luck-bell"));
        }
    });
}

fn lines_of_luck(ui: &mut egui::Ui, side: SideId, luck: &SideLuck, teller: &Teller) {
    let words = teller.words();
    ui.spacing_mut().item_spacing.y = 1.0;
    let rolls = if luck.strikes.count() > 0 { &luck.strikes } else { &luck.checks };
    ui.horizontal_wrapped(|ui| {
        theme::side_dot(ui, side);
        ui.label(RichText::new(teller.side(side)).color(theme::side_ink(side, ui.visuals())));
        if rolls.count() > 0 {
            let share = (rolls.share_below() * 100.0).round();
            ui.label(theme::faint(say!(words, "window-luck-share", share = share)));
        }
    });
    if luck.strikes.count() > 0 {
        let (met, count) = (luck.strikes.met, luck.strikes.count());
        let expected = number(luck.strikes.expected());
        ui.label(say!(words, "window-luck-strikes", met = met, count = count, expected = expected));
    }
    if luck.checks.count() > 0 {
        let (met, count, expected) = (luck.checks.met, luck.checks.count(), number(luck.checks.expected()));
        ui.label(theme::faint(say!(
            words,
            "window-luck-checks",
            met = met,
            count = count,
            expected = expected
        )));
    }
    if luck.damage.rolls > 0 {
        let (total, expected) = (luck.damage.total, number(luck.damage.expected));
        ui.label(theme::faint(say!(words, "window-luck-damage", total = total, expected = expected)));
    }
}

/// An expectation with one digit behind the point.
fn number(expected: f64) -> String {
    format!("{expected:.1}")
}

fn odd_roll(
    ui: &mut egui::Ui,
    id: &str,
    odd: &OddRoll,
    hud: &Hud,
    teller: &Teller,
    wished: &mut Option<Wish>,
) {
    let words = teller.words();
    let text = words
        .say(id, &[("who", teller.noun(odd.who).into()), ("chance", words.percentage(odd.chance).into())]);
    let link = ui.link(RichText::new(text).size(theme::SMALL));
    let sentence = hud.stage.told().get(odd.fact).map(|fact| teller.sentence(fact));
    if link.on_hover_text(sentence.unwrap_or_default()).clicked() {
        *wished = Some(Wish::Replay(ReplayWish::Open(Some(odd.fact))));
    }
}

fn costliest(ui: &mut egui::Ui, account: &Account, teller: &Teller, wished: &mut Option<Wish>) {
    let words = teller.words();
    let Some(blow) = &account.costliest else { return };
    ui.label(theme::heading(say!(words, "window-costliest")).size(theme::BODY));
    let id = if account.counts_hit_points { "window-costliest-points" } else { "window-costliest-injuries" };
    let fells = if blow.fells { "yes" } else { "no" };
    let text = words.say(
        id,
        &[
            ("who", teller.noun(blow.by).into()),
            ("target", teller.noun(blow.target).into()),
            ("harm", blow.harm.into()),
            ("round", blow.round.into()),
            ("fells", fells.into()),
        ],
    );
    if ui.link(text).on_hover_text(say!(words, "window-watch-moment")).clicked() {
        *wished = Some(Wish::Replay(ReplayWish::Open(Some(blow.fact))));
    }
    theme::rule(ui);
}

/// The columns of the table, each with the message of its heading and the number that it shows.
type Column = (&'static str, fn(&Doings) -> u32);
const COLUMNS: [Column; 5] = [
    ("window-doings-dealt", |own| own.dealt),
    ("window-doings-suffered", |own| own.suffered),
    ("window-doings-felled", |own| own.felled),
    ("window-doings-helped", |own| own.helped),
    ("window-doings-squares", |own| own.squares),
];
/// How closely the sheet is set. Where many have fought, their rows stand closer together, so that all are read at once.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Tightness {
    /// The height of a row, and the space below it.
    row: f32,
    gap: f32,
    /// The width of a figure's base.
    piece: f32,
    /// The height of the bars of the harm by round, for each side.
    bars: f32,
}

impl Tightness {
    const fn of(combatants: usize) -> Tightness {
        if combatants <= MANY {
            Tightness { row: 25.0, gap: 4.0, piece: 16.0, bars: 40.0 }
        } else {
            Tightness { row: 16.0, gap: 0.0, piece: 11.0, bars: 28.0 }
        }
    }

    /// The height of everything that depends on it.
    #[cfg(test)]
    fn height(self, combatants: usize) -> f32 {
        (self.row + self.gap) * combatants as f32 + 2.0 * self.bars
    }
}

/// How many combatants have wide rows.
const MANY: usize = 6;
/// The widths of the columns, and how wide a name is at least.
const NUMBER: f32 = 38.0;
const PIECE: f32 = 24.0;
const NAME: f32 = 84.0;
/// The height of a line of the headings. Every second heading is a line higher, since headings are wider than numbers.
const HEADING: f32 = 16.0;

/// Everybody who was there, side by side with their own.
fn listed<'h>(hud: &'h Hud<'_, '_>) -> Vec<(CombatantId, &'h Figure)> {
    let mut all: Vec<_> =
        hud.stage.picture.everybody().filter(|(_, figure)| figure.fate != Fate::Awaited).collect();
    all.sort_by_key(|(_, figure)| figure.side);
    all
}

fn doings(ui: &mut egui::Ui, told: &Told, hud: &Hud, teller: &Teller) {
    let words = teller.words();
    ui.label(theme::heading(say!(words, "window-doings")).size(theme::BODY));
    let all = &told.account.doings;
    // A column in which there is nothing to read takes no room.
    let columns: Vec<&Column> = COLUMNS.iter().filter(|(_, of)| all.iter().any(|own| of(own) > 0)).collect();
    let (room, count) = (ui.available_width() - PIECE, (columns.len() + 1) as f32);
    let number = ((room - NAME) / count).min(NUMBER);
    let name = room - number * count;
    let row = |ui: &mut egui::Ui, high: f32, draw: &mut dyn FnMut(&egui::Painter, egui::Rect)| {
        let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), high), Sense::hover());
        draw(&ui.painter_at(rect), rect);
    };
    let (text, faint, bad) =
        (Ink::Text.of(ui.visuals()), Ink::Faint.of(ui.visuals()), Ink::Bad.of(ui.visuals()));
    let cell = |place: usize, rect: egui::Rect| {
        egui::pos2(rect.left() + PIECE + name + number * (place + 1) as f32 - 4.0, rect.center().y)
    };
    let write = |painter: &egui::Painter, at: egui::Pos2, what: String, ink: egui::Color32| {
        painter.text(at, egui::Align2::RIGHT_CENTER, what, theme::face(theme::SMALL), ink);
    };
    row(ui, 2.0 * HEADING, &mut |painter, rect| {
        let headings = ["window-doings-hits"].into_iter().chain(columns.iter().map(|(id, _)| *id));
        for (place, id) in headings.enumerate() {
            let up = if place % 2 == 0 { -HEADING / 2.0 } else { HEADING / 2.0 };
            write(painter, cell(place, rect) + Vec2::new(0.0, up), words.say(id, &[]), faint);
        }
    });
    let listed = listed(hud);
    let tight = Tightness::of(listed.len());
    ui.spacing_mut().item_spacing.y = tight.gap;
    for (who, figure) in listed {
        let own = all.get(who.index()).copied().unwrap_or_default();
        row(ui, tight.row, &mut |painter, rect| {
            let middle = rect.left_center() + Vec2::new(PIECE / 2.0 - 2.0, tight.row * 0.16);
            pieces::show(painter, &piece_of(&hud.stage, who, figure), false, middle, tight.piece, 1.0);
            let is_able = figure.fate.is_able();
            // Where rows are low, what became of somebody stands behind their name instead of below it.
            let is_beside = tight.gap == 0.0;
            let fate = painter.layout_no_wrap(words.tell(&figure.fate), theme::face(theme::SMALL), bad);
            let name = if is_beside && !is_able { name - fate.size().x - 6.0 } else { name };
            let named = egui::text::LayoutJob {
                wrap: egui::text::TextWrapping::truncate_at_width(name - 4.0),
                ..egui::text::LayoutJob::simple_singleline(
                    teller.name(who),
                    theme::face(14.0),
                    if is_able { text } else { faint },
                )
            };
            let galley = painter.layout_job(named);
            let corner = egui::pos2(
                rect.left() + PIECE,
                if is_able || is_beside { rect.center().y - galley.size().y / 2.0 } else { rect.top() - 2.0 },
            );
            let behind = corner.x + galley.size().x + 6.0;
            painter.galley(corner, galley, text);
            if !is_able {
                let middle = fate.size().y / 2.0;
                let at = if is_beside {
                    egui::pos2(behind, rect.center().y - middle)
                } else {
                    egui::pos2(rect.left() + PIECE, rect.bottom() - 5.0 - middle)
                };
                painter.galley(at, fate, bad);
            }
            let hits = if own.strikes > 0 {
                say!(words, "window-doings-of", hits = own.hits, strikes = own.strikes)
            } else {
                String::new()
            };
            write(painter, cell(0, rect), hits, text);
            for (place, (_, of)) in columns.iter().enumerate() {
                let number = of(&own);
                let shown = if number > 0 { number.to_string() } else { String::new() };
                write(painter, cell(place + 1, rect), shown, text);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_take_hardly_more_room_than_six() {
        let height = |count| Tightness::of(count).height(count);
        assert!(height(12) <= height(MANY) + 4.0, "{} and {}", height(12), height(MANY));
    }
}
