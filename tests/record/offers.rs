//! Offers in records: the fingerprints of facts and the snapshots of rounds hold them in this form, so it stays as it is.

use affray::battle::deeds::Hide;
use affray::battle::reactions::{Cast, OpportunityAttack, Readied, Step, Strike};
use affray::battle::{CombatantId, HeldDeed, Occasion, Offer, Reaction, WeaponId};
use affray::grid::Pos;

const ASKED: CombatantId = CombatantId(1);
const OTHER: CombatantId = CombatantId(2);
const ARM: WeaponId = WeaponId(3);

/// That an offer of a reaction is written in this form, and read back from it.
fn assert_recorded(reaction: impl Into<Reaction>, form: &str) {
    let offer = Offer { to: ASKED, reaction: reaction.into() };
    let whole = format!(r#"{{"to":1,"kind":{form}}}"#);
    assert_eq!(serde_json::to_string(&offer).unwrap(), whole);
    assert_eq!(serde_json::from_str::<Offer>(&whole).unwrap(), offer);
}

#[test]
fn what_rules_allow_is_recorded_by_its_name() {
    let target = OTHER;
    assert_recorded(
        OpportunityAttack { target, weapon: ARM },
        r#"{"OpportunityAttack":{"target":2,"weapon":3}}"#,
    );
    assert_recorded(
        Readied { on: Occasion::EnemyInSight, deed: HeldDeed::Strike { weapon: ARM }, target },
        r#"{"Readied":{"on":"EnemyInSight","deed":{"Strike":{"weapon":3}},"target":2}}"#,
    );
    assert_recorded(
        Readied { on: Occasion::AllyAttacked, deed: HeldDeed::Hide(Hide {}), target },
        r#"{"Readied":{"on":"AllyAttacked","deed":{"Hide":{}},"target":2}}"#,
    );
}

#[test]
fn what_abilities_allow_is_recorded_as_one_case() {
    let target = OTHER;
    assert_recorded(
        Strike { on: Occasion::EnemyInReach, weapon: ARM, target },
        r#"{"ByAbility":{"on":"EnemyInReach","reply":{"Strike":3},"target":2}}"#,
    );
    assert_recorded(
        Step { on: Occasion::Attacked, to: Pos::new(4, 5), target },
        r#"{"ByAbility":{"on":"Attacked","reply":{"Step":[4,5]},"target":2}}"#,
    );
    assert_recorded(
        Cast { on: Occasion::AdjacentAllyAttacked, spell: ARM, target },
        r#"{"ByAbility":{"on":"AdjacentAllyAttacked","reply":{"Cast":3},"target":2}}"#,
    );
}
