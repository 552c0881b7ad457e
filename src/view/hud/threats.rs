//! What enemies could do in their next turn: the best attack of the pointed enemy on each combatant of the viewer, as a
//! table, and who could strike the pointed square.

use bevy_egui::egui;
use egui::{Align, CornerRadius, Layout, Rect, RichText, UiBuilder};

use super::Hud;
use super::explain::{Explainer, Peril};
use super::theme::{self, Ink};
use crate::grid::Pos;
use crate::rules::questions::odds::Wanted;
use crate::rules::questions::threats::Threat;
use crate::tell::{Teller, Words, is_certain, say};
use crate::view::danger::{Danger, pointed_enemy};
use crate::view::focus::Focus;
use crate::view::stage::Stage;

/// The height of a row, and the space before a column.
const ROW: f32 = 18.0;
const APART: f32 = 12.0;

/// The threats of one enemy, in words.
#[derive(Clone, Debug, PartialEq)]
struct ThreatTable {
    /// The best attack, or that there is none.
    title: String,
    columns: Vec<Peril>,
    rows: Vec<ThreatRow>,
}

/// The threat to one combatant.
#[derive(Clone, Debug, PartialEq)]
struct ThreatRow {
    /// The combatant, and the attack if it is not the same for all.
    name: String,
    /// The number in each column.
    cells: Vec<String>,
    /// Whether the attack may end the fight for the combatant.
    may_fall: bool,
}

impl ThreatTable {
    fn of(teller: &Teller, threats: &[Threat]) -> ThreatTable {
        let words = teller.words();
        let arms = |threat: &Threat| (threat.attack.weapon, threat.attack.manner);
        let armed = |threat: &Threat| teller.armed(threat.attack.weapon, threat.attack.manner).into_plain();
        let is_same = threats.windows(2).all(|pair| arms(&pair[0]) == arms(&pair[1]));
        let title = match threats.first() {
            None => say!(words, "threat-none"),
            Some(first) if is_same => say!(words, "threat-best", attack = armed(first)),
            Some(_) => say!(words, "threat-best-each"),
        };
        let columns = columns(threats);
        let row = |threat: &Threat| {
            let name = teller.name(threat.attack.target);
            let name =
                if is_same { name } else { say!(words, "threat-by", who = name, attack = armed(threat)) };
            let cells = columns.iter().map(|column| cell(words, *column, threat)).collect();
            ThreatRow { name, cells, may_fall: threat.odds.chance(Wanted::OutOfTheFight) > 0.0 }
        };
        let rows = threats.iter().map(row).collect();
        ThreatTable { title, columns, rows }
    }
}

/// The columns that say something about these threats. In books where every blow lands there is no chance to hit, and
/// without hit points there is no number of them.
fn columns(threats: &[Threat]) -> Vec<Peril> {
    let has_chance = |wanted| threats.iter().any(|threat| threat.odds.chance(wanted) > 0.0);
    let costs_points = threats.iter().any(|threat| threat.odds.toll(threat.attack.target).is_some());
    let may_miss = threats.iter().any(|threat| !is_certain(threat.odds.chance(Wanted::Hit)));
    [
        (Peril::Hit, may_miss),
        (Peril::Harm, costs_points),
        (Peril::Most, costs_points),
        (Peril::Injured, !costs_points && has_chance(Wanted::Injured)),
        (Peril::Out, has_chance(Wanted::OutOfTheFight)),
    ]
    .into_iter()
    .filter_map(|(column, is_shown)| is_shown.then_some(column))
    .collect()
}

fn cell(words: &Words, column: Peril, threat: &Threat) -> String {
    let chance = |wanted| words.percentage(threat.odds.chance(wanted));
    let toll = threat.odds.toll(threat.attack.target);
    match column {
        Peril::Hit => chance(Wanted::Hit),
        Peril::Harm => words.decimal(toll.map_or(0.0, |toll| toll.mean), 1),
        Peril::Most => toll.map_or(0, |toll| toll.most).to_string(),
        Peril::Injured => chance(Wanted::Injured),
        Peril::Out => chance(Wanted::OutOfTheFight),
        Peril::BestAttack | Peril::Strikers => String::new(),
    }
}

