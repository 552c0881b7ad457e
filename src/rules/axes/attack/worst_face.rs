//! Blows that the target cannot avoid: they miss only on the worst face of the die.

use smallvec::smallvec;

use crate::battle::{Check, Modifier, Reason};
use crate::dice::Goal;

/// Makes a check to hit miss only on the worst face of its die, since the target cannot avoid it.
pub fn miss_on_the_worst_face_alone(check: &mut Check, why: Reason) {
    check.threshold = smallvec![Modifier { why, amount: 0 }];
    (check.goal, check.worst_fails) = (Goal::Show, true);
}
