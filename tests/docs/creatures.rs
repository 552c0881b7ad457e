//! `docs/creatures.md` compares all bundled creatures, weapons and armour in all rulebooks. This test writes it:
//! `UPDATE=1 cargo test --test docs` updates the page, and without that the test fails if a file has changed since.

use std::fmt::Write;
use std::fs;

use affray::battle::{Ability, Aptitude, ArmourWeight, Trait};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::conversion::{
    ArmourNumber, BlockNumber, Conversion, CreatureNumber, HandlingWord, Measure, Scale, WeaponNumber,
    conversion_of,
};
use affray::data::tree::{Value, parse};

const PAGE: &str = "docs/creatures.md";

/// The rulebooks with stat blocks of their own, each with its column heading.
const BOOKS: [(&str, &str); 5] = [
    ("llcf", "LLCF"),
    ("lot", "LoT"),
    ("twodice", "Two Dice"),
    ("autohit", "Autohit"),
    ("torchlit", "Torchlit"),
];

const INTRODUCTION: &str = "\
# Creatures and their gear, book by book

Everything bundled, with the numbers that each book reads of it. A rulebook mixed of several reads them as its `stats` say; what a
field means stands in [authoring.md](authoring.md#creatures). This page is written by a test (`UPDATE=1 cargo test --test docs`):
change the files in `assets/`, not the page.
";

/// A file with its fields as they are written.
struct Entry {
    id: String,
    /// Its first comment.
    remark: String,
    fields: Vec<(String, String)>,
}

impl Entry {
    fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(own, _)| own == name).map(|(_, text)| text.as_str())
    }

    fn name(&self) -> String {
        self.field("name").unwrap_or(&self.id).trim_matches('"').to_owned()
    }

    /// The block for a rulebook. A block without numbers still says that the rulebook knows the thing.
    fn block(&self, book: &str) -> String {
        match self.field(book).map(within) {
            None => "-".to_owned(),
            Some(text) if text.is_empty() => "as it is".to_owned(),
            Some(text) => text.replace('|', "\\|"),
        }
    }

    /// Some of the fields that all rulebooks share, as they are written.
    fn shared(&self, names: &[&str]) -> String {
        let known = names.iter().filter_map(|name| Some(format!("{name}: {}", self.field(name)?)));
        known.collect::<Vec<_>>().join(", ")
    }
}

/// A text in one line, without its outer brackets.
fn within(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let inner = line.strip_prefix('(').and_then(|line| line.strip_suffix(')')).unwrap_or(&line);
    inner.trim().trim_end_matches(',').replace("( ", "(").replace(", )", ")").to_owned()
}

fn entries(catalogue: &Catalogue, kind: Kind) -> Vec<Entry> {
    let entry = |id: &str| {
        let source = catalogue.source(kind, id).unwrap_or_else(|| panic!("{id} is bundled"));
        let parsed = parse(source);
        let Value::Struct(_, fields) = &parsed.tree.root.value else { panic!("{id} has fields") };
        let text = source.text();
        let field = |field: &affray::data::tree::Field| {
            let span = field.node.span;
            let line = text[span.start..span.end].split_whitespace().collect::<Vec<_>>().join(" ");
            (field.word.text.clone(), line)
        };
        let comment = text.lines().map_while(|line| line.strip_prefix("// "));
        Entry {
            id: id.to_owned(),
            remark: comment.collect::<Vec<_>>().join(" "),
            fields: fields.iter().map(field).collect(),
        }
    };
    catalogue.names(kind).map(entry).collect()
}

/// A section for each entry, with a row for each rulebook.
fn sections(page: &mut String, entries: &[Entry], shared: &[&str]) {
    for entry in entries {
        let _ = writeln!(page, "\n### {}\n", entry.name());
        if !entry.remark.is_empty() {
            let _ = writeln!(page, "{}\n", entry.remark);
        }
        let fields = entry.shared(shared);
        let _ = writeln!(page, "`{}` {}\n\n| book | numbers |\n|---|---|", entry.id, fields);
        for (book, heading) in BOOKS {
            let _ = writeln!(page, "| {heading} | {} |", entry.block(book));
        }
    }
}

/// One table, with a column for each rulebook.
fn table(page: &mut String, entries: &[Entry], shared: &[&str]) {
    let headings = BOOKS.map(|(_, heading)| heading).join(" | ");
    let _ = writeln!(page, "\n| name | all books | {headings} |\n|---|---|{}", "---|".repeat(BOOKS.len()));
    for entry in entries {
        let blocks = BOOKS.map(|(book, _)| entry.block(book)).join(" | ");
        let _ = writeln!(page, "| {} (`{}`) | {} | {blocks} |", entry.name(), entry.id, entry.shared(shared));
    }
}

