//! The keys at the end of a battle, and while it is watched again.

use bevy::prelude::KeyCode;

use crate::view::replay::{ReplayWish, Stride, Way};
use crate::view::wish::Wish;

/// The wish that a key stands for while a battle is watched again. Keys that mean nothing here mean what they always mean.
pub fn wish_while_watching(key: KeyCode) -> Option<Wish> {
    let stride = |stride, way| ReplayWish::Stride(stride, way);
    let wish = match key {
        KeyCode::ArrowLeft | KeyCode::KeyH | KeyCode::KeyU => stride(Stride::Deed, Way::Back),
        KeyCode::ArrowRight | KeyCode::KeyL | KeyCode::KeyR | KeyCode::Enter => stride(Stride::Deed, Way::On),
        KeyCode::ArrowUp | KeyCode::KeyK => stride(Stride::Turn, Way::Back),
        KeyCode::ArrowDown | KeyCode::KeyJ => stride(Stride::Turn, Way::On),
        KeyCode::PageUp => stride(Stride::Round, Way::Back),
        KeyCode::PageDown => stride(Stride::Round, Way::On),
        KeyCode::Home => stride(Stride::Whole, Way::Back),
        KeyCode::End => stride(Stride::Whole, Way::On),
        KeyCode::Space => ReplayWish::Play,
        KeyCode::KeyV => ReplayWish::NextEyes,
        KeyCode::KeyT => ReplayWish::TakeOver,
        KeyCode::KeyB => ReplayWish::Close,
        _ => return None,
    };
    Some(Wish::Replay(wish))
}

/// The wish that a key stands for once a battle is over.
pub fn wish_at_the_end(key: KeyCode) -> Option<Wish> {
    Some(match key {
        KeyCode::KeyW => Wish::Replay(ReplayWish::Open(None)),
        KeyCode::KeyS => Wish::AgainAlike,
        KeyCode::KeyA => Wish::Again,
        KeyCode::KeyN => Wish::NextScenario,
        KeyCode::KeyC => Wish::SaveSheet,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wish_of_a_replay_has_a_key() {
        let keys = [
            KeyCode::ArrowLeft,
            KeyCode::ArrowRight,
            KeyCode::ArrowUp,
            KeyCode::ArrowDown,
            KeyCode::PageUp,
            KeyCode::PageDown,
            KeyCode::Home,
            KeyCode::End,
        ];
        let strides: Vec<_> = keys.into_iter().filter_map(wish_while_watching).collect();
        for stride in [Stride::Deed, Stride::Turn, Stride::Round, Stride::Whole] {
            for way in [Way::On, Way::Back] {
                assert!(
                    strides.contains(&Wish::Replay(ReplayWish::Stride(stride, way))),
                    "{stride:?} {way:?}"
                );
            }
        }
        assert_eq!(wish_while_watching(KeyCode::Escape), None, "the menu opens as always");
    }
}
