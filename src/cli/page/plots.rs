//! The plots of a page, as pictures of lines and texts that stand in the page itself.

use std::error::Error;
use std::ops::Range;

use plotters::prelude::*;

use super::Label;
use crate::battle::Phrase;
use crate::cli::figures::{called, percent_to};
use crate::cli::sim::tables::told_rounds;
use crate::lab::{Compared, Interval, Report};
use crate::tell::Words;

/// No wider, so that the letters can still be read where a telephone shrinks the picture to its width.
const SIZE: (u32, u32) = (560, 280);
/// How high the row of a variant is.
const ROW: u32 = 32;
/// How wide a letter of a label is at most, on average.
const LETTER: u32 = 8;
const FONT: (&str, u32) = ("Georgia, serif", 18);
const INK: RGBColor = RGBColor(43, 33, 24);
/// The colours of sides, which also differ in how light they are.
const COLOURS: [RGBColor; 4] =
    [RGBColor(38, 84, 124), RGBColor(190, 74, 47), RGBColor(120, 148, 60), RGBColor(214, 170, 60)];

/// How many battles lasted how many rounds.
pub fn rounds(words: &Words, report: &Report) -> String {
    let counts = &report.rounds.histogram;
    let most = counts.iter().max().copied().unwrap_or(0).max(1);
    let labels = labels(words, ["cli-sim-mean-rounds", "cli-sim-battles"]);
    // No battle is over before its first round.
    let last = counts.len().max(2) as f64;
    picture(words, &labels, 0.5..last - 0.5, 0.0..most as f64 * 1.05, |chart| {
        chart.draw_series(counts.iter().enumerate().skip(1).map(|(round, count)| {
            let middle = round as f64;
            Rectangle::new([(middle - 0.4, 0.0), (middle + 0.4, *count as f64)], COLOURS[0].filled())
        }))?;
        Ok(())
    })
}

/// The harm that each side suffers, round by round, with its interval.
pub fn harm(words: &Words, report: &Report) -> String {
    let told: Vec<_> = told_rounds(report).collect();
    let highest = told.iter().flat_map(|harm| &harm.sides).map(|mean| mean.ci95.1).fold(1.0, f64::max);
    let last = told.last().map_or(1, |harm| harm.round) as f64;
    let labels = labels(words, ["cli-sim-round", "cli-sim-suffers"]);
    picture(words, &labels, 0.5..last + 0.5, 0.0..highest * 1.05, |chart| {
        for (place, side) in report.sides.iter().enumerate() {
            let colour = COLOURS[place % COLOURS.len()];
            let line = told.iter().map(|harm| (harm.round as f64, harm.sides[place].mean));
            chart
                .draw_series(LineSeries::new(line, colour.stroke_width(2)))?
                .label(called(words, &side.name))
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour.stroke_width(2)));
            // Side by side, so that none hides another.
            let aside = (place as f64 - (report.sides.len() - 1) as f64 / 2.0) * 0.06;
            let bars = told.iter().map(|harm| (harm.round as f64 + aside, harm.sides[place].ci95));
            let bars = bars.map(|(x, Interval(low, high))| bar((x, low), (x, high), colour));
            chart.draw_series(bars)?;
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperRight)
            .background_style(WHITE.mix(0.6))
            .label_font(FONT.into_font().color(&INK))
            .draw()?;
        Ok(())
    })
}

