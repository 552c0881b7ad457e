//! RON text -> checked values.
