//! Reads scripts.

use bevy::prelude::{KeyCode, MouseButton, Vec2};
use fluent_bundle::FluentValue;

use super::expectation::Expectation;
use super::{Failure, Instruction, Script};
use crate::grid::Pos;
use crate::tell::{Words, say};
use crate::view::keys::Key;

impl Script {
    /// Reads a script. Skips empty lines and lines that begin with `#`.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(name: &str, text: &str, words: &Words) -> Result<Script, Failure> {
        let mut lines = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match instruction(line) {
                Ok(instruction) => lines.push((number, instruction)),
                Err(id) => {
                    let why = words.say(id, &[("line", FluentValue::from(line))]);
                    return Err(Failure { script: name.to_owned(), line: number, why });
                }
            }
        }
        Ok(Script { name: name.to_owned(), lines })
    }
}

impl Failure {
    /// The failure and its place, as a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        say!(words, "script-failed", script = &self.script, line = self.line, why = &self.why)
    }
}

/// Reads one instruction. The error is the ID of the message that says what is wrong.
fn instruction(line: &str) -> Result<Instruction, &'static str> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    let square = || rest.parse::<Pos>().map_err(|_| "script-no-square");
    let text = || if rest.is_empty() { Err("script-no-text") } else { Ok(rest.to_owned()) };
    Ok(match (word, rest) {
        ("click", _) => Instruction::Click(square()?),
        ("shift-click", _) => Instruction::GoBy(square()?),
        ("ctrl-click", _) => Instruction::Share(square()?),
        ("hover", _) => Instruction::Hover(square()?),
        ("drag", _) => drag(MouseButton::Left, rest)?,
        ("drag-middle", _) => drag(MouseButton::Middle, rest)?,
        ("drag-right", _) => drag(MouseButton::Right, rest)?,
        ("click-words", _) => Instruction::ClickWords { text: text()?, times: 1 },
        ("double-click-words", _) => Instruction::ClickWords { text: text()?, times: 2 },
        ("press", _) => Instruction::Press(square()?),
        ("type", _) => Instruction::Type(text()?),
        ("mouse", _) => {
            let point = square()?;
            Instruction::Mouse(Vec2::new(f32::from(point.col), f32::from(point.row)))
        }
        ("lesson", _) => {
            let (id, rulebook) = rest.split_once(' ').ok_or("script-no-text")?;
            Instruction::Lesson { id: id.to_owned(), rulebook: rulebook.trim().to_owned() }
        }
        ("example", _) => Instruction::Example(text()?),
        ("next-step", "") => Instruction::NextStep,
        ("reads", _) => Instruction::Expect(Expectation::Reads(text()?)),
        ("story", _) => Instruction::Expect(Expectation::Story(text()?)),
        ("done", _) => Instruction::Expect(Expectation::Done(rest.parse().map_err(|_| "script-no-number")?)),
        ("key", _) => Instruction::Key(key(rest)?),
        ("window", _) => {
            let (width, height) = rest.split_once('x').ok_or("script-no-size")?;
            let length = |text: &str| text.trim().parse().map_err(|_| "script-no-size");
            Instruction::Window(length(width)?, length(height)?)
        }
        ("hold", _) => Instruction::Hold(key(rest)?),
        ("let-go", _) => Instruction::LetGo(key(rest)?),
        ("take", _) => Instruction::Take(text()?),
        ("screenshot", _) => Instruction::Screenshot(text()?),
        ("film", _) => Instruction::Film(text()?),
        ("cut", "") => Instruction::Cut,
        ("wait", _) => Instruction::Wait(rest.parse().map_err(|_| "script-no-number")?),
        ("frame-rate", _) => match rest.parse() {
            Ok(0) | Err(_) => return Err("script-no-number"),
            Ok(frames) => Instruction::FrameRate(frames),
        },
        ("instant", "") => Instruction::Instant,
        ("settle", "") => Instruction::Settle,
        ("read", _) => Instruction::Read(text()?),
        ("shows", _) => Instruction::Expect(Expectation::Tip(text()?)),
        ("writes", _) => Instruction::Expect(Expectation::Written(text()?)),
        ("expect", "offer") => Instruction::Expect(Expectation::Offer),
        ("expect", "menu") => Instruction::Expect(Expectation::Menu),
        ("expect", "settings") => Instruction::Expect(Expectation::Settings),
        ("expect", "over") => Instruction::Expect(Expectation::Over),
        ("expect-curtain", _) => Instruction::Expect(Expectation::Curtain(text()?)),
        ("expect-moment", _) => {
            Instruction::Expect(Expectation::Moment(rest.parse().map_err(|_| "script-no-number")?))
        }
        ("expect-file", _) => Instruction::Expect(Expectation::Saved(text()?)),
        ("expect", _) => Instruction::Expect(Expectation::Logged(text()?)),
        ("expect-not", _) => Instruction::Expect(Expectation::NotLogged(text()?)),
        ("holds", _) => Instruction::Expect(Expectation::Tool(text()?)),
        ("refused", _) => Instruction::Expect(Expectation::Refusal(text()?)),
        ("leave", "") => Instruction::Leave,
        ("resume", "") => Instruction::Resume,
        ("undo", "") => Instruction::Undo,
        ("redo", "") => Instruction::Redo,
        ("quit", "") => Instruction::Quit,
        _ => Instruction::Order(line.to_owned()),
    })
}

