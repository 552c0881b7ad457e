//! The plots of a page, as pictures of lines and texts that stand in the page itself.

use std::error::Error;
use std::ops::Range;

use plotters::prelude::*;

use crate::battle::Phrase;
use crate::cli::figures::called;
use crate::lab::{Compared, Interval, Report};
use crate::tell::Words;

const SIZE: (u32, u32) = (760, 300);
const FONT: (&str, u32) = ("Georgia, serif", 14);
const INK: RGBColor = RGBColor(43, 33, 24);
/// The colours of sides, which also differ in how light they are.
const COLOURS: [RGBColor; 4] =
    [RGBColor(38, 84, 124), RGBColor(190, 74, 47), RGBColor(120, 148, 60), RGBColor(214, 170, 60)];

/// How many battles lasted how many rounds.
pub fn rounds(words: &Words, report: &Report) -> String {
    let counts = &report.rounds.histogram;
    let most = counts.iter().max().copied().unwrap_or(0).max(1);
    let labels = labels(words, ["cli-sim-mean-rounds", "cli-sim-battles"]);
    picture(&labels, 0.0..counts.len() as f64, 0.0..most as f64 * 1.05, |chart| {
        chart.draw_series(counts.iter().enumerate().map(|(round, count)| {
            let left = round as f64;
            Rectangle::new([(left + 0.1, 0.0), (left + 0.9, *count as f64)], COLOURS[0].filled())
        }))?;
        Ok(())
    })
}

/// The harm that each side suffers, round by round, with its interval.
pub fn harm(words: &Words, report: &Report) -> String {
    let told: Vec<_> = report
        .harm_by_round
        .iter()
        .filter(|harm| harm.round > 0 && harm.battles * 20 >= report.battles)
        .collect();
    let highest = told.iter().flat_map(|harm| &harm.sides).map(|mean| mean.ci95.1).fold(1.0, f64::max);
    let last = told.last().map_or(1, |harm| harm.round) as f64;
    let labels = labels(words, ["cli-sim-round", "cli-sim-suffers"]);
    picture(&labels, 0.5..last + 0.5, 0.0..highest * 1.05, |chart| {
        for (place, side) in report.sides.iter().enumerate() {
            let colour = COLOURS[place % COLOURS.len()];
            let line = told.iter().map(|harm| (harm.round as f64, harm.sides[place].mean));
            chart
                .draw_series(LineSeries::new(line, colour.stroke_width(2)))?
                .label(called(words, &side.name))
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour.stroke_width(2)));
            let bars = told.iter().map(|harm| (harm.round as f64, harm.sides[place].ci95));
            chart.draw_series(bars.map(|(x, interval)| bar(x, interval, colour)))?;
        }
        chart
            .configure_series_labels()
            .background_style(WHITE.mix(0.6))
            .label_font(FONT.into_font().color(&INK))
            .draw()?;
        Ok(())
    })
}

/// The share of battles that was won in each variant, with its interval.
pub fn shares(words: &Words, names: &[String], compared: &[Compared], label: &str) -> String {
    let across = words.phrase(&Phrase::new("cli-sweep-variant"));
    let labels = [across, label.to_owned()];
    let last = compared.len() as f64;
    let name = |place: &f64| {
        let whole = place.round();
        let near = (place - whole).abs() < 1e-6 && whole >= 0.0;
        names.get(whole as usize).filter(|_| near).cloned().unwrap_or_default()
    };
    drawn(&labels, -0.5..last - 0.5, 0.0..1.0, Some(&name), |chart| {
        let points = || compared.iter().enumerate().map(|(place, one)| (place as f64, one));
        chart.draw_series(LineSeries::new(
            points().map(|(x, one)| (x, one.won.rate)),
            COLOURS[0].stroke_width(2),
        ))?;
        chart.draw_series(points().map(|(x, one)| Circle::new((x, one.won.rate), 4, COLOURS[0].filled())))?;
        chart.draw_series(points().map(|(x, one)| bar(x, one.won.ci95, COLOURS[0])))?;
        Ok(())
    })
}

fn bar(x: f64, Interval(low, high): Interval, colour: RGBColor) -> PathElement<(f64, f64)> {
    PathElement::new(vec![(x, low), (x, high)], colour.stroke_width(1))
}

fn labels(words: &Words, keys: [&'static str; 2]) -> [String; 2] {
    keys.map(|key| words.phrase(&Phrase::new(key)))
}

type Chart<'c> = ChartContext<
    'c,
    SVGBackend<'c>,
    Cartesian2d<plotters::coord::types::RangedCoordf64, plotters::coord::types::RangedCoordf64>,
>;

type Drawn = Result<(), Box<dyn Error>>;

fn picture(
    labels: &[String; 2],
    across: Range<f64>,
    up: Range<f64>,
    draw: impl FnOnce(&mut Chart<'_>) -> Drawn,
) -> String {
    drawn(labels, across, up, None, draw)
}

/// A picture with axes; nothing if it cannot be drawn, which only a broken program could cause.
fn drawn(
    labels: &[String; 2],
    across: Range<f64>,
    up: Range<f64>,
    name: Option<&dyn Fn(&f64) -> String>,
    draw: impl FnOnce(&mut Chart<'_>) -> Drawn,
) -> String {
    let mut svg = String::new();
    let made = paint(&mut svg, labels, across, up, name, draw);
    if made.is_ok() { svg } else { String::new() }
}

fn paint(
    svg: &mut String,
    labels: &[String; 2],
    across: Range<f64>,
    up: Range<f64>,
    name: Option<&dyn Fn(&f64) -> String>,
    draw: impl FnOnce(&mut Chart<'_>) -> Drawn,
) -> Drawn {
    let area = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    let mut builder = ChartBuilder::on(&area);
    builder.margin(12).x_label_area_size(44).y_label_area_size(60);
    let columns = (across.end - across.start).ceil() as usize;
    let mut chart = builder.build_cartesian_2d(across, up)?;
    let font = || FONT.into_font().color(&INK);
    let whole = |place: &f64| if place.fract() == 0.0 { format!("{place}") } else { String::new() };
    let share = |height: &f64| format!("{:.0}%", height * 100.0);
    let mut mesh = chart.configure_mesh();
    mesh.disable_x_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(INK.mix(0.15))
        .axis_style(INK)
        .label_style(font())
        .axis_desc_style(font())
        .x_labels(columns.clamp(2, 30))
        .x_desc(labels[0].as_str())
        .y_desc(labels[1].as_str());
    match name {
        Some(name) => mesh.x_label_formatter(name).y_label_formatter(&share).draw()?,
        None => mesh.x_label_formatter(&whole).draw()?,
    }
    draw(&mut chart)?;
    drop(chart);
    area.present()?;
    Ok(())
}
