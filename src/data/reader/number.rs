//! Gives numbers to types that take any number, as the type that the `ron` crate would choose.

use serde::de::Visitor;

use super::fault::Outcome;

/// Gives a decimal as the smallest type that holds it exactly.
pub(super) fn visit_decimal<'a, V: Visitor<'a>>(number: f64, visitor: V) -> Outcome<V::Value> {
    let narrow = number as f32;
    if f64::from(narrow).total_cmp(&number).is_eq() {
        visitor.visit_f32(narrow)
    } else {
        visitor.visit_f64(number)
    }
}

/// Gives a whole number as the smallest type that holds it.
pub(super) fn visit_integer<'a, V: Visitor<'a>>(
    number: i128,
    is_signed: bool,
    visitor: V,
) -> Outcome<V::Value> {
    macro_rules! try_each {
        ($($integer:ident $visit:ident)*) => {
            $(if let Ok(number) = $integer::try_from(number) {
                return visitor.$visit(number);
            })*
        };
    }
    if is_signed {
        try_each!(i8 visit_i8 i16 visit_i16 i32 visit_i32 i64 visit_i64);
    } else {
        try_each!(u8 visit_u8 u16 visit_u16 u32 visit_u32 u64 visit_u64);
    }
    visitor.visit_i128(number)
}
