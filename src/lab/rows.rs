//! The report as rows of a table, for spreadsheets.

use super::estimate::{Interval, Mean, Share};
use super::report::{CombatantReport, Report, SideReport};

impl Report {
    /// The heading of [`Report::csv_rows`].
    pub const CSV_HEADING: [&str; 16] = [
        "scenario",
        "rulebook",
        "seed",
        "battles",
        "kind",
        "key",
        "name",
        "side",
        "wins",
        "win_rate",
        "ci95_low",
        "ci95_high",
        "survival_rate",
        "down_rate",
        "mean_harm_dealt",
        "value",
    ];

    /// A row with a mean over all battles.
    pub fn row_of_mean(&self, kind: &str, mean: Mean) -> [String; 16] {
        let Interval(low, high) = mean.ci95;
        let mut row = self.row_of(kind);
        for (place, number) in [(10, low), (11, high), (15, mean.mean)] {
            row[place] = number.to_string();
        }
        row
    }

    /// A row of a kind, without numbers.
    fn row_of(&self, kind: &str) -> [String; 16] {
        let mut row: [String; 16] = Default::default();
        let (seed, battles) = (self.seed.to_string(), self.battles.to_string());
        let start: [&str; 5] = [&self.scenario, &self.rulebook, &seed, &battles, kind];
        for (cell, text) in row.iter_mut().zip(start) {
            text.clone_into(cell);
        }
        row
    }

    /// The report as rows of a table: one for each side, one for each combatant, one for the draws and one for each
    /// number about rounds; then one for each share and each mean, with its interval. A cell that does not apply is empty.
    pub fn csv_rows(&self) -> Vec<[String; 16]> {
        let row = |kind: &str, cells: Vec<(usize, String)>| {
            let mut row = self.row_of(kind);
            for (place, cell) in cells {
                row[place] = cell;
            }
            row
        };
        let side = |side: &SideReport| {
            let Interval(low, high) = side.ci95;
            let names = [(6, side.name.clone()), (7, side.name.clone()), (8, side.wins.to_string())];
            let rates = [side.win_rate, low, high].map(|rate| rate.to_string());
            row("side", names.into_iter().chain((9..).zip(rates)).collect())
        };
        let combatant = |report: &CombatantReport| {
            let names = [(5, report.key.clone()), (6, report.name.clone()), (7, report.side.clone())];
            let rates = [report.survival_rate, report.down_rate, report.mean_harm_dealt];
            let rates = rates.map(|rate| rate.to_string());
            row("combatant", names.into_iter().chain((12..).zip(rates)).collect())
        };
        let value = |(kind, value): (&str, String)| row(kind, vec![(15, value)]);
        let values = [
            ("draws", self.draws.to_string()),
            ("rounds_mean", self.rounds.mean.to_string()),
            ("rounds_p5", self.rounds.p5.to_string()),
            ("rounds_p50", self.rounds.p50.to_string()),
            ("rounds_p95", self.rounds.p95.to_string()),
        ];
        let combatants = self.combatants.iter().map(combatant);
        let mean = |kind: &str, key: &str, name: &str, mean: Mean| {
            let mut row = self.row_of_mean(kind, mean);
            key.clone_into(&mut row[5]);
            name.clone_into(&mut row[6]);
            row
        };
        let share = |kind: &str, key: &str, name: &str, share: Share| {
            let mut row = mean(kind, key, name, Mean { mean: share.rate, ci95: share.ci95 });
            row[8] = share.battles.to_string();
            row
        };
        let mut rows: Vec<[String; 16]> =
            self.sides.iter().map(side).chain(combatants).chain(values.into_iter().map(value)).collect();
        rows.extend(self.endings.iter().map(|ending| share("ending", ending.cause, "", ending.share)));
        for decision in &self.decisions {
            let kind = if decision.met { "decided_by_meeting" } else { "decided_by_failing" };
            rows.push(share(kind, "", &decision.side, decision.share));
            if let Some(row) = rows.last_mut() {
                row[15] = decision.objectives.join("; ");
            }
        }
        for side in &self.sides {
            let deaths = &side.deaths;
            let shares = [("nobody_dies", deaths.nobody_dies), ("everybody_dies", deaths.everybody_dies)];
            rows.extend(shares.map(|(kind, part)| share(kind, "", &side.name, part)));
            rows.push(mean("dead", "", &side.name, deaths.dead));
        }
        for one in &self.combatants {
            let shares = [
                ("survived", one.survived),
                ("fell", one.fell),
                ("fell_first", one.fell_first),
                ("fled", one.fled),
            ];
            rows.extend(shares.map(|(kind, part)| share(kind, &one.key, &one.name, part)));
            let harm = [("harm_dealt", one.harm_dealt), ("harm_suffered", one.harm_suffered)];
            let fell_in = one.fell_in_round.map(|round| ("fell_in_round", round));
            rows.extend(
                fell_in.into_iter().chain(harm).map(|(kind, harm)| mean(kind, &one.key, &one.name, harm)),
            );
            let about = |mut row: [String; 16], what: &str| {
                what.clone_into(&mut row[7]);
                row
            };
            rows.extend(one.ends.iter().map(|of| about(share("end", &one.key, &one.name, of.share), of.end)));
            rows.extend(
                one.felled_by
                    .iter()
                    .map(|of| about(share("felled_by", &one.key, &one.name, of.share), &of.by)),
            );
            for left in &one.left {
                let means = [("left", Some(left.left)), ("left_after_win", left.after_win)];
                let means = means.into_iter().filter_map(|(kind, left)| Some((kind, left?)));
                rows.extend(means.map(|(kind, of)| about(mean(kind, &one.key, &one.name, of), left.what)));
            }
        }
        for harm in &self.harm_by_round {
            let sides = self.sides.iter().zip(&harm.sides);
            rows.extend(sides.map(|(side, suffered)| {
                mean("harm_in_round", &harm.round.to_string(), &side.name, *suffered)
            }));
        }
        rows.extend(
            self.named
                .iter()
                .map(|named| row("battle", vec![(5, named.which.clone()), (15, named.battle.to_string())])),
        );
        rows
    }
}