/// The share of battles that was won in each variant, with its interval: a row for each, the first one on top.
pub fn shares(words: &Words, labels: &[Label], compared: &[Compared], label: &str) -> String {
    let count = compared.len();
    let row = |place: usize| (count - 1 - place) as f64;
    let name = |height: &f64| {
        let place = (0..count).find(|place| (row(*place) - height).abs() < 1e-6);
        place.and_then(|place| labels.get(place)).map(|label| label.name.clone()).unwrap_or_default()
    };
    let share = |share: &f64| percent_to(words, *share, 0);
    let longest = labels.iter().map(|label| label.name.chars().count()).max().unwrap_or(0);
    let frame = Frame {
        size: (SIZE.0, 88 + ROW * u32::try_from(count).unwrap_or(u32::MAX / ROW / 2)),
        left: (u32::try_from(longest).unwrap_or(u32::MAX).saturating_mul(LETTER) + 20).clamp(60, SIZE.0 / 2),
        labels: &[label.to_owned(), String::new()],
        // A label for each row, and one for each fifth.
        marks: (6, count),
        across: &share,
        up: &name,
    };
    drawn(&frame, 0.0..1.0, -0.5..count as f64 - 0.5, |chart| {
        let points = || compared.iter().enumerate().map(|(place, one)| (row(place), one));
        let bars = points().map(|(y, one)| {
            let Interval(low, high) = one.won.ci95;
            bar((low, y), (high, y), COLOURS[0])
        });
        chart.draw_series(bars)?;
        chart.draw_series(points().map(|(y, one)| Circle::new((one.won.rate, y), 5, COLOURS[0].filled())))?;
        Ok(())
    })
}

/// An interval, as a line between its ends.
fn bar(low: (f64, f64), high: (f64, f64), colour: RGBColor) -> PathElement<(f64, f64)> {
    PathElement::new(vec![low, high], colour.stroke_width(2))
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

/// What stands around a picture.
struct Frame<'f> {
    size: (u32, u32),
    /// How much room the labels on the left have.
    left: u32,
    /// What is counted across and upwards.
    labels: &'f [String; 2],
    /// How many labels there are at most, across and upwards.
    marks: (usize, usize),
    across: &'f dyn Fn(&f64) -> String,
    up: &'f dyn Fn(&f64) -> String,
}

/// A picture of something that is counted round by round.
fn picture(
    words: &Words,
    labels: &[String; 2],
    across: Range<f64>,
    up: Range<f64>,
    draw: impl FnOnce(&mut Chart<'_>) -> Drawn,
) -> String {
    let whole = |place: &f64| if place.fract() == 0.0 { format!("{place}") } else { String::new() };
    let number = |height: &f64| match (height * 10.0).round() / 10.0 {
        rounded if rounded.fract() == 0.0 => format!("{rounded}"),
        rounded => words.decimal(rounded, 1),
    };
    let rounds = (across.end - across.start).ceil() as usize;
    let marks = (rounds.clamp(2, 16), 8);
    let frame = Frame { size: SIZE, left: 60, labels, marks, across: &whole, up: &number };
    drawn(&frame, across, up, draw)
}

/// A picture with axes; nothing if it cannot be drawn, which only a broken program could cause.
fn drawn(
    frame: &Frame<'_>,
    across: Range<f64>,
    up: Range<f64>,
    draw: impl FnOnce(&mut Chart<'_>) -> Drawn,
) -> String {
    let mut svg = String::new();
    let made = paint(&mut svg, frame, across, up, draw);
    if made.is_ok() { svg } else { String::new() }
}

fn paint(
    svg: &mut String,
    frame: &Frame<'_>,
    across: Range<f64>,
    up: Range<f64>,
    draw: impl FnOnce(&mut Chart<'_>) -> Drawn,
) -> Drawn {
    let area = SVGBackend::with_string(svg, frame.size).into_drawing_area();
    let mut builder = ChartBuilder::on(&area);
    builder.margin(12).margin_right(24).x_label_area_size(52).y_label_area_size(frame.left);
    let mut chart = builder.build_cartesian_2d(across, up)?;
    let font = || FONT.into_font().color(&INK);
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(INK.mix(0.15))
        .axis_style(INK)
        .label_style(font())
        .axis_desc_style(font())
        .x_labels(frame.marks.0)
        .y_labels(frame.marks.1)
        .x_desc(frame.labels[0].as_str())
        .y_desc(frame.labels[1].as_str())
        .x_label_formatter(&frame.across)
        .y_label_formatter(&frame.up)
        .draw()?;
    draw(&mut chart)?;
    drop(chart);
    area.present()?;
    Ok(())
}