/// The heading of a column.
fn heading(words: &Words, column: Peril) -> String {
    let id = match column {
        Peril::Hit => "threat-hit",
        Peril::Harm => "threat-harm",
        Peril::Most => "threat-most",
        Peril::Injured => "threat-injured",
        Peril::Out => "threat-out",
        Peril::BestAttack | Peril::Strikers => return String::new(),
    };
    words.say(id, &[])
}

/// Shows what the pointed enemy could do to whom in their next turn.
pub(super) fn show(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) {
    let threats = pointed_enemy(&hud.stage, &hud.focus).and_then(|who| hud.danger.threats_by(who));
    let Some(threats) = threats else { return };
    let table = ThreatTable::of(teller, threats);
    let explainer = Explainer::new(hud, teller);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let title = ui.label(RichText::new(&table.title).strong());
        explainer.word(title, "peril", &Peril::BestAttack, None);
        if table.rows.is_empty() {
            return;
        }
        let headings: Vec<String> =
            table.columns.iter().map(|column| heading(teller.words(), *column)).collect();
        let widths = widths(ui, &table, &headings);
        let shown = line(ui, "", &headings, &widths, |_| Ink::Faint, false);
        for (label, column) in shown.into_iter().zip(&table.columns) {
            explainer.word(label, "peril", column, None);
        }
        for (number, row) in table.rows.iter().enumerate() {
            let ink = |place: usize| match table.columns[place] {
                Peril::Out if row.may_fall => Ink::Bad,
                Peril::Harm => Ink::Strong,
                _ => Ink::Text,
            };
            line(ui, &row.name, &row.cells, &widths, ink, number % 2 == 0);
        }
    });
}

/// How wide each column has to be.
fn widths(ui: &egui::Ui, table: &ThreatTable, headings: &[String]) -> Vec<f32> {
    let wide = |text: &String| {
        let text =
            ui.painter().layout_no_wrap(text.clone(), theme::face(theme::SMALL), Ink::Text.of(ui.visuals()));
        text.size().x
    };
    let widest = |place: usize| {
        let cells = table.rows.iter().filter_map(|row| row.cells.get(place));
        cells.chain(&headings[place..=place]).map(wide).fold(0.0, f32::max)
    };
    (0..headings.len()).map(widest).collect()
}

/// Shows a row of the table: the name, and numbers that end below one another. Returns what shows the numbers.
fn line(
    ui: &mut egui::Ui,
    name: &str,
    cells: &[String],
    widths: &[f32],
    ink: impl Fn(usize) -> Ink,
    is_shaded: bool,
) -> Vec<egui::Response> {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), ROW), egui::Sense::hover());
    if is_shaded {
        ui.painter().rect_filled(rect, CornerRadius::same(2), ui.visuals().extreme_bg_color);
    }
    let row = rect.shrink2(egui::vec2(4.0, 0.0));
    let mut write = |place: Rect, layout: Layout, text: &str, ink: Ink| {
        let mut cell = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
        let text = RichText::new(text).size(theme::SMALL).color(ink.of(cell.visuals()));
        cell.add(egui::Label::new(text).truncate())
    };
    let mut left = row.right() - widths.iter().map(|width| width + APART).sum::<f32>();
    let place = Rect::from_min_max(row.min, egui::pos2(left, row.bottom()));
    if !name.is_empty() {
        write(place, Layout::left_to_right(Align::Center), name, Ink::Text);
    }
    let mut shown = Vec::new();
    for (number, (text, width)) in cells.iter().zip(widths).enumerate() {
        left += APART;
        // A little more than the text needs, so that rounding never cuts it.
        let place =
            Rect::from_min_max(egui::pos2(left - 2.0, row.top()), egui::pos2(left + width, row.bottom()));
        shown.push(write(place, Layout::right_to_left(Align::Center), text, ink(number)));
        left += width;
    }
    shown
}

