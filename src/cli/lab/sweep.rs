//! `affray lab sweep`: what changes when one or two things vary.

use clap::Args;

use super::variants::{Comparing, Named, Variants};
use crate::battle::Phrase;
use crate::cli::arguments::ALL;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::page::Label;
use crate::cli::setting::{impossible, read_variation, words_for};
use crate::cli::terminal::Terminal;
use crate::data::catalogue::Kind;
use crate::data::variation::{Variant, Variation, Varied, What};

/// Vary one or two things, and see what changes
///
/// Every variant is fought with the same dice, battle by battle, so that differences show with few
/// battles. The first variant is the one that the others are compared with; one value alone is
/// compared with the battle as it is. What can vary:
///
///   count:NAME=1..6            how many of a kind, of a side, or like a combatant there are
///   FIELD:NAME=10..30/5        a number of stat blocks, such as hp; so for levels
///   weapons:NAME=sword,axe+dagger   what is carried; `none` for nothing
///   armour:NAME=mail,none      what is worn
///   items:NAME=torch,none      what can be used up
///   light=brilliant,lit,dim,darkness      the light of the field
///   ambush=none,SIDE           who lies in ambush
///   first=SIDE,SIDE            who goes first; `none` for whom a roll decides
///   rulebook=BOOK,BOOK         the rulebook, or `all`
///   ai:SIDE=brute,soldier      who plays a side
///
/// NAME is a combatant's short name, their letter on the map, a combatant's name, a kind of creature,
/// or a side.
#[derive(Args)]
#[command(after_help = EXAMPLES, verbatim_doc_comment)]
pub struct Sweep {
    /// The name of a scenario, or its file
    scenario: String,
    /// What varies, and the values that it takes; may be given twice
    #[arg(long, value_name = "WHAT=VALUES", required = true, value_parser = read_variation)]
    vary: Vec<Variation>,
    #[command(flatten)]
    comparing: Comparing,
}

const EXAMPLES: &str = "\
Examples:
  affray lab sweep first_blood --vary count:raider=1..4
  affray lab sweep first_blood --vary hp:raider=20..50/10 --battles 4000
  affray lab sweep first_blood --vary ai:foes=brute,soldier --vary light=lit,darkness
  affray lab sweep first_blood --vary weapons:foes=axe,sword --html gear.html";

/// The most things that vary at once.
const MOST: usize = 2;

impl Sweep {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        if self.vary.len() > MOST {
            return Err(Failure::usage(Phrase::new("vary-too-many")));
        }
        if let [one, other] = self.vary.as_slice()
            && one.what == other.what
        {
            return Err(Failure::usage(Phrase::new("vary-twice").with("what", one.name())));
        }
        let start = self.comparing.open(terminal, &self.scenario)?;
        let all: Vec<Variation> = self.vary.iter().map(|vary| spelt_out(vary, &start)).collect();
        for remark in all.iter().filter_map(|vary| start.remark_on(&vary.what)) {
            self.comparing.say(terminal, &remark)?;
        }
        let mut variants = Vec::new();
        // One value alone has nothing else to be compared with.
        if all.iter().all(|vary| vary.values.len() == 1) {
            let name = terminal.words().phrase(&Phrase::new("vary-as-it-is"));
            let set_up = self.comparing.set_up(&self.scenario, &[]);
            variants.push(self.comparing.prepare_varied(Label { name, set_up }, &start)?);
        }
        let set_up = self.comparing.set_up(&self.scenario, &all);
        self.vary(&start, &all, Label { name: String::new(), set_up }, &mut variants)?;
        let group = all.last().filter(|_| all.len() > 1).map_or(variants.len(), |last| last.values.len());
        // What only the variants have is their own.
        let as_it_is = self.comparing.prepare(Label::default(), &start);
        let cautions = as_it_is.map(|named| named.cautions).unwrap_or_default();
        self.comparing.tell(terminal, &Variants { all: variants, group, cautions })
    }

    /// Makes every variant, with all values of the first of these variations for each value of the others.
    fn vary(
        &self,
        start: &Variant,
        vary: &[Variation],
        label: Label,
        made: &mut Vec<Named>,
    ) -> Result<(), Failure> {
        let Some((first, others)) = vary.split_first() else {
            made.push(self.comparing.prepare_varied(label, start)?);
            return Ok(());
        };
        for value in &first.values {
            let own = format!("{}={value}", first.name());
            let varied = start.clone().with(&first.what, value).map_err(|faults| impossible(&own, faults))?;
            let Label { name, set_up } = &label;
            let name = if name.is_empty() { own } else { format!("{name} {own}") };
            let set_up = format!("{set_up} {}", words_for(first, value));
            self.vary(&varied, others, Label { name, set_up }, made)?;
        }
        Ok(())
    }
}

/// What varies, with the names of all rulebooks in the place of `all`.
fn spelt_out(vary: &Variation, start: &Variant) -> Variation {
    let mut vary = vary.clone();
    if matches!(vary.what, What::Listed(Varied::Rulebook, _)) && vary.values == [ALL] {
        vary.values = start.catalogue.names(Kind::Rulebook).map(str::to_owned).collect();
    }
    vary
}
