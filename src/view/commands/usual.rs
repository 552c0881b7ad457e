//! The keys that commands have unless the player chooses others.

use bevy::prelude::KeyCode;

use super::Command;

impl Command {
    /// The keys that stand for it unless the player has chosen others.
    pub const fn usual_keys(self) -> &'static [KeyCode] {
        use KeyCode as K;
        match self {
            Command::PointLeft => &[K::ArrowLeft, K::KeyH],
            Command::PointRight => &[K::ArrowRight, K::KeyL],
            Command::PointUp => &[K::ArrowUp, K::KeyK],
            Command::PointDown => &[K::ArrowDown, K::KeyJ],
            Command::PointNext => &[K::KeyF],
            Command::Act => &[K::Enter, K::NumpadEnter],
            Command::GoBy => &[K::KeyG],
            Command::Share => &[K::KeyX],
            Command::NextCombatant => &[K::Tab],
            Command::Tool1 => &[K::Digit1],
            Command::Tool2 => &[K::Digit2],
            Command::Tool3 => &[K::Digit3],
            Command::Tool4 => &[K::Digit4],
            Command::Tool5 => &[K::Digit5],
            Command::Tool6 => &[K::Digit6],
            Command::Tool7 => &[K::Digit7],
            Command::Tool8 => &[K::Digit8],
            Command::Tool9 => &[K::Digit9],
            Command::AllTools => &[K::KeyT],
            Command::Yes => &[K::KeyY],
            Command::No => &[K::KeyN],
            Command::EndTurn => &[K::KeyE],
            Command::Undo => &[K::KeyU],
            Command::Redo => &[K::KeyR],
            Command::Skip => &[K::Space],
            Command::Slower => &[K::Comma],
            Command::Faster => &[K::Period],
            Command::PanLeft => &[K::KeyA],
            Command::PanRight => &[K::KeyD],
            Command::PanUp => &[K::KeyW],
            Command::PanDown => &[K::KeyS],
            Command::ZoomIn => &[K::Equal, K::NumpadAdd],
            Command::ZoomOut => &[K::Minus, K::NumpadSubtract],
            Command::WholeBoard => &[K::Digit0],
            Command::SidePanel => &[K::KeyP],
            Command::ScrollUp => &[K::PageUp],
            Command::ScrollDown => &[K::PageDown],
            Command::ReadRule => &[K::KeyI],
            Command::Codex => &[K::F1, K::Help],
            Command::SwitchLog => &[K::KeyC],
            Command::LargeLog => &[K::KeyB],
            Command::SearchLog => &[K::Slash],
            Command::Narrate => &[K::KeyV],
            Command::Mute => &[K::KeyM],
            Command::Settings => &[K::KeyO],
            Command::Back => &[K::Escape],
            // Like the tools of a battle: in the order in which they stand in the bar.
            Command::AgainAlike => &[K::Digit1],
            Command::AgainAnew => &[K::Digit2],
            Command::Watch => &[K::Digit3],
            Command::NextScenario => &[K::Digit4],
            Command::ToScenarios => &[K::Digit5],
            Command::SaveSheet => &[K::Digit6],
            Command::ReplayDeedBack => &[K::ArrowLeft, K::KeyH],
            Command::ReplayDeedOn => &[K::ArrowRight, K::KeyL],
            Command::ReplayTurnBack => &[K::ArrowUp, K::KeyK],
            Command::ReplayTurnOn => &[K::ArrowDown, K::KeyJ],
            Command::ReplayRoundBack => &[K::KeyU],
            Command::ReplayRoundOn => &[K::KeyR],
            Command::ReplayFirst => &[K::Home],
            Command::ReplayLast => &[K::End],
            Command::ReplayPlay => &[K::Space],
            Command::ReplayEyes => &[K::KeyE],
            Command::ReplayTakeOver => &[K::KeyT],
            Command::ReplayClose => &[K::Backspace],
        }
    }
}