/// Who could strike the pointed square in their next turn, in a sentence; none where an enemy stands. If nobody could, says
/// so only while all danger is shown.
pub(super) fn strikers(
    stage: &Stage,
    focus: &Focus,
    danger: &Danger,
    teller: &Teller,
    at: Pos,
) -> Option<String> {
    let board = &stage.picture.board;
    let is_open = board.field.size().contains(at) && !board.is_solid(at);
    if !is_open || !stage.is_settled() || stage.viewer.is_none() || pointed_enemy(stage, focus).is_some() {
        return None;
    }
    let words = teller.words();
    let names: Vec<String> = danger.strikers_at(at).map(|who| teller.name(who)).collect();
    if !names.is_empty() {
        return Some(say!(words, "threat-here", who = words.list(names)));
    }
    focus.shows_danger.then(|| say!(words, "threat-nobody-here"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::battle::CombatantId;
    use crate::data::catalogue::{Catalogue, Kind};
    use crate::data::prepare::prepare_by_name;
    use crate::data::rulebooks::load_rulebook;
    use crate::engine::Battle;
    use crate::grid::Reach;
    use crate::rules::book::rulebook::Rulebook;
    use crate::rules::choices::attack::AttackRule;

    fn always_lands(book: &Rulebook) -> bool {
        matches!(book.attack.take, AttackRule::AlwaysLands(_))
    }

    fn has_no_hit_points(book: &Rulebook) -> bool {
        !book.harm.take.counts_hit_points()
    }

    /// What the table says of an enemy in First Blood, where the party sees everybody, by the first book like this.
    fn table_of(is_meant: fn(&Rulebook) -> bool, enemy: &str) -> ThreatTable {
        let catalogue = Catalogue::bundled();
        let is_like_this =
            |name: &&str| load_rulebook(&catalogue, name).value.is_some_and(|book| is_meant(&book));
        let book = catalogue.names(Kind::Rulebook).find(is_like_this).unwrap();
        let muster = prepare_by_name(&catalogue, "first_blood", book).unwrap().muster;
        let named = |name| -> CombatantId { muster.named(name).unwrap() };
        let battle = Battle::in_turn_of(&muster, named("W"));
        let table = battle.table();
        let view = table.seen_by(table.side(named("W")));
        let who = named(enemy);
        let threats = view.threats_by(who, view.targets(who), &mut Reach::new());
        ThreatTable::of(&Teller::new(Arc::new(Words::english()), muster.clone()), &threats)
    }

    #[test]
    fn where_every_blow_lands_there_is_no_chance_to_hit() {
        let table = table_of(always_lands, "Q");
        // The save for daring, at Dexterity 11, succeeds on 11 faces of 20. Then a die of twelve is rolled, or else one of
        // four; leather takes off 1. So daring is worth 0.55 * 5.5 + 0.45 * 1.5 = 3.7, and plain blows 3.5.
        assert_eq!(table.title, "Best attack: axe, daringly");
        assert_eq!(table.columns, [Peril::Harm, Peril::Most, Peril::Out]);
        // An 8 to 12 on the larger die goes 1 to 5 beyond 6 hit points, and a save at Strength 11 to 7 fails on 9 to 13
        // faces of 20: 0.55 * (9 + 10 + 11 + 12 + 13) / 20 / 12 = 12.6%.
        let numbers = ["3.7", "11", "12.6%"].map(str::to_owned).to_vec();
        let row = |name: &str| ThreatRow { name: name.to_owned(), cells: numbers.clone(), may_fall: true };
        assert_eq!(table.rows, [row("Wystan"), row("Vesna")]);
    }

    #[test]
    fn without_hit_points_injuries_are_told() {
        let table = table_of(has_no_hit_points, "R");
        // The axe is too far away. The javelin adds 1, and an aptitude 1, against 3 and 1 for leather: a 2 hits. The injury
        // check is made against 2 with 1 for constitution, so it never fails.
        assert_eq!(table.title, "Best attack: javelin");
        assert_eq!(table.columns, [Peril::Hit, Peril::Injured]);
        let numbers = vec!["83.3%".to_owned(); 2];
        let row = |name: &str| ThreatRow { name: name.to_owned(), cells: numbers.clone(), may_fall: false };
        assert_eq!(table.rows, [row("Wystan"), row("Vesna")]);
    }

    #[test]
    fn who_can_strike_nobody_is_told_in_a_line() {
        let table = table_of(has_no_hit_points, "Q");
        assert_eq!(table.title, "Can strike nobody next turn.");
        assert!(table.columns.is_empty() && table.rows.is_empty());
    }
}