fn page() -> String {
    let catalogue = Catalogue::bundled();
    let mut page = INTRODUCTION.to_owned();
    page.push_str("\n## Creatures\n");
    let fields =
        ["size", "speed", "flies", "darksight", "tags", "weapons", "items", "natural", "armour", "temper"];
    sections(&mut page, &entries(&catalogue, Kind::Creature), &fields);
    let (spells, weapons): (Vec<Entry>, Vec<Entry>) = entries(&catalogue, Kind::Weapon)
        .into_iter()
        .partition(|weapon| weapon.field("spell") == Some("true"));
    page.push_str("\n## Weapons\n");
    table(&mut page, &weapons, &["reach", "range"]);
    page.push_str("\n## Spells\n");
    table(&mut page, &spells, &["reach", "range"]);
    page.push_str("\n## Items\n");
    table(&mut page, &entries(&catalogue, Kind::Item), &["range"]);
    page.push_str("\n## Armour\n");
    table(&mut page, &entries(&catalogue, Kind::Armour), &[]);
    missing_blocks(&mut page, &conversion_of(&catalogue).unwrap_or_else(|| panic!("the table is bundled")));
    page
}

const MISSING_BLOCKS: &str = "
## Missing blocks

A creature, a weapon or an armour needs a block for one book alone. What another book needs is worked out from the blocks that are there,
with the tables below (`assets/conversion.ron`):

1. For each measure, each block that is there is in the tier whose number is nearest to its own; where two are as near, in the lower
   one. The first column of its book counts. What stands in brackets counts where the block does not name the number; a block that
   does not name a number without brackets says nothing about the measure.
2. Of the tiers that several blocks give the middle one counts; of two middles the lower one.
3. The block that is missing takes the numbers of that tier from every column of its book. A dash in the first column takes the
   nearest number of that column, the lower one of two as near; a dash in another column writes nothing. What equals the number in
   brackets is not written.
4. What no block measures is left out, so that the book's own usual number holds.

A rulebook plays what it finds as it is written. Only where it finds none of the blocks that it reads, or where a number is missing
that it cannot do without together with the block that should have it, are all blocks worked out that it names. Hit dice are worked out
by themselves where nerve goes by them and no block that is read for nerve states any: or a giant written for LoT alone would count for
nobody by the house rules. Spells and items are never worked out: a book without a block for them does without them.

What a creature was trained for goes by the weapons that it carries. Where a scenario gives it others, a block that is worked out goes by
those; one that `affray check --fill` has written goes by the weapons of its kind.
";

/// The name of a number in files.
trait Label {
    fn label(&self) -> String;

    /// A number of a tier as files write it.
    fn shown(&self, number: i32, _: usize) -> String {
        number.to_string()
    }
}

fn words(list: &[Aptitude]) -> String {
    list.iter().map(|aptitude| aptitude.word()).collect::<Vec<_>>().join(", ")
}

fn score(ability: Ability) -> String {
    format!("`scores.{}`", ability.word().to_lowercase())
}

fn plain(dial: &impl std::fmt::Debug) -> String {
    format!("`{}`", format!("{dial:?}").to_lowercase())
}

impl Label for CreatureNumber {
    fn label(&self) -> String {
        match self {
            CreatureNumber::Dr => "`dr.general`".to_owned(),
            CreatureNumber::Score(ability) => score(*ability),
            CreatureNumber::BestScore(abilities) => {
                let scores: Vec<String> = abilities.iter().map(|ability| score(*ability)).collect();
                format!("best of {}, read only", scores.join(", "))
            }
            CreatureNumber::Skill(skill) => format!("`skills.{}`", skill.word()),
            CreatureNumber::WeaponSkills => {
                "best of `skills` with weapons; with all of its weapons".to_owned()
            }
            CreatureNumber::Aptitudes(list) => format!("`aptitudes` among {}", words(list)),
            CreatureNumber::WeaponAptitudes { near, far } => {
                format!(
                    "`aptitudes` among {}, or among {} where its first weapon shoots or flies",
                    words(near),
                    words(far)
                )
            }
            CreatureNumber::Trait(own) => format!("the trait {}", own.word()),
            CreatureNumber::WeaponsTaught => {
                "1 with `proficiencies`, 2 with `masteries`; with all of its weapons".to_owned()
            }
            CreatureNumber::Attack(_) => {
                "`attack`, or else the best attack that it was trained for".to_owned()
            }
            number => plain(number),
        }
    }
}

impl Label for WeaponNumber {
    fn label(&self) -> String {
        match self {
            WeaponNumber::Damage(_) => "`damage`, by its average".to_owned(),
            WeaponNumber::Class => "`class`; Ranged for what shoots or flies, read as LightMelee".to_owned(),
            number => plain(number),
        }
    }

