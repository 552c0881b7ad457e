//! What a script expects to be so, and the sentence that says that it is not.

use super::run::WindowAccess;
use crate::engine::Awaiting;
use crate::tell::say;
use crate::view::hud::{Sheet, holds, shows};

/// What messages are told where there is nothing to name.
const NONE: &str = "none";

/// What a script expects to be so.
#[derive(Clone, Debug, PartialEq)]
pub enum Expectation {
    /// The log contains a text.
    Logged(String),
    /// The log does not contain a text.
    NotLogged(String),
    /// A line of the story contains a text.
    Story(String),
    /// The codex shows the article of this name.
    Reads(String),
    /// This many steps of the lesson have been done.
    Done(usize),
    /// The tip beside the pointed square contains a text.
    Tip(String),
    /// A panel shows these words, or words that begin with them.
    Written(String),
    /// The tool in hand has this name.
    Tool(String),
    /// The last wish was refused, with a sentence that contains a text.
    Refusal(String),
    /// The battle waits for an answer.
    Offer,
    /// The battle is over.
    Over,
    /// The menu is open.
    Menu,
    /// A curtain waits for this side.
    Curtain(String),
    /// The battle is watched again, and this many of its deeds lie before the moment on the board.
    Moment(usize),
    /// A file of this name lies in the user's folder.
    Saved(String),
    /// The settings are open.
    Settings,
}

impl Expectation {
    /// Checks it against the window.
    ///
    /// # Errors
    /// What is so instead, as a sentence.
    pub fn check(&self, window: &mut WindowAccess) -> Result<(), String> {
        let words = &window.voice.0;
        let awaiting = window.stage.as_ref().and_then(|stage| stage.awaiting());
        let (is_so, otherwise) = match self {
            Expectation::Logged(text) => {
                (holds(&window.log, text), say!(words, "script-not-logged", text = text))
            }
            Expectation::NotLogged(text) => {
                (!holds(&window.log, text), say!(words, "script-logged", text = text))
            }
            Expectation::Story(text) => {
                let wanted = text.to_lowercase();
                let is_told = window.log.story.iter().any(|line| line.text.to_lowercase().contains(&wanted));
                (is_told, say!(words, "script-not-told", text = text))
            }
            Expectation::Reads(name) => {
                let read = window.codex.reads().unwrap_or_default();
                (read == name, say!(words, "script-not-read", name = name, read = read))
            }
            Expectation::Done(count) => {
                let done = window.course.as_ref().map_or(0, |course| course.done());
                (done == *count, say!(words, "script-not-done", count = *count, done = done))
            }
            Expectation::Tip(text) => {
                let told: Vec<&str> = window.tip.lines.iter().map(|line| line.text.as_str()).collect();
                let told = told.join(" / ");
                (shows(&window.tip, text), say!(words, "script-not-shown", text = text, told = told))
            }
            Expectation::Written(text) => {
                (window.shown.place_of(text).is_some(), say!(words, "script-no-words", text = text))
            }
            Expectation::Tool(text) => {
                let tool = tool_in_hand(window);
                (tool.eq_ignore_ascii_case(text), say!(words, "script-other-tool", text = text, tool = tool))
            }
            Expectation::Refusal(text) => {
                let notice = window.focus.notice.take().unwrap_or_default();
                (
                    notice.to_lowercase().contains(&text.to_lowercase()),
                    say!(words, "script-not-refused", text = text, notice = notice),
                )
            }
            Expectation::Offer => {
                (matches!(awaiting, Some(Awaiting::Answer(_))), say!(words, "script-no-offer"))
            }
            Expectation::Over => {
                (matches!(awaiting, Some(Awaiting::Over(_))), say!(words, "script-not-over"))
            }
            Expectation::Curtain(text) => {
                let side = window
                    .stage
                    .as_ref()
                    .and_then(|stage| stage.curtain().map(|side| window.voice.teller(stage).side(side)));
                let side = side.unwrap_or_else(|| NONE.to_owned());
                (side.eq_ignore_ascii_case(text), say!(words, "script-no-curtain", text = text, side = side))
            }
            Expectation::Moment(wanted) => {
                let watched = window.stage.as_ref().filter(|stage| stage.is_replay());
                let moment = watched.map(|stage| window.reel.moment(stage.session.reviewed_at()));
                let told = moment.map_or_else(|| NONE.to_owned(), |moment| moment.to_string());
                (moment == Some(*wanted), say!(words, "script-other-moment", wanted = *wanted, told = told))
            }
            Expectation::Saved(name) => {
                let path = window.saves.home.as_ref().map(|home| home.join(name));
                (path.is_some_and(|path| path.is_file()), say!(words, "script-no-file", name = name))
            }
            Expectation::Settings => {
                (window.sheets.open == Some(Sheet::Settings), say!(words, "script-no-settings"))
            }
            Expectation::Menu => (window.menu.is_open, say!(words, "script-no-menu")),
        };
        if is_so { Ok(()) } else { Err(otherwise) }
    }
}

/// The name of the tool in hand; empty if there is none.
fn tool_in_hand(window: &WindowAccess) -> String {
    let tool = window.stage.as_ref().zip(window.focus.tool.as_ref());
    tool.map(|(stage, tool)| window.voice.teller(stage).button(tool.deed())).unwrap_or_default()
}
