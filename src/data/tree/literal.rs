//! Reads numbers, texts and characters. Each function starts at the first character of a value, moves past the value,
//! and reports problems in it.

use super::{Value, scanner::Scanner};
use crate::battle::{problem::Phrase, source::Span};

/// More digits than a 64-bit number has in any base.
const MOST_DIGITS: usize = 64;

impl Scanner<'_> {
    /// A number, decimal unless it begins with `0x`, `0o` or `0b`; underscores may separate the digits.
    pub fn number(&mut self) -> Value {
        let start = self.at;
        let mut previous = ' ';
        let is_based = self.rest().trim_start_matches(['+', '-']).starts_with("0x");
        for letter in self.rest().chars() {
            let is_sign = matches!(letter, '+' | '-')
                && (previous == ' ' || (!is_based && matches!(previous, 'e' | 'E')));
            if !(is_sign || letter.is_alphanumeric() || matches!(letter, '_' | '.')) {
                break;
            }
            previous = letter;
            self.at += letter.len_utf8();
        }
        let span = Span::new(start, self.at);
        let written = &self.text[span.range()];
        match read_number(written) {
            Ok(value) => value,
            Err(key) => {
                let found = self.show(span);
                self.report_at(span, Phrase::new(key).with("found", found));
                Value::Broken
            }
        }
    }

    /// `"..."`.
    pub fn text(&mut self) -> Value {
        let start = self.at;
        let mut text = String::new();
        let mut is_sound = true;
        self.at += 1;
        loop {
            text.push_str(self.take_while(|letter| !matches!(letter, '"' | '\\')));
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    if self.peek().is_some_and(char::is_alphanumeric) {
                        self.glued_text = self.glued_text.or(Some(Span::new(start, self.at)));
                    }
                    return if is_sound { Value::Text(text) } else { Value::Broken };
                }
                Some(_) if self.rest().starts_with("\\\n") || self.rest().starts_with("\\\r\n") => {
                    self.at += 1;
                    self.take_while(|letter| matches!(letter, ' ' | '\t' | '\n' | '\r'));
                }
                Some(_) => match self.escape() {
                    Some(letter) => text.push(letter),
                    None => is_sound = false,
                },
                None => {
                    self.give_up(Span::new(start, start + 1), Phrase::new("unclosed-text"));
                    return Value::Broken;
                }
            }
        }
    }

    /// Whether `r"..."` or `r#"..."#` begins here.
    pub fn is_at_raw_text(&self) -> bool {
        self.rest().strip_prefix('r').is_some_and(|rest| rest.trim_start_matches('#').starts_with('"'))
    }

    /// `r"..."` or `r#"..."#`, without escapes.
    pub fn raw_text(&mut self) -> Value {
        let start = self.at;
        self.at += 1;
        let hashes = self.take_while(|letter| letter == '#');
        self.at += 1;
        let closing = format!("\"{hashes}");
        let rest = self.rest();
        let Some(length) = rest.find(&closing) else {
            self.give_up(
                Span::new(start, self.at),
                Phrase::new("unclosed-raw-text").with("closing", closing),
            );
            return Value::Broken;
        };
        self.at += length + closing.len();
        Value::Text(rest[..length].to_owned())
    }

    /// `'x'`.
    pub fn character(&mut self) -> Value {
        let start = self.at;
        self.at += 1;
        let is_empty = self.eat('\'');
        if !is_empty {
            let letter = match self.peek() {
                Some('\\') => self.escape().map_or(Value::Broken, Value::Char),
                Some(letter) if !matches!(letter, '\n' | '\r') => {
                    self.at += letter.len_utf8();
                    Value::Char(letter)
                }
                _ => Value::Broken,
            };
            if self.eat('\'') {
                return letter;
            }
            // This is usually a text in the wrong quotes, so skip all of it that is on this line.
            let line = self.rest().lines().next().unwrap_or_default();
            self.at += line.find('\'').map_or(0, |quote| quote + 1);
        }
        let span = Span::new(start, self.at);
        let found = self.show(span);
        self.report_at(span, Phrase::new("malformed-character").with("found", found));
        Value::Broken
    }

    /// An escape sequence. Characters that cannot be shown are not allowed here either.
    fn escape(&mut self) -> Option<char> {
        let start = self.at;
        self.at += 1;
        let kind = self.peek();
        self.at += kind.map_or(0, char::len_utf8);
        let letter = match kind {
            Some(letter @ ('\'' | '"' | '\\')) => Some(letter),
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some('x') => self.hexadecimal(2, 2).filter(|letter| letter.is_ascii() && !letter.is_control()),
            Some('u') if self.eat('{') => {
                self.hexadecimal(1, 6).filter(|letter| self.eat('}') && !letter.is_control())
            }
            _ => None,
        };
        if letter.is_none() {
            let span = Span::new(start, self.at);
            let found = self.show(span);
            self.report_at(span, Phrase::new("malformed-escape").with("found", found));
        }
        letter
    }

    fn hexadecimal(&mut self, least: usize, most: usize) -> Option<char> {
        let rest = self.rest();
        let length = rest.bytes().take(most).take_while(u8::is_ascii_hexdigit).count();
        self.at += length;
        if length < least {
            return None;
        }
        u32::from_str_radix(&rest[..length], 16).ok().and_then(char::from_u32)
    }
}

