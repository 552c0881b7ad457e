//! The program's answers: lines of text, or of JSON that names an order.

use std::io::{BufRead, Read, stdin};

use serde_json::Value;

use super::lines::Choice;
use crate::battle::Phrase;
use crate::cli::failure::Failure;

/// The most bytes that a line may have, without its end.
const LONGEST_LINE: usize = 1 << 16;

/// A line that has been read, or why it cannot be.
type Heard = Result<String, Phrase>;

/// The next line of the input that is not empty; none at its end.
pub fn read_line() -> Result<Option<Heard>, Failure> {
    loop {
        let bytes = read_bytes()?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.len() > LONGEST_LINE && !bytes.ends_with(b"\n") {
            // What is left of the line would be taken for lines of its own.
            while !matches!(read_bytes()?.last(), None | Some(b'\n')) {}
            return Ok(Some(Err(Phrase::new("referee-long-line").with("most", LONGEST_LINE))));
        }
        let line = String::from_utf8_lossy(&bytes);
        // Some shells put a byte order mark before all that they send.
        let line = line.trim_start_matches('\u{feff}').trim();
        if !line.is_empty() {
            return Ok(Some(Ok(line.to_owned())));
        }
    }
}

/// The bytes up to the end of a line, or one more than a line may have.
fn read_bytes() -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    stdin().lock().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
    Ok(bytes)
}

/// What a line of the program wants.
pub enum Answer {
    /// To give the order with this text.
    Give(String),
    /// To know what the order with this text would do.
    Ask(String),
}

/// Reads a line: the text of an order, or JSON that names one.
pub fn read_answer(line: &str, options: &[Choice]) -> Result<Answer, Phrase> {
    let is_json = line.starts_with(['{', '[', '"']) || line.parse::<f64>().is_ok();
    if !is_json {
        return Ok(Answer::Give(line.to_owned()));
    }
    let unfit = || Phrase::new("referee-unfit-json");
    let value: Value = serde_json::from_str(line).map_err(|_| unfit())?;
    let text = |value: &Value| value.as_str().map(str::to_owned).ok_or_else(unfit);
    if let Some(asked) = value.get("ask") {
        return text(asked).map(Answer::Ask);
    }
    let chosen = value.get("option").unwrap_or(&value);
    if let Some(number) = chosen.as_u64() {
        let place = usize::try_from(number).ok();
        let option = place.and_then(|place| options.get(place)).map(|option| option.order.clone());
        let none = || Phrase::new("referee-no-option").with("found", number.to_string());
        return option.map(Answer::Give).ok_or_else(|| none().with("count", options.len()));
    }
    text(value.get("order").unwrap_or(&value)).map(Answer::Give)
}
