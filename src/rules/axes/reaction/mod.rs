//! What rulebooks let combatants do in answer to others, beside the blow at an enemy who leaves.

mod readied;
