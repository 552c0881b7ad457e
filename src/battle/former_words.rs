//! Words of files and orders that have been renamed, so that whoever uses one is told the present word.

/// Each former word, and what it is called now.
const RENAMED: [(&str, &str); 8] = [
    ("FoesFirst", "EnemiesFirst"),
    ("FriendAttacked", "AdjacentAllyAttacked"),
    ("careful", "soldier"),
    ("foe_within_one_move", "enemy_within_one_move"),
    ("foe_within_two_moves", "enemy_within_two_moves"),
    ("foes_show_intents", "enemies_show_intents"),
    ("friend", "adjacent"),
    ("no_foe_near", "no_enemy_near"),
];

/// What a former word is called now.
pub fn present_word(word: &str) -> Option<&'static str> {
    RENAMED.iter().find(|(former, _)| *former == word).map(|(_, present)| *present)
}
