//! An exchange whose answers are asked for: by its digest it is looked up among those that came up before.

use super::roles::Roles;
use super::strikes::StrikePrint;
use super::value::Measure;
use crate::rules::exchange::Exchange;
use crate::rules::exchange::strike::{Delivery, Strike};
use crate::rules::table::Table;

/// An exchange whose answers are asked for.
#[derive(Debug)]
pub struct Asked {
    /// A digest of the exchange and of everything else that the worth of its outcomes depends on.
    pub digest: u64,
    pub strike: Option<StrikePrint>,
    /// The exchange itself, if it has been made.
    pub exchange: Option<Exchange>,
}

impl Asked {
    /// An exchange that has been made.
    pub fn of(table: &Table<'_>, roles: Roles, exchange: Exchange) -> Asked {
        let (digest, strike) = match &exchange {
            Exchange::Strike(Strike::Delivery(strike)) => {
                let print = StrikePrint::of(table, roles, strike);
                (print.whole(), Some(print))
            }
            other => (roles.digest(&(other, Measure::of(table, roles.target()))), None),
        };
        Asked { digest, strike, exchange: Some(exchange) }
    }

    /// A strike that need not be made if it is known.
    pub fn known(print: StrikePrint) -> Asked {
        Asked { digest: print.whole(), strike: Some(print), exchange: None }
    }
}

/// The delivery of a strike that has not begun.
pub fn delivery_of(exchange: Exchange) -> Option<Delivery> {
    match exchange {
        Exchange::Strike(Strike::Delivery(strike)) => Some(strike),
        _ => None,
    }
}