fn key(name: &str) -> Result<KeyCode, &'static str> {
    Key::named(name).map(|key| key.0).ok_or("script-no-key")
}

/// Reads the two squares of a drag.
fn drag(button: MouseButton, squares: &str) -> Result<Instruction, &'static str> {
    let (from, to) = squares.split_once(' ').ok_or("script-no-square")?;
    let square = |text: &str| text.trim().parse::<Pos>().map_err(|_| "script-no-square");
    Ok(Instruction::Drag(button, square(from)?, square(to)?))
}

#[cfg(test)]
mod tests {
    use bevy::prelude::KeyCode;

    use super::*;

    #[test]
    fn every_instruction_is_read_from_its_line() {
        let text = "# a walk\n\nhover 3,4\nshift-click 3,4\nclick 3,4\nkey enter\nsettle\nexpect offer\nshows Hit: 50\nexpect hits for\naccept\nfilm a.png\ncut\nframe-rate 5\nquit";
        let script = Script::read("walk", text, &Words::english()).unwrap();
        let read: Vec<_> =
            script.lines.iter().map(|(line, instruction)| (*line, instruction.clone())).collect();
        assert_eq!(read[0], (3, Instruction::Hover(Pos::new(3, 4))));
        assert_eq!(read[1], (4, Instruction::GoBy(Pos::new(3, 4))));
        assert_eq!(read[2], (5, Instruction::Click(Pos::new(3, 4))));
        assert_eq!(read[3], (6, Instruction::Key(KeyCode::Enter)));
        assert_eq!(read[4], (7, Instruction::Settle));
        assert_eq!(read[5], (8, Instruction::Expect(Expectation::Offer)));
        assert_eq!(read[6], (9, Instruction::Expect(Expectation::Tip("Hit: 50".to_owned()))));
        assert_eq!(read[7], (10, Instruction::Expect(Expectation::Logged("hits for".to_owned()))));
        assert_eq!(read[8], (11, Instruction::Order("accept".to_owned())));
        assert_eq!(read[9], (12, Instruction::Film("a.png".to_owned())));
        assert_eq!(read[10], (13, Instruction::Cut));
        assert_eq!(read[11], (14, Instruction::FrameRate(5)));
        assert_eq!(read[12], (15, Instruction::Quit));
    }

    #[test]
    fn a_line_that_makes_no_sense_is_named() {
        let failure = Script::read("walk", "settle\nclick nowhere", &Words::english()).unwrap_err();
        assert_eq!((failure.script.as_str(), failure.line), ("walk", 2));
        assert!(failure.sentence(&Words::english()).contains("click nowhere"));
        let failure = Script::read("still", "frame-rate 0", &Words::english()).unwrap_err();
        assert_eq!(failure.line, 1, "a second without a frame would never end");
    }
}
