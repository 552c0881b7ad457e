//! Reactions: what one may do in the middle of another's turn, beside the blow at one who leaves.

mod readied;
