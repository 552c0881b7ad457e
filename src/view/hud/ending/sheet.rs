//! The sheet beside the board: the verdict and why, the harm of every round, the luck of each side, the blow that cost most,
//! and who did what.

use bevy_egui::egui;
use egui::{FontFamily, RichText, Vec2};

use super::tightness::{Contents, Tightness};
use super::{Told, chart, doings};
use crate::account::{Account, OddRoll, SideLuck, Verdict};
use crate::battle::SideId;
use crate::tell::{Teller, say};
use crate::view::hud::Hud;
use crate::view::hud::theme::{self, Ink};
use crate::view::wish::ReplayWish;
use crate::view::wish::Wish;

/// Shows the sheet. Returns how much of it fits, as a share of its height.
pub(in crate::view::hud) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) -> f32 {
    let mut scrolled = std::mem::take(&mut *hud.scrolled);
    let ending = &hud.ending;
    let Some(told) = &ending.told else { return 1.0 };
    let mut wished = None;
    let poses = ending.posing.is_some();
    // While the picture is taken, everything shrinks instead.
    let tight = tightness(hud, told, ui.available_height() * ending.shrinking());
    let area = egui::ScrollArea::vertical().id_salt("sheet").auto_shrink([false, false]);
    let area = if poses {
        area.scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
    } else {
        area
    };
    let shown = area.show(ui, |ui| {
        scrolled.carry_out(ui);
        ui.spacing_mut().item_spacing.y = 4.0;
        verdict(ui, told, hud, tight, teller);
        theme::rule(ui);
        harm(ui, told, hud, tight, teller);
        theme::rule(ui);
        luck(ui, told, hud, tight, teller, &mut wished);
        theme::rule(ui);
        costliest(ui, &told.account, teller, &mut wished);
        ui.scope(|ui| doings::show(ui, told, hud, tight, teller));
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

fn tightness(hud: &Hud, told: &Told, room: f32) -> Tightness {
    let (account, summary) = (&told.account, &told.summary);
    let contents = Contents {
        combatants: doings::listed(hud).len(),
        sides: account.luck.iter().filter(|luck| **luck != SideLuck::default()).count(),
        remarks: [account.luckiest, account.unluckiest].iter().flatten().count(),
        turning_points: usize::from(summary.first_fallen.is_some()) + usize::from(summary.tipped.is_some()),
    };
    Tightness::of(contents, room)
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

fn verdict(ui: &mut egui::Ui, told: &Told, hud: &Hud, tight: Tightness, teller: &Teller) {
    let ink = match told.verdict {
        Verdict::Held => Ink::Good.of(ui.visuals()),
        Verdict::Lost => Ink::Bad.of(ui.visuals()),
        Verdict::Drawn => Ink::Strong.of(ui.visuals()),
        Verdict::Decided(side) => theme::side_ink(side, ui.visuals()),
    };
    let size = tight.verdict.min(ui.available_width() * 0.1);
    let title = RichText::new(word(told.verdict, teller)).size(size).color(ink);
    ui.label(title.family(FontFamily::Name("bold".into())));
    let rounds = hud.stage.picture.round;
    let turning_points = teller.turning_points(&told.summary);
    ui.horizontal_wrapped(|ui| {
        let why = ui.label(RichText::new(teller.why(&told.summary.reason)).size(theme::BODY));
        if !tight.tells_turning_points {
            why.on_hover_text(turning_points.join("\n"));
        }
        ui.add(unbroken(say!(teller.words(), "window-after-rounds", rounds = rounds)));
    });
    if tight.tells_turning_points {
        for sentence in turning_points {
            ui.label(theme::faint(sentence));
        }
    }
}

/// A remark that stands on one line: on the next where there is no room behind what comes before it.
fn unbroken(text: String) -> egui::Label {
    egui::Label::new(theme::faint(text)).extend()
}

fn harm(ui: &mut egui::Ui, told: &Told, hud: &Hud, tight: Tightness, teller: &Teller) {
    let (words, account) = (teller.words(), &told.account);
    let allies = hud.stage.muster().scenario.sides[told.reader.index()].allies;
    let unit = if account.counts_hit_points { "window-harm-in-points" } else { "window-harm-in-injuries" };
    ui.horizontal_wrapped(|ui| {
        ui.label(theme::heading(say!(words, "window-harm-by-round")).size(theme::BODY));
        ui.label(theme::faint(words.say(unit, &[])));
    });
    chart::timeline(ui, account, tight.bars, |side| allies.contains(side));
    // The table says the same of everybody.
    if tight.is_tight {
        return;
    }
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

fn luck(
    ui: &mut egui::Ui,
    told: &Told,
    hud: &Hud,
    tight: Tightness,
    teller: &Teller,
    wished: &mut Option<Wish>,
) {
    let (words, account) = (teller.words(), &told.account);
    ui.label(theme::heading(say!(words, "window-luck")).size(theme::BODY));
    for (side, luck) in hud.stage.muster().scenario.side_ids().zip(&account.luck) {
        if *luck != SideLuck::default() {
            luck_of(ui, side, luck, tight, teller);
        }
    }
    for (id, odd) in [("window-luckiest", account.luckiest), ("window-unluckiest", account.unluckiest)] {
        if let Some(odd) = odd {
            odd_roll(ui, id, &odd, hud, teller, wished);
        }
    }
}

fn luck_of(ui: &mut egui::Ui, side: SideId, luck: &SideLuck, tight: Tightness, teller: &Teller) {
    let rolls = if luck.strikes.count() > 0 { &luck.strikes } else { &luck.checks };
    let words = teller.words();
    let bell = (ui.available_width() * 0.36).min(150.0);
    ui.horizontal_top(|ui| {
        ui.allocate_ui(egui::vec2(ui.available_width() - bell - 8.0, 0.0), |ui| {
            ui.vertical(|ui| lines_of_luck(ui, side, luck, tight, teller));
        });
        if rolls.count() > 0 {
            chart::bell(ui, rolls, side, tight.bell).on_hover_text(say!(words, "window-luck-bell"));
        }
    });
}

fn lines_of_luck(ui: &mut egui::Ui, side: SideId, luck: &SideLuck, tight: Tightness, teller: &Teller) {
    let words = teller.words();
    ui.spacing_mut().item_spacing.y = 1.0;
    let rolls = if luck.strikes.count() > 0 { &luck.strikes } else { &luck.checks };
    ui.horizontal_wrapped(|ui| {
        theme::side_dot(ui, side);
        ui.label(RichText::new(teller.side(side)).color(theme::side_ink(side, ui.visuals())));
        if rolls.count() > 0 {
            let share = (rolls.share_below() * 100.0).round();
            ui.add(unbroken(say!(words, "window-luck-share", share = share)));
        }
    });
    let mut lines = lines_about(luck, teller).into_iter();
    let Some(first) = lines.next() else { return };
    let has_strikes = luck.strikes.count() > 0;
    let first = ui.label(if has_strikes { RichText::new(first) } else { theme::faint(first) });
    if tight.is_tight {
        let rest: Vec<String> = lines.collect();
        if !rest.is_empty() {
            first.on_hover_text(rest.join("\n"));
        }
        return;
    }
    for line in lines {
        ui.label(theme::faint(line));
    }
}

/// What the dice of a side brought: those to hit first, then other checks, then damage.
fn lines_about(luck: &SideLuck, teller: &Teller) -> Vec<String> {
    let words = teller.words();
    let mut lines = Vec::new();
    for (id, rolls) in [("window-luck-strikes", &luck.strikes), ("window-luck-checks", &luck.checks)] {
        if rolls.count() > 0 {
            let expected = words.decimal(rolls.expected(), 1);
            let numbers =
                [("met", rolls.met.into()), ("count", rolls.count().into()), ("expected", expected.into())];
            lines.push(words.say(id, &numbers));
        }
    }
    if luck.damage.rolls > 0 {
        let (total, expected) = (luck.damage.total, words.decimal(luck.damage.expected, 1));
        lines.push(say!(words, "window-luck-damage", total = total, expected = expected));
    }
    lines
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
