//! Copies over copies: a value takes over another one in the memory that it has already, part by part. Battles that are
//! copied and restored over and over allocate nothing that way.

/// Implements `Clone` for a struct with these fields. Unlike a derived one, `clone_from` copies each field in place. The
/// compiler refuses a list that leaves a field out.
macro_rules! clone_in_place {
    ($type:ident { $($field:ident),* $(,)? }) => {
        impl Clone for $type {
            fn clone(&self) -> $type {
                let $type { $($field),* } = self;
                $type { $($field: $field.clone()),* }
            }

            fn clone_from(&mut self, other: &$type) {
                let $type { $($field),* } = other;
                $( self.$field.clone_from($field); )*
            }
        }
    };
    ($type:ident($field:ident)) => {
        impl Clone for $type {
            fn clone(&self) -> $type {
                let $type($field) = self;
                $type($field.clone())
            }

            fn clone_from(&mut self, other: &$type) {
                self.0.clone_from(&other.0);
            }
        }
    };
}

pub(crate) use clone_in_place;