    fn shown(&self, number: i32, tier: usize) -> String {
        match self {
            WeaponNumber::Damage(dice) => {
                let (part, (count, sides)) = (&dice[tier], dice[tier].dice);
                if part.plus == 0 {
                    format!("{count}d{sides}")
                } else {
                    format!("{count}d{sides}+{}", part.plus)
                }
            }
            WeaponNumber::Class => {
                ["LightMelee", "HeavyMelee"][usize::try_from(number).unwrap_or(0)].to_owned()
            }
            _ => number.to_string(),
        }
    }
}

impl Label for ArmourNumber {
    fn label(&self) -> String {
        match self {
            ArmourNumber::Dr => "`dr.general`".to_owned(),
            number => plain(number),
        }
    }

    fn shown(&self, number: i32, _: usize) -> String {
        match self {
            ArmourNumber::Weight => {
                ["Light", "Medium", "Heavy"][usize::try_from(number).unwrap_or(0)].to_owned()
            }
            _ => number.to_string(),
        }
    }
}

/// One measure, with a row for each tier and a column for each scale.
fn measure<D: BlockNumber + Label>(page: &mut String, name: &str, measure: &Measure<D>) {
    let heading = |book: &str| {
        BOOKS.iter().find(|(own, _)| *own == book).map_or(book, |(_, heading)| heading).to_owned()
    };
    let columns: Vec<(String, &Scale<D>)> = measure
        .books
        .iter()
        .flat_map(|(book, scales)| scales.iter().map(move |scale| (heading(book), scale)))
        .collect();
    let head = columns.iter().map(|(book, scale)| {
        let size = if scale.per_size == 0 {
            String::new()
        } else {
            format!(", and {} for each square of size beyond the first", scale.per_size)
        };
        let unstated =
            scale.unstated.map_or(String::new(), |number| format!(" ({})", scale.dial.shown(number, 0)));
        format!("{book} {}{size}{unstated}", scale.dial.label())
    });
    let head = head.collect::<Vec<_>>().join(" | ");
    let _ = writeln!(page, "\n**{name}**\n\n| tier | {head} |\n|---|{}", "---|".repeat(columns.len()));
    for (tier, title) in measure.tiers.iter().enumerate() {
        let cells = columns.iter().map(|(_, scale)| {
            let number = scale.numbers()[tier];
            number.map_or("-".to_owned(), |number| scale.dial.shown(number, tier))
        });
        let _ = writeln!(page, "| {title} | {} |", cells.collect::<Vec<_>>().join(" | "));
    }
}

/// The tables for working out missing blocks.
fn missing_blocks(page: &mut String, table: &Conversion) {
    page.push_str(MISSING_BLOCKS);
    page.push_str("\n### Creatures without a block\n");
    table.creatures.iter().for_each(|(name, own)| measure(page, name, own));
    for (book, rows) in table.wearers.iter() {
        let heading = BOOKS.iter().find(|(own, _)| *own == book).map_or(book, |(_, heading)| heading);
        let needs = |(weight, traits): (&ArmourWeight, &Vec<Trait>)| {
            let traits: Vec<&str> = traits.iter().map(|own| own.word()).collect();
            format!("{weight:?}: {}", traits.join(" and "))
        };
        let rows: Vec<String> = rows.iter().map(needs).collect();
        let _ = writeln!(
            page,
            "\nWho wears armour also gets the traits for its weight in {heading}: {}.",
            rows.join("; ")
        );
    }
    page.push_str("\n### Weapons without a block\n");
    table.weapons.iter().for_each(|(name, own)| measure(page, name, own));
    let books = |word: HandlingWord| {
        let own = table.handling.writes.iter().filter(move |(_, own)| **own == word);
        own.map(|(book, _)| BOOKS.iter().find(|(own, _)| *own == book).map_or(book, |(_, heading)| heading))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let _ = writeln!(
        page,
        "\nHow a weapon is wielded and taught: as in the first row that contradicts nothing of what is known about it. `kind`, \
         `effects`, `harmless` and `uses` are taken over from the first block that names them, and so is the kind of damage. Bare \
         hands get no `die`.\n\n| `kind` | heavy | {} `skill` | {} `subclass` |\n|---|---|---|---|",
        books(HandlingWord::Skill),
        books(HandlingWord::Subclass)
    );
    for row in &table.handling.rows {
        let heavy = if row.heavy { "yes" } else { "no" };
        let _ = writeln!(page, "| {:?} | {heavy} | {} | {} |", row.kind, row.skill.word(), row.subclass);
    }
    page.push_str("\n### Armour without a block\n");
    table.armours.iter().for_each(|(name, own)| measure(page, name, own));
}

#[test]
fn the_page_of_creatures_shows_what_the_files_say() {
    let page = page();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(PAGE, page).unwrap_or_else(|error| panic!("{PAGE}: {error}"));
    } else {
        let kept = fs::read_to_string(PAGE).unwrap_or_default();
        assert!(kept == page, "{PAGE} is out of date: UPDATE=1 cargo test --test docs writes it anew");
    }
}