/// Reads a number; the error is the key of the problem.
fn read_number(written: &str) -> Result<Value, &'static str> {
    let (is_negative, unsigned) = match written.as_bytes() {
        [b'-', ..] => (true, &written[1..]),
        [b'+', ..] => (false, &written[1..]),
        _ => (false, written),
    };
    let (base, digits) = match unsigned.get(..2) {
        Some("0x") => (16, &unsigned[2..]),
        Some("0o") => (8, &unsigned[2..]),
        Some("0b") => (2, &unsigned[2..]),
        _ => (10, unsigned),
    };
    if are_digits(digits, base) {
        let digits: String =
            digits.trim_start_matches(['0', '_']).chars().filter(|&digit| digit != '_').collect();
        if digits.len() > MOST_DIGITS {
            return Err("number-too-large");
        }
        let size = if digits.is_empty() { Ok(0) } else { i128::from_str_radix(&digits, base) };
        let number = size.map(|size| if is_negative { -size } else { size });
        return match number {
            Ok(number) if (i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(&number) => {
                Ok(Value::Integer(number))
            }
            _ => Err("number-too-large"),
        };
    }
    if !is_decimal(unsigned) {
        return Err("malformed-number");
    }
    let plain: String = written.chars().filter(|&letter| letter != '_').collect();
    match plain.parse::<f64>() {
        Ok(number) if number.is_finite() => Ok(Value::Float(number)),
        _ => Err("number-too-large"),
    }
}

/// Whether `text` consists of digits of a base, perhaps with underscores between them.
fn are_digits(text: &str, base: u32) -> bool {
    text.starts_with(|first: char| first.is_digit(base))
        && text.chars().all(|letter| letter == '_' || letter.is_digit(base))
}

/// Whether `text` is a decimal fraction, perhaps with an exponent. The caller has ruled out plain digits.
fn is_decimal(text: &str) -> bool {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (text, None),
    };
    let is_mantissa = match mantissa.split_once('.') {
        Some((whole, "")) => are_digits(whole, 10),
        Some(("", fraction)) => are_digits(fraction, 10),
        Some((whole, fraction)) => are_digits(whole, 10) && are_digits(fraction, 10),
        None => are_digits(mantissa, 10),
    };
    is_mantissa
        && exponent
            .is_none_or(|exponent| are_digits(exponent.strip_prefix(['+', '-']).unwrap_or(exponent), 10))
}
